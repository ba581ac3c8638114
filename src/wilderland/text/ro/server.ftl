# Ce le spune serverul celor de la o masă, și comanda care îl pornește.

## Refuzuri

refused-bad-message = Serverul nu a înțeles: { $why }
refused-busy = De această masă se ocupă acum alt server; încearcă din nou peste o clipă.
refused-closed = La această masă nu mai este posibil.
refused-forbidden = Nu ai voie să faci asta.
refused-full = Nu mai este loc.
refused-illegal = Nu se poate face.
refused-kicked = Gazda te-a trimis de la această masă.
refused-lost = Masa s-a mutat; se reface legătura.
refused-not-found = Nu există nimic cu acest nume.
refused-not-playing = Aici nu se joacă niciun joc.
refused-not-yours = Nu ține de tine.
refused-origin = Acea pagină nu poate vorbi cu acest server.
refused-over = Jocul s-a terminat.
refused-protocol = Această pagină este de altă versiune decât serverul ({ $speaks }); reîncarc-o.
refused-restart = Serverul repornește; se reface legătura.
refused-sealed = Rămâne sigilat până la finalul jocului.
refused-stale = Între timp masa a mers mai departe.
refused-too-big = Este prea mare.
refused-too-many = Prea mult deodată; așteaptă o clipă.
refused-too-slow = Legătura nu ține pasul; se reface.
refused-unknown = Nicio cheie, sau una care nu deschide nimic.

refused-adjust = Nu este ceva ce se poate stabili.
refused-base64 = O arhivă se trimite ca base64.
refused-campaign-mode = Campania are moduri proprii, din ediția revizuită.
refused-hello-twice = Un singur hello este de ajuns.
refused-hidden-card = Acea carte nu este cu fața în sus.
refused-host-only = Numai gazda poate face asta.
refused-in-a-row = Scenariile la rând încep cu primul.
refused-link = Linkul a expirat sau a fost folosit.
refused-name = Este nevoie de un nume.
refused-no-campaign = Nu ai o astfel de campanie.
refused-campaign-changed = Campania s-a schimbat între timp. Mai uită-te o dată la ea.
refused-no-deck = Lipsește un pachet.
refused-no-hello = Primul mesaj este un hello.
refused-no-member = Nimeni cu acest număr nu este la masă.
refused-no-next = După acest joc nu urmează nimic.
refused-no-proposal = Propunerea nu mai este deschisă.
refused-no-seat = Nu există locul { $seat }.
refused-no-seat-of-yours = Nu ai loc la această masă.
refused-no-such-deck = Nu ai un astfel de pachet.
refused-no-table = Nu există o astfel de masă, sau nu îți este deschisă.
refused-not-asked = Acelui loc nu i se cere nimic acum.
refused-not-over = Jocul nu s-a terminat.
refused-not-your-seat = Acel loc nu este al tău.
refused-not-yourself = Nu pe tine.
refused-kick-layer = Cine a deschis masa nu poate fi trimis de la ea.
refused-nothing-to-undo = Nu este nimic de luat înapoi.
refused-replay = Nu este o înregistrare care poate fi redată.
refused-seat-taken = Acolo stă deja cineva.
refused-running-public = Jocul e în desfășurare și masa este publică: doar gazda poate lua acest loc.
refused-unknown-word = { $word } nu este cunoscut aici.
refused-words = Ori cuvinte, ori o frază gata făcută.

## Masa însăși

table-undone = { $name } ia înapoi { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}.
table-undo-declined = { $name } nu vrea înapoi.
table-adjust-declined = { $name } nu vrea să treacă peste motor.
table-concede-declined = { $name } nu vrea să se predea.
table-away = Un jucător lipsește; cineva îi ține locul.
table-companion-gone = Un însoțitor nu răspunde; locul lui este liber.

## Fraze gata făcute

phrase-hello = Salut!
phrase-wait = Așteptați-mă, vă rog.
phrase-go-on = Mergeți mai departe, sunt gata.
phrase-yes = Da.
phrase-no = Mai bine nu.
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze.
phrase-help = Mă puteți ajuta?
phrase-i-defend = De atacul acela mă ocup eu.
phrase-i-attack = Pe acela îl pot ucide eu.
phrase-i-quest = De misiune mă ocup eu.
phrase-this-card = Priviți cartea aceasta.
phrase-well-played = Bine jucat!
phrase-good-game = Frumos joc!

## Comanda

serve-help = Pornește un server pentru mese în rețea.
serve-host-help = Adresa la care ascultă; 0.0.0.0 pentru toată lumea din rețea.
serve-port-help = Portul la care ascultă.
serve-database-help = Unde se păstrează totul: sqlite:///file.db sau postgresql://…
serve-redis-help = redis://… între mai multe servere care împart o bază de date.
serve-trusted-help = Proxy-urile crezute pe cuvânt despre adresa unui client, despărțite prin virgule.
serve-origins-help = Paginile altor gazde care se pot conecta, despărțite prin virgule.
serve-log-help = Cât se notează în jurnal: debug, info, warning, error.
serve-backup-help = Copiază într-un fișier tot ce se păstrează, în timp ce serverul merge.
serve-restore-help = Pune la loc o copie, într-o bază de date goală.
serve-file-help = Fișierul copiei.
serve-at = Mesele sunt deschise la { $address } – totul se păstrează în { $database }.
serve-backed-up = Rânduri copiate în { $file }: { $rows }.
serve-restored = Rânduri puse la loc: { $rows }.
serve-not-empty = Baza de date nu este goală; o copie se pune la loc numai într-una goală.
serve-no-copy = { $file } nu este o copie de-a noastră: { $why }
serve-no-database = Aici nu este o bază de date de-a noastră de copiat: { $name }
serve-cannot-listen = Nu se poate asculta la { $address }: { $why }

## Măsurarea serverului

bench-server-help = Măsoară în schimb un server: multe mese de patru, fiecare cu o alegere pe secundă.
bench-tables-help = Câte mese joacă deodată (cu --server).
bench-stored-help = Cu câte jocuri păstrate pornește un server (cu --server); 0 lasă deoparte acest pas.
bench-database = Bază de date
bench-tables = Mese de patru
bench-seconds = Secunde măsurate
bench-choices-per-s = Alegeri pe secundă
bench-skipped = Alegeri care nu s-au putut face
bench-p50-ms = De la o alegere la actualizarea tuturor, mediană (ms)
bench-p99-ms = La fel, percentila 99 (ms)
bench-max-ms = La fel, cea mai lungă (ms)
bench-cpu-ms = Timp de procesor al serverului pe alegere (ms)
bench-mb-per-table = Memorie pe masă (MB)
bench-stored-tables = Jocuri păstrate
bench-start-s = De la pornire la primul răspuns (s)
bench-recovery-s = Până când toate jocurile păstrate sunt treze (s)
bench-web-help = Măsoară în schimb pagina: în Chromium, cu un server pe acest calculator.
bench-no-browser = NEMĂSURAT: pagina are nevoie de Chromium și Playwright (extra dev).
bench-load = Încărcarea calculatorului între timp
bench-page-kb = Descărcat până se poate juca, comprimat, fără fonturi și imagini (kB)
bench-interactive-ms = Până se poate juca la masă, într-un browser proaspăt (ms)
bench-interactive-cpu-ms = Timp de procesor al paginii până atunci (ms)
bench-prompt-ms = De la un clic la întrebarea următoare, mediană (ms)
bench-prompt-p95-ms = La fel, percentila 95 (ms)
bench-cards-shown = Cărți vizibile pe masa târzie de patru
bench-frames = Cadre măsurate cât cărțile s-au mișcat
bench-frames-per-s = Cadre pe secundă cât cărțile se mișcă
bench-late-prompt-ms = De la un clic la întrebarea următoare pe acea masă, mediană (ms)
bench-late-prompt-p95-ms = La fel, percentila 95 (ms)
