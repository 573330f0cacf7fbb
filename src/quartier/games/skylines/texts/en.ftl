# Cities: Skylines

skylines-title = Cities: Skylines
skylines-blurb = One city for all of you: open it up, supply it, and let happiness build the skyline.

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

skylines-character-treasurer = the Treasurer
skylines-character-treasurer-about = Likes money in the bank and dislikes debts.
skylines-character-architect = the Architect
skylines-character-architect-about = Wants unique buildings in the city, and makes room for them.
skylines-character-gambler = the Gambler
skylines-character-gambler-about = Counts on good luck with the cards, even where bad luck would cost the city a lot.

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
    [residential] at least { $value } residential already in the district
    [commercial] at least { $value } commercial already in the district
   *[industrial] at least { $value } industrial already in the district
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

skylines-card-r1 = Linden lane
skylines-card-r2 = Workers’ yard
skylines-card-r3 = Terraces
skylines-card-r4 = School lane
skylines-card-r5 = Corner house
skylines-card-r6 = Flats over shops
skylines-card-r7 = Quiet corner
skylines-card-r8 = Court{"\u00AD"}yards
skylines-card-r9 = Housing estate
skylines-card-r10 = Sunny side
skylines-card-r11 = Park view
skylines-card-r12 = Timber houses
skylines-card-r13 = Night quarter
skylines-card-r14 = Garden suburb
skylines-card-r15 = Commuter flats
skylines-card-r16 = Market houses
skylines-card-r17 = Villas
skylines-card-r18 = Model quarter
skylines-card-r19 = Campus homes
skylines-card-r20 = Tower blocks
skylines-card-r21 = Loft quarter
skylines-card-r22 = Green court
skylines-card-r23 = City towers
skylines-card-r24 = Evening sun
skylines-card-c1 = Corner shop
skylines-card-c2 = Super{"\u00AD"}market
skylines-card-c3 = Jeweller
skylines-card-c4 = Food stalls
skylines-card-c5 = Emporium
skylines-card-c6 = Garden café
skylines-card-c7 = Night club
skylines-card-c8 = Arcade
skylines-card-c9 = High street
skylines-card-c10 = Spa hotel
skylines-card-c11 = Bank tower
skylines-card-c12 = Book palace
skylines-card-i1 = Workshops
skylines-card-i2 = Sawmill
skylines-card-i3 = Warehouse
skylines-card-i4 = Brick{"\u00AD"}works
skylines-card-i5 = Foundry
skylines-card-i6 = Dye works
skylines-card-i7 = Freight yard
skylines-card-i8 = Printing house
skylines-card-i9 = Parcel hub
skylines-card-i10 = Steel{"\u00AD"}works
skylines-card-i11 = Bio-refinery
skylines-card-i12 = Chip factory

skylines-card-wind-turbine = Wind turbine
skylines-card-water-tower = Water tower
skylines-card-landfill = Landfill
skylines-card-oil-power-plant = Oil power plant
skylines-card-pumping-station = Pumping station
skylines-card-incinerator = Inciner{"\u00AD"}ator
skylines-card-solar-park = Solar park
skylines-card-reservoir = Reservoir
skylines-card-recycling-centre = Recycling centre

skylines-card-doctors-house = Doctors’ house
skylines-card-primary-school = Primary school
skylines-card-bus-stop = Bus stop
skylines-card-engine-shed = Engine shed
skylines-card-guard-post = Guard post
skylines-card-playground = Play{"\u00AD"}ground
skylines-card-hospital = Hospital
skylines-card-grammar-school = Grammar school
skylines-card-tram-depot = Tram depot
skylines-card-fire-station = Fire station
skylines-card-police-station = Police station
skylines-card-town-park = Town park
skylines-card-university-clinic = Univer{"\u00AD"}sity clinic
skylines-card-university = Univer{"\u00AD"}sity
skylines-card-metro = Metro
skylines-card-fire-headquarters = Fire head{"\u00AD"}quarters
skylines-card-police-headquarters = Police head{"\u00AD"}quarters
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
skylines-card-neighbourhood-watch = Neighbour{"\u00AD"}hood watch
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
skylines-card-plant-inspection = Plants under inspec{"\u00AD"}tion
skylines-card-audit = Audit
skylines-card-scandal = Scandal at the town hall

skylines-shape-one = a single square
skylines-shape-two = a pair
skylines-shape-three = a row of three
skylines-shape-four = a row of four
skylines-shape-corner = a corner
skylines-shape-square = a square
skylines-shape-ell = an L
skylines-shape-tee = a T
skylines-shape-zig = a Z
skylines-shape-pea = a P
skylines-shape-hook = a long L
skylines-shape-bay = a U
skylines-shape-vee = a V
skylines-shape-crane = a long T
skylines-shape-stair = a W
skylines-shape-other = a tile of { $squares } squares

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

## What is to do

skylines-phase-arrange = Place a board part: land meets land, water meets water or the edge.
skylines-phase-role = Keep one of the two roles.
skylines-phase-open = Open a board part and pay for it.
skylines-phase-act = Play a card, exchange one, or end the milestone.
skylines-phase-lay = Lay the tile on free land, not across a street.
skylines-phase-draw = Draw a card: from a stack, or from the exchange pile.
skylines-phase-replace = A policy was put away unused: draw a card for it.
skylines-phase-put = Put away as many cards as you can pay for, or none.
skylines-phase-refill = Draw a card from a stack for each card that you put away.

## How it ended

skylines-phase-grade-1 = { skylines-grade-1 }: the skyline stands at { $skyline }. { skylines-grade-1-text }
skylines-phase-grade-2 = { skylines-grade-2 }: the skyline stands at { $skyline }. { skylines-grade-2-text }
skylines-phase-grade-3 = { skylines-grade-3 }: the skyline stands at { $skyline }. { skylines-grade-3-text }
skylines-phase-grade-4 = { skylines-grade-4 }: the skyline stands at { $skyline }. { skylines-grade-4-text }
skylines-phase-grade-5 = { skylines-grade-5 }: the skyline stands at { $skyline }. { skylines-grade-5-text }
skylines-phase-grade-6 = { skylines-grade-6 }: the skyline stands at { $skyline }. { skylines-grade-6-text }
skylines-phase-grade-7 = { skylines-grade-7 }: the skyline stands at { $skyline }. { skylines-grade-7-text }
skylines-phase-grade-8 = { skylines-grade-8 }: the skyline stands at { $skyline }. { skylines-grade-8-text }
skylines-phase-no-money = The city is lost: the treasury could not pay what the milestone asked of it.
skylines-phase-no-action = The city is lost: nothing could be played, exchanged or ended.
skylines-phase-unhappy = The city is lost: happiness fell to the end of its track, and everybody moved away.
skylines-phase-collapsed = The city is lost: the skyline fell to the end of its track.

## Rules

skylines-rule-not-in-hand = That card is not in your hand; choose one of your own.
skylines-rule-forbidden = Cards of this kind are forbidden as long as the news holds; play another kind, or end the milestone.
skylines-rule-too-dear = The treasury cannot pay that; choose something cheaper, or earn money first.
skylines-rule-supply-short = Power, water or garbage would fall below the end of its track; build a utility for it first.
skylines-rule-labour-end = The labour market would leave its track; bring it nearer to 0 first: residential zones raise it, commercial and industrial ones lower it.
skylines-rule-burden-end = Pollution, traffic or crime would rise beyond the end of its track; lower it first, with a service or a policy.
skylines-rule-nowhere-to-lay = There is no place left for this card’s tile; play or exchange another card, or end the milestone and open a board part.
skylines-rule-no-such-tile = There is no tile of that shape for this card; lay one of the shapes that are left for it.
skylines-rule-does-not-fit = A tile lies on free land of open board parts: not on water, not on another tile, not beyond the edge.
skylines-rule-crosses-a-street = A tile must not lie across a street; choose squares without a street between them.
skylines-rule-second-utility = This district has its utility already; build this one in another district.
skylines-rule-reward-too-much = Here the card earns its reward, which would push a marker beyond the end of its track; lay it where the condition is not met, or play another card.
skylines-rule-not-exchanged = City policies cannot be exchanged; play it, or keep it: after the milestone it is replaced for nothing.
skylines-rule-nothing-to-draw = There would be no card to draw for it; keep the card.
skylines-rule-stack-empty = This stack is empty; draw from another.
skylines-rule-not-on-pile = That card does not lie on the exchange pile; take one that lies there, or draw from a stack.
skylines-rule-just-put = You have just put that card there; take another, or draw from a stack.
skylines-rule-empty-district = A milestone ends when every district has a tile, and the last one when every district has two; lay tiles where they are missing.
skylines-rule-must-end = All stacks are empty: the milestone must be ended now, and the game with it.
skylines-rule-no-role = You have no role to use or to give up; make another move.
skylines-rule-no-ability = Your role has no ability to use: its advantage holds by itself.
skylines-rule-no-use = That would change nothing: the marker stands at its end already; keep the money.
skylines-rule-not-offered = That role was not offered to you; keep one of the two.
skylines-rule-not-beside = The board part must share a side with one that is placed, or open; choose another.
skylines-rule-place-taken = A board part lies there already; choose a free place.
skylines-rule-shores-differ = Land would meet water there; turn the part or choose another place, so that land meets land and water meets water.
skylines-rule-already-placed = That board part has its place already; place one of the others.
skylines-rule-already-open = That board part is open already; choose a closed one.
skylines-rule-not-in-stack = That card is in none of the stacks; search for one that is still there.
skylines-rule-no-control = “Role or control” is not played at this table; draw from a stack, or from the exchange pile.
skylines-rule-other-draw = At the end of a milestone cards come from the stacks only; draw from one of them.
skylines-rule-not-in-play = Board part { $part } is not in this game; choose one that lies on the table.

## Points

skylines-item-milestone = Milestone { $number }
skylines-item-straight = Straight to the skyline: cards, and happiness above its end
skylines-item-burdens = Pollution, traffic and crime
skylines-item-happiness = Happiness, which the next milestone adds
skylines-item-missing = Power, water and garbage below 0
skylines-item-lost = The city is lost
skylines-points-milestone = Milestones
skylines-points-straight = Straight to the skyline
skylines-points-burdens = Pollution, traffic and crime
skylines-points-happiness = Happiness still to come
skylines-points-missing = Missing supply
skylines-points-lost = The city is lost

## In the terminal

skylines-notation-help =
    Cards: r residential, c commercial, i industrial, u utility, s service, x unique building, p policy, each with its number. A turn: r5 plays a card, @c4c5d5 lays its tile on these squares, ii draws from stack II, +c2 takes a card from the exchange pile; in one line: r5 @c4c5d5 ii
    -r5 ii exchanges a card; end ends the milestone; open:b opens board part B; use uses the ability of your role. At the end of a milestone: -r5 -c2 ok puts cards away, ok alone puts none. =treasurer keeps a role; ?r5 gives it up and takes that card out of a stack; b:b2/1 places board part B in the second place of row b, turned by one quarter.
skylines-short-money = $
skylines-short-power = power
skylines-short-water = water
skylines-short-garbage = garbage
skylines-short-happiness = happiness
skylines-short-labour = labour
skylines-short-pollution = pollution
skylines-short-traffic = traffic
skylines-short-crime = crime
skylines-short-skyline = skyline
skylines-short-residential = Homes
skylines-short-commercial = Shops
skylines-short-industrial = Industry
skylines-terminal-if = if
skylines-terminal-tracks = Treasury { $money } · Skyline { $skyline } · Milestone { $milestone }
skylines-terminal-gained = so far { $gained }
skylines-terminal-starter = start player: { $player }
skylines-terminal-forecast = Ended now: skyline { $skyline } (happiness { $happiness }), treasury { $money } (labour costs { $labour }), then a part: { $parts }.
skylines-terminal-lost = That would lose the city.
skylines-terminal-forecast-last = Ended now, for good: skyline { $skyline } (happiness { $happiness }, burdens take { $burdens }), treasury { $money } (labour costs { $labour }).
skylines-terminal-lacking = Tiles still needed: { $districts }
skylines-terminal-stacks = Stacks: I { $first }, II { $second }, III { $third }
skylines-terminal-pile = Exchange pile: { $cards }
skylines-terminal-pile-cards = Exchange pile:
skylines-terminal-prices = exchange ${ $exchange }, put away ${ $swap }
skylines-terminal-news = News: { $news }
skylines-terminal-built = Stands: { $building }
skylines-terminal-districts = Districts [free squares]:
skylines-terminal-supply = Tiles left:
skylines-terminal-parts = To place:
skylines-terminal-last = last: { $turn }
skylines-terminal-unknown = { $number ->
    [one] a card from the stack
   *[other] { $number } cards from the stacks
}
skylines-terminal-legend = R homes, C shops, I industry, U utility, X unique; H health, E education, T transport, F fire, P police, G parks (small: h e t f p g); ~ water, ░ closed; │ _ ┘ streets right, below, both
skylines-legend-cards = o may be covered now; a card: × cannot be played now, its id, its level, its cost, “if” and what it asks for, → its reward, its tile row by row

## What is no move, and what is wrong on a score sheet

skylines-wrong-move = { $text } is no move; a card is played as r5, its tile laid as @c4c5d5, a card put away as -r5, drawn as i, ii or iii, taken from the pile as +r5, searched as ?r5; open:b opens a part, b:b2/1 places one, = and its name chooses a role; use, ok, end
skylines-wrong-squares = { $text } are no squares; a tile is laid as in @c4c5d5, each square once
skylines-wrong-row = { $text }: rows are numbered 1 to { $rows }
skylines-wrong-card = { $name } is no card; cards are named like r5, c2, i7, u1, s3, x4, p2, n6

## On the page

skylines-keys = 1 to 9 choose a card, arrow keys move, Space lays, R turns, F flips, N takes the next shape, X exchanges, E ends the milestone, Z goes back, Enter confirms.
skylines-page-administration = Administration board
skylines-page-milestone-of = milestone { $number } of { $parts }
skylines-page-score = { $points } of 11 points to win
skylines-page-points = points
skylines-page-to-win = points · 11 win
skylines-page-score-about = Points as if the city were scored now: the milestones so far, plus happiness, minus missing supplies, pollution, traffic and crime. With 11 you win.
skylines-page-names = What the tracks mean
skylines-page-near-end = close to its end
skylines-page-track-ends = from { $low } to { $high }
skylines-page-would-be = would be
skylines-page-milestone = Milestone { $number }
skylines-page-if-ended = If the milestone ended now
skylines-page-if-last = If the last milestone ended now
skylines-page-step-money = Cards in force
skylines-page-step-happiness = Cards in force
skylines-page-step-missing = Supplies below 0
skylines-page-step-skyline = Happiness to the skyline
skylines-page-step-labour = Labour market away from 0
skylines-page-step-burdens = Pollution, traffic, crime
skylines-page-step-part = Open a board part
skylines-page-step-cards = Everybody may swap cards
skylines-page-lacking = { $number ->
    [one] One district still lacks tiles.
   *[other] { $number } districts still lack tiles.
}
skylines-danger-lost = Careful, this loses the city.
skylines-danger-labour = Careful: ending the milestone would cost { $cost } for labour; the treasury would hold { $money }.
skylines-danger-part = Careful: to open a board part after the milestone would cost { $cost }; { $money } would be left.
skylines-danger-unhappy = Careful: ending the milestone like this would lose the city, its happiness is too low.
skylines-danger-stuck = Careful: nothing in hand could be played or exchanged next; only the card drawn could help.
skylines-danger-few = Careful: only one card in hand could still be played next, and nothing exchanged.
skylines-danger-stacks = Careful: { $number ->
    [one] one card is
   *[other] { $number } cards are
} left in the stacks; when they are gone, the game ends.
skylines-page-end = End the milestone
skylines-page-stacks = Stacks and exchange pile
skylines-page-stack = Stack { $stack }: { $number ->
    [one] one card
   *[other] { $number } cards
}
skylines-page-from-pile = From the exchange pile: { $card }
skylines-page-search = Search
skylines-page-search-title = Role or control
skylines-page-search-about = Give up your role for good, and take any card out of the stacks.
skylines-page-gives-role = You give up your role and take:
skylines-page-hand = Your hand
skylines-page-words = What is looked at
skylines-page-pick = Pick a card to read what it does and asks for.
skylines-page-opening = Choose the first part freely, the others beside an open one. The coin says what it costs.
skylines-page-hand-of = Hand of { $player }
skylines-page-news = News in force
skylines-page-built = Unique buildings that stand
skylines-page-remain = Still in the stacks
skylines-page-pile = Exchange pile: { $number ->
    [one] one card
   *[other] { $number } cards
}
skylines-page-use = Use
skylines-page-flip = Flip
skylines-page-exchange = Exchange for { $price }
skylines-page-swap = Each card that you put away costs { $price }; you draw as many from the stacks.
skylines-page-to-draw = Cards still to draw: { $number }
skylines-page-shapes = Shapes that are left
skylines-page-shape = { $shape }: { $squares ->
    [one] one square
   *[other] { $squares } squares
}, { $left } left
skylines-page-shape-fits = { $places ->
    [one] fits in one place
   *[other] fits in { $places } places
}
skylines-page-shape-nowhere = may lie nowhere now
skylines-page-shape-why = All shapes cost and earn the same: small ones save land, long ones reach more neighbours.
skylines-page-whole-district = whole district
skylines-page-beside = beside it
skylines-page-met = The condition is met.
skylines-page-unmet = The condition is not met.
skylines-page-at-once = At once: { $changes }
skylines-page-if = If:
skylines-page-earns = Then: { $changes }
skylines-page-so-far = { $condition }: { $number } so far
skylines-page-would-stand = { $condition }: it would stand at { $number }
skylines-page-at-hand = { $condition }: at hand
skylines-page-only-beside = { $condition }: here only right beside the small building
skylines-page-not-at-hand = { $condition }: not at hand here
skylines-page-district = District { $number }
skylines-page-tiles = { $number ->
    [one] one tile
   *[other] { $number } tiles
}
skylines-page-needs = needs { $number } more
skylines-page-zones = { $kind ->
    [residential] { $number } residential
    [commercial] { $number } commercial
   *[industrial] { $number } industrial
}
skylines-page-utilities = { $number ->
    [one] one utility
   *[other] { $number } utilities
}
skylines-page-large = for the whole district: { $services }
skylines-page-small = beside small buildings: { $services }
skylines-page-point = Point at a district to see what it offers.
skylines-page-tap = Tap a district to see what it offers.
skylines-page-next-district = Next district
skylines-page-square = { $square }: free, district { $district }
skylines-page-square-may = { $square }: free, district { $district }, the tile may lie there
skylines-page-square-may-not = { $square }: free, district { $district }, the tile may not lie there
skylines-page-square-tile = { $square }: { $card }
skylines-page-square-water = { $square }: water
skylines-page-part = Board part { $part }, opens for { $cost }
skylines-page-part-may = Board part { $part }, opens for { $cost }: may be opened now
skylines-page-place = Place { $place }
skylines-page-place-may = Place { $place }: the part may lie there

skylines-did-end = ends the milestone
skylines-did-use = uses the role
skylines-did-done = no more
skylines-did-keep = keeps all cards
skylines-did-draw = draws from stack { $stack }
skylines-did-lay = lays { $card }
skylines-did-as = as { $shape }
skylines-did-beside = beside { $card }
skylines-did-on = on board part { $part }
skylines-did-squares = ({ $squares })
skylines-did-role = becomes { $role }
skylines-did-open = opens board part { $part }
skylines-did-place = places board part { $part }
skylines-did-put = puts away: { $card }
skylines-did-exchange = exchanges { $card }
skylines-did-pick = takes: { $card }
skylines-did-search = gives up the role for: { $card }
skylines-did-play = plays: { $card }
skylines-nudge-end = Hint: does the milestone still have to wait?
skylines-nudge-exchange = Hint: a card can also be exchanged.
skylines-nudge-role = Hint: your role can do something now.
skylines-advice-about = On the right: how many points to expect at the end, on average over many games that a bot played on from here. A lost city counts far below zero. Small differences mean little.

skylines-rules-goal = The aim
skylines-rules-goal-text =
    All of you build one city, and you win or lose together. Nothing is secret: cards lie open, talk about everything. Only the order of the stacks is hidden.
    What counts is the skyline. Each time you end a milestone, the happiness of the city is added to it. In the end every step of pollution, traffic and crime takes one off. With a skyline of 11 or more you have won; eight grades tell how well.
    These are the kinds of tiles:
skylines-rules-setup = Set-up
skylines-rules-setup-text =
    The board parts lie closed; each shows its shore and what it costs to open it. All tracks begin at 0. There are 12 money in the introduction and 10 in the scenarios; in scenario 5 you choose between 12, 10 and 8.
    Everybody gets open cards of level I: seven alone, five for two, four for three, three for four players. Then open the first board part and pay for it.
skylines-rules-turn = A turn
skylines-rules-turn-text =
    Do one of three things.
    Play a building card: lay its tile, pay the cost, move the markers, and take the reward if its condition is met. Then draw a card from any stack, or any card from the exchange pile.
    Exchange a card: pay 2, put it on the exchange pile, and draw another.
    End the milestone, if every district on open parts has a tile.
    The upper signs of a card are its cost. Below the line stands what it asks for, and in green what it then gives. A card whose cost would push power, water, garbage or the labour market beyond the red end, or pollution, traffic or crime beyond theirs, cannot be played. The treasury is never below 0.
    A card that was played leaves the game. If a stack is empty, choose another. Power, water and garbage never rise above their green end; pollution, traffic and crime never fall below 0. Happiness above 25 goes straight to the skyline.
skylines-rules-laying = Laying tiles
skylines-rules-laying-text =
    A tile lies on free land of open board parts, turned and flipped as you like; not on water, not on another tile, not across a street. It may lie across the seam of two open parts. Zone cards take any shape that is left of their kind; all others have their own tile.
    Streets and the edge divide the land into districts; where open parts meet, their districts join. Each district may have one utility.
    Two districts that join may both have a utility; only a second one may not be built.
    Try it: turn the tile, and choose a square.
skylines-rules-services = Services
skylines-rules-services-text =
    Zones ask for services: health, education, transport, fire brigade, police, parks. A small service building (level I) serves what is laid right beside it, side to side and not across a street. A large one (levels II and III) serves its whole district.
    Only services that are already there count, and only at the moment when the zone is laid. Zones in the district that a card asks for must be there already, too; tracks are looked at after the cost was paid.
    Costs come before rewards and are never set off against them.
    Try it: lay the homes in different places, and see what they earn.
skylines-rules-milestone = The end of a milestone
skylines-rules-milestone-text =
    One after the other: for every step of power, water and garbage below 0, happiness falls by one. The happiness is added to the skyline, and stays. You pay 1 for every step that the labour market is away from 0. You open a board part beside an open one and pay for it. Everybody, beginning with the player who ended the milestone, may put cards on the exchange pile for 1 each and draw as many from the stacks.
    When all parts are open, only the last milestone is left. It needs two tiles in every district, and ends after the labour market was paid.
    Whoever ended the milestone goes on. Ending it is allowed even if it loses the game.
    Try it: choose how the tracks stand.
skylines-rules-losing = How a city is lost
skylines-rules-losing-text =
    The treasury cannot pay for the labour market or for the new board part. Nothing can be played, exchanged or ended. Happiness falls to −5. The skyline falls to −10, even by the last deduction.
    If all three stacks are empty, the milestone must be ended, and the game with it.
    Costs of your own choice that you cannot pay are merely not allowed. A lost city has no grade.
skylines-rules-end = The end
skylines-rules-end-text =
    After the last milestone every step of pollution, traffic and crime lowers the skyline by one. These are the grades:
skylines-rules-scenarios = Scenarios
skylines-rules-scenarios-text =
    Each scenario adds to the one before. The introduction has three board parts, all others have four.
    1: unique buildings, whose advantage holds from the moment they stand. They can be built from the turn after they were drawn.
    2: roles. Everybody is offered two and keeps one; it may be used on one’s own turn, as often as it is paid for.
    3: city policies are played instead of a building. They cannot be exchanged; those that are unused when a milestone ends are put away and replaced.
    4: news holds at once for all, until the next news comes or the milestone ends.
    5: four of the six board parts at random; the first player places them so that land meets land, and water meets water or the edge.
    Role or control: whoever draws a card may once give up the role for good and take any card out of the stacks.
    Unique buildings can be exchanged like any card; some give their advantage once, at once. The role that was not kept leaves the game. News that is drawn while cards are exchanged at the end of a milestone is put away, and another card is drawn. After role or control the stack is shuffled.
skylines-try-laying = Try it: where may the tile lie?
skylines-try-fits = Here it may lie.
skylines-try-square = Try square { $square }
skylines-try-services = Try it: lay the homes beside the doctors’ house, or far from it.
skylines-try-earned = The condition is met: { $changes }
skylines-try-milestone = Try it: how do the tracks stand?
skylines-try-result = Happiness { $happiness }, skyline { $skyline }, money { $money }
skylines-try-lost = The city is lost.
skylines-grade-from = { $from } and more
skylines-grade-below = below 0

## Component sets

skylines-wrong-set-line = '{ $word }' begins no line of a set; lines begin with { $words } or #
skylines-wrong-line = { $word } is not known; a line begins as in 'milestones 6 9 14', 'straight 2', 'pollution 1', 'traffic 0', 'crime 2', 'money 7', 'district 2 1 0 health'
skylines-wrong-line-twice = { $name } stands there twice; each is named once
skylines-wrong-number = { $word } is no number for { $name }; a line is as in 'milestones 6 9 14' or 'crime 2'
skylines-wrong-range = { $word } cannot be { $name }; it is { $low } to { $high }
skylines-wrong-milestones = { $name } is followed by one to { $most } numbers, as in 'milestones 6 9 14'
skylines-wrong-one-number = { $name } is followed by one number, as in 'crime 2'
skylines-wrong-no-milestones = the line 'milestones …' is missing: what each milestone added to the skyline
skylines-wrong-no-colon = a line that begins with { $word } has no colon; its effects stand after a colon
skylines-wrong-level = '{ $level }' is no level; levels are I, II and III
skylines-wrong-no-level = this { $kind } card has no level; 'level I', 'level II' or 'level III' stands above it
skylines-wrong-track-line = 'track { $words }' is no track; a track is its name and its ends: 'track power -5 10'
skylines-wrong-track = '{ $track }' is no track; tracks are { $tracks }
skylines-wrong-track-twice = track { $track } stands there twice; each track has one line
skylines-wrong-track-ends = track { $track } goes from { $low } to { $high }; markers begin on 0; this track begins { $begins ->
    [zero] 0
   *[below] below 0
}
skylines-wrong-track-top = the upper end of track { $track } is { $end }; this track has { $right ->
    [open] no end, it is 'open'
   *[ended] an end
}
skylines-wrong-no-track = there is no 'track { $track }' above this line; the tracks come before the cards
skylines-wrong-shape-name = '{ $name }' is no name of a shape; a shape is its name and its rows: 'shape corner ## #.'
skylines-wrong-shape-twice = shape { $shape } stands there twice; each shape has its own name
skylines-wrong-shape-same = shape { $shape } is shape { $other } turned or flipped; each shape is drawn once
skylines-wrong-shape-mark = shape { $shape }, row { $row }, column { $column }: '{ $mark }' means nothing; a square is #, a dot is none
skylines-wrong-shape-size = shape { $shape } has { $squares } squares; a shape has 1 to { $most }
skylines-wrong-shape-long = shape { $shape } has { $rows } rows and { $columns } columns; it must fit into { $most } x { $most }
skylines-wrong-shape-apart = shape { $shape } falls apart; its squares hang together by their sides
skylines-wrong-no-shape = there is no shape '{ $shape }' above this line; shapes are drawn before they are used
skylines-wrong-zone = '{ $zone }' is no zone; zones are { $zones }
skylines-wrong-tiles = the tiles are '{ $words }'; each shape is followed by how many there are
skylines-wrong-tiles-twice = the { $zone } tiles of shape { $shape } stand there twice; each shape is counted once
skylines-wrong-head = '{ $given }' stands before the colon; the line begins '{ $right }:'
skylines-wrong-name = '{ $name }' is no name; a name is words of lower-case letters with dashes between them
skylines-wrong-name-twice = the name { $name } stands there twice; each card and role has its own name
skylines-wrong-service = '{ $service }' is no service; services are { $services }
skylines-wrong-change = '{ $item }' changes no track; a change is one of { $tracks } and an amount
skylines-wrong-change-twice = { $track } is changed twice; each track is named once
skylines-wrong-amount = { $what }: '{ $text }' is no amount; an amount is a sign and a number from 1 to { $most }, as in +2 or -1
skylines-wrong-no-arrow = there is an 'if' without '->'; a condition is followed by '->' and the reward
skylines-wrong-no-reward = nothing stands after '->'; a reward is a change, as in '-> money +2'
skylines-wrong-conditions = there are { $number } conditions after 'if'; a card has 1 to { $most } of them
skylines-wrong-condition-twice = a condition of 'if { $text }' stands there twice; each is named once
skylines-wrong-condition = '{ $item }' is no condition; a condition is a service ({ $services }), zones in the district as in '2 residential', or a track as in 'labour < 0', 'happiness > 5', 'crime = 0'
skylines-wrong-bend = '{ $item }' bends no rule; rules that can be bent are { $rules }
skylines-wrong-bend-twice = '{ $rule }' is bent twice; each rule is named once
skylines-wrong-switch = '{ $item }' has an amount; '{ $rule }' is on or off: it is written without one
skylines-wrong-allowance = '{ $item }' takes away what nobody has; '{ $rule }' can only be more, as in '{ $rule } +1'
skylines-wrong-lowers-skyline = { $card } lowers the skyline; only milestones and the end of the game do; lower happiness instead
skylines-wrong-zone-money = { $card } changes money before its reward; zones cost no money and earn it as a reward
skylines-wrong-zone-reward = { $card } has a reward without a condition; a zone's reward is earned: '… if health -> money +1'
skylines-wrong-has-condition = { $card } has a condition; only zones have conditions
skylines-wrong-has-reward = { $card } has a reward after '->'; its changes are written one after the other, without '->'
skylines-wrong-has-bend = { $card } bends a rule; only unique buildings, news and roles do
skylines-wrong-utility = { $card } does not raise one supply; a utility raises power, water or garbage
skylines-wrong-free = { $card } costs no money; utilities and services are paid for, as in 'money -3'
skylines-wrong-policy = { $card } brings nothing; a policy has an advantage, as in 'money -2, happiness +3'
skylines-wrong-unique = { $card } brings nothing; a unique building has an advantage: a reward or a rule bent
skylines-wrong-news-empty = news { $card } do nothing; news bend a rule for the worse, as in 'suspend health'
skylines-wrong-news-help = news { $card } help with '{ $rule }'; news have disadvantages only
skylines-wrong-news-late = news { $card } bend '{ $rule }'; news are put away before that rule is needed; bend another
skylines-wrong-role-long = the name { $role } is too long; the name of a role has at most { $most } letters
skylines-wrong-role-empty = role { $role } does nothing; a role bends a rule or has an ability, as in 'use money -2, crime -1'
skylines-wrong-role-worse = role { $role } bends rules for the worse only; a role is an advantage
skylines-wrong-ability-free = the ability of role { $role } has no price; it costs money, as in 'use money -2, crime -1'
skylines-wrong-ability-empty = the ability of role { $role } brings nothing; it has an advantage, as in 'crime -1'
skylines-wrong-this-card = this { $card }
skylines-wrong-this-ability = the ability of role { $role }
skylines-wrong-never-used = { $card } can never be used: it changes { $track } by { $amount }; the track goes from { $low } to { $high }
skylines-wrong-never-met = this { $card } can never meet its condition on { $track }; the track goes from { $low } to { $high }, and the cost is paid before
skylines-wrong-never-rewarded = this { $card } can never take its reward: { $track } would pass an end after the cost; the track goes from { $low } to { $high }
skylines-wrong-part-line = 'part { $words }' is no board part; a part is a letter from A to { $last } and its development cost, 1 to { $most }: 'part A 2'
skylines-wrong-part = { $name } is no board part; the parts are a to f
skylines-wrong-role = { $name } is no role; the roles are { $roles }
skylines-wrong-stack = { $name } is no stack; the stacks are i, ii and iii
skylines-wrong-part-twice = part { $part } stands there twice; each part is drawn once
skylines-wrong-part-short = the drawing of part { $part } has { $rows } rows; it has { $right }
skylines-wrong-part-row = this row of part { $part } does not lie below its first row (line { $first }); each of the { $marks } rows has { $marks } marks, squares and the lines between them
skylines-wrong-part-mark = part { $part } has '{ $mark }' there; { $place ->
    [square] a square is . (land) or ~ (water)
    [upright] between squares there is '|' or nothing
    [level] between squares there is '-' or nothing
   *[crossing] where lines cross there is '+', '|', '-' or nothing
}
skylines-wrong-part-districts = part { $part } has { $districts } districts; a part has at most { $most }
skylines-wrong-street = this street of part { $part } { $fault ->
    [water] runs along water
   *[end] ends without parting two districts
}; a street lies between two squares of different districts
skylines-wrong-water = the water of part { $part } has { $squares } squares along the edge; it lies in one corner, with { $shore } squares along each of the two sides that meet there
skylines-wrong-second-shore = a second district of part { $part } reaches the water here; streets and the edge part districts, water alone must not: one district lies all around it
skylines-wrong-layout = '{ $layout }' is no layout; layouts are { $layouts }
skylines-wrong-layout-again = layout { $layout } stands there twice; each layout is drawn once
skylines-wrong-layout-empty = layout { $layout } has no rows; the parts stand in the lines below it: 'B^ E> A^'
skylines-wrong-frame = layout { $layout } leaves the frame; it has { $rows } rows of { $places } places
skylines-wrong-layout-part = '{ $word }' is no part of a layout; a part is its letter ({ $parts }) and where its upper side points (^ > v <), '..' is none
skylines-wrong-layout-twice = part { $part } lies twice in layout { $layout }; each part exists once
skylines-wrong-layout-size = layout { $layout } has { $parts } parts; a layout has 1 to { $most }
skylines-wrong-shores = in layout { $layout } the shores of parts { $part } and { $other } differ where they meet; land meets land, and water meets water or the edge
skylines-wrong-layout-apart = layout { $layout } falls apart; its parts are joined by their sides
skylines-wrong-missing = '{ $what } { $name }' is missing; a set has { $what } { $names }
skylines-wrong-cards = level { $level } has { $number } cards of kind { $kind }; a set has { $right } there
skylines-wrong-roles = there are { $number } roles; a set has { $right }
skylines-wrong-tile-number = there are { $number } { $kind } tiles; a set has { $right }, one for each card
skylines-wrong-shapes = there are { $number } shapes; a set has at most { $most }
skylines-wrong-forms = turned and flipped, the shapes have { $number } forms; a set has at most { $most }
skylines-unusual-no-reward = card { $card } has no reward; every zone of the box has one
skylines-unusual-no-supply = no utility of level { $level } raises { $supply }; each level of the box has one
skylines-unusual-no-service = no building of level { $level } offers { $service }; each level of the box has one
skylines-unusual-idle-shape = no tile has the shape { $shape }
skylines-unusual-small = the tile of { $card } has { $squares } squares; unique buildings are large
skylines-unusual-same-shape = { $card } and { $other } have the same shape; each unique building has its own
skylines-unusual-fits-nowhere = the shape { $shape } fits into no district of any board part; only across seams can it ever lie
skylines-unusual-districts = part { $part } has { $districts } districts; most parts of the box have three or four
skylines-unusual-alike = parts { $part } and { $other } are the same; the parts of the box differ
skylines-unusual-idle-part = part { $part } lies in no layout
skylines-unusual-layout = layout { $layout } has { $parts } parts; it usually has { $usual }

## On paper

skylines-paper-parts = Board parts
skylines-paper-part = Board part { $part }
skylines-paper-tiles = Tiles
skylines-paper-tile = Tile: { $card }
skylines-paper-tiles-note = Cut along all edges of the tiles. Behind each is its mirror image, so that it can be flipped; services carry their level.
skylines-paper-cards = Cards
skylines-paper-card = Card: { $card }
skylines-paper-markers = Cut out the markers below the board; the last one is for the start player. Beyond the last field of money or skyline, begin again and add it.
skylines-paper-marker = Marker: { $track }
skylines-paper-first = Marker: start player
skylines-paper-log = Milestones
skylines-paper-log-note = What happened at the end of each milestone.
skylines-paper-milestone = Milestone { $number }
skylines-paper-log-missing = Missing supply
skylines-paper-log-happiness = Happiness
skylines-paper-log-skyline = Skyline
skylines-paper-log-labour = Labour market
skylines-paper-log-treasury = Treasury
skylines-paper-needs = Nothing else is needed. Sort the cards by the levels on their backs; leave out unique buildings, policies, news and roles as the scenario says.
skylines-paper-steps = The end of a milestone
skylines-paper-step-1 = Happiness falls by 1 for every step of power, water and garbage below 0.
skylines-paper-step-2 = Add the happiness to the skyline.
skylines-paper-step-3 = Pay 1 for every step that the labour market is away from 0. The last milestone ends here.
skylines-paper-step-4 = Open a board part beside an open one, and pay for it.
skylines-paper-step-5 = Everybody may exchange cards for 1 each.
skylines-paper-grades = Grades by skyline
skylines-paper-introduction = Introduction
## What scores, and what is explained when it first happens
skylines-scores-milestone = Each milestone that you end adds the city’s happiness to the skyline
skylines-scores-missing = First, each step of power, water or garbage below 0 costs 1 happiness
skylines-scores-burdens = At the end each step of pollution, traffic and crime takes 1 off
skylines-scores-goal = Won with a skyline of 11 or more, after the last milestone: all { $parts } parts open, two tiles in every district
skylines-scores-lost = Lost if happiness falls to { $happiness }, the skyline to { $skyline }, or the treasury cannot pay

skylines-moment-districts = Streets make districts
skylines-moment-districts-text = This part has { $number ->
    [one] one district
   *[other] { $number } districts
}. A tile never lies across a street, and every district needs a tile before you may end the milestone.
skylines-moment-happy = The city is happy
skylines-moment-happy-text = At the end of every milestone happiness is added to the skyline. It stays where it is, so what you win early counts several times.
skylines-moment-unhappy = The city is unhappy
skylines-moment-unhappy-text = Below 0 each milestone lowers the skyline. If happiness falls to { $end }, the city is lost at once.
skylines-moment-missing = There is too little { $track ->
    [power] power
    [water] water
   *[garbage] room for garbage
}
skylines-moment-missing-text = For each step of power, water and garbage below 0, happiness falls by 1 at the end of a milestone. Utilities bring the marker up again.
skylines-moment-burden = { $track ->
    [pollution] Pollution
    [traffic] Traffic
   *[crime] Crime
} has risen
skylines-moment-burden-text = Each step of pollution, traffic and crime lowers the skyline by 1 at the very end. No card may push one of them beyond { $end }.
skylines-moment-labour = The labour market has moved
skylines-moment-labour-text = At the end of a milestone you pay 1 money for each step that it is away from 0, up or down. Homes and workplaces should keep it near the middle.
skylines-moment-service = A small service
skylines-moment-service-text = It serves only zones that are laid right beside it later, side to side and not across a street. So put it where homes will come.
skylines-moment-service-large = A large service
skylines-moment-service-large-text = It serves every zone that is laid in its district from now on, wherever it lies there.
skylines-moment-utility = A utility stands
skylines-moment-utility-text = Each district may get only one. Its card raises power, water or garbage, which zones use up.
skylines-moment-unique = A unique building stands
skylines-moment-unique-text = Its card lies open, and its advantage holds from now on. It could only be built in the turn after it was drawn.
skylines-moment-exchanged = A card was exchanged
skylines-moment-exchanged-text = That costs { $price } money. The card lies open on the exchange pile now: whoever plays a card may take it instead of drawing.
skylines-moment-milestone = The first milestone is reached
skylines-moment-milestone-text = Happiness was added to the skyline: { $gained }. It stays for the next one. You paid for labour and for the new part, and may put away cards for 1 each.
skylines-moment-may-end = The milestone may be ended
skylines-moment-may-end-text = Every district has enough tiles. You may go on building first: more happiness counts more, but cards and money run out.
skylines-moment-second-part = A second part is open
skylines-moment-second-part-text = Where two parts meet, their districts join: services of the one then serve the other, and fewer districts need tiles.
skylines-moment-last-part = All parts are open
skylines-moment-last-part-text = Only the last milestone is left. It needs two tiles in every district; after it pollution, traffic and crime are taken off.
skylines-moment-stack = A stack is empty
skylines-moment-stack-text = Draw from another one. When all three are empty, the milestone must be ended at once, and the game with it.
skylines-moment-role = You have a role
skylines-moment-role-text = What it bends holds for you in your own turns, for the whole game.
skylines-moment-policy = A city policy
skylines-moment-policy-text = It is played instead of a building, for a one-time advantage. It cannot be exchanged; unused, it is replaced at the end of the milestone.
skylines-moment-news = News!
skylines-moment-news-text = It takes effect for all at once, until other news comes or the milestone ends.
skylines-moment-lost = How a city is lost
skylines-moment-lost-text = By a milestone that the treasury cannot pay, by having nothing to play, by happiness or a skyline at the end of its track. Ending milestones early enough helps against most of it.
skylines-moment-graded = What the skyline says
skylines-moment-graded-text = It ended at { $skyline }, after pollution, traffic and crime were taken off. From 11 on the city is a success; each ten more are a grade.
# The guided match: what the coach says.

skylines-learn-welcome = Welcome, mayor! You build one city, all players together; today you alone. The goal is a high skyline: the happiness that your city collects.
skylines-learn-money = The city has { $money } coins. First it needs land: three board parts lie face down.
skylines-learn-open = Open this board part. It costs { $cost }, has { $districts } districts, and leaves you { $money } coins. Then confirm.
skylines-learn-open-free = Open a board part and pay its price.
skylines-learn-districts = Streets divide the land into { $districts } districts. This is one of them. Every district needs a tile before a milestone can end.
skylines-learn-cards = These are your { $cards } cards. Play one a turn: its tile goes onto the map, what it says moves the markers, then you draw another.
skylines-learn-doctor = Begin with the doctors’ house. It costs 1 coin and makes people happier: { $money } coins, happiness { $happiness }.
skylines-learn-lay-doctor = Lay it on the marked squares. Tiles may be turned, but never lie across a street or on water.
skylines-learn-street = A street runs between these squares. A tile stays on one side of it.
skylines-learn-lake = That is the lake. Tiles lie on free land.
skylines-learn-draw = Now draw a card. Stack I has simple cards, II and III dearer and stronger ones. Take one, and confirm.
skylines-learn-service-free = Play a card: a service near homes is a good beginning.
skylines-learn-zone = Linden lane, a residential zone. Above stands what it costs: water, and more people looking for work. Below it what it wants, and what it pays for that.
skylines-learn-serves = It wants health. The doctors’ house is small: it serves what is laid directly beside it.
skylines-learn-homes = Take this card.
skylines-learn-lay-homes = Lay it on the marked squares, beside the doctors. The condition is met and pays: { $money } coins. Water falls to { $water }.
skylines-learn-no-doctor = Allowed, but the doctors are not beside it, so nothing is paid: { $money } coins stay. Try the marked squares.
skylines-learn-draw-again = Draw a card from any stack, and confirm.
skylines-learn-zone-free = Lay zones where their conditions are met: only then they pay.
skylines-learn-red = Water stands at { $water }. Below 0 it costs happiness when the milestone ends. We will see to it.
skylines-learn-labour = Labour market: { $labour } looking for work. Away from 0 it costs money at the milestone. Shops and industry bring it down, homes bring it up.
skylines-learn-shop = So play the corner shop: it employs people, and labour comes back to { $labour }.
skylines-learn-lay-shop = It wants homes in its district. Lay it on the marked squares: { $money } coins then.
skylines-learn-no-homes = Allowed, but there are no homes in that district, so nothing is paid: { $money } coins stay. Try the marked squares.
skylines-learn-shop-free = Keep the labour market near 0: homes raise it, shops and industry lower it.
skylines-learn-each-district = Two districts are still empty. Point at the signs to see what a district has, and what it lacks.
skylines-learn-school = The primary school: 2 coins, and two steps of happiness. { $happiness } then, and { $money } coins.
skylines-learn-lay-school = Lay it into the empty district on the right. It will serve homes beside it later.
skylines-learn-school-free = Services cost money and bring happiness. Every district needs a tile.
skylines-learn-utility = A utility lifts power, water or garbage. Each district has room for one of them.
skylines-learn-tower = The water tower costs 3 coins and lifts water to { $water }; { $money } coins stay.
skylines-learn-lay-tower = Lay it into the large district below, which is still empty.
skylines-learn-tower-free = Lift what stands below 0 before the milestone ends: build a utility for it.
skylines-learn-milestone = Every district has a tile: the milestone can end. Here you see what it will do. Happiness { $happiness } goes to the skyline, and stays for the next time.
skylines-learn-end = End the milestone, and confirm. The skyline rises to { $skyline }.
skylines-learn-end-free = Once every district has a tile you may end the milestone. Look first at what it will do.
skylines-learn-skyline = The skyline has { $skyline } now, and keeps it. This figure looks ahead: { $points }, if the next milestone ended as things stand.
skylines-learn-next-part = Now the city grows: open the next part for { $cost } coins. { $money } is left. If it could not be paid, the city would be lost.
skylines-learn-next-free = Open the next board part. Where districts meet they become one.
skylines-learn-put = You could exchange cards now, for 1 coin each. Keep your coin: just confirm.
skylines-learn-earn = Little money, but good cards: zones whose condition is met pay coins. The school pays for homes beside it.
skylines-learn-lose = Two things end a city early: no money for what must be paid, and happiness at −5. Build services before people complain.
skylines-learn-bye = From here on you govern alone: open all three parts, and bring the skyline to 11 or more.
skylines-learn-less = Allowed, but you would have { $mine } coins; with what is marked { $best }. Try again, or confirm once more to keep yours.
## Practice

skylines-puzzle-worth = One turn makes the city worth { $gain } more, if it were scored now. Which?
skylines-puzzle-worth-name = What the city is worth
skylines-puzzle-money = The treasury needs money: which turn leaves { $gain } more in it?
skylines-puzzle-money-name = Money
skylines-puzzle-happiness = Raise happiness by { $gain }.
skylines-puzzle-happiness-name = Happiness
# Score pads
skylines-wrong-district = a district is its residential, commercial and industrial zones, then its services (health, education, transport, fire, police, parks) and 'utility', each once, as in 'district 2 1 0 health utility'
skylines-wrong-zones = { $number } { $kind } zones; there are only { $most } such tiles
## Own component sets

skylines-wrong-exchange = an exchange could cost { $price } ({ $usual } less what { $names } take off): it must always cost 1 or more, or a match could go on for ever
skylines-set-cards = Cards
skylines-set-roles = Roles
skylines-set-shapes = Shapes
skylines-set-tiles = Tiles
skylines-set-tracks = Tracks
skylines-set-parts = Board parts
skylines-set-layouts = Layouts
skylines-set-cards-how = Pick a card to change what it costs, asks for and gives.
skylines-set-roles-how = Pick a role to change the rules that it bends and its ability.
skylines-set-shapes-how = Pick a shape and tap its squares. Tiles may be turned and flipped.
skylines-set-tiles-how = How many tiles of each shape a zone has.
skylines-set-tracks-how = Between which ends each marker moves; “open” is no end.
skylines-set-parts-how = Tap a square to make it land or water, a line between two squares for a street.
skylines-set-layouts-how = Which parts lie where in each scenario; the arrow shows where the upper side points.
skylines-set-level = Level { $level }
skylines-set-name = Name
skylines-set-shape = Shape of its tile
skylines-set-cost = Cost and effect
skylines-set-conditions = Conditions
skylines-set-condition-more = Add a condition
skylines-set-reward = Reward
skylines-set-bends = Rules that it bends
skylines-set-bend-more = Bend a rule …
skylines-set-ability = What using its ability changes
skylines-set-square = Row { $row }, column { $column }
skylines-set-shape-more = Add a shape
skylines-set-low = from
skylines-set-high = to
skylines-set-part = Part { $part }
skylines-set-develop = Development cost
skylines-set-layout = Scenario { $layout }
skylines-set-land = land
skylines-set-water = water
skylines-set-street = street
skylines-set-line = no street
skylines-set-crossing = crossing
skylines-pad-tracks = Tracks
skylines-pad-less = { $what }: one less
skylines-pad-more = { $what }: one more
skylines-pad-straight = Straight to the skyline
skylines-pad-burdens = At the end pollution, traffic and crime take { $sum } off.
skylines-pad-track-end = { $track } goes from { $low } to { $high }; the marker cannot go further.
skylines-pad-milestones = Milestones
skylines-pad-end-milestone = End milestone { $number }
skylines-pad-end-about = It would cost { $missing } happiness for power, water and garbage, add { $gained } to the skyline, and cost { $labour } money for the labour market.
skylines-pad-unmilestone = Take the last one back
skylines-pad-unhappy = Happiness would fall to { $happiness }: the city is lost before this milestone is scored.
skylines-pad-no-money = The labour market costs { $money } more than there is in the treasury: the city is lost.
skylines-pad-no-milestone = No milestone is noted yet.
skylines-pad-districts = Districts
skylines-pad-districts-about = What lies in each district, to look conditions up; it brings no points.
skylines-pad-lacking = { $districts ->
    [0] Every district has what the next milestone needs.
    [one] One district lacks tiles: the next milestone needs { $needed } in each.
   *[other] { $districts } districts lack tiles: the next milestone needs { $needed } in each.
}
skylines-pad-zone = { $kind ->
    [residential] residential
    [commercial] commercial
   *[industrial] industrial
}
skylines-pad-services = Services
skylines-pad-utility = Utility
skylines-pad-add-district = Add a district
skylines-pad-remove = Remove district { $number }
skylines-deal-stack = Stack { $stack }
skylines-deal-roles = Roles
skylines-deal-card = { $title }, card { $card } of { $cards }
