# Il tavolo nel browser.

## Carte

card-number = Base { $number }
stat-changed = { $stat } { $now }, sulla carta { $printed }
stat-of = { $stat } { $now } su { $of }
ability-shadow = Ombra
type-boon = beneficio
type-burden = fardello
text-not-translated = Questo testo non è ancora stato tradotto.
causes-printed = sulla carta { $printed }
causes-effect = per un effetto duraturo

state-exhausted = esaurita
state-committed = all'impresa
state-attacking = In attacco
state-defending = In difesa
state-guarded = protetto da una carta incontro
state-resources = { $count ->
    [one] { $count } risorsa
    [many] { $count } di risorse
   *[other] { $count } risorse
}
state-damage = { $count ->
    [one] { $count } danno
    [many] { $count } di danni
   *[other] { $count } danni
}
state-progress = { $count ->
    [one] { $count } segnalino progresso
    [many] { $count } di segnalini progresso
   *[other] { $count } segnalini progresso
}
card-option = { $card } – risposta { $number }

about-ranged = Distanza: può essere dichiarato come attaccante contro nemici impegnati con altri giocatori.
about-sentinel = Sentinella: può essere dichiarato come difensore contro attacchi ad altri giocatori.
about-restricted = Limitata: un personaggio ne porta al massimo due.
about-surge = Impulso: quando si rivela, si rivela una carta in più.
about-doomed = Condanna: quando si rivela, ogni giocatore aumenta di questo numero la propria Minaccia.
about-guarded = Protetta: non si può reclamare finché le è assegnata una carta incontro.
about-victory = Vittoria: vale questo numero di punti quando va nella galleria delle vittorie.
about-permanent = Permanente: resta con il suo eroe e non si può scartare.

## Il tavolo

home = Inizio
menu = Menu
close = Chiudi
cancel = Lascia stare
copied = Copiato
undo = Annulla
redo = Ripeti
keys = Tasti
round = Il round
round-number = Round { $round }
threat = Minaccia
threat-of = Minaccia { $value } su { $limit }
balance = Forza di Volontà { $willpower } contro Forza di Minaccia { $threat }
adjusted = modificata
adjusted-title = In questa partita il motore è stato scavalcato.
first-player = primo giocatore
your-move = Tocca a te
player-of-several = { $name } ({ $number })
web-no-answer = Il server non risponde.
reconnecting = La connessione è persa. Torna da sola …
farewell = Hai lasciato il tavolo
refused = Non è stato possibile.
tip-rule = Regola { $rule }
tip-fine = Ora si può fare.

zone-shared = L'impresa e l'area di allestimento
zone-quest = { $left ->
    [0] Ultimo stadio
    [one] Ancora uno stadio
    [many] Ancora { $left } di stadi
   *[other] Ancora { $left } stadi
}
zone-active = Luogo attivo
zone-staging = Area di allestimento
zone-staging-empty = Nulla è in agguato.
zone-engaged = Nemici impegnati
zone-engaged-empty = Qui nessun nemico è impegnato.
zone-heroes = Eroi
zone-allies = Alleati
pile-encounter = Incontri
pile-discard = Scarti
pile-deck = Mazzo
pile-empty = Qui non ci sono carte.
pile-encounter-discard-title = La pila degli scarti degli incontri
pile-discard-title = Pila degli scarti
pile-victory-title = Galleria delle vittorie
pile-aside-title = Carte messe da parte
pile-shadows-title = Carte ombra
hand-of = La mano di { $player }
hand-empty = La mano è vuota.
hand-count = { $count ->
    [one] { $count } carta
    [many] { $count } di carte
   *[other] { $count } carte
}
count-hand = carte in mano
count-deck = carte nel mazzo
count-resources = risorse

stop-here = Qui ti si chiede, ogni volta che potresti fare qualcosa.
stops-yours = le tue soste
step-how = Clic: fermati qui. Clic destro: passa fino a qui.
hold = Aspettatemi
steps-cards = carte ne parlano
step-cards = { $count ->
    [one] Una carta in gioco parla di questo passo: { $cards }
   *[other] { $count } carte in gioco parlano di questo passo: { $cards }
}
phase-open = Mostra i passi, per fermarti lì
run-here = Fino a qui si passa tutto.
bar-resource = Azioni
bar-planning-turn = Giocare carte
bar-planning = Azioni
bar-quest-begin = Inizio
bar-quest-commit = Destinare
bar-quest-staging = Allestimento
bar-quest-resolution = Risoluzione
bar-travel = Viaggio
bar-encounter-optional = Impegno
bar-encounter-checks = Verifiche
bar-combat-shadows = Carte ombra
bar-combat-enemy-1 = Attacco nemico
bar-combat-enemy-2 = Difensore
bar-combat-enemy-3 = Ombra
bar-combat-enemy-4 = Danni
bar-combat-player-1 = Attacco nostro
bar-combat-player-2 = Forza
bar-combat-player-3 = Danni
bar-combat-end = Fine
bar-refresh = Ristoro

prompt = Che cosa si chiede
prompt-decides = decide
prompt-seats = Posti a cui si chiede
prompt-waiting = In attesa di { $player } …
prompt-nothing = Il tavolo va avanti …
prompt-pause = Ora puoi agire, o passare.
prompt-nobody-quests = Non va nessuno
prompt-nobody-attacks = Nessuno attacca
prompt-planned = Non gioco altro
prompt-engage-none = Non impegnare nessuno
prompt-no-response = Non rispondere
prompt-no-attack = Niente altri attacchi
prompt-fold = Guarda il tavolo
back-title = { $steps ->
    [one] Guardi il tavolo com’era un passo fa
   *[other] Guardi il tavolo com’era { $steps } passi fa
}
back-note = Guardare non annulla nulla.
back-look = Guarda indietro
back-now = A adesso
back-earlier = Prima
back-later = Dopo
prompt-less = Chiedi di meno
prompt-no-stop = Non serve fermarsi qui
prompt-stop-note = Te lo chiediamo perché ti fermi a questo passo (il segno rosso a sinistra); nulla di ciò che puoi fare sembra utile adesso.
prompt-all = Tutte
prompt-pay = Paga per me
prompt-confirm = { $count ->
    [one] Conferma { $count } carta
    [many] Conferma { $count } di carte
   *[other] Conferma { $count } carte
}
option-cost = costo { $cost }
option-has = { $count ->
    [0] finite
    [one] ancora { $count }
    [many] ancora { $count }
   *[other] ancora { $count }
}
sum-against = contro
sum-progress = { $amount ->
    [0] non accade nulla
    [one] { $amount } progresso
    [many] { $amount } di progressi
   *[other] { $amount } progressi
}
sum-threat = la Minaccia sale di { $amount }
sum-damage = { $amount ->
    [one] { $amount } danno
    [many] { $amount } di danni
   *[other] { $amount } danni
}
sum-kills = distrutto
sum-paid = pagato { $paid } di { $price }
outcome-damage = { $amount ->
    [0] nessun danno
    [one] { $amount } danno
    [many] { $amount } di danni
   *[other] { $amount } danni
}
outcome-falls = cade
outcome-willpower = +{ $amount }
outcome-attack = +{ $amount }
outcome-less-threat = Minaccia −{ $amount }

forecast = Prossima impresa
forecast-public = da carte pubbliche
odds-quest = { $chance } % che le carte ancora da rivelare la facciano fallire
odds-shadow = { $count ->
    [one] La sua carta ombra è coperta: { $dark } delle { $unseen } carte non viste hanno un effetto di ombra.
   *[other] { $count } carte ombra sono coperte: { $dark } delle { $unseen } carte non viste hanno un effetto di ombra.
}
odds-title = Calcolato dalle carte che nessuno ha ancora visto e dalla loro minaccia stampata; gli effetti delle carte si aggiungono.
forecast-ready = fino a { $amount }
forecast-threat = { $now } + { $expected }
forecast-title = Le carte da rivelare aggiungono in media { $expected } alla Forza di Minaccia e { $worst } nel caso peggiore; carte mai viste: { $unseen }.

chronicle = Cronaca
chronicle-filter = Mostra solo le righe con queste parole
chronicle-copy = Copia la cronaca
chronicle-save = Salva la cronaca come testo
chat-say = Di' qualcosa al tavolo
chat-table = Il tavolo
chat-phrases = Frasi pronte
reveal-next = Avanti
reveal-more = { $count ->
    [one] ancora una
    [many] ancora { $count }
   *[other] ancora { $count }
}

seats = Posti
seat-out = fuori dal gioco
seat-away = assente
seat-thinking = sta pensando
seat-deciding = sta decidendo
seat-holding = chiede tempo
seat-take = Siediti
seat-leave = Alzati
seat-show = gli spettatori vedono questa mano
delegate = Chi risponde per questo posto
delegate-self = Rispondo io
delegate-pass = Passa per me, a meno che io non sia sotto attacco
habits = Quando ti viene chiesto
habits-ask = Nelle finestre di azione
habits-timely = dove un’azione ha senso, e alle tue fermate
habits-always = ovunque un’azione sia lecita
habits-hold = Aspettatemi: nessuno passa per me
habits-interrupts = Che cosa interrompe il passare fino a un passo successivo
interrupt-attacked = un mio personaggio viene attaccato
interrupt-called = qualcuno chiama
interrupt-revealed = viene rivelata una carta incontro
interrupt-threat = la mia minaccia arriva a
host = Come padrone di casa
host-undo = Ciò che si è visto si annulla
host-undo-all = se tutti sono d’accordo
host-undo-host = se sono d’accordo io
host-away = Chi manca da { $minutes } min e deve rispondere
host-away-wait = viene aspettato
host-away-pass = passa
host-away-companion = è aiutato da un compagno
host-invite = Nuovo link (il vecchio non apre più nulla)
host-kick = Manda via { $player }
agent-expert = Compagno esperto
agent-search = Compagno lungimirante
agent-sensible = Compagno assennato

proposal = Una proposta
proposal-undo = { $player } vorrebbe annullare { $steps ->
    [one] l'ultima mossa
    [many] { $steps } di mosse
   *[other] { $steps } mosse
}. Andrebbe perso:
proposal-adjust = { $player } vorrebbe scavalcare il motore.
proposal-concede = { $player } vorrebbe arrendersi.
proposal-yes = D'accordo
proposal-no = No

concede = Arrenditi
concede-sure = Arrenditi davvero
concede-text = La partita finisce qui e vale come persa. Resta nel diario e si può rivedere.
concede-no = Continua a giocare
concede-seat = Se ne va solo { $player }
invite = Copia il link per gli amici
report = Qualcosa non va
report-what = Che cosa è successo, e che cosa sarebbe dovuto succedere?
report-note = La segnalazione conserva proprio questo momento della partita. Puoi continuare a giocare.
report-send = Invia
report-sent = Grazie. La segnalazione ha il numero { $number }.

key-number = scegli una risposta con il suo numero
key-confirm = conferma, passa, avanti
key-undo = annulla
key-redo = ripeti
key-undo-round = annulla tutto il round
key-redo-round = ripeti tutto il round
key-earlier = guarda il passo precedente
key-later = guarda di nuovo il passo seguente
key-use = usa la carta sotto il puntatore: destinala, giocala, viaggia lì
key-shadows = mostra le carte ombra
key-mulligan = all’inizio, pesca sei nuove carte
key-seat-before = il tuo posto precedente
key-all = tutte le carte, o nessuna
key-hold = aspettatemi
key-log = alla cronaca
key-chat = di' qualcosa
key-help = questo elenco
key-seat-next = il tuo posto successivo
key-home = alla prima pagina
key-decks = ai mazzi, pronti e tuoi
key-deck-address = un mazzo dal suo indirizzo
key-pass-phase = passa fino alla fine del round
key-concede = arrenditi
key-forecast = previsione sì o no
key-override = modifiche a mano: sì o no
key-score = punteggio, a partita finita
key-seat = guarda dal primo al quarto posto
key-tab = vai di carta in carta, e usane una
key-point = mostra agli altri la carta selezionata
keys-press = Premi un tasto
keys-reset = Com'erano
keys-known = Come agli altri tavoli, anche E, Z e G confermano, D pesca una nuova mano iniziale, / fa parlare, e questo elenco resta finché tieni premuto Tab. Ciò che altrove fa un tasto e qui fa il gioco da sé: rivelare carte, distribuire carte ombra, salvare.
key-by-hand = Questo tasto cambia le carte a mano. Premi prima O, se vuoi scavalcare il motore.
key-saves-itself = La partita si salva da sé dopo ogni risposta. La trovi nella prima pagina.
key-no-card = Questo tasto riguarda una carta: prima indicane una.
key-no-mulligan = Una nuova mano si può pescare solo all’inizio della partita.
key-no-past = Questo browser non ha visto nulla di precedente. A partita finita, il replay mostra tutto.
key-no-later = Ora le cose stanno così.
key-no-chat = A questo tavolo non c’è nessun altro.
key-no-score = Il punteggio si calcola a partita finita.

card-controls = Che cosa puoi decidere per questa carta
ability-rule = Nelle finestre, questa carta
ability-rule-ask = mi chiede quando ha senso
ability-rule-never = non mi ferma mai
ability-rule-always = risponde da sola
override-note = Così scavalchi il motore, e la partita viene segnata come modificata.
override-damage = Danni
override-progress = Progressi
override-resources = Risorse
override-less = { $what }: uno in meno
override-more = { $what }: uno in più
override-ready = Ripristina
override-exhaust = Esaurisci
override-turn = Girala
override-shuffle = Mescola
override-no-token = Qui sulle carte ci sono solo risorse (1), progressi (2) e danni (3). Tutti gli altri numeri vengono dalle regole.
override-mode = A mano
override-end = Basta modifiche a mano
override-keys = { $key } comincia e finisce. Ogni tasto riguarda la carta sotto il puntatore o selezionata; i numeri aggiungono un segnalino sulla metà superiore e lo tolgono su quella inferiore, o con Maiusc. Tutto viene annotato e la partita segnata come modificata.
override-key-threat = Minaccia del posto da cui guardi: su, giù
override-key-a = esauriscila o ripristinala
override-key-q = destinala all’impresa o ritirala
override-key-v = nella galleria delle vittorie
override-key-x = nella sua pila degli scarti
override-key-c = staccala: in mano o nell’area di allestimento
override-key-d = pesca una carta per il posto da cui guardi
override-key-f = girala in giù o in su; di un nemico, scopre le carte ombra
override-key-h = mescolala nel suo mazzo; su un mazzo o senza carta, mescola quel mazzo o il tuo

## Parole per la prima partita

hint-mulligan = Queste sono le tue prime sei carte. Tienile se c'è qualcosa di poco costoso da giocare; altrimenti puoi pescarne altre sei, una volta sola.
hint-planning = Sui tuoi eroi ci sono risorse: le monete d'oro. Le carte che brillano si possono giocare ora. Ognuna costa il numero nel suo angolo, pagato dagli eroi dello stesso colore. Quando hai finito, premi «Non gioco altro».
hint-cost = Clicca sugli eroi che pagano. Ogni clic prende una risorsa.
hint-commit = Chi va all'impresa? I personaggi che scegli si esauriscono, e la loro Forza di Volontà (la fiamma) conta contro la Forza di Minaccia (l'occhio) nell'area di allestimento. Tieni qualcuno pronto a difendere.
hint-travel = Se viaggi verso un luogo, la sua Forza di Minaccia non conta più contro di te; ma bisogna esplorarlo prima che l'impresa vada avanti.
hint-engage = Puoi impegnare un nemico a tua scelta. I nemici il cui Costo di Impegno non supera la tua Minaccia verranno comunque da soli.
hint-enemy-attack = I nemici impegnati con te attaccano uno dopo l'altro. L'ordine lo scegli tu.
hint-defend = Un personaggio pronto può difendere: la sua Forza di Difesa si sottrae dai danni. Se non difende nessuno, un eroe li subisce tutti. Ogni nemico ha una carta ombra a faccia in giù, che può peggiorare le cose.
hint-damage = Nessuno ha difeso: scegli l'eroe che subisce i danni.
hint-attack = Ora tocca a te colpire. Scegli un nemico, poi chi lo attacca.
hint-attackers = I personaggi pronti sommano la loro Forza di Attacco. Si sottrae la Forza di Difesa del nemico, il resto sono danni.
hint-action = Una pausa in cui potresti usare una capacità. Se non vuoi, passa.
hint-response = Una tua carta può rispondere a ciò che è appena accaduto.
hint-choose = Una carta ti chiede di scegliere. Si possono scegliere le carte che brillano.
hint-understood = Capito
hint-no-more = basta così

## Inizio

home-tag = La foresta è antica e la strada è lunga. Percorrila in solitario, o con tre amici.
home-continue = Continua
home-continue-text = Dove hai lasciato il tavolo
home-new = Nuova partita
home-new-text = Scegli impresa, mazzi e compagnia
home-guided = Prima partita guidata
home-guided-text = Impara al tavolo
home-join = Unisciti a un tavolo
home-join-text = Con il link di un amico
home-campaigns = Campagne
home-campaigns-text = Tre scenari, una storia
home-decks = Mazzi
home-decks-text = Introduttivi, tuoi, importati
home-cards = Carte
home-cards-text = Consulta ogni carta
home-journal = Diario e registrazioni
home-journal-text = Come sono andate le tue partite
home-note = Un tavolo non ufficiale per il set base. Parole e immagini sono tutte nostre.
rules = Regole
settings = Impostazioni
journal = Diario
continue-left = Lasciata qualche tempo fa
continue-lobby = In attesa di giocatori
continue-text = Round { $round }, { $players ->
    [one] un giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}
continue-seat = Prendi il tuo posto

## Nuova partita

new-title = Nuova partita
new-scenario = Quale strada?
new-difficulty = Difficoltà { $difficulty }
new-company = Chi viene con te?
new-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
}
new-who = Chi gioca
new-me = Io
new-friend = Un amico, con un link
new-more = Edizione, modalità, seme
new-edition = Edizione
new-mode = Modalità
new-seed = Seme
new-seed-none = casuale
new-public = Può unirsi chiunque
new-begin = Comincia
new-lay = Prepara il tavolo
your-name = Il tuo nome
about-passage-through-mirkwood = Ragni, e un sentiero che si biforca.
about-journey-along-the-anduin = Un troll, un fiume, un agguato.
about-escape-from-dol-guldur = Un prigioniero nella torre del Necromante.

join-title = Un posto ti aspetta
join-text = Qualcuno ti invita al suo tavolo.
join-enter = Entra
join-link = Il link che hai ricevuto
join-public = Tavoli aperti
join-none = In questo momento nessuno aspetta compagnia.

lobby-sub = { $edition }, { $mode }
lobby-free = Posto libero
lobby-ready = a posto
lobby-deck = Mazzo
lobby-no-deck = Ancora nessun mazzo
lobby-no-agent = Nessun compagno
lobby-begin = Io ci sono
lobby-waiting = In attesa degli altri
lobby-there = Al tavolo: { $names }
decks-starter = Mazzi introduttivi
decks-own = I tuoi mazzi
deck-new = Nuovo mazzo

## Impostazioni

settings-language = Lingua
settings-theme = Luce
settings-palette = Colori
palette-usual = come disegnati
palette-clear = chiari per chi confonde rosso e verde
settings-pace = Ritmo
settings-scale = Grandezza del testo: { $scale } %
settings-forecast = Previsioni da informazioni pubbliche
settings-hints = Parole per chi comincia
settings-motion = Le carte si muovono
settings-sound = Suoni
settings-text-cards = Carte come testo
settings-notify = Avvisami quando tocca a me
settings-override = Le carte si possono cambiare a mano (segna la partita)
pictures = Immagini tue
pictures-text = Scegli una cartella di immagini con il numero o il titolo della carta come nome (013.png, Aragorn.jpg): appaiono al posto delle nostre. Restano in questo browser e non vengono inviate.
pictures-choose = Scegli una cartella
pictures-drop = Torna alle nostre
pictures-count = { $count ->
    [0] Nessuna immagine di carte è stata trovata.
    [one] Una carta ha un’immagine tua.
   *[other] { $count } carte hanno immagini tue.
}
theme-night = Marcia notturna
theme-parchment = Pergamena
pace-every = Aspetta a ogni carta rivelata
pace-reveals = Mostra per un momento le carte rivelate
pace-decisions = Fermati solo per le decisioni
language-en = English
language-pl = Polski
language-it = Italiano
language-cs = Čeština
language-ro = Română

## La fine

end-victory = Fuori dal bosco
end-defeat = La strada finisce qui
end-summary = { $scenario }, { $rounds ->
    [one] un round
    [many] { $rounds } di round
   *[other] { $rounds } round
}.
end-fallen = tra i caduti
end-undos = { $count ->
    [0] Nessuna mossa è stata annullata.
    [one] Una mossa è stata annullata.
    [many] { $count } di mosse sono state annullate.
   *[other] { $count } mosse sono state annullate.
}
end-adjusted-note = In questa partita il motore è stato scavalcato: il risultato non conta.
end-no-score = Una partita persa non ha punteggio.
end-chart = Com'è andata, round per round
end-willpower = forza di volontà destinata
end-staging = minaccia nell’area di allestimento
end-threat = minaccia dei giocatori, su 50
end-again = Gioca ancora
end-other = Un’altra impresa
end-next = Avanti con lo scenario successivo
end-replay = Rivedila
end-share = Copia il link alla partita
end-look = Guarda il tavolo
score = Punteggio
score-lower = più basso è meglio
score-final = Punteggio finale

## Carte, regole, diario, registrazioni

cards-search = Cerca tra nomi, tratti e testi
cards-type = Qualsiasi tipo
cards-sphere = Qualsiasi sfera
cards-set = Qualsiasi set
cards-count = { $count ->
    [one] { $count } carta
    [many] { $count } di carte
   *[other] { $count } carte
}
rules-lead = Le regole come le gioca questo tavolo. Quando dice di no, ne nomina una.
rules-search = Cerca nelle regole
journal-lead = { $games ->
    [one] Una partita
    [many] { $games } di partite
   *[other] { $games } partite
}, vittorie: { $won }.
journal-none = Qui si annotano le partite finite.
journal-by = Conta per
journal-by-scenario = Scenario
journal-by-hero = Eroe
journal-by-players = Giocatori
journal-by-deck = Mazzo
journal-by-mode = Modalità
journal-only = Mostra solo queste partite, o di nuovo tutte
journal-count-games = Partite
journal-count-won = Vinte
journal-count-rounds = Round in media
journal-count-best = Punteggio migliore
journal-file = Il diario come file
journal-file-csv = Tabella (CSV)
journal-file-markdown = Testo (Markdown)
journal-file-json = Tutto, con le partite (JSON)
book-journal-won = vittoria
book-journal-lost = sconfitta
book-journal-rounds = { $rounds ->
    [one] un round
    [many] { $rounds } di round
   *[other] { $rounds } round
}

## Mazzi

deck-size = { $count ->
    [one] { $count } carta
    [many] { $count } di carte
   *[other] { $count } carte
}
deck-problems = { $count ->
    [one] un problema
    [many] { $count } di problemi
   *[other] { $count } problemi
}
deck-open = Modifica
deck-play = Gioca con questo
deck-contents = Che cosa contiene
deck-copy = Fallo tuo
deck-drop = Butta via { $deck }
deck-name = Nome
deck-legal = Pronto per giocare.
deck-curve = Carte per costo
deck-curve-at = Costo { $cost }: { $count }
deck-add = { $card }: nel mazzo { $count }. Una in più.
deck-less = { $card }: una in meno
deck-draw = Pesca una mano
decks-none = Non hai ancora mazzi tuoi.
import = Porta un mazzo
import-text = Incolla l'elenco di un mazzo, o trascina qui un file: testo o JSON di RingsDB, OCTGN, o uno ZIP con più mazzi.
import-paste = Hero: Aragorn …
import-read = Leggi
import-file = Scegli un file
import-keep = Conserva
import-fetch-label = Indirizzo o numero di RingsDB
import-fetch = Recupera
import-fetching = Chiedo a RingsDB …
import-understood = Tutto è stato compreso.
import-left-out = { $count ->
    [one] Una riga non è stata compresa ed è tralasciata:
   *[other] { $count } righe non sono state comprese e sono tralasciate:
}
import-keep-all = Conserva tutti
deck-save-as = Salva come …
deck-format-text = Testo (RingsDB)
deck-format-json = JSON (RingsDB)
deck-format-o8d = OCTGN (.o8d)
deck-copy-list = Copia l’elenco

## Campagne

campaign-lead = Tre scenari con gli stessi eroi. Ciò che si vince e ciò che si perde, resta.
campaign-new = Una nuova campagna
campaign-called = Come si chiama
book-campaign-name = La strada attraverso le Terre Selvagge
campaign-begin = Scrivi la prima pagina
campaign-more = Un giocatore in più
campaign-fewer = Un giocatore in meno
campaign-drop = Butta via { $name }
book-campaign-heal = cura
book-campaign-penalty = Da aggiungere alla Minaccia iniziale
book-campaign-fallen = Eroi caduti
campaign-pool = Benefici e fardelli
book-campaign-replace = { $hero } è tra gli eroi caduti. Chi ne prende il posto?
campaign-choose = Scegli
campaign-plays-on-do = { $hero } continua a giocare
book-campaign-over = La campagna è finita.
book-campaign-next = Gioca { $scenario }
