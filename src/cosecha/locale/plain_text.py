"""A table as plain text, for readers who have nothing else: language models."""

from collections.abc import Sequence
from typing import Any

from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.words import Choice, Table, Words, is_whole, range_text
from cosecha.locale import Speaker
from cosecha.locale.tables import cell_text

COLUMN = " │ "
"""Between cells: no cell contains it, while Santiago's canals have names such as d|e 2|3."""
MOST_CHOICES = 60
"""Choices in a list; the others are counted."""
MOST_VALUES = 60
"""Values of a choice in a list; the others are counted."""


def text_speaker(language: str, names: Sequence[str] = ()) -> Speaker:
    """A speaker for people who type: it shows places in notation, too."""
    speaker = Speaker(language, names)
    speaker.notation = True
    return speaker


def table_lines(table: Table, speaker: Speaker) -> list[str]:
    """A table, a line for each row."""
    rows = [table.header, *table.rows]
    return [f"## {speaker.say(table.title)}", *(COLUMN.join(cell_text(cell, speaker) for cell in row) for row in rows)]


def view_lines(game: Game, view: Any, speaker: Speaker) -> list[str]:
    """All that a view shows: the status, the board, the seats."""
    lines = [speaker.say(line) for line in game.words.status(view)]
    for table in (*game.words.board(view), game.words.seats(view)):
        lines += ["", *table_lines(table, speaker)]
    return lines


def log_lines(game: Game, messages: Sequence[Message], speaker: Speaker) -> list[str]:
    """Lines of the log, each with the text of the card that it turns up."""
    lines = []
    for message in messages:
        lines.append(f"- {speaker.say(message)}")
        name = game.turned_up(message)
        lines += [f"  {speaker.say(card.text)}" for card in (game.cards() if name else ()) if card.name == name]
    return lines


def notations(choices: Sequence[Choice]) -> list[str]:
    """Every action that the choices stand for, in notation."""
    found = []
    for choice in choices:
        if choice.least is not None and choice.most is not None:
            numbers = [n for n in range(choice.least, choice.most + 1) if n not in choice.missing]
            found += [f"{choice.notation} {number}" for number in numbers]
        elif choice.values:
            found += [f"{choice.notation} {value}" for value in choice.values]
        else:
            found.append(choice.notation)
    return found


def choice_lines(choices: Sequence[Choice], words: Words, speaker: Speaker) -> list[str]:
    """What a seat may answer, a line for each choice: those that seldom help come last, and long lists are cut."""
    useful = [choice for choice in choices if not choice.aside]
    aside = [choice for choice in choices if choice.aside]
    lines = _listed(useful, words, speaker)
    if aside:
        lines += [speaker.text("model-aside"), *_listed(aside, words, speaker)]
    return lines


def _listed(choices: Sequence[Choice], words: Words, speaker: Speaker) -> list[str]:
    lines = []
    before: list[str] = []
    for choice in choices[:MOST_CHOICES]:
        lines.append(f"- {_line(choice, before, words, speaker)}")
        before = choice.values
    if len(choices) > MOST_CHOICES:
        lines.append("- " + speaker.text("model-choices-more", count=len(notations(choices[MOST_CHOICES:]))))
    return lines


def _line(choice: Choice, before: list[str], words: Words, speaker: Speaker) -> str:
    label = speaker.say(choice.label)
    if is_whole(choice):
        return f"[{choice.notation}] {label}"
    if choice.least is not None:
        return f"[{choice.notation} N] {label} (N: {range_text(choice)})"
    if choice.values == before:
        return f"[{choice.notation} X] {label} ({speaker.text('model-values-same')})"
    values = "; ".join(_value(value, words, speaker) for value in choice.values[:MOST_VALUES])
    more = len(choice.values) - MOST_VALUES
    if more > 0:
        values = speaker.text("model-values-more", values=values, count=more)
    return f"[{choice.notation} X] {label} (X: {values})"


def _value(value: str, words: Words, speaker: Speaker) -> str:
    place = words.place(value)
    said = speaker.say(place) if place else value
    return value if said == value else f"{value} = {said}"
