"""The spaces of variants: one for each season, and the Market of team play."""

from typing import Final

from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.mechanisms.moving import move_goods
from cosecha.games.agricola.spaces.seasons import SEASON_SPACES

MARKET: Final = space("market", move_goods(), (4,))

SPACES: Final[tuple[int, ...]] = (*SEASON_SPACES, MARKET)
