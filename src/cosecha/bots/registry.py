"""Finds bots by name: the built-in ones, and your own as `module:Name` or `./file.py:Name`.

A bot that thinks for a set time has a parameter `seconds`, which a name can give: `master@0.5`, `./file.py:Name@2`.
"""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from cosecha.bots.levels import FIRST, LEVELS
from cosecha.bots.timing import MOST, Thinking, in_words, plain_name, seconds_in, thinking_time, timed_name
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
    return f"bot-{plain_name(name)}-about"


def bot_level(name: str) -> Message:
    """A bot's strength in a word or two, shown next to its name: the level, with the seconds if the name has some."""
    plain = plain_name(name)
    known = any(plain in _places(game) for game in GAMES)
    level = Message(f"bot-level-{plain}" if known else "bot-level-other")
    seconds = seconds_in(name)
    return level if seconds is None else Message("bot-level-timed", {"level": level, "seconds": in_words(seconds)})


def is_built_in(name: str, game: str) -> bool:
    """Whether a bot comes with the game."""
    return plain_name(name) in _places(game)


def built_in_bot(name: str, game: str) -> str:
    """The shortest name of a bot that comes with the game: seconds that are the usual ones are left out. Imports
    nothing else. Raises BadBot."""
    if not is_built_in(name, game):
        raise BadBot("error-bot-unknown", bot=name, game=game, known=", ".join(_places(game)))
    return within(name, game, MOST)


def thinking(name: str, game: str, most: float = MOST) -> Thinking | None:
    """How long a bot thinks about a move, where it may not think longer than `most`; None if nothing sets its time.
    Raises BadBot."""
    usual = _usual_seconds(_made_by(name, _place(name, game)))
    return None if usual is None else thinking_time(usual, most)


def within(name: str, game: str, most: float) -> str:
    """The name of the same bot that doesn't think longer than `most`. Raises BadBot."""
    make = _made_by(name, _place(name, game))
    usual, wanted = _usual_seconds(make), _wanted_seconds(name, make)
    if usual is None:
        return name
    seconds = min(usual if wanted is None else wanted, most)
    return plain_name(name) if seconds == usual else timed_name(name, seconds)


def bot_named(name: str, game: str) -> Adviser:
    """A new bot: a name from `bots_for`, `module:Name`, or `path/to/file.py:Name`, with or without seconds. Raises
    BadBot."""
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
    place = _place(name, game)
    cls = _made_by(name, place)
    seconds = _wanted_seconds(name, cls)
    given = {} if seconds is None else {"seconds": seconds}

    def make() -> Adviser:
        try:
            bot = cls(**given)
        except (Exception, SystemExit) as wrong:
            raise BadBot("error-bot-make", bot=name, text=f"{type(wrong).__name__}: {wrong}") from wrong
        if not callable(getattr(bot, "choose", None)):
            raise BadBot("error-bot-not-a-bot", bot=name, attribute=place.rpartition(":")[2])
        return bot if callable(getattr(bot, "advise", None)) else _Advising(bot)

    make()  # Fail early if the bot can't be created.
    return make


def _place(name: str, game: str) -> str:
    """`module:Name` of a bot, without its seconds. Raises BadBot."""
    plain, places = plain_name(name), _places(game)
    if plain in places:
        return places[plain]
    if ":" not in plain:
        raise BadBot("error-bot-unknown", bot=name, game=game, known=", ".join(places))
    return plain


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


def _made_by(name: str, place: str) -> Callable[..., Any]:
    """The class or function that makes a bot. Raises BadBot."""
    where, _, attribute = place.rpartition(":")
    module = _from_file(name, Path(where)) if _is_file(where) else _from_module(name, where)
    cls = getattr(module, attribute, None)
    if cls is None:
        raise BadBot("error-bot-no-class", bot=name, attribute=attribute, module=where)
    if not callable(cls):
        raise BadBot("error-bot-not-a-bot", bot=name, attribute=attribute)
    return cls  # type: ignore[no-any-return]


def _usual_seconds(cls: Callable[..., Any]) -> float | None:
    """How long the bots of a class or function think by default; None if nothing sets their time."""
    try:
        parameter = inspect.signature(cls).parameters.get("seconds")
    except (TypeError, ValueError):  # some builtins don't tell
        return None
    return float(parameter.default) if parameter and isinstance(parameter.default, int | float) else None


def _wanted_seconds(name: str, cls: Callable[..., Any]) -> float | None:
    """The seconds in a bot's name, if its bots take some. Raises BadBot."""
    seconds = seconds_in(name)
    if seconds is not None and _usual_seconds(cls) is None:
        raise BadBot("error-bot-untimed", bot=name, plain=plain_name(name))
    return seconds


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
