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
play-undone = Teruggenomen: { $turn }
play-cannot-undo = Er is niets terug te nemen: sinds je laatste beurt is er iets onthuld.
play-nothing-back = Er is geen stap om weg te halen.
play-saved = Bewaard in { $file }. Ga verder met: quartier play --resume { $file }
play-bye = Tot ziens.
play-bye-unsaved = Tot ziens. Dit spel is niet bewaard.
play-legal-many = { $number } mogelijkheden, bijvoorbeeld { $choices }
play-legal-few = Je kunt kiezen uit { $choices }
play-seed = De startwaarde van dit spel: { $seed }
play-malformed = ‘{ $text }’ is geen zet.
play-hint-line = { $turn }{ $points ->
    [none] { "" }
   *[other] {"  "}({ $points } punten verwacht)
}
play-help = Opdrachten: Enter bevestigen · back · undo · moves · score · hint · save BESTAND · lang en|de|nl · help · quit
warming = De regels van { $game } worden vertaald (alleen de eerste keer)
warmed = { $game }: vertaald ({ $seconds } s)

## Terugspelen en controleren

replay-step = Beurt { $number } van { $turns }: { $name } speelt { $turn }
replay-start = Het begin
verify-good = Het bestand klopt.
verify-bad = Het bestand klopt niet.
verify-state = eindstelling
verify-standings = uitslag
verify-commitment = vastlegging van de startwaarde
verify-true = gecontroleerd
verify-false = komt niet overeen
verify-none = niet vermeld

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
