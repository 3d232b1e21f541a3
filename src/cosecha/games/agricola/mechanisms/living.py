"""Living things of the event decks that are no goods: llamas, which are animals, and fairies, which aren't."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import count
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import Hook, choice
from cosecha.games.agricola.engine.decks import LLAMAS
from cosecha.games.agricola.events import (
    FairiesLeft,
    FairiesTaken,
    FairyBorn,
    FairyRoasted,
    LlamaBorn,
    LlamaReleased,
    LlamaRoasted,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOODS
from cosecha.games.agricola.majors import ROASTED

LLAMA: Final = choice("llama")
FAIRY: Final = choice("fairy")
_RELEASE: Final = choice("release-llama")
FAIRIES_PER_SPACE: Final = 2


# Llamas.


def llamas(farm: Farm) -> int:
    return 0 if farm.extras is None else farm.extras.llamas


def release_code() -> int:
    """The answer that gives up a llama, to make room: the card that brings llamas lists it."""
    return codes.PICK * codes.KIND + LLAMAS[0] * codes.CHOICE + _RELEASE


def release_llama(state: Data, seat: int, cooks: bool, log: Log) -> None:
    """Give up a llama. It is roasted if possible, since food never hurts."""
    farm = state.farms[seat]
    if cooks and farm.roasts:
        roast_llama(state, seat, log)
        return
    assert farm.extras is not None
    farm.extras.llamas -= 1
    if log is not None:
        log.append(LlamaReleased(seat))


def roast_llama(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    assert farm.extras is not None
    farm.extras.llamas -= 1
    food = farm.roasted_llama()
    farm.goods[FOOD] += food
    if log is not None:
        log.append(LlamaRoasted(seat, food))


# Fairies.


def _room_for_fairies(farm: Farm) -> int:
    """Up to 2 live on each unused space, but not where a house has burnt down: that is kept for a new one."""
    return FAIRIES_PER_SPACE * count(farm.unused())


def fairies_come(count: int) -> Hook:
    """More fairies on their card, for whoever takes them."""

    def come(state: Data, seat: int, log: Log) -> None:
        assert state.decks is not None
        state.decks.fairies += count

    return come


def take_fairies(state: Data, seat: int, fairies: int, log: Log) -> None:
    """Take fairies home. Those without a place leave at once."""
    extras = state.farms[seat].extras
    assert extras is not None
    extras.fairies += fairies
    if log is not None:
        log.append(FairiesTaken(seat, fairies))
    settle_fairies(state, log)


def settle_fairies(state: Data, log: Log) -> None:
    """When a space is put to use, its fairies move or leave. Only their number matters."""
    for farm in state.farms:
        extras = farm.extras
        if extras is None or extras.fairies == 0:
            continue
        over = extras.fairies - _room_for_fairies(farm)
        if over > 0:
            extras.fairies -= over
            if log is not None:
                log.append(FairiesLeft(farm.seat, over))


def roast_fairy(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    assert farm.extras is not None
    farm.extras.fairies -= 1
    farm.goods[FOOD] += ROASTED
    if log is not None:
        log.append(FairyRoasted(seat, ROASTED))


# Breeding.

LLAMAS_JOINED: Final = GOODS
"""Llamas among the types of animals, which are numbered as goods."""


def others_breed(farm: Farm) -> bool:
    """Whether llamas or fairies have young."""
    extras = farm.extras
    if extras is None:
        return False
    return extras.llamas >= 2 or 2 <= extras.fairies < _room_for_fairies(farm)


def breed_others(state: Data, seat: int, joined: int, log: Log) -> None:
    """1 young each for 2 llamas and for 2 fairies. A young fairy needs a place; a llama is housed like any animal.
    Something may join the llamas without being on the farm."""
    farm = state.farms[seat]
    extras = farm.extras
    if extras is None:
        return
    if extras.llamas + (joined == LLAMAS_JOINED) >= 2:
        extras.llamas += 1
        if log is not None:
            log.append(LlamaBorn(seat))
    if 2 <= extras.fairies < _room_for_fairies(farm):
        extras.fairies += 1
        if log is not None:
            log.append(FairyBorn(seat))
