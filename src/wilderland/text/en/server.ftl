# What the server says to people at a table, and the command that runs it.

## Refusals

refused-bad-message = The server did not understand that: { $why }
refused-busy = The table is being taken care of elsewhere; try again in a moment.
refused-closed = That is not possible at this table any more.
refused-forbidden = You may not do that.
refused-full = There is no room left.
refused-illegal = That cannot be done.
refused-kicked = The host has sent you away from this table.
refused-lost = The table has moved; reconnecting.
refused-not-found = There is nothing of that name.
refused-not-playing = No game is being played here.
refused-not-yours = That is not yours to do.
refused-origin = That page may not talk to this server.
refused-over = The game is over.
refused-protocol = This page is of another version than the server ({ $speaks }); load it again.
refused-restart = The server starts anew; reconnecting.
refused-sealed = It stays sealed until the game is over.
refused-stale = The table has gone on since.
refused-too-big = That is too big.
refused-too-many = Too much at once; wait a moment.
refused-too-slow = The connection cannot keep up; reconnecting.
refused-unknown = No key, or one that opens nothing.

refused-adjust = That is nothing that can be set.
refused-base64 = An archive is sent as base64.
refused-campaign-mode = The campaign has modes of its own, of the revised edition.
refused-hello-twice = One hello is enough.
refused-hidden-card = That card does not lie open.
refused-host-only = Only the host may do that.
refused-in-a-row = Scenarios in a row begin with the first.
refused-link = The link has expired, or has been used.
refused-name = A name, please.
refused-no-campaign = There is no such campaign of yours.
refused-campaign-changed = The campaign has changed meanwhile. Look at it again.
refused-no-deck = A deck is missing.
refused-no-hello = The first message is a hello.
refused-no-member = Nobody of that number is at the table.
refused-no-next = Nothing comes after this game.
refused-no-proposal = That is not being asked any more.
refused-no-seat = There is no seat { $seat }.
refused-no-seat-of-yours = You have no seat at this table.
refused-no-such-deck = There is no such deck of yours.
refused-no-table = There is no such table, or it is not open to you.
refused-not-asked = Nothing is asked of that seat now.
refused-not-over = The game is not over.
refused-not-your-seat = That seat is not yours.
refused-not-yourself = Not yourself.
refused-kick-layer = Whoever laid the table cannot be sent away.
refused-nothing-to-undo = There is nothing to take back.
refused-replay = That is no replay that can be played.
refused-seat-taken = Somebody sits there.
refused-running-public = The game is on and the table is public: only the host can take this seat.
refused-unknown-word = { $word } is not known here.
refused-words = Either words or a phrase.

## The table itself

table-undone = { $name } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}.
table-undo-declined = { $name } does not want to go back.
table-adjust-declined = { $name } does not want to overrule the engine.
table-concede-declined = { $name } does not want to give up.
table-away = A player is away; somebody stands in.
table-companion-gone = A companion does not answer; its seat is free.

## Phrases

phrase-hello = Hello!
phrase-wait = Wait for me, please.
phrase-go-on = Go on, I am ready.
phrase-yes = Yes.
phrase-no = Rather not.
phrase-thanks = Thank you!
phrase-sorry = Sorry.
phrase-help = Can you help me?
phrase-i-defend = I will take that attack.
phrase-i-attack = I can kill that one.
phrase-i-quest = I will quest for us.
phrase-this-card = Look at this card.
phrase-well-played = Well played!
phrase-good-game = Good game!

## The command

serve-help = Run a server for tables online.
serve-host-help = The address to listen at; 0.0.0.0 for everybody in the network.
serve-port-help = The port to listen at.
serve-database-help = Where everything is kept: sqlite:///file.db, or postgresql://…
serve-redis-help = redis://… between several servers that share a database.
serve-trusted-help = Proxies whose word about a client's address is taken, with commas.
serve-origins-help = Pages of other hosts that may connect, with commas.
serve-log-help = How much is logged: debug, info, warning, error.
serve-backup-help = Copy everything that is kept into a file, while the server runs.
serve-restore-help = Put a copy back, into an empty database.
serve-file-help = The file of the copy.
serve-at = Tables are open at { $address } – everything is kept in { $database }.
serve-backed-up = { $rows } rows are in { $file }.
serve-restored = { $rows } rows are back.
serve-not-empty = The database is not empty; a copy is put back only into an empty one.
serve-no-copy = { $file } is no copy of ours: { $why }
serve-no-database = There is no database of ours to copy: { $name }
serve-cannot-listen = Cannot listen at { $address }: { $why }

## The bench

bench-server-help = Measure a server instead: many tables of four, a choice a second each.
bench-tables-help = How many tables play at once (with --server).
bench-stored-help = With how many stored games a server is started (with --server); 0 leaves that out.
bench-database = Database
bench-tables = Tables of four
bench-seconds = Seconds measured
bench-choices-per-s = Choices a second
bench-skipped = Choices that could not be made
bench-p50-ms = From a choice to everybody's update, median (ms)
bench-p99-ms = The same, 99th percentile (ms)
bench-max-ms = The same, longest (ms)
bench-cpu-ms = Processor time of the server a choice (ms)
bench-mb-per-table = Memory a table (MB)
bench-stored-tables = Stored games
bench-start-s = From start to first answer (s)
bench-recovery-s = Until all stored games are awake (s)
bench-web-help = Measure the page instead: in Chromium, with a server on this machine.
bench-no-browser = NOT MEASURED: the page needs Chromium and Playwright (the dev extra).
bench-load = Load of the machine meanwhile
bench-page-kb = Download until the table can be played, compressed, without fonts and art (kB)
bench-interactive-ms = Until the table can be played, in a fresh browser (ms)
bench-interactive-cpu-ms = Processor time of the page until then (ms)
bench-prompt-ms = From a click to the next question, median (ms)
bench-prompt-p95-ms = The same, 95th percentile (ms)
bench-cards-shown = Cards shown on the late board of four
bench-frames = Frames measured while cards moved
bench-frames-per-s = Frames a second while cards move
bench-late-prompt-ms = From a click to the next question on that board, median (ms)
bench-late-prompt-p95-ms = The same, 95th percentile (ms)
