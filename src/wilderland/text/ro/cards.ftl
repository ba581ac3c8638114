# Titlurile cărților și textul lor, cu propriile noastre cuvinte.
#
# Valoarea unui mesaj este titlul cărții (al feței A la o carte Misiune).
#   .name-b   titlul feței B, unde este altul
#   .text-a   fața A a unei cărți Misiune sau Campanie
#   .text     ce face cartea așa cum se joacă acum: cu erată, în forma revizuită
#             (fața B a unei cărți Misiune sau Campanie)
#   .first    .text așa cum a fost tipărit întâi, unde o erată l-a schimbat (.first-a: .text-a)
#   .shadow   efectul umbră
# Cuvintele cheie stau în datele cărților, nu aici; într-un efect umbră sau pe un inamic angajat,
# „tu” este jucătorul în apărare sau cel angajat.

## Eroi

card-aragorn = Aragorn
    .text = Reacție: După ce l-ai legat pe Aragorn la o misiune, plătește 1 resursă din grămada lui pentru a-l pregăti.

card-theodred = Théodred
    .text = Reacție: După ce l-ai legat pe Théodred la o misiune, adaugă 1 resursă în grămada oricărui erou legat la aceeași misiune.

card-gloin = Glóin
    .text = Reacție: După ce Glóin primește daune, adaugă în grămada lui atâtea resurse câte daune tocmai a primit.

card-gimli = Gimli
    .text = Gimli are +1 la forța atacului pentru fiecare jeton Daună de pe el.

card-legolas = Legolas
    .text = Reacție: După ce un inamic este distrus de un atac la care a luat parte Legolas, plasează 2 jetoane Progres pe misiunea curentă.

card-thalin = Thalin
    .text = Cât timp Thalin este legat la o misiune, fiecare inamic primește 1 daună în clipa în care este dezvăluit din pachetul Confruntare, înaintea cuvintelor sale cheie și a efectelor sale „la dezvăluire”.

card-eowyn = Éowyn
    .text = Acțiune: Dă-i lui Éowyn +1 la puterea voinței pentru restul fazei, cu prețul unei cărți decartate din mâna ta. O poate folosi orice jucător, fiecare o dată pe rundă.

card-eleanor = Eleanor
    .text = Reacție: Când o trădare tocmai a fost dezvăluită din pachetul Confruntare, extenueaz-o pe Eleanor pentru a anula efectele „la dezvăluire” ale acesteia. Apoi decarteaz-o și dezvăluie în locul ei următoarea carte din pachetul Confruntare.

card-dunhere = Dúnhere
    .text = Când este singurul atacator, Dúnhere poate ataca un inamic din zona de punere în scenă; cât timp face asta, are +1 la forța atacului.

card-denethor = Denethor
    .text = Acțiune: Extenuează-l pe Denethor pentru a privi cartea de deasupra pachetului Confruntare. O poți pune la fundul acelui pachet.

card-glorfindel = Glorfindel
    .text = Acțiune: Cheltuiește 1 resursă a lui Glorfindel pentru a vindeca 1 daună de pe un personaj la alegerea ta. Cel mult o dată pe rundă.

card-beravor = Beravor
    .text = Acțiune: Extenueaz-o pe Beravor pentru ca un jucător la alegerea ta să tragă 2 cărți. Cel mult o dată pe rundă.
    .first = Acțiune: Extenueaz-o pe Beravor pentru ca un jucător la alegerea ta să tragă 2 cărți.

## Conducere

card-guard-of-the-citadel = Gardianul Cetății

card-faramir = Faramir
    .text = Acțiune: Extenuează-l pe Faramir pentru a da +1 la puterea voinței fiecărui personaj al unui jucător la alegerea ta, până la sfârșitul fazei.

card-son-of-arnor = Fiul lui Arnor
    .text = Reacție: După ce Fiul lui Arnor intră în joc, angajează un inamic care este în zona de punere în scenă sau este angajat cu alt jucător.

card-snowbourn-scout = Snowbourn Scout
    .text = Reacție: După ce Snowbourn Scout intră în joc, plasează 1 jeton Progres pe o locație la alegerea ta.

card-silverlode-archer = Arcașul de pe Silverlode

card-longbeard-orc-slayer = Longbeard Orc Slayer
    .text = Reacție: După ce Longbeard Orc Slayer intră în joc, fiecare inamic Orc din joc primește 1 daună.

card-brok-ironfist = Brok Ironfist
    .text = Reacție: După ce un erou Pitic aflat sub controlul tău părăsește jocul, îl poți introduce în joc pe Brok Ironfist din mâna ta.

card-ever-vigilant = Ever Vigilant
    .text = Acțiune: Pregătește un aliat la alegerea ta.

card-common-cause = Common Cause
    .text = Acțiune: Extenuează un erou pe care îl controlezi pentru a pregăti alt erou la alegerea ta.

card-for-gondor = For Gondor!
    .text = Acțiune: Pentru restul fazei, fiecare personaj are +1 la forța atacului, iar fiecare personaj Gondor are în plus +1 la puterea apărării.

card-sneak-attack = Sneak Attack
    .text = Acțiune: Introdu în joc un aliat din mâna ta. Dacă este în joc când se termină faza, ia-l înapoi în mână.

card-valiant-sacrifice = Valiant Sacrifice
    .text = Reacție: După ce un aliat părăsește jocul, jucătorul care îl controla trage 2 cărți.

card-grim-resolve = Grim Resolve
    .text = Acțiune: Pregătește fiecare personaj din joc.

card-steward-of-gondor = Steward of Gondor
    .text =
        Se atașează la un erou.
        Acel erou are și caracteristica Gondor.
        Acțiune: Extenuează această carte pentru a adăuga 2 resurse în grămada eroului la care este atașată.

card-celebrians-stone = Celebrían's Stone
    .text =
        Se atașează la un erou.
        Acel erou are +2 la puterea voinței.
        Cât timp este atașată la Aragorn, îi dă și o pictogramă resursă Spirit.

## Tactică

card-veteran-axehand = Veteran Axehand

card-gondorian-spearman = Sulițașul Gondorian
    .text = Reacție: După ce Sulițașul Gondorian este declarat apărător, inamicul atacator primește 1 daună.

card-horseback-archer = Horseback Archer

card-beorn = Beorn
    .text = Acțiune: Beorn are +5 la forța atacului pentru restul fazei. Când acea fază se termină, amestecă-l în pachetul tău. Cel mult o dată pe rundă.

card-blade-mastery = Blade Mastery
    .text = Acțiune: Un personaj la alegerea ta are +1 la forța atacului și +1 la puterea apărării pentru restul fazei.

card-rain-of-arrows = Rain of Arrows
    .text = Acțiune: Extenuează un personaj cu La distanță pe care îl controlezi pentru a provoca 1 daună fiecărui inamic angajat cu un jucător la alegerea ta.

card-feint = Feint
    .text = Acțiune de luptă: Alege un inamic angajat cu un jucător. Pentru restul fazei nu îl poate ataca pe acel jucător.
    .first = Acțiune de luptă: Alege un inamic angajat cu un jucător. Pentru restul fazei nu poate ataca.

card-quick-strike = Quick Strike
    .text = Acțiune: Extenuează un personaj pe care îl controlezi pentru a ataca pe loc, numai cu el, un inamic la alegerea ta care îi poate fi țintă.

card-thicket-of-spears = Thicket of Spears
    .text =
        Resursele pentru această carte trebuie să vină din grămezile a 3 eroi diferiți.
        Acțiune: Pentru restul fazei, inamicii angajați cu un jucător la alegerea ta nu îl pot ataca pe acel jucător.
    .first =
        Resursele pentru această carte trebuie să vină din grămezile a 3 eroi diferiți.
        Acțiune: Pentru restul fazei, inamicii angajați cu un jucător la alegerea ta nu atacă.

card-swift-strike = Swift Strike
    .text = Reacție: După ce un personaj oarecare a fost declarat apărător, inamicul atacator primește 2 daune.

card-stand-together = Stand Together
    .text = Acțiune: Pentru restul fazei, împotriva fiecărui inamic care îl atacă, un jucător la alegerea ta poate declara apărători oricâte dintre personajele sale care pot apăra.

card-blade-of-gondolin = Blade of Gondolin
    .text =
        Se atașează la un erou.
        Cât timp atacă un Orc, acel erou are +1 la forța atacului.
        Reacție: După ce eroul la care este atașată a distrus un inamic atacându-l, plasează 1 jeton Progres pe misiunea curentă.

card-citadel-plate = Citadel Plate
    .text =
        Se atașează la un erou.
        Acel erou are 4 puncte lovitură în plus.

card-dwarven-axe = Dwarven Axe
    .text =
        Se atașează la un erou.
        Acel erou are +1 la forța atacului sau +2 dacă este Pitic.

card-horn-of-gondor = Horn of Gondor
    .text =
        Se atașează la un erou.
        Reacție: După ce un personaj oarecare este distrus, grămada eroului la care este atașată primește 1 resursă.
    .first =
        Se atașează la un erou.
        Reacție: După ce un personaj oarecare părăsește jocul, grămada eroului la care este atașată primește 1 resursă.

## Spirit

card-wandering-took = Wandering Took
    .text = Acțiune: Redu nivelul tău de amenințare cu 3 pentru a da controlul asupra lui Wandering Took altui jucător. Nivelul de amenințare al acelui jucător crește cu 3. Cel mult o dată pe rundă.
    .first = Acțiune: Redu nivelul tău de amenințare cu 3 pentru a da controlul asupra lui Wandering Took altui jucător. Nivelul de amenințare al acelui jucător crește cu 3.

card-lorien-guide = Lórien Guide
    .text = Reacție: După ce ai legat Lórien Guide la o misiune, plasează 1 jeton Progres pe locația activă.

card-northern-tracker = Cercetașul Nordic
    .text = Reacție: După ce ai legat Cercetașul Nordic la o misiune, plasează 1 jeton Progres pe fiecare locație din zona de punere în scenă.

card-the-galadhrims-greeting = The Galadhrim's Greeting
    .text = Acțiune: Alege una din două: redu nivelul de amenințare al unui singur jucător cu 6 sau redu nivelul de amenințare al fiecărui jucător cu 2.

card-strength-of-will = Strength of Will
    .text = Reacție: După ce jucătorii călătoresc la o locație, plasează pe ea 2 jetoane Progres extenuând un personaj Spirit pe care îl controlezi.

card-hasty-stroke = Hasty Stroke
    .text = Reacție: Când în luptă tocmai s-a declanșat un efect umbră, anulează-l.

card-will-of-the-west = Will of the West
    .text = Acțiune: Un jucător la alegerea ta își amestecă grămada de cărți decartate în pachet. Elimină această carte din joc.
    .first = Acțiune: Un jucător la alegerea ta își amestecă grămada de cărți decartate în pachet.

card-a-test-of-will = A Test of Will
    .text = Reacție: Când o carte tocmai a fost dezvăluită din pachetul Confruntare, anulează efectele ei „la dezvăluire”.

card-stand-and-fight = Stand and Fight
    .text = Acțiune: Alege din grămada de cărți decartate a oricărui jucător un aliat al cărui cost tipărit este X. Poate fi din orice sferă, dar nu neutru. Introdu-l în joc sub controlul tău.

card-a-light-in-the-dark = A Light in the Dark
    .text = Acțiune: Mută înapoi în zona de punere în scenă un inamic angajat cu un jucător.

card-dwarven-tomb = Dwarven Tomb
    .text = Acțiune: Ia în mână 1 carte Spirit din grămada ta de cărți decartate.

card-fortune-or-fate = Fortune or Fate
    .text = Acțiune: Alege un erou din grămada de cărți decartate a oricărui jucător și introdu-l în joc; îl controlează proprietarul său.

card-the-favor-of-the-lady = The Favor of the Lady
    .text =
        Se atașează la un erou.
        Acel erou are +1 la puterea voinței.

card-power-in-the-earth = Power in the Earth
    .text =
        Se atașează la o locație.
        Acea locație are -1 la forța de amenințare.

card-unexpected-courage = Unexpected Courage
    .text =
        Se atașează la un erou.
        Acțiune: Extenuează această carte pentru a pregăti eroul la care este atașată.

## Înțelepciune

card-daughter-of-the-nimrodel = Daughter of the Nimrodel
    .text = Acțiune: Extenueaz-o pe Daughter of the Nimrodel pentru a vindeca cel mult 2 daune de pe un erou la alegerea ta.

card-erebor-hammersmith = Erebor Hammersmith
    .text = Reacție: După ce ai jucat Erebor Hammersmith, alege un jucător: cel mai de sus accesoriu din grămada lui de cărți decartate se întoarce în mâna lui.

card-henamarth-riversong = Henamarth Riversong
    .text = Acțiune: Extenuează-l pe Henamarth Riversong pentru a privi cartea de deasupra pachetului Confruntare.

card-miner-of-the-iron-hills = Miner of the Iron Hills
    .text = Reacție: După ce Miner of the Iron Hills intră în joc, decartează un accesoriu Condiție din joc, la alegerea ta.

card-gleowine = Gléowine
    .text = Acțiune: Extenuează-l pe Gléowine pentru ca un jucător la alegerea ta să tragă 1 carte.

card-lore-of-imladris = Lore of Imladris
    .text = Acțiune: Vindecă toate daunele de pe un personaj la alegerea ta.

card-loriens-wealth = Lórien's Wealth
    .text = Acțiune: Un jucător la alegerea ta trage 3 cărți.

card-radagasts-cunning = Viclenia lui Radagast
    .text = Acțiune de misiune: Pentru restul fazei, un inamic la alegerea ta din zona de punere în scenă nu își adaugă forța de amenințare.

card-secret-paths = Secret Paths
    .text = Acțiune de misiune: Pentru restul fazei, o locație la alegerea ta din zona de punere în scenă nu își adaugă forța de amenințare.

card-gandalfs-search = Gandalf's Search
    .text = Acțiune: Alege un jucător și privește primele X cărți de deasupra pachetului său. Una dintre ele ajunge în mâna proprietarului ei; pune-le pe celelalte înapoi deasupra, în ordinea dorită de tine.

card-beorns-hospitality = Beorn's Hospitality
    .text = Acțiune: Vindecă toate daunele de pe fiecare erou controlat de un jucător la alegerea ta.

card-forest-snare = Forest Snare
    .text =
        Se atașează la un inamic angajat cu un jucător.
        Acel inamic nu poate ataca.

card-protector-of-lorien = Protector of Lórien
    .text =
        Se atașează la un erou.
        Acțiune: Dă-i eroului la care este atașată +1 la puterea apărării sau +1 la puterea voinței, după cum alegi, pentru restul fazei, cu prețul unei cărți decartate din mâna ta. Cel mult de 3 ori pe fază.
    .first =
        Se atașează la un erou.
        Acțiune: Dă-i eroului la care este atașată +1 la puterea apărării sau +1 la puterea voinței, după cum alegi, pentru restul fazei, cu prețul unei cărți decartate din mâna ta.

card-dark-knowledge = Dark Knowledge
    .text =
        Se atașează la un erou.
        Acel erou are -1 la puterea voinței.
        Reacție: Când un inamic care te atacă tocmai a primit o carte Umbră, extenuează această carte pentru a privi acea carte Umbră.

card-self-preservation = Self Preservation
    .text =
        Se atașează la un personaj.
        Acțiune: Extenuează această carte pentru a vindeca 2 daune de pe personajul la care este atașată.

## Neutre

card-gandalf = Gandalf
    .text =
        Când runda se termină, Gandalf este decartat din joc.
        Reacție: După ce Gandalf intră în joc, alege una din trei: trage 3 cărți; sau un inamic din joc primește 4 daune; sau redu nivelul tău de amenințare cu 5.

## Păianjenii din Mirkwood

card-king-spider = Păianjenul Rege
    .text = La dezvăluire: Fiecare jucător trebuie să extenueze un personaj la alegerea sa dintre cele pe care le controlează.
    .shadow = Jucătorul în apărare trebuie să extenueze un personaj la alegerea sa dintre cele pe care le controlează, sau 2 dacă acest atac este fără apărare.

card-hummerhorns = Hummerhorns
    .text = Forțat: După ce Hummerhorns te angajează, un erou pe care îl controlezi primește 5 daune.
    .shadow = Fiecare personaj controlat de jucătorul în apărare primește 1 daună, sau 2 dacă acest atac este fără apărare.

card-ungoliants-spawn = Progenitura lui Ungoliant
    .text = La dezvăluire: Până la sfârșitul fazei, toate personajele legate la o misiune în acest moment primesc -1 la puterea voinței.
    .shadow = Nivelul de amenințare al jucătorului în apărare crește cu 4, sau cu 8 dacă acest atac este fără apărare.

card-great-forest-web = Great Forest Web
    .text = Călătorie: Pentru a călători aici, fiecare jucător trebuie să extenueze un erou pe care îl controlează.

card-mountains-of-mirkwood = Mountains of Mirkwood
    .text =
        Călătorie: Pentru a călători aici, jucătorii trebuie să dezvăluie cartea de deasupra pachetului Confruntare și să o plaseze în zona de punere în scenă.
        Reacție: După ce această locație este explorată și părăsește jocul, fiecare jucător poate căuta printre primele 5 cărți ale pachetului său și poate lua 1 dintre ele în mână. Celelalte cărți căutate se amestecă în pachetele din care provin.

card-eyes-of-the-forest = Eyes of the Forest
    .text = La dezvăluire: Fiecare jucător decartează toate evenimentele pe care le are în mână.

card-caught-in-a-web = Caught in a Web
    .text = La dezvăluire: Jucătorul cu cel mai mare nivel de amenințare dintre toți atașează această carte la un erou pe care îl controlează. De atunci ea contează ca un accesoriu Condiție cu textul: „În faza Reîmprospătare, eroul la care este atașată se pregătește numai dacă plătești 2 resurse din grămada lui.”

## Ținuturile Sălbatice

card-wolf-rider = Wolf Rider
    .shadow = Wolf Rider face un atac al său împotriva jucătorului în apărare: primește o carte Umbră, iar acel jucător poate declara 1 personaj ca apărător. La sfârșitul fazei Luptă, Wolf Rider se întoarce deasupra pachetului Confruntare.

card-hill-troll = Hill Troll
    .text = Când atacul unui Hill Troll provoacă unui personaj mai multe daune decât are puncte lovitură rămase, nivelul tău de amenințare trebuie mărit cu ceea ce prisosește.

card-goblin-sniper = Goblin Sniper
    .text =
        În faza Confruntare, Goblin Sniper nu poate fi ales la angajarea jucătorului cât timp alt inamic este în zona de punere în scenă.
        Forțat: La sfârșitul fazei Luptă, dacă Goblin Sniper este în zona de punere în scenă, fiecare jucător provoacă 1 daună unui personaj pe care îl controlează.

card-marsh-adder = Vipera de Mlaștină
    .text = Forțat: De fiecare dată când Vipera de Mlaștină te atacă, nivelul tău de amenințare crește cu 1.

card-wargs = Wargs
    .text = Forțat: Dacă o carte Umbră dată inamicului Wargs nu are efect umbră, după atacul său Wargs se întoarce în zona de punere în scenă.
    .shadow = Inamicul atacator are +1 la forța atacului, sau +2 dacă acest atac este fără apărare.

card-despair = Despair
    .text = La dezvăluire: Înlătură 4 jetoane Progres de pe cartea Misiune curentă, sau toate dacă are mai puține.
    .shadow = Puterea apărării personajului apărător nu se ia în calcul.

card-the-brown-lands = The Brown Lands
    .text = Forțat: După ce jucătorii au călătorit aici, plasează 1 jeton Progres pe această locație.

card-the-east-bight = The East Bight
    .text = Dacă nicio locație nu este activă când jucătorii au posibilitatea de a călători, trebuie să călătorească aici.

## Orcii din Dol Guldur

card-dol-guldur-orcs = Orcii din Dol Guldur
    .text = La dezvăluire: Primul jucător alege un personaj legat la o misiune. Acesta primește 2 daune.
    .shadow = Inamicul atacator are +1 la forța atacului, sau +3 dacă acest atac este fără apărare.

card-chieftan-ufthak = Chieftan Ufthak
    .text =
        Chieftan Ufthak are +2 la forța atacului pentru fiecare jeton Resursă de pe el.
        Forțat: După un atac al lui Chieftan Ufthak, plasează pe el 1 jeton Resursă.

card-dol-guldur-beastmaster = Stăpânul Monștrilor din Dol Guldur
    .text = Forțat: Când Stăpânul Monștrilor din Dol Guldur atacă, primește încă o carte Umbră.
    .first = Forțat: După ce Stăpânul Monștrilor din Dol Guldur atacă, primește încă o carte Umbră.

card-driven-by-shadow = Driven by Shadow
    .text = La dezvăluire: Până la sfârșitul fazei, toți inamicii și toate locațiile care sunt în acest moment în zona de punere în scenă primesc +1 la forța de amenințare. Dacă zona de punere în scenă este goală, această carte capătă În valuri.
    .shadow = Decartează un accesoriu la alegerea ta de pe personajul apărător; dacă acest atac este fără apărare, decartează fiecare accesoriu pe care îl controlezi.

card-the-necromancers-reach = The Necromancer's Reach
    .text = La dezvăluire: Fiecare personaj extenuat primește 1 daună.

card-necromancers-pass = Necromancer's Pass
    .text = Călătorie: Pentru a călători aici, primul jucător trebuie să decarteze aleatoriu 2 cărți din mâna sa.

card-enchanted-stream = Pârâul Fermecat
    .text = Jucătorii nu pot trage cărți cât timp aceasta este locația activă.

## Trecerea prin Mirkwood

card-forest-spider = Păianjenul de Pădure
    .text = Forțat: După ce Păianjenul de Pădure angajează un jucător, are +1 la forța atacului pentru restul rundei.
    .shadow = Jucătorul în apărare trebuie să decarteze un accesoriu la alegerea sa dintre cele pe care le controlează.

card-east-bight-patrol = Patrula din East Bight
    .shadow = Inamicul atacator are +1 la forța atacului; dacă acest atac este fără apărare, crește și nivelul tău de amenințare cu 3.

card-black-forest-bats = Black Forest Bats
    .text = La dezvăluire: Fiecare jucător trebuie să aleagă un personaj legat la o misiune și să îl ia de la misiune. Prin aceasta el nu se pregătește.

card-old-forest-road = Old Forest Road
    .text = Reacție: După ce jucătorii călătoresc aici, primul jucător poate pregăti un personaj la alegerea sa dintre cele pe care le controlează.

card-forest-gate = Forest Gate
    .text = Reacție: După ce jucătorii călătoresc aici, primul jucător poate trage 2 cărți.

## Evadare din Dol Guldur

card-dungeon-jailor = Dungeon Jailor
    .text = Forțat: După ce jucătorii nu au succes în misiune cât timp Dungeon Jailor este în zona de punere în scenă, un obiectiv nerevendicat de acolo, păzit sau nu, se amestecă în pachetul Confruntare.

card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
    .text =
        Pe Nazgûl of Dol Guldur nu se pot juca accesorii.
        Forțat: Când prizonierul este salvat, Nazgûl of Dol Guldur se mută în zona de punere în scenă.
        Forțat: După ce s-a rezolvat efectul umbră al unei cărți date acestui inamic, jucătorul angajat cu el trebuie să decarteze un personaj la alegerea sa dintre cele pe care le controlează.
    .first =
        Forțat: Când prizonierul este salvat, Nazgûl of Dol Guldur se mută în zona de punere în scenă.
        Forțat: După ce s-a rezolvat efectul umbră al unei cărți date acestui inamic, jucătorul angajat cu el trebuie să decarteze un personaj la alegerea sa dintre cele pe care le controlează.

card-cavern-guardian = Cavern Guardian
    .shadow = Decartează un accesoriu la alegerea ta dintre cele pe care le controlezi, sau pe toate dacă acest atac este fără apărare. Un obiectiv decartat astfel se întoarce în zona de punere în scenă.

card-under-the-shadow = Under the Shadow
    .text = La dezvăluire: Până la sfârșitul fazei, forța de amenințare totală din zona de punere în scenă este mai mare cu 1 pentru fiecare jucător din joc.
    .shadow = Nivelul de amenințare al jucătorului în apărare crește cu 1 pentru fiecare inamic angajat cu el.

card-iron-shackles = Iron Shackles
    .text = La dezvăluire: Această carte se atașează deasupra pachetului primului jucător. De atunci ea contează ca un accesoriu Condiție cu textul: „Data viitoare când ar urma să se tragă oricâte cărți din pachetul la care este atașată, decartează în schimb Iron Shackles.”
    .shadow = Îndeplinește efectul „la dezvăluire” al acestei cărți.

card-endless-caverns = Endless Caverns

card-tower-gate = Tower Gate
    .text = Forțat: După ce jucătorii călătoresc aici, fiecare jucător pune în fața sa, cu fața în jos, cartea de deasupra pachetului său, ca și cum ar fi un inamic care tocmai l-a angajat din zona de punere în scenă. O astfel de carte se numește Orc Guard; ea este tratată ca un inamic cu forța atacului 1, puterea apărării 1 și 1 punct lovitură.

card-gandalfs-map = Gandalf's Map
    .text =
        Acțiune: Dacă nicio carte Confruntare nu este atașată la acest obiectiv, mărește nivelul tău de amenințare cu 2 pentru a-l revendica. Odată revendicat, atașează-l la un erou pe care îl controlezi. De atunci contează ca accesoriu; când se desprinde, se întoarce în zona de punere în scenă.
        Eroul la care este atașat nu poate ataca și nu poate apăra.

card-dungeon-torch = Dungeon Torch
    .text =
        Acțiune: Dacă nicio carte Confruntare nu este atașată la acest obiectiv, mărește nivelul tău de amenințare cu 2 pentru a-l revendica. Odată revendicat, atașează-l la un erou pe care îl controlezi. De atunci contează ca accesoriu; când se desprinde, se întoarce în zona de punere în scenă.
        Forțat: Când o rundă se termină, jucătorul care controlează eroul la care este atașat își mărește nivelul de amenințare cu 2.

card-shadow-key = Shadow Key
    .text =
        Acțiune: Dacă nicio carte Confruntare nu este atașată la acest obiectiv, mărește nivelul tău de amenințare cu 2 pentru a-l revendica. Odată revendicat, atașează-l la un erou pe care îl controlezi. De atunci contează ca accesoriu; când se desprinde, se întoarce în zona de punere în scenă.
        Forțat: Când o rundă se termină, eroul la care este atașat primește 1 daună.

## Călătorie în jos pe Anduin

card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Forțat: După un atac al inamicului Misty Mountain Goblins, înlătură 1 jeton Progres de pe misiunea curentă.
    .shadow = Înlătură 1 jeton Progres de pe misiunea curentă, sau 3 dacă acest atac este fără apărare.

card-massing-at-night = Massing at Night
    .text = La dezvăluire: Dezvăluie încă 1 carte Confruntare pentru fiecare jucător din joc.
    .shadow = Inamicul atacator primește încă 1 carte Umbră pentru fiecare jucător din joc.

card-banks-of-the-anduin = Banks of the Anduin
    .text = Forțat: Când această locație părăsește jocul, ajunge deasupra pachetului Confruntare, nu în grămada de cărți decartate.

card-gladden-fields = Câmpurile Vesele
    .text = Forțat: Cât timp aceasta este locația activă, nivelul de amenințare al fiecărui jucător crește cu încă 1 în faza Reîmprospătare.

## Cercetarea lui Sauron

card-eastern-crows = Eastern Crows
    .text = Forțat: După înfrângerea sa, Eastern Crows se amestecă din nou în pachetul Confruntare.
    .shadow = Inamicul atacator are +1 la forța atacului, sau +2 dacă nivelul de amenințare al jucătorului în apărare este cel puțin 35.

card-evil-storm = Evil Storm
    .text = La dezvăluire: Pentru fiecare jucător al cărui nivel de amenințare este cel puțin 35, fiecare personaj pe care îl controlează primește 1 daună.

card-pursued-by-shadow = Pursued by Shadow
    .text = La dezvăluire: Nivelul de amenințare al fiecărui jucător crește cu 1 pentru fiecare personaj pe care îl controlează și care nu este legat la o misiune.
    .shadow = Jucătorul în apărare returnează în mâna proprietarului său un aliat extenuat la alegerea sa dintre cei pe care îi controlează. Dacă nu are niciunul, nivelul său de amenințare crește cu 3.

card-treacherous-fog = Treacherous Fog
    .text = La dezvăluire: Până la sfârșitul fazei, fiecare locație din zona de punere în scenă are +1 la forța de amenințare, chiar dacă ajunge acolo mai târziu. Apoi fiecare jucător al cărui nivel de amenințare este cel puțin 35 decartează o carte la alegerea sa din mână.

## Misiune: Trecerea prin Mirkwood

card-flies-and-spiders = Flies and Spiders
    .text-a = Instalare: Caută în pachetul Confruntare o carte Păianjenul de Pădure și o carte Old Forest Road și plasează-le pe amândouă în zona de punere în scenă. Apoi pachetul Confruntare se amestecă.

card-a-fork-in-the-road = A Fork in the Road
    .text = Forțat: Când jucătorii înving acest stagiu, următorul se trage aleatoriu dintre cele două stagii cu titlul A Chosen Path.

card-dont-leave-the-path = A Chosen Path
    .name-b = "Don't Leave the Path!"
    .text =
        La dezvăluire: Fiecare jucător trebuie să caute în pachetul Confruntare și în grămada sa de cărți decartate o carte Păianjen la alegerea sa și să o plaseze în zona de punere în scenă.
        Jucătorii câștigă numai dacă găsesc Progenitura lui Ungoliant și o înving.

card-beorns-path = A Chosen Path
    .name-b = Beorn's Path
    .text = Cât timp Progenitura lui Ungoliant este în joc, acest stagiu nu poate fi învins. Jucătorii câștigă jocul învingându-l.

## Misiune: Evadare din Dol Guldur

card-the-necromancers-tower = The Necromancer's Tower
    .text-a = Instalare: Caută cele 3 obiective în pachetul Confruntare, dezvăluie-le și plasează-le în zona de punere în scenă. Pune Nazgûl of Dol Guldur lângă pachetul Misiune, cu fața în sus și în afara jocului. Apoi amestecă pachetul Confruntare și atașează câte o carte Confruntare la fiecare obiectiv: cea cerută de cuvântul său cheie Păzit, nu o a doua.
    .first-a = Instalare: Caută cele 3 obiective în pachetul Confruntare și plasează-le în zona de punere în scenă. Pune Nazgûl of Dol Guldur lângă pachetul Misiune, cu fața în sus și în afara jocului. Apoi amestecă pachetul Confruntare și atașează câte o carte Confruntare la fiecare obiectiv.
    .text =
        La dezvăluire: Dintre toți eroii controlați de jucători, unul este ales aleatoriu și întors cu fața în jos. Acum el este prizonierul: până când îl salvează efectul unei cărți mai târziu în această misiune, nu poate fi folosit, nu poate primi daune și nu colectează resurse.
        Toți jucătorii împreună nu pot juca mai mult de 1 aliat pe rundă.
        Jucătorii nu pot avansa dincolo de acest stagiu până când nu au cel puțin 1 dintre obiective.

card-through-the-caverns = Through the Caverns
    .text =
        Reacție: După ce pe această carte s-a plasat orice progres, întoarce prizonierul cu fața în sus și plasează 1 jeton Daună pe acel erou. Acum este salvat, iar cel care îl controlează îl poate folosi din nou.
        Toți jucătorii împreună nu pot juca mai mult de 1 aliat pe rundă.
        Jucătorii nu pot avansa dincolo de acest stagiu până când prizonierul nu este salvat și nu au toate cele 3 obiective ale setului Evadare din Dol Guldur.

card-out-of-the-dungeons = Out of the Dungeons
    .text =
        Forțat: Când începe o fază Misiune, fiecare jucător pune în fața sa, cu fața în jos, cartea de deasupra pachetului său, ca și cum ar fi un inamic care tocmai l-a angajat din zona de punere în scenă. O astfel de carte se numește Orc Guard; ea este tratată ca un inamic cu forța atacului 1, puterea apărării 1 și 1 punct lovitură. Dacă ar urma să se întoarcă în zona de punere în scenă, ajunge în schimb în grămada de cărți decartate a proprietarului său.
        Cât timp Nazgûl of Dol Guldur este în joc, acest stagiu nu poate fi învins. Jucătorii câștigă jocul învingându-l cât timp Nazgûlul nu este în joc.

## Misiune: Călătorie în jos pe Anduin

card-to-the-river = To the River...
    .text-a = Instalare: Fiecare jucător dezvăluie cartea de deasupra pachetului Confruntare și o plasează în zona de punere în scenă.
    .text =
        La dezvăluire: Dacă niciun Hill Troll nu este în joc, caută unul în pachetul Confruntare și plasează-l în zona de punere în scenă. Pachetul Confruntare se amestecă.
        Cât timp vreun Hill Troll este în joc, acest stagiu nu poate fi învins.

card-anduin-passage = Anduin Passage
    .text = În fiecare fază Misiune se dezvăluie încă o carte Confruntare. În faza Confruntare nu se fac verificări ale angajamentelor; angajarea de către jucător, a câte 1 inamic de fiecare jucător, rămâne permisă.

card-ambush-on-the-shore = Ambush on the Shore
    .text =
        La dezvăluire: Pentru fiecare jucător se dezvăluie 2 cărți Confruntare, care se plasează în zona de punere în scenă.
        De acum înainte, faza Misiune nu are pasul punerii în scenă.
        Jucătorii câștigă jocul de îndată ce niciun inamic nu este în joc.

## Campanie: Cărările din Mirkwood

card-campaign-passage-through-mirkwood = Trecerea prin Mirkwood
    .text-a =
        Acest joc face parte dintr-o campanie.
        Instalare: Mendor este introdus în joc.
        Jucătorii pierd dacă Mendor părăsește jocul.
    .text =
        Rezoluție: Fiecare jucător câștigă o copie a beneficiului Mendor's Support; toate copiile câștigate intră în rezerva campaniei.
        Dacă fața B a stagiului 3 a fost Beorn's Path, povara Ungoliant's Swarm intră în rezerva campaniei.
        Dacă a fost "Don't Leave the Path!", povara Lingering Venom intră în rezerva campaniei.

card-campaign-journey-along-the-anduin = Călătorie în jos pe Anduin
    .text-a =
        Acest joc face parte dintr-o campanie.
        Instalare: Mendor este introdus în joc. Toate copiile cărților Valor și Scarred se pun deoparte, în afara jocului.
        Reacție: După înfrângerea unui Hill Troll, fiecare jucător care poate atașează una dintre cărțile Valor puse deoparte la un erou aflat sub controlul său.
        Forțat: După ce un Hill Troll distruge un personaj, fiecare jucător atașează una dintre cărțile Scarred puse deoparte la un erou aflat sub controlul său. Cel mult o dată pe joc.
        Jucătorii pierd dacă Mendor părăsește jocul.
    .text =
        Rezoluție: Toate copiile cărților Valor și Scarred care sunt în joc intră în rezerva campaniei. Notează la observațiile din jurnalul campaniei la ce eroi sunt atașate; la instalarea fiecărui scenariu următor al acestei campanii, atașează-le la aceiași eroi.
        La începutul scenariului Evadare din Dol Guldur, eroul care are acum cele mai multe daune va fi prizonierul; dintre mai mulți la egalitate, unul este ales aleatoriu. Notează acest erou ca prizonier la observațiile din jurnalul campaniei.

card-campaign-escape-from-dol-guldur = Evadare din Dol Guldur
    .text-a =
        Acest joc face parte dintr-o campanie.
        Instalare: Mendor este introdus în joc. Primul jucător alege un erou, la care se atașează Appointed by Fate.
        Forțat: Când prizonierul ar urma să fie ales aleatoriu dintre eroi, se ia în schimb eroul notat ca prizonier în jurnalul campaniei. Toate cărțile atașate la el se întorc cu fața în jos până când este salvat. Și Mendor este capturat: stă cu fața în jos lângă prizonier, dar nu a părăsit jocul. Întoarce această carte.
    .text =
        Reacție: După prima revendicare a unui obiectiv, întoarce-l pe Mendor cu fața în sus și plasează pe el 1 jeton Daună.
        Rezoluție: Dacă Mendor este în joc, adaugă-l în rezerva campaniei. Dacă faci asta, el este introdus în joc la începutul fiecărui scenariu din următoarea voastră campanie, iar în acea campanie fiecare jucător poate avea o copie a cărții Mendor's Support în pachetul său.
        Dacă nu este în joc, rezerva campaniei pentru următoarea voastră campanie nu se schimbă.

## Beneficii și poveri

card-mendors-support = Mendor's Support
    .text =
        În aceeași rundă nu se poate juca o a doua copie a cărții Mendor's Support.
        Acțiune: Pentru restul rundei, Mendor are +2 la puterea voinței, +2 la forța atacului și +2 la puterea apărării.

card-valor = Valor
    .text =
        Cel mult 1 copie pe fiecare erou.
        Reacție: După ce eroul la care este atașată a fost declarat atacator, extenuează această carte pentru a vindeca 1 daună de pe acel erou și a provoca 1 daună inamicului atacat.

card-appointed-by-fate = Appointed by Fate
    .text = În fiecare fază Resurse, eroul la care este atașată colectează încă o resursă.

card-mendor = Mendor
    .text =
        Mendor este controlat de primul jucător.
        Reacție: După ce jucătorii înving o carte Misiune, pregătește-l pe Mendor. Apoi fiecare jucător trage 1 carte.
        Când Mendor părăsește jocul, este eliminat din joc.

card-ungoliants-swarm = Ungoliant's Swarm
    .text = Forțat: După ce Ungoliant's Swarm angajează un jucător, trebuie extenuate 2 personaje la alegerea acelui jucător, dintre cele aflate sub controlul său.
    .shadow = Ungoliant's Swarm este introdus în joc, angajat cu tine.

card-lingering-venom = Lingering Venom
    .text = La dezvăluire: Fiecare jucător trebuie să aleagă una din două: să extenueze toate personajele rănite aflate sub controlul său sau să provoace 2 daune eroului aflat sub controlul său care are cele mai multe daune.
    .shadow = Toate personajele rănite aflate sub controlul tău se extenuează.

card-scarred = Scarred
    .text =
        Cel mult 1 copie pe fiecare erou.
        Forțat: După ce un personaj aflat sub controlul tău este distrus, nivelul tău de amenințare crește cu 1.
