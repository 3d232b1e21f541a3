"""What spaces and cards let a player do, written down in a handful of combinators.

    and_or(repeated(room()), repeated(stable(wood=2)))

An effect is a number: it stands in tables with its kind, its parts and a name that says what it is. A step still to
be taken is an effect with a little data beside it, so the stack of a player's steps is a list of numbers.
"""

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
# What happens by itself.
GAIN: Final = 5
PAY: Final = 6
TAKE: Final = 7
START_PLAYER: Final = 8
GROW: Final = 9
GROW_URGENTLY: Final = 10
FIRE: Final = 11
# What the player is asked.
PLACE: Final = 12
ROOM: Final = 13
STABLE: Final = 14
PLOW: Final = 15
SOW: Final = 16
BAKE: Final = 17
FENCES: Final = 18
RENOVATE: Final = 19
MAJOR: Final = 20
MINOR: Final = 21
OCCUPATION: Final = 22
KEEP: Final = 23
BREED: Final = 24
FEED: Final = 25
OFFER: Final = 26
FROM_ROUND: Final = 27
NOTHING: Final = 28
ACT: Final = 29
GIVE_BACK: Final = 30
PAY_FENCES: Final = 31

FIRST_QUESTION: Final = PLACE

KIND: Final[list[int]] = []
PARTS: Final[list[tuple[int, ...]]] = []
"""The parts of a combinator; the goods and amounts of a gain, a price; what else a kind needs."""
NAMES: Final[list[str]] = []
NUMBERS: Final[dict[str, int]] = {}
BRANCHES: Final[list[str]] = []
"""The names of all branches of choices: the same word has the same number in each."""
CODES: Final[dict[int, tuple[int, ...]]] = {}
"""By choice: the numbers of its branches."""


def _effect(kind: int, parts: tuple[int, ...], name: str) -> int:
    """The number of an effect; the same effect has the same number wherever it is written."""
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
    """Any of them in any order, each once, at least one."""
    return _effect(AND_OR, parts, f"({' and/or '.join([NAMES[part] for part in parts])})")


def one_of(**branches: int) -> int:
    """Exactly one, chosen by its name."""
    names = tuple([name.replace("_", "-") for name in branches])
    parts = tuple(branches.values())
    told = " or ".join([f"{name}: {NAMES[part]}" for name, part in zip(names, parts, strict=True)])
    number = _effect(ONE_OF, parts, f"({told})")
    BRANCHES.extend([name for name in names if name not in BRANCHES])
    CODES[number] = tuple([BRANCHES.index(name) for name in names])
    return number


def optional(part: int) -> int:
    return _effect(OPTIONAL, (part,), f"[{NAMES[part]}]")


def repeated(part: int) -> int:
    """Once, and again as often as wanted."""
    return _effect(REPEATED, (part,), f"{NAMES[part]}...")


def from_round(number: int, part: int) -> int:
    """Only from this round on."""
    return _effect(FROM_ROUND, (number, part), f"from round {number}: {NAMES[part]}")


def gain(**goods: int) -> int:
    flat, told = _goods(goods)
    return _effect(GAIN, flat, f"get {told}")


def pay(**goods: int) -> int:
    flat, told = _goods(goods)
    return _effect(PAY, flat, f"pay {told}")


def take() -> int:
    """All goods that lie on the space."""
    return _effect(TAKE, (), "take")


def start_player() -> int:
    return _effect(START_PLAYER, (), "starting player")


def grow() -> int:
    """Family growth, if there is a room."""
    return _effect(GROW, (), "family growth")


def grow_urgently() -> int:
    """Family growth, room or not."""
    return _effect(GROW_URGENTLY, (), "urgent family growth")


def room() -> int:
    return _effect(ROOM, (), "room")


def stable(wood: int) -> int:
    return _effect(STABLE, (wood,), f"stable for {wood} wood")


def plow() -> int:
    return _effect(PLOW, (), "plow")


def sow() -> int:
    """Any number of empty fields."""
    return repeated(_effect(SOW, (), "sow"))


def bake() -> int:
    return _effect(BAKE, (), "bake")


def fences() -> int:
    """Any number of pastures, one after the other."""
    return repeated(_effect(FENCES, (), "fences"))


def renovate() -> int:
    return _effect(RENOVATE, (), "renovate")


def major_or_minor() -> int:
    return _effect(MAJOR, (), "major or minor improvement")


def minor() -> int:
    return _effect(MINOR, (), "minor improvement")


def occupation(first: int, second: int, later: int) -> int:
    """Play an occupation; what the first, the second and each later one costs in food."""
    return _effect(OCCUPATION, (first, second, later), f"occupation for {first}/{second}/{later} food")


def nothing() -> int:
    """Always possible, and does nothing: what is left of a space when there is nobody to play against."""
    return _effect(NOTHING, (), "nothing")


def give_back(**goods: int) -> int:
    """Goods of the supply onto the space used."""
    flat, told = _goods(goods)
    return _effect(GIVE_BACK, flat, f"give back {told}")


def act(card: int) -> int:
    """What only this card does."""
    return _effect(ACT, (card,), f"card {CARD_NAMES[card]}")


def offer(card: int, part: int) -> int:
    """A card's offer, which its owner may take."""
    return _effect(OFFER, (card, part), f"card {CARD_NAMES[card]}: {NAMES[part]}")


def fire(timing: int) -> int:
    """The moment at which cards with this hook act."""
    return _effect(FIRE, (timing,), f"cards {HOOK_NAMES[timing]}")


# Steps that the rules themselves put on the stack.
PLACE_STEP: Final = _effect(PLACE, (), "place")
KEEP_STEP: Final = _effect(KEEP, (), "keep")
BREED_STEP: Final = _effect(BREED, (), "breed")
FEED_STEP: Final = _effect(FEED, (), "feed")
PAY_FENCES_STEP: Final = _effect(PAY_FENCES, (), "pay for fences")

# A step: an effect, and in the lowest bits whether it may be left and how far it is.
DATA_BITS: Final = 8
MAY_LEAVE: Final = 1
PROGRESS: Final = 2
"""How often a step was repeated, which part comes next, which parts are done: data * PROGRESS."""


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
"""What each kind of question is called."""


def open_effects(steps: list[int]) -> list[int]:
    """What a seat with these steps is asked: the top step and, where that may be left, the and/or below it."""
    depth = len(steps) - 1
    step = steps[depth]
    found = _open_parts(step)
    if step & MAY_LEAVE:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            found += _open_parts(steps[depth])
    return found


def _open_parts(step: int) -> list[int]:
    """Of an and/or the parts that are not done."""
    effect = effect_of(step)
    if KIND[effect] != AND_OR:
        return [_question(effect)]
    done = progress_of(step)
    return [_question(part) for number, part in enumerate(PARTS[effect]) if not done >> number & 1]


def _question(effect: int) -> int:
    """What is asked once or again and again."""
    while KIND[effect] == REPEATED or KIND[effect] == OPTIONAL:
        effect = PARTS[effect][0]
    return effect


def asked(steps: list[int]) -> str:
    """The kind of decision that these steps ask for: `room-stable` as long as both can be built."""
    kinds = sorted({KIND[effect] for effect in open_effects(steps)})
    return "-".join([ASKED[kind] for kind in kinds])
