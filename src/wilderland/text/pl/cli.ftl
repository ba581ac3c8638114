# Co mówi wiersz poleceń.

cli-help = Silnik gry „Władca Pierścieni: Gra karciana”, który pilnuje zasad.
cli-version-help = Pokaż wersję i zakończ.
cli-json-help = Wypisz JSON dla programów.

## wilderland rules

rules-help = Pokaż zasadę o danym numerze, rozdział o danej literze albo całą listę.
rules-id-help = Zasada ({ $rule }) lub rozdział ({ $chapter }). Bez tego: wszystkie zasady.
rules-coverage-help = Wypisz zasady, których nie wymienia żaden test; zakończ z kodem 1, jeśli którejś brakuje już teraz.
rules-tests-help = Gdzie są testy.
rules-unknown = Nie ma zasady { $id }.
rules-close = Podobne: { $ids }.
rules-scope = { $scope ->
    [core] do wykazania kartami zestawu podstawowego
    [engine] zasada, która już teraz wiąże silnik
   *[later] wymaga mechanizmu, którego nie ma żadna karta zestawu podstawowego
}
rules-no-tests = Nie ma folderu { $folder }: uruchom to tam, gdzie są testy, albo wskaż ich folder przez --tests.
rules-no-coverage-of-one = Pokrycie dotyczy całej listy: pomiń { $id }.
rules-named-but-unknown = { $where } wymienia { $id }, a takiej zasady nie ma.
rules-missing-now = Bez testu, a potrzebny jest już teraz:
rules-missing-later = Bez testu, odłożone do późniejszych scenariuszy, talii i trybów:
rules-covered = Zasady, które mają test: { $covered } z { $ids }.

## wilderland demo

demo-help = Pozwól programom zagrać i czytaj, co się dzieje.
demo-keep-help = Zapisuj grę w tym folderze po każdym wyborze i graj dalej to, co tam jest.
demo-tries-help = W kampanii: ile razy próbować każdego scenariusza.
demo-agent-help = Kto gra: random, sensible, expert, flat, tree, mixed lub search; kto myśli naprzód, dostaje budżet, np. search:100 lub search:1.5s.
demo-players-help = Ilu graczy; miejsca bez talii dostają talię startową.
demo-pace-help = Ile sekund czekać po każdym wierszu.
demo-json-help = Nie mów nic poza wynikiem, jako JSON.

## wilderland replay

replay-help = Pokaż jeszcze raz zapisaną grę.
replay-file-help = Powtórka albo zapis gry; bez tego ostatnia gra rozegrana do końca.
replay-at-help = Pokaż planszę po tylu wyborach i nic więcej.
replay-chronicle-help = Opowiedz całą grę naraz.
replay-bad = Nie można pokazać { $file }: { $why }
replay-at = Po wyborze { $number } z { $last }.
replay-choice = { $prompt } { $answer }
replay-by-hand = Ręcznie: { $key }
replay-ask = Enter: dalej, numer: przejdź tam, b: wstecz, q: wyjście
replay-diverged =
    Ta wersja gra według innych zasad niż nagranie: wybór { $number } z { $count }, { $key } ({ $player }),
    nie jest możliwy. Możliwe: { $offered }

## wilderland cards

cards-help = Pokaż kartę: jej liczby i to, co robi, naszymi słowami.
cards-name-help = Nazwa albo jej część. Bez tego: wszystkie karty.
cards-no-edition = Nie ma edycji { $words }; są: { $known }.
cards-unknown = Nie ma karty „{ $words }”. Podobne: { $known }
cards-shadow = Cień: { $text }
cards-side = { $side } { $title }: { $text }
cards-unique = unikatowa
cards-stage = etap { $stage }
cards-now = { $now } (wydrukowano { $printed })
cli-language-help = Język komunikatów: en, pl, it, cs lub ro (domyślnie: język tego komputera).
cli-unknown-language = Nie ma języka „{ $language }”. Dostępne: { $known }.
