"""The conformance suite that every game runs through; public, for games written elsewhere too."""

from quartier.testing.cases import Case, cases
from quartier.testing.conformance import CHECKS

__all__ = ["CHECKS", "Case", "cases"]
