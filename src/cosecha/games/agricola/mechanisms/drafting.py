"""Drafting: keeping cards from a pack before the first round."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION, card_token
from cosecha.games.agricola.engine.effects import effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.events import CardDrafted
from cosecha.games.agricola.farm import Farm

_COUNT: Final = 16
"""Progress is occupations to keep * _COUNT + minor improvements to keep."""


def _left(step: int, occupation: bool) -> int:
    progress = progress_of(step)
    return progress // _COUNT if occupation else progress % _COUNT


class Drafting(Mechanism):
    """`progress`: how many of each kind the seat still has to keep."""

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        return ASK if progress_of(step) else SKIP

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        found = [0, 0]
        for card in state.farms[seat].pack:
            found[OCCUPATION[card]] += 1
        return progress > 0 and progress // _COUNT <= found[True] and progress % _COUNT <= found[False]

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for card in state.farms[seat].pack:
            if _left(step, OCCUPATION[card]):
                actions.append(codes.DRAFT * codes.KIND + card)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        card = codes.named_by(action)
        keep_cards(farm, (card,))
        if log is not None:
            log.append(CardDrafted(seat, NAMES[card], only=seat))
        rest = progress_of(step) - (_COUNT if OCCUPATION[card] else 1)
        if rest:
            farm.steps.append(step_of(effect_of(step), rest))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        card = codes.named_by(action)
        if card in state.farms[seat].pack:
            return Message("agricola-reason-enough-of-kind", {"kind": "occupation" if OCCUPATION[card] else "minor"})
        return Message("agricola-reason-not-in-pack", card_token(card))

    def is_about_hand(self, state: Data, seat: int) -> bool:
        return True


def keep_cards(farm: Farm, cards: tuple[int, ...]) -> None:
    """Move cards from the pack to the hand."""
    farm.pack = tuple([card for card in farm.pack if card not in cards])
    farm.hand = tuple(sorted([*farm.hand, *cards]))


DRAFT: Final = effect(kind(Drafting("draft", 1 << codes.DRAFT, needs_goods=False, allows_exchange=False)), (), "draft")


def still_to_keep(farm: Farm) -> tuple[int, int]:
    """How many occupations and minor improvements a seat still has to keep from its pack."""
    if not farm.steps or effect_of(farm.steps[-1]) != DRAFT:
        return 0, 0
    return _left(farm.steps[-1], True), _left(farm.steps[-1], False)


def ask_to_keep(farm: Farm, occupations: int, minors: int) -> None:
    farm.steps.append(step_of(DRAFT, occupations * _COUNT + minors))


def pass_packs(state: Data) -> None:
    """Pass every pack to the left."""
    packs = [farm.pack for farm in state.farms]
    for seat, pack in enumerate(packs):
        state.farms[(seat + 1) % state.players].pack = pack
