# Teksten die alle spellen delen.

tagline = Stedenbouw-legspellen voor mensen, bots en onderzoek

## Regels die alle spellen hebben

rule-over = Het spel is afgelopen.
rule-not-to-move = Deze speler is niet aan de beurt.
rule-other-step = Dat is nu niet aan de orde.

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
warming = De regels van { $game } worden vertaald (alleen de eerste keer)
warmed = { $game }: vertaald ({ $seconds } s)

## Terugspelen en controleren

replay-step = Beurt { $number } van { $turns }: { $name } speelt { $turn }
replay-start = Het begin
replay-keys = Enter gaat verder, b terug, een getal van 0 tot { $turns } naar die beurt, q stopt.
wrong-turn = --turn { $turn }: het spel heeft { $turns } beurten
verify-good = Het bestand klopt.
verify-bad = Het bestand klopt niet.
verify-state = eindstelling
verify-standings = uitslag
verify-commitment = vastlegging van de startwaarde
verify-true = gecontroleerd
verify-false = komt niet overeen
verify-none = niet vermeld

## Where something is wrong in a file

place-source = { $source }
place-line = { $source }, regel { $line }
place-column = { $source }, regel { $line }, kolom { $column }

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
bot-expert-about = Denkt een seconde na over elke zet, zo goed als het kan.
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
arena-column-bot = Bot
arena-column-games = Partijen
arena-column-wins = Gewonnen
arena-column-interval = 95%-interval
arena-column-elo = Elo
arena-column-score = Gemiddelde score
arena-column-time = Tijd per zet
arena-plot-wins = Gewonnen partijen met 95%-intervallen
arena-plot-wins-axis = Aandeel gewonnen partijen
arena-plot-scores = Scores
arena-plot-scores-axis = Score
arena-plot-share = Aandeel van de partijen
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
error-no-talk = Aan deze tafel wordt niet geschreven.
error-not-found = Hier is niets.
error-method = Dat kan hier niet.
error-not-open = De partij is al begonnen.
error-not-running = De partij is niet bezig.
error-not-over = De partij is nog niet afgelopen.
error-old-rules = De regels zijn sindsdien veranderd: deze partij kan niet meer worden geopend.
error-seat-taken = Deze plaats is bezet.
error-table-full = Alle plaatsen zijn bezet.
error-already-seated = Je zit al aan deze tafel.
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
error-talk-empty = In die regel staat niets leesbaars.
error-talk-too-long = Een regel heeft hooguit { $most } tekens.
error-illegal-move = Dat staan de regels niet toe.
error-too-many = Dat was te veel tegelijk. Wacht even.
error-talk-too-fast = { $seconds ->
    [one] Over een seconde kun je weer schrijven.
   *[other] Over { $seconds } seconden kun je weer schrijven.
}
error-too-many-tables = Je kunt { $most } tafels tegelijk hebben.
error-internal = Er ging iets mis op de server. Er is niets veranderd.
error-storage = De server kan op dit moment niets opslaan. Er is niets veranderd.

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
page-rules = Spelregels
page-rules-of = De spelregels van { $game }
page-close = Sluiten
page-not-found = Op dit adres is niets te vinden.
page-unreachable = De server is niet bereikbaar.
page-lost = De verbinding is verbroken. Nieuwe poging …
page-connecting = Verbinden …

page-players = { $fewest } tot { $most } spelers
page-minutes = { $least } tot { $most } minuten
page-play-now = Nu spelen
page-host = Tafel openen
page-host-game = Tafel voor { $game } openen
page-join = Meedoen met een link
page-join-about = Plak de link die je gekregen hebt.
page-go = Ga
page-no-link = Dat is geen link naar een tafel.
page-mine = Mijn spellen
page-mine-none = Hier verschijnen de spellen die je speelt.
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

page-lobby-about = Open tafels, met een vrije plaats of iets om naar te kijken.
page-lobby-none = Er is geen tafel open. Open er een: anderen zien hem hier.

page-new = Nieuwe tafel
page-who = Wie speelt
page-open-seat = Open voor een gast
page-more-seats = Een plaats meer
page-fewer-seats = Een plaats minder
page-options = Spelopties
page-option-box = Spelmateriaal
page-table = Tafel
page-aids = Hulp: tonen waar stukken mogen liggen en wat ze opleveren, en tips geven
page-public = Tafel in het overzicht tonen
page-spectators = Anderen mogen meekijken
page-late = Gasten mogen tijdens het spel de plaats van een bot innemen
page-talk-option = Wie aan tafel zit, mag de anderen schrijven
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
page-start = Beginnen
page-start-fill = { $number ->
    [one] Beginnen met een bot op de vrije plaats
   *[other] Beginnen met bots op de { $number } vrije plaatsen
}
page-set-up = Openen en uitnodigen

page-share = Stuur deze link naar wie mee moet spelen:
page-share-watch = De link naar deze tafel:
page-copy = Kopiëren
page-copied = Gekopieerd.
page-offline = niet aanwezig
page-sit = Ga zitten
page-sit-late = Plaats van een bot innemen
page-add-bot = Bot toevoegen
page-remove-bot = Bot weghalen
page-bot-level = Niveau van bots
page-wait-start = Wie de tafel opende, begint het spel.
page-leave = Opstaan
page-no-table = Je kunt deze tafel niet bekijken.

page-todo = Wat er te doen is
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
page-thinking = Denkt na …
page-undo = Terugnemen
page-confirm = Bevestigen
page-keys = Pijltjes verplaatsen, spatie legt, R draait, Z gaat terug, Enter bevestigt.
page-score-if = Als je dit bevestigt
page-no-points = Nog geen punten.
page-no-turns = Nog niemand heeft gespeeld.
page-talk = Tafelgesprek
page-talk-unread = { $number ->
    [one] één nieuw
   *[other] { $number } nieuw
}
page-talk-none = Er is nog niets gezegd.
page-talk-say = Schrijf aan iedereen
page-talk-send = Zeggen
page-talk-left = { $number ->
    [one] nog één teken
   *[other] nog { $number } tekens
}
page-talk-mute = Stil
page-talk-unmute = Weer luisteren
page-talk-muted = Het tafelgesprek is op dit apparaat stil.
page-talk-reading = Schrijven kan wie aan tafel zit; jij kunt meelezen.
page-leave-running = Weggaan: een bot speelt verder
page-transfer = Verder op een ander apparaat
page-transfer-about = Open deze link binnen een uur op het andere apparaat. Hij werkt één keer.
page-take-over = Plaats hierheen halen
page-take-over-about = De plaats gaat van het andere apparaat naar dit.
page-fair = Eerlijk geschud: wat verborgen is, lag vast vóór de eerste beurt. De vingerafdruk is { $digest }.

page-course = Punten per ronde
page-rematch = Nog een keer
page-rematch-go = Naar de revanche
page-file = Partijbestand
page-replay-here = bekijken
page-replay-step = Beurt { $number } van { $turns }: { $name } { $turn }
page-drop = Sleep een partijbestand hierheen, of kies er een.
page-first = Naar het begin
page-previous = Een beurt terug
page-next = Een beurt verder
page-last = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-position = Plek in de partij

page-name = De naam die anderen zien
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
page-sound = Geluiden
page-challenge = De uitdaging van vandaag
page-challenge-about = Voor iedereen hetzelfde, één keer per dag. Wie haalt er het meeste uit?
page-challenge-play = { $game } spelen
page-challenge-go-on = Verder met { $game }
page-challenge-nobody = Nog niemand is klaar.
