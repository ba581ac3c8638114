# Campaniile și jurnalele lor.

## wilderland campaign

campaign-help = Campanii: începe una, citește-i jurnalul, joacă-i jocurile.
campaign-new-help = Începe o campanie.
campaign-show-help = Arată jurnalul unei campanii.
campaign-list-help = Listează campaniile.
campaign-play-help = Joacă următorul scenariu al unei campanii sau continuă-l pe cel lăsat.
campaign-name-help = Numele ei sau calea jurnalului ei; dacă lipsește, campania neterminată jucată ultima.
campaign-called-help = Cum se numește; dacă lipsește, se inventează un nume.
campaign-hard-help = Eroii își păstrează daunele de la un scenariu la altul.
campaign-after-help = Campania terminată după care urmează: un prieten care a scăpat cu bine poate veni și el.
campaign-cannot = Nu se poate face: { $why }
campaign-begun = Începe campania „{ $name }”. Este păstrată în { $file }.
campaign-waits = Campania te așteaptă. „wilderland campaign play { $name }” o continuă.
campaign-over = Campania „{ $name }” este câștigată: toate scenariile ei sunt în urma voastră.

## Jurnalul

campaign-title = Campania „{ $name }” – { $mode }
campaign-name = campanie
campaign-mode = mod
campaign-next = urmează
campaign-players = jucători
campaign-fallen = eroi căzuți
campaign-penalty = penalitate de amenințare
campaign-boons = beneficii
campaign-burdens = poveri
campaign-notes = observații
campaign-games = jocuri
campaign-finished = Nimic: campania este câștigată.
campaign-next-one = { $scenario }, scenariul { $number } din { $count }
campaign-player = { $player }: { $heroes }
campaign-player-deck = { $player }; { $deck }
campaign-deck = { $deck } ({ $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
})
campaign-penalty-all = +{ $penalty } pentru fiecare jucător
campaign-penalty-one = +{ $penalty } pentru { $player }
campaign-earned = { $card } ({ $bearer })
campaign-prisoner = { $hero } va fi prizonierul
campaign-damage = { $hero } începe cu { $damage ->
    [one] { $damage } daună
    [few] { $damage } daune
   *[other] { $damage } de daune
}
campaign-game-won = { $number }. { $scenario }: victorie, { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, scor { $score }
campaign-game-lost = { $number }. { $scenario }: înfrângere, { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}

## Ce a schimbat un joc

campaign-has-fallen = { $hero } a căzut.
campaign-gains = În rezerva campaniei intră { $card }.
campaign-loses = Din rezerva campaniei iese { $card }.
campaign-taken = { $hero } va fi prizonierul.

## Între două jocuri

campaign-replace = { $player }: { $hero } a căzut. Cine îi ia locul? De acum înainte fiecare jucător începe cu nivelul de amenințare mai mare cu 1.
campaign-plays-on = { $player }: { $hero } a căzut, dar nu a mai rămas nimeni să îi ia locul: { $hero } joacă mai departe, iar de acum înainte { $player } începe cu nivelul de amenințare mai mare cu 1.
campaign-heal = { $player }: { $hero } începe cu { $damage ->
    [one] { $damage } daună
    [few] { $damage } daune
   *[other] { $damage } de daune
}. Se vindecă { $hero }, iar tu începi de acum înainte cu nivelul de amenințare mai mare cu 1?
campaign-swap = { $player }: schimbi un erou? De acum înainte fiecare jucător începe cu nivelul de amenințare mai mare cu 1.
campaign-swap-nobody = Pe nimeni
campaign-swap-for = Cine vine în loc de { $hero }?
campaign-hero = { $hero } ({ $sphere }, amenințare { $threat }, PL { $life })
campaign-keeps = { $player } joacă { $deck }. Enter păstrează pachetul; sau indică un pachet de start ori un fișier.
campaign-which-deck = { $player }: ce pachet? Indică un pachet de start sau un fișier.
campaign-include = { $player }: iei { $card } în pachetul tău?
