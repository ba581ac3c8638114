# Rady: podpowiedzi przy decyzji i omówienie zakończonej gry.

## Co przemawia za odpowiedzią lub przeciw niej

advice-won = { $change ->
    [down] rzadziej wygrywa od razu
   *[up] częściej wygrywa od razu
  } ({ $size })
advice-lost = { $change ->
    [down] rzadziej przegrywa grę
   *[up] częściej przegrywa grę
  } ({ $size })
advice-falls = { $change ->
    [down] { $card } ginie rzadziej
   *[up] { $card } ginie częściej
  } ({ $size })
advice-gone = { $change ->
    [down] { $card } rzadziej znika z drogi
   *[up] { $card } częściej znika z drogi
  } ({ $size })
advice-ready = { $change ->
    [down] { $card } rzadziej jest w gotowości do walki
   *[up] { $card } zostaje w gotowości do walki
  } ({ $size })
advice-quested = { $change ->
    [down] mniej siły woli na wyprawie
   *[up] więcej siły woli na wyprawie
  } ({ $size })
advice-progress = { $change ->
    [down] mniejszy postęp
   *[up] większy postęp
  } ({ $size })
advice-threat = { $change ->
    [down] poziom zagrożenia pozostaje niższy
   *[up] poziom zagrożenia rośnie bardziej
  } ({ $size })
advice-damage = { $change ->
    [down] mniej obrażeń na bohaterach
   *[up] więcej obrażeń na bohaterach
  } ({ $size })
advice-enemies = { $change ->
    [down] zostaje mniej wrogów
   *[up] zostaje więcej wrogów
  } ({ $size })
advice-staging = { $change ->
    [down] mniejsze zagrożenie w strefie przeciwności
   *[up] większe zagrożenie w strefie przeciwności
  } ({ $size })
advice-locations = { $change ->
    [down] mniej obszarów w strefie przeciwności
   *[up] więcej obszarów w strefie przeciwności
  } ({ $size })
advice-allies = { $change ->
    [down] mniej sprzymierzeńców w grze
   *[up] więcej sprzymierzeńców w grze
  } ({ $size })
advice-willpower = { $change ->
    [down] mniej siły woli w grze
   *[up] więcej siły woli w grze
  } ({ $size })
advice-attack = { $change ->
    [down] mniejsza siła ataku w grze
   *[up] większa siła ataku w grze
  } ({ $size })
advice-hand = { $change ->
    [down] mniej kart na ręce
   *[up] więcej kart na ręce
  } ({ $size })
advice-resources = { $change ->
    [down] zostaje mniej zasobów
   *[up] zostaje więcej zasobów
  } ({ $size })
advice-even = odpowiedzi prawie się nie różnią
advice-close = mniej więcej tak samo dobre
advice-only = nic innego nie jest warte namysłu

## Podpowiedź

counsel-ask = Podpowiedź
counsel-ask-why = Co zrobiłby doświadczony gracz?
counsel-thinking = Namysł…
counsel-for = Podpowiedź: { $player }
counsel-chance = { $chance } %
counsel-win = Szansa wygranej
counsel-answer = Odpowiedź
counsel-why = Dlaczego
counsel-do = Zrób to
counsel-about = Szansa wygranej, jeśli dalej gra ktoś doświadczony; rozegrań z zakrytymi kartami rozdanymi na nowo: { $playouts }.

## wilderland review

review-help = Omów zakończoną grę: szansa wygranej w czasie i decyzje, które kosztowały najwięcej.
review-file-help = Powtórka lub zapis; bez niego ostatnia gra rozegrana do końca.
review-playouts-help = Liczba rozegrań na każdą decyzję.
review-open-help = Oceniaj z odkrytymi rękami, jak dla jednej osoby grającej za wszystkich.
review-html-help = Zapisz omówienie jako stronę internetową do tego pliku.
review-bad = Nie można omówić { $file }: { $why }
review-not-over = gra nie jest zakończona
review-no-setup = plik nie zaczyna się od przygotowania gry
review-progress = Decyzje
review-title = Omówienie gry
review-won = Wygrana w rundzie { $round }.
review-lost = Przegrana w rundzie { $round }: { $why }
review-curve = Szansa wygranej od decyzji do decyzji; gruba linia to średnia każdej rundy.
review-costly = Decyzje, które kosztowały najwięcej
review-nothing = Żadna decyzja nie była na pewno błędna.
review-when = Runda { $round }, { $phase }
review-where = Kiedy
review-made = Odpowiedź
review-better = Lepiej
review-cost = Koszt
review-points = pkt proc.: { $cost }
