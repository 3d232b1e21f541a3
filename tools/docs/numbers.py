"""The pages on each game as numbers: what observations consist of, and what the numbers of answers mean."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.encoding import Encoder, encoded_games, encoder_for
from cosecha.encoding.layout import Field
from cosecha.games import by_name
from tools.docs.structs import fields_table

SPLIT: Final = ("keep", "pay")
"""Kinds of numbers with a range for each thing that is counted."""
EXAMPLES: Final = {
    "santiago": ("bid 3", "plant banana1 a1", "propose H00 2"),
    "cacao": ("place 2101 0,-1", "fill market3 1,-1", "work 0,-1 E 2"),
    "agricola": ("use forest", "sow grain b2", "fence c1d1d2", "keep 2 0 1", "pay wood3-clay1"),
}
"""Answers in notation, whose steps are shown."""
MANY: Final = {
    "santiago": "Every answer has a number of its own. Money is what makes them many: it is bounded by all that the "
    "bank pays in a game, and so are bids and bribes.",
    "cacao": "An answer is two numbers: what is done (a tile to place, to overbuild or to fill with, or a worker), "
    "then on which space. Only a confirmation is a single one. With one number for both, there would be more than "
    "100,000.",
    "agricola": "Most answers have a number of their own. Those that choose many things at once are sequences: the "
    "spaces of a pasture one after another and then `fenced`, the animals to keep type by type, a payment good by "
    "good, a card and then what is picked, a good and then how many.",
}
"""How a game's numbers stay few."""


def pages() -> dict[str, str]:
    """The Markdown of each page, by its path on the site."""
    return {f"numbers/{name}.md": page(by_name(name)) for name in encoded_games()}


def page(game: Game) -> str:
    usual = encoder_for(game.name)
    title = game.name.capitalize()
    return "\n".join(
        [
            f"# {title} as numbers\n",
            f"What learners get and give in {title}, read from the encoder `{usual.version}`. "
            "[Environments](../environments.md) explains how observations and numbers are used, and "
            "[the API](../api/encoding.md) how to make them.\n",
            "## Observation\n",
            f"With {_told(game)}, an observation has {usual.layout.size:,} bytes in {len(usual.layout.fields)} fields. "
            "Seats are relative: 0 is the observer's own, 1 the next one clockwise. There is room for as many as the "
            "game can have; the rest is 0. Values beyond a range are clipped.\n",
            _fields(usual.layout.fields),
            *_options(game, usual),
            "## Numbers\n",
            f"{MANY[game.name]} So all numbers are below `encoder.n`, and no `n` is above 10,000:\n",
            _sizes(game),
            f"These are the numbers with {_told(game)}:\n",
            _numbers(usual),
            *_more_numbers(game, usual),
            "Some answers, and their steps:\n",
            _examples(game, usual),
        ]
    )


def _told(game: Game) -> str:
    return f"the default options ({encoder_for(game.name).options.players} players)"


def _fields(fields: tuple[Field, ...] | list[Field]) -> str:
    rows = [
        (
            f"`{each.name}`",
            " × ".join(map(str, each.shape)),
            f"`{each.dtype.name}`",
            f"{each.low} to {each.high}",
            each.about,
        )
        for each in fields
    ]
    return fields_table(("field", "shape", "type", "range", "meaning"), rows)


def _values(field: OptionField) -> list[Any]:
    found: list[Any] = list(field.choices) or [field.least, field.most]
    return [value for value in found if value != field.default]


def _players(game: Game) -> range:
    (field,) = [field for field in option_fields(game.options) if field.name == "players"]
    assert field.least is not None
    assert field.most is not None
    return range(field.least, field.most + 1)


def _encoder(game: Game, options: dict[str, Any]) -> Encoder | None:
    try:
        return encoder_for(game.name, options)
    except BadOptions:
        return None


def variants(game: Game) -> Iterator[tuple[str, Encoder]]:
    """Each option that changes the fields or the numbers, alone, with its encoder."""
    usual = encoder_for(game.name)
    most = _players(game)[-1]
    for field in option_fields(game.options):
        alike: dict[tuple[Any, ...], tuple[list[str], Encoder]] = {}
        for value in _values(field) if field.name != "players" else ():
            found = _encoder(game, {field.name: value}) or _encoder(game, {field.name: value, "players": most})
            if found is None or (found.layout.fields == usual.layout.fields and found.n == usual.n):
                continue
            alike.setdefault((found.layout.size, found.n), ([], found))[0].append(f"`{value}`")
        for values, found in alike.values():
            yield f"`{field.name}`: {', '.join(values)}", found


def everything(game: Game) -> Encoder:
    """All options together that can be, each with its last value."""
    chosen: dict[str, Any] = {}
    for field in option_fields(game.options):
        for value in reversed(_values(field)):
            if _encoder(game, chosen | {field.name: value}) is not None:
                chosen[field.name] = value
                break
    return encoder_for(game.name, chosen)


def _added(usual: Encoder, other: Encoder) -> list[Field]:
    known = {field.name for field in usual.layout.fields}
    return [field for field in other.layout.fields if field.name not in known]


def _options(game: Game, usual: Encoder) -> list[str]:
    """The fields that only some options bring."""
    found = {words: _added(usual, other) for words, other in variants(game)}
    found = {words: fields for words, fields in found.items() if fields}
    if not found:
        return ["All options have the same fields.\n"]
    parts = ["### What options add\n", "These fields are there only with an option that needs them.\n"]
    shown: dict[tuple[Field, ...], list[str]] = {}
    for words, fields in found.items():
        shown.setdefault(tuple(fields), []).append(words)
    for group, several in shown.items():
        parts += [f"With {' or '.join(several)}:\n", _fields(group)]
    return parts


def _sizes(game: Game) -> str:
    rows = [
        (f"{count} players" if count > 1 else "1 player", encoder_for(game.name, players=count))
        for count in _players(game)
    ]
    if alone := list(variants(game)):
        rows += [*alone, ("all options that go together", everything(game))]
    return fields_table(
        ("options", "`n`", "longest answer", "bytes of an observation"),
        [(words, f"{each.n:,}", str(each.most_steps), f"{each.layout.size:,}") for words, each in rows],
    )


def ranges(encoder: Encoder) -> list[tuple[str, range]]:
    """The kinds of numbers in their order."""
    found = []
    for kind, numbers in groupby(range(encoder.n), lambda number: _kind(encoder.name(number))):
        within = list(numbers)
        found.append((kind, range(within[0], within[-1] + 1)))
    return found


def _kind(name: str) -> str:
    words = name.split()
    if not words[0][0].isalpha():
        return "space"
    return " ".join(words[:2]) if words[0] in SPLIT else words[0]


def _numbers(encoder: Encoder, known: frozenset[str] = frozenset()) -> str:
    rows = []
    for kind, numbers in ranges(encoder):
        if kind not in known:
            first, last = numbers[0], numbers[-1]
            named = f"`{encoder.name(first)}`" + (f" to `{encoder.name(last)}`" if last > first else "")
            rows.append((f"{first} to {last}" if last > first else f"{first}", named, _role(encoder, first)))
    return fields_table(("numbers", "meaning", "is"), rows)


def _role(encoder: Encoder, number: int) -> str:
    try:
        encoder.action([number])
    except ValueError:
        return "a step of an answer"
    return "an answer"


def _more_numbers(game: Game, usual: Encoder) -> list[str]:
    whole = everything(game)
    known = frozenset(kind for kind, _ in ranges(usual))
    if {kind for kind, _ in ranges(whole)} <= known:
        return []
    return ["Options add numbers after these. With all that go together:\n", _numbers(whole, known)]


def _examples(game: Game, encoder: Encoder) -> str:
    rows = []
    for text in EXAMPLES[game.name]:
        steps = encoder.steps(game.parse(text))
        names = ", ".join(f"`{encoder.name(number)}`" for number in steps)
        rows.append((f"`{text}`", ", ".join(map(str, steps)), names))
    return fields_table(("answer", "numbers", "steps"), rows)
