# What the engineers' tools say.

## wilderland bench

bench-help = Measure how fast the engine is on this machine.
bench-seconds-help = How long to play for each figure.
bench-figure = Figure
bench-measured = Measured
bench-bar = Bar
bench-form = Form of the engine
bench-form-pure = pure Python
bench-form-compiled = compiled
bench-decisions-per-s = Decisions a second (random play, solo Mirkwood)
bench-games-per-s = Games a second
bench-clone-us = Clone, microseconds (four players, round 8)
bench-save-ms = Save, milliseconds (four players, round 8)
bench-calibration = Calibration (million plain steps a second)
bench-decisions-per-s-by-players = Decisions a second by players
bench-event-us-by-cards-in-play = Event nobody answers, microseconds, by cards in play

## wilderland verify

verify-help = Compare every card with the reference data; with --mutate, try the tests on mutants.
verify-reference-help = The folder with the reference data.
verify-mutate-help = Take out one ability, keyword or rule at a time: a test must notice each.
verify-sample-help = With --mutate: try only about this many, spread evenly.
verify-only-help = With --mutate: only those whose name contains one of these words, separated by commas.
verify-not-checked = Not checked: there are no reference data in { $folder }.
verify-no-tests = Not checked: run this where the tests are.
verify-difference = { $card } ({ $edition }): { $what } should be { $expected }, is { $found }
verify-checked = { $cards } cards and { $abilities } abilities compared, { $differences } { $differences ->
    [one] difference
   *[other] differences
}.
verify-not-written = { $cards } cards of later scenarios have facts but no behaviour yet.

## wilderland soak

soak-help = Play many games of every kind by random and knowing players, check everything at every decision; exit with 1 on errors.
soak-games-help = How many games.
soak-players-help = Players at the table: a number ({ $one }) or a range ({ $range }).
soak-seed-help = Everything follows from it: the same seed plays the same games.
soak-scenario-help = Which scenarios, with commas between them; all, if none is named.
soak-edition-help = Which editions, with commas between them; all, if none is named.
soak-mode-help = Which ways to play, with commas between them; all, if none is named.
soak-jobs-help = How many processes share the work.
soak-checks-help = Check everything at every decision, or only play.
soak-bad-players = { $words } is no size of a table: give a number or a range from 1 to { $most }.
soak-unknown = There is no { $word }; there are { $known }.
soak-nothing = Nothing is left to play: the campaign is part of the revised edition.
soak-complete-help = Exit with 1 also if a stage was never reached or an ability never used.
soak-games = Games
soak-decisions = Decisions
soak-wins = Won
soak-stage = Decisions in { $scenario }, { $stage }
soak-mode = Games of { $edition }, { $mode }
soak-never-used = Abilities never used
soak-seconds = Seconds
soak-errors = Errors
soak-where = In game { $number }, whose seed is { $seed }:
