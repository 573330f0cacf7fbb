"""The component set: how the text file of a set is read, checked, and made what rules, moves and views want.

Read in this order:

- `component_set`: what a set is, of cards and roles (`card_lines`), board parts (`board_parts`), tiles (`shapes`) and
  the maps of the scenarios (`layouts`)
- `reader`: the file line by line; each kind of line is read by the module of what it describes, the effects of cards
  by `card_effects`
- `card_checks`, `set_checks`: whether a card can ever be played, whether the numbers are right, what is unusual
- `box_record`: the set as numbers, for the kernels
- `facts`, `contents`: the set for people, as views show it and moves name it
"""
