"""Cards are written in `cards/` alone: nothing below or beside knows one of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.games import agricola
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import IDS

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


@pytest.mark.parametrize("file", FILES)
def test_no_file_names_a_card(file: str) -> None:
    found = {
        (number, card) for number, text in words(FOLDER / file) for card in IDS if re.search(rf"\b{card}\b", text, re.I)
    }
    found |= {
        (number, card)
        for number, text in words(FOLDER / file)
        for card in CARD_NAMES
        if "-" in card and re.search(rf"(?<![a-z]){card}(?![a-z])", text)
    }
    assert found == set()
    plain = {name.lower().strip("_") for name in names(FOLDER / file)}
    single = {card for card in CARD_NAMES if spelled(card) & plain}
    assert single == set()


def test_every_layer_is_looked_at() -> None:
    assert {"engine/stack.py", "mechanisms/offers.py", "rules/rounds.py", "rules/__init__.py", "position.py"} <= set(
        FILES
    )
    assert {"validation.py", "view.py", "scoring.py", "words.py", "farm.py", "spaces/tiles.py"} <= set(FILES)


def test_a_name_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text('# The Pond Hut.\nLUMBER_MILL = "grocer"\n', encoding="utf-8")
    assert any("pond-hut" in text for _, text in words(file))
    assert {"LUMBER_MILL", "grocer"} <= set(names(file))
