"""Automatic answers: decisions that a person has answered once and for all, until they ask to be asked again.

They hold for the session; a saved game doesn't contain them.
"""

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from cosecha.core.errors import CosechaError
from cosecha.core.words import Choice, Plannable, is_whole
from cosecha.locale import Speaker
from cosecha.locale.cards import folded
from cosecha.terminal.screen import Screen

if TYPE_CHECKING:
    from cosecha.terminal.play import Session


def automatic_answer(session: "Session", seat: int) -> int | None:
    """The seat's automatic answer to what it is asked now, if it is legal; otherwise the seat is asked."""
    game, state = session.match.game, session.match.state
    text = session.plans.get((seat, state.topic(seat)))
    if text is None:
        return None
    try:
        action = game.parse(text)
    except CosechaError:
        return None
    return action if state.why_not(seat, action) is None else None


def set_automatic(session: "Session", seat: int, wish: str) -> None:
    """Set one of the automatic answers, as in `3 never` or `grocer ask`; without a wish, show them all."""
    screen = session.screen
    plans = session.match.game.words.plans(session.match.state.view(seat))
    if not plans:
        screen.say("cli-auto-none", style="yellow")
        return
    name, _, word = wish.rpartition(" ")
    if wish:
        found = _named(plans, name.strip(), screen)
        answer = None if found is None else _answer(found, word, screen)
        if found is None or answer is None:
            screen.say("cli-auto-unknown", style="yellow", text=wish)
        elif answer:
            session.plans[seat, found.kind] = answer
        else:
            session.plans.pop((seat, found.kind), None)
    _show(session, seat, plans)


def _named(plans: list[Plannable], name: str, screen: Screen) -> Plannable | None:
    """By its number in the list, or by words of its label or its name in notation."""
    if name.isdecimal():
        return plans[int(name) - 1] if 0 < int(name) <= len(plans) else None
    wanted = folded(name)
    found = [
        plan for plan in plans if wanted in folded(screen.said(plan.label)) or wanted.replace(" ", "-") in plan.kind
    ]
    return found[0] if wanted and len(found) == 1 else None


def _answer(plan: Plannable, word: str, screen: Screen) -> str | None:
    """The notation of an answer, empty for being asked; None if the word doesn't say which."""
    wanted = folded(word)
    if wanted in ("ask", folded(screen.text("cli-auto-ask"))):
        return ""
    for choice in plan.choices:
        if choice.least is not None and choice.most is not None and wanted.isdecimal():
            amount = int(wanted)
            if choice.least <= amount <= choice.most and amount not in choice.missing:
                return f"{choice.notation} {amount}"
    for speaker in (screen.speaker, Speaker("en")):
        found = [choice for choice in plan.choices if is_whole(choice) and wanted in _words(choice, speaker)]
        if len(found) == 1:
            return found[0].notation
    return None


def _words(choice: Choice, speaker: Speaker) -> list[str]:
    return [*folded(speaker.say(choice.label)).split(), choice.notation]


def _show(session: "Session", seat: int, plans: list[Plannable]) -> None:
    screen = session.screen
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(style="bold cyan")
    for number, plan in enumerate(plans, 1):
        shown = _given(session, plan, session.plans.get((seat, plan.kind)))
        grid.add_row(Text(str(number)), Text(screen.said(plan.label)), Text(shown))
    screen.indented(grid)
    word = screen.text("cli-word", command="auto").split(", ")[0]
    answers = [_one_word(plans[0], choice, screen) for choice in plans[0].choices]
    examples = ", ".join(f"{word} 1 {answer}" for answer in [*answers, screen.text("cli-auto-ask")])
    screen.say("cli-auto-how", examples=examples)


def _given(session: "Session", plan: Plannable, answer: str | None) -> str:
    """An automatic answer in words."""
    screen, game = session.screen, session.match.game
    if answer is None:
        return screen.text("cli-auto-ask")
    labels = [choice.label for choice in plan.choices if choice.notation == answer]
    return screen.said(labels[0] if labels else game.words.action(game.parse(answer)))


def _one_word(plan: Plannable, choice: Choice, screen: Screen) -> str:
    """One word that says which choice is meant: the longest that no other choice has."""
    if choice.least is not None:
        return str(choice.least)
    others = [word for other in plan.choices if other is not choice for word in _words(other, screen.speaker)]
    own = screen.said(choice.label).split()
    return max([word for word in own if folded(word) not in others] or [choice.notation], key=len)
