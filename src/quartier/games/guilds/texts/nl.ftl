# City and Guilds

guilds-title = City and Guilds
guilds-blurb = Allen bouwen aan één stad: win huizenblokken met je figuren en investeer in de juiste gilden.

guilds-option-box = Stad

guilds-character-spoiler = de Dwarsligger
guilds-character-spoiler-about = Houdt ieders punten in de gaten en gunt niemand er een.
guilds-character-chainsmith = de Kettingsmid
guilds-character-chainsmith-about = Zet in op lange ketens en bouwt eraan waar het kan.
guilds-character-gambler = de Gokker
guilds-character-gambler-about = Neemt de beurt die veel kan opleveren, ook als het weinig kan worden.

guilds-phase-return = Geef een van je vier tegels gesloten terug.
guilds-phase-found = Eerste tegel: een leeg blok, naast geen andere tegel.
guilds-phase-lay = Leg een tegel naast een tegel in de stad.
guilds-phase-invest = Investeer in het gilde of zet een tweede figuur.
guilds-phase-minstrel = Zet een figuur op het huis of laat het leeg.
guilds-phase-tavern = Blok vol: leg een taveerne of zie ervan af.
guilds-phase-take = Neem een van de open tegels.

guilds-rule-not-in-hand = Zo’n tegel heb je niet in je hand.
guilds-rule-space-taken = Op die plaats ligt al een tegel.
guilds-rule-touches-nothing = Een tegel moet grenzen aan een tegel op het bord: in een rechte lijn, met alleen straat ertussen.
guilds-rule-block-begun = Bij de opbouw begint elke tegel een nieuw blok; in dit blok ligt er al een.
guilds-rule-touches-a-tile = Bij de opbouw mag een tegel niet grenzen aan een tegel in een ander blok.
guilds-rule-neither = Een gebouw geeft een investering of een tweede figuur; een van beide moet je kiezen.
guilds-rule-no-investment = Een minstreelhuis hoort bij geen gilde: er valt niets te investeren.
guilds-rule-no-tavern = Een taveerne legt alleen wie zojuist een van de eerste vier blokken heeft voltooid.
guilds-rule-not-open = Zo’n tegel ligt niet open.

guilds-points-block = Huizenblokken
guilds-points-guild = Gilden van de blokken
guilds-points-chain = Ketens
guilds-points-figures = Ongebruikte figuren
guilds-item-block-alone = Blok { $block }, waarde { $value }: niemand anders staat erin
guilds-item-block-first = Blok { $block }, waarde { $value }: eerste eigenaar, de helft
guilds-item-block-second = Blok { $block }, waarde { $value }: tweede eigenaar, een kwart
guilds-item-block-third = Blok { $block }, waarde { $value }: derde eigenaar, een achtste
guilds-item-block-first-of-two = Blok { $block }, waarde { $value }: eerste van twee eigenaars, de helft en 1 meer
guilds-item-block-second-of-two = Blok { $block }, waarde { $value }: tweede van twee eigenaars, een kwart en 1 meer
guilds-item-guild-first = Blok { $block }: eerste bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}, die het beheersen
guilds-item-guild-second = Blok { $block }: tweede bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}, die het beheersen
guilds-item-guild-third = Blok { $block }: derde bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}, die het beheersen
guilds-item-chain-first = Keten van { $size } over { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}, waarde { $worth }: eerste bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}
guilds-item-chain-second = Keten van { $size } over { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}, waarde { $worth }: tweede, de helft, bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}
guilds-item-chain-third = Keten van { $size } over { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}, waarde { $worth }: derde, een kwart, bij de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}
guilds-item-figures = { $figures ->
    [one] Eén ongebruikte figuur
   *[other] { $figures } ongebruikte figuren
}

guilds-guild-b = Bakkers
guilds-guild-c = Lakenmakers
guilds-guild-k = Kaarsenmakers
guilds-guild-s = Smeden

guilds-terminal-open = Open tegels:
guilds-terminal-stack = · { $tiles } gesloten · taveernes: { $taverns }
guilds-terminal-hand = Speler { $player }: { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}, { $figures ->
    [one] 1 figuur
   *[other] { $figures } figuren
}.
guilds-terminal-guild = Gilde
guilds-terminal-track = Investering (speler:veld)
guilds-terminal-chain = Langste keten
guilds-terminal-worth = { $size } over { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}, waarde { $worth }
guilds-terminal-block = Blok
guilds-terminal-value = Waarde
guilds-terminal-white = Wit
guilds-terminal-black = Zwart
guilds-terminal-control = Gilde
guilds-terminal-own-hand = Hand ({ $figures ->
    [one] één figuur
   *[other] { $figures } figuren
}):
guilds-terminal-hand-brief = { $player }: { $tiles }, figuren { $figures }
guilds-terminal-track-brief = speler:veld
guilds-terminal-chain-brief = keten
guilds-legend = H minstreelhuis   T taveerne   met M een markt   S11: een huis van de smeden van speler 1; een cijfer per figuur   d4 een vrije plek, d4+ waar nu een tegel mag liggen   . straat, o put, = trog   " erf en # muur beëindigen een lijn   ○ ● wie wit en zwart heeft   5/2 → 8 keten van 5 tegels in 2 blokken, 8 waard   ✓ vol   laatste kolommen: wat iedere speler voor het blok krijgt of nu zou krijgen

guilds-notation-help = Tegels: b bakkers, c lakenmakers, k kaarsenmakers, s smeden, met m hun markt; h minstreelhuis, t taveerne. Plaatsen: blok en nummer, zoals d4. s-d4 legt een tegel; i investeert, f zet een figuur, n geen; t-d4 legt een taveerne, x ziet ervan af; >b neemt een open tegel; <b legt er bij de opbouw een terug.

## What is no move, and what is wrong on a score sheet

guilds-wrong-move = { $text } is geen zet; een tegel leg je zoals in s-d4 (b c k s gebouwen, bm cm km sm markten, h minstreelhuis, t taveerne), neem je zoals in >s, leg je terug zoals in <s; i investeert, f zet een figuur, n geen, x ziet af van de taveerne
guilds-wrong-tile = { $name } is geen tegel; de tegels zijn { $tiles }
guilds-wrong-space = { $name } is geen plek; een plek is een blok en een nummer, van a1 tot h8
guilds-wrong-nothing-to-score = er valt niets te tellen; voeg een regel toe zoals 'score: b' of 'score: end'
guilds-wrong-players-first = de eerste regel zegt hoeveel er meedoen, bijvoorbeeld 'players: 4'
guilds-wrong-players-twice = het aantal spelers staat er twee keer; het wordt één keer genoemd
guilds-wrong-players = er spelen { $few } tot { $many } spelers

## On the page

guilds-keys = Pijltoetsen bewegen, spatie legt, 1 tot 4 kiezen een tegel, I investeert, F zet een figuur, Z gaat terug, Enter bevestigt.
guilds-tile-b = bakkershuis
guilds-tile-c = lakenmakershuis
guilds-tile-k = kaarsenmakershuis
guilds-tile-s = smedenhuis
guilds-tile-bm = bakkersmarkt
guilds-tile-cm = lakenmakersmarkt
guilds-tile-km = kaarsenmakersmarkt
guilds-tile-sm = smedenmarkt
guilds-tile-h = minstreelhuis
guilds-tile-t = taveerne
guilds-tile-back = een onbekende tegel
guilds-one-b = een bakkershuis
guilds-one-c = een lakenmakershuis
guilds-one-k = een kaarsenmakershuis
guilds-one-s = een smedenhuis
guilds-one-bm = een bakkersmarkt
guilds-one-cm = een lakenmakersmarkt
guilds-one-km = een kaarsenmakersmarkt
guilds-one-sm = een smedenmarkt
guilds-one-h = een minstreelhuis
guilds-one-t = een taveerne
guilds-hand = Je hand
guilds-open = Open · { $tiles } gesloten
guilds-hands = Handen en figuren over
guilds-figures-left = { $number ->
    [one] 1 figuur
   *[other] { $number } figuren
}
guilds-unseen = Nog niet gezien: { $number ->
    [one] één tegel
   *[other] { $number } tegels
}
guilds-taverns-left = Taveernes over: { $number }
guilds-tracks = Investeringssporen
guilds-track-place = { $place }. { $player } (veld { $field })
guilds-track-empty = niemand heeft geïnvesteerd
guilds-blocks = Blokken
guilds-block = Blok { $block }, waarde { $value }
guilds-block-full = Blok { $block }, vol, waarde { $value }
guilds-block-nobody = Niemand zou er iets voor krijgen.
guilds-holds-white = wit: { $player }
guilds-holds-black = zwart: { $player }
guilds-control = { $guild } beheersen het
guilds-who = Speler
guilds-houses = huizen
guilds-figures = figuren
guilds-points = punten
guilds-space-free = { $space }: vrij
guilds-space-may = { $space }: vrij, de tegel mag er liggen
guilds-space-may-not = { $space }: vrij, de tegel mag er niet liggen
guilds-propose-return = terugleggen: { $tile }
guilds-nudge-return = Tip: welke tegel kun je het best missen?
guilds-nudge-invest = Tip: een investering kan lonen.
guilds-advice-about = Rechts: hoeveel punten je aan het einde kunt verwachten, gemiddeld over veel partijen die een bot vanaf hier heeft doorgespeeld. Voor de volgorde telt ook mee wat de anderen krijgen. Kleine verschillen zeggen weinig.
guilds-review-about = Wat een beurt verloor telt naar punten en de halve voorsprong op de beste van de anderen: wat zij krijgen kan de winst kosten.
guilds-space-tile = { $space }: { $tile }
guilds-space-house = { $space }: { $tile }, { $player }, { $figures ->
    [one] één figuur
   *[other] { $figures } figuren
}
guilds-space-draft = { $space }: { $tile }, je voorlopige zet
guilds-choose-invest = 1 investeren
guilds-choose-second = Tweede figuur
guilds-choose-figure = Figuur zetten
guilds-choose-none = Geen figuur
guilds-choose-no-tavern = Geen taveerne
guilds-about-return = Met de andere drie speel je. Huizen brengen je figuren in de blokken, markten brengen je vooruit op het spoor van hun gilde. Tegels van één gilde passen goed bij elkaar.
guilds-about-found = Hij opent een blok, nog zonder figuur en investering. Naast elkaar ligt wat in een rechte lijn ligt, met alleen straat ertussen.
guilds-about-building = { $tile }: je figuur komt erop. Daarna investeer je 1 in het gilde of zet je er een tweede figuur bij.
guilds-about-market = { $tile }: je investeert 2 in het gilde en het blok is 2 meer waard. Geen figuur.
guilds-about-minstrel = { $tile }: één figuur als je wilt, geen gilde. Het blok is 5 meer waard.
guilds-about-tavern = { $tile }: het blok is 5 meer waard. Geen figuur, geen gilde.
guilds-changes = Wat dit verandert
guilds-change-end = Het spel eindigt
guilds-change-paid = Blok { $block } is vol
guilds-change-block = Blok { $block }
guilds-change-elsewhere = Andere blokken
guilds-change-chain = keten
guilds-change-lost = veld vol, de investering verandert niets
guilds-change-nothing = Dit verandert niets aan plaatsen of aandelen.
guilds-change-to = naar
guilds-change-white = nu wit
guilds-change-black = nu zwart
guilds-change-now = nu { $place }e
guilds-change-still = nog { $place }e
guilds-did-return = geeft een tegel terug
guilds-did-lay = legt { $tile } op { $space }
guilds-did-lay-in = legt { $tile } in blok { $block }
guilds-did-i = investeert { $steps } in de { $guild ->
    [b] bakkers
    [c] lakenmakers
    [k] kaarsenmakers
   *[s] smeden
}
guilds-did-f = zet er een tweede figuur op
guilds-did-minstrel = zet er een figuur op
guilds-did-n = zet er geen figuur op
guilds-did-x = legt geen taveerne
guilds-did-take = neemt { $tile }

guilds-rules-goal = Het doel
guilds-rules-goal-text =
    Alle spelers bouwen samen één stad van acht blokken met elk acht plaatsen. Wie in een blok de meeste huizen heeft, krijgt de meeste punten als het vol is. Maar elk blok wordt ook beheerst door een gilde, en een gilde betaalt wie erin heeft geïnvesteerd.
    Er zijn vier gilden: bakkers, lakenmakers, kaarsenmakers en smeden. Dit zijn de tegels:
guilds-rules-setup = De opbouw
guilds-rules-setup-text =
    Iedereen trekt vier tegels en legt er ongezien een terug. Drie tegels liggen open; de rest ligt gesloten. De taveernes liggen klaar.
    Speler 1 begint. Om de beurt legt elke speler een tegel in een blok dat nog leeg is, en niet grenzend aan een tegel in een ander blok. Bij de opbouw zijn er geen figuren en geen investeringen. Daarna neemt de speler een open tegel.
    Met drie spelers heeft ieder 18 figuren, met vier 13, met vijf 10.
    Elk gilde heeft elf gebouwen en zeven markten; daarbij komen vier minstreelhuizen en vier taveernes. Niet alle tegels worden gelegd.
guilds-rules-adjacent = Aangrenzend
guilds-rules-adjacent-text =
    Twee plaatsen grenzen aan elkaar als ze in een rechte lijn op elkaar volgen met alleen straat ertussen, hoe lang die ook is. Putten en drinkbakken op straat doen er niet toe. Binnenplaatsen en de stadsmuur beëindigen de lijn; schuin telt nooit.
    Probeer het: kies een plaats en zie waaraan hij grenst.
guilds-rules-turn = Een beurt
guilds-rules-turn-text =
    Leg een van je tegels op een vrije plaats die grenst aan een tegel in de stad. Wat je dan doet, hangt af van de tegel:
    Gebouw: zet er een figuur op. Investeer dan 1 in het gilde ervan, of zet er een tweede figuur op. Met je laatste figuur kun je alleen nog investeren; heb je er geen meer, dan leg je het gebouw zonder figuur en investeer je.
    Markt: investeer 2 in het gilde ervan. Op een markt staat geen figuur.
    Minstreelhuis: je mag er één figuur op zetten. Het hoort bij geen gilde.
    Neem ten slotte een van de drie open tegels; de volgende wordt opengelegd. Met vier of vijf spelers liggen er tegen het einde minder open en ten slotte geen meer. Wie de laatste plaats van de stad vult, neemt er geen meer.
guilds-rules-investing = Investeren
guilds-rules-investing-text =
    Elk gilde heeft een spoor. Investeren is je schijf vooruit zetten: één veld voor een gebouw, twee voor een markt. De sporen hebben geen einde.
    Op een veld staan hoogstens drie schijven; wie later komt, staat achter wie er al staan, zodat de volgorde altijd duidelijk is. Is het veld vol, dan vervalt de investering. Op de start is er geen volgorde en plaats voor iedereen, en wie daar staat krijgt niets.
    Een markt gaat twee velden vooruit of geen, nooit één. Een gebouw mag ook gelegd worden als de investering vervalt. Drie schijven is de grens op elk veld behalve de start.
    Jij bent de ronde schijf.
guilds-rules-owners = Van wie een blok is
guilds-rules-owners-text =
    Wit toont de eerste eigenaar van een blok, zwart de tweede. Wie als eerste een figuur in een blok zet, neemt wit; de tweede neemt zwart.
    Daarna worden de huizen vergeleken, en bij gelijk aantal de figuren. Wie een huis met een figuur legt en nu voor de houder van wit ligt, neemt wit; de vorige houder krijgt zwart. Anders geldt hetzelfde voor zwart. Gelijk zijn verandert niets.
    Derde is de beste van de anderen; zijn er daar twee gelijk, dan is niemand derde.
    Neemt een derde speler wit, dan verliest de houder van zwart zijn schijf.
guilds-rules-scoring = Een vol blok
guilds-rules-scoring-text =
    Een vol blok wordt meteen gescoord. Het is 8 waard, plus 2 voor elke markt en 5 voor elk minstreelhuis, ook zonder figuur, en elke taveerne. De eerste eigenaar krijgt de helft, de tweede de helft daarvan, de derde de helft daarvan, steeds naar boven afgerond. Wie alleen in het blok is, krijgt alles; zijn het er precies twee, dan krijgt ieder 1 meer.
    Dan betaalt het gilde met de meeste tegels in het blok 4, 2 en 1 aan de eerste drie op zijn spoor. Hebben er minder dan drie geïnvesteerd, dan vervallen de overige delen. Bij gelijkspel beslist de langste keten die in dit blok ligt of erdoorheen loopt, in volle lengte geteld, dan de keten die meer blokken bereikt; is het nog gelijk, dan betaalt geen enkel gilde.
    In een blok zonder figuren betaalt alleen het gilde. Een gilde zonder tegel in het blok beheerst het nooit.
guilds-rules-taverns = Taveernes
guilds-rules-taverns-text =
    Wie een van de eerste vier blokken vol maakt, mag een taveerne leggen op een vrije plaats die grenst aan een tegel. Er staat nooit een figuur op. Maakt ze een ander blok vol, dan wordt ook dat gescoord, en het kan de volgende taveerne opleveren. Een taveerne die niet gelegd wordt, vervalt.
    Er zijn vier taveernes, dus één kans voor elk van die blokken; is de stad vol, dan is er geen meer.
guilds-rules-end = Het einde
guilds-rules-end-text =
    Het spel eindigt als alle blokken vol zijn. Van elk gilde wordt de langste keten gescoord: aangrenzende huizen en markten van het gilde, ook over straten heen. Minstreelhuizen en taveernes onderbreken haar. Een keten is één punt per tegel waard, en een bonus voor de blokken die ze raakt: 1, 3, 6, 10, 15, 21, 28 of 35 voor één tot acht. Zijn er twee even lang, dan telt de keten die meer waard is.
    De eerste op het spoor van het gilde krijgt alles, de tweede de helft, de derde een kwart, naar boven afgerond. Dan verliest ieder een punt voor elke ongebruikte figuur. Wie de meeste punten heeft, wint; bij gelijkspel wordt de winst gedeeld.
    De punten kunnen ook onder nul zakken.
guilds-try-space = Probeer plaats { $space }
guilds-try-adjacent = Probeer het: waaraan grenst deze plaats?
guilds-try-adjacent-to = { $space } grenst aan { $spaces }.
guilds-try-situation = Situatie
guilds-try-behind = Erachter aansluiten
guilds-try-full = Een vol veld
guilds-try-lay = Wat je legt
guilds-try-before = Nog niets
guilds-try-building = Een gebouw
guilds-try-market = Een markt
guilds-try-owners = Eigenaars van het blok
guilds-try-three = Drie eigenaars
guilds-try-two = Twee eigenaars
guilds-try-alone = Eén eigenaar
guilds-try-chain = Probeer het: neem een tegel uit de keten weg.
guilds-try-take = { $space }: { $tile } wegnemen

## Spelmateriaal

guilds-wrong-set-line = ‘{ $line }’ zou ‘bonus: …’ of ‘map:’ moeten zijn
guilds-wrong-line = { $word } is geen plek (a1 tot h8) en ook niet players, track, markers, leaders of score
guilds-wrong-score-twice = { $word } moet twee keer geteld worden; elk wordt één keer genoemd
guilds-wrong-player = { $word } is geen speler; spelers zijn 1 tot { $players }
guilds-wrong-track = een spoor noemt zijn gilde ({ $guilds }), bijvoorbeeld 'track k: 4 1 2'
guilds-wrong-track-twice = het spoor van { $guild } staat er twee keer; elk heeft één regel
guilds-wrong-on-track-twice = speler { $player } staat twee keer op dit spoor
guilds-wrong-markers = markers noemen een blok, wie wit heeft en wie zwart, bijvoorbeeld 'markers b: 1 2'
guilds-wrong-markers-twice = de markers van blok { $block } staan er twee keer; ze worden één keer genoemd
guilds-wrong-holder = speler { $player } heeft geen figuur in blok { $block } en kan er geen marker van hebben
guilds-wrong-holder-twice = speler { $player } kan niet beide markers van blok { $block } hebben
guilds-wrong-marker = speler { $player } kan deze marker van blok { $block } niet hebben: speler { $other } heeft daar meer huizen, of evenveel met meer figuren
guilds-wrong-black-missing = in blok { $block } hebben meer spelers huizen; zeg ook wie zwart heeft, bijvoorbeeld 'markers b: 1 2'
guilds-wrong-space-twice = deze plek staat er twee keer
guilds-wrong-tile-expected = hier wordt een tegel verwacht ({ $tiles }), dan de speler en het aantal figuren
guilds-wrong-too-many-tiles = er zijn maar { $most } tegels { $tile }
guilds-wrong-figure-place = figuren staan alleen op gebouwen en minstreelhuizen
guilds-wrong-figures = één figuur, of twee op een gebouw
guilds-wrong-too-many-figures = speler { $player } heeft meer figuren in de stad dan er zijn
guilds-wrong-equal = spelers { $one } en { $other } zijn gelijk in blok { $block }; zeg wie wit heeft en wie zwart, bijvoorbeeld 'markers b: { $one } { $other }'
guilds-wrong-end-too-early = { $laid } van { $spaces } plekken hebben een tegel; het einde wordt geteld als ze er allemaal een hebben
guilds-wrong-score = { $word } kan niet geteld worden; de blokken a tot h wel, en 'end'
guilds-wrong-block-too-early = blok { $block } heeft { $tiles } tegels; een blok wordt geteld als alle { $spaces } liggen
guilds-wrong-no-map = er is geen regel ‘map:’ met de tekening van de stad eronder
guilds-wrong-no-bonus = vóór ‘map:’ ontbreekt de regel ‘bonus: 1 3 6 …’
guilds-wrong-bonus = de bonusregel heeft { $blocks } getallen tot { $most }, voor ketens door 1 tot { $blocks } blokken
guilds-wrong-bonus-order = de bonus moet stijgen met elk blok dat een keten raakt
guilds-wrong-letter = ‘{ $letter }’ betekent niets; een plaats is A tot H, straat . (put o, drinkbak =), binnenplaats ", muur #
guilds-wrong-row = deze rij van de kaart heeft { $cells } tekens; de andere hebben er { $width }
guilds-wrong-block = blok { $block } heeft { $spaces } plaatsen; een blok heeft er { $right }
guilds-wrong-block-apart = blok { $block } valt uiteen: de plaats in rij { $row }, kolom { $column } van de kaart hangt niet samen met de eerste
guilds-wrong-unreached = { $space } is vanaf { $first } niet te bereiken; alle plaatsen moeten verbonden zijn
guilds-unusual-same-shape = de blokken { $block } en { $other } hebben dezelfde vorm; in de doos zijn ze allemaal verschillend
guilds-unusual-one-door = blok { $block } is alleen via { $space } te bereiken; twee plaatsen of meer zou eerlijk zijn
guilds-unusual-short-streets = geen straat is lang: ergens zouden { $cells } straatvelden of meer tussen twee plaatsen moeten liggen
guilds-unusual-no-chain = de keten van de spelregels past nergens: zes tegels over drie blokken die uiteenvallen in 3 over 3 en 2 over 2

## Op papier

guilds-paper-town = Stad
guilds-paper-town-part = Deel van de stad
guilds-paper-join = Knip alle delen van de stad uit en leg ze tegen elkaar, of plak ze van achteren aan elkaar.
guilds-paper-tiles = Tegels
guilds-paper-counters = Figuren en markeringen
guilds-paper-counters-note = Voor elke speler figuren en, in volle kleur, een markering voor elk spoor; witte en zwarte markeringen voor de huizenblokken.
guilds-paper-figure = Figuur van speler { $number }
guilds-paper-marker = Markering van speler { $number }
guilds-paper-white = Witte markering
guilds-paper-black = Zwarte markering
guilds-paper-tracks = Investeringssporen
guilds-paper-tracks-note = Wie op een veld komt, staat achter wie er al staat. Na het laatste veld ga je bij de start verder; tel het op bij wat er op het veld staat.
guilds-paper-start = Start
guilds-paper-score = Schrijf op wat je voor elk huizenblok met zijn gilde krijgt, daarna de ketens.
guilds-paper-block = Blok { $block }
guilds-paper-chain = Keten: { $guild }
guilds-paper-needs = Meer is er niet nodig. Leg de witte en de zwarte markering op het bord van een huizenblok of ernaast als iemand het bezit: met een figuur van die speler erop.
guilds-paper-turn = Een beurt
guilds-paper-turn-1 = Leg een tegel die grenst aan een tegel in de stad.
guilds-paper-turn-2 = Gebouw: een figuur, daarna 1 investeren of een tweede figuur. Markt: 2 investeren. Minstreelhuis: een figuur, als je wilt.
guilds-paper-turn-3 = Vergelijk de eigenaren; scoor het huizenblok als het vol is; misschien komt er een taveerne.
guilds-paper-turn-4 = Neem een open tegel.
guilds-paper-worth = Een vol huizenblok
guilds-paper-worth-block = elk huizenblok
guilds-paper-worth-market = voor elke markt
guilds-paper-worth-house = voor elk minstreelhuis en elke taveerne
guilds-paper-worth-shares = voor de eerste eigenaar, de helft daarvan voor de tweede, de helft daarvan voor de derde, naar boven afgerond; alleen: alles; precies twee: elk 1 meer
guilds-paper-worth-guild = voor de eerste drie op het spoor van het gilde met de meeste tegels
guilds-paper-chains = Ketens aan het einde
guilds-paper-blocks = Blokken
guilds-paper-bonus = Bonus
guilds-paper-shares = van grootte en bonus voor de eerste drie op het spoor, naar boven afgerond; daarna 1 punt minder voor elk ongebruikt figuur
## Wat telt, en wat de eerste keer wordt uitgelegd
guilds-scores-block = Vol blok, 8 of meer waard: de helft, een kwart en een achtste voor de eerste drie eigenaars
guilds-scores-guild = Het gilde met de meeste tegels erin betaalt 4, 2 en 1 aan de eerste drie op zijn spoor
guilds-scores-chain = Aan het eind betaalt de langste keten van elk gilde de eerste drie op het spoor: alles, de helft en een kwart
guilds-scores-figures = Elke figuur die je aan het eind niet hebt gebruikt: −1

guilds-moment-returned = Je tegel ligt weer in de stapel
guilds-moment-returned-text = Niemand anders weet welke het was. Later kan hij weer opduiken, voor iedereen.
guilds-moment-white = Je hebt wit
guilds-moment-white-text = Wit toont de eerste eigenaar van een blok: eerst wie er het eerst was, dan wie meer huizen met figuren heeft. Een vol blok betaalt hem de helft.
guilds-moment-black = Je hebt zwart
guilds-moment-black-text = Zwart toont de tweede eigenaar, die een kwart krijgt. Met meer huizen, of evenveel huizen en meer figuren, neem je wit.
guilds-moment-invested = Je hebt geïnvesteerd
guilds-moment-invested-text = Je schijf ging vooruit op het spoor van het gilde. De eerste drie daar worden betaald als het gilde een vol blok beheerst, en aan het eind voor zijn keten.
guilds-moment-market = Een markt is een investering
guilds-moment-market-text = Ze zet je schijf twee velden vooruit, draagt geen figuur en maakt haar blok 2 meer waard.
guilds-moment-crowded = Een vol veld op een spoor
guilds-moment-crowded-text = Drie schijven staan op één veld, een vierde mag niet. Een investering die daar zou eindigen vervalt; een markt kan eroverheen springen.
guilds-moment-minstrel = Een minstreelhuis
guilds-moment-minstrel-text = Het maakt zijn blok 5 meer waard en telt als huis voor wie er de ene figuur op heeft. Het hoort bij geen gilde en onderbreekt ketens.
guilds-moment-block = Blok { $block } is vol
guilds-moment-block-text = Het was { $value } waard: 8, plus markten, minstreelhuizen en taveernes. De eigenaars kregen de helft, een kwart en een achtste, naar boven afgerond.
guilds-moment-control = Een gilde heeft betaald
guilds-moment-control-text = Het gilde met de meeste tegels in een vol blok betaalt 4, 2 en 1 aan de eerste drie op zijn spoor, ook als daar niets van hen is.
guilds-moment-tie = Twee gilden waren gelijk
guilds-moment-tie-text = Twee gilden hadden de meeste tegels in een vol blok. Dan beslist de langste keten erdoorheen, dan die over meer blokken; is het nog gelijk, dan betaalt geen gilde.
guilds-moment-alone = Alleen in een blok
guilds-moment-alone-text = Niemand anders had er een figuur in, dus je kreeg alles wat het waard was.
guilds-moment-tavern = Er is een taveerne gelegd
guilds-moment-tavern-text = Wie een van de eerste vier blokken vol maakt, mag er een leggen. Ze maakt haar blok 5 meer waard, en kan het zelfs vullen.
guilds-moment-chain = Een keten over meer blokken
guilds-moment-chain-text = Aangrenzende tegels van één gilde, ook over straten heen, zijn een keten. Aan het eind levert ze een punt per tegel op, en een bonus die groeit met de blokken die ze raakt.
guilds-moment-no-figures = Je hebt geen figuren meer
guilds-moment-no-figures-text = Gebouwen leg je nu zonder figuur, en je investeert. Aan het eind wordt je niets afgetrokken voor figuren.
guilds-moment-chains = De ketens zijn gescoord
guilds-moment-chains-text = De langste keten van elk gilde betaalde de eerste op zijn spoor alles, de tweede de helft, de derde een kwart. Sporen tellen dus dubbel: voor blokken, en hier.
guilds-moment-unused = Figuren die over waren
guilds-moment-unused-text = Elke figuur die je tot het eind niet hebt gezet, kost een punt.
# The guided match: what the coach says.

guilds-learn-welcome = Welkom in de stad! Acht blokken wachten op huizen. Je bouwt samen met twee bots, en iedereen wil het beste deel van elk blok.
guilds-learn-hand = Je trok { $tiles } tegels en houdt er { $kept }. Eén gaat dus terug, en niemand ziet welke. Houd tegels van één gilde: die helpen elkaar later.
guilds-learn-return = Je hebt twee bakkers en twee tegels van andere gilden. Geef de kaarsenmakers terug, en bevestig.
guilds-learn-return-baker = Toegestaan, maar twee bakkers horen bij elkaar. De kaarsenmakers staan alleen in je hand: geef die terug.
guilds-learn-return-market = Dat kan. Maar een markt maakt een blok meer waard; het huis van de kaarsenmakers is je eenzaamste tegel.
guilds-learn-return-free = Geef de tegel terug die het minst bij de andere past.
guilds-learn-block = Dit is een blok: acht plaatsen tussen straten. Zijn alle acht vol, dan is het voltooid, en pas dan levert het punten op, één keer.
guilds-learn-found = Eerst legt iedereen een tegel in een eigen blok: zonder figuur, zonder te investeren. Verspil er dus geen bakker aan.
guilds-learn-found-here = Leg de lakenmakersmarkt op de gemarkeerde plaats.
guilds-learn-found-baker = Toegestaan, maar dit eerste huis krijgt geen figuur en zou van niemand zijn. Neem de markt ervoor.
guilds-learn-take-baker = Elke beurt eindigt ermee dat je een van de drie open tegels neemt. Daar liggen bakkers: neem ze, en bevestig.
guilds-learn-take-other = Toegestaan. Maar kijk in je hand: met deze tegel zou je drie bakkers hebben.
guilds-learn-found-free = Leg je eerste tegel in een leeg blok, weg van de andere tegels, en neem een open tegel.
guilds-learn-others-founded = De anderen zijn ook twee blokken begonnen. Vanaf nu ligt elke tegel naast een die er al is.
guilds-learn-adjacent = Ernaast betekent: in een rechte lijn, met niets dan straat ertussen. Rond je markt zijn deze plaatsen vrij.
guilds-learn-lay-baker = Leg een bakkershuis op de gemarkeerde plaats. Een van je figuren trekt er vanzelf in: het huis is van jou.
guilds-learn-no-neighbour = Die plaats heeft nog geen buur. Zoek er een in een rechte lijn vanaf een tegel die er ligt.
guilds-learn-invest = Kies nu: investeren, of een tweede figuur. Investeer: je schijf gaat naar veld { $field } van het spoor van de bakkers. Wie daar voorop ligt, wordt betaald als bakkers een blok beheersen.
guilds-learn-figure-early = Dat kan. Maar in dit blok is verder nog niemand: investeer eerst in je bakkers.
guilds-learn-take-again = Neem nog eens de bakkers, en bevestig.
guilds-learn-lay-free = Leg een huis naast een tegel in een blok dat je wilt hebben, en investeer in het gilde.
guilds-learn-white = Jij had als eerste een figuur in dit blok, dus de witte schijf is van jou: de eerste plaats. Huizen tellen, dan figuren. De bots willen ook hun deel.
guilds-learn-chain = De bot heeft je geholpen: zijn bakkers raken de jouwe. Bakkers naast elkaar zijn een keten; de langste levert aan het eind van het spel punten op.
guilds-learn-lay-chain = Leg een bakkershuis op de gemarkeerde plaats: dan heeft de keten drie huizen.
guilds-learn-second-figure = De bot achter je heeft misschien gauw evenveel huizen. Zet daarom nu een tweede figuur: { $houses } huizen met { $figures } figuren zijn moeilijk te verslaan.
guilds-learn-invest-now = Toegestaan, maar dan komt de bot met nog één huis gelijk. Met een tweede figuur blijf je eerste.
guilds-learn-take-market = Er ligt een bakkersmarkt open. Neem die, en bevestig.
guilds-learn-second-free = Leg een tweede huis in een blok waar je eerste bent: huizen tellen vóór figuren.
guilds-learn-last-space = Er is nog één plaats vrij. Wie die vult, voltooit het blok, en het wordt meteen gescoord.
guilds-learn-value = Een blok is 8 waard, en 2 meer voor elke markt. Met jouw markt zijn het er drie: { $value }.
guilds-learn-complete = Leg de markt daar. De eerste plaats krijgt de helft, { $share }; en bakkers hebben hier de meeste tegels, waar jij voorop ligt: { $guild }. { $points } punten!
guilds-learn-building-last = Toegestaan: { $points } punten. Een markt maakt het blok 2 meer waard, en je tweede figuur houdt je toch al eerste.
guilds-learn-tavern = Wie een van de eerste vier blokken voltooit, mag een taveerne leggen: die maakt een blok 5 meer waard. Leg hem waar je hierna wilt bouwen.
guilds-learn-take-any = Neem een open tegel naar keuze, en bevestig.
guilds-learn-complete-free = Heeft een blok nog één vrije plaats, kijk dan wie er het meest aan heeft die te vullen.
guilds-learn-paid = Het blok is gescoord: de helft voor de eerste, daarvan de helft voor de tweede, enzovoort; dan 4, 2 en 1 voor wie bij het gilde voorop ligt.
guilds-learn-end = Is de stad vol, dan levert de langste keten van elk gilde punten op: alles voor de eerste op het spoor, dan de helft, dan een kwart. Een figuur die overblijft kost een punt.
guilds-learn-bye = Vanaf hier speel je alleen, en de bots denken zelf. Let op welke blokken bijna vol zijn!
guilds-learn-less = Toegestaan, maar het levert { $mine } punten op; wat ik bedoel levert { $best } op. Probeer het nog eens, of bevestig opnieuw om de jouwe te houden.
## Oefenen

guilds-puzzle-points = { $gain ->
    [one] Vind de beurt die je { $gain } punt oplevert.
   *[other] Vind de beurt die je { $gain } punten oplevert.
}
guilds-puzzle-points-name = Punten meteen
guilds-puzzle-lead = { $gain ->
    [one] Win { $gain } punt op de beste van de anderen. De meeste punten doen het niet.
   *[other] Win { $gain } punten op de beste van de anderen. De meeste punten doen het niet.
}
guilds-puzzle-lead-name = De voorsprong
guilds-puzzle-block = { $gain ->
    [one] Maak een blok voorgoed van jou: niemand mag er nog eerste kunnen worden, ook niet met een huis op elke vrije plek.
   *[other] Maak { $gain } blokken voorgoed van jou: niemand mag er nog eerste kunnen worden, ook niet met een huis op elke vrije plek.
}
guilds-puzzle-block-name = Een blok voorgoed
# Score pads
guilds-wrong-leaders = leaders noemt een blok, het gilde dat het controleerde toen het vol werd (b, c, k, s of - voor geen) en hoogstens drie spelers die op zijn spoor voorop stonden, zoals in 'leaders b: k 4 1 2'
guilds-wrong-leaders-twice = de koplopers van blok { $block } staan er twee keer; ze worden één keer genoemd
guilds-wrong-control = dit gilde kan blok { $block } niet gecontroleerd hebben: dat doet er een met de meeste tegels daar, en geen enkel alleen waar er meer evenveel hebben
## Own component sets

guilds-set-town = De stad
guilds-set-how = Kies waarmee je schildert en ga over de stad; met toetsen: pijlen bewegen, een letter schildert.
guilds-set-brush = Waarmee geschilderd wordt
guilds-set-block = plek van blok { $block }
guilds-set-street = Straat
guilds-set-well = Put
guilds-set-trough = Trog
guilds-set-yard = Hof
guilds-set-wall = Muur
guilds-set-grow = Nog een rij muur:
guilds-set-top = boven
guilds-set-right = rechts
guilds-set-bottom = onder
guilds-set-left = links
guilds-set-blocks = Huizenblokken
guilds-set-spaces = { $spaces } van { $right } plekken
guilds-set-apart = in stukken
guilds-set-bonus = Bonus van lange ketens
guilds-set-bonus-about = Wat een keten die zoveel blokken raakt waard is naast zijn lengte.
guilds-set-bonus-for = { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}
guilds-pad-tiles = Tegels
guilds-pad-tile-left = { $tile }, nog { $left }
guilds-pad-owner = Wiens figuren er staan
guilds-pad-nobody = niemand
guilds-pad-figures = Figuren
guilds-pad-figures-number = { $number ->
    [one] één figuur
   *[other] { $number } figuren
}
guilds-pad-town = De stad. Pijltoetsen bewegen, Enter legt.
guilds-pad-tracks = Investeringssporen
guilds-pad-ahead = { $name }: een plaats vooruit
guilds-pad-back = { $name }: een plaats terug
guilds-pad-onto = { $name }: op het spoor
guilds-pad-field-0 = op veld 0:
guilds-pad-blocks = Blokken
guilds-pad-blocks-about = Score een blok als het vol raakt: zijn gilde wordt betaald volgens de sporen zoals ze dan staan.
guilds-pad-laid = { $tiles } van 8 gelegd, { $value } waard
guilds-pad-pay = { $block } scoren
guilds-pad-paid = gescoord
guilds-pad-unpay = Terugnemen
guilds-pad-white = Wit
guilds-pad-black = Zwart
guilds-pad-end = Het spel is voorbij: kettingen en ongebruikte figuren scoren
guilds-pad-equal = Spelers { $one } en { $other } zijn gelijk in blok { $block }: kies wie wit en wie zwart heeft.
guilds-pad-score-now = Blok { $block } is vol: score het.
guilds-pad-left = { $spaces ->
    [one] Eén plek is nog vrij.
   *[other] { $spaces } plekken zijn nog vrij.
}
guilds-pad-end-now = Alle blokken zijn gescoord: het einde kan gescoord worden.
guilds-deal-tile = Tegel { $tile } van { $tiles }
