"""Makes an ONNX file of a trained agent, which then plays wherever bots do.

    python examples/export.py cities.pt cities.onnx
    quartier arena cities --bots greedy,cities.onnx --seats 1 --option level=3

Needs the packages onnx and onnxscript; who plays needs onnxruntime alone.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from agents import load
from network import Network


class Policy(torch.nn.Module):
    """What an agent at a table is asked for: how much it likes each decision."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, observation: torch.Tensor, pending: torch.Tensor) -> torch.Tensor:
        return self.network(observation, pending)[0]


def main() -> None:
    """Read the command line and export."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agent", type=Path)
    parser.add_argument("onnx", type=Path)
    given = parser.parse_args()
    network = load(given.agent)
    values = network.setting.layout.features(network.setting.seats)
    example = torch.zeros(1, values), torch.full((1,), -1)
    names = {"input_names": ["observation", "pending"], "output_names": ["policy"]}
    torch.onnx.export(Policy(network), example, given.onnx, dynamo=True, external_data=False, **names)


if __name__ == "__main__":
    main()
