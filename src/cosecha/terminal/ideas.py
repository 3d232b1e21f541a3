"""What the coach would do at a moment of a finished game."""

from typing import Any

from cosecha.coach.review import Idea, Ideas, ideas_for
from cosecha.coach.saying import change
from cosecha.core.errors import CosechaError
from cosecha.core.message import Token
from cosecha.core.record import Record, game_of
from cosecha.games import by_name
from cosecha.terminal.advice import show_advice
from cosecha.terminal.running import working
from cosecha.terminal.screen import Screen


class NoIdeas(CosechaError):
    """The coach can't be asked at this moment."""


def show_ideas(record: Record, number: int, state: Any, end: Any, screen: Screen) -> None:
    """The best answers after a number of moves, for the seat that decided there and based on what it knew. `state` and
    `end`: the game at that moment and after its last move; None if it can't be replayed. Raises CosechaError."""
    game = game_of(record, by_name(record.game))
    if end is None or end.waiting():
        raise NoIdeas("error-coach-running")
    if number == len(record.moves):
        raise NoIdeas("error-coach-no-choice")
    view = state.view(record.moves[number].seat)
    if len(view.legal) <= 1:
        raise NoIdeas("error-coach-no-choice")
    with working(screen, "cli-analyze-running"):
        found = ideas_for(game, view, number)
    screen.say("coach-ideas-about", style="bold", seat=Token("seat", found.seat))
    for idea in found.ideas:
        show_advice(screen, _answer(idea, found, screen), idea.reason, idea.line[1:])


def _answer(idea: Idea, ideas: Ideas, screen: Screen) -> str:
    """The answer in words, and how far it is behind the best one."""
    if not idea.behind:
        return screen.said(idea.said)
    return screen.text("coach-idea-behind", action=idea.said, change=change(-idea.behind, ideas.unit))
