# Ce spun uneltele celor care dezvoltă.

## wilderland bench

bench-help = Măsoară cât de rapid este motorul pe acest calculator.
bench-seconds-help = Cât se joacă pentru fiecare valoare.
bench-figure = Valoare
bench-measured = Măsurat
bench-bar = Prag
bench-form = Forma motorului
bench-form-pure = Python pur
bench-form-compiled = compilată
bench-decisions-per-s = Decizii pe secundă (joc aleatoriu, Mirkwood solo)
bench-games-per-s = Jocuri pe secundă
bench-clone-us = Copie, microsecunde (patru jucători, runda 8)
bench-save-ms = Salvare, milisecunde (patru jucători, runda 8)
bench-calibration = Calibrare (milioane de pași simpli pe secundă)
bench-decisions-per-s-by-players = Decizii pe secundă după numărul de jucători
bench-event-us-by-cards-in-play = Eveniment la care nu reacționează nimeni, microsecunde, după cărțile din joc

## wilderland verify

verify-help = Compară fiecare carte cu datele de referință; cu --mutate, încearcă testele pe mutanți.
verify-reference-help = Dosarul cu datele de referință.
verify-mutate-help = Scoate pe rând câte o abilitate, un cuvânt cheie sau o regulă: un test trebuie să observe fiecare lipsă.
verify-sample-help = Cu --mutate: încearcă numai cam atâtea, răspândite uniform.
verify-only-help = Cu --mutate: numai cele al căror nume conține unul dintre aceste cuvinte, separate prin virgule.
verify-not-checked = Neverificat: în { $folder } nu există date de referință.
verify-no-tests = Neverificat: rulează comanda acolo unde sunt testele.
verify-difference = { $card } ({ $edition }): { $what } ar trebui să fie { $expected }, este { $found }
verify-checked = Comparate: cărți { $cards }, abilități { $abilities }; { $differences } { $differences ->
    [one] diferență
    [few] diferențe
   *[other] de diferențe
}.
verify-not-written = Cărți din scenarii ulterioare cu date, dar încă fără comportament: { $cards }.

## wilderland soak

soak-help = Joacă multe jocuri de toate felurile cu jucători aleatorii și pricepuți și verifică totul la fiecare decizie; iese cu 1 la erori.
soak-games-help = Câte jocuri.
soak-players-help = Jucători la masă: un număr ({ $one }) sau un interval ({ $range }).
soak-seed-help = Totul decurge din ea: aceeași sămânță joacă aceleași jocuri.
soak-scenario-help = Ce scenarii, despărțite prin virgule; toate, dacă nu se numește niciunul.
soak-edition-help = Ce ediții, despărțite prin virgule; toate, dacă nu se numește niciuna.
soak-mode-help = Ce moduri de joc, despărțite prin virgule; toate, dacă nu se numește niciunul.
soak-jobs-help = Câte procese împart munca.
soak-checks-help = Verifică totul la fiecare decizie sau doar joacă.
soak-bad-players = { $words } nu este o mărime de masă: dă un număr sau un interval de la 1 la { $most }.
soak-unknown = { $word } nu există; există { $known }.
soak-nothing = Nu a mai rămas nimic de jucat: campania face parte din ediția revizuită.
soak-complete-help = Iese cu 1 și dacă un stagiu nu a fost atins sau o abilitate nu a fost folosită niciodată.
soak-games = Jocuri
soak-decisions = Decizii
soak-wins = Câștigate
soak-stage = Decizii în { $scenario }, { $stage }
soak-mode = Jocuri cu { $edition }, { $mode }
soak-never-used = Abilități niciodată folosite
soak-seconds = Secunde
soak-errors = Erori
soak-where = În jocul { $number }, cu sămânța { $seed }:
