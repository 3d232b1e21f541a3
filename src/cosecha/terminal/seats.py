"""Who sits where: people and bots."""

from dataclasses import dataclass

from cosecha.bots.registry import bot_named, bots_for
from cosecha.core.bot import Bot
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.terminal.screen import Screen, printable

YOU = "you"
BEST = "insight"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Chair:
    """A seat: with a bot, or with a person if there is none."""

    name: str
    bot: Bot | None = None


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
            name = clean_name(kind.rpartition(":")[2]).capitalize()
            chairs.append(Chair(_own(name, taken), bot_named(kind, game.name)))
    return chairs


def back_to_seats(names: list[str], kinds: list[str] | None, game: Game) -> list[Chair]:
    """The chairs of a saved match: as told, else whoever has a bot's name is that bot."""
    if kinds is None:
        known = [name for name, _ in bots_for(game.name)]
        firsts = [name.split(" ")[0].lower() for name in names]
        kinds = [first if first in known else YOU for first in firsts]
    if len(kinds) != len(names):
        raise BadOptions("cli-seats-count", seats=len(kinds), players=len(names))
    return [
        Chair(printable(name), None if kind == YOU else bot_named(kind, game.name))
        for name, kind in zip(names, kinds, strict=True)
    ]


def clean_name(name: str) -> str:
    return " ".join(printable(name).split())[:LONGEST_NAME] or "?"


def _own(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody has it already."""
    own, number = name, 2
    while own in taken:
        own, number = f"{name} {number}", number + 1
    taken.append(own)
    return own
