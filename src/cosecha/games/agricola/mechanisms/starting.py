"""Occupations that are in play from the start, kept from an earlier match."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, ON_PLAY, lay, price_of
from cosecha.games.agricola.engine.effects import effect, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import CardKept, KeptCardLost
from cosecha.games.agricola.goods import can_pay
from cosecha.games.agricola.mechanisms.goods import pay_goods


class StartCard(Mechanism):
    """`progress`: the card. It costs no food as an occupation, but what is printed on it, and does what it does when
    it is played. A card that can't be paid for is lost.

    The rules leave open when this happens: we do it once the hands are dealt, so that its owner knows them.
    """

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        if not state.options.start_cards or progress >= len(NAMES):
            return False
        return NAMES[progress] in state.options.start_cards[seat] and progress not in state.farms[seat].played

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        card = progress_of(step)
        price = price_of(farm, card)
        if not can_pay(farm.goods, price):
            if log is not None:
                log.append(KeptCardLost(seat, NAMES[card]))
            return
        lay(farm, card)
        if log is not None:
            log.append(CardKept(seat, NAMES[card]))
        for good, amount in price:
            pay_goods(state, seat, good, amount, log)
        for act in ON_PLAY.get(card, ()):
            act(state, seat, log)


START_CARD: Final = effect(kind(StartCard()), (), "start with a card")


def lay_start_cards(state: Data) -> None:
    """Have every seat put its cards into play, one after the other."""
    for farm in state.farms:
        names = state.options.start_cards[farm.seat]
        farm.steps += [step_of(START_CARD, NAMES.index(name)) for name in reversed(names)]
