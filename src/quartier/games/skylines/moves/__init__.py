"""The three faces of a move: a step, a struct, a line of notation.

A card is its letter and number (r residential, c commercial, i industrial, u utility, s service, x unique building,
p policy, n news), a square its column and row.

    b:b2/1      place board part B in the second place of row b, turned by a quarter (scenario 5)
    =mayor      choose a role
    open:b      open board part B
    r5          play a card
    @c4c5d5     lay its tile on these squares
    -r5         put a card on the exchange pile
    ii          draw from stack II
    +r5         take a card from the exchange pile
    ?r5         give one's role up and take a card out of its stack
    use         use the ability of one's role
    ok          put no more cards away
    end         end the milestone

`notation` has structs and notation, `spelling` how a step is written, `finding` the way back.
"""

from quartier.games.skylines.move_types import Move
from quartier.games.skylines.moves.notation import explain, read, write

__all__ = ["Move", "explain", "read", "write"]
