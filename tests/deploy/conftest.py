"""What the tests of a whole installation need: databases, and guests who go at the end."""

from __future__ import annotations

from tests.server.conftest import _guests_go, postgres, postgres_running

__all__ = ["_guests_go", "postgres", "postgres_running"]
