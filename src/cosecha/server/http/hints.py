"""A bot's hints for a seat, and the answers marked for it."""

import contextlib

from cosecha.bots.registry import best_bot
from cosecha.server.common.refusals import Refused
from cosecha.server.http.gate import Gate
from cosecha.server.http.once import Once
from cosecha.server.running.bot_pool import BotBroke, BotPool
from cosecha.server.running.tables import Tables
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.checks import require_hints
from cosecha.server.table.wire import Hint, Suggestions


class Hints:
    def __init__(self, tables: Tables, gate: Gate, bots: BotPool) -> None:
        self._tables = tables
        self._gate = gate
        self._bots = bots
        self._found: Once[list[Hint]] = Once()
        """The last hints by table and seat."""

    async def of(self, id: str, access: Access, seat: int) -> list[Hint]:
        """Good answers for a seat. Raises Refused."""
        async with self._gate.at(id, access) as table:
            require_hints(table)
            view = table.match.state.view(seat) if table.match else None
            game, seed, owner = table.game, f"hint {table.id} {table.seq} {seat}", table.opened.owner
        if view is None or view.decision is None or view.decision.kind == "confirm":
            raise Refused("error-nothing-asked")

        async def think() -> list[Hint]:
            try:
                advised = await self._bots.advise(game.name, best_bot(game.name), view, seed, helping.TOKENS, owner)
            except BotBroke:
                raise Refused("error-no-hint") from None
            return [
                Hint(
                    game.notation(each.action),
                    game.words.action(each.action),
                    each.reason,
                    each.visits,
                    each.line,
                    each.values,
                    each.unit,
                )
                for each in advised
            ]

        hints = await self._found.of((id, seat), view, think)
        async with self._gate.at(id, access) as table:
            if helping.suggest(table, seat, view.decision.id, hints):
                self._tables.wake(id)
        return hints

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
