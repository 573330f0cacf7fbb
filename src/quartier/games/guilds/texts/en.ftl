# City and Guilds

guilds-title = City and Guilds
guilds-blurb = All build one town: win the blocks with your figures, and invest in the guilds that will control them.

guilds-option-box = Town

guilds-phase-return = Return one of your four tiles, unseen.
guilds-phase-found = Set-up: lay a tile in an empty block, away from the tiles of other blocks. No figure, no investment.
guilds-phase-lay = Lay one of your tiles next to a tile on the board.
guilds-phase-invest = Invest in this guild, or put a second figure on the building.
guilds-phase-minstrel = Put a figure on the minstrel house, or leave it empty.
guilds-phase-tavern = You completed a block: lay a tavern, or decline.
guilds-phase-take = Take one of the open tiles.

guilds-rule-not-in-hand = You have no such tile in your hand.
guilds-rule-space-taken = A tile lies on that space already.
guilds-rule-touches-nothing = A tile must be adjacent to one on the board: in a straight line, with only street between.
guilds-rule-block-begun = In set-up each tile begins a new block; that one has a tile already.
guilds-rule-touches-a-tile = In set-up a tile must not be adjacent to a tile in another block.
guilds-rule-neither = A building brings an investment or a second figure; one of the two must be chosen.
guilds-rule-no-investment = A minstrel house belongs to no guild: there is nothing to invest in.
guilds-rule-no-tavern = A tavern can be laid only by who has just completed one of the first four blocks.
guilds-rule-not-open = No such tile lies open.

guilds-item-block-alone = Block { $block }, worth { $value }: nobody else is in it
guilds-item-block-first = Block { $block }, worth { $value }: first owner, half
guilds-item-block-second = Block { $block }, worth { $value }: second owner, a quarter
guilds-item-block-third = Block { $block }, worth { $value }: third owner, an eighth
guilds-item-block-first-of-two = Block { $block }, worth { $value }: first of two owners, half and 1 more
guilds-item-block-second-of-two = Block { $block }, worth { $value }: second of two owners, a quarter and 1 more
guilds-item-guild-first = Block { $block }: first among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}, who control it
guilds-item-guild-second = Block { $block }: second among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}, who control it
guilds-item-guild-third = Block { $block }: third among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}, who control it
guilds-item-chain-first = Chain of { $size } over { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, worth { $worth }: first among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}
guilds-item-chain-second = Chain of { $size } over { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, worth { $worth }: second, half, among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}
guilds-item-chain-third = Chain of { $size } over { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, worth { $worth }: third, a quarter, among the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}
guilds-item-figures = { $figures ->
    [one] One unused figure
   *[other] { $figures } unused figures
}

guilds-guild-b = Bakers
guilds-guild-c = Clothmakers
guilds-guild-k = Candlemakers
guilds-guild-s = Smiths

guilds-terminal-open = Open tiles:
guilds-terminal-stack = · { $tiles } face down · taverns: { $taverns }
guilds-terminal-hand = Player { $player }: { $tiles } tiles, { $figures } figures.
guilds-terminal-guild = Guild
guilds-terminal-track = Investment (player:field)
guilds-terminal-chain = Longest chain
guilds-terminal-worth = { $size } over { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, worth { $worth }
guilds-terminal-block = Block
guilds-terminal-value = Value
guilds-terminal-white = White
guilds-terminal-black = Black
guilds-terminal-control = Guild

guilds-notation-help = Tiles: b bakers, c clothmakers, k candlemakers, s smiths, with m their market; h minstrel house, t tavern. Spaces: block and number, as d4. s-d4 lays a tile; i invests, f puts a figure, n puts none; t-d4 lays a tavern, x declines it; >b takes an open tile; <b returns one in set-up.
