# Ce nu se poate face, și de ce. Erorile motorului poartă aceste id-uri și argumentele lor.

## Pregătirea unui joc

error-not-words = Scenariul, ediția și modul trebuie să fie cuvinte.
error-unknown-edition = Nu există ediția „{ $word }”; ediții cunoscute: { $known }.
error-unknown-mode = Nu există modul „{ $word }”; moduri cunoscute: { $known }.
error-unknown-scenario = Nu există scenariul „{ $word }”; scenarii cunoscute: { $known }.
error-not-playable = { $scenario } nu se poate juca încă.
error-campaign-needs-revised = Campania ține de ediția revizuită, nu de aceasta: { $edition }.
error-number-of-decks = Este nevoie de unul până la { $most } pachete, nu de { $count }.
error-decks-for-seats = { $players ->
    [one] Prea multe pachete ({ $decks }) pentru { $players } jucător.
    [few] Prea multe pachete ({ $decks }) pentru { $players } jucători.
   *[other] Prea multe pachete ({ $decks }) pentru { $players } de jucători.
}
error-no-seed = Sămânța trebuie să fie un număr întreg.
error-no-first-player = Nu există locul { $seat } pentru primul jucător.
error-no-seat = Nu există locul { $seat }: ultimul este { $last }.
error-hero-twice = { $hero } este în două pachete: niciun erou nu poate fi la masă de două ori.
error-number-of-heroes = { $fewest ->
    [3] Un pachet din această ediție are { $most } eroi.
   *[other] Un pachet din această ediție are de la { $fewest } la { $most } eroi.
}
error-carry-for-other-players = Ceea ce s-a păstrat este pentru alt număr de jucători: { $count }, nu { $decks }.
error-damage-on-strangers = S-au păstrat daune pentru eroi care nu sunt aici: { $heroes }.
error-pool-for-nobody = O carte din rezerva campaniei este pentru un jucător care nu este aici.
error-unknown-in-pool = „{ $card }” din rezerva campaniei nu este o carte.

## Jocuri, salvări și înregistrări

error-nothing-to-undo = Nu este nimic de luat înapoi.
error-diverged = Alegerea { $number } ({ $key }) nu mai este oferită. Oferite: { $offered }
error-no-replay = O poziție construită sau reîmpărțită nu are înregistrare.
error-not-a-replay = Aceasta nu este o înregistrare: { $why }
error-replay-too-long = Această înregistrare este prea lungă: peste limita de alegeri ({ $most }) sau un pachet prea mare.
error-not-json = Deteriorat, sau nu este deloc o salvare: { $why }
error-not-a-save = Aceasta nu este o salvare a acestui joc.
error-other-format = Are formatul { $format }; această versiune citește { $reads }.
error-newer-format = Are formatul { $format }, mai nou decât această versiune, care citește { $reads }.
error-save-damaged = Deteriorat: salvarea nu mai este așa cum a fost scrisă.
error-save-incomplete = Salvarea este incompletă: { $why }
error-save-does-not-fit = Salvarea nu se potrivește cu această versiune: { $why }
error-stands-earlier = Stă la alegerea { $number } din { $count }: { $key } nu mai este oferită.
error-replayed = A fost rejucat după alegerile sale: { $why }
error-cannot-read = { $file } nu poate fi citit: { $why }
error-cannot-write = { $file } nu poate fi scris: { $why }
error-game-not-over = Jocul nu s-a terminat.

## Trecerea peste motor

error-no-adjustment = „{ $key }” nu este o schimbare.
error-adjusts-nothing = „{ $word } { $number }” nu există.
error-cannot-adjust = Acolo „{ $word }” nu poate deveni „{ $value }”.
error-cannot-turn = Această carte nu se poate întoarce acolo. Cu fața în jos, o carte stă printre ale tale sau în zona de punere în scenă; cărțile Misiune se întorc singure.
error-no-place = Nu există locul „{ $word }”; locuri: { $known }.

## Jurnalul

error-not-a-record = Aceasta nu este însemnarea unui joc.
error-record-damaged = Aceasta nu este însemnarea unui joc: { $why }

## Serii și campanii

error-all-scenarios = În modul „{ $mode }” se joacă toate scenariile unul după altul: nu numi niciunul.
error-no-campaigns = Nu există încă nicio campanie.
error-no-campaign = Nu există campania „{ $name }”; există: { $known }.
error-campaign-name = O campanie nu se poate numi „{ $name }”.
error-campaign-there = Există deja o campanie „{ $name }”.
error-no-series = În modul „{ $mode }” scenariile nu se joacă la rând.
error-series-over = Seria s-a terminat.
error-not-a-series = Aceasta nu este o serie în formatul { $reads }.
error-series-damaged = Seria este deteriorată: { $why }
error-not-the-next-game = Acesta nu este jocul următor.
error-not-a-log = Acesta nu este un jurnal al campaniei.
error-log-damaged = Jurnalul campaniei este deteriorat: { $why }
error-log-kept = Jurnalul dinaintea lui este în { $file }.
error-names-and-heroes = Fiecare jucător are nevoie de un nume și de eroi: nume date: { $names }, jucători cu eroi: { $players }.
error-not-fallen = { $hero } nu este printre eroii căzuți ({ $player }).
error-heroes-to-choose = Sunt eroi dintre care se poate alege: { $heroes }.
error-swap-before-first = Eroii se schimbă între două jocuri, nu înaintea primului.
error-swapped-already = { $player } a schimbat deja un erou.
error-not-their-hero = { $player } nu are un erou { $hero } de schimbat.
error-hero-taken = { $hero } este printre eroii căzuți sau este eroul cuiva.
error-not-damaged = { $player } nu are un erou { $hero } rănit.
error-campaign-over = Campania s-a terminat.
error-hero-fallen = { $hero } ({ $player }) este printre eroii căzuți: alege mai întâi un erou nou.
error-decks-for-players = Este nevoie de atâtea pachete câți jucători: { $players }, nu { $decks }.
error-seed-played = { $scenario } s-a jucat deja cu sămânța { $seed }: un joc nu se joacă de două ori.
error-other-heroes = Eroii jucați de { $player } sunt { $heroes }.
error-not-left-out = Nu se poate renunța la { $boon }.
