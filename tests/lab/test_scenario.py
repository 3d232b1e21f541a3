"""The scenario reader: it fails when it should, says where, and handles any YAML."""

from pathlib import Path
from typing import Any

import pytest

from cosecha.core.errors import BadScenario
from cosecha.lab.plain_yaml import BadYaml, read_yaml
from cosecha.lab.scenario import Failure, Outcome, check_file

HEAD = """
game: santiago
bases:
  table:
    start: {options: {players: 3, starting_overseer_seat: 0}, seed: 7}
  later:
    base: table
    moves: ["1: bid 2"]
    position: {money: [9, 8, 7]}
  round and round: {base: and round}
  and round: {base: round and round}
scenarios:
  - name: One.
"""


def write(folder: Path, text: str, name: str = "some.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def outcome(folder: Path, body: str) -> Outcome:
    (only,) = check_file(write(folder, HEAD + body))
    return only


def failures(folder: Path, step: str) -> list[Failure]:
    return outcome(folder, f"    base: later\n    steps:\n      - {step}\n").failures


def refusal(path: Path) -> dict[str, Any]:
    with pytest.raises(BadScenario) as wrong:
        check_file(path)
    return {"id": wrong.value.message.id, **wrong.value.message.args}


@pytest.mark.parametrize(
    "step",
    [
        '"2: bid 3"',
        "2: bid 3",
        'play: "2: bid 3"',
        'hold: "2: bid 3"',
        '{refused: "2: bid 2", reason: bid-taken, with: {amount: 2}}',
        '{refused: "2: bid 2", reason: santiago-reason-bid-taken}',
        '{refused: "2: bid 2"}',
        '{refused: "0: bid 2", reason: reason-not-your-turn, with: {seats: [2]}}',
        '{preview: "2: bid 3", events: [bid_made], position: {held: [2]}, waiting: [2]}',
        "expect: {waiting: [2], decision: bid, legal_count: 7, legal_has: [pass, 'bid *'], legal_lacks: [bid 2]}",
        "expect: {legal: [pass, bid 1, bid 3, bid 4, bid 5, bid 6, bid 7], legal_count: {0: 0}}",
        "expect: {decision: {seat: 2, kind: bid}, position: {bids: {1: 2}, board: {a1: null}}, events: []}",
        "expect: {seen_by: {0: {money: [9, 8, 7]}, spectator: {piles: null}}}",
        "expect: {count: {piles: [10, 10, 10, 10], face_up: 4}}",
        "expect: {totals: [9, 8, 7], winners: [0], scores: {money: [9, 8, 7], plantations: []}}",
    ],
)
def test_a_true_step_passes(step: str, tmp_path: Path) -> None:
    assert failures(tmp_path, step) == []


@pytest.mark.parametrize(
    ("step", "what", "expected", "came"),
    [
        ('"2: bid 2"', "play", "2: bid 2", "santiago-reason-bid-taken (amount=2)"),
        ('"0: pass"', "play", "0: pass", "reason-not-your-turn (seats=2)"),
        ('refused: "2: bid 3"', "refused", "2: bid 3", "allowed"),
        ('{refused: "2: bid 2", reason: bid-cap}', "reason", "bid-cap", "santiago-reason-bid-taken (amount=2)"),
        ('{refused: "2: bid 2", with: {amount: 3}}', "with amount", "3", "2"),
        ('{refused: "0: bid 2", with: {seats: [1]}}', "with seats 0", "1", "2"),
        ('preview: "2: bid 2"', "preview", "2: bid 2", "santiago-reason-bid-taken (amount=2)"),
        ('{preview: "2: bid 3", events: []}', "events", "[]", '[{"event":"bid_made","seat":2,"amount":3}]'),
        ('{preview: "2: bid 3", position: {held: []}}', "position held", "[]", "[2]"),
        ('{preview: "2: bid 3", waiting: [0]}', "waiting 0", "0", "2"),
        ("expect: {waiting: [1]}", "waiting 0", "1", "2"),
        ("expect: {waiting: []}", "waiting", "[]", "[2]"),
        ("expect: {decision: plant}", "decision kind", "plant", "bid"),
        ("expect: {decision: {seat: 0, kind: bid}}", "decision", '{"seat":0,"kind":"bid"}', "null"),
        ("expect: {legal_count: 6}", "legal_count 2", "6", "7"),
        ("expect: {legal_count: {0: 6}}", "legal_count 0", "6", "0"),
        ("expect: {legal_has: [bid 2]}", "legal_has 2", "bid 2", "pass, bid 1, bid 3, bid 4, bid 5, bid 6, bid 7"),
        ("expect: {legal_lacks: [bid 3]}", "legal_lacks 2", "bid 3", "bid 3"),
        ("expect: {legal_lacks: [pass*]}", "legal_lacks 2", "pass*", "pass"),
        ("expect: {legal: {0: [pass]}}", "legal 0", '["pass"]', "[]"),
        ("expect: {position: {bids: {1: 3}}}", "position bids 1", "3", "2"),
        ("expect: {position: {bids: {}}}", "position bids", "{}", '{"1":2}'),
        ("expect: {position: {bids: {1: null}}}", "position bids 1", "null", "2"),
        ("expect: {position: {board: {a1: {tile: x}}}}", "position board a1", '{"tile":"x"}', "null"),
        ("expect: {position: {money: [9, 8]}}", "position money", "[9,8]", "[9,8,7]"),
        ("expect: {position: {held: 0}}", "position held", "0", "[]"),
        ("expect: {position: {round: true}}", "position round", "true", "1"),
        ("expect: {seen_by: {spectator: {money: []}}}", "seen_by spectator money", "[]", "[9,8,7]"),
        ("expect: {count: {face_up: 3}}", "count face_up", "3", "4"),
        ("expect: {count: {piles: [9, 10, 10, 10]}}", "count piles 0", "9", "10"),
        ("expect: {totals: [9, 8, 8]}", "totals 2", "8", "7"),
        ("expect: {winners: [1]}", "winners 0", "1", "0"),
        ("expect: {scores: {money: [1, 8, 7]}}", "scores money 0", "1", "9"),
        ("expect: {events: [bid_made]}", "events", '["bid_made"]', "[]"),
    ],
)
def test_a_false_step_fails_with_what_was_expected_and_found(
    step: str, what: str, expected: str, came: str, tmp_path: Path
) -> None:
    (failure,) = failures(tmp_path, step)
    assert (failure.what, failure.expected, str(failure.came)) == (what, expected, came)
    assert (failure.scenario, failure.step) == ("One.", 1)
    assert failure.message.id == "scenario-failed"
    assert failure.message.args == {"step": 1, "what": what, "expected": expected, "came": failure.came}


@pytest.mark.parametrize("part", ["{overseeer: null}", "{gold: 3}", "{options: {player: 3}}"])
def test_an_unknown_field_is_reported(part: str, tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="error-scenario-word"):
        failures(tmp_path, f"expect: {{position: {part}}}")


@pytest.mark.parametrize(
    ("events", "passes"),
    [
        ("[bid_made, overseer_named, bid_paid]", True),
        ('[bid_made, "...", bid_paid]', True),
        ('["..."]', True),
        ('["...", overseer_named, "..."]', True),
        ('[{event: bid_made, amount: 5}, "..."]', True),
        ('[{event: bid_made, amount: 4}, "..."]', False),
        ("[bid_made, bid_paid]", False),
        ("[bid_made, overseer_named]", False),
        ('["...", bid_made]', False),
        ("[bid_made, overseer_named, bid_paid, round_began]", False),
    ],
)
def test_events_are_compared_in_order(events: str, passes: bool, tmp_path: Path) -> None:
    steps = f'    base: later\n    steps: ["2: pass", "0: bid 5", expect: {{events: {events}}}]\n'
    assert outcome(tmp_path, steps).passed == passes


def test_a_scenario_stops_at_its_first_failing_step(tmp_path: Path) -> None:
    found = outcome(
        tmp_path, '    base: table\n    steps: ["1: bid 1", expect: {waiting: [0], winners: [2]}, "9: fly"]\n'
    )
    assert [failure.step for failure in found.failures] == [2, 2]
    assert not found.passed


def test_every_scenario_in_a_file_has_an_outcome(tmp_path: Path) -> None:
    text = HEAD + "    base: table\n    steps: []\n  - {name: Two., base: later, steps: [expect: {waiting: [1]}]}\n"
    outcomes = check_file(write(tmp_path, text))
    assert [(each.file, each.name, each.passed) for each in outcomes] == [
        ("some.yaml", "One.", True),
        ("some.yaml", "Two.", False),
    ]


def test_a_file_may_hold_one_scenario_or_a_list(tmp_path: Path) -> None:
    one = "{name: A., game: santiago, start: {}, steps: [expect: {count: {money: 4}}]}"
    assert [each.passed for each in check_file(write(tmp_path, one))] == [True]
    assert [each.passed for each in check_file(write(tmp_path, f"[{one}, {one}]"))] == [True, True]


def test_json_is_a_scenario_file(tmp_path: Path) -> None:
    text = '{"name": "A.", "game": "santiago", "start": {"seed": 3}, "steps": [{"expect": {"legal_count": 11}}]}'
    assert check_file(write(tmp_path, text, "some.json"))[0].passed


def test_shared_bases_are_found_and_a_files_own_bases_win(tmp_path: Path) -> None:
    write(tmp_path, "far: {start: {options: {players: 5}}}\ntable: {start: {options: {players: 5}}}\n", "bases.yaml")
    text = HEAD + "    base: far\n    steps: [expect: {count: {money: 5}}]\n"
    text += "  - {name: Two., base: table, steps: [expect: {count: {money: 3}}]}\n"
    assert [each.failures for each in check_file(write(tmp_path, text))] == [[], []]


def test_a_scenario_may_start_from_a_whole_position_and_moves(tmp_path: Path) -> None:
    position = "{options: {players: 3}, round: 11, phase: extra, overseer: 0, turn: 2, spring: X21, "
    position += "money: [1, 1, 1], extra_canals: [0], supply: 0}"
    text = f'    position: {position}\n    check: false\n    moves: ["0: extra H11"]\n'
    assert outcome(tmp_path, text + "    steps: [expect: {position: {phase: over, canals: [H11]}}]\n").failures == []


def test_null_removes_a_field(tmp_path: Path) -> None:
    text = "    base: later\n    position: {turn: 0, bids: null}\n"
    assert outcome(tmp_path, text + "    steps: [expect: {waiting: [1], position: {bids: {}}}]\n").failures == []


@pytest.mark.parametrize(
    ("body", "id", "args"),
    [
        ("    steps: []", "error-scenario-missing", {"scenario": "One.", "word": "start"}),
        ("    base: table", "error-scenario-missing", {"word": "steps"}),
        ("    base: nowhere\n    steps: []", "error-scenario-base", {"base": "nowhere"}),
        ("    base: and round\n    steps: []", "error-scenario-base", {"base": "and round"}),
        ("    bases: table\n    steps: []", "error-scenario-word", {"word": "bases"}),
        ("    base: table\n    steps: [3]", "error-scenario-shape", {"step": 1, "text": "3"}),
        ("    base: table\n    steps: [{a: 1, b: 2}]", "error-scenario-shape", {"step": 1}),
        ("    base: table\n    steps: [{expects: {}}]", "error-scenario-shape", {"step": 1}),
        ("    base: table\n    steps: [{expect: {}, reason: x}]", "error-scenario-word", {"step": 1, "word": "reason"}),
        ("    base: table\n    steps: [expect: {colour: 1}]", "error-scenario-word", {"step": 1, "word": "colour"}),
        ("    base: table\n    steps: [expect: 3]", "error-scenario-shape", {"step": 1}),
        ("    base: table\n    steps: ['1: pass', 'fly']", "error-scenario-step", {"step": 2}),
        ("    base: table\n    steps: ['1: fly']", "error-scenario-step", {"step": 1}),
        ("    base: table\n    steps: ['x: pass']", "error-scenario-step", {"step": 1, "text": "x"}),
        ("    base: table\n    steps: [expect: {legal: pass}]", "error-scenario-step", {"step": 1, "text": "pass"}),
        ("    base: table\n    steps: [expect: {legal_lacks: [fly]}]", "error-scenario-step", {"step": 1}),
        ("    base: table\n    steps: [expect: {events: 3}]", "error-scenario-step", {"step": 1}),
        ("    base: table\n    steps: [expect: {count: {round: 1}}]", "error-scenario-step", {"text": "round"}),
        ("    start: 3\n    steps: []", "error-scenario-shape", {"text": "3"}),
        ("    start: {dice: 3}\n    steps: []", "error-scenario-word", {"word": "dice"}),
        ("    start: {options: {players: 9}}\n    steps: []", "error-scenario-start", {"scenario": "One."}),
        ("    start: {seed: x}\n    steps: []", "error-scenario-start", {}),
        ("    start: {options: {oldest_seat: 1}}\n    steps: []", "error-scenario-start", {}),
        ("    base: table\n    position: {supply: 99}\n    steps: []", "error-scenario-start", {}),
        ("    base: table\n    position: {sky: 99}\n    steps: []", "error-scenario-start", {}),
        ("    base: table\n    position: 3\n    steps: []", "error-scenario-start", {}),
        ("    base: table\n    moves: ['0: pass']\n    steps: []", "error-scenario-start", {}),
        ("    base: table\n    moves: 3\n    steps: []", "error-scenario-step", {"step": 0}),
        ("    game: chess\n    base: table\n    steps: []", "error-scenario-start", {}),
        ("    game: 3\n    base: table\n    steps: []", "error-scenario-missing", {"word": "game"}),
        (
            "    start: {options: {players: 2}}\n    steps: ['0: start H12']\n  - 3",
            "error-scenario-shape",
            {"scenario": "2"},
        ),
        (
            "    base: table\n    steps: []\n  - {steps: []}",
            "error-scenario-missing",
            {"scenario": "2", "word": "name"},
        ),
        ("    base: table\n    steps: []\n    steps: []", "error-scenario-yaml", {"line": 16}),
        ("    base: {\n", "error-scenario-yaml", {}),
    ],
)
def test_an_invalid_file_is_refused_with_the_place_of_the_error(
    body: str, id: str, args: dict[str, Any], tmp_path: Path
) -> None:
    said = refusal(write(tmp_path, HEAD + body + "\n"))
    assert said["id"] == id
    assert said["file"] == "some.yaml"
    assert args.items() <= said.items()


def test_two_waiting_seats_must_be_named(tmp_path: Path) -> None:
    text = (
        '{name: A., game: santiago, start: {options: {players: 2, oldest_seat: 0}, seed: 7}, moves: ["0: start H12"], '
    )
    assert refusal(write(tmp_path, text + "steps: [expect: {legal_count: 6}]}"))["id"] == "error-scenario-step"
    assert check_file(write(tmp_path, text + "steps: [expect: {legal_count: {0: 6, 1: 6}}]}"))[0].passed


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "missing.yaml") == {"id": "error-scenario-file", "file": "missing.yaml"}
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    assert refusal(tmp_path / "binary.yaml")["id"] == "error-scenario-file"
    assert refusal(write(tmp_path, ""))["id"] == "error-scenario-shape"
    assert refusal(write(tmp_path, "game: santiago"))["id"] == "error-scenario-empty"
    assert refusal(write(tmp_path, "[]"))["id"] == "error-scenario-empty"
    assert refusal(write(tmp_path, "games: santiago"))["id"] == "error-scenario-word"
    assert refusal(write(tmp_path, "[" * 100_000))["id"] == "error-scenario-yaml"
    write(tmp_path, "[1]", "bases.yaml")
    assert refusal(write(tmp_path, HEAD + "    base: table\n    steps: []\n"))["file"] == "bases.yaml"


def test_plain_words_stay_strings() -> None:
    assert read_yaml("{on: off, yes: no, y: n, a: 1:30, b: 010, c: 2024-01-01, d: 1e3, e: 0x1f, f: 1_000}") == {
        "on": "off",
        "yes": "no",
        "y": "n",
        "a": "1:30",
        "b": "010",
        "c": "2024-01-01",
        "d": "1e3",
        "e": "0x1f",
        "f": "1_000",
    }
    assert read_yaml("[true, false, null, ~, 0, 12, -3, '5', True]") == [
        True,
        False,
        None,
        None,
        0,
        12,
        -3,
        "5",
        "True",
    ]
    assert read_yaml("a: &x {b: 1}\nc: {<<: *x, d: 2}") == {"a": {"b": 1}, "c": {"b": 1, "d": 2}}
    assert read_yaml("a:\n") == {"a": None}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: 2\na: 3", 3),
        ("1: a\n'1': b", 2),
        ("a: [", 1),
        ("!!python/object:os.system x", 1),
        ("\x00", 1),
        ("? [1]\n: 2", 1),
    ],
)
def test_invalid_yaml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadYaml) as wrong:
        read_yaml(text)
    assert wrong.value.line == line
