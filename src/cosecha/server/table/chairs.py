"""The seats of a table and who sits there."""

from typing import Literal

from msgspec import Struct

from cosecha.server.table.facts import SeatPlan


class Chair(Struct):
    """A seat at the table and who sits there now."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    here: bool = False
    """A person on the host's device, without a link of their own."""
    word: str = ""
    muted: bool = False
    until: int = 0
    """The number of moves played when a bot took over from the last person who sat here."""
    back: bool = False
    """Whether the person has come back after a bot played for them."""


def planned_chair(plan: SeatPlan) -> Chair:
    """A chair as it was set up."""
    return Chair("bot" if plan.kind == "bot" else "open", plan.name, plan.bot, plan.kind == "here")
