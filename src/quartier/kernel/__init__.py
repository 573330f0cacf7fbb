"""Compile-or-interpret, generic functions, records, words and random numbers."""
