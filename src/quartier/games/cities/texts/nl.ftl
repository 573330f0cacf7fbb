# Cities

cities-title = Cities
cities-blurb = Iedereen legt dezelfde zestien bordtegels. Wie bouwt de mooiste stad en zet zijn zeven toeristen waar het meest te zien is?

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

cities-phase-start = Leg de drie starttegels zo dat ze elkaar alleen met de hoeken raken.
cities-phase-lay = Ronde { $round } van { $rounds }: leg bordtegel { $tile }.
cities-phase-tourist = Ronde { $round } van { $rounds }: plaats of verplaats één toerist, of doe niets.
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
cities-item-cafe = Terras met uitzicht op { $water } water{ $parks ->
    [0] { "" }
    [one] {" "}en één park
   *[other] {" "}en { $parks } parken
}
cities-item-cafe-plain = Een terras levert op niveau 1 niets op

cities-tile = Bordtegel { $tile }
cities-unseen = Nog niet gezien: { $number ->
    [one] één bordtegel
   *[other] { $number } bordtegels
}
cities-supply = Toeristen in de voorraad: { $number }
cities-notation-help = Een bordtegel ligt naar zijn veld linksboven en de richting van zijn bovenkant: e5^ e5> e5v e5<. Start: drie ervan, e5^,g7>,i5v. Toerist: +f6 uit de voorraad, c3-e5 verplaatst er een, . doet niets. Extra tegel: *f6> bovenop, x ziet ervan af. Twee stappen op één regel: e5> +f6
