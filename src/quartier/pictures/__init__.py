"""What drawings are made of, for pages that are printed and pictures that are shared: colours, symbols, outlines.

Each game has its symbols in `drawings.svg`, its colours in `palette.css`, which the page uses too, and in
`pictures.py` what its pieces look like, as fragments of SVG in the measure of those symbols.
"""
