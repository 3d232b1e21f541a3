"""The pages on each game's formats: options, positions, views, scores, actions and events, read from the code."""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from cosecha.core.game import Game
from cosecha.core.notation import Action
from cosecha.core.options import OptionField, option_fields
from cosecha.core.rng import Rng
from cosecha.core.view import View
from cosecha.games import NAMES, by_name
from cosecha.locale import Speaker
from tools.docs.structs import about, fields_table, nested, parts, table, type_html

Linked = dict[type[Struct], str]
"""The anchor of each struct on a page."""

MOVES_BEFORE_THE_EXAMPLE = 30


def pages() -> dict[str, str]:
    """The Markdown of each page, by its path on the site."""
    return {f"formats/{name}.md": page(by_name(name)) for name in NAMES}


def page(game: Game) -> str:
    """All formats of a game."""
    position = _position(game)
    groups = _groups(game)
    linked: Linked = {struct: _anchor(struct) for group in groups.values() for struct in group}
    title = game.name.capitalize()
    return "\n".join(
        [
            f"# {title}: formats\n",
            f"What programs get and send in {title}. The tables are read from the code, so they are those of this "
            f"version (rules version {game.version}). Squares, spaces and names are written as in the "
            f"[notation](../notation.md#{game.name}).\n",
            "## Options\n",
            "What is agreed before the first move. Over HTTP and in files, options that are left out have their "
            "defaults.\n",
            _options(game),
            _set_by_series(game),
            "## Position\n",
            f"`state.position()` gives it, and `{game.name}.GAME.from_position` reads it back and checks it. In JSON, "
            "fields at their default are left out.\n",
            *(_struct(struct, linked, struct is position) for struct in groups["position"]),
            _example(game),
            "## View\n",
            "`state.view(seat)` gives what a seat may know; `state.view(None)` what a spectator may. Bots and clients "
            "get nothing else.\n",
            *(_struct(struct, linked, issubclass(struct, View)) for struct in groups["view"]),
            "## Scores\n",
            "`state.scores()` gives the score sheet. Lists have an entry for each seat.\n",
            *(_struct(struct, linked, struct is game.shown[1]) for struct in groups["scores"]),
            "## Actions\n",
            f"In views, an action is an int. `{game.name}.GAME.read` gives it names, and this is its JSON; `write` "
            "takes it back. The same in text is the [notation](../notation.md).\n",
            _actions(game),
            "## Events\n",
            "What `state.play` returns, what logs are made of, and what saved games contain next to each move. The "
            "field `only`, if it is there, names the one seat that may see an event.\n",
            _tagged("event", game.events),
        ]
    )


def structs(game: Game) -> list[type[Struct]]:
    """Every struct that a game's page explains field by field."""
    return [struct for group in _groups(game).values() for struct in group]


def _groups(game: Game) -> dict[str, list[type[Struct]]]:
    """The structs of each section, outermost first. Each is explained once, where it comes first."""
    position = _position(game)
    view, scores = game.shown
    known: set[type[Struct]] = {position, view, scores, game.options}
    return {
        "position": [position, *nested(position, known)],
        "view": [view, *nested(view, known)],
        "scores": [scores, *nested(scores, known)],
    }


def _position(game: Game) -> type[Struct]:
    found: type[Struct] = get_type_hints(game.shown[0])["position"]
    return found


def _anchor(struct: type[Struct]) -> str:
    return struct.__name__.lower()


def _struct(struct: type[Struct], linked: Linked, first: bool) -> str:
    """A struct's heading, docstring and fields; the first of a section goes without a heading."""
    heading = "" if first else f"### {struct.__name__} {{#{linked[struct]}}}\n\n"
    text = about(struct)
    return f"{heading}{text}\n\n{table(struct, linked)}" if text else f"{heading}{table(struct, linked)}"


def _options(game: Game) -> str:
    speaker = Speaker("en")
    return fields_table(
        ("option", "values", "default", "meaning"),
        [
            (
                f"`{field.name}`",
                _values(field),
                f"`{msgspec.json.encode(field.default).decode()}`",
                speaker.text(field.label(game.name) + "-help"),
            )
            for field in option_fields(game.options)
        ],
    )


def handed_over(game: Game) -> list[str]:
    """The options that only a series sets."""
    offered = {field.name for field in option_fields(game.options)}
    return [name for name in game.options.__struct_fields__ if name not in offered]


def _set_by_series(game: Game) -> str:
    names = [f"`{name}`" for name in handed_over(game)]
    return f"Only a series sets {', '.join(names)}: what earlier games hand to the next one.\n" if names else ""


def _values(field: OptionField) -> str:
    values = [f"`{choice}`" for choice in field.choices] or [f"{field.least} to {field.most}"]
    return ", ".join([*values, "`null`"] if field.optional else values)


def _actions(game: Game) -> str:
    module = import_module(type(game).__module__ + ".actions")
    return _tagged("action", _kinds_of_action(module))


def _kinds_of_action(module: ModuleType) -> list[type[Action]]:
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Action)]
    return [each for each in found if each is not Action]


def _tagged(tag_field: str, kinds: Iterable[type[Struct]]) -> str:
    """Structs that differ by their tag, one row each."""
    rows = [(f"`{kind.__struct_config__.tag}`", _fields(kind), about(kind)) for kind in kinds]
    return fields_table((f"`{tag_field}`", "fields", ""), rows)


def _fields(struct: type[Struct]) -> str:
    """The fields with their types in one line. What is named like its kind of token needs no more words."""
    found = []
    for field in msgspec.structs.fields(struct):
        if field.name != "only":
            found.append(f"`{field.name}` <small>{_token(field.type) or type_html(field.type, {})}</small>")
    return ", ".join(found)


def _token(annotation: Any) -> str:
    """What kind of thing a field names, if its type says so: `square`, or `squares` for a list."""
    for part in parts(annotation):
        for meta in getattr(part, "__metadata__", ()):
            if isinstance(meta, msgspec.Meta) and meta.extra and "token" in meta.extra:
                name = str(meta.extra["token"]).replace("-", " ")
                return f"list of {name}s" if str(annotation).startswith("list") else name
    return ""


def _example(game: Game) -> str:
    """A position in mid-game, folded away."""
    rng = Rng(1)
    state = game.start({"players": 2}, seed=1)
    for _ in range(MOVES_BEFORE_THE_EXAMPLE):
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    text = msgspec.json.format(msgspec.json.encode(state.position()), indent=1).decode()
    lines = "\n".join(f"    {line}" for line in text.splitlines())
    title = f"A position after {MOVES_BEFORE_THE_EXAMPLE} moves at random, as JSON"
    return f'??? example "{title}"\n\n    ```json\n{lines}\n    ```\n'
