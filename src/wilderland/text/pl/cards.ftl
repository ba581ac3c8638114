# Nazwy kart i ich treść naszymi słowami.
#
# Wartością wiadomości jest nazwa karty (na karcie Wyprawy: strony A). Nazwa, której po polsku nie znamy, jest angielska.
#   .name-b   nazwa strony B, jeśli jest inna
#   .text-a   strona A karty Wyprawy lub kampanii
#   .text     co karta robi dzisiaj: z erratą, jak w edycji poprawionej
#             (strona B karty Wyprawy lub kampanii)
#   .first    .text z pierwszego druku, jeśli zmieniła go errata (.first-a: .text-a)
#   .shadow   efekt cienia
# Słowa kluczowe są w danych kart, nie tutaj; „ty” w efekcie cienia lub na wrogu w zwarciu to gracz, który się broni
# albo jest w zwarciu.

## Bohaterowie

card-aragorn = Aragorn
    .text = Odpowiedź: Po przydzieleniu Aragorna do wyprawy zapłać 1 zasób z jego własnej puli, aby go przygotować.

card-theodred = Théodred
    .text = Odpowiedź: Po przydzieleniu Théodreda do wyprawy dodaj 1 zasób do puli dowolnego bohatera przydzielonego do tej samej wyprawy.

card-gloin = Glóin
    .text = Odpowiedź: Po tym, jak Glóin otrzyma obrażenia, dodaj do jego puli tyle zasobów, ile obrażeń właśnie otrzymał.

card-gimli = Gimli
    .text = Gimli ma +1 do siły ataku za każdy leżący na nim żeton obrażeń.

card-legolas = Legolas
    .text = Odpowiedź: Po zniszczeniu wroga atakiem, w którym brał udział Legolas, umieść 2 żetony postępu na obecnej wyprawie.

card-thalin = Thalin
    .text = Dopóki Thalin jest przydzielony do wyprawy, każdy wróg otrzymuje 1 obrażenie w chwili odkrycia z talii Spotkań, przed swoimi słowami kluczowymi i efektami odkrycia.

card-eowyn = Éowina
    .text = Akcja: Odrzuć 1 kartę z ręki, aby Éowina miała do końca fazy +1 do siły woli. Może tego użyć każdy gracz, po jednym razie na rundę.

card-eleanor = Eleanora
    .text = Odpowiedź: Gdy z talii Spotkań zostanie odkryty podstęp, wyczerp Eleanorę, aby anulować jego efekty odkrycia. Następnie odrzuć go i odkryj na jego miejsce kolejną kartę z talii Spotkań.

card-dunhere = Dúnhern
    .text = Gdy jest jedynym atakującym, Dúnhern może zaatakować wroga w strefie przeciwności; ma wtedy +1 do siły ataku.

card-denethor = Denethor
    .text = Akcja: Wyczerp Denethora, aby spojrzeć na wierzchnią kartę talii Spotkań. Możesz odłożyć ją na spód tej talii.

card-glorfindel = Glorfindel
    .text = Akcja: Wydaj 1 zasób z puli Glorfindela, aby uleczyć 1 obrażenie wybranej postaci. Limit raz na rundę.

card-beravor = Beravora
    .text = Akcja: Wyczerp Beravorę, aby wskazany przez ciebie gracz dobrał 2 karty. Limit raz na rundę.
    .first = Akcja: Wyczerp Beravorę, aby wskazany przez ciebie gracz dobrał 2 karty.

## Przywództwo

card-guard-of-the-citadel = Strażnik Cytadeli

card-faramir = Faramir
    .text = Akcja: Wyczerp Faramira, aby każda postać jednego wybranego gracza miała +1 do siły woli do końca fazy.

card-son-of-arnor = Syn Arnoru
    .text = Odpowiedź: Po wejściu Syna Arnoru do gry wejdź w zwarcie z jednym wrogiem, który jest w strefie przeciwności albo w zwarciu z innym graczem.

card-snowbourn-scout = Snowbourn Scout
    .text = Odpowiedź: Po wejściu tej karty do gry umieść 1 żeton postępu na wybranym obszarze.

card-silverlode-archer = Łucznik znad Srebrnej Żyły

card-longbeard-orc-slayer = Longbeard Orc Slayer
    .text = Odpowiedź: Po wejściu tej karty do gry każdy wróg w grze z cechą Ork otrzymuje 1 obrażenie.

card-brok-ironfist = Brok Ironfist
    .text = Odpowiedź: Po tym, jak kontrolowany przez ciebie bohater z cechą Krasnolud opuści grę, możesz umieścić tę kartę w grze ze swojej ręki.

card-ever-vigilant = Ever Vigilant
    .text = Akcja: Przygotuj wybranego sprzymierzeńca.

card-common-cause = Common Cause
    .text = Akcja: Wyczerp bohatera, którego kontrolujesz, aby przygotować innego wybranego bohatera.

card-for-gondor = For Gondor!
    .text = Akcja: Do końca fazy każda postać ma +1 do siły ataku, a każda postać z cechą Gondor ma ponadto +1 do siły obrony.

card-sneak-attack = Atak z zaskoczenia
    .text = Akcja: Umieść w grze sprzymierzeńca ze swojej ręki. Jeśli jest w grze na koniec fazy, weź go z powrotem na rękę.

card-valiant-sacrifice = Valiant Sacrifice
    .text = Odpowiedź: Po tym, jak sprzymierzeniec opuści grę, gracz, który go kontrolował, dobiera 2 karty.

card-grim-resolve = Grim Resolve
    .text = Akcja: Przygotuj wszystkie postacie w grze.

card-steward-of-gondor = Namiestnik Gondoru
    .text =
        Dołącza się do bohatera.
        Ten bohater ma także cechę Gondor.
        Akcja: Wyczerp tę kartę, aby dodać 2 zasoby do puli bohatera, do którego jest dołączona.

card-celebrians-stone = Celebrían's Stone
    .text =
        Dołącza się do bohatera.
        Ten bohater ma +2 do siły woli.
        Dołączona do Aragorna, daje mu także symbol zasobów Ducha.

## Taktyka

card-veteran-axehand = Veteran Axehand

card-gondorian-spearman = Włócznik Gondoru
    .text = Odpowiedź: Po zadeklarowaniu Włócznika Gondoru jako obrońcy atakujący wróg otrzymuje 1 obrażenie.

card-horseback-archer = Horseback Archer

card-beorn = Beorn
    .text = Akcja: Beorn ma +5 do siły ataku do końca fazy. Gdy ta faza się skończy, wtasuj go do swojej talii. Limit raz na rundę.

card-blade-mastery = Blade Mastery
    .text = Akcja: Wybrana postać ma do końca fazy +1 do siły ataku i +1 do siły obrony.

card-rain-of-arrows = Rain of Arrows
    .text = Akcja: Wyczerp kontrolowaną przez siebie postać ze słowem kluczowym dystans, aby zadać 1 obrażenie każdemu wrogowi w zwarciu z jednym wybranym graczem.

card-feint = Finta
    .text = Akcja Walki: Wybierz wroga, który jest w zwarciu z graczem. Do końca fazy nie może on atakować tego gracza.
    .first = Akcja Walki: Wybierz wroga, który jest w zwarciu z graczem. Do końca fazy nie może on atakować.

card-quick-strike = Szybkie Uderzenie
    .text = Akcja: Wyczerp postać, którą kontrolujesz, aby natychmiast zaatakować nią samą wybranego wroga, który może być celem jej ataku.

card-thicket-of-spears = Gąszcz włóczni
    .text =
        Zasoby na tę kartę muszą pochodzić z pul 3 różnych bohaterów.
        Akcja: Do końca fazy wrogowie w zwarciu z jednym wybranym graczem nie mogą go atakować.
    .first =
        Zasoby na tę kartę muszą pochodzić z pul 3 różnych bohaterów.
        Akcja: Do końca fazy wrogowie w zwarciu z jednym wybranym graczem nie atakują.

card-swift-strike = Swift Strike
    .text = Odpowiedź: Po zadeklarowaniu dowolnej postaci jako obrońcy atakujący wróg otrzymuje 2 obrażenia.

card-stand-together = Stand Together
    .text = Akcja: Do końca fazy jeden wybrany gracz może przeciwko każdemu wrogowi, który go atakuje, zadeklarować jako obrońców dowolnie wiele swoich postaci, które mogą się bronić.

card-blade-of-gondolin = Ostrze Gondolinu
    .text =
        Dołącza się do bohatera.
        Atakując wroga z cechą Ork, ten bohater ma +1 do siły ataku.
        Odpowiedź: Po tym, jak ten bohater zniszczy wroga swoim atakiem, umieść 1 żeton postępu na obecnej wyprawie.

card-citadel-plate = Citadel Plate
    .text =
        Dołącza się do bohatera.
        Ten bohater ma o 4 punkty wytrzymałości więcej.

card-dwarven-axe = Dwarven Axe
    .text =
        Dołącza się do bohatera.
        Ten bohater ma +1 do siły ataku, a jeśli ma cechę Krasnolud, +2 do siły ataku.

card-horn-of-gondor = Róg Gondoru
    .text =
        Dołącza się do bohatera.
        Odpowiedź: Po zniszczeniu dowolnej postaci pula tego bohatera rośnie o 1 zasób.
    .first =
        Dołącza się do bohatera.
        Odpowiedź: Po tym, jak dowolna postać opuści grę, pula tego bohatera rośnie o 1 zasób.

## Duch

card-wandering-took = Tuk Włóczykij
    .text = Akcja: Zmniejsz swój poziom zagrożenia o 3, aby oddać kontrolę nad Tukiem Włóczykijem innemu graczowi. Poziom zagrożenia tego gracza wzrasta o 3. Limit raz na rundę.
    .first = Akcja: Zmniejsz swój poziom zagrożenia o 3, aby oddać kontrolę nad Tukiem Włóczykijem innemu graczowi. Poziom zagrożenia tego gracza wzrasta o 3.

card-lorien-guide = Lórien Guide
    .text = Odpowiedź: Po przydzieleniu tej karty do wyprawy umieść 1 żeton postępu na aktywnym obszarze.

card-northern-tracker = Zwiadowca z Północy
    .text = Odpowiedź: Po przydzieleniu Zwiadowcy z Północy do wyprawy umieść po 1 żetonie postępu na wszystkich obszarach w strefie przeciwności.

card-the-galadhrims-greeting = The Galadhrim's Greeting
    .text = Akcja: Wybierz jedno: zmniejsz poziom zagrożenia jednego gracza o 6 albo zmniejsz poziom zagrożenia każdego gracza o 2.

card-strength-of-will = Siła Woli
    .text = Odpowiedź: Po podróży graczy na obszar wyczerp kontrolowaną przez siebie postać sfery Ducha, aby umieścić na tym obszarze 2 żetony postępu.

card-hasty-stroke = Hasty Stroke
    .text = Odpowiedź: Gdy w walce zostanie aktywowany efekt cienia, anuluj go.

card-will-of-the-west = Wola Zachodu
    .text = Akcja: Wybrany gracz wtasowuje swój stos kart odrzuconych do swojej talii. Usuń tę kartę z gry.
    .first = Akcja: Wybrany gracz wtasowuje swój stos kart odrzuconych do swojej talii.

card-a-test-of-will = Sprawdzian Woli
    .text = Odpowiedź: Gdy karta zostanie odkryta z talii Spotkań, anuluj jej efekty odkrycia.

card-stand-and-fight = Stawić czoła
    .text = Akcja: Na stosie kart odrzuconych dowolnego gracza wybierz sprzymierzeńca, którego wydrukowany koszt wynosi X. Może należeć do każdej sfery, ale nie może być neutralny. Umieść go w grze pod swoją kontrolą.

card-a-light-in-the-dark = Światło w Ciemnościach
    .text = Akcja: Cofnij do strefy przeciwności wroga, który jest w zwarciu z graczem.

card-dwarven-tomb = Dwarven Tomb
    .text = Akcja: Weź na rękę 1 kartę sfery Ducha ze swojego stosu kart odrzuconych.

card-fortune-or-fate = Fortune or Fate
    .text = Akcja: Wybierz bohatera leżącego na stosie kart odrzuconych dowolnego gracza i umieść go w grze; kontroluje go jego właściciel.

card-the-favor-of-the-lady = The Favor of the Lady
    .text =
        Dołącza się do bohatera.
        Ten bohater ma +1 do siły woli.

card-power-in-the-earth = Power in the Earth
    .text =
        Dołącza się do obszaru.
        Ten obszar ma -1 do siły zagrożenia.

card-unexpected-courage = Unexpected Courage
    .text =
        Dołącza się do bohatera.
        Akcja: Wyczerp tę kartę, aby przygotować bohatera, do którego jest dołączona.

## Wiedza

card-daughter-of-the-nimrodel = Daughter of the Nimrodel
    .text = Akcja: Wyczerp tę kartę, aby uleczyć najwyżej 2 obrażenia wybranego bohatera.

card-erebor-hammersmith = Erebor Hammersmith
    .text = Odpowiedź: Po zagraniu tej karty wybierz gracza: dodatek leżący najwyżej na jego stosie kart odrzuconych wraca na jego rękę.

card-henamarth-riversong = Henamarth Riversong
    .text = Akcja: Wyczerp tę kartę, aby spojrzeć na wierzchnią kartę talii Spotkań.

card-miner-of-the-iron-hills = Miner of the Iron Hills
    .text = Odpowiedź: Po wejściu tej karty do gry odrzuć wybrany dodatek w grze z cechą Warunek.

card-gleowine = Gléowine
    .text = Akcja: Wyczerp tę kartę, aby wskazany przez ciebie gracz dobrał 1 kartę.

card-lore-of-imladris = Lore of Imladris
    .text = Akcja: Ulecz wszystkie obrażenia wybranej postaci.

card-loriens-wealth = Lórien's Wealth
    .text = Akcja: Wskazany przez ciebie gracz dobiera 3 karty.

card-radagasts-cunning = Spryt Radagasta
    .text = Akcja Wyprawy: Do końca fazy jeden wybrany wróg w strefie przeciwności nie dolicza swojej siły zagrożenia.

card-secret-paths = Secret Paths
    .text = Akcja Wyprawy: Do końca fazy jeden wybrany obszar w strefie przeciwności nie dolicza swojej siły zagrożenia.

card-gandalfs-search = Gandalf's Search
    .text = Akcja: Wybierz gracza i spójrz na X wierzchnich kart jego talii. Jedna z nich trafia na rękę właściciela; pozostałe odłóż na wierzch w wybranej kolejności.

card-beorns-hospitality = Beorn's Hospitality
    .text = Akcja: Ulecz wszystkie obrażenia wszystkich bohaterów, których kontroluje jeden wybrany gracz.

card-forest-snare = Forest Snare
    .text =
        Dołącza się do wroga, który jest w zwarciu z graczem.
        Ten wróg nie może atakować.

card-protector-of-lorien = Opiekun Lórien
    .text =
        Dołącza się do bohatera.
        Akcja: Ten bohater ma do końca fazy +1 do siły obrony albo +1 do siły woli, zależnie od twojego wyboru; kosztem jest odrzucenie 1 karty z ręki. Limit 3 razy na fazę.
    .first =
        Dołącza się do bohatera.
        Akcja: Ten bohater ma do końca fazy +1 do siły obrony albo +1 do siły woli, zależnie od twojego wyboru; kosztem jest odrzucenie 1 karty z ręki.

card-dark-knowledge = Dark Knowledge
    .text =
        Dołącza się do bohatera.
        Ten bohater ma -1 do siły woli.
        Odpowiedź: Gdy atakującemu cię wrogowi zostanie rozdana karta cienia, wyczerp tę kartę, aby spojrzeć na tamtą kartę cienia.

card-self-preservation = Self Preservation
    .text =
        Dołącza się do postaci.
        Akcja: Wyczerp tę kartę, aby uleczyć 2 obrażenia postaci, do której jest dołączona.

## Neutralne

card-gandalf = Gandalf
    .text =
        Na koniec rundy Gandalf zostaje odrzucony z gry.
        Odpowiedź: Po wejściu Gandalfa do gry wybierz jedno: dobierz 3 karty; albo wróg w grze otrzymuje 4 obrażenia; albo zmniejsz swój poziom zagrożenia o 5.

## Pająki Mrocznej Puszczy

card-king-spider = Królewski Pająk
    .text = Po odkryciu: Każdy gracz musi wyczerpać wybraną przez siebie postać, którą kontroluje.
    .shadow = Broniący się gracz musi wyczerpać wybraną przez siebie postać, którą kontroluje, a jeśli ten atak jest niebroniony, 2 takie postacie.

card-hummerhorns = Brzęczyrogi
    .text = Wymuszony: Po tym, jak Brzęczyrogi wejdą z tobą w zwarcie, jeden bohater, którego kontrolujesz, otrzymuje 5 obrażeń.
    .shadow = Każda postać kontrolowana przez broniącego się gracza otrzymuje 1 obrażenie, a jeśli ten atak jest niebroniony, 2 obrażenia.

card-ungoliants-spawn = Pomiot Ungolianty
    .text = Po odkryciu: Wszystkie postacie przydzielone w tej chwili do wyprawy mają do końca fazy -1 do siły woli.
    .shadow = Poziom zagrożenia broniącego się gracza wzrasta o 4, a jeśli ten atak jest niebroniony, o 8.

card-great-forest-web = Great Forest Web
    .text = Podróż: Aby tu podróżować, każdy gracz musi wyczerpać bohatera, którego kontroluje.

card-mountains-of-mirkwood = Mountains of Mirkwood
    .text =
        Podróż: Aby tu podróżować, gracze muszą odkryć wierzchnią kartę talii Spotkań i dodać ją do strefy przeciwności.
        Odpowiedź: Po tym, jak ten obszar zostanie zbadany i opuści grę, każdy gracz może przeszukać 5 wierzchnich kart swojej talii i wziąć 1 z nich na rękę. Pozostałe przeszukane karty wtasowuje się do talii, z których pochodzą.

card-eyes-of-the-forest = Eyes of the Forest
    .text = Po odkryciu: Każdy gracz odrzuca wszystkie wydarzenia, które ma na ręce.

card-caught-in-a-web = Schwytany w sieć
    .text = Po odkryciu: Spośród wszystkich graczy ten, którego poziom zagrożenia jest najwyższy, dołącza tę kartę do bohatera, którego kontroluje. Liczy się ona odtąd jako dodatek z cechą Warunek o treści: „W fazie Odpoczynku ten bohater zostaje przygotowany tylko wtedy, gdy zapłacisz 2 zasoby z jego własnej puli”.

## Dzikie Krainy

card-wolf-rider = Jeździec wilków
    .shadow = Jeździec wilków wykonuje własny atak na broniącego się gracza: otrzymuje kartę cienia, a ten gracz może zadeklarować 1 postać jako obrońcę. Na koniec fazy Walki Jeździec wilków wraca na wierzch talii Spotkań.

card-hill-troll = Hill Troll
    .text = Gdy atak tego wroga zadaje postaci więcej obrażeń, niż zostało jej punktów wytrzymałości, twój poziom zagrożenia musi wzrosnąć o nadwyżkę.

card-goblin-sniper = Goblin Sniper
    .text =
        W fazie Spotkań nie można dobrowolnie wejść w zwarcie z tym wrogiem, dopóki w strefie przeciwności jest inny wróg.
        Wymuszony: Na koniec fazy Walki, jeśli ten wróg jest w strefie przeciwności, każdy gracz zadaje 1 obrażenie postaci, którą kontroluje.

card-marsh-adder = Bagienna Żmija
    .text = Wymuszony: Ilekroć atakuje cię Bagienna Żmija, twój poziom zagrożenia wzrasta o 1.

card-wargs = Wargi
    .text = Wymuszony: Jeśli karta cienia rozdana Wargom nie ma efektu cienia, po swoim ataku wracają one do strefy przeciwności.
    .shadow = Atakujący wróg ma +1 do siły ataku, a jeśli ten atak jest niebroniony, +2 do siły ataku.

card-despair = Despair
    .text = Po odkryciu: Usuń 4 żetony postępu z obecnej karty Wyprawy, a jeśli ma ich mniej, wszystkie.
    .shadow = Siła obrony broniącej się postaci się nie liczy.

card-the-brown-lands = The Brown Lands
    .text = Wymuszony: Po podróży graczy na ten obszar umieść na nim 1 żeton postępu.

card-the-east-bight = The East Bight
    .text = Jeśli gracze mają możliwość podróży, a żaden obszar nie jest aktywny, muszą podróżować tutaj.

## Orki z Dol Guldur

card-dol-guldur-orcs = Orki z Dol Guldur
    .text = Po odkryciu: Pierwszy gracz wybiera postać przydzieloną do wyprawy. Otrzymuje ona 2 obrażenia.
    .shadow = Atakujący wróg ma +1 do siły ataku, a jeśli ten atak jest niebroniony, +3 do siły ataku.

card-chieftan-ufthak = Wódz Ufthak
    .text =
        Wódz Ufthak ma +2 do siły ataku za każdy leżący na nim żeton zasobów.
        Wymuszony: Po ataku Wodza Ufthaka umieść na nim 1 żeton zasobów.

card-dol-guldur-beastmaster = Poskramiacz Bestii z Dol Guldur
    .text = Wymuszony: Gdy Poskramiacz Bestii z Dol Guldur atakuje, otrzymuje jeszcze jedną kartę cienia.
    .first = Wymuszony: Po tym, jak Poskramiacz Bestii z Dol Guldur zaatakuje, otrzymuje jeszcze jedną kartę cienia.

card-driven-by-shadow = Wiedziony przez Cień
    .text = Po odkryciu: Wszyscy wrogowie i wszystkie obszary, które są w tej chwili w strefie przeciwności, mają do końca fazy +1 do siły zagrożenia. Jeśli strefa przeciwności jest pusta, ta karta zyskuje słowo kluczowe mroczna fala.
    .shadow = Odrzuć wybrany dodatek broniącej się postaci; jeśli ten atak jest niebroniony, odrzuć wszystkie dodatki, które kontrolujesz.

card-the-necromancers-reach = The Necromancer's Reach
    .text = Po odkryciu: Każda wyczerpana postać otrzymuje 1 obrażenie.

card-necromancers-pass = Necromancer's Pass
    .text = Podróż: Aby tu podróżować, pierwszy gracz musi odrzucić z ręki 2 losowe karty.

card-enchanted-stream = Zaklęty Strumień
    .text = Gracze nie mogą dobierać kart, dopóki ten obszar jest aktywny.

## Przeprawa przez Mroczną Puszczę

card-forest-spider = Leśny Pająk
    .text = Wymuszony: Po wejściu w zwarcie z graczem Leśny Pająk ma do końca rundy +1 do siły ataku.
    .shadow = Broniący się gracz musi odrzucić wybrany przez siebie dodatek, który kontroluje.

card-east-bight-patrol = Patrol ze Wschodniej Zatoki
    .shadow = Atakujący wróg ma +1 do siły ataku; jeśli ten atak jest niebroniony, także twój poziom zagrożenia wzrasta o 3.

card-black-forest-bats = Black Forest Bats
    .text = Po odkryciu: Każdy gracz musi wskazać jedną postać przydzieloną do wyprawy i wycofać ją z wyprawy. Nie zostaje przez to przygotowana.

card-old-forest-road = Old Forest Road
    .text = Odpowiedź: Po podróży graczy na ten obszar pierwszy gracz może przygotować wybraną postać, którą kontroluje.

card-forest-gate = Forest Gate
    .text = Odpowiedź: Po podróży graczy na ten obszar pierwszy gracz może dobrać 2 karty.

## Ucieczka z Dol Guldur

card-dungeon-jailor = Strażnik Lochu
    .text = Wymuszony: Po niepowodzeniu wyprawy, jeśli Strażnik Lochu jest w strefie przeciwności, jeden niezdobyty cel, który tam jest, strzeżony lub nie, zostaje wtasowany do talii Spotkań.

card-nazgul-of-dol-guldur = Nazgûl z Dol Guldur
    .text =
        Nie można zagrywać dodatków na Nazgûla z Dol Guldur.
        Wymuszony: Gdy więzień zostaje uratowany, Nazgûl z Dol Guldur przesuwa się do strefy przeciwności.
        Wymuszony: Po rozpatrzeniu efektu cienia karty rozdanej temu wrogowi gracz, który jest z nim w zwarciu, musi odrzucić wybraną przez siebie postać, którą kontroluje.
    .first =
        Wymuszony: Gdy więzień zostaje uratowany, Nazgûl z Dol Guldur przesuwa się do strefy przeciwności.
        Wymuszony: Po rozpatrzeniu efektu cienia karty rozdanej temu wrogowi gracz, który jest z nim w zwarciu, musi odrzucić wybraną przez siebie postać, którą kontroluje.

card-cavern-guardian = Cavern Guardian
    .shadow = Odrzuć wybrany dodatek, który kontrolujesz, a jeśli ten atak jest niebroniony, wszystkie, które kontrolujesz. Odrzucony w ten sposób cel wraca do strefy przeciwności.

card-under-the-shadow = Under the Shadow
    .text = Po odkryciu: Do końca fazy łączna siła zagrożenia w strefie przeciwności jest wyższa o 1 za każdego gracza w grze.
    .shadow = Poziom zagrożenia broniącego się gracza wzrasta o 1 za każdego wroga, z którym jest on w zwarciu.

card-iron-shackles = Iron Shackles
    .text = Po odkryciu: Ta karta zostaje dołączona na wierzch talii pierwszego gracza. Liczy się odtąd jako dodatek z cechą Warunek o treści: „Gdy następnym razem miałaby zostać dobrana z tej talii dowolna liczba kart, zamiast tego odrzuć Iron Shackles”.
    .shadow = Wykonaj efekt odkrycia tej karty.

card-endless-caverns = Endless Caverns

card-tower-gate = Brama Wieży
    .text = Wymuszony: Po podróży graczy na ten obszar każdy gracz kładzie przed sobą zakrytą wierzchnią kartę swojej talii, tak jakby była wrogiem, który właśnie wszedł z nim w zwarcie ze strefy przeciwności. Taka karta nazywa się Orc Guard; traktuje się ją jak wroga z siłą ataku 1, siłą obrony 1 i 1 punktem wytrzymałości.

card-gandalfs-map = Gandalf's Map
    .text =
        Akcja: Jeśli do tego celu nie jest dołączone żadne spotkanie, podnieś swój poziom zagrożenia o 2, aby go zdobyć. Zdobyty cel dołącz do bohatera, którego kontrolujesz. Liczy się wtedy jako dodatek; odłączony wraca do strefy przeciwności.
        Bohater, do którego jest dołączony, nie może atakować ani się bronić.

card-dungeon-torch = Pochodnia
    .text =
        Akcja: Jeśli do tego celu nie jest dołączone żadne spotkanie, podnieś swój poziom zagrożenia o 2, aby go zdobyć. Zdobyty cel dołącz do bohatera, którego kontrolujesz. Liczy się wtedy jako dodatek; odłączony wraca do strefy przeciwności.
        Wymuszony: Na koniec rundy gracz kontrolujący tego bohatera podnosi swój poziom zagrożenia o 2.

card-shadow-key = Shadow Key
    .text =
        Akcja: Jeśli do tego celu nie jest dołączone żadne spotkanie, podnieś swój poziom zagrożenia o 2, aby go zdobyć. Zdobyty cel dołącz do bohatera, którego kontrolujesz. Liczy się wtedy jako dodatek; odłączony wraca do strefy przeciwności.
        Wymuszony: Na koniec rundy bohater, do którego jest dołączony, otrzymuje 1 obrażenie.

## Podróż w dół Anduiny

card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Wymuszony: Po ataku tego wroga usuń 1 żeton postępu z obecnej wyprawy.
    .shadow = Usuń 1 żeton postępu z obecnej wyprawy, a jeśli ten atak jest niebroniony, 3 żetony postępu.

card-massing-at-night = Massing at Night
    .text = Po odkryciu: Odkryj dodatkowo 1 kartę Spotkania za każdego gracza w grze.
    .shadow = Atakujący wróg otrzymuje dodatkowo 1 kartę cienia za każdego gracza w grze.

card-banks-of-the-anduin = Brzegi Anduiny
    .text = Wymuszony: Gdy ten obszar opuszcza grę, trafia na wierzch talii Spotkań, a nie na stos kart odrzuconych.

card-gladden-fields = Pola Gladden
    .text = Wymuszony: Dopóki ten obszar jest aktywny, poziom zagrożenia każdego gracza wzrasta w fazie Odpoczynku dodatkowo o 1.

## Wpływy Saurona

card-eastern-crows = Eastern Crows
    .text = Wymuszony: Po pokonaniu tego wroga wtasuj go z powrotem do talii Spotkań.
    .shadow = Atakujący wróg ma +1 do siły ataku, a jeśli poziom zagrożenia broniącego się gracza wynosi co najmniej 35, +2 do siły ataku.

card-evil-storm = Evil Storm
    .text = Po odkryciu: Każda postać kontrolowana przez gracza, którego poziom zagrożenia wynosi co najmniej 35, otrzymuje 1 obrażenie.

card-pursued-by-shadow = Pursued by Shadow
    .text = Po odkryciu: Poziom zagrożenia każdego gracza wzrasta o 1 za każdą postać, którą kontroluje, a która nie jest przydzielona do wyprawy.
    .shadow = Broniący się gracz cofa wybranego wyczerpanego sprzymierzeńca, którego kontroluje, na rękę właściciela. Jeśli takiego nie ma, poziom zagrożenia broniącego się gracza wzrasta o 3.

card-treacherous-fog = Zdradziecka Mgła
    .text = Po odkryciu: Do końca fazy każdy obszar w strefie przeciwności ma +1 do siły zagrożenia, także taki, który trafi tam później. Następnie każdy gracz, którego poziom zagrożenia wynosi co najmniej 35, odrzuca z ręki wybraną przez siebie kartę.

## Wyprawa: Przeprawa przez Mroczną Puszczę

card-flies-and-spiders = Flies and Spiders
    .text-a = Przygotowanie: Znajdź w talii Spotkań jedną kartę Leśny Pająk i jedną kartę Old Forest Road i dodaj obie do strefy przeciwności. Następnie potasuj talię Spotkań.

card-a-fork-in-the-road = A Fork in the Road
    .text = Wymuszony: Gdy gracze pokonają ten etap, następny jest losowany spośród dwóch etapów o nazwie A Chosen Path.

card-dont-leave-the-path = A Chosen Path
    .name-b = „Nie schodźcie za nic ze ścieżki”
    .text =
        Po odkryciu: Każdy gracz musi wyszukać w talii Spotkań i na stosie odrzuconych kart Spotkań wybraną przez siebie kartę z cechą Pająk i dodać ją do strefy przeciwności.
        Gracze wygrywają tylko wtedy, gdy znajdą i pokonają Pomiot Ungolianty.

card-beorns-path = A Chosen Path
    .name-b = Beorn's Path
    .text = Dopóki w grze jest Pomiot Ungolianty, tego etapu nie można pokonać. Gracze wygrywają grę, gdy pokonają ten etap.

## Wyprawa: Ucieczka z Dol Guldur

card-the-necromancers-tower = Wieża Nekromanty
    .text-a = Przygotowanie: Znajdź w talii Spotkań 3 cele, odkryj je i umieść w strefie przeciwności. Odłóż Nazgûla z Dol Guldur, odkrytego, obok talii Wyprawy, poza grę. Następnie potasuj talię Spotkań i dołącz do każdego celu spotkanie: to, którego żąda jego słowo kluczowe strzeżona, a nie drugie.
    .first-a = Przygotowanie: Znajdź w talii Spotkań 3 cele i umieść je w strefie przeciwności. Odłóż Nazgûla z Dol Guldur, odkrytego, obok talii Wyprawy, poza grę. Następnie potasuj talię Spotkań i dołącz do każdego celu spotkanie.
    .text =
        Po odkryciu: Spośród wszystkich bohaterów kontrolowanych przez graczy jeden zostaje wylosowany i zakryty. Jest odtąd więźniem: dopóki w dalszej części wyprawy nie uratuje go efekt karty, nie można go używać, nie może otrzymywać obrażeń i nie zbiera zasobów.
        Wszyscy gracze razem nie mogą zagrać więcej niż 1 sprzymierzeńca na rundę.
        Gracze nie mogą przejść do następnego etapu, dopóki nie mają co najmniej 1 celu.

card-through-the-caverns = Przez Jaskinie
    .text =
        Odpowiedź: Po umieszczeniu na tej karcie choćby 1 żetonu postępu odwróć więźnia awersem do góry i umieść na tym bohaterze 1 żeton obrażeń. Jest odtąd uratowany, a kontrolujący go gracz może znów go używać.
        Wszyscy gracze razem nie mogą zagrać więcej niż 1 sprzymierzeńca na rundę.
        Gracze nie mogą przejść do następnego etapu, dopóki więzień nie jest uratowany i dopóki nie mają wszystkich 3 celów z zestawu Ucieczka z Dol Guldur.

card-out-of-the-dungeons = Ucieczka z Lochów
    .text =
        Wymuszony: Na początku fazy Wyprawy każdy gracz kładzie przed sobą zakrytą wierzchnią kartę swojej talii, tak jakby była wrogiem, który właśnie wszedł z nim w zwarcie ze strefy przeciwności. Taka karta nazywa się Orc Guard; traktuje się ją jak wroga z siłą ataku 1, siłą obrony 1 i 1 punktem wytrzymałości. Gdyby miała wrócić do strefy przeciwności, trafia na stos kart odrzuconych swojego właściciela.
        Dopóki w grze jest Nazgûl z Dol Guldur, tego etapu nie można pokonać. Gracze wygrywają grę, gdy pokonają ten etap, a Nazgûla nie ma w grze.

## Wyprawa: Podróż w dół Anduiny

card-to-the-river = To the River...
    .text-a = Przygotowanie: Każdy gracz odkrywa wierzchnią kartę talii Spotkań i dodaje ją do strefy przeciwności.
    .text =
        Po odkryciu: Jeśli w grze nie ma karty Hill Troll, znajdź jedną w talii Spotkań i umieść ją w strefie przeciwności. Potasuj talię Spotkań.
        Dopóki w grze jest jakakolwiek karta Hill Troll, tego etapu nie można pokonać.

card-anduin-passage = Anduin Passage
    .text = W każdej fazie Wyprawy odkrywa się o jedną kartę Spotkania więcej. W fazie Spotkań nie ma testów zwarcia; dobrowolne wejście w zwarcie, każdego gracza z 1 wrogiem, jest nadal dozwolone.

card-ambush-on-the-shore = Ambush on the Shore
    .text =
        Po odkryciu: Odkryj 2 karty Spotkań za każdego gracza i dodaj je do strefy przeciwności.
        Odtąd w fazie Wyprawy nie ma kroku odkrywania przeciwności.
        Gracze wygrywają grę, gdy tylko w grze nie ma żadnego wroga.

## Kampania: Ścieżki Mrocznej Puszczy

card-campaign-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
    .text-a =
        Ta gra jest częścią kampanii.
        Przygotowanie: Umieść Mendora w grze.
        Gracze przegrywają, jeśli Mendor opuści grę.
    .text =
        Rozstrzygnięcie: Każdy gracz zdobywa jedną kopię daru Mendor's Support; wszystkie zdobyte kopie trafiają do puli kampanii.
        Jeśli stroną B etapu 3 było Beorn's Path, do puli kampanii trafia brzemię Ungoliant's Swarm.
        Jeśli było nią „Nie schodźcie za nic ze ścieżki”, do puli kampanii trafia brzemię Lingering Venom.

card-campaign-journey-along-the-anduin = Podróż w dół Anduiny
    .text-a =
        Ta gra jest częścią kampanii.
        Przygotowanie: Umieść Mendora w grze. Wszystkie kopie kart Valor i Scarred odłóż na bok, poza grę.
        Odpowiedź: Po pokonaniu karty Hill Troll każdy gracz, który może, dołącza jedną z odłożonych kart Valor do bohatera, którego kontroluje.
        Wymuszony: Po tym, jak Hill Troll zniszczy postać, każdy gracz dołącza jedną z odłożonych kart Scarred do bohatera, którego kontroluje. Limit raz na grę.
        Gracze przegrywają, jeśli Mendor opuści grę.
    .text =
        Rozstrzygnięcie: Wszystkie kopie kart Valor i Scarred, które są w grze, trafiają do puli kampanii. Zapisz w notatkach dziennika kampanii, do których bohaterów są dołączone; podczas przygotowania każdego późniejszego scenariusza tej kampanii dołącz je do tych samych bohaterów.
        Na początku scenariusza Ucieczka z Dol Guldur więźniem będzie bohater, który ma teraz najwięcej obrażeń; jeśli jest ich kilku, jednego z nich się losuje. Zapisz tego bohatera w notatkach dziennika kampanii jako więźnia.

card-campaign-escape-from-dol-guldur = Ucieczka z Dol Guldur
    .text-a =
        Ta gra jest częścią kampanii.
        Przygotowanie: Umieść Mendora w grze. Pierwszy gracz wybiera bohatera i dołącza do niego kartę Appointed by Fate.
        Wymuszony: Gdy więzień miałby zostać wylosowany spośród bohaterów, zamiast tego zostaje nim bohater zapisany w dzienniku kampanii jako więzień. Wszystkie dołączone do niego karty zakrywa się, dopóki nie zostanie uratowany. Pojmany zostaje też Mendor: leży zakryty obok więźnia, ale nie opuścił gry. Odwróć tę kartę.
    .text =
        Odpowiedź: Po pierwszym zdobyciu celu odwróć Mendora awersem do góry i umieść na nim 1 żeton obrażeń.
        Rozstrzygnięcie: Jeśli Mendor jest w grze, dodaj go do puli kampanii. Jeśli to zrobisz, zostaje on umieszczony w grze na początku każdego scenariusza twojej następnej kampanii, a każdy gracz może mieć w niej w talii jedną kopię karty Mendor's Support.
        Jeśli nie ma go w grze, pula kampanii na twoją następną kampanię się nie zmienia.

## Dary i brzemiona

card-mendors-support = Mendor's Support
    .text =
        W tej samej rundzie nie można zagrać drugiej kopii karty Mendor's Support.
        Akcja: Do końca rundy Mendor ma +2 do siły woli, +2 do siły ataku i +2 do siły obrony.

card-valor = Valor
    .text =
        Najwyżej 1 kopia na bohatera.
        Odpowiedź: Po zadeklarowaniu tego bohatera jako atakującego wyczerp tę kartę, aby uleczyć 1 jego obrażenie i zadać 1 obrażenie atakowanemu wrogowi.

card-appointed-by-fate = Appointed by Fate
    .text = W każdej fazie Zasobów bohater, do którego jest dołączona ta karta, zbiera o jeden zasób więcej.

card-mendor = Mendor
    .text =
        Mendora kontroluje pierwszy gracz.
        Odpowiedź: Po tym, jak gracze pokonają kartę Wyprawy, przygotuj Mendora. Następnie każdy gracz dobiera 1 kartę.
        Gdy Mendor opuszcza grę, zostaje usunięty z gry.

card-ungoliants-swarm = Ungoliant's Swarm
    .text = Wymuszony: Po tym, jak ten wróg wejdzie w zwarcie z graczem, trzeba wyczerpać 2 postacie wybrane przez tego gracza spośród tych, które kontroluje.
    .shadow = Ta karta zostaje umieszczona w grze, w zwarciu z tobą.

card-lingering-venom = Lingering Venom
    .text = Po odkryciu: Każdy gracz musi wybrać jedno: wyczerpać wszystkie zranione postacie, które kontroluje, albo zadać 2 obrażenia temu ze swoich bohaterów, który ma najwięcej obrażeń.
    .shadow = Wszystkie zranione postacie, które kontrolujesz, zostają wyczerpane.

card-scarred = Scarred
    .text =
        Najwyżej 1 kopia na bohatera.
        Wymuszony: Po zniszczeniu postaci, którą kontrolujesz, twój poziom zagrożenia wzrasta o 1.
