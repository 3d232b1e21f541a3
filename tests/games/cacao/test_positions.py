"""Impossible positions: one edit of a valid position gives each reason, and every accepted position can be played."""

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
from cosecha.core.state import CONFIRM
from cosecha.games import cacao
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.phases import PHASE_NAMES
from tests.core.edits import Edit, both, drop, edited, mangled, put


def plain(state: State) -> Any:
    return msgspec.to_builtins(state.position(), str_keys=True)


def reach(phase: str, turn: int = 5, hold: bool = False, **options: Any) -> Any:
    """A position of a random match in this phase, in or after this turn: at a decision, or with a held answer."""
    state = GAME.start(Options(**{"players": 3, "first_seat": 0, **options}), 7)
    rng = Rng(7)
    while hold or PHASE_NAMES[state.phase] != phase or state.turn < turn:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))], hold and state.turn >= turn)
        if state.held and PHASE_NAMES[state.phase] == phase:
            break
        if state.held:
            state.play(seat, CONFIRM)
    return plain(state)


PLACE = reach("place")
LATE = reach("place", 30)
FILL = reach("fill")
WORK = reach("work")
HELD = reach("place", 8, hold=True)
HELD_FILL = reach("fill", 8, hold=True)
HELD_WORK = reach("work", 8, hold=True)
OVER = reach("over")
FIRST = reach("place", 1)
GOOD = [PLACE, LATE, FILL, WORK, HELD, HELD_FILL, HELD_WORK, OVER, FIRST]


def first_space_with(data: Any, word: str, besides: tuple[str, ...] = ()) -> str:
    """The first space with a tile of this kind."""
    return next(str(at) for at, lying in data["map"].items() if word in lying and at not in besides)


def move_tile(word: str, to: str) -> Edit:
    """Move a tile of this kind to another space."""

    def edit(data: Any) -> None:
        data["map"][to] = data["map"].pop(first_space_with(data, word, ("0,0", "1,1")))

    return edit


def island(data: Any) -> None:
    """A jungle tile with worker tiles on two sides, disconnected from the rest."""
    data["map"] |= {"9998,0": {"jungle": "temple"}}
    data["map"] |= {at: {"seat": 0, "tile": "1111"} for at in ("9997,0", "9999,0")}


def undue(data: Any) -> str:
    """An empty space that touches only the tile just placed."""
    x, y = map(int, data["placed"].split(","))
    around = [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]
    return next(at for at in around if at not in data["map"] and at not in data["to_fill"])


def equal_display(data: Any) -> None:
    """Two equal tiles on display and one space to fill: the rules would have filled it automatically."""
    display, pile = data["display"], data["jungle_pile"]
    other = pile.index(display[0])
    display[1], pile[other] = pile[other], display[1]


def other_tile(data: Any) -> None:
    """Another type of tile in a pile."""
    pile = data["piles"][0]
    pile[0] = "2101" if pile[0] == "1111" else "1111"


def cover(data: Any) -> None:
    data["map"][first_space_with(data, "tile")]["under"] = "1111"


def swap_display(data: Any) -> None:
    """A third tile on display."""
    data["display"].append(data["jungle_pile"].pop())


def drop_owed(data: Any) -> None:
    data["edges"] = []


def edge_elsewhere(data: Any) -> None:
    """A side that faces a plantation or a market but wasn't activated in this turn."""
    for at, lying in data["map"].items():
        if "tile" not in lying or at == data["placed"]:
            continue
        x, y = map(int, at.split(","))
        for number, (side, dx, dy) in enumerate((("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0))):
            there = data["map"].get(f"{x + dx},{y + dy}", {}).get("jungle", "")
            new = f"{x + dx},{y + dy}" in data.get("filled", [])
            if there.startswith(("plantation", "market")) and lying["tile"][number] != "0" and not new:
                data["edges"] = [{"seat": lying["seat"], "space": at, "side": side}]
                return


BROKEN: list[tuple[str, Any, Edit]] = [
    ("error-position-shape", PLACE, drop("phase")),
    ("error-position-shape", PLACE, put("gold", "much")),
    ("error-position-shape", PLACE, put("colour", "red")),
    ("error-position-shape", PLACE, put("options", "players", 5)),
    ("error-position-name", PLACE, put("phase", "lunch")),
    ("error-position-name", PLACE, put("map", "a1", {"jungle": "temple"})),
    ("error-position-name", PLACE, put("map", "0,-0", {"jungle": "temple"})),
    ("error-position-name", PLACE, put("map", "4,0", {"jungle": "volcano"})),
    ("error-position-name", PLACE, put("map", "4,1", {"seat": 0, "tile": "2011"})),
    ("error-position-name", PLACE, put("hands", 0, ["1210"])),
    ("error-position-name", PLACE, put("display", ["pile"])),
    ("error-position-name", WORK, put("edges", 0, "side", "Q")),
    ("error-position-view", PLACE, put("unseen", {"hands": [], "piles": [], "workers": [], "jungle": {}})),
    ("error-position-twice", FILL, put("to_fill", FILL["to_fill"] * 2)),
    ("error-position-seat", PLACE, put("active", 3)),
    ("error-position-seat", PLACE, put("held", [-1])),
    ("option-problem-no-such-seat", PLACE, put("options", "first_seat", 3)),
    ("cacao-position-first-seat", PLACE, put("options", "first_seat", 1)),
    ("cacao-position-first-seat", PLACE, put("active", 0)),
    ("cacao-position-turn", PLACE, both(put("turn", 0), put("options", "first_seat", None))),
    ("cacao-position-turn", PLACE, both(put("turn", 31), put("options", "first_seat", None))),
    ("cacao-position-turn", PLACE, put("phase", "over")),
    ("cacao-position-seats", PLACE, put("gold", [1, 2])),
    ("cacao-position-seats", PLACE, put("gold", [1, 2, None])),
    ("cacao-position-seats", PLACE, put("hands", [[], None, []])),
    ("cacao-position-water", PLACE, put("water", [0, 0, 9])),
    ("cacao-position-water", PLACE, put("water", [0, -1, 0])),
    ("cacao-position-village", PLACE, put("fruits", [0, 6, 0])),
    ("cacao-position-village", PLACE, put("suns", [0, 0, 4])),
    ("cacao-position-village", PLACE, put("gold", [0, -1, 0])),
    ("cacao-position-lying", PLACE, put("map", "3,0", {"jungle": "temple"})),
    ("cacao-position-lying", PLACE, put("map", "4,0", {"seat": 0, "tile": "1111"})),
    ("cacao-position-lying", PLACE, put("map", "3,0", {"tile": "1111"})),
    ("cacao-position-lying", PLACE, put("map", "4,0", {"jungle": "temple", "seat": 1})),
    ("cacao-position-lying", PLACE, put("map", "4,0", {})),
    ("cacao-position-start-tiles", PLACE, put("map", "0,0", {"jungle": "temple"})),
    ("cacao-position-workers-apart", PLACE, move_tile("tile", "40,1")),
    ("cacao-position-jungle-apart", PLACE, move_tile("jungle", "40,0")),
    ("cacao-position-not-joined", PLACE, island),
    ("cacao-position-due", FILL, put("to_fill", [])),
    ("cacao-position-worker-tiles", PLACE, lambda data: data["piles"][0].pop()),
    ("cacao-position-worker-tiles", PLACE, other_tile),
    ("cacao-position-hand", PLACE, lambda data: data["hands"][0].append(data["piles"][0].pop())),
    ("cacao-position-hand", PLACE, both(put("turn", 8), put("options", "first_seat", None))),
    ("cacao-position-jungle-tiles", PLACE, lambda data: data["jungle_pile"].pop()),
    ("cacao-position-display", PLACE, swap_display),
    ("cacao-position-display", PLACE, lambda data: data["jungle_pile"].append(data["display"].pop())),
    ("cacao-position-overbuilt", PLACE, cover),
    ("cacao-position-phase", PLACE, put("held", [PLACE["active"]])),
    ("cacao-position-phase", HELD, put("held", [])),
    ("cacao-position-phase", FILL, put("to_fill", [*FILL["to_fill"], undue(FILL)])),
    ("cacao-position-phase", FILL, put("filled", [undue(FILL)])),
    ("cacao-position-phase", FILL, equal_display),
    ("cacao-position-phase", WORK, put("filled", [*WORK["filled"], "0,0"])),
    ("cacao-position-phase", WORK, drop_owed),
    ("cacao-position-phase", WORK, put("phase", "place")),
    ("cacao-position-phase", OVER, put("held", [0])),
    ("cacao-position-edge", WORK, edge_elsewhere),
    ("cacao-position-edge", WORK, put("fruits", [2, 0, 0])),
    ("cacao-position-edge", WORK, put("edges", [{"seat": 0, "space": "90,1", "side": "N"}])),
]
UNREADABLE = ("error-", "option-", "cacao-position-first-seat", "cacao-position-seats", "cacao-position-water")
UNREADABLE_TILES = ("cacao-position-lying",)


def test_the_unedited_positions_are_valid() -> None:
    for position in GOOD:
        assert plain(GAME.from_position(position)) == position
    assert HELD["held"] == [HELD["active"]]
    assert HELD_FILL["held"]
    assert HELD_WORK["held"]


@pytest.mark.parametrize(("id", "position", "edit"), BROKEN, ids=[f"{n}-{row[0]}" for n, row in enumerate(BROKEN)])
def test_an_impossible_position_is_refused_with_its_reason(id: str, position: Any, edit: Edit) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.from_position(edited(position, edit))
    assert wrong.value.message.id == id


def test_every_reason_is_covered_here() -> None:
    folder = Path(cacao.__file__).parent
    core = Path(cosecha.core.__file__).parent
    given = set()
    for path in (*(folder / name for name in ("validation.py", "decoding.py", "options.py")), core / "position.py"):
        given |= set(re.findall(r'(?:BadPosition|Message)\(\s*"([\w-]+)"', path.read_text()))
    assert given - {"cacao-option-first-seat"} == {row[0] for row in BROKEN}


@pytest.mark.parametrize(("id", "position", "edit"), BROKEN, ids=[f"{n}-{row[0]}" for n, row in enumerate(BROKEN)])
def test_an_unreachable_but_readable_board_is_accepted_without_checking(id: str, position: Any, edit: Edit) -> None:
    data = edited(position, edit)
    nowhere = any(edge["space"] == "90,1" for edge in data.get("edges", []))
    if id.startswith(UNREADABLE + UNREADABLE_TILES) or nowhere:
        with pytest.raises(BadPosition, match=id):
            GAME.from_position(data, check=False)
    else:
        GAME.from_position(data, check=False)


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "int": st.integers(-2, 12),
    "str": st.sampled_from([*PHASE_NAMES, "0,0", "0,-1", "5,4", "1111", "2101", "temple", "market3", "N", "S"]),
    "NoneType": st.integers(0, 3),
}


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
        assert len(legal) > 1 or legal == [CONFIRM]
        action = legal[rng.below(len(legal))]
        assert GAME.parse(GAME.notation(action)) == action
        state.play(waiting[0], action)
