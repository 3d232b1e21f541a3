"""Other nets in some seats of self-play, so that a net doesn't rely on everybody playing as it does."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.file import read_weights
from cosecha.core.scores import sides
from cosecha.lab.training.against import count
from cosecha.lab.training.growing import grown
from cosecha.lab.training.lanes import Samples
from cosecha.lab.training.model import Options
from cosecha.lab.training.run import Run

OWN, OTHER = 0, 1
"""Whose a seat is: the net's that learns, or its opponent's."""

SHARPNESS = 4.0
"""How much opponents prefer likely choices. At 1, a net that imitates a bot is erratic, and much weaker than it."""


class Opponents:
    """Exported nets. An iteration meets one of them, in part of its matches."""

    def __init__(self, run: Run, paths: Sequence[Path]) -> None:
        """Raises ValueError if the run's net doesn't know all that these nets know."""
        self.paths = paths
        self._options = []
        for path in paths:
            model = run.new_model()
            try:
                model.load_state_dict(grown(model, *read_weights(path)))
            except ValueError as wrong:
                raise ValueError(f"{path} can't be an opponent: {wrong}") from None
            self._options.append(run.options_of(model))

    def met(self, iteration: int) -> tuple[str, list[Options]]:
        """The name of the opponent of an iteration, and how it sees each kind of match."""
        number = iteration % len(self.paths)
        return self.paths[number].stem, self._options[number]


def owners(matches: int, options: Options, share: float) -> NDArray[np.int64]:
    """By match and seat. In the first matches, one side has the net that learns; in the others, all have."""
    together = sides(options.players, options.teams)
    if len(together) == 1:
        return np.full((matches, options.players), OWN)
    side = np.zeros(options.players, np.int64)
    for number, seats in enumerate(together):
        side[seats] = number
    own = np.arange(matches) % len(together)
    met = np.arange(matches) < round(share * matches)
    return np.where(met[:, None] & (side[None, :] != own[:, None]), OTHER, OWN)


def results(samples: Samples, owner: NDArray[np.int64] | None, options: Options) -> tuple[float, float | None]:
    """The mean points in matches without an opponent, and the share of the others that were won; None without such."""
    points = samples.points.cpu().numpy()
    if owner is None or not (met := (owner == OTHER).any(1)).any():
        return float(points.mean()), None
    alone = points if met.all() else points[~met]
    return float(alone.mean()), count(points[met], owner[met] == OWN, options.teams).won
