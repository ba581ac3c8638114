# Kampaně a jejich deníky.

## wilderland campaign

campaign-help = Kampaně: začít novou, číst její deník, hrát její hry.
campaign-new-help = Začít kampaň.
campaign-show-help = Ukázat deník kampaně.
campaign-list-help = Vypsat kampaně.
campaign-play-help = Hrát další scénář kampaně, nebo pokračovat v rozehraném.
campaign-name-help = Její název nebo cesta k deníku; bez toho naposledy hraná nedokončená kampaň.
campaign-called-help = Jak se jmenuje; bez toho se název vymyslí.
campaign-hard-help = Hrdinové si ponechávají zranění z jednoho scénáře do dalšího.
campaign-after-help = Dokončená kampaň, na kterou navazuje: přítel, který přežil, se může vydat s vámi.
campaign-cannot = To udělat nelze: { $why }
campaign-begun = Začíná kampaň „{ $name }“. Je v souboru { $file }.
campaign-waits = Kampaň na tebe čeká. „wilderland campaign play { $name }“ v ní pokračuje.
campaign-over = Kampaň „{ $name }“ je vyhraná: všechny její scénáře jsou za vámi.

## Deník

campaign-title = Kampaň „{ $name }“ – { $mode }
campaign-name = kampaň
campaign-mode = režim
campaign-next = dál
campaign-players = hráči
campaign-fallen = padlí
campaign-penalty = postih k ohrožení
campaign-boons = výhody
campaign-burdens = strasti
campaign-notes = poznámky
campaign-games = hry
campaign-finished = Nic: kampaň je vyhraná.
campaign-next-one = { $scenario }, scénář { $number } z { $count }
campaign-player = { $player }: { $heroes }
campaign-player-deck = { $player }; { $deck }
campaign-deck = { $deck } (karty: { $cards })
campaign-penalty-all = +{ $penalty } pro každého hráče
campaign-penalty-one = +{ $penalty }: { $player }
campaign-earned = { $card } ({ $bearer })
campaign-prisoner = Zajatec: { $hero }
campaign-damage = { $hero } – zranění na začátku: { $damage }
campaign-game-won = { $number }. { $scenario }: výhra, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}, skóre { $score }
campaign-game-lost = { $number }. { $scenario }: prohra, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}

## Co hra změnila

campaign-has-fallen = Padl hrdina: { $hero }.
campaign-gains = Do zásoby kampaně přibývá: { $card }.
campaign-loses = Ze zásoby kampaně mizí: { $card }.
campaign-taken = Zajatcem bude: { $hero }.

## Mezi dvěma hrami

campaign-replace = Padl hrdina: { $hero } ({ $player }). Kdo zaujme jeho místo? Každý hráč od této chvíle začíná s mírou ohrožení o 1 vyšší.
campaign-plays-on = Padl hrdina: { $hero } ({ $player }), ale nezbývá nikdo, kdo by zaujal jeho místo: { $hero } hraje dál a { $player } od této chvíle začíná s mírou ohrožení o 1 vyšší.
campaign-heal = { $player }: { $hero } – zranění na začátku: { $damage }. Vyléčit a začínat od této chvíle s mírou ohrožení o 1 vyšší?
campaign-swap = { $player }: vyměnit hrdinu? Každý hráč od této chvíle začíná s mírou ohrožení o 1 vyšší.
campaign-swap-nobody = Nikoho
campaign-swap-for = Kdo nahradí hrdinu { $hero }?
campaign-hero = { $hero } ({ $sphere }, ohrožení { $threat }, životy { $life })
campaign-keeps = { $player } hraje s balíčkem { $deck }. Enter ho ponechá; nebo uveď startovací balíček či soubor.
campaign-which-deck = { $player }: který balíček? Uveď startovací balíček nebo soubor.
campaign-include = { $player }: vzít do balíčku kartu { $card }?
