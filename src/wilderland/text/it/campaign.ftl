# Le campagne e i loro diari.

## wilderland campaign

campaign-help = Campagne: cominciarne una, leggerne il diario, giocarne le partite.
campaign-new-help = Comincia una campagna.
campaign-show-help = Mostra il diario di una campagna.
campaign-list-help = Elenca le campagne.
campaign-play-help = Gioca lo scenario successivo di una campagna, o continua quello lasciato a metà.
campaign-name-help = Il suo nome, o il percorso del suo diario; se manca, la campagna non finita giocata per ultima.
campaign-called-help = Come si chiama; se manca, un nome viene inventato.
campaign-hard-help = Gli eroi mantengono i danni da uno scenario all'altro.
campaign-after-help = La campagna finita che essa segue: un amico che ce l'ha fatta può venire con voi.
campaign-cannot = Non si può fare: { $why }
campaign-begun = Comincia la campagna “{ $name }”. È conservata in { $file }.
campaign-waits = La campagna ti aspetta. “wilderland campaign play { $name }” la continua.
campaign-over = La campagna “{ $name }” è vinta: tutti i suoi scenari sono alle vostre spalle.

## Il diario

campaign-title = Campagna “{ $name }” – { $mode }
campaign-name = campagna
campaign-mode = modalità
campaign-next = prossimo scenario
campaign-players = giocatori
campaign-fallen = eroi caduti
campaign-penalty = penalità alla Minaccia
campaign-boons = benefici
campaign-burdens = fardelli
campaign-notes = note
campaign-games = partite
campaign-finished = Nessuno: la campagna è vinta.
campaign-next-one = { $scenario }, scenario { $number } di { $count }
campaign-player = { $player }: { $heroes }
campaign-player-deck = { $player }; { $deck }
campaign-deck = { $deck } ({ $cards ->
    [one] { $cards } carta
    [many] { $cards } di carte
   *[other] { $cards } carte
})
campaign-penalty-all = +{ $penalty } per ogni giocatore
campaign-penalty-one = +{ $penalty } per { $player }
campaign-earned = { $card } ({ $bearer })
campaign-prisoner = { $hero } sarà il prigioniero
campaign-damage = { $hero } comincia con { $damage ->
    [one] { $damage } danno
    [many] { $damage } di danni
   *[other] { $damage } danni
}
campaign-game-won = { $number }. { $scenario }: vittoria, { $rounds ->
    [one] { $rounds } round
    [many] { $rounds } di round
   *[other] { $rounds } round
}, punteggio { $score }
campaign-game-lost = { $number }. { $scenario }: sconfitta, { $rounds ->
    [one] { $rounds } round
    [many] { $rounds } di round
   *[other] { $rounds } round
}

## Che cosa ha cambiato una partita

campaign-has-fallen = { $hero } è tra gli eroi caduti.
campaign-gains = Nella riserva della campagna entra { $card }.
campaign-loses = Dalla riserva della campagna esce { $card }.
campaign-taken = { $hero } sarà il prigioniero.

## Tra una partita e l'altra

campaign-replace = { $player }: { $hero } è tra gli eroi caduti. Chi ne prende il posto? D'ora in poi ogni giocatore comincia con la Minaccia più alta di 1.
campaign-plays-on = { $player }: { $hero } è tra gli eroi caduti, ma non resta nessuno per prenderne il posto: { $hero } continua a giocare, e d'ora in poi { $player } comincia con la Minaccia più alta di 1.
campaign-heal = { $player }: { $hero } comincia con { $damage ->
    [one] { $damage } danno
    [many] { $damage } di danni
   *[other] { $damage } danni
}. Curare { $hero }, e cominciare d'ora in poi con la Minaccia più alta di 1?
campaign-swap = { $player }: cambiare un eroe? D'ora in poi ogni giocatore comincia con la Minaccia più alta di 1.
campaign-swap-nobody = Nessuno
campaign-swap-for = Chi viene al posto di { $hero }?
campaign-hero = { $hero } ({ $sphere }, Minaccia { $threat }, PF { $life })
campaign-keeps = { $player } gioca { $deck }. Invio lo tiene; oppure indica un mazzo introduttivo o un file.
campaign-which-deck = { $player }: quale mazzo? Indica un mazzo introduttivo o un file.
campaign-include = { $player }: prendere { $card } nel tuo mazzo?
