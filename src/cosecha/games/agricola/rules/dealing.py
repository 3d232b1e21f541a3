"""How hands come about before the first round: dealt, drafted or redrawn. A plan is a list of steps for all seats."""

from typing import Final

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.mechanisms.drafting import ask_to_keep, keep_cards, pass_packs
from cosecha.games.agricola.mechanisms.drawing import MULLIGAN, REDRAW, ask_in_turn

# What a step of a plan does; with it, how many occupations and how many minor improvements.
PACK: Final = 0
"""Everybody gets a pack."""
KEEP: Final = 1
"""Everybody keeps some cards of their pack."""
PASS: Final = 2
"""The rest of each pack goes to the left."""
TAKE_ALL: Final = 3
"""What is left of each pack is kept."""
REMOVE: Final = 4
"""What is left of each pack is removed."""
ASK_MULLIGAN: Final = 5
ASK_REDRAW: Final = 6

Step = tuple[int, int, int]


def _kept_one_by_one(size: int, occupations: int, minors: int, last: int) -> tuple[Step, ...]:
    """Packs of so many cards go round; everybody keeps one of each pack, 6 times."""
    pack = (PACK, occupations * size, minors * size)
    turns = [(KEEP, occupations, minors), (PASS, 0, 0)] * 6
    end = [(TAKE_ALL, 0, 0)] if last == TAKE_ALL else [(KEEP, occupations, minors), (REMOVE, 0, 0)]
    return (pack, *turns, *end)


PLANS: Final[dict[str, tuple[Step, ...]]] = {
    "draft-7": _kept_one_by_one(7, 1, 0, TAKE_ALL) + _kept_one_by_one(7, 0, 1, TAKE_ALL),
    "draft-8": _kept_one_by_one(8, 1, 0, REMOVE) + _kept_one_by_one(8, 0, 1, REMOVE),
    "draft-pairs": _kept_one_by_one(7, 1, 1, TAKE_ALL),
    "quick-draft": ((PACK, 7, 7), (KEEP, 3, 3), (PASS, 0, 0), (KEEP, 2, 2), (PASS, 0, 0), (TAKE_ALL, 0, 0)),
    "ten": ((PACK, 10, 10), (KEEP, 7, 7), (REMOVE, 0, 0)),
    "mulligan": ((PACK, 7, 7), (TAKE_ALL, 0, 0), (ASK_MULLIGAN, 0, 0)),
    "changing-5": ((PACK, 5, 5), (TAKE_ALL, 0, 0)),
    "changing-3": ((PACK, 3, 3), (TAKE_ALL, 0, 0), (ASK_REDRAW, 0, 0)),
}
"""By way of dealing; the others are a plain deal."""


def is_drafting(state: Data) -> bool:
    """Whether everybody keeps cards of their pack now."""
    plan = PLANS.get(state.options.deal, ())
    return state.round == 0 and 0 < state.dealt <= len(plan) and plan[state.dealt - 1][0] == KEEP


def rest_is_passed(state: Data) -> bool:
    """Whether the rest of each pack goes to the left after this step of a draft."""
    plan = PLANS[state.options.deal]
    return state.dealt < len(plan) and plan[state.dealt][0] == PASS


def deal_on(state: Data) -> bool:
    """Go on with the plan until somebody is asked. False when it is done."""
    plan = PLANS.get(state.options.deal, ())
    while state.dealt < len(plan):
        what, occupations, minors = plan[state.dealt]
        state.dealt += 1
        if what == PACK:
            _hand_out_packs(state, occupations, minors)
        elif what == KEEP:
            for farm in state.farms:
                ask_to_keep(farm, occupations, minors)
            return True
        elif what == PASS:
            pass_packs(state)
        elif what == TAKE_ALL:
            for farm in state.farms:
                keep_cards(farm, farm.pack)
        elif what == REMOVE:
            for farm in state.farms:
                farm.pack = ()
        elif what == ASK_MULLIGAN:
            ask_in_turn(state, MULLIGAN)
            return True
        else:
            ask_in_turn(state, REDRAW)
            return True
    return False


def _hand_out_packs(state: Data, occupations: int, minors: int) -> None:
    for farm in state.farms:
        pack: list[int] = []
        for occupation, count in ((True, occupations), (False, minors)):
            pile = state.undealt[occupation]
            cut = len(pile) - count
            pack += pile[cut:]
            state.undealt[occupation] = pile[:cut]
        farm.pack = tuple(sorted(pack, key=_by_kind))


def _by_kind(card: int) -> tuple[bool, int]:
    return not OCCUPATION[card], card
