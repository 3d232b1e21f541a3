"""A table: a match with people at it, as a fold over its rows. Nothing is decided here."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from cosecha.bots.registry import bot_level
from cosecha.core.agreed import agreed_lines
from cosecha.core.event import Event
from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.message import Argument
from cosecha.core.record import Place
from cosecha.core.state import CONFIRM
from cosecha.core.steps import Steps, finish
from cosecha.games import by_name
from cosecha.server.storage.rows import Row
from cosecha.server.table import facts
from cosecha.server.table.bot_names import with_names
from cosecha.server.table.chairs import Chair, planned_chair
from cosecha.server.table.clocks import Clocks
from cosecha.server.table.log import UNDONE, Line, Log, Said
from cosecha.server.table.moves import Moves, UndoneFinder, last_without_outcome
from cosecha.server.table.recorded import Replayed, replaying

Status = Literal["open", "running", "over"]
BATCH = 64
"""Rows that are decoded, or passed over, between pauses while a table is loaded; each takes microseconds."""


class UndoRequest(Struct):
    """Identified by `row`, so that nobody agrees to a different request than the one they saw."""

    row: int
    seat: int
    moves: int
    asked: list[int]
    """The seats of people who haven't agreed yet."""


def _level(bot: str, why: str) -> dict[str, Argument]:
    """A bot's level, where the log introduces it."""
    return {"level": bot_level(bot)} if why == "empty" else {}


class Table:
    """What is true at a table after its rows so far."""

    opened: facts.Opened
    game: Game
    clocks: Clocks
    opened_at: float
    over_since: float | None = None
    """When the match ended."""
    watchers_muted = False

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.at = 0.0
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.log = Log()
        self.waiting: tuple[int, ...] = ()
        """The seats that owe an answer."""
        self.keys: dict[tuple[int, str], str] = {}
        """Idempotency keys by seat, and the request that each was used for."""
        self.generations: dict[tuple[str, int], int] = {}
        self.sitting_keys: dict[int, str] = {}
        """For seats whose `play` link was replaced because a guest sat down: the idempotency key of that request."""
        self.guests: set[int] = set()
        """The seats of people on other devices than the host's: their links are theirs alone."""
        self.following: facts.Followed | None = None
        """The next game of the same people."""
        self.kept: set[int] = set()
        """The seats reserved for players of the previous game, unless given to somebody else."""
        self.claimed: set[int] = set()
        """The reserved seats that their people have taken."""
        self.plans: dict[tuple[int, str], str] = {}
        """Automatic answers by seat and kind of decision, or topic."""
        self._automatic: dict[int, int] = {}
        """The rows with automatic answers, and the seat of each."""
        self.help: dict[int, facts.HelpSet] = {}
        """How seats are helped, unless by default."""
        self._replayed: Replayed | None = None
        """An uploaded record, replayed by `prepare` before its match starts."""
        self.marks: dict[int, Any] = {}
        """The answers marked for each seat, managed by `helping`. They last while the table is in memory and aren't
        rows, so nobody can notice them by counting rows."""
        self._moves = Moves()
        self.undo: UndoRequest | None = None
        self.chosen: dict[int, str] = {}
        """After a game of a series: what each seat has chosen so far."""
        self.asked_after: dict[int, int] = {}
        """How many moves the match had when each seat that owes an answer began to owe it."""
        self.notices: dict[int, facts.NoticeWanted] = {}
        """Where seats want to be notified of their turns; secret."""
        self.aware: set[int] = set()
        """The seats that know it is their turn: they have acted in it, or their notification is settled."""
        self.seated: Any = None
        """Cached by `seat_cards` until somebody sits down or leaves."""
        self.shown: dict[int | None, Any] = {}
        """The current state as each viewer sees it, cached by `update_for`."""
        self.encoded: dict[tuple[int | None, int], Any] = {}
        """The updates that viewers get now, cached by `encoded_update`."""
        self.curves: dict[tuple[bool, int | None], Any] = {}
        """The points after each move as each viewer sees them, cached by `replay`."""

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "running" if self.waiting and self.opened.record is None else "over"

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end. An uploaded one may break off earlier, and is still `over`."""
        return self.match is not None and not self.waiting

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def load(self, rows: Sequence[Row]) -> Steps[None]:
        """Apply the next rows. A generator that pauses every now and then, because there may be thousands.

        What is undone by the end of these rows isn't played; apart from that, the table is the same as if the rows had
        been added one by one. Up to the last row that lacks outcomes, everything is played.
        """
        self.shown.clear()
        self.encoded.clear()
        decoded: list[list[facts.AnyFact]] = []
        plain = 0
        for start in range(0, len(rows), BATCH):
            batch = [facts.decode(row.facts) for row in rows[start : start + BATCH]]
            decoded += batch
            plain = last_without_outcome(batch, start) or plain
            yield
        if decoded:
            yield from self.prepare(decoded[0])
        for row, new in zip(rows[:plain], decoded[:plain], strict=True):
            self._add(new, row.at)
            yield
        finder = UndoneFinder(self._moves)
        for start in range(plain, len(rows), BATCH):
            finder.add(decoded[start : start + BATCH])
            yield
        yield from self._add_rows(rows[plain:], decoded[plain:], finder.undone)

    def prepare(self, new: Sequence[facts.Fact]) -> Steps[None]:
        """Do what takes long in the next row in advance, in steps: replay an uploaded record. Raises BadRecord."""
        match new:
            case [facts.Opened(record=dict()) as opened, facts.Started()]:
                self._replayed = yield from replaying(opened, self.seq + 1)
            case _:
                pass

    def _add_rows(self, rows: Sequence[Row], decoded: list[list[facts.AnyFact]], undone: bytearray) -> Steps[None]:
        """Apply rows, given also as facts; `undone` says for each fact whether it is undone later."""
        number = first = passed = 0  # a row, its first fact, and the rows since the last pause
        while number < len(rows):
            new, at = decoded[number], rows[number].at
            after = first + len(new)
            if len(new) != 1 or not undone[first]:
                self._add(new, at, undone[first:after])
                passed = BATCH
            elif self._pass_over_try(rows, decoded, number, not undone[after]):
                number += 1
                after += 1
            else:
                self._pass_over(new[0], at)
            number, first, passed = number + 1, after, passed + 1
            if passed >= BATCH:
                passed = 0
                yield

    def add(self, new: Sequence[facts.Fact], at: float) -> list[facts.Fact]:
        """Apply the facts of the next row. Returns them with their outcomes, as they are to be stored."""
        outcomes = self._add(new, at)
        return [
            fact if outcome is None else msgspec.structs.replace(fact, then=facts.Outcome(self.waiting, *outcome))
            for fact, outcome in zip(new, outcomes, strict=True)
        ]

    def _add(self, new: Sequence[facts.Fact], at: float, undone: Sequence[int] = ()) -> list[tuple[bool, str] | None]:
        """Apply the facts of the next row. Those that `undone` marks are undone by a later row: they aren't played and
        leave no line in the log.

        Returns for each fact whether it is on hold and which decision it answers; None if it doesn't change the match.
        """
        self.seq += 1
        self.shown.clear()
        self.encoded.clear()
        outcomes: list[tuple[bool, str] | None] = []
        then: facts.Outcome | None = None
        changed = False
        for place, fact in enumerate(new):
            stays = not undone or not undone[place]
            if isinstance(fact, facts.Acted):  # nearly every fact
                outcomes.append(self._act(fact, at, stays))
                changed, then = True, fact.then
            elif isinstance(fact, facts.Undone):
                outcomes.append(self._undo(fact, stays))
                changed, then = True, fact.then
            elif isinstance(fact, facts.Confirmed):
                outcomes.append(self._confirm(fact, at, stays))
                changed, then = True, fact.then
            else:
                self.seated = None
                self._apply(fact, at)
                self._update_notices(fact)
                self._update_help(fact)
                outcomes.append(None)
                changed = changed or isinstance(fact, facts.Started)
        if changed:
            self.waiting = self._running.state.waiting() if then is None else then.waiting
        self._start_waiting(at)
        self.at = at
        return outcomes

    def _pass_over_try(
        self, rows: Sequence[Row], decoded: list[list[facts.AnyFact]], number: int, mentioned: bool
    ) -> bool:
        """Apply an answer together with the next row if that undoes it and nothing else; whether it does.

        The same as two rows, much faster: somebody may try things out for hours.
        """
        (act,), (undo, *more) = decoded[number], decoded[number + 1]
        if not isinstance(act, facts.Acted) or not isinstance(undo, facts.Undone) or more:
            return False
        seat, made, waiting, then = act.seat, self._moves.made, self.waiting, act.then
        if undo.seat != seat or undo.moves != made or then is None or then.held or act.joined or self._moves.held():
            return False
        if undo.then is None or undo.then.waiting != waiting or seat not in waiting:
            return False
        for other in waiting:
            if other != seat and other not in then.waiting:
                return False
        self.seq += 2
        if act.key:
            self.keys[seat, act.key] = f"{then.decision} {act.action}"
        self._forget_undone(seat, made)
        if act.by == "plan":
            self._end_plans(seat)
        self.log.undo(self.seq, self._moves.add_and_undo(self.seq - 1, self.seq))
        if mentioned:
            self._say(UNDONE, seat=seat)
        if undo.key:
            self.keys[seat, undo.key] = "undo"
        if act.by == "person":
            self.aware.add(seat)
        self.aware.intersection_update(then.waiting)
        self.asked_after[seat] = made
        self.at = rows[number + 1].at
        asked = [other for other in then.waiting if other not in waiting]
        self.clocks.ignore(seat, asked, rows[number].at, self.at)
        return True

    def _pass_over(self, fact: facts.AnyFact, at: float) -> None:
        """Apply a row with one fact that is undone later, as `_add` does but faster: there may be thousands."""
        self.seq += 1
        if isinstance(fact, facts.Acted):
            self._act(fact, at, False)
        elif isinstance(fact, facts.Undone):
            self._undo(fact, False)
        elif isinstance(fact, facts.Confirmed):
            self._confirm(fact, at, False)
        else:
            raise TypeError(f"{fact} can't be undone")
        if fact.then is not None:
            self.waiting = fact.then.waiting
        self._start_waiting(at)
        self.at = at

    def _apply(self, fact: facts.Fact, at: float) -> None:
        match fact:
            case facts.Opened():
                self._open(fact, at)
            case facts.Sat(seat, name, word):
                self._sit(seat, name, word, at)
            case facts.Stood(seat, _, "left") if self.match is None:
                self._say("table-stood-up", seat=seat)
                self.guests.discard(seat)
                self.claimed.discard(seat)
                self.chairs[seat] = planned_chair(self.opened.seats[seat])
            case facts.Named(seat, name):
                self.chairs[seat].name = name
            case facts.Stood(seat, bot, why):
                self._say(f"table-stood-{why}", seat=seat, **_level(bot, why))
                self._hand_over(seat, bot)
            case facts.Started():
                self._start()
            case facts.UndoAsked(seat, moves, key):
                others = [other for other in self.people() if other != seat]
                self.undo = UndoRequest(self.seq, seat, moves, others)
                self._say("table-undo-asked", seat=seat)
                self._remember_key(seat, key, "undo")
            case facts.UndoAnswered(seat, agrees):
                self._answer_undo(seat, agrees)
            case facts.Planned(seat, kind, action):
                if action is None:
                    self.plans.pop((seat, kind), None)
                else:
                    self.plans[seat, kind] = action
            case facts.Said(seat, name, text, key):
                self.log.chat.append(Said(self.seq, at, seat, name, text))
                self._remember_key(seat, key, text)
            case facts.Muted(None, muted):
                self.watchers_muted = muted
            case facts.Muted(int(seat), muted):
                self.chairs[seat].muted = muted
            case facts.LinkChanged(role, seat, generation, by, key):
                self.generations[role, seat] = generation
                if role == "play":
                    self.sitting_keys[seat] = key
                self._change_hands(role, seat, by)
            case facts.Followed():
                self._be_followed(fact)
            case facts.Claimed(seat):
                self.claimed.add(seat)
            case facts.Chose():
                self._choose(fact)

    def _update_notices(self, fact: facts.Fact) -> None:
        """Who wants notifications, and who needs none for this turn."""
        match fact:
            case facts.NoticeWanted(seat, url) if url:
                self.notices[seat] = fact
            case facts.NoticeWanted(seat) | facts.LinkChanged("play", seat) | facts.Stood(seat, why="left"):
                self.notices.pop(seat, None)
            case facts.NoticeGiven(seat):
                self.aware.add(seat)
            case _:
                pass

    def _update_help(self, fact: facts.Fact) -> None:
        """Help at seats. A new `play` link may bring another person, who starts without."""
        match fact:
            case facts.HelpSet(seat, source):
                if source != (self.help[seat].source if seat in self.help else "helper"):
                    self.marks.pop(seat, None)
                self.help[seat] = fact
            case facts.LinkChanged("play", seat):
                self.help.pop(seat, None)
                self.marks.pop(seat, None)
            case _:
                pass

    def _choose(self, fact: facts.Chose) -> None:
        if fact.answer is None:
            self.chosen.pop(fact.seat, None)
        else:
            self.chosen[fact.seat] = fact.answer
        self._remember_key(fact.seat, fact.key, "undo" if fact.answer is None else f"choose {fact.answer}")
        if fact.by == "person":
            self.aware.add(fact.seat)

    def _say(self, id: str, seat: int | None = None, **args: Argument) -> None:
        self.log.add(self.seq, self._moves.made, id, seat, **args)

    def _tell(self, events: Sequence[Event], move: int, by: int | None = None) -> None:
        self.log.add_events(self.seq, move, events, self.game.words, by)

    @property
    def _running(self) -> Match:
        if self.match is None:
            raise RuntimeError("the match hasn't started")
        return self.match

    def _open(self, fact: facts.Opened, at: float) -> None:
        """Set up the table. A program does so again for each deal (`local.py`); what was played before is gone."""
        self.log.undo(self.seq, self._moves.rows())
        self._moves = Moves()
        self.opened = fact = with_names(fact, self.id)
        self.opened_at = at
        self.game = by_name(fact.game).under(fact.rules)
        self.chairs = [planned_chair(plan) for plan in fact.seats]
        self.kept = set(fact.kept)
        self.clocks = Clocks(fact.clock, len(self.chairs))
        self.log.lines += [Line(self.seq, 0, message) for message in agreed_lines(self.game, fact.options)]

    def _sit(self, seat: int, name: str, word: str, at: float) -> None:
        chair = self.chairs[seat]
        if chair.kind != "person":
            self.clocks.stop(seat, at)
            chair.back = self.match is not None
        self._say("table-back" if chair.name == name and self.match else "table-sat", seat=seat)
        chair.kind, chair.name, chair.word = "person", name, word or chair.word

    def _hand_over(self, seat: int, bot: str) -> None:
        """A bot takes over. The person's moves, including one on hold, still count as theirs."""
        chair = self.chairs[seat]
        if chair.kind == "person" and self.match is not None:
            chair.until = self._moves.made + (seat in self._moves.held())
            if self.undo is not None and seat in (self.undo.seat, *self.undo.asked):
                self.undo = None  # people who have left neither ask nor answer
        chair.kind, chair.bot = "bot", bot

    def _change_hands(self, role: str, seat: int, by: Literal["host", "guest"]) -> None:
        """Who owns the links of a seat now. The log mentions links that people may have kept."""
        if role == "play" if by == "host" else seat not in self.claimed:
            self.kept.discard(seat)  # given to somebody else
            self.claimed.discard(seat)
        if by == "guest":
            self.guests.add(seat)
            # At a public table nobody was invited, and in a series people bring their seats along.
            if role == "play" and not self.opened.public and self.seq > 1:
                self._say("table-invitation-used", seat=seat)
        elif role == "play":
            self.guests.discard(seat)
            self._say("table-relinked", seat=seat)
        elif role == "hand":
            self._say("table-relinked-hand", seat=seat)

    def _be_followed(self, fact: facts.Followed) -> None:
        self.following = fact
        if fact.in_series:
            self._say("table-series-next")
        elif fact.seat is None:
            self._say("table-followed-host")
        else:
            self._say("table-followed", seat=fact.seat)

    def _start(self) -> None:
        fact = self.opened
        replayed: list[Line] = []
        if fact.record is not None:
            found, self._replayed = self._replayed or finish(replaying(fact, self.seq)), None
            self.match, replayed = found.match, found.lines
        elif fact.position is not None:
            state = self.game.from_position(fact.position)
            self.match = Match.start_from(self.game, state, self._player_names(), self._player_kinds())
        else:
            options = msgspec.convert(fact.options, self.game.options)
            words = [chair.word for chair in self.chairs]
            self.match = Match.start_fair(
                self.game, options, fact.secret, words, self._player_names(), self._player_kinds(), self._place()
            )
        if fact.origin is None:
            self._say("table-started")
        else:
            self._say("table-forked", move=fact.origin.move)
        played = self.match.played
        self._tell(self.match.log[: len(self.match.log) - sum(len(move.events) for move in played)], 0)
        self.log.lines += replayed
        for move in played:
            self._moves.add(move.seat, self.seq)

    def _place(self) -> Place | None:
        """The place of the game in its series."""
        found = self.opened.series
        return None if found is None else Place(found.series.kind, found.id, found.series.number)

    def _player_names(self) -> list[str]:
        return [chair.name or f"{seat + 1}" for seat, chair in enumerate(self.chairs)]

    def _player_kinds(self) -> list[str]:
        return [chair.bot if chair.kind == "bot" else "person" for chair in self.chairs]

    def _act(self, fact: facts.Acted, at: float, played: bool) -> tuple[bool, str]:
        seat = fact.seat
        decision = self._answered(fact) if fact.then is None else fact.then.decision
        if fact.key:
            if fact.joined:
                self.keys[seat, fact.key] += f" {fact.action}"
            else:
                self.keys[seat, fact.key] = f"{decision} {fact.action}"
        self.undo = None
        if played:
            match = self._running
            events = match.play(seat, self.game.parse(fact.action), fact.hold)
            held = bool(match.state.held >> seat & 1)
            self._tell(events, self._moves.made + 1, seat)
        else:
            held = fact.then is not None and fact.then.held
        self._moves.add(seat, self.seq, fact.joined, held)
        if not held:
            self.clocks.stop(seat, at)
            self.asked_after.pop(seat, None)
        if fact.by == "person":
            self.aware.add(seat)
        elif fact.by == "plan":
            self._automatic[self.seq] = seat
        return held, decision

    def _confirm(self, fact: facts.Confirmed, at: float, played: bool) -> tuple[bool, str]:
        seat = fact.seat
        decision = self._answered(fact) if fact.then is None else fact.then.decision
        self._remember_key(seat, fact.key, f"{decision} confirm")
        self.undo = None
        if played:
            self._tell(self._running.play(seat, CONFIRM), self._moves.made + 1, seat)
        self._moves.confirm(seat, self.seq)
        self.asked_after.pop(seat, None)
        self.clocks.stop(seat, at)
        self.aware.add(seat)
        return False, decision

    def _undo(self, fact: facts.Undone, mentioned: bool) -> tuple[bool, str]:
        """Go back to an earlier move. What is undone leaves the log too; the undo itself stays there if `mentioned`."""
        seat, moves = fact.seat, fact.moves
        last = moves == self._moves.made
        gone, alone = self._moves.undo(seat, moves, self.seq)
        self.log.undo(self.seq, gone)
        match = self._running
        if last:
            if match.state.held >> seat & 1:
                self.match = match.without_hold(seat)
        elif match.moves > moves or match.state.held:
            # While a table is loaded, less may have been played than what is undone, or nothing.
            self.match = match.at(min(moves, match.moves))
        self._forget_undone(seat, moves, last)
        if any(self._automatic.get(row) == seat for row in gone):
            self._end_plans(seat)
        if alone:
            self.clocks.resume(seat)
        if mentioned:
            self._say(UNDONE, seat=seat)
        if fact.key:
            self.keys[seat, fact.key] = "undo"
        return False, ""

    def _forget_undone(self, seat: int, moves: int, last: bool = False) -> None:
        """What was noted about moves that are undone; with `last` only a turn on hold is."""
        self.seated = None
        self.undo = None
        if not last:
            for chair in self.chairs:
                chair.until = min(chair.until, moves)
        # Marks for the question that comes back still apply; later ones were for moves that are gone.
        if self.marks:
            self.marks = {helped: marks for helped, marks in self.marks.items() if marks.moves <= moves}

    def _end_plans(self, seat: int) -> None:
        """The seat has undone an automatic answer, which would only be given again."""
        self.plans = {key: action for key, action in self.plans.items() if key[0] != seat}

    def is_joined(self, seat: int, move: int) -> bool:
        """Whether a seat's move, possibly one on hold, was sent together with the one before."""
        return self._moves.is_joined(seat, move)

    def _answered(self, fact: facts.Acted | facts.Confirmed) -> str:
        """The id of the decision that a fact answers, to compare repeated requests."""
        decision = self._running.state.decision(fact.seat) if fact.key else None
        return decision.id if decision else ""

    def _remember_key(self, seat: int | None, key: str, what: str) -> None:
        if key and seat is not None:
            self.keys[seat, key] = what

    def _answer_undo(self, seat: int, agrees: bool) -> None:
        if self.undo is None:
            return
        self._say("table-undo-agreed" if agrees else "table-undo-refused", seat=seat)
        if not agrees:
            self.undo = None
            return
        self.undo.asked = [other for other in self.undo.asked if other != seat]

    def _start_waiting(self, at: float) -> None:
        """Start and stop the clocks, and note when each seat began to owe its answer."""
        waiting = self.waiting
        self.clocks.run(waiting, at)
        if waiting:
            self.over_since = None
            if self.aware:
                self.aware.intersection_update(waiting)
        elif self.match is not None and self.over_since is None:
            self.over_since = at
            self.aware.clear()  # what they are asked now, after the match, is something else
        moves, before = self._moves.made, self.asked_after
        self.asked_after = after = {}
        for seat in waiting:
            asked = before.get(seat, moves)
            after[seat] = asked if asked < moves else moves

    def deadlines(self) -> dict[int, float]:
        """When the time of each thinking person is up, if there is a clock."""
        return self.clocks.deadlines(self.chairs)

    def banks(self) -> dict[int, float]:
        """Seconds each person has left for the whole match, not counting the current decision; empty without a bank."""
        return self.clocks.banks(self.people())


Decide = Callable[[Table], list[facts.Fact]]
"""Decides which facts to add to a table; raises Refused."""
