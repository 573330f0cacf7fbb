"""A trained agent and its file: the task that it was trained for, and its network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from cities_network import CitiesNetwork
from network import Network
from quartier.research import Setting
from skylines_network import SkylinesNetwork

NETWORKS: dict[str, Any] = {"cities": CitiesNetwork, "skylines": SkylinesNetwork}
SIZES = {
    "cities": {"channels": 64, "width": 256, "blocks": 4},
    "skylines": {"width": 512, "blocks": 2},
}
SMALL_SIZES = {
    "cities": {"channels": 16, "width": 128, "blocks": 2},
    "skylines": {"width": 256, "blocks": 1},
}


def new_network(game: str, task: dict[str, Any], sizes: dict[str, int]) -> Network:
    """A network that has learnt nothing yet."""
    network: Network = NETWORKS[game](Setting.of(game, task["seats"], task["options"]), **sizes)
    return network


def save(path: Path, game: str, task: dict[str, Any], sizes: dict[str, int], network: Network) -> None:
    """Write an agent, its numbers with as many bits as it calculates with on a GPU."""
    numbers = {name: value.half() for name, value in network.state_dict().items()}
    torch.save({"game": game, "task": task, "sizes": sizes, "network": numbers}, path)


def load(path: Path) -> Network:
    """Read an agent's network."""
    saved = torch.load(path, map_location="cpu", weights_only=True)
    network = new_network(saved["game"], saved["task"], saved["sizes"])
    network.load_state_dict(saved["network"])
    return network.eval()
