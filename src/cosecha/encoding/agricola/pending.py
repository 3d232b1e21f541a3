"""A seat's pending steps in an observation: what it is asked now, and what comes after that."""

from typing import Final

from cosecha.encoding.agricola.tables import KEPT, PROGRESS_BYTES, QUESTION_OF, QUESTIONS, STEPS
from cosecha.encoding.filling import add_two_bytes, clipped
from cosecha.games.agricola.engine.effects import FREE, KIND, MAY_LEAVE, card_of, effect_of, progress_of
from cosecha.games.agricola.engine.stack import open_effects


class Pending:
    """The bytes for a stack of steps."""

    def __init__(self, steps: list[int]) -> None:
        effects: list[int] = []
        flags: list[int] = []
        sources: list[int] = []
        progress: list[int] = []
        for depth in range(STEPS):
            if depth < len(steps):
                step = steps[len(steps) - 1 - depth]
                add_two_bytes(effects, effect_of(step) + 1)
                flags.append((1 if step & MAY_LEAVE else 0) + (2 if step & FREE else 0))
                sources.append(card_of(step) + 1)
                left = progress_of(step)
            else:
                add_two_bytes(effects, 0)
                flags.append(0)
                sources.append(0)
                left = 0
            for _ in range(PROGRESS_BYTES):
                progress.append(left & 255)
                left >>= 8
        asked = [0] * len(QUESTIONS)
        if steps:
            for effect in open_effects(steps):
                question = QUESTION_OF[KIND[effect]]
                if question >= 0:
                    asked[question] = 1
        self.effects = bytes(effects)
        """Two bytes each, so they lie apart from the rest."""
        self.rest = bytes([*asked, clipped(len(steps), 255), *flags, *sources, *progress])


_NOTHING: Final = Pending([])
NO_EFFECTS: Final[bytes] = _NOTHING.effects
_known: Final[dict[tuple[int, ...], Pending]] = {}


def pending_of(steps: list[int]) -> Pending:
    if not steps:
        return _NOTHING
    key = tuple(steps)
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = Pending(steps)
        _known[key] = found
    return found
