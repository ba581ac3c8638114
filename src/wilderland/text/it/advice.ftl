# Consigli: suggerimenti per una decisione, e l'analisi di una partita finita.

## Che cosa parla a favore di una risposta o contro

advice-won = { $change ->
    [down] vince subito meno spesso
   *[up] vince subito più spesso
  } ({ $size })
advice-lost = { $change ->
    [down] perde la partita meno spesso
   *[up] perde la partita più spesso
  } ({ $size })
advice-falls = { $change ->
    [down] { $card } cade meno spesso
   *[up] { $card } cade più spesso
  } ({ $size })
advice-gone = { $change ->
    [down] ci si libera meno spesso di { $card }
   *[up] ci si libera più spesso di { $card }
  } ({ $size })
advice-ready = { $change ->
    [down] { $card } è meno spesso pronto per il combattimento
   *[up] { $card } resta pronto per il combattimento
  } ({ $size })
advice-quested = { $change ->
    [down] meno Forza di Volontà nell'impresa
   *[up] più Forza di Volontà nell'impresa
  } ({ $size })
advice-progress = { $change ->
    [down] meno progressi
   *[up] più progressi
  } ({ $size })
advice-threat = { $change ->
    [down] la minaccia resta più bassa
   *[up] la minaccia sale di più
  } ({ $size })
advice-damage = { $change ->
    [down] meno danni agli eroi
   *[up] più danni agli eroi
  } ({ $size })
advice-enemies = { $change ->
    [down] restano meno nemici
   *[up] restano più nemici
  } ({ $size })
advice-staging = { $change ->
    [down] meno minaccia nell'area di allestimento
   *[up] più minaccia nell'area di allestimento
  } ({ $size })
advice-locations = { $change ->
    [down] meno luoghi nell'area di allestimento
   *[up] più luoghi nell'area di allestimento
  } ({ $size })
advice-allies = { $change ->
    [down] meno alleati in gioco
   *[up] più alleati in gioco
  } ({ $size })
advice-willpower = { $change ->
    [down] meno Forza di Volontà in gioco
   *[up] più Forza di Volontà in gioco
  } ({ $size })
advice-attack = { $change ->
    [down] meno Forza di Attacco in gioco
   *[up] più Forza di Attacco in gioco
  } ({ $size })
advice-hand = { $change ->
    [down] meno carte in mano
   *[up] più carte in mano
  } ({ $size })
advice-resources = { $change ->
    [down] restano meno risorse
   *[up] restano più risorse
  } ({ $size })
advice-even = le risposte fanno poca differenza
advice-close = quasi altrettanto buona
advice-only = nient'altro merita un pensiero

## Un suggerimento

counsel-ask = Suggerimento
counsel-ask-why = Che cosa farebbe un giocatore esperto?
counsel-thinking = Sto pensando…
counsel-for = Suggerimento per { $player }
counsel-chance = { $chance } %
counsel-win = Probabilità di vincere
counsel-answer = Risposta
counsel-why = Perché
counsel-do = Fallo
counsel-about = La probabilità di vincere se continua un giocatore esperto; prove con le carte nascoste ridistribuite: { $playouts }.

## wilderland review

review-help = Analizza una partita finita: la probabilità di vincere nel tempo e le decisioni costate di più.
review-file-help = Un replay o un salvataggio; senza, l'ultima partita giocata fino alla fine.
review-playouts-help = Prove per ogni decisione.
review-open-help = Giudica con tutte le mani scoperte, come per una persona sola che gioca ogni posto.
review-html-help = Scrive l'analisi come pagina web in questo file.
review-bad = { $file } non si può analizzare: { $why }
review-not-over = la partita non è finita
review-no-setup = non comincia dalla preparazione di una partita
review-progress = Decisioni
review-title = Analisi di una partita
review-won = Vinta al round { $round }.
review-lost = Persa al round { $round }: { $why }
review-curve = La probabilità di vincere di decisione in decisione; la linea larga è la media di ogni round.
review-costly = Le decisioni costate di più
review-nothing = Nessuna decisione era sicuramente sbagliata.
review-when = Round { $round }, { $phase }
review-where = Quando
review-made = Risposta data
review-better = Meglio
review-cost = Costo
review-points = punti: { $cost }
