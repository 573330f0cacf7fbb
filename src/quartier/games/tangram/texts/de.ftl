# Tangram City

tangram-title = Tangram City
tangram-blurb = Dreiecke, für alle dieselben: früh Rechtecke füllen und am Ende keine Lücke lassen.

tangram-character-harmonist = die Harmonische
tangram-character-harmonist-about = Hält Schwarz und Grün vom ersten Plättchen an im Gleichgewicht.
tangram-character-surveyor = der Landvermesser
tangram-character-surveyor-about = Legt früh ein großes Rechteck an und lässt es wachsen.
tangram-character-gambler = der Zocker
tangram-character-gambler-about = Nimmt den Zug, der viel bringen kann, auch wenn er wenig bringen kann.

tangram-phase-side = Wähle die Seite deines Stadttableaus: schwarz oder grün.
tangram-phase-lay = Runde { $round } von { $rounds }, Karte { $card } von 4: Lege Stadtplättchen { $tile }, oder verzichte.
tangram-phase-fountain = Runde { $round } von { $rounds }: Lege einen Brunnen auf ein leeres halbes Feld, oder verzichte.
tangram-phase-final = Schlussrunde: { $tiles ->
    [one] Noch ein Plättchen. Lege es, oder verzichte.
   *[other] Noch { $tiles } Plättchen, in beliebiger Reihenfolge. Lege sie, oder verzichte.
}
tangram-phase-grade-1 = { $points } Punkte. Die Stadt ist noch nicht so weit: gleich noch ein Versuch?
tangram-phase-grade-2 = { $points } Punkte. Eine ordentliche Stadt; die großen Baumeister haben dich bemerkt.
tangram-phase-grade-3 = { $points } Punkte. Eine eindrucksvolle Stadt!
tangram-phase-grade-4 = { $points } Punkte. Prächtig: Der ganze Hof kommt, um deine Stadt zu sehen!
tangram-phase-grade-5 = { $points } Punkte. Von dieser Stadt wird man singen: Du bist eine Legende.

tangram-rule-outside = Das Plättchen läge teilweise außerhalb des Stadttableaus.
tangram-rule-taken = Dort liegt schon etwas; Plättchen und Brunnen kommen nur auf leere Flächen.
tangram-rule-not-this-card = Die Karte dieses Plättchens wird jetzt nicht gespielt.
tangram-rule-laid-already = Dieses Plättchen ist schon gelegt oder aus dem Spiel.
tangram-rule-which-tile = Drei Plättchen liegen offen: Nenne das gemeinte, etwa 12:c3g>.

tangram-item-start = Der Punktemarker beginnt auf Feld 1
tangram-item-round = Runde { $round }: { $width ->
    [0] kein volles Feld
   *[other] Rechteck aus { $width } × { $height } Feldern
}
tangram-item-earlier = Runde { $round }
tangram-item-planning = Planungsbonus: { $full ->
    [49] das Tableau ist voll
   *[other] { $full } von 49 Feldern sind voll
}
tangram-item-harmony = Harmoniebonus: { $black } schwarz, { $green } grün, Abstand { $distance }
tangram-points-start = Start
tangram-points-round = Rechtecke
tangram-points-planning = Planungsbonus
tangram-points-harmony = Harmoniebonus

tangram-tile = Stadtplättchen { $tile }
tangram-alike = ! leicht zu verwechseln: bitte prüfen
tangram-side-black = schwarz
tangram-side-green = grün
tangram-fountain = Brunnen
tangram-pillar = Säule
tangram-card-open = offen
tangram-card-face-down = verdeckt
tangram-card-hand = Hand von { $seats }
tangram-card-played = gespielt
tangram-harmony = Harmonie-Marker: schwarz { $black }, grün { $green }
tangram-rectangle = Größtes Rechteck: { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
}
tangram-fountains = Brunnen übrig: { $number }
tangram-notation-help = Seite: black (schwarz) oder green (grün). Plättchen: sein Feld oben links, die Seite, die oben liegt (b schwarz, g grün), und wohin seine Oberkante zeigt (^ > v <), etwa c3g>; in der Schlussrunde mit Nummer: 12:c3g>. x verzichtet auf ein Plättchen. Brunnen: *c3ne (die Hälfte mit dem rechten Winkel bei ne, se, sw oder nw), *x verzichtet. Mehrere Schritte in einer Zeile: c3g> *d4nw
tangram-legend-halves = halbe Felder
tangram-legend-ways = so wird ein Stadtplättchen eingegeben: seine Seite (b schwarz, g grün) und wohin seine Oberseite zeigt
tangram-legend-alike = sieht einem anderen Stadtplättchen ähnlich
tangram-legend-card = eine Karte dieser Runde, in der Reihenfolge des Ausspielens

## What is no move, and what is wrong on a score sheet

tangram-wrong-field = { $text }: es gibt kein Feld { $field }; Felder sind a1 bis g7
tangram-wrong-fountain = { $text } ist kein Brunnen; er liegt auf einem halben Feld, etwa *c3ne (ne, se, sw oder nw: die Ecke seines rechten Winkels), oder gar nicht: *x
tangram-wrong-move = { $text } ist kein Schritt; ein Plättchen legt man wie in c3g> (Feld oben links, Seite b oder g, ^ > v < für die Drehung; 12:c3g> nennt das Plättchen), x verzichtet darauf, einen Brunnen legt man wie in *c3ne
tangram-wrong-tile = { $text }: es gibt kein Plättchen { $tile }; Plättchen haben die Nummern 1 bis { $tiles }
tangram-wrong-eighth-row = eine achte Reihe; ein Stadttableau hat { $span }
tangram-wrong-rows = { $rows } Reihen von Feldern; ein Stadttableau hat { $span }
tangram-wrong-rounds = 'rounds: …' steht einmal da, vor den Reihen des Stadttableaus
tangram-wrong-points = { $word } ist keine Punktzahl von 0 bis { $most }
tangram-wrong-area = kein Rechteck hat { $points } Felder; seine Seiten sind höchstens { $span } lang
tangram-wrong-sixth-round = eine sechste Runde; vor der Schlussrunde kommen { $rounds }
tangram-wrong-smaller = { $points } Punkte nach { $before }; ein Rechteck wird nie kleiner
tangram-wrong-shrunk = das größte Rechteck hat { $fields } Felder, weniger als die { $before } der Runde davor; ein Rechteck wird nie kleiner
tangram-wrong-halves = { $word } ist kein Feld; ein Feld ist B, G oder F (ganz), ein oder zwei von b, g, f (seine Hälften), geteilt wie in b/g oder b\g, oder ein Punkt
tangram-wrong-eighth-field = ein achtes Feld; eine Reihe hat { $span }
tangram-wrong-seventh-fountain = der siebte Brunnen; jeder hat { $fountains }
tangram-wrong-row = die Reihe endet nach { $fields } Feldern; eine Reihe hat { $span }

## On the page

tangram-nothing = nichts
tangram-halves = halb { $one }, halb { $other }
tangram-row = Zeile { $row }: { $fields }.
tangram-place-tile = { $field }: { $what }; das Plättchen darf dort liegen
tangram-place-fountain = { $field }: { $what }; der Brunnen darf dort liegen
tangram-place-no = { $field }: { $what }
tangram-part-whole = ganzes Feld
tangram-part-none = nichts
tangram-part-ne = Hälfte oben rechts
tangram-part-se = Hälfte unten rechts
tangram-part-sw = Hälfte unten links
tangram-part-nw = Hälfte oben links
tangram-half-of = die Hälfte von { $field }
tangram-covers = Bedeckt { $fields }.
tangram-keys = Pfeiltasten bewegen, Leertaste legt, R dreht, F wendet, X verzichtet, Z geht zurück, Eingabetaste bestätigt.
tangram-start-at = Startstück auf { $fields }
tangram-flip = Wenden
tangram-give-up = Verzichten
tangram-piece = Stadtplättchen { $tile }, Seite oben: { $side }. Von oben: { $shape }
tangram-piece-given-up = Stadtplättchen { $tile }, aus dem Spiel
tangram-fountain-given-up = Brunnen, aus dem Spiel
tangram-cards = Karten dieser Runde in der Reihenfolge des Ausspielens
tangram-card = Karte { $card }: { $what }, { $where }, { $when }.
tangram-card-unknown = dir nicht bekannt
tangram-card-now = wird jetzt gespielt
tangram-card-later = kommt später
tangram-pillar-seat = Platz { $seat } hat die Säule.
tangram-distance = Abstand { $distance }
tangram-nudge-give-up = Tipp: Nicht jedes Plättchen muss in deine Stadt.
tangram-unseen = { $number ->
    [0] Alle Karten sind bekannt
    [one] Eine Karte ist noch unbekannt
   *[other] { $number } Karten sind noch unbekannt
}
tangram-given-up = Aus dem Spiel: { $tiles }
tangram-did-side = wählt die Seite { $side }
tangram-did-lay = Stadtplättchen { $tile } auf { $field }, { $side }
tangram-did-give-up = verzichtet auf Stadtplättchen { $tile }
tangram-did-fountain = Brunnen auf { $field }
tangram-did-no-fountain = verzichtet auf den Brunnen
tangram-told-lay = legt Stadtplättchen { $tile } { $where }, { $side }
tangram-told-fountain = legt einen Brunnen { $where }

tangram-rules-goal = Das Ziel
tangram-rules-goal-text =
    Alle füllen ein Stadttableau von sieben mal sieben Feldern mit den gleichen Stadtplättchen, die für alle in der gleichen Reihenfolge kommen.
    Nach jeder von sechs Runden bringt das größte Rechteck ohne Lücken Punkte. Am Ende kommen Punkte für ein volles Tableau und für das Gleichgewicht von Schwarz und Grün hinzu.
tangram-rules-start = Der Anfang
tangram-rules-start-text =
    Jedes Tableau hat ein aufgedrucktes Startstück von anderthalb Feldern, auf jedem an einer anderen Stelle. Wähle die Seite deines Tableaus: Auf der einen ist das Stück schwarz, auf der anderen grün. Es gilt als bedeckt und zählt für seine Farbe.
    Alle haben dieselben 23 Plättchen und sechs Brunnen, einen für jede Runde. Wer in der ersten Runde die Säule hat, entscheidet das Los.
    Es gibt fünf Tableaus; welches du bekommst, entscheidet das Los. Die Seite wählen alle gleichzeitig.
tangram-rules-tiles = Die Plättchen
tangram-rules-tiles-text =
    Die 23 Plättchen bestehen aus halben Feldern. Eine Seite ist schwarz, die andere grün, und jede ist das Spiegelbild der anderen: Wer das Spiegelbild legt, legt die andere Farbe.
    Plättchen dürfen beliebig gedreht und gewendet werden. So kann eines von ihnen auf acht Arten liegen:
tangram-rules-cards = Die Karten
tangram-rules-cards-text =
    Zu jedem Plättchen gehört eine Karte. In jeder der fünf normalen Runden werden vier Karten nacheinander gespielt. Einige davon kennst du vorher:
    Zuerst wird die offene Karte gespielt, dann die verdeckte, dann die Karte dessen, der die Säule hat, dann die anderen im Uhrzeigersinn. Eine geteilte Karte sehen beide, denen sie gehört; sie wird einmal gespielt.
    Ein ! auf einer Karte warnt: Dieses Plättchen ist leicht mit einem ähnlichen zu verwechseln.
    Eine verdeckte Karte sieht niemand, bevor sie gespielt wird.
tangram-rules-laying = Das Legen
tangram-rules-laying-text =
    Wird eine Karte gespielt, legen alle ihr Plättchen auf das eigene Tableau, auf freie Fläche. Es muss nichts berühren. Wer es nicht legen kann oder will, verzichtet darauf; dann ist es aus dem Spiel.
    Nach der vierten Karte legen alle noch einen Brunnen, der ein halbes Feld füllt. Auch auf ihn darf man verzichten; dann ist er aus dem Spiel.
    Alle legen gleichzeitig. Was du gelegt hast, darfst du ändern, bis alle bereit sind.
    Alles liegt innerhalb des Tableaus, auf halben Feldern. Ist keine Hälfte mehr frei, verfällt der Brunnen.
tangram-rules-scoring = Punkte
tangram-rules-scoring-text =
    Nach jeder Runde bringt das größte Rechteck aus vollen Feldern einen Punkt je Feld; auch ein Quadrat ist ein Rechteck. Farben spielen keine Rolle. Plättchen, Brunnen und Startstück bedecken alle, auch zwei Hälften verschiedener Stücke auf einem Feld.
    Die Punkte beginnen bei 1. Die Säule bekommt, wer führt; bei Gleichstand der Erste im Uhrzeigersinn nach dem bisherigen Besitzer.
    Bei diesem Gleichstand kommt der bisherige Besitzer zuletzt.
    Das Tableau zeigt eine Partie Runde für Runde.
tangram-rules-harmony = Harmonie
tangram-rules-harmony-text =
    Zwei Marker zählen die ganz schwarzen und die ganz grünen Felder. Am Ende kommt es darauf an, wie weit sie auseinander sind.
    Ein Feld, das halb schwarz und halb grün ist, zählt für keine Farbe. Halb Farbe und halb Brunnen zählt für die Farbe; zwei Brunnen zählen für keine.
tangram-rules-final = Die Schlussrunde
tangram-rules-final-text =
    Die letzten drei Karten liegen offen. Alle legen die drei Plättchen in beliebiger Reihenfolge oder verzichten auf sie, danach den letzten Brunnen. Dann wird das Rechteck noch einmal gewertet.
    Auch die Harmonie-Marker rücken noch einmal vor.
tangram-rules-bonus = Boni und Ende
tangram-rules-bonus-text =
    Ein Stadttableau ganz ohne Lücken bringt 15 Punkte.
    Harmonie bringt 20 Punkte, wenn die Marker auf derselben Zahl stehen, 10 bei einem Abstand von eins oder zwei, 5 bei drei oder vier.
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    Ab einem Abstand von fünf bringt Harmonie nichts.
tangram-rules-solo = Allein
tangram-rules-solo-text =
    Zwei Karten liegen offen und zwei verdeckt; sie werden von links nach rechts gespielt. Ab 100 Punkten ist die Stadt solide, ab 140 beeindruckend, ab 180 prächtig; mit 200 bist du eine Legende.
    Eine verdeckte Karte wird aufgedeckt, wenn sie an der Reihe ist.
tangram-ways = Stadtplättchen { $tile } auf seine acht Arten
tangram-players = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}
tangram-dealt-1 = Zwei Karten offen, dann zwei verdeckt.
tangram-dealt-2 = Eine Karte für jede Hand, eine offen, eine verdeckt.
tangram-dealt-3 = Eine Karte für jede Hand, eine offen.
tangram-dealt-4 = Eine für den Besitzer der Säule, eine für die Person links davon, eine gemeinsam für die beiden anderen, eine offen.
tangram-dealt-5 = Eine für den Besitzer der Säule, eine gemeinsam für die nächsten beiden, eine gemeinsam für die letzten beiden, eine offen.
tangram-round = Runde { $round }
tangram-try-laying = Probier es aus: Drehe und wende das Plättchen, und lege es auf ein Feld.
tangram-try-field = Auf { $field } legen
tangram-try-fits = Hier darf es liegen.
tangram-try-rounds = Eine Partie, Runde für Runde
tangram-two-fountains = zwei Brunnen
tangram-counts = { $colour ->
    [black] zählt für Schwarz
    [green] zählt für Grün
   *[none] zählt für keine Farbe
}
tangram-counts-full = voll für Rechtecke
tangram-counts-gap = eine Lücke für Rechtecke

## Spielmaterial

tangram-wrong-line = „{ $word }“ beginnt keine Zeile; Zeilen beginnen mit tile, board oder #
tangram-wrong-tiles-missing = Plättchen { $tiles } fehlt; zum Material gehören die Plättchen 1 bis { $most }
tangram-wrong-boards-missing = Tableau { $boards } fehlt; zum Material gehören die Tableaus 1 bis { $most }
tangram-wrong-number = „{ $number }“ ist keine Nummer { $kind ->
    [board] eines Tableaus; die Tableaus
   *[tile] eines Plättchens; die Plättchen
} haben die Nummern 1 bis { $most }
tangram-wrong-twice = { $kind ->
    [board] Tableau
   *[tile] Plättchen
} { $number } steht zweimal da; jede Nummer von 1 bis { $most } kommt einmal vor
tangram-wrong-letter = Plättchen { $tile } hat das Zeichen „{ $letter }“; ein Feld ist # (ganz), 7, 9, 1 oder 3 (die Hälfte an dieser Ecke eines Ziffernblocks) oder ein Punkt (keines)
tangram-wrong-size = Plättchen { $tile } hat { $halves } halbe Felder; ein Plättchen hat 1 bis { $most }
tangram-wrong-apart = Plättchen { $tile } zerfällt; seine halben Felder hängen mit ganzen Seiten zusammen
tangram-wrong-long = Plättchen { $tile } ist länger als das Tableau; ein Tableau hat { $span } x { $span } Felder
tangram-wrong-start = Auf der Seite „{ $side }“ von Tableau { $board } berührt das halbe Feld { $half } das Feld { $whole } nicht mit einer ganzen Seite; ein Startstück ist ein Feld und ein halbes daneben
tangram-wrong-board = Tableau { $board } ist „{ $words }“; jede Seite hat ein Feld und ein halbes daneben, wie in „black c3 d3sw  green e3 d3se“
tangram-unusual-size = Plättchen { $tile } hat { $halves } halbe Felder; die des Hauses haben 3 bis 5
tangram-unusual-area = Die Plättchen haben { $halves } halbe Felder; ein volles Tableau braucht { $needed }
tangram-unusual-alike = Plättchen { $tile } und { $other } sind gleich; in der Schachtel sind sie verschieden
tangram-unusual-same-start = Zwei Tableaus haben auf der Seite „{ $side }“ das gleiche Startstück

## Auf Papier

tangram-paper-boards = Tableaus · { $number }
tangram-paper-board = Tableau { $number }
tangram-paper-sides = Vorn schwarz, hinten grün: Jeder wählt eine Seite.
tangram-paper-player = Plättchen und Brunnen · Spieler { $number }
tangram-paper-tile = Plättchen { $number }
tangram-paper-fountain = Brunnen
tangram-paper-edges = Schneide an allen Kanten der Plättchen; vorn schwarz, hinten grün.
tangram-paper-cards = Karten
tangram-paper-card = Karte { $number }
tangram-paper-pillar = Säule
tangram-paper-score = Die Wertung beginnt bei 1. Schreibe nach jeder Runde die Felder des größten Rechtecks auf; zähle am Ende die Felder, die ganz schwarz, und die, die ganz grün sind.
tangram-paper-black = Schwarze Felder
tangram-paper-green = Grüne Felder
tangram-paper-needs = Mehr braucht es nicht: Die Harmonie von Schwarz und Grün wird auf dem Wertungsblatt gezählt.
tangram-paper-dealing = Karten einer Runde, nach Spielern
tangram-paper-bonus = Am Ende
tangram-paper-bonus-full = Ein Tableau ohne Lücke.
tangram-paper-bonus-0 = So viele schwarze Felder wie grüne.
tangram-paper-bonus-1 = Eines oder zwei mehr von einer Farbe.
tangram-paper-bonus-3 = Drei oder vier mehr von einer Farbe.
## Was zählt, und was beim ersten Mal erklärt wird
tangram-scores-rectangle = Nach jeder Runde: 1 Punkt je Feld deines größten Rechtecks ohne Lücken, egal in welchen Farben
tangram-scores-planning = Am Ende: 15 Punkte, wenn dein Tableau ganz voll ist
tangram-scores-harmony = Am Ende: 20, 10 oder 5 Punkte, wenn gleich viele Felder ganz schwarz und ganz grün sind, oder fast
tangram-scores-given-up = Auf ein Plättchen zu verzichten kostet nichts, aber sein Platz bleibt leer
tangram-scores-solo = Allein: ab 100 Punkten eine solide Stadt, mit 200 eine Legende

tangram-moment-start = Dein Tableau hat ein Startstück
tangram-moment-start-text = Das aufgedruckte Stück gilt als bedeckt und zählt für { $side ->
    [black] Schwarz
   *[green] Grün
}. Baue dein Rechteck so, dass es darin liegt.
tangram-moment-nowhere = Ein Plättchen, das nirgends passt
tangram-moment-nowhere-text = Wie du es auch drehst und wendest, auf deinem Tableau ist kein Platz dafür. Du kannst nur verzichten; das kostet keine Punkte.
tangram-moment-given-up = Du hast auf ein Plättchen verzichtet
tangram-moment-given-up-text = Es ist für dich aus dem Spiel und kostet selbst nichts. Ein volles Tableau ist weiter möglich: Es gibt mehr Plättchen, als darauf passen.
tangram-moment-round = Eine Runde wurde gewertet
tangram-moment-round-text = Jedes Feld deines größten Rechtecks ohne Lücken brachte einen Punkt. Es zählt nach jeder Runde neu; es lohnt sich also, früh eines wachsen zu lassen.
tangram-moment-harmony = Die Harmonie-Marker sind gerückt
tangram-moment-harmony-text = Damit zählt man die ganz schwarzen und die ganz grünen Felder. Erst am Ende kommt es darauf an, wie nah sie beieinander sind: bis zu 20 Punkte.
tangram-moment-pillar = Die Säule geht an den Führenden
tangram-moment-pillar-text = { $you ->
    [yes] Jetzt hast du sie. Die Karte ihres Besitzers wird vor denen der anderen gespielt.
   *[no] Wer die meisten Punkte hat, bekommt sie. Die Karte ihres Besitzers wird vor denen der anderen gespielt.
}
tangram-moment-fountain = Dein erster Brunnen
tangram-moment-fountain-text = Zu jeder vierten Karte kommt ein Brunnen, der ein halbes Feld füllt: gut für eine Lücke, in die kein Plättchen passt. Du hast sechs.
tangram-moment-halves = Halb schwarz, halb grün
tangram-moment-halves-text = So ein Feld ist voll und zählt fürs Rechteck, für die Harmonie aber zu keiner Farbe.
tangram-moment-well = Halb Farbe, halb Brunnen
tangram-moment-well-text = So ein Feld ist voll und zählt für die Harmonie zu seiner Farbe.
tangram-moment-hand = Eine Karte, die { $holders ->
    [1] nur du kennst
   *[other] du teilst
}
tangram-moment-hand-text = { $holders ->
    [1] Nur du darfst sie sehen, bevor sie gespielt wird; legen werden alle ihr Plättchen. Halte einen Platz dafür frei.
   *[other] Du und ein anderer dürfen sie sehen, bevor sie gespielt wird; legen werden alle ihr Plättchen. Halte einen Platz dafür frei.
}
tangram-moment-alike = Eine Karte mit einem !
tangram-moment-alike-text = Dieses Plättchen ist leicht mit einem ähnlichen zu verwechseln. Sieh zweimal hin, bevor du es legst.
tangram-moment-final = Die Schlussrunde
tangram-moment-final-text = Die letzten drei Plättchen liegen offen: Lege sie in beliebiger Reihenfolge oder verzichte auf sie, dann kommt der letzte Brunnen. Danach gibt es die Boni.
tangram-moment-planning = Der Planungsbonus
tangram-moment-planning-text = Dein Tableau hat keine Lücke mehr: Das brachte 15 Punkte.
tangram-moment-balance = Der Harmoniebonus
tangram-moment-balance-text = Schwarz und Grün sind { $distance } auseinander: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Gleich viele bringen 20, ein Abstand von eins oder zwei 10, von drei oder vier 5.
# The guided match: what the coach says.

tangram-learn-welcome = Willkommen! Das wird deine Stadt: sieben mal sieben Felder, die du wie ein Tangram mit Plättchen füllst. In dieser Partie baust du allein.
tangram-learn-side = Dein Tableau hat zwei Seiten, mit einem kleinen Startstück in Schwarz oder in Grün. Nimm für diese erste Partie Schwarz und bestätige.
tangram-learn-side-green = Grün ist genauso gut. Aber lass uns dasselbe Tableau ansehen: Wähle Schwarz.
tangram-learn-cards = Jede Runde hat vier Karten. Alle legen das Plättchen, das die Karte zeigt, eine Karte nach der anderen; hier sind zwei schon offen.
tangram-learn-rectangle = Was am Ende jeder Runde zählt: das größte Rechteck aus ganz bedeckten Feldern. Jetzt hat es { $fields } Feld.
tangram-learn-first-tile = Jedes Plättchen ist auf einer Seite schwarz und auf der anderen grün: Wende es, damit es grün ist, und lege es auf die markierten Felder. Das Rechteck wächst auf { $fields }.
tangram-learn-taken = Dort liegt schon etwas. Plättchen liegen nebeneinander, nie übereinander.
tangram-learn-given-up = Du darfst auf ein Plättchen verzichten, und dann ist es für immer weg. Dieses passt gut auf die markierten Felder.
tangram-learn-lay-free = Lege das Plättchen so, dass es halbe Felder füllt und dein größtes Rechteck größer macht.
tangram-learn-halves = Zwei Felder sind halb bedeckt. Eine Hälfte zählt noch nichts: Fülle diese beiden Hälften.
tangram-learn-second-tile = Lege das Plättchen in Schwarz auf die markierten Felder. Drehe es, bis es passt. Zwei mal zwei: { $fields } Felder.
tangram-learn-colours = Behalte das im Auge: Du hast { $black } schwarze Felder und { $green } grünes. Am Ende gibt es bis zu 20 Punkte, wenn beide gleich sind.
tangram-learn-third-tile = Lege dieses Plättchen also in Grün auf die markierten Felder: { $black } schwarze, { $green } grüne, und das Rechteck hat { $fields } Felder.
tangram-learn-too-black = Das ist genauso groß, aber { $black } schwarze und { $green } grünes: Wende das Plättchen.
tangram-learn-last-card = Die letzte Karte der Runde. Mit ihr kommt ein Brunnen, der ein halbes Feld deiner Wahl füllt.
tangram-learn-fourth-tile = Zuerst das Plättchen, in Grün, auf die markierten Felder. Dann fehlt nur noch eine Hälfte in deinem Quadrat.
tangram-learn-fountain = Jetzt der Brunnen in diese Hälfte: drei mal drei, { $points } Punkte. Bestätige, wenn beide liegen.
tangram-learn-no-fountain = Ohne den Brunnen sind es nur { $points } Punkte: Diese Hälfte fehlt deinem Quadrat.
tangram-learn-fountain-free = Lege das Plättchen, dann den Brunnen: Er schließt ein halbes Feld, das deinem Rechteck fehlt.
tangram-learn-scored = Das Rechteck wurde gewertet. Alles bleibt liegen, also kann das nächste nur größer werden.
tangram-learn-bonus = Fünf Runden wie diese, dann drei letzte Plättchen. Am Ende: 15 für ein volles Tableau und bis zu 20, wenn Schwarz und Grün gleich sind.
tangram-learn-bye = Ab hier baust du allein. Über 100 Punkte sind ein guter Anfang, 200 eine Legende.
tangram-learn-less = Erlaubt, aber das Rechteck hätte { $mine } Felder; auf den markierten Feldern hat es { $best }. Versuche es noch einmal, oder bestätige erneut, um deinen Zug zu behalten.
## Üben

tangram-puzzle-round = { $gain ->
    [one] Plättchen und Brunnen beenden die Runde: Finde { $gain } Punkt.
   *[other] Plättchen und Brunnen beenden die Runde: Finde { $gain } Punkte.
}
tangram-puzzle-round-name = Das Ende einer Runde
tangram-puzzle-final = { $gain ->
    [one] Drei Plättchen und der letzte Brunnen: Finde { $gain } Punkt mit allen Boni.
   *[other] Drei Plättchen und der letzte Brunnen: Finde { $gain } Punkte mit allen Boni.
}
tangram-puzzle-final-name = Die Schlussrunde
tangram-puzzle-rectangle = Lege dieses Plättchen so, dass das größte Rechteck { $best } Felder hat.
tangram-puzzle-rectangle-name = Ein Rechteck
tangram-puzzle-full = { $gain ->
    [one] Lege dieses Plättchen so, dass { $gain } Feld mehr voll ist.
   *[other] Lege dieses Plättchen so, dass { $gain } Felder mehr voll sind.
}
tangram-puzzle-full-name = Volle Felder
## Own component sets

tangram-unusual-far = die Plättchen haben zusammen { $halves } Halbfelder; Bots haben gelernt, Pläne mit { $least } bis { $most } zu füllen: „quartier weights tangram DATEI“ passt sie an dieses Spielmaterial an
tangram-set-tiles = Plättchen: zusammen { $halves } Halbfelder
tangram-set-how = Wähle ein Plättchen und zeichne seine schwarze Vorderseite: in der Mitte eines Feldes tippen für das ganze, nahe einer Ecke für die Hälfte dort. Tasten: # ganz, 7 9 1 3 die Ecken, . nichts.
tangram-set-tile = Plättchen { $tile }, { $halves ->
    [one] ein Halbfeld
   *[other] { $halves } Halbfelder
}
tangram-set-alike = Leicht mit einem anderen zu verwechseln
tangram-set-whole = ganzes Feld
tangram-set-nw = Hälfte links oben
tangram-set-ne = Hälfte rechts oben
tangram-set-sw = Hälfte links unten
tangram-set-se = Hälfte rechts unten
tangram-set-boards = Stadttableaus und ihre Startteile
tangram-set-boards-how = Tippe in die Mitte eines Feldes für das ganze Feld des Startteils, nahe einer Ecke des Feldes daneben für seine Hälfte.
tangram-set-board = Tableau { $board }
tangram-set-field-black = Tableau { $board }, schwarze Seite: ganzes Feld
tangram-set-field-green = Tableau { $board }, grüne Seite: ganzes Feld
tangram-set-half-black = Tableau { $board }, schwarze Seite: Halbfeld
tangram-set-half-green = Tableau { $board }, grüne Seite: Halbfeld
# Score pads
tangram-pad-field = { $field }: { $what }
tangram-pad-tile = Plättchen
tangram-pad-turn = Drehen
tangram-pad-flip = Wenden
tangram-pad-cover = Was das Feld bedeckt
tangram-pad-shape = Wie viel davon
tangram-pad-shape-whole = Das ganze Feld
tangram-pad-shape-nw = Die Hälfte oben links
tangram-pad-shape-ne = Die Hälfte oben rechts
tangram-pad-shape-se = Die Hälfte unten rechts
tangram-pad-shape-sw = Die Hälfte unten links
tangram-pad-fountains = { $left ->
    [one] Noch ein Brunnen
   *[other] Noch { $left } Brunnen
}
tangram-pad-covered = Da liegt schon etwas: Plättchen liegen nur auf leerer Fläche. Lösche es zuerst.
tangram-pad-rounds = Punkte der Runden
tangram-pad-note = Runde { $round } notieren: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tangram-pad-final = Die Schlussrunde: Das Brett bringt sein letztes Rechteck und die Boni.
tangram-deal-round = Runde { $round }, Karte { $card } von { $cards }
tangram-deal-final = Schlussrunde, Karte { $card } von { $cards }
tangram-pad-paint = Felder
tangram-points-earlier = Frühere Runden
