"""The hand cards as tables. Each card is written in a file of its family, data and hooks together."""

from collections.abc import Callable
from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price

Hook = Callable[[Data, int, Log], None]
"""What a card does at its moment, for the seat that owns it."""
Test = Callable[[Farm], bool]

IDS: Final[list[str]] = []
NAMES: Final[list[str]] = []
OCCUPATION: Final[list[bool]] = []
PRICES: Final[list[Price]] = []
POINTS: Final[list[int]] = []
PLAYERS: Final[list[int]] = []
"""In play from this number of players on."""
TESTS: Final[dict[int, Test]] = {}
"""What must hold when the card is played."""
NEEDS: Final[dict[int, Message]] = {}
"""The same in words, for every card that has a test."""
OCCUPATIONS_NEEDED: Final[dict[int, int]] = {}
"""Of these tests, how many occupations one of them asks for at least: the deal looks at it."""
ON_PLAY: Final[dict[int, Hook]] = {}
LAID: Final[dict[int, Callable[[Farm], None]]] = {}
"""What a card changes for good, as long as it lies there."""
HOOKS: Final[dict[tuple[int, int], Hook]] = {}
"""By card and hook."""
HOOK_BITS: Final[list[int]] = []
POINTS_AT_END: Final[dict[int, Callable[[Data, int], int]]] = {}
ACTS: Final[dict[int, Hook]] = {}
"""What a card does when its owner uses it."""
OFFERS: Final[dict[int, Test]] = {}
"""At any time: whether a card can be used now."""


def _card(card_id: str, name: str, occupation: bool, price: dict[str, int], points: int, players: int) -> int:
    number = len(IDS)
    IDS.append(card_id)
    NAMES.append(name)
    OCCUPATION.append(occupation)
    PRICES.append(tuple([(GOOD_NAMES.index(good), amount) for good, amount in price.items()]))
    POINTS.append(points)
    PLAYERS.append(players)
    HOOK_BITS.append(0)
    return number


def occupation(card_id: str, name: str, players: int = 1) -> int:
    return _card(card_id, name, True, {}, 0, players)


def minor(card_id: str, name: str, points: int = 0, **price: int) -> int:
    return _card(card_id, name, False, price, points, 1)


def hook(card: int, timing: int, act: Hook) -> None:
    HOOKS[card, timing] = act
    HOOK_BITS[card] |= 1 << timing


def mark(card: int, timing: int) -> None:
    """A hook that is no call: the rules look whether the card is there."""
    HOOK_BITS[card] |= 1 << timing


def needs_occupations(card: int, least: int = 0, most: int = 99) -> None:
    """A prerequisite: so many occupations lie in front of the player when the card is played."""

    def test(farm: Farm) -> bool:
        return least <= played_occupations(farm) <= most

    TESTS[card] = test
    OCCUPATIONS_NEEDED[card] = least
    if least == most:
        NEEDS[card] = Message("agricola-needs-occupations-exactly", {"count": least})
    elif least:
        NEEDS[card] = Message("agricola-needs-occupations-least", {"count": least})
    else:
        NEEDS[card] = Message("agricola-needs-occupations-most", {"count": most})


def played_occupations(farm: Farm) -> int:
    count = 0
    for card in farm.played:
        if OCCUPATION[card]:
            count += 1
    return count


def fire(state: Data, seat: int, timing: int, log: Log) -> None:
    """Let the cards of a seat act that have this hook. What was played this turn waits for the next."""
    farm = state.farms[seat]
    if not farm.hooks >> timing & 1:
        return
    for card in farm.played[: len(farm.played) - farm.fresh]:
        act = HOOKS.get((card, timing))
        if act is not None:
            act(state, seat, log)


def lay(farm: Farm, card: int) -> None:
    """A card comes to lie in front of its owner: what it changes for good."""
    farm.played = (*farm.played, card)
    farm.hooks |= HOOK_BITS[card]
    change = LAID.get(card)
    if change is not None:
        change(farm)
        farm.settle_yard()
