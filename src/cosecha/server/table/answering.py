"""Answering a decision: at once, after confirming, in advance, or only to see what it would do."""

from collections.abc import Sequence

from msgspec import Struct

from cosecha.core.decision import Preview
from cosecha.core.errors import IllegalAction
from cosecha.core.event import any_reveals
from cosecha.core.message import Message
from cosecha.core.state import State
from cosecha.server.common.refusals import Refused, Stale
from cosecha.server.table import facts, helping
from cosecha.server.table.answers import Answer, read_answer, without_forced
from cosecha.server.table.checks import is_repeated, match_of, require_person, require_room
from cosecha.server.table.due import plan_to_follow
from cosecha.server.table.facts import Fact
from cosecha.server.table.table import Decide, Table


def answer(seat: int, decision: str, actions: Sequence[str], key: str, hold: bool | None = None) -> Decide:
    """Answer a decision. A repeated answer counts once; an answer to a closed decision is stale.

    The first of `actions` answers the decision, the others the same seat's next ones: all of them count, or none.
    `hold` says whether the turn has to be confirmed; None leaves that to the table.
    """

    def decide(table: Table) -> list[Fact]:
        given = read_answer(table.game, actions)
        if is_repeated(table, seat, key, " ".join((decision, *given.texts))):
            return []
        state = match_of(table).state
        require_person(table, seat)
        asked = state.decision(seat)
        if asked is None or asked.id != decision:
            raise Stale("error-stale")
        if reason := helping.refusal(table, seat, given.texts[0]):
            raise Refused(reason.id, **reason.args)
        given = without_forced(table.game, state, seat, given)
        before = _checked(state, seat, given)
        held = table.opened.confirm if hold is None else hold
        if held is None:
            held = _needs_confirmation(table, before, seat, given.codes[-1])
        first, *rest = given.texts
        joined = [facts.Acted(seat, text, key, "person", held, joined=True) for text in rest]
        return [facts.Acted(seat, first, key, "person", held), *joined]

    return decide


def _checked(state: State, seat: int, given: Answer) -> State:
    """The state just before the last action. Raises Refused if the rules refuse any of them.

    No action but the last may lead past a barrier: whether the next one is legal must not reveal what lies behind it.
    """
    *first, last = given.codes
    twin = state.copy() if first else state
    for code in first:
        _require_legal(twin, seat, code)
        if twin.secret(seat) and _ends_turn(twin, seat, code):
            raise Refused("error-stale")  # secret answers are never held
        twin.play(seat, code, hold=True)
    _require_legal(twin, seat, last)
    return twin


def _ends_turn(state: State, seat: int, code: int) -> bool:
    """Whether a barrier follows this action."""
    twin = state.copy()
    twin.answer(seat, code, None)
    return twin.at_barrier(seat)


def _require_legal(state: State, seat: int, code: int) -> None:
    if reason := state.why_not(seat, code):
        raise Refused(reason.id, **reason.args)


def _needs_confirmation(table: Table, before: State, seat: int, action: int) -> bool:
    """Whether confirming would protect something: after the answer, something hidden is revealed, the match ends or
    another person is asked, and from then on an undo needs consent. Against bots, undo is free anyway."""
    others = [other for other in table.people() if other != seat]
    if not others:
        return False
    twin = before.copy()
    events = twin.play(seat, action)
    if not twin.waiting() or any_reveals(events):
        return True
    return any(twin.decision(other) not in (None, before.decision(other)) for other in others)


def confirm(seat: int, decision: str | None, key: str) -> Decide:
    """Confirm a turn on hold; `decision` says which one, in case the client looks at an old page."""

    def decide(table: Table) -> list[Fact]:
        known = table.keys.get((seat, key), "")
        any_confirm = known if known.endswith(" confirm") else "confirm"
        if is_repeated(table, seat, key, any_confirm if decision is None else f"{decision} confirm"):
            return []
        asked = match_of(table).state.decision(seat)
        if asked is None or asked.kind != "confirm" or decision not in (None, asked.id):
            raise Stale("error-stale")
        require_person(table, seat)
        return [facts.Confirmed(seat, key)]

    return decide


def plan(seat: int, kind: str, action: str | None) -> Decide:
    """Set an automatic answer to a kind of decision or a topic, given whenever it is legal; None cancels it."""

    def decide(table: Table) -> list[Fact]:
        match_of(table)
        planned = action
        if action is not None:
            require_person(table, seat)
            require_room(table)
            topics = table.game.topics
            if kind not in table.game.decisions and kind not in topics:
                raise Refused("error-plan-kind", kind=kind)
            (planned,) = read_answer(table.game, [action]).texts
            if kind in topics and planned not in topics[kind]:
                raise Refused("error-plan-answer", action=planned)
        if table.plans.get((seat, kind)) == planned:
            return []
        return [facts.Planned(seat, kind, planned)]

    return decide


def automatic(table: Table) -> list[Fact]:
    """The next automatic answer that is due. In a seat's own turn it is held for confirmation like the others."""
    found = plan_to_follow(table)
    if found is None:
        return []
    seat, action = found
    match = match_of(table)
    hold = False
    if match.state.topic(seat) in table.game.topics and match.played and match.played[-1].seat == seat:
        confirm = table.opened.confirm
        hold = _needs_confirmation(table, match.state, seat, table.game.parse(action)) if confirm is None else confirm
    return [facts.Acted(seat, action, by="plan", hold=hold)]


class Trial(Struct, frozen=True):
    """Why an answer would be refused, or the action it begins with and what it would do."""

    reason: Message | None = None
    code: int = 0
    preview: Preview | None = None


def try_out(table: Table, seat: int, actions: Sequence[str], bound: bool) -> Trial:
    """What an answer would do; nothing changes. `bound`: apply the seat's restriction to marked answers."""
    state = match_of(table).state
    given = read_answer(table.game, actions)
    if bound and (reason := helping.refusal(table, seat, given.texts[0])):
        return Trial(reason)
    code, *rest = without_forced(table.game, state, seat, given).codes
    try:
        return Trial(None, given.codes[0], state.preview(seat, code, rest))
    except IllegalAction as refused:
        return Trial(refused.message)
