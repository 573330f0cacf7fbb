"""The conformance suite that every game runs through; public, for games written elsewhere too.

>>> case = cases("cities")[0]
>>> for check in CHECKS[:2]:
...     check(case, 1)                     # AssertionError says what does not hold
>>> str(case)
'cities-1'
"""

from quartier.testing.cases import Case, cases
from quartier.testing.conformance import CHECKS

__all__ = ["CHECKS", "Case", "cases"]
