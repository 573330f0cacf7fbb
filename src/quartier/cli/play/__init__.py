"""A game in the terminal, which `quartier play` plays: one person in seat 1, bots in the others."""
