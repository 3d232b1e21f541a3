"""Reviews a match: every decision judged by what its seat could know, and what everybody could expect meanwhile.

    review = review_of(record)

The work consists of independent pieces, so several processes can share it: `Reviewer(record)` lists them, `do` works
on one, and `whole` puts the results together. A piece depends on its number and the record alone.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from cosecha.coach.analyst import Analyst, Rating, analyst_for, reasoner
from cosecha.coach.marks import SWING, Mark, mark
from cosecha.core.bot import Unit, rounded
from cosecha.core.game import Game
from cosecha.core.lines import LineStep
from cosecha.core.message import Message
from cosecha.core.record import Record, first_state, game_of, options_of, play_move
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win
from cosecha.core.state import State
from cosecha.games import by_name

SHOWN = 3
"""How many of the best answers a review has for each decision."""
MOST_DECISIONS = 1500
"""How many decisions are judged; a longer match is judged as far as that."""
MOST_MOMENTS = 24
"""How many moments the curve has if the analyst must play matches out to say what everybody can expect."""
SPARSE = 3
"""Of so many decisions, at most one is such a moment."""
AT_ONCE = 8
"""How many decisions are one piece of work."""
TURNS = 3
"""How many turning points are named."""


class RatedAnswer(Struct, frozen=True):
    """One of the best answers to a decision, or the one that was played."""

    action: str
    """The answer in notation."""
    said: Message
    """The answer in words."""
    better: bool
    """Whether it is better than what was played."""
    gain: float
    """How many points more than the played answer it brings, compared with the best rival; below 0 if it brings fewer.
    0 if it isn't the points that make it better or worse, but the chance of winning."""
    visits: int
    """How many simulations have tried it; 0 if it was rated without any."""
    reason: Message
    """Why somebody might choose it."""
    line: list[LineStep]
    """How the game may go on, beginning with the answer itself; empty if the analyst hasn't looked."""


class JudgedDecision(Struct, frozen=True):
    """A decision with several possible answers."""

    move: int
    """The number of moves before it."""
    decision: str
    """Its id."""
    seat: int
    """Who decided."""
    played: str
    """The answer that was given, in notation."""
    mark: Mark
    loss: float
    """How many points it cost, compared with the best rival: the gain of the best answer, or 0 if it was a best one
    itself."""
    answers: list[RatedAnswer]
    """The best answers, best first, and then the one that was given if it isn't among them."""


class CurvePoint(Struct, frozen=True):
    """What each seat could expect after a number of moves."""

    move: int
    values: list[float]


class TurningPoint(Struct, frozen=True):
    """A moment after which a seat could expect much more or less than before."""

    move: int
    until: int
    """The number of moves at the next moment of the curve."""
    seat: int
    swing: float


class Review(Struct, frozen=True):
    """A whole match, judged."""

    game: str
    analyst: str
    unit: Unit
    players: int
    decisions: list[JudgedDecision]
    curve: list[CurvePoint]
    turns: list[TurningPoint]
    complete: bool
    """Whether every decision was judged that could be."""


class Piece(Struct, frozen=True):
    """Some decisions to judge, and moments for the curve, by the number of moves before each."""

    decisions: list[int]
    moments: list[int]


class Found(Struct, frozen=True):
    """The result of a piece of work."""

    decisions: list[JudgedDecision]
    curve: list[CurvePoint]


class Reviewer:
    """The work on one record. Raises BadRecord if it can't be replayed, and NoAnalyst."""

    def __init__(self, record: Record, analyst: Analyst | None = None) -> None:
        self.record = record
        self._game: Game = game_of(record, by_name(record.game))
        self._options = options_of(record, self._game)
        self.players: int = self._options.players
        self.analyst = analyst or analyst_for(self._game, self._options)
        self._reasons = reasoner(self._game)
        judged, self._end, self.complete = self._plan()
        most = min(MOST_MOMENTS, -(-len(judged) // SPARSE))
        moments = {judged[index] for index in _spread(len(judged), most)}
        chunks = [judged[at : at + AT_ONCE] for at in range(0, len(judged), AT_ONCE)]
        self.pieces = [Piece(chunk, [move for move in chunk if move in moments]) for chunk in chunks]

    def _plan(self) -> tuple[list[int], list[float], bool]:
        """The moves that answered a decision with a choice, the result if the match is over, and whether that's all."""
        judged: list[int] = []
        state = first_state(self.record, self._game)
        for number, move in enumerate(self.record.moves):
            if len(state.legal(move.seat)) > 1:
                judged.append(number)
            play_move(state, self._game, move, number + 1)
        end: list[float] = []
        if not state.waiting():
            scores = state.scores()
            end = [float(total) for total in scores.totals]
            if self.analyst.unit == "wins":
                end = [share_of_win(seat, scores.winners, scores.teams) for seat in range(len(end))]
        return judged[:MOST_DECISIONS], end, len(judged) <= MOST_DECISIONS

    def do(self, number: int) -> Found:
        """Work on a piece."""
        piece = self.pieces[number]
        decisions: list[JudgedDecision] = []
        curve: list[CurvePoint] = []
        state = first_state(self.record, self._game)
        for at, move in enumerate(self.record.moves[: piece.decisions[-1] + 1]):
            if at in piece.decisions:
                view = state.view(move.seat)
                judged, expected = self._judge(view, at, move.action or "")
                if judged is not None:
                    decisions.append(judged)
                if not expected and at in piece.moments:
                    expected = self.analyst.expect(view, Rng(f"{seed_at(at)} curve"))
                if expected:
                    curve.append(CurvePoint(at, rounded(expected)))
            play_move(state, self._game, move, at + 1)
        return Found(decisions, curve)

    def _judge(self, view: Any, at: int, played: str) -> tuple[JudgedDecision | None, list[float]]:
        """Judge one decision. None if the analyst can't rate what was played."""
        action = self._game.parse(played)
        judgment = self.analyst.judge(view, Rng(seed_at(at)), SHOWN, action)
        ratings = {each.action: each for each in judgment.ratings}
        if action not in ratings:
            return None, judgment.expected
        best, own = judgment.ratings[0], ratings[action]
        marked = mark(best.value - own.value, self.analyst.unit)
        loss = 0.0 if marked == "best" else _gain(best, own)
        state = self._game.guess(view, Rng(seed_at(at)))
        answers = [
            RatedAnswer(
                self._game.notation(each.action),
                self._game.words.action(each.action),
                each.value > own.value,
                _gain(each, own),
                each.visits,
                self._reasons.reason(state, view.seat, each.action, rank),
                each.line if each.action != action else [],
            )
            for rank, each in enumerate(judgment.ratings)
        ]
        made = JudgedDecision(at, view.decision.id, view.seat, played, marked, loss, answers)
        return made, judgment.expected

    def whole(self, found: Sequence[Found]) -> Review:
        """The review from the results of all pieces, in their order."""
        curve = [point for each in found for point in each.curve]
        if self.analyst.samples:
            curve = smooth(curve)
        if self._end:
            curve.append(CurvePoint(len(self.record.moves), rounded(self._end)))
        return Review(
            game=self._game.name,
            analyst=self.analyst.name,
            unit=self.analyst.unit,
            players=self.players,
            decisions=[decision for each in found for decision in each.decisions],
            curve=curve,
            turns=turning_points(curve, SWING[self.analyst.unit]),
            complete=self.complete,
        )


def _gain(answer: Rating, other: Rating) -> float:
    """How many points more an answer brings. What is better never brings fewer, what is worse never more."""
    if answer.lead is None or other.lead is None or answer.value == other.value:
        return 0.0
    gain = round(answer.lead - other.lead, 2)
    return max(0.0, gain) if answer.value > other.value else min(0.0, gain)


def seed_at(moves: int) -> str:
    """The seed for judging a decision after a number of moves. It must not depend on anything that its seat couldn't
    know."""
    return f"coach {moves}"


def review_of(record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a match in this process. Raises BadRecord."""
    reviewer = Reviewer(record)
    found: list[Found] = []
    for number in range(len(reviewer.pieces)):
        found.append(reviewer.do(number))
        if progress is not None:
            progress(number + 1, len(reviewer.pieces))
    return reviewer.whole(found)


def turning_points(curve: Sequence[CurvePoint], least: float) -> list[TurningPoint]:
    """The largest swings of the curve that aren't neighbors, in the order of the match."""
    swings: list[TurningPoint] = []
    for before, after in pairwise(curve):
        changes = [new - old for old, new in zip(before.values, after.values, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= least:
            swings.append(TurningPoint(before.move, after.move, seat, round(changes[seat], 2)))
    swings.sort(key=lambda swing: -abs(swing.swing))
    chosen: list[TurningPoint] = []
    for swing in swings:
        apart = all(swing.move != other.until and swing.until != other.move for other in chosen)
        if apart and len(chosen) < TURNS:
            chosen.append(swing)
    return sorted(chosen, key=lambda swing: swing.move)


def smooth(curve: Sequence[CurvePoint]) -> list[CurvePoint]:
    """The curve with each point drawn half way towards its neighbors, because samples vary."""
    found: list[CurvePoint] = []
    for at, point in enumerate(curve):
        around = [curve[max(at - 1, 0)], point, point, curve[min(at + 1, len(curve) - 1)]]
        values = zip(*(each.values for each in around), strict=True)
        found.append(CurvePoint(point.move, rounded([sum(four) / 4 for four in values])))
    return found


def _spread(count: int, most: int) -> set[int]:
    """Up to `most` of the numbers below `count`, evenly spread and with the first."""
    return {number * count // most for number in range(most)}


class Idea(Struct, frozen=True):
    """A good answer, and how the game may go on after it."""

    action: str
    said: Message
    behind: float
    """How many points less than the best answer it brings, compared with the best rival."""
    reason: Message
    line: list[LineStep]


class Ideas(Struct, frozen=True):
    """What the coach would do."""

    unit: Unit
    seat: int
    ideas: list[Idea]


def line_seed(moves: int) -> str:
    """The seed of the guess in which lines are played."""
    return f"{seed_at(moves)} line"


def ideas_for(game: Game, view: Any, moves: int) -> Ideas:
    """The best answers for the view's seat after a number of moves, ranked as in a review, with a line each that begins
    with the answer. Raises NoAnalyst."""
    analyst = analyst_for(game, view.position.options)
    reasons = reasoner(game)
    state: State = game.guess(view, Rng(seed_at(moves)))
    ratings = analyst.ideas(view, Rng(seed_at(moves)), SHOWN)
    return Ideas(
        analyst.unit,
        view.seat,
        [
            Idea(
                game.notation(each.action),
                game.words.action(each.action),
                _gain(ratings[0], each),
                reasons.reason(state, view.seat, each.action, rank),
                analyst.continued(view, each, Rng(line_seed(moves))),
            )
            for rank, each in enumerate(ratings)
        ],
    )
