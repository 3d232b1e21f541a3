"""The offers of cards, which their owner may accept or decline, and cards that can be used at any time."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import (
    ANY_TIME,
    CHOICES,
    LAST_CHANCES,
    NAMES,
    QUIET,
    STOCKED,
    TRADES,
    USES,
    card_token,
    is_at_hand,
)
from cosecha.games.agricola.engine.effects import (
    IN_ORDER,
    KIND,
    MECHANISMS,
    PARTS,
    all_payable,
    all_possible,
    effect,
    impossible,
    kind,
    payable,
    step_of,
)
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.payments import asks_food, most_food
from cosecha.games.agricola.engine.stack import open_effects
from cosecha.games.agricola.events import CardUsed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, SHEEP, Price, can_pay
from cosecha.games.agricola.mechanisms.animals import can_cook_animals, lacks_place_for_young, type_housed
from cosecha.games.agricola.mechanisms.goods import food_paid, gain_goods, pay_goods
from cosecha.games.agricola.mechanisms.means import can_get
from cosecha.games.agricola.reasons import cannot_pay, good_token


class Offer(Mechanism):
    """`parts`: the card and what it offers. It is offered only if all of it is possible."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return all_possible(state, farm, parts[1], space)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if all_payable(state, farm, parts[1], farm.space):
            actions.append(codes.CARD * codes.KIND + parts[0] * codes.CHOICE)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.CARD and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        if log is not None:
            log.append(CardUsed(seat, NAMES[parts[0]]))
        state.farms[seat].steps.append(step_of(parts[1], card=parts[0]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        for part in PARTS[parts[1]] if KIND[parts[1]] == IN_ORDER else (parts[1],):
            if not payable(state, farm, part, farm.space):
                return impossible(state, seat, part)
        return Message("agricola-reason-wrong-step")

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.farms[seat].goods[FOOD] < most_food()


OFFER: Final = kind(Offer("card", 1 << codes.CARD))


def offer(card: int, part: int) -> int:
    """A card's offer, which its owner may accept."""
    asks_food(food_paid(part))
    return effect(OFFER, (card, part), f"card {NAMES[card]}: {EFFECT_NAMES[part]}")


class Pick(Mechanism):
    """`parts`: the card. Its owner picks from its list."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(CHOICES[parts[0]](state, farm)) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        _add_choices(state, state.farms[seat], parts[0], actions)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PICK and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        use_card(state, seat, action, log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))


_PICK: Final = kind(Pick("card", 1 << codes.PICK))
_PICK_ONLY: Final = kind(Pick("card", 1 << codes.PICK, allows_exchange=False))


def pick(card: int) -> int:
    """Pick from a card's list."""
    return effect(_PICK, (card,), f"card {NAMES[card]}: pick")


def pick_only(card: int) -> int:
    """The same while nobody may exchange anything."""
    return effect(_PICK_ONLY, (card,), f"card {NAMES[card]}: pick only")


# At any time.


def _choices(state: Data, farm: Farm, card: int) -> list[int]:
    """What can be picked from a card now."""
    if card not in TRADES:
        return CHOICES[card](state, farm)
    return [choice for choice, gives, _ in TRADES[card](farm) if can_pay(farm.goods, gives) and _on_farm(farm, gives)]


def _on_farm(farm: Farm, gives: Price) -> bool:
    """Animals must have a place on the farm to be traded, even if others that have just come don't. Of one kind, nobody
    can tell those apart, so none is traded until all of them have a place."""
    for good, _ in gives:
        if good >= SHEEP and not type_housed(farm, good):
            return False
    return True


def _add_choices(state: Data, farm: Farm, card: int, actions: list[int]) -> None:
    for choice in _choices(state, farm, card):
        actions.append(_code(card, choice))


def _code(card: int, choice: int) -> int:
    return (codes.PICK if choice else codes.CARD) * codes.KIND + card * codes.CHOICE + choice


def add_any_time(state: Data, farm: Farm, actions: list[int]) -> None:
    """Append the offers of cards that can be used at any time."""
    for card in farm.played:
        if card in ANY_TIME:
            _add_choices(state, farm, card, actions)


def is_any_time(farm: Farm, action: int) -> bool:
    """Whether an action uses a card at any time instead of answering the question."""
    kind = codes.kind_of(action)
    if kind != codes.CARD and kind != codes.PICK:
        return False
    for number in open_effects(farm.steps):
        if MECHANISMS[KIND[number]].takes(PARTS[number], action):
            return False
    return True


class LastChance(Mechanism):
    """`parts`: a card that can be used at any time, or gains from trades. The step only gives its owner the chance."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        test = LAST_CHANCES.get(parts[0])
        if test is not None:
            return test(state, farm)
        if _choices(state, farm, parts[0]):
            return True
        for _, gives, _ in TRADES[parts[0]](farm) if parts[0] in TRADES else ():
            if gives[0][0] == FOOD and can_get(state, farm, gives):
                return True  # after cooking something
        return False

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.farms[seat].goods[FOOD] == 0


LAST_CHANCE: Final = kind(LastChance("card"))


def last_chance(card: int) -> int:
    """A chance to do what can be done at any time, where nothing else would be asked."""
    return effect(LAST_CHANCE, (card,), f"card {NAMES[card]}: last chance")


class MakeRoom(Mechanism):
    """`parts`: a card that lets a type of animal breed, and that type. Before the young one comes, its owner may cook
    or trade animals to make room for it, or trade for its parents."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if farm.goods[parts[1]] < 2:
            return can_get(state, farm, ((parts[1], 2),))
        return lacks_place_for_young(farm, parts[1]) and _can_use_animals(farm)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass

    def wants_food(self, state: Data, seat: int) -> bool:
        return True


def _can_use_animals(farm: Farm) -> bool:
    """Whether an animal can be cooked or traded."""
    if can_cook_animals(farm):
        return True
    for card in farm.played:
        for _, gives, _ in TRADES[card](farm) if card in TRADES else ():
            if gives[0][0] >= SHEEP and can_pay(farm.goods, gives):
                return True
    return False


MAKE_ROOM: Final = kind(MakeRoom("card"))


def make_room(card: int, good: int) -> int:
    return effect(MAKE_ROOM, (card, good), f"card {NAMES[card]}: make room")


def use_card(state: Data, seat: int, action: int, log: Log) -> None:
    card, choice = codes.named_by(action) // codes.CHOICE, codes.named_by(action) % codes.CHOICE
    if log is not None and card not in QUIET:
        log.append(CardUsed(seat, NAMES[card]))
    if card in TRADES:
        _trade(state, seat, card, choice, log)
    else:
        USES[card](state, seat, choice, log)


def _trade(state: Data, seat: int, card: int, choice: int, log: Log) -> None:
    farm = state.farms[seat]
    for word, gives, gets in TRADES[card](farm):
        if word == choice:
            if card in STOCKED:
                farm.stores[card] -= 1
            for good, amount in gives:
                pay_goods(state, seat, good, amount, log)
            for good, amount in gets:
                gain_goods(state, seat, good, amount, log, card)


def no_offer(state: Data, farm: Farm, action: int, exchanging: bool) -> Message:
    """Why a card can't be used now; perhaps the step needs the goods that it would take."""
    card, choice = codes.named_by(action) // codes.CHOICE, codes.named_by(action) % codes.CHOICE
    if card in farm.played and card in ANY_TIME and exchanging:
        for word, gives, _ in TRADES[card](farm) if card in TRADES else ():
            if word == choice:
                return cannot_pay(farm, gives) or Message(
                    "agricola-reason-needed-here", {"good": good_token(gives[0][0])}
                )
        if card in CHOICES and choice in CHOICES[card](state, farm):
            return Message("agricola-reason-goods-needed-here")
    return Message("agricola-reason-card-offers-nothing", card_token(card))
