"""How Cities: Skylines looks in a terminal: `draw`, `legend` and `tell` are what the core looks for here.

Read `screen` first: it arranges what the others draw, `map` (streets and tiles), `tracks` (the administration board),
`cards` (hands, one short line a card) and `facts` (milestone, stacks, districts). `card_texts` says in sentences what
a card does, made from its effects; `telling` puts signs and turns into words.
"""

from quartier.games.skylines.terminal.screen import draw
from quartier.games.skylines.terminal.telling import legend, tell

__all__ = ["draw", "legend", "tell"]
