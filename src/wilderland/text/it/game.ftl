# Quello che dice il motore: la cronaca, le domande, le risposte e i motivi.
#
# I nomi delle carte ($card, $source, $target, $host) e dei giocatori ($player) restano invariati, e nessuna
# parola della frase si accorda con loro.
#   $change   up o down, dove un numero cambia; $by è di quanto
#   $type     il tipo della carta chiamata $source
#   $cards    più nomi in uno

## La cronaca: round, fasi, la fine

log-round = Round { $number }
log-phase = Fase di { $phase }
log-first-player = { $player } è il primo giocatore.
log-mulligan = { $player } fa un mulligan.
log-won = { $reason ->
    [quest] L'ultimo stadio è completato: i giocatori hanno vinto.
   *[card] Lo dice una carta: i giocatori hanno vinto.
}
log-lost = { $reason ->
    [threat] La Minaccia è troppo alta per tutti: i giocatori hanno perso.
    [heroes] Non resta più alcun eroe: i giocatori hanno perso.
    [conceded] I giocatori si arrendono.
   *[card] Lo dice una carta: i giocatori hanno perso.
}
log-eliminated = { $reason ->
    [threat] Eliminazione di { $player }: la Minaccia ha raggiunto il limite.
    [heroes] Eliminazione di { $player }: non resta più alcun eroe.
    [conceded] { $player } si arrende e lascia la partita.
   *[card] Eliminazione di { $player }.
}

## La cronaca: risorse e mani

log-collect = Ogni eroe riscuote 1 risorsa.
log-resources = { $card } riceve { $amount ->
    [one] { $amount } risorsa
    [many] { $amount } di risorse
   *[other] { $amount } risorse
}.
log-move-resources = { $amount ->
    [one] { $amount } risorsa passa
    [many] { $amount } di risorse passano
   *[other] { $amount } risorse passano
} da { $card } a { $target }.
log-draw-card = { $player } pesca { $card }.
log-draw-cards = { $player } pesca { $cards }.
log-draw = { $player } pesca { $amount ->
    [one] una carta
    [many] { $amount } di carte
   *[other] { $amount } carte
}.
log-look = { $player } vede { $card }.
log-looks = { $player } guarda delle carte nascoste.
log-search = { $player } cerca tra carte nascoste.
log-to-hand = { $card } va nella mano di { $player }.
log-turned-down = { $card } si gira a faccia in giù.
log-turned-up = { $card } si gira a faccia in su.
log-attach-deck = { $card } si assegna al mazzo di { $player }.
log-to-top = { $player } mette una carta in cima al mazzo da cui viene.
log-to-bottom = { $player } mette una carta in fondo al mazzo da cui viene.
log-shuffle-in = { $card } si mescola nel suo mazzo.
log-shuffle-in-cards = { $cards } si mescolano nei rispettivi mazzi.
log-discard = Si scarta { $card }.
log-discard-cards = Si scartano { $cards }.
log-removed = Carta rimossa dal gioco: { $card }.

## La cronaca: giocare

log-play = { $player } gioca { $source }.
log-use = { $type ->
    [event] { $player } gioca { $source }.
   *[other] { $player } usa { $source }.
}
log-respond = { $type ->
    [event] { $player } risponde giocando { $source }.
   *[other] { $player } risponde con { $source }.
}
log-forced = { $source }: effetto di obbligo.
log-passive = { $source } ha effetto.
log-modify = { $card }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-modify-cards = { $cards }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-lasting = { $source }: effetto duraturo.
log-cancel = { $source } annulla l'effetto di { $card }.
log-enters-play = { $card } entra in gioco sotto il controllo di { $player }.
log-attach = { $card } si assegna a { $host }.
log-control = Il controllo di { $card } passa a { $player }.
log-switch = { $card } e { $target } si scambiano di posto.
log-ready = { $card } si ripristina.
log-ready-cards = { $cards } si ripristinano.
log-exhaust = { $card } si esaurisce.
log-exhaust-cards = { $cards } si esauriscono.
log-damage = { $card } subisce { $amount ->
    [one] { $amount } danno
    [many] { $amount } di danni
   *[other] { $amount } danni
}.
log-damage-cards = { $cards } subiscono { $amount ->
    [one] { $amount } danno
    [many] { $amount } di danni
   *[other] { $amount } danni
} a testa.
log-heal = { $amount ->
    [one] Si cura { $amount } danno
    [many] Si curano { $amount } di danni
   *[other] Si curano { $amount } danni
} a { $card }.
log-destroyed = Carta distrutta: { $card }.
log-threat = { $change ->
    [down] La Minaccia di { $player } scende di { $by }, a { $total }.
   *[up] La Minaccia di { $player } sale di { $by }, a { $total }.
}

## La cronaca: l'impresa

log-stage = L'impresa attuale è { $card }.
log-stage-defeated = Stadio completato: { $card }.
log-commit = { $player } destina { $card } all'impresa.
log-commit-cards = { $player } destina { $cards } all'impresa.
log-uncommit = { $card } lascia l'impresa.
log-reveal = Si rivela { $card }.
log-surge = Impulso: { $card } porta un'altra carta.
log-guards = { $card } protegge { $target }.
log-staging = { $card } va nell'area di allestimento.
log-reshuffle = La pila degli scarti degli incontri si mescola in un nuovo mazzo.
log-quest = Forza di Volontà { $willpower } contro Forza di Minaccia { $threat }.
log-progress = { $change ->
    [down] { $by ->
        [one] Si rimuove { $by } segnalino progresso
        [many] Si rimuovono { $by } di segnalini progresso
       *[other] Si rimuovono { $by } segnalini progresso
    } da { $card }.
   *[up] { $by ->
        [one] { $by } segnalino progresso
        [many] { $by } di segnalini progresso
       *[other] { $by } segnalini progresso
    } su { $card }.
}
log-explored = Luogo esplorato: { $card }.
log-travel = I giocatori viaggiano verso { $card }.

## La cronaca: combattimento e ristoro

log-engage = { $card } impegna { $player }.
log-shadow-dealt = { $card } riceve una carta ombra.
log-shadow-dealt-cards = { $cards } ricevono carte ombra.
log-enemy-attacks = { $card } attacca { $player }.
log-defend = { $card } difende contro { $target }.
log-undefended = Nessuno difende { $player } da { $card }.
log-shadow = Carta ombra di { $target }: { $card }.
log-no-shadow-effect = { $card } non ha alcun effetto di ombra.
log-attack-damage = { $amount ->
    [0] { $card } non infligge danni a { $target }.
    [one] { $card } infligge { $amount } danno a { $target }.
    [many] { $card } infligge { $amount } di danni a { $target }.
   *[other] { $card } infligge { $amount } danni a { $target }.
}
log-attack = { $card } attacca { $target }.
log-attack-cards = { $cards } attaccano { $target }.
log-strength = Forza di Attacco contro { $card }: { $amount }.
log-refresh = Tutte le carte esaurite si ripristinano.

## La cronaca: interventi a mano

log-adjust-threat = A mano: la Minaccia di { $player } diventa { $total }.
log-adjust-tokens = A mano: { $word ->
    [damage] danni
    [progress] progressi
   *[resources] risorse
} su { $card }: { $total }.
log-adjust-card = A mano: { $card } cambia ({ $word ->
    [exhausted] stato pronto o esaurito
    [committed] all'impresa o no
    [face] la faccia
    [side] girata
    [deck] mescolata nel suo mazzo
   *[zone] il posto
}).
log-adjust-shuffle = A mano: { $word ->
    [encounter] si mescola il mazzo degli incontri
   *[player] si mescola il mazzo di { $player }
}.
log-adjust-draw = A mano: { $player } pesca una carta.

## Domande. $card è la carta che chiede, o "none"; $word la prima parola delle chiavi delle risposte

prompt-mulligan = { $player }: tieni questa mano?
prompt-planning = { $player }: gioca alleati e aggiunte, o svolgi azioni.
prompt-action = Azioni: ora chiunque può agire.
prompt-commit = { $player }: chi destini all'impresa?
prompt-travel = { $player }: viaggiare verso un luogo?
prompt-engage = { $player }: impegnare un nemico?
prompt-engagement-tie = { $player }: quale nemico impegna per primo?
prompt-shadow-order = { $player }: quale nemico riceve la prossima carta ombra?
prompt-enemy-attack = { $player }: quale nemico attacca per primo?
prompt-defend = { $player }: chi difende contro { $card }?
prompt-damage = { $player }: chi subisce i danni di { $card }?
prompt-attack = { $player }: quale nemico attacchi?
prompt-attackers = { $player }: chi attacca { $card }?
prompt-join = { $player }: chi si unisce all'attacco contro { $card }?
prompt-cost = { $word ->
    [host] { $player }: a che cosa si assegna { $card }?
    [x] { $player }: quanto vale X per { $card }?
    [exhaust] { $player }: chi si esaurisce per { $card }?
    [discard] { $player }: quale carta si scarta per { $card }?
   *[pay] { $player }: come paghi { $card }?
}
prompt-choose-card = { $card ->
    [none] { $player }: scegli una carta.
   *[other] { $player }: scegli una carta per { $card }.
}
prompt-choose-cards = { $card ->
    [none] { $player }: scegli delle carte.
   *[other] { $player }: scegli delle carte per { $card }.
}
prompt-choose-player = { $player }: scegli un giocatore per { $card }.
prompt-choose-one = { $player }: { $card } – scegli un effetto.
prompt-choose-amount = { $player }: { $card } – quanto?
prompt-arrange = { $player }: quale carta viene dopo, dalla cima?
prompt-may = { $player }: usare l'effetto di { $card }?
prompt-may-search = { $player }: { $card } – cercare tra le prime carte del tuo mazzo?
prompt-order = { $player }: quale effetto viene prima?
prompt-response = { $player }: vuoi rispondere?
prompt-restricted = { $player }: { $card } porta troppo. Quale carta Limitata si scarta?
prompt-split-progress = { $player }: quanti segnalini progresso vanno su { $card }?
prompt-refresh-cost = { $player }: pagare per ripristinare { $card }?

## Risposte

option-pass = Passa
option-done = Fatto
option-cancel = Annulla
option-decline = No
option-accept = Sì
option-keep = Tieni questa mano
option-mulligan = Pesca sei carte nuove
option-stay = Resta qui
option-undefended = Non difendere
option-amount = { $amount }
option-x = X è { $amount }
option-player = { $player }
option-pay = 1 risorsa di { $card }
option-host = Assegna a { $card }

option-card-play = Gioca { $card }
option-card-use = Usa { $card }
option-card-respond = Rispondi con { $card }
option-card-respond-to = Rispondi con { $card } ({ $target })
option-card-resolve = { $card }
option-card-choose = { $card }
option-card-commit = { $card }
option-card-travel = Viaggia verso { $card }
option-card-engage = Impegna { $card }
option-card-defend = Difendi con { $card }
option-card-damage = { $card }
option-card-attack = Attacca { $card }
option-card-attacker = { $card }
option-card-join = { $card }
option-card-deal = { $card }
option-card-next = { $card }
option-card-exhaust = Esaurisci { $card }
option-card-discard = Scarta { $card }

# Uno tra più effetti di una carta
option-draw-three = Pesca 3 carte
option-strike = 4 danni a un nemico
option-calm = Riduci di 5 la tua Minaccia
option-one-player = Riduci di 6 la Minaccia di un giocatore
option-each-player = Riduci di 2 la Minaccia di ogni giocatore
option-defense = +1 alla Forza di Difesa
option-willpower = +1 alla Forza di Volontà
option-exhaust-damaged = Esaurisci tutti i tuoi personaggi feriti
option-damage-hero = 2 danni al tuo eroe che ha più danni

## Motivi: perché una cosa non si può fare

why-phase = Funziona in un'altra fase.
why-window = Alleati e aggiunte si giocano nel proprio turno della Fase di Pianificazione, le azioni nelle finestre di azione.
why-control = Non è sotto il tuo controllo.
why-limit = È già stata usata quante volte è permesso.
why-target = Non c'è nulla su cui potrebbe avere effetto.
why-exhausted = La carta è esaurita.
why-ready = Non c'è nulla di pronto da esaurire per questo.
why-match = Nessuno dei tuoi eroi ha un'icona risorsa corrispondente.
why-match-free = Non costa nulla, ma serve comunque un eroe con un'icona risorsa corrispondente.
why-resources = Gli eroi che potrebbero pagarla hanno troppo poche risorse.
why-pools = Va pagata dalle riserve di più eroi di quanti hanno risorse.
why-cost = Il suo costo non si può pagare per intero.
why-unique = Una carta unica con questo nome è già in gioco.
why-host = Non c'è nulla a cui potrebbe essere assegnata.
why-cannot = Un effetto dice che questo non si può fare.
why-eliminated = Questo giocatore è eliminato dal gioco.
why-not-offered = Non è tra le cose che si possono fare ora.
why-trigger = Quello a cui risponde non è appena accaduto.
why-out-of-play = Non si trova dove dovrebbe per questo.

## I passi del round

step-setup = Preparazione
step-resource = Riscuotere risorse, pescare carte
step-resource-end = Fine della fase
step-planning = Dopo un turno
step-planning-turn = Giocare le carte
step-planning-end = Fine della fase
step-quest = Inizio
step-quest-begin = Inizio
step-quest-commit = Destinare i personaggi
step-quest-staging = Allestimento
step-quest-resolution = Risoluzione dell'impresa
step-quest-end = Fine della fase
step-travel = Viaggio
step-travel-end = Fine della fase
step-encounter = Inizio
step-encounter-optional = Impegno facoltativo
step-encounter-checks = Verifiche di impegno
step-encounter-end = Fine della fase
step-combat = Inizio
step-combat-shadows = Distribuire le carte ombra
step-combat-enemy = Attacchi dei nemici
step-combat-enemy-1 = Attacco nemico: scegliere 1 nemico
step-combat-enemy-2 = Attacco nemico: dichiarare il difensore
step-combat-enemy-3 = Attacco nemico: risolvere l'effetto di ombra
step-combat-enemy-4 = Attacco nemico: determinare i danni
step-combat-player = Attacchi dei giocatori
step-combat-player-1 = Attacco: dichiarare gli attaccanti
step-combat-player-2 = Attacco: determinare la Forza di Attacco
step-combat-player-3 = Attacco: determinare i danni
step-combat-end = Fine del combattimento
step-refresh = Ristoro
step-refresh-end = Fine della fase
