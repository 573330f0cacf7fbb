# City and Guilds

guilds-title = City and Guilds
guilds-blurb = All build one town: win its blocks with your figures, and invest in the right guilds.

guilds-option-box = Town

guilds-character-spoiler = the Spoiler
guilds-character-spoiler-about = Keeps an eye on everybody’s points and begrudges each of them.
guilds-character-chainsmith = the Chainsmith
guilds-character-chainsmith-about = Invests in long chains and builds on them wherever it can.
guilds-character-gambler = the Gambler
guilds-character-gambler-about = Takes the turn that may bring much, even if it may bring little.

guilds-phase-return = Give back one of your four tiles, face down.
guilds-phase-found = First tile: an empty block, adjacent to no other tile.
guilds-phase-lay = Lay a tile next to one in the town.
guilds-phase-invest = Invest in the guild, or add a second figure.
guilds-phase-minstrel = Put a figure on the minstrel house, or leave it empty.
guilds-phase-tavern = Block complete: lay a tavern, or decline.
guilds-phase-take = Take one of the open tiles.

guilds-rule-not-in-hand = You have no such tile in your hand.
guilds-rule-space-taken = A tile lies on that space already.
guilds-rule-touches-nothing = A tile must be adjacent to one on the board: in a straight line, with only street between.
guilds-rule-block-begun = In set-up each tile begins a new block; that one has a tile already.
guilds-rule-touches-a-tile = In set-up a tile must not be adjacent to a tile in another block.
guilds-rule-neither = A building brings an investment or a second figure; one of the two must be chosen.
guilds-rule-no-investment = A minstrel house belongs to no guild: there is nothing to invest in.
guilds-rule-no-tavern = Only whoever has just completed one of the first four blocks may lay a tavern.
guilds-rule-not-open = No such tile lies open.

guilds-points-block = Blocks
guilds-points-guild = Guilds of blocks
guilds-points-chain = Chains
guilds-points-figures = Unused figures
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
guilds-terminal-hand = Player { $player }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
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
guilds-terminal-own-hand = Hand ({ $figures ->
    [one] one figure
   *[other] { $figures } figures
}):
guilds-terminal-hand-brief = { $player }: { $tiles }, figures { $figures }
guilds-terminal-track-brief = player:field
guilds-terminal-chain-brief = chain
guilds-legend = H minstrel house   T tavern   with M a market   S11: a smiths’ house of player 1; a digit a figure   d4 a free space, d4+ where a tile may lie now   . street, o well, = trough   " yard and # wall end a line   ○ ● who holds white and black   5/2 → 8 chain of 5 tiles in 2 blocks, worth 8   ✓ full   last columns: what each player gets for the block, or would get now

guilds-notation-help = Tiles: b bakers, c clothmakers, k candlemakers, s smiths, with m their market; h minstrel house, t tavern. Spaces: block and number, as d4. s-d4 lays a tile; i invests, f puts a figure, n puts none; t-d4 lays a tavern, x declines it; >b takes an open tile; <b returns one in set-up.

## What is no move, and what is wrong on a score sheet

guilds-wrong-move = { $text } is no move; a tile is laid as in s-d4 (b c k s buildings, bm cm km sm markets, h minstrel house, t tavern), taken as in >s, returned as in <s; i invests, f puts a figure, n puts none, x declines the tavern
guilds-wrong-tile = { $name } is no tile; the tiles are { $tiles }
guilds-wrong-space = { $name } is no space; a space is a block and a number, from a1 to h8
guilds-wrong-nothing-to-score = nothing is to be scored; add a line like 'score: b' or 'score: end'
guilds-wrong-players-first = the first line says how many play, as in 'players: 4'
guilds-wrong-players-twice = the number of players stands there twice; it is said once
guilds-wrong-players = the number of players is { $few } to { $many }

## On the page

guilds-keys = Arrow keys move, Space lays, 1 to 4 choose a tile, I invests, F puts a figure, Z goes back, Enter confirms.
guilds-tile-b = bakers’ house
guilds-tile-c = clothmakers’ house
guilds-tile-k = candlemakers’ house
guilds-tile-s = smiths’ house
guilds-tile-bm = bakers’ market
guilds-tile-cm = clothmakers’ market
guilds-tile-km = candlemakers’ market
guilds-tile-sm = smiths’ market
guilds-tile-h = minstrel house
guilds-tile-t = tavern
guilds-tile-back = a tile that is not known
guilds-one-b = a bakers’ house
guilds-one-c = a clothmakers’ house
guilds-one-k = a candlemakers’ house
guilds-one-s = a smiths’ house
guilds-one-bm = a bakers’ market
guilds-one-cm = a clothmakers’ market
guilds-one-km = a candlemakers’ market
guilds-one-sm = a smiths’ market
guilds-one-h = a minstrel house
guilds-one-t = a tavern
guilds-hand = Your hand
guilds-open = Open · { $tiles } face down
guilds-hands = Hands, and figures left
guilds-figures-left = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}
guilds-unseen = Not seen yet: { $number ->
    [one] one tile
   *[other] { $number } tiles
}
guilds-taverns-left = Taverns left: { $number }
guilds-tracks = Investment tracks
guilds-track-place = { $place }. { $player } (field { $field })
guilds-track-empty = nobody has invested
guilds-blocks = Blocks
guilds-block = Block { $block }, worth { $value }
guilds-block-full = Block { $block }, full, worth { $value }
guilds-block-nobody = Nobody would get anything for it.
guilds-holds-white = white: { $player }
guilds-holds-black = black: { $player }
guilds-control = { $guild } control it
guilds-who = Player
guilds-houses = houses
guilds-figures = figures
guilds-points = points
guilds-space-free = { $space }: free
guilds-space-may = { $space }: free, the tile may lie there
guilds-space-may-not = { $space }: free, the tile may not lie there
guilds-propose-return = return this one: { $tile }
guilds-nudge-return = Hint: which tile will you miss least?
guilds-nudge-invest = Hint: an investment could pay off.
guilds-advice-about = On the right: how many points to expect at the end, on average over many games that a bot played on from here. The order also considers what the others get. Small differences mean little.
guilds-review-about = What a turn lost is counted by points and half of the lead over the best of the others: what they get may cost the win.
guilds-space-tile = { $space }: { $tile }
guilds-space-house = { $space }: { $tile }, { $player }, { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
guilds-space-draft = { $space }: { $tile }, your draft
guilds-choose-invest = Invest 1
guilds-choose-second = Second figure
guilds-choose-figure = Put a figure
guilds-choose-none = No figure
guilds-choose-no-tavern = No tavern
guilds-about-return = You play with the other three. Houses bring your figures into blocks, markets move you ahead on their guild’s track. Tiles of one guild go well together.
guilds-about-found = It starts a block, still without figure and investment. Adjacent is what lies in a straight line, with only street between.
guilds-about-building = { $tile }: your figure goes on it. Then you invest 1 in its guild or add a second figure.
guilds-about-market = { $tile }: you invest 2 in its guild, and the block is worth 2 more. No figure.
guilds-about-minstrel = { $tile }: one figure if you like, no guild. The block is worth 5 more.
guilds-about-tavern = { $tile }: the block is worth 5 more. No figure, no guild.
guilds-changes = What this changes
guilds-change-end = The game ends
guilds-change-paid = Block { $block } is full
guilds-change-block = Block { $block }
guilds-change-elsewhere = Other blocks
guilds-change-chain = chain
guilds-change-lost = field full, the investment changes nothing
guilds-change-nothing = This changes nobody’s places or shares.
guilds-change-to = to
guilds-change-white = now white
guilds-change-black = now black
guilds-change-now = now { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
guilds-change-still = still { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
guilds-did-return = returns a tile
guilds-did-lay = lays { $tile } on { $space }
guilds-did-lay-in = lays { $tile } in block { $block }
guilds-did-i = invests { $steps } in the { $guild ->
    [b] bakers
    [c] clothmakers
    [k] candlemakers
   *[s] smiths
}
guilds-did-f = puts a second figure on it
guilds-did-minstrel = puts a figure on it
guilds-did-n = puts no figure on it
guilds-did-x = lays no tavern
guilds-did-take = takes { $tile }

guilds-rules-goal = The aim
guilds-rules-goal-text =
    All players build one town of eight blocks with eight spaces each. Whoever has the most houses in a block gets the most points when it is full. But each block is also controlled by a guild, and a guild pays those who have invested in it.
    There are four guilds: bakers, clothmakers, candlemakers and smiths. These are the tiles:
guilds-rules-setup = Set-up
guilds-rules-setup-text =
    Everybody draws four tiles and returns one, unseen. Three tiles lie open; the rest is face down. The taverns lie aside.
    Player 1 begins. In turn, each player lays one tile in a block that is still empty, and not adjacent to a tile in another block. In set-up there are no figures and no investments. Then the player takes an open tile.
    There are 18 figures each for three players, 13 for four, 10 for five.
    Each guild has eleven buildings and seven markets; there are four minstrel houses and four taverns. Not all tiles are laid.
guilds-rules-adjacent = Adjacent
guilds-rules-adjacent-text =
    Two spaces are adjacent when they follow each other in a straight line with nothing but street between them, however long the street is. Wells and troughs on the street do not matter. Yards and the town wall end the line, and diagonals never count.
    Try it: choose a space, and see what it is adjacent to.
guilds-rules-turn = A turn
guilds-rules-turn-text =
    Lay one of your tiles on a free space that is adjacent to a tile in the town. What you do then depends on the tile:
    Building: put a figure on it. Then either invest 1 in its guild, or put a second figure on it. With your last figure you can only invest; with none left, you lay the building without one and invest.
    Market: invest 2 in its guild. No figure stands on a market.
    Minstrel house: you may put one figure on it. It belongs to no guild.
    Finally take one of the three open tiles; the next is revealed. With four or five players fewer lie open towards the end, and at last none. Whoever fills the last space of the town takes no more.
guilds-rules-investing = Investing
guilds-rules-investing-text =
    Each guild has a track. To invest is to move your marker ahead: one field for a building, two for a market. The tracks have no end.
    At most three markers stand on a field; whoever comes later stands behind those already there, so that the order is always clear. If the field is full, the investment is lost. On the start there is no order and room for all, and whoever stands there gets nothing.
    A market moves two fields or none, never one. A building may also be laid when its investment is lost. Three on a field is the limit for every field but the start.
    You are the round mark.
guilds-rules-owners = Who owns a block
guilds-rules-owners-text =
    White marks the first owner of a block, black the second. The first player to put a figure into a block takes white, the second takes black.
    Then houses are compared, and where houses are equal, figures. Whoever lays a house with a figure and is now ahead of the holder of white takes white; the former holder gets black. Otherwise the same goes for black. Being equal changes nothing.
    Third is the best of the others; if two are equal there, nobody is third.
    If a third player takes white, whoever held black loses it.
guilds-rules-scoring = A full block
guilds-rules-scoring-text =
    A full block is scored at once. It is worth 8, and 2 more for each market, 5 more for each minstrel house, even without a figure, and for each tavern. The first owner gets half, the second half of that, the third half of that, always rounded up. Alone in a block, you get all of it; if there are exactly two, each gets 1 more.
    Then the guild with the most tiles in the block pays 4, 2 and 1 to the first three on its track. If fewer than three have invested, the other shares lapse. If guilds are equal, the longest chain that lies in this block or runs through it decides, counted in full, then the chain that reaches more blocks; if they are still equal, none pays.
    In a block without any figure only the guild pays. A guild without a tile in the block never controls it.
guilds-rules-taverns = Taverns
guilds-rules-taverns-text =
    Whoever completes one of the first four blocks may lay a tavern on a free space adjacent to a tile. No figure ever stands on it. If it fills another block, that one is scored too, and may bring the next tavern. A tavern that is not laid is lost.
    There are four taverns, so there is one chance for each of these blocks; when the town is full there is none.
guilds-rules-end = The end
guilds-rules-end-text =
    The game ends when all blocks are full. For each guild its longest chain is scored: adjacent houses and markets of the guild, over streets too. Minstrel houses and taverns break it. A chain is worth a point for each tile, and a bonus for the blocks it touches: 1, 3, 6, 10, 15, 21, 28 or 35 for one to eight. Of equally long chains the one worth more counts.
    The first on the guild’s track gets all of it, the second half, the third a quarter, rounded up. Then everybody loses a point for each unused figure. Whoever has the most points wins; in a tie the win is shared.
    Points may fall below zero.
guilds-try-space = Try space { $space }
guilds-try-adjacent = Try it: what is adjacent to this space?
guilds-try-adjacent-to = { $space } is adjacent to { $spaces }.
guilds-try-situation = Situation
guilds-try-behind = Moving in behind
guilds-try-full = A full field
guilds-try-lay = What you lay
guilds-try-before = Nothing yet
guilds-try-building = A building
guilds-try-market = A market
guilds-try-owners = Owners of the block
guilds-try-three = Three owners
guilds-try-two = Two owners
guilds-try-alone = One owner
guilds-try-chain = Try it: take a tile away from the chain.
guilds-try-take = { $space }: { $tile }, take it away

## Component sets

guilds-wrong-set-line = '{ $line }' should be 'bonus: …' or 'map:'
guilds-wrong-line = { $word } is neither a space (a1 to h8) nor players, track, markers, leaders or score
guilds-wrong-score-twice = { $word } is to be scored twice; each is named once
guilds-wrong-player = { $word } is no player; players are 1 to { $players }
guilds-wrong-track = a track names its guild ({ $guilds }), as in 'track k: 4 1 2'
guilds-wrong-track-twice = the track of { $guild } stands there twice; each has one line
guilds-wrong-on-track-twice = player { $player } stands on this track twice
guilds-wrong-markers = markers name a block, who holds white and who black, as in 'markers b: 1 2'
guilds-wrong-markers-twice = the markers of block { $block } stand there twice; they are said once
guilds-wrong-holder = player { $player } has no figure in block { $block } and cannot hold a marker of it
guilds-wrong-holder-twice = player { $player } cannot hold both markers of block { $block }
guilds-wrong-marker = player { $player } cannot hold this marker of block { $block }: player { $other } has more houses there, or as many with more figures
guilds-wrong-black-missing = block { $block } has houses of more than one player; say who holds black too, as in 'markers b: 1 2'
guilds-wrong-space-twice = this space stands there twice
guilds-wrong-tile-expected = a tile is expected ({ $tiles }), then the player and the number of figures
guilds-wrong-too-many-tiles = there are only { $most } tiles { $tile }
guilds-wrong-figure-place = figures stand on buildings and minstrel houses only
guilds-wrong-figures = one figure, or two on a building
guilds-wrong-too-many-figures = player { $player } has more figures in the town than there are
guilds-wrong-equal = players { $one } and { $other } are equal in block { $block }; say who holds white and who black, as in 'markers b: { $one } { $other }'
guilds-wrong-end-too-early = { $laid } of { $spaces } spaces have a tile; the end is scored when all have one
guilds-wrong-score = { $word } cannot be scored; blocks a to h can, and 'end'
guilds-wrong-block-too-early = block { $block } has { $tiles } tiles; a block is scored when all { $spaces } are laid
guilds-wrong-no-map = there is no line 'map:' with the drawing of the town below it
guilds-wrong-no-bonus = the line 'bonus: 1 3 6 …' is missing before 'map:'
guilds-wrong-bonus = the bonus row has { $blocks } numbers up to { $most }, for chains through 1 to { $blocks } blocks
guilds-wrong-bonus-order = the bonus must rise with every block that a chain touches
guilds-wrong-letter = '{ $letter }' means nothing; a space is A to H, street . (well o, trough =), yard ", wall #
guilds-wrong-row = this row of the map has { $cells } cells; the others have { $width }
guilds-wrong-block = block { $block } has { $spaces } spaces; a block has { $right }
guilds-wrong-block-apart = block { $block } falls apart: the space in row { $row }, column { $column } of the map does not hang together with its first
guilds-wrong-unreached = { $space } cannot be reached from { $first }; all spaces must be connected
guilds-unusual-same-shape = blocks { $block } and { $other } have the same shape; all blocks of the box differ
guilds-unusual-one-door = block { $block } is reached only through { $space }; two spaces or more would be fair
guilds-unusual-short-streets = no street is long: somewhere { $cells } cells of street or more should lie between two spaces
guilds-unusual-no-chain = the rulebook's chain fits nowhere: six tiles over three blocks that fall into 3 over 3 and 2 over 2

## On paper

guilds-paper-town = Town
guilds-paper-town-part = Part of the town
guilds-paper-join = Cut out all parts of the town and lay them together, or tape them from behind.
guilds-paper-tiles = Tiles
guilds-paper-counters = Figures and markers
guilds-paper-counters-note = For each player figures, and in full colour a marker for every track; white and black markers for the blocks.
guilds-paper-figure = Figure of player { $number }
guilds-paper-marker = Marker of player { $number }
guilds-paper-white = White marker
guilds-paper-black = Black marker
guilds-paper-tracks = Investment tracks
guilds-paper-tracks-note = Whoever comes to a field stands behind those already there. Beyond the last field go on from the start, and add it to what the field says.
guilds-paper-start = Start
guilds-paper-score = Write down what you get for each block, its guild included, then the chains.
guilds-paper-block = Block { $block }
guilds-paper-chain = Chain: { $guild }
guilds-paper-needs = Nothing else is needed. Put the white and the black marker on each block’s sign, or beside it, when somebody owns it: lay one of that player’s figures on top.
guilds-paper-turn = A turn
guilds-paper-turn-1 = Lay a tile adjacent to one in the town.
guilds-paper-turn-2 = Building: a figure, then invest 1 or add a second figure. Market: invest 2. Minstrel house: a figure, if you like.
guilds-paper-turn-3 = Compare the owners; score the block if it is full; maybe lay a tavern.
guilds-paper-turn-4 = Take an open tile.
guilds-paper-worth = A full block
guilds-paper-worth-block = every block
guilds-paper-worth-market = for each market
guilds-paper-worth-house = for each minstrel house and each tavern
guilds-paper-worth-shares = for the first owner, half of that for the second, half of that for the third, rounded up; alone: all of it; exactly two: each 1 more
guilds-paper-worth-guild = to the first three on the track of the guild with the most tiles
guilds-paper-chains = Chains at the end
guilds-paper-blocks = Blocks
guilds-paper-bonus = Bonus
guilds-paper-shares = of size and bonus for the first three on the track, rounded up; then 1 point less for each unused figure
## What scores, and what is explained when it first happens
guilds-scores-block = A full block, worth 8 or more: a half, a quarter and an eighth to its first three owners
guilds-scores-guild = The guild with the most tiles in that block pays 4, 2 and 1 to the first three on its track
guilds-scores-chain = At the end each guild’s longest chain pays the first three on its track: all, a half and a quarter
guilds-scores-figures = Each figure that you have not used at the end: −1

guilds-moment-returned = Your tile is back in the stack
guilds-moment-returned-text = Nobody else knows which one it was. It may turn up later, for anybody.
guilds-moment-white = You hold white
guilds-moment-white-text = White marks the first owner of a block: whoever was there first, then whoever has more houses with figures. A full block pays its first owner half.
guilds-moment-black = You hold black
guilds-moment-black-text = Black marks the second owner, who gets a quarter. With more houses, or as many houses and more figures, you take white.
guilds-moment-invested = You have invested
guilds-moment-invested-text = Your marker moved on the guild’s track. The first three there are paid whenever the guild controls a full block, and for its chain at the end.
guilds-moment-market = A market is an investment
guilds-moment-market-text = It moves your marker two fields, bears no figure, and makes its block worth 2 more.
guilds-moment-crowded = A full field on a track
guilds-moment-crowded-text = Three markers stand on one field, and no fourth may. An investment that would end there is lost; a market can jump over it.
guilds-moment-minstrel = A minstrel house
guilds-moment-minstrel-text = It makes its block worth 5 more and counts as a house for whoever has the one figure on it. It belongs to no guild and breaks chains.
guilds-moment-block = Block { $block } is full
guilds-moment-block-text = It was worth { $value }: 8, and more for markets, minstrel houses and taverns. Its owners got a half, a quarter and an eighth, rounded up.
guilds-moment-control = A guild has paid
guilds-moment-control-text = The guild with the most tiles in a full block pays 4, 2 and 1 to the first three on its track, even if they own nothing there.
guilds-moment-tie = Two guilds were equal
guilds-moment-tie-text = Two guilds had the most tiles in a full block. Then the longest chain through it decides, then the one that reaches more blocks; if they are still equal, no guild pays.
guilds-moment-alone = Alone in a block
guilds-moment-alone-text = Nobody else had a figure in it, so you got all that it was worth.
guilds-moment-tavern = A tavern was laid
guilds-moment-tavern-text = Whoever completes one of the first four blocks may lay one. It makes its block worth 5 more, and may even fill it.
guilds-moment-chain = A chain over several blocks
guilds-moment-chain-text = Adjacent tiles of one guild, across streets too, are a chain. At the end it pays a point for each tile, and a bonus that grows with the blocks it touches.
guilds-moment-no-figures = You have no figures left
guilds-moment-no-figures-text = You lay buildings without one now, and invest. At the end nothing is taken off for unused figures.
guilds-moment-chains = The chains were scored
guilds-moment-chains-text = Each guild’s longest chain paid the first on its track in full, the second a half, the third a quarter. So tracks count twice: for blocks, and here.
guilds-moment-unused = Figures that were left over
guilds-moment-unused-text = Each figure that you have not placed by the end costs a point.
# The guided match: what the coach says.

guilds-learn-welcome = Welcome to the town! Eight blocks are waiting for houses. You build together with two bots, and each of you wants the best part of every block.
guilds-learn-hand = You drew { $tiles } tiles and keep { $kept }. So one goes back, and nobody sees which. Keep tiles of one guild: they help each other later.
guilds-learn-return = You have two bakers and two tiles of other guilds. Give back the candlemakers, and confirm.
guilds-learn-return-baker = Allowed, but two bakers belong together. The candlemakers stand alone in your hand: give them back.
guilds-learn-return-market = You could. But a market makes a block worth more; the candlemakers’ house is the loneliest tile you have.
guilds-learn-return-free = Give back the tile that fits the others least.
guilds-learn-block = This is a block: eight spaces inside streets. When all eight are full it is complete, and only then it pays points, once.
guilds-learn-found = First everybody lays one tile in a block of their own: without a figure, without investing. So do not spend a baker on it.
guilds-learn-found-here = Lay the clothmakers’ market on the marked space.
guilds-learn-found-baker = Allowed, but this first house gets no figure and would be nobody’s. Take the market for it.
guilds-learn-take-baker = Every turn ends with taking one of the three open tiles. There are bakers: take them, and confirm.
guilds-learn-take-other = Allowed. But look at your hand: with this tile you would have three bakers.
guilds-learn-found-free = Lay your first tile in an empty block, away from the other tiles, and take an open tile.
guilds-learn-others-founded = The others have begun two blocks as well. From now on every tile lies next to one that is there.
guilds-learn-adjacent = Next to means: in a straight line, with nothing but street between them. Around your market these spaces are open.
guilds-learn-lay-baker = Lay a bakers’ house on the marked space. One of your figures moves in by itself: the house is yours.
guilds-learn-no-neighbour = That space has no neighbour yet. Look for one in a straight line from a tile that lies there.
guilds-learn-invest = Now choose: invest, or a second figure. Invest: your marker moves to field { $field } of the bakers’ track. Whoever leads there is paid when bakers control a block.
guilds-learn-figure-early = You could. But nobody else is in this block yet: invest in your bakers first.
guilds-learn-take-again = Take the bakers once more, and confirm.
guilds-learn-lay-free = Lay a house next to a tile in a block that you want, and invest in its guild.
guilds-learn-white = You were the first with a figure in this block, so the white marker is yours: first place. It counts houses, then figures. The bots want their share, too.
guilds-learn-chain = The bot has helped you: its bakers touch yours. Bakers side by side are a chain; the longest one pays at the end of the game.
guilds-learn-lay-chain = Lay a bakers’ house on the marked space: the chain has three houses then.
guilds-learn-second-figure = The bot behind you may soon have as many houses. So put in a second figure now: { $houses } houses with { $figures } figures are hard to beat.
guilds-learn-invest-now = Allowed, but then one more house of the bot would draw level with you. A second figure keeps you first.
guilds-learn-take-market = A bakers’ market lies open. Take it, and confirm.
guilds-learn-second-free = Lay a second house in a block where you are first: houses count before figures.
guilds-learn-last-space = One space is left. Whoever fills it completes the block, and it pays at once.
guilds-learn-value = A block is worth 8, and 2 more for each market. With your market it has three of them: { $value }.
guilds-learn-complete = Lay the market there. First place pays half of it, { $share }; and bakers have most tiles here, where you lead: { $guild }. { $points } points!
guilds-learn-building-last = Allowed: { $points } points. A market makes the block worth 2 more, and your second figure keeps you first anyway.
guilds-learn-tavern = Who completes one of the first four blocks may lay a tavern: it makes a block worth 5 more. Lay it wherever you want to build next.
guilds-learn-take-any = Take any open tile, and confirm.
guilds-learn-complete-free = When a block has one space left, look who gains most by filling it.
guilds-learn-paid = The block has paid: half of it to the first, half of that to the second, and so on; then 4, 2 and 1 to the leaders of its guild.
guilds-learn-end = When the town is full, each guild’s longest chain pays: everything to who leads its track, then half, then a quarter. A figure left over costs a point.
guilds-learn-bye = From here on you play alone, and the bots think for themselves. Watch which blocks are nearly full!
guilds-learn-less = Allowed, but it brings { $mine } points; what I mean brings { $best }. Try again, or confirm once more to keep yours.
## Practice

guilds-puzzle-points = { $gain ->
    [one] Find the turn that brings you { $gain } point.
   *[other] Find the turn that brings you { $gain } points.
}
guilds-puzzle-points-name = Points at once
guilds-puzzle-lead = { $gain ->
    [one] Gain { $gain } point on the best of the others. The most points do not do it.
   *[other] Gain { $gain } points on the best of the others. The most points do not do it.
}
guilds-puzzle-lead-name = The lead
guilds-puzzle-block = { $gain ->
    [one] Make a block yours for good: nobody shall be first there any more, even with a house on every space that is left.
   *[other] Make { $gain } blocks yours for good: nobody shall be first there any more, even with a house on every space that is left.
}
guilds-puzzle-block-name = A block for good
# Score pads
guilds-wrong-leaders = leaders name a block, the guild that controlled it when it was filled (b, c, k, s, or - for none) and up to three players who led its track, as in 'leaders b: k 4 1 2'
guilds-wrong-leaders-twice = the leaders of block { $block } stand there twice; they are said once
guilds-wrong-control = this guild cannot have controlled block { $block }: one with most tiles there does, and none only where several have as many
## Own component sets

guilds-set-town = The town
guilds-set-how = Choose what to paint and draw over the town; by keys, arrows move and a letter paints.
guilds-set-brush = What to paint
guilds-set-block = space of block { $block }
guilds-set-street = Street
guilds-set-well = Well
guilds-set-trough = Trough
guilds-set-yard = Yard
guilds-set-wall = Wall
guilds-set-grow = One more row or column of wall:
guilds-set-top = above
guilds-set-right = right
guilds-set-bottom = below
guilds-set-left = left
guilds-set-blocks = Blocks
guilds-set-spaces = { $spaces } of { $right } spaces
guilds-set-apart = in pieces
guilds-set-bonus = Bonus of long chains
guilds-set-bonus-about = What a chain that touches so many blocks is worth besides its size.
guilds-set-bonus-for = { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}
guilds-pad-tiles = Tiles
guilds-pad-tile-left = { $tile }, { $left } left
guilds-pad-owner = Whose figures stand there
guilds-pad-nobody = nobody
guilds-pad-figures = Figures
guilds-pad-figures-number = { $number ->
    [one] one figure
   *[other] { $number } figures
}
guilds-pad-town = The town. Arrow keys move, Enter lays.
guilds-pad-tracks = Investment tracks
guilds-pad-ahead = { $name }: one place ahead
guilds-pad-back = { $name }: one place back
guilds-pad-onto = { $name }: onto the track
guilds-pad-field-0 = on field 0:
guilds-pad-blocks = Blocks
guilds-pad-blocks-about = Score a block when it becomes full: its guild is paid by the tracks as they stand then.
guilds-pad-laid = { $tiles } of 8 laid, worth { $value }
guilds-pad-pay = Score { $block }
guilds-pad-paid = scored
guilds-pad-unpay = Take back
guilds-pad-white = White
guilds-pad-black = Black
guilds-pad-end = The game is over: score chains and unused figures
guilds-pad-equal = Players { $one } and { $other } are equal in block { $block }: choose who holds white and who black.
guilds-pad-score-now = Block { $block } is full: score it.
guilds-pad-left = { $spaces ->
    [one] One space is still free.
   *[other] { $spaces } spaces are still free.
}
guilds-pad-end-now = All blocks are scored: the end can be.
guilds-deal-tile = Tile { $tile } of { $tiles }
