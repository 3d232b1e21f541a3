"""Numbers of the coach in words."""

from cosecha.coach.marks import Unit
from cosecha.core.message import Message


def amount(value: float, unit: Unit) -> Message:
    """How much that is, without its sign: points to a tenth, or a share of a win in percent."""
    if unit == "wins":
        return Message("coach-percent", {"percent": round(100 * abs(value))})
    whole, _, tenth = f"{abs(value):.1f}".partition(".")
    return Message("coach-points", {"whole": whole, "tenth": tenth})


def change(value: float, unit: Unit) -> Message:
    """A gain or a loss, with its sign; nothing has none."""
    size = amount(value, unit)
    if size == amount(0.0, unit):
        return size
    return Message("coach-more" if value > 0 else "coach-less", {"amount": size})
