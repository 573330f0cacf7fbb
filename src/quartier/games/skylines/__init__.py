"""Cities: Skylines: the cooperative city of 1 to 4.

Read in this order: `about` (seats and options), `vocabulary` (the words of cards), `position`, `box` and `steps` (what
a match, a component set and a move are as numbers); then `setup` and `rules`, `scoring` and `secrets`, which play
them. Around these stand `components` (the set from its text), `move_types`, `names` and `moves` (moves for people),
`board`, `view`, `items` and `grades` (what is seen and what it is worth), `terminal` and `scorecard`, and for bots
`judgement` and its `weights`. `game` puts all of it together.
"""
