"""Who is at a table, in words: the other people, and the spectators."""

from collections.abc import Collection

from cosecha.core.message import Token
from cosecha.locale import Speaker
from cosecha.server.table.table import Table
from cosecha.server.table.wire import Company


def company_lines(company: Company, table: Table, plays: Collection[int], speaker: Speaker) -> list[str]:
    """Short sentences for the player of these seats; none if nobody else is expected."""
    others = [seat for seat in table.people() if seat not in plays]
    here = [Token("seat", seat) for seat in others if seat in company.here]
    away = [Token("seat", seat) for seat in others if seat not in company.here and not company.partial]
    lines = []
    if not plays:
        lines.append(speaker.text("client-you-watch"))
    if here:
        lines.append(speaker.text("page-company-here", seats=here))
    if away:
        lines.append(speaker.text("page-company-away", seats=away))
    if company.watching > (not plays):  # a spectator doesn't count themselves
        lines.append(_spectators(company, speaker))
    return lines


def _spectators(company: Company, speaker: Speaker) -> str:
    count = speaker.text("client-spectators", count=company.watching)
    names = ", ".join(company.watchers)
    return speaker.text("client-pair", name=count, value=names) if names else count
