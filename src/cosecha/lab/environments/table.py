"""A match with bots at some of its seats: it stops wherever a learner decides."""

from collections.abc import Callable, Sequence

from cosecha.bots.registry import bot_maker
from cosecha.core.bot import Bot
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Encoder, Episode

ILLEGAL_REWARD = -1.0
"""For a step that isn't allowed, where it ends the match. The other seats get nothing."""


class Table:
    """Without bots, learners have all seats. With bots, a learner has one: always the same, or another one in each
    match if `seat` is None. Unless steps are `forced` on learners, they take only those with a choice; with
    `only_worth`, answers that the game sets aside are no choice."""

    def __init__(
        self,
        encoder: Encoder,
        reward: str,
        bots: str | Sequence[str] | None,
        seat: int | None,
        forced: bool = True,
        only_worth: bool = False,
    ) -> None:
        self.episode = Episode(encoder, reward)
        self.episode.only_worth = only_worth
        players = self.episode.players
        self._alone = bots is None or players == 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: choose one from 0 to {players - 1}, or None for any")
        names = [] if bots is None else [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if bots is not None and len(names) != players - 1:
            raise ValueError(f"{players - 1} other seats need as many bots: name one for all, or each of them")
        self._names = names
        self._makers = [bot_maker(name, encoder.game.name) for name in names]
        self._wanted = seat
        self._forced = forced
        self._bots: list[Bot | None] = []
        self._rngs: list[Rng] = []
        self.seat = NONE
        """The learner's; without bots, whoever decides, and in the end whoever decided last."""
        self.on_bot: Callable[[int], None] | None = None
        """Called with each action of a bot."""

    def deal(self, seed: int) -> None:
        """Begin the match of this seed."""
        episode = self.episode
        episode.reset(seed)
        if self._alone:
            self._take_forced()
            self.seat = episode.seat
            return
        players = episode.players
        self.seat = Rng(f"learner {seed}").below(players) if self._wanted is None else self._wanted
        self._bots = [make() for make in self._makers]
        self._bots.insert(self.seat, None)
        self._rngs = [Rng(f"{seed} seat {seat}") for seat in range(players)]
        self._proceed()

    def step(self, number: int) -> None:
        """Take a step of the learner's answer, and let the bots answer up to its next decision. Raises ValueError if
        the number isn't open, and changes nothing."""
        episode = self.episode
        played = episode.step(number)
        if self._alone:
            played = self._take_forced() or played
            if played and episode.seat != NONE:
                self.seat = episode.seat
        elif played:
            self._proceed()

    def _take_forced(self) -> bool:
        """Take the steps without a choice, unless learners do. Returns whether an answer was completed."""
        if self._forced:
            return False
        episode = self.episode
        played = False
        while episode.seat != NONE and len(episode.open_numbers()) == 1:
            played = episode.step(episode.open_numbers()[0]) or played
        return played

    def _proceed(self) -> None:
        episode = self.episode
        while (seat := episode.seat) not in (NONE, self.seat):
            bot = self._bots[seat]
            assert bot is not None
            action = bot.choose(episode.state.view(seat), self._rngs[seat])
            if not episode.is_legal(action):
                raise RuntimeError(f"the bot at seat {seat} gave an illegal answer: {action!r}")
            episode.play(action)
            if self.on_bot is not None:
                self.on_bot(action)
