"""Options that a person has saved under names of their own."""

from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions
from cosecha.core.message import Message
from cosecha.core.option_sets import option_set, problem_of, renamed, require_room
from cosecha.games import by_name
from cosecha.server.storage.option_sets import OptionSetRows
from cosecha.server.storage.store import Store


class SavedOptions(Struct, frozen=True):
    """Options to begin a new table with. `problem` says why they can no longer be played, if so."""

    game: str
    name: str
    options: dict[str, Any]
    problem: Message | None = None


class OptionSets:
    """A person is who their cookie says, so these are the same in every client of one browser."""

    def __init__(self, store: Store) -> None:
        self._rows = OptionSetRows(store)

    async def of(self, person: str | None, game: str) -> list[SavedOptions]:
        """What a person has saved for a game, by name."""
        rules = by_name(game)
        kept = {} if person is None else await self._rows.of(person, game)
        found = [(name, msgspec.json.decode(options)) for name, options in kept.items()]
        return [SavedOptions(game, name, options, problem_of(rules, options)) for name, options in found]

    async def save(self, person: str, game: str, name: str, options: Any) -> str:
        """Save options, and return the name as it is kept. Raises BadOptions."""
        new = option_set(by_name(game), name, options)
        require_room(new.name, await self._names(person, game))
        await self._rows.save(person, game, new.name, msgspec.json.encode(new.options))
        return new.name

    async def rename(self, person: str | None, game: str, name: str, to: str) -> str:
        """Rename saved options, and return the name as it is kept. Raises BadOptions."""
        found = renamed(name, to, await self._names(person, game))
        if person is not None and found != name:
            await self._rows.rename(person, game, name, found)
        return found

    async def delete(self, person: str | None, game: str, name: str) -> None:
        """Delete saved options. Raises BadOptions if there are none with this name."""
        if person is None or name not in await self._names(person, game):
            raise BadOptions("option-set-unknown", name=name)
        await self._rows.delete(person, game, name)

    async def _names(self, person: str | None, game: str) -> list[str]:
        return [] if person is None else list(await self._rows.of(person, game))
