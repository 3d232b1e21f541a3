"""Who sits where: people and bots."""

from dataclasses import dataclass

from cosecha.bots.registry import bot_named, bot_title, bots_for
from cosecha.core.bot import Bot
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.terminal.screen import Screen, printable

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


def sit_down(kinds: list[str], game: Game, screen: Screen, person: str | None) -> list[Chair]:
    """People and bots for the words of `--seats`, each with a name of its own."""
    people = kinds.count(YOU)
    chairs: list[Chair] = []
    taken: list[str] = []
    for kind in kinds:
        if not kind:
            raise BadOptions("cli-seats-empty")
        if kind == YOU:
            first = not any(chair.bot is None for chair in chairs)
            name = person if person and first else screen.text("cli-person")
            number = "" if people == 1 or (person and first) else f" {len(chairs) + 1}"
            chairs.append(Chair(_own(f"{clean_name(name)}{number}", taken)))
        else:
            chairs.append(Chair(_own(_title(kind, game, screen), taken), bot_named(kind, game.name), kind))
    return chairs


def _title(kind: str, game: Game, screen: Screen) -> str:
    """What people call a bot: in their language if it comes with the game, else by its class."""
    if kind in [name for name, _ in bots_for(game.name)]:
        return screen.text(bot_title(kind))
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
    """The name, with a letter if somebody has it already: Insight, Insight B, Insight C."""
    own = next(each for each in (name, *(f"{name} {letter}" for letter in LETTERS)) if each not in taken)
    taken.append(own)
    return own
