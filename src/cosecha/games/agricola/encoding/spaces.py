"""The action spaces of a position."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from cosecha.core.frozen import FrozenDict
from cosecha.core.state import NONE
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.decks import Decks
from cosecha.games.agricola.encoding.sharing import KEPT, frozen, frozen_dict
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.spaces import REFILLS
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.position import Space

LATEST: Final = -1
"""The key of the latest board; no digest is negative."""
_BOARDS: Final[dict[int, FrozenDict[str, Space]]] = {}
"""Recent boards by digest."""
_SPACES: Final[dict[int, Space]] = {}


class Board:
    """The data behind the action spaces of a position."""

    def __init__(self, state: Data) -> None:
        self.players: int = state.players
        self.spaces: list[int] = state.spaces[:]
        self.piles: list[int] = state.piles[:]
        self.occupied: list[int] = state.occupied[:]
        self.ground: int = state.ground
        self.refills: dict[str, dict[str, int]] = _refills(tuple(state.spaces), state.players)

    def changed(self, state: Data) -> list[int]:
        """The spaces whose goods or people differ."""
        found: list[int] = []
        for space in self.spaces:
            if self.piles[space] != state.piles[space] or self.occupied[space] != state.occupied[space]:
                found.append(space)
        return found

    def equals(self, state: Data) -> bool:
        if self.players != state.players or self.spaces != state.spaces:
            return False
        return self.piles == state.piles and self.occupied == state.occupied


def shown_spaces(state: Data) -> FrozenDict[str, Space]:
    if state.decks is not None and (state.decks.strange or state.decks.marked != NONE):
        return _with_extras(state, state.decks)
    found = _BOARDS.get(state.ground)
    if found is not None:
        board: Board = found.source
        if board.equals(state):
            return found
    shown: dict[str, Space] = {}
    changed = state.spaces
    latest = _BOARDS.get(LATEST)
    if latest is not None:
        before: Board = latest.source
        if before.spaces == state.spaces:
            shown = dict(latest)
            changed = before.changed(state)
    for space in changed:
        shown[SPACE_NAMES[space]] = _space(space, state.piles[space], state.occupied[space])
    found = FrozenDict(shown)
    found.source = Board(state)
    if len(_BOARDS) >= KEPT:
        _BOARDS.clear()
    _BOARDS[state.ground] = found
    _BOARDS[LATEST] = found
    return found


def _with_extras(state: Data, decks: Decks) -> FrozenDict[str, Space]:
    """The spaces while goods of other kinds or a mark lie on some of them."""
    shown = {SPACE_NAMES[space]: _space(space, state.piles[space], state.occupied[space]) for space in state.spaces}
    for space, good, amount in decks.strange:
        there = shown[SPACE_NAMES[space]]
        shown[SPACE_NAMES[space]] = replace(there, goods={**there.goods, GOOD_NAMES[good]: amount})
    if decks.marked != NONE:
        name = SPACE_NAMES[decks.marked]
        shown[name] = replace(shown[name], marked=True)
    found = FrozenDict(shown)
    found.source = Board(state)
    return found


def _space(space: int, pile: int, occupied: int) -> Space:
    number = (pile * 256 + occupied) * 64 + space
    found = _SPACES.get(number)
    if found is None:
        people = [seat for seat in range(4) if occupied >> seat & 1]
        newborns = [seat for seat in range(4) if occupied & BORN << seat]
        goods: dict[str, int] = {GOOD_NAMES[PILED[space]]: pile} if pile else {}
        found = Space(frozen_dict(goods), frozen(people), frozen(newborns))
        if len(_SPACES) >= KEPT:
            _SPACES.clear()
        _SPACES[number] = found
    return found


@lru_cache(KEPT)
def _refills(spaces: tuple[int, ...], players: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for space in spaces:
        if PILED[space] != NONE:
            found[SPACE_NAMES[space]] = FrozenDict({GOOD_NAMES[PILED[space]]: REFILLS[space][players]})
    return FrozenDict(found)
