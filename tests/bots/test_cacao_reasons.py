"""Cacao's advice is true: each reason is checked by playing the turn out."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from cosecha.bots.cacao import InsightBot
from cosecha.core.bot import Advice
from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.actions import Work
from cosecha.games.cacao.board import JUNGLE_NAMES, LIE_NAMES, LIE_SIDES, STEPS
from cosecha.games.cacao.codes import space_of
from cosecha.games.cacao.events import (
    FruitsSold,
    FruitsTaken,
    GoldMined,
    JungleTurnedUp,
    SunsTaken,
    TilePlaced,
    WaterCarried,
)
from cosecha.games.cacao.options import STORAGE
from cosecha.games.cacao.phases import FILL, WORK
from cosecha.games.cacao.scoring import temple_gold, workers_beside
from tests.locale.catalogue import ids

Ending = tuple[State, list[Event]]
"""The map after a turn's workers are used, and all events of the turn."""

MATCHES = [(2, 1), (3, 2), (4, 3)]
MORE = [pytest.param(players, seed, marks=pytest.mark.proof) for players in (2, 3, 4) for seed in range(10, 14)]


def endings(state: State, seat: int, action: int) -> Iterator[Ending]:
    """The action with every possible way to fill; the seat's workers act as the bot chooses, the others' workers don't
    act."""
    twin = state.copy()
    yield from _fillings(twin, seat, list(twin.play(seat, action)))


def _fillings(state: State, seat: int, log: list[Event]) -> Iterator[Ending]:
    if state.phase == FILL and state.active == seat:
        for action in state.legal(seat):
            twin = state.copy()
            yield from _fillings(twin, seat, [*log, *twin.play(seat, action)])
        return
    turn = state.turn
    while state.phase == WORK and state.turn == turn and seat in state.waiting():
        log += state.play(seat, InsightBot().choose(state.view(seat), Rng(1)))
    yield state, log


def gains(log: list[Event], seat: int) -> dict[str, int]:
    found = Counter[str]()
    for event in log:
        if isinstance(event, FruitsSold | FruitsTaken | GoldMined | SunsTaken | WaterCarried) and event.seat == seat:
            match event:
                case FruitsSold():
                    found.update(sold=event.sold, sale=event.gold)
                case FruitsTaken():
                    found.update(taken=event.taken)
                case GoldMined():
                    found.update(mined=event.gold)
                case SunsTaken():
                    found.update(suns=event.taken)
                case WaterCarried():
                    found.update(fields=event.fields)
                    found["value"] = event.value
    return found


def space_of_token(token: Argument) -> int:
    assert isinstance(token, Token)
    return space_of(GAME.parse(f"fill pile {token.value}"))


def is_true(reason: Message, before: State, seat: int, ending: Ending) -> bool:
    """Whether the reason holds in this ending of the turn."""
    after, log = ending
    got = gains(log, seat)
    args = reason.args
    name = reason.id.removeprefix("cacao-advice-")
    if name == "sells":
        return (got["sold"], got["sale"]) == (args["sold"], args["gold"])
    if name == "fruits":
        return got["taken"] == args["taken"]
    if name == "gold":
        return got["mined"] == args["gold"]
    if name == "water":
        return (got["fields"], got["value"]) == (args["fields"], args["value"])
    if name == "suns":
        return got["suns"] == args["taken"]
    if name == "overbuild":
        return got["sale"] + got["mined"] == args["gold"] and after.suns[seat] == before.suns[seat] - 1 + got["suns"]
    if name.startswith("temple"):
        return temple_is_true(name, args, before, seat, after)
    if name == "waiting":
        return waiting(after, log) == args["workers"] and bool(before.display)
    if name in ("quiet", "quiet-last"):
        return not +Counter(got) and (name == "quiet") == (len(before.hands[seat]) > 1)
    raise AssertionError(f"no check for {name}")


def temple_is_true(name: str, args: dict[str, Argument], before: State, seat: int, after: State) -> bool:
    space = space_of_token(args["space"])
    workers = workers_beside(after, space)
    gold = temple_gold(workers)
    others = [count for other, count in enumerate(workers) if other != seat]
    place = {
        "temple-first": workers[seat] > max(others),
        "temple-takes": workers[seat] > max(others),
        "temple-shared": workers[seat] == max(others),
        "temple-second": workers[seat] < max(others),
    }
    if name == "temple-takes":
        rival = args["seat"]
        assert isinstance(rival, Token)
        assert temple_gold(workers_beside(before, space))[int(rival.value)] > gold[int(rival.value)]
    return place[name] and (workers[seat], gold[seat]) == (args["workers"], args["gold"])


def waiting(after: State, log: list[Event]) -> int:
    """How many workers of the tile just placed face an empty space."""
    [placed] = [event for event in log if isinstance(event, TilePlaced)]
    space = space_of(GAME.parse(f"place {placed.tile} {placed.space}"))
    sides = LIE_SIDES[LIE_NAMES.index(placed.tile)]
    return sum(count for count, step in zip(sides, STEPS, strict=True) if space + step not in after.jungle)


def work_is_true(reason: Message, state: State, seat: int, advice: Advice) -> bool:
    """A reason for using workers states what they bring at once, or what becomes possible."""
    action = GAME.read(advice.action)
    assert isinstance(action, Work)
    twin = state.copy()
    got = gains(list(twin.play(seat, advice.action)), seat)
    args = reason.args
    name = reason.id.removeprefix("cacao-advice-").removeprefix("weaker-")
    if name == "sells":
        return (got["sold"], got["sale"]) == (args["sold"], args["gold"])
    if name == "sells-some":
        more = GAME.parse(f"work {action.space} {action.side} {action.workers + 1}")
        kept = state.fruits[seat] - got["sold"]
        return (got["sold"], got["sale"], kept) == (args["sold"], args["gold"], args["kept"]) and not state.why_not(
            seat, more
        )
    if name == "fruits":
        return got["taken"] == args["taken"]
    if name == "take-to-sell":
        [(_, log)] = endings(state, seat, advice.action)
        whole = gains(log, seat)
        return (got["taken"], whole["sold"], whole["sale"]) == (args["taken"], args["sold"], args["gold"])
    assert not +Counter(got)
    store = state.fruits[seat]
    return {
        "keep": store > 0 and len(state.hands[seat]) > 0,
        "keep-last": store > 0 and len(state.hands[seat]) == 0,
        "no-fruits": store == 0,
        "store-full": store == STORAGE,
        "room": store < STORAGE,
    }[name]


def turn_is_true(reason: Message, state: State, seat: int, advice: Advice) -> bool:
    """A reason for placing or filling states what the turn can bring: at least one ending must bear it out."""
    if reason.id == "cacao-advice-fill-nobody":
        return not any(workers_beside(state, space_of(advice.action)))
    if reason.id in ("cacao-advice-fill-least", "cacao-advice-weaker-fill-least"):
        return any(workers_beside(state, space_of(advice.action)))
    ways = list(endings(state, seat, advice.action))
    if reason.id == "cacao-advice-opens":
        assert len(ways) > 1, "a hint names a fill only if there is a choice"
        at, jungle, brings = (reason.args[name] for name in ("space", "jungle", "reason"))
        assert isinstance(jungle, Token)
        assert isinstance(brings, Message)
        laid = JUNGLE_NAMES.index(str(jungle.value))
        ways = [way for way in ways if way[0].jungle.get(space_of_token(at)) == laid]
        reason = brings
    # Nobody can know what a tile drawn from the pile brings.
    seen = [way for way in ways if not any(isinstance(event, JungleTurnedUp) for event in way[1])]
    return not seen or any(is_true(reason, state, seat, way) for way in seen)


@cache
def advised(players: int, seed: int) -> list[tuple[State, int, Advice]]:
    """Three hints at every decision of a match in which every fourth move is random."""
    state = GAME.start(Options(players=players), seed)
    rng = Rng(seed)
    bot = InsightBot()
    found = []
    while waiting := state.waiting():
        seat = waiting[-1]
        view = state.view(seat)
        found += [(state.copy(), seat, advice) for advice in bot.advise(view, rng, 3)]
        state.apply(seat, (rng.below(4) and bot.choose(view, rng)) or view.legal[rng.below(len(view.legal))])
    return found


@pytest.mark.parametrize(("players", "seed"), [*MATCHES, *MORE])
def test_every_reason_is_true(players: int, seed: int) -> None:
    for state, seat, advice in advised(players, seed):
        check = work_is_true if state.phase == WORK else turn_is_true
        said = f"{GAME.notation(advice.action)}: {advice.reason}"
        assert check(advice.reason, state, seat, advice), f"turn {state.turn}, seat {seat}, {said}"


def test_a_false_reason_is_detected() -> None:
    """The checks above can fail: a number that is off by one is detected."""
    changed = 0
    for state, seat, advice in advised(*MATCHES[0]):
        args = advice.reason.args
        numbers = [name for name, value in args.items() if isinstance(value, int)]
        check = work_is_true if state.phase == WORK else turn_is_true
        pile = any(isinstance(event, JungleTurnedUp) for _, log in endings(state, seat, advice.action) for event in log)
        for name in numbers if not pile else []:
            value = args[name]
            assert isinstance(value, int)
            false = Message(advice.reason.id, {**args, name: value + 1})
            assert not check(false, state, seat, advice), f"turn {state.turn}, seat {seat}: {false}"
            changed += 1
    assert changed > 20


def test_every_common_reason_comes_up() -> None:
    """All but the rarest come up in three matches."""
    given = {advice.reason.id for match in MATCHES for _, _, advice in advised(*match)}
    inner = [advice.reason.args.get("reason") for match in MATCHES for _, _, advice in advised(*match)]
    given |= {reason.id for reason in inner if isinstance(reason, Message)}
    rare = {"keep", "keep-last", "quiet", "quiet-last", "temple-second"}
    known = {id for id in ids("en") if id.startswith("cacao-advice-")}
    assert known - given <= {f"cacao-advice-{name}" for name in rare}


def test_hints_give_different_reasons_before_repeating_one() -> None:
    """Two spaces beside the mine are equally good, so the second hint is about something else."""
    path = Path(__file__).parent / "positions" / "cacao" / "08-last-tile-to-the-rich-mine.yaml"
    state = GAME.from_position(yaml.safe_load(path.read_text(encoding="utf-8"))["position"], check=False)
    hints = InsightBot().advise(state.view(state.active), Rng(1), 3)
    assert hints[0].reason == Message("cacao-advice-gold", {"gold": 6})
    assert len({str(hint.reason) for hint in hints}) == 3
