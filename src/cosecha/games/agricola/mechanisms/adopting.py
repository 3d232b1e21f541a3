"""Goods for a person of another player: it goes back to its owner's supply, and one of the buyer's takes its place."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import CHOICES, NAMES, card_token, choice, space_word, word_space
from cosecha.games.agricola.engine.effects import effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import ASK, Mechanism
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.events import CardUsed, PersonAdopted, PlacedPersonAdopted
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, GOODS
from cosecha.games.agricola.mechanisms.family import can_grow_urgently
from cosecha.games.agricola.mechanisms.goods import gain_goods, pay_goods

PRICE: Final = 5
"""Any goods, mixed as the buyer likes."""
LEAST_PEOPLE: Final = 3
HOME: Final = choice("home")
_SEATS: Final = tuple([choice(f"seat{seat}") for seat in range(4)])
_GOODS: Final = tuple([choice(good) for good in GOOD_NAMES])

# The progress of the question: the seat (from 1 on), the word for the place, and how much of each good is promised.
_SEAT_BITS: Final = 3
_WORD_BITS: Final = 10
_BASE: Final = PRICE


class Adopting(Mechanism):
    """`parts`: the card. The buyer names a player, then the place of one of their people, then goods one by one. Only
    the last of them changes hands together with the person, so that nobody else is asked before."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        other, place, goods = _read(progress)
        farm = state.farms[seat]
        if progress == 0:
            return True
        if not can_grow_urgently(farm) or other not in _sellers(state, farm):
            return False
        if place == 0:
            return sum(goods) == 0
        fits = place in _places(state, other, seat) and sum(goods) < PRICE
        return fits and sum(goods) + sum(farm.goods) >= PRICE

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow_urgently(farm) and sum(farm.goods) >= PRICE and len(_sellers(state, farm)) > 0

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        return ASK if progress_of(step) else Mechanism.comes_up(self, state, seat, parts, step, log)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        other, place, _ = _read(progress_of(step))
        if other == NONE:
            words = [_SEATS[each] for each in _sellers(state, farm)]
        elif place == 0:
            words = _places(state, other, seat)
        else:
            words = [_GOODS[good] for good in range(GOODS) if farm.goods[good]]
        for word in words:
            actions.append(codes.PICK * codes.KIND + parts[0] * codes.CHOICE + word)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PICK and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        word = codes.named_by(action) % codes.CHOICE
        other, place, goods = _read(progress_of(step))
        if other == NONE:
            other = _SEATS.index(word)
            if log is not None:
                log.append(CardUsed(seat, NAMES[parts[0]]))
        elif place == 0:
            place = word
        else:
            good = _GOODS.index(word)
            pay_goods(state, seat, good, 1, log)
            goods[good] += 1
            if sum(goods) == PRICE:
                _adopt(state, seat, other, place, log)
                for good in range(GOODS):
                    gain_goods(state, other, good, goods[good], log, parts[0])
                return
        state.farms[seat].steps.append(step_of(effect_of(step), _written(other, place, goods)))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))


def _read(progress: int) -> tuple[int, int, list[int]]:
    seat = (progress & (1 << _SEAT_BITS) - 1) - 1
    place = progress >> _SEAT_BITS & (1 << _WORD_BITS) - 1
    rest = progress >> _SEAT_BITS + _WORD_BITS
    goods: list[int] = []
    for _ in range(GOODS):
        goods.append(rest % _BASE)
        rest //= _BASE
    return seat, place, goods


def _written(seat: int, place: int, goods: list[int]) -> int:
    rest = 0
    for amount in reversed(goods):
        rest = rest * _BASE + amount
    return (rest << _WORD_BITS | place) << _SEAT_BITS | seat + 1


def _sellers(state: Data, farm: Farm) -> list[int]:
    """The players with enough people, one of whom can be had."""
    found: list[int] = []
    for other in state.farms:
        if other.seat != farm.seat and other.people >= LEAST_PEOPLE and _places(state, other.seat, farm.seat):
            found.append(other.seat)
    return found


def _places(state: Data, seat: int, buyer: int) -> list[int]:
    """The words for where a seat has people who are neither newborn nor on a card. Where a person of the buyer's stands
    too, thanks to a card, there is no place for another one."""
    found = [HOME] if state.farms[seat].home else []
    for space in state.spaces:
        if state.occupied[space] >> seat & 1 and not state.occupied[space] >> buyer & 1:
            found.append(space_word(space))
    return found


def _adopt(state: Data, seat: int, other: int, place: int, log: Log) -> None:
    """The person moves neither home nor to another space, and doesn't act again."""
    mine, theirs = state.farms[seat], state.farms[other]
    mine.people += 1
    theirs.people -= 1
    if place == HOME:
        mine.home += 1
        theirs.home -= 1
        if log is not None:
            log.append(PersonAdopted(seat, other))
        return
    space = word_space(place)
    state.put(space, state.piles[space], state.occupied[space] & ~(1 << other) | 1 << seat)
    if mine.space == NONE:
        mine.space = space
    if theirs.space == space:
        left = [each for each in state.spaces if state.occupied[each] >> other & 1]
        theirs.space = left[-1] if left else NONE
    if log is not None:
        log.append(PlacedPersonAdopted(seat, other, SPACE_NAMES[space]))


_ADOPT: Final = kind(Adopting("card", 1 << codes.PICK, needs_goods=False))


def adopt(card: int) -> int:
    """Pay 5 goods to another player for one of their people."""

    def sellers(state: Data, farm: Farm) -> list[int]:
        return [_SEATS[seat] for seat in _sellers(state, farm)]

    CHOICES[card] = sellers
    return effect(_ADOPT, (card,), f"card {NAMES[card]}: adopt")
