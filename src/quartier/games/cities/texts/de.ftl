# Cities

cities-title = Cities
cities-blurb = Sechzehn Plättchen, für alle dieselben: Wer baut seinen sieben Touristen die bessere Stadt?

cities-option-level = Stufe
cities-option-no_jumping = Ohne Sprung: Touristen kommen nicht von weit her auf das neue Plättchen
cities-option-just_one_more = Noch eins: ein letztes Plättchen darf auf die Stadt gelegt werden
cities-option-free = Frei: keine Grenze von vier mal vier Plättchen
cities-level-1 = Für Einsteiger
cities-level-2 = Dilemma
cities-level-3 = Kopfnuss

cities-kind-A = Sehenswürdigkeit
cities-kind-P = Park
cities-kind-C = Straßencafé
cities-kind-W = Wasser

cities-phase-start = Lege die drei Startplättchen so, dass sie sich nur an den Ecken berühren.
cities-phase-lay = Runde { $round } von { $rounds }: Lege Plättchen { $tile } an.
cities-phase-tourist = Runde { $round } von { $rounds }: Stelle, versetze oder verschiebe einen Touristen, oder lass es.
cities-phase-extra = Noch eins: Lege Plättchen { $tile } auf deine Stadt, oder verzichte.

cities-rule-taken = Dort liegt schon ein Plättchen.
cities-rule-touches-nothing = Das Plättchen muss ein Plättchen der Stadt mit einer Seite oder einer Ecke berühren.
cities-rule-too-wide = Die Stadt würde fünf Plättchen breit; höchstens vier sind erlaubt.
cities-rule-too-tall = Die Stadt würde fünf Plättchen hoch; höchstens vier sind erlaubt.
cities-rule-outside = Dieses Feld gehört nicht zur Stadt.
cities-rule-on-water = Touristen stehen nicht auf Wasser.
cities-rule-field-taken = Dort steht schon ein Tourist.
cities-rule-supply-empty = Im Vorrat ist kein Tourist mehr.
cities-rule-not-the-new-tile = Ein Tourist aus dem Vorrat kommt auf das gerade gelegte Plättchen.
cities-rule-no-tourist = Dort steht kein Tourist.
cities-rule-too-far = Ein Tourist kommt auf das gerade gelegte Plättchen oder geht ein Feld weit in eine beliebige Richtung.
cities-rule-no-jumping = Ohne Sprung geht ein Tourist nur ein Feld weit, auch auf das neue Plättchen.
cities-rule-half-side = Plättchen liegen im Raster, nie um eine halbe Seite versetzt.
cities-rule-start-corners = Jedes Startplättchen muss ein oder zwei andere mit einer Ecke berühren und keines mit einer Seite.

cities-item-attraction = Sehenswürdigkeiten, Fläche von { $fields }{ $neighbours ->
    [0] { "" }
    [one] , ein Straßencafé daneben
   *[other] , { $neighbours } Straßencafés daneben
}
cities-item-park = Park, Fläche von { $fields }{ $neighbours ->
    [0] { "" }
    [one] , ein Wasserfeld daneben
   *[other] , { $neighbours } Wasserfelder daneben
}
cities-item-attraction-again = Zweiter Tourist in derselben Fläche von Sehenswürdigkeiten
cities-item-park-again = Zweiter Tourist in derselben Parkfläche
cities-item-cafe = Straßencafé mit Blick auf { $water ->
    [0] { $parks ->
        [0] nichts
        [one] ein Parkfeld
       *[other] { $parks } Parkfelder
    }
    [one] ein Wasserfeld{ $parks ->
        [0] { "" }
        [one] {" "}und ein Parkfeld
       *[other] {" "}und { $parks } Parkfelder
    }
   *[other] { $water } Wasserfelder{ $parks ->
        [0] { "" }
        [one] {" "}und ein Parkfeld
       *[other] {" "}und { $parks } Parkfelder
    }
}
cities-item-cafe-plain = Ein Straßencafé bringt auf Stufe 1 nichts
cities-points-attraction = Sehenswürdigkeiten
cities-points-park = Parks
cities-points-cafe = Straßencafés
cities-decided-tie = Punktgleich: { $place ->
    [1] Der beste Tourist
    [2] Der zweitbeste Tourist
    [3] Der drittbeste Tourist
    [4] Der viertbeste Tourist
    [5] Der fünftbeste Tourist
    [6] Der sechstbeste Tourist
   *[other] Der siebtbeste Tourist
} entschied, { $more } zu { $less } für { $name }.

cities-tile = Plättchen { $tile }
cities-unseen = Noch nicht gesehen: { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
}
cities-supply = Touristen im Vorrat: { $number }
cities-notation-help = Plättchen legen: linkes oberes Feld und wohin die Oberkante zeigt: e5^ e5> e5v e5<. Start: drei davon, e5^,g7>,i5v. Tourist: +f6 aus dem Vorrat, c3-e5 bewegt einen, . tut nichts. Zusatzplättchen: *f6> obenauf, x verzichtet. Zwei Schritte in einer Zeile: e5> +f6
cities-legend-tourist = Tourist
cities-legend-newest = das neueste Plättchen
cities-legend-reached = dorthin kann ein Tourist
cities-legend-place = hier darf das Plättchen liegen; der Platz heißt nach seinem Feld oben links

## What is no move, and what is wrong on a score sheet

cities-wrong-field = { $name } ist kein Feld; ein Feld ist eine Spalte und eine Zeile, etwa e5
cities-wrong-letter = { $letter } ist kein Feld; Felder sind A, P, C oder W, klein geschrieben mit einem Touristen; im freien Spiel ist ein Punkt ein Loch
cities-wrong-start = { $text } legt { $tiles } Plättchen; der Start hat { $start }, etwa e5^,g7>,i5v
cities-wrong-move = { $text } ist kein Schritt; ein Plättchen legt man wie in e5> (^ > v < sagen, wie es gedreht ist), einen Touristen setzt man wie in +f6 oder bewegt ihn wie in c3-e5, '.' heißt keine Touristenaktion

## On the page

cities-kind-none = nichts
cities-kind-tourist = { $kind } mit Tourist
cities-row = Reihe { $row }, { $first } bis { $last }: { $fields }.
cities-field = { $field }: { $kind }
cities-field-tourist = { $field }: { $kind }, dort steht ein Tourist
cities-field-target = { $field }: { $kind }, dorthin darf der Tourist
cities-place-free = Stelle { $place }: dort darf das Plättchen liegen
cities-place-no = Stelle { $place }: dort darf das Plättchen nicht liegen
cities-place-tile = Stelle { $place }: Plättchen { $tile }
cities-tile-fields = Plättchen { $tile }: oben { $upper }; unten { $lower }
cities-decline = Verzichten
cities-did-start = legt die Startplättchen
cities-did-lay = legt das Plättchen an { $place }
cities-did-cover = legt das Zusatzplättchen auf { $place }
cities-did-decline = verzichtet auf das Zusatzplättchen
cities-did-put = Tourist auf { $field }
cities-did-walk = Tourist von { $from } nach { $to }
cities-told-lay = legt { $kinds } { $where }
cities-told-cover = legt { $kinds } obenauf, { $where }
cities-told-put = { $kind ->
    [A] stellt einen Touristen an die Sehenswürdigkeit
    [P] stellt einen Touristen in den Park
    [C] stellt einen Touristen ins Straßencafé
   *[other] stellt einen Touristen darauf
}
cities-told-walk = ein Tourist geht { $from } { $to }
cities-from = { $kind ->
    [A] von der Sehenswürdigkeit
    [P] aus dem Park
    [C] aus dem Straßencafé
   *[other] von anderswo
}
cities-to = { $kind ->
    [A] zur Sehenswürdigkeit
    [P] in den Park
    [C] ins Straßencafé
   *[other] auf ein Feld
}
cities-a-tile = ein Plättchen
cities-some-A = { $number ->
    [one] eine Sehenswürdigkeit
    [2] zwei Sehenswürdigkeiten
   *[other] { $number } Sehenswürdigkeiten
}
cities-some-P = { $number ->
    [one] einen Park
    [2] zwei Parks
   *[other] { $number } Parks
}
cities-some-C = { $number ->
    [one] ein Straßencafé
    [2] zwei Straßencafés
   *[other] { $number } Straßencafés
}
cities-some-W = { $number ->
    [one] Wasser
    [2] zwei Wasserfelder
   *[other] { $number } Wasserfelder
}

cities-rules-goal = Das Ziel
cities-rules-goal-text =
    Alle bauen ihre eigene Stadt aus denselben sechzehn Plättchen, die in derselben Reihenfolge kommen. Es gibt 24 Plättchen; acht davon bleiben in jeder Partie ungesehen aus dem Spiel.
    Sieben Touristen besuchen die Stadt, und jeder bringt Punkte für das, was es dort zu sehen gibt, wo er steht.
    Jedes Plättchen zeigt vier Felder dieser Arten:
cities-rules-start = Der Start
cities-rules-start-text =
    Touristen werden noch nicht gestellt.
    Die ersten drei Plättchen werden zusammen aufgedeckt. Drehe sie beliebig und lege sie so, dass jedes ein oder zwei andere mit einer Ecke berührt und keines mit einer Seite. Es gibt sechs Formen:
cities-rules-laying = Ein Plättchen legen
cities-rules-laying-text =
    In jeder der dreizehn Runden sehen alle das nächste Plättchen und legen es gleichzeitig, ohne dass die anderen zusehen.
    Es darf beliebig gedreht werden. Es muss ein Plättchen der Stadt mit einer Seite oder einer Ecke berühren, und die Stadt darf nie breiter oder höher als vier Plättchen werden. Wo das Quadrat von vier mal vier am Ende liegt, entscheiden deine Plättchen.
    Plättchen liegen Kante an Kante in einem Raster, nie um eine halbe Seite verschoben. Plättchen und Tourist darfst du ändern, bis alle bestätigt haben; dann wird alles gezeigt.
cities-rules-tourists = Touristen
cities-rules-tourists-text =
    Nach dem Legen darfst du mit einem Touristen eines tun: einen aus dem Vorrat auf das neue Plättchen stellen, einen aus der Stadt auf das neue Plättchen versetzen oder einen um ein Feld in eine beliebige Richtung verschieben, auch schräg.
    Touristen stehen nie auf Wasser und nie zu zweit auf einem Feld. In den Vorrat kommen sie nicht zurück.
    Ein Schritt endet auf einem Feld der Stadt; schräg darf er an einer leeren Stelle vorbeiführen.
cities-rules-scoring = Punkte
cities-rules-scoring-text =
    Eine Fläche besteht aus Sehenswürdigkeiten oder aus Parks, die mit den Seiten zusammenhängen. Stufe 1: Eine Fläche mit einem Touristen bringt einen Punkt je Feld, aber nur einmal, auch wenn mehrere darin stehen. Straßencafés bringen nichts.
    Stufe 2: Ein Tourist im Straßencafé schaut in die vier Richtungen, und jedes Wasserfeld, das er sieht, bringt einen Punkt. Über Wasser geht der Blick weiter, alles andere beendet ihn.
    Stufe 3: Sehenswürdigkeiten bringen einen weiteren Punkt für jedes Straßencafé neben der Fläche, Parks für jedes Wasserfeld daneben. Vom Straßencafé aus sieht man auch Parks: Der Blick geht durch Wasser und Parks gleichermaßen, ein Punkt für jedes Feld, bis eine Sehenswürdigkeit, ein Straßencafé oder der Rand der Stadt ihn beendet.
    Ein Feld kann mehrfach zählen: für jede Fläche, an die es grenzt, und für jedes Straßencafé, von dem aus man es sieht. Ob ein Tourist darauf steht, spielt keine Rolle.
    Eine Fläche ohne Touristen bringt nichts.
cities-rules-end = Das Ende
cities-rules-end-text =
    Die Partie endet, wenn alle sechzehn Plättchen liegen: Jede Stadt ist dann ein volles Quadrat. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand werden die besten einzelnen Touristen verglichen, dann die zweitbesten und so weiter; wer noch immer gleich ist, teilt den Sieg.
    Allein versuchst du, deine letzte Punktzahl zu übertreffen.
    Für den Gleichstand zählen der zweite Tourist einer Fläche und einer, der nie gestellt wurde, als 0.
cities-rules-variants = Varianten
cities-rules-variants-text =
    Ohne Sprung: Ein Tourist aus der Stadt darf nur ein Feld weit gehen, auch auf das neue Plättchen.
    Noch eins: Nach der letzten Runde wird eins der acht übrigen Plättchen aufgedeckt. Du darfst es auf vier Felder deiner fertigen Stadt legen, die ein Quadrat bilden, oder darauf verzichten. Touristen darunter kommen in den Vorrat zurück und dürfen sofort wieder gestellt werden. Wer verzichtet, darf trotzdem noch etwas mit einem Touristen tun; das neue Plättchen ist dann weiterhin das sechzehnte.
    Frei: Die Stadt darf beliebig breit und hoch werden, und Löcher dürfen bleiben. Ein Loch beendet den Blick, und kein Tourist kann darauf stehen.
    Das zusätzliche Plättchen darf beliebig gedreht werden und muss nicht auf den Plättchen darunter einrasten; alle vier Felder müssen Felder der Stadt bedecken. Danach darf jeder wie immer eines mit einem Touristen tun.
cities-try-laying = Zum Ausprobieren: Wo darf dieses Plättchen liegen?
cities-try-place = Stelle { $place } ausprobieren
cities-try-fits = Hier darf es liegen.
cities-try-visiting = Das umrandete Plättchen ist das neue; die Punkte zeigen, wohin der Tourist darf.
cities-try-supply = Aus dem Vorrat
cities-try-tourist = Von { $field }
cities-try-targets = Der Tourist darf nach { $fields }.
cities-try-scoring = Zum Ausprobieren: Stell den Touristen auf ein Feld.

## Spielmaterial

cities-wrong-number = „{ $number }“ ist keine Nummer eines Plättchens; die Plättchen haben die Nummern 1 bis { $most }
cities-wrong-twice = Plättchen { $tile } steht zweimal da; jede Nummer von 1 bis { $most } kommt einmal vor
cities-wrong-tile-letter = Plättchen { $tile } hat den Buchstaben „{ $letter }“; Felder sind A, P, C oder W
cities-wrong-ninth-field = ein neuntes Feld; eine Stadt ist { $side } Felder breit
cities-wrong-row = { $fields } Felder; eine Stadt ist { $side } breit
cities-wrong-rows = { $rows } Reihen von Feldern; eine Stadt hat { $side }
cities-wrong-on-water = ein Tourist auf Wasser; Touristen stehen auf A, P oder C
cities-wrong-tourists = ein achter Tourist; jeder hat { $most }
cities-wrong-half-tile = dieses Plättchen ist nicht ganz; Plättchen sind 2 mal 2 Felder in einem Raster, das am oberen und linken Ende der Stadt beginnt
cities-wrong-tiles = { $tiles } Plättchen; eine Stadt hat { $wanted }
cities-wrong-apart = dieses Plättchen hängt nicht mit der Stadt zusammen; Plättchen berühren sich mit einer Seite oder einer Ecke
cities-wrong-fields = Plättchen { $tile } hat { $fields } Felder; ein Plättchen hat 4, wie in „{ $tile }  AP CW“
cities-wrong-missing = Plättchen { $tiles } fehlt; zum Material gehören die Plättchen 1 bis { $most }
cities-unusual-same-fields = Plättchen { $tile } hat { $fields } Felder einer Art; in der Schachtel sind es höchstens 2
cities-unusual-four-kinds = Plättchen { $tile } zeigt vier Arten; in der Schachtel sind es 2 oder 3
cities-unusual-alike = Plättchen { $tile } und { $other } sind gleich; in der Schachtel sind alle verschieden
