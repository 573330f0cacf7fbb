"""Hamlet, a small game to copy: how one is added is told in CONTRIBUTING.md."""
