# Tangram City

tangram-title = Tangram City
tangram-blurb = Alle legen dieselben Stadtplättchen aus Dreiecken: früh große Rechtecke füllen, Schwarz und Grün im Gleichgewicht halten und am Ende keine Lücke lassen.

tangram-phase-side = Wähle die Seite deines Stadttableaus: schwarz oder grün.
tangram-phase-lay = Runde { $round } von { $rounds }, Karte { $card } von 4: Lege Stadtplättchen { $tile } oder verzichte darauf.
tangram-phase-fountain = Runde { $round } von { $rounds }: Lege einen Brunnen auf ein leeres halbes Feld oder verzichte darauf.
tangram-phase-final = Schlussrunde: Lege die offenen Stadtplättchen in beliebiger Reihenfolge oder verzichte auf sie. { $tiles ->
    [one] Eines ist noch übrig.
   *[other] { $tiles } sind noch übrig.
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

tangram-tile = Stadtplättchen { $tile }
tangram-alike = ! leicht zu verwechseln: prüfe es
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
