# The table in the terminal.

## The board

board-round = Round { $round }
board-step = { $phase } – { $step }
board-adjusted = (adjusted by hand)
board-quest = Quest
board-active = Location
board-encounter = Encounter deck { $deck }, discard { $discard }
board-staging = Staging area: threat { $threat }
board-quest-result = against willpower { $willpower } – { $result ->
    [progress] { $by } progress
    [threat] threat rises by { $by }
   *[nothing] nothing happens
}
board-empty = empty
board-engaged = Engaged
board-hand = Hand
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
board-progress = progress
board-resources = res
board-willpower = will

board-committed = committed
board-exhausted = exhausted
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-shadows = { $count ->
    [one] { $count } shadow card
   *[other] { $count } shadow cards
}

## Questions

ask-yes-no = [Y/n]
ask-no-yes = [y/N]
ask-yes = yes
ask-no = no
ask-again = Please answer with y or n.
