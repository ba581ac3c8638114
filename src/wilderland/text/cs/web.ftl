# Stůl v prohlížeči.

## Karty

card-number = Základní sada { $number }
stat-changed = { $stat } { $now }, vytištěno { $printed }
stat-of = { $stat } { $now } z { $of }
ability-shadow = Stín
type-boon = výhoda
type-burden = strast
text-not-translated = Tento text ještě není přeložen.
causes-printed = vytištěno { $printed }
causes-effect = déletrvající efekt

state-exhausted = vyčerpaná
state-committed = na výpravě
state-attacking = Útočí
state-defending = Brání
state-guarded = střeží ho karta setkání
state-resources = { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
    [many] { $count } zdroje
   *[other] { $count } zdrojů
}
state-damage = { $count } zranění
state-progress = pokrok { $count }
card-option = { $card } – odpověď { $number }

about-ranged = Střelec: postavu lze vyhlásit útočníkem proti nepřátelům ve střetnutí s jinými hráči.
about-sentinel = Stráž: postavu lze určit obráncem při útocích na jiné hráče.
about-restricted = Omezení: postava nese nejvýše dvě karty takového vybavení.
about-surge = Nápor: po odhalení této karty se odhalí ještě jedna.
about-doomed = Odsouzen: po odhalení této karty zvýší každý hráč svou míru ohrožení o toto číslo.
about-guarded = Střežený: tento cíl nelze získat, dokud je k němu připojena karta setkání.
about-victory = Vítězství: tolik bodů má karta cenu, když přijde do vítězné oblasti.
about-permanent = Trvalá: zůstává u svého hrdiny a nelze ji odhodit.

## Stůl

home = Domů
menu = Nabídka
close = Zavřít
cancel = Nechat být
copied = Zkopírováno
undo = Vzít zpět
redo = Znovu
keys = Klávesy
round = Kolo
round-number = Kolo { $round }
threat = Ohrožení
threat-of = Míra ohrožení { $value } z { $limit }
balance = Síla vůle { $willpower } proti velikosti ohrožení { $threat }
adjusted = změněno ručně
adjusted-title = V této hře se měnilo něco proti enginu.
first-player = první hráč
your-move = Jsi na tahu
player-of-several = { $name } ({ $number })
web-no-answer = Server neodpovídá.
reconnecting = Spojení je přerušeno. Obnoví se samo…
farewell = U stolu už nejsi
refused = To se nepovedlo.
tip-rule = Pravidlo { $rule }
tip-fine = To teď lze udělat.

zone-shared = Výprava a vynášecí oblast
zone-quest = { $left ->
    [0] Poslední úkol
    [one] Ještě jeden úkol
    [few] Ještě { $left } úkoly
    [many] Ještě { $left } úkolu
   *[other] Ještě { $left } úkolů
}
zone-active = Aktivní lokace
zone-staging = Vynášecí oblast
zone-staging-empty = Nic tu nečíhá.
zone-engaged = Ve střetnutí
zone-engaged-empty = Není tu nepřítel ve střetnutí.
zone-heroes = Hrdinové
zone-allies = Spojenci
pile-encounter = Setkání
pile-discard = Odhozené
pile-deck = Balíček
pile-empty = Nejsou tu žádné karty.
pile-encounter-discard-title = Odhazovací balíček setkání
pile-discard-title = Odhazovací balíček
pile-victory-title = Vítězná oblast
pile-aside-title = Odložené stranou
pile-shadows-title = Karty stínů
hand-of = Ruka: { $player }
hand-empty = Ruka je prázdná.
hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
count-hand = karty v ruce
count-deck = karty v balíčku
count-resources = zdroje

stop-here = Tady přijde otázka, kdykoli můžeš něco udělat.
stops-yours = tvé zastávky
step-how = Klepnutí: zastavit se zde. Pravé: pasovat až sem.
hold = Počkejte
steps-cards = karty o tom mluví
step-cards = { $count ->
    [one] Jedna karta ve hře mluví o tomto kroku: { $cards }
    [few] { $count } karty ve hře mluví o tomto kroku: { $cards }
   *[other] { $count } karet ve hře mluví o tomto kroku: { $cards }
}
phase-open = Ukázat kroky a zastavit se tam
run-here = Až sem se ve všem pasuje.
bar-resource = Akce
bar-planning-turn = Hraní karet
bar-planning = Akce
bar-quest-begin = Začátek
bar-quest-commit = Připojení
bar-quest-staging = Vynášení
bar-quest-resolution = Vyřešení
bar-travel = Cestování
bar-encounter-optional = Střetnutí
bar-encounter-checks = Kontrola
bar-combat-shadows = Karty stínu
bar-combat-enemy-1 = Útok nepřítele
bar-combat-enemy-2 = Obránce
bar-combat-enemy-3 = Stín
bar-combat-enemy-4 = Zranění
bar-combat-player-1 = Náš útok
bar-combat-player-2 = Síla
bar-combat-player-3 = Zranění
bar-combat-end = Konec
bar-refresh = Obnovení

prompt = O co jde
prompt-decides = rozhoduje
prompt-seats = Místa, kterých se otázka týká
prompt-waiting = Čeká se: { $player }…
prompt-nothing = Hra běží dál…
prompt-pause = Teď můžeš jednat, nebo pasovat.
prompt-nobody-quests = Nikdo nejde
prompt-nobody-attacks = Nikdo neútočí
prompt-planned = Víc nevynáším
prompt-engage-none = Nestřetnout se s nikým
prompt-no-response = Nereagovat
prompt-no-attack = Už žádné útoky
prompt-fold = Podívat se na stůl
back-title = { $steps ->
    [one] Díváš se na stůl před jedním krokem
    [few] Díváš se na stůl před { $steps } kroky
   *[other] Díváš se na stůl před { $steps } kroky
}
back-note = Díváním se nic nevrací.
back-look = Ohlédnout se
back-now = Na teď
back-earlier = Dříve
back-later = Později
prompt-less = Ptát se méně
prompt-no-stop = Tady nezastavovat
prompt-stop-note = Ptáme se, protože se v tomto kroku zastavuješ (červená značka vlevo); nic, co můžeš udělat, se teď nezdá užitečné.
prompt-all = Všechny
prompt-pay = Zaplatit za mě
prompt-confirm = { $count ->
    [one] Potvrdit { $count } kartu
    [few] Potvrdit { $count } karty
    [many] Potvrdit { $count } karty
   *[other] Potvrdit { $count } karet
}
option-cost = cena { $cost }
option-has = { $count ->
    [0] nic nezbývá
   *[other] zbývá { $count }
}
sum-against = proti
sum-progress = { $amount ->
    [0] nic se nestane
   *[other] pokrok { $amount }
}
sum-threat = míra ohrožení stoupne o { $amount }
sum-damage = { $amount } zranění
sum-kills = zničení
sum-paid = zaplaceno { $paid } z { $price }
outcome-damage = { $amount ->
    [0] bez zranění
   *[other] { $amount } zranění
}
outcome-falls = padne
outcome-willpower = +{ $amount }
outcome-attack = +{ $amount }
outcome-less-threat = ohrožení −{ $amount }

forecast = Další výprava
forecast-public = z veřejných karet
odds-quest = { $chance } % šance, že karty, které se odhalí, výpravu zmaří
odds-shadow = { $count ->
    [one] Jeho karta stínů leží lícem dolů: z { $unseen } neviděných karet má efekt stínu { $dark }.
    [few] { $count } karty stínů leží lícem dolů: z { $unseen } neviděných karet má efekt stínu { $dark }.
   *[other] { $count } karet stínů leží lícem dolů: z { $unseen } neviděných karet má efekt stínu { $dark }.
}
odds-title = Počítáno z karet, které ještě nikdo neviděl, a jejich vytištěného ohrožení; efekty karet se přidávají.
forecast-ready = až { $amount }
forecast-threat = { $now } + { $expected }
forecast-title = Karty k odhalení přidají průměrně { $expected } ohrožení, v nejhorším případě { $worst }; dosud neviděných karet: { $unseen }.

chronicle = Kronika
chronicle-filter = Ukázat jen řádky s těmito slovy
chronicle-copy = Zkopírovat kroniku
chronicle-save = Uložit kroniku jako text
chat-say = Říct něco u stolu
chat-table = Stůl
chat-phrases = Hotové věty
reveal-next = Dál
reveal-more = { $count ->
    [one] ještě jedna
    [few] ještě { $count }
   *[other] ještě { $count }
}

seats = Místa
seat-out = mimo hru
seat-away = pryč
seat-thinking = přemýšlí
seat-deciding = rozhoduje se
seat-holding = zdržuje hru
seat-take = Posadit se
seat-leave = Vstát
seat-show = diváci vidí tuto ruku
delegate = Kdo odpovídá za toto místo
delegate-self = Odpovídám já
delegate-pass = Pasovat za mě, pokud na mě nikdo neútočí
habits = Kdy se hra ptá
habits-ask = V oknech akcí
habits-timely = kde má akce smysl, a na tvých zastávkách
habits-always = všude, kde je akce povolená
habits-hold = Počkejte na mě: nic se za mě nepasuje
habits-interrupts = Co přeruší pasování k pozdějšímu kroku
interrupt-attacked = na mou postavu se útočí
interrupt-called = někdo volá
interrupt-revealed = odhalí se karta setkání
interrupt-threat = mé ohrožení dosáhne
host = Jako hostitel
host-undo = Co už bylo vidět, se vezme zpět
host-undo-all = když všichni souhlasí
host-undo-host = když souhlasím já
host-away = Kdo je pryč { $minutes } min a má odpovědět
host-away-wait = na toho se čeká
host-away-pass = ten pasuje
host-away-companion = tomu pomůže společník
host-invite = Nový odkaz (starý nic neotevře)
host-kick = Poslat pryč: { $player }
agent-expert = Zkušený společník
agent-search = Prozíravý společník
agent-sensible = Rozumný společník

proposal = Návrh
proposal-undo = { $player } chce vzít zpět { $steps ->
    [one] poslední tah
    [few] { $steps } tahy
    [many] { $steps } tahu
   *[other] { $steps } tahů
}. Přišli byste o:
proposal-adjust = { $player } chce něco změnit proti enginu.
proposal-concede = { $player } chce tuto hru vzdát.
proposal-yes = Souhlasím
proposal-no = Ne

concede = Vzdát se
concede-sure = Opravdu vzdát
concede-text = Hra tu končí a počítá se jako prohraná. Zůstane v deníku a lze ji znovu zhlédnout.
concede-no = Hrát dál
concede-seat = Odchází jen { $player }
invite = Zkopírovat odkaz pro přátele
report = Něco je špatně
report-what = Co se stalo a co se stát mělo?
report-note = Hlášení uchová právě tento okamžik hry. Můžeš hrát dál.
report-send = Odeslat
report-sent = Děkujeme. Hlášení má číslo { $number }.

key-number = vybrat odpověď číslem
key-confirm = potvrdit, pasovat, dál
key-undo = vzít zpět
key-redo = znovu
key-undo-round = vzít zpět celé kolo
key-redo-round = znovu celé kolo
key-earlier = podívat se na předchozí krok
key-later = podívat se na další krok
key-use = použít kartu pod ukazatelem: připojit, vynést, cestovat tam
key-shadows = ukázat karty stínů
key-mulligan = na začátku dobrat šest nových karet
key-seat-before = tvé předchozí místo
key-all = všechny karty, nebo žádná
key-hold = počkejte na mě
key-log = do kroniky
key-chat = říct něco
key-help = tento seznam
key-seat-next = tvé další místo
key-home = na úvodní stránku
key-decks = k balíčkům, hotovým i vlastním
key-deck-address = balíček podle adresy
key-pass-phase = pasovat do konce kola
key-concede = vzdát se
key-forecast = předpověď zapnout nebo vypnout
key-override = ruční změny: zapnout či vypnout
key-score = bodování po skončení hry
key-seat = dívat se z prvního až čtvrtého místa
key-tab = přecházet od karty ke kartě a použít ji
key-point = ukázat ostatním označenou kartu
keys-press = Stiskni klávesu
keys-reset = Jako předtím
keys-known = Jako u jiných stolů i E, Z a G potvrzují, D dobírá novou počáteční ruku, / dovolí něco říct a tento seznam je vidět, dokud držíš Tab. Co jinde dělá klávesa a zde hra sama: odhalování karet, rozdávání karet stínů, ukládání.
key-by-hand = Tato klávesa mění karty ručně. Nejprve stiskni O, chceš-li něco změnit proti enginu.
key-saves-itself = Hra se ukládá sama po každé odpovědi. Najdeš ji na úvodní stránce.
key-no-card = Tato klávesa se týká karty: nejprve na některou ukaž.
key-no-mulligan = Novou ruku lze dobrat jen na začátku hry.
key-no-past = Nic dřívějšího tento prohlížeč neviděl. Po skončení hry ukáže vše záznam.
key-no-later = Takto je to teď.
key-no-chat = U tohoto stolu nikdo další není.
key-no-score = Skóre se počítá po skončení hry.
card-controls = O čem můžeš u této karty rozhodnout
ability-rule = Tato karta v oknech
ability-rule-ask = se mě ptá, když to má smysl
ability-rule-never = mě nikdy nezastaví
ability-rule-always = reaguje sama
override-note = To je změna proti enginu a hra bude označena jako ručně změněná.
override-damage = Zranění
override-progress = Pokrok
override-resources = Zdroje
override-less = { $what }: o jeden méně
override-more = { $what }: o jeden více
override-ready = Připravit kartu
override-exhaust = Vyčerpat kartu
override-turn = Otočit kartu
override-shuffle = Zamíchat
override-no-token = Na kartách zde leží jen zdroje (1), pokrok (2) a zranění (3). Ostatní čísla plynou z pravidel.
override-mode = Ručně
override-end = Konec ručních změn
override-keys = { $key } zapíná a vypíná. Každá klávesa se týká karty pod ukazatelem nebo vybrané; čísla na horní polovině žeton přidají a na dolní nebo se Shift odeberou. Vše se zapisuje a hra je označena jako upravená.
override-key-threat = ohrožení místa, odkud se díváš: nahoru, dolů
override-key-a = vyčerpat nebo připravit
override-key-q = připojit k výpravě, nebo stáhnout
override-key-v = do vítězné oblasti
override-key-x = na odhazovací balíček
override-key-c = sejmout: do ruky, nebo do vynášecí oblasti
override-key-d = dobrat kartu pro místo, odkud se díváš
override-key-f = otočit lícem dolů či nahoru; u nepřítele odhalit karty stínů
override-key-h = zamíchat do balíčku; nad balíčkem či bez karty zamíchat ten balíček nebo tvůj

## Slova pro první hru

hint-mulligan = Toto je tvých prvních šest karet. Ponech si je, je-li mezi nimi něco levného; jinak si můžeš jednou dobrat šest nových.
hint-planning = Tvoji hrdinové mají zdroje: zlaté mince. Karty, které svítí, lze teď zahrát. Každá stojí tolik, kolik má v rohu, a platí ji hrdinové stejné barvy. Až skončíš, klepni na „Víc nevynáším“.
hint-cost = Klikni na hrdiny, kteří platí. Každé kliknutí vezme jeden zdroj.
hint-commit = Kdo půjde na výpravu? Vybrané postavy se vyčerpají a jejich síla vůle (plamen) se počítá proti velikosti ohrožení (oko) ve vynášecí oblasti. Nech někoho připraveného k obraně.
hint-travel = Když odcestuješ na lokaci, její velikost ohrožení se už proti tobě nepočítá; musí se však prozkoumat, než výprava pokročí dál.
hint-engage = Můžeš se střetnout s nepřítelem podle svého výběru. Nepřátelé, jejichž hodnota střetnutí nepřevyšuje tvou míru ohrožení, přijdou stejně sami.
hint-enemy-attack = Nepřátelé ve střetnutí s tebou útočí jeden po druhém. Pořadí určuješ ty.
hint-defend = Jedna připravená postava se může bránit: její síla obrany se odečte od zranění. Nebrání-li nikdo, utrpí je celé hrdina. Každý nepřítel má lícem dolů kartu stínu, která může věci zhoršit.
hint-damage = Nikdo se nebránil: vyber hrdinu, který utrpí zranění.
hint-attack = Teď útočíš ty. Vyber nepřítele a potom ty, kdo na něj zaútočí.
hint-attackers = Připravené postavy sčítají svou sílu útoku. Síla obrany nepřítele se odečte, zbytek je zranění.
hint-action = Chvíle, kdy můžeš použít schopnost. Pokud nechceš, pasuj.
hint-response = Jedna z tvých karet může reagovat na to, co se právě stalo.
hint-choose = Karta po tobě chce výběr. Vybrat lze karty, které svítí.
hint-understood = Rozumím
hint-no-more = už neukazovat

## Úvod

home-tag = Les je starý a cesta dlouhá. Projdi ji o samotě, nebo se třemi přáteli.
home-continue = Pokračovat
home-continue-text = Tam, kde hra přestala
home-new = Nová hra
home-new-text = Vyber výpravu, balíčky a družinu
home-guided = První hra s průvodcem
home-guided-text = Nauč se hrát u stolu
home-join = Přidat se ke stolu
home-join-text = S odkazem od přítele
home-campaigns = Kampaně
home-campaigns-text = Tři scénáře, jeden příběh
home-decks = Balíčky
home-decks-text = Startovací, vlastní, import
home-cards = Karty
home-cards-text = Prohlédni si každou kartu
home-journal = Deník a záznamy
home-journal-text = Jak dopadly tvé hry
home-note = Neoficiální stůl pro základní sadu. Všechna slova i obrázky jsou naše vlastní.
rules = Pravidla
settings = Nastavení
journal = Deník
continue-left = Přerušeno před časem
continue-lobby = Čeká na hráče
continue-text = Kolo { $round }, { $players ->
    [one] jeden hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
continue-seat = Zaujmout své místo

## Nová hra

new-title = Nová hra
new-scenario = Kterou cestou?
new-difficulty = Obtížnost { $difficulty }
new-company = Kdo se vydá na cestu?
new-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
new-who = Kdo hraje
new-me = Já
new-friend = Přítel, přes odkaz
new-more = Vydání, režim, semínko
new-edition = Vydání
new-mode = Režim
new-seed = Semínko
new-seed-none = náhodné
new-public = Přidat se může kdokoli
new-begin = Začít
new-lay = Prostřít stůl
your-name = Tvé jméno
about-passage-through-mirkwood = Pavouci a cesta, která se dělí.
about-journey-along-the-anduin = Zlobr, řeka, přepadení.
about-escape-from-dol-guldur = Zajatec v Nekromantově věži.

join-title = Čeká na tebe místo
join-text = Někdo tě zve ke svému stolu.
join-enter = Vstoupit
join-link = Odkaz, který máš
join-public = Otevřené stoly
join-none = Na společnost teď nikdo nečeká.

lobby-sub = { $edition }, { $mode }
lobby-free = Volné místo
lobby-ready = může se hrát
lobby-deck = Balíček
lobby-no-deck = Zatím bez balíčku
lobby-no-agent = Bez společníka
lobby-begin = Můžeme hrát
lobby-waiting = Čeká se na ostatní
lobby-there = U stolu: { $names }
decks-starter = Startovací balíčky
decks-own = Tvé balíčky
deck-new = Nový balíček

## Nastavení

settings-language = Jazyk
settings-theme = Světlo
settings-palette = Barvy
palette-usual = jak jsou nakresleny
palette-clear = zřetelné při barvosleposti
settings-pace = Tempo
settings-scale = Velikost textu: { $scale } %
settings-forecast = Předpovědi z veřejných informací
settings-override = Karty lze měnit ručně (hra bude označena)
pictures = Vlastní obrázky
pictures-text = Vyber složku s obrázky pojmenovanými číslem nebo názvem karty (013.png, Aragorn.jpg): ukážou se místo našich. Zůstávají v tomto prohlížeči a nikam se neposílají.
pictures-choose = Vybrat složku
pictures-drop = Vrátit naše
pictures-count = { $count ->
    [0] Žádný obrázek karty se nenašel.
    [one] Jedna karta má tvůj obrázek.
    [few] { $count } karty mají tvé obrázky.
   *[other] { $count } karet má tvé obrázky.
}
settings-hints = Rady pro začátečníky
settings-motion = Karty se pohybují
settings-sound = Zvuky
settings-text-cards = Karty jako text
settings-notify = Upozornit mě, když jsem na tahu
theme-night = Noční pochod
theme-parchment = Pergamen
pace-every = Čekat u každé odhalené karty
pace-reveals = Ukázat odhalené karty na chvíli
pace-decisions = Zastavit jen u rozhodnutí
language-en = English
language-pl = Polski
language-it = Italiano
language-cs = Čeština
language-ro = Română

## Konec

end-victory = Ven z lesa
end-defeat = Cesta zde končí
end-summary = { $scenario }, { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}.
end-fallen = padlí
end-undos = { $count ->
    [0] Nic se nebralo zpět.
    [one] Jeden tah byl vzat zpět.
    [few] Zpět byly vzaty { $count } tahy.
    [many] Zpět bylo vzato { $count } tahu.
   *[other] Zpět bylo vzato { $count } tahů.
}
end-adjusted-note = V této hře se měnilo něco proti enginu: její výsledek se nepočítá.
end-no-score = Prohraná hra nemá skóre.
end-again = Hrát znovu
end-other = Jiná výprava
end-next = K dalšímu scénáři
end-replay = Podívat se znovu
end-share = Zkopírovat odkaz na tuto hru
end-look = Prohlédnout stůl
score = Skóre
score-lower = nižší je lepší
score-final = Konečné skóre

## Karty, pravidla, deník, záznamy

cards-search = Hledat v názvech, vlastnostech a textech
cards-type = Jakýkoli typ
cards-sphere = Jakákoli sféra
cards-set = Jakákoli sada
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
rules-lead = Pravidla, podle kterých hraje tento stůl. Když říká ne, jmenuje jedno z nich.
rules-search = Hledat v pravidlech
journal-lead = { $games ->
    [one] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, vyhráno: { $won }.
journal-none = Sem se zapisují dohrané hry.
journal-by = Počítat podle
journal-by-scenario = Scénář
journal-by-hero = Hrdina
journal-by-players = Hráči
journal-by-deck = Balíček
journal-by-mode = Režim
journal-only = Ukázat jen tyto hry, nebo zase všechny
journal-count-games = Hry
journal-count-won = Vyhráno
journal-count-rounds = Kol v průměru
journal-count-best = Nejlepší skóre
journal-file = Deník jako soubor
journal-file-csv = Tabulka (CSV)
journal-file-markdown = Text (Markdown)
journal-file-json = Vše i se záznamy (JSON)
book-journal-won = výhra
book-journal-lost = prohra
book-journal-rounds = { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}

## Balíčky

deck-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
deck-problems = { $count ->
    [one] jeden problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémů
}
deck-open = Změnit
deck-play = Hrát s ním
deck-contents = Co v něm je
deck-copy = Převzít za svůj
deck-drop = Vyhodit: { $deck }
deck-name = Název
deck-legal = Připraven ke hře.
deck-curve = Karty podle ceny
deck-curve-at = Cena { $cost }: { $count }
deck-add = { $card } – v balíčku: { $count }. Ještě jedna.
deck-less = { $card } – o jednu méně
deck-draw = Dobrat ruku
decks-none = Zatím nemáš vlastní balíčky.
import = Přinést balíček
import-text = Vlož seznam karet, nebo sem přetáhni soubor: text či JSON z RingsDB, OCTGN, nebo ZIP s několika.
import-paste = Hero: Aragorn…
import-read = Přečíst
import-file = Vybrat soubor
import-keep = Ponechat
import-fetch-label = Adresa nebo číslo z RingsDB
import-fetch = Stáhnout
import-fetching = Ptám se RingsDB…
import-understood = Všemu jsme porozuměli.
import-left-out = { $count ->
    [one] Jednomu řádku jsme neporozuměli, je vynechán:
    [few] { $count } řádkům jsme neporozuměli, jsou vynechány:
   *[other] { $count } řádkům jsme neporozuměli, jsou vynechány:
}
import-keep-all = Ponechat všechny
deck-save-as = Uložit jako…
deck-format-text = Text (RingsDB)
deck-format-json = JSON (RingsDB)
deck-format-o8d = OCTGN (.o8d)
deck-copy-list = Kopírovat seznam

## Kampaně

campaign-lead = Tři scénáře se stejnými hrdiny. Co je získáno a co ztraceno, zůstává.
campaign-new = Nová kampaň
campaign-called = Jak se jmenuje
book-campaign-name = Cesta Divočinou
campaign-begin = Napsat první stránku
campaign-more = Ještě jeden hráč
campaign-fewer = O jednoho hráče méně
campaign-drop = Vyhodit: { $name }
book-campaign-heal = vyléčit
book-campaign-penalty = Přidává se k počáteční míře ohrožení
book-campaign-fallen = Padlí
campaign-pool = Výhody a strasti
book-campaign-replace = Padl hrdina: { $hero }. Kdo přijde místo něj?
campaign-choose = Vybrat
campaign-plays-on-do = { $hero } hraje dál
book-campaign-over = Kampaň skončila.
book-campaign-next = Hrát: { $scenario }
end-chart = Jak to šlo, kolo po kole
end-willpower = připojená síla vůle
end-staging = ohrožení v vynášecí oblasti
end-threat = ohrožení hráčů, z 50
