"""Cities: Skylines: the cooperative city of 1 to 4."""
