"""What happens before the first round: hands are dealt, drafted or redrawn, and cards that were kept from an earlier
match are put into play. A plan is a list of steps for all seats."""

from typing import Final

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.mechanisms.drafting import ask_to_keep, keep_cards, pass_packs
from cosecha.games.agricola.mechanisms.drawing import MULLIGAN, REDRAW, ask_in_turn
from cosecha.games.agricola.mechanisms.starting import lay_start_cards
from cosecha.games.agricola.options import HAND, Options
from cosecha.games.agricola.rules.conditions import check

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
START: Final = 7
"""Cards are put into play."""
CONDITIONS: Final = 8
"""Those that wait for a condition may already meet it."""

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


_STARTING: Final[tuple[Step, ...]] = ((START, 0, 0), (CONDITIONS, 0, 0))


def plan_of(options: Options) -> tuple[Step, ...]:
    """The plan of a match; empty if hands are simply dealt and nothing is in play from the start."""
    plan = PLANS.get(options.deal, ())
    if options.hand_occupations < HAND:
        plan = _with_fewer(plan, HAND - options.hand_occupations)
    return plan + _STARTING if options.start_cards else plan


def _with_fewer(plan: tuple[Step, ...], fewer: int) -> tuple[Step, ...]:
    """A plan with smaller packs of occupations; players keep as many fewer of them, the first times that they keep
    some."""
    found: list[Step] = []
    spared = 0
    for what, occupations, minors in plan:
        less = 0
        if what == PACK and occupations:
            spared = less = min(fewer, occupations)
        elif what == KEEP:
            less = min(spared, occupations)
            spared -= less
        found.append((what, occupations - less, minors))
    return tuple(found)


def _current(state: Data) -> int:
    """What is being done before the first round."""
    plan = plan_of(state.options)
    return plan[state.dealt - 1][0] if state.round == 0 and 0 < state.dealt <= len(plan) else PACK


def is_drafting(state: Data) -> bool:
    """Whether everybody keeps cards of their pack now."""
    return state.round == 0 and _current(state) == KEEP


def is_starting(state: Data) -> bool:
    """Whether cards are put into play before the first round."""
    return state.round == 0 and _current(state) >= START


def rest_is_passed(state: Data) -> bool:
    """Whether the rest of each pack goes to the left after this step of a draft."""
    plan = plan_of(state.options)
    return state.dealt < len(plan) and plan[state.dealt][0] == PASS


def deal_on(state: Data) -> bool:
    """Go on with the plan until a seat has something to do. False when it is done."""
    plan = plan_of(state.options)
    while state.dealt < len(plan):
        what, occupations, minors = plan[state.dealt]
        state.dealt += 1
        if what == PACK:
            _hand_out_packs(state, occupations, minors)
        elif what == KEEP:
            if occupations or minors:
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
        elif what == START:
            lay_start_cards(state)
            return True
        elif what == CONDITIONS:
            if check(state):
                return True
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
