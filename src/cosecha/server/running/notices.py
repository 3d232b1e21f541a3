"""Turn notifications: one message per turn, to a URL that the seat has chosen, while its person is away.

A turn lasts as long as a seat owes answers without a break. A notification is settled by a fact that is written first,
so that only one node sends it. A node with the person's live connection settles it on time; the others wait a little
longer, because no node knows the connections of another.
"""

import asyncio
import logging
from weakref import WeakValueDictionary

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.common.limits import Limiter
from cosecha.server.common.logs import short, tell
from cosecha.server.common.refusals import Refused
from cosecha.server.common.settings import Settings
from cosecha.server.running import webhooks
from cosecha.server.running.metrics import Metrics
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.table import facts
from cosecha.server.table.due import notices_due
from cosecha.server.table.facts import Fact
from cosecha.server.table.table import Decide, Table

log = logging.getLogger(__name__)

LATER = 8.0
"""Seconds that a node waits for another that may have the person's connection."""
AT_ONCE = 8
AT_ONCE_TO_A_HOST = 2
MOST_WAITING = 200
MOST_WAITING_FOR_A_HOST = 20
"""A slow host may take neither all connections nor the whole queue."""
LAST_SECONDS = 3.0
"""Seconds that a server waits on shutdown for what it is sending."""
PER_SECOND = 5.0
"""Notifications per second to one host, so that nobody can flood it through us."""


class Notices:
    def __init__(self, tables: Tables, presence: Presence, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._presence = presence
        self.on = settings.webhooks
        """Whether this server sends notifications at all."""
        self._anywhere = settings.webhook_anywhere
        self._delay = settings.webhook_delay
        self._metrics = metrics
        self._places = asyncio.Semaphore(AT_ONCE)
        self._hosts = Limiter(PER_SECOND, burst=PER_SECOND * 4)
        self._to_host: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """A semaphore per host, while it is in use."""
        self._sending: dict[asyncio.Task[None], str] = {}
        """Messages being sent, and their hosts."""

    def request(self, seat: int, url: str, language: str, link: str) -> Decide:
        """Notify a seat of its turns at this URL; an empty one ends it. Raises Refused."""
        if url:
            if not self.on:
                raise Refused("error-notice-off")
            webhooks.checked(url, self._anywhere)
        wanted = facts.NoticeWanted(seat, url, language if language in LANGUAGES else LANGUAGES[0], link, self._delay)

        def decide(table: Table) -> list[Fact]:
            if not 0 <= seat < len(table.chairs):
                raise Refused("error-no-seat")
            known = table.notices.get(seat)
            return [] if known == wanted or (known is None and not url) else [wanted]

        return decide

    def due(self, table: Table) -> float | None:
        """When this node has to settle a notification at the table."""
        return min((time for time in self._times(table).values()), default=None)

    def _times(self, table: Table) -> dict[int, float]:
        alone = not self._tables.store.shared or not self.on
        return {
            seat: time if alone or self._presence.has(table.id, seat) else time + LATER
            for seat, time in notices_due(table).items()
        }

    async def give(self, id: str) -> None:
        """Settle the notifications that are due, and send those that should be sent."""
        wishes: list[facts.NoticeWanted] = []
        game = ""

        def decide(table: Table) -> list[Fact]:
            nonlocal game
            wishes.clear()
            game = table.game.name
            settled: list[Fact] = []
            for seat, time in self._times(table).items():
                if time > self._tables.clock():
                    continue
                if not self.on:
                    settled.append(facts.NoticeGiven(seat, "off"))
                elif self._presence.has(table.id, seat):
                    settled.append(facts.NoticeGiven(seat, "here"))
                else:
                    settled.append(facts.NoticeGiven(seat, "sent"))
                    wishes.append(table.notices[seat])
            return settled

        await self._tables.change(id, decide)
        for wish in wishes:
            self._send(id, game, wish)

    def _send(self, id: str, game: str, wish: facts.NoticeWanted) -> None:
        """Send in a separate task, so that no table waits for somebody else's server."""
        host = webhooks.host_of(wish.url)
        if not self._has_room(host) or not self._hosts.allows(host):
            self._metrics.noticed("dropped")
            tell(log, logging.WARNING, "too many notifications", table=short(id), host=host)
            return
        task = asyncio.create_task(self._post(id, game, wish, host))
        self._sending[task] = host
        task.add_done_callback(self._sending.pop)

    def _has_room(self, host: str) -> bool:
        waiting = list(self._sending.values())
        return len(waiting) < MOST_WAITING and waiting.count(host) < MOST_WAITING_FOR_A_HOST

    async def _post(self, id: str, game: str, wish: facts.NoticeWanted, host: str) -> None:
        places = self._to_host.setdefault(host, asyncio.Semaphore(AT_ONCE_TO_A_HOST))
        async with places, self._places:
            try:
                await webhooks.post(wish.url, message(game, wish), self._anywhere)
            except webhooks.NotSent as wrong:
                self._metrics.noticed("failed")
                tell(log, logging.WARNING, "notification not delivered", table=short(id), host=host, why=str(wrong))
            else:
                self._metrics.noticed("sent")

    async def close(self) -> None:
        """Finish sending what is settled, for a few seconds at most."""
        if not self._sending:
            return
        _, late = await asyncio.wait(list(self._sending), timeout=LAST_SECONDS)
        for task in late:
            self._metrics.noticed("dropped")
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


def message(game: str, wish: facts.NoticeWanted) -> dict[str, str | int]:
    """The message: its text under the names that chat services expect, and its parts for programs."""
    text = Speaker(wish.language).text("table-notice-turn", game=game.capitalize(), link=wish.link)
    return {"text": text, "content": text, "game": game, "seat": wish.seat, "link": wish.link}
