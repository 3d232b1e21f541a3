"""Options: forms, flags and schema come from one struct."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct

from cosecha.core.errors import BadOptions
from cosecha.core.message import Message
from cosecha.core.options import HIDDEN, group, option_fields, options_schema
from cosecha.games import NAMES, by_name
from cosecha.games.santiago import GAME, Options


def test_santiagos_options_give_this_form() -> None:
    rows = [
        (f.flag, f.kind, f.default, f.optional, f.choices, f.least, f.most, f.shown_if) for f in option_fields(Options)
    ]
    assert rows == [
        ("--players", "number", 4, False, (), 2, 5, {}),
        ("--money-visibility", "choice", "open", False, ("open", "hidden"), None, None, {}),
        ("--spring-mode", "choice", "center", False, ("center", "any"), None, None, {}),
        ("--setup-placement", "choice", "auto", False, ("auto", "manual"), None, None, {}),
        ("--starting-overseer-seat", "number", None, True, (), 0, 4, {}),
        ("--oldest-seat", "number", None, True, (), 0, 4, {"players": (2,)}),
        ("--min-bribe", "number", 0, False, (), 0, 10, {}),
        ("--two-player-bid-cap", "number", None, True, (), 1, 99, {"players": (2,)}),
    ]
    assert option_fields(Options)[1].label("santiago") == "santiago-option-money-visibility"


def test_a_field_of_an_unsupported_type_has_no_form() -> None:
    class Odd(Struct):
        speed: float = 1.0

    with pytest.raises(TypeError, match="speed"):
        option_fields(Odd)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_options_with_players_defaults_and_a_schema(name: str) -> None:
    game = by_name(name)
    assert game.problems(game.options()) == []
    assert option_fields(game.options)[0].name == "players"
    schema = options_schema(game.options)
    properties = next(iter(schema["$defs"].values()))["properties"]
    assert list(properties) == [field.name for field in option_fields(game.options)]


@pytest.mark.parametrize("name", NAMES)
def test_positions_copies_and_views_keep_every_option(name: str) -> None:
    """A new option needs no extra code for this."""
    game = by_name(name)
    fields = option_fields(game.options)
    for field in fields:
        values = field.choices or (field.least, field.most)
        for value in () if field.seat else values:
            wanted = {"players": 2, **{name: first for name, (first, *_) in field.shown_if.items()}, field.name: value}
            if game.problems(game.options(**wanted)):
                continue
            state = game.start(game.options(**wanted), seed=5)
            again = game.from_position(msgspec.to_builtins(state.position(), str_keys=True))
            for each in (state.position(), state.copy().position(), state.view(None).position, again.position()):
                assert getattr(each.options, field.name) == value
            assert again == state
            usual = game.options(**wanted | {field.name: field.default})
            assert (value == field.default) == (game.start(usual, seed=5) == state)


def test_an_unknown_game_error_lists_the_known_games() -> None:
    with pytest.raises(BadOptions) as wrong:
        by_name("chess")
    assert wrong.value.message.id == "error-unknown-game"
    assert wrong.value.message.args["name"] == "chess"
    assert "santiago" in str(wrong.value.message.args["known"])


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({}, []),
        ({"players": 2, "oldest_seat": 1, "two_player_bid_cap": 22}, []),
        ({"players": 3, "starting_overseer_seat": 3}, [("option-problem-no-such-seat", "starting_overseer_seat")]),
        ({"players": 2, "oldest_seat": 2}, [("option-problem-no-such-seat", "oldest_seat")]),
        ({"players": 3, "oldest_seat": 1}, [("option-problem-two-players-only", "oldest_seat")]),
        ({"players": 3, "two_player_bid_cap": 1}, [("option-problem-two-players-only", "two_player_bid_cap")]),
        (
            {"players": 3, "oldest_seat": 4},
            [("option-problem-no-such-seat", "oldest_seat"), ("option-problem-two-players-only", "oldest_seat")],
        ),
    ],
)
def test_incompatible_options_are_reported(fields: dict[str, Any], problems: list[tuple[str, str]]) -> None:
    options = Options(**fields)
    named = [(problem.id, problem.args["option"]) for problem in GAME.problems(options)]
    labels = [(id, Message(f"santiago-option-{field.replace('_', '-')}")) for id, field in problems]
    assert named == labels
    if problems:
        with pytest.raises(BadOptions, match=problems[0][0]):
            GAME.start(options, 1)
    else:
        GAME.start(options, 1)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 1},
        {"players": 6},
        {"players": "4"},
        {"players": 2.5},
        {"money_visibility": "secret"},
        {"min_bribe": -1},
        {"min_bribe": 11},
        {"starting_overseer_seat": -1},
        {"two_player_bid_cap": 0},
        {"colour": "red"},
    ],
    ids=str,
)
def test_out_of_range_options_are_rejected(fields: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(fields, Options)


def test_the_starting_overseer_is_random_unless_chosen() -> None:
    drawn = {GAME.start(Options(players=3), seed).overseer for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert {GAME.start(Options(players=3, starting_overseer_seat=2), seed).overseer for seed in range(5)} == {2}


def test_springs_are_drawn_from_the_center_or_from_everywhere() -> None:
    center = {GAME.start(Options(players=3), seed).spring for seed in range(80)}
    anywhere = {GAME.start(Options(players=3, spring_mode="any"), seed).spring for seed in range(300)}
    assert len(center) == 6
    assert len(anywhere) == 20


def test_the_older_of_two_players_is_the_starting_overseer_unless_chosen() -> None:
    for seed in range(6):
        state = GAME.start(Options(players=2), seed)
        assert state.waiting() == (state.overseer,)
    assert GAME.start(Options(players=2, starting_overseer_seat=1, oldest_seat=0), 1).waiting() == (0,)


def test_a_hidden_option_has_neither_a_form_nor_a_schema() -> None:
    class Some(Struct):
        players: Annotated[int, group("people")] = 2
        food: Annotated[tuple[int, ...], HIDDEN] = ()

    assert [(field.name, field.group) for field in option_fields(Some)] == [("players", "people")]
    assert list(options_schema(Some)["$defs"]["Some"]["properties"]) == ["players"]
