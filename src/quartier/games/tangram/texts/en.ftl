# Tangram City

tangram-title = Tangram City
tangram-blurb = Everybody lays the same tiles of triangles: fill large rectangles early, keep black and green in balance, and leave no gap at the end.

tangram-phase-side = Choose the side of your board: black or green.
tangram-phase-lay = Round { $round } of { $rounds }, card { $card } of 4: lay tile { $tile }, or give it up.
tangram-phase-fountain = Round { $round } of { $rounds }: lay a fountain on an empty half-field, or give it up.
tangram-phase-final = Final round: lay the open tiles in any order, or give them up. { $tiles ->
    [one] One tile is left.
   *[other] { $tiles } tiles are left.
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
