"""The tree: what each seat has tried where, and how it went.

A node is one seat's idea of what has happened, so seats that know the same share it. Chance has no edges: one node
stands for all that may have been drawn on the way to it. What is open there differs from guess to guess, so a table
counts how often each of its numbers was on offer.
"""

from math import sqrt

from cosecha.bots.search.guide import Judgment


class Table:
    """One seat's choice at a node: an edge for each number it was offered so far."""

    def __init__(self, seat: int, players: int, value: float) -> None:
        self.seat = seat
        self.players = players
        self.numbers: list[int] = []
        self.places: dict[int, int] = {}
        """The edge of each number."""
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        """How often each number was open when the seat chose."""
        self.flying: list[int] = []
        """How many simulations through an edge wait for a judgment; they count as lost until then."""
        self.sums: list[float] = []
        """The values that came back, `players` for each edge."""
        self.total = 0
        """How many values came back."""
        self.own = value
        """The sum of what the seat itself expected: the first judgment, and all that came back."""

    def mean(self) -> float:
        """What the seat expects here."""
        return self.own / (self.total + 1)

    def unknown(self, numbers: list[int]) -> int:
        """How many of these numbers have no edge."""
        if numbers == self.numbers:
            return 0
        count = 0
        for number in numbers:
            if number not in self.places:
                count += 1
        return count

    def add(self, number: int, prior: float) -> None:
        """Add the edge of a number."""
        self.places[number] = len(self.numbers)
        self.numbers.append(number)
        self.priors.append(prior)
        self.visits.append(0)
        self.offered.append(0)
        self.flying.append(0)
        for _ in range(self.players):
            self.sums.append(0.0)

    def learn(self, numbers: list[int], priors: list[float]) -> None:
        """Add edges for the new ones of these numbers. The priors are those of one judgment."""
        total = 0.0
        for prior in priors:
            total += prior
        even = 1.0 / len(numbers)
        for index in range(len(numbers)):
            if numbers[index] not in self.places:
                self.add(numbers[index], priors[index] / total if total > 0.0 else even)

    def edges(self, numbers: list[int]) -> list[int]:
        """The edges of these numbers. New ones get one with the mean prior of the others."""
        found: list[int] = []
        if numbers == self.numbers:
            for index in range(len(numbers)):
                found.append(index)
            return found
        known = 0
        total = 0.0
        for number in numbers:
            edge = self.places.get(number, -1)
            if edge >= 0:
                known += 1
                total += self.priors[edge]
        mean = total / known if known else 1.0 / len(numbers)
        for number in numbers:
            edge = self.places.get(number, -1)
            if edge < 0:
                edge = len(self.numbers)
                self.add(number, mean)
            found.append(edge)
        return found

    def choose(self, edges: list[int], low: float, high: float, explore: float, caution: float) -> int:
        """The edge to try next (PUCT). `low` and `high` are the bounds of what the seat has seen, `caution` is how much
        worse than the rest an untried number is thought to be."""
        scale = 1.0 / (high - low) if high > low else 0.0
        all_priors = 0.0
        tried_priors = 0.0
        for edge in edges:
            self.offered[edge] += 1
            all_priors += self.priors[edge]
            if self.visits[edge] + self.flying[edge]:
                tried_priors += self.priors[edge]
        weight = explore / all_priors if all_priors > 0.0 else 0.0
        untried = 0.0
        if scale > 0.0:
            untried = (self.mean() - low) * scale
            if all_priors > 0.0:
                untried -= caution * sqrt(tried_priors / all_priors)
        best = edges[0]
        best_score = 0.0
        first = True
        for edge in edges:
            visits = self.visits[edge]
            count = visits + self.flying[edge]
            score = untried
            if count:
                score = (self.sums[edge * self.players + self.seat] - visits * low) * scale / count
            score += weight * self.priors[edge] * sqrt(self.offered[edge]) / (1 + count)
            if first or score > best_score:
                first = False
                best_score = score
                best = edge
        return best

    def receive(self, edge: int, values: list[float]) -> float:
        """Add the values of a simulation that went this way. Returns what the seat now expects of the edge."""
        self.visits[edge] += 1
        self.flying[edge] -= 1
        self.total += 1
        self.own += values[self.seat]
        start = edge * self.players
        for seat in range(self.players):
            self.sums[start + seat] += values[seat]
        return self.sums[start + self.seat] / self.visits[edge]


class Node:
    """What has happened, as far as a seat knows."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        """One for each seat that may decide here: chance can decide whose turn it is."""
        self._children: dict[int, Node] = {}
        self._news: dict[bytes, Node] = {}

    def table(self, seat: int) -> Table | None:
        """What a seat has tried here; None if it has never been here."""
        for table in self.tables:
            if table.seat == seat:
                return table
        return None

    def opened(self, seat: int, players: int, numbers: list[int], judgment: Judgment) -> Table:
        """The table of a seat with edges for these numbers, after a judgment."""
        table = self.table(seat)
        if table is None:
            table = Table(seat, players, judgment.values[seat])
            self.tables.append(table)
        table.learn(numbers, judgment.prior)
        return table

    def child(self, key: int) -> "Node":
        """The node after a step."""
        found = self._children.get(key)
        if found is None:
            found = self._children[key] = Node()
        return found

    def after(self, news: bytes) -> "Node":
        """The node after everybody was told something."""
        found = self._news.get(news)
        if found is None:
            found = self._news[news] = Node()
        return found


class Bounds:
    """The lowest and the highest value that the tree expects for each seat, so that any unit of values will do."""

    def __init__(self, players: int) -> None:
        self.low = [0.0] * players
        self.high = [0.0] * players
        self._met = [False] * players

    def meet(self, seat: int, value: float) -> None:
        if not self._met[seat]:
            self._met[seat] = True
            self.low[seat] = self.high[seat] = value
        elif value < self.low[seat]:
            self.low[seat] = value
        elif value > self.high[seat]:
            self.high[seat] = value
