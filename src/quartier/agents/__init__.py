"""Agents of one's own: a Python class, an ONNX file or a program, each in a process of its own, as a bot.

All speak the line protocol of `messages.py`; `quartier agent` is the other side of it for whatever is Python.
"""

from __future__ import annotations

from quartier.agents.finding import find_agent
from quartier.agents.request import Request

__all__ = ["Request", "find_agent"]
