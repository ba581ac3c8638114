# Kampanie i ich dzienniki.

## wilderland campaign

campaign-help = Kampanie: zacznij nową, czytaj jej dziennik, rozgrywaj jej gry.
campaign-new-help = Zacznij kampanię.
campaign-show-help = Pokaż dziennik kampanii.
campaign-list-help = Wypisz kampanie.
campaign-play-help = Rozegraj następny scenariusz kampanii albo dokończ przerwany.
campaign-name-help = Jej nazwa albo ścieżka do dziennika; bez tego ostatnio grana nieukończona kampania.
campaign-called-help = Jak się nazywa; bez tego nazwa zostanie wymyślona.
campaign-hard-help = Bohaterowie zachowują obrażenia ze scenariusza na scenariusz.
campaign-after-help = Ukończona kampania, po której następuje: przyjaciel, który przetrwał, może wyruszyć z wami.
campaign-cannot = Tego nie można zrobić: { $why }
campaign-begun = Zaczyna się kampania „{ $name }”. Jest w pliku { $file }.
campaign-waits = Kampania czeka na ciebie. „wilderland campaign play { $name }” ją wznawia.
campaign-over = Kampania „{ $name }” wygrana: wszystkie jej scenariusze są za wami.

## Dziennik

campaign-title = Kampania „{ $name }” – { $mode }
campaign-name = kampania
campaign-mode = tryb
campaign-next = dalej
campaign-players = gracze
campaign-fallen = polegli
campaign-penalty = kara do zagrożenia
campaign-boons = dary
campaign-burdens = brzemiona
campaign-notes = notatki
campaign-games = gry
campaign-finished = Nic: kampania jest wygrana.
campaign-next-one = { $scenario }, scenariusz { $number } z { $count }
campaign-player = { $player }: { $heroes }
campaign-player-deck = { $player }; { $deck }
campaign-deck = { $deck } (karty: { $cards })
campaign-penalty-all = +{ $penalty } dla każdego gracza
campaign-penalty-one = +{ $penalty }: { $player }
campaign-earned = { $card } ({ $bearer })
campaign-prisoner = Więzień: { $hero }
campaign-damage = { $hero } – obrażenia na początek: { $damage }
campaign-game-won = { $number }. { $scenario }: wygrana, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, wynik { $score }
campaign-game-lost = { $number }. { $scenario }: przegrana, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}

## Co zmieniła gra

campaign-has-fallen = Poległ bohater: { $hero }.
campaign-gains = Do puli kampanii trafia: { $card }.
campaign-loses = Z puli kampanii znika: { $card }.
campaign-taken = Więźniem będzie: { $hero }.

## Między dwiema grami

campaign-replace = Poległ bohater: { $hero } ({ $player }). Kto zajmie to miejsce? Odtąd każdy gracz zaczyna z poziomem zagrożenia wyższym o 1.
campaign-plays-on = Poległ bohater: { $hero } ({ $player }), ale nie ma kto zająć tego miejsca: { $hero } gra dalej, a { $player } zaczyna odtąd z poziomem zagrożenia wyższym o 1.
campaign-heal = { $player }: { $hero } – obrażenia na początek: { $damage }. Uleczyć i zaczynać odtąd z poziomem zagrożenia wyższym o 1?
campaign-swap = { $player }: zmienić bohatera? Odtąd każdy gracz zaczyna z poziomem zagrożenia wyższym o 1.
campaign-swap-nobody = Nikogo
campaign-swap-for = Kto zastąpi bohatera { $hero }?
campaign-hero = { $hero } ({ $sphere }, zagrożenie { $threat }, wytrz. { $life })
campaign-keeps = { $player } gra talią { $deck }. Enter ją zachowuje; albo podaj talię startową lub plik.
campaign-which-deck = { $player }: która talia? Podaj talię startową lub plik.
campaign-include = { $player }: wziąć do talii kartę { $card }?
