# What the engine says: the chronicle, prompts, options and reasons.
#
# Names of cards ($card, $source, $target, $host), and of players ($player) stand uninflected.
#   $change   up or down, where a number changes; $by is by how much
#   $type     the type of the card that $source names
#   $cards    several names in one

## The chronicle: rounds, phases, the end

log-round = Round { $number }
log-phase = { $phase } phase
log-first-player = { $player } is the first player.
log-mulligan = { $player } takes a mulligan.
log-won = { $reason ->
    [quest] The last stage is done: the players have won.
   *[card] A card says so: the players have won.
}
log-lost = { $reason ->
    [threat] Threat is too high for everyone: the players have lost.
    [heroes] No hero is left: the players have lost.
    [conceded] The players give up.
   *[card] A card says so: the players have lost.
}
log-eliminated = { $reason ->
    [threat] { $player } is out of the game: threat has reached the limit.
    [heroes] { $player } is out of the game: no hero is left.
    [conceded] { $player } gives up and leaves the game.
   *[card] { $player } is out of the game.
}

## The chronicle: resources and hands

log-collect = Every hero collects 1 resource.
log-resources = { $card } gets { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}.
log-move-resources = { $amount ->
    [one] { $amount } resource moves
   *[other] { $amount } resources move
} from { $card } to { $target }.
log-draw-card = { $player } draws { $card }.
log-draw-cards = { $player } draws { $cards }.
log-draw = { $player } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
log-look = { $player } sees { $card }.
log-looks = { $player } looks at hidden cards.
log-search = { $player } searches through hidden cards.
log-to-hand = { $card } goes to the hand of { $player }.
log-turned-down = { $card } is turned face down.
log-turned-up = { $card } is turned face up.
log-attach-deck = { $card } is attached to the deck of { $player }.
log-to-top = { $player } puts a card on top of its deck.
log-to-bottom = { $player } puts a card on the bottom of its deck.
log-shuffle-in = { $card } is shuffled into its deck.
log-shuffle-in-cards = { $cards } are shuffled into their decks.
log-discard = { $card } is discarded.
log-discard-cards = { $cards } are discarded.
log-removed = { $card } is removed from the game.

## The chronicle: playing

log-play = { $player } plays { $source }.
log-use = { $type ->
    [event] { $player } plays { $source }.
   *[other] { $player } uses { $source }.
}
log-respond = { $type ->
    [event] { $player } responds by playing { $source }.
   *[other] { $player } responds with { $source }.
}
log-forced = { $source }: a forced effect.
log-passive = { $source } takes effect.
log-modify = { $card } gets { $change ->
    [down] -{ $by }
   *[up] +{ $by }
} { $stat }.
log-modify-cards = { $cards } get { $change ->
    [down] -{ $by }
   *[up] +{ $by }
} { $stat }.
log-lasting = { $source }: an effect that lasts a while.
log-cancel = { $source } cancels the effect of { $card }.
log-enters-play = { $card } enters play with { $player }.
log-attach = { $card } is attached to { $host }.
log-control = { $card } goes over to { $player }.
log-switch = { $card } and { $target } change places.
log-ready = { $card } readies.
log-ready-cards = { $cards } ready.
log-exhaust = { $card } exhausts.
log-exhaust-cards = { $cards } exhaust.
log-damage = { $card } takes { $amount } damage.
log-damage-cards = { $cards } take { $amount } damage each.
log-heal = { $card } is healed of { $amount } damage.
log-destroyed = { $card } is destroyed.
log-threat = { $change ->
    [down] The threat of { $player } falls by { $by } to { $total }.
   *[up] The threat of { $player } rises by { $by } to { $total }.
}

## The chronicle: the quest

log-stage = The quest is now { $card }.
log-stage-defeated = { $card } is completed.
log-commit = { $player } commits { $card } to the quest.
log-commit-cards = { $player } commits { $cards } to the quest.
log-uncommit = { $card } is taken off the quest.
log-reveal = Revealed: { $card }.
log-surge = Surge: { $card } brings another card.
log-guards = { $card } guards { $target }.
log-staging = { $card } is placed in the staging area.
log-reshuffle = The encounter discard pile is shuffled into a new deck.
log-quest = Willpower { $willpower } against threat { $threat }.
log-progress = { $change ->
    [down] { $by } progress is taken off { $card }.
   *[up] { $by } progress on { $card }.
}
log-explored = { $card } is explored.
log-travel = The players travel to { $card }.

## The chronicle: combat and refresh

log-engage = { $card } engages { $player }.
log-shadow-dealt = { $card } is dealt a shadow card.
log-shadow-dealt-cards = { $cards } are dealt shadow cards.
log-enemy-attacks = { $card } attacks { $player }.
log-defend = { $card } defends against { $target }.
log-undefended = Nobody defends { $player } against { $card }.
log-shadow = Shadow card of { $target }: { $card }.
log-no-shadow-effect = { $card } has no shadow effect.
log-attack-damage = { $amount ->
    [0] { $card } does no damage to { $target }.
   *[other] { $card } strikes { $target } for { $amount }.
}
log-attack = { $card } attacks { $target }.
log-attack-cards = { $cards } attack { $target }.
log-strength = Attack strength against { $card }: { $amount }.
log-refresh = All exhausted cards ready.

## The chronicle: overrides

log-adjust-threat = By hand: the threat of { $player } is set to { $total }.
log-adjust-tokens = By hand: { $word ->
    [damage] damage
    [progress] progress
   *[resources] resources
} on { $card } set to { $total }.
log-adjust-card = By hand: { $card } is changed ({ $word ->
    [exhausted] ready or exhausted
    [committed] committed or not
    [face] its face
    [side] turned over
    [deck] shuffled into its deck
   *[zone] its place
}).
log-adjust-shuffle = By hand: { $word ->
    [encounter] the encounter deck is shuffled
   *[player] the deck of { $player } is shuffled
}.
log-adjust-draw = By hand: { $player } draws a card.

## Prompts. $card is the card that asks, or "none"; $word the first word of the answers' keys

prompt-mulligan = { $player }: keep this hand?
prompt-planning = { $player }: play allies and attachments, or take actions.
prompt-action = Actions: anyone may act now.
prompt-commit = { $player }: who commits to the quest?
prompt-travel = { $player }: travel to a location?
prompt-engage = { $player }: engage an enemy?
prompt-engagement-tie = { $player }: which enemy engages first?
prompt-shadow-order = { $player }: which enemy is dealt the next shadow card?
prompt-enemy-attack = { $player }: which enemy attacks first?
prompt-defend = { $player }: who defends against { $card }?
prompt-damage = { $player }: who takes the damage of { $card }?
prompt-attack = { $player }: which enemy do you attack?
prompt-attackers = { $player }: who attacks { $card }?
prompt-join = { $player }: who joins the attack on { $card }?
prompt-cost = { $word ->
    [host] { $player }: what is { $card } attached to?
    [x] { $player }: how much is X for { $card }?
    [exhaust] { $player }: who exhausts for { $card }?
    [discard] { $player }: which card is discarded for { $card }?
   *[pay] { $player }: how do you pay for { $card }?
}
prompt-choose-card = { $card ->
    [none] { $player }: choose a card.
   *[other] { $player }: choose a card for { $card }.
}
prompt-choose-cards = { $card ->
    [none] { $player }: choose cards.
   *[other] { $player }: choose cards for { $card }.
}
prompt-choose-player = { $player }: choose a player for { $card }.
prompt-choose-one = { $player }: { $card } – choose one.
prompt-choose-amount = { $player }: { $card } – how many?
prompt-arrange = { $player }: which card comes next from the top?
prompt-may = { $player }: use the effect of { $card }?
prompt-may-search = { $player }: { $card } – search the top cards of your deck?
prompt-order = { $player }: which effect comes first?
prompt-response = { $player }: respond?
prompt-restricted = { $player }: { $card } carries too much. Which restricted card is discarded?
prompt-split-progress = { $player }: how much progress goes to { $card }?
prompt-refresh-cost = { $player }: pay to ready { $card }?

## Options

option-pass = Pass
option-done = Done
option-cancel = Take it back
option-decline = No
option-accept = Yes
option-keep = Keep this hand
option-mulligan = Draw six new cards
option-stay = Stay here
option-undefended = Do not defend
option-amount = { $amount }
option-x = X is { $amount }
option-player = { $player }
option-pay = 1 resource of { $card }
option-host = Attach to { $card }

option-card-play = Play { $card }
option-card-use = Use { $card }
option-card-respond = Respond with { $card }
option-card-respond-to = Respond with { $card } ({ $target })
option-card-resolve = { $card }
option-card-choose = { $card }
option-card-commit = { $card }
option-card-travel = Travel to { $card }
option-card-engage = Engage { $card }
option-card-defend = Defend with { $card }
option-card-damage = { $card }
option-card-attack = Attack { $card }
option-card-attacker = { $card }
option-card-join = { $card }
option-card-deal = { $card }
option-card-next = { $card }
option-card-exhaust = Exhaust { $card }
option-card-discard = Discard { $card }

# One of several effects of a card
option-draw-three = Draw 3 cards
option-strike = 4 damage to an enemy
option-calm = Lower your threat by 5
option-one-player = Lower the threat of one player by 6
option-each-player = Lower the threat of every player by 2
option-defense = +1 defense
option-willpower = +1 willpower
option-exhaust-damaged = Exhaust all your damaged characters
option-damage-hero = 2 damage to your hero with the most damage

## Reasons: why something may not be done

why-phase = This works in another phase.
why-window = Allies and attachments are played in your turn of the planning phase, actions in action windows.
why-control = You do not control it.
why-limit = It has been used as often as it may be.
why-target = There is nothing it could do anything to.
why-exhausted = It is exhausted.
why-ready = Nothing ready is there to exhaust for it.
why-match = None of your heroes has a resource icon that matches it.
why-match-free = It costs nothing, but a hero with a matching resource icon is needed all the same.
why-resources = The heroes that could pay for it have too few resources.
why-pools = It has to be paid from the pools of more heroes than have resources.
why-cost = Its cost cannot be paid in full.
why-unique = A unique card of this title is in play already.
why-host = There is nothing it could be attached to.
why-cannot = An effect says that this cannot be done.
why-eliminated = This player is out of the game.
why-not-offered = This is not among what can be done now.
why-trigger = What it answers has not happened just now.
why-out-of-play = It is not where it would have to be for this.

## The steps of the round

step-setup = Setup
step-resource = Resources collected, cards drawn
step-resource-end = End of the phase
step-planning = After a turn
step-planning-turn = Playing cards
step-planning-end = End of the phase
step-quest = Beginning
step-quest-begin = Beginning
step-quest-commit = Committing characters
step-quest-staging = Staging
step-quest-resolution = Quest resolution
step-quest-end = End of the phase
step-travel = Travel
step-travel-end = End of the phase
step-encounter = Beginning
step-encounter-optional = Engaging enemies
step-encounter-checks = Engagement checks
step-encounter-end = End of the phase
step-combat = Beginning
step-combat-shadows = Shadow cards dealt
step-combat-enemy = Enemies attack
step-combat-enemy-1 = Enemy attack: enemy chosen
step-combat-enemy-2 = Enemy attack: defender declared
step-combat-enemy-3 = Enemy attack: shadows resolved
step-combat-enemy-4 = Enemy attack: damage dealt
step-combat-player = Players attack
step-combat-player-1 = Attack: attackers declared
step-combat-player-2 = Attack: strength summed
step-combat-player-3 = Attack: damage dealt
step-combat-end = End of combat
step-refresh = Refresh
step-refresh-end = End of the phase
