"""The part of Santiago's net that sees the board, in torch."""

from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

from cosecha.bots.nets import santiago_board as board
from cosecha.encoding.layout import Layout

TORCH: Final = board.Arrays(
    floats=lambda array: array.float(),
    look_up=lambda table, numbers: embedding(numbers.long(), table),
    highest=lambda array: array.amax(0),
)


class _WithFixed(nn.Module):
    """Has what is the same on all boards, on the module's device."""

    def __init__(self) -> None:
        super().__init__()
        self._names = list(board.fixed())
        for name, array in board.fixed().items():
            self.register_buffer(f"fixed_{name}", torch.from_numpy(array), persistent=False)

    def fixed(self) -> dict[str, Any]:
        return {name: getattr(self, f"fixed_{name}") for name in self._names}


class BoardReader(_WithFixed):
    """Reads boards from the observations of an option set."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.at = layout.offsets

    def forward(self, observations: Tensor) -> board.Seen:
        return board.read(observations, self.at, self.fixed(), TORCH)


class BoardPart(_WithFixed):
    def __init__(self, trunk: int, policy: int) -> None:
        super().__init__()
        for name, shape in board.shapes(trunk, policy).items():
            self.register_parameter(name, nn.Parameter(_initial(name, shape)))

    def look(self, seen: board.Seen) -> dict[str, Any]:
        return board.look(seen, self._weights(), self.fixed(), TORCH)

    def told(self, known: dict[str, Any], seen: board.Seen, matches: int) -> Any:
        return board.told(known, self._weights(), TORCH)

    def choose(self, known: dict[str, Any], seen: board.Seen, p: Tensor) -> Tensor:
        return torch.cat(board.choose(known, p, self._weights()), 1)

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
