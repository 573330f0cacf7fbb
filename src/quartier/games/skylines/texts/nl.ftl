# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = Eén stad voor iedereen: leg haar open, bevoorraad haar en laat tevredenheid uitgroeien tot een skyline.

skylines-option-scenario = Scenario: elk komt bij het vorige
skylines-option-difficulty = Moeilijkheid van scenario 5, naar het geld aan het begin
skylines-option-control = Rol of controle: één keer mag een rol worden ingeruild voor een kaart naar keuze uit een stapel
skylines-scenario-introduction = drie borddelen, geen extra kaarten
skylines-scenario-1 = unieke gebouwen
skylines-scenario-2 = rollen
skylines-scenario-3 = stadsbeleid
skylines-scenario-4 = nieuws
skylines-scenario-5 = een eigen plattegrond
skylines-difficulty-beginner = 12 geld
skylines-difficulty-experienced = 10 geld
skylines-difficulty-expert = 8 geld

skylines-character-treasurer = de Penningmeester
skylines-character-treasurer-about = Heeft graag geld op de bank en liever geen schulden.
skylines-character-architect = de Architect
skylines-character-architect-about = Wil unieke gebouwen in de stad en maakt er plaats voor.
skylines-character-gambler = de Gokker
skylines-character-gambler-about = Rekent op geluk met de kaarten, ook waar pech de stad veel zou kosten.

## Woorden van de kaarten

skylines-track-money = geld
skylines-track-power = stroom
skylines-track-water = water
skylines-track-garbage = afval
skylines-track-happiness = tevredenheid
skylines-track-labour = arbeid
skylines-track-pollution = vervuiling
skylines-track-traffic = verkeer
skylines-track-crime = criminaliteit
skylines-track-skyline = skyline

skylines-kind-residential = Woongebied
skylines-kind-commercial = Winkelgebied
skylines-kind-industrial = Industriegebied
skylines-kind-utility = Nutsgebouw
skylines-kind-service = Voorziening
skylines-kind-unique = Uniek gebouw
skylines-kind-policy = Stadsbeleid
skylines-kind-news = Nieuws

skylines-service-health = zorg
skylines-service-education = onderwijs
skylines-service-transport = openbaar vervoer
skylines-service-fire = brandweer
skylines-service-police = politie
skylines-service-parks = parken

# Een spoor, een gebied of een voorziening in een andere tekst
skylines-word = { $what ->
    [money] { skylines-track-money }
    [power] { skylines-track-power }
    [water] { skylines-track-water }
    [garbage] { skylines-track-garbage }
    [happiness] { skylines-track-happiness }
    [labour] { skylines-track-labour }
    [pollution] { skylines-track-pollution }
    [traffic] { skylines-track-traffic }
    [crime] { skylines-track-crime }
    [skyline] { skylines-track-skyline }
    [health] { skylines-service-health }
    [education] { skylines-service-education }
    [transport] { skylines-service-transport }
    [fire] { skylines-service-fire }
    [police] { skylines-service-police }
   *[parks] { skylines-service-parks }
}

## Wat een kaart doet

skylines-change = { skylines-word } { $amount }
skylines-reward = { $conditions } → { $changes }
skylines-once = Eenmalig, bij het bouwen: { $changes }
skylines-ability = Zo vaak je wilt: { $changes }
skylines-serves-beside = Bedient wat ernaast wordt gelegd: { skylines-word }
skylines-serves-district = Bedient de hele wijk: { skylines-word }

skylines-condition-service = { skylines-word }
skylines-condition-zones = { $what ->
    [residential] al minstens { $value } wonen in de wijk
    [commercial] al minstens { $value } winkels in de wijk
   *[industrial] al minstens { $value } industrie in de wijk
}
skylines-condition-below = { skylines-word } onder { $value }
skylines-condition-above = { skylines-word } boven { $value }
skylines-condition-exactly = { skylines-word } op { $value }

## Regels die rollen, unieke gebouwen en nieuws veranderen

skylines-priced = { $what ->
    [residential] Woongebieden kosten
    [commercial] Winkelgebieden kosten
    [industrial] Industriegebieden kosten
    [utility] Nutsgebouwen kosten
    [service] Voorzieningen kosten
    [unique] Unieke gebouwen kosten
    [policy] Stadsbeleid kost
    [exchange] Een kaart ruilen kost
    [swap] Een kaart wegleggen bij een mijlpaal kost
   *[part] Een borddeel openen kost
}
skylines-hook-price-more = { skylines-priced } { $amount } meer
skylines-hook-price-less = { skylines-priced } { $amount } minder
skylines-hook-forbid = { $what ->
    [residential] Er mogen geen woongebieden worden gebouwd
    [commercial] Er mogen geen winkelgebieden worden gebouwd
    [industrial] Er mogen geen industriegebieden worden gebouwd
    [utility] Er mogen geen nutsgebouwen worden gebouwd
    [service] Er mogen geen voorzieningen worden gebouwd
    [unique] Er mogen geen unieke gebouwen worden gebouwd
   *[policy] Er mag geen stadsbeleid worden gespeeld
}
skylines-hook-everywhere = Overal aanwezig: { skylines-word }
skylines-hook-suspend = Nergens aanwezig: { skylines-word }
skylines-hook-reach = Kleine voorzieningen bedienen hun hele wijk
skylines-hook-utilities = { $amount ->
    [one] Een wijk mag één nutsgebouw meer hebben
   *[other] Een wijk mag { $amount } nutsgebouwen meer hebben
}
skylines-hook-spare = { $amount ->
    [one] Van de kosten van elke kaart vervalt één stap: { skylines-word }
   *[other] Van de kosten van elke kaart vervallen { $amount } stappen: { skylines-word }
}
skylines-rewarded = { $what ->
    [residential] Beloningen van woongebieden
    [commercial] Beloningen van winkelgebieden
   *[industrial] Beloningen van industriegebieden
}
skylines-hook-bonus-more = { skylines-rewarded }: { $track ->
    [money] { $amount } geld meer
   *[happiness] { $amount } tevredenheid meer
}
skylines-hook-bonus-less = { skylines-rewarded }: { $track ->
    [money] { $amount } geld minder
   *[happiness] { $amount } tevredenheid minder
}
skylines-hook-milestone-more = Aan het eind van een mijlpaal eerst: { skylines-word } +{ $amount }
skylines-hook-milestone-less = Aan het eind van een mijlpaal eerst: { skylines-word } −{ $amount }
skylines-hook-cushion = { $amount ->
    [one] Bij mijlpalen telt één stap tekort niet mee
   *[other] Bij mijlpalen tellen { $amount } stappen tekort niet mee
}
skylines-hook-leeway = { $amount ->
    [one] Bij mijlpalen is één stap van de arbeidsmarkt gratis
   *[other] Bij mijlpalen zijn { $amount } stappen van de arbeidsmarkt gratis
}
skylines-hook-gaps = { $amount ->
    [one] Bij mijlpalen mag één wijk tegels tekortkomen
   *[other] Bij mijlpalen mogen { $amount } wijken tegels tekortkomen
}
skylines-hook-pardon = { $amount ->
    [one] Aan het eind van het spel telt één stap niet mee: { skylines-word }
   *[other] Aan het eind van het spel tellen { $amount } stappen niet mee: { skylines-word }
}

## Kaarten met een naam

skylines-card-zone = { $kind ->
    [residential] Wonen { $number }
    [commercial] Winkels { $number }
   *[industrial] Industrie { $number }
}

skylines-card-r1 = Lindelaan
skylines-card-r2 = Arbeiders{"\u00AD"}hof
skylines-card-r3 = Rijtjes{"\u00AD"}huizen
skylines-card-r4 = School{"\u00AD"}straat
skylines-card-r5 = Hoekhuis
skylines-card-r6 = Boven{"\u00AD"}woningen
skylines-card-r7 = Stille hoek
skylines-card-r8 = Achter{"\u00AD"}buurt
skylines-card-r9 = Woonwijk
skylines-card-r10 = Zonne{"\u00AD"}zijde
skylines-card-r11 = Parkzicht
skylines-card-r12 = Houten huizen
skylines-card-r13 = Nacht{"\u00AD"}buurt
skylines-card-r14 = Tuindorp
skylines-card-r15 = Forenzen{"\u00AD"}flat
skylines-card-r16 = Markt{"\u00AD"}huizen
skylines-card-r17 = Villawijk
skylines-card-r18 = Modelwijk
skylines-card-r19 = Campus{"\u00AD"}wonen
skylines-card-r20 = Toren{"\u00AD"}flats
skylines-card-r21 = Loftwijk
skylines-card-r22 = Groene hof
skylines-card-r23 = Woon{"\u00AD"}torens
skylines-card-r24 = Avondzon
skylines-card-c1 = Buurt{"\u00AD"}winkel
skylines-card-c2 = Super{"\u00AD"}markt
skylines-card-c3 = Juwelier
skylines-card-c4 = Eetkraam{"\u00AD"}pjes
skylines-card-c5 = Warenhuis
skylines-card-c6 = Tuincafé
skylines-card-c7 = Nachtclub
skylines-card-c8 = Passage
skylines-card-c9 = Winkel{"\u00AD"}straat
skylines-card-c10 = Kuurhotel
skylines-card-c11 = Bank{"\u00AD"}gebouw
skylines-card-c12 = Boeken{"\u00AD"}paleis
skylines-card-i1 = Werk{"\u00AD"}plaatsen
skylines-card-i2 = Hout{"\u00AD"}zagerij
skylines-card-i3 = Pakhuis
skylines-card-i4 = Steen{"\u00AD"}fabriek
skylines-card-i5 = Gieterij
skylines-card-i6 = Ververij
skylines-card-i7 = Vracht{"\u00AD"}depot
skylines-card-i8 = Drukkerij
skylines-card-i9 = Pakket{"\u00AD"}depot
skylines-card-i10 = Staal{"\u00AD"}fabriek
skylines-card-i11 = Bio{"\u00AD"}fabriek
skylines-card-i12 = Chip{"\u00AD"}fabriek

skylines-card-wind-turbine = Windmolen
skylines-card-water-tower = Water{"\u00AD"}toren
skylines-card-landfill = Stort{"\u00AD"}plaats
skylines-card-oil-power-plant = Olie{"\u00AD"}centrale
skylines-card-pumping-station = Gemaal
skylines-card-incinerator = Verbran{"\u00AD"}dings{"\u00AD"}oven
skylines-card-solar-park = Zonnepark
skylines-card-reservoir = Stuwmeer
skylines-card-recycling-centre = Milieu{"\u00AD"}straat

skylines-card-doctors-house = Dokters{"\u00AD"}post
skylines-card-primary-school = Basis{"\u00AD"}school
skylines-card-bus-stop = Bushalte
skylines-card-engine-shed = Brandweer{"\u00AD"}post
skylines-card-guard-post = Wachtpost
skylines-card-playground = Speeltuin
skylines-card-hospital = Zieken{"\u00AD"}huis
skylines-card-grammar-school = Gymnasium
skylines-card-tram-depot = Tram{"\u00AD"}remise
skylines-card-fire-station = Brandweer{"\u00AD"}kazerne
skylines-card-police-station = Politie{"\u00AD"}bureau
skylines-card-town-park = Stadspark
skylines-card-university-clinic = Acade{"\u00AD"}misch zieken{"\u00AD"}huis
skylines-card-university = Universi{"\u00AD"}teit
skylines-card-metro = Metro
skylines-card-fire-headquarters = Hoofd{"\u00AD"}brandweer{"\u00AD"}post
skylines-card-police-headquarters = Hoofd{"\u00AD"}bureau
skylines-card-botanical-garden = Hortus

skylines-card-designer-mall = Designer{"\u00AD"}winkel{"\u00AD"}centrum
skylines-card-central-station = Centraal station
skylines-card-minster = Domkerk
skylines-card-trade-fair = Jaarbeurs
skylines-card-water-gardens = Water{"\u00AD"}tuinen
skylines-card-opera-house = Opera{"\u00AD"}gebouw
skylines-card-stadium = Stadion
skylines-card-science-park = Science{"\u00AD"}park
skylines-card-market-hall = Markthal
skylines-card-power-exchange = Stroom{"\u00AD"}beurs

skylines-card-local-levy = Plaatse{"\u00AD"}lijke heffing
skylines-card-car-free-sunday = Autovrije zondag
skylines-card-tree-planting = Boom{"\u00AD"}plantdag
skylines-card-neighbourhood-watch = Buurt{"\u00AD"}wacht
skylines-card-training-scheme = Scholings{"\u00AD"}plan
skylines-card-street-festival = Straat{"\u00AD"}feest
skylines-card-saving-campaign = Bespaar{"\u00AD"}weken
skylines-card-bottle-deposit = Statie{"\u00AD"}geld
skylines-card-city-bonds = Stads{"\u00AD"}lening
skylines-card-low-emission-zone = Milieu{"\u00AD"}zone

skylines-card-crane-shortage = Te weinig kranen
skylines-card-teachers-strike = Scholen in staking
skylines-card-influenza = Griepgolf
skylines-card-rail-strike = De treinen staan stil
skylines-card-slump = Slapte
skylines-card-building-freeze = Bouwstop
skylines-card-shop-closures = Winkels gaan dicht
skylines-card-plant-inspection = Fabrieks{"\u00AD"}controles
skylines-card-audit = Kas{"\u00AD"}controle
skylines-card-scandal = Schandaal op het stadhuis

skylines-shape-one = los veld
skylines-shape-two = paar
skylines-shape-three = rij van drie
skylines-shape-four = rij van vier
skylines-shape-corner = hoek
skylines-shape-square = vierkant
skylines-shape-ell = L
skylines-shape-tee = T
skylines-shape-zig = Z
skylines-shape-pea = P
skylines-shape-hook = lange L
skylines-shape-bay = hoefijzer
skylines-shape-vee = V
skylines-shape-crane = lange T
skylines-shape-stair = W
skylines-shape-other = tegel van { $squares } velden

skylines-role-surveyor = Landmeter
skylines-role-treasurer = Penningmeester
skylines-role-patron = Mecenas
skylines-role-engineer = Ingenieur
skylines-role-broker = Makelaar
skylines-role-architect = Architect
skylines-role-merchant = Koopvrouw
skylines-role-conductor = Conducteur
skylines-role-gardener = Hovenier
skylines-role-constable = Agent

## Waarderingen

skylines-grade-1 = Spookstad
skylines-grade-1-text = Wie kon, is weg, en de laatsten pakken hun koffers.
skylines-grade-2 = Een stip op de kaart
skylines-grade-2-text = Men woont hier omdat men hier woont; niemand zou de plek missen.
skylines-grade-3 = Vaste grond
skylines-grade-3-text = De fundamenten liggen er. Met wat geduld kan er iets op groeien.
skylines-grade-4 = Een stad met een hartslag
skylines-grade-4-text = Kranen draaien, winkels openen, en de eerste bezoekers vragen naar woningen.
skylines-grade-5 = Een goed adres
skylines-grade-5-text = Mensen zeggen graag waar ze wonen, en hun kinderen komen terug om te blijven.
skylines-grade-6 = Het gesprek van het land
skylines-grade-6-text = Iedereen heeft van je stad gehoord, en de helft wil er wel wonen.
skylines-grade-7 = Een grote stad
skylines-grade-7-text = Ze loopt, ze straalt, en wat misgaat is hersteld voordat iemand klaagt.
skylines-grade-8 = Een wereldwonder
skylines-grade-8-text = Dichters, planners en duiven zijn het eens: nergens is het beter wonen.

## What is to do

skylines-phase-arrange = Leg een borddeel aan: land aan land, water aan water of de rand.
skylines-phase-role = Houd een van de twee rollen.
skylines-phase-open = Open een borddeel en betaal ervoor.
skylines-phase-act = Speel een kaart, ruil er een om of beëindig de mijlpaal.
skylines-phase-lay = Leg de tegel op vrij land, niet over een straat.
skylines-phase-draw = Trek een kaart: van een stapel of van de ruilstapel.
skylines-phase-replace = Een ongebruikt beleid is weggelegd: trek er een kaart voor.
skylines-phase-put = Leg zoveel kaarten weg als je kunt betalen, of geen.
skylines-phase-refill = Trek voor elke weggelegde kaart een kaart van een stapel.

## How it ended

skylines-phase-grade-1 = { skylines-grade-1 }: de skyline staat op { $skyline }. { skylines-grade-1-text }
skylines-phase-grade-2 = { skylines-grade-2 }: de skyline staat op { $skyline }. { skylines-grade-2-text }
skylines-phase-grade-3 = { skylines-grade-3 }: de skyline staat op { $skyline }. { skylines-grade-3-text }
skylines-phase-grade-4 = { skylines-grade-4 }: de skyline staat op { $skyline }. { skylines-grade-4-text }
skylines-phase-grade-5 = { skylines-grade-5 }: de skyline staat op { $skyline }. { skylines-grade-5-text }
skylines-phase-grade-6 = { skylines-grade-6 }: de skyline staat op { $skyline }. { skylines-grade-6-text }
skylines-phase-grade-7 = { skylines-grade-7 }: de skyline staat op { $skyline }. { skylines-grade-7-text }
skylines-phase-grade-8 = { skylines-grade-8 }: de skyline staat op { $skyline }. { skylines-grade-8-text }
skylines-phase-no-money = De stad is verloren: de stadskas kon niet betalen wat de mijlpaal vroeg.
skylines-phase-no-action = De stad is verloren: er kon niets worden gespeeld, omgeruild of beëindigd.
skylines-phase-unhappy = De stad is verloren: de tevredenheid zakte tot het einde van haar spoor, en iedereen trok weg.
skylines-phase-collapsed = De stad is verloren: de skyline zakte tot het einde van haar spoor.

## Rules

skylines-rule-not-in-hand = Die kaart heb je niet in je hand; kies een van je eigen kaarten.
skylines-rule-forbidden = Kaarten van deze soort zijn verboden zolang het nieuws geldt; speel een andere soort of beëindig de mijlpaal.
skylines-rule-too-dear = Dat kan de stadskas niet betalen; kies iets goedkopers of verdien eerst geld.
skylines-rule-supply-short = Stroom, water of afval zou onder het einde van het spoor zakken; bouw daar eerst een nutsgebouw voor.
skylines-rule-labour-end = De arbeid zou van haar spoor lopen; breng haar eerst dichter bij 0: woongebieden verhogen haar, winkels en industrie verlagen haar.
skylines-rule-burden-end = Vervuiling, verkeer of criminaliteit zou boven het einde van het spoor stijgen; verlaag dat eerst, met een voorziening of een beleid.
skylines-rule-nowhere-to-lay = Voor de tegel van deze kaart is geen plaats meer; speel of ruil een andere kaart, of beëindig de mijlpaal en open een borddeel.
skylines-rule-no-such-tile = Voor deze kaart is er geen tegel van die vorm; leg een van de vormen die er nog voor zijn.
skylines-rule-does-not-fit = Een tegel ligt op vrij land van open borddelen: niet op water, niet op een andere tegel, niet over de rand.
skylines-rule-crosses-a-street = Een tegel mag niet over een straat liggen; kies velden zonder straat ertussen.
skylines-rule-second-utility = Deze wijk heeft haar nutsgebouw al; bouw dit in een andere wijk.
skylines-rule-reward-too-much = Hier zou de kaart haar beloning opleveren, en die zou een markering voorbij het einde van haar spoor duwen; leg de tegel waar niet aan de voorwaarde is voldaan, of speel een andere kaart.
skylines-rule-not-exchanged = Stadsbeleid kun je niet omruilen; speel het of houd het: na de mijlpaal wordt het gratis vervangen.
skylines-rule-nothing-to-draw = Er zou geen kaart voor te trekken zijn; houd de kaart.
skylines-rule-stack-empty = Deze stapel is leeg; trek van een andere.
skylines-rule-not-on-pile = Die kaart ligt niet op de ruilstapel; neem er een die er ligt, of trek van een stapel.
skylines-rule-just-put = Die kaart heb je er net neergelegd; neem een andere of trek van een stapel.
skylines-rule-empty-district = Een mijlpaal eindigt als er in elke wijk een tegel ligt, de laatste als het er twee zijn; leg tegels waar ze ontbreken.
skylines-rule-must-end = Alle stapels zijn leeg: nu moet de mijlpaal worden beëindigd, en daarmee het spel.
skylines-rule-no-role = Je hebt geen rol om te gebruiken of op te geven; doe een andere zet.
skylines-rule-no-ability = Je rol heeft geen vermogen om in te zetten: het voordeel geldt vanzelf.
skylines-rule-no-use = Dat zou niets veranderen: de markering staat al aan het einde; houd het geld.
skylines-rule-not-offered = Die rol is je niet aangeboden; houd een van de twee.
skylines-rule-not-beside = Het borddeel moet met een zijde aan een gelegd of open deel grenzen; kies een ander.
skylines-rule-place-taken = Daar ligt al een borddeel; kies een vrije plaats.
skylines-rule-shores-differ = Daar zou land aan water komen; draai het deel of kies een andere plaats, zodat land aan land en water aan water ligt.
skylines-rule-already-placed = Dat borddeel heeft zijn plaats al; leg een van de andere aan.
skylines-rule-already-open = Dat borddeel is al open; kies een gesloten deel.
skylines-rule-not-in-stack = Die kaart zit in geen van de stapels; zoek er een die er nog is.
skylines-rule-no-control = ‘Rol of controle’ wordt aan deze tafel niet gespeeld; trek van een stapel of van de ruilstapel.
skylines-rule-other-draw = Aan het einde van een mijlpaal komen kaarten alleen van de stapels; trek van een daarvan.
skylines-rule-not-in-play = Borddeel { $part } doet in dit spel niet mee; kies er een dat op tafel ligt.

## Points

skylines-item-milestone = Mijlpaal { $number }
skylines-item-straight = Direct naar de skyline: kaarten, en tevredenheid boven haar einde
skylines-item-burdens = Vervuiling, verkeer en criminaliteit
skylines-item-happiness = Tevredenheid, die de volgende mijlpaal erbij telt
skylines-item-missing = Stroom, water en afval onder 0
skylines-item-lost = De stad is verloren
skylines-points-milestone = Mijlpalen
skylines-points-straight = Direct op de skyline
skylines-points-burdens = Vervuiling, verkeer en criminaliteit
skylines-points-happiness = Tevredenheid die nog komt
skylines-points-missing = Ontbrekende voorziening
skylines-points-lost = De stad is verloren

## In the terminal

skylines-notation-help =
    Kaarten: r woongebied, c winkels, i industrie, u nutsgebouw, s voorziening, x uniek gebouw, p beleid, elk met nummer. Een beurt: r5 speelt een kaart, @c4c5d5 legt haar tegel op deze velden, ii trekt van stapel II, +c2 neemt een kaart van de ruilstapel; op één regel: r5 @c4c5d5 ii
    -r5 ii ruilt een kaart om; end beëindigt de mijlpaal; open:b opent borddeel B; use zet het vermogen van je rol in. Aan het einde van een mijlpaal: -r5 -c2 ok legt kaarten weg, ok alleen geen. =treasurer houdt een rol; ?r5 geeft haar op en neemt die kaart uit een stapel; b:b2/1 legt borddeel B op de tweede plaats van rij b, een kwartslag gedraaid.
skylines-short-money = $
skylines-short-power = stroom
skylines-short-water = water
skylines-short-garbage = afval
skylines-short-happiness = tevr.
skylines-short-labour = arbeid
skylines-short-pollution = vervuil.
skylines-short-traffic = verkeer
skylines-short-crime = crimin.
skylines-short-skyline = skyline
skylines-short-residential = Wonen
skylines-short-commercial = Winkels
skylines-short-industrial = Industrie
skylines-terminal-if = als
skylines-terminal-tracks = Stadskas { $money } · Skyline { $skyline } · Mijlpaal { $milestone }
skylines-terminal-gained = tot nu toe { $gained }
skylines-terminal-starter = startspeler: { $player }
skylines-terminal-forecast = Nu beëindigd: skyline { $skyline } (tevredenheid { $happiness }), stadskas { $money } (arbeid kost { $labour }), dan een borddeel: { $parts }.
skylines-terminal-lost = Dan is de stad verloren.
skylines-terminal-forecast-last = Nu voorgoed beëindigd: skyline { $skyline } (tevredenheid { $happiness }, lasten nemen { $burdens }), stadskas { $money } (arbeid kost { $labour }).
skylines-terminal-lacking = Nog tegels nodig: { $districts }
skylines-terminal-stacks = Stapels: I { $first }, II { $second }, III { $third }
skylines-terminal-pile = Ruilstapel: { $cards }
skylines-terminal-pile-cards = Ruilstapel:
skylines-terminal-prices = omruilen ${ $exchange }, wegleggen ${ $swap }
skylines-terminal-news = Nieuws: { $news }
skylines-terminal-built = Staat: { $building }
skylines-terminal-districts = Wijken [vrije velden]:
skylines-terminal-supply = Tegels over:
skylines-terminal-parts = Aan te leggen:
skylines-terminal-last = laatst: { $turn }
skylines-terminal-unknown = { $number ->
    [one] een kaart van de stapel
   *[other] { $number } kaarten van de stapels
}
skylines-terminal-legend = R wonen, C winkels, I industrie, U nutsgebouw, X uniek; H zorg, E onderwijs, T openbaar vervoer, F brandweer, P politie, G park (klein: h e t f p g); ~ water, ░ gesloten; │ _ ┘ straten rechts, onder, beide
skylines-legend-cards = o kan nu bedekt worden; een kaart: × kan nu niet gespeeld worden, haar kenmerk, haar niveau, haar kosten, ‘als’ en wat ze vraagt, → haar beloning, haar tegel rij voor rij

## What is no move, and what is wrong on a score sheet

skylines-wrong-move = { $text } is geen zet; een kaart speel je als r5, haar tegel leg je als @c4c5d5, een kaart leg je weg als -r5, trek je als i, ii of iii, neem je van de ruilstapel als +r5, zoek je als ?r5; open:b opent een borddeel, b:b2/1 legt er een, = en haar naam kiest een rol; use, ok, end
skylines-wrong-squares = { $text } zijn geen velden; een tegel leg je zoals in @c4c5d5, elk veld één keer
skylines-wrong-row = { $text }: rijen zijn genummerd van 1 tot { $rows }
skylines-wrong-card = { $name } is geen kaart; kaarten heten zoals r5, c2, i7, u1, s3, x4, p2, n6

## On the page

skylines-keys = 1 tot 9 kiezen een kaart, pijltjes bewegen, spatie legt, R draait, F spiegelt, N neemt de volgende vorm, X ruilt om, E beëindigt de mijlpaal, Z gaat terug, Enter bevestigt.
skylines-page-administration = Bestuursbord
skylines-page-milestone-of = mijlpaal { $number } van { $parts }
skylines-page-score = { $points } van 11 punten om te winnen
skylines-page-points = punten
skylines-page-to-win = punten · 11 wint
skylines-page-score-about = Punten alsof de stad nu werd gescoord: de mijlpalen tot nu toe, plus tevredenheid, min ontbrekende voorraden, vervuiling, verkeer en criminaliteit. Met 11 winnen jullie.
skylines-page-names = Wat de sporen betekenen
skylines-page-near-end = dicht bij het einde
skylines-page-track-ends = van { $low } tot { $high }
skylines-page-would-be = wordt
skylines-page-milestone = Mijlpaal { $number }
skylines-page-if-ended = Als de mijlpaal nu eindigde
skylines-page-if-last = Als de laatste mijlpaal nu eindigde
skylines-page-step-money = Kaarten die gelden
skylines-page-step-happiness = Kaarten die gelden
skylines-page-step-missing = Voorraden onder 0
skylines-page-step-skyline = Tevredenheid naar de skyline
skylines-page-step-labour = Arbeid naast de 0
skylines-page-step-burdens = Vervuiling, verkeer, criminaliteit
skylines-page-step-part = Een borddeel openen
skylines-page-step-cards = Iedereen mag kaarten ruilen
skylines-page-lacking = { $number ->
    [one] In één wijk ontbreken nog tegels.
   *[other] In { $number } wijken ontbreken nog tegels.
}
skylines-danger-lost = Pas op, hiermee is de stad verloren.
skylines-danger-labour = Pas op: het einde van de mijlpaal kost { $cost } voor arbeid; in de kas zou { $money } zitten.
skylines-danger-part = Pas op: een borddeel openen na de mijlpaal kost { $cost }; er zou { $money } over zijn.
skylines-danger-unhappy = Pas op: eindigde de mijlpaal zo, dan was de stad verloren, ze is te ontevreden.
skylines-danger-stuck = Pas op: hierna kan niets uit de hand worden gespeeld of omgeruild; alleen de getrokken kaart kan nog helpen.
skylines-danger-few = Pas op: hierna kan nog maar één kaart uit de hand worden gespeeld en niets omgeruild.
skylines-danger-stacks = Pas op: er { $number ->
    [one] ligt nog één kaart
   *[other] liggen nog { $number } kaarten
} in de stapels; zijn die leeg, dan eindigt het spel.
skylines-page-end = Mijlpaal beëindigen
skylines-page-stacks = Stapels en ruilstapel
skylines-page-stack = Stapel { $stack }: { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}
skylines-page-from-pile = Van de ruilstapel: { $card }
skylines-page-search = Zoeken
skylines-page-search-title = Rol of controle
skylines-page-search-about = Geef je rol voorgoed op en neem een kaart naar keuze uit de stapels.
skylines-page-gives-role = Je geeft je rol op en neemt:
skylines-page-hand = Je hand
skylines-page-words = Wat je bekijkt
skylines-page-pick = Kies een kaart om te lezen wat ze doet en vraagt.
skylines-page-opening = Het eerste deel kies je vrij, de andere liggen naast een open deel. De munt zegt wat het kost.
skylines-page-hand-of = Hand van { $player }
skylines-page-news = Nieuws dat geldt
skylines-page-built = Unieke gebouwen die er staan
skylines-page-remain = Nog in de stapels
skylines-page-pile = Ruilstapel: { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}
skylines-page-use = Gebruiken
skylines-page-flip = Spiegelen
skylines-page-exchange = Omruilen voor { $price }
skylines-page-swap = Elke weggelegde kaart kost { $price }; je trekt er evenveel van de stapels.
skylines-page-to-draw = Nog te trekken kaarten: { $number }
skylines-page-shapes = Vormen die er nog zijn
skylines-page-shape = { $shape }: { $squares ->
    [one] één veld
   *[other] { $squares } velden
}, nog { $left }
skylines-page-shape-fits = { $places ->
    [one] past op één plek
   *[other] past op { $places } plekken
}
skylines-page-shape-nowhere = mag nu nergens liggen
skylines-page-shape-why = Alle vormen kosten en leveren hetzelfde op: kleine sparen land, lange bereiken meer buren.
skylines-page-whole-district = hele wijk
skylines-page-beside = ernaast
skylines-page-met = Aan de voorwaarde is voldaan.
skylines-page-unmet = Aan de voorwaarde is niet voldaan.
skylines-page-at-once = Meteen: { $changes }
skylines-page-if = Als:
skylines-page-earns = Dan: { $changes }
skylines-page-so-far = { $condition }: tot nu toe { $number }
skylines-page-would-stand = { $condition }: komt dan op { $number }
skylines-page-at-hand = { $condition }: aanwezig
skylines-page-only-beside = { $condition }: hier alleen direct naast het kleine gebouw
skylines-page-not-at-hand = { $condition }: hier niet aanwezig
skylines-page-district = Wijk { $number }
skylines-page-tiles = { $number ->
    [one] één tegel
   *[other] { $number } tegels
}
skylines-page-needs = nog { $number } nodig
skylines-page-zones = { $kind ->
    [residential] woongebieden: { $number }
    [commercial] winkelgebieden: { $number }
   *[industrial] industriegebieden: { $number }
}
skylines-page-utilities = { $number ->
    [one] één nutsgebouw
   *[other] { $number } nutsgebouwen
}
skylines-page-large = voor de hele wijk: { $services }
skylines-page-small = naast kleine gebouwen: { $services }
skylines-page-point = Wijs een wijk aan om te zien wat ze biedt.
skylines-page-tap = Tik op een wijk om te zien wat ze biedt.
skylines-page-next-district = Volgende wijk
skylines-page-square = { $square }: vrij, wijk { $district }
skylines-page-square-may = { $square }: vrij, wijk { $district }, de tegel mag daar liggen
skylines-page-square-may-not = { $square }: vrij, wijk { $district }, de tegel mag daar niet liggen
skylines-page-square-tile = { $square }: { $card }
skylines-page-square-water = { $square }: water
skylines-page-part = Borddeel { $part }, openen kost { $cost }
skylines-page-part-may = Borddeel { $part }, openen kost { $cost }: mag nu open
skylines-page-place = Plaats { $place }
skylines-page-place-may = Plaats { $place }: het borddeel mag daar liggen

skylines-did-end = beëindigt de mijlpaal
skylines-did-use = gebruikt de rol
skylines-did-done = niet meer
skylines-did-keep = houdt alle kaarten
skylines-did-draw = trekt van stapel { $stack }
skylines-did-lay = legt ‘{ $card }’
skylines-did-as = als { $shape }
skylines-did-beside = naast ‘{ $card }’
skylines-did-on = op borddeel { $part }
skylines-did-squares = ({ $squares })
skylines-did-role = kiest de rol: { $role }
skylines-did-open = opent borddeel { $part }
skylines-did-place = legt borddeel { $part } aan
skylines-did-put = legt weg: { $card }
skylines-did-exchange = ruilt ‘{ $card }’ om
skylines-did-pick = neemt: { $card }
skylines-did-search = geeft de rol op voor: { $card }
skylines-did-play = speelt: { $card }
skylines-nudge-end = Tip: moet de mijlpaal nog wachten?
skylines-nudge-exchange = Tip: je kunt ook een kaart ruilen.
skylines-nudge-role = Tip: je rol kan nu iets doen.
skylines-advice-about = Rechts: hoeveel punten je aan het einde kunt verwachten, gemiddeld over veel partijen die een bot vanaf hier heeft doorgespeeld. Een verloren stad telt ver onder nul. Kleine verschillen zeggen weinig.

skylines-rules-goal = Het doel
skylines-rules-goal-text =
    Jullie bouwen samen één stad, en winnen of verliezen samen. Niets is geheim: de kaarten liggen open, bespreek alles. Alleen de volgorde van de stapels is verborgen.
    Het gaat om de skyline. Telkens als een mijlpaal eindigt, komt de tevredenheid van de stad erbij. Aan het eind kost elke stap van vervuiling, verkeer en criminaliteit een punt. Met een skyline van 11 of meer hebben jullie gewonnen; acht titels zeggen hoe goed.
    Dit zijn de soorten tegels:
skylines-rules-setup = Opbouw
skylines-rules-setup-text =
    De borddelen liggen gesloten; elk toont zijn oever en wat openen kost. Alle sporen beginnen op 0. In de inleiding is er 12 geld, in de scenario’s 10; in scenario 5 kies je tussen 12, 10 en 8.
    Iedereen krijgt open kaarten van niveau I: zeven alleen, vijf met z’n tweeën, vier met z’n drieën, drie met z’n vieren. Open dan het eerste borddeel en betaal ervoor.
skylines-rules-turn = Een beurt
skylines-rules-turn-text =
    Doe één van drie dingen.
    Een bouwkaart spelen: leg de tegel, betaal de kosten, verzet de markeringen, en neem de opbrengst als aan de voorwaarde is voldaan. Trek dan een kaart van een stapel naar keuze, of neem een kaart naar keuze van de ruilstapel.
    Een kaart omruilen: betaal 2, leg haar op de ruilstapel en trek een andere.
    De mijlpaal beëindigen, als er in elke wijk van de open borddelen een tegel ligt.
    De bovenste tekens van een kaart zijn de kosten. Onder de lijn staat wat ze vraagt, en in groen wat ze dan geeft. Een kaart die stroom, water, afval of arbeid voorbij het rode einde zou duwen, of vervuiling, verkeer of criminaliteit voorbij het hunne, kan niet worden gespeeld. De stadskas is nooit onder 0.
    Een gespeelde kaart is uit het spel. Is een stapel leeg, kies dan een andere. Stroom, water en afval stijgen nooit boven hun groene einde; vervuiling, verkeer en criminaliteit dalen nooit onder 0. Tevredenheid boven 25 gaat direct naar de skyline.
skylines-rules-laying = Tegels leggen
skylines-rules-laying-text =
    Een tegel ligt op vrij land van open borddelen, gedraaid en gespiegeld zoals je wilt; niet op water, niet op een andere tegel, niet over een straat. Over de naad van twee open delen mag hij liggen. Zonekaarten nemen elke vorm die er van hun soort nog is; alle andere hebben hun eigen tegel.
    Straten en de rand verdelen het land in wijken; waar open delen elkaar raken, groeien hun wijken samen. Elke wijk mag één nutsgebouw hebben.
    Wijken die samenkomen mogen allebei een nutsgebouw hebben; alleen een tweede bouwen mag niet.
    Probeer het: draai de tegel en kies een veld.
skylines-rules-services = Voorzieningen
skylines-rules-services-text =
    Zones vragen om voorzieningen: zorg, onderwijs, openbaar vervoer, brandweer, politie, parken. Een klein gebouw (niveau I) bedient wat er direct naast wordt gelegd, zijde aan zijde en niet over een straat. Een groot (niveau II en III) bedient de hele wijk.
    Alleen wat er al is telt, en alleen op het moment dat de zone wordt gelegd. Ook zones in de wijk waar een kaart om vraagt moeten er al zijn; sporen worden bekeken nadat de kosten zijn betaald.
    Kosten komen vóór de opbrengst en worden er nooit mee verrekend.
    Probeer het: leg de huizen op verschillende plekken en zie wat ze opbrengen.
skylines-rules-milestone = Het einde van een mijlpaal
skylines-rules-milestone-text =
    Eén voor één: voor elke stap van stroom, water en afval onder 0 daalt de tevredenheid met één. De tevredenheid komt bij de skyline, en blijft staan. Je betaalt 1 voor elke stap die de arbeid van 0 af is. Je opent een borddeel naast een open deel en betaalt ervoor. Iedereen mag, te beginnen met wie de mijlpaal beëindigde, kaarten voor 1 per stuk op de ruilstapel leggen en er evenveel van de stapels trekken.
    Als alle delen open zijn, blijft alleen de laatste mijlpaal over. Die vraagt twee tegels in elke wijk, en eindigt nadat de arbeid is betaald.
    Wie de mijlpaal beëindigde, is daarna weer aan de beurt. Je mag hem ook beëindigen als de stad daardoor verloren gaat.
    Probeer het: kies hoe de sporen staan.
skylines-rules-losing = Hoe een stad verloren gaat
skylines-rules-losing-text =
    De stadskas kan de arbeid of het nieuwe borddeel niet betalen. Er kan niets worden gespeeld, omgeruild of beëindigd. De tevredenheid daalt tot −5. De skyline daalt tot −10, ook door de laatste aftrek.
    Als alle drie de stapels leeg zijn, moet de mijlpaal worden beëindigd, en het spel daarmee.
    Vrijwillige kosten die jullie niet kunnen betalen, zijn alleen niet toegestaan. Een verloren stad krijgt geen titel.
skylines-rules-end = Het einde
skylines-rules-end-text =
    Na de laatste mijlpaal verlaagt elke stap van vervuiling, verkeer en criminaliteit de skyline met één. Dit zijn de titels:
skylines-rules-scenarios = Scenario’s
skylines-rules-scenarios-text =
    Elk scenario komt bij het vorige. De inleiding heeft drie borddelen, alle andere hebben er vier.
    1: unieke gebouwen, waarvan het voordeel geldt zodra ze er staan. Ze kunnen worden gebouwd vanaf de beurt nadat ze zijn getrokken.
    2: rollen. Iedereen krijgt er twee aangeboden en houdt er een; die geldt in de eigen beurt, zo vaak als ervoor wordt betaald.
    3: stadsbeleid wordt gespeeld in plaats van een gebouw. Het kan niet worden omgeruild; wat bij het einde van een mijlpaal ongebruikt is, wordt weggelegd en vervangen.
    4: nieuws geldt meteen voor iedereen, tot het volgende komt of de mijlpaal eindigt.
    5: vier van de zes borddelen, willekeurig; de eerste speler legt ze zo dat land aan land ligt, en water aan water of aan de rand.
    Rol of controle: wie een kaart trekt mag één keer de rol voorgoed opgeven en een kaart naar keuze uit de stapels nemen.
    Unieke gebouwen kun je omruilen als elke kaart; sommige geven hun voordeel één keer en meteen. De rol die je niet kiest, is uit het spel. Nieuws dat bij het omruilen aan het einde van een mijlpaal getrokken wordt, gaat weg, en er wordt opnieuw getrokken. Na rol of controle wordt de stapel geschud.
skylines-try-laying = Probeer het: waar mag de tegel liggen?
skylines-try-fits = Hier mag hij liggen.
skylines-try-square = Veld { $square } proberen
skylines-try-services = Probeer het: leg de huizen naast de dokterspost, of ver ervandaan.
skylines-try-earned = Aan de voorwaarde is voldaan: { $changes }
skylines-try-milestone = Probeer het: hoe staan de sporen?
skylines-try-result = Tevredenheid { $happiness }, skyline { $skyline }, geld { $money }
skylines-try-lost = De stad is verloren.
skylines-grade-from = { $from } en meer
skylines-grade-below = onder 0

## Spelmateriaal

skylines-wrong-set-line = ‘{ $word }’ begint geen regel; regels beginnen met { $words } of #
skylines-wrong-line = { $word } is niet bekend; een regel begint zoals in 'milestones 6 9 14', 'straight 2', 'pollution 1', 'traffic 0', 'crime 2', 'money 7', 'district 2 1 0 health'
skylines-wrong-line-twice = { $name } staat er twee keer; elk wordt één keer genoemd
skylines-wrong-number = { $word } is geen getal voor { $name }; een regel luidt zoals 'milestones 6 9 14' of 'crime 2'
skylines-wrong-range = { $word } kan { $name } niet zijn; het is { $low } tot { $high }
skylines-wrong-milestones = op { $name } volgen één tot { $most } getallen, bijvoorbeeld 'milestones 6 9 14'
skylines-wrong-one-number = op { $name } volgt één getal, bijvoorbeeld 'crime 2'
skylines-wrong-no-milestones = de regel 'milestones …' ontbreekt: wat elke mijlpaal aan de skyline toevoegde
skylines-wrong-no-colon = een regel die met { $word } begint heeft geen dubbele punt; de effecten staan na een dubbele punt
skylines-wrong-level = ‘{ $level }’ is geen niveau; niveaus zijn I, II en III
skylines-wrong-no-level = deze kaart ({ $kind }) heeft geen niveau; erboven staat ‘level I’, ‘level II’ of ‘level III’
skylines-wrong-track-line = ‘track { $words }’ is geen spoor; een spoor is zijn naam en zijn uiteinden: ‘track power -5 10’
skylines-wrong-track = ‘{ $track }’ is geen spoor; sporen zijn { $tracks }
skylines-wrong-track-twice = het spoor { $track } staat er twee keer; elk spoor heeft één regel
skylines-wrong-track-ends = het spoor { $track } gaat van { $low } tot { $high }; markeringen beginnen op 0; dit spoor begint { $begins ->
    [zero] bij 0
   *[below] onder 0
}
skylines-wrong-track-top = het bovenste einde van het spoor { $track } is { $end }; dit spoor heeft { $right ->
    [open] geen einde, het is ‘open’
   *[ended] een einde
}
skylines-wrong-no-track = boven deze regel staat geen ‘track { $track }’; de sporen komen vóór de kaarten
skylines-wrong-shape-name = ‘{ $name }’ is geen naam van een vorm; een vorm is haar naam en haar rijen: ‘shape corner ## #.’
skylines-wrong-shape-twice = de vorm { $shape } staat er twee keer; elke vorm heeft haar eigen naam
skylines-wrong-shape-same = de vorm { $shape } is de vorm { $other }, gedraaid of omgekeerd; elke vorm wordt één keer getekend
skylines-wrong-shape-mark = vorm { $shape }, rij { $row }, kolom { $column }: ‘{ $mark }’ betekent niets; een veld is #, een punt is er geen
skylines-wrong-shape-size = de vorm { $shape } heeft { $squares } velden; een vorm heeft er 1 tot { $most }
skylines-wrong-shape-long = de vorm { $shape } heeft { $rows } rijen en { $columns } kolommen; ze moet in { $most } x { $most } passen
skylines-wrong-shape-apart = de vorm { $shape } valt uiteen; de velden hangen met hun zijden samen
skylines-wrong-no-shape = boven deze regel is er geen vorm ‘{ $shape }’; vormen worden getekend voordat ze worden gebruikt
skylines-wrong-zone = ‘{ $zone }’ is geen gebied; gebieden zijn { $zones }
skylines-wrong-tiles = de tegels zijn ‘{ $words }’; na elke vorm staat hoeveel er zijn
skylines-wrong-tiles-twice = de tegels met de vorm { $shape } ({ $zone }) staan er twee keer; elke vorm wordt één keer geteld
skylines-wrong-head = vóór de dubbele punt staat ‘{ $given }’; de regel begint met ‘{ $right }:’
skylines-wrong-name = ‘{ $name }’ is geen naam; een naam bestaat uit woorden in kleine letters met streepjes ertussen
skylines-wrong-name-twice = de naam { $name } staat er twee keer; elke kaart en elke rol heeft haar eigen naam
skylines-wrong-service = ‘{ $service }’ is geen voorziening; voorzieningen zijn { $services }
skylines-wrong-change = ‘{ $item }’ verandert geen spoor; een verandering is een van { $tracks } en een bedrag
skylines-wrong-change-twice = { $track } wordt twee keer veranderd; elk spoor wordt één keer genoemd
skylines-wrong-amount = { $what }: ‘{ $text }’ is geen bedrag; een bedrag is een teken en een getal van 1 tot { $most }, zoals in +2 of -1
skylines-wrong-no-arrow = er is een ‘if’ zonder ‘->’; na een voorwaarde komen ‘->’ en de beloning
skylines-wrong-no-reward = na ‘->’ staat niets; een beloning is een verandering, zoals in ‘-> money +2’
skylines-wrong-conditions = na ‘if’ staan { $number } voorwaarden; een kaart heeft er 1 tot { $most }
skylines-wrong-condition-twice = een voorwaarde van ‘if { $text }’ staat er twee keer; elke wordt één keer genoemd
skylines-wrong-condition = ‘{ $item }’ is geen voorwaarde; een voorwaarde is een voorziening ({ $services }), gebieden in de wijk zoals in ‘2 residential’, of een spoor zoals in ‘labour < 0’, ‘happiness > 5’, ‘crime = 0’
skylines-wrong-bend = ‘{ $item }’ buigt geen regel; regels die kunnen buigen zijn { $rules }
skylines-wrong-bend-twice = ‘{ $rule }’ wordt twee keer gebogen; elke regel wordt één keer genoemd
skylines-wrong-switch = ‘{ $item }’ heeft een bedrag; ‘{ $rule }’ geldt of geldt niet: het wordt zonder bedrag geschreven
skylines-wrong-allowance = ‘{ $item }’ neemt weg wat niemand heeft; ‘{ $rule }’ kan alleen meer zijn, zoals in ‘{ $rule } +1’
skylines-wrong-lowers-skyline = { $card } verlaagt de skyline; dat doen alleen mijlpalen en het einde van het spel; verlaag in plaats daarvan de tevredenheid
skylines-wrong-zone-money = { $card } verandert geld vóór de beloning; gebieden kosten geen geld en leveren het op als beloning
skylines-wrong-zone-reward = { $card } heeft een beloning zonder voorwaarde; de beloning van een gebied wordt verdiend: ‘… if health -> money +1’
skylines-wrong-has-condition = { $card } heeft een voorwaarde; alleen gebieden hebben voorwaarden
skylines-wrong-has-reward = { $card } heeft een beloning na ‘->’; de veranderingen staan na elkaar, zonder ‘->’
skylines-wrong-has-bend = { $card } buigt een regel; dat doen alleen unieke gebouwen, nieuws en rollen
skylines-wrong-utility = { $card } verhoogt niet precies één bevoorrading; een nutsgebouw verhoogt power, water of garbage
skylines-wrong-free = { $card } kost geen geld; voor nutsgebouwen en voorzieningen wordt betaald, zoals in ‘money -3’
skylines-wrong-policy = { $card } brengt niets; een beleid heeft een voordeel, zoals in ‘money -2, happiness +3’
skylines-wrong-unique = { $card } brengt niets; een uniek gebouw heeft een voordeel: een beloning of een gebogen regel
skylines-wrong-news-empty = het nieuws { $card } doet niets; nieuws buigt een regel ten kwade, zoals in ‘suspend health’
skylines-wrong-news-help = het nieuws { $card } helpt bij ‘{ $rule }’; nieuws heeft alleen nadelen
skylines-wrong-news-late = het nieuws { $card } buigt ‘{ $rule }’; nieuws wordt weggelegd voordat die regel nodig is; neem een andere
skylines-wrong-role-long = de naam { $role } is te lang; de naam van een rol heeft hoogstens { $most } letters
skylines-wrong-role-empty = de rol { $role } doet niets; een rol buigt een regel of heeft een vaardigheid, zoals in ‘use money -2, crime -1’
skylines-wrong-role-worse = de rol { $role } buigt regels alleen ten kwade; een rol is een voordeel
skylines-wrong-ability-free = de vaardigheid van de rol { $role } heeft geen prijs; ze kost geld, zoals in ‘use money -2, crime -1’
skylines-wrong-ability-empty = de vaardigheid van de rol { $role } brengt niets; ze heeft een voordeel, zoals in ‘crime -1’
skylines-wrong-this-card = deze kaart ({ $card })
skylines-wrong-this-ability = de vaardigheid van de rol { $role }
skylines-wrong-never-used = { $card } is nooit te gebruiken: ze verandert { $track } met { $amount }; het spoor gaat van { $low } tot { $high }
skylines-wrong-never-met = deze kaart ({ $card }) kan haar voorwaarde voor { $track } nooit vervullen; het spoor gaat van { $low } tot { $high }, en de kosten worden eerst betaald
skylines-wrong-never-rewarded = deze kaart ({ $card }) kan haar beloning nooit krijgen: { $track } zou na de kosten voorbij een einde gaan; het spoor gaat van { $low } tot { $high }
skylines-wrong-part-line = ‘part { $words }’ is geen borddeel; een deel is een letter van A tot { $last } en wat het kost om het te openen, 1 tot { $most }: ‘part A 2’
skylines-wrong-part = { $name } is geen borddeel; de delen zijn a tot f
skylines-wrong-role = { $name } is geen rol; de rollen zijn { $roles }
skylines-wrong-stack = { $name } is geen stapel; de stapels zijn i, ii en iii
skylines-wrong-part-twice = borddeel { $part } staat er twee keer; elk deel wordt één keer getekend
skylines-wrong-part-short = de tekening van borddeel { $part } heeft { $rows } rijen; het moeten er { $right } zijn
skylines-wrong-part-row = deze rij van borddeel { $part } ligt niet onder de eerste (regel { $first }); elk van de { $marks } rijen heeft { $marks } tekens, velden en de lijnen ertussen
skylines-wrong-part-mark = borddeel { $part } heeft daar ‘{ $mark }’; { $place ->
    [square] een veld is . (land) of ~ (water)
    [upright] tussen velden staat ‘|’ of niets
    [level] tussen velden staat ‘-’ of niets
   *[crossing] waar lijnen elkaar kruisen staat ‘+’, ‘|’, ‘-’ of niets
}
skylines-wrong-part-districts = borddeel { $part } heeft { $districts } wijken; een deel heeft er hoogstens { $most }
skylines-wrong-street = deze straat van borddeel { $part } { $fault ->
    [water] loopt langs water
   *[end] eindigt zonder twee wijken te scheiden
}; een straat ligt tussen twee velden van verschillende wijken
skylines-wrong-water = het water van borddeel { $part } heeft { $squares } velden langs de rand; het ligt in één hoek, met { $shore } velden langs elk van de twee zijden die daar samenkomen
skylines-wrong-second-shore = hier reikt een tweede wijk van borddeel { $part } tot het water; straten en de rand scheiden wijken, water alleen mag dat niet: één wijk ligt er helemaal omheen
skylines-wrong-layout = ‘{ $layout }’ is geen opstelling; opstellingen zijn { $layouts }
skylines-wrong-layout-again = opstelling { $layout } staat er twee keer; elke opstelling wordt één keer getekend
skylines-wrong-layout-empty = opstelling { $layout } heeft geen rijen; de delen staan in de regels eronder: ‘B^ E> A^’
skylines-wrong-frame = opstelling { $layout } gaat buiten het kader; dat heeft { $rows } rijen van { $places } plaatsen
skylines-wrong-layout-part = ‘{ $word }’ is geen deel van een opstelling; een deel is zijn letter ({ $parts }) en waar zijn bovenkant heen wijst (^ > v <), ‘..’ is er geen
skylines-wrong-layout-twice = borddeel { $part } ligt twee keer in opstelling { $layout }; elk deel bestaat één keer
skylines-wrong-layout-size = opstelling { $layout } heeft { $parts } delen; een opstelling heeft er 1 tot { $most }
skylines-wrong-shores = in opstelling { $layout } verschillen de oevers van de delen { $part } en { $other } waar ze elkaar raken; land ligt aan land, en water aan water of aan de rand
skylines-wrong-layout-apart = opstelling { $layout } valt uiteen; de delen hangen met hun zijden samen
skylines-wrong-missing = ‘{ $what } { $name }’ ontbreekt; bij het materiaal horen { $what } { $names }
skylines-wrong-cards = niveau { $level } heeft { $number } kaarten van de soort { $kind }; daar horen er { $right }
skylines-wrong-roles = er zijn { $number } rollen; er horen er { $right }
skylines-wrong-tile-number = er zijn { $number } tegels van de soort { $kind }; er horen er { $right }, één voor elke kaart
skylines-wrong-shapes = er zijn { $number } vormen; er kunnen er hoogstens { $most } zijn
skylines-wrong-forms = gedraaid en omgekeerd hebben de vormen { $number } liggingen; er kunnen er hoogstens { $most } zijn
skylines-unusual-no-reward = kaart { $card } heeft geen beloning; in de doos heeft elk gebied er een
skylines-unusual-no-supply = geen nutsgebouw van niveau { $level } verhoogt { $supply }; in de doos heeft elk niveau er een
skylines-unusual-no-service = geen gebouw van niveau { $level } biedt { $service }; in de doos heeft elk niveau er een
skylines-unusual-idle-shape = geen tegel heeft de vorm { $shape }
skylines-unusual-small = de tegel van { $card } heeft { $squares } velden; unieke gebouwen zijn groot
skylines-unusual-same-shape = { $card } en { $other } hebben dezelfde vorm; elk uniek gebouw heeft zijn eigen vorm
skylines-unusual-fits-nowhere = de vorm { $shape } past in geen wijk van welk borddeel ook; alleen over naden heen kan ze liggen
skylines-unusual-districts = borddeel { $part } heeft { $districts } wijken; de meeste in de doos hebben er drie of vier
skylines-unusual-alike = de borddelen { $part } en { $other } zijn gelijk; in de doos zijn ze verschillend
skylines-unusual-idle-part = borddeel { $part } ligt in geen opstelling
skylines-unusual-layout = opstelling { $layout } heeft { $parts } delen; gewoonlijk zijn dat er { $usual }

## Op papier

skylines-paper-parts = Borddelen
skylines-paper-part = Borddeel { $part }
skylines-paper-tiles = Tegels
skylines-paper-tile = Tegel: { $card }
skylines-paper-tiles-note = Knip langs alle randen van de tegels. Achterop staat hun spiegelbeeld, zodat je ze kunt omkeren; voorzieningen dragen hun niveau.
skylines-paper-cards = Kaarten
skylines-paper-card = Kaart: { $card }
skylines-paper-markers = Knip de markeringen onder het bord uit; de laatste is voor de startspeler. Na het laatste veld van geld of skyline begin je opnieuw en tel je het erbij op.
skylines-paper-marker = Markering: { $track }
skylines-paper-first = Markering: startspeler
skylines-paper-log = Mijlpalen
skylines-paper-log-note = Wat er aan het einde van elke mijlpaal gebeurde.
skylines-paper-milestone = Mijlpaal { $number }
skylines-paper-log-missing = Ontbrekende voorziening
skylines-paper-log-happiness = Tevredenheid
skylines-paper-log-skyline = Skyline
skylines-paper-log-labour = Arbeidsmarkt
skylines-paper-log-treasury = Schatkist
skylines-paper-needs = Meer is er niet nodig. Sorteer de kaarten op de niveaus op hun achterkant; laat unieke gebouwen, beleid, nieuws en rollen weg zoals het scenario zegt.
skylines-paper-steps = Het einde van een mijlpaal
skylines-paper-step-1 = De tevredenheid daalt met 1 voor elke stap van stroom, water en afval onder 0.
skylines-paper-step-2 = Tel de tevredenheid bij de skyline op.
skylines-paper-step-3 = Betaal 1 voor elke stap die de arbeidsmarkt van 0 af staat. De laatste mijlpaal eindigt hier.
skylines-paper-step-4 = Open een borddeel naast een open deel en betaal ervoor.
skylines-paper-step-5 = Iedereen mag kaarten ruilen voor 1 per stuk.
skylines-paper-grades = Titels naar skyline
skylines-paper-introduction = Introductie
## Wat telt, en wat de eerste keer wordt uitgelegd
skylines-scores-milestone = Elke mijlpaal die jullie beëindigen telt de tevredenheid bij de skyline
skylines-scores-missing = Eerst kost elke stap van stroom, water of afval onder 0 één tevredenheid
skylines-scores-burdens = Aan het eind kost elke stap van vervuiling, verkeer en criminaliteit 1
skylines-scores-goal = Gewonnen met een skyline van 11 of meer na de laatste mijlpaal: alle { $parts } delen open, twee tegels in elke wijk
skylines-scores-lost = Verloren als de tevredenheid tot { $happiness } daalt, de skyline tot { $skyline }, of de stadskas niet kan betalen

skylines-moment-districts = Straten maken wijken
skylines-moment-districts-text = Dit borddeel heeft { $number ->
    [one] één wijk
   *[other] { $number } wijken
}. Een tegel ligt nooit over een straat, en elke wijk heeft er een nodig voordat jullie de mijlpaal mogen beëindigen.
skylines-moment-happy = De stad is tevreden
skylines-moment-happy-text = Aan het eind van elke mijlpaal komt de tevredenheid bij de skyline. Ze blijft staan: wat jullie vroeg winnen, telt dus meer dan eens.
skylines-moment-unhappy = De stad is ontevreden
skylines-moment-unhappy-text = Onder 0 verlaagt elke mijlpaal de skyline. Daalt de tevredenheid tot { $end }, dan is de stad meteen verloren.
skylines-moment-missing = Er is te weinig { $track ->
    [power] stroom
    [water] water
   *[garbage] plaats voor afval
}
skylines-moment-missing-text = Voor elke stap van stroom, water en afval onder 0 daalt de tevredenheid aan het eind van een mijlpaal met 1. Nutsgebouwen brengen de markering weer omhoog.
skylines-moment-burden = { $track ->
    [pollution] De vervuiling
    [traffic] Het verkeer
   *[crime] De criminaliteit
} is gestegen
skylines-moment-burden-text = Elke stap van vervuiling, verkeer en criminaliteit verlaagt de skyline helemaal aan het eind met 1. Geen kaart mag er een voorbij { $end } brengen.
skylines-moment-labour = De arbeid is verschoven
skylines-moment-labour-text = Aan het eind van een mijlpaal betalen jullie 1 geld voor elke stap die ze van 0 af is, omhoog of omlaag. Houd wonen en werken in evenwicht.
skylines-moment-service = Een kleine voorziening
skylines-moment-service-text = Ze bedient alleen zones die er later direct naast worden gelegd, zijde aan zijde en niet over een straat. Leg haar dus waar woningen komen.
skylines-moment-service-large = Een grote voorziening
skylines-moment-service-large-text = Ze bedient elke zone die van nu af in haar wijk wordt gelegd, waar die daar ook ligt.
skylines-moment-utility = Er staat een nutsgebouw
skylines-moment-utility-text = In elke wijk mag er maar één worden gebouwd. Zijn kaart verhoogt stroom, water of afval, die zones verbruiken.
skylines-moment-unique = Er staat een uniek gebouw
skylines-moment-unique-text = Zijn kaart ligt open, en zijn voordeel geldt van nu af. Het kon pas worden gebouwd in de beurt nadat het was getrokken.
skylines-moment-exchanged = Er is een kaart omgeruild
skylines-moment-exchanged-text = Dat kost { $price } geld. De kaart ligt nu open op de ruilstapel: wie een kaart speelt, mag haar nemen in plaats van te trekken.
skylines-moment-milestone = De eerste mijlpaal is bereikt
skylines-moment-milestone-text = De tevredenheid kwam bij de skyline: { $gained }. Ze blijft staan voor de volgende. Arbeid en nieuw borddeel zijn betaald; kaarten mogen jullie voor 1 per stuk wegleggen.
skylines-moment-may-end = De mijlpaal mag worden beëindigd
skylines-moment-may-end-text = In elke wijk liggen genoeg tegels. Jullie mogen ook verder bouwen: meer tevredenheid telt meer, maar kaarten en geld raken op.
skylines-moment-second-part = Een tweede borddeel is open
skylines-moment-second-part-text = Waar delen elkaar raken groeien hun wijken samen: grote voorzieningen gelden dan voor beide, en minder wijken hebben tegels nodig.
skylines-moment-last-part = Alle borddelen zijn open
skylines-moment-last-part-text = Alleen de laatste mijlpaal blijft over. Die vraagt twee tegels in elke wijk; daarna gaan vervuiling, verkeer en criminaliteit eraf.
skylines-moment-stack = Een stapel is leeg
skylines-moment-stack-text = Trek van een andere. Zijn alle drie leeg, dan moet de mijlpaal meteen worden beëindigd, en het spel daarmee.
skylines-moment-role = Je hebt een rol
skylines-moment-role-text = Wat ze verandert, geldt voor jou in je eigen beurten, het hele spel lang.
skylines-moment-policy = Een stadsbeleid
skylines-moment-policy-text = Het wordt gespeeld in plaats van een gebouw, voor een eenmalig voordeel. Omruilen kan niet; ongebruikt wordt het aan het eind van de mijlpaal vervangen.
skylines-moment-news = Nieuws!
skylines-moment-news-text = Het geldt meteen voor iedereen, tot er ander nieuws komt of de mijlpaal eindigt.
skylines-moment-lost = Hoe een stad verloren gaat
skylines-moment-lost-text = Door een mijlpaal die de stadskas niet kan betalen, zonder iets te kunnen spelen, door tevredenheid of skyline aan het eind van het spoor. Meestal helpt het mijlpalen vroeg genoeg te beëindigen.
skylines-moment-graded = Wat de skyline zegt
skylines-moment-graded-text = Ze eindigde op { $skyline }, nadat vervuiling, verkeer en criminaliteit eraf waren. Vanaf 11 is de stad een succes; elke tien meer zijn een titel.
# The guided match: what the coach says.

skylines-learn-welcome = Welkom, burgemeester! Alle spelers bouwen samen één stad; vandaag jij alleen. Het doel is een hoge skyline: de tevredenheid die je stad verzamelt.
skylines-learn-money = De stad heeft { $money } munten. Eerst heeft ze land nodig: drie borddelen liggen gesloten.
skylines-learn-open = Open dit borddeel. Het kost { $cost }, heeft { $districts } wijken en laat je { $money } munten. Bevestig daarna.
skylines-learn-open-free = Open een borddeel en betaal ervoor.
skylines-learn-districts = Straten verdelen het land in { $districts } wijken. Dit is er een. In elke wijk moet een tegel liggen voordat een mijlpaal kan eindigen.
skylines-learn-cards = Dit zijn je { $cards } kaarten. Speel er één per beurt: de tegel komt op de kaart, wat erop staat verzet de markeringen, dan trek je een nieuwe.
skylines-learn-doctor = Begin met de dokterspost. Die kost 1 munt en maakt mensen tevredener: { $money } munten, tevredenheid { $happiness }.
skylines-learn-lay-doctor = Leg hem op de gemarkeerde velden. Tegels mag je draaien, maar nooit over een straat of op water leggen.
skylines-learn-street = Tussen deze velden loopt een straat. Een tegel blijft aan één kant ervan.
skylines-learn-lake = Dat is het meer. Tegels liggen op vrij land.
skylines-learn-draw = Trek nu een kaart. Stapel I heeft eenvoudige kaarten, II en III duurdere en sterkere. Neem er een, en bevestig.
skylines-learn-service-free = Speel een kaart: een voorziening dicht bij woningen is een goed begin.
skylines-learn-zone = De Lindelaan, een woongebied. Bovenaan staat wat het kost: water, en meer mensen die werk zoeken. Eronder wat het vraagt, en wat het daarvoor betaalt.
skylines-learn-serves = Het vraagt gezondheid. De dokterspost is klein: die bedient wat er direct naast wordt gelegd.
skylines-learn-homes = Neem deze kaart.
skylines-learn-lay-homes = Leg het op de gemarkeerde velden, naast de dokterspost. De voorwaarde is vervuld en betaalt: { $money } munten. Water daalt naar { $water }.
skylines-learn-no-doctor = Toegestaan, maar de dokterspost staat er niet naast, dus er wordt niets betaald: het blijft bij { $money } munten. Probeer de gemarkeerde velden.
skylines-learn-draw-again = Trek een kaart van een stapel naar keuze, en bevestig.
skylines-learn-zone-free = Leg gebieden waar hun voorwaarde vervuld is: alleen dan betalen ze.
skylines-learn-red = Water staat op { $water }. Onder 0 kost het tevredenheid als de mijlpaal eindigt. Daar zorgen we voor.
skylines-learn-labour = Arbeid: { $labour } op zoek naar werk. Niet op 0 kost dat bij de mijlpaal geld. Winkels en industrie verlagen het, woningen verhogen het.
skylines-learn-shop = Speel dus de buurtwinkel: die geeft werk, en arbeid gaat terug naar { $labour }.
skylines-learn-lay-shop = Hij vraagt woningen in zijn wijk. Leg hem op de gemarkeerde velden: dan zijn het { $money } munten.
skylines-learn-no-homes = Toegestaan, maar in die wijk zijn geen woningen, dus er wordt niets betaald: het blijft bij { $money } munten. Probeer de gemarkeerde velden.
skylines-learn-shop-free = Houd arbeid dicht bij 0: woningen verhogen het, winkels en industrie verlagen het.
skylines-learn-each-district = Twee wijken zijn nog leeg. Wijs de tekens aan om te zien wat een wijk heeft en wat eraan ontbreekt.
skylines-learn-school = De basisschool: 2 munten, en twee stappen tevredenheid. Dan { $happiness }, en { $money } munten.
skylines-learn-lay-school = Leg haar in de lege wijk rechts. Later bedient ze woningen ernaast.
skylines-learn-school-free = Voorzieningen kosten geld en brengen tevredenheid. Elke wijk heeft een tegel nodig.
skylines-learn-utility = Een nutsgebouw verhoogt stroom, water of afval. In elke wijk is plaats voor één ervan.
skylines-learn-tower = De watertoren kost 3 munten en brengt water op { $water }; { $money } munten blijven over.
skylines-learn-lay-tower = Leg hem in de grote wijk onderaan, die nog leeg is.
skylines-learn-tower-free = Verhoog wat onder 0 staat voordat de mijlpaal eindigt: bouw er een nutsgebouw voor.
skylines-learn-milestone = In elke wijk ligt een tegel: de mijlpaal kan eindigen. Hier zie je wat hij zal doen. Tevredenheid { $happiness } gaat naar de skyline, en blijft voor de volgende keer.
skylines-learn-end = Beëindig de mijlpaal, en bevestig. De skyline stijgt naar { $skyline }.
skylines-learn-end-free = Zodra in elke wijk een tegel ligt, mag je de mijlpaal beëindigen. Kijk eerst wat hij zal doen.
skylines-learn-skyline = De skyline heeft er nu { $skyline } en houdt ze. Dit getal kijkt vooruit: { $points }, als de volgende mijlpaal zou eindigen zoals het er nu voor staat.
skylines-learn-next-part = Nu groeit de stad: open het volgende borddeel voor { $cost } munten. { $money } blijft over. Kon je het niet betalen, dan was de stad verloren.
skylines-learn-next-free = Open het volgende borddeel. Waar wijken elkaar raken, worden ze één.
skylines-learn-put = Je kunt nu kaarten ruilen, voor 1 munt per stuk. Houd je munt: bevestig gewoon.
skylines-learn-earn = Weinig geld, maar goede kaarten: gebieden waarvan de voorwaarde vervuld is, betalen munten. De school betaalt voor woningen ernaast.
skylines-learn-lose = Twee dingen beëindigen een stad te vroeg: geen geld voor wat betaald moet worden, en tevredenheid op −5. Bouw voorzieningen voordat mensen klagen.
skylines-learn-bye = Vanaf hier bestuur je alleen: open alle drie de borddelen, en breng de skyline op 11 of meer.
skylines-learn-less = Toegestaan, maar je zou { $mine } munten hebben; met wat gemarkeerd is { $best }. Probeer het nog eens, of bevestig opnieuw om de jouwe te houden.
## Oefenen

skylines-puzzle-worth = Eén beurt maakt de stad { $gain } meer waard, als ze nu gescoord werd. Welke?
skylines-puzzle-worth-name = Wat de stad waard is
skylines-puzzle-money = De stadskas heeft geld nodig: na welke beurt zit er { $gain } meer in?
skylines-puzzle-money-name = Geld
skylines-puzzle-happiness = Verhoog de tevredenheid met { $gain }.
skylines-puzzle-happiness-name = Tevredenheid
# Score pads
skylines-wrong-district = een wijk is haar woon-, handels- en industriezones, dan haar diensten (health, education, transport, fire, police, parks) en 'utility', elk één keer, zoals in 'district 2 1 0 health utility'
skylines-wrong-zones = { $number } zones ({ $kind }); er zijn maar { $most } van die tegels
## Own component sets

skylines-wrong-exchange = een ruil zou { $price } kunnen kosten ({ $usual } min wat { $names } eraf halen): hij moet altijd minstens 1 kosten, anders zou een spel eindeloos door kunnen gaan
skylines-set-cards = Kaarten
skylines-set-roles = Rollen
skylines-set-shapes = Vormen
skylines-set-tiles = Tegels
skylines-set-tracks = Sporen
skylines-set-parts = Bordstukken
skylines-set-layouts = Opstellingen
skylines-set-cards-how = Kies een kaart om te veranderen wat ze kost, vraagt en geeft.
skylines-set-roles-how = Kies een rol om de regels die ze buigt en haar vaardigheid te veranderen.
skylines-set-shapes-how = Kies een vorm en tik op de velden. Tegels mogen gedraaid en omgekeerd worden.
skylines-set-tiles-how = Hoeveel tegels van elke vorm een zone heeft.
skylines-set-tracks-how = Tussen welke einden elke markering beweegt; ‘open’ is zonder einde.
skylines-set-parts-how = Tik op een veld voor land of water, op een lijn tussen twee velden voor een straat.
skylines-set-layouts-how = Welke bordstukken in elk scenario waar liggen; de pijl toont waar de bovenkant heen wijst.
skylines-set-level = Niveau { $level }
skylines-set-name = Naam
skylines-set-shape = Vorm van de tegel
skylines-set-cost = Kosten en werking
skylines-set-conditions = Voorwaarden
skylines-set-condition-more = Voorwaarde toevoegen
skylines-set-reward = Beloning
skylines-set-bends = Regels die ze buigt
skylines-set-bend-more = Een regel buigen …
skylines-set-ability = Wat haar vaardigheid verandert
skylines-set-square = Rij { $row }, kolom { $column }
skylines-set-shape-more = Vorm toevoegen
skylines-set-low = van
skylines-set-high = tot
skylines-set-part = Bordstuk { $part }
skylines-set-develop = Ontwikkelingskosten
skylines-set-layout = Scenario { $layout }
skylines-set-land = land
skylines-set-water = water
skylines-set-street = straat
skylines-set-line = geen straat
skylines-set-crossing = kruising
skylines-pad-tracks = Sporen
skylines-pad-less = { $what }: één minder
skylines-pad-more = { $what }: één meer
skylines-pad-straight = Direct naar de skyline
skylines-pad-burdens = Aan het einde kosten vervuiling, verkeer en criminaliteit { $sum }.
skylines-pad-track-end = { $track } loopt van { $low } tot { $high }; verder kan de markering niet.
skylines-pad-milestones = Mijlpalen
skylines-pad-end-milestone = Mijlpaal { $number } beëindigen
skylines-pad-end-about = Dat kost { $missing } tevredenheid voor stroom, water en afval, brengt de skyline { $gained } op en kost { $labour } geld voor de arbeidsmarkt.
skylines-pad-unmilestone = De laatste terugnemen
skylines-pad-unhappy = De tevredenheid zou naar { $happiness } zakken: de stad is verloren voordat deze mijlpaal gescoord wordt.
skylines-pad-no-money = De arbeidsmarkt kost { $money } meer dan er in de kas is: de stad is verloren.
skylines-pad-no-milestone = Er is nog geen mijlpaal genoteerd.
skylines-pad-districts = Wijken
skylines-pad-districts-about = Wat er in elke wijk ligt, om voorwaarden na te kijken; het brengt geen punten op.
skylines-pad-lacking = { $districts ->
    [0] Elke wijk heeft wat de volgende mijlpaal nodig heeft.
    [one] Eén wijk mist tegels: de volgende mijlpaal heeft er { $needed } nodig in elke wijk.
   *[other] { $districts } wijken missen tegels: de volgende mijlpaal heeft er { $needed } nodig in elke wijk.
}
skylines-pad-zone = { $kind ->
    [residential] wonen
    [commercial] handel
   *[industrial] industrie
}
skylines-pad-services = Diensten
skylines-pad-utility = Nutsvoorziening
skylines-pad-add-district = Wijk toevoegen
skylines-pad-remove = Wijk { $number } verwijderen
skylines-deal-stack = Stapel { $stack }
skylines-deal-roles = Rollen
skylines-deal-card = { $title }, kaart { $card } van { $cards }
