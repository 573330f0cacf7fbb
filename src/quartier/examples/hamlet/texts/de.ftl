# Weiler

hamlet-title = Weiler
hamlet-blurb = Neun Felder, und zwei Plättchen zur Wahl: Bring Häuser zu Gärten und Brunnen, bevor jemand anderes sie nimmt.

hamlet-phase-take = Nimm eines der beiden offenen Plättchen.
hamlet-phase-lay = Lege es auf ein freies Feld deines Weilers.

hamlet-rule-not-open = Ein solches Plättchen liegt nicht offen.
hamlet-rule-field-taken = Auf diesem Feld liegt schon ein Plättchen.

hamlet-item-points = Nachbarn

hamlet-notation-help = Nimm ein Haus (h), einen Garten (g) oder einen Brunnen (w) und lege das Plättchen auf ein Feld von a1 (oben links) bis c3 (unten rechts): h b2
hamlet-wrong-move = { $text } ist kein Schritt; nimm ein Plättchen mit h, g oder w und nenne ein Feld von a1 bis c3

hamlet-board-open = Offen
hamlet-board-left = Plättchen übrig
hamlet-step-h = ein Haus
hamlet-step-g = ein Garten
hamlet-step-w = ein Brunnen

hamlet-rules-goal = Worum es geht
hamlet-rules-goal-text =
    Alle bauen einen Weiler aus drei mal drei Feldern. Plättchen nebeneinander bringen Punkte: ein Haus und ein Garten 2, ein Haus und ein Brunnen 3, zwei Gärten 1. Zwei Brunnen kosten 2.
    Wenn alle Weiler voll sind, gewinnen die meisten Punkte; wer gleich viele hat, teilt sich den Platz.
hamlet-rules-turn = Ein Zug
hamlet-rules-turn-text =
    Nimm eines der beiden offenen Plättchen und lege es auf ein freies Feld deines Weilers. Dann wird das nächste Plättchen des Stapels aufgedeckt, und der Nächste ist am Zug.
    Es gibt 16 Häuser, 14 Gärten und 10 Brunnen.
