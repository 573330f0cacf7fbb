"""Data sets of bots' games: every decision with what its seat knew, what was thought of it, and how the game ended."""
