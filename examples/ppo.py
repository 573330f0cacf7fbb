"""Proximal policy optimisation: decide some times in all matches, make what turned out well likelier, begin again."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from matches import Matches
from network import Network, masked

CLIP = 0.2
"""How much likelier or less likely a decision may become in one round of learning."""
WORTH_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5


@dataclass(frozen=True)
class Plan:
    """How an agent is trained: sizes, and how boldly it learns."""

    matches: int
    decisions: int
    """In each match, before the network learns from them."""
    minibatch: int
    epochs: int
    rate: float
    entropy: float
    """How much variety is worth at first; like the learning rate it falls to nothing."""
    ahead: float
    """How far an advantage looks ahead before it trusts what the network expects: 0 one decision, 1 to the end."""
    scale: float
    """What a reward is multiplied with, so that whole returns are some ones."""


@dataclass
class Decisions:
    """What was played: a row for each moment, a column for each match."""

    words: Tensor
    legal: Tensor
    pending: Tensor
    actions: Tensor
    likelihoods: Tensor
    worths: Tensor
    rewards: Tensor
    ended: Tensor


@torch.no_grad()
def play(matches: Matches, network: Network, plan: Plan) -> tuple[Decisions, Tensor]:
    """Decide so often in every match, as the network likes; also what it expects after that."""
    rows: list[tuple[Tensor, ...]] = []
    for _ in range(plan.decisions):
        words, legal, pending = matches.words.clone(), matches.legal.clone(), matches.pending
        logits, worths = network.judge(words, pending)
        likelihoods = masked(logits, legal)
        noise = torch.rand_like(likelihoods).clamp_(1e-10, 1 - 1e-7)
        actions = (likelihoods - torch.log(-torch.log(noise))).argmax(1)
        rewards, ended = matches.step(actions)
        taken = likelihoods.gather(1, actions[:, None])[:, 0]
        rows.append((words, legal, pending, actions, taken, worths, rewards * plan.scale, ended))
    last = network.judge(matches.words, matches.pending)[1]
    return Decisions(*(torch.stack(column) for column in zip(*rows, strict=True))), last


def advantages(played: Decisions, last: Tensor, far: float) -> Tensor:
    """How much better each decision turned out than was expected (generalised advantage estimation, no discount)."""
    found, ahead = torch.zeros_like(played.rewards), torch.zeros_like(last)
    for moment in reversed(range(len(found))):
        goes_on = 1 - played.ended[moment]
        ahead = played.rewards[moment] + goes_on * (last + far * ahead) - played.worths[moment]
        found[moment] = ahead
        last = played.worths[moment]
    return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, played: Decisions, last: Tensor, plan: Plan, entropy: float
) -> dict[str, float]:
    """Make what turned out well likelier, some passes over all decisions; how that went, on average."""
    better = advantages(played, last, plan.ahead)
    targets = (better + played.worths).flatten()
    better = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
    words, legal, pending, actions, before = (
        part.flatten(0, 1) for part in (played.words, played.legal, played.pending, played.actions, played.likelihoods)
    )
    told = []
    for _ in range(plan.epochs):
        for some in torch.randperm(len(words), device=words.device).split(plan.minibatch):
            logits, worths = network.judge(words[some], pending[some])
            likelihoods = masked(logits, legal[some])
            change = likelihoods.gather(1, actions[some, None])[:, 0] - before[some]
            ratio = change.exp()
            gain = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
            miss = (worths - targets[some]).square().mean()
            variety = -(likelihoods.exp() * likelihoods).sum(1).mean()
            loss = WORTH_WEIGHT * miss - gain - entropy * variety
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST_GRADIENT)
            optimiser.step()
            told.append(torch.stack([miss, variety, (ratio - 1 - change).mean()]).detach())
    means = torch.stack(told).mean(0).tolist()
    each = played.rewards.sum() / plan.scale / played.ended.sum().clamp(1)
    return dict(zip(("miss", "variety", "change"), means, strict=True)) | {"return": each.item()}


@torch.no_grad()
def evaluate(matches: Matches, network: Network) -> Tensor:
    """The results of one match in each place, in which the network always decides as it likes best."""
    number = matches.batch.number
    results = torch.zeros(number, device=matches.device)
    over = torch.zeros(number, dtype=torch.bool, device=matches.device)
    matches.batch.reset()
    while not over.all():
        logits, _ = network.judge(matches.words, matches.pending)
        rewards, ended = matches.step(masked(logits, matches.legal).argmax(1))
        results = torch.where(over, results, rewards)
        over |= ended.bool()
    return results
