"""Tangram City: tiles of half-fields on a board of seven by seven, for the largest rectangle and for harmony."""
