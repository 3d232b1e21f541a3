"""The games as text environments in the style of TextArena: any language model can play a seat.

Nothing here needs TextArena; `arena.py` registers the environments there. A seat gets what its view and its part of the
log say, in words, and nothing else.
"""

import secrets
from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal, get_args

from cosecha.bots.registry import bot_named
from cosecha.core.agreed import agreed_lines
from cosecha.core.bot import Bot
from cosecha.core.errors import BadBot, BadNotation, BadOptions, IllegalAction
from cosecha.core.event import seen_by
from cosecha.core.match import Match
from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.core.scores import place, sides
from cosecha.games import by_name
from cosecha.lab.environments.replies import action_in, shortened
from cosecha.locale import LANGUAGES, rules_page
from cosecha.locale.plain_text import choice_lines, log_lines, notations, text_speaker, view_lines
from cosecha.locale.rules_text import plain_markdown, short_rules

GAME_ID = -1
"""Who an observation comes from, if not from a player."""

Rules = Literal["short", "full", "none"]
"""How much of the rules is in a player's first observation."""
AfterErrors = Literal["random", "loss"]
"""What happens to a player without tries left: a random legal action is played, or the game ends with their
loss, and their team's."""
Rewards = Literal["outcome", "points"]
"""What `close` returns: 1 for winners, -1 for others and 0 if all share the win, or everybody's points."""


class ObservationType(Enum):
    """What an observation is about; the names are TextArena's."""

    PROMPT = 1
    PLAYER_ACTION = 2
    GAME_ACTION_DESCRIPTION = 3
    GAME_MESSAGE = 4
    GAME_BOARD = 5
    GAME_ADMIN = 6


Observation = tuple[int, str, Any]
"""Who it comes from, its text, and its `ObservationType`."""


class TextState:
    """What programs that know TextArena look at between the steps. The hidden state of the match isn't part of it."""

    def __init__(self, names: list[str], error_allowance: int, max_turns: int | None) -> None:
        self.num_players = len(names)
        self.role_mapping = {GAME_ID: "GAME", **dict(enumerate(names))}
        self.error_allowance = error_allowance
        self.max_turns = max_turns
        self.current_player_id = 0
        self.turn = 0
        self.error_count = 0
        self.made_invalid_move = False
        self.done = False
        self.rewards: dict[int, float] | None = None
        self.step_info: dict[str, Any] = {}
        self.game_state: dict[str, Any] = {}
        self.game_info: dict[int, dict[str, Any]] = {
            seat: {"role": name, "invalid_move": False, "turn_count": 0} for seat, name in enumerate(names)
        }
        self.observations: dict[int, list[Observation]] = {seat: [] for seat in range(len(names))}
        self.logs: list[tuple[int, str]] = []
        """What everybody may see, for renderers."""


def _check(name: str, value: str, known: Any) -> None:
    """Raises BadOptions unless the value is one of a Literal's."""
    if value not in get_args(known):
        raise BadOptions("cli-flag-choice", flag=name, value=str(value), known=", ".join(get_args(known)))


class TextEnv:
    """One game at a table of language models.

    `options` are the game's options without the number of players, which `reset` gets. `bots` are the seats that bots
    play, by name. `error_allowance` is how many invalid answers in a row a player may give before `after_errors`
    applies.
    """

    observation_types: Any = ObservationType

    def __init__(
        self,
        game: str = "santiago",
        language: str = "en",
        options: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        error_allowance: int = 2,
        after_errors: AfterErrors = "random",
        rewards: Rewards = "outcome",
        rules: Rules = "short",
        max_turns: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise BadOptions("cli-flag-choice", flag="language", value=language, known=", ".join(LANGUAGES))
        _check("after_errors", after_errors, AfterErrors)
        _check("rewards", rewards, Rewards)
        _check("rules", rules, Rules)
        self.game = by_name(game)
        self.language = language
        self.options = dict(options or {})
        self.bots = dict(bots or {})
        self.error_allowance = error_allowance
        self.after_errors = after_errors
        self.reward_kind = rewards
        self.rules = rules
        self.max_turns = max_turns

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Start a game; bots count as players. The same seed gives the same deal. Raises BadOptions."""
        options = self.game.checked({**self.options, "players": num_players})
        seed = secrets.randbits(63) if seed is None else seed
        self.begin(Match.start(self.game, options, seed), seed)

    def begin(self, match: Match, seed: int = 0) -> None:
        """Start from a match, such as a composed position. The seed is for bots and random actions."""
        agreed = match.record().options
        speaker = text_speaker(self.language)
        names = [speaker.text("seat-number", number=seat + 1) for seat in range(agreed["players"])]
        for seat in self.bots:
            if seat not in range(len(names)):
                known = ", ".join(str(number) for number in range(len(names)))
                raise BadOptions("cli-flag-choice", flag="bots", value=str(seat), known=known)
        self._match = match
        self._agreed = agreed_lines(self.game, agreed)
        self._rng = Rng(f"text {seed}")
        self._bots: dict[int, Bot] = {seat: bot_named(name, self.game.name) for seat, name in self.bots.items()}
        self._speaker = text_speaker(self.language, names)
        self.state = TextState(names, self.error_allowance, self.max_turns)
        self._told = [0] * len(names)
        """How much of the log each seat has been told."""
        self._prompted: set[int] = set()
        self._note_log(0)
        self._go_on()

    def get_observation(self) -> tuple[int, list[Observation]]:
        """Whose turn it is, and what is new to them."""
        seat = self.state.current_player_id
        found, self.state.observations[seat] = self.state.observations[seat], []
        return seat, found

    def get_board_str(self) -> str:
        """The table as a spectator sees it, for renderers."""
        return "\n".join(view_lines(self.game, self._match.state.view(None), self._speaker))

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The current player's reply. Returns whether the game is over, and what became of the reply."""
        state = self.state
        if state.done:
            return True, {}
        seat = state.current_player_id
        text = action_in(action)
        reason = self._refusal(seat, text)
        state.made_invalid_move = reason is not None
        state.step_info = {"player": seat, "action": text, "invalid": reason is not None}
        # Others see what an action does, not the reply: it may name what they may not know.
        self._tell(seat, f"[{shortened(text)}]", "PLAYER_ACTION", seat)
        if reason is None:
            self._play(seat, self.game.parse(text))
        else:
            self._invalid(seat, reason)
        return state.done, state.step_info

    def close(self) -> tuple[dict[int, float] | None, dict[int, dict[str, Any]]]:
        """The rewards, None while the game runs, and what is known about each player."""
        return self.state.rewards, self.state.game_info

    def _refusal(self, seat: int, text: str) -> Message | None:
        """Why a reply can't be played."""
        if not text:
            return Message("model-no-action")
        try:
            return self._match.state.why_not(seat, self.game.parse(text))
        except BadNotation as wrong:
            return wrong.message

    def _invalid(self, seat: int, reason: Message) -> None:
        """Another try, or what follows after the last one."""
        state = self.state
        said = self._speaker.text("model-refused", reason=reason)
        state.step_info["reason"] = said
        state.error_count += 1
        left = state.error_allowance + 1 - state.error_count
        if left > 0:
            self._tell(seat, f"{said} {self._speaker.text('model-tries', count=left)}", "GAME_ADMIN")
            self._ask(seat)
            return
        state.game_info[seat]["invalid_move"] = True
        if self.after_errors == "loss":
            lost = self._speaker.text("model-lost", seat=Token("seat", seat))
            teams = self._match.state.scores().teams
            losers = next(side for side in sides(state.num_players, teams) if seat in side)
            self._finish({other: -1.0 if other in losers else 1.0 for other in range(state.num_players)}, lost)
            return
        choices = self._match.state.worth(seat)
        action = choices[self._rng.below(len(choices))]
        state.step_info["played"] = self.game.notation(action)
        played = self._speaker.text("model-random", action=self.game.notation(action))
        self._tell(seat, f"{said} {played}", "GAME_ADMIN")
        self._play(seat, action)

    def _play(self, seat: int, action: int) -> None:
        state = self.state
        before = len(self._match.log)
        self._match.play(seat, action)
        state.error_count = 0
        state.turn += 1
        state.game_info[seat]["turn_count"] += 1
        self._note_log(before)
        self._go_on()

    def _go_on(self) -> None:
        """Let bots answer, then ask the next seat or end the game."""
        while (waiting := self._match.state.waiting()) and waiting[0] in self._bots:
            before = len(self._match.log)
            seat = waiting[0]
            try:
                self._match.play(seat, self._bots[seat].choose(self._match.state.view(seat), self._rng))
            except IllegalAction as wrong:
                raise BadBot("cli-bot-illegal", bot=self.bots[seat], reason=wrong.message) from None
            self._note_log(before)
        if not waiting:
            self._end()
        elif self.max_turns is not None and self.state.turn >= self.max_turns:
            even = dict.fromkeys(range(self.state.num_players), 0.0)
            self._finish(even, self._speaker.text("model-stopped", count=self.max_turns))
        else:
            self.state.current_player_id = waiting[0]
            self._ask(waiting[0])

    def _ask(self, seat: int) -> None:
        """What a seat needs to know for its next answer."""
        if seat not in self._prompted:
            self._prompted.add(seat)
            self._tell(seat, self._prompt(seat), "PROMPT")
        view = self._match.state.view(seat)
        news = self._news(seat)
        if news:
            self._tell(seat, "\n".join([self._speaker.text("model-news"), *news]), "GAME_MESSAGE")
        words = self.game.words
        lines = [*view_lines(self.game, view, self._speaker), "", self._speaker.say(words.prompt(view))]
        if view.decision is not None and view.decision.secret:
            lines.append(self._speaker.text("cli-secret"))
        lines += [self._speaker.text("model-actions"), *choice_lines(words.choices(view), words, self._speaker)]
        self._tell(seat, "\n".join(lines), "GAME_BOARD")

    def _news(self, seat: int) -> list[str]:
        """The log since the seat was last told."""
        events = seen_by(self._match.log[self._told[seat] :], seat)
        self._told[seat] = len(self._match.log)
        return log_lines(self.game, [self.game.words.event(event) for event in events], self._speaker)

    def _prompt(self, seat: int) -> str:
        """What a seat reads first: who it is, the rules, how to answer."""
        name, players = self.game.name.capitalize(), self.state.num_players
        lines = [self._speaker.text("model-you", seat=Token("seat", seat), game=name, count=players)]
        lines += [self._speaker.say(line) for line in self._agreed]
        if self.rules == "full":
            lines += ["", plain_markdown(rules_page(self.game.name, self.language)).strip()]
        if self.rules != "none":
            lines += ["", short_rules(self.game.name, self.language)]
        choices = self.game.words.choices(self._match.state.view(seat))
        example = notations([choice for choice in choices if not choice.aside])[-1]
        return "\n".join([*lines, "", self._speaker.text("model-how-to-answer", action=example)])

    def _tell(self, seat: int, text: str, kind: str, sender: int = GAME_ID) -> None:
        self.state.observations[seat].append((sender, text, self.observation_types[kind]))

    def _note_log(self, since: int) -> None:
        """Keep the public part of the log for renderers."""
        events = seen_by(self._match.log[since:], None)
        self.state.logs += [(GAME_ID, self._speaker.say(self.game.words.event(event))) for event in events]

    def _end(self) -> None:
        """The rewards of a finished game. A solo game has no winner, so its reward is the points."""
        scores = self._match.state.scores()
        players = range(self.state.num_players)
        for seat in players:
            facts = {"points": scores.totals[seat], "winner": seat in scores.winners}
            self.state.game_info[seat] |= facts
            self.state.game_info[seat]["place"] = place(seat, scores.totals, scores.teams, scores.winners)
        if self.reward_kind == "points" or len(players) == 1:
            rewards = {seat: float(scores.totals[seat]) for seat in players}
        elif len(scores.winners) == len(players):
            rewards = dict.fromkeys(players, 0.0)
        else:
            rewards = {seat: 1.0 if seat in scores.winners else -1.0 for seat in players}
        why = self.game.words.decided(scores)
        last = self._speaker.say(self.game.words.event(self._match.log[-1]))
        self._finish(rewards, f"{last} {self._speaker.say(why)}" if why else last)

    def _finish(self, rewards: dict[int, float], reason: str) -> None:
        self.state.rewards = rewards
        self.state.done = True
        for seat in range(self.state.num_players):
            self.state.game_info[seat]["reason"] = reason
            self._tell(seat, "\n".join([*self._news(seat), reason]), "GAME_ADMIN")
