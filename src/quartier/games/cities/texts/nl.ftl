# Cities

cities-title = Cities
cities-blurb = Zestien tegels, voor iedereen dezelfde: wie bouwt de mooiste stad voor zijn zeven toeristen?

cities-option-level = Niveau
cities-option-no_jumping = Niet springen: toeristen komen niet van ver naar de nieuwe bordtegel
cities-option-just_one_more = Nog eentje: een laatste bordtegel mag boven op de stad
cities-option-free = Vrij: geen grens van vier bij vier bordtegels
cities-level-1 = Makkie
cities-level-2 = Dilemma
cities-level-3 = Hersenkraker

cities-kind-A = bezienswaardigheid
cities-kind-P = park
cities-kind-C = terras
cities-kind-W = water

cities-phase-start = Leg de drie starttegels zo dat ze elkaar alleen met de hoekpunten raken.
cities-phase-lay = Ronde { $round } van { $rounds }: leg bordtegel { $tile }.
cities-phase-tourist = Ronde { $round } van { $rounds }: plaats, verplaats of verzet één toerist, of doe niets.
cities-phase-extra = Nog eentje: leg bordtegel { $tile } boven op je stad, of zie ervan af.

cities-rule-taken = Daar ligt al een bordtegel.
cities-rule-touches-nothing = De bordtegel moet een bordtegel van de stad met een zijde of een hoekpunt raken.
cities-rule-too-wide = De stad zou vijf bordtegels breed worden; vier is het maximum.
cities-rule-too-tall = De stad zou vijf bordtegels hoog worden; vier is het maximum.
cities-rule-outside = Dat veld hoort niet bij de stad.
cities-rule-on-water = Toeristen staan niet op water.
cities-rule-field-taken = Daar staat al een toerist.
cities-rule-supply-empty = Er is geen toerist meer in de voorraad.
cities-rule-not-the-new-tile = Een toerist uit de voorraad komt op de bordtegel die net is gelegd.
cities-rule-no-tourist = Daar staat geen toerist.
cities-rule-too-far = Een toerist gaat naar de bordtegel die net is gelegd, of één veld in een willekeurige richting.
cities-rule-no-jumping = Zonder springen gaat een toerist maar één veld ver, ook naar de nieuwe bordtegel.
cities-rule-half-side = Bordtegels liggen in het raster, nooit een halve zijde verschoven.
cities-rule-start-corners = Elke starttegel moet één of twee andere met een hoekpunt raken en geen enkele met een zijde.

cities-item-attraction = Bezienswaardigheden, zone van { $fields }{ $neighbours ->
    [0] { "" }
    [one] , één terras ernaast
   *[other] , { $neighbours } terrassen ernaast
}
cities-item-park = Park, zone van { $fields }{ $neighbours ->
    [0] { "" }
    [one] , één waterveld ernaast
   *[other] , { $neighbours } watervelden ernaast
}
cities-item-attraction-again = Tweede toerist in dezelfde zone van bezienswaardigheden
cities-item-park-again = Tweede toerist in dezelfde parkzone
cities-item-cafe = Terras met uitzicht op { $water ->
    [0] { $parks ->
        [0] niets
        [one] één parkveld
       *[other] { $parks } parkvelden
    }
    [one] één waterveld{ $parks ->
        [0] { "" }
        [one] {" "}en één parkveld
       *[other] {" "}en { $parks } parkvelden
    }
   *[other] { $water } watervelden{ $parks ->
        [0] { "" }
        [one] {" "}en één parkveld
       *[other] {" "}en { $parks } parkvelden
    }
}
cities-item-cafe-plain = Een terras levert op niveau 1 niets op
cities-points-attraction = Bezienswaardigheden
cities-points-park = Parken
cities-points-cafe = Terrassen
cities-decided-tie = Gelijk aantal punten: { $place ->
    [1] de beste toerist
    [2] de op een na beste toerist
   *[other] toerist nr. { $place }
} gaf de doorslag, { $more } tegen { $less } voor { $name }.

cities-tile = Bordtegel { $tile }
cities-unseen = Nog niet gezien: { $number ->
    [one] één bordtegel
   *[other] { $number } bordtegels
}
cities-supply = Toeristen in de voorraad: { $number }
cities-notation-help = Bordtegel leggen: veld linksboven en waar de bovenkant heen wijst: e5^ e5> e5v e5<. Start: drie ervan, e5^,g7>,i5v. Toerist: +f6 uit de voorraad, c3-e5 verplaatst er een, . doet niets. Extra tegel: *f6> bovenop, x ziet ervan af. Twee stappen op één regel: e5> +f6
cities-legend-tourist = toerist
cities-legend-newest = de nieuwste tegel
cities-legend-reached = hier kan een toerist heen
cities-legend-place = hier mag de tegel liggen; de plek heet naar zijn veld linksboven

## What is no move, and what is wrong on a score sheet

cities-wrong-field = { $name } is geen veld; een veld is een kolom en een rij, bijvoorbeeld e5
cities-wrong-letter = { $letter } is geen veld; velden zijn A, P, C of W, als kleine letter met een toerist; vrij gespeeld is een punt een gat
cities-wrong-start = { $text } legt { $tiles } bordtegels; de start heeft er { $start }, bijvoorbeeld e5^,g7>,i5v
cities-wrong-move = { $text } is geen zet; een bordtegel leg je zoals in e5> (^ > v < zeggen hoe hij gedraaid is), een toerist zet je neer zoals in +f6 of verplaats je zoals in c3-e5, '.' is geen toeristenactie

## On the page

cities-kind-none = niets
cities-kind-tourist = { $kind } met een toerist
cities-row = Rij { $row }, { $first } tot { $last }: { $fields }.
cities-field = { $field }: { $kind }
cities-field-tourist = { $field }: { $kind }, daar staat een toerist
cities-field-target = { $field }: { $kind }, daar mag de toerist heen
cities-place-free = Plek { $place }: daar mag de bordtegel liggen
cities-place-no = Plek { $place }: daar mag de bordtegel niet liggen
cities-place-tile = Plek { $place }: bordtegel { $tile }
cities-tile-fields = Bordtegel { $tile }: boven { $upper }; onder { $lower }
cities-decline = Ervan afzien
cities-did-start = legt de starttegels
cities-did-lay = legt de bordtegel op { $place }
cities-did-cover = legt de extra bordtegel boven op { $place }
cities-did-decline = ziet af van de extra bordtegel
cities-did-put = toerist op { $field }
cities-did-walk = toerist van { $from } naar { $to }
cities-told-lay = legt { $kinds } { $where }
cities-told-cover = legt { $kinds } boven op de stad, { $where }
cities-told-put = { $kind ->
    [A] zet een toerist bij de bezienswaardigheid
    [P] zet een toerist in het park
    [C] zet een toerist op het terras
   *[other] zet er een toerist op
}
cities-told-walk = een toerist gaat { $from } { $to }
cities-from = { $kind ->
    [A] van de bezienswaardigheid
    [P] uit het park
    [C] van het terras
   *[other] van elders
}
cities-to = { $kind ->
    [A] naar de bezienswaardigheid
    [P] naar het park
    [C] naar het terras
   *[other] naar een veld
}
cities-a-tile = een bordtegel
cities-some-A = { $number ->
    [one] een bezienswaardigheid
    [2] twee bezienswaardigheden
   *[other] { $number } bezienswaardigheden
}
cities-some-P = { $number ->
    [one] een park
    [2] twee parken
   *[other] { $number } parken
}
cities-some-C = { $number ->
    [one] een terras
    [2] twee terrassen
   *[other] { $number } terrassen
}
cities-some-W = { $number ->
    [one] water
    [2] twee watervelden
   *[other] { $number } watervelden
}

cities-rules-goal = Het doel
cities-rules-goal-text =
    Iedereen bouwt een eigen stad met dezelfde zestien bordtegels, die in dezelfde volgorde komen. Er zijn 24 bordtegels; acht daarvan blijven in elke partij ongezien uit het spel.
    Zeven toeristen bezoeken de stad, en elk van hen levert punten op voor wat er te zien is vanaf de plek waar hij staat.
    Elke bordtegel toont vier velden van deze soorten:
cities-rules-start = Het begin
cities-rules-start-text =
    Er worden nog geen toeristen geplaatst.
    De eerste drie bordtegels worden samen opengedraaid. Draai ze zoals je wilt en leg ze zo dat elke tegel een of twee andere met een hoekpunt raakt, en geen enkele met een zijde. Er zijn zes vormen:
cities-rules-laying = Een bordtegel leggen
cities-rules-laying-text =
    In elk van de dertien rondes ziet iedereen de volgende bordtegel en legt die tegelijk, zonder dat de anderen het zien.
    Hij mag naar believen gedraaid worden. Hij moet een tegel van de stad met een zijde of een hoekpunt raken, en de stad mag nooit breder of hoger worden dan vier tegels. Waar het vierkant van vier bij vier uitkomt, bepalen je tegels.
    Bordtegels liggen zijde aan zijde in één raster, nooit een halve zijde verschoven. Je mag je tegel en je toerist veranderen tot iedereen heeft bevestigd; dan wordt alles getoond.
cities-rules-tourists = Toeristen
cities-rules-tourists-text =
    Na het leggen mag je één ding doen met één toerist: er een uit de voorraad op de nieuwe tegel plaatsen, er een uit de stad naar de nieuwe tegel verplaatsen, of er een één veld verzetten in een willekeurige richting, ook schuin.
    Toeristen staan nooit op water en nooit met z’n tweeën op één veld. Ze gaan niet terug naar de voorraad.
    Een stap eindigt op een veld van de stad; schuin mag hij langs een lege plek gaan.
cities-rules-scoring = Punten
cities-rules-scoring-text =
    Een zone bestaat uit bezienswaardigheden of uit parken die met hun zijden aan elkaar liggen. Niveau 1: een zone met een toerist levert één punt per veld op, maar slechts één keer, ook als er meer toeristen in staan. Terrassen leveren niets op.
    Niveau 2: een toerist op een terras kijkt in de vier richtingen, en elk waterveld dat hij ziet levert één punt op. Over water loopt het uitzicht door, al het andere beëindigt het.
    Niveau 3: bezienswaardigheden leveren een extra punt op voor elk terras naast de zone, parken voor elk waterveld ernaast. Vanaf een terras zie je ook parken: het uitzicht loopt door over water en parken, één punt voor elk veld, tot een bezienswaardigheid, een terras of de rand van de stad het beëindigt.
    Een veld kan meer dan eens tellen: voor elke zone waaraan het grenst, en voor elk terras van waar je het ziet. Of er een toerist op staat, maakt niet uit.
    Een zone zonder toerist levert niets op.
cities-rules-end = Het einde
cities-rules-end-text =
    Het spel eindigt als alle zestien bordtegels liggen: elke stad is dan een vol vierkant. Wie de meeste punten heeft, wint. Bij een gelijke stand worden de beste toeristen vergeleken, dan de op één na beste, enzovoort; wie dan nog gelijk staat, deelt de winst.
    Alleen probeer je je laatste score te verbeteren.
    Bij een gelijke stand tellen de tweede toerist in een zone en een toerist die nooit geplaatst is als 0.
cities-rules-variants = Varianten
cities-rules-variants-text =
    Niet springen: een toerist uit de stad mag maar één veld lopen, ook naar de nieuwe tegel.
    Nog eentje: na de laatste ronde wordt een van de acht overgebleven bordtegels onthuld. Je mag hem boven op je voltooide stad leggen, op vier velden die een vierkant vormen, of ervan afzien. Toeristen eronder gaan terug naar de voorraad en mogen meteen weer geplaatst worden. Wie ervan afziet, mag toch nog iets met een toerist doen; de nieuwe tegel is dan nog steeds de zestiende.
    Vrij: de stad mag zo breed en zo hoog worden als je wilt, en gaten mogen blijven. Een gat beëindigt het uitzicht, en er kan geen toerist op staan.
    De extra tegel mag naar believen gedraaid worden en hoeft niet precies op de tegels eronder te liggen; alle vier de velden moeten velden van de stad bedekken. Daarna mag iedereen zoals altijd één ding doen met een toerist.
cities-try-laying = Probeer het: waar mag deze bordtegel liggen?
cities-try-place = Plek { $place } proberen
cities-try-fits = Hier mag hij liggen.
cities-try-visiting = De omrande tegel is de nieuwe; de stippen tonen waar de toerist heen mag.
cities-try-supply = Uit de voorraad
cities-try-tourist = Van { $field }
cities-try-targets = De toerist mag naar { $fields }.
cities-try-scoring = Probeer het: zet de toerist op een veld.

## Spelmateriaal

cities-wrong-number = ‘{ $number }’ is geen nummer van een tegel; de tegels hebben de nummers 1 tot { $most }
cities-wrong-twice = tegel { $tile } staat er twee keer; elk nummer van 1 tot { $most } komt één keer voor
cities-wrong-tile-letter = tegel { $tile } heeft de letter ‘{ $letter }’; velden zijn A, P, C of W
cities-wrong-ninth-field = een negende veld; een stad is { $side } velden breed
cities-wrong-row = { $fields } velden; een stad is { $side } breed
cities-wrong-rows = { $rows } rijen velden; een stad heeft er { $side }
cities-wrong-on-water = een toerist op water; toeristen staan op A, P of C
cities-wrong-tourists = een achtste toerist; elke speler heeft er { $most }
cities-wrong-half-tile = deze bordtegel is niet heel; bordtegels zijn 2 bij 2 velden in een raster dat aan de boven- en linkerkant van de stad begint
cities-wrong-tiles = { $tiles } bordtegels; een stad heeft er { $wanted }
cities-wrong-apart = deze bordtegel zit niet aan de stad vast; bordtegels raken elkaar met een zijde of een hoek
cities-wrong-fields = tegel { $tile } heeft { $fields } velden; een tegel heeft er 4, zoals in ‘{ $tile }  AP CW’
cities-wrong-missing = tegel { $tiles } ontbreekt; bij het materiaal horen de tegels 1 tot { $most }
cities-unusual-same-fields = tegel { $tile } heeft { $fields } velden van één soort; in de doos zijn dat er hoogstens 2
cities-unusual-four-kinds = tegel { $tile } toont vier soorten; in de doos zijn dat er 2 of 3
cities-unusual-alike = de tegels { $tile } en { $other } zijn gelijk; in de doos zijn alle tegels verschillend
