"""Messages for people: an id and arguments, never prose.

A language file turns a message into a sentence. Arguments that name game pieces are tokens, so that a graphical client
can show a picture instead.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import ListType, Metadata, NoneType, UnionType, type_info


# gc=False: messages can't form cycles, and a server keeps very many of them.
class Token(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="token"):
    """Something in the game: its kind (`seat`, `square`, `crop`...) and its value in notation.

    `said` is what people call it, if the notation means little to them.
    """

    kind: str
    """Such as `seat`, `square` or `crop`."""
    value: int | str
    """The thing in notation."""
    said: "Message | None" = None
    """What people call it, if the notation means little to them."""


Seat = Annotated[int, Meta(extra={"token": "seat"})]
"""A seat as a field of an event: 0..n-1, clockwise."""


class Message(Struct, frozen=True, gc=False, tag_field="is", tag="message"):
    """A sentence for people: its `id` in the language files and the `args` for its placeholders."""

    id: str
    """The message in the language files."""
    args: "dict[str, Argument]" = {}
    """The values of its placeholders."""

    def __str__(self) -> str:
        args = ", ".join(f"{name}={_plain(value)}" for name, value in self.args.items())
        return f"{self.id} ({args})" if args else self.id


Argument = int | str | Token | list[Token] | Message


def messages_in(message: Message) -> Iterator[Message]:
    """A message and the messages among its arguments, recursively."""
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from messages_in(value)


def _plain(value: Argument) -> str:
    if isinstance(value, Token):
        return str(value.value)
    if isinstance(value, list):
        return "+".join(_plain(each) for each in value)
    return str(value)


def token_kind(annotation: Any) -> str | None:
    """The kind of token that a field's annotation declares; None for a plain number or word."""
    info = type_info(annotation)
    if isinstance(info, ListType):
        info = info.item_type
    if isinstance(info, UnionType):
        info = next(part for part in info.types if not isinstance(part, NoneType))
    if isinstance(info, Metadata) and info.extra:
        return str(info.extra["token"])
    return None


_kinds: dict[type[Struct], dict[str, str | None]] = {}


def arguments(fact: Struct) -> dict[str, Argument]:
    """The fields of an event as message arguments, wrapped in tokens where their annotations say so."""
    cls = type(fact)
    kinds = _kinds.get(cls)
    if kinds is None:
        kinds = _kinds[cls] = {f.name: token_kind(f.type) for f in msgspec.structs.fields(cls) if f.name != "only"}
    return {name: _wrap(kind, getattr(fact, name)) for name, kind in kinds.items()}


def _wrap(kind: str | None, value: Any) -> Argument:
    if isinstance(value, list):
        return [Token(kind or "word", each) for each in value]
    if kind is None or value is None:
        return "none" if value is None else int(value) if isinstance(value, bool) else value
    return Token(kind, value)
