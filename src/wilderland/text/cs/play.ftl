# Stůl v terminálu.

## Herní plocha

board-round = Kolo { $round }
board-step = { $phase } – { $step }
board-setup = Výprava ještě nezačala.
board-adjusted = (změněno ručně)
board-quest = Výprava
board-active = Lokace
board-campaign = Kampaň
board-aside = Vedle výpravy
board-next = Další karta
board-victory = Vítězná oblast
board-encounter = Setkání { $deck }, odhozeno { $discard }
board-staging = Vynášecí oblast: ohrožení { $threat }
board-quest-result = proti síle vůle { $willpower } – { $result ->
    [progress] pokrok { $by }
    [threat] míra ohrožení stoupne o { $by }
    [nothing] nic se nestane
   *[open] vynášení teprve přijde
}
board-empty = prázdno
board-engaged = Ve střetnutí
board-hand = Ruka
board-guard = střeží: { $card }
board-on-deck = Na balíčku:
board-first = první
board-player-threat = ohrožení { $threat }
board-counts = ruka { $hand }, balíček { $deck }, odhozeno { $discard }
board-eliminated = { $player } – mimo hru
board-attacked = { $player } – útočí nepřítel: { $enemy }; brání: { $who }
board-undefended = { $player } – útočí nepřítel: { $enemy }
board-attacking = { $who } proti: { $enemy }

board-threat = ohr.
board-engagement = střet.
board-attack = útok
board-defense = obr.
board-life = životy
board-progress = pokr.
board-resources = zdr.
board-willpower = vůle

board-committed = na výpravě
board-exhausted = vyčerpaná
board-exhausted-short = vyč.
board-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}
board-shadows = { $count ->
    [one] { $count } stín
    [few] { $count } stíny
    [many] { $count } stínu
   *[other] { $count } stínů
}

## Otázky

ask-yes-no = [A/n]
ask-no-yes = [a/N]
ask-yes = ano
ask-no = ne
ask-again = Odpověz prosím a nebo n.

## wilderland play

play-help = Hraj: stůl v prohlížeči. S --terminal nebo s jakoukoli volbou o hře: v terminálu.
play-terminal-help = Hraj v terminálu.
play-port-help = Port stolu v prohlížeči (výchozí: první volný od 8765).
play-browser-help = Otevři prohlížeč, nebo jen sděl adresu.
play-pictures-help = Složka s vlastními obrázky karet, pojmenovanými číslem nebo názvem, které se ukážou u stolu v prohlížeči.
play-at = Stůl je na adrese { $address } (Ctrl-C ho ukončí; vše zůstane uloženo).
play-no-page = Stránka stolu nebyla sestavena: udělá to „make play“, a --terminal hraje bez ní.
play-no-port = Port { $port } je obsazen. Zadej jiný pomocí --port.
play-scenario-help = Který scénář.
play-deck-help = Startovací balíček nebo soubor s balíčkem; jednou za každého hráče.
play-decks-help = Několik balíčků najednou, oddělených čárkami.
play-edition-help = revised, original nebo first-printing.
play-mode-help = standard, easy nebo basic; expert nebo nightmare: tři scénáře za sebou; campaign nebo hard-campaign.
play-seed-help = Semínko: číslo, z něhož pochází vše náhodné; bez něj nové.
play-name-help = Jméno hráče; jednou za každého.
play-load-help = Pokračovat v uložené hře nebo sérii, nebo od konce záznamu.
play-new-help = Začít novou hru a neptat se na to, co čeká.
play-stop-help = Zastavovat v oknech pro akci, kde má smysl něco udělat, nebo ve všech, kde to jde.
play-any-deck-help = Hrát s balíčky, které porušují pravidla pro sestavování balíčku.
play-all-windows-help = Otevírat každé okno pro akci, i to, v němž nikdo nic udělat nemůže.

opening-what = Co budeš hrát?
opening-single = { $scenario } (obtížnost { $difficulty })
opening-in-a-row = Všechny tři za sebou, se součtem skóre
opening-campaign = Kampaň: tři kapitoly s deníkem, výhodami a strastmi (revidovaná základní sada)
opening-edition = Které vydání?
opening-mode = V jakém režimu?
opening-scenario = Který scénář?
opening-decks = Které balíčky? Jeden za každého hráče, oddělené mezerami: ze seznamu, nebo soubory.
opening-deck = { $deck } ({ $heroes })
opening-again = Vyber ze seznamu, nejvýše { $most }.
opening-refused = Takto hrát nelze: { $why }

play-cannot-begin = Takto hrát nelze: { $why }
play-what = Co teď?
play-go-on = Pokračovat: { $what }
play-new = Něco nového
play-in-round = { $quest }, kolo { $round }
play-of-series = { $what } ({ $mode })
play-of-campaign = { $what } (kampaň „{ $name }“)
play-resume = Čeká rozehraná hra: { $what }. Pokračovat?
play-next = Dál: { $quest }, scénář { $number } z { $count }. Hrát?
play-put-aside = Ta hra je uložena v souboru { $file }.
play-torn = Hru, která čekala, nelze přečíst ({ $why }). Byla odložena jako { $file }.
play-short = Tato verze nemůže pokračovat ve hře tam, kde skončila: { $why }
play-welcome = { $quest } – { $decks } ({ $edition }, { $mode }, semínko { $seed })
play-begin = Odpovídej číslem nebo názvem, Enter volí to, co je označeno ⏎; h je rada, k jsou klávesy, q odchod.
play-window = { $prompt } ({ $step })
play-cost = cena { $cost }
play-pool = má { $count }
play-number = { $stat } { $number }
play-life = životy { $life }
play-progress = pokrok { $progress }
play-pay-hint = Několik čísel platí najednou; Enter platí rovnoměrně.
play-no-such-option = „{ $words }“ mezi odpověďmi není. k ukáže, co lze napsat.
play-several-seats = Tyto odpovědi patří různým hráčům: zadej je jednu po druhé.
play-which = „{ $words }“ může znamenat: { $among }.
play-illegal = To nejde: { $reason } (pravidlo { $rule })
play-nothing-to-undo = Není co vzít zpět.
play-undone = Vzato zpět.
play-cannot-pass = Zde je nutné odpovědět; pasovat lze jen v oknech pro akci.
play-saved = Uloženo do souboru { $file }.
play-not-saved = Hru se nepodařilo uložit: { $why }
play-left = Hra čeká v souboru { $file }. „wilderland play --terminal“ v ní pokračuje.
play-kept = Celá hra je v souboru { $file }; ukáže ji „wilderland replay“.
play-concede = Vzdát tuto hru?
play-concede-one = { $player } se vzdává a opouští hru?

play-help-number = 2, 1 3 4, 1-3
play-help-number-text = výběr číslem; několik čísel je jedna odpověď
play-help-name = gandalf
play-help-name-text = výběr částí názvu
play-help-enter = Enter
play-help-enter-text = to, co je označeno ⏎: pasovat, hotovo, ne
play-help-hint = h, h 2
play-help-hint-text = co by odpověděl zkušený hráč a proč; za druhého hráče
play-help-what = ?, ? 3, ? paráda, ? P6.2
play-help-what-text = proč ne; co dělá karta; co říká pravidlo
play-help-board = b, b all
play-help-board-text = znovu herní plocha; s každým hráčem celým
play-help-log = l, l 100
play-help-log-text = poslední řádky kroniky
play-help-undo = u
play-help-undo-text = vzít zpět poslední odpověď (náhoda zůstává stejná)
play-help-pass = p
play-help-pass-text = pasovat ve všech oknech pro akci této fáze
play-help-save = s, s soubor
play-help-save-text = uložit; hra se ukládá i po každé odpovědi
play-help-override = o gimli damage 2
play-help-override-text = změnit něco proti enginu; výsledek bude označen jako ručně změněný
play-help-concede = c, c 2
play-help-concede-text = vzdát se; s číslem jen tento hráč
play-help-quit = q
play-help-quit-text = odejít; hra počká

## Proč a co

why-yes = { $player } to teď může použít.
why-no = { $player } to teď nemůže použít. { $reason }
why-rule = Pravidlo { $rule }: { $text }
why-cards = { $cards } – { $reason } (pravidlo { $rule })
why-hand = Co teď nelze zahrát:
why-hand-none = Vše v ruce teď lze zahrát.
why-more = ? s číslem, názvem karty nebo pravidlem řekne víc.
why-nothing = Nic na stole se nejmenuje „{ $words }“ a takové pravidlo také není.

## Změny proti enginu

override-how =
    Například: gimli damage 2 (zranění) · forest gate progress 1 (pokrok) · aragorn resources 3 (zdroje) ·
    gimli ready (připravená) · gimli exhausted (vyčerpaná) · threat 30 (míra ohrožení) · 2 threat 30 (hráč 2) ·
    paráda hand (do ruky) · 2.forest spider encounter-discard (druhá karta toho jména) ·
    gimli down · gimli up (lícem dolů, nahoru) · paráda shuffled · deck shuffled · encounter-deck shuffled (zamíchat) · draw (dobrat)
override-ask = Co změnit?
override-sure = To je změna proti enginu a výsledek hry bude označen jako ručně změněný. Opravdu?
override-unclear = „{ $words }“ není změna. Samotné o ukáže příklady.
override-no-card = Žádná karta „{ $words }“ není vidět.
override-no-player = Hráč { $words } tu není.
override-bad = To nastavit nelze: { $why }

## Konec

end-won = Vítězství
end-lost = Prohra
end-rounds = { $rounds ->
    [one] Dokončeno { $rounds } kolo.
    [few] Dokončena { $rounds } kola.
    [many] Dokončeno { $rounds } kola.
   *[other] Dokončeno { $rounds } kol.
}
end-score = skóre (nižší je lepší)
series-score = součet skóre (nižší je lepší)
series-won = Všechny scénáře ({ $count }) jsou vyhrány: { $mode }.
series-lost = Série je prohrána, vyhrané scénáře: { $won } z { $count } ({ $mode }).
series-goes-on = Vyhrané scénáře: { $won } z { $count } ({ $mode }).
series-waits = Série na tebe čeká. „wilderland play --terminal“ v ní pokračuje.
end-adjusted = V této hře se měnilo něco proti enginu: její výsledek se nepočítá.
