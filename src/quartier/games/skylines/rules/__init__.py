"""The rules of Cities: Skylines, by what is to do.

Read `turns` first: whose turn it is, what may be done, and what follows; it asks the others. In the order of a match:

- `arranging` and `roles`: before the play, board parts are laid out (scenario 5) and roles chosen
- `actions`: what a turn begins with; `laying`: the tile of the card played; `draws`: the card after it
- `milestone`: how a milestone ends, and the match; `opening`: the board part opened next; `swapping`: the cards
  exchanged then

Below them lie `effects` and `conditions` (what a card changes, and when it is rewarded), `ground` (where tiles fit),
`frame` (how board parts and their districts join), `hooks` (what bends a rule) and `card_sets` (hands and stacks).
"""
