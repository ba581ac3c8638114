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
