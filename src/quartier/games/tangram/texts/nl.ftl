# Tangram City

tangram-title = Tangram City
tangram-blurb = Driehoeken, voor iedereen dezelfde: vul vroeg rechthoeken en laat aan het eind geen gat over.

tangram-character-harmonist = de Harmonische
tangram-character-harmonist-about = Houdt zwart en groen vanaf de eerste tegel in evenwicht.
tangram-character-surveyor = de Landmeter
tangram-character-surveyor-about = Legt vroeg een grote rechthoek aan en laat die groeien.
tangram-character-gambler = de Gokker
tangram-character-gambler-about = Neemt de beurt die veel kan opleveren, ook als het weinig kan worden.

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
tangram-wrong-halves = { $word } is geen veld; een veld is B, G of F (heel), één of twee van b, g, f (de helften), gedeeld zoals in b/g of b\g, of een punt
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

## Op papier

tangram-paper-boards = Borden · { $number }
tangram-paper-board = Bord { $number }
tangram-paper-sides = Voor zwart, achter groen: iedere speler kiest een kant.
tangram-paper-player = Tegels en fonteinen · speler { $number }
tangram-paper-tile = Tegel { $number }
tangram-paper-fountain = Fontein
tangram-paper-edges = Knip langs alle randen van de tegels; voor zwart, achter groen.
tangram-paper-cards = Kaarten
tangram-paper-card = Kaart { $number }
tangram-paper-pillar = Zuil
tangram-paper-score = De score begint bij 1. Schrijf na elke ronde de velden van de grootste rechthoek op; tel aan het einde de velden die helemaal zwart en die helemaal groen zijn.
tangram-paper-black = Zwarte velden
tangram-paper-green = Groene velden
tangram-paper-needs = Meer is er niet nodig: de harmonie van zwart en groen wordt op het scoreblad geteld.
tangram-paper-dealing = Kaarten van een ronde, per aantal spelers
tangram-paper-bonus = Aan het einde
tangram-paper-bonus-full = Een bord zonder gaten.
tangram-paper-bonus-0 = Evenveel zwarte velden als groene.
tangram-paper-bonus-1 = Eén of twee meer van één kleur.
tangram-paper-bonus-3 = Drie of vier meer van één kleur.
## Wat telt, en wat de eerste keer wordt uitgelegd
tangram-scores-rectangle = Na elke ronde: 1 punt per veld van je grootste rechthoek zonder gaten, in welke kleuren ook
tangram-scores-planning = Aan het eind: 15 punten als je bord helemaal vol is
tangram-scores-harmony = Aan het eind: 20, 10 of 5 punten als er evenveel velden helemaal zwart als groen zijn, of bijna
tangram-scores-given-up = Van een tegel afzien kost niets, maar zijn plek blijft leeg
tangram-scores-solo = Alleen: vanaf 100 punten een degelijke stad, met 200 een legende

tangram-moment-start = Je bord heeft een startstuk
tangram-moment-start-text = Het gedrukte stuk geldt als bedekt en telt voor { $side ->
    [black] zwart
   *[green] groen
}. Bouw je rechthoek zo dat het erin ligt.
tangram-moment-nowhere = Een tegel die nergens past
tangram-moment-nowhere-text = Hoe je hem ook draait of omkeert, op je bord is er geen plek voor. Je kunt er alleen van afzien; dat kost geen punten.
tangram-moment-given-up = Je hebt van een tegel afgezien
tangram-moment-given-up-text = Hij is voor jou uit het spel en kost zelf niets. Een vol bord kan nog steeds: er zijn meer tegels dan erop passen.
tangram-moment-round = Een ronde is gescoord
tangram-moment-round-text = Elk veld van je grootste rechthoek zonder gaten leverde een punt op. Hij telt na elke ronde opnieuw; laat er dus vroeg een groeien.
tangram-moment-harmony = De harmoniemarkers zijn opgeschoven
tangram-moment-harmony-text = Ze tellen de velden die helemaal zwart en helemaal groen zijn. Pas aan het eind telt hoe dicht ze bij elkaar staan: tot 20 punten.
tangram-moment-pillar = De zuil gaat naar wie voorstaat
tangram-moment-pillar-text = { $you ->
    [yes] Nu heb jij hem. De kaart van wie de zuil heeft, wordt vóór die van de anderen gespeeld.
   *[no] Wie de meeste punten heeft, krijgt hem. De kaart van wie de zuil heeft, wordt vóór die van de anderen gespeeld.
}
tangram-moment-fountain = Je eerste fontein
tangram-moment-fountain-text = Bij elke vierde kaart komt een fontein, die een half veld vult: goed voor een gat waar geen tegel in past. Je hebt er zes.
tangram-moment-halves = Half zwart, half groen
tangram-moment-halves-text = Zo’n veld is vol en telt voor de rechthoek, maar bij harmonie voor geen van beide kleuren.
tangram-moment-well = Half kleur, half fontein
tangram-moment-well-text = Zo’n veld is vol en telt bij harmonie voor zijn kleur.
tangram-moment-hand = Een kaart die { $holders ->
    [1] alleen jij kent
   *[other] je deelt
}
tangram-moment-hand-text = { $holders ->
    [1] Alleen jij mag haar zien voordat ze gespeeld wordt; iedereen legt haar tegel. Houd er een plek voor vrij.
   *[other] Jij en één ander mogen haar zien voordat ze gespeeld wordt; iedereen legt haar tegel. Houd er een plek voor vrij.
}
tangram-moment-alike = Een kaart met een !
tangram-moment-alike-text = Deze tegel is gemakkelijk te verwarren met een die erop lijkt. Kijk twee keer voordat je hem legt.
tangram-moment-final = De slotronde
tangram-moment-final-text = De laatste drie tegels liggen open: leg ze in willekeurige volgorde of zie ervan af, en dan de laatste fontein. Daarna komen de bonussen.
tangram-moment-planning = De planningsbonus
tangram-moment-planning-text = Je bord heeft geen gat meer: dat leverde 15 punten op.
tangram-moment-balance = De harmoniebonus
tangram-moment-balance-text = Zwart en groen staan { $distance } uit elkaar: { $points ->
    [one] één punt
   *[other] { $points } punten
}. Gelijke aantallen leveren 20 op, een afstand van één of twee 10, van drie of vier 5.
# The guided match: what the coach says.

tangram-learn-welcome = Welkom! Dit wordt je stad: zeven bij zeven velden, die je als een tangram met tegels vult. In deze partij bouw je alleen.
tangram-learn-side = Je bord heeft twee kanten, met een klein startstuk in zwart of in groen. Neem voor deze eerste partij zwart, en bevestig.
tangram-learn-side-green = Groen is net zo goed. Maar laten we naar hetzelfde bord kijken: kies zwart.
tangram-learn-cards = Elke ronde heeft vier kaarten. Iedereen legt de tegel die de kaart toont, de ene kaart na de andere; hier zijn er al twee open.
tangram-learn-rectangle = Wat aan het eind van elke ronde telt: de grootste rechthoek van velden die helemaal bedekt zijn. Nu heeft hij { $fields } veld.
tangram-learn-first-tile = Elke tegel is aan de ene kant zwart en aan de andere groen: keer hem om, zodat hij groen is, en leg hem op de gemarkeerde velden. De rechthoek groeit tot { $fields }.
tangram-learn-taken = Daar ligt al iets. Tegels liggen naast elkaar, nooit op elkaar.
tangram-learn-given-up = Je mag van een tegel afzien, en dan is hij voorgoed weg. Deze past goed op de gemarkeerde velden.
tangram-learn-lay-free = Leg de tegel zo dat hij halve velden vult en je grootste rechthoek groter maakt.
tangram-learn-halves = Twee velden zijn half bedekt. Een helft telt nog niet: vul deze twee helften.
tangram-learn-second-tile = Leg de tegel in zwart op de gemarkeerde velden. Draai hem tot hij past. Twee bij twee: { $fields } velden.
tangram-learn-colours = Houd dit in het oog: je hebt { $black } zwarte velden en { $green } groen. Aan het eind zijn er tot 20 punten als beide gelijk zijn.
tangram-learn-third-tile = Leg deze tegel dus in groen op de gemarkeerde velden: { $black } zwart, { $green } groen, en de rechthoek heeft { $fields } velden.
tangram-learn-too-black = Dat is even groot, maar { $black } zwart en { $green } groen: keer de tegel om.
tangram-learn-last-card = De laatste kaart van de ronde. Daarbij hoort een fontein, die een half veld naar keuze vult.
tangram-learn-fourth-tile = Eerst de tegel, in groen, op de gemarkeerde velden. Dan ontbreekt nog één helft in je vierkant.
tangram-learn-fountain = Nu de fontein in die helft: drie bij drie, { $points } punten. Bevestig als beide liggen.
tangram-learn-no-fountain = Zonder de fontein zijn het maar { $points } punten: die helft ontbreekt aan je vierkant.
tangram-learn-fountain-free = Leg de tegel, dan de fontein: die sluit een half veld dat je rechthoek mist.
tangram-learn-scored = De rechthoek is gescoord. Alles blijft liggen, dus de volgende kan alleen maar groter worden.
tangram-learn-bonus = Vijf rondes zoals deze, dan drie laatste tegels. Aan het eind: 15 voor een vol bord, en tot 20 als zwart en groen gelijk zijn.
tangram-learn-bye = Vanaf hier bouw je alleen. Meer dan 100 punten is een goed begin, 200 een legende.
tangram-learn-less = Toegestaan, maar de rechthoek zou { $mine } velden hebben; op de gemarkeerde velden heeft hij er { $best }. Probeer het nog eens, of bevestig opnieuw om de jouwe te houden.
## Oefenen

tangram-puzzle-round = { $gain ->
    [one] Tegel en fontein sluiten de ronde af: vind { $gain } punt.
   *[other] Tegel en fontein sluiten de ronde af: vind { $gain } punten.
}
tangram-puzzle-round-name = Het einde van een ronde
tangram-puzzle-final = { $gain ->
    [one] Drie tegels en de laatste fontein: vind { $gain } punt met alle bonussen.
   *[other] Drie tegels en de laatste fontein: vind { $gain } punten met alle bonussen.
}
tangram-puzzle-final-name = De slotronde
tangram-puzzle-rectangle = Leg deze tegel zo dat de grootste rechthoek { $best } velden heeft.
tangram-puzzle-rectangle-name = Een rechthoek
tangram-puzzle-full = { $gain ->
    [one] Leg deze tegel zo dat er { $gain } veld meer vol is.
   *[other] Leg deze tegel zo dat er { $gain } velden meer vol zijn.
}
tangram-puzzle-full-name = Volle velden
## Own component sets

tangram-unusual-far = de tegels hebben samen { $halves } halve velden; bots leerden borden te vullen met { $least } tot { $most }: “quartier weights tangram BESTAND” past ze aan dit spelmateriaal aan
tangram-set-tiles = Tegels: samen { $halves } halve velden
tangram-set-how = Kies een tegel en teken de zwarte voorkant: tik midden in een veld voor het hele veld, bij een hoek voor de helft daar. Toetsen: # heel, 7 9 1 3 de hoeken, . niets.
tangram-set-tile = Tegel { $tile }, { $halves ->
    [one] één half veld
   *[other] { $halves } halve velden
}
tangram-set-alike = Makkelijk voor een andere aan te zien
tangram-set-whole = heel veld
tangram-set-nw = helft linksboven
tangram-set-ne = helft rechtsboven
tangram-set-sw = helft linksonder
tangram-set-se = helft rechtsonder
tangram-set-boards = Stadsborden en hun startstukken
tangram-set-boards-how = Tik midden in een veld voor het hele veld van het startstuk, bij een hoek van een veld ernaast voor de helft.
tangram-set-board = Bord { $board }
tangram-set-field-black = Bord { $board }, zwarte kant: heel veld
tangram-set-field-green = Bord { $board }, groene kant: heel veld
tangram-set-half-black = Bord { $board }, zwarte kant: half veld
tangram-set-half-green = Bord { $board }, groene kant: half veld
# Score pads
tangram-pad-field = { $field }: { $what }
tangram-pad-tile = Tegels
tangram-pad-turn = Draaien
tangram-pad-flip = Omkeren
tangram-pad-cover = Wat het veld bedekt
tangram-pad-shape = Hoeveel ervan
tangram-pad-shape-whole = Het hele veld
tangram-pad-shape-nw = De helft linksboven
tangram-pad-shape-ne = De helft rechtsboven
tangram-pad-shape-se = De helft rechtsonder
tangram-pad-shape-sw = De helft linksonder
tangram-pad-fountains = { $left ->
    [one] Nog één fontein
   *[other] Nog { $left } fonteinen
}
tangram-pad-covered = Daar ligt al iets: tegels liggen alleen op lege plekken. Wis het eerst.
tangram-pad-rounds = Punten van de rondes
tangram-pad-note = Ronde { $round } noteren: { $points ->
    [one] één punt
   *[other] { $points } punten
}
tangram-pad-final = De slotronde: het bord brengt zijn laatste rechthoek en de bonussen op.
tangram-deal-round = Ronde { $round }, kaart { $card } van { $cards }
tangram-deal-final = Slotronde, kaart { $card } van { $cards }
tangram-pad-paint = Velden
tangram-points-earlier = Eerdere rondes
