# Masa în browser.

## Cărți

card-number = Bază { $number }
stat-changed = { $stat } { $now }, pe carte { $printed }
stat-of = { $stat } { $now } din { $of }
ability-shadow = Umbră
type-boon = beneficiu
type-burden = povară
text-not-translated = Acest text nu a fost încă tradus.
causes-printed = pe carte { $printed }
causes-effect = printr-un efect durabil

state-exhausted = extenuată
state-committed = la misiune
state-attacking = În atac
state-defending = În apărare
state-guarded = păzit de o carte Confruntare
state-resources = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
state-damage = { $count ->
    [one] { $count } daună
    [few] { $count } daune
   *[other] { $count } de daune
}
state-progress = { $count ->
    [one] { $count } jeton Progres
    [few] { $count } jetoane Progres
   *[other] { $count } de jetoane Progres
}
card-option = { $card } – răspunsul { $number }

about-ranged = La distanță: poate fi declarat atacator împotriva inamicilor angajați cu alți jucători.
about-sentinel = Străjer: poate fi declarat apărător împotriva atacurilor asupra altor jucători.
about-restricted = Restricționat: un personaj poartă cel mult două astfel de cărți.
about-surge = În valuri: când este dezvăluită, se mai dezvăluie o carte.
about-doomed = Condamnat: când este dezvăluită, fiecare jucător își mărește nivelul de amenințare cu acest număr.
about-guarded = Păzit: nu poate fi revendicat cât timp îi este atașată o carte Confruntare.
about-victory = Victorie: valorează acest număr de puncte când ajunge în zona victoriei.
about-permanent = Permanentă: rămâne cu eroul ei și nu poate fi decartată.

## Masa

home = Acasă
menu = Meniu
close = Închide
cancel = Renunță
copied = Copiat
undo = Ia înapoi
redo = Refă
keys = Taste
round = Runda
round-number = Runda { $round }
threat = Amenințare
threat-of = Nivel de amenințare { $value } din { $limit }
balance = Puterea voinței { $willpower } față de forța de amenințare { $threat }
adjusted = schimbat
adjusted-title = În acest joc s-a trecut peste motor.
first-player = primul jucător
your-move = E rândul tău
player-of-several = { $name } ({ $number })
web-no-answer = Serverul nu răspunde.
reconnecting = Legătura s-a pierdut. Revine de la sine …
farewell = Ai părăsit masa
refused = Nu s-a putut.
tip-rule = Regula { $rule }
tip-fine = Se poate face acum.

zone-shared = Misiunea și zona de punere în scenă
zone-quest = { $left ->
    [0] Ultimul stagiu
    [one] Mai urmează un stagiu
    [few] Mai urmează { $left } stagii
   *[other] Mai urmează { $left } de stagii
}
zone-active = Locația activă
zone-staging = Zona de punere în scenă
zone-staging-empty = Nimic nu stă la pândă.
zone-engaged = Inamici angajați
zone-engaged-empty = Niciun inamic nu este angajat aici.
zone-heroes = Eroi
zone-allies = Aliați
pile-encounter = Confruntare
pile-discard = Decartate
pile-deck = Pachet
pile-empty = Aici nu sunt cărți.
pile-encounter-discard-title = Grămada de cărți Confruntare decartate
pile-discard-title = Grămada de cărți decartate
pile-victory-title = Zona victoriei
pile-aside-title = Cărți puse deoparte
pile-shadows-title = Cărți Umbră
hand-of = Mână: { $player }
hand-empty = Mâna este goală.
hand-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
count-hand = cărți în mână
count-deck = cărți în pachet
count-resources = resurse

stop-here = Aici primești întrebarea ori de câte ori ai putea face ceva.
stops-yours = opririle tale
step-how = Clic: oprește-te aici. Clic dreapta: pasează până aici.
hold = Așteptați
steps-cards = cărți vorbesc de el
step-cards = { $count ->
    [one] O carte din joc vorbește de acest pas: { $cards }
    [few] { $count } cărți din joc vorbesc de acest pas: { $cards }
   *[other] { $count } de cărți din joc vorbesc de acest pas: { $cards }
}
phase-open = Arată pașii, pentru a te opri acolo
run-here = Până aici se pasează tot.
bar-resource = Acțiuni
bar-planning-turn = Jucarea cărților
bar-planning = Acțiuni
bar-quest-begin = Început
bar-quest-commit = Legare
bar-quest-staging = Punere în scenă
bar-quest-resolution = Rezoluție
bar-travel = Călătorie
bar-encounter-optional = Angajare
bar-encounter-checks = Verificări
bar-combat-shadows = Cărți Umbră
bar-combat-enemy-1 = Atacul lor
bar-combat-enemy-2 = Apărător
bar-combat-enemy-3 = Umbră
bar-combat-enemy-4 = Daune
bar-combat-player-1 = Atacul nostru
bar-combat-player-2 = Forță
bar-combat-player-3 = Daune
bar-combat-end = Sfârșit
bar-refresh = Reîmprospătare

prompt = Ce se întreabă
prompt-decides = decide
prompt-seats = Locuri care sunt întrebate
prompt-waiting = Se așteaptă: { $player } …
prompt-nothing = Masa merge mai departe …
prompt-pause = Acum poți acționa sau poți pasa.
prompt-nobody-quests = Nu merge nimeni
prompt-nobody-attacks = Nu atacă nimeni
prompt-planned = Nu mai joc nimic
prompt-engage-none = Nu angaja pe nimeni
prompt-no-response = Nu reacționa
prompt-no-attack = Fără alte atacuri
prompt-fold = Privește masa
back-title = { $steps ->
    [one] Privești masa așa cum era acum un pas
    [few] Privești masa așa cum era acum { $steps } pași
   *[other] Privești masa așa cum era acum { $steps } de pași
}
back-note = Privind, nu se ia nimic înapoi.
back-look = Privește înapoi
back-now = La prezent
back-earlier = Mai devreme
back-later = Mai târziu
prompt-less = Întreabă mai rar
prompt-no-stop = Nu e nevoie să te oprești aici
prompt-stop-note = Ești întrebat fiindcă te oprești la acest pas (semnul roșu din stânga); nimic din ce poți face nu pare util acum.
prompt-all = Toate
prompt-pay = Plătește pentru mine
prompt-confirm = { $count ->
    [one] Confirmă { $count } carte
    [few] Confirmă { $count } cărți
   *[other] Confirmă { $count } de cărți
}
option-cost = cost { $cost }
option-has = { $count ->
    [0] nu mai are
    [one] mai are { $count }
    [few] mai are { $count }
   *[other] mai are { $count }
}
sum-against = față de
sum-progress = { $amount ->
    [0] nu se întâmplă nimic
    [one] { $amount } progres
    [few] { $amount } progres
   *[other] { $amount } progres
}
sum-threat = amenințarea crește cu { $amount }
sum-damage = { $amount ->
    [one] { $amount } daună
    [few] { $amount } daune
   *[other] { $amount } de daune
}
sum-kills = distrus
sum-paid = plătit { $paid } din { $price }
outcome-damage = { $amount ->
    [0] nicio daună
    [one] { $amount } daună
    [few] { $amount } daune
   *[other] { $amount } de daune
}
outcome-falls = cade
outcome-willpower = +{ $amount }
outcome-attack = +{ $amount }
outcome-less-threat = amenințare −{ $amount }

forecast = Următoarea misiune
forecast-public = din cărți publice
odds-quest = { $chance } % ca următoarele cărți dezvăluite să o facă să eșueze
odds-shadow = { $count ->
    [one] Cartea lui Umbră e cu fața în jos: { $dark } din cele { $unseen } cărți nevăzute au un efect umbră.
    [few] { $count } cărți Umbră sunt cu fața în jos: { $dark } din cele { $unseen } cărți nevăzute au un efect umbră.
   *[other] { $count } de cărți Umbră sunt cu fața în jos: { $dark } din cele { $unseen } cărți nevăzute au un efect umbră.
}
odds-title = Socotit din cărțile pe care nu le-a văzut încă nimeni și amenințarea tipărită pe ele; efectele cărților vin în plus.
forecast-ready = până la { $amount }
forecast-threat = { $now } + { $expected }
forecast-title = Cărțile care se vor dezvălui adaugă în medie { $expected } și în cel mai rău caz { $worst } la forța de amenințare; cărți încă nevăzute: { $unseen }.

chronicle = Cronică
chronicle-filter = Arată numai rândurile cu aceste cuvinte
chronicle-copy = Copiază cronica
chronicle-save = Salvează cronica drept text
chat-say = Spune ceva la masă
chat-table = Masa
chat-phrases = Vorbe gata făcute
reveal-next = Mai departe
reveal-more = { $count ->
    [one] încă una
    [few] încă { $count }
   *[other] încă { $count }
}

seats = Locuri
seat-out = nu mai este în joc
seat-away = lipsește
seat-thinking = se gândește
seat-deciding = decide
seat-holding = cere timp
seat-take = Ia loc
seat-leave = Ridică-te
seat-show = spectatorii văd această mână
delegate = Cine răspunde pentru acest loc
delegate-self = Răspund eu
delegate-pass = Pasează pentru mine, dacă nu mă atacă nimeni
habits = Când ești întrebat
habits-ask = În ferestrele de acțiune
habits-timely = unde o acțiune are sens și la opririle tale
habits-always = oriunde o acțiune e permisă
habits-hold = Așteptați-mă: nimic nu se pasează pentru mine
habits-interrupts = Ce întrerupe pasarea până la un pas următor
interrupt-attacked = un personaj de-al meu e atacat
interrupt-called = cineva cheamă
interrupt-revealed = se dezvăluie o carte Confruntare
interrupt-threat = amenințarea mea ajunge la
host = Ca gazdă
host-undo = Ce s-a văzut se ia înapoi
host-undo-all = dacă toți sunt de acord
host-undo-host = dacă sunt eu de acord
host-away = Cine lipsește de { $minutes } min și trebuie să răspundă
host-away-wait = e așteptat
host-away-pass = pasează
host-away-companion = e ajutat de un tovarăș
host-invite = Link nou (cel vechi nu mai deschide nimic)
host-kick = Trimite pe { $player } afară
agent-expert = Însoțitor expert
agent-search = Însoțitor care gândește înainte
agent-sensible = Însoțitor chibzuit

proposal = O propunere
proposal-undo = { $player } ar vrea să ia înapoi { $steps ->
    [one] ultima mutare
    [few] { $steps } mutări
   *[other] { $steps } de mutări
}. S-ar pierde:
proposal-adjust = { $player } ar vrea să treacă peste motor.
proposal-concede = { $player } ar vrea să se predea.
proposal-yes = De acord
proposal-no = Nu

concede = Predă-te
concede-sure = Chiar mă predau
concede-text = Jocul se încheie aici și se socotește pierdut. Rămâne în jurnal și poate fi revăzut.
concede-no = Joacă mai departe
concede-seat = Pleacă doar { $player }
invite = Copiază linkul pentru prieteni
report = Ceva nu este în regulă
report-what = Ce s-a întâmplat, și ce ar fi trebuit să se întâmple?
report-note = Semnalarea păstrează chiar această clipă a jocului. Poți juca mai departe.
report-send = Trimite
report-sent = Mulțumim. Semnalarea are numărul { $number }.

key-number = alege un răspuns după numărul lui
key-confirm = confirmă, pasează, mai departe
key-undo = ia înapoi
key-redo = refă
key-undo-round = ia înapoi toată runda
key-redo-round = refă toată runda
key-earlier = privește pasul dinainte
key-later = privește pasul următor
key-use = folosește cartea de sub indicator: leag-o, joac-o, călătorește acolo
key-shadows = arată cărțile Umbră
key-mulligan = la început, trage șase cărți noi
key-seat-before = locul tău anterior
key-all = toate cărțile sau niciuna
key-hold = așteptați-mă
key-log = la cronică
key-chat = spune ceva
key-help = această listă
key-seat-next = următorul tău loc
key-home = la prima pagină
key-decks = la pachete, gata făcute și ale tale
key-deck-address = un pachet după adresa lui
key-pass-phase = pasează până la sfârșitul rundei
key-concede = predă-te
key-forecast = prognoza pornită sau oprită
key-override = schimbări cu mâna: da sau nu
key-score = punctajul, când jocul s-a încheiat
key-seat = privește de pe primul până pe al patrulea loc
key-tab = mergi din carte în carte și folosește una
key-point = arată celorlalți cartea selectată
keys-press = Apasă o tastă
keys-reset = Cum erau
keys-known = Ca la alte mese, și E, Z și G confirmă, D trage o nouă mână de început, / te lasă să vorbești, iar această listă se vede cât ții apăsat Tab. Ce face în altă parte o tastă și aici jocul însuși: dezvăluirea cărților, împărțirea cărților Umbră, salvarea.
key-by-hand = Această tastă schimbă cărțile cu mâna. Apasă întâi O, dacă vrei să treci peste motor.
key-saves-itself = Jocul se salvează singur după fiecare răspuns. Îl găsești pe prima pagină.
key-no-card = Această tastă privește o carte: arată întâi una.
key-no-mulligan = O mână nouă se poate trage doar la începutul jocului.
key-no-past = Acest browser nu a văzut nimic mai devreme. Când jocul se încheie, reluarea arată totul.
key-no-later = Așa stau lucrurile acum.
key-no-chat = Nu mai e nimeni la această masă.
key-no-score = Scorul se calculează când jocul s-a încheiat.

card-controls = Ce poți hotărî despre această carte
ability-rule = În ferestre, această carte
ability-rule-ask = mă întreabă când are rost
ability-rule-never = nu mă oprește niciodată
ability-rule-always = reacționează singură
override-note = Astfel treci peste motor, iar jocul este marcat ca schimbat.
override-damage = Daune
override-progress = Progres
override-resources = Resurse
override-less = { $what }: cu unu mai puțin
override-more = { $what }: cu unu mai mult
override-ready = Pregătește
override-exhaust = Extenuează
override-turn = Întoarce-o
override-shuffle = Amestecă
override-no-token = Pe cărți stau aici doar resurse (1), progres (2) și daune (3). Celelalte numere vin din reguli.
override-mode = Cu mâna
override-end = Gata cu schimbările
override-keys = { $key } începe și încheie. Fiecare tastă privește cartea de sub indicator sau cea aleasă; cifrele adaugă un jeton pe jumătatea de sus și iau unul pe cea de jos sau cu Shift. Totul se notează, iar jocul este marcat ca modificat.
override-key-threat = amenințarea locului de unde privești: sus, jos
override-key-a = extenuează sau pregătește
override-key-q = leagă la misiune sau retrage
override-key-v = în zona victoriei
override-key-x = în grămada de cărți decartate
override-key-c = desprinde: în mână sau în zona de punere în scenă
override-key-d = trage o carte pentru locul de unde privești
override-key-f = întoarce-o în jos sau în sus; la un inamic, arată cărțile Umbră
override-key-h = amestec-o în pachetul ei; peste un pachet sau fără carte, amestecă acel pachet sau pe al tău

## Cuvinte pentru primul joc

hint-mulligan = Acestea sunt primele tale șase cărți. Păstrează-le dacă ai ceva ieftin de jucat; altfel poți trage șase noi, o singură dată.
hint-planning = Pe eroii tăi sunt resurse: monedele de aur. Cărțile care strălucesc se pot juca acum. Fiecare costă numărul din colț, plătit de eroii de aceeași culoare. Când ai terminat, apasă „Nu mai joc nimic”.
hint-cost = Apasă pe eroii care plătesc. Fiecare apăsare ia o resursă.
hint-commit = Cine merge la misiune? Cei pe care îi alegi se extenuează, iar puterea voinței lor (flacăra) se pune împotriva forței de amenințare (ochiul) din zona de punere în scenă. Păstrează pe cineva pregătit pentru apărare.
hint-travel = Dacă mergi la o locație, forța ei de amenințare nu se mai pune împotriva ta; dar ea trebuie explorată înainte ca misiunea să continue.
hint-engage = Poți angaja un inamic la alegerea ta. Inamicii al căror cost de angajare nu depășește nivelul tău de amenințare vin oricum singuri.
hint-enemy-attack = Inamicii angajați cu tine atacă unul după altul. Tu alegi ordinea.
hint-defend = Un personaj pregătit poate apăra: puterea apărării sale se scade din daune. Dacă nu apără nimeni, un erou le primește pe toate. Fiecare inamic are o carte Umbră cu fața în jos, care poate înrăutăți lucrurile.
hint-damage = Nu a apărat nimeni: alege eroul care primește daunele.
hint-attack = Acum lovești tu. Alege un inamic, apoi cine îl atacă.
hint-attackers = Personajele pregătite își adună forța atacului. Se scade puterea apărării inamicului, restul sunt daune.
hint-action = O pauză în care ai putea folosi o abilitate. Dacă nu vrei, pasează.
hint-response = O carte a ta poate reacționa la ce tocmai s-a întâmplat.
hint-choose = O carte îți cere să alegi. Se pot alege cărțile care strălucesc.
hint-understood = Am înțeles
hint-no-more = fără sfaturi de acum

## Acasă

home-tag = Pădurea e bătrână și drumul e lung. Străbate-l pe cont propriu sau cu trei prieteni.
home-continue = Continuă
home-continue-text = De unde ai lăsat masa
home-new = Joc nou
home-new-text = Alege misiunea, pachetele și compania
home-guided = Primul joc, cu îndrumare
home-guided-text = Învață la masă
home-join = Alătură-te unei mese
home-join-text = Cu un link de la un prieten
home-campaigns = Campanii
home-campaigns-text = Trei scenarii, o poveste
home-decks = Pachete
home-decks-text = De start, ale tale, import
home-cards = Cărți
home-cards-text = Caută orice carte
home-journal = Jurnal și înregistrări
home-journal-text = Ce s-a ales de jocurile tale
home-note = O masă neoficială pentru setul de bază. Toate cuvintele și imaginile sunt ale noastre.
rules = Reguli
settings = Setări
journal = Jurnal
continue-left = Lăsat de ceva vreme
continue-lobby = Așteaptă jucători
continue-text = Runda { $round }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
continue-seat = Ocupă-ți locul

## Joc nou

new-title = Joc nou
new-scenario = Pe ce drum?
new-difficulty = Dificultate { $difficulty }
new-company = Cine vine cu tine?
new-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
new-who = Cine joacă
new-me = Eu
new-friend = Un prieten, prin link
new-more = Ediție, mod, sămânță
new-edition = Ediție
new-mode = Mod
new-seed = Sămânță
new-seed-none = aleatorie
new-public = Se poate alătura oricine
new-begin = Începe
new-lay = Pregătește masa
your-name = Numele tău
about-passage-through-mirkwood = Păianjeni, și un drum care se desparte.
about-journey-along-the-anduin = Un trol, un fluviu, o ambuscadă.
about-escape-from-dol-guldur = Un prizonier în turnul Necromantului.

join-title = Te așteaptă un loc
join-text = Cineva te invită la masa sa.
join-enter = Intră
join-link = Linkul pe care l-ai primit
join-public = Mese deschise
join-none = Nimeni nu așteaptă companie acum.

lobby-sub = { $edition }, { $mode }
lobby-free = Loc liber
lobby-ready = gata
lobby-deck = Pachet
lobby-no-deck = Încă niciun pachet
lobby-no-agent = Niciun însoțitor
lobby-begin = Sunt gata
lobby-waiting = Se așteaptă ceilalți
lobby-there = La masă: { $names }
decks-starter = Pachete de start
decks-own = Pachetele tale
deck-new = Pachet nou

## Setări

settings-language = Limbă
settings-theme = Lumină
settings-palette = Culori
palette-usual = așa cum sunt desenate
palette-clear = clare pentru daltonism
settings-pace = Ritm
settings-scale = Mărimea textului: { $scale } %
settings-forecast = Prognoze din informații publice
settings-hints = Sfaturi pentru începători
settings-motion = Cărțile se mișcă
settings-sound = Sunete
settings-text-cards = Cărți ca text
settings-notify = Anunță-mă când e rândul meu
settings-override = Cărțile pot fi schimbate manual (marchează jocul)
pictures = Imagini proprii
pictures-text = Alege un dosar cu imagini denumite după numărul sau titlul cărții (013.png, Aragorn.jpg): apar în locul alor noastre. Rămân în acest browser și nu sunt trimise nicăieri.
pictures-choose = Alege un dosar
pictures-drop = Folosește-le pe ale noastre
pictures-count = { $count ->
    [0] Nu s-a găsit nicio imagine a vreunei cărți.
    [one] O carte are o imagine de-a ta.
    [few] { $count } cărți au imagini de-ale tale.
   *[other] { $count } de cărți au imagini de-ale tale.
}
theme-night = Marș de noapte
theme-parchment = Pergament
pace-every = Așteaptă la fiecare carte dezvăluită
pace-reveals = Arată o clipă cărțile dezvăluite
pace-decisions = Oprește-te numai la decizii
language-en = English
language-pl = Polski
language-it = Italiano
language-cs = Čeština
language-ro = Română

## Sfârșitul

end-victory = Afară din pădure
end-defeat = Drumul se sfârșește aici
end-summary = { $scenario }, { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}.
end-fallen = a căzut
end-undos = { $count ->
    [0] Nicio mutare nu a fost luată înapoi.
    [one] O mutare a fost luată înapoi.
    [few] { $count } mutări au fost luate înapoi.
   *[other] { $count } de mutări au fost luate înapoi.
}
end-adjusted-note = În acest joc s-a trecut peste motor: rezultatul nu contează.
end-no-score = Un joc pierdut nu are scor.
end-chart = Cum a mers, rundă cu rundă
end-willpower = puterea voinței legată
end-staging = amenințarea din zona de punere în scenă
end-threat = amenințarea jucătorilor, din 50
end-again = Joacă din nou
end-other = Altă misiune
end-next = Mai departe, la următorul scenariu
end-replay = Privește-l din nou
end-share = Copiază un link către acest joc
end-look = Privește masa
score = Scor
score-lower = mai mic este mai bun
score-final = Scor final

## Cărți, reguli, jurnal, înregistrări

cards-search = Caută în nume, caracteristici și texte
cards-type = Orice tip
cards-sphere = Orice sferă
cards-set = Orice set
cards-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
rules-lead = Regulile așa cum le joacă această masă. Când spune nu, numește una dintre ele.
rules-search = Caută în reguli
journal-lead = { $games ->
    [one] Un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, victorii: { $won }.
journal-none = Aici se notează jocurile terminate.
journal-by = Numără după
journal-by-scenario = Scenariu
journal-by-hero = Erou
journal-by-players = Jucători
journal-by-deck = Pachet
journal-by-mode = Mod
journal-only = Arată doar aceste jocuri, sau din nou toate
journal-count-games = Jocuri
journal-count-won = Câștigate
journal-count-rounds = Runde în medie
journal-count-best = Cel mai bun scor
journal-file = Jurnalul ca fișier
journal-file-csv = Tabel (CSV)
journal-file-markdown = Text (Markdown)
journal-file-json = Totul, cu reluări (JSON)
book-journal-won = victorie
book-journal-lost = înfrângere
book-journal-rounds = { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}

## Pachete

deck-size = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
deck-problems = { $count ->
    [one] o problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
deck-open = Schimbă
deck-play = Joacă cu el
deck-contents = Ce conține
deck-copy = Fă-l al tău
deck-drop = Aruncă { $deck }
deck-name = Nume
deck-legal = Gata de joc.
deck-curve = Cărți după cost
deck-curve-at = Cost { $cost }: { $count }
deck-add = { $card }: în pachet { $count }. Încă una.
deck-less = { $card }: una mai puțin
deck-draw = Trage o mână
decks-none = Nu ai încă pachete proprii.
import = Adu un pachet
import-text = Lipește lista unui pachet sau trage aici un fișier: text sau JSON RingsDB, OCTGN ori un ZIP cu mai multe.
import-paste = Hero: Aragorn …
import-read = Citește
import-file = Alege un fișier
import-keep = Păstrează
import-fetch-label = Adresa sau numărul de pe RingsDB
import-fetch = Adu-l
import-fetching = Întreb RingsDB …
import-understood = Totul a fost înțeles.
import-left-out = { $count ->
    [one] Un rând nu a fost înțeles și este lăsat deoparte:
    [few] { $count } rânduri nu au fost înțelese și sunt lăsate deoparte:
   *[other] { $count } de rânduri nu au fost înțelese și sunt lăsate deoparte:
}
import-keep-all = Păstrează-le pe toate
deck-save-as = Salvează ca …
deck-format-text = Text (RingsDB)
deck-format-json = JSON (RingsDB)
deck-format-o8d = OCTGN (.o8d)
deck-copy-list = Copiază lista

## Campanii

campaign-lead = Trei scenarii cu aceiași eroi. Ce se câștigă și ce se pierde rămâne.
campaign-new = O campanie nouă
campaign-called = Cum se numește
book-campaign-name = Drumul prin Ținuturile Sălbatice
campaign-begin = Scrie prima pagină
campaign-more = Încă un jucător
campaign-fewer = Un jucător mai puțin
campaign-drop = Aruncă { $name }
book-campaign-heal = vindecă
book-campaign-penalty = În plus la nivelul inițial de amenințare
book-campaign-fallen = Eroi căzuți
campaign-pool = Beneficii și poveri
book-campaign-replace = { $hero } a căzut. Cine vine în loc?
campaign-choose = Alege
campaign-plays-on-do = { $hero } joacă mai departe
book-campaign-over = Campania s-a terminat.
book-campaign-next = Joacă { $scenario }
