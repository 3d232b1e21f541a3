"""Cacao's messages: prompts, choices, log lines and tables."""

from collections.abc import Sequence
from functools import lru_cache

from cosecha.core import deciding
from cosecha.core.deciding import Item
from cosecha.core.decision import Preview
from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.notation import KEPT_NOTATIONS
from cosecha.core.options import option_fields
from cosecha.core.words import Cell, Choice, Fact, Plannable, Table, event_ids, event_message, number_choice
from cosecha.games.cacao import actions, codes
from cosecha.games.cacao.board import SIDE_NAMES, STEPS, is_jungle_space, space_at, space_name, space_named, x_of, y_of
from cosecha.games.cacao.events import EVENTS
from cosecha.games.cacao.options import WATER_TRACK, Options, turns_total
from cosecha.games.cacao.phases import PHASE_NAMES
from cosecha.games.cacao.position import Edge, Lying, Position
from cosecha.games.cacao.sheet import Scores, Temple
from cosecha.games.cacao.view import View

COLUMNS = ("seat", "gold", "fruits", "suns", "water", "hand", "pile")

REASON_ANCHORS = {
    "display-first": "fill",
    "jungle-left": "overbuild",
    "jungle-space": "place",
    "no-jungle-beside": "place",
    "no-sun": "overbuild",
    "not-activated": "work",
    "not-due": "fill",
    "not-in-hand": "place",
    "not-on-display": "fill",
    "not-your-tile": "overbuild",
    "overbuilt-already": "overbuild",
    "space-taken": "place",
    "store-full": "plantation",
    "too-few-fruits": "market",
    "too-few-workers": "work",
    "wrong-phase": "turn",
}
"""The section of the rules page that explains each refusal."""


def anchor(reason: Message) -> str:
    """The section of the rules page that explains a refusal."""
    return REASON_ANCHORS.get(reason.id.removeprefix("cacao-reason-"), "turn")


def prompt(view: View) -> Message:
    """The question for the view's seat, which owes an answer."""
    seat, position, decision = view.seat, view.position, view.decision
    if seat is None or decision is None:
        raise ValueError("this seat has nothing to decide")
    args: dict[str, Argument] = {}
    if decision.kind == "place":
        args["overbuild"] = int(any(codes.kind_of(action) == codes.OVERBUILD for action in view.legal))
    if decision.kind == "fill":
        args["count"] = len(position.to_fill)
    if decision.kind == "work":
        args |= {"count": sum(edge.seat == seat for edge in position.edges), "fruits": position.fruits[seat]}
    return Message(f"cacao-decision-{decision.kind}", args)


def waiting(view: View) -> Message:
    """What the match waits for, and from which seats."""
    if not view.waiting:
        return Message("cacao-waiting-over")
    held = view.position.held
    acting = [seat for seat in view.waiting if seat not in held]
    kind = view.position.phase if acting else "confirm"
    return Message(f"cacao-waiting-{kind}", {"seats": _seats(acting or held)})


def _seats(seats: Sequence[int]) -> list[Token]:
    return [Token("seat", seat) for seat in seats]


def choices(view: View) -> list[Choice]:
    """The legal actions, grouped by all but the last word of their notation."""
    found: dict[str, list[str]] = {}
    for action in view.legal:
        shared, last = _split(action)
        found.setdefault(shared, []).append(last)
    return [_choice(view.position, shared, lasts) for shared, lasts in found.items()]


@lru_cache(KEPT_NOTATIONS)
def _split(action: int) -> tuple[str, str]:
    """The notation without its last word, and the last word; it is empty if there is only one."""
    shared, _, last = actions.notation(action).rpartition(" ")
    return (shared, last) if shared else (last, "")


def _choice(position: Position, shared: str, lasts: list[str]) -> Choice:
    word, *rest = shared.split()
    id = f"cacao-choice-{word}"
    if word == "work":
        label = Message(id, _work(position, Edge(0, rest[0], rest[1])))
        amounts = [int(last) for last in lasts]
        return number_choice(label, shared, amounts, usual=max(amounts))
    if word == "fill":
        facts: dict[str, Argument] = {"jungle": Token("jungle-tile", rest[0]), "count": len(lasts)}
        return Choice(Message(id, facts), shared, values=lasts)
    if rest:
        return Choice(Message(id, {**_sides(rest[0]), "count": len(lasts)}), shared, values=lasts)
    return Choice(Message(id), shared)


def _sides(tile: str) -> dict[str, Argument]:
    """A worker tile and the workers on each of its sides."""
    north, east, south, west = map(int, tile)
    return {"tile": Token("worker-tile", tile), "north": north, "east": east, "south": south, "west": west}


def _work(position: Position, edge: Edge) -> dict[str, Argument]:
    """The arguments for work: the side of a worker tile, and the jungle tile that its workers face."""
    at = _facing(edge)
    jungle = position.map[at].jungle or ""
    return {
        "space": Token("space", edge.space),
        "side": edge.side,
        "at": Token("space", at),
        "jungle": Token("jungle-tile", jungle),
        "task": "sell" if jungle.startswith("market") else "take",
    }


def _facing(edge: Edge) -> str:
    """The space that the workers of a side face."""
    return space_name(space_named(edge.space) + STEPS[SIDE_NAMES.index(edge.side)])


def facts(view: View, action: int, preview: Preview) -> list[Fact] | None:
    """None: the events of an action say it all."""
    return None


def place(value: str) -> Message | None:
    """None: the coordinates of a space already say where it is."""
    return None


def plans(view: View) -> list[Plannable]:
    """Nothing: every answer depends on the map at the time."""
    return []


def action(action: int) -> Message:
    """An action in words."""
    fields = actions.read(action)
    kinds = {"tile": "worker-tile", "jungle": "jungle-tile", "space": "space"}
    args: dict[str, Argument] = {}
    for name in fields.__struct_fields__:
        value = getattr(fields, name)
        args[name] = Token(kinds[name], value) if name in kinds else value
    return Message(f"cacao-action-{fields.__struct_config__.tag}", args)


def event(event: Event) -> Message:
    """The log line of an event."""
    return event_message("cacao", event)


def status(view: View) -> list[Message]:
    """Turn, phase, display and hand, in a few short lines."""
    position = view.position
    lines = [
        Message("cacao-status-turn", {"turn": position.turn, "turns": turns_total(position.options.players)}),
        Message("cacao-status-phase", {"phase": position.phase}),
        Message("cacao-status-active", {"seat": Token("seat", position.active)}),
        Message("cacao-status-display", {"tiles": [Token("jungle-tile", name) for name in position.display]}),
    ]
    if position.unseen is not None:
        lines.append(Message("cacao-status-pile", {"count": sum(position.unseen.jungle.values())}))
    hand = None if view.seat is None else position.hands[view.seat]
    if hand is not None:
        lines.append(Message("cacao-status-hand", {"tiles": [Token("worker-tile", name) for name in hand]}))
    return lines


def seats(view: View) -> Table:
    """What each seat has."""
    position = view.position
    unseen = position.unseen
    rows: list[list[Cell]] = [
        [
            Message("seat-name", {"seat": Token("seat", seat)}),
            _gold(gold),
            position.fruits[seat],
            position.suns[seat],
            WATER_TRACK[position.water[seat]],
            unseen.hands[seat] if unseen else len(position.hands[seat] or []),
            unseen.piles[seat] if unseen else len((position.piles or [])[seat]),
        ]
        for seat, gold in enumerate(position.gold)
    ]
    return Table(Message("cacao-seats"), [Message(f"cacao-column-{name}") for name in COLUMNS], rows)


def _gold(amount: int | None) -> Cell:
    return Message("cacao-cell-hidden") if amount is None else amount


def board(view: View) -> list[Table]:
    """The map with a margin of one space, the temples, and the activated workers."""
    position = view.position
    found = [_map(position)]
    if view.temples:
        found.append(_temples(view))
    if position.edges:
        found.append(_edges(position))
    return found


def _map(position: Position) -> Table:
    spaces = [space_named(name) for name in position.map]
    columns = range(min(map(x_of, spaces)) - 1, max(map(x_of, spaces)) + 2)
    lines = range(min(map(y_of, spaces)) - 1, max(map(y_of, spaces)) + 2)
    rows: list[list[Cell]] = [
        [str(y), *(_space_cell(position, space_name(space_at(x, y))) for x in columns)] for y in lines
    ]
    return Table(Message("cacao-board"), [Message("cacao-board-row"), *map(str, columns)], rows)


def _space_cell(position: Position, space: str) -> Message:
    lying = position.map.get(space, Lying())
    if lying.jungle is not None:
        return Message("cacao-board-jungle", {"jungle": Token("jungle-tile", lying.jungle)})
    if lying.tile is not None and lying.seat is not None:
        under = int(lying.under is not None)
        return Message(
            "cacao-board-workers",
            {"seat": Token("seat", lying.seat), "tile": Token("worker-tile", lying.tile), "under": under},
        )
    if space in position.to_fill:
        return Message("cacao-board-due")
    number = space_named(space)
    beside = [position.map.get(space_name(number + step), Lying()) for step in STEPS]
    if not is_jungle_space(number) and any(lying.jungle is not None for lying in beside):
        return Message("cacao-board-spot")
    return Message("cacao-cell-none")


def _temples(view: View) -> Table:
    """Each temple with the number of every seat's workers."""
    players = range(view.position.options.players)
    rows: list[list[Cell]] = [[temple, *workers] for temple, workers in view.temples.items()]
    header = [Message("cacao-board-temple"), *(Message("seat-name", {"seat": Token("seat", s)}) for s in players)]
    return Table(Message("cacao-board-temples"), [*header], rows)


def _edges(position: Position) -> Table:
    rows: list[list[Cell]] = []
    for edge in position.edges:
        facts = _work(position, edge)
        workers = int((position.map[edge.space].tile or "0000")[SIDE_NAMES.index(edge.side)])
        where = Message("cacao-board-side", {"space": facts["space"], "side": edge.side})
        at = Message("cacao-board-at", {"jungle": facts["jungle"], "at": facts["at"]})
        rows.append([Message("seat-name", {"seat": Token("seat", edge.seat)}), where, at, workers])
    header = [Message(f"cacao-board-edge-{name}") for name in ("seat", "side", "at", "workers")]
    return Table(Message("cacao-board-edges"), [*header], rows)


def sheet(scores: Scores) -> Table:
    """The score sheet: gold, every temple that pays, suns, water, and fruits, which break ties."""
    players = range(len(scores.totals))
    rows: list[list[Cell]] = [[Message("cacao-score-gold"), *map(_gold, scores.gold)]]
    for number, temple in enumerate(scores.temples, 1):
        if any(temple.gold):
            label = Message("cacao-score-temple-on", {"number": number, "space": Token("space", temple.space)})
            rows.append([label, *(_temple_cell(temple, seat) for seat in players)])
    rows.append([Message("cacao-score-suns"), *scores.suns])
    rows.append([Message("cacao-score-water"), *scores.water])
    rows.append([Message("cacao-score-fruits"), *(Message("cacao-score-tie", {"fruits": n}) for n in scores.fruits)])
    rows.append([Message("cacao-score-total"), *scores.totals])
    header = [Message("cacao-score-item"), *(Message("seat-name", {"seat": Token("seat", s)}) for s in players)]
    return Table(Message("cacao-score-title"), [*header], rows)


def _temple_cell(temple: Temple, seat: int) -> Cell:
    if not temple.workers[seat]:
        return Message("cacao-cell-none")
    return Message("cacao-score-cell", {"workers": temple.workers[seat], "gold": temple.gold[seat]})


def decided(scores: Scores) -> Message | None:
    """What decided the match: coins, a temple, suns or water; in a tie, fruits."""
    temples = [
        Item(Message("cacao-score-temple", {"number": number}), temple.gold)
        for number, temple in enumerate(scores.temples, 1)
    ]
    items = [
        Item(Message("cacao-score-gold"), [amount or 0 for amount in scores.gold]),
        *temples,
        Item(Message("cacao-score-suns"), scores.suns),
        Item(Message("cacao-score-water"), scores.water),
    ]
    return deciding.decided(scores, items, lambda winner, second: _tie(scores, winner, second))


def _tie(scores: Scores, winner: int, second: int) -> Message:
    return Message(
        "cacao-decided-tie",
        {"winner": Token("seat", winner), "fruits": scores.fruits[winner], "fewer": scores.fruits[second]},
    )


def message_ids() -> set[str]:
    """The message ids that are built at run time."""
    asked = [*PHASE_NAMES[:-1], "confirm"]
    tags = [str(cls.__struct_config__.tag) for cls in actions.ACTION_CLASSES]
    ids = {f"cacao-decision-{kind}" for kind in asked} | {f"cacao-waiting-{kind}" for kind in asked}
    ids |= {f"cacao-action-{tag}" for tag in tags} | {f"cacao-choice-{tag}" for tag in tags}
    ids |= event_ids("cacao", EVENTS)
    ids |= {f"cacao-board-edge-{name}" for name in ("seat", "side", "at", "workers")}
    for field in option_fields(Options):
        label = field.label("cacao")
        ids |= {label, f"{label}-help"} | {f"{label}-{choice}" for choice in field.choices}
    return ids | {f"cacao-column-{name}" for name in COLUMNS} | {"cacao-about"}
