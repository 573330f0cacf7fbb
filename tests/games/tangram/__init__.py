"""Tangram City: its rules, its set, its faces."""
