"""What is measured: a row for each way to play, with the target for the strongest level."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from cosecha.bots.nets.trained import net_for, search_of
from cosecha.core.errors import BadOptions
from cosecha.games import by_name

Kind = Literal["wins", "points", "series"]
"""The share of games that one seat wins, with the rival in all others; the mean points with the bot in every seat; the
share of solo series that reach their first targets, one after the other."""
RIVAL: Final = "insight"
TIMES_ITS_SHARE: Final = 1.8
"""How often a single seat among rivals should win, compared with a bot as strong as they are."""
GAMES: Final = 400
TRIES: Final = 100
"""Of a series."""
TARGETS: Final = 4
"""The targets that a series has to reach."""
QUICK: Final = "master@0.1"
SLOW: Final = "master@3"
"""The strongest level with the seconds that it has for a decision. The targets are for the quick one."""
SLOW_GAMES: Final = 40


class Row(Struct, frozen=True):
    name: str
    game: str
    options: dict[str, Any]
    kind: Kind
    target: float
    games: int = GAMES
    """How many the target asks for."""

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    @property
    def rules(self) -> int:
        return int(by_name(self.game).version)

    @property
    def net(self) -> str:
        """The net that leads the strongest level's search, and how it is tuned."""
        net = net_for(self.game, by_name(self.game).checked(self.options))
        assert net is not None
        return search_of(net)

    @property
    def is_share(self) -> bool:
        return self.kind != "points"


def _rows() -> Iterator[Row]:
    for players in (2, 3, 4, 5):
        yield _wins("santiago", players, 0.7)
    for players in (2, 3, 4):
        yield _wins("cacao", players, 0.7)
    yield _row("agricola", 1, "points", 50)
    for players, points in ((2, 42), (3, 40), (4, 38)):
        yield _row("agricola", players, "points", points)
        yield _wins("agricola", players, 0.95)
    for players in (2, 3, 4):
        yield _wins("agricola", players, 0.75, cards="full")
    yield _row("agricola", 1, "series", 0.5, TRIES, cards="full")


def _wins(game: str, players: int, duel: float, cards: str = "") -> Row:
    """`duel` is the target with 2 players."""
    target = duel if players == 2 else round(TIMES_ITS_SHARE / players, 4)
    return _row(game, players, "wins", target, cards=cards)


def _row(game: str, players: int, kind: Kind, target: float, games: int = GAMES, cards: str = "") -> Row:
    options = {"cards": cards} if cards else {}
    told = [*options] if kind == "wins" else [kind]
    return Row("-".join([game, str(players), *told]), game, {"players": players, **options}, kind, target, games)


ROWS: Final = tuple(_rows())


def rows_named(names: Sequence[str], game: str = "") -> tuple[Row, ...]:
    """The rows with these names, or all of them; only those of a game, if there is one. Raises BadOptions."""
    offered = {row.name: row for row in ROWS if game in ("", row.game)}
    for name in names:
        if name not in offered:
            raise BadOptions("cli-flag-choice", flag="--rows", value=name, known=", ".join(offered))
    return tuple(offered[name] for name in names) or tuple(offered.values())


def games_for(row: Row, bot: str) -> int:
    """How many games a bot usually plays for a row."""
    return min(SLOW_GAMES, row.games) if bot == SLOW else row.games
