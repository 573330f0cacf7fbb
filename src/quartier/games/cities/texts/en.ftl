# Cities

cities-title = Cities
cities-blurb = Lay the same sixteen tiles as everybody else, but better, and put your seven tourists where there is most to see.

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
    [one] , one water beside it
   *[other] , { $neighbours } water beside it
}
cities-item-attraction-again = A second tourist in the same attraction zone
cities-item-park-again = A second tourist in the same park zone
cities-item-cafe = Café with a view of { $water } water{ $parks ->
    [0] { "" }
    [one] {" "}and one park
   *[other] {" "}and { $parks } parks
}
cities-item-cafe-plain = A café scores nothing at level 1

cities-tile = Tile { $tile }
cities-unseen = Not seen yet: { $number ->
    [one] one tile
   *[other] { $number } tiles
}
cities-supply = Tourists in the supply: { $number }
cities-notation-help = Lay a tile by its upper left field and where its top points: e5^ e5> e5v e5<. Start: three of them, e5^,g7>,i5v. Tourist: +f6 from the supply, c3-e5 moves one, . does nothing. Extra tile: *f6> on top, x declines. Two steps in one line: e5> +f6
