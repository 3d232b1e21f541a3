"""What cards offer: at their moment, which their owner may accept or decline, or at any time."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import ANY_TIME, CHOICES, NAMES, USES, card_token
from cosecha.games.agricola.engine.effects import (
    KIND,
    MECHANISMS,
    PARTS,
    all_possible,
    effect,
    impossible,
    kind,
    step_of,
)
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.engine.stack import open_effects
from cosecha.games.agricola.events import CardUsed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.mechanisms.exchanges import food_to_be_had


class Offer(Mechanism):
    """`parts`: the card and what it offers. It is made only where all of it can be done."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return all_possible(state, farm, parts[1], space)

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        """It is asked, too, if only food is missing that the owner can still make."""
        farm = state.farms[seat]
        if self.possible(state, farm, parts, farm.space):
            return ASK
        richer = farm.copy()
        richer.goods[FOOD] += food_to_be_had(richer)
        return ASK if self.possible(state, richer, parts, richer.space) else SKIP

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if self.possible(state, farm, parts, farm.space):
            actions.append(codes.CARD * codes.KIND + parts[0] * codes.CHOICE)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.CARD and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        if log is not None:
            log.append(CardUsed(seat, NAMES[parts[0]]))
        state.farms[seat].steps.append(step_of(parts[1], card=parts[0]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return impossible(state, seat, parts[1])

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.farms[seat].goods[FOOD] == 0


OFFER: Final = kind(Offer("card", 1 << codes.CARD))


def offer(card: int, part: int) -> int:
    """A card's offer, which its owner may accept."""
    return effect(OFFER, (card, part), f"card {NAMES[card]}: {EFFECT_NAMES[part]}")


class Pick(Mechanism):
    """`parts`: the card. Its owner picks one of the things that it lists."""

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


def pick(card: int) -> int:
    """One of the things that a card lists."""
    return effect(_PICK, (card,), f"card {NAMES[card]}: pick")


# At any time.


def _add_choices(state: Data, farm: Farm, card: int, actions: list[int]) -> None:
    for choice in CHOICES[card](state, farm):
        actions.append((codes.PICK if choice else codes.CARD) * codes.KIND + card * codes.CHOICE + choice)


def add_any_time(state: Data, farm: Farm, actions: list[int]) -> None:
    """Append the offers of cards that can be used at any time."""
    for card in farm.played:
        if card in ANY_TIME:
            _add_choices(state, farm, card, actions)


def is_any_time(farm: Farm, action: int) -> bool:
    """Whether an action uses a card at any time, and isn't the answer to what is asked."""
    kind = codes.kind_of(action)
    if kind != codes.CARD and kind != codes.PICK:
        return False
    for number in open_effects(farm.steps):
        if MECHANISMS[KIND[number]].takes(PARTS[number], action):
            return False
    return True


class LastChance(Mechanism):
    """`parts`: a card that can be used at any time. The step only waits for its owner."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(CHOICES[parts[0]](state, farm)) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass


_LAST_CHANCE: Final = kind(LastChance("card"))


def last_chance(card: int) -> int:
    """A moment to use a card that can be used at any time, where nothing else is asked."""
    return effect(_LAST_CHANCE, (card,), f"card {NAMES[card]}: last chance")


def use_card(state: Data, seat: int, action: int, log: Log) -> None:
    card, choice = codes.named_by(action) // codes.CHOICE, codes.named_by(action) % codes.CHOICE
    if log is not None:
        log.append(CardUsed(seat, NAMES[card]))
    USES[card](state, seat, choice, log)


def no_offer(state: Data, farm: Farm, card: int, exchanging: bool) -> Message:
    """Why a card offers nothing now; what it would take may be needed for the step."""
    if card in ANY_TIME and card in farm.played and exchanging and CHOICES[card](state, farm):
        return Message("agricola-reason-goods-needed-here")
    return Message("agricola-reason-card-offers-nothing", card_token(card))
