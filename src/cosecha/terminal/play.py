"""Plays a match in the terminal, with people and bots, until it is over or somebody leaves."""

import shlex
import traceback
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from cosecha.bots.registry import let_sit
from cosecha.core.agreed import agreed_lines
from cosecha.core.errors import BadBot, IllegalAction
from cosecha.core.event import Event, seen_by
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.core.words import Choice
from cosecha.terminal import commands, files
from cosecha.terminal.answers import Ambiguous, Incomplete, Refused, Taken, understand
from cosecha.terminal.asking import choices_grid, show_last_word
from cosecha.terminal.automatic import automatic_answer
from cosecha.terminal.cards import show_turned_up
from cosecha.terminal.look import show_table
from cosecha.terminal.plain import INTERRUPTED, WRONG_USE
from cosecha.terminal.program import program
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import PERSON, YOU, Chair
from cosecha.terminal.suggestion import keep_result
from cosecha.terminal.tables import grid_of

LOG_LINES = 2
"""The minimum number of log lines shown."""
TABLE_LINES = 22
"""The lines of the board and the prompt; the log gets the rest of the window."""
SHEET_LINES = 16
NEWEST = 8
"""The number of log lines shown when a match is resumed."""
MOST_NAMED = 6


class Leave(Exception):
    """A person leaves the table."""


class Session:
    """A match with its players, its screen and the file it is saved in."""

    def __init__(self, match: Match, chairs: list[Chair], screen: Screen, file: Path, pace: float = 0.0) -> None:
        self.match = match
        self.chairs = chairs
        self.screen = screen
        self.file = file
        self.pace = pace
        self.fresh = not file.exists()
        """Whether the file was created in this session."""
        self.last_person: int | None = None
        self.shown = max(0, len(match.log) - NEWEST)
        """The number of log lines already shown."""
        record = match.record()
        self._seed = record.seed
        for seat, chair in enumerate(chairs):
            if chair.bot is not None:
                let_sit(chair.bot, f"terminal {self._seed} seat {seat}")
        self.agreed = agreed_lines(match.game, record.options)
        """The first lines of the log."""
        self.notice = ""
        """A message for the next drawing."""
        self.help_shown = False
        self.plans: dict[tuple[int, str], str] = {}
        """The automatic answers, by seat and by kind of decision or topic."""
        self.automatic: set[int] = set()
        """The moves that were automatic answers, by number."""
        screen.set_names([chair.name for chair in chairs])

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown between decisions: that of the only person, else a spectator's (None)."""
        return self.people[0] if len(self.people) == 1 else None

    def run(self) -> int:
        """Play until the end. Returns the exit code."""
        if not self.screen.tty:
            self._show_agreed(len(self.agreed))
        played = False
        try:
            while waiting := self.match.state.waiting():
                played = True
                seat = self.next_seat(waiting)
                if self.chairs[seat].bot is not None:
                    self._bot_moves(seat)
                else:
                    self._person_moves(seat)
            self._end()
            if played:
                keep_result(self)
            return 0
        except (Leave, EOFError):
            return self._leave(0)
        except BadBot:
            self._leave(WRONG_USE)
            raise
        except KeyboardInterrupt:
            self.screen.line()
            return self._leave(INTERRUPTED)

    def next_seat(self, waiting: tuple[int, ...]) -> int:
        """Bots first, so that simultaneous answers are revealed as soon as the person has answered."""
        return min(waiting, key=lambda seat: (self.chairs[seat].bot is None, seat))

    def save(self, path: Path | None = None) -> None:
        files.save(self.match.record(), path or self.file)

    def _leave(self, code: int) -> int:
        # Replayed from the recorded moves, because Ctrl-C may have interrupted one.
        self.match = self.match.at(self.match.moves)
        self.save()
        self.screen.unwrapped(self.screen.text("cli-saved", file=str(self.file)))
        self.screen.say("cli-resume-with")
        self.screen.unwrapped(
            f"  {program()} play {self.match.game.name} --resume {files.quoted(self.file)}{self._other_seats()}"
        )
        return code

    def _other_seats(self) -> str:
        """The `--seats` flag for these players, if they differ from those in the record."""
        kinds = [chair.kind for chair in self.chairs]
        if kinds == self.match.record().seats:
            return ""
        return " --seats " + shlex.quote(",".join(YOU if kind == PERSON else kind for kind in kinds))

    def rng(self, purpose: str) -> Rng:
        """A generator that depends only on the match, so that a resumed match continues the same way."""
        return Rng(f"terminal {self._seed} {self.match.moves} {purpose}")

    def _bot_moves(self, seat: int) -> None:
        bot, name = self.chairs[seat].bot, self.chairs[seat].name
        assert bot is not None
        try:
            action = bot.choose(self.match.state.view(seat), self.rng(f"seat {seat}"))
        except (Exception, SystemExit) as wrong:
            place = traceback.extract_tb(wrong.__traceback__)[-1]
            text = f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}:{place.lineno})"
            raise BadBot("cli-bot-failed", bot=name, text=text) from wrong
        if type(action) is not int:
            raise BadBot("cli-bot-type", bot=name, answer=repr(action), type=type(action).__name__)
        try:
            events = self.match.play(seat, action)
        except IllegalAction as wrong:
            raise BadBot("cli-bot-illegal", bot=name, reason=wrong.message) from None
        self.show_events(seen_by(events, self.viewer))
        self.screen.pause(self.pace)

    def show_events(self, events: list[Event]) -> None:
        """Show these lines of the log, with what cards of event decks say."""
        lines = [self.match.game.words.event(event) for event in events]
        drawn = [number for number, line in enumerate(lines) if self.match.game.turned_up(line)]
        for number, line in enumerate(lines):
            self.screen.indented(Text(self.screen.said(line), "bright_black"))
            # A screen that is drawn anew has room for only one card.
            if number in drawn[-1 if self.screen.tty else 0 :]:
                show_turned_up(self.screen, self.match.game, line)
        self.shown = len(self.match.log)

    def _person_moves(self, seat: int) -> None:
        number = self.match.moves
        if not self._answers_itself(seat):
            self._curtain(seat)
            self.last_person = seat
            self.draw(seat)
            while self.match.moves == number:
                line = self.screen.ask(f"{self.chairs[seat].name}> ")
                if line and not commands.run_command(self, seat, line):
                    self.answer(seat, line)
                elif self.match.moves == number:
                    self._answers_itself(seat)
                if self.match.moves < number:
                    return  # after an undo
        self.save()

    def _answers_itself(self, seat: int) -> bool:
        """Give the seat's automatic answer, if there is one and it is legal."""
        action = automatic_answer(self, seat)
        if action is None:
            return False
        self.automatic.add(self.match.moves)
        if self.viewer == seat:
            words = self.match.game.words.action(action)
            self.notice = self.screen.text("cli-auto-played", action=words)
        self._play(seat, action)
        return True

    def answer(self, seat: int, line: str) -> None:
        """Play the action that a line stands for, or say why not."""
        found = understand(self.match.game, self.match.state, seat, line)
        if isinstance(found, Incomplete):
            self._complete(seat, found.choice)
        elif isinstance(found, Ambiguous):
            shown = ", ".join(found.notations[:MOST_NAMED])
            more = f" {self.screen.glyphs.more}" if len(found.notations) > MOST_NAMED else ""
            self.screen.say("cli-several", style="yellow", actions=shown + more)
        elif isinstance(found, Refused):
            self.refuse(found)
        else:
            self._play(seat, found.action)

    def refuse(self, found: Refused) -> None:
        text = self.screen.said(found.reason)
        if found.anchor is not None:
            text += " " + self.screen.text("cli-see-rules", anchor=found.anchor)
        self.screen.line(text, "yellow")

    def _complete(self, seat: int, choice: Choice) -> None:
        """Ask for the last word of a choice; an empty line goes back."""
        show_last_word(choice, self.screen)
        line = self.screen.ask(f"{choice.notation} > ")
        if not line or commands.run_command(self, seat, line):
            return
        game, state = self.match.game, self.match.state
        found = understand(game, state, seat, f"{choice.notation} {line}")
        if not isinstance(found, Taken):
            # Perhaps the person has changed their mind and typed another action.
            other = understand(game, state, seat, line)
            found = other if isinstance(other, Taken) else found
        if isinstance(found, Taken):
            self._play(seat, found.action)
        elif isinstance(found, Refused):
            self.refuse(found)
        else:
            self.screen.say("cli-not-understood", style="yellow", text=line)

    def _play(self, seat: int, action: int) -> None:
        events = self.match.play(seat, action)
        shared = len(self.people) > 1 and self.secret(seat)
        self.show_events(seen_by(events, None if shared else seat))

    def secret(self, seat: int) -> bool:
        """Whether this seat knows more than a spectator."""
        state = self.match.state
        return bool(state.view(seat).position != state.view(None).position)

    def _curtain(self, seat: int) -> None:
        """With several people at one keyboard, hide the screen before a secret answer and around hidden information."""
        if len(self.people) < 2:
            return
        before = self.last_person
        decision = self.match.state.decision(seat)
        hidden = decision is not None and decision.secret
        if before != seat:
            hidden = hidden or self.secret(seat) or (before is not None and self.secret(before))
        if not hidden:
            return
        self.screen.wipe()
        self.screen.say("cli-curtain", style="bold", name=self.chairs[seat].name)
        if self.screen.tty:
            self.screen.ask(self.screen.text("cli-press-enter") + " ")
            self.screen.wipe()

    def draw(self, seat: int | None) -> None:
        """Draw the whole screen for this seat: board, seats, log and question."""
        self.screen.clear()
        view = self.match.state.view(seat)
        words = self.match.game.words
        asked: list[RenderableType] = []
        if view.legal:
            question = Text(self.screen.said(words.prompt(view)), "bold")
            asked = [Text(""), question, choices_grid(words.choices(view), self.screen)]
            if view.decision is not None and view.decision.secret:
                asked.insert(2, Text(self.screen.text("cli-secret")))
            if not self.help_shown:
                asked.append(Text(self.screen.text("cli-first-help"), "bright_black"))
                self.help_shown = True
        show_table(self.match.game, view, self.screen)
        self._show_log(seat, len(self.screen.console.render_lines(Group(*asked))))
        if self.notice:
            self.screen.line(self.notice, "yellow")
            self.notice = ""
        self.screen.show(Group(*asked))

    def _show_log(self, seat: int | None, below: int) -> None:
        """Show the latest log lines that fit; in a pipe, which is never cleared, those not shown yet."""
        if self.screen.tty:
            room = self.screen.console.height - TABLE_LINES - below
            events = seen_by(self.match.log, seat)[-max(LOG_LINES, room) :]
            self._show_agreed(room - len(events))
            self.show_events(events)
        else:
            self.show_events(seen_by(self.match.log[self.shown :], seat))

    def _show_agreed(self, room: int) -> None:
        """Show what was agreed, where there is room for the whole log."""
        if room >= len(self.agreed):
            for line in self.agreed:
                self.screen.indented(Text(self.screen.said(line), "bright_black"))

    def _end(self) -> None:
        self.save()
        self.screen.clear()
        state = self.match.state
        show_table(self.match.game, state.view(None), self.screen)
        self._show_log(None, SHEET_LINES)
        self.screen.show(grid_of(self.match.game.words.sheet(state.scores()), self.screen, totals=1))
        self.screen.tell(self.match.game.words.event(self.match.log[-1]), "bold")
        if why := self.match.game.words.decided(state.scores()):
            self.screen.tell(why)
        self.screen.line()
        proof = self.match.record().fairness
        if proof is not None and proof.secret is not None:
            self.screen.say("cli-proof-end", secret=proof.secret, commitment=proof.commitment)
        self._show_file()

    def _show_file(self) -> None:
        """Where the game is saved, and what can be done with it."""
        self.screen.unwrapped(self.screen.text("cli-saved", file=str(self.file)))
        for command in ("replay", "verify"):
            self.screen.unwrapped(f"  {program()} {command} {files.quoted(self.file)}")
