# Tangram City

tangram-title = Tangram City
tangram-blurb = The same triangles for everybody: fill rectangles early, and leave no gap at the end.

tangram-character-harmonist = the Harmonist
tangram-character-harmonist-about = Keeps black and green in balance from the first tile on.
tangram-character-surveyor = the Surveyor
tangram-character-surveyor-about = Lays out a large rectangle early and lets it grow.
tangram-character-gambler = the Gambler
tangram-character-gambler-about = Takes the turn that may bring much, even if it may bring little.

tangram-phase-side = Choose the side of your board: black or green.
tangram-phase-lay = Round { $round } of { $rounds }, card { $card } of 4: lay tile { $tile }, or give it up.
tangram-phase-fountain = Round { $round } of { $rounds }: lay a fountain on an empty half-field, or give it up.
tangram-phase-final = Final round: { $tiles ->
    [one] one tile is left. Lay it, or give it up.
   *[other] { $tiles } tiles are left, in any order. Lay them, or give them up.
}
tangram-phase-grade-1 = { $points } points. The city is not quite there yet: one more try?
tangram-phase-grade-2 = { $points } points. A sound city; the great builders have noticed you.
tangram-phase-grade-3 = { $points } points. An impressive city!
tangram-phase-grade-4 = { $points } points. Splendid: the whole court comes to look at your city!
tangram-phase-grade-5 = { $points } points. Songs will be sung of this city: you are a legend.

tangram-rule-outside = The tile would lie partly outside the board.
tangram-rule-taken = Something lies there already; tiles and fountains lie on empty area only.
tangram-rule-not-this-card = The card of that tile is not played now.
tangram-rule-laid-already = That tile is laid or given up already.
tangram-rule-which-tile = Three tiles are open: name the one you mean, as in 12:c3g>.

tangram-item-start = The score marker begins on field 1
tangram-item-round = Round { $round }: { $width ->
    [0] no full field
   *[other] rectangle of { $width } × { $height } fields
}
tangram-item-earlier = Round { $round }
tangram-item-planning = Planning bonus: { $full ->
    [49] the board is full
   *[other] { $full } of 49 fields are full
}
tangram-item-harmony = Harmony bonus: { $black } black, { $green } green, distance { $distance }
tangram-points-start = Start
tangram-points-round = Rectangles
tangram-points-planning = Planning bonus
tangram-points-harmony = Harmony bonus

tangram-tile = Tile { $tile }
tangram-alike = ! looks like another tile: check it
tangram-side-black = black
tangram-side-green = green
tangram-fountain = fountain
tangram-pillar = pillar
tangram-card-open = open
tangram-card-face-down = face down
tangram-card-hand = hand of { $seats }
tangram-card-played = played
tangram-harmony = Harmony markers: black { $black }, green { $green }
tangram-rectangle = Largest rectangle: { $fields ->
    [one] one field
   *[other] { $fields } fields
}
tangram-fountains = Fountains left: { $number }
tangram-notation-help = Side: black or green. Tile: its upper left field, the side that is up (b or g) and where its top points (^ > v <), as in c3g>; with its number in the final round: 12:c3g>. x gives a tile up. Fountain: *c3ne (the half with its right angle at ne, se, sw or nw), *x gives it up. Several steps in one line: c3g> *d4nw
tangram-legend-halves = half-fields
tangram-legend-ways = what is typed for a tile: its side (b black, g green) and where its top points
tangram-legend-alike = looks like another tile
tangram-legend-card = a card of this round, in the order of playing

## What is no move, and what is wrong on a score sheet

tangram-wrong-field = { $text }: there is no field { $field }; fields are a1 to g7
tangram-wrong-fountain = { $text } is no fountain; it lies on a half-field, as in *c3ne (ne, se, sw or nw: the corner of its right angle), or not at all: *x
tangram-wrong-move = { $text } is no move; a tile is laid as in c3g> (upper left field, side b or g, ^ > v < for its turn; 12:c3g> names the tile), given up with x, a fountain laid as in *c3ne
tangram-wrong-tile = { $text }: there is no tile { $tile }; tiles are numbered 1 to { $tiles }
tangram-wrong-eighth-row = an eighth row; a board has { $span }
tangram-wrong-rows = { $rows } rows of fields; a board has { $span }
tangram-wrong-rounds = 'rounds: …' stands once, before the rows of the board
tangram-wrong-points = { $word } is no number of points from 0 to { $most }
tangram-wrong-area = no rectangle has { $points } fields; its sides are at most { $span } long
tangram-wrong-sixth-round = a sixth round; { $rounds } come before the final one
tangram-wrong-smaller = { $points } points after { $before }; a rectangle never gets smaller
tangram-wrong-shrunk = the largest rectangle has { $fields } fields, fewer than the { $before } of the round before; a rectangle never gets smaller
tangram-wrong-halves = { $word } is no field; a field is B, G or F (whole), one or two of b, g, f (its halves), cut as in b/g or b\g, or a dot
tangram-wrong-eighth-field = an eighth field; a row has { $span }
tangram-wrong-seventh-fountain = the seventh fountain; everybody has { $fountains }
tangram-wrong-row = the row ends after { $fields } fields; a row has { $span }

## On the page

tangram-nothing = nothing
tangram-halves = half { $one }, half { $other }
tangram-row = Row { $row }: { $fields }.
tangram-place-tile = { $field }: { $what }; the tile may lie there
tangram-place-fountain = { $field }: { $what }; the fountain may lie there
tangram-place-no = { $field }: { $what }
tangram-part-whole = whole field
tangram-part-none = nothing
tangram-part-ne = half at the upper right
tangram-part-se = half at the lower right
tangram-part-sw = half at the lower left
tangram-part-nw = half at the upper left
tangram-half-of = half of { $field }
tangram-covers = Covers { $fields }.
tangram-keys = Arrow keys move, Space lays, R turns, F flips, X gives up, Z goes back, Enter confirms.
tangram-start-at = Start piece at { $fields }
tangram-flip = Flip
tangram-give-up = Give up
tangram-piece = Tile { $tile }, { $side } side up. From above: { $shape }
tangram-piece-given-up = Tile { $tile }, given up
tangram-fountain-given-up = Fountain, given up
tangram-cards = Cards of this round, in the order of playing
tangram-card = Card { $card }: { $what }, { $where }, { $when }.
tangram-card-unknown = not known to you
tangram-card-now = played now
tangram-card-later = comes later
tangram-pillar-seat = Seat { $seat } holds the pillar.
tangram-distance = distance { $distance }
tangram-nudge-give-up = Hint: not every tile has to lie in your city.
tangram-unseen = { $number ->
    [0] All cards have been seen
    [one] One card is unseen
   *[other] { $number } cards are unseen
}
tangram-given-up = Given up: { $tiles }
tangram-did-side = chooses the { $side } side
tangram-did-lay = tile { $tile } at { $field }, { $side }
tangram-did-give-up = gives up tile { $tile }
tangram-did-fountain = fountain on { $field }
tangram-did-no-fountain = gives up the fountain
tangram-told-lay = lays tile { $tile } { $where }, { $side }
tangram-told-fountain = lays a fountain { $where }

tangram-rules-goal = The aim
tangram-rules-goal-text =
    Everybody fills a board of seven by seven fields with the same tiles, which come in the same order for all.
    After each of six rounds the largest rectangle without gaps brings points. At the end a full board and a balance of black and green bring more.
tangram-rules-start = The start
tangram-rules-start-text =
    Each board has a printed start piece of one and a half fields, in another place on every board. Choose the side of your board: the piece is black on one, green on the other. It counts as covered, and for its colour.
    Everybody has the same 23 tiles and six fountains, one for each round. Who holds the pillar in the first round is drawn by lot.
    There are five boards; which one you get is drawn by lot. All choose their sides at the same time.
tangram-rules-tiles = The tiles
tangram-rules-tiles-text =
    The 23 tiles are made of halves of fields. One side is black, the other green, and each is the mirror image of the other: whoever lays the mirror image lays the other colour.
    A tile can be turned and flipped at will. These are the eight ways of one of them:
tangram-rules-cards = The cards
tangram-rules-cards-text =
    Each tile has a card. In each of the five regular rounds four cards are played, one after the other. Some of them you know beforehand:
    The open card is played first, then the one that lies face down, then the card of whoever holds the pillar, then the others clockwise. A shared card is seen by both of its holders and played once.
    A ! on a card is a warning: this tile is easily mistaken for one that looks like it.
    A card that lies face down is seen by nobody before it is played.
tangram-rules-laying = Laying
tangram-rules-laying-text =
    When a card is played, everybody lays its tile on their own board, on empty area. It need not touch anything. Whoever cannot or does not want to lay it gives it up; then it is out of the game.
    After the fourth card everybody also lays a fountain, which fills one half of a field. It may be given up too; then it is out of the game.
    All lay at the same time. What you have laid may be changed until everybody is ready.
    Everything lies inside the board, on halves of fields. If no half is free any more, the fountain is lost.
tangram-rules-scoring = Points
tangram-rules-scoring-text =
    After each round the largest rectangle of full fields brings a point a field; a square is a rectangle too. Colours do not matter. Tiles, fountains and the start piece all cover, also two halves of different pieces on one field.
    The score begins at 1. The pillar goes to whoever leads; in a tie to the first of them clockwise from its holder.
    In that tie the holder comes last.
    The board shows a game round by round.
tangram-rules-harmony = Harmony
tangram-rules-harmony-text =
    Two markers count the fields that are wholly black and those that are wholly green. What matters at the end is how far apart they are.
    A field that is half black and half green counts for neither. Half a colour and half a fountain counts for the colour; two fountains count for neither.
tangram-rules-final = The final round
tangram-rules-final-text =
    The last three cards lie open. Everybody lays the three tiles in any order, or gives them up, and then the last fountain. Then the rectangle is scored once more.
    The harmony markers move once more, too.
tangram-rules-bonus = Bonuses and the end
tangram-rules-bonus-text =
    A board without any gap brings 15 points.
    Harmony brings 20 points when the markers stand on the same number, 10 when they are one or two apart, 5 when they are three or four apart.
    Whoever has the most points wins; in a tie the win is shared.
    Markers that are five or more apart bring nothing.
tangram-rules-solo = Alone
tangram-rules-solo-text =
    Two cards are open and two face down, and they are played from left to right. From 100 points on the city is sound, from 140 impressive, from 180 splendid; with 200 you are a legend.
    A card that lies face down is turned up when its turn comes.
tangram-ways = Tile { $tile } in its eight ways
tangram-players = { $players ->
    [one] One player
   *[other] { $players } players
}
tangram-dealt-1 = Two cards open, then two face down.
tangram-dealt-2 = One card for each hand, one open, one face down.
tangram-dealt-3 = One card for each hand, one open.
tangram-dealt-4 = One for the holder of the pillar, one for the player to the left, one that the other two share, one open.
tangram-dealt-5 = One for the holder of the pillar, one shared by the next two, one shared by the last two, one open.
tangram-round = Round { $round }
tangram-try-laying = Try it: turn and flip the tile, and lay it on a field.
tangram-try-field = Lay at { $field }
tangram-try-fits = Here it may lie.
tangram-try-rounds = A game, round by round
tangram-two-fountains = two fountains
tangram-counts = { $colour ->
    [black] counts for black
    [green] counts for green
   *[none] counts for neither colour
}
tangram-counts-full = full for rectangles
tangram-counts-gap = a gap for rectangles

## Component sets

tangram-wrong-line = '{ $word }' begins no line of a set; lines begin with tile, board or #
tangram-wrong-tiles-missing = tile { $tiles } is missing; a set has the tiles 1 to { $most }
tangram-wrong-boards-missing = board { $boards } is missing; a set has the boards 1 to { $most }
tangram-wrong-number = '{ $number }' is no number of a { $kind ->
    [board] board; boards
   *[tile] tile; tiles
} are numbered 1 to { $most }
tangram-wrong-twice = { $kind ->
    [board] board
   *[tile] tile
} { $number } stands there twice; each number from 1 to { $most } is used once
tangram-wrong-letter = tile { $tile } has the letter '{ $letter }'; a field is # (whole), 7, 9, 1 or 3 (the half at that corner of a number pad) or a dot (none)
tangram-wrong-size = tile { $tile } has { $halves } half-fields; a tile has 1 to { $most }
tangram-wrong-apart = tile { $tile } falls apart; its half-fields hang together by whole sides
tangram-wrong-long = tile { $tile } is longer than the board; a board has { $span } x { $span } fields
tangram-wrong-start = on the { $side } side of board { $board } the half-field { $half } does not touch { $whole } with a whole side; a start piece is a field and a half-field beside it
tangram-wrong-board = board { $board } is '{ $words }'; each side has a field and a half-field beside it, as in 'black c3 d3sw  green e3 d3se'
tangram-unusual-size = tile { $tile } has { $halves } half-fields; tiles of the house set have 3 to 5
tangram-unusual-area = the tiles have { $halves } half-fields; a full board needs { $needed } of them
tangram-unusual-alike = tiles { $tile } and { $other } are the same; tiles of the box differ
tangram-unusual-same-start = two boards have the same start piece on the { $side } side

## On paper

tangram-paper-boards = Boards · { $number }
tangram-paper-board = Board { $number }
tangram-paper-sides = Black in front, green behind: a player chooses a side.
tangram-paper-player = Tiles and fountains · player { $number }
tangram-paper-tile = Tile { $number }
tangram-paper-fountain = Fountain
tangram-paper-edges = Cut along all edges of the tiles; black in front, green behind.
tangram-paper-cards = Cards
tangram-paper-card = Card { $number }
tangram-paper-pillar = Pillar
tangram-paper-score = The score begins at 1. After each round write down the fields of the largest rectangle; at the end count the fields that are wholly black and those that are wholly green.
tangram-paper-black = Black fields
tangram-paper-green = Green fields
tangram-paper-needs = Nothing else is needed: the harmony of black and green is counted on the score sheet.
tangram-paper-dealing = Cards of a round, by players
tangram-paper-bonus = At the end
tangram-paper-bonus-full = A board without any gap.
tangram-paper-bonus-0 = As many black fields as green ones.
tangram-paper-bonus-1 = One or two more of one colour.
tangram-paper-bonus-3 = Three or four more of one colour.
## What scores, and what is explained when it first happens
tangram-scores-rectangle = After each round: 1 point a field of your largest rectangle without gaps, in any colours
tangram-scores-planning = At the end: 15 points if your board is completely full
tangram-scores-harmony = At the end: 20, 10 or 5 points if as many fields are wholly black as green, or nearly
tangram-scores-given-up = A tile that you give up costs nothing, but leaves its place empty
tangram-scores-solo = Alone: a sound city from 100 points on, a legend with 200

tangram-moment-start = Your board has a start piece
tangram-moment-start-text = The printed piece counts as covered, and for { $side ->
    [black] black
   *[green] green
}. Build your rectangle so that it lies inside.
tangram-moment-nowhere = A tile that fits nowhere
tangram-moment-nowhere-text = No place on your board has room for it, however it is turned or flipped. You can only give it up; that costs no points.
tangram-moment-given-up = You gave a tile up
tangram-moment-given-up-text = It is out of the game for you, and costs nothing by itself. A full board is still possible: there are more tiles than fit.
tangram-moment-round = A round was scored
tangram-moment-round-text = Each field of your largest rectangle without gaps brought a point. It counts anew after every round, so it is worth letting one grow early.
tangram-moment-harmony = The harmony markers have moved
tangram-moment-harmony-text = They count the fields that are wholly black and wholly green. Only at the end does it matter how close they are: up to 20 points.
tangram-moment-pillar = The pillar goes to the leader
tangram-moment-pillar-text = { $you ->
    [yes] You have it now. Its holder’s card is played before the cards of the others.
   *[no] Whoever has the most points holds it. The holder’s card is played before the cards of the others.
}
tangram-moment-fountain = Your first fountain
tangram-moment-fountain-text = With every fourth card comes a fountain, which fills half a field: good for a gap that no tile fits into. You have six.
tangram-moment-halves = Half black, half green
tangram-moment-halves-text = Such a field is full and counts for the rectangle, but for neither colour in harmony.
tangram-moment-well = Half a colour, half a fountain
tangram-moment-well-text = Such a field is full, and it counts for its colour in harmony.
tangram-moment-hand = A card that { $holders ->
    [1] only you know
   *[other] you share
}
tangram-moment-hand-text = { $holders ->
    [1] You alone may look at it before it is played; all will lay its tile. Keep a place for it.
   *[other] You and one other player may look at it before it is played; all will lay its tile. Keep a place for it.
}
tangram-moment-alike = A card with a !
tangram-moment-alike-text = This tile is easily mistaken for another one that looks like it. Look twice before you lay it.
tangram-moment-final = The final round
tangram-moment-final-text = The last three tiles lie open: lay them in any order, or give them up, and then the last fountain. After that the bonuses come.
tangram-moment-planning = The planning bonus
tangram-moment-planning-text = Your board has no gap left: that brought 15 points.
tangram-moment-balance = The harmony bonus
tangram-moment-balance-text = Black and green are { $distance } apart: { $points ->
    [one] one point
   *[other] { $points } points
}. Equal numbers bring 20, one or two apart 10, three or four 5.
# The guided match: what the coach says.

tangram-learn-welcome = Welcome! This will be your city: seven by seven fields, to be filled with tiles like a tangram. In this match you build alone.
tangram-learn-side = Your board has two sides, with a small start piece in black or in green. For this first match take black, and confirm.
tangram-learn-side-green = Green is just as good. But let us look at the same board: choose black.
tangram-learn-cards = Each round has four cards. Everybody lays the tile that the card shows, one card after the other; here two are open already.
tangram-learn-rectangle = What counts at the end of each round: the largest rectangle of fields that are wholly covered. Now it has { $fields } field.
tangram-learn-first-tile = Every tile is black on one side and green on the other: turn it over, so that it is green, and lay it on the marked fields. The rectangle grows to { $fields }.
tangram-learn-taken = Something lies there already. Tiles lie side by side, never on top of each other.
tangram-learn-given-up = You may give a tile up, and then it is gone for good. This one fits well on the marked fields.
tangram-learn-lay-free = Lay the tile so that it fills halves and makes your largest rectangle larger.
tangram-learn-halves = Two fields are half covered. A half counts nothing yet: fill these two halves.
tangram-learn-second-tile = Lay the tile in black on the marked fields. Turn it until it fits. Two by two: { $fields } fields.
tangram-learn-colours = Keep an eye on this: you have { $black } black fields and { $green } green one. At the end there are up to 20 points when both are equal.
tangram-learn-third-tile = So lay this tile in green on the marked fields: { $black } black, { $green } green, and the rectangle has { $fields } fields.
tangram-learn-too-black = That is as large, but { $black } black and { $green } green: turn the tile over.
tangram-learn-last-card = The last card of the round. With it comes a fountain, which fills half a field of your choice.
tangram-learn-fourth-tile = First the tile, in green, on the marked fields. One half in the middle of your square is still missing then.
tangram-learn-fountain = Now the fountain into that half: three by three, { $points } points. Confirm when both lie.
tangram-learn-no-fountain = Without the fountain it is only { $points } points: that half is what your square lacks.
tangram-learn-fountain-free = Lay the tile, then the fountain: it closes a half field that your rectangle lacks.
tangram-learn-scored = The rectangle was counted. You keep everything, so the next one can only be larger.
tangram-learn-bonus = Five rounds like this one, then three last tiles. At the end: 15 for a full board, and up to 20 when black and green are equal.
tangram-learn-bye = From here on you build alone. Above 100 points is a good start, 200 a legend.
tangram-learn-less = Allowed, but the rectangle would have { $mine } fields; on the marked fields it has { $best }. Try again, or confirm once more to keep yours.
## Practice

tangram-puzzle-round = { $gain ->
    [one] Tile and fountain end the round: find { $gain } point.
   *[other] Tile and fountain end the round: find { $gain } points.
}
tangram-puzzle-round-name = The end of a round
tangram-puzzle-final = { $gain ->
    [one] Three tiles and the last fountain: find { $gain } point with all bonuses.
   *[other] Three tiles and the last fountain: find { $gain } points with all bonuses.
}
tangram-puzzle-final-name = The final round
tangram-puzzle-rectangle = Lay this tile so that the largest rectangle has { $best } fields.
tangram-puzzle-rectangle-name = A rectangle
tangram-puzzle-full = { $gain ->
    [one] Lay this tile so that { $gain } more field is full.
   *[other] Lay this tile so that { $gain } more fields are full.
}
tangram-puzzle-full-name = Full fields
## Own component sets

tangram-unusual-far = the tiles have { $halves } half-fields together; bots have learned to fill boards with { $least } to { $most }: “quartier weights tangram FILE” fits them to this set
tangram-set-tiles = Tiles: { $halves } half-fields together
tangram-set-how = Pick a tile and draw its black front: tap the middle of a field for the whole of it, near a corner for the half there. Keys: # whole, 7 9 1 3 the corners, . nothing.
tangram-set-tile = Tile { $tile }, { $halves ->
    [one] one half-field
   *[other] { $halves } half-fields
}
tangram-set-alike = Easily taken for another tile
tangram-set-whole = whole field
tangram-set-nw = half, upper left
tangram-set-ne = half, upper right
tangram-set-sw = half, lower left
tangram-set-se = half, lower right
tangram-set-boards = Boards and their start pieces
tangram-set-boards-how = Tap the middle of a field for the start piece’s whole field, near a corner of one beside it for its half.
tangram-set-board = Board { $board }
tangram-set-field-black = Board { $board }, black side: whole field
tangram-set-field-green = Board { $board }, green side: whole field
tangram-set-half-black = Board { $board }, black side: half-field
tangram-set-half-green = Board { $board }, green side: half-field
# Score pads
tangram-pad-field = { $field }: { $what }
tangram-pad-tile = Tiles
tangram-pad-turn = Turn
tangram-pad-flip = Flip
tangram-pad-cover = What covers the field
tangram-pad-shape = How much of it
tangram-pad-shape-whole = The whole field
tangram-pad-shape-nw = The half at the upper left
tangram-pad-shape-ne = The half at the upper right
tangram-pad-shape-se = The half at the lower right
tangram-pad-shape-sw = The half at the lower left
tangram-pad-fountains = { $left ->
    [one] One fountain left
   *[other] { $left } fountains left
}
tangram-pad-covered = Something lies there already: tiles lie on empty area only. Erase it first.
tangram-pad-rounds = Points of the rounds
tangram-pad-note = Note round { $round }: { $points ->
    [one] one point
   *[other] { $points } points
}
tangram-pad-final = The final round: the board brings its last rectangle and the bonuses.
tangram-deal-round = Round { $round }, card { $card } of { $cards }
tangram-deal-final = Final round, card { $card } of { $cards }
tangram-pad-paint = Fields
tangram-points-earlier = Rounds before
