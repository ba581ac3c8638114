# What the command line says.

cli-help = A rules-enforcing engine for The Lord of the Rings: The Card Game.
cli-version-help = Show the version and exit.
cli-json-help = Print JSON for machines.

## wilderland rules

rules-help = Show a rule by its id, a chapter by its letter, or the whole list.
rules-id-help = A rule ({ $rule }) or a chapter ({ $chapter }). Without it: every rule.
rules-coverage-help = List the rules that no test names; exit with 1 if one is due now.
rules-tests-help = Where the tests are.
rules-unknown = There is no rule { $id }.
rules-close = Close to it: { $ids }.
rules-scope = { $scope ->
    [core] provable with core set cards
    [engine] a principle that binds the engine now
   *[later] needs a mechanism that no core set card has
}
rules-no-tests = There is no folder { $folder }: run this where the tests are, or name their folder with --tests.
rules-no-coverage-of-one = Coverage is about the whole list: leave out { $id }.
rules-named-but-unknown = { $where } names { $id }, and there is no such rule.
rules-missing-now = Without a test, and due now:
rules-missing-later = Without a test, and left to later scenarios, decks and modes:
rules-covered = { $covered } of { $ids ->
    [one] { $ids } rule has
   *[other] { $ids } rules have
} a test.
