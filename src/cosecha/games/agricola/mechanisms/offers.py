"""What cards offer: at their moment, which their owner may accept or decline, or at any time."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import ACTS, NAMES, OFFERS
from cosecha.games.agricola.engine.effects import (
    KIND,
    PARTS,
    all_possible,
    effect,
    effect_of,
    impossible,
    kind,
    step_of,
)
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.events import CardUsed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.mechanisms.exchanges import food_to_be_had
from cosecha.games.agricola.mechanisms.playing import card_token
from cosecha.games.agricola.reasons import good_token, too_few


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

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if self.possible(state, farm, parts, farm.space):
            actions.append(codes.CARD * codes.KIND + parts[0] * codes.CHOICE)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.CARD and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        if log is not None:
            log.append(CardUsed(seat, NAMES[parts[0]]))
        state.farms[seat].steps.append(step_of(parts[1]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return impossible(state, seat, parts[1])

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.farms[seat].goods[FOOD] == 0


OFFER: Final = kind(Offer("card", 1 << codes.CARD))


def offer(card: int, part: int) -> int:
    """A card's offer, which its owner may take."""
    return effect(OFFER, (card, part), f"card {NAMES[card]}: {EFFECT_NAMES[part]}")


def is_offered(farm: Farm, action: int) -> bool:
    """Whether the step that is asked is this card's offer; otherwise the card is one for any time."""
    number = effect_of(farm.steps[-1])
    return KIND[number] == OFFER and PARTS[number][0] == codes.named_by(action) // codes.CHOICE


def add_any_time(farm: Farm, actions: list[int]) -> None:
    """What cards offer at any time."""
    for card in farm.played:
        offers = OFFERS.get(card)
        if offers is not None and offers(farm):
            actions.append(codes.CARD * codes.KIND + card * codes.CHOICE)


def use_card(state: Data, seat: int, action: int, log: Log) -> None:
    card = codes.named_by(action) // codes.CHOICE
    if log is not None:
        log.append(CardUsed(seat, NAMES[card]))
    ACTS[card](state, seat, log)


def no_offer(farm: Farm, card: int, exchanging: bool) -> Message:
    """Why a card offers nothing now: what is sold at any time costs food, which may be needed for the step."""
    if farm.stores.get(card, 0) and exchanging:
        needed = Message("agricola-reason-needed-here", {"good": good_token(FOOD)})
        return needed if farm.goods[FOOD] else too_few(farm, FOOD, 1)
    return Message("agricola-reason-card-offers-nothing", card_token(card))
