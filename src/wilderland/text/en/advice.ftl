# Advice: hints at a decision, and the review of a finished game.

## What speaks for an answer or against it; size is how much more or less, on average over many redeals

advice-won = { $change ->
    [down] wins at once less often
   *[up] wins at once more often
  } ({ $size })
advice-lost = { $change ->
    [down] loses the game less often
   *[up] loses the game more often
  } ({ $size })
advice-falls = { $change ->
    [down] { $card } falls less often
   *[up] { $card } falls more often
  } ({ $size })
advice-gone = { $change ->
    [down] { $card } is dealt with less often
   *[up] { $card } is dealt with more often
  } ({ $size })
advice-ready = { $change ->
    [down] { $card } is ready for combat less often
   *[up] keeps { $card } ready for combat
  } ({ $size })
advice-quested = { $change ->
    [down] less willpower on the quest
   *[up] more willpower on the quest
  } ({ $size })
advice-progress = { $change ->
    [down] less progress
   *[up] more progress
  } ({ $size })
advice-threat = { $change ->
    [down] threat stays lower
   *[up] threat rises higher
  } ({ $size })
advice-damage = { $change ->
    [down] less damage on heroes
   *[up] more damage on heroes
  } ({ $size })
advice-enemies = { $change ->
    [down] fewer enemies are left
   *[up] more enemies are left
  } ({ $size })
advice-staging = { $change ->
    [down] less threat in the staging area
   *[up] more threat in the staging area
  } ({ $size })
advice-locations = { $change ->
    [down] fewer locations in the staging area
   *[up] more locations in the staging area
  } ({ $size })
advice-allies = { $change ->
    [down] fewer allies in play
   *[up] more allies in play
  } ({ $size })
advice-willpower = { $change ->
    [down] less willpower in play
   *[up] more willpower in play
  } ({ $size })
advice-attack = { $change ->
    [down] less attack strength in play
   *[up] more attack strength in play
  } ({ $size })
advice-hand = { $change ->
    [down] fewer cards in hand
   *[up] more cards in hand
  } ({ $size })
advice-resources = { $change ->
    [down] fewer resources left
   *[up] more resources left
  } ({ $size })
advice-even = the answers make hardly any difference
advice-close = about as good
advice-only = nothing else is worth a thought

## A hint

counsel-ask = Hint
counsel-ask-why = What would an experienced player do?
counsel-thinking = Thinking …
counsel-for = Hint for { $player }
counsel-chance = { $chance } %
counsel-win = Chance to win
counsel-answer = Answer
counsel-why = Why
counsel-do = Do it
counsel-about = The chance to win if an experienced player goes on, from { $playouts } playouts with what is hidden dealt anew.

## wilderland review

review-help = Review a finished game: the chance to win over time, and the decisions that cost most.
review-file-help = A replay or a save; without it, the last game that was played to its end.
review-playouts-help = Playouts for each decision.
review-open-help = Judge with all hands open, as for one person who plays every seat.
review-html-help = Write the review as a web page to this file.
review-bad = { $file } cannot be reviewed: { $why }
review-not-over = the game is not over
review-no-setup = it does not begin with the setup of a game
review-progress = Decisions
review-title = Review of a game
review-won = Won in round { $round }.
review-lost = Lost in round { $round }: { $why }
review-curve = The chance to win from decision to decision; the broad line is the mean of each round.
review-costly = The decisions that cost most
review-nothing = No decision was surely wrong.
review-when = Round { $round }, { $phase }
review-where = When
review-made = Answered
review-better = Better
review-cost = Cost
review-points = { $cost } points
