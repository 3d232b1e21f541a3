"""Random matches with hand cards, every property checked on the way."""

import msgspec

from cosecha.core.event import Event
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.codes import DISCARD, kind_of
from cosecha.games.agricola.options import DEALS
from tests.games.agricola.proof import sampled
from tests.games.agricola.proof.books import Books
from tests.games.agricola.proof.chances import chances
from tests.games.agricola.proof.choosing import choose
from tests.games.agricola.proof.tally import Tally, open_options, settle_options

SAMPLE = 100
"""One answer of this many is looked at more closely."""
OTHER_DEALS = 8
"""One match of this many has another deal than 7 cards of each kind."""
RECORDED = 200
"""One match of this many is recorded, taken back and replayed."""
MOST_ANSWERS = 5000


class Broken(AssertionError):
    """A property that doesn't hold, and where to find it."""


def options_for(players: int, rng: Rng) -> Options:
    deal = "seven" if rng.below(OTHER_DEALS) else DEALS[rng.below(len(DEALS))]
    tiles = ["without", "with" if players > 1 else "without"]
    chosen = {
        "players": players,
        "cards": "full",
        "deal": "seven" if deal == "by-numbers" and players == 4 else deal,
        "side_job": tiles[rng.below(2)],
        "tile": tiles[rng.below(2)],
    }
    return msgspec.convert(chosen, Options)


def random_match(players: int, seed: int, tally: Tally) -> None:
    """Play one dealt match; the seed decides options, cards and answers."""
    rng = Rng(f"cards {players} {seed}")
    options = options_for(players, rng)
    if seed % RECORDED == 0:
        recorded_match(options, seed, rng)
    play_out(GAME.start(options, seed), rng, tally, f"{options}, seed {seed}")


def play_out(state: State, rng: Rng, tally: Tally, name: str) -> None:
    """Answer at random until the match is over."""
    answers = 0
    while waiting := state.waiting():
        seat = waiting[rng.below(len(waiting))]
        action = NONE
        try:
            action = choose(state, seat, rng)
            _answer(state, seat, action, rng, tally)
            answers += 1
            assert answers < MOST_ANSWERS, "the match doesn't end"
        except Exception as failure:
            text = GAME.notation(action) if action != NONE else "choosing"
            raise Broken(f"{name}, answer {answers}, round {state.round}: {seat} {text}: {failure}") from failure
    assert state.scores().totals
    tally.matches[state.players] += 1


def _answer(state: State, seat: int, action: int, rng: Rng, tally: Tally) -> None:
    farm = state.farms[seat]
    legal = state.legal(seat)
    assert action in legal
    assert kind_of(legal[0]) != DISCARD, "a dead end"
    close = rng.below(SAMPLE) == 0
    if close:
        sampled.check_cards(state)
        sampled.check_preview(state, seat, action)
        again = sampled.check_position(state)
        sampled.check_views(state, again, rng)
        sampled.check_redo(state, again, seat, action)
        sampled.check_secrets(state, rng)
    tally.drawn.note(chances(state, seat, legal), action)
    offered = open_options(state, seat, legal)
    before = farm.steps[:]
    books = Books(state)
    log: list[Event] = list(state.play(seat, action))
    books.check(state, log)
    settle_options(tally, offered, before, state.farms[seat].steps, action)
    tally.note_events(log)
    if close:
        sampled.check_log(state, log)


def recorded_match(options: Options, seed: int, rng: Rng) -> None:
    """A recorded match can be taken back to any move, and played again from there."""
    match = Match.start(GAME, options, seed)
    digests = [match.state.digest()]
    while waiting := match.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, choose(match.state, seat, rng))  # type: ignore[arg-type]
        digests.append(match.state.digest())
    for _ in range(5):
        moves = rng.below(len(digests))
        assert match.at(moves).state.digest() == digests[moves], f"{options}, seed {seed}: move {moves} taken back"
    assert Match(GAME, match.record()).state.digest() == digests[-1], f"{options}, seed {seed}: replayed"
