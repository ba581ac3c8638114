# Balíčky a jejich soubory.

## wilderland deck

decks-help = Kontrolovat, ukazovat, počítat, převádět a stahovat balíčky.
decks-check-help = Říct, zda balíčky odpovídají pravidlům, a proč ne; více balíčků se kontroluje jako jeden stůl. Pokud ne, skončit s kódem 1.
decks-show-help = Ukázat, co v balíčku je.
decks-stats-help = Ukázat balíček v číslech: ceny, sféry, typy, vlastnosti, počáteční míra ohrožení.
decks-convert-help = Zapsat balíčky v jiném formátu; z několika balíčků vznikne družina.
decks-fetch-help = Stáhnout balíček z RingsDB podle čísla nebo adresy stránky.
decks-deck-help = Startovací balíček, nebo soubor: text či JSON z RingsDB, .o8d z OCTGN, ZIP s nimi.
decks-what-help = Číslo nebo adresa stránky balíčku.
decks-to-help = Formát: { $formats }. Bez něj rozhoduje koncovka zapisovaného souboru.
decks-out-help = Soubor k zápisu; bez něj se výsledek vypíše.
decks-partial-help = Pokračovat, i když některé karty nejsou známy; vynechají se a vypíšou.
decks-base-help = Server, kterého se ptát, pokud to není RingsDB.
decks-seconds-help = Kolik času server má.

decks-legal = { $deck }: odpovídá pravidlům ({ $edition }).
decks-legal-starter = { $deck }: odpovídá pravidlům ({ $edition }), předem sestavený balíček.
decks-illegal = { $deck }: neodpovídá pravidlům ({ $edition }).
decks-summary = { $heroes ->
    [one] { $heroes } hrdina
    [few] { $heroes } hrdinové
    [many] { $heroes } hrdiny
   *[other] { $heroes } hrdinů
}, karty: { $cards }, různé: { $different }, počáteční míra ohrožení { $threat }
decks-section = { $section } ({ $count })
decks-heading-hero = Hrdinové
decks-heading-ally = Spojenci
decks-heading-attachment = Vybavení
decks-heading-event = Události
decks-heading-side = Náhradní karty
decks-stats-costs = Cena
decks-stats-mean = průměr { $mean }
decks-stats-spheres = Sféra
decks-stats-types = Typ
decks-stats-traits = Vlastnost
decks-stats-unique = Unikátní karty: { $count }
decks-written = { $file } zapsán: { $decks }.
decks-no-format = V jakém formátu? Uveď ho pomocí --to, nebo zakonči název souboru jednou z koncovek: { $endings }.
decks-bad-format = Formát { $word } neexistuje; jsou: { $formats }.
decks-cannot-write = { $file } nelze zapsat: { $why }.
decks-not-to-screen = ZIP nelze vypsat: uveď soubor pomocí --out.

## Co je špatně a kde

decks-at = { $source }, řádek { $line }: { $what }
decks-in = { $source }: { $what }
decks-by-rule = { $what } ({ $rule })

## Soubory

decks-no-deck = Balíček „{ $name }“ neexistuje. Startovací balíčky: { $known }. Jinak uveď soubor.
decks-more-than-one = „{ $name }“ – počet balíčků: { $count }, ale je potřeba jeden.
decks-cannot-open = Soubor nelze otevřít: { $why }.
decks-too-big = Na balíček je soubor příliš velký: má přes { $most } bajtů.
decks-too-many = Počet balíčků: { $count }; ke stolu se vejde { $most }.
decks-too-many-entries = Na balíček je soubor příliš dlouhý: má přes { $most } položek.
decks-too-many-files = Příliš mnoho souborů v archivu: přes { $most }.
decks-too-many-lines = Na balíček je soubor příliš dlouhý: má přes { $most } řádků.
decks-file-not-read = { $file } není balíček a nebyl přečten.
decks-not-zip = Poškozený nebo neobvyklý ZIP: { $why }.
decks-not-utf8 = Není to text v UTF-8.
decks-not-json = Není to JSON: { $why }.
decks-key-twice = „{ $key }“ je tu dvakrát.
decks-not-a-deck = Není to balíček: chybí heroes a slots.
decks-not-heroes = „heroes“ musí být seznam názvů.
decks-not-slots = „{ $field }“ musí obsahovat čísla karet a počet kopií každé z nich.
decks-not-xml = Není to XML: { $why }.
decks-not-octgn = Není to balíček OCTGN: začíná „{ $tag }“.
decks-doctype = Balíček OCTGN nemá typ dokumentu; tento je odmítnut.
decks-other-game = Balíček pro jinou hru ({ $game }).
decks-empty = Není v něm žádná karta.

## Karty v souborech

decks-unknown-card = Karta „{ $card }“ není mezi dostupnými kartami.
decks-unknown-card-like = Karta „{ $card }“ není mezi dostupnými kartami. { $like }?
decks-other-pack = Karta „{ $card }“ ze sady „{ $pack }“ není mezi dostupnými kartami.
decks-other-id = „{ $card }“ není karta s číslem { $id }.
decks-not-for-decks = { $card } – to není karta do balíčku.
decks-bad-count = { $card }: „{ $count }“ není počet kopií.
decks-two-numbers = Dvě čísla na jednom řádku: { $words }
decks-wrong-section = { $card } – nesprávný oddíl; typ karty: { $type }.
decks-counts-differ = { $card }: heroes a slots uvádějí různá čísla.
decks-no-section = { $card } – karta mimo oddíly balíčku („{ $section }“).
decks-shared-section = { $card } – karta výpravy („{ $section }“), nebyla přečtena.
decks-line-not-read = Nepřečteno: { $words }
decks-heading-number = „{ $words }“, ale různých nalezeno: { $found }.
decks-no-id = { $card } nemá v tomto formátu číslo.
decks-one-deck-a-file = Do tohoto formátu se vejde jeden balíček, ne { $count }: použij zip.

## Soulad s pravidly

decks-heroes = { $fewest ->
    [3] Počet hrdinů má být { $most }, ne { $count }.
   *[other] Počet hrdinů má být { $fewest } až { $most }, ne { $count }.
}
decks-hero-twice-in-deck = { $card } je tu dvakrát.
decks-no-hero = { $card } není hrdina.
decks-not-in-deck = { $card } není spojenec, vybavení ani událost.
decks-campaign-card = { $card } – jen pro kampaně.
decks-not-in-edition = V tomto vydání není karta { $card }.
decks-copies = { $card } – počet kopií: { $count }; povoleno: { $most }.
decks-too-few = Počet karet: { $count }; je potřeba nejméně { $fewest }.
decks-introductory = Startovací balíček pro první hru, počet karet: { $count }.
decks-off-sphere = { $card }: žádný hrdina nemá symbol zdroje, kterým by se dala zaplatit ({ $sphere }).
decks-shared-hero = { $card } – hrdina ve více balíčcích: { $decks }.
decks-shared-unique = { $card } – unikátní karta ve více balíčcích: { $decks }.

## RingsDB

decks-fetch-no-address = „{ $words }“ není číslo ani adresa balíčku.
decks-fetch-other-server = „{ $words }“ není adresa serveru { $server } ani RingsDB.
decks-fetch-bad-base = „{ $words }“ není adresa serveru.
decks-fetch-fellowship = { $words } je družina: družiny stáhnout nelze. Vyexportuj ji tam jako text nebo pro OCTGN a použij soubor.
decks-fetch-not-there = { $server } takový balíček nemá, nebo ho jeho vlastník nesdílí.
decks-fetch-refused = { $server } odmítá: stav { $status }.
decks-fetch-no-answer = { $server } neodpovídá: { $why }.
