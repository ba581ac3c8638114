# Co říká engine: kronika, otázky, odpovědi a důvody.
#
# Názvy karet ($card, $source, $target, $host) a jména hráčů ($player) stojí v prvním pádě.
#   $change   up nebo down, když se mění číslo; $by je o kolik
#   $type     typ karty, kterou jmenuje $source
#   $cards    několik názvů najednou

## Kronika: kola, fáze, konec

log-round = Kolo { $number }
log-phase = Fáze: { $phase }
log-first-player = První hráč: { $player }.
log-mulligan = { $player } si bere mulligan.
log-won = { $reason ->
    [quest] Poslední úkol je dokončen: hráči zvítězili.
   *[card] Tak praví karta: hráči zvítězili.
}
log-lost = { $reason ->
    [threat] Míra ohrožení je pro všechny příliš vysoká: hráči prohráli.
    [heroes] Nezbyl žádný hrdina: hráči prohráli.
    [conceded] Hráči se vzdávají.
   *[card] Tak praví karta: hráči prohráli.
}
log-eliminated = { $reason ->
    [threat] { $player } končí ve hře: míra ohrožení dosáhla hranice vyřazení.
    [heroes] { $player } končí ve hře: nezbyl žádný hrdina.
    [conceded] { $player } se vzdává a opouští hru.
   *[card] { $player } končí ve hře.
}

## Kronika: zdroje a ruka

log-collect = Každý hrdina získává 1 zdroj.
log-resources = { $card } dostává { $amount ->
    [one] { $amount } zdroj
    [few] { $amount } zdroje
    [many] { $amount } zdroje
   *[other] { $amount } zdrojů
}.
log-move-resources = { $amount ->
    [one] Přesouvá se { $amount } zdroj
    [few] Přesouvají se { $amount } zdroje
    [many] Přesouvá se { $amount } zdroje
   *[other] Přesouvá se { $amount } zdrojů
}: { $card } → { $target }.
log-draw-card = { $player } si dobírá: { $card }.
log-draw-cards = { $player } si dobírá: { $cards }.
log-draw = { $player } si dobírá { $amount ->
    [one] kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}.
log-look = { $player } si prohlíží: { $card }.
log-looks = { $player } si prohlíží skryté karty.
log-search = { $player } prohledává skryté karty.
log-to-hand = { $player } – do ruky přichází: { $card }.
log-turned-down = Otočeno lícem dolů: { $card }.
log-turned-up = Otočeno lícem nahoru: { $card }.
log-attach-deck = { $player } – k balíčku připojeno: { $card }.
log-to-top = { $player } dává kartu na vrch balíčku.
log-to-bottom = { $player } dává kartu na spodek balíčku.
log-shuffle-in = Zamícháno do balíčku: { $card }.
log-shuffle-in-cards = Zamícháno do balíčku: { $cards }.
log-discard = Odhozeno: { $card }.
log-discard-cards = Odhozeno: { $cards }.
log-removed = Odstraněno ze hry: { $card }.

## Kronika: hraní

log-play = { $player } hraje: { $source }.
log-use = { $type ->
    [event] { $player } hraje: { $source }.
   *[other] { $player } používá kartu { $source }.
}
log-respond = { $type ->
    [event] { $player } reaguje, hraje: { $source }.
   *[other] { $player } reaguje kartou { $source }.
}
log-forced = { $source }: povinný efekt.
log-passive = Působí karta { $source }.
log-modify = { $card }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-modify-cards = { $cards }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-lasting = { $source }: déletrvající efekt.
log-cancel = { $source } ruší efekt karty { $card }.
log-enters-play = Do hry vstupuje: { $card } ({ $player }).
log-attach = Ke kartě { $host } připojeno: { $card }.
log-control = Kontrolu nad kartou { $card } přebírá { $player }.
log-switch = Místo si vyměňují: { $card } a { $target }.
log-ready = Připraveno: { $card }.
log-ready-cards = Připraveno: { $cards }.
log-exhaust = Vyčerpáno: { $card }.
log-exhaust-cards = Vyčerpáno: { $cards }.
log-damage = { $card }: { $amount } zranění.
log-damage-cards = { $cards }: po { $amount } zranění.
log-heal = { $card }: vyléčeno { $amount } zranění.
log-destroyed = Zničeno: { $card }.
log-threat = { $change ->
    [down] { $player }: míra ohrožení klesá o { $by } na { $total }.
   *[up] { $player }: míra ohrožení stoupá o { $by } na { $total }.
}

## Kronika: výprava

log-stage = Aktuální výprava: { $card }.
log-stage-defeated = Dokončeno: { $card }.
log-commit = { $player } připojuje k výpravě: { $card }.
log-commit-cards = { $player } připojuje k výpravě: { $cards }.
log-uncommit = Staženo z výpravy: { $card }.
log-reveal = Odhaleno: { $card }.
log-surge = Nápor ({ $card }): ještě jedna karta.
log-guards = Cíl { $target } střeží: { $card }.
log-staging = Do vynášecí oblasti přichází: { $card }.
log-reshuffle = Odhazovací balíček setkání se zamíchá a tvoří nový balíček.
log-quest = Síla vůle { $willpower } proti velikosti ohrožení { $threat }.
log-progress = { $change ->
    [down] Pokrok na kartě { $card }: -{ $by }.
   *[up] Pokrok na kartě { $card }: +{ $by }.
}
log-explored = Prozkoumáno: { $card }.
log-travel = Hráči cestují na lokaci: { $card }.

## Kronika: boj a obnovení

log-engage = { $player } – střetnutí: { $card }.
log-shadow-dealt = { $card }: přidělena karta stínu.
log-shadow-dealt-cards = { $cards }: přiděleny karty stínu.
log-enemy-attacks = { $player } – útočí nepřítel: { $card }.
log-defend = { $card } brání útok: { $target }.
log-undefended = { $player } – nebráněný útok: { $card }.
log-shadow = Karta stínu ({ $target }): { $card }.
log-no-shadow-effect = { $card }: žádný efekt stínu.
log-attack-damage = { $amount ->
    [0] Útok karty { $card } na kartu { $target }: žádné zranění.
   *[other] Útok karty { $card } na kartu { $target }: { $amount } zranění.
}
log-attack = { $card } útočí: { $target }.
log-attack-cards = { $cards } útočí: { $target }.
log-strength = Síla útoku na kartu { $card }: { $amount }.
log-refresh = Všechny vyčerpané karty se připravují.

## Kronika: ruční změny

log-adjust-threat = Ručně: { $player } – míra ohrožení nyní { $total }.
log-adjust-tokens = Ručně: { $word ->
    [damage] zranění
    [progress] pokrok
   *[resources] zdroje
} na kartě { $card } – nyní { $total }.
log-adjust-card = Ručně změněno: { $card } ({ $word ->
    [exhausted] připravená nebo vyčerpaná
    [committed] připojená k výpravě nebo ne
    [face] strana karty
    [side] otočená
    [deck] zamíchaná do balíčku
   *[zone] místo
}).
log-adjust-shuffle = Ručně: { $word ->
    [encounter] balíček setkání zamíchán
   *[player] { $player } – balíček zamíchán
}.
log-adjust-draw = Ručně: { $player } si dobírá kartu.

## Otázky. $card je karta, která se ptá, nebo „none“; $word je první slovo klíčů odpovědí

prompt-mulligan = { $player }: ponechat si tuto ruku?
prompt-planning = { $player }: hraj spojence a vybavení nebo proveď akce.
prompt-action = Akce: nyní může jednat kdokoli.
prompt-commit = { $player }: koho připojit k výpravě?
prompt-travel = { $player }: cestovat na některou lokaci?
prompt-engage = { $player }: střetnout se s nepřítelem?
prompt-engagement-tie = { $player }: který nepřítel se střetne první?
prompt-shadow-order = { $player }: kterému nepříteli přidělit další kartu stínu?
prompt-enemy-attack = { $player }: který nepřítel útočí první?
prompt-defend = { $player }: kdo brání? Útočí: { $card }.
prompt-damage = { $player }: komu přidělit zranění? Útočí: { $card }.
prompt-attack = { $player }: na kterého nepřítele útočíš?
prompt-attackers = { $player }: kdo útočí? Cíl útoku: { $card }.
prompt-join = { $player }: kdo se přidá k útoku? Cíl útoku: { $card }.
prompt-cost = { $word ->
    [host] { $player }: k čemu připojit kartu { $card }?
    [x] { $player }: kolik je X na kartě { $card }?
    [exhaust] { $player }: { $card } – koho vyčerpat?
    [discard] { $player }: { $card } – kterou kartu odhodit?
   *[pay] { $player }: jak zaplatíš kartu { $card }?
}
prompt-choose-card = { $card ->
    [none] { $player }: vyber kartu.
   *[other] { $player }: { $card } – vyber kartu.
}
prompt-choose-cards = { $card ->
    [none] { $player }: vyber karty.
   *[other] { $player }: { $card } – vyber karty.
}
prompt-choose-player = { $player }: { $card } – vyber hráče.
prompt-choose-one = { $player }: { $card } – vyber jedno.
prompt-choose-amount = { $player }: { $card } – kolik?
prompt-arrange = { $player }: která karta bude shora další?
prompt-may = { $player }: použít efekt karty { $card }?
prompt-may-search = { $player }: { $card } – prohledat vrchní karty svého balíčku?
prompt-order = { $player }: který efekt vyřešit jako první?
prompt-response = { $player }: reakce?
prompt-restricted = { $player }: { $card } – příliš mnoho vybavení s klíčovým slovem omezení. Které odhodit?
prompt-split-progress = { $player }: { $card } – kolik pokroku sem umístit?
prompt-refresh-cost = { $player }: zaplatit za připravení karty { $card }?

## Odpovědi

option-pass = Pasovat
option-done = Hotovo
option-cancel = Vzít zpět
option-decline = Ne
option-accept = Ano
option-keep = Ponechat si tuto ruku
option-mulligan = Dobrat si šest nových karet
option-stay = Zůstat zde
option-undefended = Nebránit se
option-amount = { $amount }
option-x = X je { $amount }
option-player = { $player }
option-pay = 1 zdroj: { $card }
option-host = Připojit k: { $card }

option-card-play = Hrát: { $card }
option-card-use = Použít: { $card }
option-card-respond = Reagovat: { $card }
option-card-respond-to = Reagovat: { $card } ({ $target })
option-card-resolve = { $card }
option-card-choose = { $card }
option-card-commit = { $card }
option-card-travel = Cestovat: { $card }
option-card-engage = Střetnout se: { $card }
option-card-defend = Obránce: { $card }
option-card-damage = { $card }
option-card-attack = Zaútočit: { $card }
option-card-attacker = { $card }
option-card-join = { $card }
option-card-deal = { $card }
option-card-next = { $card }
option-card-exhaust = Vyčerpat: { $card }
option-card-discard = Odhodit: { $card }

# Jeden z několika efektů karty
option-draw-three = Dobrat si 3 karty
option-strike = 4 zranění nepříteli
option-calm = Snížit svou míru ohrožení o 5
option-one-player = Snížit míru ohrožení jednoho hráče o 6
option-each-player = Snížit míru ohrožení každého hráče o 2
option-defense = +1 k síle obrany
option-willpower = +1 k síle vůle
option-exhaust-damaged = Vyčerpat všechny své zraněné postavy
option-damage-hero = 2 zranění tvému nejvíce zraněnému hrdinovi

## Důvody: proč něco nejde

why-phase = To funguje v jiné fázi.
why-window = Spojenci a vybavení se hrají ve vlastním tahu fáze plánování, akce v oknech pro akci.
why-control = Tuto kartu neovládáš.
why-limit = Karta už byla použita tolikrát, kolikrát smí.
why-target = Není nic, na co by to mohlo mít účinek.
why-exhausted = Tato karta je vyčerpaná.
why-ready = Není tu žádná připravená karta, kterou by šlo vyčerpat.
why-match = Žádný z tvých hrdinů nemá odpovídající symbol zdroje.
why-match-free = Karta nic nestojí, ale i tak je potřeba hrdina s odpovídajícím symbolem zdroje.
why-resources = Hrdinové, kteří by ji mohli zaplatit, mají málo zdrojů.
why-pools = Musí se zaplatit ze zásob více hrdinů, než kolik jich má zdroje.
why-cost = Cenu nelze zaplatit celou.
why-unique = Unikátní karta tohoto názvu už je ve hře.
why-host = Není nic, k čemu by se dala připojit.
why-cannot = Nějaký efekt říká, že to udělat nelze.
why-eliminated = Tento hráč je vyřazen ze hry.
why-not-offered = To teď udělat nelze.
why-trigger = To, na co karta reaguje, se právě nestalo.
why-out-of-play = Karta není tam, kde by k tomu musela být.

## Kroky kola

step-setup = Příprava hry
step-resource = Získání zdrojů, dobrání karet
step-resource-end = Konec fáze
step-planning = Po tahu hráče
step-planning-turn = Hraní karet
step-planning-end = Konec fáze
step-quest = Začátek fáze
step-quest-begin = Začátek fáze
step-quest-commit = Připojení postav
step-quest-staging = Vynášení
step-quest-resolution = Vyřešení výpravy
step-quest-end = Konec fáze
step-travel = Cestování
step-travel-end = Konec fáze
step-encounter = Začátek fáze
step-encounter-optional = Dobrovolné střetnutí
step-encounter-checks = Kontrola střetnutí
step-encounter-end = Konec fáze
step-combat = Začátek fáze
step-combat-shadows = Přidělení karet stínu
step-combat-enemy = Vyřešení útoků nepřátel
step-combat-enemy-1 = Útok nepřítele: výběr nepřítele
step-combat-enemy-2 = Útok nepřítele: určení obránce
step-combat-enemy-3 = Útok nepřítele: efekty stínu
step-combat-enemy-4 = Útok nepřítele: zranění v boji
step-combat-player = Útok na nepřátele
step-combat-player-1 = Útok: vyhlášení útočníků
step-combat-player-2 = Útok: určení síly útoku
step-combat-player-3 = Útok: zranění v boji
step-combat-end = Konec boje
step-refresh = Obnovení
step-refresh-end = Konec fáze
