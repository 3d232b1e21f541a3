"""Cards are written in their own files alone, in a few lines each: nothing below or beside knows one of them."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.games import agricola
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import IDS

pytestmark = [pytest.mark.unmeasured, pytest.mark.once]

FOLDER = Path(agricola.__file__).with_suffix("").parent
DECKS = ("minors_a", "minors_b", "occupations_a", "occupations_b", "x_deck", "forest_deck")
"""The files with the cards."""
EXAMPLES = ("cards/abilities.py", "cards/drawn.py")
"""They show how a card is written."""
FILES = sorted(
    path.relative_to(FOLDER).as_posix()
    for path in FOLDER.rglob("*.py")
    if not (path.parent.name == "cards" and path.stem in DECKS)
)
MOST_LINES = 25
DEFINING = ("minor", "occupation", "x_card", "forest_card")
"""The functions that define a card."""


def words(path: Path) -> Iterator[tuple[int, str]]:
    """Every name, text and comment of a file, in lower case with hyphens."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield number, re.sub(r"[_\s]+", "-", line.lower().replace("'", ""))


def names(path: Path) -> Iterator[str]:
    """The names and the texts of the code itself."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.alias(name=name):
                yield name
            case ast.Constant(value=str(text)):
                yield from re.findall(r"[\w'-]+", text)


def spelled(name: str) -> set[str]:
    """How a card's name may be written in code."""
    return {name, name.replace("-", "_")}


def cards_named(path: Path) -> set[str]:
    """The cards that a file names anywhere, comments included; those with a common word for a name only in code."""
    lines = list(words(path))
    found = {card for card in IDS for _, text in lines if re.search(rf"\b{card}\b", text, re.IGNORECASE)}
    found |= {
        card
        for card in CARD_NAMES
        if "-" in card
        for _, text in lines
        if re.search(rf"(?<![a-z]){card}(?![a-z])", text)
    }
    plain = {name.lower().strip("_") for name in names(path)}
    return found | {card for card in CARD_NAMES if spelled(card) & plain}


@pytest.mark.parametrize("file", sorted(set(FILES) - set(EXAMPLES)))
def test_no_file_names_a_card(file: str) -> None:
    # The editions are lists of ids.
    allowed = set(IDS) if file == "cards/deck.py" else set()
    assert cards_named(FOLDER / file) <= allowed


def code_lines(text: str) -> set[int]:
    """The lines with code: neither empty nor only a comment."""
    blank = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in blank:
            found.update(range(token.start[0], token.end[0] + 1))
    return found


def lengths(text: str) -> dict[str, int]:
    """The code lines of each card of a file: everything since the card before it, except imports."""
    lines = code_lines(text)
    found: dict[str, int] = {}
    length = 0
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            continue
        length += len([line for line in lines if node.lineno <= line <= (node.end_lineno or 0)])
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=ast.Name(id=function))) if (
                function in DEFINING
            ):
                found[name] = length
                length = 0
    return found


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_short(deck: str) -> None:
    text = (FOLDER / "cards" / f"{deck}.py").read_text(encoding="utf-8")
    assert {card: length for card, length in lengths(text).items() if length > MOST_LINES} == {}


def test_every_card_is_measured() -> None:
    texts = [(FOLDER / "cards" / f"{deck}.py").read_text(encoding="utf-8") for deck in DECKS]
    assert sum(len(lengths(text)) for text in texts) == len(IDS)


def test_a_card_is_as_long_as_its_code() -> None:
    first = "import ast\n\n# Plow.\ndef f():\n    return 1\n\n\nONE: Final = minor(\n    f,\n)\n"
    text = f"{first}TWO: Final = occupation(1)\n"
    assert lengths(text) == {"ONE": 5, "TWO": 1}


def test_every_layer_is_looked_at() -> None:
    assert {"engine/stack.py", "mechanisms/offers.py", "rules/rounds.py", "rules/__init__.py", "position.py"} <= set(
        FILES
    )
    assert {"view.py", "validation/yard.py", "scoring.py", "words/tables.py", "farm.py", "spaces/tiles.py"} <= set(
        FILES
    )
    assert {"cards/deck.py", "cards/topics.py", "cards/fields.py", "cards/needs.py"} <= set(FILES)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("# As with the Pond Hut.\n", "pond-hut"),
        ("LUMBER_MILL = 3\n", "lumber-mill"),
        ('NAMES = ["grocer"]\n', "grocer"),
        ("def _loom(): ...\n", "loom"),
        ("x = farm.lasso\n", "lasso"),
        ('"""See A012."""\n', "A012"),
        ('"""Carpenter\'s Parlor."""\n', "carpenters-parlor"),
    ],
)
def test_a_name_would_be_found(tmp_path: Path, text: str, card: str) -> None:
    file = tmp_path / "sample.py"
    file.write_text(text, encoding="utf-8")
    assert cards_named(file) == {card}
