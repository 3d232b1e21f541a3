"""Translations: the Fluent files, which the browser client shares, and the rules pages."""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from cosecha.core.catalog import GAMES, folder_of
from cosecha.core.message import Argument, Message, Token

LANGUAGE_NAMES: dict[str, str] = msgspec.json.decode(files(__name__).joinpath("languages.json").read_bytes())
"""Each language's name for itself. The browser client reads the same file."""
LANGUAGES = tuple(LANGUAGE_NAMES)
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # checked, and listed in the OpenAPI document; mypy can't read a file
"""A language code as a field of a request."""
LONGEST_NUMBER = 10**15


def language_from_environment() -> str:
    """COSECHA_LANG, then the system locale; English if neither is a language we have."""
    asked = os.environ.get("COSECHA_LANG", "")
    settings = (os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    machine = next((setting for setting in settings if setting), "")
    codes = (setting[:2].lower() for setting in (asked, machine))
    return next((code for code in codes if code in LANGUAGES), "en")


@cache
def _bundle(language: str, games: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders(language, games):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folders(language: str, games: tuple[str, ...]) -> Iterator[Traversable]:
    """The folders with a language's texts: ours, and the `locale` folder of each game that has one. A game without
    this language falls back to English."""
    yield files(__name__).joinpath(language)
    for game in games:
        own = folder_of(game) / "locale"
        if own.is_dir():
            yield own / language if (own / language).is_dir() else own / "en"


class Speaker:
    """Formats messages in one language; `names` are the players' names by seat.

    With `notation`, places are shown both as people type them and as they read them off the board: `H30 (g–h |1)`.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self.notation = False
        self._bundle = _bundle(language, tuple(GAMES))

    def say(self, message: Message) -> str:
        """Format a message. Raises LookupError for an unknown id and ValueError for wrong arguments."""
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise LookupError(message.id)
        text, errors = self._bundle.format_pattern(
            pattern, {name: self._value(value) for name, value in message.args.items()}
        )
        if errors:
            raise ValueError(f"{message.id} in {self.language}: {errors[0]}")
        return str(text)

    def text(self, id: str, **args: Argument) -> str:
        """Format the message with this id."""
        return self.say(Message(id, args))

    def _value(self, value: Argument) -> str | int:
        """An argument in the form Fluent takes. An empty list becomes `none`, so that a message can select on it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Token):
            return self._name(value)
        if isinstance(value, list):
            return ", ".join(str(self._listed(token)) for token in value) or "none"
        # Fluent can't format huge numbers, such as somebody may type into a URL.
        return str(value) if isinstance(value, int) and abs(value) > LONGEST_NUMBER else value

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def _name(self, token: Token) -> str | int:
        """A token inside a sentence: a seat's name, what people call the thing, or the plain value, so that a message
        can select a noun."""
        if token.said is not None:
            said = self.say(token.said)
            return f"{token.value} ({said})" if self.notation else said
        if token.kind == "seat":
            seat = int(token.value)
            return self.names[seat] if seat < len(self.names) else self.text("seat-number", number=seat + 1)
        name = f"name-{token.kind}-{token.value}"
        return self.text(name) if self._bundle.has_message(name) else token.value

    def _listed(self, token: Token) -> str | int:
        """A token in a list, where a message can't select a noun: uses the `name-KIND` message if there is one."""
        name = f"name-{token.kind}"
        return self.text(name, value=token.value) if self._bundle.has_message(name) else self._name(token)


Kind = Literal["rules", "notation", "aid", "glossary"]


def page(game: str, language: str, kind: Kind) -> str:
    """A game's page as Markdown: its short rules, the notation for bot authors, the player aid, or the glossary.

    Raises FileNotFoundError; not every game has a glossary.
    """
    for folder in reversed(list(_folders(language, (game,)))):
        file = folder.joinpath(kind, f"{game}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{kind}/{game}.md")


def rules_page(game: str, language: str) -> str:
    """The short rules of a game as Markdown; each section has an anchor `{#name}`."""
    return page(game, language, "rules")


@cache
def figures() -> dict[str, bytes]:
    """The figures of the rules pages, by file name; `tools/figures.py` draws them."""
    return {file.name: file.read_bytes() for file in files(__name__).joinpath("figures").iterdir()}
