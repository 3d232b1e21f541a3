"""Bots' names: the same for everybody, and unique at a table."""

from typing import Literal

from cosecha.locale.first_names import FIRST_NAMES
from cosecha.server.table import facts, seating
from cosecha.server.table.bot_names import with_names
from cosecha.server.table.facts import SeatPlan
from cosecha.server.table.table import Table


def opened(*kinds: Literal["open", "here", "bot"], language: str = "es") -> facts.Opened:
    seats = [SeatPlan("here", "Ana") if kind == "here" else SeatPlan(kind) for kind in kinds]
    return seating.opened("santiago", {"players": len(kinds)}, seats, language=language)


def test_names_are_stored_with_the_seats_in_the_hosts_language() -> None:
    fact = with_names(opened("here", "bot", "bot"), "table")
    names = [plan.name for plan in fact.seats]
    assert names[0] == "Ana"
    assert names[1] != names[2]
    assert set(names[1:]) <= set(FIRST_NAMES["es"].split())
    assert with_names(fact, "another") == fact
    assert with_names(opened("here", "bot", "bot"), "table").seats == fact.seats


def test_a_table_stored_without_names_gets_them_too() -> None:
    table = Table("table")
    table.add([opened("here", "bot", "bot")], 0)
    assert table.names == [plan.name for plan in with_names(opened("here", "bot", "bot"), "table").seats]


def test_a_bot_gives_up_its_name_for_a_person_who_sits_down() -> None:
    table = Table("table")
    table.add([with_names(opened("open", "open", "bot", "bot"), "table")], 0)
    namesake, other = table.names[2:]
    table.add(seating.sit(0, namesake.upper(), "")(table), 1)
    assert table.names[0] == namesake.upper()
    assert table.names[2].casefold() != namesake.casefold()
    assert table.names[3] == other
    assert len({name.casefold() for name in table.names}) == 4


def test_an_empty_seat_gets_a_named_bot_when_the_host_starts() -> None:
    table = Table("table")
    table.add([with_names(opened("open", "open", "bot"), "table")], 0)
    table.add(seating.sit(0, "Rosa", "")(table), 1)
    table.add(seating.start()(table), 2)
    assert table.match is not None
    assert table.match.record().names == table.names
    assert len(set(table.names)) == 3
    assert set(table.names[1:]) <= set(FIRST_NAMES["es"].split())
