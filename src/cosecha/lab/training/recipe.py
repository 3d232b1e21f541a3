"""What is trained, on which matches, and how."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from cosecha.bots.nets.aim import Aim
from cosecha.lab.training.searched import SearchPlan


class Matches(Struct, frozen=True):
    """Some of the matches of an iteration: all with the same options."""

    options: dict[str, Any]
    share: float = 1.0
    """Of the matches of an iteration, compared with the shares of the others."""


class Recipe(Struct, frozen=True):
    game: str
    net: str
    """The name of the net, and of how it sees observations (`bots/nets/ways.py`)."""
    matches: tuple[Matches, ...]
    aim: Aim
    games: int = 2048
    """How many matches an iteration has."""
    hidden: tuple[int, int, int] = (256, 192, 96)
    """The units of the trunk's two layers, and of the layer above it that only the policy uses."""
    lesson_rate: float = 1e-3
    """The initial learning rate of imitation; it falls to a tenth of that."""
    lesson_batch: int = 512
    """Batch size of imitation and of learning from searches."""
    rate: float = 4e-4
    """The initial learning rate of self-play; it falls to `last_rate` over `iterations`."""
    last_rate: float = 1e-4
    warm_up: int = 8
    """Over how many iterations the learning rate rises from almost zero: Adam has to see some gradients first."""
    iterations: int = 140
    """Over which `rate` and `entropy` fall; a run may be longer."""
    entropy: float = 0.012
    """The initial entropy bonus, per nat; it falls to `last_entropy`."""
    last_entropy: float = 0.001
    epochs: int = 2
    batch: int = 8192
    """Batch size of self-play."""
    clip: float = 0.2
    trace: float = 0.95
    """λ, as in TD(λ): how much of a target comes from what happened later, and not from the next estimate."""
    opposed: float = 0.5
    """The share of matches with other nets in all seats but one, if there are any."""
    evaluate_every: int = 50
    """After so many iterations, the net is saved and plays against those saved before."""
    search: SearchPlan = SearchPlan()

    def divided(self, games: int, processes: int) -> tuple[list[int], list[int]]:
        """By kind of match: how many are played, and in how many processes. Kinds wait for the net in turn, so together
        they have twice the processes."""
        total = sum(each.share for each in self.matches)
        parts = [each.share / total for each in self.matches]
        return [max(2, round(games * part)) for part in parts], [max(1, round(2 * processes * part)) for part in parts]


POINTS: Final = Aim()
VICTORY: Final = Aim(points=0.5, scale=10.0, rival=1.0, result=1.0)
LEAD: Final = Aim(points=1.0, scale=10.0, rival=1.0, result=0.3)
"""Chance decides much of Cacao's results, but less of the points."""

RECIPES: Final[Mapping[str, Recipe]] = {
    "agricola": Recipe(
        "agricola",
        "agricola",
        (
            Matches({"players": 2}, 2.5),
            Matches({"players": 1}, 0.2),
            Matches({"players": 3}, 1.5),
            Matches({"players": 4}, 2.0),
            Matches({"players": 2, "side_job": "with", "tile": "with", "seasons": "with"}, 0.2),
            Matches({"players": 4, "teams": "lower"}, 0.2),
        ),
        POINTS,
        hidden=(320, 256, 128),
    ),
    "agricola_cards": Recipe(
        "agricola",
        "agricola_cards",
        (
            Matches({"players": 2, "cards": "full"}, 1.6),
            Matches({"players": 1, "cards": "full"}, 0.3),
            Matches({"players": 3, "cards": "full"}, 1.5),
            Matches({"players": 4, "cards": "full"}, 2.0),
            Matches({"players": 2, "cards": "full", "x_deck": "with", "forest_deck": "with"}, 0.3),
        ),
        POINTS,
        hidden=(208, 192, 128),
    ),
    "cacao": Recipe(
        "cacao",
        "cacao",
        tuple(Matches({"players": players}) for players in (2, 3, 4)),
        LEAD,
        hidden=(192, 160, 96),
        rate=3e-4,
        batch=4096,
        entropy=0.006,
    ),
    "santiago": Recipe(
        "santiago",
        "santiago",
        (
            *(Matches({"players": players}) for players in (2, 3, 4, 5)),
            Matches({"players": 3, "spring_mode": "any", "setup_placement": "manual", "min_bribe": 2}, 0.2),
        ),
        VICTORY,
        hidden=(320, 256, 128),
        rate=3e-4,
        entropy=0.006,
    ),
}
