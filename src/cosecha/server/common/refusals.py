"""Exceptions for refused requests."""

from typing import Any

from cosecha.core.errors import CosechaError


class Refused(CosechaError):
    """The server refuses a request; the message says why."""


class Stale(Refused):
    """The answer is for a decision that is no longer open. `update` has the table's current state."""

    update: Any = None


class NoTable(Refused):
    """There is no such table, or the client has no link to it."""


class OtherRules(Refused):
    """The table follows a version of the rules that this server doesn't play."""


class TooFast(Refused):
    """Too many requests; the client may try again in `wait` seconds."""

    wait = 1


class Forbidden(Refused):
    """The client's links don't allow this."""
