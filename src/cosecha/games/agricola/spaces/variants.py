"""The spaces of variants: one for each season, and the market of team play. Their rules are still to come."""

from typing import Final

from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.mechanisms.goods import nothing

WINTER_WORK: Final = space("winter-work", nothing())
SPRING_WORK: Final = space("spring-work", nothing())
SUMMER_WORK: Final = space("summer-work", nothing())
AUTUMN_WORK: Final = space("autumn-work", nothing())
SEASON_SPACES: Final = (WINTER_WORK, SPRING_WORK, SUMMER_WORK, AUTUMN_WORK)
"""By season."""
MARKET: Final = space("market", nothing(), (4,))

SPACES: Final[tuple[int, ...]] = (*SEASON_SPACES, MARKET)
