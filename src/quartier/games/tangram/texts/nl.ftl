# Tangram City

tangram-title = Tangram City
tangram-blurb = Iedereen legt dezelfde stadstegels van driehoeken: vul vroeg grote rechthoeken, houd zwart en groen in evenwicht en laat aan het eind geen gat over.

tangram-phase-side = Kies de kant van je stadsbord: zwart of groen.
tangram-phase-lay = Ronde { $round } van { $rounds }, kaart { $card } van 4: leg tegel { $tile } of zie ervan af.
tangram-phase-fountain = Ronde { $round } van { $rounds }: leg een fontein op een leeg half veld of zie ervan af.
tangram-phase-final = Slotronde: leg de open tegels in willekeurige volgorde of zie ervan af. { $tiles ->
    [one] Er is er nog één over.
   *[other] Er zijn er nog { $tiles } over.
}
tangram-phase-grade-1 = { $points } punten. De stad is er nog niet helemaal: nog een poging?
tangram-phase-grade-2 = { $points } punten. Een degelijke stad; de grote bouwers hebben je opgemerkt.
tangram-phase-grade-3 = { $points } punten. Een indrukwekkende stad!
tangram-phase-grade-4 = { $points } punten. Schitterend: het hele hof komt naar je stad kijken!
tangram-phase-grade-5 = { $points } punten. Over deze stad wordt nog gezongen: je bent een legende.

tangram-rule-outside = De tegel zou gedeeltelijk buiten het stadsbord liggen.
tangram-rule-taken = Daar ligt al iets; tegels en fonteinen komen alleen op lege plekken.
tangram-rule-not-this-card = De kaart van die tegel wordt nu niet gespeeld.
tangram-rule-laid-already = Die tegel is al gelegd of uit het spel.
tangram-rule-which-tile = Er liggen drie tegels open: noem welke je bedoelt, zoals 12:c3g>.

tangram-item-start = De scoremarker begint op veld 1
tangram-item-round = Ronde { $round }: { $width ->
    [0] geen vol veld
   *[other] rechthoek van { $width } × { $height } velden
}
tangram-item-earlier = Ronde { $round }
tangram-item-planning = Planningsbonus: { $full ->
    [49] het bord is vol
   *[other] { $full } van de 49 velden zijn vol
}
tangram-item-harmony = Harmoniebonus: { $black } zwart, { $green } groen, afstand { $distance }

tangram-tile = Tegel { $tile }
tangram-alike = ! lijkt op een andere tegel: kijk goed
tangram-side-black = zwart
tangram-side-green = groen
tangram-fountain = fontein
tangram-pillar = zuil
tangram-card-open = open
tangram-card-face-down = gedekt
tangram-card-hand = hand van { $seats }
tangram-card-played = gespeeld
tangram-harmony = Harmoniemarkers: zwart { $black }, groen { $green }
tangram-rectangle = Grootste rechthoek: { $fields ->
    [one] één veld
   *[other] { $fields } velden
}
tangram-fountains = Fonteinen over: { $number }
tangram-notation-help = Kant: black (zwart) of green (groen). Tegel: het veld linksboven, de kant die boven ligt (b zwart, g groen) en waar de bovenkant heen wijst (^ > v <), zoals c3g>; in de slotronde met nummer: 12:c3g>. x ziet van een tegel af. Fontein: *c3ne (de helft met de rechte hoek bij ne, se, sw of nw), *x ziet ervan af. Meer stappen op één regel: c3g> *d4nw
