"""Skylines for those who train and study agents: what they see, decide and strive for."""

from __future__ import annotations

from quartier.games.skylines.research.deciding import CHOICES
from quartier.games.skylines.research.layout import LAYOUTS

__all__ = ["CHOICES", "LAYOUTS"]
