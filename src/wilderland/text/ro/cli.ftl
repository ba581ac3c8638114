# Ce spune linia de comandă.

cli-help = Un motor care aplică regulile din The Lord of the Rings: The Card Game.
cli-version-help = Arată versiunea și iese.
cli-json-help = Afișează JSON pentru mașini.

## wilderland rules

rules-help = Arată o regulă după id, un capitol după literă sau toată lista.
rules-id-help = O regulă ({ $rule }) sau un capitol ({ $chapter }). Dacă lipsește: toate regulile.
rules-coverage-help = Listează regulile pe care nu le numește niciun test; iese cu 1 dacă una este datorată acum.
rules-tests-help = Unde sunt testele.
rules-unknown = Nu există regula { $id }.
rules-close = Asemănătoare: { $ids }.
rules-scope = { $scope ->
    [core] se poate dovedi cu cărțile setului de bază
    [engine] un principiu care obligă motorul acum
   *[later] are nevoie de un mecanism pe care nu îl are nicio carte a setului de bază
}
rules-no-tests = Nu există dosarul { $folder }: rulează comanda acolo unde sunt testele sau indică dosarul lor cu --tests.
rules-no-coverage-of-one = Acoperirea privește toată lista: lasă deoparte { $id }.
rules-named-but-unknown = { $where } numește { $id }, dar o astfel de regulă nu există.
rules-missing-now = Fără test, și datorate acum:
rules-missing-later = Fără test, și lăsate pentru scenarii, pachete și moduri ulterioare:
rules-covered = { $covered } din { $ids ->
    [one] { $ids } regulă
    [few] { $ids } reguli
   *[other] { $ids } de reguli
} cu test.

## wilderland demo

demo-help = Lasă programele să joace un joc și citește ce se întâmplă.
demo-keep-help = Salvează jocul în acest dosar după fiecare alegere și continuă ce se află acolo.
demo-tries-help = Într-o campanie, de câte ori se încearcă un scenariu.
demo-agent-help = Cine joacă: random, sensible, expert, flat, tree, mixed sau search; cei care gândesc înainte primesc o limită, ca search:100 sau search:1.5s.
demo-players-help = Câți jucători; locurile fără pachet primesc un pachet de start.
demo-pace-help = Secunde de așteptare după fiecare rând.
demo-json-help = Spune numai rezultatul, ca JSON.

## wilderland replay

replay-help = Arată din nou un joc salvat sau înregistrat.
replay-file-help = O înregistrare sau o salvare; dacă lipsește, ultimul joc jucat până la capăt.
replay-at-help = Arată masa după atâtea alegeri, și nimic altceva.
replay-chronicle-help = Povestește tot jocul deodată.
replay-bad = { $file } nu poate fi arătat: { $why }
replay-at = După alegerea { $number } din { $last }.
replay-choice = { $prompt } { $answer }
replay-by-hand = Manual: { $key }
replay-ask = Enter: înainte, număr: mergi acolo, b: înapoi, q: ieșire
replay-diverged =
    Această versiune joacă după alte reguli decât înregistrarea: alegerea { $number } din { $count }, { $key } ({ $player }),
    nu este oferită. Oferite: { $offered }

## wilderland cards

cards-help = Arată o carte: datele ei și ce face, cu propriile noastre cuvinte.
cards-name-help = Un titlu sau o parte din el. Dacă lipsește: toate cărțile.
cards-no-edition = Nu există ediția { $words }; ediții cunoscute: { $known }.
cards-unknown = Nu există cartea „{ $words }”. Asemănătoare: { $known }
cards-shadow = Umbră: { $text }
cards-side = { $side } { $title }: { $text }
cards-unique = unică
cards-stage = stagiul { $stage }
cards-now = { $now } (pe carte { $printed })
cli-language-help = Limba mesajelor: en, pl, it, cs sau ro (implicit: cea a acestui calculator).
cli-unknown-language = Limba „{ $language }” nu este disponibilă. Disponibile: { $known }.
