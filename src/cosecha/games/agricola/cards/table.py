"""The hand cards as tables. The modules of this package register each card's data and hooks here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cosecha.core.frozen import FrozenDict
from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.goods import GOOD_NAMES, Price

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

Hook = Callable[["State", int, Log], None]
"""What a card does for the seat that owns it."""
Test = Callable[["Farm"], bool]

IDS: Final[list[str]] = []
NAMES: Final[list[str]] = []
OCCUPATION: Final[list[bool]] = []
PRICES: Final[list[Price]] = []
POINTS: Final[list[int]] = []
PLAYERS: Final[list[int]] = []
"""The minimum number of players."""
TESTS: Final[dict[int, Test]] = {}
"""The prerequisites for playing a card."""
NEEDS: Final[dict[int, Message]] = {}
"""The same prerequisites in words. All views share these messages, so nobody can write to them."""
OCCUPATIONS_NEEDED: Final[dict[int, int]] = {}
"""The minimum number of occupations that a prerequisite requires, for the deal."""
ON_PLAY: Final[dict[int, Hook]] = {}
LAID: Final[dict[int, Callable[["Farm"], None]]] = {}
"""The permanent change that a card makes to its owner's farm."""
HOOKS: Final[dict[tuple[int, int], Hook]] = {}
"""By card and hook."""
HOOK_BITS: Final[list[int]] = []
POINTS_AT_END: Final[dict[int, Callable[["State", int], int]]] = {}
ACTS: Final[dict[int, Hook]] = {}
"""What a card does when its owner uses it."""
OFFERS: Final[dict[int, Test]] = {}
"""For cards that can be used at any time: whether that is possible now."""


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
    """Set a hook's bit without a function: the rules check for the bit themselves."""
    HOOK_BITS[card] |= 1 << timing


def needs_occupations(card: int, least: int = 0, most: int = 99) -> None:
    """Register a prerequisite: the number of occupations that the player has in play."""

    def test(farm: "Farm") -> bool:
        return least <= played_occupations(farm) <= most

    TESTS[card] = test
    OCCUPATIONS_NEEDED[card] = least
    if least == most:
        NEEDS[card] = Message("agricola-needs-occupations-exactly", FrozenDict(count=least))
    elif least:
        NEEDS[card] = Message("agricola-needs-occupations-least", FrozenDict(count=least))
    else:
        NEEDS[card] = Message("agricola-needs-occupations-most", FrozenDict(count=most))


def played_occupations(farm: "Farm") -> int:
    count = 0
    for card in farm.played:
        if OCCUPATION[card]:
            count += 1
    return count


def fire(state: "State", seat: int, timing: int, log: Log) -> None:
    """Run this hook of a seat's cards. Cards played this turn don't act until the next one."""
    farm = state.farms[seat]
    if not farm.hooks >> timing & 1:
        return
    for card in farm.played[: len(farm.played) - farm.fresh]:
        act = HOOKS.get((card, timing))
        if act is not None:
            act(state, seat, log)


def lay(farm: "Farm", card: int) -> None:
    """Put a card into play, with its hooks and its permanent change."""
    farm.played = (*farm.played, card)
    farm.hooks |= HOOK_BITS[card]
    change = LAID.get(card)
    if change is not None:
        change(farm)
        farm.settle_yard()
