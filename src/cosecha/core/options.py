"""Each game's options are one typed struct; forms, command-line flags and the JSON schema are built from its fields."""

import types
from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct


def shown_if(**conditions: tuple[Any, ...]) -> Meta:
    """Marks an option that applies only if each of these other options has one of its values."""
    return Meta(extra={"shown_if": conditions})


IS_SEAT = Meta(extra={"seat": True})
"""Marks an option that is a seat number."""

HIDDEN = Meta(extra={"hidden": True})
"""Marks an option that people don't choose: no form, flag or schema has it."""

HANDED_OVER = Meta(extra={"hidden": True, "handed_over": True})
"""Marks an option that only a series sets: what earlier games hand to the next one."""


def handed_over(options: Struct) -> list[str]:
    """The options that only a series sets and that differ from their default."""
    return [
        field.name
        for field in msgspec.structs.fields(options)
        if marks(field.type).get("handed_over") and getattr(options, field.name) != field.default
    ]


def without_handed_over(options: type[Struct], given: dict[str, Any]) -> dict[str, Any]:
    """Options without those that only a series sets."""
    ours = {field.name for field in msgspec.structs.fields(options) if marks(field.type).get("handed_over")}
    return {name: value for name, value in given.items() if name not in ours}


def plain_options(options: Any) -> dict[str, Any]:
    """Options as plain data, as they are after a way through JSON."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return found


def group(name: str) -> Meta:
    """Marks an option that forms show together with others."""
    return Meta(extra={"group": name})


class OptionField(Struct, frozen=True):
    """One option as a form shows it. The message ids of its label and help are derived from `name`."""

    name: str
    kind: Literal["number", "choice"]
    default: Any
    optional: bool
    """Whether None is allowed; it leaves the choice to chance or to the rules."""
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    shown_if: Mapping[str, tuple[Any, ...]] = {}
    seat: bool = False
    """Whether the number is a seat, counted from 0; forms show the players' names."""
    group: str = ""
    """The options with the same group belong together."""

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    def applies(self, options: Mapping[str, Any]) -> bool:
        """Whether the option applies along with these others; those that aren't given yet don't rule it out."""
        return all(name not in options or options[name] in values for name, values in self.shown_if.items())

    def label(self, game: str) -> str:
        return f"{game}-option-{self.name.replace('_', '-')}"

    def group_label(self, game: str) -> str:
        return f"{game}-option-group-{self.group}"


def option_fields(options: type[Struct], also: Collection[str] = ()) -> list[OptionField]:
    """The fields of a game's options, in declaration order, without hidden ones other than these."""
    usual = options()
    return [
        _field(field.name, getattr(usual, field.name), field.type)
        for field in msgspec.structs.fields(options)
        if field.name in also or not marks(field.type).get("hidden")
    ]


def marks(annotation: Any) -> dict[str, Any]:
    """The limits and marks of an option, wherever they are in its type."""
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *metas = get_args(annotation)
        found = marks(inner)
        for meta in metas:
            found |= _limits(meta)
        return found
    if origin in (Union, types.UnionType):
        return {name: value for part in get_args(annotation) for name, value in marks(part).items()}
    return {}


def _field(name: str, default: Any, annotation: Any) -> OptionField:
    facts = marks(annotation)
    optional = False
    pending = [annotation]
    while pending:
        part = pending.pop()
        origin = get_origin(part)
        if origin is Annotated:
            pending.append(get_args(part)[0])
        elif origin in (Union, types.UnionType):
            pending += get_args(part)
        elif part is type(None):
            optional = True
        elif origin is Literal:
            facts |= {"kind": "choice", "choices": get_args(part)}
        elif part is int:
            facts["kind"] = "number"
        else:
            raise TypeError(f"option {name}: type {part} isn't supported")
    known = {name: value for name, value in facts.items() if name in OptionField.__struct_fields__}
    return OptionField(name=name, default=default, optional=optional, **known)


def _limits(meta: Meta) -> dict[str, Any]:
    found: dict[str, Any] = {"least": meta.ge, "most": meta.le, **(meta.extra or {})}
    return {name: value for name, value in found.items() if value is not None}


def options_schema(options: type[Struct]) -> dict[str, Any]:
    """The JSON schema of a game's options. Rules across fields are checked by `Game.problems`."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for field in msgspec.structs.fields(options):
        if marks(field.type).get("hidden"):
            del properties[field.name]
    return schema
