"""Finds bots by name: the built-in ones, and your own as `module:Name` or `./file.py:Name`."""

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

from cosecha.bots.levels import FIRST, LEVELS
from cosecha.core.bot import Advice, Adviser, Bot
from cosecha.core.catalog import GAMES
from cosecha.core.errors import BadBot
from cosecha.core.message import Message
from cosecha.core.rng import Rng

_ANY_GAME = {"random": "cosecha.bots.random:RandomBot"}


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(_places(game))


def offered_bots(game: str) -> list[str]:
    """Those to choose an opponent from, weakest first: the levels, if the game has them."""
    return [name for name in _places(game) if name in LEVELS] or bots_for(game)


def best_bot(game: str) -> str:
    """The name of the strongest bot for a game."""
    return bots_for(game)[-1]


def quick_bot(game: str) -> str:
    """The name of the strongest bot that answers in milliseconds, where many games are played."""
    return "insight" if "insight" in _places(game) else best_bot(game)


def usual_bot(game: str) -> str:
    """The opponent for somebody who hasn't chosen one."""
    return FIRST if FIRST in _places(game) else best_bot(game)


def about_bot(name: str) -> str:
    """The message id of a bot's description."""
    return f"bot-{name}-about"


def bot_level(name: str) -> str:
    """The message id of a bot's strength in a word, shown next to its name."""
    return f"bot-level-{name}" if any(name in _places(game) for game in GAMES) else "bot-level-other"


def bot_named(name: str, game: str) -> Adviser:
    """A new bot: a name from `bots_for`, `module:Name`, or `path/to/file.py:Name`. Raises BadBot."""
    return bot_maker(name, game)()


def let_sit(bot: Bot, seed: str) -> None:
    """Tell a bot that it sits at a table. One with a taste that lasts for the whole match, such as a favorite plan, has
    a method `sit` and draws it there. The seed belongs to the seat and the match, so that a bot that is made again for
    a later decision has the same taste."""
    sit = getattr(bot, "sit", None)
    if sit is not None:
        sit(Rng(seed))


def bot_maker(name: str, game: str) -> Callable[[], Adviser]:
    """A factory for bots of this name, to look it up only once: the lookup is the slow part. Raises BadBot."""
    places = _places(game)
    if name in places:
        return _maker(name, places[name])
    if ":" not in name:
        raise BadBot("error-bot-unknown", bot=name, game=game, known=", ".join(places))
    return _maker(name, name)


@cache
def _places(game: str) -> dict[str, str]:
    """`module:Name` of each bot for a game, weakest first. A game's own bots are in `cosecha.bots.<game>`, imported on
    first use; `insight` is the strong bot that the levels are made of, and the name of it in older records."""
    own = f"cosecha.bots.{game}"
    strong = game in GAMES and importlib.util.find_spec(own) is not None
    if not strong:
        return _ANY_GAME
    levels = {level: f"{own}.levels:{level}" for level in LEVELS}
    top = levels.popitem()
    return _ANY_GAME | levels | {"insight": f"{own}:InsightBot"} | dict([top])


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

    make()  # Fail early if the bot can't be created.
    return make


def _is_file(where: str) -> bool:
    return where.endswith(".py") or "/" in where or "\\" in where


def _from_file(name: str, path: Path) -> ModuleType:
    """Import a file as a module; each file is imported once."""
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
    with _importable(path.parent):
        try:
            spec.loader.exec_module(module)
        except (Exception, SystemExit) as wrong:
            del sys.modules[title]
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
    return module


def _from_module(name: str, where: str) -> ModuleType:
    with _importable(Path.cwd()):
        try:
            return importlib.import_module(where)
        except ModuleNotFoundError as wrong:
            if wrong.name is not None and (where + ".").startswith(wrong.name + "."):
                raise BadBot("error-bot-no-module", bot=name, module=where) from None
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
        except (Exception, SystemExit) as wrong:
            raise BadBot("error-bot-import", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong


def source_of(name: str) -> Path | None:
    """The file of a bot of your own; None for the built-in ones."""
    where = name.rpartition(":")[0]
    if not where or _is_file(where):
        return Path(where) if where else None
    with _importable(Path.cwd()):
        spec = importlib.util.find_spec(where)
    return Path(spec.origin) if spec is not None and spec.origin is not None else None


@contextmanager
def _importable(folder: Path) -> Iterator[None]:
    """Let a bot import modules from this folder, as a script could."""
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


class _Advising:
    """Wraps a bot without `advise`: its only hint is its own choice."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        if hasattr(bot, "choose_between"):
            self.choose_between = bot.choose_between

    def choose(self, view: Any, rng: Rng) -> int:
        action: int = self._bot.choose(view, rng)
        return action

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        return [Advice(self._bot.choose(view, rng), Message("advice-own-choice"))][:n]
