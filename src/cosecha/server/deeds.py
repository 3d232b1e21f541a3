"""What a seat may do at a running table: answer, confirm, take back. Each looks at the table as it stands."""

from collections.abc import Sequence

from cosecha.core.decision import Preview
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.state import State
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


def _person(table: Table, seat: int) -> None:
    """Only a seat that a person has acts: where a bot plays on, they sit down again first."""
    if table.chairs[seat].kind != "person":
        raise Refused("error-bot-plays")


def _taken(table: Table, seat: int, key: str, what: str) -> bool:
    """Whether the seat has asked this before: sent twice it counts once. A key that named something else is refused."""
    known = table.keys.get((seat, key))
    if known is not None and known != what:
        raise Refused("error-key-used", key=key)
    return known is not None


def answer(seat: int, decision: str, action: str, key: str, first: Sequence[str] = ()) -> Decide:
    """Answer a decision. An answer that was already taken counts once; one to a closed decision is stale.

    The answers in `first` come before it, in one go: the decision is the one that the first of them answers.
    """

    def decide(table: Table) -> list[Fact]:
        codes = [table.game.parse(text) for text in (*first, action)]
        texts = [table.game.notation(code) for code in codes]
        if _taken(table, seat, key, f"{decision} {texts[0]}"):
            return []
        state = match_of(table).state
        _person(table, seat)
        asked = state.decision(seat)
        if asked is None or asked.id != decision:
            raise Stale("error-stale")
        reason = after(state, seat, codes[:-1]).why_not(seat, codes[-1])
        if reason is not None:
            raise Refused(reason.id, **reason.args)
        hold = table.opened.confirm
        more = [facts.Acted(seat, text, "", "person", hold, joined=True) for text in texts[1:]]
        return [facts.Acted(seat, texts[0], key, "person", hold), *more]

    return decide


def after(state: State, seat: int, codes: Sequence[int]) -> State:
    """The match after some answers of one seat, none of which may lead past a barrier: whether the next one is legal
    must not tell anybody what lies behind it. Raises Refused if the rules refuse one of them."""
    twin = state.copy() if codes else state
    for code in codes:
        reason = twin.why_not(seat, code)
        if reason is not None:
            raise Refused(reason.id, **reason.args)
        if twin.secret(seat):
            raise Refused("error-stale")
        twin.play(seat, code, hold=True)
    return twin


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
    """Take back one's last action, or the whole turn: at once if nobody has seen more since, else if all agree."""

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
    """Let another seat take back, or not; the last to agree lets it happen. `row` names the request that is meant."""

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
    """Take the word from a seat, or from all who only watch (None); or give it back."""

    def decide(table: Table) -> list[Fact]:
        if seat is not None and seat >= len(table.chairs):
            raise Refused("error-no-seat")
        now = table.watchers_muted if seat is None else table.chairs[seat].muted
        return [facts.Muted(seat, muted)] if now != muted else []

    return decide


def tried(table: Table, seat: int, action: str, first: Sequence[str] = ()) -> tuple[Message | None, Preview | None]:
    """Why an action would be refused after those in `first`, or what it would bring; nothing is done."""
    state = after(match_of(table).state, seat, [table.game.parse(text) for text in first])
    code = table.game.parse(action)
    reason = state.why_not(seat, code)
    return (reason, None) if reason is not None else (None, state.preview(seat, code))


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
    while last in table.joined or (turn and last and played[last - 1].seat == seat):
        last -= 1
    if any(move.secret for move in played[last:]) and not _alone(table, seat, last):
        return None
    return last if is_free(table, seat, last) or table.people() != [seat] else None


def is_free(table: Table, seat: int, moves: int) -> bool:
    """Against bots always; else as long as no other seat has acted and nothing hidden was shown since."""
    match = match_of(table)
    if moves == match.moves or _alone(table, seat, moves):
        return True
    since = match.played[moves:]
    if match.state.held & ~(1 << seat) or any(move.seat != seat for move in since):
        return False
    reveals = table.game.reveals
    return all(reveals.isdisjoint([event.kind for event in move.events]) for move in since)


def _alone(table: Table, seat: int, moves: int) -> bool:
    """Whether all the others are bots, and were so ever since the match had so many moves."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return all(chair.kind != "person" and chair.until <= moves for chair in others)
