"""A msgspec struct as a table of its fields, with the docstrings from its source."""

import ast
import inspect
import textwrap
import types
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct


@cache
def field_docs(struct: type[Struct]) -> dict[str, str]:
    """The docstrings of a struct's fields, inherited ones included."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= dict(_own_docs(base))
    return found


def _own_docs(struct: type[Struct]) -> Iterator[tuple[str, str]]:
    """The fields with a docstring right below them."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(ast.Constant(str(text))):
                    yield field.target.id, _one_line(text)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def about(struct: type[Any]) -> str:
    """The docstring of a struct itself, not an inherited one."""
    return _one_line(struct.__dict__.get("__doc__") or "")


def parts(annotation: Any) -> Iterator[Any]:
    """A type and everything inside it."""
    yield annotation
    if get_origin(annotation) is not Literal:
        for part in get_args(annotation):
            yield from parts(part)


def nested(struct: type[Struct], known: set[type[Struct]]) -> list[type[Struct]]:
    """The structs inside a struct, in the order of their first use, without those in `known`, which grows."""
    found = []
    for field in msgspec.structs.fields(struct):
        for part in parts(field.type):
            if isinstance(part, type) and issubclass(part, Struct) and part not in known:
                known.add(part)
                found += [part, *nested(part, known)]
    return found


def type_html(annotation: Any, linked: dict[type[Struct], str]) -> str:
    """A type as HTML, with links to the structs that have an anchor on this page."""
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return type_html(inside[0], linked)
    if origin is Literal:
        return " | ".join(escape(f'"{value}"') for value in inside)
    if origin in (Union, types.UnionType):
        return "&nbsp;| ".join(type_html(part, linked) for part in inside)
    if annotation is type(None):
        return "None"
    if annotation is ...:
        return "..."
    if origin is not None:
        return f"{origin.__name__}[{', '.join(type_html(part, linked) for part in inside)}]"
    if annotation in linked:
        return f'<a href="#{linked[annotation]}">{annotation.__name__}</a>'
    return str(getattr(annotation, "__name__", annotation))


def default_text(field: Any) -> str:
    """The default of a field as people write it; empty if the field is required."""
    if field.default is not NODEFAULT:
        value = field.default
    elif field.default_factory is not NODEFAULT:
        value = field.default_factory()
    else:
        return ""
    plain = msgspec.to_builtins(value)
    return f"`{plain!r}`"


def table(struct: type[Struct], linked: dict[type[Struct], str]) -> str:
    """The fields of a struct as a Markdown table. Empty if it has none."""
    docs = field_docs(struct)
    return fields_table(
        ("field", "type", "default", "meaning"),
        [
            (
                f"`{field.encode_name}`",
                f"<code>{type_html(field.type, linked)}</code>",
                default_text(field),
                docs.get(field.name, ""),
            )
            for field in msgspec.structs.fields(struct)
        ],
    )


def fields_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table whose rows become blocks on a phone (`fields` in the style sheet). Empty without rows."""
    lines = [_row(row) for row in rows]
    if not lines:
        return ""
    return "\n".join(['<div class="fields" markdown>\n', _row(head), _row(["---"] * len(head)), *lines, "\n</div>\n"])


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "&#124;") for cell in cells) + " |"
