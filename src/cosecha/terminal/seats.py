"""Seats people and bots."""

from dataclasses import dataclass

from cosecha.bots.registry import bot_level, bot_named, built_in_bot, is_built_in
from cosecha.bots.timing import plain_name
from cosecha.core.bot import Bot
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.locale.first_names import first_names
from cosecha.terminal.plain import printable
from cosecha.terminal.screen import Screen

YOU = "you"
"""A person, in `--seats`."""
PERSON = "person"
"""A person, in a record."""
LONGEST_NAME = 20
LETTERS = "BCDEFGHIJKLMNOPQRSTUVWXYZ"
"""They distinguish equal names; a number would look like money."""


@dataclass(frozen=True)
class Chair:
    """A seat with a bot, or with a person if `bot` is None."""

    name: str
    bot: Bot | None = None
    kind: str = PERSON
    """Who plays, as in the record: `person`, or the bot's name as given."""


def words_of(text: str) -> list[str]:
    """Split `you, insight,random`."""
    return [word.strip() for word in text.split(",")]


def sit_down(kinds: list[str], game: Game, screen: Screen, person: str | None, seed: str = "") -> list[Chair]:
    """People and bots for the kinds in `--seats`, with unique names, the same for the same seed."""
    if not all(kinds):
        raise BadOptions("cli-seats-empty")
    people = _people(kinds, screen, person)
    taken = list(people.values())
    names = iter(first_names(screen.speaker.language, seed or game.name, len(kinds), taken))
    chairs: list[Chair] = []
    for seat, kind in enumerate(kinds):
        if kind == YOU:
            chairs.append(Chair(people[seat]))
        else:
            name = next(names) if is_built_in(kind, game.name) else _unique(_class_name(kind), taken)
            chairs.append(_with_bot(name, kind, game))
    return chairs


def _people(kinds: list[str], screen: Screen, person: str | None) -> dict[int, str]:
    """The people's names by seat: the given name for the first, the number of the seat for others."""
    seats = [seat for seat, kind in enumerate(kinds) if kind == YOU]
    names: dict[int, str] = {}
    taken: list[str] = []
    for seat in seats:
        if person and seat == seats[0]:
            name = clean_name(person)
        else:
            name = screen.text("cli-person") + ("" if len(seats) == 1 else f" {seat + 1}")
        names[seat] = _unique(name, taken)
    return names


def introduced(chairs: list[Chair], game: Game, screen: Screen) -> str:
    """The names of all players, bots with their level."""
    return ", ".join(
        screen.text("bot-introduced", name=chair.name, level=bot_level(chair.kind))
        if is_built_in(chair.kind, game.name)
        else chair.name
        for chair in chairs
    )


def _with_bot(name: str, kind: str, game: Game) -> Chair:
    bot = bot_named(kind, game.name)
    return Chair(name, bot, built_in_bot(kind, game.name) if is_built_in(kind, game.name) else kind)


def _class_name(kind: str) -> str:
    """The display name of a user's own bot: its class."""
    return clean_name(plain_name(kind).rpartition(":")[2]).capitalize()


def back_to_seats(names: list[str], kinds: list[str], game: Game) -> list[Chair]:
    """The chairs of a saved match. `kinds` comes from `--seats` or from the record."""
    if any(not kind for kind in kinds):
        raise BadOptions("cli-seats-empty")
    if len(kinds) != len(names):
        raise BadOptions("cli-seats-count", seats=len(kinds), players=len(names))
    return [
        Chair(printable(name)) if kind in (YOU, PERSON) else _with_bot(printable(name), kind, game)
        for name, kind in zip(names, kinds, strict=True)
    ]


def clean_name(name: str) -> str:
    return " ".join(printable(name).split())[:LONGEST_NAME] or "?"


def _unique(name: str, taken: list[str]) -> str:
    """The name, with a letter if it is taken: Mybot, Mybot B, Mybot C."""
    unique = next(each for each in (name, *(f"{name} {letter}" for letter in LETTERS)) if each not in taken)
    taken.append(unique)
    return unique
