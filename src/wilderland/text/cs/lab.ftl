# Laboratoř: mnoho her a co z nich plyne.

lab-help = Nechat programy odehrát mnoho her a podívat se, co říkají o balíčcích, scénářích a hráčích.
lab-run-help = Odehrát každou sestavu balíčků v každém scénáři tolikrát, kolikrát je třeba; při novém spuštění pokračuje tam, kde skončila.
lab-match-help = Odehrát určitý počet her jednoho druhu a říct, jak často se vyhrávají.
lab-compare-help = Porovnat dvě sestavy balíčků na stejných semínkách, s verdiktem a jeho jistotou.
lab-report-help = Říct, co plyne z her v souboru, v terminálu nebo jako webová stránka.
lab-export-help = Zapsat čísla ze souboru jako Parquet.
lab-file-help = Soubor, v němž jsou výsledky.
lab-decks-help = Sestava balíčků: názvy startovacích balíčků nebo soubory, spojené čárkami. Lze zadat vícekrát. Číslo znamená naše oblíbené balíčky pro tolik hráčů.
lab-first-help = První sestava balíčků, spojených čárkami.
lab-second-help = Druhá sestava balíčků, spojených čárkami.
lab-scenario-help = Scénář. Lze zadat vícekrát.
lab-mode-help = Režim (standard, easy, basic). Lze zadat vícekrát.
lab-edition-help = Vydání: revised, original nebo first-printing.
lab-match-edition-help = Vydání: revised, original nebo first-printing. Není-li uvedeno: to, jehož balíčky si vedou nejlépe, nebo revised, jsou-li balíčky uvedeny.
lab-agent-help = Hráč na každém místě. Lze zadat vícekrát.
lab-against-help = Kdo hraje druhou sestavu balíčků; není-li uvedeno, tentýž hráč.
lab-players-help = Kolik hráčů; nejsou-li uvedeny balíčky, rozdají se předem sestavené startovací.
lab-games-help = Po kolika hrách.
lab-seed-help = První semínko; ostatní následují po něm.
lab-jobs-help = Kolik procesů (jinak jeden na každé jádro).
lab-ray-help = Adresa clusteru Ray, na kterém hrát, nebo „local“.
lab-html-help = Zapsat webovou stránku do tohoto souboru.
lab-progress = Hry
lab-won-so-far = vyhráno { $wins }
lab-done = { $games ->
    [one] Odehrána { $games } hra.
    [few] Odehrány { $games } hry.
    [many] Odehráno { $games } hry.
   *[other] Odehráno { $games } her.
  } Uloženo v { $path }.
lab-refused = Takto hrát nelze: { $why }
lab-no-such-file = Soubor { $path } neexistuje.
lab-not-a-lab-file = { $path } není soubor laboratoře.
lab-other-plan = { $path } obsahuje výsledky jiného plánu. Vezmi jiný soubor, nebo žádej stejné balíčky, scénáře a semínko.
lab-needs = K tomu je potřeba balík { $package }: pip install "wilderland[{ $extra }]"
lab-unknown-agent = Hráč „{ $word }“ neexistuje. Jsou: { $known }.
lab-title = Co říkají hry
lab-about = { $arms ->
    [one] Jeden způsob hry
    [few] { $arms } způsoby hry
    [many] { $arms } způsobu hry
   *[other] { $arms } způsobů hry
  }, po { $games ->
    [one] { $games } hře
    [few] { $games } hrách
    [many] { $games } hry
   *[other] { $games } hrách
  }, semínka od { $seed }.
lab-rates = Jak často se který vyhrával, s rozmezím, v němž to leží s jistotou 95 %.
lab-arm = Hráno
lab-games = Hry
lab-win-rate = Vyhráno (95 %)
lab-rounds = Kola
lab-score = Skóre
lab-ms = ms na rozhodnutí
lab-lengths = Kolik kol hry trvaly.
lab-cause = Jak končily prohrané hry
lab-curves = Nejvyšší míra ohrožení na začátku každého kola: vyhrané hry (zeleně) a prohrané (červeně). Nejvíce se liší v kole { $round }.
lab-card = Karta
lab-drawn = Vyhráno, když přišla
lab-not-drawn = Vyhráno, když nepřišla
lab-difference = Rozdíl
lab-paired = Porovnáno hru po hře na stejných semínkách
lab-first = První
lab-second = Druhá
lab-p = p
lab-verdict = Verdikt
lab-apart = různé
lab-not-separated = nerozlišeno
lab-better = { $first } vyhrává častěji než { $second }: procentní body { $difference } (± { $spread }), p = { $p }, dvojic: { $games }.
lab-equal = Dvojic: { $games } – nerozlišují { $first } a { $second }: procentní body { $difference } (± { $spread }), p = { $p }.
