# The lab: many games and what they tell.

lab-help = Play many games with programs and see what they tell about decks, scenarios and players.
lab-run-help = Play every table of decks in every scenario, as often as asked; goes on where it was when called again.
lab-match-help = Play a number of games of one kind and tell how often they are won.
lab-compare-help = Compare two tables of decks on the same seeds, with a verdict and how sure it is.
lab-report-help = Tell what the games in a file say, on the terminal or as a web page.
lab-export-help = Write the figures of a file as Parquet.
lab-file-help = The file the results are kept in.
lab-decks-help = A table of decks: starter names or files, joined by commas. May be given several times. A number stands for our favourites for so many players.
lab-first-help = The first table of decks, joined by commas.
lab-second-help = The second table of decks, joined by commas.
lab-scenario-help = A scenario. May be given several times.
lab-mode-help = A mode (standard, easy, basic). May be given several times.
lab-edition-help = The edition: revised, original or first-printing.
lab-match-edition-help = The edition: revised, original or first-printing. Unless said: the one whose decks do best, or revised if decks are named.
lab-agent-help = The player in every seat. May be given several times.
lab-against-help = Who plays the second table of decks; the same player by default.
lab-players-help = How many players; the printed starters are dealt out if no decks are named.
lab-games-help = How many games each.
lab-seed-help = The first seed; the others follow it.
lab-jobs-help = How many processes (default: one for each core).
lab-ray-help = The address of a Ray cluster to play on, or “local”.
lab-html-help = Write a web page to this file.
lab-progress = Games
lab-won-so-far = { $wins } won
lab-done = { $games ->
    [one] { $games } game played.
   *[other] { $games } games played.
  } Kept in { $path }.
lab-refused = This cannot be played: { $why }
lab-no-such-file = There is no file { $path }.
lab-not-a-lab-file = { $path } is not a file of the lab.
lab-other-plan = { $path } holds the results of another plan. Take another file, or ask for the same decks, scenarios and seed.
lab-needs = This needs the package { $package }: pip install "wilderland[{ $extra }]"
lab-unknown-agent = There is no player “{ $word }”. There are: { $known }.
lab-title = What the games tell
lab-about = { $arms ->
    [one] One way to play
   *[other] { $arms } ways to play
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each, seeds from { $seed }.
lab-rates = How often each was won, with the range it lies in with a certainty of 95 %.
lab-arm = Played
lab-games = Games
lab-win-rate = Won (95 %)
lab-rounds = Rounds
lab-score = Score
lab-ms = ms a decision
lab-lengths = How many rounds the games took.
lab-cause = How the lost games ended
lab-curves = The highest threat as each round began: games won (green) and lost (red). They lie furthest apart in round { $round }.
lab-card = Card
lab-drawn = Won when it came up
lab-not-drawn = Won when it did not
lab-difference = Difference
lab-paired = Compared game by game on the same seeds
lab-first = First
lab-second = Second
lab-p = p
lab-verdict = Verdict
lab-apart = different
lab-not-separated = not separated
lab-better = { $first } wins more often than { $second }: { $difference } percentage points (± { $spread }), p = { $p }, { $games } pairs.
lab-equal = { $games } pairs do not separate { $first } and { $second }: { $difference } percentage points (± { $spread }), p = { $p }.
