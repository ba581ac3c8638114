# The table in the terminal.

## The board

board-round = Round { $round }
board-step = { $phase } – { $step }
board-setup = The quest has not begun.
board-adjusted = (adjusted by hand)
board-quest = Quest
board-active = Location
board-campaign = Campaign
board-aside = Beside the quest
board-next = Next card
board-victory = Victory display
board-encounter = Encounters { $deck }, discard { $discard }
board-staging = Staging area: threat { $threat }
board-quest-result = against willpower { $willpower } – { $result ->
    [progress] { $by } progress
    [threat] threat rises by { $by }
    [nothing] nothing happens
   *[open] staging is still to come
}
board-empty = empty
board-engaged = Engaged
board-hand = Hand
board-guard = guard { $card }
board-on-deck = On the deck:
board-first = first
board-player-threat = threat { $threat }
board-counts = hand { $hand }, deck { $deck }, discard { $discard }
board-eliminated = { $player } is out of the game
board-attacked = { $enemy } attacks { $player }; { $who } defends
board-undefended = { $enemy } attacks { $player }
board-attacking = { $who } against { $enemy }

board-threat = threat
board-engagement = engages
board-attack = att
board-defense = def
board-life = HP
board-progress = prog.
board-resources = res
board-willpower = will

board-committed = committed
board-exhausted = exhausted
board-exhausted-short = exh.
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-shadows = { $count ->
    [one] { $count } shadow
   *[other] { $count } shadows
}

## Questions

ask-yes-no = [Y/n]
ask-no-yes = [y/N]
ask-yes = yes
ask-no = no
ask-again = Please answer with y or n.

## wilderland play

play-help = Play: the table in the browser. With --terminal, or any option about the game, in the terminal.
play-terminal-help = Play in the terminal.
play-port-help = The port of the table in the browser (default: the first free one from 8765).
play-browser-help = Open the browser, or only tell the address.
play-pictures-help = A folder of your own pictures of cards, named by number or title, shown at the table in the browser.
play-at = The table is at { $address } (Ctrl-C ends it; everything is kept).
play-no-page = The page of the table has not been built: “make play” does it, and --terminal plays without it.
play-no-port = Port { $port } is taken. Name another with --port.
play-scenario-help = Which scenario.
play-deck-help = A starter deck or a deck file; once for each player.
play-decks-help = Several decks at once, with commas between them.
play-edition-help = revised, original or first-printing.
play-mode-help = standard, easy or basic; expert or nightmare: three scenarios in a row; campaign or hard-campaign.
play-seed-help = The number everything random comes from; without it a new one.
play-name-help = The name of a player; once for each.
play-load-help = Go on with a saved game or series, or from the end of a replay.
play-new-help = Begin a new game without asking about what waits.
play-stop-help = Stop at action windows where something timely can be done, or at all in which anything can.
play-any-deck-help = Play with decks that break the rules of deck building.
play-all-windows-help = Open every action window, also those in which nobody can do anything.

opening-what = What will you play?
opening-single = { $scenario } (difficulty { $difficulty })
opening-in-a-row = All three in a row, their scores added
opening-campaign = A campaign: three chapters with a log, boons and burdens (revised core set)
opening-edition = Which edition?
opening-mode = In which mode?
opening-scenario = Which scenario?
opening-decks = Which decks? One for each player, with spaces between them: from the list, or files.
opening-deck = { $deck } ({ $heroes })
opening-again = Please choose from the list, at most { $most }.
opening-refused = That cannot be played: { $why }

play-cannot-begin = This cannot be played: { $why }
play-what = What now?
play-go-on = Go on: { $what }
play-new = Something new
play-in-round = { $quest }, round { $round }
play-of-series = { $what } ({ $mode })
play-of-campaign = { $what } (campaign “{ $name }”)
play-resume = A game is waiting: { $what }. Go on with it?
play-next = Go on with { $quest }, scenario { $number } of { $count }?
play-put-aside = That game is kept in { $file }.
play-torn = The game that was waiting cannot be read ({ $why }). It was put aside as { $file }.
play-short = This version cannot continue the game where it stood: { $why }
play-welcome = { $quest } – { $decks } ({ $edition }; { $mode }; seed { $seed })
play-begin = Answer with a number or a name, Enter for what is marked ⏎; h for a hint, k for all keys, q to leave.
play-window = { $prompt } ({ $step })
play-cost = cost { $cost }
play-pool = has { $count }
play-number = { $stat } { $number }
play-life = HP { $life }
play-progress = progress { $progress }
play-pay-hint = Several numbers pay at once; Enter pays evenly.
play-no-such-option = “{ $words }” is not among the answers. k shows what can be typed.
play-several-seats = These answers belong to different players: give them one after the other.
play-which = “{ $words }” could be { $among }.
play-illegal = That does not work: { $reason } (rule { $rule })
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-cannot-pass = This has to be answered; only action windows can be passed.
play-saved = Saved in { $file }.
play-not-saved = The game could not be saved: { $why }
play-left = The game waits for you in { $file }. “wilderland play --terminal” goes on with it.
play-kept = The whole game is kept in { $file }; “wilderland replay” shows it.
play-concede = Give up this game?
play-concede-one = Does { $player } give up and leave the game?

play-help-number = 2, 1 3 4, 1-3
play-help-number-text = choose by number; several numbers are one answer
play-help-name = steward
play-help-name-text = choose by a part of the name
play-help-enter = Enter
play-help-enter-text = what is marked ⏎: pass, done, no
play-help-hint = h, h 2
play-help-hint-text = what an experienced player would answer, and why; of the second player
play-help-what = ?, ? 3, ? feint, ? P6.2
play-help-what-text = why not; what a card does; what a rule says
play-help-board = b, b all
play-help-board-text = the board again; with every player in full
play-help-log = l, l 100
play-help-log-text = the last lines of the chronicle
play-help-undo = u
play-help-undo-text = take the last answer back (chance stays as it was)
play-help-pass = p
play-help-pass-text = pass all action windows of this phase
play-help-save = s, s file
play-help-save-text = save; the game is also saved after every answer
play-help-override = o gimli damage 2
play-help-override-text = overrule the engine; the result is marked as adjusted
play-help-concede = c, c 2
play-help-concede-text = give up; with a number, that player only
play-help-quit = q
play-help-quit-text = leave; the game waits

## Why and what

why-yes = { $player } can use it now.
why-no = { $player } cannot use it now. { $reason }
why-rule = Rule { $rule }: { $text }
why-cards = { $cards } – { $reason } (rule { $rule })
why-hand = What cannot be played now:
why-hand-none = Everything in hand can be played now.
why-more = ? with a number, a card name or a rule says more.
why-nothing = Nothing on the table is called “{ $words }”, and no rule either.

## Overriding

override-how =
    For example: gimli damage 2 · forest gate progress 1 · aragorn resources 3 · gimli ready · gimli exhausted ·
    threat 30 · 2 threat 30 (player 2) · feint hand · 2.forest spider encounter-discard (the second of that name) ·
    gimli down · gimli up (face down, face up) · feint shuffled · deck shuffled · encounter-deck shuffled · draw
override-ask = Overrule how?
override-sure = This overrules the engine, and the game’s result will be marked as adjusted. Really?
override-unclear = “{ $words }” is no override. Type o alone for examples.
override-no-card = There is no card “{ $words }” to be seen.
override-no-player = There is no player { $words }.
override-bad = That cannot be set: { $why }

## The end

end-won = Victory
end-lost = Defeat
end-rounds = { $rounds ->
    [one] { $rounds } round was completed.
   *[other] { $rounds } rounds were completed.
}
end-score = score (lower is better)
series-score = scores added (lower is better)
series-won = All { $count } scenarios are won: { $mode }.
series-lost = The series is lost, after { $won ->
    [0] no
    [one] { $won }
   *[other] { $won }
} of { $count } scenarios: { $mode }.
series-goes-on = { $won } of { $count } scenarios are won: { $mode }.
series-waits = The series waits for you. “wilderland play --terminal” goes on with it.
end-adjusted = The engine was overruled in this game: its result does not count.
