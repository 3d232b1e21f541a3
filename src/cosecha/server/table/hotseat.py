"""Several people on one device: whose view is shown, and when a curtain hides it."""

from msgspec import Struct

from cosecha.server.table.access import Access
from cosecha.server.table.table import Table


class ShownSeat(Struct, frozen=True):
    """Show the view of `seat` (None: a spectator's), or first pass the device to `curtain`."""

    seat: int | None
    curtain: int | None = None


def keeps_secrets(table: Table, seat: int) -> bool:
    """Whether a seat has anything to hide: a hand, hidden money, a secret bid."""
    if table.match is None:
        return False
    state = table.match.state
    asked = state.decision(seat)
    secret = asked is not None and asked.secret
    return secret or state.view(seat).position != state.view(None).position


def shown_seat(table: Table, access: Access, wished: int | None, lifted: int | None) -> ShownSeat:
    """`wished` is the seat in the URL; `lifted` is the seat whose person has confirmed that they hold the device."""
    if len(access.plays) < 2:
        return ShownSeat(access.viewer(wished))
    if table.match is None:
        return ShownSeat(None)
    waiting = [seat for seat in table.waiting if seat in access.plays and _is_person(table, seat)]
    if not waiting:
        return ShownSeat(None)
    seat = lifted if lifted is not None and lifted in waiting else waiting[0]
    if seat != lifted and keeps_secrets(table, seat):
        return ShownSeat(None, curtain=seat)
    return ShownSeat(seat)


def _is_person(table: Table, seat: int) -> bool:
    return table.chairs[seat].kind == "person"
