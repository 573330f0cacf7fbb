"""The conformance suite as a program: `QUARTIER_GAMES=mine.bridges python -m quartier.testing bridges`.

Needs nothing but Quartier; every check says in which set-up it failed first, and why. Names of checks after the
game's run these alone.
"""

from __future__ import annotations

import sys
import traceback

from quartier.testing.cases import Case, cases
from quartier.testing.conformance import CHECKS, Check

SEED = 1


def failure(check: Check, case: Case) -> str:
    """Why a check fails in a case; nothing if it does not."""
    try:
        check(case, SEED)
    # A game may be wrong in any way.
    except Exception as error:
        (*_, place) = traceback.extract_tb(error.__traceback__)
        return f"{case}: {type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
    return ""


def main(game: str, *names: str) -> int:
    """Run all checks on a game, or those of these names; how many fail."""
    failed = 0
    for check in [check for check in CHECKS if not names or check.__name__ in names]:
        wrong = next(filter(None, (failure(check, case) for case in cases(game))), "")
        failed += bool(wrong)
        print(f"{'FAILED' if wrong else 'ok':6}  {check.__name__.replace('_', ' ')}", flush=True)
        if wrong:
            print(f"        {wrong}")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(*sys.argv[1:])))
