# Gehucht

hamlet-title = Gehucht
hamlet-blurb = Negen velden, en twee tegels om uit te kiezen: breng huizen bij tuinen en putten voordat iemand anders ze pakt.

hamlet-phase-take = Neem een van de twee open tegels.
hamlet-phase-lay = Leg hem op een vrij veld van je gehucht.

hamlet-rule-not-open = Zo'n tegel ligt niet open.
hamlet-rule-field-taken = Op dat veld ligt al een tegel.

hamlet-item-points = Buren

hamlet-notation-help = Neem een huis (h), een tuin (g) of een put (w) en leg de tegel op een veld van a1 (linksboven) tot c3 (rechtsonder): h b2
hamlet-wrong-move = { $text } is geen stap; neem een tegel met h, g of w en noem een veld van a1 tot c3

hamlet-board-open = Open
hamlet-board-left = Tegels over
hamlet-step-h = een huis
hamlet-step-g = een tuin
hamlet-step-w = een put

hamlet-rules-goal = Waar het om gaat
hamlet-rules-goal-text =
    Iedereen bouwt een gehucht van drie bij drie velden. Tegels naast elkaar leveren punten op: een huis en een tuin 2, een huis en een put 3, twee tuinen 1. Twee putten kosten 2.
    Als alle gehuchten vol zijn, winnen de meeste punten; wie er evenveel heeft, deelt de plaats.
hamlet-rules-turn = Een beurt
hamlet-rules-turn-text =
    Neem een van de twee open tegels en leg hem op een vrij veld van je gehucht. Daarna wordt de volgende tegel van de stapel omgedraaid, en is de volgende speler aan de beurt.
    Er zijn 16 huizen, 14 tuinen en 10 putten.
