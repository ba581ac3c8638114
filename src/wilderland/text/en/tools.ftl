# What the engineers' tools say.

## wilderland bench

bench-help = Measure how fast the engine is on this machine.
bench-seconds-help = How long to play for each figure.
bench-figure = Figure
bench-measured = Measured
bench-bar = Bar
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
verify-not-checked = Not checked: there are no reference data in { $folder }.
verify-no-tests = Not checked: run this where the tests are.
verify-difference = { $card } ({ $edition }): { $what } should be { $expected }, is { $found }
verify-checked = { $cards } cards and { $abilities } abilities compared, { $differences } { $differences ->
    [one] difference
   *[other] differences
}.
verify-not-written = { $cards } cards of later scenarios have facts but no behaviour yet.

## wilderland soak

soak-help = Play many games by random and sensible players, check everything at every decision; exit with 1 on errors.
soak-games-help = How many games.
soak-players-help = Players at the table: a number ({ $one }) or a range ({ $range }).
soak-seed-help = Everything follows from it: the same seed plays the same games.
soak-editions-help = Editions, with commas between them.
soak-scenario-help = Which scenario.
soak-jobs-help = How many processes share the work.
soak-checks-help = Check everything at every decision, or only play.
soak-bad-players = { $words } is no size of a table: give a number or a range from 1 to { $most }.
soak-bad-edition = There is no edition { $word }; there are { $editions }.
soak-bad-scenario = There is no scenario { $word }; there are { $scenarios }.
soak-games = Games
soak-decisions = Decisions
soak-wins = Won
soak-stage = Decisions in { $stage }
soak-never-used = Abilities never used
soak-seconds = Seconds
soak-errors = Errors
soak-where = In game { $number }, whose seed is { $seed }:
