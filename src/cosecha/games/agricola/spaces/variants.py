"""The spaces of variants: one for each season, and the market of team play, whose rules are still to come."""

from typing import Final

from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.mechanisms.goods import nothing
from cosecha.games.agricola.spaces.seasons import SEASON_SPACES

MARKET: Final = space("market", nothing(), (4,))

SPACES: Final[tuple[int, ...]] = (*SEASON_SPACES, MARKET)
