"""What all tests share: no example of a property has to be quick, since the first one may compile kernels."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("whatever the machine", deadline=None)
settings.load_profile("whatever the machine")
