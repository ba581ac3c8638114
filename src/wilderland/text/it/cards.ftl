# I nomi delle carte e il loro testo, con parole nostre.
#
# Il valore di un messaggio è il nome della carta (del lato A per le carte impresa).
#   .name-b   il nome del lato B, se è diverso
#   .text-a   il lato A di una carta impresa o campagna
#   .text     che cosa fa la carta come si gioca oggi: con gli errata, nella forma aggiornata
#             (il lato B di una carta impresa o campagna)
#   .first    .text come fu stampato all'inizio, dove un erratum lo ha cambiato (.first-a: .text-a)
#   .shadow   l'effetto di ombra
# Le parole chiave stanno nei dati delle carte, non qui; in un effetto di ombra o su un nemico
# impegnato, "tu" è il giocatore in difesa o quello impegnato.

## Eroi

card-aragorn = Aragorn
    .text = Risposta: Dopo aver destinato Aragorn a un'impresa, paga 1 risorsa dalla sua riserva per ripristinarlo.

card-theodred = Théodred
    .text = Risposta: Dopo aver destinato Théodred a un'impresa, aggiungi 1 risorsa alla riserva di un qualsiasi eroe destinato alla stessa impresa.

card-gloin = Glóin
    .text = Risposta: Dopo che Glóin ha subìto danni, aggiungi alla sua riserva tante risorse quanti sono i danni appena subìti.

card-gimli = Gimli
    .text = Gimli ha +1 alla Forza di Attacco per ogni segnalino danno su di lui.

card-legolas = Legolas
    .text = Risposta: Dopo che un nemico è stato distrutto da un attacco a cui Legolas ha preso parte, colloca 2 segnalini progresso sull'impresa attuale.

card-thalin = Thalin
    .text = Finché Thalin è destinato a un'impresa, ogni nemico subisce 1 danno nel momento in cui viene rivelato dal mazzo degli incontri, prima delle sue parole chiave e dei suoi effetti di rivelazione.

card-eowyn = Éowyn
    .text = Azione: Dai a Éowyn +1 alla Forza di Volontà per il resto della fase, al costo di 1 carta scartata dalla tua mano. Può usarla qualsiasi giocatore, ciascuno una volta per round.

card-eleanor = Eleanor
    .text = Risposta: Quando una sventura è appena stata rivelata dal mazzo degli incontri, esaurisci Eleanor per annullarne gli effetti di rivelazione. Poi scartala e rivela al suo posto la carta successiva del mazzo degli incontri.

card-dunhere = Dúnhere
    .text = Quando è l'unico attaccante, Dúnhere può attaccare un nemico nell'area di allestimento; mentre lo fa, ha +1 alla Forza di Attacco.

card-denethor = Denethor
    .text = Azione: Esaurisci Denethor per guardare la carta in cima al mazzo degli incontri. Puoi metterla in fondo a quel mazzo.

card-glorfindel = Glorfindel
    .text = Azione: Spendi 1 risorsa di Glorfindel per curare 1 danno a un personaggio a tua scelta. Al massimo una volta per round.

card-beravor = Beravor
    .text = Azione: Esaurisci Beravor per far pescare 2 carte a un giocatore a tua scelta. Al massimo una volta per round.
    .first = Azione: Esaurisci Beravor per far pescare 2 carte a un giocatore a tua scelta.

## Autorità

card-guard-of-the-citadel = Guardia della Cittadella

card-faramir = Faramir
    .text = Azione: Esaurisci Faramir per dare +1 alla Forza di Volontà a ogni personaggio di un giocatore a tua scelta fino alla fine della fase.

card-son-of-arnor = Figlio di Arnor
    .text = Risposta: Dopo che Figlio di Arnor è entrato in gioco, impegna un nemico che si trova nell'area di allestimento o che è impegnato con un altro giocatore.

card-snowbourn-scout = Esploratore di Acquaneve
    .text = Risposta: Dopo che Esploratore di Acquaneve è entrato in gioco, colloca 1 segnalino progresso su un luogo a tua scelta.

card-silverlode-archer = Arciere dell'Argentaroggia

card-longbeard-orc-slayer = Sterminaorchi dei Lungobarbi
    .text = Risposta: Dopo che Sterminaorchi dei Lungobarbi è entrato in gioco, ogni nemico Orco in gioco subisce 1 danno.

card-brok-ironfist = Brok Ironfist
    .text = Risposta: Dopo che un eroe Nano sotto il tuo controllo è uscito dal gioco, puoi mettere in gioco Brok Ironfist dalla tua mano.

card-ever-vigilant = Ever Vigilant
    .text = Azione: Ripristina un alleato a tua scelta.

card-common-cause = Common Cause
    .text = Azione: Esaurisci un eroe che controlli per ripristinare un altro eroe a tua scelta.

card-for-gondor = For Gondor!
    .text = Azione: Per il resto della fase ogni personaggio ha +1 alla Forza di Attacco, e ogni personaggio Gondor ha anche +1 alla Forza di Difesa.

card-sneak-attack = Attacco Furtivo
    .text = Azione: Metti in gioco un alleato dalla tua mano. Se è in gioco quando la fase finisce, riprendilo in mano.

card-valiant-sacrifice = Sacrificio Valoroso
    .text = Risposta: Dopo che un alleato è uscito dal gioco, il giocatore che lo controllava pesca 2 carte.

card-grim-resolve = Ferma Risolutezza
    .text = Azione: Ripristina ogni personaggio in gioco.

card-steward-of-gondor = Sovrintendente di Gondor
    .text =
        Si assegna a un eroe.
        Quell'eroe ha anche il tratto Gondor.
        Azione: Esaurisci questa carta per aggiungere 2 risorse alla riserva dell'eroe a cui è assegnata.

card-celebrians-stone = Pietra di Celebrian
    .text =
        Si assegna a un eroe.
        Quell'eroe ha +2 alla Forza di Volontà.
        Finché è assegnata ad Aragorn, gli dà anche un'icona risorsa Animo.

## Tattica

card-veteran-axehand = Brandiascia Veterano

card-gondorian-spearman = Lanciere di Gondor
    .text = Risposta: Dopo aver dichiarato Lanciere di Gondor come difensore, il nemico attaccante subisce 1 danno.

card-horseback-archer = Horseback Archer

card-beorn = Beorn
    .text = Azione: Beorn ha +5 alla Forza di Attacco per il resto della fase. Quando quella fase finisce, mescolalo nel tuo mazzo. Al massimo una volta per round.

card-blade-mastery = Maestria con la Lama
    .text = Azione: Un personaggio a tua scelta ha +1 alla Forza di Attacco e +1 alla Forza di Difesa per il resto della fase.

card-rain-of-arrows = Rain of Arrows
    .text = Azione: Esaurisci un personaggio con Distanza che controlli per infliggere 1 danno a ogni nemico impegnato con un giocatore a tua scelta.

card-feint = Finta
    .text = Azione di Combattimento: Scegli un nemico impegnato con un giocatore. Per il resto della fase non può attaccare quel giocatore.
    .first = Azione di Combattimento: Scegli un nemico impegnato con un giocatore. Per il resto della fase non può attaccare.

card-quick-strike = Colpo Rapido
    .text = Azione: Esaurisci un personaggio che controlli per attaccare subito, solo con lui, un nemico a tua scelta che possa essere suo bersaglio.

card-thicket-of-spears = Thicket of Spears
    .text =
        Le risorse per questa carta devono venire dalle riserve di 3 eroi diversi.
        Azione: Per il resto della fase, i nemici impegnati con un giocatore a tua scelta non possono attaccare quel giocatore.
    .first =
        Le risorse per questa carta devono venire dalle riserve di 3 eroi diversi.
        Azione: Per il resto della fase, i nemici impegnati con un giocatore a tua scelta non attaccano.

card-swift-strike = Swift Strike
    .text = Risposta: Dopo che un qualsiasi personaggio è stato dichiarato come difensore, il nemico attaccante subisce 2 danni.

card-stand-together = Stand Together
    .text = Azione: Per il resto della fase, contro ogni nemico che lo attacca, un giocatore a tua scelta può dichiarare come difensori quanti vuole dei propri personaggi che possono difendere.

card-blade-of-gondolin = Lama di Gondolin
    .text =
        Si assegna a un eroe.
        Mentre attacca un Orco, quell'eroe ha +1 alla Forza di Attacco.
        Risposta: Dopo che l'eroe a cui è assegnata ha distrutto un nemico attaccandolo, colloca 1 segnalino progresso sull'impresa attuale.

card-citadel-plate = Citadel Plate
    .text =
        Si assegna a un eroe.
        Quell'eroe ha 4 punti ferita in più.

card-dwarven-axe = Dwarven Axe
    .text =
        Si assegna a un eroe.
        Quell'eroe ha +1 alla Forza di Attacco, oppure +2 se è un Nano.

card-horn-of-gondor = Corno di Gondor
    .text =
        Si assegna a un eroe.
        Risposta: Dopo che un qualsiasi personaggio è stato distrutto, la riserva dell'eroe a cui è assegnata riceve 1 risorsa.
    .first =
        Si assegna a un eroe.
        Risposta: Dopo che un qualsiasi personaggio è uscito dal gioco, la riserva dell'eroe a cui è assegnata riceve 1 risorsa.

## Animo

card-wandering-took = Tuc Vagabondo
    .text = Azione: Riduci di 3 la tua Minaccia per passare il controllo di Tuc Vagabondo a un altro giocatore. La Minaccia di quel giocatore aumenta di 3. Al massimo una volta per round.
    .first = Azione: Riduci di 3 la tua Minaccia per passare il controllo di Tuc Vagabondo a un altro giocatore. La Minaccia di quel giocatore aumenta di 3.

card-lorien-guide = Guida di Lórien
    .text = Risposta: Dopo aver destinato Guida di Lórien a un'impresa, colloca 1 segnalino progresso sul luogo attivo.

card-northern-tracker = Inseguitore del Nord
    .text = Risposta: Dopo aver destinato Inseguitore del Nord a un'impresa, colloca 1 segnalino progresso su ogni luogo nell'area di allestimento.

card-the-galadhrims-greeting = Concilio dei Galadhrim
    .text = Azione: Scegli una delle due: riduci di 6 la Minaccia di un solo giocatore, oppure riduci di 2 la Minaccia di ogni giocatore.

card-strength-of-will = Strength of Will
    .text = Risposta: Dopo che i giocatori hanno viaggiato verso un luogo, colloca su di esso 2 segnalini progresso esaurendo un personaggio Animo che controlli.

card-hasty-stroke = Hasty Stroke
    .text = Risposta: Quando in combattimento si è appena innescato un effetto di ombra, annullalo.

card-will-of-the-west = Will of the West
    .text = Azione: Un giocatore a tua scelta mescola la propria pila degli scarti nel proprio mazzo. Rimuovi questa carta dal gioco.
    .first = Azione: Un giocatore a tua scelta mescola la propria pila degli scarti nel proprio mazzo.

card-a-test-of-will = Prova di Volontà
    .text = Risposta: Quando una carta è appena stata rivelata dal mazzo degli incontri, annullane gli effetti di rivelazione.

card-stand-and-fight = Ergiti e Combatti
    .text = Azione: Scegli nella pila degli scarti di un qualsiasi giocatore un alleato il cui costo stampato sia X. Può essere di qualsiasi sfera, ma non neutrale. Mettilo in gioco sotto il tuo controllo.

card-a-light-in-the-dark = A Light in the Dark
    .text = Azione: Riporta nell'area di allestimento un nemico impegnato con un giocatore.

card-dwarven-tomb = Tomba Nanica
    .text = Azione: Riprendi in mano 1 carta Animo dalla tua pila degli scarti.

card-fortune-or-fate = Fortune or Fate
    .text = Azione: Scegli un eroe nella pila degli scarti di un qualsiasi giocatore e mettilo in gioco; lo controlla il suo proprietario.

card-the-favor-of-the-lady = The Favor of the Lady
    .text =
        Si assegna a un eroe.
        Quell'eroe ha +1 alla Forza di Volontà.

card-power-in-the-earth = Power in the Earth
    .text =
        Si assegna a un luogo.
        Quel luogo ha -1 alla Forza di Minaccia.

card-unexpected-courage = Coraggio Inaspettato
    .text =
        Si assegna a un eroe.
        Azione: Esaurisci questa carta per ripristinare l'eroe a cui è assegnata.

## Sapienza

card-daughter-of-the-nimrodel = Figlia del Nimrodel
    .text = Azione: Esaurisci Figlia del Nimrodel per curare fino a 2 danni a un eroe a tua scelta.

card-erebor-hammersmith = Fabbro di Erebor
    .text = Risposta: Dopo aver giocato Fabbro di Erebor, scegli un giocatore: l'aggiunta più in alto nella sua pila degli scarti torna nella sua mano.

card-henamarth-riversong = Henamarth Cantodifiume
    .text = Azione: Esaurisci Henamarth Cantodifiume per guardare la carta in cima al mazzo degli incontri.

card-miner-of-the-iron-hills = Minatore dei Colli Ferrosi
    .text = Risposta: Dopo che Minatore dei Colli Ferrosi è entrato in gioco, scarta un'aggiunta Condizione in gioco a tua scelta.

card-gleowine = Gléowine
    .text = Azione: Esaurisci Gléowine per far pescare 1 carta a un giocatore a tua scelta.

card-lore-of-imladris = Lore of Imladris
    .text = Azione: Cura tutti i danni a un personaggio a tua scelta.

card-loriens-wealth = Lórien's Wealth
    .text = Azione: Un giocatore a tua scelta pesca 3 carte.

card-radagasts-cunning = Astuzia di Radagast
    .text = Azione di Impresa: Per il resto della fase, un nemico a tua scelta nell'area di allestimento non aggiunge la sua Forza di Minaccia.

card-secret-paths = Sentieri Segreti
    .text = Azione di Impresa: Per il resto della fase, un luogo a tua scelta nell'area di allestimento non aggiunge la sua Forza di Minaccia.

card-gandalfs-search = Gandalf's Search
    .text = Azione: Scegli un giocatore e guarda le prime X carte del suo mazzo. Una va nella mano del suo proprietario; rimetti le altre in cima nell'ordine che vuoi.

card-beorns-hospitality = Beorn's Hospitality
    .text = Azione: Cura tutti i danni a ogni eroe controllato da un giocatore a tua scelta.

card-forest-snare = Trappola a Rete
    .text =
        Si assegna a un nemico impegnato con un giocatore.
        Quel nemico non può attaccare.

card-protector-of-lorien = Protetto da Lórien
    .text =
        Si assegna a un eroe.
        Azione: Dai all'eroe a cui è assegnata +1 alla Forza di Difesa o +1 alla Forza di Volontà, a tua scelta, per il resto della fase, al costo di 1 carta scartata dalla tua mano. Al massimo 3 volte per fase.
    .first =
        Si assegna a un eroe.
        Azione: Dai all'eroe a cui è assegnata +1 alla Forza di Difesa o +1 alla Forza di Volontà, a tua scelta, per il resto della fase, al costo di 1 carta scartata dalla tua mano.

card-dark-knowledge = Dark Knowledge
    .text =
        Si assegna a un eroe.
        Quell'eroe ha -1 alla Forza di Volontà.
        Risposta: Quando una carta ombra è appena stata distribuita a un nemico che ti sta attaccando, esaurisci questa carta per guardare quella carta ombra.

card-self-preservation = Self Preservation
    .text =
        Si assegna a un personaggio.
        Azione: Esaurisci questa carta per curare 2 danni al personaggio a cui è assegnata.

## Neutrali

card-gandalf = Gandalf
    .text =
        Quando il round finisce, Gandalf viene scartato dal gioco.
        Risposta: Dopo che Gandalf è entrato in gioco, scegli una delle tre: pesca 3 carte; oppure un nemico in gioco subisce 4 danni; oppure riduci di 5 la tua Minaccia.

## Ragni di Bosco Atro

card-king-spider = Re Ragno
    .text = Rivelazione: Ogni giocatore deve esaurire un personaggio a sua scelta tra quelli che controlla.
    .shadow = Il giocatore in difesa deve esaurire un personaggio a sua scelta tra quelli che controlla, o 2 se questo attacco è incontrastato.

card-hummerhorns = Hummerhorns
    .text = Obbligo: Dopo che Hummerhorns ti ha impegnato, un eroe che controlli subisce 5 danni.
    .shadow = Ogni personaggio controllato dal giocatore in difesa subisce 1 danno, o 2 se questo attacco è incontrastato.

card-ungoliants-spawn = Progenie di Ungoliant
    .text = Rivelazione: Fino alla fine della fase, tutti i personaggi che in questo momento sono destinati a un'impresa ricevono -1 alla Forza di Volontà.
    .shadow = La Minaccia del giocatore in difesa aumenta di 4, o di 8 se questo attacco è incontrastato.

card-great-forest-web = Foresta di Ragnatele
    .text = Viaggio: Per viaggiare qui, ogni giocatore deve esaurire un eroe che controlla.

card-mountains-of-mirkwood = Mountains of Mirkwood
    .text =
        Viaggio: Per viaggiare qui, i giocatori devono rivelare la carta in cima al mazzo degli incontri e aggiungerla all'area di allestimento.
        Risposta: Dopo che questo luogo è stato esplorato ed è uscito dal gioco, ogni giocatore può cercare tra le prime 5 carte del proprio mazzo e prenderne 1 in mano. Le altre si mescolano nei mazzi da cui vengono.

card-eyes-of-the-forest = Eyes of the Forest
    .text = Rivelazione: Ogni giocatore scarta tutti gli eventi che ha in mano.

card-caught-in-a-web = Caught in a Web
    .text = Rivelazione: Il giocatore con la Minaccia più alta di tutti assegna questa carta a un eroe che controlla. Da quel momento conta come aggiunta Condizione con il testo: “Nella Fase di Ristoro l'eroe a cui è assegnata si ripristina solo se paghi 2 risorse dalla sua riserva.”

## Terre Selvagge

card-wolf-rider = Wolf Rider
    .shadow = Wolf Rider effettua un proprio attacco contro il giocatore in difesa: riceve una carta ombra, e quel giocatore può dichiarare 1 personaggio come difensore. Alla fine della Fase di Combattimento, Wolf Rider torna in cima al mazzo degli incontri.

card-hill-troll = Hill Troll
    .text = Quando l'attacco di Hill Troll infligge a un personaggio più danni dei punti ferita che gli restano, la tua Minaccia deve aumentare dell'eccesso.

card-goblin-sniper = Tiratore Goblin
    .text =
        Nella Fase di Incontro, Tiratore Goblin non può essere scelto per l'impegno facoltativo finché un altro nemico è nell'area di allestimento.
        Obbligo: Alla fine della Fase di Combattimento, se Tiratore Goblin è nell'area di allestimento, ogni giocatore infligge 1 danno a un personaggio che controlla.

card-marsh-adder = Marsh Adder
    .text = Obbligo: Ogni volta che Marsh Adder ti attacca, la tua Minaccia aumenta di 1.

card-wargs = Wargs
    .text = Obbligo: Se una carta ombra distribuita a Wargs non ha alcun effetto di ombra, dopo il suo attacco Wargs torna nell'area di allestimento.
    .shadow = Il nemico attaccante ha +1 alla Forza di Attacco, o +2 se questo attacco è incontrastato.

card-despair = Despair
    .text = Rivelazione: Rimuovi 4 segnalini progresso dalla carta impresa attuale, o tutti se ne ha di meno.
    .shadow = La Forza di Difesa del personaggio difensore non conta.

card-the-brown-lands = The Brown Lands
    .text = Obbligo: Dopo che i giocatori hanno viaggiato qui, colloca 1 segnalino progresso su questo luogo.

card-the-east-bight = The East Bight
    .text = Se nessun luogo è attivo quando i giocatori possono viaggiare, devono viaggiare qui.

## Orchi di Dol Guldur

card-dol-guldur-orcs = Orco di Dol Guldur
    .text = Rivelazione: Il primo giocatore sceglie un personaggio destinato a un'impresa, che subisce 2 danni.
    .shadow = Il nemico attaccante ha +1 alla Forza di Attacco, o +3 se questo attacco è incontrastato.

card-chieftan-ufthak = Capotribù Ufthak
    .text =
        Capotribù Ufthak ha +2 alla Forza di Attacco per ogni segnalino risorsa su di lui.
        Obbligo: Dopo un attacco di Capotribù Ufthak, colloca su di lui 1 segnalino risorsa.

card-dol-guldur-beastmaster = Domabestie di Dol Guldur
    .text = Obbligo: Quando Domabestie di Dol Guldur attacca, riceve una carta ombra in più.
    .first = Obbligo: Dopo che Domabestie di Dol Guldur ha attaccato, riceve una carta ombra in più.

card-driven-by-shadow = Driven by Shadow
    .text = Rivelazione: Fino alla fine della fase, tutti i nemici e i luoghi che in questo momento sono nell'area di allestimento ricevono +1 alla Forza di Minaccia. Se l'area di allestimento è vuota, questa carta ottiene Impulso.
    .shadow = Scarta un'aggiunta a tua scelta dal personaggio difensore; se questo attacco è incontrastato, scarta tutte le aggiunte che controlli.

card-the-necromancers-reach = The Necromancer's Reach
    .text = Rivelazione: Ogni personaggio esaurito subisce 1 danno.

card-necromancers-pass = Necromancer's Pass
    .text = Viaggio: Per viaggiare qui, il primo giocatore deve scartare 2 carte a caso dalla propria mano.

card-enchanted-stream = Ruscello Incantato
    .text = I giocatori non possono pescare carte finché questo è il luogo attivo.

## Attraverso Bosco Atro

card-forest-spider = Ragno della Foresta
    .text = Obbligo: Dopo che Ragno della Foresta ha impegnato un giocatore, ha +1 alla Forza di Attacco per il resto del round.
    .shadow = Il giocatore in difesa deve scartare un'aggiunta a sua scelta tra quelle che controlla.

card-east-bight-patrol = Pattuglia dell'Ansa Orientale
    .shadow = Il nemico attaccante ha +1 alla Forza di Attacco; se questo attacco è incontrastato, inoltre la tua Minaccia aumenta di 3.

card-black-forest-bats = Black Forest Bats
    .text = Rivelazione: Ogni giocatore deve scegliere un personaggio destinato a un'impresa e rimuoverlo dall'impresa. Quel personaggio non viene per questo ripristinato.

card-old-forest-road = Old Forest Road
    .text = Risposta: Dopo che i giocatori hanno viaggiato qui, il primo giocatore può ripristinare un personaggio a sua scelta tra quelli che controlla.

card-forest-gate = Forest Gate
    .text = Risposta: Dopo che i giocatori hanno viaggiato qui, il primo giocatore può pescare 2 carte.

## Fuga da Dol Guldur

card-dungeon-jailor = Dungeon Jailor
    .text = Obbligo: Dopo che i giocatori hanno affrontato l'impresa con insuccesso mentre Dungeon Jailor è nell'area di allestimento, un obiettivo non reclamato che si trova lì, protetto o no, si mescola nel mazzo degli incontri.

card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
    .text =
        Su Nazgûl of Dol Guldur non si possono giocare aggiunte.
        Obbligo: Quando il prigioniero viene liberato, Nazgûl of Dol Guldur si sposta nell'area di allestimento.
        Obbligo: Dopo che si è risolto l'effetto di ombra di una carta distribuita a questo nemico, il giocatore impegnato con esso deve scartare un personaggio a sua scelta tra quelli che controlla.
    .first =
        Obbligo: Quando il prigioniero viene liberato, Nazgûl of Dol Guldur si sposta nell'area di allestimento.
        Obbligo: Dopo che si è risolto l'effetto di ombra di una carta distribuita a questo nemico, il giocatore impegnato con esso deve scartare un personaggio a sua scelta tra quelli che controlla.

card-cavern-guardian = Cavern Guardian
    .shadow = Scarta un'aggiunta a tua scelta tra quelle che controlli, o tutte se questo attacco è incontrastato. Un obiettivo scartato in questo modo torna nell'area di allestimento.

card-under-the-shadow = Under the Shadow
    .text = Rivelazione: Fino alla fine della fase, la Forza di Minaccia totale dell'area di allestimento è più alta di 1 per ogni giocatore in partita.
    .shadow = La Minaccia del giocatore in difesa aumenta di 1 per ogni nemico impegnato con lui.

card-iron-shackles = Iron Shackles
    .text = Rivelazione: Questa carta si assegna alla cima del mazzo del primo giocatore. Da quel momento conta come aggiunta Condizione con il testo: “La prossima volta che si starebbe per pescare un qualsiasi numero di carte dal mazzo a cui è assegnata, scarta invece Iron Shackles.”
    .shadow = Risolvi l'effetto di rivelazione di questa carta.

card-endless-caverns = Endless Caverns

card-tower-gate = Tower Gate
    .text = Obbligo: Dopo che i giocatori hanno viaggiato qui, ogni giocatore mette davanti a sé a faccia in giù la prima carta del proprio mazzo, come se fosse un nemico che lo ha appena impegnato dall'area di allestimento. Una carta simile si chiama Orc Guard; è trattata come un nemico con 1 alla Forza di Attacco, 1 alla Forza di Difesa e 1 punto ferita.

card-gandalfs-map = Gandalf's Map
    .text =
        Azione: Se a questo obiettivo non è assegnato alcun incontro, aumenta di 2 la tua Minaccia per reclamarlo. Una volta reclamato, assegnalo a un eroe che controlli. Da quel momento conta come aggiunta; se se ne stacca, torna nell'area di allestimento.
        L'eroe a cui è assegnato non può attaccare e non può difendere.

card-dungeon-torch = Dungeon Torch
    .text =
        Azione: Se a questo obiettivo non è assegnato alcun incontro, aumenta di 2 la tua Minaccia per reclamarlo. Una volta reclamato, assegnalo a un eroe che controlli. Da quel momento conta come aggiunta; se se ne stacca, torna nell'area di allestimento.
        Obbligo: Quando un round finisce, il giocatore che controlla l'eroe a cui è assegnato aumenta di 2 la propria Minaccia.

card-shadow-key = Shadow Key
    .text =
        Azione: Se a questo obiettivo non è assegnato alcun incontro, aumenta di 2 la tua Minaccia per reclamarlo. Una volta reclamato, assegnalo a un eroe che controlli. Da quel momento conta come aggiunta; se se ne stacca, torna nell'area di allestimento.
        Obbligo: Quando un round finisce, l'eroe a cui è assegnato subisce 1 danno.

## Viaggio Lungo l'Anduin

card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Obbligo: Dopo un attacco di Misty Mountain Goblins, rimuovi 1 segnalino progresso dall'impresa attuale.
    .shadow = Rimuovi 1 segnalino progresso dall'impresa attuale, o 3 se questo attacco è incontrastato.

card-massing-at-night = Massing at Night
    .text = Rivelazione: Rivela 1 carta incontro in più per ogni giocatore in partita.
    .shadow = Il nemico attaccante riceve 1 carta ombra in più per ogni giocatore in partita.

card-banks-of-the-anduin = Banks of the Anduin
    .text = Obbligo: Quando questo luogo esce dal gioco, va in cima al mazzo degli incontri e non nella pila degli scarti.

card-gladden-fields = Campi Iridati
    .text = Obbligo: Finché questo è il luogo attivo, nella Fase di Ristoro la Minaccia di ogni giocatore aumenta di 1 in più.

## Sguardo di Sauron

card-eastern-crows = Eastern Crows
    .text = Obbligo: Dopo la sua sconfitta, Eastern Crows si mescola di nuovo nel mazzo degli incontri.
    .shadow = Il nemico attaccante ha +1 alla Forza di Attacco, o +2 se la Minaccia del giocatore in difesa è almeno 35.

card-evil-storm = Evil Storm
    .text = Rivelazione: Per ogni giocatore la cui Minaccia è almeno 35, ogni personaggio che controlla subisce 1 danno.

card-pursued-by-shadow = Pursued by Shadow
    .text = Rivelazione: La Minaccia di ogni giocatore aumenta di 1 per ogni personaggio che controlla e che non è destinato a un'impresa.
    .shadow = Il giocatore in difesa fa tornare nella mano del suo proprietario un alleato esaurito a sua scelta tra quelli che controlla. Se non ne ha, la sua Minaccia aumenta di 3.

card-treacherous-fog = Treacherous Fog
    .text = Rivelazione: Fino alla fine della fase, ogni luogo nell'area di allestimento ha +1 alla Forza di Minaccia, anche se vi arriva più tardi. Poi ogni giocatore la cui Minaccia è almeno 35 scarta una carta a sua scelta dalla propria mano.

## Impresa: Attraverso Bosco Atro

card-flies-and-spiders = Mosche e Ragni
    .text-a = Preparazione: Cerca nel mazzo degli incontri un Ragno della Foresta e una Old Forest Road e aggiungi entrambe le carte all'area di allestimento. Poi il mazzo degli incontri si mescola.

card-a-fork-in-the-road = Biforcazione nel Sentiero
    .text = Obbligo: Quando i giocatori sconfiggono questo stadio, il successivo si sceglie a caso tra i due stadi dal nome Il Sentiero Scelto.

card-dont-leave-the-path = Il Sentiero Scelto
    .name-b = "Don't Leave the Path!"
    .text =
        Rivelazione: Ogni giocatore deve cercare nel mazzo degli incontri e nella sua pila degli scarti una carta Ragno a sua scelta e aggiungerla all'area di allestimento.
        I giocatori vincono solo se trovano Progenie di Ungoliant e la sconfiggono.

card-beorns-path = Il Sentiero Scelto
    .name-b = Beorn's Path
    .text = Finché Progenie di Ungoliant è in gioco, questo stadio non può essere sconfitto. I giocatori vincono la partita sconfiggendolo.

## Impresa: Fuga da Dol Guldur

card-the-necromancers-tower = The Necromancer's Tower
    .text-a = Preparazione: Cerca nel mazzo degli incontri i 3 obiettivi, rivelali e mettili nell'area di allestimento. Metti Nazgûl of Dol Guldur accanto al mazzo dell'impresa, a faccia in su e fuori dal gioco. Poi mescola il mazzo degli incontri e assegna un incontro a ciascuno degli obiettivi: quello richiesto dalla sua parola chiave Protetta, non un secondo.
    .first-a = Preparazione: Cerca nel mazzo degli incontri i 3 obiettivi e mettili nell'area di allestimento. Metti Nazgûl of Dol Guldur accanto al mazzo dell'impresa, a faccia in su e fuori dal gioco. Poi mescola il mazzo degli incontri e assegna un incontro a ciascuno degli obiettivi.
    .text =
        Rivelazione: Tra tutti gli eroi che i giocatori controllano, uno viene scelto a caso e girato a faccia in giù. Ora è il prigioniero: finché l'effetto di una carta più avanti in questa impresa non lo libera, non può essere usato, non può subire danni e non riscuote risorse.
        Tutti i giocatori insieme non possono giocare più di 1 alleato per round.
        I giocatori non possono progredire oltre questo stadio finché non hanno almeno 1 degli obiettivi.

card-through-the-caverns = Through the Caverns
    .text =
        Risposta: Dopo che su questa carta è stato collocato un qualsiasi progresso, gira il prigioniero a faccia in su e colloca su quell'eroe 1 segnalino danno. Ora è liberato, e chi lo controlla può usarlo di nuovo.
        Tutti i giocatori insieme non possono giocare più di 1 alleato per round.
        I giocatori non possono progredire oltre questo stadio finché il prigioniero non è liberato e finché non hanno tutti e 3 gli obiettivi del set Fuga da Dol Guldur.

card-out-of-the-dungeons = Out of the Dungeons
    .text =
        Obbligo: Quando inizia una Fase di Impresa, ogni giocatore mette davanti a sé a faccia in giù la prima carta del proprio mazzo, come se fosse un nemico che lo ha appena impegnato dall'area di allestimento. Una carta simile si chiama Orc Guard; è trattata come un nemico con 1 alla Forza di Attacco, 1 alla Forza di Difesa e 1 punto ferita. Se sta per tornare nell'area di allestimento, va invece nella pila degli scarti del suo proprietario.
        Finché Nazgûl of Dol Guldur è in gioco, questo stadio non può essere sconfitto. I giocatori vincono la partita sconfiggendolo mentre il Nazgûl non è in gioco.

## Impresa: Viaggio Lungo l'Anduin

card-to-the-river = To the River...
    .text-a = Preparazione: Ogni giocatore rivela la carta in cima al mazzo degli incontri e la aggiunge all'area di allestimento.
    .text =
        Rivelazione: Se nessun Hill Troll è in gioco, cercane uno nel mazzo degli incontri e mettilo nell'area di allestimento. Il mazzo degli incontri si mescola.
        Finché un qualsiasi Hill Troll è in gioco, questo stadio non può essere sconfitto.

card-anduin-passage = Anduin Passage
    .text = In ogni Fase di Impresa si rivela una carta incontro in più. Nella Fase di Incontro non ci sono verifiche di impegno; resta permesso l'impegno facoltativo, di 1 nemico per ogni giocatore.

card-ambush-on-the-shore = Ambush on the Shore
    .text =
        Rivelazione: Per ogni giocatore si rivelano 2 carte incontro, che si aggiungono all'area di allestimento.
        D'ora in poi la Fase di Impresa non ha il passo Allestimento.
        I giocatori vincono la partita non appena nessun nemico è in gioco.

## Campagna: Sentieri di Bosco Atro

card-campaign-passage-through-mirkwood = Attraverso Bosco Atro
    .text-a =
        Questa partita fa parte di una campagna.
        Preparazione: Mendor viene messo in gioco.
        I giocatori perdono se Mendor esce dal gioco.
    .text =
        Risoluzione: Ogni giocatore guadagna una copia del beneficio Mendor's Support; tutte le copie guadagnate vanno nella riserva della campagna.
        Se il lato B dello stadio 3 era Beorn's Path, il fardello Ungoliant's Swarm va nella riserva della campagna.
        Se era "Don't Leave the Path!", il fardello Lingering Venom va nella riserva della campagna.

card-campaign-journey-along-the-anduin = Viaggio Lungo l'Anduin
    .text-a =
        Questa partita fa parte di una campagna.
        Preparazione: Mendor viene messo in gioco. Tutte le copie di Valor e di Scarred sono messe da parte, fuori dal gioco.
        Risposta: Dopo la sconfitta di un Hill Troll, ogni giocatore che può assegna una delle carte Valor messe da parte a un eroe sotto il suo controllo.
        Obbligo: Dopo che un Hill Troll ha distrutto un personaggio, ogni giocatore assegna una delle carte Scarred messe da parte a un eroe sotto il suo controllo. Al massimo una volta per partita.
        I giocatori perdono se Mendor esce dal gioco.
    .text =
        Risoluzione: Tutte le copie di Valor e di Scarred in gioco vanno nella riserva della campagna. Annota nelle note del Diario della Campagna a quali eroi sono assegnate; nella preparazione di ogni scenario successivo di questa campagna, assegnale agli stessi eroi.
        All'inizio di Fuga da Dol Guldur, l'eroe che ora ha più danni sarà il prigioniero; in caso di parità, uno di loro si sceglie a caso. Annota questo eroe nelle note del Diario della Campagna come prigioniero.

card-campaign-escape-from-dol-guldur = Fuga da Dol Guldur
    .text-a =
        Questa partita fa parte di una campagna.
        Preparazione: Mendor viene messo in gioco. Il primo giocatore sceglie un eroe, a cui viene assegnata Appointed by Fate.
        Obbligo: Quando il prigioniero sta per essere scelto a caso tra gli eroi, si prende invece l'eroe annotato come prigioniero nel Diario della Campagna. Tutte le carte assegnate a quell'eroe si girano a faccia in giù finché non viene liberato. Anche Mendor è catturato: sta a faccia in giù accanto al prigioniero, ma non è uscito dal gioco. Gira questa carta.
    .text =
        Risposta: Dopo che per la prima volta è stato reclamato un obiettivo, gira Mendor a faccia in su e colloca su di lui 1 segnalino danno.
        Risoluzione: Se Mendor è in gioco, aggiungilo alla riserva della campagna. Se lo fai, viene messo in gioco all'inizio di ogni scenario della vostra prossima campagna, e in quella campagna ogni giocatore può avere nel proprio mazzo una copia di Mendor's Support.
        Se non è in gioco, la riserva della campagna per la vostra prossima campagna non cambia.

## Benefici e fardelli

card-mendors-support = Mendor's Support
    .text =
        Nello stesso round non si può giocare una seconda copia di Mendor's Support.
        Azione: Per il resto del round, Mendor ha +2 alla Forza di Volontà, +2 alla Forza di Attacco e +2 alla Forza di Difesa.

card-valor = Valor
    .text =
        Al massimo 1 copia su ogni eroe.
        Risposta: Dopo aver dichiarato come attaccante l'eroe a cui è assegnata, esaurisci questa carta per curare 1 danno a quell'eroe e infliggere 1 danno al nemico attaccato.

card-appointed-by-fate = Appointed by Fate
    .text = In ogni Fase di Risorsa, l'eroe a cui è assegnata riscuote una risorsa in più.

card-mendor = Mendor
    .text =
        Mendor è controllato dal primo giocatore.
        Risposta: Dopo che i giocatori hanno sconfitto una carta impresa, ripristina Mendor. Poi ogni giocatore pesca 1 carta.
        Quando Mendor lascia il gioco, viene rimosso dal gioco.

card-ungoliants-swarm = Ungoliant's Swarm
    .text = Obbligo: Dopo che Ungoliant's Swarm ha impegnato un giocatore, devono essere esauriti 2 personaggi a scelta di quel giocatore tra quelli sotto il suo controllo.
    .shadow = Ungoliant's Swarm viene messo in gioco, impegnato con te.

card-lingering-venom = Lingering Venom
    .text = Rivelazione: Ogni giocatore deve scegliere una delle due: esaurire tutti i personaggi feriti sotto il suo controllo, oppure infliggere 2 danni all'eroe sotto il suo controllo che ha più danni.
    .shadow = Tutti i personaggi feriti sotto il tuo controllo si esauriscono.

card-scarred = Scarred
    .text =
        Al massimo 1 copia su ogni eroe.
        Obbligo: Dopo che un personaggio sotto il tuo controllo è stato distrutto, la tua Minaccia aumenta di 1.
