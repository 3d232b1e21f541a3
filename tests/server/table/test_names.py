"""Names at a table: no invisible characters, and no impersonation."""

import pytest

from cosecha.server.common.refusals import Refused
from cosecha.server.table import chat, seating
from cosecha.server.table.facts import SeatPlan
from cosecha.server.table.names import NAME_LENGTH, clean_name, looks_taken, unique_name, unique_names
from cosecha.server.table.table import Table

LOOKALIKES = [
    ("Ana", "ana"),
    ("Ana", "An\u0430"),  # Cyrillic a
    ("Ana", "\u0410na"),  # Cyrillic A
    ("Ana", "\u0391na"),  # Greek Alpha
    ("Ana", "An\u0251"),  # Latin alpha
    ("Ana", "\uff21\uff4e\uff41"),  # full width
    ("Ana", "\U0001d400na"),  # a mathematical letter
    ("Ana", "\u1d00na"),  # a small capital
    ("Ana", "A\u200bna"),  # zero-width space
    ("Ana", "\u2066Ana\u2069"),  # bidi isolates
    ("Ana", "\u202eAna"),  # bidi override
    ("Ana", "A\u00adna"),  # soft hyphen
    ("Ana", "Ana\u3164"),  # Hangul filler
    ("Ana", "A\ufe0fna"),  # variation selector
    ("Ana", "A\u0301na"),  # combining accent
    ("Ana", "\u00c1na"),
    ("Ana", "A na"),
    ("Ana", "Ana."),
    ("Inés", "Ines"),
    ("Łukasz", "Lukasz"),
    ("Marna", "Mama"),
    ("Ilia", "llia"),
    ("Bob 0", "Bob O"),
    ("Eva", "\u0415va"),
    ("HELEN", "\u0397ELE\u039d"),
    ("Xavier", "\u0425avier"),
    ("Rosa", "R\u0585sa"),  # Armenian
    ("Rosa", "\u13a1osa"),  # Cherokee
    ("Rosa", "R\u2c9fsa"),  # Coptic
    ("Rosa", "\ua4e3osa"),  # Lisu
    ("Rosa", "\u024cosa"),  # Latin R with stroke
    ("Rosa", "\u01a6osa"),  # Latin letter yr
    ("3va", "\u0417va"),  # Cyrillic
]


@pytest.mark.parametrize(("name", "other"), LOOKALIKES)
def test_a_lookalike_is_recognized(name: str, other: str) -> None:
    assert looks_taken(other, [name])
    assert looks_taken(name, [other])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Anna"),
        ("Ana", "Eva"),
        ("Ben", "Bea"),
        ("Person 1", "Person 2"),
        ("Ана", "Яна"),
        ("🐝", "🐻"),
        ("Ana", ""),
    ],
)
def test_clearly_different_names_are_allowed(name: str, other: str) -> None:
    assert not looks_taken(name, [other])


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ana  María ", "Ana María"),
        ("A\u200bn\u200ca\u200d", "Ana"),
        ("\u202eanA\u202c", "anA"),
        ("Ana\u2028Eva", "Ana Eva"),
        ("Ana\x00\x07\n", "Ana"),
        ("Z" + "\u0335" * 30, "Z\u0335\u0335"),
        ("e\u0301", "\u00e9"),
        ("\u200b\u2060\u3164", ""),
        ("Łukasz", "Łukasz"),
        ("Ольга", "Ольга"),
        ("x" * 40, "x" * NAME_LENGTH),
    ],
)
def test_invisible_characters_are_removed_from_a_name(name: str, kept: str) -> None:
    assert clean_name(name) == kept
    assert clean_name(kept) == kept


def test_equal_names_on_one_device_are_numbered() -> None:
    assert unique_names(["Ana", "An\u0430", "", "ana", ""]) == ["Ana", "An\u0430 2", "", "ana 3", ""]
    assert len(unique_name("x" * NAME_LENGTH, ["x" * NAME_LENGTH])) <= NAME_LENGTH


def _table(*seats: SeatPlan) -> Table:
    table = Table("table")
    table.add([seating.opened("santiago", {"players": len(seats)}, list(seats))], 0)
    return table


def test_nobody_sits_down_under_a_lookalike_name() -> None:
    table = _table(SeatPlan("here", "Ana"), SeatPlan("open"), SeatPlan("open"))
    for name, why in (
        ("ana", "error-name-taken"),
        ("An\u0430", "error-name-lookalike"),
        ("\u200b", "error-name-missing"),
    ):
        with pytest.raises(Refused, match=why):
            seating.sit(1, name, "", from_elsewhere=True)(table)
    table.add(seating.sit(1, " Eva\u200b ", "", from_elsewhere=True)(table), 1)
    assert table.names == ["Ana", "Eva", ""]
    with pytest.raises(Refused, match="error-name-lookalike"):
        seating.sit(2, "\u0415va", "", from_elsewhere=True)(table)
    assert not seating.sit(1, "Eva", "", from_elsewhere=True)(table), "one's own name"


def test_a_public_seat_is_not_taken_under_a_lookalike_name() -> None:
    table = Table("table")
    seats = [SeatPlan("here", "Ana"), SeatPlan("open")]
    table.add([seating.opened("santiago", {"players": 2}, seats, public=True)], 0)
    with pytest.raises(Refused, match="error-name-lookalike"):
        seating.take(1, "An\u0430", "")(table)


def test_a_second_player_of_the_same_name_on_the_hosts_device_gets_a_number() -> None:
    table = _table(SeatPlan("here", "Ana"), SeatPlan("here"))
    table.add(seating.sit(1, "Ana", "")(table), 1)
    assert table.names == ["Ana", "Ana 2"]


def test_a_bot_gives_up_its_name_before_the_match_but_not_during_it() -> None:
    table = _table(SeatPlan("open"), SeatPlan("bot", "Eva"), SeatPlan("open"))
    table.add(seating.sit(0, "\u0415va", "")(table), 1)
    assert not looks_taken(table.names[1], [table.names[0]])
    table.add(seating.start()(table), 2)
    bot = table.names[2]
    table.add(seating.stand(0)(table), 3)
    with pytest.raises(Refused, match="error-name-taken"):
        seating.sit(0, bot, "")(table)


def test_a_spectator_does_not_chat_under_a_lookalike_of_a_players_name() -> None:
    table = _table(SeatPlan("here", "Ana"), SeatPlan("open"))
    with pytest.raises(Refused, match="error-name-taken"):
        chat.say(None, "An\u0430", "It was me")(table)
    (said,) = chat.say(None, "\u202eWanda", "Hello")(table)
    assert said.name == "Wanda"  # type: ignore[attr-defined]
