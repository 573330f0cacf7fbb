# Hamlet

hamlet-title = Hamlet
hamlet-blurb = Nine fields, and two tiles to choose from: bring houses to gardens and wells before somebody else takes them.

hamlet-phase-take = Take one of the two open tiles.
hamlet-phase-lay = Lay it on a free field of your hamlet.

hamlet-rule-not-open = No such tile lies open.
hamlet-rule-field-taken = A tile lies on that field already.

hamlet-item-points = Neighbours

hamlet-notation-help = Take a house (h), a garden (g) or a well (w), and lay it on a field from a1 (upper left) to c3 (lower right): h b2
hamlet-wrong-move = { $text } is no step; take a tile with h, g or w, and name a field from a1 to c3

hamlet-board-open = Open
hamlet-board-left = Tiles left
hamlet-step-h = a house
hamlet-step-g = a garden
hamlet-step-w = a well

hamlet-rules-goal = What it is about
hamlet-rules-goal-text =
    Everybody builds a hamlet of three by three fields. Tiles side by side bring points: a house and a garden 2, a house and a well 3, two gardens 1. Two wells cost 2.
    When all hamlets are full, the most points win; whoever has as many shares the place.
hamlet-rules-turn = A turn
hamlet-rules-turn-text =
    Take one of the two open tiles and lay it on a free field of your hamlet. Then the next tile of the stack is turned up, and the next player goes on.
    There are 16 houses, 14 gardens and 10 wells.
