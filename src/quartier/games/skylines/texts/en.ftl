# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = One city for all of you: open it part by part, supply its districts, keep treasury and labour market in balance, and let happiness build the skyline.

skylines-option-scenario = Scenario: each adds to the one before
skylines-option-difficulty = Difficulty of scenario 5, by the money at the start
skylines-option-control = Role or control: once, a role may be given up for any card of a stack
skylines-scenario-introduction = three board parts, no extra cards
skylines-scenario-1 = unique buildings
skylines-scenario-2 = roles
skylines-scenario-3 = city policies
skylines-scenario-4 = news
skylines-scenario-5 = a map of your own
skylines-difficulty-beginner = 12 money
skylines-difficulty-experienced = 10 money
skylines-difficulty-expert = 8 money

## Words of the cards

skylines-track-money = money
skylines-track-power = power
skylines-track-water = water
skylines-track-garbage = garbage
skylines-track-happiness = happiness
skylines-track-labour = labour
skylines-track-pollution = pollution
skylines-track-traffic = traffic
skylines-track-crime = crime
skylines-track-skyline = skyline

skylines-kind-residential = Residential zone
skylines-kind-commercial = Commercial zone
skylines-kind-industrial = Industrial zone
skylines-kind-utility = Utility
skylines-kind-service = Service
skylines-kind-unique = Unique building
skylines-kind-policy = City policy
skylines-kind-news = News

skylines-service-health = health
skylines-service-education = education
skylines-service-transport = public transport
skylines-service-fire = fire brigade
skylines-service-police = police
skylines-service-parks = parks

# A track, a zone or a service inside another message
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

## What a card does

skylines-change = { skylines-word } { $amount }
skylines-reward = { $conditions } → { $changes }
skylines-once = Once, when built: { $changes }
skylines-ability = As often as you like: { $changes }
skylines-serves-beside = Serves what is laid beside it: { skylines-word }
skylines-serves-district = Serves its whole district: { skylines-word }

skylines-condition-service = { skylines-word }
skylines-condition-zones = { $what ->
    [residential] { $value } residential in the district
    [commercial] { $value } commercial in the district
   *[industrial] { $value } industrial in the district
}
skylines-condition-below = { skylines-word } below { $value }
skylines-condition-above = { skylines-word } above { $value }
skylines-condition-exactly = { skylines-word } at { $value }

## Rules that roles, unique buildings and news bend

skylines-priced = { $what ->
    [residential] Residential zones cost
    [commercial] Commercial zones cost
    [industrial] Industrial zones cost
    [utility] Utilities cost
    [service] Services cost
    [unique] Unique buildings cost
    [policy] Policies cost
    [exchange] Exchanging a card costs
    [swap] Putting a card away at a milestone costs
   *[part] Opening a board part costs
}
skylines-hook-price-more = { skylines-priced } { $amount } more
skylines-hook-price-less = { skylines-priced } { $amount } less
skylines-hook-forbid = { $what ->
    [residential] No residential zones may be built
    [commercial] No commercial zones may be built
    [industrial] No industrial zones may be built
    [utility] No utilities may be built
    [service] No services may be built
    [unique] No unique buildings may be built
   *[policy] No policies may be played
}
skylines-hook-everywhere = Everywhere at hand: { skylines-word }
skylines-hook-suspend = Nowhere at hand: { skylines-word }
skylines-hook-reach = Small services serve their whole district
skylines-hook-utilities = { $amount ->
    [one] A district may have one utility more
   *[other] A district may have { $amount } utilities more
}
skylines-hook-spare = { $amount ->
    [one] Of each card’s cost, one step is spared: { skylines-word }
   *[other] Of each card’s cost, { $amount } steps are spared: { skylines-word }
}
skylines-rewarded = { $what ->
    [residential] Rewards of residential zones
    [commercial] Rewards of commercial zones
   *[industrial] Rewards of industrial zones
}
skylines-hook-bonus-more = { skylines-rewarded }: { $track ->
    [money] { $amount } more money
   *[happiness] { $amount } more happiness
}
skylines-hook-bonus-less = { skylines-rewarded }: { $track ->
    [money] { $amount } less money
   *[happiness] { $amount } less happiness
}
skylines-hook-milestone-more = At the end of a milestone, first: { skylines-word } +{ $amount }
skylines-hook-milestone-less = At the end of a milestone, first: { skylines-word } −{ $amount }
skylines-hook-cushion = { $amount ->
    [one] At milestones, one step of missing supply does not count
   *[other] At milestones, { $amount } steps of missing supply do not count
}
skylines-hook-leeway = { $amount ->
    [one] At milestones, one step of the labour market is free
   *[other] At milestones, { $amount } steps of the labour market are free
}
skylines-hook-gaps = { $amount ->
    [one] At milestones, one district may lack tiles
   *[other] At milestones, { $amount } districts may lack tiles
}
skylines-hook-pardon = { $amount ->
    [one] At the end of the game, one step does not count: { skylines-word }
   *[other] At the end of the game, { $amount } steps do not count: { skylines-word }
}

## Cards by name

skylines-card-zone = { $kind ->
    [residential] Residential { $number }
    [commercial] Commercial { $number }
   *[industrial] Industrial { $number }
}

skylines-card-wind-turbine = Wind turbine
skylines-card-water-tower = Water tower
skylines-card-landfill = Landfill
skylines-card-oil-power-plant = Oil power plant
skylines-card-pumping-station = Pumping station
skylines-card-incinerator = Incinerator
skylines-card-solar-park = Solar park
skylines-card-reservoir = Reservoir
skylines-card-recycling-centre = Recycling centre

skylines-card-doctors-house = Doctors’ house
skylines-card-primary-school = Primary school
skylines-card-bus-stop = Bus stop
skylines-card-engine-shed = Engine shed
skylines-card-guard-post = Guard post
skylines-card-playground = Playground
skylines-card-hospital = Hospital
skylines-card-grammar-school = Grammar school
skylines-card-tram-depot = Tram depot
skylines-card-fire-station = Fire station
skylines-card-police-station = Police station
skylines-card-town-park = Town park
skylines-card-university-clinic = University clinic
skylines-card-university = University
skylines-card-metro = Metro
skylines-card-fire-headquarters = Fire headquarters
skylines-card-police-headquarters = Police headquarters
skylines-card-botanical-garden = Botanical garden

skylines-card-designer-mall = Designer mall
skylines-card-central-station = Central station
skylines-card-minster = Minster
skylines-card-trade-fair = Trade fair
skylines-card-water-gardens = Water gardens
skylines-card-opera-house = Opera house
skylines-card-stadium = Stadium
skylines-card-science-park = Science park
skylines-card-market-hall = Market hall
skylines-card-power-exchange = Power exchange

skylines-card-local-levy = Local levy
skylines-card-car-free-sunday = Car-free Sunday
skylines-card-tree-planting = Tree planting
skylines-card-neighbourhood-watch = Neighbourhood watch
skylines-card-training-scheme = Training scheme
skylines-card-street-festival = Street festival
skylines-card-saving-campaign = Saving campaign
skylines-card-bottle-deposit = Bottle deposit
skylines-card-city-bonds = City bonds
skylines-card-low-emission-zone = Low-emission zone

skylines-card-crane-shortage = Shortage of cranes
skylines-card-teachers-strike = Teachers on strike
skylines-card-influenza = Influenza
skylines-card-rail-strike = Trains stand still
skylines-card-slump = Slump
skylines-card-building-freeze = Building freeze
skylines-card-shop-closures = Shops closing down
skylines-card-plant-inspection = Plants under inspection
skylines-card-audit = Audit
skylines-card-scandal = Scandal at the town hall

skylines-role-surveyor = Surveyor
skylines-role-treasurer = Treasurer
skylines-role-patron = Patron
skylines-role-engineer = Engineer
skylines-role-broker = Broker
skylines-role-architect = Architect
skylines-role-merchant = Merchant
skylines-role-conductor = Conductor
skylines-role-gardener = Gardener
skylines-role-constable = Constable

## Grades

skylines-grade-1 = Ghost town
skylines-grade-1-text = Whoever could has left, and the last ones are packing.
skylines-grade-2 = A dot on the map
skylines-grade-2-text = People live here because they live here; nobody would miss the place.
skylines-grade-3 = Solid ground
skylines-grade-3-text = The foundations are laid. With some patience, something can grow on them.
skylines-grade-4 = A town with a pulse
skylines-grade-4-text = Cranes turn, shops open, and the first visitors ask about flats.
skylines-grade-5 = A good address
skylines-grade-5-text = People like to say where they live, and their children come back to stay.
skylines-grade-6 = The talk of the country
skylines-grade-6-text = Everybody has heard of your city, and half of them would like to move in.
skylines-grade-7 = A great city
skylines-grade-7-text = It works, it shines, and what goes wrong is put right before anybody complains.
skylines-grade-8 = A wonder of the world
skylines-grade-8-text = Poets, planners and pigeons agree: there is no better place to live.
