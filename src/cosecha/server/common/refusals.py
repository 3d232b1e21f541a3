"""Why a table does not do what was asked."""

from typing import Any

from cosecha.core.errors import CosechaError


class Refused(CosechaError):
    """The table does not do what was asked; the message says why."""


class Stale(Refused):
    """The answer is to a decision that is no longer open. `update` tells the asker how the table stands now."""

    update: Any = None


class NoTable(Refused):
    """There is no such table, or it is none of the asker's business."""


class OtherRules(Refused):
    """What was done at the table makes no sense by the rules as they are now."""


class TooFast(Refused):
    """The asker has done so too often of late; in `wait` seconds they may again."""

    wait = 1


class Forbidden(Refused):
    """The asker has no link that opens this."""
