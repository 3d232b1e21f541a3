"""The part of Santiago's net that sees the board, in torch.

Arrays begin with the place, then comes the match, so that one product with a matrix moves something from place to place
in all matches.
"""

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

from cosecha.bots.nets import santiago_board as board
from cosecha.bots.nets.santiago_board import (
    FACTS,
    LAYERS,
    MOST_BRIBED,
    REACH,
    SCALE,
    SEATS,
    UNITS,
    WITHIN,
    shapes,
)
from cosecha.encoding.layout import Layout
from cosecha.games.santiago.board import SEGMENTS, SQUARES


class Seen(NamedTuple):
    """The boards of some observations."""

    squares: tuple[Any, ...]
    segments: tuple[Any, ...]
    """By fact: its value for each place and match."""
    together: Any
    """By match, square and square: whether both belong to the same plantation."""


def _dense(h: Any, weights: Any) -> Any:
    places, matches, units = h.shape
    return (h.reshape(places * matches, units) @ weights).reshape(places, matches, weights.shape[1])


def _moved(matrix: Any, h: Any) -> Any:
    """What each place gets from others."""
    _, matches, units = h.shape
    return (matrix @ h.reshape(h.shape[0], matches * units)).reshape(matrix.shape[0], matches, units)


def _look_up(table: Tensor, numbers: Tensor) -> Tensor:
    """The rows of a table with these numbers."""
    return embedding(numbers.long(), table)


def _fixed() -> dict[str, Tensor]:
    """What is the same on all boards: what lies where, and the numbers of places."""
    found = {name: torch.from_numpy(array) for name, array in board.fixed().items()}
    numbers = {
        "linked": (found["near"] > 0) | torch.eye(SQUARES, dtype=torch.bool),
        "segment": torch.arange(1, SEGMENTS + 1)[:, None, None],
        "square_place": torch.arange(SQUARES)[:, None],
        "segment_place": torch.arange(SEGMENTS)[:, None],
    }
    return found | {name: tensor.float() for name, tensor in numbers.items()}


class _WithFixed(nn.Module):
    """Has what is the same on all boards, on the module's device."""

    def __init__(self) -> None:
        super().__init__()
        self._names = list(_fixed())
        for name, tensor in _fixed().items():
            self.register_buffer(f"fixed_{name}", tensor, persistent=False)

    def fixed(self) -> dict[str, Any]:
        return {name: getattr(self, f"fixed_{name}") for name in self._names}


class BoardReader(_WithFixed):
    """Reads boards from rows of observations."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.at = layout.offsets

    def forward(self, observations: Tensor) -> Seen:
        at, fixed = self.at, self.fixed()

        def field(name: str, count: int) -> Tensor:
            return observations[:, at[name] : at[name] + count].T

        tile = field("tile", SQUARES)
        every = tile.float() * 0.0
        squares = (
            tile * 6 + field("owner", SQUARES),
            field("farmers", SQUARES) * 4 + field("wet", SQUARES) * 2 + field("palm", SQUARES),
            every + fixed["square_place"],
        )
        spring = _look_up(fixed["spring"], field("spring", 1)[0]).T
        proposed = fixed["segment"] == field("proposal", SEATS).float()
        offered = (proposed.float() * (field("bribe", SEATS).float() + 1.0)).sum(1).clip(max=MOST_BRIBED)
        segments = (
            field("canal", SEGMENTS).float() * 2.0 + spring,
            offered * 2.0 + proposed[:, 0].float(),
            spring * 0.0 + fixed["segment_place"],
        )
        crop = (tile.T + 1) // 2
        planted = (crop > 0) & (crop < 6)
        same = (crop[:, :, None] == crop[:, None, :]) & planted[:, :, None]
        together = same.float() * fixed["linked"]
        for _ in range(REACH):
            together = (together @ together).clip(max=1.0)
        return Seen(squares, segments, together * WITHIN)


class BoardPart(_WithFixed):
    def __init__(self, trunk: int, policy: int) -> None:
        super().__init__()
        for name, shape in shapes(trunk, policy).items():
            self.register_parameter(name, nn.Parameter(_initial(name, shape)))

    def look(self, seen: Seen) -> dict[str, Any]:
        """By kind: what is known of each place."""
        weights, fixed = self._weights(), self.fixed()
        known = {
            kind: sum(
                _look_up(weights[f"{kind}_fact{number}"], fact) for number, fact in enumerate(getattr(seen, kind))
            )
            for kind in FACTS
        }
        for layer in range(LAYERS):
            squares, segments = known["squares"], known["segments"]
            plantation = (seen.together @ squares.swapaxes(0, 1)).swapaxes(0, 1)
            parts = {
                "squares": [squares, _moved(fixed["near"], squares), _moved(fixed["water"], segments), plantation],
                "segments": [segments, _moved(fixed["touch"], segments), _moved(fixed["watered"], squares)],
            }
            for kind in FACTS:
                wide = weights[f"{kind}_layer{layer}"]
                total = weights[f"{kind}_bias{layer}"]
                for number, part in enumerate(parts[kind]):
                    total = total + _dense(part, wide[number * UNITS : (number + 1) * UNITS])
                found = total.clip(min=0.0)
                known[kind] = found if layer == 0 else known[kind] + found
        return known

    def told(self, known: dict[str, Any], seen: Seen, matches: int) -> Any:
        """What the trunk learns about each match's board."""
        pooled = self._weights()["pooled"]
        parts = [part for h in known.values() for part in (h.sum(0) * SCALE, h.amax(0))]
        return sum(part @ pooled[number * UNITS : (number + 1) * UNITS] for number, part in enumerate(parts))

    def choose(self, known: dict[str, Any], seen: Seen, p: Tensor) -> Tensor:
        """The logits of all answers at all places, by match."""
        weights = self._weights()
        found = []
        for kind, h in known.items():
            offered = (_dense(h, weights[f"{kind}_offered"]) + p @ weights[f"{kind}_asked"]).clip(min=0.0)
            found.append(_dense(offered, weights[f"{kind}_rated"]).swapaxes(0, 1).reshape(len(p), -1))
        return torch.cat(found, 1)

    def _weights(self) -> dict[str, Any]:
        return dict(self.named_parameters(recurse=False))


def _initial(name: str, shape: tuple[int, ...]) -> Tensor:
    if "bias" in name:
        return torch.zeros(shape)
    if "fact" in name:
        return torch.randn(shape) * 0.3
    if "rated" in name:
        return torch.randn(shape) * 0.02
    gain = 1.0 if name == "pooled" else 2.0
    return torch.randn(shape) * (gain / shape[0]) ** 0.5
