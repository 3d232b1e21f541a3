"""Effects: what spaces and cards let a player do, written in a handful of combinators.

    and_or(repeated(room()), repeated(stable(wood=2)))

An effect is an index into the tables below. Leaves such as `room()` are defined by their mechanisms. A step on a
player's stack is an effect with a little data packed into the same number.
"""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import Price, pay

# Combinators. All other kinds are mechanisms.
IN_ORDER: Final = 0
AND_OR: Final = 1
ONE_OF: Final = 2
OPTIONAL: Final = 3
REPEATED: Final = 4
FROM_ROUND: Final = 5
EITHER: Final = 6
COMBINATORS: Final = 7

KIND: Final[list[int]] = []
PARTS: Final[list[tuple[int, ...]]] = []
"""The parts of a combinator; the parameters of a mechanism."""
OPENINGS: Final[list[tuple[int, ...]]] = []
"""The mechanisms that an effect can begin with; for an effect with a first round, its combinator."""
NAMES: Final[list[str]] = []
NUMBERS: Final[dict[str, int]] = {}
BRANCHES: Final[list[str]] = []
"""The names of the branches of all choices. A word has the same number in each choice."""
CODES: Final[dict[int, tuple[int, ...]]] = {}
"""By choice: the numbers of its branches."""
MECHANISMS: Final[list[Mechanism]] = [Mechanism() for _ in range(COMBINATORS)]
"""By kind; the first few are placeholders for the combinators."""
ASKS: Final[list[bool]] = [True] * COMBINATORS
"""By kind: whether it is a question."""


def kind(mechanism: Mechanism) -> int:
    """Register a mechanism."""
    MECHANISMS.append(mechanism)
    ASKS.append(mechanism.name != "")
    return len(MECHANISMS) - 1


def effect(of: int, parts: tuple[int, ...], name: str) -> int:
    """The number of an effect, registering it if it is new."""
    if name not in NUMBERS:
        assert not _COMPLETE, f"{name} is new in the middle of a match"
        NUMBERS[name] = len(KIND)
        KIND.append(of)
        PARTS.append(parts)
        OPENINGS.append(_openings(len(OPENINGS)))
        NAMES.append(name)
    assert KIND[NUMBERS[name]] == of, f"{name} means two things"
    return NUMBERS[name]


def _openings(number: int) -> tuple[int, ...]:
    what = KIND[number]
    if what >= COMBINATORS or what == FROM_ROUND:
        return (number,)
    found: list[int] = []
    for part in PARTS[number] if what == AND_OR or what == ONE_OF or what == EITHER else PARTS[number][:1]:
        found += OPENINGS[part]
    return tuple(found)


_COMPLETE: Final[list[bool]] = []


def complete() -> None:
    """Allow no new effects from now on, since positions and steps refer to them."""
    _COMPLETE.append(True)


def in_order(*parts: int) -> int:
    """One after the other."""
    return effect(IN_ORDER, parts, f"({', then '.join([NAMES[part] for part in parts])})")


def and_or(*parts: int) -> int:
    """At least one, in any order, each at most once."""
    return effect(AND_OR, parts, f"({' and/or '.join([NAMES[part] for part in parts])})")


def either(*parts: int) -> int:
    """One of them, chosen by giving one of its answers."""
    return effect(EITHER, parts, f"({' or '.join([NAMES[part] for part in parts])})")


def one_of(**branches: int) -> int:
    """Exactly one, chosen by name."""
    names = tuple([name.replace("_", "-") for name in branches])
    parts = tuple(branches.values())
    listed = " or ".join([f"{name}: {NAMES[part]}" for name, part in zip(names, parts, strict=True)])
    number = effect(ONE_OF, parts, f"({listed})")
    BRANCHES.extend([name for name in names if name not in BRANCHES])
    CODES[number] = tuple([BRANCHES.index(name) for name in names])
    return number


def optional(part: int) -> int:
    return effect(OPTIONAL, (part,), f"[{NAMES[part]}]")


def repeated(part: int) -> int:
    """Once or more."""
    return effect(REPEATED, (part,), f"{NAMES[part]}...")


def from_round(number: int, part: int) -> int:
    """Only from this round on."""
    return effect(FROM_ROUND, (number, part), f"from round {number}: {NAMES[part]}")


def possible(state: Data, farm: Farm, number: int, space: int, at_once: bool = False) -> bool:
    """Whether a farm can do at least something of an effect, on the space that its owner uses; with `at_once`, without
    exchanging goods first."""
    for opening in OPENINGS[number]:
        what = KIND[opening]
        parts = PARTS[opening]
        if what == FROM_ROUND:
            if state.round >= parts[0] and possible(state, farm, parts[1], space, at_once):
                return True
        elif at_once:
            if MECHANISMS[what].payable(state, farm, parts, space):
                return True
        elif MECHANISMS[what].possible(state, farm, parts, space):
            return True
    return False


def payable(state: Data, farm: Farm, number: int, space: int) -> bool:
    """Whether a farm has what it takes to do at least something of an effect."""
    return possible(state, farm, number, space, at_once=True)


def all_payable(state: Data, farm: Farm, number: int, space: int) -> bool:
    return all_possible(state, farm, number, space, at_once=True)


def all_possible(state: Data, farm: Farm, number: int, space: int, at_once: bool = False) -> bool:
    """Whether every part of a sequence is possible, so that nobody pays for a field that has no space."""
    if KIND[number] != IN_ORDER:
        return possible(state, farm, number, space, at_once)
    for part in PARTS[number]:
        if not possible(state, farm, part, space, at_once):
            return False
        if farm.hooks >> hooks.RAISED & 1 and KIND[part] >= COMBINATORS:
            farm = _after_paying(farm, MECHANISMS[KIND[part]].spends(farm, PARTS[part]))
    return True


def _after_paying(farm: Farm, price: Price) -> Farm:
    """A copy of the farm without these goods, even if it doesn't have them yet."""
    if price:
        farm = farm.copy()
        pay(farm.goods, price)
    return farm


def impossible(state: Data, seat: int, number: int) -> Message:
    """Why nothing of an effect can be done now."""
    what = KIND[number]
    parts = PARTS[number]
    if what >= COMBINATORS:
        return MECHANISMS[what].impossible(state, seat, parts)
    if what == AND_OR or what == EITHER:
        one, other = impossible(state, seat, parts[0]), impossible(state, seat, parts[1])
        return Message("agricola-reason-neither", {"one": one, "other": other})
    if what == FROM_ROUND:
        if state.round < parts[0]:
            return Message("agricola-reason-too-early", {"round": parts[0]})
        return impossible(state, seat, parts[1])
    return impossible(state, seat, parts[0])


def question(number: int) -> int:
    """The question inside a repetition or an option."""
    while KIND[number] == REPEATED or KIND[number] == OPTIONAL:
        number = PARTS[number][0]
    return number


def is_about_hand(state: Data, seat: int, number: int) -> bool:
    """Whether the cards in hand decide if an effect is possible."""
    what = KIND[number]
    if what >= COMBINATORS:
        return MECHANISMS[what].is_about_hand(state, seat)
    if what == AND_OR or what == ONE_OF or what == EITHER:
        for part in PARTS[number]:
            if is_about_hand(state, seat, part):
                return True
        return False
    return is_about_hand(state, seat, PARTS[number][1 if what == FROM_ROUND else 0])


# A step: an effect, two flags, the card it comes from, and its progress.
EFFECT_BITS: Final = 12
MAY_LEAVE: Final = 1 << EFFECT_BITS
FREE: Final = MAY_LEAVE << 1
"""A free step is below another one on the stack but may be taken before it."""
SOURCE: Final = FREE << 1
SOURCE_BITS: Final = 9
PROGRESS_BITS: Final = EFFECT_BITS + 2 + SOURCE_BITS
MOST_PROGRESS: Final = (1 << 38) - 1


def step_of(number: int, progress: int = 0, may_leave: bool = False, card: int = NONE, free: bool = False) -> int:
    """`progress`: how often a step was repeated, which part comes next, which parts are done."""
    flags = (MAY_LEAVE if may_leave else 0) | (FREE if free else 0)
    return number | flags | (card + 1) * SOURCE | progress << PROGRESS_BITS


def effect_of(step: int) -> int:
    return step & (1 << EFFECT_BITS) - 1


def card_of(step: int) -> int:
    """The card that a step comes from; NONE for a space or the rules."""
    return (step // SOURCE & (1 << SOURCE_BITS) - 1) - 1


def progress_of(step: int) -> int:
    return step >> PROGRESS_BITS
