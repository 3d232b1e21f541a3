"""Placing a person on an action space."""

from collections.abc import Callable
from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import Test, fire
from cosecha.games.agricola.engine.effects import (
    MAY_LEAVE,
    effect,
    impossible,
    is_about_hand,
    kind,
    possible,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.engine.spaces import (
    EFFECTS,
    GOODS,
    IN_SEASON,
    NAMES,
    OPEN_FROM,
    SEASON_OF,
    SHARED,
    START_KEPT,
)
from cosecha.games.agricola.events import PersonPlaced
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, SHEEP, Price
from cosecha.games.agricola.mechanisms.family import harvests_to_come
from cosecha.games.agricola.mechanisms.improvements import may_lack_food
from cosecha.games.agricola.mechanisms.replacing import is_replaced
from cosecha.games.agricola.mechanisms.shopping import add_cards, can_shop, no_card, take_card
from cosecha.games.agricola.options import OPEN_MARKET, SEASONS, TAKE_USABLE, WINTER
from cosecha.games.agricola.phases import WORK

SHARES: Final[dict[int, Callable[[Data, Farm, int], bool]]] = {}
"""By card: whether its owner may use an occupied space."""
BRINGS: Final[dict[int, tuple[Test, Price]]] = {}
"""By card: when it brings goods right after its owner has placed a person, in time to pay for what the space does."""


def _is_free(state: Data, farm: Farm, space: int) -> bool:
    """Nobody has used the space this round, or a card lets its owner share it."""
    if state.occupied[space] == 0:
        return True
    if farm.hooks >> hooks.SHARING & 1:
        for card in farm.played:
            if card in SHARES and SHARES[card](state, farm, space):
                return True
    return False


def placements(state: Data, farm: Farm, spaces: list[int]) -> list[int]:
    """Every free space with a possible effect."""
    actions: list[int] = []
    seasonal = state.season != NONE
    kept = False
    if state.decks is not None:
        kept = state.decks.start_kept
    for space in spaces:
        if seasonal and is_closed(state, space):
            continue
        if state.occupied[space]:
            useful = _is_free(state, farm, space) and possible(state, farm, SHARED[space], space)
        else:
            useful = state.piles[space] > 0 and not (farm.customs & TAKE_USABLE and GOODS[space] >= SHEEP)
            if not useful:
                effect = _printed(state, space) if kept else EFFECTS[space][state.players]
                useful = possible(state, farm, effect, space)
            useful = useful or (farm.hooks >> hooks.ANY_USE & 1 != 0 and _is_paid_for(state, farm, space))
        if useful:
            actions.append(codes.USE * codes.KIND + space)
    return actions


def _answers(state: Data, seat: int) -> list[int]:
    """What a seat may do with its turn: use a space, or skip it for a card of the open market."""
    actions = placements(state, state.farms[seat], state.spaces)
    if actions and state.variant & OPEN_MARKET and can_shop(state, seat):
        add_cards(state, actions)
    return actions


def is_closed(state: Data, space: int) -> bool:
    """Whether the season closes a space. It accumulates goods all the same."""
    return (space, state.season) in OPEN_FROM and state.round < OPEN_FROM[space, state.season]


def effect_on(state: Data, space: int) -> int:
    """What a person placed on a space does there."""
    if state.occupied[space]:
        return SHARED[space]
    if state.season != NONE and (space, state.season) in IN_SEASON:
        return IN_SEASON[space, state.season]
    return _printed(state, space)


def _printed(state: Data, space: int) -> int:
    """The effect of a space in all seasons."""
    if state.decks is not None and state.decks.start_kept and space in START_KEPT:
        return START_KEPT[space]
    return EFFECTS[space][state.players]


def _is_paid_for(state: Data, farm: Farm, space: int) -> bool:
    """Whether a free space would bring something with what cards bring first."""
    cards = [card for card in farm.played[: len(farm.played) - farm.fresh] if card in BRINGS]
    if not cards:
        return False
    there = farm.copy()
    there.space = space
    for card in cards:
        test, goods = BRINGS[card]
        if test(state, there):
            for good, amount in goods:
                there.goods[good] += amount
    return possible(state, there, _printed(state, space), space)


def can_place(state: Data, seat: int) -> bool:
    """Whether there is a space that a seat can use."""
    return len(placements(state, state.farms[seat], state.spaces)) > 0


class Placing(Mechanism):
    """`parts`: the spaces that may be used; none for all that are in play."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(placements(state, farm, _in_play(state, parts))) > 0

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.phase == WORK and seat == state.active

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        if farm.home == 0:
            return SKIP  # no card has found somebody to place
        if step & MAY_LEAVE or parts:
            return Mechanism.comes_up(self, state, seat, parts, step, log)
        if farm.choices is None:
            farm.choices = _answers(state, seat)
        if farm.choices:
            return ASK
        farm.choices = None
        # No space can be used, so the rest of the family stays at home, and no turn ends.
        farm.home = 0
        if len(farm.steps) > 1:
            del farm.steps[-2]
        return SKIP

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        if parts or step & MAY_LEAVE:
            actions += placements(state, state.farms[seat], _in_play(state, parts))
        else:
            actions += _answers(state, seat)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        if codes.kind_of(action) == codes.TAKE_CARD:
            take_card(state, seat, codes.named_by(action), log)
            farm.steps.pop()  # a turn that is skipped doesn't end either, for cards that act then
            return
        farm.home -= 1
        occupy(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        if codes.kind_of(action) == codes.TAKE_CARD:
            return no_card(state, seat, codes.named_by(action))
        return no_placement(state, seat, parts, codes.named_by(action))

    def wants_food(self, state: Data, seat: int) -> bool:
        farm = state.farms[seat]
        if farm.customs & WINTER and farm.goods[FOOD] < harvests_to_come(state.round):
            return True
        return state.cards and may_lack_food(farm)

    def is_about_hand(self, state: Data, seat: int) -> bool:
        for space in state.spaces:
            if state.occupied[space] == 0 and is_about_hand(state, seat, _printed(state, space)):
                return True
        return False


def occupy(state: Data, seat: int, space: int, log: Log) -> None:
    """A person of this seat uses a space. Cards act right after the person is placed, before the space's own effect.
    What they offer along with it waits below it on the stack."""
    farm = state.farms[seat]
    farm.space = space
    effect = effect_on(state, space)
    state.put(space, state.piles[space], state.occupied[space] | 1 << seat)
    if log is not None:
        log.append(PersonPlaced(seat, NAMES[space]))
    if not state.cards:
        farm.steps.append(step_of(effect))
        return
    fire(state, seat, hooks.AFTER_USE, log)
    fire(state, seat, hooks.WITH_USE, log)
    farm.steps.append(step_of(effect))
    for other in range(state.players):
        fire(state, other, hooks.ANY_USE, log)


def no_access(state: Data, seat: int, space: int) -> Message | None:
    """Why nobody of this seat can be placed on a space, whatever can be done there."""
    named: dict[str, Argument] = {"space": Token("space", NAMES[space])}
    if space not in state.spaces:
        if state.season != NONE and space in SEASON_OF:
            return Message("agricola-reason-other-season", {**named, "season": SEASONS[SEASON_OF[space]]})
        coming = space in state.round_cards and not is_replaced(state, space)
        return Message("agricola-reason-card-to-come" if coming else "agricola-reason-not-in-play", named)
    if state.season != NONE and is_closed(state, space):
        until = OPEN_FROM[space, state.season]
        return Message("agricola-reason-closed-in-winter", {**named, "round": until})
    if not _is_free(state, state.farms[seat], space):
        there = [Token("seat", other) for other in range(state.players) if state.occupied[space] >> other & 1]
        return Message("agricola-reason-occupied", {**named, "seats": there})
    return None


def no_placement(state: Data, seat: int, parts: tuple[int, ...], space: int) -> Message:
    """Why a person of this seat can't be placed on a space."""
    closed = no_access(state, seat, space)
    if closed is not None:
        return closed
    named: dict[str, Argument] = {"space": Token("space", NAMES[space])}
    if parts and space not in parts:
        return Message("agricola-reason-other-space")
    if state.piles[space] > 0 and GOODS[space] >= SHEEP:
        return Message("agricola-reason-nothing-there", {**named, "why": Message("agricola-reason-no-use-for-animals")})
    why = impossible(state, seat, effect_on(state, space))
    return Message("agricola-reason-nothing-there", {**named, "why": why})


def _in_play(state: Data, spaces: tuple[int, ...]) -> list[int]:
    if not spaces:
        return state.spaces
    return [space for space in state.spaces if space in spaces]


_PLACE: Final = kind(Placing("place", 1 << codes.USE | 1 << codes.TAKE_CARD, needs_goods=False))
PLACE: Final = effect(_PLACE, (), "place")


def place_on(*spaces: int) -> int:
    return effect(_PLACE, spaces, f"place on {', '.join([NAMES[space] for space in spaces])}")
