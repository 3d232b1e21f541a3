"""A bot's hints for a seat, and the answers marked for it."""

import contextlib
from collections import OrderedDict

from cosecha.bots.registry import best_bot
from cosecha.core.view import View
from cosecha.server.common.refusals import Refused
from cosecha.server.http.gate import Gate
from cosecha.server.running.bot_pool import BotBroke, BotPool
from cosecha.server.running.tables import Tables
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.checks import require_hints
from cosecha.server.table.wire import Hint, Suggestions

CACHED = 100
"""Maximum number of cached results: people reload pages, and the bot would only come up with the same hints."""


class Hints:
    def __init__(self, tables: Tables, gate: Gate, bots: BotPool) -> None:
        self._tables = tables
        self._gate = gate
        self._bots = bots
        self._cache: OrderedDict[tuple[str, int], tuple[View, list[Hint]]] = OrderedDict()
        """The last hints by table and seat, with the view they are for."""

    async def of(self, id: str, access: Access, seat: int) -> list[Hint]:
        """Good answers for a seat. Raises Refused."""
        async with self._gate.at(id, access) as table:
            require_hints(table)
            view = table.match.state.view(seat) if table.match else None
            game, seed = table.game, f"hint {table.id} {table.seq} {seat}"
        if view is None or view.decision is None or view.decision.kind == "confirm":
            raise Refused("error-nothing-asked")
        seen, hints = self._cache.get((id, seat), (None, []))
        if seen != view:
            try:
                advised = await self._bots.advise(game.name, best_bot(game.name), view, seed, helping.TOKENS)
            except BotBroke:
                raise Refused("error-no-hint") from None
            hints = [
                Hint(game.notation(each.action), game.words.action(each.action), each.reason, each.visits, each.line)
                for each in advised
            ]
            self._remember(id, seat, view, hints)
        async with self._gate.at(id, access) as table:
            if helping.suggest(table, seat, view.decision.id, hints):
                self._tables.wake(id)
        return hints

    def _remember(self, id: str, seat: int, view: View, hints: list[Hint]) -> None:
        self._cache[id, seat] = view, hints
        self._cache.move_to_end((id, seat))
        if len(self._cache) > CACHED:
            self._cache.popitem(last=False)

    async def suggestions(self, id: str, access: Access, seat: int) -> Suggestions:
        """The answers marked for a seat."""
        async with self._gate.at(id, access) as table:
            return helping.suggestions(table, seat)

    async def let_the_bot_suggest(self, id: str, access: Access, seat: int) -> None:
        """Where only the bot's suggestions can be chosen, have them ready before anything is chosen."""
        here = self._tables.here(id)
        if here is not None and seat not in here.help:  # nearly always
            return
        async with self._gate.at(id, access) as table:
            missing = helping.waits_for_the_bot(table, seat)
        if missing:
            with contextlib.suppress(Refused):  # a bot that fails restricts nobody
                await self.of(id, access, seat)
