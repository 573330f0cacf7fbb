# Cities

cities-title = Cities
cities-blurb = Alle legen dieselben sechzehn Plättchen. Wer baut die bessere Stadt und stellt seine sieben Touristen dorthin, wo es am meisten zu sehen gibt?

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

cities-phase-start = Legen Sie die drei Startplättchen so, dass sie sich nur an den Ecken berühren.
cities-phase-lay = Runde { $round } von { $rounds }: Legen Sie Plättchen { $tile } an.
cities-phase-tourist = Runde { $round } von { $rounds }: Stellen, versetzen oder verschieben Sie einen Touristen, oder lassen Sie es.
cities-phase-extra = Noch eins: Legen Sie Plättchen { $tile } auf Ihre Stadt, oder verzichten Sie.

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
cities-item-cafe = Straßencafé mit Blick auf { $water } Wasser{ $parks ->
    [0] { "" }
    [one] {" "}und einen Park
   *[other] {" "}und { $parks } Parks
}
cities-item-cafe-plain = Ein Straßencafé bringt auf Stufe 1 nichts

cities-tile = Plättchen { $tile }
cities-unseen = Noch nicht gesehen: { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
}
cities-supply = Touristen im Vorrat: { $number }
cities-notation-help = Ein Plättchen liegt nach seinem linken oberen Feld und der Richtung seiner Oberkante: e5^ e5> e5v e5<. Start: drei davon, e5^,g7>,i5v. Tourist: +f6 aus dem Vorrat, c3-e5 bewegt einen, . tut nichts. Zusatzplättchen: *f6> obenauf, x verzichtet. Zwei Schritte in einer Zeile: e5> +f6
