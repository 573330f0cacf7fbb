"""Agents for tests: each plays, or fails, in its own way."""

from __future__ import annotations

import os
import random
import sys
import time

from quartier.agents import Request


class Player:
    """Any legal step, the same for the same chance; what it prints does no harm."""

    def __init__(self) -> None:
        print("ready")

    def turn(self, request: Request) -> str:
        print("thinking")
        return random.Random(request.move.random).choice(request.legal)


class Whole:
    """The first whole turn, found by the steps that the kernels list."""

    def turn(self, request: Request) -> str:
        from quartier.bots import decide, find_bot

        return decide(find_bot("greedy"), request.situation, None, request.random).text


class Crashing(Player):
    """Gives up in the second round."""

    def turn(self, request: Request) -> str:
        if request.view["wave"] > 1:
            raise ValueError("no idea\x1b[2J")
        return super().turn(request)


class Dying(Player):
    """Ends without a word of the protocol."""

    def turn(self, request: Request) -> str:
        print("out of memory", file=sys.stderr, flush=True)
        os._exit(3)


class Cheating:
    """Breaks a rule."""

    def turn(self, request: Request) -> str:
        return "a1^ +a1"


class Silent:
    """Takes its time."""

    def turn(self, request: Request) -> str:
        time.sleep(600)
        return ""


class Nobody:
    """No agent at all."""


not_callable = 3
