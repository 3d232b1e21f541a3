"""Asks what seats choose between two games of a series."""

from cosecha.bots.between import answer_between
from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.core.series import Kind, Question, Series
from cosecha.terminal.asking import choices_grid
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import Chair

UNDO = ("undo", "u")
QUIT = ("quit", "q")


def ask_between(kind: Kind, series: Series, chairs: list[Chair], screen: Screen, id: str) -> list[str]:
    """Everybody's answers; empty for seats that aren't asked. Raises EOFError if somebody leaves: then nobody has
    answered yet.

    People answer one after the other. Nobody sees the answers of others, and `undo` goes back to the one before.
    """
    asked = kind.open_questions(series)
    answers = [""] * len(chairs)
    for seat in asked:
        if chairs[seat].bot is not None:
            answers[seat] = _bot_answers(kind, series, chairs[seat], seat, Rng(f"{id} {series.number} seat {seat}"))
    people = [seat for seat in asked if chairs[seat].bot is None]
    number = 0
    while number < len(people):
        seat = people[number]
        if len(people) > 1:
            screen.wipe()
            screen.say("cli-curtain", style="bold", name=chairs[seat].name)
            if screen.tty:
                screen.ask(screen.text("cli-press-enter") + " ")
                screen.wipe()
        found = _person_answers(asked[seat], chairs[seat], screen, number > 0)
        if found is None:
            number -= 1
        else:
            answers[seat] = found
            number += 1
    return answers


def _bot_answers(kind: Kind, series: Series, chair: Chair, seat: int, rng: Rng) -> str:
    try:
        return answer_between(chair.bot, kind, series, seat, rng)
    except (Exception, SystemExit) as wrong:
        raise BadBot("cli-bot-failed", bot=chair.name, text=f"{type(wrong).__name__}: {wrong}") from wrong


def _person_answers(question: Question, chair: Chair, screen: Screen, may_undo: bool) -> str | None:
    """The chosen notation, or None to go back to the one before."""
    screen.tell(question.prompt, "bold")
    screen.show(choices_grid(question.choices, screen))
    notations = [choice.notation for choice in question.choices]
    while True:
        line = screen.ask(f"{chair.name}> ").strip().casefold()
        if line in QUIT:
            raise EOFError
        if line in UNDO and may_undo:
            return None
        if line.isdecimal() and 0 < int(line) <= len(notations):
            return notations[int(line) - 1]
        fitting = [line] if line in notations else [each for each in notations if line and each.startswith(line)]
        if len(fitting) == 1:
            return fitting[0]
        if line:
            screen.say("cli-not-understood", style="yellow", text=line)
