# Ce spune motorul: cronica, întrebările, răspunsurile și motivele.
#
# Numele cărților ($card, $source, $target, $host) și ale jucătorilor ($player) rămân neschimbate, și niciun
# cuvânt din propoziție nu se acordă cu ele; unde trebuie un caz, îl poartă un substantiv („cărții { $card }”).
#   $change   up sau down, unde un număr se schimbă; $by este cu cât
#   $type     tipul cărții numite $source
#   $cards    mai multe nume într-unul

## Cronica: runde, faze, sfârșitul

log-round = Runda { $number }
log-phase = Faza { $phase }
log-first-player = { $player } este primul jucător.
log-mulligan = { $player } face un mulligan.
log-won = { $reason ->
    [quest] Ultimul stagiu este completat: jucătorii au câștigat.
   *[card] Așa spune o carte: jucătorii au câștigat.
}
log-lost = { $reason ->
    [threat] Amenințarea e prea mare pentru toți: jucătorii au pierdut.
    [heroes] Nu a mai rămas niciun erou: jucătorii au pierdut.
    [conceded] Jucătorii se predau.
   *[card] Așa spune o carte: jucătorii au pierdut.
}
log-eliminated = { $reason ->
    [threat] { $player } iese din joc: amenințarea a atins limita.
    [heroes] { $player } iese din joc: nu a mai rămas niciun erou.
    [conceded] { $player } se predă și părăsește jocul.
   *[card] { $player } iese din joc.
}

## Cronica: resurse și mâini

log-collect = Fiecare erou colectează 1 resursă.
log-resources = { $card } primește { $amount ->
    [one] { $amount } resursă
    [few] { $amount } resurse
   *[other] { $amount } de resurse
}.
log-move-resources = { $amount ->
    [one] { $amount } resursă trece
    [few] { $amount } resurse trec
   *[other] { $amount } de resurse trec
} de la { $card } la { $target }.
log-draw-card = { $player } trage: { $card }.
log-draw-cards = { $player } trage: { $cards }.
log-draw = { $player } trage { $amount ->
    [one] o carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}.
log-look = { $player } vede: { $card }.
log-looks = { $player } privește cărți ascunse.
log-search = { $player } caută printre cărți ascunse.
log-to-hand = { $card } ajunge în mână la { $player }.
log-turned-down = { $card } se întoarce cu fața în jos.
log-turned-up = { $card } se întoarce cu fața în sus.
log-attach-deck = { $player }: { $card } se atașează la pachet.
log-to-top = { $player } pune o carte deasupra pachetului din care vine.
log-to-bottom = { $player } pune o carte la fundul pachetului din care vine.
log-shuffle-in = { $card } se amestecă în pachetul său.
log-shuffle-in-cards = { $cards } se amestecă în pachetele lor.
log-discard = Se decartează { $card }.
log-discard-cards = Se decartează { $cards }.
log-removed = Carte eliminată din joc: { $card }.

## Cronica: jucarea cărților

log-play = { $player } joacă { $source }.
log-use = { $type ->
    [event] { $player } joacă { $source }.
   *[other] { $player } folosește { $source }.
}
log-respond = { $type ->
    [event] { $player } reacționează și joacă { $source }.
   *[other] { $player } reacționează cu { $source }.
}
log-forced = { $source }: efect forțat.
log-passive = { $source } își face efectul.
log-modify = { $card }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-modify-cards = { $cards }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-lasting = { $source }: efect durabil.
log-cancel = { $source } anulează efectul: { $card }.
log-enters-play = { $card } intră în joc la { $player }.
log-attach = { $card } se atașează la { $host }.
log-control = { $card } trece la { $player }.
log-switch = { $card } și { $target } își schimbă locurile.
log-ready = { $card } se pregătește.
log-ready-cards = { $cards } se pregătesc.
log-exhaust = { $card } se extenuează.
log-exhaust-cards = { $cards } se extenuează.
log-damage = { $card } primește { $amount ->
    [one] { $amount } daună
    [few] { $amount } daune
   *[other] { $amount } de daune
}.
log-damage-cards = { $cards } primesc câte { $amount ->
    [one] { $amount } daună
    [few] { $amount } daune
   *[other] { $amount } de daune
}.
log-heal = { $card } se vindecă de { $amount ->
    [one] { $amount } daună
    [few] { $amount } daune
   *[other] { $amount } de daune
}.
log-destroyed = Carte distrusă: { $card }.
log-threat = { $change ->
    [down] { $player }: nivelul de amenințare scade cu { $by }, la { $total }.
   *[up] { $player }: nivelul de amenințare crește cu { $by }, la { $total }.
}

## Cronica: misiunea

log-stage = Misiunea curentă este { $card }.
log-stage-defeated = Stagiu completat: { $card }.
log-commit = { $player } leagă la misiune: { $card }.
log-commit-cards = { $player } leagă la misiune: { $cards }.
log-uncommit = { $card } părăsește misiunea.
log-reveal = Se dezvăluie { $card }.
log-surge = În valuri: { $card } mai aduce o carte.
log-guards = { $card } păzește obiectivul { $target }.
log-staging = { $card } intră în zona de punere în scenă.
log-reshuffle = Grămada de cărți Confruntare decartate se amestecă într-un pachet nou.
log-quest = Puterea voinței { $willpower } față de forța de amenințare { $threat }.
log-progress = { $change ->
    [down] { $by ->
        [one] Se înlătură { $by } jeton Progres
        [few] Se înlătură { $by } jetoane Progres
       *[other] Se înlătură { $by } de jetoane Progres
    } de pe { $card }.
   *[up] { $by ->
        [one] { $by } jeton Progres
        [few] { $by } jetoane Progres
       *[other] { $by } de jetoane Progres
    } pe { $card }.
}
log-explored = Locație explorată: { $card }.
log-travel = Jucătorii călătoresc la { $card }.

## Cronica: lupta și reîmprospătarea

log-engage = { $card } se angajează cu { $player }.
log-shadow-dealt = { $card } primește o carte Umbră.
log-shadow-dealt-cards = { $cards } primesc cărți Umbră.
log-enemy-attacks = { $card } atacă; ținta este { $player }.
log-defend = { $card } se apără de { $target }.
log-undefended = { $player }: atacul rămâne fără apărare ({ $card }).
log-shadow = Carte Umbră pentru { $target }: { $card }.
log-no-shadow-effect = { $card } nu are efect umbră.
log-attack-damage = { $amount ->
    [0] { $target } nu primește daune de la { $card }.
    [one] { $target } primește { $amount } daună de la { $card }.
    [few] { $target } primește { $amount } daune de la { $card }.
   *[other] { $target } primește { $amount } de daune de la { $card }.
}
log-attack = { $card } atacă inamicul { $target }.
log-attack-cards = { $cards } atacă inamicul { $target }.
log-strength = Forța atacului asupra inamicului { $card }: { $amount }.
log-refresh = Toate cărțile extenuate se pregătesc.

## Cronica: schimbări manuale

log-adjust-threat = Manual: { $player }, nivelul de amenințare devine { $total }.
log-adjust-tokens = Manual: { $word ->
    [damage] daune
    [progress] progres
   *[resources] resurse
} pe { $card }: { $total }.
log-adjust-card = Manual: { $card } se schimbă ({ $word ->
    [exhausted] starea pregătit sau extenuat
    [committed] la misiune sau nu
    [face] fața
    [side] întoarsă
    [deck] amestecată în pachetul ei
   *[zone] locul
}).
log-adjust-shuffle = Manual: { $word ->
    [encounter] se amestecă pachetul Confruntare
   *[player] { $player }, se amestecă pachetul
}.
log-adjust-draw = Manual: { $player } trage o carte.

## Întrebări. $card este cartea care întreabă, sau „none”; $word primul cuvânt din cheile răspunsurilor

prompt-mulligan = { $player }: păstrezi această mână?
prompt-planning = { $player }: joacă aliați și accesorii sau fă acțiuni.
prompt-action = Acțiuni: acum poate acționa oricine.
prompt-commit = { $player }: pe cine legi la misiune?
prompt-travel = { $player }: călătorești la o locație?
prompt-engage = { $player }: angajezi un inamic?
prompt-engagement-tie = { $player }: care inamic se angajează primul?
prompt-shadow-order = { $player }: care inamic primește următoarea carte Umbră?
prompt-enemy-attack = { $player }: care inamic atacă primul?
prompt-defend = { $player }: cine se apără de { $card }?
prompt-damage = { $player }: cine primește daunele de la { $card }?
prompt-attack = { $player }: ce inamic ataci?
prompt-attackers = { $player }: cine atacă inamicul { $card }?
prompt-join = { $player }: cine se alătură atacului asupra inamicului { $card }?
prompt-cost = { $word ->
    [host] { $player }: la ce se atașează { $card }?
    [x] { $player }: cât este X pentru { $card }?
    [exhaust] { $player }: cine se extenuează pentru { $card }?
    [discard] { $player }: ce carte se decartează pentru { $card }?
   *[pay] { $player }: cum plătești pentru { $card }?
}
prompt-choose-card = { $card ->
    [none] { $player }: alege o carte.
   *[other] { $player }: alege o carte pentru { $card }.
}
prompt-choose-cards = { $card ->
    [none] { $player }: alege cărți.
   *[other] { $player }: alege cărți pentru { $card }.
}
prompt-choose-player = { $player }: alege un jucător pentru { $card }.
prompt-choose-one = { $player }: { $card } – alege un efect.
prompt-choose-amount = { $player }: { $card } – cât?
prompt-arrange = { $player }: ce carte urmează, de sus în jos?
prompt-may = { $player }: folosești efectul cărții { $card }?
prompt-may-search = { $player }: { $card } – cauți printre cărțile de deasupra pachetului tău?
prompt-order = { $player }: care efect este primul?
prompt-response = { $player }: reacționezi?
prompt-restricted = { $player }: { $card } poartă prea multe. Ce carte cu Restricționat se decartează?
prompt-split-progress = { $player }: câte jetoane Progres ajung pe { $card }?
prompt-refresh-cost = { $player }: plătești ca să se pregătească { $card }?

## Răspunsuri

option-pass = Pasează
option-done = Gata
option-cancel = Ia înapoi
option-decline = Nu
option-accept = Da
option-keep = Păstrează mâna
option-mulligan = Trage șase cărți noi
option-stay = Rămâi aici
option-undefended = Lasă atacul fără apărare
option-amount = { $amount }
option-x = X este { $amount }
option-player = { $player }
option-pay = 1 resursă de la { $card }
option-host = Atașează la { $card }

option-card-play = Joacă { $card }
option-card-use = Folosește { $card }
option-card-respond = Reacționează cu { $card }
option-card-respond-to = Reacționează cu { $card } ({ $target })
option-card-resolve = { $card }
option-card-choose = { $card }
option-card-commit = { $card }
option-card-travel = Călătorește la { $card }
option-card-engage = Angajează inamicul { $card }
option-card-defend = Apără-te cu { $card }
option-card-damage = { $card }
option-card-attack = Atacă inamicul { $card }
option-card-attacker = { $card }
option-card-join = { $card }
option-card-deal = { $card }
option-card-next = { $card }
option-card-exhaust = Extenuează { $card }
option-card-discard = Decartează { $card }

# Unul dintre mai multe efecte ale unei cărți
option-draw-three = Trage 3 cărți
option-strike = 4 daune unui inamic
option-calm = Redu nivelul tău de amenințare cu 5
option-one-player = Redu nivelul de amenințare al unui jucător cu 6
option-each-player = Redu nivelul de amenințare al fiecărui jucător cu 2
option-defense = +1 la puterea apărării
option-willpower = +1 la puterea voinței
option-exhaust-damaged = Extenuează toate personajele tale rănite
option-damage-hero = 2 daune eroului tău cu cele mai multe daune

## Motive: de ce nu se poate face ceva

why-phase = Se poate în altă fază.
why-window = Aliații și accesoriile se joacă la rândul tău din faza Planificare, acțiunile în ferestrele de acțiuni.
why-control = Nu este sub controlul tău.
why-limit = A fost folosită de câte ori este permis.
why-target = Nu există nimic asupra căruia ar putea avea efect.
why-exhausted = Cartea este extenuată.
why-ready = Nu există nimic pregătit care să se extenueze pentru asta.
why-match = Niciunul dintre eroii tăi nu are o pictogramă resursă care să se potrivească.
why-match-free = Nu costă nimic, dar tot e nevoie de un erou cu o pictogramă resursă care să se potrivească.
why-resources = Eroii care ar putea plăti au prea puține resurse.
why-pools = Trebuie plătită din grămezile mai multor eroi decât cei care au resurse.
why-cost = Costul nu poate fi plătit în întregime.
why-unique = O carte unică cu acest titlu este deja în joc.
why-host = Nu există nimic la care s-ar putea atașa.
why-cannot = Un efect spune că acest lucru nu se poate face.
why-eliminated = Acest jucător este eliminat din joc.
why-not-offered = Nu este printre lucrurile care se pot face acum.
why-trigger = Ceea ce ar declanșa reacția nu s-a întâmplat chiar acum.
why-out-of-play = Nu se află acolo unde ar trebui să fie pentru asta.

## Pașii rundei

step-setup = Instalare
step-resource = Colectarea resurselor, tragerea cărților
step-resource-end = Sfârșitul fazei
step-planning = După un rând
step-planning-turn = Jucarea cărților
step-planning-end = Sfârșitul fazei
step-quest = Început
step-quest-begin = Început
step-quest-commit = Legarea personajelor
step-quest-staging = Punerea în scenă
step-quest-resolution = Rezoluția misiunii
step-quest-end = Sfârșitul fazei
step-travel = Călătorie
step-travel-end = Sfârșitul fazei
step-encounter = Început
step-encounter-optional = Angajarea jucătorului
step-encounter-checks = Verificarea angajamentelor
step-encounter-end = Sfârșitul fazei
step-combat = Început
step-combat-shadows = Împărțirea cărților Umbră
step-combat-enemy = Atacurile inamicilor
step-combat-enemy-1 = Atacul inamicului: alegerea unui inamic
step-combat-enemy-2 = Atacul inamicului: declararea apărătorului
step-combat-enemy-3 = Atacul inamicului: rezolvarea efectului umbrei
step-combat-enemy-4 = Atacul inamicului: determinarea daunelor
step-combat-player = Atacarea inamicilor
step-combat-player-1 = Atac: declararea atacatorilor
step-combat-player-2 = Atac: determinarea forței atacului
step-combat-player-3 = Atac: determinarea daunelor
step-combat-end = Sfârșitul luptei
step-refresh = Reîmprospătare
step-refresh-end = Sfârșitul fazei
