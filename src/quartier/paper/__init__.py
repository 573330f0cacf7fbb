"""The games on paper: sheets that the games describe, typeset as a PDF to cut and play."""
