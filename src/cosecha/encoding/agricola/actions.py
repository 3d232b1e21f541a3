"""Agricola's actions as dense numbers, in blocks.

Most actions have one number. The large kinds are given step by step: the spaces of a pasture one after another and then
`fenced`, the animals to keep type by type, a payment good by good, a card and then what is picked, a good and then how
many. The numbers of a match without cards come first and are the same with every option; those that only some options
need follow.
"""

from typing import Final

from cosecha.core.state import CONFIRM
from cosecha.encoding.agricola.tables import SPACES
from cosecha.encoding.encoder import PARTIAL
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS, EDGE_NAMES
from cosecha.games.agricola.codes import CHOICE, COUNT_BITS, CROP, GOODS_AMOUNT, KIND, KIND_BITS, RETURNED
from cosecha.games.agricola.engine.cards import CHOICE_WORDS, FIELD_CROPS
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.effects import BRANCHES
from cosecha.games.agricola.engine.payments import SHIFTS, WIDTHS
from cosecha.games.agricola.goods import BOAR, CATTLE, GOOD_NAMES, GOODS, GRAIN, SHEEP
from cosecha.games.agricola.majors import FIREPLACE_2, HEARTH_4, MAJORS
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.options import HOUSE_NAMES

# Blocks: one for each kind of action, for its first step if it has several, and these for the others.
CONFIRMED: Final = 33
FENCED: Final = 34
KEEP_BOAR: Final = 35
KEEP_CATTLE: Final = 36
PAY_WOOD: Final = 37
PAY_STONE: Final = 40
"""With clay and reed in between."""
WORD: Final = 41
AMOUNT: Final = 42
BLOCKS: Final = 43

COUNTS: Final = 1 << COUNT_BITS
MOST_BAKED: Final = 99
FIELDS: Final = len(FIELD_CROPS)
UPGRADES: Final = 2
"""Two Fireplaces may be returned for two Cooking Hearths."""
WORDS: Final = len(CHOICE_WORDS)
PAID: Final = len(WIDTHS)
MOST_STEPS: Final = CELLS + 1

# How the number of an action's first step follows from what the action names.
PLAIN: Final = 0
SOWS: Final = 1
BAKES: Final = 2
UPGRADED: Final = 3
OF_CARD: Final = 4
IN_STEPS: Final = 5


def _ways() -> list[int]:
    ways = [PLAIN] * CONFIRMED
    ways[codes.SOW] = SOWS
    ways[codes.BAKE] = BAKES
    ways[codes.UPGRADE] = UPGRADED
    ways[codes.CARD] = OF_CARD
    for kind in (
        *(codes.FENCE, codes.PARTNER_FENCE, codes.KEEP, codes.PAY),
        *(codes.PICK, codes.GIVE, codes.FETCH),
    ):
        ways[kind] = IN_STEPS
    return ways


WAYS: Final[list[int]] = _ways()


def _sizes(cards: int, teams: bool, rails: bool) -> list[tuple[int, int]]:
    """The blocks in their order, with how many numbers each has."""
    sizes = [
        (CONFIRMED, 1),
        (codes.FEED, 1),
        (codes.DONE, 1),
        (codes.USE, SPACES),
        (codes.ROOM, CELLS),
        (codes.STABLE, CELLS),
        (codes.PLOW, CELLS),
        (codes.SOW, 2 * FIELDS),
        (codes.BAKE, MOST_BAKED),
        (codes.FENCE, CELLS),
        (FENCED, 1),
        (codes.RENOVATE, len(HOUSE_NAMES)),
        (codes.BUILD, MAJORS),
        (codes.UPGRADE, UPGRADES * UPGRADES),
        (codes.CHOOSE, len(BRANCHES)),
        (codes.KEEP, COUNTS),
        (KEEP_BOAR, COUNTS),
        (KEEP_CATTLE, COUNTS),
        (codes.EXCHANGE, GOODS),
        (codes.DISCARD, GOODS),
        (codes.PAY, 1 << WIDTHS[0]),
    ]
    for good in range(1, PAID):
        sizes.append((PAY_WOOD + good - 1, 1 << WIDTHS[good]))
    if rails:
        sizes.append((codes.RAIL, len(EDGE_NAMES)))
    if teams:
        for kind in (codes.PARTNER_ROOM, codes.PARTNER_STABLE, codes.PARTNER_PLOW, codes.PARTNER_FENCE):
            sizes.append((kind, CELLS))
        sizes.append((codes.PARTNER_RAIL, len(EDGE_NAMES)))
        sizes += [(codes.GIVE, GOODS), (codes.FETCH, GOODS), (AMOUNT, GOODS_AMOUNT)]
    if cards:
        sizes += [(codes.DRAW, len(KINDS)), (codes.MULLIGAN, len(KINDS))]
        for kind in (codes.PLAY, codes.CARD, codes.DRAFT, codes.DROP, codes.TAKE_CARD, codes.PICK):
            sizes.append((kind, cards))
        sizes.append((WORD, WORDS))
    return sizes


def _index(kind: int, named: int) -> int:
    """The place in its block of the first step of an action that has several."""
    if kind == codes.KEEP:
        return named >> 2 * COUNT_BITS
    if kind == codes.PAY:
        return named & (1 << WIDTHS[0]) - 1
    if kind == codes.PICK:
        return named // CHOICE
    if kind == codes.GIVE or kind == codes.FETCH:
        return named // GOODS_AMOUNT
    cell = 0
    while not named >> cell & 1:
        cell += 1
    return cell


class Numbers:
    """The numbers for one set of options: with so many cards, with or without teams and single fences."""

    def __init__(self, cards: int, teams: bool, rails: bool) -> None:
        self.first: list[int] = [-1] * BLOCKS
        """By block: its first number; -1 if the options don't need it."""
        self.block: list[int] = []
        """By number: its block."""
        for block, size in _sizes(cards, teams, rails):
            self.first[block] = len(self.block)
            self.block += [block] * size
        self.n = len(self.block)

    def number(self, action: int) -> int:
        """The first number of an action; where more follow, as `~number`."""
        if action == CONFIRM:
            return self.first[CONFIRMED]
        kind = action >> KIND_BITS
        named = action & KIND - 1
        first = self.first[kind]
        if first < 0:
            raise ValueError(f"no number for action {action} with these options")
        way = WAYS[kind]
        if way == PLAIN:
            return first + named
        if way == IN_STEPS:
            return ~(first + _index(kind, named))
        if way == OF_CARD:
            return first + named // CHOICE
        if way == SOWS:
            return first + (named // CROP - GRAIN) * FIELDS + named % CROP
        if way == BAKES:
            return first + named - 1
        return first + (named // RETURNED - HEARTH_4) * UPGRADES + named % RETURNED - FIREPLACE_2

    def steps(self, action: int) -> list[int]:
        number = self.number(action)
        if number >= 0:
            return [number]
        steps = [~number]
        kind = action >> KIND_BITS
        named = action & KIND - 1
        first = self.first[kind]
        if kind == codes.KEEP:
            steps.append(self.first[KEEP_BOAR] + (named >> COUNT_BITS & COUNTS - 1))
            steps.append(self.first[KEEP_CATTLE] + (named & COUNTS - 1))
        elif kind == codes.PAY:
            for good in range(1, PAID):
                steps.append(self.first[PAY_WOOD + good - 1] + (named >> SHIFTS[good] & (1 << WIDTHS[good]) - 1))
        elif kind == codes.PICK:
            steps.append(self.first[WORD] + named % CHOICE)
        elif kind == codes.GIVE or kind == codes.FETCH:
            steps.append(self.first[AMOUNT] + named % GOODS_AMOUNT)
        else:
            for cell in range(steps[0] - first + 1, CELLS):
                if named >> cell & 1:
                    steps.append(first + cell)
            steps.append(self.first[FENCED])
        return steps

    def fences(self, number: int) -> bool:
        """Whether an answer that begins with this number names the spaces of a pasture."""
        block = self.block[number]
        return block == codes.FENCE or block == codes.PARTNER_FENCE

    def next_fences(self, legal: list[int], begun: list[int]) -> tuple[list[int], list[int]]:
        """The next steps of a pasture that begins with these spaces; see `Encoder.next_steps`. There may be hundreds of
        pastures, so this looks at sets of spaces instead of taking each apart."""
        kind = self.block[begun[0]]
        first = self.first[kind]
        named = 0
        for number in begun:
            named |= 1 << (number - first)
        upto = (1 << (begun[-1] - first + 1)) - 1
        numbers: list[int] = []
        actions: list[int] = []
        seen = 0
        for action in legal:
            if action >> KIND_BITS != kind or action & upto != named:
                continue
            rest = (action & KIND - 1) & ~upto
            if not rest:
                numbers.append(self.first[FENCED])
                actions.append(action)
                continue
            cell = (rest & -rest).bit_length() - 1
            if not seen >> cell & 1:
                seen |= 1 << cell
                numbers.append(first + cell)
                actions.append(PARTIAL)
        return numbers, actions

    def action(self, steps: list[int]) -> int:
        """The inverse. Raises ValueError if the steps aren't a complete answer."""
        action = self._action(steps)
        if action < CONFIRM or self.steps(action) != steps:
            raise ValueError(f"not an answer: {steps}")
        return action

    def _action(self, steps: list[int]) -> int:
        """The action that steps may be; -2 if they can't be one."""
        blocks: list[int] = []
        named: list[int] = []
        for number in steps:
            if not 0 <= number < self.n:
                return -2
            blocks.append(self.block[number])
            named.append(number - self.first[self.block[number]])
        if not steps:
            return -2
        kind = blocks[0]
        if kind > CONFIRMED:
            return -2
        if kind == CONFIRMED:
            return CONFIRM
        return kind * KIND + (self._single(kind, named[0]) if WAYS[kind] != IN_STEPS else self._several(kind, named))

    def _single(self, kind: int, index: int) -> int:
        way = WAYS[kind]
        if way == OF_CARD:
            return index * CHOICE
        if way == SOWS:
            return (index // FIELDS + GRAIN) * CROP + index % FIELDS
        if way == BAKES:
            return index + 1
        if way == UPGRADED:
            return (index // UPGRADES + HEARTH_4) * RETURNED + index % UPGRADES + FIREPLACE_2
        return index

    def _several(self, kind: int, named: list[int]) -> int:
        found = 0
        if kind == codes.KEEP:
            for count in named[:3]:
                found = found << COUNT_BITS | count
        elif kind == codes.PAY:
            for good in range(min(PAID, len(named))):
                found |= named[good] << SHIFTS[good]
        elif kind == codes.PICK:
            found = named[0] * CHOICE + (named[1] if len(named) > 1 else 0)
        elif kind == codes.GIVE or kind == codes.FETCH:
            found = named[0] * GOODS_AMOUNT + (named[1] if len(named) > 1 else 0)
        else:
            for cell in named[:-1]:
                found |= 1 << cell
            found |= 1 << named[0]
        return found

    def part_name(self, number: int) -> str:
        """The words of a number that is only a part of an answer; empty if it is a whole one."""
        block = self.block[number]
        index = number - self.first[block]
        if block == codes.FENCE:
            return f"fence {CELL_NAMES[index]}"
        if block == codes.PARTNER_FENCE:
            return f"partner-fence {CELL_NAMES[index]}"
        if block == FENCED:
            return "fenced"
        if block == codes.KEEP:
            return f"keep {GOOD_NAMES[SHEEP]} {index}"
        if block == KEEP_BOAR:
            return f"keep {GOOD_NAMES[BOAR]} {index}"
        if block == KEEP_CATTLE:
            return f"keep {GOOD_NAMES[CATTLE]} {index}"
        if block == codes.PAY:
            return f"pay {GOOD_NAMES[0]} {index}"
        if PAY_WOOD <= block <= PAY_STONE:
            return f"pay {GOOD_NAMES[block - PAY_WOOD + 1]} {index}"
        if block == codes.PICK:
            return f"pick {CARD_NAMES[index]}"
        if block == WORD:
            return f"what {CHOICE_WORDS[index]}" if index else "what"
        if block == codes.GIVE:
            return f"give {GOOD_NAMES[index]}"
        if block == codes.FETCH:
            return f"fetch {GOOD_NAMES[index]}"
        return f"amount {index}" if block == AMOUNT else ""
