"""Pick in words: prompts, choices, log lines and tables."""

from cosecha.core.decision import Preview
from cosecha.core.event import Event
from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Choice, Fact, Plannable, Table, event_ids, event_message, number_choice

from .state import EVENTS, NUMBERS, Scores, View


def prompt(view: View) -> Message:
    if view.decision is None:
        raise ValueError("this seat has nothing to decide")
    return Message(f"pick-decision-{view.decision.kind}")


def waiting(view: View) -> Message:
    if not view.waiting:
        return Message("pick-waiting-over")
    return Message("pick-waiting-pick", {"seats": [Token("seat", seat) for seat in view.waiting]})


def choices(view: View) -> list[Choice]:
    if view.legal == [-1]:
        return [Choice(Message("pick-choice-confirm"), "confirm")]
    return [number_choice(Message("pick-choice-pick"), "pick", view.legal)] if view.legal else []


def facts(view: View, action: int, preview: Preview) -> list[Fact] | None:
    return None


def place(value: str) -> Message | None:
    return None


def plans(view: View) -> list[Plannable]:
    return []


def action(action: int) -> Message:
    return Message("pick-action-confirm") if action == -1 else Message("pick-action-pick", {"number": action})


def event(event: Event) -> Message:
    return event_message("pick", event)


def anchor(reason: Message) -> str:
    return "turn"


def status(view: View) -> list[Message]:
    return [Message("pick-status", {"left": len(NUMBERS) - len(view.position.picks)})]


def _names() -> list[Cell]:
    return [Message("seat-name", {"seat": Token("seat", seat)}) for seat in (0, 1)]


def seats(view: View) -> Table:
    position = view.position
    picks = [position.picks[(seat - position.first) % 2 :: 2] for seat in (0, 1)]
    rows: list[list[Cell]] = [[name, sum(own)] for name, own in zip(_names(), picks, strict=True)]
    return Table(Message("pick-seats"), [Message("pick-column-seat"), Message("pick-column-total")], rows)


def board(view: View) -> list[Table]:
    left = [number for number in NUMBERS if number not in view.position.picks]
    return [Table(Message("pick-board"), [Message("pick-column-left")], [[number] for number in left])]


def sheet(scores: Scores) -> Table:
    rows: list[list[Cell]] = [[Message("pick-score-total"), *scores.totals]]
    return Table(Message("pick-score-title"), [Message("pick-score-item"), *_names()], rows)


def decided(scores: Scores) -> Message | None:
    return None


def message_ids() -> set[str]:
    return event_ids("pick", EVENTS)
