"""Setting up a table, sitting down, leaving, and starting the match."""

import hmac
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import structs

from cosecha.bots.registry import built_in_bot, usual_bot
from cosecha.core.fairness import new_secret
from cosecha.core.options import handed_over as handed_over_in
from cosecha.core.series import new_series, usual_options
from cosecha.games import by_name
from cosecha.locale.first_names import first_names
from cosecha.server.common.refusals import NoTable, Refused
from cosecha.server.table import facts
from cosecha.server.table.access import NO_SEAT, SEAT_ROLES, Role, new_id
from cosecha.server.table.between import choosing
from cosecha.server.table.facts import USUAL_PACE, Clock, Fact, SeatPlan
from cosecha.server.table.names import clean_name, looks_taken, unique_name, unique_names
from cosecha.server.table.table import Decide, Table

WORD_LENGTH = 64
SECRET_KEY_LENGTH = 16
"""The shortest idempotency key that counts as a secret of the client that chose it."""
HANDED_OUT: tuple[Role, ...] = ("play", "hand")
"""The links to a seat that the host hands out. Only the person who sits there invites a helper."""


def opened(
    game: str,
    options: dict[str, Any],
    seats: list[SeatPlan],
    public: bool = False,
    pace: float = USUAL_PACE,
    confirm: bool | None = None,
    clock: Clock | None = None,
    hints: bool = True,
    language: str = "en",
    series: str = "",
    handed_over: bool = False,
) -> facts.Opened:
    """A validated new table, with `series` for the first game of one. Raises CosechaError with the reason.

    `handed_over`: whether the options may have what only an earlier game of a series sets.
    """
    played = by_name(game)
    if series:
        options = usual_options(series, game, options)
    agreed = played.checked(options)
    if not handed_over and (names := handed_over_in(agreed)):
        raise Refused("error-options-series", options=", ".join(names))
    if clock is not None and not clock.move and not clock.bank:
        raise Refused("error-clock")
    if len(seats) != agreed.players:
        raise Refused("error-table-seats", seats=len(seats), players=agreed.players)
    names = unique_names(plan.name for plan in seats)
    return facts.Opened(
        game=game,
        options=options,
        seats=[SeatPlan(plan.kind, name, known_bot(plan.bot, game)) for plan, name in zip(seats, names, strict=True)],
        public=public,
        secret=new_secret(),
        pace=pace,
        confirm=confirm,
        clock=clock,
        hints=hints,
        rules=played.version,
        language=language,
        series=facts.InSeries(new_id(), new_series(series, game, agreed)[1]) if series else None,
    )


def known_bot(bot: str, game: str) -> str:
    """The bot of this name, or the usual one. Raises BadBot: only bundled bots, so that no name makes the server import
    anything."""
    return built_in_bot(bot, game) if bot else usual_bot(game)


def sit(seat: int, name: str, word: str, from_elsewhere: bool = False, key: str = "") -> Decide:
    """Take a seat, or come back to it; the match starts when nobody is missing.

    `from_elsewhere`: not on the host's device. `key`: the request's idempotency key.
    """

    def decide(table: Table) -> list[Fact]:
        if not 0 <= seat < len(table.chairs):
            raise Refused("error-no-seat")
        chair = table.chairs[seat]
        if chair.kind == "person" and has_used_invitation(table, seat, key):
            return []
        links = revoke_for_guest(table, seat, key) if from_elsewhere else []
        called = clean_name(name) or chair.name
        if chair.kind == "person" and chair.name == called:
            return links
        if chair.here:  # people at one device know each other
            called = unique_name(called, _other_names(table, seat))
        _require_own_name(table, seat, called)
        return seated(table, facts.Sat(seat, called, word[:WORD_LENGTH] if table.match is None else ""), links)

    return decide


def take(seat: int, name: str, word: str, from_elsewhere: bool = True) -> Decide:
    """Take a free seat at a public table. The first to ask gets it, and earlier links to it are revoked."""

    def decide(table: Table) -> list[Fact]:
        if not table.opened.public:
            raise NoTable("error-no-table")
        if not 0 <= seat < len(table.chairs):
            raise Refused("error-no-seat")
        chair = table.chairs[seat]
        if chair.kind != "open" or chair.here or table.match is not None:
            raise Refused("error-seat-taken")
        if seat in table.kept:
            raise Refused("error-seat-kept", name=chair.name)
        called = clean_name(name)
        _require_own_name(table, seat, called)
        links = revoke_for_guest(table, seat) if from_elsewhere else []
        return seated(table, facts.Sat(seat, called, word[:WORD_LENGTH]), links)

    return decide


def _require_own_name(table: Table, seat: int, name: str) -> None:
    """Refuse a name that looks like somebody else's at the table."""
    if not name:
        raise Refused("error-name-missing")
    others = _other_names(table, seat)
    if name.casefold() in (other.casefold() for other in others):
        raise Refused("error-name-taken")
    if looks_taken(name, others):
        raise Refused("error-name-lookalike")


def _other_names(table: Table, seat: int) -> list[str]:
    """The names that a person at this seat can't have. Bots give up theirs, but not during a match."""
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    return [chair.name for chair in others if chair.name and (chair.kind != "bot" or table.match is not None)]


def come(seat: int) -> Decide:
    """A person opens their seat's link on another device than the host's."""

    def decide(table: Table) -> list[Fact]:
        return revoke_for_guest(table, seat) if table.chairs[seat].kind == "person" else []

    return decide


def has_used_invitation(table: Table, seat: int, key: str) -> bool:
    """Whether the request with this key is the one that used up the seat's last invitation.

    The host has seen the invitation but not the key, so the key tells the guest from the host, unless it is so short
    that the host could guess it.
    """
    return len(key) >= SECRET_KEY_LENGTH and hmac.compare_digest(
        key.encode(errors="replace"), table.sitting_keys.get(seat, "").encode(errors="replace")
    )


def revoke_for_guest(table: Table, seat: int, key: str = "") -> list[Fact]:
    """Once a guest has the seat, revoke its links that the host has seen, because the host may not see their hand.

    Their invitation is one of these links, so they get a new one. `key` is kept so that they can ask for it again if
    the response got lost. Seats on the host's device remain the host's.
    """
    if table.chairs[seat].here or seat in table.guests:
        return []
    kept = key if len(key) >= SECRET_KEY_LENGTH else ""
    links = [_next_link(table, role, seat, "guest") for role in HANDED_OUT]
    return [structs.replace(link, key=kept) if link.role == "play" else link for link in links]


def seated(table: Table, sat: facts.Sat, links: Sequence[Fact] = ()) -> list[Fact]:
    """Somebody sits down, which may change the seat's links; if nobody is missing now, the match starts."""
    missing = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open" and seat != sat.seat]
    if table.match is not None:
        return [sat, *links]
    named = [*_renamed(table, sat), sat, *links]
    return named if missing else [*named, facts.Started()]


def _renamed(table: Table, sat: facts.Sat) -> list[Fact]:
    """Rename bots whose name looks like that of the person who sits down."""
    namesakes = [
        seat for seat, chair in enumerate(table.chairs) if chair.kind == "bot" and looks_taken(sat.name, [chair.name])
    ]
    return _named(table, namesakes)


def _named(table: Table, seats: list[int]) -> list[Fact]:
    """First names for bots that nobody else at the table has."""
    if not seats:
        return []
    names = first_names(table.opened.language, table.id, len(seats), table.names)
    return [facts.Named(seat, name) for seat, name in zip(seats, names, strict=True)]


def stand(seat: int) -> Decide:
    """Leave: a bot takes over; before the start, the seat becomes free again."""

    def decide(table: Table) -> list[Fact]:
        if table.chairs[seat].kind != "person":
            return []
        return [facts.Stood(seat, table.chairs[seat].bot)]

    return decide


def replace(seat: int) -> Decide:
    """The host lets a bot play for a person who has left, until they sit down again."""

    def decide(table: Table) -> list[Fact]:
        if not 0 <= seat < len(table.chairs):
            raise Refused("error-no-seat")
        if table.match is None:
            raise Refused("error-table-not-started")
        if (table.status == "over" and seat not in choosing(table)) or table.chairs[seat].kind != "person":
            return []
        return [facts.Stood(seat, table.chairs[seat].bot, "host")]

    return decide


def start() -> Decide:
    """The host starts; empty seats go to bots."""

    def decide(table: Table) -> list[Fact]:
        if table.match is not None:
            return []
        empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        nameless = [seat for seat in empty if not table.chairs[seat].name]
        stood = [facts.Stood(seat, table.chairs[seat].bot, "empty") for seat in empty]
        return [*_named(table, nameless), *stood, facts.Started()]

    return decide


def revoke(role: Role, seat: int, by_seat: bool = False) -> Decide:
    """Revoke a link and replace it by the next generation. `by_seat`: the seat itself asks for it, not the host.

    A `play` link leads to the `hand` link, so both end together; and `help` links always end with `hand` links.
    """

    def decide(table: Table) -> list[Fact]:
        if seat not in (range(len(table.chairs)) if role in SEAT_ROLES else (NO_SEAT,)):
            raise Refused("error-no-seat")
        by: Literal["host", "guest"] = "guest" if by_seat and seat in table.guests else "host"
        ended: tuple[Role, ...] = ("hand", "play") if role == "play" else ("hand",) if role == "help" else (role,)
        return [_next_link(table, each, seat, by) for each in ended]

    return decide


def _next_link(table: Table, role: Role, seat: int, by: Literal["host", "guest"]) -> facts.LinkChanged:
    return facts.LinkChanged(role, seat, table.generations.get((role, seat), 0) + 1, by)
