"""What a seat can do at a running table: answer, confirm, undo, chat. Each is checked against the current table."""

from collections.abc import Sequence

from cosecha.core.decision import Preview
from cosecha.core.errors import IllegalAction
from cosecha.core.event import Forced, any_reveals
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.state import State
from cosecha.server import facts, helping
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


def _person(table: Table, seat: int) -> None:
    """Only a seat that a person has acts: where a bot plays on, they sit down again first."""
    if table.chairs[seat].kind != "person":
        raise Refused("error-bot-plays")


def _taken(table: Table, seat: int, key: str, what: str) -> bool:
    """Whether the seat has asked this before: sent twice it counts once. A key that named something else is refused.

    Of several answers, those that the match made by itself aren't kept.
    """
    known = table.keys.get((seat, key))
    if known is not None and not f"{what} ".startswith(f"{known} "):
        raise Refused("error-key-used", key=key)
    return known is not None


def answer(seat: int, decision: str, actions: Sequence[str], key: str, hold: bool | None = None) -> Decide:
    """Answer a decision. An answer that was already taken counts once; one to a closed decision is stale.

    The first of `actions` answers the decision, the others what the seat is asked next: all of them count, or none.
    `hold` says whether the turn is to be confirmed before it counts; None leaves that to the table.
    """

    def decide(table: Table) -> list[Fact]:
        codes = [table.game.parse(action) for action in actions]
        texts = [table.game.notation(code) for code in codes]
        if _taken(table, seat, key, " ".join((decision, *texts))):
            return []
        state = match_of(table).state
        _person(table, seat)
        asked = state.decision(seat)
        if asked is None or asked.id != decision:
            raise Stale("error-stale")
        if reason := helping.refusal(table, seat, texts[0]):
            raise Refused(reason.id, **reason.args)
        codes = chosen(state, seat, codes)
        texts = [table.game.notation(code) for code in codes]
        before = after(state, seat, codes[:-1])
        if reason := before.why_not(seat, codes[-1]):
            raise Refused(reason.id, **reason.args)
        wanted = table.opened.confirm if hold is None else hold
        if wanted is None:
            wanted = _protects(table, before, seat, codes[-1])
        rest = [facts.Acted(seat, text, key, "person", wanted, joined=True) for text in texts[1:]]
        return [facts.Acted(seat, texts[0], key, "person", wanted), *rest]

    return decide


def chosen(state: State, seat: int, codes: Sequence[int]) -> list[int]:
    """Without the answers that the match makes by itself: whoever exchanges the last grain has only to feed."""
    if len(codes) < 2:
        return list(codes)
    twin, found, forced = state.copy(), list[int](), list[str]()
    for place, code in enumerate(codes):
        if forced and twin.notation(code) == forced[0]:
            del forced[0]
            continue
        if twin.secret(seat) or twin.why_not(seat, code):
            return [*found, *codes[place:]]
        found.append(code)
        events = twin.play(seat, code, hold=True)
        forced = [event.action for event in events if isinstance(event, Forced) and event.seat == seat]
    return found


def after(state: State, seat: int, codes: Sequence[int]) -> State:
    """The match after some answers of one seat. Raises Refused if the rules refuse one of them.

    None of them may lead past a barrier: whether the next one is legal must not tell what lies behind it.
    """
    twin = state.copy() if codes else state
    for code in codes:
        if reason := twin.why_not(seat, code):
            raise Refused(reason.id, **reason.args)
        if twin.secret(seat):
            raise Refused("error-stale")
        twin.play(seat, code, hold=True)
    return twin


def _protects(table: Table, before: State, seat: int, action: int) -> bool:
    """Whether a confirmation would protect something: behind the answer something hidden is revealed, the match ends or
    another person is asked, and from then on undoing needs consent. Against bots undoing is free anyway."""
    others = [other for other in table.people() if other != seat]
    if not others:
        return False
    twin = before.copy()
    events = twin.play(seat, action)
    if not twin.waiting() or any_reveals(events):
        return True
    return any(twin.decision(other) not in (None, before.decision(other)) for other in others)


def confirm(seat: int, decision: str | None, key: str) -> Decide:
    """Let a held turn pass; `decision` says which, where somebody may have looked at an old page."""

    def decide(table: Table) -> list[Fact]:
        known = table.keys.get((seat, key), "")
        any_confirm = known if known.endswith(" confirm") else "confirm"
        if _taken(table, seat, key, any_confirm if decision is None else f"{decision} confirm"):
            return []
        asked = match_of(table).state.decision(seat)
        if asked is None or asked.kind != "confirm" or decision not in (None, asked.id):
            raise Stale("error-stale")
        _person(table, seat)
        return [facts.Confirmed(seat, key)]

    return decide


def take_back(seat: int, key: str, turn: bool = False) -> Decide:
    """Undo one's last action, or the whole turn: at once if that costs nobody anything, else if everybody agrees."""

    def decide(table: Table) -> list[Fact]:
        if _taken(table, seat, key, "undo"):
            return []
        match_of(table)
        _person(table, seat)
        moves = moves_before(table, seat, turn)
        if moves is None:
            raise Refused("error-nothing-to-undo")
        if is_free(table, seat, moves):
            return [facts.Undone(seat, moves, key)]
        if table.undo is not None:
            raise Refused("error-undo-open")
        return [facts.UndoAsked(seat, moves, key)]

    return decide


def answer_undo(seat: int, agrees: bool, row: int | None = None) -> Decide:
    """Let another seat undo, or not; the last to agree lets it happen. `row` names the request that is meant."""

    def decide(table: Table) -> list[Fact]:
        request = table.undo
        if table.status == "over" or request is None or seat not in request.asked or row not in (None, request.row):
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
            _person(table, seat)
            if kind not in table.game.decisions:
                raise Refused("error-plan-kind", kind=kind)
            table.game.parse(action)
        if table.plans.get((seat, kind)) == action:
            return []
        return [facts.Planned(seat, kind, action)]

    return decide


def say(seat: int | None, name: str, text: str, key: str = "") -> Decide:
    """A line of chat. Somebody who only watches has a name that no seat has."""

    def decide(table: Table) -> list[Fact]:
        said = text.strip()[:CHAT_LENGTH]
        if seat is not None and _taken(table, seat, key, said):
            return []
        if table.watchers_muted if seat is None else table.chairs[seat].muted:
            raise Refused("error-muted")
        called = name.strip() if seat is None else table.chairs[seat].name
        if not called:
            raise Refused("error-name-missing")
        if seat is None and called.casefold() in {other.casefold() for other in table.names}:
            raise Refused("error-name-taken")
        return [facts.Said(seat, called, said, key)] if said else []

    return decide


def mute(seat: int | None, muted: bool) -> Decide:
    """Mute a seat, or all spectators (None); or unmute them."""

    def decide(table: Table) -> list[Fact]:
        if seat is not None and seat >= len(table.chairs):
            raise Refused("error-no-seat")
        now = table.watchers_muted if seat is None else table.chairs[seat].muted
        return [facts.Muted(seat, muted)] if now != muted else []

    return decide


def tried(table: Table, seat: int, action: str, then: Sequence[str] = ()) -> tuple[Message | None, Preview | None]:
    """Why an action, or one of those that go with it, would be refused, or what they would bring; nothing is done."""
    state = match_of(table).state
    code, *more = chosen(state, seat, [table.game.parse(each) for each in (action, *then)])
    try:
        return None, state.preview(seat, code, more)
    except IllegalAction as refused:
        return refused.message, None


def moves_before(table: Table, seat: int, turn: bool = False) -> int | None:
    """How many moves the match had before the seat's last own action, and what was done in one go with it; or before
    all that it did on end.

    What is on hold counts as an action. None if there is nothing to take back: not at the end either, when all that
    was hidden is published; among people a secret answer is final once it is given; and what others did before bots
    took over from them waits until they are back to be asked.
    """
    match = match_of(table)
    if table.status == "over":
        return None
    played = match.played
    last = len(played)
    if not match.state.held >> seat & 1:
        last -= 1
        while last >= 0 and played[last].seat != seat:
            last -= 1
        if last < 0:
            return None
    while last and played[last - 1].seat == seat and (turn or table.is_joined(seat, last)):
        last -= 1
    if any(move.secret for move in played[last:]) and not _alone(table, seat, last):
        return None
    return last if is_free(table, seat, last) or table.people() != [seat] else None


def is_free(table: Table, seat: int, moves: int) -> bool:
    """Whether nobody has to agree. Against bots always; else as long as, since then, no other seat has acted, nothing
    hidden was shown and no other person was asked anything that is still open."""
    match = match_of(table)
    if moves == match.moves or _alone(table, seat, moves):
        return True
    since = match.played[moves:]
    if match.state.held & ~(1 << seat) or any(move.seat != seat for move in since):
        return False
    if any(table.chairs[other].kind == "person" and after > moves for other, after in _others_asked(table, seat)):
        return False
    return not any(any_reveals(move.events) for move in since)


def _others_asked(table: Table, seat: int) -> list[tuple[int, int]]:
    """The other seats that owe an answer, and how many moves the match had when they were asked."""
    return [(other, after) for other, after in table.asked_after.items() if other != seat]


def _alone(table: Table, seat: int, moves: int) -> bool:
    """Whether all the others are bots, and were so ever since the match had so many moves."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return all(chair.kind != "person" and chair.until <= moves for chair in others)
