"""Who sits where: people and bots."""

from dataclasses import dataclass

from cosecha.bots.registry import bot_level, bot_named, bots_for
from cosecha.core.bot import Bot
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.locale.first_names import first_names
from cosecha.terminal.plain import printable
from cosecha.terminal.screen import Screen

YOU = "you"
"""A person, in the words of `--seats`."""
PERSON = "person"
"""A person, in a record."""
LONGEST_NAME = 20
LETTERS = "BCDEFGHIJKLMNOPQRSTUVWXYZ"
"""They tell apart those who have the same name; a number would read like money."""


@dataclass(frozen=True)
class Chair:
    """A seat: with a bot, or with a person if there is none."""

    name: str
    bot: Bot | None = None
    kind: str = PERSON
    """Who plays, as the record says it: a person, or the name of a bot as it was given."""


def words_of(text: str) -> list[str]:
    """`you, insight,random` as a list."""
    return [word.strip() for word in text.split(",")]


def sit_down(kinds: list[str], game: Game, screen: Screen, person: str | None, seed: str = "") -> list[Chair]:
    """People and bots for the words of `--seats`, each with a name of its own; the same for the same seed."""
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
            name = next(names) if _is_ours(kind, game) else _own(_class_of(kind), taken)
            chairs.append(Chair(name, bot_named(kind, game.name), kind))
    return chairs


def _people(kinds: list[str], screen: Screen, person: str | None) -> dict[int, str]:
    """What the people are called, by seat: the first as they said, several others by the number of their seat."""
    seats = [seat for seat, kind in enumerate(kinds) if kind == YOU]
    names: dict[int, str] = {}
    taken: list[str] = []
    for seat in seats:
        if person and seat == seats[0]:
            name = clean_name(person)
        else:
            name = screen.text("cli-person") + ("" if len(seats) == 1 else f" {seat + 1}")
        names[seat] = _own(name, taken)
    return names


def introduced(chairs: list[Chair], game: Game, screen: Screen) -> str:
    """Everybody at the table, the bots with their level."""
    return ", ".join(
        screen.text("bot-introduced", name=chair.name, level=screen.text(bot_level(chair.kind)))
        if _is_ours(chair.kind, game)
        else chair.name
        for chair in chairs
    )


def _is_ours(kind: str, game: Game) -> bool:
    return kind in [name for name, _ in bots_for(game.name)]


def _class_of(kind: str) -> str:
    """What people call a bot of their own."""
    return clean_name(kind.rpartition(":")[2]).capitalize()


def back_to_seats(names: list[str], kinds: list[str], game: Game) -> list[Chair]:
    """The chairs of a saved match; who plays is told by `--seats` or by the record, never by the names."""
    if any(not kind for kind in kinds):
        raise BadOptions("cli-seats-empty")
    if len(kinds) != len(names):
        raise BadOptions("cli-seats-count", seats=len(kinds), players=len(names))
    return [
        Chair(printable(name)) if kind in (YOU, PERSON) else Chair(printable(name), bot_named(kind, game.name), kind)
        for name, kind in zip(names, kinds, strict=True)
    ]


def clean_name(name: str) -> str:
    return " ".join(printable(name).split())[:LONGEST_NAME] or "?"


def _own(name: str, taken: list[str]) -> str:
    """The name, with a letter if somebody has it already: Mybot, Mybot B, Mybot C."""
    own = next(each for each in (name, *(f"{name} {letter}" for letter in LETTERS)) if each not in taken)
    taken.append(own)
    return own
