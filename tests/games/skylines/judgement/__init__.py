"""How cities are judged, and played quickly."""
