"""The answer begun so far, in an observation."""

from typing import Final

from cosecha.encoding.agricola.actions import MOST_STEPS, Numbers
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS

BEGUN: Final = (
    codes.FENCE,
    codes.PARTNER_FENCE,
    codes.KEEP,
    codes.PAY,
    codes.PICK,
    codes.GIVE,
    codes.FETCH,
)
"""The kinds of answers that take several steps."""
BEGUN_NAMES: Final = ("fence", "partner-fence", "keep", "pay", "pick", "give", "fetch")
AMOUNTS: Final = 4
"""As many amounts as may be given before the last one: those of a payment."""
NOTHING_BEGUN: Final = bytes(len(BEGUN) + 1 + CELLS + AMOUNTS + 2)


def begun_shown(numbers: Numbers, steps: list[int]) -> bytes:
    if not steps:
        return NOTHING_BEGUN
    if len(steps) >= MOST_STEPS:
        raise ValueError(f"not a part of an answer: {steps}")
    kind = numbers.block[steps[0]]
    kinds = [1 if kind == other else 0 for other in BEGUN]
    cells = [0] * CELLS
    amounts = [0] * AMOUNTS
    card = 0
    good = 0
    for place, number in enumerate(steps):
        index = number - numbers.first[numbers.block[number]]
        if kind == codes.FENCE or kind == codes.PARTNER_FENCE:
            cells[index] = 1
        elif kind == codes.PICK:
            card = index + 1
        elif kind == codes.GIVE or kind == codes.FETCH:
            good = index + 1
        else:
            amounts[place] = index
    return bytes([*kinds, len(steps), *cells, *amounts, card, good])
