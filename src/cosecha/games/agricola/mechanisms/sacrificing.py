"""Animals and people given up on one space: for spaces of the farmyard that are charred, for minor improvements, for
goods, and against the occupations of others."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import (
    CHOICE_WORDS,
    FIELD_WORDS,
    NAMES,
    OCCUPATION,
    PICKING,
    card_token,
    choice,
)
from cosecha.games.agricola.engine.effects import and_or, effect, effect_of, kind, progress_of, repeated, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import CardLost, SpaceCharred
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, BOAR, CATTLE, GOOD_NAMES, SHEEP, STONE
from cosecha.games.agricola.mechanisms.animals import house_old_animals
from cosecha.games.agricola.mechanisms.drawing import will_draw
from cosecha.games.agricola.mechanisms.goods import gain_goods, pay_goods
from cosecha.games.agricola.mechanisms.losing import lose_card
from cosecha.games.agricola.mechanisms.people import can_spare, will_leave

MOST_CHARRED: Final = 3
MINORS_DRAWN: Final = 2
STONE_GAINED: Final = 3
_WORDS: Final[dict[int, int]] = {choice(GOOD_NAMES[good]): good for good in ANIMALS}

# What is asked; the second of `parts`.
_PAY: Final = 0
_CHAR: Final = 1
_DISMISS: Final = 2


class Sacrifice(Mechanism):
    """`parts`: the card that is the space, and what is asked. `progress`: how many spaces were charred for one
    animal."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress < (MOST_CHARRED if parts[1] == _CHAR else 1)

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(_choices(state, farm, parts[1])) > 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        if parts[1] == _PAY:
            return Message("agricola-reason-no-animal-to-give")
        nobody = not can_spare(state.farms[seat])
        return Message("agricola-reason-nobody-to-spare" if nobody else "agricola-reason-no-occupation-to-discard")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for word in _choices(state, state.farms[seat], parts[1]):
            actions.append(codes.PICK * codes.KIND + parts[0] * codes.CHOICE + word)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        if codes.kind_of(action) != codes.PICK or codes.named_by(action) // codes.CHOICE != parts[0]:
            return False
        word = codes.named_by(action) % codes.CHOICE
        if parts[1] == _PAY:
            return word in _WORDS
        return (word in FIELD_WORDS[:CELLS]) if parts[1] == _CHAR else _occupation(word) != NONE

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        word = codes.named_by(action) % codes.CHOICE
        if parts[1] == _PAY:
            _pay(state, seat, parts[0], _WORDS[word], log)
        elif parts[1] == _CHAR:
            _char(state, seat, FIELD_WORDS.index(word), log)
            done = progress_of(step) + 1
            if done < MOST_CHARRED:
                state.farms[seat].steps.append(step_of(effect_of(step), done, may_leave=True))
        else:
            will_leave(state.farms[seat])
            _dismiss(state, _owner(state, _occupation(word)), _occupation(word), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))


def _choices(state: Data, farm: Farm, what: int) -> list[int]:
    """What can be picked, as the numbers of words."""
    if what == _PAY:
        return [word for word, good in _WORDS.items() if farm.goods[good] and _brings_something(state, farm, good)]
    if what == _CHAR:
        unused = farm.unused()
        return [FIELD_WORDS[cell] for cell in range(CELLS) if unused >> cell & 1]
    if not can_spare(farm):
        return []
    others = [other for other in state.farms if other.seat != farm.seat]
    return [choice(NAMES[card]) for other in others for card in other.played if OCCUPATION[card]]


def _brings_something(state: Data, farm: Farm, good: int) -> bool:
    """Sheep need a space that can be charred, boar a minor improvement that wasn't dealt."""
    return farm.unused() != 0 if good == SHEEP else good == CATTLE or _minors_left(state) > 0


def _minors_left(state: Data) -> int:
    return len(state.undealt[False]) + len(state.dropped[False])


def _pay(state: Data, seat: int, card: int, good: int, log: Log) -> None:
    pay_goods(state, seat, good, 1, log)
    if good == SHEEP:
        state.farms[seat].steps.append(step_of(_charring(card)))
    elif good == BOAR:
        for _ in range(min(MINORS_DRAWN, _minors_left(state))):
            will_draw(state, seat, False)
    else:
        gain_goods(state, seat, STONE, STONE_GAINED, log, card)


def _char(state: Data, seat: int, cell: int, log: Log) -> None:
    """Such a space counts as used, and serves nothing else."""
    extras = state.farms[seat].extras
    assert extras is not None
    extras.blocked |= 1 << cell
    extras.charred |= 1 << cell
    if log is not None:
        log.append(SpaceCharred(seat, CELL_NAMES[cell]))


def _occupation(word: int) -> int:
    """The occupation that a word names; NONE if it names something else."""
    name = CHOICE_WORDS[word]
    if name not in NAMES:
        return NONE
    card = NAMES.index(name)
    return card if OCCUPATION[card] else NONE


def _owner(state: Data, card: int) -> int:
    for farm in state.farms:
        if card in farm.played:
            return farm.seat
    raise ValueError("nobody has this card")


def _dismiss(state: Data, seat: int, card: int, log: Log) -> None:
    """An occupation leaves the game. Points that were written down for one would stay, but none writes any down."""
    if log is not None:
        log.append(CardLost(seat, NAMES[card]))
    lose_card(state, seat, card, log)
    house_old_animals(state.farms[seat])


_SACRIFICE: Final = kind(Sacrifice("card", 1 << codes.PICK))


def _asking(card: int, what: int, name: str) -> int:
    return effect(_SACRIFICE, (card, what), f"card {NAMES[card]}: {name}")


def _charring(card: int) -> int:
    return _asking(card, _CHAR, "char a space")


def sacrifices(card: int) -> int:
    """Give up any number of animals, and at most one person."""
    PICKING.add(card)
    _charring(card)
    for number, name in enumerate(NAMES):
        if OCCUPATION[number]:
            choice(name)
    return and_or(repeated(_asking(card, _PAY, "give an animal")), _asking(card, _DISMISS, "discard an occupation"))
