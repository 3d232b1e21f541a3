"""A series as one file: all of its finished games up to a table."""

from cosecha.core.record import Record
from cosecha.core.series_record import dump_series, series_record
from cosecha.server.common.refusals import NoTable, Refused
from cosecha.server.http.services import Services
from cosecha.server.table.access import Access
from cosecha.server.table.between import series_of


async def series_file(services: Services, id: str, access: Access) -> str:
    """The record of the table's series, without a game that is still being played. Raises Refused.

    Only finished games, so whoever may see the table may have it: nothing in them is hidden any more.
    """
    async with services.gate.at(id, access) as table:
        found, opened = series_of(table), table.opened.series
        own = [table.match.record()] if table.match is not None and table.finished else []
    if found is None or opened is None:
        raise Refused("error-no-series")
    earlier = [await _record(services, before) for before in opened.tables]
    return dump_series(series_record(*found, opened.id, [*earlier, *own]))


async def _record(services: Services, id: str) -> Record:
    try:
        async with services.tables.at(id) as table:
            if table.match is not None:
                return table.match.record()
    except NoTable:
        pass
    raise Refused("error-series-gone")
