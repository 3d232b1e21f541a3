"""What a seat may do at a running table: answer, confirm, take back. Each looks at the table as it stands."""

from cosecha.core.decision import Preview
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.server import facts
from cosecha.server.facts import Fact
from cosecha.server.house import Decide, Refused, Stale
from cosecha.server.table import Table

CHAT_LENGTH = 500


def match_of(table: Table) -> Match:
    """The match that is being played at the table. Raises Refused if there is none."""
    if table.match is None:
        raise Refused("error-table-not-started")
    if table.opened.record is not None:
        raise Refused("error-table-archive")
    return table.match


def _taken(table: Table, seat: int | None, key: str) -> bool:
    """Whether the seat has asked this before: sent twice it counts once."""
    return (seat, key) in table.keys


def answer(seat: int, decision: str, action: str, key: str) -> Decide:
    """Answer a decision. An answer that was already taken counts once; one to a closed decision is stale."""

    def decide(table: Table) -> list[Fact]:
        if _taken(table, seat, key):
            return []
        state = match_of(table).state
        asked = state.decision(seat)
        if asked is None or asked.id != decision:
            raise Stale("error-stale")
        code = table.game.parse(action)
        reason = state.why_not(seat, code)
        if reason is not None:
            raise Refused(reason.id, **reason.args)
        hold = table.opened.confirm and table.chairs[seat].kind == "person"
        return [facts.Acted(seat, table.game.notation(code), key, "person", hold)]

    return decide


def confirm(seat: int, key: str) -> Decide:
    """Let a held turn pass."""

    def decide(table: Table) -> list[Fact]:
        if _taken(table, seat, key):
            return []
        state = match_of(table).state
        if not state.held or seat not in table.waiting:
            raise Stale("error-stale")
        return [facts.Confirmed(seat, key)]

    return decide


def take_back(seat: int, key: str, turn: bool = False) -> Decide:
    """Take back one's last action, or the whole turn: at once if nobody has seen more since, else if all agree."""

    def decide(table: Table) -> list[Fact]:
        if _taken(table, seat, key):
            return []
        moves = moves_before(table, seat, turn)
        if moves is None:
            raise Refused("error-nothing-to-undo")
        if is_free(table, seat, moves):
            return [facts.Undone(seat, moves, key)]
        return [facts.UndoAsked(seat, moves, key)]

    return decide


def answer_undo(seat: int, agrees: bool) -> Decide:
    """Let another seat take back, or not; the last to agree lets it happen."""

    def decide(table: Table) -> list[Fact]:
        request = table.undo
        if request is None or seat not in request.asked:
            raise Stale("error-stale")
        answered = facts.UndoAnswered(seat, agrees)
        if agrees and request.asked == [seat]:
            return [answered, facts.Undone(request.seat, request.moves)]
        return [answered]

    return decide


def plan(seat: int, kind: str, action: str | None) -> Decide:
    """A standing answer to a kind of decision; it is given as long as it is legal. None takes it back."""

    def decide(table: Table) -> list[Fact]:
        match_of(table)
        if action is not None:
            table.game.parse(action)
        if table.plans.get((seat, kind)) == action:
            return []
        return [facts.Planned(seat, kind, action)]

    return decide


def say(seat: int | None, name: str, text: str, key: str = "") -> Decide:
    """A line of chat."""

    def decide(table: Table) -> list[Fact]:
        if _taken(table, seat, key):
            return []
        if seat is not None and table.chairs[seat].muted:
            raise Refused("error-muted")
        said = text.strip()[:CHAT_LENGTH]
        called = name if seat is None else table.chairs[seat].name
        return [facts.Said(seat, called, said, key)] if said else []

    return decide


def mute(seat: int, muted: bool) -> Decide:
    """Take the word from a seat, or give it back."""

    def decide(table: Table) -> list[Fact]:
        if seat >= len(table.chairs):
            raise Refused("error-no-seat")
        return [facts.Muted(seat, muted)] if table.chairs[seat].muted != muted else []

    return decide


def tried(table: Table, seat: int, action: str) -> tuple[Message | None, Preview | None]:
    """Why an action would be refused, or what it would bring; nothing is done."""
    state = match_of(table).state
    code = table.game.parse(action)
    reason = state.why_not(seat, code)
    return (reason, None) if reason is not None else (None, state.preview(seat, code))


def moves_before(table: Table, seat: int, turn: bool = False) -> int | None:
    """How many moves the match had before the seat's last own action, or before all that it did on end.

    What is on hold counts as an action. None if there is nothing to take back: not at the end either, when all that
    was hidden is published.
    """
    match = match_of(table)
    if table.status == "over":
        return None
    last = match.moves
    if not match.state.held >> seat & 1:
        last -= 1
        while last >= 0 and match.move(last).seat != seat:
            last -= 1
        if last < 0:
            return None
    while turn and last and match.move(last - 1).seat == seat:
        last -= 1
    return last


def is_free(table: Table, seat: int, moves: int) -> bool:
    """Against bots always; else as long as no other seat has acted and nothing hidden was shown since."""
    match = match_of(table)
    if table.people() == [seat]:
        return True
    for number in range(match.moves - 1, moves - 1, -1):
        move = match.move(number)
        if move.seat != seat or not table.game.reveals.isdisjoint([event.kind for event in move.events]):
            return False
    return True
