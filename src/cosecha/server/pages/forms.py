"""From a form to a request to the table, validated like a request from any other client."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from cosecha.server.common.refusals import Refused
from cosecha.server.table.requests import TableRequest

R = TypeVar("R", bound=TableRequest)


def read_request(kind: type[R], form: Mapping[str, Any], **more: Any) -> R:
    """The request that a form describes; empty fields count as left out. Raises Refused.

    An action is what is chosen and what completes it: a number, a place.
    """
    fields = {name: _text(form, name) for name in kind.__struct_fields__}
    if "action" in fields:
        fields["action"] = f"{_text(form, 'choice')} {_text(form, 'value')}".strip()
    found = {name: text for name, text in fields.items() if text}
    try:
        return msgspec.convert(found | more, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refused("error-request", text=str(wrong)) from None


def _text(form: Mapping[str, Any], name: str) -> str:
    return str(form.get(name, "")).strip()


def number_of(text: object) -> int | None:
    """A number of up to three digits, such as a seat; None for anything else."""
    return int(text) if isinstance(text, str) and text.isdecimal() and len(text) <= 3 else None
