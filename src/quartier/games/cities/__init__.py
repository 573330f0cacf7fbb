"""Cities: everybody builds a city of 16 tiles and puts tourists where they see the most."""
