"""A match being played: its state and its record, kept together."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadNotation
from cosecha.core.event import Event, plain_event
from cosecha.core.fairness import Fairness, commitment, deal_seed
from cosecha.core.game import Game
from cosecha.core.options import plain_options
from cosecha.core.record import (
    FORMAT,
    End,
    Move,
    Place,
    Record,
    chain,
    check_end,
    end_of,
    first_state,
    game_of,
    head_digest,
    play_move,
    seed_text,
)
from cosecha.core.state import CONFIRM, State
from cosecha.core.steps import Steps

SPACING = 16
"""The number of moves between copies of the state; an undo replays only from the last copy."""
COPIES = 4
"""The number of copies that a match keeps."""


class Played(Struct, frozen=True, gc=False):
    """A recorded move and its events."""

    seat: int
    action: str
    secret: bool
    events: list[Event]


class Match:
    """Plays a match and records it. A held action is recorded when it is confirmed."""

    def __init__(self, game: Game, record: Record) -> None:
        """Resume a match from its record. Raises BadRecord if any move is bad."""
        self.game = game = game_of(record, game)
        self.names = record.names
        self.log: list[Event] = []
        self.state: State = first_state(record, game, self.log)
        head = replace(record, opening=plain_events(self.log), moves=[], end=None)
        self._head = replace(head, digest=head_digest(head))
        self.played: list[Played] = []
        """The recorded moves, in order; held actions are not among them yet."""
        self._pending: dict[int, tuple[str, bool, list[Event]]] = {}
        self._copies: dict[int, State] = {}
        """Copies of the state by number of moves, oldest first."""
        self._opening = len(self.log)
        self._replay(record.moves)
        check_end(record, self.state)

    def _replay(self, moves: Sequence[Move]) -> None:
        for number, move in enumerate(moves, self.moves + 1):
            secret = self._conceals(move)
            events = play_move(self.state, self.game, move, number)
            self.log += events
            self._add(move.seat, move.action or "", secret, events)

    def _conceals(self, move: Move) -> bool:
        """Whether a move that may be bad is one to leave out of a public record."""
        try:
            return self.state.conceals(move.seat, self.game.parse(move.action or ""))
        except BadNotation:
            return False

    @classmethod
    def resuming(cls, game: Game, record: Record) -> Steps["Match"]:
        """Resume a match like the constructor, with a pause after each move. Raises BadRecord."""
        match = cls(game, replace(record, moves=[], end=None))
        for move in record.moves:
            match._replay([move])
            yield
        check_end(record, match.state)
        return match

    @classmethod
    def start(
        cls,
        game: Game,
        options: Any,
        seed: int,
        names: list[str] | None = None,
        seats: list[str] | None = None,
        place: Place | None = None,
    ) -> "Match":
        """A new match from a seed of up to 128 bits. `seats` says who plays each seat: `person`, or a bot's name.

        `names` and `seats` are either empty or have an entry for every seat; `place` is its place in a series. Raises
        BadOptions or BadRecord.
        """
        return cls(game, replace(_new(game, options, seed, names, seats), series=place))

    @classmethod
    def start_fair(
        cls,
        game: Game,
        options: Any,
        secret: str,
        words: list[str],
        names: list[str] | None = None,
        seats: list[str] | None = None,
        place: Place | None = None,
    ) -> "Match":
        """A new match with a provably fair deal from the host's secret and the seats' words."""
        record = _new(game, options, deal_seed(secret, words), names, seats)
        return cls(game, replace(record, fairness=Fairness(commitment(secret), words, secret), series=place))

    @classmethod
    def start_from(
        cls, game: Game, state: State, names: list[str] | None = None, seats: list[str] | None = None
    ) -> "Match":
        """A match that starts from a given state: a fork, or a composed position."""
        position = msgspec.json.decode(msgspec.json.encode(state.position()))
        record = _new(game, position["options"], 0, names, seats)
        return cls(game, replace(record, seed=None, position=position))

    def play(self, seat: int, action: int, hold: bool = False) -> list[Event]:
        """Play an action and record it. Raises IllegalAction and changes nothing if the rules refuse it."""
        secret = action != CONFIRM and self.state.conceals(seat, action)
        events = list(self.state.play(seat, action, hold))
        self.log += events
        if action == CONFIRM:
            text, secret, before = self._pending.pop(seat)
            self._add(seat, text, secret, before + events)
        elif self.state.held >> seat & 1:
            self._pending[seat] = (self.game.notation(action), secret, events)
        else:
            self._add(seat, self.game.notation(action), secret, events)
        return events

    def _add(self, seat: int, action: str, secret: bool, events: list[Event]) -> None:
        self.played.append(Played(seat, action, secret, events))
        if self.moves % SPACING == 0 and not self._pending:
            self._copies[self.moves] = self.state.copy()
            if len(self._copies) > COPIES:
                del self._copies[next(iter(self._copies))]

    @property
    def seats(self) -> list[str]:
        """Who plays each seat: `person`, or a bot's name; empty if nobody said."""
        return self._head.seats

    @property
    def moves(self) -> int:
        """The number of recorded moves; held actions don't count yet."""
        return len(self.played)

    def at(self, moves: int) -> "Match":
        """A new match as this one was after the given number of moves, with nothing held."""
        copied = max((number for number in self._copies if number <= moves), default=0)
        back = self._at_copy(copied) if copied else Match(self.game, self._head)
        back._replay([Move(move.seat, move.action) for move in self.played[copied:moves]])
        return back

    def _at_copy(self, moves: int) -> "Match":
        back = Match.__new__(Match)
        back.game, back.names, back._head, back._opening = self.game, self.names, self._head, self._opening
        back.state = self._copies[moves].copy()
        back.played = self.played[:moves]
        back.log = self.log[: self._opening] + [event for move in back.played for event in move.events]
        back._pending = {}
        back._copies = {number: state for number, state in self._copies.items() if number <= moves}
        return back

    def without_hold(self, seat: int) -> "Match":
        """A new match without this seat's held action; those of other seats stay."""
        back = self.at(self.moves)
        for other, (action, _, _) in self._pending.items():
            if other != seat:
                back.play(other, self.game.parse(action), hold=True)
        return back

    def record(self) -> Record:
        """The record of the match so far, without held actions."""
        if self._pending:
            return self.at(self.moves).record()
        moves: list[Move] = []
        digest = self._head.digest or ""
        for move in self.played:
            events = plain_events(move.events)
            digest = chain(digest, move.seat, move.action, move.secret, events)
            moves.append(Move(move.seat, move.action, move.secret, digest, events))
        return replace(self._head, moves=moves, end=end_of(self.state, self.moves))

    def public(self) -> Record:
        """The record that anybody may have: until the match is over, without seed, secret actions and digests."""
        record = self.record()
        if not self.state.waiting():
            return record
        start = record.position
        if start is not None:
            start = msgspec.to_builtins(first_state(record, self.game).view(None).position, str_keys=True)
        return replace(
            record,
            public=True,
            seed=None,
            position=start,
            fairness=record.fairness and replace(record.fairness, secret=None),
            opening=_seen(record.opening),
            digest=None,
            moves=[
                Move(move.seat, None if move.secret else move.action, move.secret, events=_seen(move.events))
                for move in record.moves
            ],
            end=End(self.moves, False),
        )


def _new(game: Game, options: Any, seed: int, names: list[str] | None, seats: list[str] | None = None) -> Record:
    if not 0 <= seed < 1 << 128:
        raise ValueError("a seed must be a non-negative integer of at most 128 bits")
    plain = plain_options(game.checked(options))
    return Record(
        cosecha=FORMAT,
        game=game.name,
        rules=game.version,
        options=plain,
        seed=seed_text(seed),
        names=names or [],
        seats=seats or [],
    )


def plain_events(events: list[Event]) -> list[dict[str, Any]]:
    """Events in the form that records store."""
    return [plain_event(event) for event in events]


def _seen(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event.get("only") is None]
