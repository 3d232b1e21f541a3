"""A full state consistent with a view; hidden information is drawn at random."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.games.cacao.state import State, from_position
from cosecha.games.cacao.view import View

MOST_GUESSED = 20
"""Hidden gold is drawn between 0 and this."""


def guess(view: View, rng: Rng) -> State:
    """A state with this view; hands, piles and hidden gold are drawn at random."""
    position = view.position
    unseen = position.unseen
    if unseen is None:
        raise ValueError("not a view's position: it has no counts of unseen tiles")
    hands: list[list[str] | None] = []
    piles: list[list[str]] = []
    for hand, size, counts in zip(position.hands, unseen.hands, unseen.workers, strict=True):
        tiles = _shuffled(counts, rng)
        hands.append(tiles[:size] if hand is None else hand)
        piles.append(tiles[size:] if hand is None else tiles)
    return from_position(
        replace(
            position,
            gold=[rng.below(MOST_GUESSED + 1) if amount is None else amount for amount in position.gold],
            hands=hands,
            piles=piles,
            jungle_pile=_shuffled(unseen.jungle, rng),
            unseen=None,
        ),
        check=False,
    )


def _shuffled(counts: dict[str, int], rng: Rng) -> list[str]:
    tiles = [name for name, count in counts.items() for _ in range(count)]
    rng.shuffle(tiles)
    return tiles
