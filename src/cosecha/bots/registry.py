"""Bots by name: those that come with a game, and your own as `module:Name` or `./file.py:Name`."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from cosecha.core.bot import Advice, Adviser
from cosecha.core.catalog import GAMES
from cosecha.core.errors import BadBot
from cosecha.core.message import Message
from cosecha.core.rng import Rng

_ANY_GAME = {"random": "cosecha.bots.random:RandomBot"}


def bots_for(game: str) -> list[tuple[str, str]]:
    """(name, message id of what it is) of each bot that plays a game, the weakest first."""
    return [(name, f"bot-{name}-about") for name in _places(game)]


def best_bot(game: str) -> str:
    """The name of the strongest."""
    return list(_places(game))[-1]


def bot_level(name: str) -> str:
    """The message id of how good a bot is, in a word: it stands next to the bot's name."""
    return f"bot-level-{name}" if any(name in _places(game) for game in GAMES) else "bot-level-other"


def bot_named(name: str, game: str) -> Adviser:
    """A new bot: a name from `bots_for`, `module:Name`, or `path/to/file.py:Name`. Raises BadBot."""
    return bot_maker(name, game)()


def bot_maker(name: str, game: str) -> Callable[[], Adviser]:
    """What makes new bots of this name; finding it is the slow part, and is done once. Raises BadBot."""
    places = _places(game)
    if name in places:
        return _maker(name, places[name])
    if ":" not in name:
        raise BadBot("error-bot-unknown", bot=name, game=game, known=", ".join(places))
    return _maker(name, name)


@cache
def _places(game: str) -> dict[str, str]:
    """Where the bots of a game are, by name. A game's own is in `cosecha.bots.<game>`, and imported when it's used."""
    own = f"cosecha.bots.{game}"
    strong = game in GAMES and importlib.util.find_spec(own) is not None
    return _ANY_GAME | ({"insight": f"{own}:InsightBot"} if strong else {})


def _maker(name: str, place: str) -> Callable[[], Adviser]:
    where, _, attribute = place.rpartition(":")
    module = _from_file(name, Path(where)) if _is_file(where) else _from_module(name, where)
    cls = getattr(module, attribute, None)
    if cls is None:
        raise BadBot("error-bot-no-class", bot=name, attribute=attribute, module=where)
    if not callable(cls):
        raise BadBot("error-bot-not-a-bot", bot=name, attribute=attribute)

    def make() -> Adviser:
        try:
            bot = cls()
        except (Exception, SystemExit) as wrong:
            raise BadBot("error-bot-make", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
        if not callable(getattr(bot, "choose", None)):
            raise BadBot("error-bot-not-a-bot", bot=name, attribute=attribute)
        return bot if callable(getattr(bot, "advise", None)) else _Advising(bot)

    make()  # so that a bot that cannot be made is told of at once
    return make


def _is_file(where: str) -> bool:
    return where.endswith(".py") or "/" in where or "\\" in where


def _from_file(name: str, path: Path) -> ModuleType:
    """Run a file as a module of its own; the same file is run once."""
    if not path.is_file():
        raise BadBot("error-bot-no-file", bot=name, path=str(path))
    path = path.resolve()
    title = f"cosecha_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if title in sys.modules:
        return sys.modules[title]
    spec = importlib.util.spec_from_file_location(title, path)
    if spec is None or spec.loader is None:
        raise BadBot("error-bot-no-file", bot=name, path=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[title] = module
    with _found_beside(path.parent):
        try:
            spec.loader.exec_module(module)
        except (Exception, SystemExit) as wrong:
            del sys.modules[title]
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
    return module


def _from_module(name: str, where: str) -> ModuleType:
    with _found_beside(Path.cwd()):
        try:
            return importlib.import_module(where)
        except ModuleNotFoundError as wrong:
            if wrong.name is not None and (where + ".").startswith(wrong.name + "."):
                raise BadBot("error-bot-no-module", bot=name, module=where) from None
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
        except (Exception, SystemExit) as wrong:
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong


@contextmanager
def _found_beside(folder: Path) -> Iterator[None]:
    """Let a bot import what lies beside it, as a script could."""
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


class _Advising:
    """A bot that only knows how to choose: its choice is its advice."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, view: Any, rng: Rng) -> int:
        action: int = self._bot.choose(view, rng)
        return action

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        return [Advice(self._bot.choose(view, rng), Message("advice-own-choice"))][:n]
