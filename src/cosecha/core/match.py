"""A match being played: its state and its record, kept together."""

from typing import Any

import msgspec

from cosecha.core.event import Event
from cosecha.core.fairness import Fairness, commitment, deal_seed
from cosecha.core.game import Game
from cosecha.core.record import (
    FORMAT,
    End,
    Move,
    Record,
    chain,
    digest_of,
    events_digest,
    head_digest,
    replay,
    seed_text,
)
from cosecha.core.state import State


class Match:
    """Play through this and the record writes itself."""

    def __init__(self, game: Game, record: Record) -> None:
        """Go on with a record. Raises BadRecord, and there is no match, if any of its moves is bad."""
        self.game = game
        self.names = record.names
        self._head = record
        self._moves: list[Move] = []
        self.log: list[Event] = []
        for number, (state, events) in enumerate(replay(record, game)):
            self.state: State = state
            self.log += events
            if number == 0:
                self._opening = _plain(events)
            else:
                self._add(record.moves[number - 1].seat, record.moves[number - 1].action or "", events)

    @classmethod
    def start(cls, game: Game, options: Any, seed: int, names: list[str] | None = None) -> "Match":
        """A new match from a seed."""
        return cls(game, _new(game, options, seed, names or []))

    @classmethod
    def start_fair(cls, game: Game, options: Any, secret: str, words: list[str], names: list[str]) -> "Match":
        """A new match dealt from the host's secret and the seats' own words."""
        record = _new(game, options, deal_seed(secret, words), names)
        return cls(game, msgspec.structs.replace(record, fairness=Fairness(commitment(secret), words, secret)))

    @classmethod
    def start_from(cls, game: Game, state: State, names: list[str] | None = None) -> "Match":
        """A match that begins in the middle: a fork, or a composed position."""
        position = msgspec.to_builtins(state.position(), str_keys=True)
        record = Record(
            cosecha=FORMAT,
            game=game.name,
            rules=game.version,
            options=position["options"],
            position=position,
            names=names or [],
            end=End(0, False),
        )
        return cls(game, record)

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action and record it. Raises IllegalAction and changes nothing if the rules refuse it."""
        events = list(self.state.play(seat, action))
        self._add(seat, self.game.notation(action), events)
        self.log += events
        return events

    def _add(self, seat: int, action: str, events: list[Event]) -> None:
        before = self._moves[-1].digest if self._moves else head_digest(self._head)
        self._moves.append(Move(seat, action, chain(before or "", seat, action), _plain(events)))

    @property
    def moves(self) -> int:
        return len(self._moves)

    def mover(self, number: int) -> int:
        """The seat of move `number`, counted from 0."""
        return self._moves[number].seat

    def at(self, moves: int) -> "Match":
        """The match as it was after so many moves."""
        record = self.record()
        kept = msgspec.structs.replace(record, moves=record.moves[:moves], end=End(moves, False))
        return Match(self.game, kept)

    def record(self) -> Record:
        over = not self.state.waiting()
        record = msgspec.structs.replace(self._head, opening=self._opening, moves=list(self._moves))
        end = End(
            moves=len(self._moves),
            over=over,
            state=digest_of(self.state.position()),
            events=events_digest(record),
            totals=list(self.state.scores().totals) if over else [],
        )
        return msgspec.structs.replace(record, end=end)


def _new(game: Game, options: Any, seed: int, names: list[str]) -> Record:
    plain = msgspec.to_builtins(game.checked(options))
    return Record(
        cosecha=FORMAT,
        game=game.name,
        rules=game.version,
        options=plain,
        seed=seed_text(seed),
        names=names,
        end=End(0, False),
    )


def _plain(events: list[Event]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event) for event in events]
