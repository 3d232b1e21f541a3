"""Playing occupations."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import OCCUPATION, fire, played_occupations
from cosecha.games.agricola.engine.effects import MAY_LEAVE, effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import AGAIN, Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, WOOD
from cosecha.games.agricola.mechanisms.playing import not_asked_for, play_card
from cosecha.games.agricola.reasons import too_few


def occupation_cost(farm: Farm, costs: tuple[int, ...]) -> int:
    """In food: it depends on how many occupations are in play already."""
    return costs[min(played_occupations(farm), 2)]


def _has_occupations(farm: Farm) -> bool:
    for card in farm.hand:
        if OCCUPATION[card]:
            return True
    return False


class Occupations(Mechanism):
    """`parts`: what the first, the second and each later one costs in food."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        food = farm.goods[FOOD]
        if farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and farm.goods[WOOD] and not _is_prepared(farm):
            # Paper Maker may bring the food for the occupation itself, as long as it has not been asked.
            food += played_occupations(farm)
        return food >= occupation_cost(farm, parts) and _has_occupations(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        if _has_occupations(farm):
            return too_few(farm, FOOD, occupation_cost(farm, parts))
        return Message("agricola-reason-no-card-to-play")

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        if farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and progress_of(step) == 0:
            farm.steps[-1] = step_of(effect_of(step), 1, bool(step & MAY_LEAVE))
            fire(state, seat, hooks.BEFORE_OCCUPATION, log)
            return AGAIN
        return Mechanism.comes_up(self, state, seat, parts, step, log)

    def can_follow(self, state: Data, farm: Farm, parts: tuple[int, ...]) -> bool:
        return farm.goods[FOOD] >= occupation_cost(farm, parts)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if farm.goods[FOOD] >= occupation_cost(farm, parts):
            for card in farm.hand:
                if OCCUPATION[card]:
                    actions.append(codes.PLAY * codes.KIND + card)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        farm.goods[FOOD] -= occupation_cost(farm, parts)
        play_card(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        card = codes.named_by(action)
        if card not in farm.hand or not OCCUPATION[card]:
            return not_asked_for(farm, card)
        return too_few(farm, FOOD, occupation_cost(farm, parts))


def _is_prepared(farm: Farm) -> bool:
    """Whether the step that is asked is the occupation itself, and so the cards that act before it have acted."""
    return len(farm.steps) > 0 and progress_of(farm.steps[-1]) == 1


OCCUPATION_KIND: Final = kind(Occupations("occupation", 1 << codes.PLAY))


def occupation(first: int, second: int, later: int) -> int:
    """Play an occupation; what the first, the second and each later one costs in food."""
    return effect(OCCUPATION_KIND, (first, second, later), f"occupation for {first}/{second}/{later} food")
