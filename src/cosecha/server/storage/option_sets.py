"""Keeps the options that people have saved under names of their own."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from cosecha.server.storage.schema import option_sets
from cosecha.server.storage.store import Store


class OptionSetRows:
    """Saved options by person, game and name, as JSON."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, game: str) -> dict[str, bytes]:
        """A person's saved options for a game, by name."""
        query = sa.select(option_sets.c.name, option_sets.c.options).where(*_own(person, game))
        found = await self._store.fetch(query.order_by(option_sets.c.name))
        return dict(found)

    async def save(self, person: str, game: str, name: str, options: bytes) -> None:
        """Save options under a name; those that had it are replaced."""
        insert = postgresql.insert if self._store.postgres else sqlite.insert
        statement = insert(option_sets).values(person=person, game=game, name=name, options=options)
        await self._store.run(
            statement.on_conflict_do_update(index_elements=["person", "game", "name"], set_={"options": options})
        )

    async def rename(self, person: str, game: str, name: str, to: str) -> None:
        """Give saved options another name, which no others of that person may have."""
        await self._store.run(sa.update(option_sets).where(*_own(person, game, name)).values(name=to))

    async def delete(self, person: str, game: str, name: str) -> None:
        await self._store.run(sa.delete(option_sets).where(*_own(person, game, name)))


def _own(person: str, game: str, name: str | None = None) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = [option_sets.c.person == person, option_sets.c.game == game]
    return found if name is None else [*found, option_sets.c.name == name]
