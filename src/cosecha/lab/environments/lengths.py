"""How long a match can get at most, and the points a seat can get: OpenSpiel wants to know before the first move.

These are bounds, derived from the rules, and far above what usual play reaches.
"""

from typing import Any

from cosecha.encoding import Encoder
from cosecha.games.cacao.options import turns_total
from cosecha.games.santiago.options import SETUP


def longest(encoder: Encoder) -> int:
    """An upper bound for the number of steps of a match."""
    options: Any = encoder.options
    bound = {"santiago": _santiago, "cacao": _cacao, "agricola": _agricola}.get(encoder.game.name, _unknown)
    return bound(options) * encoder.most_steps


def _santiago(options: Any) -> int:
    """The setup: the spring, the first canal and three palms. A round: everybody bids, plants, and may use the
    additional canal; one seat places a leftover tile; all but the overseer propose, and the overseer decides."""
    players: int = options.players
    return 5 + SETUP[players].rounds * (4 * players + 1)


def _cacao(options: Any) -> int:
    """A turn: a tile is placed next to at most 4 jungle spaces, each of which may be filled. That brings together at
    most 4 + 4 * 3 pairs of a worker tile and a jungle tile. Each pair is used in at most 4 answers, since a side has
    at most 3 workers and each answer but the last one sends some of them."""
    return turns_total(options.players) * (1 + 4 + (4 + 4 * 3) * 4)


def _agricola(options: Any) -> int:
    """Each answer places a person, answers a question about that, or uses up goods or cards. In each of 14 rounds a
    seat has at most 5 people, a few guests, and far fewer than 900 goods and cards; before the first round, it
    drafts."""
    return 15 * 1000 * int(options.players)


def _unknown(options: Any) -> int:
    """A game from outside the project."""
    return 100_000


def most_points(encoder: Encoder) -> tuple[float, float]:
    """Bounds for the points of a seat.

    Santiago: 45 tiles with 2 farmers each in one plantation score 4,050; there is less money than 200. Cacao: -10 for
    the water carrier; 28 jungle tiles and 44 turns bring workers next to jungle tiles at most 288 times, for at most 12
    gold each. Agricola: 30 food short in each of 6 harvests costs 540; no category of the score sheet has more than
    100.
    """
    found = {"santiago": (0.0, 5000.0), "cacao": (-10.0, 5000.0), "agricola": (-1000.0, 2000.0)}
    return found.get(encoder.game.name, (-100_000.0, 100_000.0))
