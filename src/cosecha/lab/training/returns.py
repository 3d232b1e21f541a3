"""What decisions have led to: the targets of the values, and how much better than expected each turned out."""

from collections.abc import Sequence

import torch
from torch import Tensor

from cosecha.bots.nets.aim import Aim
from cosecha.core.scores import sides
from cosecha.lab.training.lanes import Samples


def worth(points: Tensor, aim: Aim, teams: Sequence[Sequence[int]]) -> Tensor:
    """By match and seat: what the end of a match is worth, as `Aim.worth` has it. The most points win."""
    players = points.shape[1]
    if players == 1:
        return aim.points * (points / aim.scale)
    together = sides(players, teams)
    best = torch.stack([points[:, side].max(1).values for side in together], 1)
    won = (best == best.max(1, keepdim=True).values).float()
    result = (won / won.sum(1, keepdim=True) * len(together) - 1) / (len(together) - 1)
    found = torch.empty_like(points)
    for number, side in enumerate(together):
        rival = torch.cat([best[:, :number], best[:, number + 1 :]], 1).max(1, keepdim=True).values
        own = aim.points * (points[:, side] - aim.rival * rival) / aim.scale
        found[:, side] = own + aim.result * result[:, number, None]
    return found


def targets(samples: Samples, aim: Aim, trace: float, teams: Sequence[Sequence[int]]) -> tuple[Tensor, Tensor, Tensor]:
    """By decision: the worth to expect for each seat, the deciding one first; its points in the same order, scaled; and
    the advantage of what was chosen.

    Going back from the end, a target mixes the next one of the same seat with the estimate at that decision."""
    final = worth(samples.points, aim, teams)
    players = final.shape[1]
    ahead = final.clone()
    found = torch.zeros(len(samples.when), players, device=final.device)
    order = (torch.arange(players, device=final.device)[None, :] + samples.seat[:, None]) % players
    steps = int(samples.when.max()) + 1
    counts = torch.bincount(samples.when, minlength=steps).tolist()
    end = len(samples.when)
    # The rows are in the order of their steps.
    for count in reversed(counts):
        part = slice(end - count, end)
        row, seat = samples.row[part], samples.seat[part]
        found[part] = ahead[row].gather(1, order[part])
        ahead[row, seat] = trace * ahead[row, seat] + (1 - trace) * samples.values[part, 0]
        end -= count
    points = samples.points[samples.row].gather(1, order) / aim.scale
    return found, points, found[:, 0] - samples.values[:, 0]
