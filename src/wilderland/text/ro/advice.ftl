# Sfaturi: indicii la o decizie și analiza unui joc încheiat.

## Ce vorbește pentru un răspuns sau împotriva lui

advice-won = { $change ->
    [down] câștigă imediat mai rar
   *[up] câștigă imediat mai des
  } ({ $size })
advice-lost = { $change ->
    [down] pierde jocul mai rar
   *[up] pierde jocul mai des
  } ({ $size })
advice-falls = { $change ->
    [down] { $card } cade mai rar
   *[up] { $card } cade mai des
  } ({ $size })
advice-gone = { $change ->
    [down] { $card } dispare din cale mai rar
   *[up] { $card } dispare din cale mai des
  } ({ $size })
advice-ready = { $change ->
    [down] { $card } este mai rar în starea pregătit la luptă
   *[up] { $card } rămâne în starea pregătit la luptă
  } ({ $size })
advice-quested = { $change ->
    [down] mai puțină putere a voinței în misiune
   *[up] mai multă putere a voinței în misiune
  } ({ $size })
advice-progress = { $change ->
    [down] mai puțin progres
   *[up] mai mult progres
  } ({ $size })
advice-threat = { $change ->
    [down] nivelul de amenințare rămâne mai mic
   *[up] nivelul de amenințare crește mai mult
  } ({ $size })
advice-damage = { $change ->
    [down] mai puține daune pe eroi
   *[up] mai multe daune pe eroi
  } ({ $size })
advice-enemies = { $change ->
    [down] rămân mai puțini inamici
   *[up] rămân mai mulți inamici
  } ({ $size })
advice-staging = { $change ->
    [down] mai puțină amenințare în zona de punere în scenă
   *[up] mai multă amenințare în zona de punere în scenă
  } ({ $size })
advice-locations = { $change ->
    [down] mai puține locații în zona de punere în scenă
   *[up] mai multe locații în zona de punere în scenă
  } ({ $size })
advice-allies = { $change ->
    [down] mai puțini aliați în joc
   *[up] mai mulți aliați în joc
  } ({ $size })
advice-willpower = { $change ->
    [down] mai puțină putere a voinței în joc
   *[up] mai multă putere a voinței în joc
  } ({ $size })
advice-attack = { $change ->
    [down] mai puțină forță de atac în joc
   *[up] mai multă forță de atac în joc
  } ({ $size })
advice-hand = { $change ->
    [down] mai puține cărți în mână
   *[up] mai multe cărți în mână
  } ({ $size })
advice-resources = { $change ->
    [down] rămân mai puține resurse
   *[up] rămân mai multe resurse
  } ({ $size })
advice-even = răspunsurile aproape că nu se deosebesc
advice-close = cam la fel de bun
advice-only = nimic altceva nu merită un gând

## O indicație

counsel-ask = Indiciu
counsel-ask-why = Ce ar face un jucător cu experiență?
counsel-thinking = Mă gândesc…
counsel-for = Indiciu pentru { $player }
counsel-chance = { $chance } %
counsel-win = Șansa de a câștiga
counsel-answer = Răspuns
counsel-why = De ce
counsel-do = Fă asta
counsel-about = Șansa de a câștiga dacă joacă mai departe cineva cu experiență; încercări cu cărțile ascunse împărțite din nou: { $playouts }.

## wilderland review

review-help = Analizează un joc încheiat: șansa de a câștiga în timp și deciziile care au costat cel mai mult.
review-file-help = O reluare sau o salvare; fără ea, ultimul joc dus până la capăt.
review-playouts-help = Încercări pentru fiecare decizie.
review-open-help = Judecă având toate mâinile la vedere, ca pentru o singură persoană care joacă toate locurile.
review-html-help = Scrie analiza ca pagină web în acest fișier.
review-bad = { $file } nu poate fi analizat: { $why }
review-not-over = jocul nu s-a încheiat
review-no-setup = nu începe cu pregătirea unui joc
review-progress = Decizii
review-title = Analiza unui joc
review-won = Câștigat în runda { $round }.
review-lost = Pierdut în runda { $round }: { $why }
review-curve = Șansa de a câștiga de la o decizie la alta; linia lată este media fiecărei runde.
review-costly = Deciziile care au costat cel mai mult
review-nothing = Nicio decizie nu a fost sigur greșită.
review-when = Runda { $round }, { $phase }
review-where = Când
review-made = Răspunsul dat
review-better = Mai bine
review-cost = Cost
review-points = puncte: { $cost }
