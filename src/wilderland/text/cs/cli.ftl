# Co říká příkazová řádka.

cli-help = Engine hry Pán prstenů: Karetní hra, který hlídá pravidla.
cli-version-help = Ukázat verzi a skončit.
cli-json-help = Vypsat JSON pro programy.

## wilderland rules

rules-help = Ukázat pravidlo podle čísla, kapitolu podle písmene nebo celý seznam.
rules-id-help = Pravidlo ({ $rule }) nebo kapitola ({ $chapter }). Bez toho: všechna pravidla.
rules-coverage-help = Vypsat pravidla, která žádný test nejmenuje; skončit s kódem 1, pokud některé chybí už teď.
rules-tests-help = Kde jsou testy.
rules-unknown = Pravidlo { $id } neexistuje.
rules-close = Podobná: { $ids }.
rules-scope = { $scope ->
    [core] lze doložit kartami základní sady
    [engine] zásada, která engine zavazuje už teď
   *[later] vyžaduje mechanismus, který žádná karta základní sady nemá
}
rules-no-tests = Složka { $folder } neexistuje: spusť to tam, kde jsou testy, nebo jejich složku uveď pomocí --tests.
rules-no-coverage-of-one = Pokrytí se týká celého seznamu: vynech { $id }.
rules-named-but-unknown = { $where } jmenuje { $id }, ale takové pravidlo není.
rules-missing-now = Bez testu, a je třeba už teď:
rules-missing-later = Bez testu, ponecháno pozdějším scénářům, balíčkům a režimům:
rules-covered = Pravidla, která mají test: { $covered } z { $ids }.

## wilderland demo

demo-help = Nechat hrát programy a číst, co se děje.
demo-keep-help = Ukládat hru do této složky po každé volbě a pokračovat v tom, co v ní je.
demo-tries-help = V kampani: kolikrát se každý scénář zkouší.
demo-agent-help = Kdo hraje: random, sensible, expert, flat, tree, mixed nebo search; kdo přemýšlí dopředu, může dostat limit, např. search:100 nebo search:1.5s.
demo-players-help = Kolik hráčů; místa bez balíčku dostanou startovací balíček.
demo-pace-help = Kolik sekund čekat po každém řádku.
demo-json-help = Říct jen výsledek, jako JSON.

## wilderland replay

replay-help = Ukázat znovu uloženou nebo zaznamenanou hru.
replay-file-help = Záznam nebo uložená hra; bez toho poslední hra dohraná do konce.
replay-at-help = Ukázat herní plochu po tolika volbách a nic jiného.
replay-chronicle-help = Vyprávět celou hru najednou.
replay-bad = { $file } nelze ukázat: { $why }
replay-at = Po volbě { $number } z { $last }.
replay-choice = { $prompt } { $answer }
replay-by-hand = Ručně: { $key }
replay-ask = Enter: dál, číslo: přejít tam, b: zpět, q: odejít
replay-diverged =
    Tato verze hraje podle jiných pravidel než záznam: volba { $number } z { $count }, { $key } ({ $player }),
    není nabízena. Nabízí se: { $offered }

## wilderland cards

cards-help = Ukázat kartu: její čísla a co dělá, našimi slovy.
cards-name-help = Název nebo jeho část. Bez toho: všechny karty.
cards-no-edition = Vydání { $words } neexistuje; jsou: { $known }.
cards-unknown = Karta „{ $words }“ neexistuje. Podobné: { $known }
cards-shadow = Stín: { $text }
cards-side = { $side } { $title }: { $text }
cards-unique = unikátní
cards-stage = úkol { $stage }
cards-now = { $now } (vytištěno { $printed })
cli-language-help = Jazyk zpráv: en, pl, it, cs nebo ro (výchozí: jazyk tohoto počítače).
cli-unknown-language = Jazyk „{ $language }“ není k dispozici. Dostupné: { $known }.
