# The table in the browser.

## Cards

card-number = Core { $number }
stat-changed = { $stat } { $now }, printed { $printed }
stat-of = { $stat } { $now } of { $of }
ability-shadow = Shadow
type-boon = boon
type-burden = burden
text-not-translated = This text has not been translated yet.
causes-printed = printed { $printed }
causes-effect = by a lasting effect

state-exhausted = exhausted
state-committed = on the quest
state-attacking = Attacking
state-defending = Defending
state-guarded = guarded by an encounter card
state-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
state-damage = { $count } damage
state-progress = { $count } progress
card-option = { $card } – answer { $number }

about-ranged = Ranged: may be declared as an attacker against enemies engaged with other players.
about-sentinel = Sentinel: may be declared as a defender against attacks on other players.
about-restricted = Restricted: a character carries at most two of these.
about-surge = Surge: when revealed, one more card is revealed.
about-doomed = Doomed: when revealed, every player raises their threat by this number.
about-guarded = Guarded: it cannot be claimed while an encounter card is attached to it.
about-victory = Victory: worth that many points when it goes to the victory display.
about-permanent = Permanent: stays with its hero and cannot be discarded.

## The table

home = Home
menu = Menu
close = Close
cancel = Never mind
copied = Copied
undo = Take back
redo = Do again
keys = Keys
round = The round
round-number = Round { $round }
threat = Threat
threat-of = Threat { $value } of { $limit }
balance = Willpower { $willpower } against threat { $threat }
adjusted = adjusted
adjusted-title = The engine was overruled in this game.
first-player = first player
your-move = Your move
player-of-several = { $name } ({ $number })
web-no-answer = The server does not answer.
reconnecting = The connection is lost. Coming back by itself …
farewell = You have left the table
refused = That did not work.
tip-rule = Rule { $rule }
tip-fine = This can be done now.

zone-shared = The quest and the staging area
zone-quest = { $left ->
    [0] Last stage
    [one] One stage to come
   *[other] { $left } stages to come
}
zone-active = Active location
zone-staging = Staging area
zone-staging-empty = Nothing lies in wait.
zone-engaged = Engaged
zone-engaged-empty = No enemy is engaged here.
zone-heroes = Heroes
zone-allies = Allies
pile-encounter = Encounter
pile-discard = Discard
pile-deck = Deck
pile-empty = There are no cards here.
pile-encounter-discard-title = The encounter discard pile
pile-discard-title = Discard pile
pile-victory-title = Victory display
pile-aside-title = Set aside
pile-shadows-title = Shadow cards
hand-of = The hand of { $player }
hand-empty = The hand is empty.
hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-hand = cards in hand
count-deck = cards in the deck
count-resources = resources

stop-here = You are asked here, whenever there is anything you could do.
stops-yours = your stops
step-how = Click: stop here. Right click: pass on until here.
hold = Wait for me
steps-cards = cards speak of it
step-cards = { $count ->
    [one] A card in play speaks of this step: { $cards }
   *[other] { $count } cards in play speak of this step: { $cards }
}
phase-open = Show its steps, to stop there
run-here = Everything is passed until here.
bar-resource = Actions
bar-planning-turn = Play cards
bar-planning = Actions
bar-quest-begin = Begin
bar-quest-commit = Commit
bar-quest-staging = Staging
bar-quest-resolution = Resolve
bar-travel = Travel
bar-encounter-optional = Engage
bar-encounter-checks = Checks
bar-combat-shadows = Shadow cards
bar-combat-enemy-1 = Their attack
bar-combat-enemy-2 = Defender
bar-combat-enemy-3 = Shadow
bar-combat-enemy-4 = Damage
bar-combat-player-1 = Our attack
bar-combat-player-2 = Strength
bar-combat-player-3 = Damage
bar-combat-end = End
bar-refresh = Refresh

prompt = What is asked
prompt-decides = decides
prompt-seats = Seats that are asked
prompt-waiting = Waiting for { $player } …
prompt-nothing = The table goes on …
prompt-pause = You may act now, or pass.
prompt-nobody-quests = Nobody goes
prompt-nobody-attacks = Nobody attacks
prompt-planned = Nothing more to play
prompt-engage-none = Engage nobody
prompt-no-response = Do not respond
prompt-no-attack = No more attacks
prompt-fold = Look at the table
back-title = { $steps ->
    [one] You look at the table as it was one step ago
   *[other] You look at the table as it was { $steps } steps ago
}
back-note = Nothing is taken back by looking.
back-look = Look back
back-now = To now
back-earlier = Earlier
back-later = Later
prompt-less = Ask me less
prompt-no-stop = No need to stop here
prompt-stop-note = You are asked because you stop at this step (the red mark on the left); nothing you could do seems useful now.
prompt-all = All
prompt-pay = Pay for me
prompt-confirm = { $count ->
    [one] Confirm { $count } card
   *[other] Confirm { $count } cards
}
option-cost = cost { $cost }
option-has = { $count ->
    [0] none left
   *[other] { $count } left
}
sum-against = against
sum-progress = { $amount ->
    [0] nothing happens
   *[other] { $amount } progress
}
sum-threat = threat rises by { $amount }
sum-damage = { $amount } damage
sum-kills = destroyed
sum-paid = { $paid } of { $price } paid
outcome-damage = { $amount ->
    [0] no damage
   *[other] { $amount } damage
}
outcome-falls = falls
outcome-willpower = +{ $amount }
outcome-attack = +{ $amount }
outcome-less-threat = threat −{ $amount }

forecast = Next quest
forecast-public = from public cards
odds-quest = { $chance } % that the cards still to be revealed make it fail
odds-shadow = { $count ->
    [one] Its shadow card is face down: { $dark } of the { $unseen } unseen cards have a shadow effect.
   *[other] { $count } shadow cards are face down: { $dark } of the { $unseen } unseen cards have a shadow effect.
}
odds-title = Counted from the cards nobody has seen yet and their printed threat; effects of cards come on top.
forecast-ready = up to { $amount }
forecast-threat = { $now } + { $expected }
forecast-title = Cards to be revealed add { $expected } threat on average and { $worst } at worst; { $unseen } cards have not been seen.

chronicle = Chronicle
chronicle-filter = Show only lines with these words
chronicle-copy = Copy the chronicle
chronicle-save = Save the chronicle as text
chat-say = Say something to the table
chat-table = The table
chat-phrases = Ready-made words
reveal-next = Go on
reveal-more = { $count ->
    [one] one more
   *[other] { $count } more
}

seats = Seats
seat-out = out of the game
seat-away = away
seat-thinking = thinking
seat-deciding = deciding
seat-holding = holds
seat-take = Sit down
seat-leave = Get up
seat-show = spectators see this hand
delegate = Who answers for this seat
delegate-self = I answer
delegate-pass = Pass for me, unless I am attacked
habits = When you are asked
habits-ask = In action windows
habits-timely = where an action makes sense, and at your stops
habits-always = wherever an action is legal
habits-hold = Wait for me: nothing is passed for me
habits-interrupts = What ends passing on to a later step
interrupt-attacked = one of my characters is attacked
interrupt-called = somebody calls
interrupt-revealed = an encounter card is revealed
interrupt-threat = my threat comes to
host = As the host
host-undo = What has been seen is taken back
host-undo-all = if all agree
host-undo-host = if I agree
host-away = Who is away for { $minutes } min and must answer
host-away-wait = is waited for
host-away-pass = passes
host-away-companion = is helped by a companion
host-invite = New link (the old one opens nothing)
host-kick = Send { $player } away
agent-expert = Expert companion
agent-search = Companion who thinks ahead
agent-sensible = Sensible companion

proposal = A proposal
proposal-undo = { $player } would like to take back { $steps ->
    [one] the last move
   *[other] { $steps } moves
}. Gone would be:
proposal-adjust = { $player } would like to overrule the engine.
proposal-concede = { $player } would like to give up this game.
proposal-yes = I agree
proposal-no = No

concede = Give up
concede-sure = Really give up
concede-text = The game ends here and counts as lost. It stays in the journal and can be watched again.
concede-no = Play on
concede-seat = Only { $player } leaves
invite = Copy the link for friends
report = Something is wrong
report-what = What happened, and what should have happened?
report-note = The report keeps this very moment of the game. You can go on playing.
report-send = Send
report-sent = Thank you. The report has the number { $number }.

key-number = choose an answer by its number
key-confirm = confirm, pass, go on
key-undo = take back
key-redo = do again
key-undo-round = take back the whole round
key-redo-round = do the whole round again
key-earlier = look at the step before
key-later = look at the next step again
key-use = use the card under the pointer: commit it, play it, travel there
key-shadows = show the shadow cards
key-mulligan = draw six new cards at the start
key-seat-before = the seat of yours before
key-all = all cards, or none
key-hold = wait for me
key-log = to the chronicle
key-chat = say something
key-help = this list
key-seat-next = the next seat of yours
key-home = to the first page
key-decks = to the decks, ready-made and your own
key-deck-address = a deck by its address
key-pass-phase = pass to the end of the round
key-concede = give up
key-forecast = forecast on or off
key-override = change cards by hand, on or off
key-score = score sheet, when the game is over
key-seat = look from the first to the fourth seat
key-tab = go from card to card, and use one
key-point = show the others the card under the focus
keys-press = Press a key
keys-reset = As they were
keys-known = As at other tables, E, Z and G confirm too, D draws a new first hand, / lets you speak, and this list is there while you hold Tab. What other tables do by a key and this game does by itself: revealing cards, dealing shadow cards, saving.
key-by-hand = This key changes cards by hand. Press O first, if you want to overrule the engine.
key-saves-itself = The game is saved by itself after every answer. You find it on the first page.
key-no-card = This key is about a card: point at one first.
key-no-mulligan = A new hand can be drawn only at the start of the game.
key-no-past = This browser has seen nothing earlier. When the game is over, its replay shows all of it.
key-no-later = This is how things stand now.
key-no-chat = Nobody else is at this table.
key-no-score = The score is counted when the game is over.

card-controls = What you may decide about this card
ability-rule = In windows, this card
ability-rule-ask = asks me when it makes sense
ability-rule-never = never stops me
ability-rule-always = responds by itself
override-note = This overrules the engine, and the game is marked as adjusted.
override-damage = Damage
override-progress = Progress
override-resources = Resources
override-less = { $what }: one less
override-more = { $what }: one more
override-ready = Ready it
override-exhaust = Exhaust it
override-turn = Turn it over
override-shuffle = Shuffle
override-no-token = Only resources (1), progress (2) and damage (3) lie on cards here. All other numbers come from the rules.
override-mode = By hand
override-end = No more by hand
override-keys = { $key } begins and ends it. Each key is about the card under the pointer or the focus; numbers add a token on its upper half and take one on its lower half, or with Shift. Everything is written down, and the game is marked as adjusted.
override-key-threat = threat of the seat you look from: up, down
override-key-a = exhaust or ready it
override-key-q = commit it to the quest, or take it back
override-key-v = to the victory display
override-key-x = to its discard pile
override-key-c = off its host: to the hand, or the staging area
override-key-d = draw a card for the seat you look from
override-key-f = turn it face down or up; of an enemy, its shadow cards up
override-key-h = shuffle it into its deck; over a deck or no card, shuffle that deck or yours

## Words for the first game

hint-mulligan = These are your first six cards. Keep them if there is something cheap to play; otherwise you may draw six new ones, once.
hint-planning = You have resources on your heroes: the gold coins. Cards that glow can be played now. Each costs the number in its corner, paid by heroes of the same colour. When you are done, press “Nothing more to play”.
hint-cost = Click the heroes who pay. Each click takes one resource.
hint-commit = Who goes on the quest? Those you choose exhaust, and their willpower (the flame) counts against the threat (the eye) in the staging area. Keep somebody ready to defend.
hint-travel = If you travel to a location, its threat no longer counts against you; but it must be explored before the quest goes on.
hint-engage = You may engage an enemy of your choice. Enemies whose engagement cost is not above your threat will come by themselves anyway.
hint-enemy-attack = Enemies engaged with you attack one after the other. You choose the order.
hint-defend = One ready character may defend: its defense is taken off the damage. If nobody does, a hero takes it all. Every enemy has a face-down shadow card, which can make things worse.
hint-damage = Nobody defended: choose the hero who takes the damage.
hint-attack = Now you strike back. Choose an enemy, then who attacks it.
hint-attackers = Ready characters add their attack together. The enemy’s defense is taken off, the rest is damage.
hint-action = A pause in which you could use an ability. Pass if you do not want to.
hint-response = A card of yours may answer what has just happened.
hint-choose = A card asks you to choose. The cards that glow can be chosen.
hint-understood = Understood
hint-no-more = no more of this

## Home

home-tag = The forest is old and the road is long. Walk it alone, or with three friends.
home-continue = Continue
home-continue-text = Where you left the table
home-new = New game
home-new-text = Choose quest, decks and company
home-guided = Guided first game
home-guided-text = Learn at the table
home-join = Join a table
home-join-text = With a link from a friend
home-campaigns = Campaigns
home-campaigns-text = Three scenarios, one story
home-decks = Decks
home-decks-text = Starter decks, your own, import
home-cards = Cards
home-cards-text = Look up every card
home-journal = Journal and replays
home-journal-text = What became of your games
home-note = An unofficial table for the core set. All words and pictures are our own.
rules = Rules
settings = Settings
journal = Journal
continue-left = Left a while ago
continue-lobby = Waiting for players
continue-text = Round { $round }, { $players ->
    [one] one player
   *[other] { $players } players
}
continue-seat = Take your seat

## New game

new-title = New game
new-scenario = Which road?
new-difficulty = Difficulty { $difficulty }
new-company = Who comes along?
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-who = Who plays
new-me = I do
new-friend = A friend, by link
new-more = Edition, mode, seed
new-edition = Edition
new-mode = Mode
new-seed = Seed
new-seed-none = random
new-public = Anybody may join
new-begin = Begin
new-lay = Lay the table
your-name = Your name
about-passage-through-mirkwood = Spiders, and a road that divides.
about-journey-along-the-anduin = A troll, a river, an ambush.
about-escape-from-dol-guldur = A prisoner in the Necromancer’s tower.

join-title = A seat is waiting
join-text = Somebody has invited you to their table.
join-enter = Come in
join-link = The link you were given
join-public = Open tables
join-none = Nobody is waiting for company right now.

lobby-sub = { $edition }, { $mode }
lobby-free = Free seat
lobby-ready = ready
lobby-deck = Deck
lobby-no-deck = No deck yet
lobby-no-agent = No companion
lobby-begin = I am ready
lobby-waiting = Waiting for the others
lobby-there = At the table: { $names }
decks-starter = Starter decks
decks-own = Your decks
deck-new = New deck

## Settings

settings-language = Language
settings-theme = Light
settings-palette = Colours
palette-usual = as drawn
palette-clear = clear for red–green blindness
settings-pace = Pace
settings-scale = Size of text: { $scale } %
settings-forecast = Forecasts from public information
settings-hints = Words for beginners
settings-motion = Cards move
settings-sound = Sounds
settings-text-cards = Cards as text
settings-notify = Tell me when it is my move
settings-override = Cards can be changed by hand (marks the game)
pictures = Your own pictures
pictures-text = Choose a folder of pictures named by a card’s number or title (013.png, Aragorn.jpg): they are shown instead of ours. They stay in this browser and are sent nowhere.
pictures-choose = Choose a folder
pictures-drop = Use ours again
pictures-count = { $count ->
    [0] No picture of a card was found there.
    [one] One card has a picture of yours.
   *[other] { $count } cards have pictures of yours.
}
theme-night = Night march
theme-parchment = Parchment
pace-every = Wait at every card that is revealed
pace-reveals = Show revealed cards for a moment
pace-decisions = Only stop for decisions
language-en = English
language-pl = Polski
language-it = Italiano
language-cs = Čeština
language-ro = Română

## The end

end-victory = Out of the trees
end-defeat = The road ends here
end-summary = { $scenario }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
end-fallen = fallen
end-undos = { $count ->
    [0] Nothing was taken back.
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
end-adjusted-note = The engine was overruled in this game: its result does not count.
end-no-score = A lost game has no score.
end-chart = How it went, round by round
end-willpower = willpower committed
end-staging = threat in the staging area
end-threat = threat of the players, of 50
end-again = Play again
end-other = Another quest
end-next = On to the next scenario
end-replay = Watch it again
end-share = Copy a link to this game
end-look = Look at the table
score = Score
score-lower = lower is better
score-final = Final score

## Cards, rules, journal, replays

cards-search = Search names, traits and texts
cards-type = Any type
cards-sphere = Any sphere
cards-set = Any set
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-lead = The rules as this table plays them. When it says no, it names one of these.
rules-search = Search the rules
journal-lead = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won.
journal-none = Finished games are written down here.
journal-by = Count by
journal-by-scenario = Scenario
journal-by-hero = Hero
journal-by-players = Players
journal-by-deck = Deck
journal-by-mode = Mode
journal-only = Show only these games, or all again
journal-count-games = Games
journal-count-won = Won
journal-count-rounds = Rounds on average
journal-count-best = Best score
journal-file = The journal as a file
journal-file-csv = Table (CSV)
journal-file-markdown = Text (Markdown)
journal-file-json = Everything, with replays (JSON)
book-journal-won = won
book-journal-lost = lost
book-journal-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

## Decks

deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-problems = { $count ->
    [one] one problem
   *[other] { $count } problems
}
deck-open = Change
deck-play = Play with it
deck-contents = What is in it
deck-copy = Make it mine
deck-drop = Throw { $deck } away
deck-name = Name
deck-legal = Ready to be played.
deck-curve = Cards by cost
deck-curve-at = Cost { $cost }: { $count }
deck-add = { $card }: { $count } in the deck. One more.
deck-less = One { $card } less
deck-draw = Draw a hand
decks-none = You have no decks of your own yet.
import = Bring a deck
import-text = Paste a deck list, or drop a file here: RingsDB text or JSON, OCTGN, or a ZIP of several.
import-paste = Hero: Aragorn …
import-read = Read it
import-file = Choose a file
import-keep = Keep it
import-fetch-label = RingsDB address or number
import-fetch = Fetch it
import-fetching = Asking RingsDB …
import-understood = Everything was understood.
import-left-out = { $count ->
    [one] One line was not understood, and is left out:
   *[other] { $count } lines were not understood, and are left out:
}
import-keep-all = Keep all
deck-save-as = Save as …
deck-format-text = Text (RingsDB)
deck-format-json = JSON (RingsDB)
deck-format-o8d = OCTGN (.o8d)
deck-copy-list = Copy the list

## Campaigns

campaign-lead = Three scenarios with the same heroes. What is won and what is lost stays.
campaign-new = A new campaign
campaign-called = What it is called
book-campaign-name = The road through Wilderland
campaign-begin = Write the first page
campaign-more = One more player
campaign-fewer = One player less
campaign-drop = Throw away { $name }
book-campaign-heal = heal
book-campaign-penalty = Added to the starting threat
book-campaign-fallen = Fallen
campaign-pool = Boons and burdens
book-campaign-replace = { $hero } has fallen. Who comes instead?
campaign-choose = Choose
campaign-plays-on-do = { $hero } plays on
book-campaign-over = The campaign is over.
book-campaign-next = Play { $scenario }
