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

cities-character-gardener = die Gärtnerin
cities-character-gardener-about = Liebt große Parks und Sehenswürdigkeiten und lässt lieber eine wachsen, als eine neue anzufangen.
cities-character-regular = der Stammgast
cities-character-regular-about = Sitzt in Cafés mit Aussicht, je weiter, desto besser.
cities-character-gambler = der Zocker
cities-character-gambler-about = Nimmt den Zug, der viel bringen kann, auch wenn er wenig bringen kann.

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

## Auf Papier

cities-paper-player = Plättchen und Touristen · Spieler { $number }
cities-paper-tile = Plättchen { $number }
cities-paper-tourist-piece = Tourist
cities-paper-tourist = Tourist { $number }
cities-paper-fold = Schneide an den gestrichelten Linien; falte die Touristen an den gepunkteten, dann stehen sie.
cities-paper-needs = Mehr braucht es nicht. Einer mischt seine Plättchen verdeckt, legt acht davon weg und deckt die anderen nacheinander auf; die Übrigen suchen dieselben Nummern heraus.
cities-paper-score = Schreibe auf, was jeder Tourist bringt: Bei Gleichstand werden die besten Touristen der Reihe nach verglichen.
cities-paper-aid = Was Punkte bringt
cities-paper-aid-1 = Eine Fläche aus Sehenswürdigkeiten oder Parks mit einem Touristen: 1 je Feld, einmal.
cities-paper-aid-2 = Dazu: Ein Tourist im Straßencafé sieht Wasser in vier Richtungen, 1 je Feld; alles andere beendet den Blick.
cities-paper-aid-3 = Dazu: 1 für jedes Café neben einer Fläche aus Sehenswürdigkeiten und für jedes Wasser neben einem Park; Cafés sehen auch Parks.
## Was zählt, und was beim ersten Mal erklärt wird
cities-scores-attraction = Fläche aus Sehenswürdigkeiten mit Tourist: 1 Punkt je Feld{ $level ->
    [3] { " " }und 1 für jedes Straßencafé daneben
   *[other] { "" }
}
cities-scores-park = Parkfläche mit Tourist: 1 Punkt je Feld{ $level ->
    [3] { " " }und 1 für jedes Wasserfeld daneben
   *[other] { "" }
}
cities-scores-cafe = { $level ->
    [1] Tourist im Straßencafé: nichts auf dieser Stufe
    [2] Tourist im Straßencafé: 1 Punkt für jedes Wasserfeld, das er geradeaus sieht
   *[3] Tourist im Straßencafé: 1 Punkt für jedes Wasser- oder Parkfeld, das er geradeaus sieht
}
cities-scores-tourists = Du hast sieben Touristen; eine Fläche zählt einmal, egal wie viele darin stehen
cities-scores-no-jumping = Ohne Sprung: Touristen in der Stadt gehen nur von Feld zu Feld
cities-scores-one-more = Am Ende kommt noch ein Plättchen; du darfst es auf deine Stadt legen
cities-scores-free = Frei: Deine Stadt darf breiter als vier Plättchen werden und Löcher haben

cities-moment-zone = Deine erste Fläche mit einem Touristen
cities-moment-zone-text = Felder einer Art, die sich mit den Seiten berühren, sind eine Fläche. Mit einem Touristen bringt jedes ihrer Felder einen Punkt, auch jedes, um das sie später wächst.
cities-moment-cafe-plain = Ein Tourist im Straßencafé
cities-moment-cafe-plain-text = Auf Stufe 1 bringt ein Straßencafé nichts. Der Tourist kann von hier aus aber später weitergehen.
cities-moment-view = Ein Tourist im Straßencafé
cities-moment-view-text = Er schaut geradeaus in die vier Richtungen. Jedes { $level ->
    [2] Wasserfeld bringt einen Punkt; über Wasser geht der Blick weiter, alles andere beendet ihn.
   *[3] Wasser- oder Parkfeld bringt einen Punkt; Sehenswürdigkeit, Straßencafé oder Lücke beenden den Blick.
}
cities-moment-again = Zwei Touristen in einer Fläche
cities-moment-again-text = Eine Fläche zählt nur einmal, der zweite Tourist bringt hier also nichts. In einer späteren Runde kann er hinausgehen oder auf das neue Plättchen versetzt werden.
cities-moment-beside = Punkte neben einer Fläche
cities-moment-beside-text = Auf Stufe 3 zählen zu Sehenswürdigkeiten auch die Straßencafés an ihren Seiten und zu Parks das Wasser an ihren Seiten: je ein Punkt.
cities-moment-shared = Ein Feld, das doppelt zählt
cities-moment-shared-text = Ein Feld zählt für jede Fläche, die es berührt, und für jedes Straßencafé, von dem aus man es sieht. Solche Stellen sind am meisten wert.
cities-moment-step = Ein Tourist ist einen Schritt gegangen
cities-moment-step-text = Ein Schritt auf eines der acht Felder ringsum ist das Eine, was du in der Runde mit einem Touristen tust: Aus dem Vorrat kommt dann keiner.
cities-moment-jump = Ein Tourist wurde versetzt
cities-moment-jump-text = Von überall in der Stadt darf ein Tourist auf das eben gelegte Plättchen. Die Fläche, die er verlässt, zählt nur, wenn dort noch jemand steht.
cities-moment-frame = { $sides ->
    [width] Deine Stadt ist vier Plättchen breit
    [height] Deine Stadt ist vier Plättchen hoch
   *[both] Deine Stadt ist vier Plättchen breit und hoch
}
cities-moment-frame-text = Damit liegt der Rahmen fest, { $sides ->
    [width] und zwar links und rechts: Plättchen passen nur noch darüber, darunter und dazwischen.
    [height] und zwar oben und unten: Plättchen passen nur noch links, rechts und dazwischen.
   *[both] und zwar auf allen Seiten: Die nächsten Plättchen füllen, was vom Quadrat noch frei ist.
}
cities-moment-wide = Breiter als vier Plättchen
cities-moment-wide-text = In der Variante Frei darf deine Stadt weiterwachsen. Ein Loch darin beendet jeden Blick, und kein Tourist kann darauf stehen.
cities-moment-supply = Alle sieben Touristen stehen
cities-moment-supply-text = Von jetzt an kannst du sie nur noch bewegen: auf das neue Plättchen oder um ein Feld. In den Vorrat kommen sie nicht zurück.
cities-moment-extra = Noch eins
cities-moment-extra-text = Dieses Plättchen kommt auf vier beliebige Felder deiner Stadt, die ein Quadrat bilden. Touristen darunter kommen in den Vorrat zurück; du darfst auch verzichten.
cities-moment-together = Alle haben dasselbe Plättchen gelegt
cities-moment-together-text = Alle legen gleichzeitig, und gezeigt wird erst, wenn jeder bestätigt hat. Niemand kann dir etwas wegnehmen.
# The guided match: what the coach says.

cities-learn-welcome = Willkommen! Hier wächst deine Stadt: vier mal vier Plättchen. Der Bot neben dir baut aus denselben Plättchen eine andere.
cities-learn-kinds = Drei Startplättchen liegen in deiner Hand. Jedes Plättchen zeigt vier Felder: Sehenswürdigkeiten, Parks, Straßencafés, Wasser.
cities-learn-start = Lege die { $tiles } Plättchen nacheinander auf die markierten Plätze, ohne sie zu drehen. Dabei berühren sie sich nur mit den Ecken. Dann bestätige.
cities-learn-start-sides = So lägen die Plättchen Seite an Seite. Startplättchen berühren sich nur mit den Ecken, wie die markierten Plätze.
cities-learn-start-free = Lege die drei Startplättchen Ecke an Ecke, wie du willst, und bestätige.
cities-learn-same-tile = Ein neues Plättchen. Alle bekommen jetzt dieses und legen es gleichzeitig.
cities-learn-zone = Diese beiden Sehenswürdigkeiten liegen nebeneinander und sind eine Fläche. Eine Fläche bringt einen Punkt für jedes ihrer Felder, aber nur, wenn ein Tourist sie ansieht.
cities-learn-lay-beside = Lege das Plättchen auf den markierten Platz. Seine Sehenswürdigkeit kommt über diese beiden zu liegen.
cities-learn-first-tourist = Jetzt ein Tourist, auf die markierte Sehenswürdigkeit des neuen Plättchens: Die Fläche hat drei Felder, das sind { $points } Punkte. Dann bestätige.
cities-learn-touch = Dieser Platz berührt kein Plättchen deiner Stadt, nicht einmal mit einer Ecke. Versuche den markierten.
cities-learn-small-zone = Erlaubt, aber diese Fläche hat nur { $points } Felder. Stelle den Touristen dorthin, wo die Sehenswürdigkeit unter sich zwei Nachbarn hat.
cities-learn-cafe = Ein Straßencafé bringt in diesem leichten Spiel { $points } Punkte: Ab Stufe 2 blickt man von dort aufs Wasser. Nimm die Sehenswürdigkeit.
cities-learn-no-tourist-yet = Ohne Touristen bekommst du { $points } Punkte. Stelle erst einen auf die markierte Sehenswürdigkeit.
cities-learn-lay-free = Lege das Plättchen so, dass gleiche Felder aneinanderstoßen, und stelle einen Touristen dorthin.
cities-learn-score = { $points } Punkte! Hier siehst du, woher jeder davon kommt.
cities-learn-turn-it = Das nächste Plättchen. Drehe es, bis seine beiden Parks unten sind: Dort gehören sie neben deine Parks.
cities-learn-lay-turned = Lege es auf den Kopf gedreht auf den markierten Platz: Seine Parks stoßen an die Parks, seine Sehenswürdigkeit an die Sehenswürdigkeiten.
cities-learn-park = Jetzt ein Tourist in den Park: vier Felder. Und die Sehenswürdigkeiten sind um eins gewachsen, also ist dieser Zug { $points } Punkte wert.
cities-learn-not-turned = So gedreht stößt nichts zusammen. Drehe das Plättchen zweimal, damit seine Parks unten sind.
cities-learn-same-zone = Die Sehenswürdigkeiten haben schon ihren Touristen, und eine Fläche zählt einmal: zusammen { $points } Punkt. Stelle diesen in den Park.
cities-learn-water = Touristen schwimmen nicht. Die Parks auf diesem Plättchen sind frei.
cities-learn-grow-free = Suche einen Platz, an dem das neue Plättchen eine Fläche vergrößert, und stelle einen Touristen in eine, die noch keinen hat.
cities-learn-supply = Du hast noch { $tourists } Touristen, und das ist Runde { $round } von { $rounds }. Also kommt nicht jede Runde einer zum Zug.
cities-learn-lay-growing = Lege das Plättchen auf den markierten Platz. Seine beiden Sehenswürdigkeiten kommen zu deiner Fläche: { $points } Punkte, ohne einen weiteren Touristen.
cities-learn-save = Jetzt bestätige einfach, und hebe deine Touristen für neue Flächen auf.
cities-learn-second-tourist = Erlaubt, aber es bleibt bei { $points } Punkten: Diese Fläche hat einen Touristen. Drücke das Feld noch einmal oder nimm ihn zurück, und bestätige ohne ihn.
cities-learn-save-free = Vergrößert das Plättchen eine Fläche, die schon einen Touristen hat, dann bestätige einfach: Einen zweiten braucht sie nicht.
cities-learn-walk = Statt eines neuen Touristen darf einer, der in der Stadt steht, ein Feld weit gehen, oder auf das neue Plättchen. Gut zu wissen, wenn zwei deiner Flächen zusammenwachsen.
cities-learn-find = Jetzt du allein: Findest du { $points } Punkte? Drehe das Plättchen, probiere Plätze, und achte auf die Punkte neben der Stadt.
cities-learn-own-free = Dieser Zug ist ganz deiner. Probiere Plätze, und achte auf die Punkte neben der Stadt.
cities-learn-limit = Gut gebaut! Noch etwas: Die Stadt wird nie breiter oder höher als vier Plättchen. Plätze, die zu weit weg wären, werden nicht angeboten.
cities-learn-bye = Ab hier spielst du allein. Dreizehn Runden sind es insgesamt; wer die meisten Punkte hat, gewinnt. Straßencafés zählen ab Stufe 2.
cities-learn-less = Erlaubt, aber es bringt nur { $mine }: Der markierte Zug bringt { $best }. Versuche es noch einmal, oder bestätige erneut, um deinen zu behalten.
## Üben

cities-puzzle-points = { $gain ->
    [one] Lege das Plättchen, nutze einen Touristen: Finde { $gain } Punkt.
   *[other] Lege das Plättchen, nutze einen Touristen: Finde { $gain } Punkte.
}
cities-puzzle-points-name = Punkte sofort
cities-puzzle-last = { $gain ->
    [one] Das letzte Plättchen: Finde noch { $gain } Punkt und ende mit { $best }.
   *[other] Das letzte Plättchen: Finde noch { $gain } Punkte und ende mit { $best }.
}
cities-puzzle-last-name = Das letzte Plättchen
cities-puzzle-tourist = { $best ->
    [one] Ein einziger Tourist soll { $best } Punkt bringen. Wie?
   *[other] Ein einziger Tourist soll { $best } Punkte bringen. Wie?
}
cities-puzzle-tourist-name = Ein Tourist
# Score pads
cities-wrong-empty = dieses Feld ist noch leer; eine Stadt, die gewertet wird, ist voll
## Own component sets

cities-unusual-far = das Spielmaterial hat { $fields } Felder { $letter }, das des Hauses { $usual }: Bots beurteilen Städte nach dem, was sie damit gelernt haben; „quartier weights cities DATEI“ passt sie an dieses Spielmaterial an
cities-set-counts = Felder jeder Art
cities-set-how = Tippe auf ein Feld, damit es die nächste Art wird, oder gib darauf A, P, C oder W ein.
cities-set-tile = Plättchen { $tile }
cities-set-field = Plättchen { $tile }, Feld { $field }: { $kind }
cities-pad-tile = Plättchen
cities-pad-field = Felder
cities-pad-tourist = Touristen
cities-pad-turn = Drehen
cities-pad-tile-about = Wähle ein Plättchen und drücke seinen Platz; noch einmal nimmt es weg.
cities-pad-tile-house = Das sind die Plättchen des Hauses: Sind deine anders, verwende deine eigene Schachtel oder male Felder.
cities-pad-tiles-all = Alle Plättchen
cities-pad-used = (gelegt)
cities-pad-tourist-about = Drücke ein Feld, um einen Touristen hinzustellen oder wegzunehmen. { $left } von 7 sind übrig.
cities-pad-nothing-there = Auf { $field } liegt noch nichts: Lege erst ein Plättchen.
cities-pad-empty = { $fields ->
    [one] Ein Feld ist noch leer.
   *[other] { $fields } Felder sind noch leer.
}
cities-pad-tiles = { $tiles ->
    [one] Ein Plättchen fehlt noch.
   *[other] { $tiles } Plättchen fehlen noch.
}
cities-pad-tie = { $name } liegt bei gleich vielen Punkten vor { $other }: { $place ->
    [1] Der beste einzelne Tourist machte
   *[other] Die besten Touristen machten gleich viel, Nummer { $place } machte
} { $more } statt { $less }.
cities-deal-start = Startplättchen { $tile } von { $tiles }
cities-deal-round = Runde { $round } von { $rounds }
cities-deal-extra = Noch eins
