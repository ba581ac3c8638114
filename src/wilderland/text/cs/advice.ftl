# Rady: nápověda k rozhodnutí a rozbor dohrané hry.

## Co mluví pro odpověď nebo proti ní

advice-won = { $change ->
    [down] méně často hned vyhrává
   *[up] častěji hned vyhrává
  } ({ $size })
advice-lost = { $change ->
    [down] méně často prohrává hru
   *[up] častěji prohrává hru
  } ({ $size })
advice-falls = { $change ->
    [down] { $card } padne méně často
   *[up] { $card } padne častěji
  } ({ $size })
advice-gone = { $change ->
    [down] { $card } zmizí z cesty méně často
   *[up] { $card } zmizí z cesty častěji
  } ({ $size })
advice-ready = { $change ->
    [down] { $card } je do boje méně často v pohotovosti
   *[up] { $card } zůstává v pohotovosti do boje
  } ({ $size })
advice-quested = { $change ->
    [down] menší síla vůle na výpravě
   *[up] větší síla vůle na výpravě
  } ({ $size })
advice-progress = { $change ->
    [down] menší pokrok
   *[up] větší pokrok
  } ({ $size })
advice-threat = { $change ->
    [down] míra ohrožení zůstane nižší
   *[up] míra ohrožení vzroste víc
  } ({ $size })
advice-damage = { $change ->
    [down] méně zranění na hrdinech
   *[up] více zranění na hrdinech
  } ({ $size })
advice-enemies = { $change ->
    [down] zůstane méně nepřátel
   *[up] zůstane více nepřátel
  } ({ $size })
advice-staging = { $change ->
    [down] menší ohrožení ve vynášecí oblasti
   *[up] větší ohrožení ve vynášecí oblasti
  } ({ $size })
advice-locations = { $change ->
    [down] méně lokací ve vynášecí oblasti
   *[up] více lokací ve vynášecí oblasti
  } ({ $size })
advice-allies = { $change ->
    [down] méně spojenců ve hře
   *[up] více spojenců ve hře
  } ({ $size })
advice-willpower = { $change ->
    [down] menší síla vůle ve hře
   *[up] větší síla vůle ve hře
  } ({ $size })
advice-attack = { $change ->
    [down] menší síla útoku ve hře
   *[up] větší síla útoku ve hře
  } ({ $size })
advice-hand = { $change ->
    [down] méně karet v ruce
   *[up] více karet v ruce
  } ({ $size })
advice-resources = { $change ->
    [down] zbude méně zdrojů
   *[up] zbude více zdrojů
  } ({ $size })
advice-even = odpovědi se skoro neliší
advice-close = přibližně stejně dobré
advice-only = nic jiného nestojí za úvahu

## Nápověda

counsel-ask = Rada
counsel-ask-why = Co by udělal zkušený hráč?
counsel-thinking = Přemýšlím…
counsel-for = Rada: { $player }
counsel-chance = { $chance } %
counsel-win = Šance na výhru
counsel-answer = Odpověď
counsel-why = Proč
counsel-do = Udělat
counsel-about = Šance na výhru, bude-li dál hrát zkušený hráč; rozehrání s nově rozdanými skrytými kartami: { $playouts }.

## wilderland review

review-help = Rozbor dohrané hry: šance na výhru v čase a rozhodnutí, která stála nejvíc.
review-file-help = Záznam nebo uložená hra; bez něj poslední dohraná hra.
review-playouts-help = Počet rozehrání na každé rozhodnutí.
review-open-help = Posuzovat se všemi rukama odkrytými, jako když jeden člověk hraje za všechny.
review-html-help = Zapsat rozbor jako webovou stránku do tohoto souboru.
review-bad = { $file } nelze rozebrat: { $why }
review-not-over = hra není dohraná
review-no-setup = soubor nezačíná přípravou hry
review-progress = Rozhodnutí
review-title = Rozbor hry
review-won = Vyhráno v kole { $round }.
review-lost = Prohráno v kole { $round }: { $why }
review-curve = Šance na výhru od rozhodnutí k rozhodnutí; široká čára je průměr každého kola.
review-costly = Rozhodnutí, která stála nejvíc
review-nothing = Žádné rozhodnutí nebylo určitě špatné.
review-when = Kolo { $round }, { $phase }
review-where = Kdy
review-made = Odpověď
review-better = Lépe
review-cost = Cena
review-points = proc. b.: { $cost }
