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

## wilderland demo

demo-help = Let programs play a game, and read along.
demo-keep-help = Save the game in this folder after every choice, and go on with what is there.
demo-tries-help = In a campaign, how often a scenario is tried.
demo-agent-help = Who plays: random, sensible, expert, flat, tree, mixed or search; those who think take a budget, as in search:100 or search:1.5s.
demo-players-help = How many players; seats without a deck get a starter deck.
demo-pace-help = Seconds to wait after each line.
demo-json-help = Say nothing but the result, as JSON.

## wilderland replay

replay-help = Show a saved or recorded game again.
replay-file-help = A replay or a save; without it, the last game that was played to its end.
replay-at-help = Show the board after so many choices, and nothing else.
replay-chronicle-help = Tell the whole game at once.
replay-bad = { $file } cannot be shown: { $why }
replay-at = After choice { $number } of { $last }.
replay-choice = { $prompt } { $answer }
replay-by-hand = By hand: { $key }
replay-ask = Enter: next, number: go there, b: back, q: leave
replay-diverged =
    This version plays by other rules than the recording: choice { $number } of { $count }, { $key } by { $player },
    is not offered. Offered: { $offered }

## wilderland cards

cards-help = Show a card: its facts, and what it does in our own words.
cards-name-help = A title or a part of it. Without it: all cards.
cards-no-edition = There is no edition { $words }; known: { $known }.
cards-unknown = There is no card “{ $words }”. Close to it: { $known }
cards-shadow = Shadow: { $text }
cards-side = { $side } { $title }: { $text }
cards-unique = unique
cards-stage = stage { $stage }
cards-now = { $now } (printed { $printed })
cli-language-help = The language to speak: en, pl, it, cs or ro (default: the one of this machine).
cli-unknown-language = There is no language “{ $language }”. There are: { $known }.
