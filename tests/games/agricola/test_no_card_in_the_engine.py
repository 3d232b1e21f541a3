"""Cards are written in `cards/` alone: nothing below or beside knows one of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.games import agricola
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import IDS

pytestmark = [pytest.mark.unmeasured, pytest.mark.once]

FOLDER = Path(agricola.__file__).with_suffix("").parent
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py") if path.parent.name != "cards")


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


@pytest.mark.parametrize("file", FILES)
def test_no_file_names_a_card(file: str) -> None:
    assert cards_named(FOLDER / file) == set()


def test_every_layer_is_looked_at() -> None:
    assert {"engine/stack.py", "mechanisms/offers.py", "rules/rounds.py", "rules/__init__.py", "position.py"} <= set(
        FILES
    )
    assert {"view.py", "validation/yard.py", "scoring.py", "words/tables.py", "farm.py", "spaces/tiles.py"} <= set(
        FILES
    )


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
