# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = Eén stad voor iedereen: leg haar deel voor deel open, bevoorraad de wijken, houd stadskas en arbeidsmarkt in evenwicht en laat tevredenheid uitgroeien tot een skyline.

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

# Een balk, een gebied of een voorziening in een andere tekst
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
    [residential] { $value } wonen in de wijk
    [commercial] { $value } winkels in de wijk
   *[industrial] { $value } industrie in de wijk
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

skylines-card-wind-turbine = Windmolen
skylines-card-water-tower = Watertoren
skylines-card-landfill = Stortplaats
skylines-card-oil-power-plant = Oliecentrale
skylines-card-pumping-station = Gemaal
skylines-card-incinerator = Verbrandingsoven
skylines-card-solar-park = Zonnepark
skylines-card-reservoir = Stuwmeer
skylines-card-recycling-centre = Milieustraat

skylines-card-doctors-house = Dokterspost
skylines-card-primary-school = Basisschool
skylines-card-bus-stop = Bushalte
skylines-card-engine-shed = Spuithuis
skylines-card-guard-post = Wachtpost
skylines-card-playground = Speeltuin
skylines-card-hospital = Ziekenhuis
skylines-card-grammar-school = Gymnasium
skylines-card-tram-depot = Tramremise
skylines-card-fire-station = Brandweerkazerne
skylines-card-police-station = Politiebureau
skylines-card-town-park = Stadspark
skylines-card-university-clinic = Academisch ziekenhuis
skylines-card-university = Universiteit
skylines-card-metro = Metro
skylines-card-fire-headquarters = Hoofdbrandweerpost
skylines-card-police-headquarters = Hoofdbureau
skylines-card-botanical-garden = Hortus

skylines-card-designer-mall = Designerwinkelcentrum
skylines-card-central-station = Centraal station
skylines-card-minster = Domkerk
skylines-card-trade-fair = Jaarbeurs
skylines-card-water-gardens = Watertuinen
skylines-card-opera-house = Operagebouw
skylines-card-stadium = Stadion
skylines-card-science-park = Sciencepark
skylines-card-market-hall = Markthal
skylines-card-power-exchange = Stroombeurs

skylines-card-local-levy = Plaatselijke heffing
skylines-card-car-free-sunday = Autovrije zondag
skylines-card-tree-planting = Boomplantdag
skylines-card-neighbourhood-watch = Buurtwacht
skylines-card-training-scheme = Scholingsplan
skylines-card-street-festival = Straatfeest
skylines-card-saving-campaign = Bespaarweken
skylines-card-bottle-deposit = Statiegeld
skylines-card-city-bonds = Stadslening
skylines-card-low-emission-zone = Milieuzone

skylines-card-crane-shortage = Te weinig kranen
skylines-card-teachers-strike = Scholen in staking
skylines-card-influenza = Griepgolf
skylines-card-rail-strike = De treinen staan stil
skylines-card-slump = Slapte
skylines-card-building-freeze = Bouwstop
skylines-card-shop-closures = Winkels gaan dicht
skylines-card-plant-inspection = Fabriekscontroles
skylines-card-audit = Kascontrole
skylines-card-scandal = Schandaal op het stadhuis

skylines-role-surveyor = Landmeter
skylines-role-treasurer = Penningmeester
skylines-role-patron = Mecenas
skylines-role-engineer = Ingenieur
skylines-role-broker = Makelaar
skylines-role-architect = Architect
skylines-role-merchant = Koopvrouw
skylines-role-conductor = Conducteur
skylines-role-gardener = Tuinvrouw
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
