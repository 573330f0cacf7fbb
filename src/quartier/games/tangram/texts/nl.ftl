# Tangram City

tangram-title = Tangram City
tangram-blurb = Driehoeken, voor iedereen dezelfde: vul vroeg rechthoeken en laat aan het eind geen gat over.

tangram-phase-side = Kies de kant van je stadsbord: zwart of groen.
tangram-phase-lay = Ronde { $round } van { $rounds }, kaart { $card } van 4: leg tegel { $tile } of zie ervan af.
tangram-phase-fountain = Ronde { $round } van { $rounds }: leg een fontein op een leeg half veld of zie ervan af.
tangram-phase-final = Slotronde: { $tiles ->
    [one] nog één tegel. Leg hem of zie ervan af.
   *[other] nog { $tiles } tegels, in willekeurige volgorde. Leg ze of zie ervan af.
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
tangram-points-start = Start
tangram-points-round = Rechthoeken
tangram-points-planning = Planningsbonus
tangram-points-harmony = Harmoniebonus

tangram-tile = Tegel { $tile }
tangram-alike = ! lijkt op een andere tegel: kijk goed
tangram-side-black = zwart
tangram-side-green = groen
tangram-fountain = fontein
tangram-pillar = zuil
tangram-card-open = open
tangram-card-face-down = gesloten
tangram-card-hand = hand van { $seats }
tangram-card-played = gespeeld
tangram-harmony = Harmoniemarkers: zwart { $black }, groen { $green }
tangram-rectangle = Grootste rechthoek: { $fields ->
    [one] één veld
   *[other] { $fields } velden
}
tangram-fountains = Fonteinen over: { $number }
tangram-notation-help = Kant: black (zwart) of green (groen). Tegel: het veld linksboven, de kant die boven ligt (b zwart, g groen) en waar de bovenkant heen wijst (^ > v <), zoals c3g>; in de slotronde met nummer: 12:c3g>. x ziet van een tegel af. Fontein: *c3ne (de helft met de rechte hoek bij ne, se, sw of nw), *x ziet ervan af. Meer stappen op één regel: c3g> *d4nw
tangram-legend-halves = halve velden
tangram-legend-ways = wat je voor een tegel typt: zijn kant (b zwart, g groen) en waar zijn bovenkant heen wijst
tangram-legend-alike = lijkt op een andere tegel
tangram-legend-card = een kaart van deze ronde, in de volgorde van spelen

## What is no move, and what is wrong on a score sheet

tangram-wrong-field = { $text }: er is geen veld { $field }; velden zijn a1 tot g7
tangram-wrong-fountain = { $text } is geen fontein; hij ligt op een half veld, bijvoorbeeld *c3ne (ne, se, sw of nw: de hoek van zijn rechte hoek), of helemaal niet: *x
tangram-wrong-move = { $text } is geen zet; een tegel leg je zoals in c3g> (veld linksboven, kant b of g, ^ > v < voor de draaiing; 12:c3g> noemt de tegel), x ziet ervan af, een fontein leg je zoals in *c3ne
tangram-wrong-tile = { $text }: er is geen tegel { $tile }; tegels zijn genummerd van 1 tot { $tiles }
tangram-wrong-eighth-row = een achtste rij; een stadsbord heeft er { $span }
tangram-wrong-rows = { $rows } rijen velden; een stadsbord heeft er { $span }
tangram-wrong-rounds = 'rounds: …' staat er één keer, vóór de rijen van het stadsbord
tangram-wrong-points = { $word } is geen aantal punten van 0 tot { $most }
tangram-wrong-area = geen rechthoek heeft { $points } velden; zijn zijden zijn hoogstens { $span } lang
tangram-wrong-sixth-round = een zesde ronde; er komen er { $rounds } voor de slotronde
tangram-wrong-smaller = { $points } punten na { $before }; een rechthoek wordt nooit kleiner
tangram-wrong-shrunk = de grootste rechthoek heeft { $fields } velden, minder dan de { $before } van de ronde ervoor; een rechthoek wordt nooit kleiner
tangram-wrong-halves = { $word } is geen veld; een veld is B, G of F (heel), één of twee van b, g, f (de helften) of een punt
tangram-wrong-eighth-field = een achtste veld; een rij heeft er { $span }
tangram-wrong-seventh-fountain = de zevende fontein; iedereen heeft er { $fountains }
tangram-wrong-row = de rij houdt op na { $fields } velden; een rij heeft er { $span }

## On the page

tangram-nothing = niets
tangram-halves = half { $one }, half { $other }
tangram-row = Rij { $row }: { $fields }.
tangram-place-tile = { $field }: { $what }; de tegel mag daar liggen
tangram-place-fountain = { $field }: { $what }; de fontein mag daar liggen
tangram-place-no = { $field }: { $what }
tangram-part-whole = heel veld
tangram-part-none = niets
tangram-part-ne = helft rechtsboven
tangram-part-se = helft rechtsonder
tangram-part-sw = helft linksonder
tangram-part-nw = helft linksboven
tangram-half-of = de helft van { $field }
tangram-covers = Bedekt { $fields }.
tangram-keys = Pijltjes verplaatsen, spatie legt, R draait, F keert om, X ziet af, Z gaat terug, Enter bevestigt.
tangram-start-at = Startstuk op { $fields }
tangram-flip = Omkeren
tangram-give-up = Afzien
tangram-piece = Tegel { $tile }, kant boven: { $side }. Van boven: { $shape }
tangram-piece-given-up = Tegel { $tile }, uit het spel
tangram-fountain-given-up = Fontein, uit het spel
tangram-cards = Kaarten van deze ronde, in volgorde van spelen
tangram-card = Kaart { $card }: { $what }, { $where }, { $when }.
tangram-card-unknown = jou niet bekend
tangram-card-now = wordt nu gespeeld
tangram-card-later = komt later
tangram-pillar-seat = Plaats { $seat } heeft de zuil.
tangram-distance = afstand { $distance }
tangram-nudge-give-up = Tip: niet elke tegel hoeft in je stad te liggen.
tangram-unseen = { $number ->
    [0] Alle kaarten zijn bekend
    [one] Eén kaart is nog onbekend
   *[other] { $number } kaarten zijn nog onbekend
}
tangram-given-up = Uit het spel: { $tiles }
tangram-did-side = kiest de kant { $side }
tangram-did-lay = tegel { $tile } op { $field }, { $side }
tangram-did-give-up = ziet af van tegel { $tile }
tangram-did-fountain = fontein op { $field }
tangram-did-no-fountain = ziet af van de fontein
tangram-told-lay = legt tegel { $tile } { $where }, { $side }
tangram-told-fountain = legt een fontein { $where }

tangram-rules-goal = Het doel
tangram-rules-goal-text =
    Iedereen vult een bord van zeven bij zeven velden met dezelfde tegels, die voor allen in dezelfde volgorde komen.
    Na elk van zes ronden levert de grootste rechthoek zonder gaten punten op. Aan het eind komen er punten bij voor een vol bord en voor het evenwicht van zwart en groen.
tangram-rules-start = Het begin
tangram-rules-start-text =
    Elk bord heeft een gedrukt startstuk van anderhalf veld, op elk bord op een andere plek. Kies de kant van je bord: op de ene is het stuk zwart, op de andere groen. Het geldt als bedekt en telt voor zijn kleur.
    Iedereen heeft dezelfde 23 tegels en zes fonteinen, één voor elke ronde. Wie in de eerste ronde de zuil heeft, bepaalt het lot.
    Er zijn vijf borden; welk bord je krijgt, bepaalt het lot. De kant kiest iedereen tegelijk.
tangram-rules-tiles = De tegels
tangram-rules-tiles-text =
    De 23 tegels bestaan uit halve velden. De ene kant is zwart, de andere groen, en elk is het spiegelbeeld van de andere: wie het spiegelbeeld legt, legt de andere kleur.
    Een tegel mag naar wens gedraaid en omgekeerd worden. Dit zijn de acht manieren voor één ervan:
tangram-rules-cards = De kaarten
tangram-rules-cards-text =
    Bij elke tegel hoort een kaart. In elk van de vijf gewone ronden worden vier kaarten gespeeld, de een na de ander. Sommige ken je van tevoren:
    Eerst wordt de open kaart gespeeld, dan de gesloten kaart, dan de kaart van wie de zuil heeft, dan de andere met de klok mee. Een gedeelde kaart zien beiden die hem hebben; hij wordt één keer gespeeld.
    Een ! op een kaart waarschuwt: deze tegel is gemakkelijk te verwarren met een die erop lijkt.
    Een gesloten kaart ziet niemand voordat ze gespeeld wordt.
tangram-rules-laying = Leggen
tangram-rules-laying-text =
    Wordt een kaart gespeeld, dan legt iedereen de tegel op het eigen bord, op leeg oppervlak. Hij hoeft niets te raken. Wie hem niet kan of wil leggen, ziet ervan af; dan is hij uit het spel.
    Na de vierde kaart legt iedereen ook een fontein, die een half veld vult. Ook daarvan mag je afzien; dan is hij uit het spel.
    Allen leggen tegelijk. Wat je gelegd hebt, mag je veranderen tot iedereen klaar is.
    Alles ligt binnen het bord, op halve velden. Is er geen half veld meer vrij, dan vervalt de fontein.
tangram-rules-scoring = Punten
tangram-rules-scoring-text =
    Na elke ronde levert de grootste rechthoek van volle velden een punt per veld op; ook een vierkant is een rechthoek. Kleuren doen er niet toe. Tegels, fonteinen en het startstuk bedekken allemaal, ook twee helften van verschillende stukken op één veld.
    De punten beginnen bij 1. De zuil gaat naar wie voorstaat; bij gelijke stand naar de eerste met de klok mee vanaf de bezitter.
    Bij die gelijke stand komt de bezitter als laatste.
    Het bord toont een partij ronde voor ronde.
tangram-rules-harmony = Harmonie
tangram-rules-harmony-text =
    Twee markers tellen de velden die helemaal zwart en die helemaal groen zijn. Aan het eind telt hoe ver ze uit elkaar staan.
    Een veld dat half zwart en half groen is, telt voor geen van beide. Half kleur en half fontein telt voor die kleur; twee fonteinen tellen voor geen van beide.
tangram-rules-final = De slotronde
tangram-rules-final-text =
    De laatste drie kaarten liggen open. Iedereen legt de drie tegels in willekeurige volgorde of ziet ervan af, en daarna de laatste fontein. Dan wordt de rechthoek nog eens gescoord.
    Ook de harmoniemarkers schuiven nog een keer op.
tangram-rules-bonus = Bonussen en het einde
tangram-rules-bonus-text =
    Een bord zonder één gat levert 15 punten op.
    Harmonie levert 20 punten op als de markers op hetzelfde getal staan, 10 bij een afstand van één of twee, 5 bij drie of vier.
    Wie de meeste punten heeft, wint; bij een gelijke stand wordt de winst gedeeld.
    Bij een afstand van vijf of meer levert harmonie niets op.
tangram-rules-solo = Alleen
tangram-rules-solo-text =
    Twee kaarten liggen open en twee gesloten; ze worden van links naar rechts gespeeld. Vanaf 100 punten is de stad degelijk, vanaf 140 indrukwekkend, vanaf 180 schitterend; met 200 ben je een legende.
    Een gesloten kaart wordt omgedraaid als ze aan de beurt is.
tangram-ways = Tegel { $tile } op zijn acht manieren
tangram-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}
tangram-dealt-1 = Twee kaarten open, dan twee gesloten.
tangram-dealt-2 = Eén kaart voor elke hand, één open, één gesloten.
tangram-dealt-3 = Eén kaart voor elke hand, één open.
tangram-dealt-4 = Eén voor de bezitter van de zuil, één voor de speler links ervan, één die de andere twee delen, één open.
tangram-dealt-5 = Eén voor de bezitter van de zuil, één gedeeld door de volgende twee, één gedeeld door de laatste twee, één open.
tangram-round = Ronde { $round }
tangram-try-laying = Probeer het: draai de tegel, keer hem om en leg hem op een veld.
tangram-try-field = Op { $field } leggen
tangram-try-fits = Hier mag hij liggen.
tangram-try-rounds = Een partij, ronde voor ronde
tangram-two-fountains = twee fonteinen
tangram-counts = { $colour ->
    [black] telt voor zwart
    [green] telt voor groen
   *[none] telt voor geen kleur
}
tangram-counts-full = vol voor rechthoeken
tangram-counts-gap = een gat voor rechthoeken

## Spelmateriaal

tangram-wrong-line = ‘{ $word }’ begint geen regel; regels beginnen met tile, board of #
tangram-wrong-tiles-missing = tegel { $tiles } ontbreekt; bij het materiaal horen de tegels 1 tot { $most }
tangram-wrong-boards-missing = bord { $boards } ontbreekt; bij het materiaal horen de borden 1 tot { $most }
tangram-wrong-number = ‘{ $number }’ is geen nummer van een { $kind ->
    [board] bord; de borden
   *[tile] tegel; de tegels
} hebben de nummers 1 tot { $most }
tangram-wrong-twice = { $kind ->
    [board] bord
   *[tile] tegel
} { $number } staat er twee keer; elk nummer van 1 tot { $most } komt één keer voor
tangram-wrong-letter = tegel { $tile } heeft het teken ‘{ $letter }’; een veld is # (heel), 7, 9, 1 of 3 (de helft in die hoek van een cijferblok) of een punt (geen)
tangram-wrong-size = tegel { $tile } heeft { $halves } halve velden; een tegel heeft er 1 tot { $most }
tangram-wrong-apart = tegel { $tile } valt uiteen; de halve velden hangen met hele zijden samen
tangram-wrong-long = tegel { $tile } is langer dan het bord; een bord heeft { $span } x { $span } velden
tangram-wrong-start = op de kant ‘{ $side }’ van bord { $board } raakt het halve veld { $half } het veld { $whole } niet met een hele zijde; een startstuk is een veld met een half veld ernaast
tangram-wrong-board = bord { $board } is ‘{ $words }’; elke kant heeft een veld en een half veld ernaast, zoals in ‘black c3 d3sw  green e3 d3se’
tangram-unusual-size = tegel { $tile } heeft { $halves } halve velden; die van het huis hebben er 3 tot 5
tangram-unusual-area = de tegels hebben { $halves } halve velden; een vol bord heeft er { $needed } nodig
tangram-unusual-alike = de tegels { $tile } en { $other } zijn gelijk; in de doos zijn ze verschillend
tangram-unusual-same-start = twee borden hebben hetzelfde startstuk op de kant ‘{ $side }’
