# City and Guilds

guilds-title = City and Guilds
guilds-blurb = Allen bouwen aan één stad: win de huizenblokken met je figuren en investeer in de gilden die ze gaan beheersen.

guilds-option-box = Stad

guilds-phase-return = Leg een van je vier tegels ongezien terug.
guilds-phase-found = Opbouw: leg een tegel in een leeg blok, niet naast tegels van andere blokken. Geen figuur, geen investering.
guilds-phase-lay = Leg een van je tegels naast een tegel op het bord.
guilds-phase-invest = Investeer in dit gilde of zet een tweede figuur op het gebouw.
guilds-phase-minstrel = Zet een figuur op het minstreelhuis of laat het leeg.
guilds-phase-tavern = Je hebt een blok voltooid: leg een taveerne of zie ervan af.
guilds-phase-take = Neem een van de open tegels.

guilds-rule-not-in-hand = Zo'n tegel heb je niet in je hand.
guilds-rule-space-taken = Op die plaats ligt al een tegel.
guilds-rule-touches-nothing = Een tegel moet grenzen aan een tegel op het bord: in een rechte lijn, met alleen straat ertussen.
guilds-rule-block-begun = Bij de opbouw begint elke tegel een nieuw blok; in dit blok ligt er al een.
guilds-rule-touches-a-tile = Bij de opbouw mag een tegel niet grenzen aan een tegel in een ander blok.
guilds-rule-neither = Een gebouw geeft een investering of een tweede figuur; een van beide moet je kiezen.
guilds-rule-no-investment = Een minstreelhuis hoort bij geen gilde: er valt niets te investeren.
guilds-rule-no-tavern = Een taveerne legt alleen wie zojuist een van de eerste vier blokken heeft voltooid.
guilds-rule-not-open = Zo'n tegel ligt niet open.

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
guilds-terminal-stack = · { $tiles } gedekt · taveernes: { $taverns }
guilds-terminal-hand = Speler { $player }: { $tiles } tegels, { $figures } figuren.
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

guilds-notation-help = Tegels: b bakkers, c lakenmakers, k kaarsenmakers, s smeden, met m hun markt; h minstreelhuis, t taveerne. Plaatsen: blok en nummer, zoals d4. s-d4 legt een tegel; i investeert, f zet een figuur, n geen; t-d4 legt een taveerne, x ziet ervan af; >b neemt een open tegel; <b legt er bij de opbouw een terug.
