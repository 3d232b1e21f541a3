"""Help at a seat: a few of its answers are marked, like the suggestion tokens that Agricola's rulebook proposes for
children.

A helper marks them, or the bot does. Marks belong to one decision and aren't part of the record: they stay with the
table in memory. If the seat and its helper agree on it, only marked answers can be chosen while there are any.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from cosecha.core.message import Message
from cosecha.core.words import Choice
from cosecha.server.common.refusals import Refused, Stale
from cosecha.server.table import facts
from cosecha.server.table.answers import read_answer
from cosecha.server.table.checks import require_room
from cosecha.server.table.table import Decide, Table
from cosecha.server.table.wire import Hint, Suggestions

TOKENS = 3
"""Maximum number of marked answers."""
USUAL = facts.HelpSet(0)
NOTHING = Suggestions()


class Marks(Struct, frozen=True):
    """What is marked for one decision of a seat, and how many moves the match had then."""

    decision: str
    moves: int
    hints: list[Hint]


def agree(seat: int, source: Literal["helper", "bot"], only: bool) -> Decide:
    """Set who marks answers for a seat, and whether only those can be chosen."""

    def decide(table: Table) -> list[facts.Fact]:
        now = _agreed(table, seat)
        if (now.source, now.only) == (source, only):
            return []
        if source == "bot" and not table.opened.hints:  # not even after the game: a series hands it to the next one
            raise Refused("error-without-hints")
        require_room(table)
        return [facts.HelpSet(seat, source, only)]

    return decide


def mark(seat: int, decision: str, action: str, marked: bool) -> Decide:
    """Mark an answer, or remove its mark. This adds no row."""

    def decide(table: Table) -> list[facts.Fact]:
        if table.match is None:
            raise Refused("error-table-not-started")
        if _agreed(table, seat).source == "bot":
            raise Refused("error-help-by-bot")
        game = table.game
        answer = read_answer(game, [action])
        (code,), (text,) = answer.codes, answer.texts
        if not decision or _decision_id(table, seat) != decision:
            raise Stale("error-stale")
        hints = [hint for hint in _marked(table, seat) if hint.action != text]
        if marked:
            if reason := table.match.state.why_not(seat, code):
                raise Refused(reason.id, **reason.args)
            if len(hints) >= TOKENS:
                raise Refused("error-no-tokens-left")
            if len(hints) == len(_marked(table, seat)):
                hints.append(Hint(text, game.words.action(code), Message("page-help-marked")))
            else:
                return []  # already marked; it keeps its number
        _keep(table, seat, decision, hints)
        return []

    return decide


def suggest(table: Table, seat: int, decision: str, hints: Sequence[Hint]) -> bool:
    """Mark what the bot advises, if the bot is to mark answers here; whether anything changed."""
    if _agreed(table, seat).source != "bot" or _decision_id(table, seat) != decision or _marked(table, seat) == hints:
        return False
    _keep(table, seat, decision, list(hints[:TOKENS]))
    return True


def waits_for_the_bot(table: Table, seat: int) -> bool:
    """Whether only the bot's marks can be chosen, and it hasn't marked anything yet."""
    agreed = _agreed(table, seat)
    return agreed.only and agreed.source == "bot" and _decision_id(table, seat) != "" and not _marked(table, seat)


def suggestions(table: Table, seat: int) -> Suggestions:
    """What is marked for a seat now, for its people and helpers."""
    hints = _marked(table, seat)
    if not hints:
        return NOTHING
    return Suggestions(_decision_id(table, seat), hints, _only_these(table, seat, hints))


def refusal(table: Table, seat: int, action: str) -> Message | None:
    """Why an answer can't be chosen even if the rules allow it; None if it can."""
    hints = _marked(table, seat) if _agreed(table, seat).only else []
    if action in [hint.action for hint in hints] or not _legal(table, seat, hints):
        return None
    return Message("error-not-marked")


def _only_these(table: Table, seat: int, hints: Sequence[Hint]) -> list[Choice] | None:
    """The choices left if only marked answers can be chosen."""
    if table.match is None or not _agreed(table, seat).only:
        return None
    legal = _legal(table, seat, hints)
    view = msgspec.structs.replace(table.match.state.view(seat), legal=legal, aside=[])
    return table.game.words.choices(view) if legal else None


def _legal(table: Table, seat: int, hints: Sequence[Hint]) -> list[int]:
    """The marked answers that are legal, in the order of the rules. With none, nobody is restricted."""
    if table.match is None or not hints:
        return []
    marked = {table.game.parse(hint.action) for hint in hints}
    return [action for action in table.match.state.legal(seat) if action in marked]


def _agreed(table: Table, seat: int) -> facts.HelpSet:
    return table.help.get(seat, USUAL)


def _decision_id(table: Table, seat: int) -> str:
    """The id of the person's decision; empty if there is none to help with."""
    if table.match is None or table.opened.record is not None or table.chairs[seat].kind != "person":
        return ""
    asked = table.match.state.decision(seat)
    return "" if asked is None or asked.kind == "confirm" else asked.id


def _marked(table: Table, seat: int) -> list[Hint]:
    """What is marked for the current decision."""
    marks: Marks | None = table.marks.get(seat)
    return marks.hints if marks is not None and marks.decision == _decision_id(table, seat) else []


def _keep(table: Table, seat: int, decision: str, hints: list[Hint]) -> None:
    moves = table.match.moves if table.match else 0
    if hints:
        table.marks[seat] = Marks(decision, moves, hints)
    else:
        table.marks.pop(seat, None)
