# Decks and their files.

## wilderland deck

decks-help = Check, show, count, convert and fetch decks.
decks-check-help = Say whether decks are legal, and why not; several are checked as one table. Exit with 1 if not.
decks-show-help = Show what is in a deck.
decks-stats-help = Show a deck in numbers: costs, spheres, types, traits, starting threat.
decks-convert-help = Write decks in another format; several decks become a fellowship.
decks-fetch-help = Get a deck from RingsDB by its id or the address of its page.
decks-deck-help = A starter deck, or a file: RingsDB text or JSON, OCTGN .o8d, a ZIP of these.
decks-what-help = An id, or the address of a deck's page.
decks-to-help = The format: { $formats }. Without it, the ending of the file that is written decides.
decks-out-help = The file to write; without it, the result is printed.
decks-partial-help = Go on although some cards are not known; they are left out, and reported.
decks-base-help = The server to ask, if it is another than RingsDB.
decks-seconds-help = How long the server may take.

decks-legal = { $deck }: legal ({ $edition }).
decks-legal-starter = { $deck }: legal ({ $edition }), a printed deck.
decks-illegal = { $deck }: not legal ({ $edition }).
decks-summary = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, { $cards } cards, { $different } different, starting threat { $threat }
decks-section = { $section } ({ $count })
decks-heading-hero = Heroes
decks-heading-ally = Allies
decks-heading-attachment = Attachments
decks-heading-event = Events
decks-heading-side = Sideboard
decks-stats-costs = Cost
decks-stats-mean = mean { $mean }
decks-stats-spheres = Sphere
decks-stats-types = Type
decks-stats-traits = Trait
decks-stats-unique = Unique cards: { $count }
decks-written = { $file } written: { $decks }.
decks-no-format = Which format? Name it with --to, or end the file's name with one of { $endings }.
decks-bad-format = There is no format { $word }; there are { $formats }.
decks-cannot-write = { $file } cannot be written: { $why }.
decks-not-to-screen = A ZIP cannot be printed: name a file with --out.

## What is wrong, and where

decks-at = { $source }, line { $line }: { $what }
decks-in = { $source }: { $what }
decks-by-rule = { $what } ({ $rule })

## Files

decks-no-deck = There is no deck “{ $name }”. Starter decks: { $known }. Else name a file.
decks-more-than-one = “{ $name }” holds { $count } decks, and one is wanted.
decks-cannot-open = The file cannot be opened: { $why }.
decks-too-big = Too big to be a deck: more than { $most } bytes.
decks-too-many = { $count } decks: a table seats { $most }.
decks-too-many-entries = Too long to be a deck: more than { $most } entries.
decks-too-many-files = Too many files in the archive: more than { $most }.
decks-too-many-lines = Too long to be a deck: more than { $most } lines.
decks-file-not-read = { $file } is not a deck and was not read.
decks-not-zip = A damaged or unusual ZIP: { $why }.
decks-not-utf8 = Not UTF-8 text.
decks-not-json = Not JSON: { $why }.
decks-key-twice = “{ $key }” is there twice.
decks-not-a-deck = No deck: heroes and slots are missing.
decks-not-heroes = “heroes” must be a list of names.
decks-not-slots = “{ $field }” must be ids with how many of each.
decks-not-xml = Not XML: { $why }.
decks-not-octgn = No OCTGN deck: it begins with “{ $tag }”.
decks-doctype = An OCTGN deck has no document type; this one is refused.
decks-other-game = A deck of another game ({ $game }).
decks-empty = There is no card in it.

## Cards in files

decks-unknown-card = “{ $card }” is not in the card pool.
decks-unknown-card-like = “{ $card }” is not in the card pool. { $like }?
decks-other-pack = “{ $card }” of “{ $pack }” is not in the card pool.
decks-other-id = “{ $card }” is not the card of id { $id }.
decks-not-for-decks = { $card } is not a card for decks.
decks-bad-count = { $card }: “{ $count }” is no number of copies.
decks-two-numbers = Two numbers on one line: { $words }
decks-wrong-section = { $card } stands in the wrong section: it is of type { $type }.
decks-counts-differ = { $card }: heroes and slots give different numbers.
decks-no-section = { $card } stands outside the sections of a deck (“{ $section }”).
decks-shared-section = { $card } belongs to the quest (“{ $section }”) and was not read.
decks-line-not-read = Not read: { $words }
decks-heading-number = “{ $words }”, but { $found } different found.
decks-no-id = { $card } has no id in this format.
decks-one-deck-a-file = This format holds one deck, not { $count }: use zip.

## Legality

decks-heroes = { $fewest ->
    [3] { $most } heroes are needed, not { $count }.
   *[other] { $fewest } to { $most } heroes are needed, not { $count }.
}
decks-hero-twice-in-deck = { $card } is there twice.
decks-no-hero = { $card } is not a hero.
decks-not-in-deck = { $card } is not an ally, attachment or event.
decks-campaign-card = { $card } is for campaigns only.
decks-not-in-edition = { $card } is not in this edition.
decks-copies = { $count } copies of { $card }: { $most } are allowed.
decks-too-few = { $count } cards: at least { $fewest } are needed.
decks-introductory = A starter deck of { $count } cards, for the introductory game.
decks-off-sphere = { $card }: no hero has a { $sphere } resource to pay for it.
decks-shared-hero = { $card } is a hero of several decks: { $decks }.
decks-shared-unique = { $card } is unique and in several decks: { $decks }.

## RingsDB

decks-fetch-no-address = “{ $words }” is neither an id nor the address of a deck.
decks-fetch-other-server = “{ $words }” is not an address of { $server } or RingsDB.
decks-fetch-bad-base = “{ $words }” is no address of a server.
decks-fetch-fellowship = { $words } is a fellowship: these cannot be fetched. Export it there as text or for OCTGN, and use the file.
decks-fetch-not-there = { $server } has no such deck, or its owner does not share it.
decks-fetch-refused = { $server } refused: status { $status }.
decks-fetch-no-answer = { $server } does not answer: { $why }.
