# Il tavolo nel terminale.

## Il tavolo

board-round = Round { $round }
board-step = { $phase } – { $step }
board-setup = L'impresa non è ancora cominciata.
board-adjusted = (modificata a mano)
board-quest = Impresa
board-active = Luogo
board-campaign = Campagna
board-aside = Accanto all'impresa
board-next = Prossima carta
board-victory = Galleria delle vittorie
board-encounter = Incontri { $deck }, scarti { $discard }
board-staging = Area di allestimento: Forza di Minaccia { $threat }
board-quest-result = contro Forza di Volontà { $willpower } – { $result ->
    [progress] { $by ->
        [one] { $by } segnalino progresso
        [many] { $by } di segnalini progresso
       *[other] { $by } segnalini progresso
    }
    [threat] la Minaccia sale di { $by }
    [nothing] non accade nulla
   *[open] l'allestimento deve ancora venire
}
board-empty = nessuna carta
board-engaged = Nemici impegnati
board-hand = Mano
board-guard = protetto da { $card }
board-on-deck = Sul mazzo:
board-first = primo giocatore
board-player-threat = Minaccia { $threat }
board-counts = mano { $hand }, mazzo { $deck }, scarti { $discard }
board-eliminated = { $player } è fuori dal gioco
board-attacked = { $enemy } attacca { $player }; difende { $who }
board-undefended = { $enemy } attacca { $player }
board-attacking = { $who } contro { $enemy }

board-threat = minaccia
board-engagement = impegna
board-attack = att
board-defense = dif
board-life = PF
board-progress = prog.
board-resources = ris
board-willpower = vol

board-committed = all'impresa
board-exhausted = esaurita
board-exhausted-short = es.
board-tokens = { $count ->
    [one] { $count } segnalino
    [many] { $count } di segnalini
   *[other] { $count } segnalini
}
board-shadows = { $count ->
    [one] { $count } ombra
    [many] { $count } di ombre
   *[other] { $count } ombre
}

## Domande

ask-yes-no = [S/n]
ask-no-yes = [s/N]
ask-yes = sì
ask-no = no
ask-again = Rispondi con s o n.

## wilderland play

play-help = Gioca: il tavolo nel browser. Con --terminal, o con qualsiasi opzione sulla partita, nel terminale.
play-terminal-help = Gioca nel terminale.
play-port-help = La porta del tavolo nel browser (predefinita: la prima libera da 8765).
play-browser-help = Apri il browser, o indica solo l'indirizzo.
play-pictures-help = Una cartella con immagini tue delle carte, col numero o il titolo come nome, mostrate al tavolo nel browser.
play-at = Il tavolo è all'indirizzo { $address } (Ctrl-C lo chiude; tutto resta salvato).
play-no-page = La pagina del tavolo non è stata costruita: lo fa «make play», e --terminal gioca senza.
play-no-port = La porta { $port } è occupata. Indicane un'altra con --port.
play-scenario-help = Quale scenario.
play-deck-help = Un mazzo introduttivo o il file di un mazzo; una volta per ogni giocatore.
play-decks-help = Più mazzi in una volta, separati da virgole.
play-edition-help = revised, original o first-printing.
play-mode-help = standard, easy o basic; expert o nightmare: tre scenari di fila; campaign o hard-campaign.
play-seed-help = Il numero da cui viene tutto ciò che è casuale; se manca, uno nuovo.
play-name-help = Il nome di un giocatore; una volta per ognuno.
play-load-help = Continua una partita o una serie salvata, o dalla fine di una registrazione.
play-new-help = Comincia una nuova partita senza chiedere di ciò che aspetta.
play-stop-help = Fermarsi nelle finestre di azione in cui si può fare qualcosa al momento giusto, o in tutte quelle in cui si può fare qualcosa.
play-any-deck-help = Gioca con mazzi che violano le regole di composizione.
play-all-windows-help = Apre ogni finestra di azione, anche quelle in cui nessuno può fare nulla.

opening-what = A che cosa vuoi giocare?
opening-single = { $scenario } (difficoltà { $difficulty })
opening-in-a-row = Tutti e tre di fila, sommando i punteggi
opening-campaign = Una campagna: tre capitoli con un diario, benefici e fardelli (set base aggiornato)
opening-edition = Quale edizione?
opening-mode = In quale modalità?

opening-scenario = Quale scenario?
opening-decks = Quali mazzi? Uno per giocatore, separati da spazi: dall'elenco, o file.
opening-deck = { $deck } ({ $heroes })
opening-again = Scegli dall'elenco, al massimo { $most }.
opening-refused = Così non si può giocare: { $why }

play-cannot-begin = Non si può giocare: { $why }
play-what = E ora?
play-go-on = Continua: { $what }
play-new = Qualcosa di nuovo
play-in-round = { $quest }, round { $round }
play-of-series = { $what } ({ $mode })
play-of-campaign = { $what } (campagna “{ $name }”)
play-resume = Una partita è in attesa: { $what }. Vuoi continuarla?
play-next = Avanti con { $quest }, scenario { $number } di { $count }?
play-put-aside = Quella partita è conservata in { $file }.
play-torn = La partita in attesa non si può leggere ({ $why }). È stata messa da parte come { $file }.
play-short = Questa versione non può continuare la partita dal punto in cui era: { $why }
play-welcome = { $quest } – { $decks } ({ $edition }; { $mode }; seme { $seed })
play-begin = Rispondi con un numero o un nome, Invio per ciò che è segnato ⏎; h per un suggerimento, k per i tasti, q per uscire.
play-window = { $prompt } ({ $step })
play-cost = costo { $cost }
play-pool = ne ha { $count }
play-number = { $stat } { $number }
play-life = PF { $life }
play-progress = progresso { $progress }
play-pay-hint = Con più numeri paghi in una volta; Invio paga in parti uguali.
play-no-such-option = “{ $words }” non è tra le risposte. k mostra che cosa si può scrivere.
play-several-seats = Queste risposte sono di giocatori diversi: dalle una dopo l'altra.
play-which = “{ $words }” potrebbe essere { $among }.
play-illegal = Non si può: { $reason } (regola { $rule })
play-nothing-to-undo = Non c'è nulla da annullare.
play-undone = Annullato.
play-cannot-pass = A questo bisogna rispondere; si possono saltare solo le finestre di azione.
play-saved = Partita salvata in { $file }.
play-not-saved = Non è stato possibile salvare la partita: { $why }
play-left = La partita ti aspetta in { $file }. “wilderland play --terminal” la continua.
play-kept = L'intera partita è conservata in { $file }; “wilderland replay” la mostra.
play-concede = Ti arrendi?
play-concede-one = { $player } si arrende e lascia la partita?

play-help-number = 2, 1 3 4, 1-3
play-help-number-text = scegli con il numero; più numeri sono una sola risposta
play-help-name = sovrintendente
play-help-name-text = scegli con una parte del nome
play-help-enter = Invio
play-help-enter-text = ciò che è segnato ⏎: passa, fatto, no
play-help-hint = h, h 2
play-help-hint-text = che cosa risponderebbe un giocatore esperto, e perché; per il secondo giocatore
play-help-what = ?, ? 3, ? finta, ? P6.2
play-help-what-text = perché no; che cosa fa una carta; che cosa dice una regola
play-help-board = b, b tutti
play-help-board-text = di nuovo il tavolo; con tutti i giocatori per esteso
play-help-log = l, l 100
play-help-log-text = le ultime righe della cronaca
play-help-undo = u
play-help-undo-text = annulla l'ultima risposta (il caso resta com'era)
play-help-pass = p
play-help-pass-text = passa tutte le finestre di azione di questa fase
play-help-save = s, s file
play-help-save-text = salva; la partita si salva anche dopo ogni risposta
play-help-override = o gimli damage 2
play-help-override-text = scavalca il motore; il risultato viene segnato come modificato
play-help-concede = c, c 2
play-help-concede-text = arrenditi; con un numero, solo quel giocatore
play-help-quit = q
play-help-quit-text = esci; la partita aspetta

## Perché e che cosa

why-yes = { $player } può farlo ora.
why-no = { $player } non può farlo ora. { $reason }
why-rule = Regola { $rule }: { $text }
why-cards = { $cards } – { $reason } (regola { $rule })
why-hand = Che cosa non si può giocare ora:
why-hand-none = Tutto ciò che è in mano si può giocare ora.
why-more = ? con un numero, il nome di una carta o una regola dice di più.
why-nothing = Sul tavolo nulla si chiama “{ $words }”, e nessuna regola.

## Scavalcare il motore

override-how =
    Per esempio: gimli damage 2 · forest gate progress 1 · aragorn resources 3 · gimli ready · gimli exhausted ·
    threat 30 · 2 threat 30 (giocatore 2) · finta hand · 2.ragno della foresta encounter-discard (il secondo con quel nome) ·
    gimli down · gimli up (a faccia in giù o in su) · finta shuffled · deck shuffled · encounter-deck shuffled (mescola) · draw (pesca)
override-ask = Che cosa vuoi cambiare?
override-sure = Così scavalchi il motore, e il risultato della partita sarà segnato come modificato. Davvero?
override-unclear = “{ $words }” non è un comando. Scrivi solo o per vedere degli esempi.
override-no-card = Non si vede alcuna carta “{ $words }”.
override-no-player = Non c'è alcun giocatore { $words }.
override-bad = Non si può impostare: { $why }

## La fine

end-won = Vittoria
end-lost = Sconfitta
end-rounds = { $rounds ->
    [one] Completato { $rounds } round.
    [many] Completati { $rounds } di round.
   *[other] Completati { $rounds } round.
}
end-score = punteggio (più basso è meglio)
series-score = punteggi sommati (più basso è meglio)
series-won = Tutti gli scenari sono vinti, { $count } su { $count } ({ $mode }).
series-lost = La serie è persa, con { $won ->
    [0] nessuno scenario vinto
    [one] { $won } scenario vinto
    [many] { $won } di scenari vinti
   *[other] { $won } scenari vinti
} su { $count } ({ $mode }).
series-goes-on = Scenari vinti: { $won } su { $count } ({ $mode }).
series-waits = La serie ti aspetta. “wilderland play --terminal” la continua.
end-adjusted = In questa partita il motore è stato scavalcato: il risultato non conta.
