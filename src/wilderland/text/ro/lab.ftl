# Laboratorul: multe jocuri și ce spun ele.

lab-help = Joacă multe jocuri cu programe și vezi ce spun despre pachete, scenarii și jucători.
lab-run-help = Joacă fiecare masă de pachete în fiecare scenariu, de câte ori se cere; chemat din nou, continuă de unde a rămas.
lab-match-help = Joacă un număr de jocuri de un fel și spune cât de des se câștigă.
lab-compare-help = Compară două mese de pachete pe aceleași semințe, cu un verdict și cât de sigur este.
lab-report-help = Spune ce arată jocurile dintr-un fișier, în terminal sau ca pagină web.
lab-export-help = Scrie valorile dintr-un fișier ca Parquet.
lab-file-help = Fișierul în care se păstrează rezultatele.
lab-decks-help = O masă de pachete: pachete de start sau fișiere, legate prin virgule. Se poate da de mai multe ori. Un număr înseamnă pachetele noastre preferate pentru atâția jucători.
lab-first-help = Prima masă de pachete, legate prin virgule.
lab-second-help = A doua masă de pachete, legate prin virgule.
lab-scenario-help = Un scenariu. Se poate da de mai multe ori.
lab-mode-help = Un mod (standard, easy, basic). Se poate da de mai multe ori.
lab-edition-help = Ediția: revised, original sau first-printing.
lab-match-edition-help = Ediția: revised, original sau first-printing. Dacă nu e dată: cea ale cărei pachete se descurcă cel mai bine, sau revised dacă se dau pachete.
lab-agent-help = Cine joacă la fiecare loc. Se poate da de mai multe ori.
lab-against-help = Cine joacă a doua masă de pachete; dacă nu se spune, același.
lab-players-help = Câți jucători; dacă nu se numesc pachete, se împart pachetele de start tipărite.
lab-games-help = Câte jocuri pentru fiecare.
lab-seed-help = Prima sămânță; celelalte o urmează.
lab-jobs-help = Câte procese (implicit: câte unul pentru fiecare nucleu).
lab-ray-help = Adresa unui cluster Ray pe care se joacă sau „local”.
lab-html-help = Scrie o pagină web în acest fișier.
lab-progress = Jocuri
lab-won-so-far = victorii: { $wins }
lab-done = { $games ->
    [one] S-a jucat { $games } joc.
    [few] S-au jucat { $games } jocuri.
   *[other] S-au jucat { $games } de jocuri.
  } Păstrate în { $path }.
lab-refused = Nu se poate juca: { $why }
lab-no-such-file = Nu există fișierul { $path }.
lab-not-a-lab-file = { $path } nu este un fișier al laboratorului.
lab-other-plan = { $path } conține rezultatele altui plan. Ia alt fișier sau cere aceleași pachete, scenarii și aceeași sămânță.
lab-needs = Este nevoie de pachetul Python { $package }: pip install "wilderland[{ $extra }]"
lab-unknown-agent = Nu există jucătorul „{ $word }”. Există: { $known }.
lab-title = Ce spun jocurile
lab-about = { $arms ->
    [one] Un fel de a juca
    [few] { $arms } feluri de a juca
   *[other] { $arms } de feluri de a juca
  }, câte { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
  }, semințe de la { $seed }.
lab-rates = Cât de des a câștigat fiecare, cu intervalul în care se află valoarea cu o certitudine de 95 %.
lab-arm = Jucat
lab-games = Jocuri
lab-win-rate = Câștigate (95 %)
lab-rounds = Runde
lab-score = Scor
lab-ms = ms pe decizie
lab-lengths = Câte runde au durat jocurile.
lab-cause = Cum s-au terminat jocurile pierdute
lab-curves = Cel mai mare nivel de amenințare la începutul fiecărei runde: jocuri câștigate (verde) și pierdute (roșu). Cel mai depărtate sunt în runda { $round }.
lab-card = Carte
lab-drawn = Câștigate când a apărut
lab-not-drawn = Câștigate când nu a apărut
lab-difference = Diferență
lab-paired = Comparate joc cu joc pe aceleași semințe
lab-first = Prima
lab-second = A doua
lab-p = p
lab-verdict = Verdict
lab-apart = diferite
lab-not-separated = nedeosebite
lab-better = { $first } câștigă mai des decât { $second }: { $difference } puncte procentuale (± { $spread }), p = { $p }, perechi: { $games }.
lab-equal = Perechi: { $games }; nu deosebesc { $first } de { $second }: { $difference } puncte procentuale (± { $spread }), p = { $p }.
