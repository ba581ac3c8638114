# Masa în terminal.

## Tabla

board-round = Runda { $round }
board-step = { $phase } – { $step }
board-setup = Misiunea nu a început.
board-adjusted = (schimbat manual)
board-quest = Misiune
board-active = Locație
board-campaign = Campanie
board-aside = Lângă misiune
board-next = Cartea următoare
board-victory = Zona victoriei
board-encounter = Confruntare { $deck }, decartate { $discard }
board-staging = Zona de punere în scenă: forța de amenințare { $threat }
board-quest-result = față de puterea voinței { $willpower } – { $result ->
    [progress] { $by ->
        [one] { $by } jeton Progres
        [few] { $by } jetoane Progres
       *[other] { $by } de jetoane Progres
    }
    [threat] amenințarea crește cu { $by }
    [nothing] nu se întâmplă nimic
   *[open] punerea în scenă urmează
}
board-empty = nicio carte
board-engaged = Inamici angajați
board-hand = Mână
board-guard = păzit de { $card }
board-on-deck = Pe pachet:
board-first = primul jucător
board-player-threat = amenințare { $threat }
board-counts = mână { $hand }, pachet { $deck }, decartate { $discard }
board-eliminated = { $player } nu mai este în joc
board-attacked = { $enemy } atacă; ținta este { $player }, apără { $who }
board-undefended = { $enemy } atacă; ținta este { $player }
board-attacking = { $who } atacă inamicul { $enemy }

board-threat = amen.
board-engagement = angaj.
board-attack = atac
board-defense = apăr.
board-life = PL
board-progress = prog.
board-resources = res.
board-willpower = voință

board-committed = la misiune
board-exhausted = extenuată
board-exhausted-short = ext.
board-tokens = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
}
board-shadows = { $count ->
    [one] { $count } umbră
    [few] { $count } umbre
   *[other] { $count } de umbre
}

## Întrebări

ask-yes-no = [D/n]
ask-no-yes = [d/N]
ask-yes = da
ask-no = nu
ask-again = Răspunde cu d sau n.

## wilderland play

play-help = Joacă: masa în browser. Cu --terminal sau cu orice opțiune despre joc, în terminal.
play-terminal-help = Joacă în terminal.
play-port-help = Portul mesei în browser (implicit: primul liber de la 8765).
play-browser-help = Deschide browserul sau arată doar adresa.
play-pictures-help = Un dosar cu imagini proprii ale cărților, denumite după număr sau titlu, arătate la masa din browser.
play-at = Masa este la { $address } (Ctrl-C o închide; totul rămâne salvat).
play-no-page = Pagina mesei nu a fost construită: o face „make play”, iar --terminal joacă fără ea.
play-no-port = Portul { $port } este ocupat. Indică altul cu --port.
play-scenario-help = Ce scenariu.
play-deck-help = Un pachet de start sau fișierul unui pachet; o dată pentru fiecare jucător.
play-decks-help = Mai multe pachete deodată, despărțite prin virgule.
play-edition-help = revised, original sau first-printing.
play-mode-help = standard, easy sau basic; expert sau nightmare: trei scenarii la rând; campaign sau hard-campaign.
play-seed-help = Numărul din care vine tot ce este aleatoriu; dacă lipsește, unul nou.
play-name-help = Numele unui jucător; o dată pentru fiecare.
play-load-help = Continuă un joc sau o serie salvată ori de la sfârșitul unei înregistrări.
play-new-help = Începe un joc nou fără a întreba de ce așteaptă.
play-stop-help = Oprire la ferestrele de acțiuni în care se poate face ceva la momentul potrivit sau la toate în care se poate face ceva.
play-any-deck-help = Joacă cu pachete care încalcă regulile de construire a pachetelor.
play-all-windows-help = Deschide fiecare fereastră de acțiuni, și pe cele în care nimeni nu poate face nimic.

opening-what = Ce vrei să joci?
opening-single = { $scenario } (dificultate { $difficulty })
opening-in-a-row = Toate trei la rând, cu scorurile adunate
opening-campaign = O campanie: trei capitole cu jurnal, beneficii și poveri (setul de bază revizuit)
opening-edition = Ce ediție?
opening-mode = În ce mod?

opening-scenario = Ce scenariu?
opening-decks = Ce pachete? Câte unul pentru fiecare jucător, despărțite prin spații: din listă sau fișiere.
opening-deck = { $deck } ({ $heroes })
opening-again = Alege din listă, cel mult { $most }.
opening-refused = Așa nu se poate juca: { $why }

play-cannot-begin = Nu se poate juca: { $why }
play-what = Și acum?
play-go-on = Continuă: { $what }
play-new = Ceva nou
play-in-round = { $quest }, runda { $round }
play-of-series = { $what } ({ $mode })
play-of-campaign = { $what } (campania „{ $name }”)
play-resume = Te așteaptă un joc: { $what }. Îl continui?
play-next = Mai departe cu { $quest }, scenariul { $number } din { $count }?
play-put-aside = Acel joc este păstrat în { $file }.
play-torn = Jocul care aștepta nu poate fi citit ({ $why }). A fost pus deoparte ca { $file }.
play-short = Această versiune nu poate continua jocul de unde a rămas: { $why }
play-welcome = { $quest } – { $decks } ({ $edition }; { $mode }; sămânță { $seed })
play-begin = Răspunde cu un număr sau un nume, Enter pentru ce este marcat ⏎; h pentru un indiciu, k pentru taste, q pentru ieșire.
play-window = { $prompt } ({ $step })
play-cost = cost { $cost }
play-pool = are { $count }
play-number = { $stat } { $number }
play-life = PL { $life }
play-progress = progres { $progress }
play-pay-hint = Mai multe numere plătesc deodată; Enter plătește în părți egale.
play-no-such-option = „{ $words }” nu este printre răspunsuri. k arată ce se poate scrie.
play-several-seats = Aceste răspunsuri sunt ale unor jucători diferiți: dă-le unul după altul.
play-which = „{ $words }” ar putea fi { $among }.
play-illegal = Nu se poate: { $reason } (regula { $rule })
play-nothing-to-undo = Nu este nimic de luat înapoi.
play-undone = Luat înapoi.
play-cannot-pass = Aici trebuie răspuns; se poate pasa numai în ferestrele de acțiuni.
play-saved = Salvat în { $file }.
play-not-saved = Jocul nu a putut fi salvat: { $why }
play-left = Jocul te așteaptă în { $file }. „wilderland play --terminal” îl continuă.
play-kept = Tot jocul este păstrat în { $file }; „wilderland replay” îl arată.
play-concede = Te predai?
play-concede-one = { $player } se predă și părăsește jocul?

play-help-number = 2, 1 3 4, 1-3
play-help-number-text = alege după număr; mai multe numere sunt un singur răspuns
play-help-name = gardian
play-help-name-text = alege după o parte a numelui
play-help-enter = Enter
play-help-enter-text = ce este marcat ⏎: pasează, gata, nu
play-help-hint = h, h 2
play-help-hint-text = ce ar răspunde un jucător cu experiență și de ce; pentru al doilea jucător
play-help-what = ?, ? 3, ? feint, ? P6.2
play-help-what-text = de ce nu; ce face o carte; ce spune o regulă
play-help-board = b, b tot
play-help-board-text = masa din nou; cu toți jucătorii în întregime
play-help-log = l, l 100
play-help-log-text = ultimele rânduri din cronică
play-help-undo = u
play-help-undo-text = ia înapoi ultimul răspuns (hazardul rămâne cum a fost)
play-help-pass = p
play-help-pass-text = pasează toate ferestrele de acțiuni din această fază
play-help-save = s, s fișier
play-help-save-text = salvează; jocul se salvează și după fiecare răspuns
play-help-override = o gimli damage 2
play-help-override-text = trece peste motor; rezultatul este marcat ca schimbat
play-help-concede = c, c 2
play-help-concede-text = predă-te; cu un număr, numai acel jucător
play-help-quit = q
play-help-quit-text = ieși; jocul așteaptă

## De ce și ce

why-yes = { $player } poate folosi asta acum.
why-no = { $player } nu poate folosi asta acum. { $reason }
why-rule = Regula { $rule }: { $text }
why-cards = { $cards } – { $reason } (regula { $rule })
why-hand = Ce nu se poate juca acum:
why-hand-none = Tot ce este în mână se poate juca acum.
why-more = ? cu un număr, un nume de carte sau o regulă spune mai mult.
why-nothing = Nimic de pe masă nu se numește „{ $words }”, și nici vreo regulă.

## Trecerea peste motor

override-how =
    De exemplu: gimli damage 2 · forest gate progress 1 · aragorn resources 3 · gimli ready · gimli exhausted ·
    threat 30 · 2 threat 30 (jucătorul 2) · feint hand · 2.păianjenul de pădure encounter-discard (al doilea cu acest nume) ·
    gimli down · gimli up (cu fața în jos, în sus) · feint shuffled · deck shuffled · encounter-deck shuffled (amestecă) · draw (trage)
override-ask = Ce schimbi?
override-sure = Astfel treci peste motor, iar rezultatul jocului va fi marcat ca schimbat. Sigur?
override-unclear = „{ $words }” nu este o schimbare. Scrie doar o pentru exemple.
override-no-card = Nu se vede nicio carte „{ $words }”.
override-no-player = Nu există niciun jucător { $words }.
override-bad = Nu se poate stabili: { $why }

## Sfârșitul

end-won = Victorie
end-lost = Înfrângere
end-rounds = { $rounds ->
    [one] S-a încheiat { $rounds } rundă.
    [few] S-au încheiat { $rounds } runde.
   *[other] S-au încheiat { $rounds } de runde.
}
end-score = scor (mai mic este mai bun)
series-score = scoruri adunate (mai mic este mai bun)
series-won = Toate scenariile sunt câștigate, { $count } din { $count } ({ $mode }).
series-lost = Seria este pierdută, cu { $won ->
    [0] niciun scenariu câștigat
    [one] { $won } scenariu câștigat
    [few] { $won } scenarii câștigate
   *[other] { $won } de scenarii câștigate
} din { $count } ({ $mode }).
series-goes-on = Scenarii câștigate: { $won } din { $count } ({ $mode }).
series-waits = Seria te așteaptă. „wilderland play --terminal” o continuă.
end-adjusted = În acest joc s-a trecut peste motor: rezultatul nu contează.
