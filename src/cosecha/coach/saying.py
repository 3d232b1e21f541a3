"""Numbers and judgments of the coach in words."""

from cosecha.coach.review import JudgedDecision
from cosecha.core.bot import Unit
from cosecha.core.message import Message


def amount(value: float, unit: Unit) -> Message:
    """How much that is, without its sign: points to a tenth, or a share of a win in percent."""
    if unit == "wins":
        return Message("coach-percent", {"percent": round(100 * abs(value))})
    whole, _, tenth = f"{abs(value):.1f}".partition(".")
    return Message("coach-points", {"whole": whole, "tenth": tenth})


def gained(value: float, unit: Unit) -> Message:
    """What a better answer would have brought."""
    return _or_chances(value, unit, "coach-better-chances")


def lost(value: float, unit: Unit) -> Message:
    """What an answer has cost."""
    return _or_chances(-value, unit, "coach-worse-chances")


def is_in_points(value: float, unit: Unit) -> bool:
    """Whether a gain or a loss is large enough to be told; else it's the chance of winning that differs."""
    return amount(value, unit) != amount(0.0, unit)


def _or_chances(value: float, unit: Unit, chances: str) -> Message:
    return change(value, unit) if is_in_points(value, unit) else Message(chances)


def change(value: float, unit: Unit) -> Message:
    """A gain or a loss, with its sign; nothing has none."""
    size = amount(value, unit)
    if not is_in_points(value, unit):
        return size
    return Message("coach-more" if value > 0 else "coach-less", {"amount": size})


def played(decision: JudgedDecision) -> Message:
    """What was played, and its mark."""
    [said] = (answer.said for answer in decision.answers if answer.action == decision.played)
    return Message("coach-cell-played", {"action": said, "mark": Message(f"coach-mark-{decision.mark}")})


def better(decision: JudgedDecision, unit: Unit) -> Message:
    """The best answer to a decision that wasn't answered best, and what it would have brought."""
    return Message("coach-cell-better", {"action": decision.answers[0].said, "gain": gained(decision.loss, unit)})
