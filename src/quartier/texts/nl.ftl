# Teksten die alle spellen delen.

tagline = Stedenbouw-legspellen voor mensen, bots en onderzoek

## Regels die alle spellen hebben

rule-over = Het spel is afgelopen.
rule-not-to-move = Deze speler is niet aan de beurt.
rule-other-step = Dat is nu niet aan de orde.

## What a program can get wrong

wrong-seat = plaats { $seat }: de partij heeft { $seats } plaatsen, geteld van 0 tot { $last }
wrong-no-components = { $game } komt zonder spelmateriaal uit: er valt er geen te kiezen
wrong-no-sheets = { $game } heeft geen scoreformulieren
wrong-number-of-seats = { $game } is voor { $few } tot { $many } plaatsen, niet voor { $seats }

## Fasen

phase-over = Het spel is afgelopen.
phase-wait = Wachten op de anderen.

## De tafel

seat = Speler { $seat }
you = Jij
score-line = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-title = Punten
total = Totaal
ready = klaar
thinking = denkt na
moves-title = Laatste beurten
option-seats = Spelers
option-box = Spelmateriaal: ‘house’, of een bestand met je eigen
yes = ja
no = nee

## Het einde

winner-one = { $name } wint met { score-of }.
winner-you = Jij wint met { score-of }.
winners-shared = { $names } delen de winst met { score-of }.
won-together = { $seats ->
    [one] Je wint met { score-of }.
   *[other] Jullie winnen samen, met { score-of }.
}
lost-together = { $seats ->
    [one] Je verliest.
   *[other] Jullie verliezen samen.
}
score-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
solo-end = Jouw stad is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard. Lukt het de volgende keer beter?
tie-break = Het gelijkspel werd beslist door: { $values }
decided-kind = Het grootste verschil: { $kind }, { $more } voor { $name } en { $less } voor { $other }.
decided-tie = Gelijk aantal punten: beslist met { $more } tegen { $less } voor { $name }.
decided-shared = Niets kon het gelijkspel beslissen.
decided-lead = { $name } stond vanaf ronde { $round } voor.
decided-last = De leiding wisselde in de laatste ronde.
decided-most = Het meeste in één keer: { $name }, { score-line } in ronde { $round }.
decided-brought = De grootste winst: { $kind }, { score-line }.
decided-cost = Het grootste verlies: { $kind }, { score-line }.
rank = { $rank }.

## In de terminal

play-welcome = { $game }: { $seats ->
    [one] je speelt alleen
   *[other] { $seats } spelers
}. Typ ‘help’ voor hulp.
play-opponent = Plaats { $seat }: { $bot }. { $about }
play-character = { $level } · { $character }
play-prompt = Jouw beurt
play-confirm = Enter bevestigt { $turn }; ‘back’ haalt de laatste stap weg.
play-go-on = Tot nu toe { $turn }; ga door met de volgende stap, ‘back’ haalt de laatste weg.
play-how = Bijvoorbeeld { $examples }
play-whole = De beurt { $turn } is volledig: Enter bevestigt haar, ‘back’ haalt haar laatste stap weg.
play-instead = { $turn } in plaats van { $before }.
play-near = Bedoel je { $choices }?
play-show-what = ‘show’ tekent de tafel opnieuw, ‘show all’ tekent alles.
play-kept = Opgeslagen in { $file }. Bekijk het nog eens met: quartier replay { $file }
play-exists = { $file } bestaat al en is iets anders. Kies een andere naam, of vervang het met: save! { $file }
play-not-saved = Het spel kon niet in { $file } worden opgeslagen: { $reason }
play-undone = Teruggenomen: { $turn }
play-cannot-undo = Er is niets terug te nemen: sinds je laatste beurt is er iets onthuld.
play-nothing-back = Er is geen stap om weg te halen.
play-saved = Bewaard in { $file }. Ga verder met: quartier play --resume { $file }
play-bye = Tot ziens.
play-legal-many = { $number } mogelijkheden, bijvoorbeeld { $choices }
play-legal-few = Je kunt kiezen uit { $choices }
play-seed = De startwaarde van dit spel: { $seed }
play-malformed = ‘{ $text }’ is geen zet.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } punten verwacht{ $low ->
        [none] { "" }
       *[other] , { $low } tot { $high } in negen van de tien partijen
    }{ $winning ->
        [none] { "" }
       *[other] ; kans om te winnen { $winning } %
    })
}
play-help =
    Enter bevestigt wat je hebt getypt; ‘back’ haalt de laatste stap weg, ‘undo’ alles of je laatste beurt.
    show tekent de tafel opnieuw, show all tekent alles; legend legt de tekens uit.
    moves somt op wat kan, hint noemt goede beurten; points splitst ieders punten uit, log toont alle beurten.
    save BESTAND slaat op, save! BESTAND vervangt een ander bestand; lang en|de|nl wisselt van taal.
    quit slaat op en stopt, net als Ctrl+C; quit! stopt zonder op te slaan.
wrong-save-exists = --save { $file }: zo’n bestand is er al. Speel het verder: quartier play --resume { $file }
warming = De regels van { $game } worden gecompileerd (alleen de eerste keer)
warmed = { $game }: gecompileerd ({ $seconds } s)
warm-already = { $game }: alles was al gecompileerd ({ $seconds } s)
warm-interpreted = { $game }: kernels worden hier geïnterpreteerd, er valt niets te compileren
warm-ahead = { $game }: vooraf gecompileerd, er valt niets te doen
slow-kernels = { $game }: voor deze bronnen en deze machine is er geen gecompileerde bibliotheek, dus worden de regels geïnterpreteerd: bots zijn heel traag. Numba compileert ze: pip install 'quartier[compile]'

## Terugspelen en controleren

replay-step = Beurt { $number } van { $turns }: { $name } speelt { $turn }
replay-start = Het begin
replay-keys = Enter gaat verder, b terug, een getal van 0 tot { $turns } naar die beurt, q stopt.
verify-good = Het bestand klopt.
verify-bad = Het bestand klopt niet.
verify-checked = Gecontroleerd en juist:
verify-unclaimed = Niet vermeld:
verify-wrong = Fout:
verify-checked-form = De tekst is zoals het programma hem schrijft, en er is niets toegevoegd.
verify-checked-box = Het spelmateriaal “{ $box }” is dat waarmee gespeeld is.
verify-checked-turns = { $turns ->
    [0] Er is nog geen beurt gespeeld (regels { $rules }).
    [one] De ene beurt is volgens regels { $rules } toegestaan.
   *[other] Alle { $turns } beurten zijn volgens regels { $rules } toegestaan.
}
verify-checked-state = De stelling na de laatste beurt is de vermelde.
verify-checked-standings = Punten en plaatsen zijn de vermelde.
verify-checked-commitment = De startwaarde is die welke voor de partij was vastgelegd.
verify-unclaimed-standings = Punten en plaatsen: de partij is niet afgelopen.
verify-unclaimed-commitment = Dat de startwaarde voor de partij vaststond: er is geen vastlegging.
verify-wrong-form = Regel { $line }: “{ $found }” staat waar het programma “{ $expected }” schrijft.
verify-wrong-state = De stelling na de laatste beurt is niet de vermelde: er zijn beurten veranderd, toegevoegd of weggelaten.
verify-wrong-standings = Punten en plaatsen zijn niet de vermelde.
verify-wrong-early = Punten en plaatsen zijn vermeld, maar de partij is niet afgelopen.
verify-wrong-commitment = De startwaarde is niet die welke voor de partij was vastgelegd.
verify-missing-state = De stelling na de laatste beurt is niet vermeld: of er beurten veranderd zijn, valt niet te zeggen.
verify-missing-standings = De partij is afgelopen, maar punten en plaatsen zijn niet vermeld.

## Terugblikken

review = Terugblik
review-title = Terugblik: { $game }
review-thinking = Elke beurt wordt doordacht
review-turn = Beurt
review-player = Wie
review-played = Gespeeld
review-grade = Oordeel
review-lost = Verloren
review-expected = Verwacht
review-luck = Geluk
review-play = Spel
review-start = Begin
review-result = Resultaat
review-best = Beste bekende beurt
review-grade-keystone = Sluitsteen
review-grade-solid = Stevig
review-grade-uneven = Oneffen
review-grade-cracked = Gebarsten
review-grade-collapsed = Ingestort
review-account = { $name }: in het begin { $start } te verwachten, { $luck } door geluk, { $play } door het spel: op het eind { $result }.
review-costliest = Wat het meest kostte
review-cost = Beurt { $number }, { $name }: { $turn }. Verloren: { $lost }. Beter: { $best }; { $expected } te verwachten in plaats van { $instead }.
review-cost-points = { $lost ->
    [one] { $shown } punt
   *[other] { $shown } punten
}
review-then = Daarna meestal: { $turn } ({ $often } %).
review-nothing-lost = Geen beurt kostte iets wat zich liet vaststellen.
review-board-played = Zoals gespeeld
review-board-best = De beste bekende beurt
review-plot = Op het eind te verwachten punten
review-plot-band = In de band liggen negen van de tien resultaten.
review-about = Elke beurt wordt beoordeeld naar wat de speler kon weten: een programma zoekt de beste beurten, en die ontmoeten allemaal dezelfde bedachte toekomsten. Verloren is wat de beurt aan verwachte punten bij de beste achterbleef. Geluk is wat trekken en de anderen tussen de eigen beurten veranderden; begin, geluk en spel zijn samen het resultaat. Kleine verschillen zeggen weinig.
review-grades-about = Sluitsteen: niets verloren. Stevig, oneffen, gebarsten, ingestort: tot een achtste, een kwart, de helft of meer van wat een zeer goed resultaat boven een gemiddeld ligt.
review-made = Quartier { $version }, { $simulations } simulaties per beurt.

## Een server draaien

wrong-port = Poort { $port } bestaat niet: poorten gaan van 1 tot 65535, en 0 neemt een willekeurige vrije.
wrong-port-taken = Poort { $port } is al in gebruik. Draait er al een server? Met --port kies je een andere, bijvoorbeeld --port { $other }.
wrong-host = { $host }, poort { $port }: daar kan de server niet luisteren ({ $reason }).
wrong-log-level = { $given } is geen niveau van het logboek: debug, info, warning of error.
wrong-proxies = { $given } bij --proxies is geen adres en geen netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
wrong-contact = { $given } bij --push-contact is geen mailto: met een adres en geen adres met https://.
wrong-setting = { $option } { $given }: dat moet een getal vanaf 0 zijn.

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, regel { $line }
place-column = { $source }, regel { $line }, kolom { $column }
wrong-within = { $reason }
wrong-file-first-line = een partijbestand begint met “{ $line }”
wrong-file-header = “{ $line }” is geen kop; de koppen zijn { $keys }
wrong-file-header-twice = de kop “{ $key }” staat er twee keer
wrong-file-header-missing = de kop “{ $key }: …” ontbreekt
wrong-file-number = “{ $key }: { $text }” moet een getal zijn
wrong-file-section-twice = de sectie { $section } staat er twee keer
wrong-file-section-late = de sectie { $section } hoort voor de beurten
wrong-file-no-turns = de sectie [turns] ontbreekt
wrong-file-box-section = ander spelmateriaal dan dat van het huis staat in een sectie [box], en alleen zulk materiaal; dit heet “{ $box }”
wrong-file-other-box = het spelmateriaal “{ $box }” is niet dat waarmee gespeeld is
wrong-file-turn = een beurt is een ronde, een plaats en zijn stappen, niet “{ $line }”
wrong-file-wave = een beurt van ronde { $wave } terwijl ronde { $now } gespeeld wordt
wrong-file-seat = plaats { $seat } van { $seats }
wrong-study-first-line = een studie begint met '{ $line }', een partijbestand met '{ $match }'
wrong-study-position = stelling { $number }: { $reason }
wrong-study-parent = daarvoor is er geen stelling { $parent }
wrong-study-twice = de zet '{ $turn }' staat er twee keer
wrong-study-size = meer dan { $most } stellingen, zoveel kan geen studie er hebben
wrong-rules = gespeeld volgens regels { $rules } van { $game }; dit zijn regels { $known }
wrong-seed = de startwaarde { $seed } past niet op een regel van een partijbestand; een startwaarde is afdrukbare tekst zonder spaties aan begin en eind
wrong-kind-of-turn = { $given } is geen beurt; een beurt is haar notatie of een lijst van zetten
wrong-kind-of-move = { $move } is geen zet van { $game }
wrong-game-unknown = er is geen spel “{ $game }”; de spellen zijn { $games }
wrong-game-broken = het spel in { $package } kan niet gebruikt worden en wordt weggelaten: { $reason }
wrong-folder = { $folder }: { $reason }; de gegevensmap moet beschreven kunnen worden
wrong-folder-file = { $folder }: er staat een bestand in de weg; gegevens liggen in een map
wrong-folder-in-use = { $folder }: op deze gegevensmap draait al een server
wrong-folder-empty = { $folder }: in deze map is er geen { $file }
wrong-database-none = { $path } is geen database
wrong-database-foreign = { $path } is een database, maar niet van dit programma
wrong-database-damaged = { $path } is beschadigd ({ $reason }); ‘quartier restore’ zet er een kopie voor in de plaats
wrong-database-closed = { $path } kan niet worden geopend om te schrijven ({ $reason })
wrong-database-other = { $path }: { $reason }
wrong-database-key = { $path }: de sleutel van de server erin is onbruikbaar; ‘quartier restore’ zet er een kopie voor in de plaats
wrong-database-newer = de database heeft versie { $version }, dit programma kent versies tot en met { $known }: werk het bij
wrong-store-address = { $store } is geen adres van een database; goed is iets als postgresql://quartier@localhost/quartier
wrong-store-driver = opslaan in PostgreSQL kan alleen met de extra ‘postgres’: pip install 'quartier[postgres]'
wrong-store-unreachable = { $store } is niet bereikbaar ({ $reason })
wrong-store-password = { $store } weigert deze gebruiker of dit wachtwoord; een wachtwoord mag ook in ~/.pgpass of in PGPASSWORD staan
wrong-store-missing = { $store }: deze database bestaat niet; ‘createdb’ maakt haar aan
wrong-store-permission = { $store }: deze gebruiker mag daar geen tabellen maken ({ $reason }); de database hoort van die gebruiker te zijn
wrong-store-encoding = { $store } is een database voor tekst in { $encoding }; goed is er een in UTF8
wrong-store-key = { $store }: de sleutel van de server erin is onbruikbaar; ‘pg_restore’ zet een kopie terug
wrong-store-in-use = { $store }: op deze database draait al een server
wrong-workers-store = voor { $workers } processen moet de opslag PostgreSQL zijn: --store postgresql://…; een datamap wordt door één proces bediend
wrong-store-empty = { $store }: er staat niets in deze database
wrong-store-copy = kopieën van een PostgreSQL-database maakt ‘pg_dump’, en ‘pg_restore’ zet ze terug
wrong-store-no-key = { $store }: er heeft nog geen server op gedraaid; start hem één keer, dan is er een sleutel
wrong-think-name = ‘{ $name }’ kan geen naam van een helper zijn; goed zijn 1 tot 40 letters, cijfers, - en _
wrong-think-server = ‘{ $server }’ is geen adres van een server; goed is er een als https://example.org
wrong-think-token = er is geen sleutelwoord; ‘quartier think-token’ geeft er een waar de server is, en het staat in het bestand van --token-file of in { $variable }
wrong-think-turned = de server neemt deze helper niet aan: { $reason }
wrong-move-full = { $store } is niet leeg; verhuizen kan alleen naar een lege opslag
wrong-move-itself = in { $store } staat alles al
wrong-move-row = { $store } neemt niet aan wat in de tabel { $table } staat ({ $reason }); er is niets verhuisd
wrong-move-unequal = de tabel { $table } is in { $store } niet zoals ze was; er is niets verhuisd
move-copying = Kopiëren
move-checking = Vergelijken
move-done = In { $store } staat nu alles: { $tables } tafels met { $events } gebeurtenissen, elke rij vergeleken
wrong-target = { $reason }
wrong-target-exists = er is daar al iets; --force overschrijft een bestand
wrong-page-missing = de browser-app hoort niet bij deze installatie; in een kloon van de repository bouwt ‘make page’ haar, en ‘pip install --force-reinstall quartier’ brengt haar terug
wrong-site-folder = in deze map staan andere bestanden; goed is een nieuwe of lege map, of een die ‘quartier site’ heeft geschreven
wrong-copy-missing = dat bestand is er niet
wrong-copy-itself = dit is de eigen database van de map, geen kopie ervan
site-done = { $folder }: { $files } bestanden, { $megabytes } MB
site-next = Elke webserver kan het aanbieden: { $command }
backup-done = { $file }: { $tables } tafels met { $events } gebeurtenissen
restore-done = { $folder } is zoals in de kopie: { $tables } tafels met { $events } gebeurtenissen
restore-kept = Wat er eerst was, staat nu in { $file }

## Wat er niet klopt

standard-input = standaardinvoer
system-missing = Dit bestand of deze map bestaat niet
system-permission = Geen toestemming
system-folder = Dat is een map
system-no-folder = Dat is geen map
system-exists = Het bestand bestaat al
system-full = Er is geen ruimte meer op de schijf
system-read-only = De schijf kan alleen worden gelezen
system-no-text = geen tekstbestand
system-no-name = geen naam van een bestand
system-other = { $reason }
wrong-file = { $reason }
wrong-file-size = langer dan { $most } MiB; zo lang is geen partij, geen spelmateriaal en geen bord
wrong-language = taal ‘{ $language }’: de teksten zijn er in { $languages }
wrong-kernels = QUARTIER_KERNELS is ‘{ $mode }’; mogelijk zijn ‘ahead’ (een vooraf gecompileerde bibliotheek), ‘compiled’ (door Numba gecompileerd), ‘checked’ (gecompileerd, grenzen gecontroleerd) en ‘interpreted’
wrong-kernels-ahead = QUARTIER_KERNELS is ‘ahead’, maar uit deze bronnen is voor deze machine geen bibliotheek van { $game } gecompileerd; ‘compiled’ en ‘interpreted’ doen het zonder
wrong-cache = er is geen map om gecompileerde kernels in te bewaren; QUARTIER_CACHE kan er een noemen
values-range = een getal van { $least } tot { $most }
values-amount = een getal van { $least } tot { $most }, ook met decimalen
values-choices = een van { $choices }
values-yes-no = ja of nee (yes, no)
values-whole = een geheel getal
values-text = een tekst
wrong-option = er is geen optie ‘{ $option }’; de opties zijn { $options }
wrong-option-value = optie { $option }: { $value } kan niet; verwacht wordt { $right }
wrong-option-pair = --option { $pair }: een optie schrijf je als NAAM=WAARDE, bijvoorbeeld level=3
wrong-sheet-option = optie { $option } verandert niets aan wat een ingetypt bord oplevert
wrong-seed-kind = startwaarde { $seed }: een startwaarde is een tekst of een geheel getal
wrong-box = box={ $box }: { $reason }; geef ‘house’ of een bestand met spelmateriaal
wrong-bot = er is geen bot ‘{ $bot }’; de bots zijn { $bots }
wrong-bot-time = ‘{ $text }’: na de @ staat een aantal milliseconden tot { $most }, zoals in planner@100
wrong-bot-simulations = ‘{ $text }’: na de # staat een aantal simulaties tot { $most }, zoals in planner#600
wrong-bot-characterless = ‘{ $bot }’: een karakter staat achter een van de niveaus { $levels }, zoals in strong:gambler
wrong-bot-character = er is geen karakter ‘{ $character }’ in { $game }; de karakters zijn { $characters }
wrong-bot-start = ‘{ $bot }’ kan niet spelen: { $reason }
wrong-bot-protocol = ‘{ $bot }’ spreekt versie { $spoken } van het protocol voor agenten, niet { $known }
wrong-bot-answer = een antwoord is één regel JSON, zoals {"{"}"turn": "…"{"}"}
wrong-bot-crash = ‘{ $bot }’ kan niet verder: { $reason }
wrong-bot-illegal = ‘{ $bot }’ speelt ‘{ $turn }’: { $reason }
wrong-bot-late = ‘{ $bot }’ doet langer dan { $seconds } s over een beurt
wrong-bot-lost = partij { $number } kwam niet aan haar einde: { $reason }
wrong-bot-file = de partij werd gespeeld tegen ‘{ $bot }’, een agent die een bestand niet mag starten: noem hem met --against
wrong-agent = er is geen bot ‘{ $bot }’; de bots zijn { $bots }; eigen agenten zijn { $forms }
wrong-agent-load = ‘{ $agent }’ kan niet geladen worden: { $reason }
wrong-agent-onnx = ‘{ $agent }’ heeft ONNX Runtime nodig, dat niet geladen kan worden ({ $problem }): pip install 'quartier[research]'
wrong-agent-input = ‘{ $agent }’ heeft een invoer ‘{ $name }’; de invoer van een agent is { $known }, van getallen
wrong-agent-class = in { $module } is geen klasse ‘{ $name }’
wrong-agent-turn = ‘{ $name }’ is geen agent: er ontbreekt een methode turn(request) die een beurt in notatie teruggeeft
wrong-position = de stelling heeft hier een ander veld ‘{ $field }’: de programma’s zijn het oneens over wat onthouden wordt
wrong-best-game = { $game } heeft geen beste score van een verdeling: wat anderen doen en trekken telt mee
wrong-best-option = met de optie { $option } is er geen beste score van een verdeling
wrong-best-running = de partij is niet afgelopen: het beste van haar verdeling zou verraden wat nog verborgen is (--unfinished verraadt het toch)
wrong-best-seed = een verdeling heeft haar --seed nodig
wrong-bots-number = bots: { $number } namen voor { $seats } plaatsen; geef er één voor alle of één voor elke
wrong-bots-many = bots: { $number } namen; hoogstens { $most } kunnen tegen elkaar spelen
wrong-record = geen verslag van een arena
wrong-record-busy = aan dit verslag werkt al een andere run
wrong-record-other = het verslag van een andere wedstrijd; ga verder met hetzelfde spel, dezelfde opties, bots en startwaarde
wrong-study = geen verslag van een statistiek
wrong-study-other = een verslag van een andere statistiek: een ander spel, andere optie, bot, plaats of startwaarde
wrong-work-lost = werk ging { $tries } keer verloren met het proces dat het deed ({ $reason }); wat eerder gedaan was blijft, als er een verslag is
wrong-ray-missing = werk op een cluster heeft Ray nodig, dat niet geladen kan worden ({ $problem }): pip install 'quartier[ray]'
wrong-ray-address = '{ $address }' is geen adres van een Ray-cluster; goed zijn auto, local, HOST:PORT en ray://HOST:PORT
wrong-ray-connect = geen Ray-cluster op { $address }: { $reason }
wrong-ray-other = daar antwoordt iets anders
wrong-ray-empty = het Ray-cluster heeft geen processors om op te werken
wrong-ray-silent = het knooppunt { $node } van het Ray-cluster heeft { $seconds } seconden lang niet geantwoord
wrong-ray-node = het knooppunt { $node } van het Ray-cluster kan niet werken: { $reason }
wrong-ray-unlike = het knooppunt { $node } van het Ray-cluster zou ander werk doen ({ $differences }); installeer daar dezelfde quartier, en leg bestanden waar ze hier liggen
wrong-ray-file = { $file } is geen bestand dat de knooppunten van een cluster zouden kunnen lezen
wrong-review-record = geen verslag van een terugblik
wrong-review-record-other = het verslag van een andere terugblik: een andere partij, andere regels of een ander aantal simulaties
wrong-fit = geen verslag van een zoektocht naar gewichten
wrong-fit-other = het verslag van een andere zoektocht naar gewichten: een ander spel, ander spelmateriaal, andere kernels of een ander aantal generaties of partijen
wrong-lesson = geen verslag van een netwerk dat geleerd wordt
wrong-lesson-other = het verslag van een ander netwerk: een ander spel, een andere startwaarde, snelheid of een ander aantal ronden
wrong-selfplay-pyarrow = gegevensverzamelingen hebben PyArrow nodig, dat niet geladen kan worden ({ $problem }): pip install 'quartier[research]'
wrong-selfplay-exists = het bestand is er al, en is geen verzameling van deze partijen; noem een ander
wrong-selfplay-journal = geen verzameling die gemaakt wordt; noem een ander bestand
wrong-selfplay-other = hier worden andere partijen gespeeld; ga verder met hetzelfde spel, dezelfde opties, plaatsen, bots, hetzelfde aantal en dezelfde startwaarde, of noem een ander bestand
wrong-selfplay-busy = een andere run is al met deze verzameling bezig
wrong-weights-none = geen gewichten: een regel met de kolommen '{ $columns }' en daaronder een regel van gehele getallen
wrong-weights-columns = de kolommen horen '{ $columns }' te zijn
wrong-weights-row = een regel gewichten hoort uit { $number } gehele getallen te bestaan
wrong-weights-place = { $axis } is { $value }; mogelijk is { $first } tot en met { $last }
wrong-weights-twice = een tweede regel voor { $row }
wrong-weights-game = het oordeel over { $game } heeft geen gewichten
wrong-network = dit is geen netwerk van de vorm die het spel heeft: leer het opnieuw met `make network`
wrong-network-game = { $game } heeft geen netwerk om te leren
wrong-table-none = geen tabel: een regel met de namen van de kolommen, en rijen eronder
wrong-table-columns = de kolommen horen ‘{ $columns }’ te zijn
wrong-table-row = een rij hoort { $number } woorden te hebben, voor ‘{ $columns }’
wrong-table-number = { $column } is ‘{ $word }’; het hoort een geheel getal te zijn
wrong-levels-judgement = het oordeel is ‘{ $word }’; mogelijk zijn { $words }
wrong-levels-name = er is geen niveau ‘{ $name }’; de niveaus zijn { $names }
wrong-levels-budget = een niveau heeft een budget nodig: simulaties of milliseconden, een van beide niet onder 0
wrong-turn-number = --turn { $turn }: de partij heeft { $turns } beurten
wrong-review-unfinished = een terugblik vraagt een partij die voorbij is: hij zou verraden wat nog geheim is
wrong-turn-empty = een lege beurt
wrong-turn-unfinished = de beurt ‘{ $turn }’ is niet af: ze gaat verder met { $choices } …
wrong-turn-long = de beurt eindigt na ‘{ $last }’; ‘{ $step }’ is te veel
wrong-undo-revealed = plaats { $seat } heeft geen beurt om terug te nemen: wat daarvoor is gespeeld, is onthuld
wrong-undo-answered = plaats { $seat } kan de beurt niet terugnemen: een andere plaats heeft er al op geantwoord
wrong-mix = Gemengde partijen hebben evenveel aantallen plaatsen als opties nodig, of één daarvan voor alle: gegeven zijn { $seats } en { $options }
wrong-mix-of-positions = deze opties van { $game } kunnen niet in één reeks gemengd worden: hun stellingen zijn van een ander type of hun sets verschillen; maak er een reeks voor elk van
wrong-unresearched = { $game } zegt niet wat een lerende ervan ziet: het pakket heeft geen module ‘research’
wrong-batch = een reeks heeft minstens één partij, niet { $number }
wrong-seeds = voor elk van de { $number } partijen is een startwaarde nodig, of één voor alle, niet { $given }
wrong-rewards = beloond wordt naar { $known }, niet naar { $given }
wrong-render-mode = getekend wordt als { $known } of helemaal niet, niet als { $given }
wrong-observer = een plaats wordt waargenomen met wat die weet: openbare en eigen informatie; iets anders kan niet worden waargenomen
wrong-actions-shape = voor elk van de { $number } partijen is een actie nodig, in een array van die lengte en niet van de vorm { $shape }
wrong-action = actie { $action } mag niet in partij { $place }, waar plaats { $seat } beslist
wrong-action-here = actie { $action } mag hier niet, waar plaats { $seat } beslist: het masker zegt welke van de { $number } acties wel mogen
wrong-action-over = er valt niets meer te beslissen: de partij is afgelopen (gegeven is actie { $action })
wrong-action-missing = er ontbreekt een actie voor { $agent }, die nu mag handelen
wrong-agent-alone = { $game } met { $seats } speel je tegen elkaar: hier speelt één agent alleen of voor allen die samen spelen; neem daarvoor PettingZoo of OpenSpiel
wrong-one-step = ‘{ $text }’ is niet de notatie van één stap
wrong-gpu-missing = --gpu heeft CuPy nodig, dat niet geladen kan worden ({ $problem }): pip install 'quartier[gpu]'
wrong-gpu-none = --gpu: er is hier geen CUDA-videokaart vanaf compute capability { $capability }, of geen stuurprogramma ervoor
wrong-gpu-code = --gpu: van de bronnen van { $game } zoals ze nu zijn is geen code voor videokaarten gecompileerd; ‘python -m quartier.ahead --targets cuda’ maakt die
wrong-usage = { $wrong } (‘{ $command } --help’ zegt meer)
wrong-usage-option = er is geen optie { $option }
wrong-usage-flag = optie { $option } heeft geen waarde
wrong-usage-value = optie { $option } heeft een waarde nodig
wrong-usage-needs-option = optie { $name } ontbreekt
wrong-usage-needs = { $name } ontbreekt
wrong-usage-more = ‘{ $words }’ is te veel
wrong-usage-command = er is geen opdracht ‘{ $word }’; de opdrachten zijn { $known }
wrong-usage-game = er is geen spel ‘{ $word }’; de spellen zijn { $known }
wrong-usage-near = { $wrong }; bedoelde je { $near }?
wrong-usage-other = { $reason }

## Spelmateriaal

set-warning = Ongewoon: { $warning }
set-warnings-more = … en nog { $number }; ‘quartier check’ noemt alles.
set-good = { $number ->
    [0] Hiermee kun je spelen, en er is niets ongewoons aan.
    [one] Hiermee kun je spelen; één ding is ongewoon.
   *[other] Hiermee kun je spelen; { $number } dingen zijn ongewoon.
}
games-lacking = het spel ‘{ $game }’ ontbreekt hier: het heeft geen tekst ‘{ $text }’

## Hulp bij de opdrachten

help-usage = Gebruik
help-usage-options = [OPTIES]
help-usage-command = OPDRACHT
help-usage-game = SPEL
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-default = anders: { $value }
help-required = verplicht
help-games = De spellen met hun plaatsen en opties opsommen.
help-version = De versie tonen.
help-play = Een spel spelen in de terminal.
help-simulate = Bots veel partijen laten spelen en tonen hoe ze eindigen.
help-arena = Bots tegen elkaar laten spelen en zien wie sterker is.
help-statistics = Veel partijen van bots spelen en zien wat ze over het spel zeggen.
help-agent = Volgens het regelprotocol voor agenten spelen op standaardinvoer en -uitvoer: een bot of een eigen agent.
help-selfplay = Bots laten spelen en elke beslissing in een Parquet-bestand schrijven, voor wie agenten traint.
help-replay = Een opgeslagen partij beurt voor beurt tonen.
help-review = Op een partij terugblikken die voorbij is: wat elke beurt kostte, wat geluk was, wat beter was.
help-verify = Een partijbestand naspelen en controleren wat het over zichzelf zegt.
help-best = Vind het beste dat iemand met een verdeling had kunnen maken, gegeven door een spel en zijn seed of door een partijbestand.
help-score = Een bord scoren dat aan een echte tafel is gespeeld.
help-check = Zeggen wat er fout of ongewoon is aan spelmateriaal.
help-bench = De snelheid meten: willekeurige partijen gecompileerd en geïnterpreteerd, beurten, aanzichten.
help-warm = De regels compileren vóór de eerste zet.
help-serve = De tafelserver draaien tot hij wordt gestopt; alles staat in de gegevensmap of in PostgreSQL.
help-site = De pagina zo wegschrijven dat ze geen eigen server nodig heeft, voor elke statische webhost: alleen, tegen bots, offline.
help-backup = De database van een gegevensmap kopiëren zoals die op één moment is, ook terwijl er een server op draait.
help-option-help = Deze hulp tonen.
help-option-language = De taal: Engels, Duits of Nederlands; anders volgens de omgeving.
help-option-version = De versie tonen.
help-option-json = Eén JSON-object tonen en verder niets.
help-option-file = Een bestand, of - voor de standaardinvoer.
help-option-seed = Waar al het toeval uit komt: dezelfde startwaarde, dezelfde partij.
help-option-ray = Het Ray-cluster dat het werk doet, in plaats van processen van deze machine: auto, HOST:PORT, ray://HOST:PORT, of local voor een eigen cluster; --jobs is dan hoeveel er hoogstens tegelijk gedaan wordt. Heeft quartier[ray] nodig, hier en op elk knooppunt.
help-option-pairs = Een willekeurige optie, bij haar naam.
help-option-seats = Hoeveel plaatsen; anders twee, of zo weinig als het spel vraagt.
help-option-games = Hoeveel partijen.
help-option-data = De map voor de database en, in de map ‘boxes’ daarin, voor spelmateriaal (NAAM.txt).
help-play-resume = Verdergaan met een opgeslagen partij.
help-play-save = De partij in dit nieuwe bestand bewaren; anders krijgt het bestand een naam.
help-play-against = De bots op de andere plaatsen: random, easy, normal, strong of expert, desgewenst met een karakter van het spel (strong:gambler), of een eigen agent (module:Klasse, bestand.py:Klasse, bestand.onnx, program:OPDRACHT).
help-play-seats = Hoeveel er spelen, jij meegerekend.
help-simulate-bot = Een bot voor alle plaatsen, of één voor elke.
help-arena-bots = De bots, gescheiden door komma’s: namen, of eigen agenten (module:Klasse, bestand.py:Klasse, bestand.onnx, program:OPDRACHT, die tot het eind doorloopt); met @MS denken ze MS milliseconden na over een beurt. Mag vaker staan.
help-arena-budget-ms = Milliseconden per beurt voor bots die op de klok denken.
help-arena-limit-ms = Milliseconden per beurt waarna een eigen agent verloren heeft; anders 60000.
help-arena-jobs = Hoeveel processen; anders zoveel als er kernen zijn.
help-arena-resume = In dit bestand een verslag bijhouden, en daar verdergaan.
help-arena-report = Een pagina met grafieken schrijven.
help-statistics-bots = De bots, gescheiden door komma’s: namen; met @MS denken ze MS milliseconden na over een beurt, met #N spelen ze N vervolgen door. Allemaal krijgen ze dezelfde partijen.
help-statistics-games = Hoeveel partijen; van een begonnen beginstand worden ze altijd alle gespeeld.
help-statistics-jobs = Hoeveel processen; anders zoveel als er kernen zijn.
help-statistics-resume = In dit bestand een verslag bijhouden, en daar verdergaan.
help-statistics-report = Een pagina met grafieken schrijven.
help-agent-agent = Naam van een bot, module:Klasse, bestand.py:Klasse of bestand.onnx.
help-agent-simulations = Hoeveel toekomsten een bot voor elke beurt speelt, wat er ook gevraagd wordt.
help-agent-budget-ms = Milliseconden per beurt, wat er ook gevraagd wordt.
help-selfplay-out = Het bestand; een afgebroken run gaat met dezelfde opdracht verder.
help-selfplay-bot = Een bot of eigen agent voor alle plaatsen, of één voor elke.
help-selfplay-simulations = Hoeveel toekomsten een bot voor elke beurt speelt; 400 bij bots die anders op de klok denken.
help-selfplay-jobs = Hoeveel processen; anders zoveel als er kernen zijn.
help-replay-turn = Alleen de stand na zoveel beurten tonen.
help-review-simulations = Hoeveel toekomsten de beurten van elke beslissing vergelijken; hetzelfde getal, dezelfde terugblik.
help-review-report = Een pagina met grafiek, alle beurten en de borden schrijven.
help-review-jobs = Hoeveel processen; één als er geen aantal is genoemd.
help-review-resume = In dit bestand een verslag bijhouden, en daar verdergaan.
help-best-seat = Wiens beste, waar plaatsen iets anders krijgen; vanaf 1.
help-best-seconds = Hoe lang er gezocht wordt; eerder klaar als er niets beters mogelijk is.
help-best-cores = Hoeveel kernen; allemaal als er niets is opgegeven.
help-best-unfinished = Ook van een partij die nog niet is afgelopen.
help-check-game = Het spel waar het materiaal voor is.
help-bench-games = De spellen; anders alle.
help-bench-gpu = Willekeurige partijen op een CUDA-videokaart, één draad per partij.
help-warm-games = De spellen; anders alle.
help-serve-host = Het adres waarop de server luistert; 0.0.0.0 voor alle, wat andere machines binnenlaat.
help-serve-port = De poort waarop de server luistert.
help-serve-workers = Hoeveel processen bedienen; meer dan één hebben PostgreSQL nodig (--store).
help-serve-worker-port = Bij meer processen: de eerste van hun eigen poorten, één per proces, voor /metrics; 0 voor geen.
help-serve-bot-delay = Seconden die de beurt van een bot minstens duurt, zodat mensen het kunnen volgen.
help-serve-bot-threads = Hoeveel bots hier tegelijk mogen nadenken; anders zoveel als er kernen zijn, en 0 als helpers (‘quartier think’) alles doen.
help-serve-substitute = Het niveau van de bot die speelt voor wie geen tijd meer heeft of weg is.
help-serve-idle = Seconden dat een tafel waar niemand naar kijkt in het geheugen blijft.
help-serve-keep-open = Uren dat een tafel op haar start wacht als er niemand is.
help-serve-pairing-bots = Seconden waarna bots spelen met wie op medespelers wacht en bots goedvindt.
help-serve-best-seconds = Seconden waarin ernaast naar het best mogelijke resultaat van elke uitdaging van de dag wordt gezocht; 0 voor nooit.
help-serve-tables-each = Hoeveel open of lopende tafels één persoon mag hebben.
help-serve-address-rate = Verzoeken en berichten per seconde van één adres, dat een school kan zijn; één persoon krijgt daarvan een kwart. 0 voor geen grens.
help-serve-address-sockets = Sockets die tegelijk open zijn van één adres; één persoon krijgt daarvan een kwart. 0 voor geen grens.
help-serve-answer-time = Seconden waarin een antwoord gelezen moet zijn, of een deel van een lang antwoord; 0 voor geen grens.
help-serve-body-time = Seconden waarin de inhoud van een verzoek er moet zijn; 0 voor geen grens.
help-serve-header-time = Seconden waarin de kop van een verzoek er moet zijn; 0 voor geen grens.
help-serve-connections = Verbindingen die in totaal tegelijk open zijn; 0 voor zoveel als deze machine één proces geeft.
help-serve-address-connections = Verbindingen die tegelijk open zijn van één adres, maar nooit meer dan de helft van alle; 0 voor geen andere grens.
help-serve-bot-tables-unwatched = Seconden dat een partij tussen bots doorgaat als niemand kijkt.
help-serve-bot-tables-each = Hoeveel daarvan één adres mag hebben.
help-serve-bot-tables = Hoeveel partijen tegelijk mogen lopen waarin alleen bots spelen.
help-serve-guests-per-address = Hoeveel nieuwe gasten in een uur van één adres mogen komen; 0 voor geen grens.
help-serve-tables-per-address = Hoeveel tafels van één adres open mogen zijn of mogen lopen; 0 voor geen grens.
help-serve-socket-rate = Berichten per seconde over één verbinding; 0 voor geen grens.
help-serve-talk-rate = Regels tafelgesprek per seconde van één persoon aan een tafel; 0 voor geen grens.
help-serve-review-simulations = Simulaties voor elke beurt in de terugblik op een partij; 0 voor zoveel als het spel wil.
help-serve-studies-each = Hoeveel studies één persoon mag bewaren.
help-serve-study-rate = Studies per seconde die één persoon mag bewaren of veranderen, en vier keer zoveel vanaf één adres; 0 voor geen grens.
help-serve-origin = Een andere site waarvan de pagina’s deze server mogen gebruiken, zoals https://example.org; meermaals mogelijk.
help-serve-https = De server is bereikbaar via https (door een proxy): cookies worden alleen zo verstuurd.
help-serve-public-address = Waar de server te vinden is, zoals https://example.org, voor de voorvertoning van zijn links in chat-apps; anders wat het verzoek noemt.
help-serve-proxies = Adressen van proxy’s waarvan X-Forwarded-For wordt geloofd, gescheiden door komma’s; * voor alle.
help-serve-push = Via Web Push melden wie aan de beurt is; hiervoor is quartier[push] nodig.
help-serve-push-contact = Hoe beheerders van pushdiensten je bereiken: mailto:jij@example.org of een https-adres.
help-serve-public-metrics = /metrics ook aan andere machines beantwoorden.
help-serve-open-page = Het adres van de pagina tonen zodra ze er is, en ze openen waar er een bureaublad is.
help-serve-log-level = Wat er wordt gelogd: debug, info, warning of error.
help-site-to = De map waarin ze komt: nieuw, leeg of met een oudere versie, die vervangen wordt; andere bestanden erin blijven.
help-backup-to = Het bestand waarin de kopie komt; ‘quartier restore’ zet haar terug.
help-backup-force = Een bestand dat er al is overschrijven.
help-restore = Een kopie op de plaats van de database van een gegevensmap zetten, terwijl er geen server op draait.
help-restore-file = Een kopie die ‘quartier backup’ heeft gemaakt.
help-restore-keep = De huidige database bewaren, onder een naam met de datum.
help-move-store = Alles van een gegevensmap naar een PostgreSQL-database kopiëren of terug, terwijl er op geen van beide een server draait.
help-move-store-source = Een gegevensmap of een database zoals postgresql://quartier@localhost/quartier.
help-move-store-target = Hetzelfde, maar nog leeg.
help-think = Op een andere machine voor een server nadenken: zijn bots, tips en terugblikken, tot het wordt gestopt.
help-think-server = Waar de server is, zoals https://example.org.
help-think-token-file = Het bestand met het sleutelwoord dat ‘quartier think-token’ gaf; zonder bestand staat het in QUARTIER_TOKEN.
help-think-threads = Aan hoeveel gedachten tegelijk wordt gewerkt; anders aan zoveel als er kernen zijn.
help-think-json = Tonen wat er gebeurt als JSON, één object per regel.
help-think-token = Het sleutelwoord tonen waarmee een helper met deze naam voor een server mag nadenken.
help-think-token-name = Hoe de helper heet: letters, cijfers, - en _.
help-think-token-days = Hoeveel dagen het sleutelwoord geldt.
help-think-token-store = De PostgreSQL-database van de server, als hij er een heeft.
help-serve-refuse-worker = De naam van een helper die niet meer voor deze server mag nadenken, wat zijn sleutelwoord ook zegt; mag vaker.
help-serve-store = Een PostgreSQL-database zoals postgresql://quartier@localhost/quartier waarin alles wordt bewaard in plaats van in de gegevensmap; hiervoor is quartier[postgres] nodig.

## Bots

bot-random = Toeval
bot-random-about = Doet zomaar een toegestane zet, zonder na te denken.
bot-easy = Makkelijk
bot-easy-about = Kijkt maar weinig vooruit en vergist zich af en toe.
bot-normal = Normaal
bot-normal-about = Kijkt verder vooruit en vergist zich zelden en niet erg.
bot-strong = Sterk
bot-strong-about = Probeert zijn beste zetten in veel denkbare vervolgen.
bot-expert = Expert
bot-expert-about = Probeert veel zetten in denkbare vervolgen, met alles wat hij heeft geleerd, zo goed als hij kan.
bot-greedy = Gulzig
bot-greedy-about = Neemt meteen de meeste punten en kijkt nooit vooruit.
bot-planner = Planner
bot-planner-about = Het zoekwerk achter de sterkere bots, met de tijd die het krijgt.

arena-playing = Er wordt gespeeld
arena-title = Arena: { $game }, { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
arena-about = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, startwaarde { $seed }.
arena-options = Opties: { $options }.
arena-made = { $date }, Quartier { $version }, regels { $rules }.
arena-column-bot = Bot
arena-column-games = Partijen
arena-column-wins = Gewonnen
arena-column-interval = 95%-interval
arena-column-elo = Elo
arena-column-score = Gemiddelde score
arena-column-time = Tijd per zet
arena-lost = { $bot } heeft { $games ->
    [one] één partij
   *[other] { $games } partijen
} voor het einde verloren ({ $kinds }). De eerste keer: { $first }
arena-lost-crash = vastgelopen
arena-lost-illegal = geen toegestane beurt
arena-lost-time = te traag
arena-plot-wins = Gewonnen partijen met 95%-intervallen
arena-plot-wins-axis = Aandeel gewonnen partijen
arena-plot-scores = Scores
arena-plot-scores-axis = Score
arena-plot-share = Aandeel van de partijen
statistics-title = Statistiek: { $game }, { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
statistics-about = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} uit { $deals ->
    [one] { $deals } beginstand
   *[other] { $deals } beginstanden
}; bots: { $bots }; startwaarde: { $seed }.
statistics-points = Punten
statistics-share = Aandeel
statistics-interval = 95%-interval
statistics-bots = Punten aan het eind
statistics-bots-about = Elke bot heeft elke beginstand gespeeld, vanaf elke plaats.
statistics-rounds = Punten per ronde
statistics-rounds-about = De punten van een speler na elke ronde, gemiddeld over alle partijen, met het interval van dat gemiddelde. Beurten op hetzelfde moment zijn één ronde; waar om de beurt gespeeld wordt, is elke beurt er een.
statistics-round = Ronde
statistics-kinds = Punten per soort
statistics-kinds-about = Waar de punten van een speler aan het eind gemiddeld vandaan komen.
statistics-kind = Soort
statistics-pieces = Waarde van tegels en kaarten
statistics-pieces-about = Hoeveel punten resultaten beter zijn met één meer ervan, vergeleken tussen partijen van dezelfde bot. Wie het heeft, heeft het misschien ook omdat het goed ging: dit zegt wat samengaat, niet waarom. Wat iedereen altijd heeft of wat maar zelden voorkwam, ontbreekt. De grafiek toont beide uiteinden van de lijst.
statistics-piece = Tegel of kaart
statistics-had = Gemiddeld gehad
statistics-worth = Waarde
statistics-seats = Voordeel van plaatsen
statistics-seats-about = Hoeveel punten een plaats het beter doet dan het gemiddelde van haar tafel, en hoe vaak ze wint.
statistics-seat = Plaats { $seat }
statistics-shares = Geluk en kunde
statistics-shares-about = Hoe de verschillen tussen resultaten verdeeld zijn: geluk is wat beginstand en plaats uitmaken, wie er ook speelt; kunde is wat de keuze van bot uitmaakt; de rest is wat beide samen en de beurten van de anderen uitmaken. Tussen andere bots zijn de aandelen anders.
statistics-part-luck = Geluk van beginstand en plaats
statistics-part-skill = Kunde
statistics-part-rest = Rest
statistics-variance = Variantie
selfplay-playing = Er wordt gespeeld
selfplay-result = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} met { $rows } beslissingen in { $file } ({ $seconds } s).
best-seeking = Zoeken
best-so-far = tot nu toe { $score }, hooguit { $bound }
best-proven = { $score } punten, en niemand had er meer kunnen maken.
best-open = { $score } punten gevonden; meer dan { $bound } had niemand kunnen maken.
simulate-playing = Er wordt gespeeld
simulate-result = { $finished } van { $games } partijen klaar, { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}: { $moves } zetten in { $seconds } s ({ $speed } partijen/s); scores { $min } tot { $max }, gemiddeld { $mean }

## Server

error-malformed = Dat bericht heeft de verkeerde vorm ({ $where }).
error-no-guest = Kies eerst een naam.
error-origin = Deze pagina mag deze server niet gebruiken.
error-not-host = Dat kan alleen de gastheer of gastvrouw.
error-not-seated = Je zit niet aan deze tafel.
error-no-spectators = Aan deze tafel wordt zonder toeschouwers gespeeld.
error-no-aids = Aan deze tafel wordt zonder hulp gespeeld.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-no-talk = Aan deze tafel staat het tafelgesprek uit.
error-not-found = Hier is niets.
error-method = Dat kan hier niet.
error-not-open = De partij is al begonnen.
error-not-running = De partij is niet bezig.
error-not-waiting = Je wacht niet meer.
error-not-over = De partij is nog niet afgelopen.
error-old-rules = De regels zijn sindsdien veranderd: deze partij kan niet meer worden geopend.
error-other-set = Het spelmateriaal van het huis is niet dat waarmee deze partij begon: ze kan er niet mee worden geopend.
error-seat-taken = Deze plaats is bezet.
error-table-full = Alle plaatsen zijn bezet.
error-already-seated = Je zit al aan deze tafel.
error-challenge-taken = Je hebt deze uitdaging al gespeeld.
error-challenge-first = Speel de uitdaging van vandaag eerst één keer zodat het telt. Daarna mag je het nog eens proberen.
error-seats-empty = Er zijn nog plaatsen vrij.
error-not-to-move = Je bent niet aan de beurt.
error-cannot-undo = Dat kan niet meer worden teruggenomen.
error-study-changed = Deze studie is intussen elders veranderd.
error-too-large = Dat is te lang: hoogstens { $most }.
error-bad-name = Een naam heeft minstens één zichtbaar teken nodig.
error-bad-option = De optie ‘{ $option }’ kan zo niet worden ingesteld.
error-bad-seats = Er zijn { $fewest } tot { $most } plaatsen mogelijk.
error-bad-file = Dit is geen partijbestand dat kan worden nagespeeld.
error-bad-study = De studie is niet bewaard: er staat iets in wat niet kan.
error-unknown-game = Dat spel bestaat niet.
error-unknown-bot = Die bot bestaat niet.
error-malformed-move = Dat is geen zet.
error-unfinished-turn = De beurt is nog niet af.
error-no-push = Deze server kan niets melden als de pagina gesloten is.
error-not-owner = Alleen de eigenaar van deze studie kan haar veranderen.
error-bad-endpoint = De pushdienst van deze browser is van hieruit niet bereikbaar.
error-talk-empty = In die regel staat niets leesbaars.
error-talk-too-long = Een regel heeft hooguit { $most } tekens.
error-illegal-move = Dat staan de regels niet toe.
error-too-slow = Daar heeft de server te lang op gewacht.
error-too-many = Dat was te veel tegelijk. Wacht even.
error-talk-too-fast = { $seconds ->
    [one] Over een seconde kun je weer schrijven.
   *[other] Over { $seconds } seconden kun je weer schrijven.
}
error-too-many-tables = Je kunt { $most } tafels tegelijk hebben.
error-too-many-reviews = Je wacht al op { $most } terugblikken. Vraag het opnieuw zodra er een van klaar is.
error-too-many-studies = Je kunt { $most } studies bewaren: verwijder er eerst een.
error-study-too-fast = Te veel veranderingen tegelijk: probeer het over een paar seconden weer.
error-internal = Er ging iets mis op de server. Er is niets veranderd.
error-storage = De server kan op dit moment niets opslaan. Er is niets veranderd.
error-unwell = De server werkt niet zoals het hoort: { $what }.
error-full = De server zit vol. Probeer het zo nog eens.
error-worker-token = Dit is geen sleutelwoord van deze server.
error-worker-expired = Dit sleutelwoord geldt niet meer: maak een nieuw met ‘quartier think-token’.
error-worker-refused = De beheerder van deze server wil de helper { $name } niet meer.
error-worker-version = Een helper moet de versie van de server hebben, { $right }; deze heeft versie { $given }.
error-worker-faulty = De helper { $name } antwoordde niet zoals het hoort; over { $seconds } s mag hij terugkomen.

## What messengers show of a link

preview-running = { $game }: een partij volgen
preview-over = { $game }: zo is het afgelopen

## The page

page-address = Quartier staat op { $address } (Ctrl+C stopt het)
page-welcome = Wat bouwen we vandaag?
page-tagline = Stedenbouwspellen met tegels, met vrienden of tegen bots. Zonder aanmelden.
page-navigation = Pagina’s
page-contents = Inhoud
page-skip = Naar de inhoud
page-home = Begin
page-lobby = Tafels
page-replay = Terugkijken
page-settings = Instellingen
page-settings-you = Jij
page-settings-look = Uiterlijk
page-settings-play = Spelen
page-settings-alerts = Geluid en meldingen
page-settings-about = Alles behalve je naam blijft alleen in deze browser: andere apparaten hebben hun eigen instellingen.
page-rules = Spelregels
page-rules-of = De spelregels van { $game }
page-rules-search = Zoek in de spelregels
page-rules-found = { $number ->
    [0] Niets gevonden.
    [one] Eén onderdeel gevonden.
   *[other] { $number } onderdelen gevonden.
}
page-rules-play = { $game } spelen
page-close = Sluiten
page-not-found = Op dit adres is niets te vinden.
page-unreachable = De server is niet bereikbaar.
page-lost = De verbinding is verbroken. Nieuwe poging …
page-connecting = Verbinden …

page-players = { $fewest } tot { $most } spelers
page-minutes = { $least } tot { $most } minuten
page-play-now = Nu spelen
page-learn = Zo speel je
page-host = Tafel openen
page-host-here = Partij klaarzetten
page-host-game = Tafel voor { $game } openen
page-join = Meedoen met een link
page-join-about = Plak de link die je gekregen hebt.
page-join-nobody = Niemand om mee te spelen?
page-join-lobby = Zoek een open tafel.
page-go = Ga
page-no-link = Dat is geen link naar een tafel.
page-mine = Mijn spellen
page-your-turn = Jij bent aan de beurt
page-waits-for = Wacht op { $names }
page-results = Laatste uitslagen
page-results-none = Hier zie je hoe je partijen zijn afgelopen, en je kunt ze terugkijken. Speel de eerste!
page-status-open = open
page-status-running = bezig
page-status-over = afgelopen
page-status-closed = Deze tafel is gesloten.
page-place = Plaats { $rank }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-place-together = { $won ->
    [yes] Gewonnen
   *[no] Verloren
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-won = gewonnen
page-lost-game = verloren
page-together = Samen
page-together-against = samen
page-seats-taken = { $taken } van { $seats } plaatsen bezet
page-guest = Gast { $number }
page-bot-name = Bot ({ $level })
page-character = Karakter van bot { $seat }
page-character-any = om het even welk karakter
page-bot-seat = Bot { $seat } ({ $level })

page-lobby-about = Schuif aan bij een open tafel of kijk mee.
page-lobby-none = Er is nu geen tafel open. Open er een, dan ziet iedereen hem hier.
page-lobby-room = Tafels met een vrije plaats
page-lobby-watch = Partijen om te volgen
page-lobby-host = Geopend door { $name }
page-free-seats = { $number ->
    [one] één plaats vrij
   *[other] { $number } plaatsen vrij
}
page-pairing = Met iemand spelen
page-pairing-about = Je speelt met de eerste die hetzelfde wil spelen.
page-pairing-which = Welk spel?
page-pairing-any = Maakt niet uit
page-pairing-people = { $number ->
    [one] één persoon wacht
   *[other] { $number } mensen wachten
}
page-pairing-bots = Met bots spelen als er na { $seconds } seconden niemand is
page-pairing-go = Iemand zoeken
page-pairing-looking = We zoeken iemand die { $game } met je speelt
page-pairing-looking-any = We zoeken iemand die met je speelt
page-pairing-since = Je wacht al { $time }
page-pairing-bots-in = Als er niemand komt, spelen over { $time } bots mee.
page-pairing-keep-open = Laat deze pagina open. De partij start hier vanzelf.
page-pairing-free = nog vrij
page-pairing-stop = Stoppen met wachten
page-pairing-bot-now = Nu tegen bots spelen

page-new = Nieuwe tafel
page-new-here = Nieuwe partij
page-where = Waar
page-where-online = Aan een tafel: iedereen op een eigen apparaat
page-where-here = Op dit apparaat: tegen bots, of om de beurt doorgeven
page-person-here = Iemand hier
page-person-name = Naam van speler { $number }
page-who = Wie speelt
page-open-seat = Open voor een gast
page-more-seats = Een plaats meer
page-fewer-seats = Een plaats minder
page-options = Spelopties
page-option-box = Spelmateriaal
page-table = Tafel
page-aids = Hulp: tonen waar stukken mogen liggen en wat ze opleveren
page-aids-about = In partijen op dit apparaat en aan tafels die je opent. Zonder hulp kijk je zelf.
page-hints = Tips: een bot stelt zetten voor
page-hints-agree = Tussen mensen zijn er tips zodra iedereen akkoord is.
page-help = Hulp en tips
page-public = Tafel in het overzicht tonen
page-spectators = Anderen mogen meekijken
page-late = Gasten mogen tijdens het spel de plaats van een bot innemen
page-talk-option = Tafelgesprek toestaan
page-clock = Tijd per beurt
page-clock-none = onbeperkt
page-clock-seconds = { $number } seconden
page-clock-minutes = { $number ->
    [one] één minuut
   *[other] { $number } minuten
}
page-clock-hours = { $number ->
    [one] één uur
   *[other] { $number } uur
}
page-clock-days = { $number ->
    [one] één dag
   *[other] { $number } dagen
}
page-start = Starten
page-start-fill = Met bots aanvullen en starten
page-set-up = Tafel openen en uitnodigen

page-share = Link naar deze tafel
page-share-heading = Nodig anderen uit
page-share-about = Wie de link heeft, kan meedoen.
page-share-system = Delen …
page-copy = Link kopiëren
page-copied = Gekopieerd.
page-copy-yourself = De link is geselecteerd: kopieer hem met het toetsenbord of door lang te drukken.
page-qr = QR-code
page-qr-about = Richt de camera van een andere telefoon erop.
page-invites = { $name } nodigt je uit voor { $game }
page-invited = Speel mee: { $game }
page-your-name = Je naam
page-join-now = Meedoen
page-seat-choose = Zelf een plaats kiezen
page-offline = niet aanwezig
page-sit = Deze plaats nemen
page-full = Alle plaatsen zijn bezet.
page-full-watch = Zodra de partij start, kun je hier meekijken.
page-own-table = Zelf een tafel openen
page-terms = Zo wordt er gespeeld
page-term-aids = Mogelijke zetten en punten worden getoond
page-term-no-aids = Mogelijke zetten worden niet getoond
page-term-hints = Een bot geeft tips
page-term-no-hints = Geen tips van bots
page-term-clock = Tijd per zet: { $time }
page-term-no-clock = Zonder tijdslimiet
page-term-no-spectators = Niemand anders kan meekijken
page-term-no-talk = Geen tafelgesprek
page-sit-late = Plaats van een bot innemen
page-wait-start = Wie de tafel opende, start het spel.
page-wait-start-by = { $name } start het spel.
page-wait-people = { $number ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $number } spelers
}
page-wait-ready = Iedereen zit
page-leave = Tafel verlaten
page-no-table = Je kunt deze tafel niet bekijken.

alert-turn = Jij bent aan de beurt
alert-start = Het spel is begonnen
alert-end = Het spel is afgelopen
alert-with = { $game } met { $names }
page-todo = Wat er te doen is
page-ready = Bevestig je beurt, of verander hem.
page-watching = Je kijkt mee.
page-away-clock = Je tijd is om; een bot speelt voor je.
page-away-left = Je bent weggegaan; een bot speelt voor je.
page-return = Zelf verder spelen
page-played-by-bot = Op dit moment speelt een bot.
page-rule-now = Regel
page-menu = Tafel
page-board = Bord
page-board-of = Het bord van { $name }.
page-enlarge = Bord van { $name } groot tonen
page-at-table = Aan tafel
page-turn = Draaien
page-back = Terug
page-hint = Tip
page-hint-show = Laat zien
page-hint-stop = Niet verder denken
page-nudge-gain = { $lit ->
    [yes] Tip: kijk naar de gemarkeerde velden. Daar haal je
   *[no] Tip: er valt nu iets te halen,
} { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $kind }.
page-nudge-later = { $lit ->
    [yes] Tip: kijk naar de gemarkeerde velden. Ze leveren nu niets op, maar later wel.
   *[no] Tip: nu valt er niets te halen. Denk vooruit.
}
page-nudge-look = { $lit ->
    [yes] Tip: kijk naar de gemarkeerde velden.
   *[no] Tip: denk vooruit.
}
page-advice = De beste zetten
page-advice-about = Rechts: hoeveel punten je aan het einde kunt verwachten, gemiddeld over veel partijen die een bot vanaf hier heeft doorgespeeld. Kleine verschillen zeggen weinig.
page-advice-expected = punten aan het einde te verwachten
page-advice-band = { $low } tot { $high }
page-advice-band-about = Negen van de tien partijen eindigen tussen deze punten.
page-advice-winning = De kans om te winnen, met de beste van deze beurten: { $chance } %
page-advice-now = Nu: { $gains }
page-advice-nothing = geen punten
page-advice-allow = Tips toestaan aan deze tafel
page-advice-on = Iedereen is akkoord: er zijn tips.
page-advice-missing = Er zijn tips zodra iedereen akkoord is. Nog niet: { $names }.
page-advice-asked = { $names }: zullen we met tips spelen?
page-advice-agree = Akkoord
page-advice-decline = Nee, bedankt
page-thinking = Denkt na …
page-undo = Terugnemen
page-confirm = Bevestigen
page-keys = Pijltjes verplaatsen, spatie legt, R draait, Z gaat terug, Enter bevestigt.
page-keys-steps = Tab en de pijltjestoetsen gaan van stap naar stap, de spatiebalk kiest, Z gaat terug, Enter bevestigt.
page-steps = Stappen
page-notation = Zo schrijf je zetten
page-score-if = Als je dit bevestigt
page-score-so-far = Met de zet tot nu toe
page-brings = { $points ->
    [0] Levert geen punten op.
    [one] Levert één punt op.
   *[other] Levert { $points } punten op.
}
page-no-points = Nog geen punten.
page-turns = Beurten
page-no-turns = Nog niemand heeft gespeeld.
page-spot-top-left = linksboven
page-spot-top = bovenaan
page-spot-top-right = rechtsboven
page-spot-left = links
page-spot-middle = in het midden
page-spot-right = rechts
page-spot-bottom-left = linksonder
page-spot-bottom = onderaan
page-spot-bottom-right = rechtsonder
page-talk = Tafelgesprek
page-talk-unread = { $number ->
    [one] één nieuw
   *[other] { $number } nieuw
}
page-talk-none = Er is nog niets gezegd.
page-talk-say = Schrijf aan iedereen
page-talk-send = Versturen
page-talk-left = { $number ->
    [one] nog één teken
   *[other] nog { $number } tekens
}
page-talk-mute = Dempen
page-talk-unmute = Weer luisteren
page-talk-muted = Het tafelgesprek is op dit apparaat gedempt.
page-talk-reading = Schrijven kan wie aan tafel zit; jij kunt meelezen.
page-leave-running = Weggaan: een bot speelt verder
page-transfer = Verder op een ander apparaat
page-transfer-about = Open deze link binnen een uur op het andere apparaat. Hij werkt één keer.
page-take-over = Plaats hierheen halen
page-take-over-about = De plaats gaat van het andere apparaat naar dit.
page-fair = Eerlijk geschud: wat verborgen is, lag vast vóór de eerste beurt. De vingerafdruk is { $digest }.

page-course = Punten per ronde
page-round = Ronde { $round }
page-rounds = Ronde
page-result-alone = Jouw stad is { score-line } waard.
page-result-you = Je wordt { $rank }e met { score-of }.
page-result-more = { $more ->
    [one] Eén punt
   *[other] { $more } punten
} meer dan de vorige keer ({ $points }).
page-result-less = { $more ->
    [one] Eén punt
   *[other] { $more } punten
} minder dan de vorige keer ({ $points }).
page-result-same = Precies evenveel als de vorige keer.
page-decided = Wat de doorslag gaf
page-boards = Borden
page-most = het meest
page-total = Totaal
page-count-skip = Tellen overslaan
page-count-again = Nog eens tellen
page-share-result = Uitslag delen
page-share-moment = Dit moment delen
page-share-moment-about = De link naar deze beurt:
page-speed = Tempo
page-whose = Wiens bord
page-whose-turn = Wie aan zet is
page-choose-file = Bestand kiezen
page-rematch = Nog een keer
page-rematch-go = Revanche aannemen
page-rematch-offered = { $number ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
page-rematch-awaited = voor de revanche gevraagd
page-file = Partijbestand
page-replay-here = bekijken
page-replay-step = Beurt { $number } van { $turns }: { $name } { $turn }
page-review-ask = Op deze partij terugblikken
page-review-ask-about = Een programma denkt nog eens over elke beurt na: wat die kostte en wat geluk was. Dat duurt een minuut of twee.
page-review-progress = Beurt { $done } van { $turns }
page-review-offline = Terugblikken maakt een server. Neem zonder server het partijbestand en vraag in een terminal: quartier review BESTAND
page-review-lost = { $grade }, { $lost } verloren
page-review-better = Laat zien wat beter was
page-review-instead = Beter: { $turn }. { $expected } te verwachten in plaats van { $instead }.
page-review-turn = Beurt { $number }
page-review-accounts = Geluk en spel
page-drop = Sleep een partijbestand hierheen, of kies er een.
page-file-own-set = De partij is met eigen spelmateriaal gespeeld: alleen een server kan haar terugkijken.
page-file-setting = Met deze plaatsen en opties bestaat er geen partij.
page-line = Regel { $line }
page-first = Naar het begin
page-previous = Een beurt terug
page-next = Een beurt verder
page-last = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-position = Plek in de partij

page-study = Studie
page-studies = Studies
page-studies-about = Probeer wat had kunnen zijn: speel verder vanaf elke stelling van een afgelopen of zelf opgezette partij, met de engine naast je.
page-studies-mine = Jouw studies
page-study-from-here = Vanaf hier bestuderen
page-study-set-up = Een partij opzetten
page-study-game = Spel
page-study-seats = Plaatsen
page-study-seed = Beginwaarde
page-study-seed-about = Een woord of getal: met dezelfde beginwaarde komen dezelfde tegels en kaarten. Leeg gelaten wordt er een getrokken.
page-study-begin = Studie beginnen
page-study-from-file = Een bestand openen
page-study-from-file-about = Een partijbestand, of een studie die iemand heeft opgeslagen.
page-study-nothing = Op dit adres valt niets te bestuderen.
page-study-no-engine = Deze pagina kan dat spel niet zelf spelen, dus er zijn geen studies van.
page-study-today = Anderen spelen de uitdaging van vandaag nog: morgen kun je haar bestuderen.
page-study-positions = { $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
}
page-study-tree = Zetten en varianten
page-study-engine = Engine: de beste zetten
page-study-thinking = De engine denkt …
page-study-no-lines = Op dit bord is niemand aan zet.
page-study-winning = { $chance } % winst
page-study-end = Naar het einde van de variant
page-study-bot = Wie voor de anderen speelt
page-study-by-hand = Jij speelt voor allen
page-study-against = Bot antwoordt: { $level }
page-study-bot-turn = Zet van de bot
page-study-bot-thinks = De bot denkt …
page-study-promote = Tot hoofdvariant
page-study-delete-from = Vanaf hier verwijderen
page-study-restore = Verwijderen terugnemen
page-study-note = Notitie bij deze stelling
page-study-title = Naam van de studie
page-study-share = Delen
page-study-share-about = Wie deze link heeft, kan de studie lezen:
page-study-file = Als bestand
page-study-keep = Bewaren en delen
page-study-copy = Een kopie bewaren
page-study-not-kept = Nog niet bewaard: als je weggaat, is ze weg.
page-study-needs-server = Een studie bewaren kan alleen met een server, en die is er hier niet.
page-study-others = Je leest iemands studie. Wat je probeert, blijft op deze pagina.
page-study-others-changed = Je veranderingen blijven op deze pagina, tenzij je een kopie bewaart.
page-study-kept = Alle veranderingen zijn bewaard.
page-study-keeping = Wordt bewaard …
page-study-delete = { $title } verwijderen
page-study-delete-sure = De studie wordt voor iedereen die de link heeft voorgoed verwijderd.
page-study-delete-yes = Voorgoed verwijderen
page-study-order = Tegels en kaarten komen in de volgorde van de partij, wat je ook probeert; de engine weet niet wat er komt.
page-study-keys = Toetsen: ← → door de variant, ↑ ↓ naar andere varianten; op het bord lopen de pijlen eroverheen.

page-name = De naam die anderen zien
page-name-about = Aan tafel en bij de uitdaging van vandaag.
page-keep = Bewaren
page-kept = Bewaard.
page-language = Taal
page-colours = Kleuren
page-colours-system = zoals het apparaat
page-colours-light = licht
page-colours-dark = donker
page-motion = Beweging
page-motion-system = zoals het apparaat
page-motion-moving = met animaties
page-motion-still = zonder animaties
page-coordinates = Coördinaten: letters en cijfers aan de rand van de borden en in de lijst met beurten
page-sound = Geluiden
page-alerts = Laat het me weten als ik aan de beurt ben
page-alerts-closed = Je hoort het ook als deze pagina gesloten is.
page-alerts-open = Je hoort het zolang deze pagina ergens openstaat.
page-alerts-denied = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor de pagina (het teken naast het adres) en laad haar opnieuw.
page-alerts-insecure = Browsers tonen alleen meldingen van pagina’s die via https komen.
page-alerts-install = Op een iPhone of iPad: zet deze pagina eerst op je beginscherm en open haar van daaruit.
page-alerts-none = Deze browser toont geen meldingen.
page-alerts-try = Probeer het
page-alerts-tried = Zo hoor je dat je aan de beurt bent.
page-alerts-offer = Wil je een melding krijgen als je aan de beurt bent?
page-alerts-yes = Ja, graag
page-alerts-no = Nee, bedankt
page-sound-about = Korte tonen als er een stuk wordt gelegd, als je aan de beurt bent en aan het eind.
page-challenge = De uitdaging van vandaag
page-challenge-about = Voor iedereen hetzelfde, één keer per dag. Wie haalt er het meeste uit?
page-challenge-begin = Spelen
page-challenge-continue = Verder
page-challenge-look = Bekijken
page-challenge-look-at = { $game } bekijken
page-challenge-done = { score-of }: plaats { $rank } van { $finished }
page-challenge-best = Beste tot nu toe: { $name } met { score-of }
page-challenge-play = { $game } spelen
page-challenge-go-on = Verder met { $game }
page-challenge-nobody = Nog niemand is klaar.
page-day = De uitdaging van de dag
page-day-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-day-rules = Iedereen krijgt dezelfde partij. Je eerste poging telt, zonder enige hint, als je haar op dezelfde dag afmaakt: voor { $time } jouw tijd. Daarna mag je het voor jezelf zo vaak proberen als je wilt. Vanaf de volgende dag mag iedereen de beste partij bekijken.
page-day-rules-past = Deze dag is voorbij. Je mag de partij voor jezelf spelen; dat telt niet.
page-day-yours = Jouw poging
page-day-not-yet = Je hebt haar nog niet gespeeld.
page-day-going = Je bent er middenin.
page-day-late = Je hebt haar niet op dezelfde dag afgemaakt, dus ze telt niet.
page-day-missed = Je hebt haar niet gespeeld.
page-day-unscored = Nog een poging: die telt niet
page-day-rank = Plaats { $rank } van { $finished }
page-day-lost = verloren
page-day-percent = { $percent } % van het best mogelijke
page-day-percent-found = { $percent } % van het beste dat gevonden is
page-day-possible = Best mogelijk: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-day-possible-found = Het beste dat gevonden is: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Meer dan { $bound } kan niemand halen.
page-day-coming = Er wordt nog naar het best mogelijke resultaat gezocht.
page-day-again = Nog eens spelen, zonder telling
page-day-watch = De beste partij bekijken
page-day-ranking = Ranglijst
page-day-place = Plaats
page-day-name = Naam
page-day-score = Punten
page-day-share-best = Van het beste
page-day-you = jij
page-day-nobody = Niemand heeft haar afgemaakt.
page-day-before = De dag ervoor
page-day-after = De dag erna
page-day-today = Vandaag
page-day-history = Jouw uitdagingen
page-day-history-none = Hier komt te staan wat je van de uitdagingen maakt.
page-day-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
page-day-longest = Langst: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
page-day-date = Dag
page-day-game = Spel
page-day-share = Delen zonder iets te verklappen
page-day-line = Quartier, { $game }, { $day }: { $result }, plaats { $rank } van { $finished }
page-day-copy = Regel kopiëren
page-day-save = Plaatje bewaren
page-day-picture = Plaatje om te delen: { $line }
page-day-more = Ranglijst en geschiedenis
page-day-more-of = Ranglijst en geschiedenis: { $game }
page-day-set = De partij van vandaag met dit spelmateriaal
page-day-with = De partij van de dag met ‘{ $title }’
page-day-set-about = Dit is niet de uitdaging van de dag: deze partij is voor wie de link naar dit spelmateriaal heeft, en heeft een eigen ranglijst. Wordt het spelmateriaal gewijzigd, dan begint alles opnieuw met een andere partij.
page-day-set-gone = Het spelmateriaal is sindsdien gewijzigd of verwijderd. Dit is de partij met het spelmateriaal zoals het was.
page-day-set-no-best = Met eigen spelmateriaal wordt niet naar het best mogelijke gezocht.
page-day-set-link = Wie deze link heeft, speelt dezelfde partij met dit spelmateriaal
page-day-set-line = Quartier, { $game } met ‘{ $title }’, { $day }: { $result }, plaats { $rank } van { $finished }
page-day-set-own = eigen spelmateriaal ‘{ $title }’

page-here = Op dit apparaat
page-here-about = Partijen zonder server blijven in deze browser en nergens anders.
page-show-all = Alle { $number } tonen
page-delete = Deze partij { $game } verwijderen
page-delete-finished = Alle afgelopen partijen verwijderen
page-delete-sure = { $number ->
    [one] Eén afgelopen partij uit deze browser verwijderen?
   *[other] { $number } afgelopen partijen uit deze browser verwijderen?
}
page-opening = De partij wordt geopend …
page-no-match = Geen partij
page-no-match-about = In deze browser staat op dit adres geen partij.
page-elsewhere = De partij ging verder in een ander tabblad. Zo staat ze er nu voor.
page-failed = Er ging iets mis op deze pagina. Wat bewaard was, is veilig: laad de pagina opnieuw om verder te spelen.
page-needs-server = Daarvoor is een server nodig, en die is er hier niet.
page-without-server = De server is niet bereikbaar. Op dit apparaat kun je toch spelen.
page-storage-full = Deze browser heeft geen ruimte meer: de partij gaat verloren als je de pagina sluit. Afgelopen partijen verwijderen maakt ruimte.
page-storage-none = Deze browser bewaart niets: de partij gaat verloren als je de pagina sluit. Je kunt haar als partijbestand opslaan.
page-pass = { $name } is aan de beurt
page-pass-about = Geef het apparaat door; alle anderen kijken weg. Er is niets te zien voordat { $name } op de knop drukt.
page-pass-ready = Ik ben { $name }
page-pass-back = { $name }: laatste beurt terugnemen
page-deal = Partij van de dag
page-deal-about = Elke dag van elk spel één partij, alleen en zo vaak je wilt. Er is geen ranglijst.
page-deal-none = Vandaag nog niet gespeeld.
page-deal-best = Je beste van vandaag: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Achteraf
review-hindsight = Met alles vooraf bekend was { $score } haalbaar geweest, en niet meer.
review-hindsight-open = Met alles vooraf bekend was { $score } haalbaar geweest (niet meer dan { $bound }).
review-hindsight-share = Het resultaat is { $percent } % daarvan.
review-hindsight-label = Mogelijk: { $score }
review-hindsight-about = Mogelijk is wat iemand had kunnen halen die vooraf had geweten wat er getrokken werd: aan tafel kon dat niemand. Een korte zoektocht heeft het gevonden, en een grens waar niemand overheen komt; ‘quartier best BESTAND’ zoekt langer.
page-review-possible = Wat er mogelijk was …
## Op papier

paper-player = Speler { $number }
paper-total = Totaal
paper-score-sheet = Scoreblad
paper-ruler = 5 cm bij 100 %
paper-cut = Knip langs de streepjeslijnen.
paper-back = { $sheet }: achterkant
paper-back-note = De achterkant van de pagina ervoor: draai het vel om de lange kant.
paper-blank = Leeg, zodat vellen dubbelzijdig gedrukt kunnen worden.
paper-box = Materiaal: { $box }
paper-rules = Regels
paper-rules-of = { $game }: de regels
paper-how = Zo druk je het af
paper-step-size = Druk af op 100 % (‘ware grootte’), niet aangepast aan de pagina. De lijn boven aan elke pagina moet 5 cm lang zijn.
paper-step-two = Druk dubbelzijdig af, gedraaid om de lange kant, op stevig papier: 160 tot 250 g/m².
paper-step-one = Druk enkelzijdig af op stevig papier: 160 tot 250 g/m². Is een pagina de achterkant van de pagina ervoor, plak dan beide vellen op elkaar voordat je knipt.
paper-step-cut = Knip langs de streepjeslijnen en vouw langs de stippellijnen. Met mes en liniaal gaat het sneller dan met een schaar.
paper-contents = Wat erin zit
paper-pages = pagina { $first } tot { $last }
paper-page = pagina { $page }
paper-pages-from = vanaf pagina { $first }

paper-done = { $file }: { $kilobytes } kB.
wrong-no-paper = Voor { $game } valt niets af te drukken
wrong-no-typesetter = Afdrukken heeft het pakket typst nodig: pip install 'quartier[print]'

help-print = Schrijf een spel als PDF om uit te knippen en te spelen: materiaal, borden, scorebladen en regels, op schaal.
help-print-game = Het spel dat wordt afgedrukt.
help-print-paper = Het papier: a4 of letter.
help-print-box = Het materiaal: dat van het huis, of een bestand met je eigen.
help-print-to = Het PDF-bestand dat wordt geschreven.
help-print-seats = Voor hoeveel spelers; zonder opgave voor zoveel als er in een doos van het spel passen.
help-print-one-sided = Voor printers die enkelzijdig afdrukken: alleen achterkanten waarmee wordt gespeeld, geen lege pagina’s.
help-print-all-rules = De regels in alle talen, niet alleen in die van kaarten en borden.
## Afbeeldingen om te delen

picture-points = { $points ->
    [one] punt
   *[other] punten
}
picture-won = Gewonnen!
picture-lost = Verloren
wrong-picture-unfinished = Er zijn alleen afbeeldingen van afgelopen partijen, en deze is niet afgelopen.
wrong-picture-game = Van { $game } zijn er geen afbeeldingen.
wrong-picture-seat = Speler { $seat }: de partij heeft { $seats } spelers.
wrong-picture-choice = ‘{ $value }’ is geen { $option } van een afbeelding: er is { $known }.
wrong-picture-kind = ‘.{ $kind }’ is geen uitgang voor een afbeelding: er is { $known }.
wrong-picture-still = Een PNG beweegt niet: kies een naam die op .svg of .webp eindigt, of laat --moving weg.
wrong-picture-turn = Een afbeelding toont het einde van een partij, een animatie de hele: --turn en --image gaan niet samen.
wrong-picture-extra = PNG en WebP vragen wat `pip install "quartier[pictures]"` meebrengt; SVG kan zonder.
values-day = een dag, zoals 2026-11-17
picture-drawing = Tekenen
picture-saved = De afbeelding is opgeslagen in { $file }.
help-replay-image = Een afbeelding van de afgelopen partij schrijven: .svg of .png met de uitslag, .webp als animatie.
help-replay-moving = Een .svg de hele partij als animatie laten tonen.
help-replay-seat = De spelers wier borden te zien zijn, zoals 1,3; zonder opgave allemaal.
help-replay-size = Hoe groot de afbeelding is: wide (breed, 1200 × 630) of square (vierkant, 1080 × 1080).
help-replay-theme = De kleuren: light (licht) of dark (donker).
help-replay-names = De namen van de spelers, gescheiden door komma’s.
help-replay-date = De dag op de afbeelding; zonder opgave die waarop het bestand is geschreven.
error-no-pictures = Deze server tekent zulke afbeeldingen niet.
error-no-picture = De afbeelding kon niet worden getekend. Probeer het zo nog eens.
error-too-many-pictures = Je wacht al op { $most } afbeeldingen. Vraag het opnieuw zodra er een van klaar is.
page-picture = Afbeelding delen
page-picture-drawing = De afbeelding wordt getekend …
page-picture-size = Formaat
page-picture-wide = Breed (1200 × 630)
page-picture-square = Vierkant (1080 × 1080)
page-picture-colours = Kleuren
page-picture-light = Licht
page-picture-dark = Donker
page-picture-whose = Wiens bord
page-picture-all = Iedereen
page-picture-save = Afbeelding opslaan
page-picture-svg = Opslaan als SVG
page-picture-animation = Animatie opslaan
page-picture-animation-svg = Animatie als SVG
page-picture-saved = Opgeslagen.
page-picture-offline = Een server tekent de afbeeldingen, en er is er geen te bereiken.
## Wat telt, en wat de eerste keer wordt uitgelegd
page-scoring = Wat telt
page-moment = Nieuw voor jou
page-moment-understood = Begrepen
page-moment-stop = Niet meer tonen
page-moments = Uitleg: wat voor het eerst gebeurt wordt één keer uitgelegd
page-moments-about = In gewone partijen, naast het bord; nooit bij het terugkijken en nooit voor toeschouwers.
page-moments-again = Alles nog eens uitleggen
page-moments-forgotten = Alles wordt nog eens uitgelegd.
page-moments-off = Er wordt niets meer uitgelegd. In de instellingen kun je dat veranderen.
# Learning by playing

page-learn-playing = Spelend leren
learn-coach = Je begeleider
learn-next = Verder
learn-show = Laat zien
learn-on = Verder spelen
learn-again = Opnieuw
learn-leave = Les overslaan
learn-turn = Beurt { $now } van { $all }
learn-waiting = De anderen denken na …
learn-confirm = Precies zo. Bevestig nu.
learn-good = { $points ->
    [one] Eén punt. Goed! Bevestig.
   *[other] { $points } punten. Goed! Bevestig.
}
learn-other = Toegestaan, maar ik bedoel iets anders: kijk naar wat gemarkeerd is. Neem het terug en probeer het nog eens, of bevestig opnieuw om de jouwe te houden.
learn-illegal = { $why } Probeer het nog eens.
play-guided-type = Typ: { $turn }
play-guided-on = Met ‘skip’ speel je verder zonder begeleider.
play-guided-end = De les is afgelopen. Speel verder!
play-guided-none = Van { $game } is er geen begeleide partij.
play-guided-alone = Een begeleide partij heeft haar eigen begin: bij --guided past geen { $option }.
## Oefenen: puzzels in de terminal en op de pagina

practice-grade-lane = Steeg
practice-grade-street = Straat
practice-grade-avenue = Laan
practice-grade-boulevard = Boulevard
practice-grade-maze = Doolhof
practice-right = Goed!
practice-far = Dat komt op { $value }: { $behind } minder dan { $best }.
practice-solutions = { $number ->
    [one] De enige beurt die het haalt:
   *[other] De beurten die het halen:
} { $turns }
practice-next = Zij komt op { $best }, de beste van alle andere beurten op { $next }. Alle { $legal } beurten zijn geprobeerd.
practice-bots = In één oogopslag gezien door bots: { $levels }

puzzles-head = Puzzel { $number } van { $total } · { $grade } · { $id }
puzzles-prompt = Jouw beurt, of help
puzzles-help = Typ een hele beurt, de stappen gescheiden door spaties; next (volgende), solution (oplossing) of quit (stoppen).
puzzles-bye = { $solved } van { $seen } opgelost, { $first } bij de eerste poging.
puzzles-making = Puzzels zoeken
puzzles-checking = Alle beurten worden geprobeerd
puzzles-made = { $number } van { $wanted } puzzels uit { $matches } partijen staan in { $file }.
puzzles-checked = { $number ->
    [one] Eén puzzel, en hij klopt: alle beurten zijn geprobeerd.
   *[other] { $number } puzzels, en ze kloppen allemaal: alle beurten zijn geprobeerd.
}
help-puzzles = Korte puzzels uit echte stellingen oplossen; meer maken, of een bestand controleren.
help-puzzles-grade = Alleen van deze graad: lane (steeg), street (straat), avenue (laan), boulevard of maze (doolhof).
help-puzzles-kind = Alleen van deze soort.
help-puzzles-puzzle = Alleen die met deze naam.
help-puzzles-daily = Die van vandaag, voor iedereen dezelfde.
help-puzzles-source = Ze uit dit bestand nemen.
help-puzzles-make = Zoveel maken uit partijen van bots, gelijkmatig uit alle soorten en graden voor zover ze te vinden zijn.
help-puzzles-to = Het bestand waarin ze worden geschreven.
help-puzzles-resume = In dit bestand bijhouden wat er is gedaan, en van daaruit verdergaan.
help-puzzles-jobs = Hoeveel processen; alle kernen als er geen aantal is genoemd.
help-puzzles-check = Een bestand controleren: elke stelling bereiken en alle beurten proberen.
help-puzzles-seed = Waar al het toeval uit komt: welke partijen worden doorzocht, of de volgorde van de puzzels.
wrong-puzzles-none = { $game } heeft geen puzzels
wrong-puzzles-kind = { $game } heeft geen puzzels van de soort ‘{ $kind }’; soorten zijn { $kinds }
wrong-puzzles-box = puzzels worden alleen met de set van het huis gemaakt
wrong-puzzles-record = geen verslag van een zoektocht naar puzzels
wrong-puzzles-record-other = het verslag van een andere zoektocht naar puzzels: een ander spel, een andere optie of startwaarde
wrong-puzzles-name = deze puzzel heet ‘{ $right }’, niet ‘{ $name }’: zijn regels zijn veranderd
wrong-puzzles-solved = ‘solved: { $text }’ moet voor elk van { $levels } zeggen hoe vaak van hoeveel pogingen, zoals in ‘easy 2/10’
wrong-puzzles-seat = plaats { $seat } is daar niet aan de beurt
wrong-puzzles-large = meer beurten dan geprobeerd kunnen worden; het bestand zegt { $legal }
wrong-puzzles-number = ‘{ $key }: { $said }’ is fout, het is { $right }
wrong-puzzles-missing = de oplossing ‘{ $turn }’ ontbreekt
wrong-puzzles-extra = ‘{ $turn }’ is geen oplossing, of meer dan wat haar uitmaakt
wrong-puzzles-false = puzzel { $name }: { $reason }
wrong-puzzles-empty = er staan geen puzzels in
wrong-puzzles-game = puzzels van een ander spel, { $game }
wrong-puzzles-no-such = zo’n puzzel is er niet; zonder --grade, --kind, --puzzle en opties van het spel zijn er meer
wrong-puzzles-together = { $option } heeft { $other } nodig

page-practice = Oefenen
page-practice-about = Korte puzzels uit echte stellingen. In elke levert een beurt meer op dan alle andere: vind haar.
page-practice-daily = Puzzel van de dag
page-practice-daily-about = Elke dag één voor elk spel, voor iedereen dezelfde.
page-practice-daily-done = Vandaag opgelost.
page-practice-solve = Oplossen
page-practice-open = { $game } oefenen
page-practice-grades = Graden
page-practice-grades-about = De graad van een puzzel zegt welke bot het antwoord in één oogopslag ziet: makkelijk, normaal, sterk, expert; in een doolhof vindt niemand de weg.
page-practice-solved = { $solved } van { $total } opgelost
page-practice-solved-first = { $first } bij de eerste poging
page-practice-begin = Beginnen
page-practice-go-on = Verder
page-practice-once-more = Nog een keer
page-practice-streak = { $days ->
    [0] Nu op geen dag achter elkaar opgelost
    [one] Op { $days } dag achter elkaar opgelost
   *[other] Op { $days } dagen achter elkaar opgelost
}
page-practice-longest = Langst: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
page-practice-puzzle = Puzzel
page-practice-next = Volgende puzzel
page-practice-again = Nog een poging
page-practice-show = Oplossing tonen
page-practice-shown = De oplossing ligt op het bord.
page-practice-other = Een andere tonen ({ $at } van { $number })
page-practice-answer = Antwoorden
page-practice-first = Bij de eerste poging opgelost.
page-practice-tries = { $tries ->
    [one] Na één fout opgelost.
   *[other] Na { $tries } fouten opgelost.
}
page-practice-all = Dat was de laatste die je in deze graad nog niet had opgelost.
page-practice-line = { $tries ->
    [0] Quartier, { $game }, puzzel van { $day } ({ $grade }): bij de eerste poging opgelost
    [one] Quartier, { $game }, puzzel van { $day } ({ $grade }): na één fout opgelost
   *[other] Quartier, { $game }, puzzel van { $day } ({ $grade }): na { $tries } fouten opgelost
}
page-practice-forget = Mijn voortgang vergeten
page-practice-forget-sure = Vergeten welke puzzels je hebt opgelost, en je dagen achter elkaar?
page-practice-kept = Je voortgang blijft in deze browser en nergens anders.
page-practice-none = Zo’n puzzel is er niet.
page-practice-card = Een stelling, een beurt: vind de beste. De puzzels van vandaag wachten.
# Score sheets in files
wrong-sheet-header = '{ $header }:' staat vóór de eerste 'player:'
wrong-sheet-name = deze naam is te lang; een naam heeft hoogstens { $most } letters
wrong-sheet-players = één speler te veel; { $most } kunnen meespelen
wrong-sheet-before = deze regel hoort bij niemand; hij staat onder een regel 'player: …'
wrong-sheet-game = dit is een blad van { $game }
wrong-sheet-file-option = { $game } heeft geen optie { $option }
wrong-sheet-names = { $names } regels 'player: …' en { $players } spelers; ieder heeft er één
wrong-sheet-two-boxes = dit bestand heeft zijn spelmateriaal “{ $box }” in de sectie [box]; 'option.box:' zou een tweede noemen
sheet-ranked = { $rank }. { $name }
## Own component sets

weights-written = { $file } heeft de gewichten waarmee er het best mee gespeeld wordt.
wrong-weights-to = Wat van de standaardinvoer komt, heeft --to BESTAND nodig voor het spelmateriaal met zijn gewichten.
wrong-weights-numba = Gewichten worden gevonden door veel partijen te spelen, en dat vraagt Numba: pip install 'quartier[compile]'
help-weights = Pas door veel partijen aan spelmateriaal aan waarnaar bots oordelen, en schrijf het in het bestand ervan.
help-weights-game = Het spel waarvoor het spelmateriaal is.
help-weights-to = Waar het spelmateriaal met zijn gewichten geschreven wordt; in zijn eigen bestand als er geen genoemd is.
help-weights-generations = Hoe vaak het zoeken verdergaat vanaf de beste gewichten; zo vaak als het spel zegt als er niets genoemd is.
help-weights-games = Hoeveel partijen elk voorstel speelt; zoveel als het spel zegt als er niets genoemd is.
help-weights-jobs = Hoeveel processen; één als er geen aantal is genoemd.
help-weights-resume = In dit bestand een verslag bijhouden, en daar verdergaan.
help-serve-sets-each = Hoeveel eigen spelmateriaal iemand mag bewaren.
help-serve-set-rate = Hoe vaak per seconde iemand spelmateriaal mag laten nakijken, vanaf één adres vier keer zo vaak; 0 voor geen grens.
help-serve-set-seconds = Seconden die het nakijken van spelmateriaal mag duren.

error-bad-set = Met dit spelmateriaal kan niet gespeeld worden.
error-set-changed = Het spelmateriaal is intussen elders gewijzigd; laad het opnieuw.
error-set-too-slow = Het nakijken van dit spelmateriaal duurde langer dan { $seconds } s en is afgebroken.
error-set-too-fast = Dat is te vaak gevraagd; wacht even.
error-too-many-sets = Je bewaart hier al { $most } keer spelmateriaal; verwijder er eerst een.

page-sets = Eigen spelmateriaal
page-sets-own = Speel met je eigen doos
page-sets-about = Heb je het gedrukte spel? Typ de tegels, stukken, kaarten of de stad over en speel ermee: met vrienden, tegen bots, in deze browser.
page-sets-here = In deze browser
page-sets-there = Op deze server
page-sets-full = Deze browser bewaart al { $most } keer spelmateriaal; verwijder er eerst een.
page-set = Spelmateriaal
page-set-house = Dat van het huis
page-set-new = Nieuw spelmateriaal
page-set-new-about = Begin met de stukken van het huis en verander ze een voor een, of open een tekstbestand (hetzelfde als voor ‘--box BESTAND’).
page-set-mine = Mijn { $game }
page-set-from-house = Met dat van het huis beginnen
page-set-import = Bestand openen
page-set-too-large = Dat bestand is te groot voor spelmateriaal.
page-set-ready = speelbaar
page-set-unready = nog niet klaar
page-set-there = op deze server
page-set-delete = { $title } verwijderen
page-set-delete-sure = Het is dan voorgoed weg. Partijen die ermee begonnen zijn, gaan door.
page-set-missing = Deze browser heeft zulk spelmateriaal niet
page-set-title = Naam van het spelmateriaal
page-set-unnamed = Zonder naam
page-set-undo = Ongedaan maken
page-set-redo = Opnieuw
page-set-export = Als bestand bewaren
page-set-play = Ermee spelen
page-set-shown = Wat te zien is
page-set-show-pieces = Stukken
page-set-show-text = Tekst
page-set-text = Het spelmateriaal als tekst
page-set-nothing = niets
page-set-no-pieces = De stukken van dit spel worden in de tekst veranderd.
page-set-needs-server = Of er met spelmateriaal gespeeld kan worden, zoekt een Quartier-server uit, of ‘quartier check SPEL BESTAND’; deze pagina heeft geen server. Tekenen, bewaren en opslaan kan hier wel.
page-set-unreached = De server is niet te bereiken om het spelmateriaal na te kijken. Wat je verandert, bewaart deze browser.
page-set-checking = Wordt nagekeken …
page-set-wrong = Hiermee kan nog niet gespeeld worden
page-set-good = Hiermee kan gespeeld worden
page-set-unusual = { $number ->
    [one] Eén ding is ongewoon
   *[other] { $number } dingen zijn ongewoon
}
page-set-by-link = Delen
page-set-link = Wie deze link heeft, kan het spelmateriaal bekijken en ermee spelen
page-set-link-about = Geen lijst toont het. Wijzigingen gaan naar de server als jij dat zegt; begonnen tafels houden waarmee ze begonnen.
page-set-publish-about = Bewaar het op deze server om anderen een link te geven. Geen lijst toont het, en je kunt het altijd verwijderen.
page-set-publish = Op deze server bewaren
page-set-republish = De server bijwerken
page-set-withdraw = Van de server halen
page-set-copy = Kopiëren en veranderen
page-set-change = Veranderen
page-set-will-be-kept = Voor een tafel online wordt het op deze server bewaard; geen lijst toont het.
page-set-look = Spelmateriaal: { $title }
page-set-remove = Weghalen
page-set-done = Klaar
page-set-refused = Met het spelmateriaal ‘{ $set }’ kan niet gespeeld worden: { $why }
page-set-unknown = Om het spelmateriaal ‘{ $set }’ te lezen is een Quartier-server nodig, en er is er geen te bereiken. Open het één keer op een pagina met een server: daarna is het daar bekend, ook offline. ‘quartier score’ leest het ook.
wrong-option-unguided = Van { $game } is er geen begeleide partij.
wrong-option-guided = Een begeleide partij heeft haar eigen begin: bij --guided past geen { $option }.
help-play-guided = Een begeleide eerste partij met een vast begin.
wrong-picture-nowhere = { $option } gaat over een afbeelding: zeg met --image waarheen.

error-no-print = Deze server kan niet afdrukken: wie hem beheert, kan quartier[print] installeren.
error-too-many-prints = Er wordt al op { $most } afdrukken gewacht: probeer het zo nog eens.
page-print = Spel afdrukken
page-print-of = { $game } op papier
page-print-about = Een PDF om uit te knippen en te spelen: al het materiaal op schaal, borden, scorebladen en de regels.
page-print-paper = Papier
page-print-players = Voor spelers
page-print-language = Taal
page-print-sides = Mijn printer drukt alleen enkelzijdig af
page-print-sides-about = Dan zijn er geen lege achterkanten; vellen waarvan beide kanten worden gebruikt, plak je op elkaar.
page-print-all-rules = De regels in alle talen
page-print-make = PDF maken
page-print-making = De PDF wordt gemaakt …
page-print-done = De PDF is klaar.
page-print-site = Deze pagina heeft geen server die kan afdrukken. Met Python op je computer maakt dit de PDF:
page-print-paper-a4 = A4
page-print-paper-letter = US Letter
page-print-box = Materiaal

# Beside the real table: score pads, the dealer, the timer
page-beside = Aan de echte tafel
page-beside-about = Speel je met karton? Scorebloks, een deler en een klok, ook zonder server.
page-pad = Scoreblok
page-pad-about = Voor een spel met karton: leg wat er op je tafel ligt, en elk punt wordt geteld.
page-pad-none = Voor dit spel is er geen scoreblok.
page-pad-came = Dit blok kwam via een link. Het is nu je eigen kopie: wat je verandert, blijft bij jou.
page-pad-bad-link = In deze link zit geen scoreblok: misschien is hij afgebroken. Vraag er nog eens om.
page-pad-not-kept = Deze browser bewaart niets: sla het blok op als bestand voordat je de pagina sluit.
page-pad-kept-here = Wordt in deze browser bewaard terwijl je schrijft.
page-pad-undo = Ongedaan maken
page-pad-redo = Opnieuw
page-pad-more = Delen, opslaan
page-pad-add = Speler
page-pad-remove = { $name } verwijderen
page-pad-name = Naam
page-pad-writing = Het bord
page-pad-board = { $name }: het bord. Pijltoetsen bewegen, Enter schrijft.
page-pad-tools = Waarmee je schrijft
page-pad-erase = Wissen
page-pad-all = Alle spelers
page-pad-line = Regel { $line }, kolom { $column }:
page-pad-shared = { $name } en { $other } delen de plaats: meer beslist er niet.
page-pad-tie = { $name } staat met evenveel punten voor { $other }.
page-pad-share = Delen
page-pad-share-about = Wie deze link opent, krijgt een kopie van het blok. Hij zit in de link zelf; nergens wordt iets opgeslagen.
page-pad-file = Bestand
page-pad-file-about = Een tekstbestand dat ook 'quartier score { $game } BESTAND' leest.
page-pad-save = Als bestand opslaan
page-pad-open = Bestand openen
page-pad-pads = Bloks
page-pad-new = Nieuw blok
page-pad-delete = Dit blok verwijderen
page-pad-delete-other = Het blok { $pad } verwijderen
page-pad-own-set = Je eigen doos gebruiken
page-pad-link-long = Met zijn spelmateriaal is dit blok te lang voor een link: sommige berichtendiensten zouden hem afkappen. Sla het op als bestand en stuur dat.
page-pad-set-named = Dit bestand haalt zijn spelmateriaal uit het bestand ‘{ $set }’, dat een pagina niet kan lezen. Haal de regel ‘option.box’ eruit, open het spelmateriaal onder ‘Eigen spelmateriaal’ en kies het op het blok.
page-dealer = Deler
page-dealer-about = Schudt de onderdelen en draait ze een voor een om. Druk op de knop, de spatiebalk of de pijltoetsen.
page-dealer-no-dealer = Voor dit spel is er geen deler.
page-dealer-now = Nu omgedraaid
page-dealer-nothing = Er is nog niets omgedraaid
page-dealer-next = Volgende
page-dealer-back = Terug
page-dealer-left = nog { $left }
page-dealer-before = Eerder omgedraaid
page-dealer-more = Opnieuw schudden, opties, startwaarde
page-dealer-new = Opnieuw schudden
page-dealer-end = Stoppen en de startwaarde tonen
page-dealer-seed = De startwaarde van deze volgorde:
page-dealer-seed-about = Wie haar bij de deler intypt, krijgt dezelfde volgorde opnieuw.
page-dealer-rest = De hele volgorde, met wat niemand heeft gezien:
page-dealer-again = Nog eens met een startwaarde
page-dealer-go = Delen
page-timer = Klok
page-timer-about = Druk op een klok of op de spatiebalk als een beurt voorbij is: dan loopt de tijd van de volgende speler. P pauzeert.
page-timer-start = Start
page-timer-pause = Pauze
page-timer-next = Volgende speler
page-timer-reset = Terug naar het begin
page-timer-setting = Instellingen
page-timer-mode = Tijd
page-timer-mode-turn = voor elke beurt
page-timer-mode-player = voor elke speler in totaal
page-timer-mode-count = zonder grens
page-timer-minutes = Minuten
page-timer-seconds = Seconden
page-timer-players = Spelers
page-timer-sound-about = Een zacht geluid tien seconden voor het einde, en aan het einde.
page-timer-clock = { $name }: { $time }
page-timer-used = { $time } in totaal
page-timer-turn = { $name } is aan de beurt
page-timer-soon = { $name }: nog tien seconden
page-timer-up = { $name }: de tijd is om
page-timer-going = De klok loopt
page-timer-paused = Gepauzeerd

## Workers

think-connecting = Verbinden met { $server } …
think-connected = Met { $server } verbonden als { $name }: { $threads ->
    [one] één thread
   *[other] { $threads } threads
}, spellen: { $games }.
think-others = Naar deze spellen vraagt { $server } niet, omdat de regels, niveaus of het spelmateriaal daar anders zijn of maar één kant ze kent: { $games }.
think-plain = Het sleutelwoord en alle gedachten gaan onversleuteld naar { $server }; met https ziet niemand ze.
think-lost = De verbinding met { $server } ging verloren na { $done ->
    [one] één gedachte
   *[other] { $done } gedachten
} ({ $reason }).
think-waiting = { $server } is niet te krijgen ({ $reason }); nieuwe poging over { $seconds } s.
think-stopping = Wat begonnen is, wordt nog afgemaakt …
think-left = { $server } verlaten.
