"""Uploading a record or a whole series: each game becomes a table that can be replayed and forked."""

import msgspec

from cosecha.core.errors import BadRecord
from cosecha.core.record import dump
from cosecha.core.series_record import Following, SeriesRecord, in_game, is_series, load_series
from cosecha.games import by_name
from cosecha.server.common.pacing import paced
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.links import Opened
from cosecha.server.http.services import Services
from cosecha.server.table import facts, replay
from cosecha.server.table.table import Decide


async def upload(services: Services, request: HttpRequest, text: str) -> Opened:
    """Create the tables. A series is refused as a whole if anything in it is wrong. Raises BadRecord."""
    if not is_series(text):
        return await services.open_table(request, await paced(replay.uploaded(text)), start=True)
    record = load_series(text)
    if not record.games:
        raise BadRecord("error-record-other-file")
    made: list[Opened] = []
    try:
        await _open_games(services, request, record, made)
    except BaseException:
        for each in made:
            await services.tables.remove(each.table, services.tables.clock() + 1)
        raise
    return msgspec.structs.replace(made[0], more=made[1:])


async def _open_games(services: Services, request: HttpRequest, record: SeriesRecord, made: list[Opened]) -> None:
    """One table after the other, each with the results of the games before it; creating it replays its game."""
    following = Following(record, by_name(record.game))
    for number, game in enumerate(record.games, 1):
        answers = record.answers[number - 1] if number <= len(record.answers) else []
        try:
            following.expect(number)
            fact = await paced(replay.uploaded(dump(game)))
            place = facts.InSeries(record.id, following.series, [each.table for each in made], answers)
            made.append(await services.open_table(request, msgspec.structs.replace(fact, series=place), start=True))
        except BadRecord as wrong:
            raise in_game(wrong, number) from None
        async with services.tables.at(made[-1].table) as table:
            assert table.match is not None
            state = table.match.state
        following.add(number, state)
        if number > 1:
            await services.tables.change(made[-2].table, _followed_by(made[-1].table))
    following.finish()


def _followed_by(next: str) -> Decide:
    return lambda table: [facts.Followed(next, None, [], in_series=True)]
