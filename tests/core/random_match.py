"""A random match of Santiago, as long as a test needs."""

from typing import Any

import msgspec

from cosecha.core.match import Match
from cosecha.core.record import Record, chain, head_digest
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options


def random_match(options: Options, seed: int, moves: int = 1000, names: list[str] | None = None) -> Match:
    match = Match.start(GAME, options, seed, names or ["Ana", "Łukasz", "Zoë", "Iñigo", "Ewa"][: options.players])
    rng = Rng(seed)
    while match.moves < moves and (waiting := match.state.waiting()):
        seat = waiting[rng.below(len(waiting))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def signed(record: Record, **changes: Any) -> Record:
    """A tampered record with its digest chain recomputed, as a careful forger would do."""
    record = msgspec.structs.replace(record, **changes)
    digest = head = head_digest(record)
    moves = []
    for move in record.moves:
        digest = chain(digest, move.seat, move.action, move.secret, move.events)
        moves.append(msgspec.structs.replace(move, digest=digest))
    return msgspec.structs.replace(record, digest=head, moves=moves)
