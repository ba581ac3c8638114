# What cannot be done, and why. The errors of the engine carry these ids and their arguments.

## Setting up a game

error-not-words = Scenario, edition and mode must be words.
error-unknown-edition = There is no edition “{ $word }”; known: { $known }.
error-unknown-mode = There is no mode “{ $word }”; known: { $known }.
error-unknown-scenario = There is no scenario “{ $word }”; known: { $known }.
error-not-playable = { $scenario } cannot be played yet.
error-campaign-needs-revised = The campaign belongs to the revised edition, not to the { $edition }.
error-number-of-decks = One to { $most } decks are needed, not { $count }.
error-decks-for-seats = { $players ->
    [one] { $decks } decks are too many for { $players } player.
   *[other] { $decks } decks are too many for { $players } players.
}
error-no-seed = The seed must be a whole number.
error-no-first-player = There is no seat { $seat } for the first player.
error-no-seat = There is no seat { $seat }: the last one is { $last }.
error-hero-twice = { $hero } is in two decks: no hero may be at the table twice.
error-number-of-heroes = { $fewest ->
    [3] A deck of this edition has { $most } heroes.
   *[other] A deck of this edition has { $fewest } to { $most } heroes.
}
error-carry-for-other-players = What was carried over is for { $count } players, not for { $decks }.
error-damage-on-strangers = Damage was carried over for heroes who are not there: { $heroes }.
error-pool-for-nobody = A card of the campaign pool is for a player who is not there.
error-unknown-in-pool = “{ $card }” in the campaign pool is no card.

## Games, saves and replays

error-nothing-to-undo = There is nothing to take back.
error-diverged = Choice { $number } ({ $key }) is not offered any more. Offered: { $offered }
error-no-replay = A position that was built or redealt has no replay.
error-not-a-replay = This is no replay: { $why }
error-replay-too-long = This replay is too long: more than { $most } choices, or a deck that is too big.
error-not-json = Damaged, or no save at all: { $why }
error-not-a-save = This is no save of this game.
error-other-format = It has format { $format }; this version reads { $reads }.
error-newer-format = It has format { $format }, which is newer than this version: it reads { $reads }.
error-save-damaged = Damaged: the save is not as it was written.
error-save-incomplete = The save is incomplete: { $why }
error-save-does-not-fit = The save does not fit this version: { $why }
error-stands-earlier = It stands at choice { $number } of { $count }: { $key } is not offered any more.
error-replayed = It was replayed by its choices: { $why }
error-cannot-read = { $file } cannot be read: { $why }
error-cannot-write = { $file } cannot be written: { $why }
error-game-not-over = The game is not over.

## Overruling

error-no-adjustment = “{ $key }” is no adjustment.
error-adjusts-nothing = There is no { $word } { $number }.
error-cannot-adjust = “{ $word }” cannot be set to “{ $value }” there.
error-cannot-turn = This card cannot be turned over there. Face down, a card lies among your cards or in the staging area; quest cards turn by themselves.
error-no-place = There is no place “{ $word }”; places: { $known }.

## The journal

error-not-a-record = This is not the record of a game.
error-record-damaged = This is not the record of a game: { $why }

## Series and campaigns

error-all-scenarios = All scenarios are played one after the other in the mode “{ $mode }”: name none.
error-no-campaigns = There is no campaign yet.
error-no-campaign = There is no campaign “{ $name }”; there are: { $known }.
error-campaign-name = A campaign cannot be called “{ $name }”.
error-campaign-there = There is a campaign “{ $name }” already.
error-no-series = The scenarios are not played in a row in the mode “{ $mode }”.
error-series-over = The series is over.
error-not-a-series = This is no series of format { $reads }.
error-series-damaged = The series is damaged: { $why }
error-not-the-next-game = This is not the next game.
error-not-a-log = This is no campaign log.
error-log-damaged = The campaign log is damaged: { $why }
error-log-kept = The log before it is in { $file }.
error-names-and-heroes = Each player needs a name and heroes: there are { $names } names for the heroes of { $players }.
error-not-fallen = { $hero } is no fallen hero of { $player }.
error-heroes-to-choose = There are heroes to choose from: { $heroes }.
error-swap-before-first = Heroes are swapped between two games, not before the first.
error-swapped-already = { $player } has swapped a hero already.
error-not-their-hero = { $player } has no hero { $hero } to swap.
error-hero-taken = { $hero } has fallen, or is somebody’s hero.
error-not-damaged = { $player } has no damaged hero { $hero }.
error-campaign-over = The campaign is over.
error-hero-fallen = { $hero } of { $player } has fallen: choose a new hero first.
error-decks-for-players = { $players } players need as many decks, not { $decks }.
error-seed-played = { $scenario } has been played with the seed { $seed }: a game is not played twice.
error-other-heroes = The heroes of { $player } are { $heroes }.
error-not-left-out = { $boon } cannot be left out.
