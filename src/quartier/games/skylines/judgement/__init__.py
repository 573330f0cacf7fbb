"""What bots think of a city before it is finished.

Read `judge` first: one number for a whole city. `features` are what it adds up, `hands` what the cards in hand would
bring; `quick_play` chooses a step by it without a search.
"""
