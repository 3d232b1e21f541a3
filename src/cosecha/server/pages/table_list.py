"""What the lobby says about a table: its name, progress and terms."""

from importlib.resources import files

import msgspec

from cosecha.core.agreed import agreed
from cosecha.core.series import kind_named
from cosecha.core.series_words import title
from cosecha.games import by_name
from cosecha.locale import Speaker
from cosecha.server.pages.clocks import length
from cosecha.server.table.cards import TableCard
from cosecha.server.table.facts import Clock

NAMES: list[str] = msgspec.json.decode((files("cosecha.locale") / "table-names.json").read_bytes())
"""The drawn client reads the same file."""


def table_name(id: str) -> str:
    """A place name, always the same for one table."""
    found = 0
    for letter in id:
        found = (found * 31 + ord(letter)) % 2**32
    return NAMES[found % len(NAMES)]


def progress(card: TableCard, speaker: Speaker) -> str:
    """The round of a running game; otherwise whether it waits for players or is over."""
    if card.status != "running" or not card.round or not card.rounds:
        return speaker.text("page-status", status=card.status)
    counted = "client-list-turn" if card.game == "cacao" else "client-round"
    return speaker.text(counted, round=card.round, rounds=card.rounds)


def terms(card: TableCard, speaker: Speaker) -> list[str]:
    """The number of players, options other than the default, the clock, and whether it is without hints."""
    different = [speaker.say(option) for option in agreed(by_name(card.game), card.options)]
    series = [speaker.say(title(kind_named(card.series, card.game), card.number))] if card.series else []
    return [
        speaker.text("client-players-count", count=len(card.seats)),
        *different,
        *series,
        _clock(card.clock, speaker),
        *([] if card.hints else [speaker.text("client-without-hints")]),
    ]


def _clock(clock: Clock | None, speaker: Speaker) -> str:
    limits = (("client-clock-move", clock.move), ("client-clock-bank", clock.bank)) if clock else ()
    said = [speaker.text(id, time=length(seconds, speaker)) for id, seconds in limits if seconds]
    return ", ".join(said) or speaker.text("client-clock-none")
