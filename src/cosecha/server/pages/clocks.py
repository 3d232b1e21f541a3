"""Times on the pages: clocks to choose from, time left, and how long ago something happened."""

from collections.abc import Mapping

from msgspec import Struct

from cosecha.locale import Speaker
from cosecha.server.table.facts import Clock
from cosecha.server.table.table import Table

MINUTE, HOUR, DAY = 60, 3600, 86400
MOVE_TIMES = (30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY)
BANKS = (5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY)


class Left(Struct, frozen=True):
    """The time a seat has left for its answer."""

    seat: int
    seconds: int
    text: str


def length(seconds: int, speaker: Speaker) -> str:
    """A duration in its largest unit."""
    if seconds >= DAY:
        return speaker.text("page-time-days", count=seconds // DAY)
    if seconds >= HOUR:
        return speaker.text("page-time-hours", count=seconds // HOUR)
    if seconds >= MINUTE:
        return speaker.text("page-time-minutes", count=seconds // MINUTE)
    return speaker.text("page-time-seconds", count=seconds)


def ago(seconds: float, speaker: Speaker) -> str:
    """How long ago something happened, in its largest unit."""
    past = int(seconds)
    if past >= DAY:
        return speaker.text("page-ago-days", count=past // DAY)
    if past >= HOUR:
        return speaker.text("page-ago-hours", count=past // HOUR)
    if past >= MINUTE:
        return speaker.text("page-ago-minutes", count=past // MINUTE)
    return speaker.text("page-ago-now")


def lengths(times: tuple[int, ...], speaker: Speaker) -> list[tuple[str, str]]:
    """Options of a list: value and text."""
    return [(str(time), length(time, speaker)) for time in times]


def clock_of(form: Mapping[str, str]) -> Clock | None:
    """The clock chosen in a form, if any."""
    move, bank = (_one_of(form.get(field, ""), times) for field, times in (("move", MOVE_TIMES), ("bank", BANKS)))
    if not move and not bank:
        return None
    return Clock(move, bank, "wait" if form.get("at-zero") == "wait" else "bot")


def _one_of(text: str, times: tuple[int, ...]) -> int:
    return next((time for time in times if str(time) == text), 0)


def left(table: Table, now: float, speaker: Speaker) -> list[Left]:
    """How much time each seat that owes an answer has left."""
    if table.status != "running":
        return []
    rest = {seat: max(0, int(deadline - now)) for seat, deadline in table.deadlines().items()}
    return [Left(seat, seconds, _face(seconds, speaker)) for seat, seconds in sorted(rest.items())]


def _face(seconds: int, speaker: Speaker) -> str:
    """Like 1:05 or 1:00:00; days in words."""
    if seconds >= DAY:
        return length(seconds, speaker)
    hours, minutes = divmod(seconds // MINUTE, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def rules(clock: Clock | None, speaker: Speaker) -> list[str]:
    """A table's clock, explained to its players."""
    if clock is None:
        return []
    sentences = []
    if clock.move:
        sentences.append(speaker.text("page-clock-move-is", time=length(clock.move, speaker)))
    if clock.bank:
        sentences.append(speaker.text("page-clock-bank-is", time=length(clock.bank, speaker)))
    return [*sentences, speaker.text("page-clock-zero-is", zero=clock.at_zero)]
