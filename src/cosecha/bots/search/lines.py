"""What a search has found out: the numbers it tried, whole answers, and how the match may go on after each."""

from math import inf

from msgspec import Struct
from msgspec.structs import replace

from cosecha.bots.search.searcher import Searcher
from cosecha.bots.search.tree import Table
from cosecha.bots.search.walk import Walk
from cosecha.core.game import Game
from cosecha.core.lines import LONGEST, LineStep, step_of
from cosecha.core.state import NONE
from cosecha.encoding.encoder import PARTIAL

TRUSTED = 3
"""How many visits an answer needs to be part of a line."""


class Tried(Struct, frozen=True):
    """One number of the next step."""

    number: int
    visits: int
    prior: float
    sums: list[float]
    """The sums of the values over all visits; empty if there are none."""

    def value(self, seat: int) -> float:
        return self.sums[seat] / self.visits if self.visits else -inf


class Reply(Struct, frozen=True):
    """A whole answer of a seat."""

    seat: int
    action: int
    notation: str


class Found(Struct, frozen=True):
    """An answer, and what the search thinks of it."""

    action: int
    visits: int
    """How many simulations took it."""
    prior: float
    """How good it looked before the search; all answers together have 1."""
    values: list[float]
    """What people are told that it is worth to each seat (`Guide.shown`); empty if it has no visits."""
    compared: list[float]
    """By what it is compared with others, for each seat (`Guide.compared`); empty if it has no visits."""
    line: list[Reply]
    """How the match may go on, beginning with the answer itself, as far as the search can tell."""


def line_of(game: Game, found: Found) -> list[LineStep]:
    """The line of an answer, in notation and in words."""
    return [step_of(game, reply.seat, reply.action) for reply in found.line[:LONGEST]]


def tried(searcher: Searcher) -> list[Tried]:
    """The numbers that may come next, with all that the search knows about them."""
    table = searcher.table()
    if table is None:
        return []
    return [_tried(table, edge, 1.0) for edge in _edges(table, searcher.open()[0])]


def _tried(table: Table, edge: int, weight: float) -> Tried:
    return Tried(table.numbers[edge], table.visits[edge], weight * table.priors[edge], list(table.sums[edge]))


def _edges(table: Table, numbers: list[int]) -> list[int]:
    """The edges of these numbers; some may have none."""
    return [edge for number in numbers if (edge := table.place(number)) >= 0]


def found(searcher: Searcher, chosen: int, n: int) -> list[Found]:
    """Up to n whole answers: the chosen one, then the most visited others."""
    answers: list[tuple[Found, Walk]] = []
    steps = searcher.encoder.steps(chosen)
    _collect(Walk(searcher.top(), searcher.tops), Tried(NONE, 0, 1.0, []), steps, n, answers)
    answers.sort(key=lambda each: rank(each[0], chosen, searcher.seat))
    guide = searcher.guide
    whole = [replace(answer, line=answer.line + _line_after(walk)) for answer, walk in answers[:n]]
    return [
        replace(each, values=guide.shown(each.values), compared=guide.compared(each.values)) if each.visits else each
        for each in whole
    ]


def rank(answer: Found, chosen: int, seat: int) -> tuple[bool, int, float]:
    """Orders answers: the chosen one first, then by visits and value."""
    return answer.action != chosen, -answer.visits, -answer.compared[seat] if answer.visits else inf


def _collect(walk: Walk, before: Tried, steps: list[int], n: int, answers: list[tuple[Found, Walk]]) -> None:
    """Complete an answer in every way that was tried; of many, only the n most visited at each step, and the one that
    these steps lead to."""
    seat = walk.episode.seat
    numbers = walk.episode.open_numbers()
    step = steps[0] if steps else NONE
    if len(numbers) == 1:
        ways = [replace(before, number=numbers[0])]
    else:
        table = walk.node().table(seat)
        if table is None:
            return
        edges = _edges(table, numbers)
        total = sum(table.priors[edge] for edge in edges) or 1.0
        ways = [_tried(table, edge, before.prior / total) for edge in edges]
        ways.sort(key=lambda way: (way.number != step, -way.visits, -way.value(seat)))
        ways = [way for way in ways[: n + 1] if way.visits or way.number == step]
    for way in ways:
        branch = Walk(walk.episode.copy(), walk.nodes)
        action = branch.take(way.number)
        if action == PARTIAL:
            _collect(branch, way, steps[1:] if way.number == step else [], n, answers)
        else:
            values = [total / way.visits for total in way.sums] if way.visits else []
            line = [Reply(seat, action, branch.episode.encoder.game.notation(action))]
            answers.append((Found(action, way.visits, way.prior, values, values, line), branch))


def _line_after(walk: Walk) -> list[Reply]:
    """The most visited answers from here on, in one of the guesses."""
    line: list[Reply] = []
    episode = walk.episode
    while episode.seat != NONE:
        seat = episode.seat
        numbers = episode.open_numbers()
        number = numbers[0]
        if len(numbers) > 1:
            table = walk.node().table(seat)
            edges = [] if table is None else _edges(table, numbers)
            if table is None or not edges:
                break
            best = max(edges, key=lambda edge: table.visits[edge])
            if table.visits[best] < TRUSTED:
                break
            number = table.numbers[best]
        action = walk.take(number)
        if action != PARTIAL:
            line.append(Reply(seat, action, episode.encoder.game.notation(action)))
    return line
