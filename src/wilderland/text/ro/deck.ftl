# Pachetele și fișierele lor.

## wilderland deck

decks-help = Verifică, arată, numără, convertește și descarcă pachete.
decks-check-help = Spune dacă pachetele sunt legale și de ce nu; mai multe se verifică drept o singură masă. Iese cu 1 dacă nu sunt.
decks-show-help = Arată ce este într-un pachet.
decks-stats-help = Arată un pachet în cifre: costuri, sfere, tipuri, caracteristici, nivel inițial de amenințare.
decks-convert-help = Scrie pachetele în alt format; mai multe pachete devin o companie.
decks-fetch-help = Ia un pachet de la RingsDB după id sau după adresa paginii sale.
decks-deck-help = Un pachet de start sau un fișier: text sau JSON RingsDB, .o8d OCTGN, un ZIP cu acestea.
decks-what-help = Un id sau adresa paginii unui pachet.
decks-to-help = Formatul: { $formats }. Dacă lipsește, decide extensia fișierului scris.
decks-out-help = Fișierul de scris; dacă lipsește, rezultatul este afișat.
decks-partial-help = Continuă deși unele cărți nu sunt cunoscute; ele sunt lăsate deoparte și semnalate.
decks-base-help = Serverul întrebat, dacă este altul decât RingsDB.
decks-seconds-help = Cât timp are serverul la dispoziție.

decks-legal = { $deck }: legal ({ $edition }).
decks-legal-starter = { $deck }: legal ({ $edition }), un pachet tipărit.
decks-illegal = { $deck }: nu este legal ({ $edition }).
decks-summary = { $heroes ->
    [one] { $heroes } erou
    [few] { $heroes } eroi
   *[other] { $heroes } de eroi
}, cărți: { $cards } ({ $different } diferite), nivel inițial de amenințare { $threat }
decks-section = { $section } ({ $count })
decks-heading-hero = Eroi
decks-heading-ally = Aliați
decks-heading-attachment = Accesorii
decks-heading-event = Evenimente
decks-heading-side = Rezervă
decks-stats-costs = Cost
decks-stats-mean = medie { $mean }
decks-stats-spheres = Sferă
decks-stats-types = Tip
decks-stats-traits = Caracteristică
decks-stats-unique = Cărți unice: { $count }
decks-written = { $file } scris: { $decks }.
decks-no-format = Ce format? Indică-l cu --to sau dă fișierului una dintre extensiile { $endings }.
decks-bad-format = Nu există formatul { $word }; există { $formats }.
decks-cannot-write = { $file } nu poate fi scris: { $why }.
decks-not-to-screen = Un ZIP nu poate fi afișat: indică un fișier cu --out.

## Ce nu este în regulă, și unde

decks-at = { $source }, rândul { $line }: { $what }
decks-in = { $source }: { $what }
decks-by-rule = { $what } ({ $rule })

## Fișiere

decks-no-deck = Nu există pachetul „{ $name }”. Pachete de start: { $known }. Altfel, indică un fișier.
decks-more-than-one = Pachete în „{ $name }”: { $count }; trebuie unul singur.
decks-cannot-open = Fișierul nu poate fi deschis: { $why }.
decks-too-big = Prea mare pentru un pachet: peste limita de octeți ({ $most }).
decks-too-many = Prea multe pachete ({ $count }): locuri la o masă: { $most }.
decks-too-many-entries = Prea lung pentru un pachet: peste limita de poziții ({ $most }).
decks-too-many-files = Prea multe fișiere în arhivă: mai mult de { $most }.
decks-too-many-lines = Prea lung pentru un pachet: peste limita de rânduri ({ $most }).
decks-file-not-read = { $file } nu este un pachet și nu a fost citit.
decks-not-zip = Un ZIP deteriorat sau neobișnuit: { $why }.
decks-not-utf8 = Nu este text UTF-8.
decks-not-json = Nu este JSON: { $why }.
decks-key-twice = „{ $key }” apare de două ori.
decks-not-a-deck = Nu este un pachet: lipsesc heroes și slots.
decks-not-heroes = „heroes” trebuie să fie o listă de nume.
decks-not-slots = „{ $field }” trebuie să conțină id-uri cu numărul de copii pentru fiecare.
decks-not-xml = Nu este XML: { $why }.
decks-not-octgn = Nu este un pachet OCTGN: începe cu „{ $tag }”.
decks-doctype = Un pachet OCTGN nu are tip de document; acesta este refuzat.
decks-other-game = Un pachet al altui joc ({ $game }).
decks-empty = Nu conține nicio carte.

## Cărți în fișiere

decks-unknown-card = „{ $card }” nu este printre cărțile disponibile.
decks-unknown-card-like = „{ $card }” nu este printre cărțile disponibile. { $like }?
decks-other-pack = „{ $card }” din „{ $pack }” nu este printre cărțile disponibile.
decks-other-id = „{ $card }” nu este cartea cu id-ul { $id }.
decks-not-for-decks = { $card } nu este o carte pentru pachete.
decks-bad-count = { $card }: „{ $count }” nu este un număr de copii.
decks-two-numbers = Două numere pe un rând: { $words }
decks-wrong-section = { $card } stă în secțiunea greșită: tipul este { $type }.
decks-counts-differ = { $card }: heroes și slots dau numere diferite.
decks-no-section = { $card } stă în afara secțiunilor unui pachet („{ $section }”).
decks-shared-section = { $card } ține de misiune („{ $section }”); cartea nu a fost citită.
decks-line-not-read = Necitit: { $words }
decks-heading-number = „{ $words }”, dar cărți diferite găsite: { $found }.
decks-no-id = { $card } nu are id în acest format.
decks-one-deck-a-file = Acest format cuprinde un singur pachet, nu { $count }: folosește zip.

## Legalitate

decks-heroes = { $fewest ->
    [3] Este nevoie de { $most } eroi, nu de { $count }.
   *[other] Este nevoie de { $fewest } până la { $most } eroi, nu de { $count }.
}
decks-hero-twice-in-deck = { $card } apare de două ori.
decks-no-hero = { $card } nu este un erou.
decks-not-in-deck = { $card } nu este aliat, accesoriu sau eveniment.
decks-campaign-card = { $card } este numai pentru campanii.
decks-not-in-edition = { $card } nu face parte din această ediție.
decks-copies = Copii ale cărții { $card }: { $count }; sunt permise { $most }.
decks-too-few = Cărți: { $count }; sunt necesare cel puțin { $fewest }.
decks-introductory = Un pachet de start de { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, pentru primul joc.
decks-off-sphere = { $card }: niciun erou nu are o resursă { $sphere } pentru plată.
decks-shared-hero = { $card } este erou în mai multe pachete: { $decks }.
decks-shared-unique = { $card } este o carte unică aflată în mai multe pachete: { $decks }.

## RingsDB

decks-fetch-no-address = „{ $words }” nu este nici un id, nici adresa unui pachet.
decks-fetch-other-server = „{ $words }” nu este o adresă de la { $server } sau RingsDB.
decks-fetch-bad-base = „{ $words }” nu este adresa unui server.
decks-fetch-fellowship = { $words } este o companie: nu se poate descărca. Exportă de acolo ca text sau pentru OCTGN și folosește fișierul.
decks-fetch-not-there = { $server } nu are acest pachet sau proprietarul nu îl face public.
decks-fetch-refused = { $server } a refuzat: stare { $status }.
decks-fetch-no-answer = { $server } nu răspunde: { $why }.
