"""How commands write: to a terminal, into a file, or to nobody."""
