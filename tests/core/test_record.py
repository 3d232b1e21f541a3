"""Records damaged in every way: always BadRecord, naming the first bad move, never any other error."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosecha.core.errors import BadRecord
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.movetext import from_text, to_text
from cosecha.core.record import FORMAT, Move, Record, digest_of, dump, load, options_of, replay, stored_events
from cosecha.games.santiago import GAME, Options
from tests.core.random_match import random_match, signed

MATCH = random_match(Options(players=3, starting_overseer_seat=0), 11, moves=40)
RECORD = MATCH.record()
TEXT = dump(RECORD)
MOVETEXT = to_text(RECORD)
WHOLE = random_match(Options(players=2), 5).record()


def read(text: str | bytes) -> Match:
    return Match(GAME, load(text))


def bad(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as wrong:
        read(text)
    return wrong.value


def edited(edit: Callable[[Any], Any]) -> str:
    """The record's JSON with one change."""
    data = json.loads(TEXT)
    edit(data)
    return json.dumps(data)


def test_a_record_has_one_readable_line_per_move() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "{"
    assert sum(line.startswith('    {"seat": ') for line in lines) == len(RECORD.moves) == 40
    assert "Łukasz" in TEXT
    assert json.loads(TEXT)["moves"][0] == msgspec.to_builtins(RECORD.moves[0])
    assert load(TEXT) == RECORD
    *_, (last, _) = replay(RECORD, GAME)
    assert last == MATCH.state


def test_a_record_without_moves_is_valid() -> None:
    record = random_match(Options(players=4), 1, moves=0).record()
    assert load(dump(record)) == record
    assert from_text(to_text(record)).moves == []
    assert Match(GAME, load(dump(record))).moves == 0


@pytest.mark.parametrize("cut", range(0, len(TEXT) - 2, 200))
def test_a_truncated_file_is_detected_and_the_first_missing_move_named(cut: int) -> None:
    wrong = bad(TEXT[:cut])
    whole = sum(line.startswith('    {"seat": ') and line.endswith(("},", "}")) for line in TEXT[:cut].splitlines())
    in_moves = '"moves": [' in TEXT[:cut]
    assert wrong.message.id == "error-record-json"
    assert wrong.move == (whole + 1 if in_moves else 0)


@pytest.mark.parametrize("cut", range(0, len(MOVETEXT) - 1, 40))
def test_a_truncated_movetext_is_detected(cut: int) -> None:
    with pytest.raises(BadRecord):
        Match(GAME, from_text(MOVETEXT[:cut]))


@pytest.mark.parametrize("number", [1, 7, 40])
@pytest.mark.parametrize(
    "change",
    [
        {"action": "bid 9"},
        {"action": ""},
        {"action": None},
        {"secret": True},
        {"seat": 4},
        {"seat": -1},
        {"seat": 10**30},
        {"digest": "0" * 16},
        {"digest": None},
    ],
    ids=str,
)
def test_an_altered_move_is_detected_by_number(number: int, change: dict[str, Any]) -> None:
    wrong = bad(edited(lambda data: data["moves"][number - 1].update(change)))
    assert wrong.message.id == "error-record-altered"
    assert wrong.move == wrong.message.args["move"] == number


@pytest.mark.parametrize("number", [1, 7, 40])
@pytest.mark.parametrize(
    "move", [None, 3, [], "bid 3", {}, {"seat": "1", "action": "pass"}, {"seat": 1}, {"seat": 1, "action": 3}], ids=str
)
def test_a_malformed_move_is_detected_by_number(number: int, move: Any) -> None:
    def put(data: Any) -> None:
        data["moves"][number - 1] = move

    wrong = bad(edited(put))
    assert wrong.message.id == "error-record-move-shape"
    assert wrong.move == number


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "0" * 32},
        {"seed": None},
        {"names": ["someone else"]},
        {"options": {"players": 4}},
        {"rules": 0},
        {"rules": 2},
        {"game": "cacao"},
    ],
    ids=str,
)
def test_an_altered_header_is_detected(change: dict[str, Any]) -> None:
    wrong = bad(edited(lambda data: data.update(change)))
    assert (wrong.message.id, wrong.move) == ("error-record-head", 0)


def test_removed_and_added_moves_are_detected() -> None:
    def cut(data: Any) -> None:
        del data["moves"][30:]

    wrong = bad(edited(cut))
    assert (wrong.message.id, wrong.move) == ("error-record-cut", 31)

    def take_out(data: Any) -> None:
        del data["moves"][6]

    wrong = bad(edited(take_out))
    assert (wrong.message.id, wrong.move) == ("error-record-altered", 7)

    def add(data: Any) -> None:
        data["end"]["moves"] = 39

    wrong = bad(edited(add))
    assert (wrong.message.id, wrong.move) == ("error-record-cut", 40)


def test_altered_events_are_detected() -> None:
    number = next(n for n, move in enumerate(RECORD.moves) if move.events and "seat" in move.events[0])
    wrong = bad(edited(lambda data: data["moves"][number]["events"][0].update(seat=2**40)))
    assert (wrong.message.id, wrong.move) == ("error-record-altered", number + 1)
    wrong = bad(edited(lambda data: data["opening"].clear()))
    assert (wrong.message.id, wrong.move) == ("error-record-head", 0)


def test_text_that_cannot_be_encoded_is_refused() -> None:
    assert bad(edited(lambda data: data["moves"][0].update(action="\ud800"))).message.id == "error-record-shape"
    assert bad(edited(lambda data: data.update(names=["\ud800"]))).message.id == "error-record-shape"


@pytest.mark.parametrize(
    "change",
    [{"state": "0" * 32}, {"over": True}, {"totals": [1, 2, 3]}, {"winners": [0]}],
    ids=str,
)
def test_an_altered_end_is_detected_by_replaying(change: dict[str, Any]) -> None:
    wrong = bad(edited(lambda data: data["end"].update(change)))
    assert (wrong.message.id, wrong.move) == ("error-record-other-end", 40)


def test_altered_totals_of_a_finished_match_are_detected() -> None:
    assert Match(GAME, WHOLE).record() == WHOLE
    assert WHOLE.end is not None
    forged = msgspec.structs.replace(WHOLE, end=msgspec.structs.replace(WHOLE.end, totals=[500, 1]))
    with pytest.raises(BadRecord, match="error-record-other-end"):
        Match(GAME, load(dump(forged)))


def test_a_newer_format_is_refused_with_its_number() -> None:
    wrong = bad(edited(lambda data: data.update(cosecha=FORMAT + 1)))
    assert wrong.message.id == "error-record-newer"
    assert wrong.message.args == {"move": 0, "format": FORMAT + 1, "known": FORMAT}
    with pytest.raises(BadRecord, match="error-record-newer"):
        from_text(MOVETEXT.replace("cosecha 1", "cosecha 2", 1))


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"rules": GAME.version + 1}, "error-record-newer-rules"),
        ({"rules": GAME.version - 1}, "error-record-older-rules"),
        ({"game": "cacao"}, "error-record-other-game"),
        ({"options": {"players": 9}}, "error-record-shape"),
        ({"options": {"players": 3, "flags": 1}}, "error-record-shape"),
        ({"options": {"players": 3, "oldest_seat": 1}}, "error-record-shape"),
        ({"options": {"players": 10**400}}, "error-record-shape"),
        ({"seed": "xyz"}, "error-record-seed"),
        ({"seed": "0" * 31}, "error-record-seed"),
        ({"seed": None, "position": None}, "error-record-seed"),
        ({"public": True}, "error-record-no-seed"),
        ({"cosecha": 0}, "error-record-other-file"),
        ({"position": {}}, "error-record-shape"),
        ({"position": {"round": 10**30}}, "error-record-shape"),
    ],
    ids=str,
)
def test_an_unplayable_header_is_refused_even_with_valid_digests(changes: dict[str, Any], id: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        Match(GAME, load(dump(signed(RECORD, **changes))))
    assert wrong.value.message.id == id
    assert wrong.value.move == 0


@pytest.mark.parametrize(
    ("move", "id"),
    [
        (Move(1, "bid 99"), "error-record-illegal"),
        (Move(0, "bid 1"), "error-record-illegal"),
        (Move(77, "pass"), "error-record-illegal"),
        (Move(1, "confirm"), "error-record-illegal"),
        (Move(1, "fly"), "error-record-notation"),
        (Move(1, "bid " + "9" * 5000), "error-record-notation"),
        (Move(1, None), "error-record-notation"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_illegal_move_is_detected_even_with_valid_digests(move: Move, id: str) -> None:
    first = next(number for number, each in enumerate(RECORD.moves) if each.seat == 1 and number > 3)
    moves = [*RECORD.moves[:first], move, *RECORD.moves[first + 1 :]]
    with pytest.raises(BadRecord) as wrong:
        list(replay(signed(RECORD, moves=moves, end=None), GAME))
    assert (wrong.value.message.id, wrong.value.move) == (id, first + 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hello",
        "{",
        "[]",
        "null",
        "3",
        '"cosecha"',
        "{}",
        '{"cosecha": null}',
        '{"cosecha": "1"}',
        '{"cosecha": 1}',
        '{"cosecha": 1, "moves": {}}',
        '{"cosecha": 1, "moves": [1]}',
        '{"cosecha": NaN}',
        '{"cosecha": ' + "9" * 5000 + "}",
        "[" * 100_000,
        '{"cosecha": 1, "moves": [\n' + "[" * 100_000,
        '{"cosecha": 1, "options": ' + '{"a":' * 5000 + "1" + "}" * 5000 + "}",
        '{"cosecha": 1, "moves": [' + "[" * 900 + "]" * 900 + "]}",
        "\x00\x01\x02",
        b"\xff\xfe\x00binary\x80",
        b"\x89PNG\r\n\x1a\n",
    ],
    ids=lambda text: repr(text[:30]),
)
def test_a_file_that_is_no_record_is_refused(text: str | bytes) -> None:
    assert bad(text).message.id.startswith("error-record-")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "cosecha",
        "cosecha 1 santiago 1",
        MOVETEXT.replace("seed ", "sed ", 1),
        MOVETEXT.replace("options {", "options [", 1),
        MOVETEXT.replace("options {", "options 3 {", 1),
        MOVETEXT.replace("names [", "names 3[", 1),
        MOVETEXT.replace("cosecha 1 santiago 1", "cosecha 1 santiago", 1),
        MOVETEXT.replace("cosecha 1 santiago 1", f"cosecha {'9' * 5000} santiago 1", 1),
        "cosecha 1 santiago 1\noptions []\nseed 0\nnames []\nend 0\n",
        "cosecha 1 santiago 1\noptions {}\nseed 0\nnames [1]\nend 0\n",
        "cosecha 1 santiago 1\noptions " + "[" * 100_000 + "\nseed 0\nnames []\nend 0\n",
    ],
    ids=lambda text: repr(text[:30]),
)
def test_text_that_is_no_movetext_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Match(GAME, from_text(text))


@pytest.mark.parametrize("seat", ["²", "-1", "9" * 5000, "x", ""])
def test_a_movetext_with_a_bad_seat_is_refused(seat: str) -> None:
    lines = MOVETEXT.splitlines()
    second = next(number for number, line in enumerate(lines) if line[:1].isdigit()) + 1
    lines[second] = seat + lines[second][1:]
    with pytest.raises(BadRecord) as wrong:
        from_text("\n".join(lines))
    assert (wrong.value.message.id, wrong.value.move) == ("error-record-move-shape", 7)


def test_an_altered_movetext_line_names_its_first_move() -> None:
    lines = MOVETEXT.splitlines()
    lines[5] = lines[5].replace(lines[5][2:6], "pass", 1)
    with pytest.raises(BadRecord) as wrong:
        from_text("\n".join(lines))
    assert (wrong.value.message.id, wrong.value.move) == ("error-record-altered-between", 7)
    assert wrong.value.message.args["last"] == 12


def test_a_missing_last_movetext_line_is_detected() -> None:
    lines = MOVETEXT.splitlines()
    with pytest.raises(BadRecord) as wrong:
        from_text("\n".join([*lines[:-2], lines[-1]]))
    assert (wrong.value.message.id, wrong.value.move) == ("error-record-cut", 37)
    with pytest.raises(BadRecord) as wrong:
        from_text("\n".join(lines[:-1]))
    assert (wrong.value.message.id, wrong.value.move) == ("error-record-cut", 37), "no digest covers the last line"


def test_only_a_replayable_record_has_a_movetext() -> None:
    with pytest.raises(BadRecord, match="error-record-no-seed"):
        to_text(MATCH.public())


def test_a_file_without_an_end_is_truncated() -> None:
    wrong = bad(edited(lambda data: data.pop("end")))
    assert (wrong.message.id, wrong.move) == ("error-record-cut", 41)


def test_movetext_accepts_any_line_ending() -> None:
    assert from_text(MOVETEXT.replace("\n", "\r\n")) == from_text(MOVETEXT)


FLIPS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=4)


def flipped(data: bytes, flips: list[tuple[int, int]]) -> bytes:
    changed = bytearray(data)
    for place, value in flips:
        changed[place % len(changed)] = value
    return bytes(changed)


@given(FLIPS)
def test_flipped_bytes_raise_only_bad_record(flips: list[tuple[int, int]]) -> None:
    try:
        match = read(flipped(TEXT.encode(), flips))
    except BadRecord:
        return
    assert match.state == MATCH.state


@given(FLIPS)
def test_flipped_bytes_of_movetext_raise_only_bad_record(flips: list[tuple[int, int]]) -> None:
    with suppress(BadRecord):
        Match(GAME, from_text(flipped(MOVETEXT.encode(), flips).decode(errors="replace")))


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_junk_anywhere_raises_only_bad_record(data: st.DataObject) -> None:
    """Replace a random value in the document with junk; then sign it if possible."""
    document = json.loads(TEXT)
    place = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        deeper = place[key]
        if not isinstance(deeper, dict | list) or not deeper or data.draw(st.booleans()):
            break
        place = deeper
    place[key] = data.draw(JUNK)
    text = json.dumps(document)
    with suppress(BadRecord):
        read(text)
    try:
        record = signed(msgspec.convert(document, Record))
    except (msgspec.ValidationError, UnicodeEncodeError):
        return
    with suppress(BadRecord):
        Match(GAME, msgspec.structs.replace(record, end=None))


def test_a_record_from_a_position_is_checked_like_any_other() -> None:
    match = Match.start_from(GAME, MATCH.state.copy(), names=["Ana", "Bo", "Cy"])
    seat = match.state.waiting()[0]
    match.play(seat, match.state.legal(seat)[0])
    record = match.record()
    assert load(dump(record)) == record
    assert Match(GAME, load(dump(record))).state == match.state
    position = {**(record.position or {}), "supply": 99}
    with pytest.raises(BadRecord, match="error-record-head"):
        load(dump(msgspec.structs.replace(record, position=position)))
    with pytest.raises(BadRecord, match="santiago-position-supply"):
        Match(GAME, signed(record, position=position))


def test_a_record_has_typed_options() -> None:
    assert options_of(RECORD, GAME) == Options(players=3, starting_overseer_seat=0)


def test_equal_data_has_equal_digests_in_any_order() -> None:
    assert digest_of({"a": 1, "b": [1, 2]}) == digest_of({"b": [1, 2], "a": 1})
    assert digest_of({1: 2}) == digest_of({"1": 2})
    assert digest_of([1, 2]) != digest_of([2, 1])


def test_stored_events_remain_readable_after_a_rule_change() -> None:
    stored = stored_events(RECORD, GAME)
    assert [event for events in stored for event in events] == MATCH.log
    assert len(stored) == len(RECORD.moves) + 1
    odd = [{"event": "volcano_erupted"}, {"event": "bid_made", "seat": "red"}, {"seat": 1}, *RECORD.opening]
    assert stored_events(msgspec.structs.replace(RECORD, opening=odd), GAME) == stored


def test_a_match_has_a_seed_of_128_bits() -> None:
    for seed in (-1, 2**128):
        with pytest.raises(ValueError, match="128 bits"):
            Match.start(GAME, Options(), seed)
    assert Match.start(GAME, Options(players=3), 2**128 - 1).names == []


@pytest.mark.parametrize("named", [["Ana"], ["Ana", "Bo", "Cy", "Di"]])
@pytest.mark.parametrize("field", ["names", "seats"])
def test_a_match_has_a_name_for_every_seat_or_none(field: str, named: list[str]) -> None:
    """For new matches and records, started from a deal or from a position."""
    options = Options(players=3)
    from_position = Match.start_from(GAME, MATCH.state.copy()).record()
    given: dict[str, Any] = {field: named}
    starts: list[Callable[[], Any]] = [
        lambda: Match.start(GAME, options, 1, **given),
        lambda: Match.start_fair(GAME, options, "5ec4e7", ["a", "b", "c"], **given),
        lambda: Match(GAME, msgspec.structs.replace(RECORD, **{field: named})),
        lambda: Match(GAME, msgspec.structs.replace(from_position, **{field: named})),
        lambda: list(replay(msgspec.structs.replace(RECORD, **{field: named}), GAME)),
    ]
    for start in starts:
        with pytest.raises(BadRecord) as refused:
            start()
        assert refused.value.message == Message(
            "error-record-names", {"move": 0, "names": len(named), "players": options.players}
        )
