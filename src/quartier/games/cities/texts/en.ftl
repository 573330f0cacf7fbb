# Cities

cities-title = Cities
cities-blurb = The same sixteen tiles for everybody: who builds the better city for seven tourists?

cities-option-level = Level
cities-option-no_jumping = No jumping: tourists do not move to the new tile from afar
cities-option-just_one_more = Just one more: a last tile may be laid on top of the city
cities-option-free = Free: no limit of four by four tiles
cities-level-1 = First steps
cities-level-2 = Dilemma
cities-level-3 = Brain-teaser

cities-kind-A = attraction
cities-kind-P = park
cities-kind-C = street café
cities-kind-W = water

cities-character-gardener = the Gardener
cities-character-gardener-about = Loves large parks and sights, and would rather let one grow than begin another.
cities-character-regular = the Regular
cities-character-regular-about = Sits in cafés with a view, the longer the better.
cities-character-gambler = the Gambler
cities-character-gambler-about = Takes the turn that may bring much, even if it may bring little.

cities-phase-start = Lay the three start tiles so that they touch by their corners only.
cities-phase-lay = Round { $round } of { $rounds }: lay tile { $tile }.
cities-phase-tourist = Round { $round } of { $rounds }: place or move one tourist, or leave it.
cities-phase-extra = Just one more: lay tile { $tile } on top of your city, or decline it.

cities-rule-taken = A tile lies there already.
cities-rule-touches-nothing = The tile must touch a tile of the city with a side or a corner.
cities-rule-too-wide = The city would be five tiles wide; four is the limit.
cities-rule-too-tall = The city would be five tiles tall; four is the limit.
cities-rule-outside = That field does not belong to the city.
cities-rule-on-water = Tourists do not stand on water.
cities-rule-field-taken = A tourist stands there already.
cities-rule-supply-empty = There is no tourist left in the supply.
cities-rule-not-the-new-tile = A tourist from the supply goes onto the tile just laid.
cities-rule-no-tourist = No tourist stands there.
cities-rule-too-far = A tourist moves onto the tile just laid, or one field in any direction.
cities-rule-no-jumping = Without jumping, a tourist moves one field only, also onto the new tile.
cities-rule-half-side = Tiles lie on the grid of tiles, never moved by half a side.
cities-rule-start-corners = Each start tile must touch one or two of the others with a corner, and none with a side.

cities-item-attraction = Attraction zone of { $fields }{ $neighbours ->
    [0] { "" }
    [one] , one café beside it
   *[other] , { $neighbours } cafés beside it
}
cities-item-park = Park zone of { $fields }{ $neighbours ->
    [0] { "" }
    [one] , one water field beside it
   *[other] , { $neighbours } water fields beside it
}
cities-item-attraction-again = A second tourist in the same attraction zone
cities-item-park-again = A second tourist in the same park zone
cities-item-cafe = Café with a view of { $water ->
    [0] { $parks ->
        [0] nothing
        [one] one park field
       *[other] { $parks } park fields
    }
    [one] one water field{ $parks ->
        [0] { "" }
        [one] {" "}and one park field
       *[other] {" "}and { $parks } park fields
    }
   *[other] { $water } water fields{ $parks ->
        [0] { "" }
        [one] {" "}and one park field
       *[other] {" "}and { $parks } park fields
    }
}
cities-item-cafe-plain = A café scores nothing at level 1
cities-points-attraction = Attractions
cities-points-park = Parks
cities-points-cafe = Street cafés
cities-decided-tie = Equal points: { $place ->
    [1] the best tourist
    [2] the second-best tourist
   *[other] tourist no. { $place } by points
} decided, { $more } to { $less } for { $name }.

cities-tile = Tile { $tile }
cities-unseen = Not seen yet: { $number ->
    [one] one tile
   *[other] { $number } tiles
}
cities-supply = Tourists in the supply: { $number }
cities-notation-help = Lay a tile by its upper left field and where its top points: e5^ e5> e5v e5<. Start: three of them, e5^,g7>,i5v. Tourist: +f6 from the supply, c3-e5 moves one, . does nothing. Extra tile: *f6> on top, x declines. Two steps in one line: e5> +f6
cities-legend-tourist = tourist
cities-legend-newest = the newest tile
cities-legend-reached = a tourist may go there
cities-legend-place = the tile may lie there; its place is named by its upper left field

## What is no move, and what is wrong on a score sheet

cities-wrong-field = { $name } is no field; a field is a column and a row, as in e5
cities-wrong-letter = { $letter } is no field; fields are A, P, C or W, in lower case with a tourist; played free, a dot is a hole
cities-wrong-start = { $text } lays { $tiles } tiles; the start has { $start }, as in e5^,g7>,i5v
cities-wrong-move = { $text } is no move; a tile is laid as in e5> (^ > v < tell its turn), a tourist put as in +f6 or moved as in c3-e5, '.' is no tourist action

## On the page

cities-kind-none = nothing
cities-kind-tourist = { $kind } with a tourist
cities-row = Row { $row }, { $first } to { $last }: { $fields }.
cities-field = { $field }: { $kind }
cities-field-tourist = { $field }: { $kind }, a tourist stands there
cities-field-target = { $field }: { $kind }, the tourist may go there
cities-place-free = Place { $place }: the tile may lie there
cities-place-no = Place { $place }: the tile may not lie there
cities-place-tile = Place { $place }: tile { $tile }
cities-tile-fields = Tile { $tile }: above { $upper }; below { $lower }
cities-decline = Leave it
cities-did-start = lays the start tiles
cities-did-lay = lays the tile at { $place }
cities-did-cover = lays the extra tile on top at { $place }
cities-did-decline = leaves the extra tile
cities-did-put = tourist on { $field }
cities-did-walk = tourist from { $from } to { $to }
cities-told-lay = lays { $kinds } { $where }
cities-told-cover = lays { $kinds } on top of the city, { $where }
cities-told-put = { $kind ->
    [A] puts a tourist at the attraction
    [P] puts a tourist in the park
    [C] puts a tourist in the street café
   *[other] puts a tourist on it
}
cities-told-walk = moves a tourist { $from } { $to }
cities-from = { $kind ->
    [A] from the attraction
    [P] from the park
    [C] from the street café
   *[other] from elsewhere
}
cities-to = { $kind ->
    [A] to the attraction
    [P] to the park
    [C] to the street café
   *[other] to a field
}
cities-a-tile = a tile
cities-some-A = { $number ->
    [one] an attraction
    [2] two attractions
   *[other] { $number } attractions
}
cities-some-P = { $number ->
    [one] a park
    [2] two parks
   *[other] { $number } parks
}
cities-some-C = { $number ->
    [one] a street café
    [2] two street cafés
   *[other] { $number } street cafés
}
cities-some-W = { $number ->
    [one] water
    [2] two water fields
   *[other] { $number } water fields
}

cities-rules-goal = The aim
cities-rules-goal-text =
    Everybody builds a city of their own from the same sixteen tiles, which come in the same order. There are 24 tiles; eight of them stay out of each game, unseen.
    Seven tourists visit the city, and each of them brings points for what there is to see from where it stands.
    Every tile shows four fields of these kinds:
cities-rules-start = The start
cities-rules-start-text =
    No tourist is placed yet.
    The first three tiles are revealed together. Turn them as you like and lay them so that each touches one or two of the others with a corner, and none with a side. There are six shapes:
cities-rules-laying = Laying a tile
cities-rules-laying-text =
    In each of thirteen rounds everybody gets to see the next tile and lays it at the same time, unseen by the others.
    It may be turned in any way. It must touch a tile of the city with a side or a corner, and the city may never be wider or taller than four tiles. Where the square of four by four ends up is decided by your tiles.
    Tiles lie edge to edge on one grid, never moved by half a side. You may change your tile and your tourist until everybody has confirmed; then all is shown.
cities-rules-tourists = Tourists
cities-rules-tourists-text =
    After laying, you may do one thing with one tourist: put one from the supply onto the new tile, move one from anywhere in the city onto the new tile, or let one step one field in any direction, diagonally too.
    Tourists never stand on water, nor two on one field. They do not go back to the supply.
    A step ends on a field of the city; diagonally it may pass an empty place.
cities-rules-scoring = Points
cities-rules-scoring-text =
    A zone is made of attractions, or of parks, that are connected by their sides. Level 1: a zone with a tourist brings one point a field, but only once, even with several tourists in it. Cafés bring nothing.
    Level 2: a tourist in a street café looks in the four directions, and each water field in sight brings a point. The view runs on across water; anything else ends it.
    Level 3: attractions bring one more point for each café beside the zone, parks one more for each water field beside it. From a café parks are seen as well: the view runs on through water and parks alike, a point for each field, until an attraction, a café or the edge of the city ends it.
    A field can count several times: for each zone that it lies beside, and for each café that looks onto it. Whether a tourist stands on it does not matter.
    A zone without a tourist brings nothing.
cities-rules-end = The end
cities-rules-end-text =
    The game ends when all sixteen tiles have been laid: every city is then a full square. Whoever has the most points wins. In a tie the best single tourists are compared, then the second best, and so on; those who are still equal share the win.
    Alone, try to beat your own last score.
    For the tie, the second tourist in a zone and one that was never placed count as 0.
cities-rules-variants = Variants
cities-rules-variants-text =
    No jumping: a tourist from elsewhere in the city may only step one field, also onto the new tile.
    Just one more: after the last round one of the eight remaining tiles is revealed. You may lay it on top of your finished city, on any four fields that form a square, or leave it. Tourists under it return to the supply and may be placed again at once. Whoever leaves it may still do one thing with a tourist; the sixteenth tile then still is the new one.
    Free: the city may become as wide and as tall as you like, and holes may stay. A hole ends a view, and no tourist can stand on it.
    The extra tile may be turned in any way and need not line up with the tiles under it; all four of its fields must cover fields of the city. Then everybody may do one thing with a tourist, as always.
cities-try-laying = Try it: where may this tile lie?
cities-try-place = Try place { $place }
cities-try-fits = Here it may lie.
cities-try-visiting = The outlined tile is the new one; the dots show where the tourist may go.
cities-try-supply = From the supply
cities-try-tourist = From { $field }
cities-try-targets = The tourist may go to { $fields }.
cities-try-scoring = Try it: put the tourist on a field.

## Component sets

cities-wrong-number = '{ $number }' is no tile number; tiles are numbered 1 to { $most }
cities-wrong-twice = tile { $tile } stands there twice; each number from 1 to { $most } is used once
cities-wrong-tile-letter = tile { $tile } has the letter '{ $letter }'; fields are A, P, C or W
cities-wrong-ninth-field = a ninth field; a city is { $side } fields wide
cities-wrong-row = { $fields } fields; a city is { $side } wide
cities-wrong-rows = { $rows } rows of fields; a city has { $side }
cities-wrong-on-water = a tourist on water; tourists stand on A, P or C
cities-wrong-tourists = an eighth tourist; a player has { $most }
cities-wrong-half-tile = this tile is not whole; tiles are 2 by 2 fields in a grid that begins at the upper and left end of the city
cities-wrong-tiles = { $tiles } tiles; a city has { $wanted }
cities-wrong-apart = this tile does not hang together with the city; tiles touch by a side or a corner
cities-wrong-fields = tile { $tile } has { $fields } fields; a tile has 4, as in '{ $tile }  AP CW'
cities-wrong-missing = tile { $tiles } is missing; a set has the tiles 1 to { $most }
cities-unusual-same-fields = tile { $tile } has { $fields } fields of one kind; tiles of the box have 2 at most
cities-unusual-four-kinds = tile { $tile } shows four kinds; tiles of the box show 2 or 3
cities-unusual-alike = tiles { $tile } and { $other } are the same; all tiles of the box differ

## On paper

cities-paper-player = Tiles and tourists · player { $number }
cities-paper-tile = Tile { $number }
cities-paper-tourist-piece = Tourist
cities-paper-tourist = Tourist { $number }
cities-paper-fold = Cut along the dashed lines; fold the tourists along the dotted ones, and they stand.
cities-paper-needs = Nothing else is needed. One player shuffles their tiles face down, puts eight of them away and turns up the others one by one; the rest look for the same numbers.
cities-paper-score = Write down what each tourist brings: in a tie the best tourists are compared one by one.
cities-paper-aid = What brings points
cities-paper-aid-1 = A zone of attractions or of parks with a tourist: 1 a field, once.
cities-paper-aid-2 = Also: a tourist in a street café sees water in four directions, 1 a field; anything else ends the view.
cities-paper-aid-3 = Also: 1 for each café beside a zone of attractions and for each water beside a park; cafés see parks too.
## What scores, and what is explained when it first happens
cities-scores-attraction = Attraction zone with a tourist: 1 point a field{ $level ->
    [3] , and 1 for each café beside it
   *[other] { "" }
}
cities-scores-park = Park zone with a tourist: 1 point a field{ $level ->
    [3] , and 1 for each water field beside it
   *[other] { "" }
}
cities-scores-cafe = { $level ->
    [1] A tourist in a street café: nothing at this level
    [2] Tourist in a street café: 1 point for each water field in straight view
   *[3] Tourist in a street café: 1 point for each water or park field in straight view
}
cities-scores-tourists = You have seven tourists; a zone counts once, however many stand in it
cities-scores-no-jumping = No jumping: tourists in the city only step from field to field
cities-scores-one-more = One more tile comes at the end; you may lay it on top of your city
cities-scores-free = Free: your city may grow wider than four tiles, and have holes

cities-moment-zone = Your first zone with a tourist
cities-moment-zone-text = Fields of one kind that touch by their sides are a zone. With a tourist in it each field is a point, and so is each field that it grows by later.
cities-moment-cafe-plain = A tourist in a street café
cities-moment-cafe-plain-text = At level 1 a café brings nothing. But from it the tourist can step on, later in the game.
cities-moment-view = A tourist in a street café
cities-moment-view-text = It looks in the four straight directions. Each { $level ->
    [2] water field brings a point; the view runs on across water, and anything else ends it.
   *[3] water or park field brings a point; an attraction, a café or a gap ends the view.
}
cities-moment-again = Two tourists in one zone
cities-moment-again-text = A zone scores only once, so the second tourist brings nothing here. In a later round it can step out, or move to the new tile.
cities-moment-beside = Points beside a zone
cities-moment-beside-text = At level 3 an attraction zone also counts the cafés at its sides, and a park zone the water at its sides: one point each.
cities-moment-shared = A field that counts twice
cities-moment-shared-text = A field counts for every zone that it touches, and for every café that sees it. Such places are worth the most.
cities-moment-step = A tourist has stepped
cities-moment-step-text = A step to one of the eight fields around it is the one tourist action of the round: nobody comes from the supply then.
cities-moment-jump = A tourist has moved to the new tile
cities-moment-jump-text = From anywhere in the city a tourist may move to the tile just laid. The zone that it leaves scores only if somebody else stands there.
cities-moment-frame = { $sides ->
    [width] Your city is four tiles wide
    [height] Your city is four tiles tall
   *[both] Your city is four tiles wide and tall
}
cities-moment-frame-text = Now the frame is fixed { $sides ->
    [width] to the left and right: tiles fit only above, below and inside.
    [height] above and below: tiles fit only to the left, to the right and inside.
   *[both] on all sides: the tiles that come fill what is left of the square.
}
cities-moment-wide = Wider than four tiles
cities-moment-wide-text = In the variant Free your city may grow on. A hole in it ends every view, and no tourist can stand there.
cities-moment-supply = All seven tourists are placed
cities-moment-supply-text = From now on you can only move them: to the new tile, or a step to a field beside them. They never go back to the supply.
cities-moment-extra = Just one more
cities-moment-extra-text = This tile lies on top of any four fields of your city that form a square. Tourists under it come back to your supply; you may also decline it.
cities-moment-together = Everybody laid the same tile
cities-moment-together-text = All lay at the same time, and the cities are shown when everybody has confirmed. Nobody can take anything from you.
# The guided match: what the coach says.

cities-learn-welcome = Welcome! This is where your city will grow: four by four tiles. The bot beside you builds another one from the same tiles.
cities-learn-kinds = Three start tiles lie in your hand. Every tile shows four fields: attractions, parks, street cafés, water.
cities-learn-start = Lay the { $tiles } tiles on the marked places, one after the other, without turning them. They touch with their corners only. Then confirm.
cities-learn-start-sides = These tiles would lie side by side. Start tiles touch with their corners only; the marked places do.
cities-learn-start-free = Lay the three start tiles corner to corner, as you like, and confirm.
cities-learn-same-tile = A new tile. Everybody gets this one now, and lays it at the same time.
cities-learn-zone = These two attractions lie side by side: they are one zone. A zone brings a point for each of its fields, but only where a tourist looks at it.
cities-learn-lay-beside = Lay the tile on the marked place. Its attraction comes to lie above these two.
cities-learn-first-tourist = Now a tourist, on the marked attraction of the new tile: the zone has three fields, so that is { $points } points. Then confirm.
cities-learn-touch = That place touches no tile of your city, not even with a corner. Try the marked one.
cities-learn-small-zone = Allowed, but that zone has only { $points } fields. Put the tourist where the attraction has two neighbours below it.
cities-learn-cafe = A street café brings { $points } points in this easy game: from level 2 on people there look at water. Choose the attraction.
cities-learn-no-tourist-yet = Without a tourist you get { $points } points. Put one on the marked attraction first.
cities-learn-lay-free = Lay the tile so that fields of one kind meet, and put a tourist there.
cities-learn-score = { $points } points! Here you see where each of them comes from.
cities-learn-turn-it = The next tile. Turn it until its two parks are at the bottom: they belong beside your parks.
cities-learn-lay-turned = Lay it on the marked place, turned upside down: its parks join the parks, its attraction joins the attractions.
cities-learn-park = Now a tourist into the park: four fields. And the attractions have grown by one, so this turn is worth { $points } points.
cities-learn-not-turned = Turned like this, nothing meets. Turn the tile twice, so that its parks are at the bottom.
cities-learn-same-zone = The attractions have their tourist already, and a zone counts once: { $points } point in all. Put this one into the park.
cities-learn-water = Tourists do not swim. The parks on this tile are free.
cities-learn-grow-free = Look for a place where the new tile makes a zone larger, and put a tourist into one that has none.
cities-learn-supply = You have { $tourists } tourists left, and this is round { $round } of { $rounds }. So they do not come out every round.
cities-learn-lay-growing = Lay the tile on the marked place. Its two attractions join your zone: { $points } points, without another tourist.
cities-learn-save = Now just confirm, and keep your tourists for new zones.
cities-learn-second-tourist = Allowed, but the same { $points } points: this zone has a tourist. Press that field again, or take it back, and confirm without one.
cities-learn-save-free = If the tile makes a zone larger that has a tourist already, just confirm: that needs no other one.
cities-learn-walk = Instead of a new tourist, one who stands in the city may walk one field, or onto the new tile. Good to know when two of your zones grow together.
cities-learn-find = Your turn alone: can you find { $points } points? Turn the tile, try places, and watch the points beside the board.
cities-learn-own-free = This turn is yours alone. Try places, and watch the points beside the board.
cities-learn-limit = Well built! One thing more: the city never grows wider or taller than four tiles. Places that would be too far are not offered.
cities-learn-bye = From here on you play alone. Thirteen rounds in all; the most points win. Street cafés start to count at level 2.
cities-learn-less = Allowed, but it brings only { $mine }: the marked one brings { $best }. Try again, or confirm once more to keep yours.
## Practice

cities-puzzle-points = { $gain ->
    [one] Lay the tile, use a tourist: find { $gain } point.
   *[other] Lay the tile, use a tourist: find { $gain } points.
}
cities-puzzle-points-name = Points at once
cities-puzzle-last = { $gain ->
    [one] The last tile: find { $gain } more point and end with { $best }.
   *[other] The last tile: find { $gain } more points and end with { $best }.
}
cities-puzzle-last-name = The last tile
cities-puzzle-tourist = { $best ->
    [one] One tourist shall score { $best } point. How?
   *[other] One tourist shall score { $best } points. How?
}
cities-puzzle-tourist-name = One tourist
# Score pads
cities-wrong-empty = this field is still empty; a city that is scored is full
## Own component sets

cities-unusual-far = the set has { $fields } fields of { $letter }, the house’s { $usual }: bots judge cities by what they learned with that; “quartier weights cities FILE” fits them to this set
cities-set-counts = Fields of each kind
cities-set-how = Tap a field to make it the next kind, or type A, P, C or W on it.
cities-set-tile = Tile { $tile }
cities-set-field = Tile { $tile }, field { $field }: { $kind }
cities-pad-tile = Tiles
cities-pad-field = Fields
cities-pad-tourist = Tourists
cities-pad-turn = Turn
cities-pad-tile-about = Choose a tile and press its place; once more takes it away.
cities-pad-tile-house = These are the house’s tiles: if yours differ, use your own box, or paint fields.
cities-pad-tiles-all = All tiles
cities-pad-used = (laid)
cities-pad-tourist-about = Press a field to put a tourist there or to take one away. { $left } of 7 are left.
cities-pad-nothing-there = Nothing lies on { $field } yet: lay a tile first.
cities-pad-empty = { $fields ->
    [one] One field is still empty.
   *[other] { $fields } fields are still empty.
}
cities-pad-tiles = { $tiles ->
    [one] One tile is still to be laid.
   *[other] { $tiles } tiles are still to be laid.
}
cities-pad-tie = { $name } is ahead of { $other } with as many points: { $place ->
    [1] the best single tourist made
   *[other] the best tourists made the same, number { $place } made
} { $more } rather than { $less }.
cities-deal-start = Start tile { $tile } of { $tiles }
cities-deal-round = Round { $round } of { $rounds }
cities-deal-extra = Just one more
