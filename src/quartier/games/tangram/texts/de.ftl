# Tangram City

tangram-title = Tangram City
tangram-blurb = Dreiecke, für alle dieselben: früh Rechtecke füllen und am Ende keine Lücke lassen.

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
tangram-wrong-halves = { $word } ist kein Feld; ein Feld ist B, G oder F (ganz), ein oder zwei von b, g, f (seine Hälften) oder ein Punkt
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
