"""The tree: what each seat has tried where, and how it went.

A node is one seat's idea of what has happened, so seats that know the same share it. Chance has no edges: one node
stands for all that may have been drawn on the way to it. What is open there differs from guess to guess, so a table
counts how often each of its numbers was on offer.
"""

from math import sqrt

from cosecha.bots.search.guide import Judgment

NO_SUMS: list[float] = []
"""Of an edge that has no visits."""


class Table:
    """One seat's choice at a node: an edge for each number it was offered so far.

    Nearly always, the same numbers are open each time. Then a choice looks only at the edges that were tried and at the
    best other one: games may offer hundreds.
    """

    def __init__(self, seat: int, value: float) -> None:
        self.seat = seat
        self.numbers: list[int] = []
        self._places: dict[int, int] = {}
        """The edge of each number, filled in when it is needed."""
        self.priors: list[float] = []
        self._all_priors = 0.0
        self.visits: list[int] = []
        self.flying: list[int] = []
        """How many simulations through an edge wait for a judgment; until then they count as losses (virtual loss)."""
        self.sums: list[list[float]] = []
        """The sum of the values that came back through an edge, for each seat."""
        self.total = 0
        """How many values came back."""
        self.own = value
        """The sum of what the seat itself expected: the first judgment, and all that came back."""
        self._always = 0
        """How often all numbers were open, ..."""
        self._apart: list[int] = []
        """... and how often each was open when others weren't; negative if it came later."""
        self._ever_apart = False
        self._tried: list[int] = []
        """The edges with visits, or with simulations on their way."""
        self._order: list[int] = []
        """The edges by their priors. Before `_next`, all were tried."""
        self._next = 0

    def mean(self) -> float:
        """What the seat expects here."""
        return self.own / (self.total + 1)

    def place(self, number: int) -> int:
        """The edge of a number, or -1."""
        if len(self._places) < len(self.numbers):
            for edge in range(len(self._places), len(self.numbers)):
                self._places[self.numbers[edge]] = edge
        return self._places.get(number, -1)

    def offered(self, edge: int) -> int:
        """How often a number was open when the seat chose."""
        return self._always + self._apart[edge]

    def unknown(self, numbers: list[int]) -> int:
        """How many of these numbers have no edge."""
        if numbers == self.numbers:
            return 0
        count = 0
        for number in numbers:
            if self.place(number) < 0:
                count += 1
        return count

    def learn(self, numbers: list[int], priors: list[float]) -> None:
        """Add edges for the new ones of these numbers. The priors are those of one judgment."""
        total = 0.0
        for prior in priors:
            total += prior
        count = len(numbers)
        shares = [prior / total for prior in priors] if total > 0.0 else [1.0 / count] * count
        if not self.numbers:
            self.numbers = numbers.copy()
            self.priors = shares
            self.visits = [0] * count
            self.flying = [0] * count
            self.sums = [NO_SUMS] * count
            self._apart = [0] * count
            self._all_priors = 1.0
            return
        for index in range(count):
            if self.place(numbers[index]) < 0:
                self._add(numbers[index], shares[index])

    def meet(self, numbers: list[int]) -> None:
        """Make sure that all of these numbers have edges. New ones get the mean prior of the others."""
        if numbers == self.numbers:
            return
        known = 0
        total = 0.0
        for number in numbers:
            edge = self.place(number)
            if edge >= 0:
                known += 1
                total += self.priors[edge]
        mean = total / known if known else 1.0 / len(numbers)
        for number in numbers:
            if self.place(number) < 0:
                self._add(number, mean)

    def _add(self, number: int, prior: float) -> None:
        self.numbers.append(number)
        self.priors.append(prior)
        self.visits.append(0)
        self.flying.append(0)
        self.sums.append(NO_SUMS)
        self._apart.append(-self._always)
        self._all_priors += prior
        if self._always:
            self._ever_apart = True

    def choose(self, numbers: list[int], low: float, high: float, explore: float, caution: float) -> int:
        """The edge to try next (PUCT), with a simulation on its way from now on. All numbers have edges. `low` and
        `high` are the bounds of what the seat has seen; `Tuning` explains the rest."""
        if numbers == self.numbers:
            self._always += 1
            edges = self._tried.copy()
            untried = self._best_untried()
            if untried >= 0:
                edges.append(untried)
            all_priors = self._all_priors
        else:
            self._ever_apart = True
            edges = []
            all_priors = 0.0
            for number in numbers:
                edge = self.place(number)
                edges.append(edge)
                self._apart[edge] += 1
                all_priors += self.priors[edge]
        best = self._best(edges, all_priors, low, high, explore, caution)
        if self.visits[best] + self.flying[best] == 0:
            self._tried.append(best)
        self.flying[best] += 1
        return best

    def _best(
        self, edges: list[int], all_priors: float, low: float, high: float, explore: float, caution: float
    ) -> int:
        scale = 1.0 / (high - low) if high > low else 0.0
        weight = explore / all_priors if all_priors > 0.0 else 0.0
        untried = (self.mean() - low) * scale
        if caution > 0.0 and all_priors > 0.0:
            tried = 0.0
            for edge in edges:
                if self.visits[edge]:
                    tried += self.priors[edge]
            untried -= caution * sqrt(tried / all_priors)
        same = not self._ever_apart
        root = sqrt(self._always)
        best = -1
        best_score = 0.0
        for edge in edges:
            visits = self.visits[edge]
            count = visits + self.flying[edge]
            score = untried
            if visits:
                score = (self.sums[edge][self.seat] - visits * low) * scale / count
            elif count:
                score = 0.0
            chances = root if same else sqrt(self.offered(edge))
            score += weight * self.priors[edge] * chances / (1 + count)
            if best < 0 or score > best_score:
                best_score = score
                best = edge
        return best

    def _best_untried(self) -> int:
        """The edge with the highest prior of those that were never tried; -1 if there is none."""
        if len(self._order) < len(self.numbers):
            edges = list(range(len(self.numbers)))
            edges.sort(key=lambda edge: -self.priors[edge])
            self._order = edges
            self._next = 0
        while self._next < len(self._order):
            edge = self._order[self._next]
            if self.visits[edge] + self.flying[edge] == 0:
                return edge
            self._next += 1
        return -1

    def receive(self, edge: int, values: list[float]) -> float:
        """Add the values of a simulation that went this way. Returns what the seat now expects of the edge."""
        self.flying[edge] -= 1
        self.total += 1
        self.own += values[self.seat]
        if self.visits[edge]:
            sums = self.sums[edge]
            for place in range(len(values)):
                sums[place] += values[place]
        else:
            sums = self.sums[edge] = values.copy()
        self.visits[edge] += 1
        return sums[self.seat] / self.visits[edge]


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

    def opened(self, seat: int, numbers: list[int], judgment: Judgment) -> Table:
        """The table of a seat with edges for these numbers, after a judgment."""
        table = self.table(seat)
        if table is None:
            table = Table(seat, judgment.values[seat])
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
