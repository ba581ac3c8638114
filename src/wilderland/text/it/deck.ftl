# I mazzi e i loro file.

## wilderland deck

decks-help = Controlla, mostra, conta, converte e scarica mazzi.
decks-check-help = Dice se i mazzi sono validi, e perché no; più mazzi si controllano come un tavolo solo. Esce con 1 se non lo sono.
decks-show-help = Mostra che cosa c'è in un mazzo.
decks-stats-help = Mostra un mazzo in numeri: costi, sfere, tipi, tratti, Minaccia iniziale.
decks-convert-help = Scrive i mazzi in un altro formato; più mazzi diventano una compagnia.
decks-fetch-help = Prende un mazzo da RingsDB con il suo id o l'indirizzo della sua pagina.
decks-deck-help = Un mazzo introduttivo, o un file: testo o JSON di RingsDB, .o8d di OCTGN, uno ZIP di questi.
decks-what-help = Un id, o l'indirizzo della pagina di un mazzo.
decks-to-help = Il formato: { $formats }. Se manca, decide l'estensione del file da scrivere.
decks-out-help = Il file da scrivere; se manca, il risultato viene stampato.
decks-partial-help = Va avanti anche se alcune carte non sono note; vengono tralasciate e segnalate.
decks-base-help = Il server a cui chiedere, se non è RingsDB.
decks-seconds-help = Quanto può metterci il server.

decks-legal = { $deck }: valido ({ $edition }).
decks-legal-starter = { $deck }: valido ({ $edition }), un mazzo stampato.
decks-illegal = { $deck }: non valido ({ $edition }).
decks-summary = { $heroes ->
    [one] { $heroes } eroe
    [many] { $heroes } di eroi
   *[other] { $heroes } eroi
}, carte: { $cards } ({ $different } diverse), Minaccia iniziale { $threat }
decks-section = { $section } ({ $count })
decks-heading-hero = Eroi
decks-heading-ally = Alleati
decks-heading-attachment = Aggiunte
decks-heading-event = Eventi
decks-heading-side = Riserva
decks-stats-costs = Costo
decks-stats-mean = media { $mean }
decks-stats-spheres = Sfera
decks-stats-types = Tipo
decks-stats-traits = Tratto
decks-stats-unique = Carte uniche: { $count }
decks-written = { $file } scritto: { $decks }.
decks-no-format = Quale formato? Indicalo con --to, o dai al file una di queste estensioni: { $endings }.
decks-bad-format = Non c'è alcun formato { $word }; ci sono { $formats }.
decks-cannot-write = { $file } non si può scrivere: { $why }.
decks-not-to-screen = Uno ZIP non si può stampare: indica un file con --out.

## Che cosa non va, e dove

decks-at = { $source }, riga { $line }: { $what }
decks-in = { $source }: { $what }
decks-by-rule = { $what } ({ $rule })

## File

decks-no-deck = Non c'è alcun mazzo “{ $name }”. Mazzi introduttivi: { $known }. Altrimenti indica un file.
decks-more-than-one = “{ $name }” contiene { $count } mazzi, ma ne serve uno.
decks-cannot-open = Il file non si può aprire: { $why }.
decks-too-big = Troppo grande per essere un mazzo: più di { $most } byte.
decks-too-many = { $count } mazzi: a un tavolo ci sono { $most } posti.
decks-too-many-entries = Troppo lungo per essere un mazzo: più di { $most } voci.
decks-too-many-files = Troppi file nell'archivio: più di { $most }.
decks-too-many-lines = Troppo lungo per essere un mazzo: più di { $most } righe.
decks-file-not-read = { $file } non è un mazzo e non è stato letto.
decks-not-zip = Uno ZIP danneggiato o insolito: { $why }.
decks-not-utf8 = Non è testo UTF-8.
decks-not-json = Non è JSON: { $why }.
decks-key-twice = “{ $key }” compare due volte.
decks-not-a-deck = Non è un mazzo: mancano heroes e slots.
decks-not-heroes = “heroes” deve essere un elenco di nomi.
decks-not-slots = “{ $field }” deve contenere gli id con il numero di copie di ognuno.
decks-not-xml = Non è XML: { $why }.
decks-not-octgn = Non è un mazzo di OCTGN: comincia con “{ $tag }”.
decks-doctype = Un mazzo di OCTGN non ha un tipo di documento; questo viene rifiutato.
decks-other-game = Un mazzo di un altro gioco ({ $game }).
decks-empty = Non contiene alcuna carta.

## Carte nei file

decks-unknown-card = “{ $card }” non è tra le carte disponibili.
decks-unknown-card-like = “{ $card }” non è tra le carte disponibili. { $like }?
decks-other-pack = “{ $card }” di “{ $pack }” non è tra le carte disponibili.
decks-other-id = “{ $card }” non è la carta con l'id { $id }.
decks-not-for-decks = { $card } non è una carta da mazzo.
decks-bad-count = { $card }: “{ $count }” non è un numero di copie.
decks-two-numbers = Due numeri in una riga: { $words }
decks-wrong-section = { $card } sta nella sezione sbagliata: il tipo è { $type }.
decks-counts-differ = { $card }: heroes e slots danno numeri diversi.
decks-no-section = { $card } sta fuori dalle sezioni di un mazzo (“{ $section }”).
decks-shared-section = { $card } fa parte dell'impresa (“{ $section }”) e non è stata letta.
decks-line-not-read = Non letto: { $words }
decks-heading-number = “{ $words }”, ma le carte diverse trovate sono { $found }.
decks-no-id = { $card } non ha un id in questo formato.
decks-one-deck-a-file = Questo formato contiene un solo mazzo, non { $count }: usa zip.

## Validità

decks-heroes = { $fewest ->
    [3] Servono { $most } eroi, non { $count }.
   *[other] Servono da { $fewest } a { $most } eroi, non { $count }.
}
decks-hero-twice-in-deck = { $card } compare due volte.
decks-no-hero = { $card } non è un eroe.
decks-not-in-deck = { $card } non è un alleato, un'aggiunta o un evento.
decks-campaign-card = { $card } è solo per le campagne.
decks-not-in-edition = { $card } non fa parte di questa edizione.
decks-copies = { $count } copie di { $card }: ne sono permesse { $most }.
decks-too-few = { $count } carte: ne servono almeno { $fewest }.
decks-introductory = Un mazzo introduttivo di { $count } carte, per la prima partita.
decks-off-sphere = { $card }: nessun eroe ha una risorsa { $sphere } per pagare questa carta.
decks-shared-hero = { $card } è un eroe di più mazzi: { $decks }.
decks-shared-unique = { $card } è una carta unica presente in più mazzi: { $decks }.

## RingsDB

decks-fetch-no-address = “{ $words }” non è né un id né l'indirizzo di un mazzo.
decks-fetch-other-server = “{ $words }” non è un indirizzo di { $server } né di RingsDB.
decks-fetch-bad-base = “{ $words }” non è l'indirizzo di un server.
decks-fetch-fellowship = { $words } è una compagnia: non si può scaricare. Esportala da lì come testo o per OCTGN, e usa il file.
decks-fetch-not-there = { $server } non ha questo mazzo, o chi lo possiede non lo condivide.
decks-fetch-refused = { $server } ha rifiutato: stato { $status }.
decks-fetch-no-answer = { $server } non risponde: { $why }.
