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
   *[other] {"  "}({ $points } punten verwacht)
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
wrong-bots-number = bots: { $number } namen voor { $seats } plaatsen; geef er één voor alle of één voor elke
wrong-bots-many = bots: { $number } namen; hoogstens { $most } kunnen tegen elkaar spelen
wrong-record = geen verslag van een arena
wrong-record-other = het verslag van een andere wedstrijd; ga verder met hetzelfde spel, dezelfde opties, bots en startwaarde
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
wrong-turn-number = --turn { $turn }: de partij heeft { $turns } beurten
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
help-agent = Volgens het regelprotocol voor agenten spelen op standaardinvoer en -uitvoer: een bot of een eigen agent.
help-selfplay = Bots laten spelen en elke beslissing in een Parquet-bestand schrijven, voor wie agenten traint.
help-replay = Een opgeslagen partij beurt voor beurt tonen.
help-verify = Een partijbestand naspelen en controleren wat het over zichzelf zegt.
help-score = Een bord scoren dat aan een echte tafel is gespeeld.
help-check = Zeggen wat er fout of ongewoon is aan spelmateriaal.
help-bench = De snelheid meten: willekeurige partijen gecompileerd en geïnterpreteerd, beurten, aanzichten.
help-warm = De regels compileren vóór de eerste zet.
help-serve = De tafelserver draaien tot hij wordt gestopt; alles staat in de gegevensmap.
help-site = De pagina zo wegschrijven dat ze geen eigen server nodig heeft, voor elke statische webhost: alleen, tegen bots, offline.
help-backup = De database van een gegevensmap kopiëren zoals die op één moment is, ook terwijl er een server op draait.
help-option-help = Deze hulp tonen.
help-option-language = De taal: Engels, Duits of Nederlands; anders volgens de omgeving.
help-option-version = De versie tonen.
help-option-json = Eén JSON-object tonen en verder niets.
help-option-file = Een bestand, of - voor de standaardinvoer.
help-option-seed = Waar al het toeval uit komt: dezelfde startwaarde, dezelfde partij.
help-option-pairs = Een willekeurige optie, bij haar naam.
help-option-seats = Hoeveel plaatsen; anders twee, of zo weinig als het spel vraagt.
help-option-games = Hoeveel partijen.
help-option-data = De map voor de database en, in de map ‘boxes’ daarin, voor spelmateriaal (NAAM.txt).
help-play-resume = Verdergaan met een opgeslagen partij.
help-play-save = De partij in dit nieuwe bestand bewaren; anders krijgt het bestand een naam.
help-play-against = De bots op de andere plaatsen: random, easy, normal, strong of expert, of een eigen agent (module:Klasse, bestand.py:Klasse, bestand.onnx, program:OPDRACHT).
help-play-seats = Hoeveel er spelen, jij meegerekend.
help-simulate-bot = Een bot voor alle plaatsen, of één voor elke.
help-arena-bots = De bots, gescheiden door komma’s: namen, of eigen agenten (module:Klasse, bestand.py:Klasse, bestand.onnx, program:OPDRACHT, die tot het eind doorloopt); met @MS denken ze MS milliseconden na over een beurt. Mag vaker staan.
help-arena-budget-ms = Milliseconden per beurt voor bots die op de klok denken.
help-arena-limit-ms = Milliseconden per beurt waarna een eigen agent verloren heeft; anders 60000.
help-arena-jobs = Hoeveel processen; anders zoveel als er kernen zijn.
help-arena-resume = In dit bestand een verslag bijhouden, en daar verdergaan.
help-arena-report = Een pagina met grafieken schrijven.
help-agent-agent = Naam van een bot, module:Klasse, bestand.py:Klasse of bestand.onnx.
help-agent-simulations = Hoeveel toekomsten een bot voor elke beurt speelt, wat er ook gevraagd wordt.
help-agent-budget-ms = Milliseconden per beurt, wat er ook gevraagd wordt.
help-selfplay-out = Het bestand; een afgebroken run gaat met dezelfde opdracht verder.
help-selfplay-bot = Een bot of eigen agent voor alle plaatsen, of één voor elke.
help-selfplay-simulations = Hoeveel toekomsten een bot voor elke beurt speelt; 400 bij bots die anders op de klok denken.
help-selfplay-jobs = Hoeveel processen; anders zoveel als er kernen zijn.
help-replay-turn = Alleen de stand na zoveel beurten tonen.
help-check-game = Het spel waar het materiaal voor is.
help-bench-games = De spellen; anders alle.
help-bench-gpu = Willekeurige partijen op een CUDA-videokaart, één draad per partij.
help-warm-games = De spellen; anders alle.
help-serve-host = Het adres waarop de server luistert; 0.0.0.0 voor alle, wat andere machines binnenlaat.
help-serve-port = De poort waarop de server luistert.
help-serve-bot-delay = Seconden die de beurt van een bot minstens duurt, zodat mensen het kunnen volgen.
help-serve-bot-threads = Hoeveel bots tegelijk mogen nadenken; anders zoveel als er kernen zijn.
help-serve-substitute = Het niveau van de bot die speelt voor wie geen tijd meer heeft of weg is.
help-serve-idle = Seconden dat een tafel waar niemand naar kijkt in het geheugen blijft.
help-serve-keep-open = Uren dat een tafel op haar start wacht als er niemand is.
help-serve-pairing-bots = Seconden waarna bots spelen met wie op medespelers wacht en bots goedvindt.
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

## Bots

bot-random = Toeval
bot-random-about = Doet zomaar een toegestane zet, zonder na te denken.
bot-easy = Makkelijk
bot-easy-about = Kijkt maar weinig vooruit en vergist zich af en toe.
bot-normal = Normaal
bot-normal-about = Kijkt verder vooruit en vergist zich zelden en niet erg.
bot-strong = Sterk
bot-strong-about = Probeert zijn beste zetten in veel denkbare vervolgen; een tiende seconde per zet.
bot-expert = Expert
bot-expert-about = Denkt een seconde na over elke zet, zo goed als hij kan.
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
selfplay-playing = Er wordt gespeeld
selfplay-result = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} met { $rows } beslissingen in { $file } ({ $seconds } s).
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
error-seats-empty = Er zijn nog plaatsen vrij.
error-not-to-move = Je bent niet aan de beurt.
error-cannot-undo = Dat kan niet meer worden teruggenomen.
error-too-large = Dat is te lang: hoogstens { $most }.
error-bad-name = Een naam heeft minstens één zichtbaar teken nodig.
error-bad-option = De optie ‘{ $option }’ kan zo niet worden ingesteld.
error-bad-seats = Er zijn { $fewest } tot { $most } plaatsen mogelijk.
error-bad-file = Dit is geen partijbestand dat kan worden nagespeeld.
error-unknown-game = Dat spel bestaat niet.
error-unknown-bot = Die bot bestaat niet.
error-malformed-move = Dat is geen zet.
error-unfinished-turn = De beurt is nog niet af.
error-no-push = Deze server kan niets melden als de pagina gesloten is.
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
error-internal = Er ging iets mis op de server. Er is niets veranderd.
error-storage = De server kan op dit moment niets opslaan. Er is niets veranderd.
error-unwell = De server werkt niet zoals het hoort: { $what }.
error-full = De server zit vol. Probeer het zo nog eens.

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
