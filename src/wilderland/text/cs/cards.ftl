# Názvy karet a jejich text našimi slovy.
#
# Hodnotou zprávy je název karty (u karty výpravy strany A). Název, který česky neznáme, zůstává anglický.
#   .name-b   název strany B, je-li jiný
#   .text-a   strana A karty výpravy nebo kampaně
#   .text     co karta dělá dnes: s erraty, jako v revidovaném vydání
#             (strana B karty výpravy nebo kampaně)
#   .first    .text prvního tisku, pokud ho změnila errata (.first-a: .text-a)
#   .shadow   efekt stínu
# Klíčová slova jsou v údajích karet, ne zde; „ty“ v efektu stínu nebo na nepříteli ve střetnutí je hráč, který se brání
# nebo je ve střetnutí.

## Hrdinové

card-aragorn = Aragorn
    .text = Reakce: Po připojení Aragorna k výpravě zaplať 1 zdroj z jeho vlastní zásoby a připrav ho.

card-theodred = Théodred
    .text = Reakce: Po připojení Théodreda k výpravě přidej 1 zdroj do zásoby kteréhokoli hrdiny připojeného k téže výpravě.

card-gloin = Glóin
    .text = Reakce: Poté, co Glóin utrpí zranění, přidej do jeho zásoby tolik zdrojů, kolik zranění právě utrpěl.

card-gimli = Gimli
    .text = Gimli má +1 k síle útoku za každý žeton zranění, který na něm leží.

card-legolas = Legolas
    .text = Reakce: Poté, co je nepřítel zničen útokem, kterého se účastnil Legolas, umísti 2 žetony pokroku na aktuální výpravu.

card-thalin = Thalín
    .text = Dokud je Thalín připojen k výpravě, utrpí každý nepřítel 1 zranění ve chvíli, kdy je odhalen z balíčku setkání, ještě před svými klíčovými slovy a efekty při odhalení.

card-eowyn = Éowyn
    .text = Akce: Odhoď 1 kartu z ruky a Éowyn má do konce fáze +1 k síle vůle. Může to použít každý hráč, jednou za kolo.

card-eleanor = Eleanor
    .text = Reakce: Když je z balíčku setkání odhalena zrada, vyčerpej Eleanor a zruš její efekty při odhalení. Potom zradu odhoď a místo ní odhal další kartu z balíčku setkání.

card-dunhere = Dunhere
    .text = Je-li jediným útočníkem, může Dunhere zaútočit na nepřítele ve vynášecí oblasti; má při tom +1 k síle útoku.

card-denethor = Denethor
    .text = Akce: Vyčerpej Denethora a podívej se na vrchní kartu balíčku setkání. Můžeš ji dát na spodek tohoto balíčku.

card-glorfindel = Glorfindel
    .text = Akce: Zaplať 1 zdroj z Glorfindelovy zásoby a vyleč vybrané postavě 1 zranění. Nejvýše jednou za kolo.

card-beravor = Beravor
    .text = Akce: Vyčerpej Beravor a hráč podle tvého výběru si dobere 2 karty. Nejvýše jednou za kolo.
    .first = Akce: Vyčerpej Beravor a hráč podle tvého výběru si dobere 2 karty.

## Vedení

card-guard-of-the-citadel = Strážce Citadely

card-faramir = Faramir
    .text = Akce: Vyčerpej Faramira a každá postava jednoho vybraného hráče má do konce fáze +1 k síle vůle.

card-son-of-arnor = Son of Arnor
    .text = Reakce: Poté, co tato karta vstoupí do hry, se střetni s jedním nepřítelem, který je ve vynášecí oblasti nebo ve střetnutí s jiným hráčem.

card-snowbourn-scout = Zvěd od Sněžné
    .text = Reakce: Poté, co Zvěd od Sněžné vstoupí do hry, umísti 1 žeton pokroku na vybranou lokaci.

card-silverlode-archer = Silverlode Archer

card-longbeard-orc-slayer = Longbeard Orc Slayer
    .text = Reakce: Poté, co tato karta vstoupí do hry, utrpí každý nepřítel ve hře s vlastností Ork 1 zranění.

card-brok-ironfist = Brok Ironfist
    .text = Reakce: Poté, co hru opustí hrdina s vlastností Trpaslík, kterého ovládáš, můžeš tuto kartu dát do hry ze své ruky.

card-ever-vigilant = Ever Vigilant
    .text = Akce: Připrav vybraného spojence.

card-common-cause = Common Cause
    .text = Akce: Vyčerpej hrdinu, kterého ovládáš, a připrav jiného vybraného hrdinu.

card-for-gondor = For Gondor!
    .text = Akce: Do konce fáze má každá postava +1 k síle útoku a každá postava s vlastností Gondor navíc +1 k síle obrany.

card-sneak-attack = Zákeřný útok
    .text = Akce: Dej do hry spojence ze své ruky. Je-li ve hře na konci fáze, vezmi ho zpět do ruky.

card-valiant-sacrifice = Valiant Sacrifice
    .text = Reakce: Poté, co spojenec opustí hru, si hráč, který ho ovládal, dobere 2 karty.

card-grim-resolve = Grim Resolve
    .text = Akce: Připrav všechny postavy ve hře.

card-steward-of-gondor = Steward of Gondor
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má také vlastnost Gondor.
        Akce: Vyčerpej tuto kartu a přidej 2 zdroje do zásoby hrdiny, ke kterému je připojena.

card-celebrians-stone = Celebrían's Stone
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má +2 k síle vůle.
        Je-li připojena k Aragornovi, dává mu také symbol zdroje sféry duchovní.

## Taktika

card-veteran-axehand = Veteran Axehand

card-gondorian-spearman = Gondorian Spearman
    .text = Reakce: Po určení této karty obráncem utrpí útočící nepřítel 1 zranění.

card-horseback-archer = Horseback Archer

card-beorn = Medděd
    .text = Akce: Medděd má do konce fáze +5 k síle útoku. Až fáze skončí, zamíchej ho do svého balíčku. Nejvýše jednou za kolo.

card-blade-mastery = Blade Mastery
    .text = Akce: Vybraná postava má do konce fáze +1 k síle útoku a +1 k síle obrany.

card-rain-of-arrows = Rain of Arrows
    .text = Akce: Vyčerpej postavu s klíčovým slovem střelec, kterou ovládáš, a uděl 1 zranění každému nepříteli ve střetnutí s jedním vybraným hráčem.

card-feint = Paráda
    .text = Akce boje: Vyber nepřítele, který je ve střetnutí s hráčem. Do konce fáze nemůže na tohoto hráče útočit.
    .first = Akce boje: Vyber nepřítele, který je ve střetnutí s hráčem. Do konce fáze nemůže útočit.

card-quick-strike = Quick Strike
    .text = Akce: Vyčerpej postavu, kterou ovládáš, a ihned zaútoč jen s ní na vybraného nepřítele, který může být cílem jejího útoku.

card-thicket-of-spears = Les kopí
    .text =
        Zdroje na tuto kartu musí pocházet ze zásob 3 různých hrdinů.
        Akce: Do konce fáze nemohou nepřátelé ve střetnutí s jedním vybraným hráčem na tohoto hráče útočit.
    .first =
        Zdroje na tuto kartu musí pocházet ze zásob 3 různých hrdinů.
        Akce: Do konce fáze nepřátelé ve střetnutí s jedním vybraným hráčem neútočí.

card-swift-strike = Swift Strike
    .text = Reakce: Po určení kterékoli postavy obráncem utrpí útočící nepřítel 2 zranění.

card-stand-together = Stand Together
    .text = Akce: Do konce fáze může jeden vybraný hráč proti každému nepříteli, který na něj útočí, určit obránci libovolný počet svých postav, které se mohou bránit.

card-blade-of-gondolin = Blade of Gondolin
    .text =
        Připojuje se k hrdinovi.
        Při útoku na nepřítele s vlastností Ork má tento hrdina +1 k síle útoku.
        Reakce: Poté, co tento hrdina zničí nepřítele svým útokem, umísti 1 žeton pokroku na aktuální výpravu.

card-citadel-plate = Citadel Plate
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má o 4 životy více.

card-dwarven-axe = Dwarven Axe
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má +1 k síle útoku, nebo +2 k síle útoku, má-li vlastnost Trpaslík.

card-horn-of-gondor = Horn of Gondor
    .text =
        Připojuje se k hrdinovi.
        Reakce: Po zničení kterékoli postavy přibude v zásobě tohoto hrdiny 1 zdroj.
    .first =
        Připojuje se k hrdinovi.
        Reakce: Poté, co kterákoli postava opustí hru, přibude v zásobě tohoto hrdiny 1 zdroj.

## Duchovní

card-wandering-took = Wandering Took
    .text = Akce: Sniž svou míru ohrožení o 3 a předej ovládání této karty jinému hráči. Míra ohrožení toho hráče stoupne o 3. Nejvýše jednou za kolo.
    .first = Akce: Sniž svou míru ohrožení o 3 a předej ovládání této karty jinému hráči. Míra ohrožení toho hráče stoupne o 3.

card-lorien-guide = Lórien Guide
    .text = Reakce: Po připojení této karty k výpravě umísti 1 žeton pokroku na aktivní lokaci.

card-northern-tracker = Northern Tracker
    .text = Reakce: Po připojení této karty k výpravě umísti po 1 žetonu pokroku na všechny lokace ve vynášecí oblasti.

card-the-galadhrims-greeting = The Galadhrim's Greeting
    .text = Akce: Vyber jedno: sniž míru ohrožení jednoho hráče o 6, nebo sniž míru ohrožení každého hráče o 2.

card-strength-of-will = Strength of Will
    .text = Reakce: Poté, co hráči odcestují na lokaci, vyčerpej postavu sféry duchovní, kterou ovládáš, a umísti na tuto lokaci 2 žetony pokroku.

card-hasty-stroke = Ukvapený úder
    .text = Reakce: Když se v boji spustí efekt stínu, zruš ho.

card-will-of-the-west = Will of the West
    .text = Akce: Vybraný hráč zamíchá svůj odhazovací balíček do svého balíčku. Odstraň tuto kartu ze hry.
    .first = Akce: Vybraný hráč zamíchá svůj odhazovací balíček do svého balíčku.

card-a-test-of-will = Zkouška vůle
    .text = Reakce: Když je z balíčku setkání odhalena karta, zruš její efekty při odhalení.

card-stand-and-fight = Stát a bojovat
    .text = Akce: V odhazovacím balíčku kteréhokoli hráče vyber spojence, jehož vytištěná cena je X. Může patřit do kterékoli sféry, ale nesmí být neutrální. Dej ho do hry pod svým ovládáním.

card-a-light-in-the-dark = A Light in the Dark
    .text = Akce: Vrať do vynášecí oblasti nepřítele, který je ve střetnutí s hráčem.

card-dwarven-tomb = Dwarven Tomb
    .text = Akce: Vezmi do ruky 1 kartu sféry duchovní ze svého odhazovacího balíčku.

card-fortune-or-fate = Fortune or Fate
    .text = Akce: Vyber hrdinu ležícího v odhazovacím balíčku kteréhokoli hráče a dej ho do hry; ovládá ho jeho vlastník.

card-the-favor-of-the-lady = The Favor of the Lady
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má +1 k síle vůle.

card-power-in-the-earth = Power in the Earth
    .text =
        Připojuje se k lokaci.
        Tato lokace má -1 k velikosti ohrožení.

card-unexpected-courage = Unexpected Courage
    .text =
        Připojuje se k hrdinovi.
        Akce: Vyčerpej tuto kartu a připrav hrdinu, ke kterému je připojena.

## Znalosti

card-daughter-of-the-nimrodel = Daughter of the Nimrodel
    .text = Akce: Vyčerpej tuto kartu a vyleč vybranému hrdinovi nejvýše 2 zranění.

card-erebor-hammersmith = Erebor Hammersmith
    .text = Reakce: Po zahrání této karty vyber hráče: vybavení ležící nejvýše v jeho odhazovacím balíčku se vrací do jeho ruky.

card-henamarth-riversong = Henamarth Riversong
    .text = Akce: Vyčerpej tuto kartu a podívej se na vrchní kartu balíčku setkání.

card-miner-of-the-iron-hills = Miner of the Iron Hills
    .text = Reakce: Poté, co tato karta vstoupí do hry, odhoď vybrané vybavení ve hře s vlastností Podmínka.

card-gleowine = Gléowine
    .text = Akce: Vyčerpej tuto kartu a hráč podle tvého výběru si dobere 1 kartu.

card-lore-of-imladris = Lore of Imladris
    .text = Akce: Vyleč vybrané postavě všechna zranění.

card-loriens-wealth = Lórien's Wealth
    .text = Akce: Hráč podle tvého výběru si dobere 3 karty.

card-radagasts-cunning = Radagast's Cunning
    .text = Akce výpravy: Do konce fáze se jednomu vybranému nepříteli ve vynášecí oblasti nezapočítává velikost ohrožení.

card-secret-paths = Secret Paths
    .text = Akce výpravy: Do konce fáze se jedné vybrané lokaci ve vynášecí oblasti nezapočítává velikost ohrožení.

card-gandalfs-search = Gandalf's Search
    .text = Akce: Vyber hráče a podívej se na X vrchních karet jeho balíčku. Jedna z nich jde do ruky vlastníka; ostatní vrať na vrch v pořadí podle svého výběru.

card-beorns-hospitality = Beorn's Hospitality
    .text = Akce: Vyleč všechna zranění všem hrdinům, které ovládá jeden vybraný hráč.

card-forest-snare = Forest Snare
    .text =
        Připojuje se k nepříteli, který je ve střetnutí s hráčem.
        Tento nepřítel nemůže útočit.

card-protector-of-lorien = Ochránce Lórienu
    .text =
        Připojuje se k hrdinovi.
        Akce: Tento hrdina má do konce fáze podle tvého výběru +1 k síle obrany, nebo +1 k síle vůle; cenou je 1 karta odhozená z ruky. Nejvýše 3krát za fázi.
    .first =
        Připojuje se k hrdinovi.
        Akce: Tento hrdina má do konce fáze podle tvého výběru +1 k síle obrany, nebo +1 k síle vůle; cenou je 1 karta odhozená z ruky.

card-dark-knowledge = Dark Knowledge
    .text =
        Připojuje se k hrdinovi.
        Tento hrdina má -1 k síle vůle.
        Reakce: Když je nepříteli, který na tebe útočí, přidělena karta stínu, vyčerpej tuto kartu a podívej se na onu kartu stínu.

card-self-preservation = Self Preservation
    .text =
        Připojuje se k postavě.
        Akce: Vyčerpej tuto kartu a vyleč 2 zranění postavě, ke které je připojena.

## Neutrální

card-gandalf = Gandalf
    .text =
        Na konci kola je Gandalf odhozen ze hry.
        Reakce: Poté, co Gandalf vstoupí do hry, vyber jedno: dober si 3 karty; nebo nepřítel ve hře utrpí 4 zranění; nebo sniž svou míru ohrožení o 5.

## Pavouci z Temného hvozdu

card-king-spider = King Spider
    .text = Při odhalení: Každý hráč musí vyčerpat postavu podle vlastního výběru, kterou ovládá.
    .shadow = Bránící se hráč musí vyčerpat postavu podle vlastního výběru, kterou ovládá, nebo 2 takové postavy, je-li tento útok nebráněný.

card-hummerhorns = Hummerhorns
    .text = Povinné: Poté, co se tento nepřítel s tebou střetne, utrpí jeden hrdina, kterého ovládáš, 5 zranění.
    .shadow = Každá postava, kterou ovládá bránící se hráč, utrpí 1 zranění, nebo 2 zranění, je-li tento útok nebráněný.

card-ungoliants-spawn = Dítě Ungolianty
    .text = Při odhalení: Všechny postavy, které jsou v této chvíli připojeny k výpravě, mají do konce fáze -1 k síle vůle.
    .shadow = Míra ohrožení bránícího se hráče stoupne o 4, nebo o 8, je-li tento útok nebráněný.

card-great-forest-web = Great Forest Web
    .text = Cestování: Aby sem hráči mohli cestovat, musí každý hráč vyčerpat hrdinu, kterého ovládá.

card-mountains-of-mirkwood = Mountains of Mirkwood
    .text =
        Cestování: Aby sem hráči mohli cestovat, musí odhalit vrchní kartu balíčku setkání a přidat ji do vynášecí oblasti.
        Reakce: Poté, co je tato lokace prozkoumána a opustí hru, může každý hráč prohledat 5 vrchních karet svého balíčku a 1 z nich si vzít do ruky. Ostatní prohledané karty se zamíchají do balíčků, z nichž pocházejí.

card-eyes-of-the-forest = Eyes of the Forest
    .text = Při odhalení: Každý hráč odhodí všechny události, které má v ruce.

card-caught-in-a-web = Caught in a Web
    .text = Při odhalení: Ten z hráčů, jehož míra ohrožení je nejvyšší, připojí tuto kartu k hrdinovi, kterého ovládá. Od té chvíle platí za vybavení s vlastností Podmínka a textem: „Ve fázi obnovení se tento hrdina připraví, jen pokud zaplatíš 2 zdroje z jeho vlastní zásoby.“

## Divočina

card-wolf-rider = Wolf Rider
    .shadow = Wolf Rider provede vlastní útok na bránícího se hráče: dostane kartu stínu a tento hráč může určit 1 postavu obráncem. Na konci fáze boje se Wolf Rider vrací na vrch balíčku setkání.

card-hill-troll = Hill Troll
    .text = Když útok tohoto nepřítele udělí postavě více zranění, než kolik jí zbývá životů, musí tvá míra ohrožení stoupnout o přebytek.

card-goblin-sniper = Goblin Sniper
    .text =
        Ve fázi setkání se s tímto nepřítelem nelze střetnout dobrovolně, dokud je ve vynášecí oblasti jiný nepřítel.
        Povinné: Je-li tento nepřítel na konci fáze boje ve vynášecí oblasti, udělí každý hráč 1 zranění postavě, kterou ovládá.

card-marsh-adder = Marsh Adder
    .text = Povinné: Kdykoli na tebe tento nepřítel útočí, stoupne tvá míra ohrožení o 1.

card-wargs = Wargs
    .text = Povinné: Nemá-li karta stínu přidělená tomuto nepříteli efekt stínu, vrací se po svém útoku do vynášecí oblasti.
    .shadow = Útočící nepřítel má +1 k síle útoku, nebo +2 k síle útoku, je-li tento útok nebráněný.

card-despair = Despair
    .text = Při odhalení: Odstraň 4 žetony pokroku z aktuální karty výpravy, nebo všechny, má-li jich méně.
    .shadow = Síla obrany bránící se postavy se nepočítá.

card-the-brown-lands = The Brown Lands
    .text = Povinné: Poté, co hráči odcestují na tuto lokaci, umísti na ni 1 žeton pokroku.

card-the-east-bight = The East Bight
    .text = Mají-li hráči možnost cestovat a žádná lokace není aktivní, musí cestovat sem.

## Orkové z Dol Guldur

card-dol-guldur-orcs = Dol Guldur Orcs
    .text = Při odhalení: První hráč vybere postavu připojenou k výpravě. Ta utrpí 2 zranění.
    .shadow = Útočící nepřítel má +1 k síle útoku, nebo +3 k síle útoku, je-li tento útok nebráněný.

card-chieftan-ufthak = Chieftan Ufthak
    .text =
        Chieftan Ufthak má +2 k síle útoku za každý žeton zdroje, který na něm leží.
        Povinné: Po útoku tohoto nepřítele na něj umísti 1 žeton zdroje.

card-dol-guldur-beastmaster = Dolguldurský pán stvůr
    .text = Povinné: Když Dolguldurský pán stvůr útočí, dostane ještě jednu kartu stínu.
    .first = Povinné: Poté, co Dolguldurský pán stvůr zaútočí, dostane ještě jednu kartu stínu.

card-driven-by-shadow = Driven by Shadow
    .text = Při odhalení: Všichni nepřátelé a všechny lokace, kteří jsou v této chvíli ve vynášecí oblasti, mají do konce fáze +1 k velikosti ohrožení. Je-li vynášecí oblast prázdná, získá tato karta klíčové slovo nápor.
    .shadow = Odhoď vybrané vybavení bránící se postavy; je-li tento útok nebráněný, odhoď všechno vybavení, které ovládáš.

card-the-necromancers-reach = V dosahu Nekromanta
    .text = Při odhalení: Každá vyčerpaná postava utrpí 1 zranění.

card-necromancers-pass = Nekromantův průsmyk
    .text = Cestování: Aby sem hráči mohli cestovat, musí první hráč odhodit z ruky 2 náhodné karty.

card-enchanted-stream = Enchanted Stream
    .text = Dokud je tato lokace aktivní, hráči si nemohou dobírat karty.

## Průchod Temným hvozdem

card-forest-spider = Forest Spider
    .text = Povinné: Po střetnutí s hráčem má tento nepřítel do konce kola +1 k síle útoku.
    .shadow = Bránící se hráč musí odhodit vybavení podle vlastního výběru, které ovládá.

card-east-bight-patrol = East Bight Patrol
    .shadow = Útočící nepřítel má +1 k síle útoku; je-li tento útok nebráněný, stoupne také tvá míra ohrožení o 3.

card-black-forest-bats = Black Forest Bats
    .text = Při odhalení: Každý hráč musí určit jednu postavu připojenou k výpravě a stáhnout ji z výpravy. Tím se nepřipravuje.

card-old-forest-road = Old Forest Road
    .text = Reakce: Poté, co hráči odcestují na tuto lokaci, může první hráč připravit vybranou postavu, kterou ovládá.

card-forest-gate = Forest Gate
    .text = Reakce: Poté, co hráči odcestují na tuto lokaci, si první hráč může dobrat 2 karty.

## Útěk z Dol Guldur

card-dungeon-jailor = Dungeon Jailor
    .text = Povinné: Po neúspěchu výpravy, je-li tento nepřítel ve vynášecí oblasti, se jeden nezískaný cíl, který tam je, střežený i nestřežený, zamíchá do balíčku setkání.

card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
    .text =
        K tomuto nepříteli nelze hrát vybavení.
        Povinné: Když je zajatec zachráněn, přesune se tento nepřítel do vynášecí oblasti.
        Povinné: Po vyřešení efektu stínu karty přidělené tomuto nepříteli musí hráč, který je s ním ve střetnutí, odhodit postavu podle vlastního výběru, kterou ovládá.
    .first =
        Povinné: Když je zajatec zachráněn, přesune se tento nepřítel do vynášecí oblasti.
        Povinné: Po vyřešení efektu stínu karty přidělené tomuto nepříteli musí hráč, který je s ním ve střetnutí, odhodit postavu podle vlastního výběru, kterou ovládá.

card-cavern-guardian = Strážce jeskyně
    .shadow = Odhoď vybrané vybavení, které ovládáš, nebo všechno, které ovládáš, je-li tento útok nebráněný. Takto odhozený cíl se vrací do vynášecí oblasti.

card-under-the-shadow = Under the Shadow
    .text = Při odhalení: Do konce fáze je celková velikost ohrožení ve vynášecí oblasti vyšší o 1 za každého hráče ve hře.
    .shadow = Míra ohrožení bránícího se hráče stoupne o 1 za každého nepřítele, se kterým je ve střetnutí.

card-iron-shackles = Iron Shackles
    .text = Při odhalení: Tato karta se připojí na vrch balíčku prvního hráče. Od té chvíle platí za vybavení s vlastností Podmínka a textem: „Až se příště má z tohoto balíčku dobrat jakýkoli počet karet, odhoď místo toho Iron Shackles.“
    .shadow = Proveď efekt při odhalení této karty.

card-endless-caverns = Endless Caverns

card-tower-gate = Tower Gate
    .text = Povinné: Poté, co hráči odcestují na tuto lokaci, položí každý hráč před sebe lícem dolů vrchní kartu svého balíčku, jako by to byl nepřítel, který se s ním právě střetl z vynášecí oblasti. Taková karta se jmenuje Orc Guard a platí za nepřítele se silou útoku 1, silou obrany 1 a 1 životem.

card-gandalfs-map = Gandalf's Map
    .text =
        Akce: Není-li k tomuto cíli připojeno žádné setkání, zvyš svou míru ohrožení o 2 a získej ho. Získaný cíl připoj k hrdinovi, kterého ovládáš. Potom platí za vybavení; po odpojení se vrací do vynášecí oblasti.
        Hrdina, ke kterému je připojen, nemůže útočit ani se bránit.

card-dungeon-torch = Dungeon Torch
    .text =
        Akce: Není-li k tomuto cíli připojeno žádné setkání, zvyš svou míru ohrožení o 2 a získej ho. Získaný cíl připoj k hrdinovi, kterého ovládáš. Potom platí za vybavení; po odpojení se vrací do vynášecí oblasti.
        Povinné: Na konci kola zvýší hráč, který ovládá tohoto hrdinu, svou míru ohrožení o 2.

card-shadow-key = Shadow Key
    .text =
        Akce: Není-li k tomuto cíli připojeno žádné setkání, zvyš svou míru ohrožení o 2 a získej ho. Získaný cíl připoj k hrdinovi, kterého ovládáš. Potom platí za vybavení; po odpojení se vrací do vynášecí oblasti.
        Povinné: Na konci kola utrpí hrdina, ke kterému je připojen, 1 zranění.

## Cesta podél Anduiny

card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Povinné: Po útoku tohoto nepřítele odstraň 1 žeton pokroku z aktuální výpravy.
    .shadow = Odstraň 1 žeton pokroku z aktuální výpravy, nebo 3 žetony pokroku, je-li tento útok nebráněný.

card-massing-at-night = Massing at Night
    .text = Při odhalení: Odhal navíc 1 kartu setkání za každého hráče ve hře.
    .shadow = Útočící nepřítel dostane navíc 1 kartu stínu za každého hráče ve hře.

card-banks-of-the-anduin = Banks of the Anduin
    .text = Povinné: Když tato lokace opouští hru, jde na vrch balíčku setkání, a ne do odhazovacího balíčku.

card-gladden-fields = Gladden Fields
    .text = Povinné: Dokud je tato lokace aktivní, stoupá míra ohrožení každého hráče ve fázi obnovení navíc o 1.

## Dosah Saurona

card-eastern-crows = Eastern Crows
    .text = Povinné: Po porážce tohoto nepřítele ho zamíchej zpět do balíčku setkání.
    .shadow = Útočící nepřítel má +1 k síle útoku, nebo +2 k síle útoku, je-li míra ohrožení bránícího se hráče alespoň 35.

card-evil-storm = Evil Storm
    .text = Při odhalení: Každá postava, kterou ovládá hráč s mírou ohrožení alespoň 35, utrpí 1 zranění.

card-pursued-by-shadow = Pursued by Shadow
    .text = Při odhalení: Míra ohrožení každého hráče stoupne o 1 za každou postavu, kterou ovládá a která není připojena k výpravě.
    .shadow = Bránící se hráč vrátí vybraného vyčerpaného spojence, kterého ovládá, do ruky jeho vlastníka. Nemá-li takového, stoupne jeho míra ohrožení o 3.

card-treacherous-fog = Treacherous Fog
    .text = Při odhalení: Do konce fáze má každá lokace ve vynášecí oblasti +1 k velikosti ohrožení, i ta, která tam přijde později. Potom každý hráč, jehož míra ohrožení je alespoň 35, odhodí z ruky kartu podle vlastního výběru.

## Výprava: Průchod Temným hvozdem

card-flies-and-spiders = Mouchy a pavouci
    .text-a = Příprava: Najdi v balíčku setkání jednu kartu Forest Spider a jednu kartu Old Forest Road a obě přidej do vynášecí oblasti. Potom zamíchej balíček setkání.

card-a-fork-in-the-road = Na rozcestí
    .text = Povinné: Když hráči dokončí tento úkol, další se vylosuje ze dvou úkolů s názvem A Chosen Path.

card-dont-leave-the-path = A Chosen Path
    .name-b = „Nesejděte ze stezky!“
    .text =
        Při odhalení: Každý hráč musí v balíčku setkání a odhazovacím balíčku setkání vyhledat kartu s vlastností Pavouk podle vlastního výběru a přidat ji do vynášecí oblasti.
        Hráči zvítězí jen tehdy, když najdou a porazí Dítě Ungolianty.

card-beorns-path = A Chosen Path
    .name-b = Meddědova stezka
    .text = Dokud je ve hře Dítě Ungolianty, nelze tento úkol dokončit. Dokončením tohoto úkolu hráči zvítězí ve hře.

## Výprava: Útěk z Dol Guldur

card-the-necromancers-tower = Nekromantova věž
    .text-a = Příprava: Najdi v balíčku setkání 3 cíle, odhal je a dej je do vynášecí oblasti. Kartu Nazgûl of Dol Guldur odlož lícem nahoru vedle balíčku výpravy, mimo hru. Potom zamíchej balíček setkání a ke každému cíli připoj setkání: to, které žádá jeho klíčové slovo střežený, ne druhé.
    .first-a = Příprava: Najdi v balíčku setkání 3 cíle a dej je do vynášecí oblasti. Kartu Nazgûl of Dol Guldur odlož lícem nahoru vedle balíčku výpravy, mimo hru. Potom zamíchej balíček setkání a ke každému cíli připoj setkání.
    .text =
        Při odhalení: Ze všech hrdinů, které hráči ovládají, se jeden náhodně vybere a otočí lícem dolů. Od té chvíle je zajatcem: dokud ho později v této výpravě nezachrání efekt karty, nelze ho používat, nemůže utrpět zranění a nezískává zdroje.
        Všichni hráči dohromady nemohou zahrát více než 1 spojence za kolo.
        Hráči nemohou postoupit do dalšího úkolu, dokud nemají alespoň 1 z cílů.

card-through-the-caverns = Skrze jeskyně
    .text =
        Reakce: Poté, co je na tuto kartu umístěn jakýkoli pokrok, otoč zajatce lícem nahoru a umísti na tohoto hrdinu 1 žeton zranění. Od té chvíle je zachráněný a hráč, který ho ovládá, ho může znovu používat.
        Všichni hráči dohromady nemohou zahrát více než 1 spojence za kolo.
        Hráči nemohou postoupit do dalšího úkolu, dokud není zajatec zachráněný a dokud nemají všechny 3 cíle sady Útěk z Dol Guldur.

card-out-of-the-dungeons = Ven z kobek
    .text =
        Povinné: Na začátku fáze výpravy položí každý hráč před sebe lícem dolů vrchní kartu svého balíčku, jako by to byl nepřítel, který se s ním právě střetl z vynášecí oblasti. Taková karta se jmenuje Orc Guard a platí za nepřítele se silou útoku 1, silou obrany 1 a 1 životem. Kdyby se měla vrátit do vynášecí oblasti, jde místo toho do odhazovacího balíčku svého vlastníka.
        Dokud je ve hře Nazgûl of Dol Guldur, nelze tento úkol dokončit. Hráči zvítězí ve hře, když tento úkol dokončí a Nazgûl of Dol Guldur není ve hře.

## Výprava: Cesta podél Anduiny

card-to-the-river = To the River...
    .text-a = Příprava: Každý hráč odhalí vrchní kartu balíčku setkání a přidá ji do vynášecí oblasti.
    .text =
        Při odhalení: Není-li ve hře žádná karta Hill Troll, najdi jednu v balíčku setkání a dej ji do vynášecí oblasti. Zamíchej balíček setkání.
        Dokud je ve hře jakákoli karta Hill Troll, nelze tento úkol dokončit.

card-anduin-passage = Anduin Passage
    .text = V každé fázi výpravy se odhaluje o jednu kartu setkání více. Ve fázi setkání se neprovádí kontrola střetnutí; dobrovolné střetnutí, každého hráče s 1 nepřítelem, je nadále dovoleno.

card-ambush-on-the-shore = Ambush on the Shore
    .text =
        Při odhalení: Za každého hráče se odhalí 2 karty setkání a přidají se do vynášecí oblasti.
        Od této chvíle nemá fáze výpravy krok vynášení.
        Hráči zvítězí ve hře, jakmile ve hře není žádný nepřítel.

## Kampaň: Stezky Temného hvozdu

card-campaign-passage-through-mirkwood = Průchod Temným hvozdem
    .text-a =
        Tato hra je součástí kampaně.
        Příprava: Mendor se dá do hry.
        Hráči prohrají, pokud Mendor opustí hru.
    .text =
        Vyhodnocení: Každý hráč získá jednu kopii výhody Mendor's Support; všechny získané kopie jdou do zásoby kampaně.
        Pokud stranou B úkolu 3 byla Meddědova stezka, jde do zásoby kampaně strast Ungoliant's Swarm.
        Pokud jí bylo „Nesejděte ze stezky!“, jde do zásoby kampaně strast Lingering Venom.

card-campaign-journey-along-the-anduin = Cesta podél Anduiny
    .text-a =
        Tato hra je součástí kampaně.
        Příprava: Mendor se dá do hry. Všechny kopie karet Valor a Scarred se odloží stranou, mimo hru.
        Reakce: Po porážce karty Hill Troll připojí každý hráč, který může, jednu z odložených karet Valor k hrdinovi, kterého ovládá.
        Povinné: Poté, co Hill Troll zničí postavu, připojí každý hráč jednu z odložených karet Scarred k hrdinovi, kterého ovládá. Nejvýše jednou za hru.
        Hráči prohrají, pokud Mendor opustí hru.
    .text =
        Vyhodnocení: Všechny kopie karet Valor a Scarred, které jsou ve hře, jdou do zásoby kampaně. Zapiš do poznámek deníku kampaně, ke kterým hrdinům jsou připojeny; při přípravě každého dalšího scénáře této kampaně je připoj ke stejným hrdinům.
        Na začátku scénáře Útěk z Dol Guldur bude zajatcem hrdina, který má nyní nejvíce zranění; je-li jich více, jeden z nich se náhodně vybere. Zapiš tohoto hrdinu do poznámek deníku kampaně jako zajatce.

card-campaign-escape-from-dol-guldur = Útěk z Dol Guldur
    .text-a =
        Tato hra je součástí kampaně.
        Příprava: Mendor se dá do hry. První hráč vybere hrdinu a připojí k němu kartu Appointed by Fate.
        Povinné: Když se má mezi hrdiny náhodně vybrat zajatec, stane se jím místo toho hrdina zapsaný v deníku kampaně jako zajatec. Všechny karty k němu připojené se otočí lícem dolů, dokud není zachráněn. Zajat je i Mendor: leží lícem dolů vedle zajatce, ale hru neopustil. Otoč tuto kartu.
    .text =
        Reakce: Po prvním získání cíle otoč Mendora lícem nahoru a umísti na něj 1 žeton zranění.
        Vyhodnocení: Je-li Mendor ve hře, přidej ho do zásoby kampaně. Pokud to uděláš, dá se do hry na začátku každého scénáře tvé příští kampaně a každý hráč v ní může mít v balíčku jednu kopii karty Mendor's Support.
        Není-li ve hře, zásoba kampaně se pro tvou příští kampaň nemění.

## Výhody a strasti

card-mendors-support = Mendor's Support
    .text =
        V jednom kole nelze zahrát druhou kopii karty Mendor's Support.
        Akce: Do konce kola má Mendor +2 k síle vůle, +2 k síle útoku a +2 k síle obrany.

card-valor = Valor
    .text =
        Nejvýše 1 kopie na hrdinu.
        Reakce: Po vyhlášení tohoto hrdiny útočníkem vyčerpej tuto kartu, vyleč mu 1 zranění a uděl 1 zranění napadenému nepříteli.

card-appointed-by-fate = Appointed by Fate
    .text = V každé fázi zdrojů získá hrdina, ke kterému je tato karta připojena, o jeden zdroj více.

card-mendor = Mendor
    .text =
        Mendora ovládá první hráč.
        Reakce: Poté, co hráči dokončí kartu výpravy, připrav Mendora. Potom si každý hráč dobere 1 kartu.
        Když Mendor opouští hru, je odstraněn ze hry.

card-ungoliants-swarm = Ungoliant's Swarm
    .text = Povinné: Poté, co se tento nepřítel střetne s hráčem, musí se vyčerpat 2 postavy, které tento hráč vybere z těch, jež ovládá.
    .shadow = Tato karta se dá do hry ve střetnutí s tebou.

card-lingering-venom = Lingering Venom
    .text = Při odhalení: Každý hráč musí vybrat jedno: vyčerpat všechny zraněné postavy, které ovládá, nebo udělit 2 zranění tomu ze svých hrdinů, který má nejvíce zranění.
    .shadow = Všechny zraněné postavy, které ovládáš, se vyčerpají.

card-scarred = Scarred
    .text =
        Nejvýše 1 kopie na hrdinu.
        Povinné: Po zničení postavy, kterou ovládáš, stoupne tvá míra ohrožení o 1.
