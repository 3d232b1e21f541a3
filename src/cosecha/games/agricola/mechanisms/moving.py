"""The Market of team play: moving goods between partners."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.codes import GOODS_AMOUNT
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.events import GoodsMoved
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, GOODS, SHEEP
from cosecha.games.agricola.mechanisms.animals import house_animals
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.phases import WORK
from cosecha.games.agricola.reasons import good_token, too_few

FEE: Final = 1
"""What each kind of good that is moved costs, in that good. It comes out of what is moved: who gets 1 wood from the
partner takes 2 and pays 1. So nothing can be moved of a good of which there is only 1."""


class Moving(Mechanism):
    """Any goods, animals and food included, either way; each kind once, one after the other. The partner isn't asked.

    What comes from the partner isn't gained: cards that count what their owner gains don't see it.
    `progress`: the kinds that have been moved, as bits.
    """

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        # Only in one's own turn, like all else that is done for the partner: no card does it after work.
        if not state.teams or state.phase != WORK or state.active != farm.seat:
            return False
        return _can_move(farm, state.farms[partner_of(farm.seat)], 0)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-nothing-to-move")

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return state.teams and state.phase == WORK and seat == state.active and progress < (1 << GOODS) - 1

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        moved = progress_of(step)
        return ASK if _can_move(state.farms[seat], state.farms[partner_of(seat)], moved) else SKIP

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for way, owner in ((codes.GIVE, seat), (codes.FETCH, partner_of(seat))):
            for good in range(GOODS):
                if not progress_of(step) >> good & 1:
                    most = min(state.farms[owner].goods[good] - FEE, GOODS_AMOUNT - 1)
                    for amount in range(1, most + 1):
                        actions.append(way * codes.KIND + good * GOODS_AMOUNT + amount)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        good, amount = _named(action)
        giver, taker = (seat, partner_of(seat)) if codes.kind_of(action) == codes.GIVE else (partner_of(seat), seat)
        state.farms[giver].goods[good] -= amount + FEE
        state.farms[taker].goods[good] += amount
        if log is not None:
            log.append(GoodsMoved(giver, taker, GOOD_NAMES[good], amount, FEE))
        farm = state.farms[seat]
        farm.steps.append(step_of(effect_of(step), progress_of(step) | 1 << good, may_leave=True))
        if taker == seat and good >= SHEEP:
            house_animals(farm)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        good, amount = _named(action)
        farm = state.farms[seat]
        if codes.kind_of(action) == codes.GIVE and farm.goods[good] < amount + FEE:
            return too_few(farm, good, amount + FEE)
        has = state.farms[partner_of(seat)].goods[good]
        if codes.kind_of(action) == codes.FETCH and has < amount + FEE:
            return Message(
                "agricola-reason-partner-too-few", {"good": good_token(good), "amount": amount + FEE, "have": has}
            )
        return Message("agricola-reason-moved-already")


def _named(action: int) -> tuple[int, int]:
    return codes.named_by(action) // GOODS_AMOUNT, codes.named_by(action) % GOODS_AMOUNT


def _can_move(farm: Farm, partner: Farm, moved: int) -> bool:
    for good in range(GOODS):
        if not moved >> good & 1 and max(farm.goods[good], partner.goods[good]) > FEE:
            return True
    return False


_MOVE: Final = kind(Moving("move", 1 << codes.GIVE | 1 << codes.FETCH))


def move_goods() -> int:
    return effect(_MOVE, (), "move goods")
