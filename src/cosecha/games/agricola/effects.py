"""The effects of spaces and cards, built from a handful of combinators.

    and_or(repeated(room()), repeated(stable(wood=2)))

An effect is a number: the tables below have its kind, its parts and a name that describes it. A pending step is an
effect with a few bits of data, so a player's stack of steps is a list of ints.
"""

from functools import lru_cache
from typing import Final

from cosecha.games.agricola.cards.hooks import HOOK_NAMES
from cosecha.games.agricola.cards.table import NAMES as CARD_NAMES
from cosecha.games.agricola.goods import GOOD_NAMES

# Combinators.
IN_ORDER: Final = 0
AND_OR: Final = 1
ONE_OF: Final = 2
OPTIONAL: Final = 3
REPEATED: Final = 4
# Automatic effects.
GAIN: Final = 5
PAY: Final = 6
TAKE: Final = 7
START_PLAYER: Final = 8
GROW: Final = 9
GROW_URGENTLY: Final = 10
FIRE: Final = 11
ACT: Final = 12
GIVE_BACK: Final = 13
NOTHING: Final = 14
# Decisions.
PLACE: Final = 15
ROOM: Final = 16
STABLE: Final = 17
PLOW: Final = 18
SOW: Final = 19
BAKE: Final = 20
FENCES: Final = 21
RENOVATE: Final = 22
MAJOR: Final = 23
MINOR: Final = 24
OCCUPATION: Final = 25
KEEP: Final = 26
BREED: Final = 27
FEED: Final = 28
OFFER: Final = 29
FROM_ROUND: Final = 30
PAY_FENCES: Final = 31

KIND: Final[list[int]] = []
PARTS: Final[list[tuple[int, ...]]] = []
"""By effect: the parts of a combinator, the goods and amounts of a gain or price, or other arguments of the kind."""
NAMES: Final[list[str]] = []
NUMBERS: Final[dict[str, int]] = {}
BRANCHES: Final[list[str]] = []
"""The names of the branches of all choices; the same name has the same number everywhere."""
CODES: Final[dict[int, tuple[int, ...]]] = {}
"""The numbers of the branches of each choice."""


def _effect(kind: int, parts: tuple[int, ...], name: str) -> int:
    """The number of an effect, registering it if it is new."""
    if name not in NUMBERS:
        NUMBERS[name] = len(KIND)
        KIND.append(kind)
        PARTS.append(parts)
        NAMES.append(name)
    return NUMBERS[name]


def _goods(amounts: dict[str, int]) -> tuple[tuple[int, ...], str]:
    flat: list[int] = []
    for name, amount in amounts.items():
        flat += [GOOD_NAMES.index(name), amount]
    return tuple(flat), " ".join([f"{amount} {name}" for name, amount in amounts.items()])


def in_order(*parts: int) -> int:
    """One after the other."""
    return _effect(IN_ORDER, parts, f"({', then '.join([NAMES[part] for part in parts])})")


def and_or(*parts: int) -> int:
    """At least one, in any order, each at most once."""
    return _effect(AND_OR, parts, f"({' and/or '.join([NAMES[part] for part in parts])})")


def one_of(**branches: int) -> int:
    """Exactly one, chosen by name."""
    names = tuple([name.replace("_", "-") for name in branches])
    parts = tuple(branches.values())
    text = " or ".join([f"{name}: {NAMES[part]}" for name, part in zip(names, parts, strict=True)])
    number = _effect(ONE_OF, parts, f"({text})")
    BRANCHES.extend([name for name in names if name not in BRANCHES])
    CODES[number] = tuple([BRANCHES.index(name) for name in names])
    return number


def optional(part: int) -> int:
    return _effect(OPTIONAL, (part,), f"[{NAMES[part]}]")


def repeated(part: int) -> int:
    """Once or more."""
    return _effect(REPEATED, (part,), f"{NAMES[part]}...")


def from_round(number: int, part: int) -> int:
    """Only from this round on."""
    return _effect(FROM_ROUND, (number, part), f"from round {number}: {NAMES[part]}")


def gain(**goods: int) -> int:
    flat, text = _goods(goods)
    return _effect(GAIN, flat, f"get {text}")


def pay(**goods: int) -> int:
    flat, text = _goods(goods)
    return _effect(PAY, flat, f"pay {text}")


def take() -> int:
    """Take all goods on the space."""
    return _effect(TAKE, (), "take")


def start_player() -> int:
    return _effect(START_PLAYER, (), "starting player")


def grow() -> int:
    """Family growth, only with a free room."""
    return _effect(GROW, (), "family growth")


def grow_urgently() -> int:
    """Family growth, even without a free room."""
    return _effect(GROW_URGENTLY, (), "urgent family growth")


def room() -> int:
    return _effect(ROOM, (), "room")


def stable(wood: int) -> int:
    return _effect(STABLE, (wood,), f"stable for {wood} wood")


def plow() -> int:
    return _effect(PLOW, (), "plow")


def sow() -> int:
    """Sow any number of empty fields."""
    return repeated(_effect(SOW, (), "sow"))


def bake() -> int:
    return _effect(BAKE, (), "bake")


def fences() -> int:
    """Fence any number of pastures, one at a time."""
    return repeated(_effect(FENCES, (), "fences"))


def renovate() -> int:
    return _effect(RENOVATE, (), "renovate")


def major_or_minor() -> int:
    return _effect(MAJOR, (), "major or minor improvement")


def minor() -> int:
    return _effect(MINOR, (), "minor improvement")


def occupation(first: int, second: int, later: int) -> int:
    """Play an occupation; the arguments are the costs in food of the first, the second and each later one."""
    return _effect(OCCUPATION, (first, second, later), f"occupation for {first}/{second}/{later} food")


def nothing() -> int:
    """Always possible, and does nothing: stands in for the starting player in a solo match."""
    return _effect(NOTHING, (), "nothing")


def give_back(**goods: int) -> int:
    """Put goods from the player's supply on the space used."""
    flat, text = _goods(goods)
    return _effect(GIVE_BACK, flat, f"give back {text}")


def act(card: int) -> int:
    """The card's own function in `cards.table.ACTS`."""
    return _effect(ACT, (card,), f"card {CARD_NAMES[card]}")


def offer(card: int, part: int) -> int:
    """A card's offer, which its owner may accept."""
    return _effect(OFFER, (card, part), f"card {CARD_NAMES[card]}: {NAMES[part]}")


def fire(timing: int) -> int:
    """Run the cards with this hook."""
    return _effect(FIRE, (timing,), f"cards {HOOK_NAMES[timing]}")


# Steps that the rules push, not a space or a card.
PLACE_STEP: Final = _effect(PLACE, (), "place")
KEEP_STEP: Final = _effect(KEEP, (), "keep")
BREED_STEP: Final = _effect(BREED, (), "breed")
FEED_STEP: Final = _effect(FEED, (), "feed")
PAY_FENCES_STEP: Final = _effect(PAY_FENCES, (), "pay for fences")

# A step is an effect, with its progress and whether the rest may be skipped in the lowest bits.
DATA_BITS: Final = 8
MAY_LEAVE: Final = 1
PROGRESS: Final = 2
"""Progress is stored as progress * PROGRESS: the repetitions, the index of the next part, or a mask of parts done."""


def step_of(effect: int, progress: int = 0, may_leave: bool = False) -> int:
    return effect << DATA_BITS | progress * PROGRESS | (MAY_LEAVE if may_leave else 0)


def effect_of(step: int) -> int:
    return step >> DATA_BITS


def progress_of(step: int) -> int:
    return (step & ((1 << DATA_BITS) - 1)) // PROGRESS


ASKED: Final[dict[int, str]] = {
    PLACE: "place",
    ROOM: "room",
    STABLE: "stable",
    PLOW: "plow",
    SOW: "sow",
    BAKE: "bake",
    FENCES: "fence",
    RENOVATE: "renovate",
    MAJOR: "improve",
    ONE_OF: "choose",
    KEEP: "keep",
    BREED: "breed",
    FEED: "feed",
    MINOR: "minor",
    OCCUPATION: "occupation",
    OFFER: "card",
    PAY_FENCES: "pay",
}
"""The name of each kind of decision."""


def open_effects(steps: list[int]) -> list[int]:
    """The effects that a seat with these steps may choose from: those of the top step and, if it may be skipped, of the
    and/or steps below it."""
    depth = len(steps) - 1
    step = steps[depth]
    found = _open_parts(step)
    if step & MAY_LEAVE:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            found += _open_parts(steps[depth])
    return found


def _open_parts(step: int) -> list[int]:
    """The effect of a step; for an and/or, the parts that are not done."""
    effect = effect_of(step)
    if KIND[effect] != AND_OR:
        return [_unwrapped(effect)]
    done = progress_of(step)
    return [_unwrapped(part) for number, part in enumerate(PARTS[effect]) if not done >> number & 1]


def _unwrapped(effect: int) -> int:
    """The effect inside `repeated` and `optional`."""
    while KIND[effect] == REPEATED or KIND[effect] == OPTIONAL:
        effect = PARTS[effect][0]
    return effect


def asked(steps: list[int]) -> str:
    """The kind of decision for these steps, such as `room-stable` while both are open."""
    return _asked(tuple(steps))


@lru_cache(1024)
def _asked(steps: tuple[int, ...]) -> str:
    kinds = sorted({KIND[effect] for effect in open_effects(list(steps))})
    return "-".join([ASKED[kind] for kind in kinds])
