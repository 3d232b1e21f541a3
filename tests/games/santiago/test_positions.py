"""Impossible positions: one edit of a valid position gives each reason, and every accepted position can be played."""

import copy
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosecha.core
from cosecha.core.errors import BadPosition
from cosecha.core.rng import Rng
from cosecha.games import santiago
from cosecha.games.santiago import GAME, Options, State
from cosecha.games.santiago.phases import PHASE_NAMES
from tests.core.edits import Edit, both, drop, edited, mangled, put


def plain(state: State) -> Any:
    return msgspec.to_builtins(state.position(), str_keys=True)


def reach(phase: str, round: int = 3, hold: bool = False, **options: Any) -> Any:
    """A position of a random match at the first decision in this phase, in or after this round."""
    state = GAME.start(Options(**{"starting_overseer_seat": 0, **options}), 7)
    rng = Rng(7)
    while PHASE_NAMES[state.phase] != phase or state.round < round:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    if hold:
        seat = state.waiting()[0]
        state.play(seat, state.legal(seat)[0], hold=True)
    return plain(state)


def first_tile(data: Any) -> Any:
    return next(ground for ground in data["board"].values() if ground.get("farmers"))


def swap_face_up(data: Any) -> None:
    """One more tile face up, one fewer on the board."""
    square = next(name for name, ground in data["board"].items() if ground.get("tile", "desert") != "desert")
    data["face_up"] = [*data.get("face_up", []), data["board"].pop(square)["tile"]]


def far_canal(data: Any) -> None:
    data["canals"] = ["H00"]


BID = reach("bid")
PLANT = reach("plant")
PROPOSE = reach("propose")
DECIDE = reach("decide", min_bribe=1)
EXTRA = reach("extra")
LEFTOVER = reach("leftover", players=3)
OVER = reach("over")
SPRING = reach("spring", 0, setup_placement="manual")
PALM = reach("palm", 0, setup_placement="manual")
TWO = reach("bid", players=2)
TWO_PLANT = reach("plant", players=2)
START = reach("start", 0, players=2)

BROKEN: list[tuple[str, Any, Edit]] = [
    ("error-position-shape", BID, drop("phase")),
    ("error-position-shape", BID, put("money", "much")),
    ("error-position-shape", BID, put("colour", "red")),
    ("error-position-shape", BID, put("options", "players", 7)),
    ("error-position-name", BID, put("phase", "lunch")),
    ("error-position-name", BID, put("spring", "X99")),
    ("error-position-name", BID, put("canals", ["H99"])),
    ("error-position-name", BID, put("board", "z9", {"palm": True})),
    ("error-position-name", BID, put("board", "a1", {"tile": "rice1"})),
    ("error-position-name", BID, put("face_up", ["desert"])),
    ("error-position-view", BID, put("unseen", {"banana1": 3})),
    ("error-position-twice", BID, put("extra_canals", [0, 0])),
    ("error-position-twice", BID, put("canals", ["H11", "H11"])),
    ("error-position-seat", BID, put("overseer", 4)),
    ("error-position-seat", BID, put("overseer", -1)),
    ("error-position-seat", BID, put("extra_canals", [0, 9])),
    ("error-position-seat", BID, put("bids", {"7": 1})),
    ("option-problem-two-players-only", BID, put("options", "oldest_seat", 1)),
    ("option-problem-no-such-seat", START, put("options", "oldest_seat", 3)),
    ("santiago-position-money", BID, put("money", [1, 2, 3])),
    ("santiago-position-money", BID, put("money", [1, 2, 3, None])),
    ("santiago-position-round", BID, put("round", 0)),
    ("santiago-position-round", BID, put("round", 12)),
    ("santiago-position-round", BID, put("phase", "over")),
    ("santiago-position-round", SPRING, put("round", 1)),
    ("santiago-position-supply", BID, put("supply", 4)),
    ("santiago-position-supply", EXTRA, put("supply", EXTRA["supply"] + 1)),
    ("santiago-position-turn", BID, put("turn", 4)),
    ("santiago-position-turn", BID, put("turn", -1)),
    ("santiago-position-turn", PROPOSE, put("turn", 3)),
    ("santiago-position-turn", TWO, put("turn", 1)),
    ("santiago-position-turn", LEFTOVER, put("turn", 2)),
    ("santiago-position-phase", SPRING, put("options", "setup_placement", "auto")),
    ("santiago-position-phase", PALM, put("options", "setup_placement", "auto")),
    ("santiago-position-phase", PALM, put("phase", "start")),
    ("santiago-position-phase", OVER, put("held", [0])),
    ("santiago-position-phase", TWO, put("held", [0])),
    ("santiago-position-phase", PROPOSE, put("held", [PROPOSE["overseer"]])),
    ("santiago-position-phase", PLANT, both(put("phase", "leftover"), put("turn", 4))),
    ("santiago-position-no-spring", BID, put("spring", None)),
    ("santiago-position-no-spring", SPRING, put("spring", "X21")),
    ("santiago-position-spring", BID, put("spring", "X00")),
    (
        "santiago-position-canal-count",
        BID,
        both(put("canals", ["H11", "H21", "V20"]), put("extra_canals", [0, 1, 2, 3])),
    ),
    ("santiago-position-canal-count", TWO, put("canals", [])),
    ("santiago-position-canal-apart", BID, both(far_canal, put("extra_canals", [0, 1, 2, 3]))),
    ("santiago-position-palms", BID, put("board", {})),
    ("santiago-position-palms", START, put("palms_to_come", ["a1"])),
    ("santiago-position-palm-touches", START, put("palms_to_come", ["a1", "b2", "h6"])),
    ("santiago-position-palm-touches", START, put("palms_to_come", ["a1", "b4", "h6"])),
    ("santiago-position-too-many-tiles", BID, put("face_up", ["banana1"] * 4)),
    ("santiago-position-tile-count", BID, lambda data: data["piles"][0].pop()),
    ("santiago-position-face-up", PROPOSE, swap_face_up),
    ("santiago-position-piles", BID, lambda data: data["piles"][0].append(data["piles"][1].pop())),
    ("santiago-position-farmers", PROPOSE, lambda data: first_tile(data).update(farmers=3)),
    ("santiago-position-farmers", PROPOSE, lambda data: first_tile(data).update(farmers=-1)),
    ("santiago-position-farmers", PROPOSE, put("board", "a1", {"tile": None, "farmers": 1, "seat": 1})),
    ("santiago-position-farmers", PROPOSE, put("board", "a1", {"tile": "banana1", "seat": 1})),
    ("santiago-position-farmers", PROPOSE, put("board", "a1", {"tile": "banana1", "farmers": 1})),
    ("santiago-position-bank", BID, put("money", [-1, 1, 1, 1])),
    ("santiago-position-bank", BID, put("money", [190, 1, 1, 1])),
    ("santiago-position-table-money", BID, both(put("turn", 1), put("bids", {"1": 190}), put("overseer", 0))),
    ("santiago-position-bids", BID, both(put("money", [9] * 4), put("bids", {"0": 1, "1": 1}), put("turn", 2))),
    ("santiago-position-bids", BID, both(put("money", [9] * 4), put("bids", {"0": 1}))),
    ("santiago-position-bids", BID, put("passed", [1])),
    ("santiago-position-bids", BID, put("order", [0, 1, 2, 3])),
    ("santiago-position-bids", PLANT, put("order", [])),
    ("santiago-position-bids", PLANT, put("order", PLANT["order"][::-1])),
    ("santiago-position-bids", PLANT, put("bids", {"0": 0})),
    ("santiago-position-bids", PROPOSE, put("bids", {"0": 0})),
    ("santiago-position-bids", PROPOSE, put("order", [0, 1, 2, 3])),
    ("santiago-position-bids", BID, put("bids", {"0": -5})),
    ("santiago-position-bids", TWO, put("bids", {"0": 0, "1": 0})),
    ("santiago-position-bids", TWO, put("passed", [0])),
    ("santiago-position-bids", TWO, both(put("options", "two_player_bid_cap", 1), put("bids", {"0": 2}))),
    ("santiago-position-overseer", PLANT, put("overseer", PLANT["order"][0])),
    ("santiago-position-overseer", TWO_PLANT, put("overseer", TWO_PLANT["order"][0])),
    ("santiago-position-proposal", BID, put("proposals", [{"seat": 1, "segment": "H11", "bribe": 0}])),
    ("santiago-position-proposal", PROPOSE, put("proposals", [{"seat": 1, "segment": "H11", "bribe": 0}])),
    ("santiago-position-proposal", DECIDE, lambda data: data["proposals"][0].update(segment="H03")),
    ("santiago-position-proposal", DECIDE, lambda data: data["proposals"][0].update(bribe=0)),
    ("santiago-position-proposal", DECIDE, lambda data: data["proposals"][0].update(seat=data["overseer"])),
]


def test_the_unedited_positions_are_valid() -> None:
    for position in (BID, PLANT, PROPOSE, DECIDE, EXTRA, LEFTOVER, OVER, SPRING, PALM, TWO, TWO_PLANT, START):
        assert plain(GAME.from_position(position)) == position
    assert DECIDE["proposals"]


@pytest.mark.parametrize(("id", "position", "edit"), BROKEN, ids=[f"{n}-{row[0]}" for n, row in enumerate(BROKEN)])
def test_an_impossible_position_is_refused_with_its_reason(id: str, position: Any, edit: Edit) -> None:
    data = edited(position, edit)
    with pytest.raises(BadPosition) as wrong:
        GAME.from_position(data)
    assert wrong.value.message.id == id


def test_every_reason_is_covered_here() -> None:
    folder = Path(santiago.__file__).parent
    core = Path(cosecha.core.__file__).parent
    given = set()
    for path in (*(folder / name for name in ("validation.py", "decoding.py", "options.py")), core / "position.py"):
        given |= set(re.findall(r'(?:BadPosition|Message)\(\s*"([\w-]+)"', path.read_text()))
    assert given == {row[0] for row in BROKEN}


@pytest.mark.parametrize(("id", "position", "edit"), BROKEN, ids=[f"{n}-{row[0]}" for n, row in enumerate(BROKEN)])
def test_an_unreachable_but_readable_board_is_accepted_without_checking(id: str, position: Any, edit: Edit) -> None:
    data = edited(position, edit)
    if id.startswith(("error-", "option-")) or id == "santiago-position-money":
        with pytest.raises(BadPosition, match=id):
            GAME.from_position(data, check=False)
    elif id == "santiago-position-farmers" and max(each.get("farmers", 0) for each in data["board"].values()) < 3:
        with pytest.raises(BadPosition, match=id):  # farmers and their owner contradict each other
            GAME.from_position(data, check=False)
    else:
        GAME.from_position(data, check=False)


def test_held_positions_are_valid_in_every_phase() -> None:
    phases: list[tuple[str, dict[str, Any]]] = [
        ("spring", {"setup_placement": "manual", "players": 2, "oldest_seat": 1}),
        ("start", {"players": 2}),
        ("bid", {}),
        ("plant", {}),
        ("leftover", {"players": 3}),
        ("propose", {}),
        ("decide", {}),
        ("extra", {}),
    ]
    for phase, options in phases:
        round = 0 if phase in ("spring", "palm", "start") else 3
        position = reach(phase, round, hold=True, **options)
        assert position["held"]
        assert plain(GAME.from_position(position)) == position


def test_by_default_the_older_of_two_players_is_the_overseer() -> None:
    data = copy.deepcopy(START)
    del data["options"]["oldest_seat"]
    data["overseer"] = 1
    assert GAME.from_position(data).waiting() == (1,)


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "int": st.integers(-2, 12),
    "str": st.sampled_from([*PHASE_NAMES, "X21", "X00", "H11", "V20", "a1", "d3", "banana1", "desert"]),
    "bool": st.booleans(),
    "NoneType": st.integers(0, 3),
}
GOOD = [BID, PLANT, PROPOSE, DECIDE, EXTRA, LEFTOVER, OVER, SPRING, PALM, TWO, TWO_PLANT, START]


@given(mangled(GOOD, VALUES))
def test_every_accepted_position_can_be_played_to_the_end(document: Any) -> None:
    try:
        state = GAME.from_position(document)
    except BadPosition:
        return
    assert plain(GAME.from_position(plain(state))) == plain(state)
    rng = Rng(1)
    while waiting := state.waiting():
        legal = state.legal(waiting[0])
        assert legal
        state.play(waiting[0], legal[rng.below(len(legal))])
