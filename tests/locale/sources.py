"""Which messages the source uses, and with which arguments, as far as static analysis can tell."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

import cosecha
from cosecha import games
from cosecha.core.event import Event, Forced
from cosecha.core.game import Game

ROOT = Path(cosecha.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
PREFIXES = (
    *(
        "advice",
        "bot",
        "cli",
        "client",
        "coach",
        "decided",
        "error",
        "event",
        "model",
        "name",
        "option",
        "page",
        "reason",
        "report",
        "scenario",
        "seat",
        "series",
        "table",
    ),
    *games.NAMES,
)
"""Prefixes of message ids; a string in the same format with another prefix is not an id."""

ID = re.compile(rf"(?:{'|'.join(PREFIXES)})(?:-[a-z0-9]+)+")
NAMED_IN_PAGE = re.compile(r"\bt\('([a-z0-9-]+)'")
WEB_TEXT = re.compile(r'"([a-z0-9-]+)"')
WEB_TEMPLATE = re.compile(r"`([a-z0-9-]+\$\{[^`]*)`")
NOT_ARGUMENTS = {"style"}
"""Named arguments beside an id that don't belong to the message."""

COMPUTED = {"agricola-event-card-promised": {"count"}}
"""What a game's `words.event` adds to the fields of an event."""

NOT_MESSAGES = {"agricola-emblems", "agricola-decks", "agricola-events"}
"""Strings that look like message ids: names of sprites."""

ENCODING = re.compile(rf"(?:{'|'.join(games.NAMES)})-v\d+")
"""Names of encodings, such as santiago-v0, look like message ids too."""

LATER = {"from_table"}
"""Functions that store an id and get its arguments later."""


class Use:
    """A place in the source that names a message. `open`: not all of its arguments are spelled out there."""

    def __init__(self, id: str, passed: set[str], is_open: bool) -> None:
        self.id = id
        self.passed = passed
        self.open = is_open


def all_games() -> list[Game]:
    return [games.by_name(name) for name in games.NAMES]


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package, by its path in the package."""
    paths = sorted(ROOT.rglob("*.py"))
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def _texts(node: ast.expr) -> list[str]:
    """The strings that an expression may evaluate to: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _keys(node: ast.expr) -> tuple[set[str], bool]:
    """The literal keys of a dictionary, and whether there may be more."""
    if not isinstance(node, ast.Dict):
        return set(), True
    written = {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return written, len(written) < len(node.keys)


@cache
def web_sources() -> list[str]:
    """The drawn client's own files."""
    paths = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def literals() -> set[str]:
    """Every whole string in the source, without the parts of f-strings."""
    found = set()
    for module in modules().values():
        parts = {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                found.add(node.value)
    return found.union(*(WEB_TEXT.findall(source) for source in web_sources()))


@cache
def templates() -> dict[str, re.Pattern[str]]:
    """Templates for ids: f-strings outside the games, whose `message_ids` list theirs, and templates in the drawn
    client."""
    found = {}
    for path, module in modules().items():
        if path.startswith("games"):
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                shape = "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
                if "\0" in shape and ID.fullmatch(shape.replace("\0", "x")) and not shape.startswith("\0"):
                    found[shape.replace("\0", "*")] = re.compile(re.escape(shape).replace("\0", "([a-z0-9-]+)"))
    for text in {text for source in web_sources() for text in WEB_TEMPLATE.findall(source)}:
        shape = re.sub(r"\$\{[^}]*\}", "\0", text)
        if ID.fullmatch(shape.replace("\0", "x")):
            found[shape.replace("\0", "*")] = re.compile(re.escape(shape).replace("\0", "([a-z0-9-]+)"))
    return found


def made_by_template(id: str) -> bool:
    """Whether a template could produce this id from strings in the source."""
    matches = (pattern.fullmatch(id) for pattern in templates().values())
    return any(all(part in literals() for part in match.groups()) for match in matches if match)


def advice_uses(game: str) -> Iterator[Use]:
    """The reasons for a game's advice: pairs of an id suffix and its arguments in `reasons.py`."""
    for node in ast.walk(modules()[f"bots/{game}/reasons.py"]):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict | ast.Name):
            passed, is_open = _keys(node.elts[1])
            for text in _texts(node.elts[0]):
                yield Use(f"{game}-advice-{text}", passed, is_open)


def call_uses() -> Iterator[Use]:
    """Calls with an id among their arguments, followed by the message's arguments."""
    for module in modules().values():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call):
                continue
            for place, argument in enumerate(node.args):
                for text in _texts(argument):
                    if ID.fullmatch(text):
                        yield Use(text, *_passed(node, place))


def _passed(call: ast.Call, place: int) -> tuple[set[str], bool]:
    passed = {keyword.arg for keyword in call.keywords if keyword.arg} - NOT_ARGUMENTS
    is_open = any(keyword.arg is None for keyword in call.keywords)
    is_open = is_open or (isinstance(call.func, ast.Name) and call.func.id in LATER)
    for other in call.args[place + 1 :]:
        written, more = _keys(other)
        passed |= written
        is_open = is_open or more
    return passed, is_open


def struct_uses() -> Iterator[Use]:
    """Events and actions: their fields are the arguments."""
    yield Use("event-forced", _fields(Forced), False)
    for game in all_games():
        for event in game.events:
            id = f"{game.name}-event-{event.__struct_config__.tag}".replace("_", "-")
            yield Use(id, _fields(event) | COMPUTED.get(id, set()), False)
            if event.__struct_config__.tag == "match_ended":
                yield Use(f"{game.name}-event-match-shared", _fields(event), False)


def _fields(event: type[Event]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(event)} - {"only"}


def uses() -> list[Use]:
    """All uses of messages found in the source."""
    return [*call_uses(), *struct_uses(), *(use for game in advising() for use in advice_uses(game))]


def advising() -> list[str]:
    """The games whose bots give reasons."""
    return [name for name in games.NAMES if f"bots/{name}/reasons.py" in modules()]


@cache
def template_ids() -> frozenset[str]:
    """The ids in the server's page templates: `t('page-...')`."""
    paths = sorted(ROOT.rglob("templates/*.html"))
    return frozenset(id for path in paths for id in NAMED_IN_PAGE.findall(path.read_text(encoding="utf-8")))


@cache
def used_ids() -> frozenset[str]:
    """The ids that must have a message."""
    found = {text for text in literals() if ID.fullmatch(text) and not ENCODING.fullmatch(text)} - NOT_MESSAGES
    found |= {use.id for use in uses()} | template_ids()
    return frozenset(found.union(*(game.words.message_ids() for game in all_games())))
