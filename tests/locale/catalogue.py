"""The language files as data: messages, their variables and selectors, and references between them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

import cosecha.locale

FOLDER = Path(cosecha.locale.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many"}
"""Variant keys that select by grammatical number; `other` is one too, but serves as a default everywhere."""


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all its descendants."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def _name(node: ast.MessageReference) -> str:
    return node.id.name + (f".{node.attribute.name}" if node.attribute else "")


class Phrase:
    """The value of a message, or one of its attributes, which is named `message.attribute`."""

    def __init__(self, file: str, pattern: ast.Pattern) -> None:
        found = list(nodes(pattern))
        self.file = file
        self.pattern = pattern
        self.variables = {node.id.name for node in found if isinstance(node, ast.VariableReference)}
        self.references = {_name(node) for node in found if isinstance(node, ast.MessageReference)}
        self.selectors = [node for node in found if isinstance(node, ast.SelectExpression)]

    def __str__(self) -> str:
        serializer = FluentSerializer()
        return serializer.serialize_entry(ast.Message(ast.Identifier("x"), self.pattern)).removeprefix("x =").strip()


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    return parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> Iterator[ast.Message]:
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            yield entry


@cache
def phrases(language: str) -> dict[str, Phrase]:
    """All phrases of a language by name."""
    found = {}
    for path in files(language):
        for message in messages(path):
            if message.value is not None:
                found[message.id.name] = Phrase(path.name, message.value)
            for attribute in message.attributes:
                assert attribute.value is not None
                found[f"{message.id.name}.{attribute.id.name}"] = Phrase(path.name, attribute.value)
    return found


def ids(language: str) -> set[str]:
    """The message ids of a language; attributes may differ between languages."""
    return {name.partition(".")[0] for name in phrases(language)}


def family(language: str, name: str) -> list[Phrase]:
    """A phrase and everything it refers to."""
    known = phrases(language)
    seen: dict[str, Phrase] = {}
    pending = [name]
    while pending:
        part = pending.pop()
        if part not in seen:
            seen[part] = known[part]
            pending += sorted(known[part].references)
    return list(seen.values())


def variables(language: str, name: str) -> set[str]:
    """The variables that a message needs, including those of the parts it refers to."""
    return set().union(*(phrase.variables for phrase in family(language, name)))


def keys(selector: ast.SelectExpression) -> set[str]:
    return {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in selector.variants)}


def chosen_by(selector: ast.SelectExpression) -> str:
    """The variable that a selector depends on."""
    assert isinstance(selector.selector, ast.VariableReference)
    return selector.selector.id.name


def is_plural(selector: ast.SelectExpression) -> bool:
    return bool(keys(selector) & PLURALS)
