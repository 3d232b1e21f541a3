"""Options under names of one's own: which names and options can be kept."""

import pytest

from cosecha.core.errors import BadOptions
from cosecha.core.option_sets import MOST, NAME_LENGTH, option_set, problem_of, renamed, require_room, set_name
from cosecha.games import by_name

SANTIAGO = by_name("santiago")


def problem(call: object, *given: object) -> str:
    assert callable(call)
    with pytest.raises(BadOptions) as refused:
        call(*given)
    return refused.value.message.id


def test_a_set_keeps_what_differs_from_the_usual_game_and_the_players() -> None:
    found = option_set(SANTIAGO, "Ours", {"players": 3, "min_bribe": 2, "spring_mode": "center"})
    assert found.options == {"players": 3, "min_bribe": 2}
    assert option_set(SANTIAGO, "Ours", {}).options == {"players": 4}


def test_options_that_cannot_be_played_are_not_kept() -> None:
    assert problem(option_set, SANTIAGO, "Ours", {"players": 3, "oldest_seat": 0}) == "option-problem-two-players-only"
    assert problem(option_set, SANTIAGO, "Ours", {"speed": 3}) == "error-options-shape"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Our   evening ", "Our evening"),
        ("A\u202eB\x00\n", "AB"),
        ("Łódź – żółw", "Łódź – żółw"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
    ],
)
def test_a_name_is_one_line_of_visible_characters(given: str, kept: str) -> None:
    assert set_name(given) == kept


@pytest.mark.parametrize(
    ("given", "why"),
    [("", "no-name"), (" \u200b\n", "no-name"), ("x" * (NAME_LENGTH + 1), "long-name")],
)
def test_other_names_are_refused(given: str, why: str) -> None:
    assert problem(set_name, given) == f"option-set-{why}"


def test_a_set_is_renamed_unless_the_name_is_taken() -> None:
    assert renamed("A", " C ", ["A", "B"]) == "C"
    assert renamed("A", "A", ["A", "B"]) == "A"
    assert problem(renamed, "A", "B", ["A", "B"]) == "option-set-taken"
    assert problem(renamed, "C", "D", ["A", "B"]) == "option-set-unknown"
    assert problem(renamed, "A", "", ["A", "B"]) == "option-set-no-name"


def test_there_is_room_for_so_many_sets() -> None:
    names = [str(number) for number in range(MOST)]
    require_room("one more", names[1:])
    require_room("0", names)
    assert problem(require_room, "one more", names) == "option-set-full"


def test_a_set_of_an_earlier_version_says_why_it_cannot_be_played() -> None:
    assert problem_of(SANTIAGO, {"players": 3}) is None
    found = problem_of(SANTIAGO, {"players": 3, "gone": 1})
    assert found is not None
    assert found.id == "error-options-shape"
