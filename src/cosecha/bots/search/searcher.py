"""The search: simulations from a root, judged in batches."""

from time import perf_counter
from typing import Any, Final

from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.settings import Settings
from cosecha.bots.search.tree import Bounds, Node, Table
from cosecha.bots.search.walk import Walk
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM, NONE, State
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode

MOST_REMEMBERED: Final = 512
"""How many of the seat's next decisions are remembered for reuse; an observation can have several thousand bytes."""
WORTH_REMEMBERING: Final = 4
"""How many visits make a decision worth it. It is looked at then and whenever they have doubled: observing costs as
much as the rest of a walk, and chance may have led to another observation."""
RAMP: Final = 4
"""A batch may have one position more for each so many visits of the root: at first, every judgment matters at once."""
FADING: Final = 0.95
"""How fast an unusually slow batch is forgotten."""


class Leaf:
    """A walk that ended where a judgment is needed."""

    def __init__(self, walk: Walk, guess: int, opens: bool) -> None:
        self.walks = [walk]
        """More than one if others have met it in the same batch."""
        self.guess = guess
        self.opens = opens
        """Whether the judgment opens a table; beyond the depth limit it doesn't."""

    def episode(self) -> Episode:
        """What is to be judged."""
        return self.walks[0].episode


class Searcher:
    """Searches for one seat of one match. It knows nothing but views.

    `begin` takes the view of a decision, `run` searches as long as it may, and `advance` continues with the next step
    of the same answer, and with all that was found out about it. `narrow` goes back to the first step, to look at some
    answers only.
    """

    def __init__(self, encoder: Encoder, guide: Guide, settings: Settings) -> None:
        self.encoder = encoder
        self.guide = guide
        self.players: int = encoder.options.players
        self._guesses: int = settings.guesses
        tuning = guide.tuning
        self._explore: float = tuning.explore if settings.explore is None else settings.explore
        self._caution: float = tuning.caution if settings.caution is None else settings.caution
        self._batch: int = tuning.batch if settings.batch is None else settings.batch
        self._chase: float = tuning.chase if settings.chase is None else settings.chase
        self._reuse: bool = settings.reuse
        self._depth: int = settings.depth
        self.seat = NONE
        self._view: Any = None
        self._rng = Rng(0)
        self._drawn: list[Episode] = []
        """The guesses, at the root."""
        self._begun: list[int] = []
        self._only: list[int] = []
        """The answers that simulations may begin with; empty for all."""
        self._turn = 0
        """Counts simulations, which take turns with the guesses."""
        self.roots: list[Node] = []
        """The root as each seat knows it."""
        self.tops: list[Node] = []
        """The root before the first step of the answer."""
        self._bounds = Bounds(self.players)
        self._seen: dict[bytes, list[Node]] = {}
        """The nodes of decisions that the seat may face next, by its observation."""
        self._longest = 0.0
        self._slowest = 0.0
        """Seconds of the slowest batch, and of the slowest judgment."""

    def begin(self, view: Any, seed: str) -> None:
        """Start with a decision of the view's seat."""
        if view.seat is None or view.seat not in view.waiting:
            raise ValueError("a search needs the view of a seat that owes an answer")
        if view.seat != self.seat:
            self._seen = {}  # Two seats may observe the same.
        self._view = view
        self.seat = view.seat
        self._rng = Rng(f"{seed} guesses")
        self.guide.begin(Rng(f"{seed} guide"))
        self._drawn = []
        self._begun = []
        self._only = []
        self._turn = 0
        known = self._seen.get(self._guess(0).observe(self.seat)) if self._reuse else None
        self._seen = {}
        if known is None:
            self._bounds = Bounds(self.players)
            known = [Node()] * self.players
        self.roots = known
        self.tops = known

    def top(self) -> Episode:
        """A guess of the match, before the first step of the answer."""
        episode = self._guess(0).copy()
        while episode.undo():
            pass
        return episode

    def open(self) -> tuple[list[int], list[int]]:
        """The numbers that may come next, and the action that each completes, or PARTIAL."""
        return self.encoder.next_steps(self._guess(0).answer.legal, self._begun)

    def table(self) -> Table | None:
        """What the search has found out about the next step."""
        return self.roots[self.seat].table(self.seat)

    def advance(self, number: int) -> None:
        """Continue with the next step of the answer; the number must not complete it."""
        walk = Walk(self._guess(0), self.roots)
        walk.take(number)
        for guess in range(1, len(self._drawn)):
            self._drawn[guess].answer.take(number)
        self.roots = walk.nodes
        self._begun.append(number)

    def narrow(self, actions: list[int]) -> None:
        """Go back to the first step of the answer; from now on, simulations begin with one of these actions. None of
        them may be set aside."""
        self.roots = self.tops
        self._begun = []
        for episode in self._drawn:
            while episode.undo():
                pass
        self._only = actions

    def run(self, simulations: int, seconds: float) -> int:
        """Search: at least until the root is open, and at most as long as this. Returns the number of simulations; 0 if
        there is nothing to choose."""
        if not self._only and len(self._guess(0).open_numbers()) == 1:
            return 0
        begin = perf_counter()
        done = 0
        before = begin
        while done < simulations:
            table = self.table()
            visits = 0 if table is None else table.total
            size = min(self._batch, 1 + visits // RAMP, simulations - done)
            if table is not None:
                left = seconds - (before - begin)
                if left < self._longest:
                    size = min(size, int(left / self._slowest))
                if size < 1:
                    break
                if done and self._is_decided(simulations - done, done * left / (before - begin)):
                    break
            count = self._judge_some(size)
            done += count
            now = perf_counter()
            self._longest = max(self._longest * FADING, now - before)
            self._slowest = max(self._slowest * FADING, (now - before) / count)
            before = now
        return done

    def _is_decided(self, simulations: int, in_time: float) -> bool:
        """Whether the most visited number would stay ahead even if another one got a good share of what is left."""
        table = self.table()
        if table is None or self._only:
            return False
        first = 0
        second = 0
        for visits in table.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > self._chase * min(float(simulations), in_time)

    def _judge_some(self, size: int) -> int:
        """Walk down a few times and judge what that leads to. Returns the number of simulations."""
        count, leaves = self.explore(size)
        if leaves:
            self.settle(leaves, self.guide.judge([leaf.episode() for leaf in leaves]))
        return count

    def explore(self, size: int) -> tuple[int, list[Leaf]]:
        """Walk down a few times. Returns the number of simulations, and what has to be judged next, for `settle`."""
        leaves: list[Leaf] = []
        met_again = False
        count = 0
        while count < size and not met_again:
            count += 1
            guess = self._turn % self._guesses
            self._turn += 1
            walk = Walk(self._guess(guess).copy(), self.roots)
            opens = self._descend(walk)
            if walk.episode.seat == NONE:
                self._return(walk, self.guide.final(walk.episode))
                continue
            node = walk.node()
            for leaf in leaves:
                if leaf.guess == guess and leaf.walks[0].node() is node:
                    leaf.walks.append(walk)
                    met_again = True
                    break
            else:
                leaves.append(Leaf(walk, guess, opens))
        return count, leaves

    def settle(self, leaves: list[Leaf], judgments: list[Judgment]) -> None:
        """Tell the tree what these leaves are worth."""
        for index in range(len(leaves)):
            leaf = leaves[index]
            judgment = judgments[index]
            if leaf.opens:
                episode = leaf.episode()
                leaf.walks[0].node().opened(episode.seat, episode.open_numbers(), judgment)
            for walk in leaf.walks:
                self._return(walk, judgment.values)

    def _descend(self, walk: Walk) -> bool:
        """Walk down to the end of the match or to where a judgment is needed. Returns whether that opens a table."""
        episode = walk.episode
        low = self._bounds.low
        high = self._bounds.high
        looks = self._reuse
        while episode.seat != NONE:
            numbers = episode.open_numbers()
            if len(numbers) == 1:
                walk.take(numbers[0])
                continue
            whole = not episode.answer.begun
            if whole and walk.answers >= self._depth:
                return False
            seat = episode.seat
            table = walk.nodes[seat].table(seat)
            if table is None or 2 * table.unknown(numbers) > len(numbers):
                return True
            if looks and whole and seat == self.seat and walk.answers:
                looks = False
                self._remember(walk, table)
            table.meet(numbers)
            if self._only and not walk.answers:
                numbers = self.encoder.next_steps(self._only, episode.answer.begun)[0]
            walk.choose(table, table.choose(numbers, low[seat], high[seat], self._explore, self._caution))
        return False

    def _return(self, walk: Walk, values: list[float]) -> None:
        for index in range(len(walk.tables)):
            table = walk.tables[index]
            self._bounds.meet(table.seat, table.receive(walk.edges[index], values))

    def _remember(self, walk: Walk, table: Table) -> None:
        doubled = table.total & (table.total - 1) == 0
        if doubled and table.total >= WORTH_REMEMBERING and len(self._seen) < MOST_REMEMBERED:
            self._seen[walk.episode.observe(self.seat)] = walk.nodes.copy()

    def _guess(self, number: int) -> Episode:
        """One of the guesses; the next one is drawn when it is needed."""
        if number == len(self._drawn):
            state: State = self.encoder.game.guess(self._view, self._rng)
            for seat in state.waiting():
                if state.held >> seat & 1:
                    state.apply(seat, CONFIRM)  # Nobody else holds up a simulation.
            episode = Episode(self.encoder)
            episode.first = self.seat
            episode.only_worth = True
            episode.start(state)
            for step in self._begun:
                episode.answer.take(step)
            self._drawn.append(episode)
        return self._drawn[number]
