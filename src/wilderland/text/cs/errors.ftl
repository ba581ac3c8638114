# Co nelze udělat a proč. Chyby enginu nesou tyto identifikátory a jejich argumenty.

## Příprava hry

error-not-words = Scénář, vydání a režim musí být slova.
error-unknown-edition = Vydání „{ $word }“ neexistuje; jsou: { $known }.
error-unknown-mode = Režim „{ $word }“ neexistuje; jsou: { $known }.
error-unknown-scenario = Scénář „{ $word }“ neexistuje; jsou: { $known }.
error-not-playable = { $scenario }: tento scénář ještě nelze hrát.
error-campaign-needs-revised = Kampaň patří k revidovanému vydání; zvoleno: { $edition }.
error-number-of-decks = Je potřeba 1 až { $most } balíčků, ne { $count }.
error-decks-for-seats = { $players ->
    [one] Příliš mnoho balíčků: { $decks } na { $players } hráče.
    [few] Příliš mnoho balíčků: { $decks } na { $players } hráče.
    [many] Příliš mnoho balíčků: { $decks } na { $players } hráče.
   *[other] Příliš mnoho balíčků: { $decks } na { $players } hráčů.
}
error-no-seed = Semínko musí být celé číslo.
error-no-first-player = Místo { $seat } pro prvního hráče neexistuje.
error-no-seat = Místo { $seat } neexistuje: poslední je { $last }.
error-hero-twice = { $hero } je ve dvou balíčcích: žádný hrdina nesmí být u stolu dvakrát.
error-number-of-heroes = { $fewest ->
    [3] Počet hrdinů balíčku v tomto vydání: { $most }.
   *[other] Počet hrdinů balíčku v tomto vydání: { $fewest } až { $most }.
}
error-carry-for-other-players = To, co se převádí, je pro jiný počet hráčů: { $count }, ne { $decks }.
error-damage-on-strangers = Převádějí se zranění hrdinů, kteří tu nejsou: { $heroes }.
error-pool-for-nobody = Karta ze zásoby kampaně je pro hráče, který tu není.
error-unknown-in-pool = „{ $card }“ v zásobě kampaně není karta.

## Hry, uložené hry a záznamy

error-nothing-to-undo = Není co vzít zpět.
error-diverged = Volba { $number } ({ $key }) se už nenabízí. Nabízí se: { $offered }
error-no-replay = Pozice, která byla sestavena nebo znovu rozdána, nemá záznam.
error-not-a-replay = Toto není záznam: { $why }
error-replay-too-long = Tento záznam je příliš dlouhý: přes { $most } voleb, nebo příliš velký balíček.
error-not-json = Soubor je poškozený, nebo to vůbec není uložená hra: { $why }
error-not-a-save = Toto není uložená hra této hry.
error-other-format = Soubor má formát { $format }; tato verze čte { $reads }.
error-newer-format = Soubor má formát { $format }, novější než tato verze: ta čte { $reads }.
error-save-damaged = Uložená hra je poškozená: není taková, jak byla zapsána.
error-save-incomplete = Uložená hra je neúplná: { $why }
error-save-does-not-fit = Uložená hra neodpovídá této verzi: { $why }
error-stands-earlier = Hra stojí u volby { $number } z { $count }: { $key } se už nenabízí.
error-replayed = Hra byla znovu přehrána podle voleb: { $why }
error-cannot-read = { $file } nelze přečíst: { $why }
error-game-not-over = Hra neskončila.

## Změny proti enginu

error-no-adjustment = „{ $key }“ není změna.
error-adjusts-nothing = Nic takového není: { $word } { $number }.
error-cannot-adjust = „{ $word }“ tam nemůže mít hodnotu „{ $value }“.
error-cannot-turn = Tuto kartu tam otočit nelze. Lícem dolů může karta ležet mezi tvými kartami nebo ve vynášecí oblasti; karty výprav se otáčejí samy.
error-no-place = Místo „{ $word }“ neexistuje; místa: { $known }.

## Deník

error-not-a-record = Toto není zápis odehrané hry.
error-record-damaged = Toto není zápis odehrané hry: { $why }

## Série a kampaně

error-all-scenarios = V režimu „{ $mode }“ se hrají všechny scénáře po sobě: žádný neuváděj.
error-no-campaigns = Zatím není žádná kampaň.
error-no-campaign = Kampaň „{ $name }“ neexistuje; jsou: { $known }.
error-campaign-name = Kampaň se nemůže jmenovat „{ $name }“.
error-campaign-there = Kampaň „{ $name }“ už existuje.
error-no-series = V režimu „{ $mode }“ se scénáře nehrají za sebou.
error-series-over = Série skončila.
error-not-a-series = Toto není série ve formátu { $reads }.
error-series-damaged = Série je poškozená: { $why }
error-not-the-next-game = Toto není následující hra.
error-not-a-log = Toto není deník kampaně.
error-log-damaged = Deník kampaně je poškozený: { $why }
error-log-kept = Předchozí deník je v souboru { $file }.
error-names-and-heroes = Každý hráč potřebuje jméno a hrdiny; počet jmen: { $names }, hráčů s hrdiny: { $players }.
error-not-fallen = { $player }: { $hero } není padlý hrdina tohoto hráče.
error-heroes-to-choose = Jsou tu hrdinové na výběr: { $heroes }.
error-swap-before-first = Hrdinové se vyměňují mezi dvěma hrami, ne před první.
error-swapped-already = { $player } – tento hráč už hrdinu vyměnil.
error-not-their-hero = { $player } nemá k výměně hrdinu { $hero }.
error-hero-taken = { $hero } – tento hrdina padl, nebo už někomu patří.
error-not-damaged = { $player } nemá zraněného hrdinu { $hero }.
error-campaign-over = Kampaň skončila.
error-hero-fallen = { $hero } ({ $player }) – tento hrdina padl: nejprve vyber nového.
error-decks-for-players = Počet hráčů: { $players }; balíčků je potřeba stejně, ne { $decks }.
error-seed-played = { $scenario }: hra se semínkem { $seed } už proběhla; stejná hra se nehraje dvakrát.
error-other-heroes = { $player } – hrdinové tohoto hráče jsou: { $heroes }.
error-not-left-out = Toto vynechat nelze: { $boon }.
error-cannot-write = Soubor { $file } nelze zapsat: { $why }
