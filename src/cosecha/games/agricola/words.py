"""How Agricola is told: prompts, choices, log lines and tables as message ids and arguments."""

from cosecha.core.event import Event, Forced
from cosecha.core.message import Argument, Message, Token
from cosecha.core.options import option_fields
from cosecha.core.words import Cell, Choice, Plannable, Table, event_message
from cosecha.games.agricola import actions
from cosecha.games.agricola.events import EVENTS
from cosecha.games.agricola.options import Options
from cosecha.games.agricola.phases import DECISIONS
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.view import View

REASON_ANCHORS = {"not-now": "turn"}
"""The section of the rules page that explains each refusal."""


def anchor(reason: Message) -> str:
    return REASON_ANCHORS.get(reason.id.removeprefix("agricola-reason-"), "turn")


def prompt(view: View) -> Message:
    if view.seat is None or view.decision is None:
        raise ValueError("this seat is not asked anything")
    return Message(f"agricola-decision-{view.decision.kind}")


def waiting(view: View) -> Message:
    if not view.waiting:
        return Message("agricola-waiting-over")
    acting = [seat for seat in view.waiting if seat not in view.position.held] or view.waiting
    kind = view.facts.farms[acting[0]].asked
    return Message(f"agricola-waiting-{kind}", {"seats": [Token("seat", seat) for seat in acting]})


def choices(view: View) -> list[Choice]:
    found: dict[str, list[str]] = {}
    for action in view.legal:
        shared, _, last = actions.notation(action).rpartition(" ")
        found.setdefault(shared or last, []).extend([last] if shared else [])
    return [
        Choice(Message(f"agricola-choice-{shared.split()[0]}"), shared, values=values)
        for shared, values in found.items()
    ]


def place(value: str) -> Message | None:
    return None


def plans(view: View) -> list[Plannable]:
    return []


def action(action: int) -> Message:
    named = actions.read(action)
    args: dict[str, Argument] = {name: getattr(named, name) for name in named.__struct_fields__}
    return Message(f"agricola-action-{named.__struct_config__.tag}", args)


def event(event: Event) -> Message:
    return event_message("agricola", event, action(actions.parse(event.action)) if isinstance(event, Forced) else None)


def status(view: View) -> list[Message]:
    return [Message("agricola-status-round", {"round": view.position.round})]


def seats(view: View) -> Table:
    rows: list[list[Cell]] = [
        [Message("seat-name", {"seat": Token("seat", seat)})] for seat in range(len(view.position.farms))
    ]
    return Table(Message("agricola-seats"), [Message("agricola-column-seat")], rows)


def board(view: View) -> list[Table]:
    return []


def sheet(scores: Scores) -> Table:
    players = range(len(scores.totals))
    rows: list[list[Cell]] = [
        [Message(f"agricola-score-{category.name}"), *category.points] for category in scores.categories
    ]
    rows.append([Message("agricola-score-total"), *scores.totals])
    header = [Message("agricola-score-item"), *(Message("seat-name", {"seat": Token("seat", s)}) for s in players)]
    return Table(Message("agricola-score-title"), [*header], rows)


def message_ids() -> set[str]:
    asked = [*DECISIONS, "confirm"]
    tags = [str(cls.__struct_config__.tag) for cls in actions.ACTION_CLASSES]
    ids = {f"agricola-decision-{kind}" for kind in asked} | {f"agricola-waiting-{kind}" for kind in asked}
    ids |= {f"agricola-action-{tag}" for tag in tags} | {f"agricola-choice-{tag}" for tag in tags}
    ids |= {f"agricola-event-{cls.__struct_config__.tag}".replace("_", "-") for cls in EVENTS}
    for field in option_fields(Options):
        label = field.label("agricola")
        ids |= {label, f"{label}-help"} | {f"{label}-{choice}" for choice in field.choices}
    return ids | {"agricola-about"}
