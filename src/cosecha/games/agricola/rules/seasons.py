"""The course of the seasons."""

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.spaces import GOODS
from cosecha.games.agricola.events import SeasonBegan
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.spaces.seasons import SEASON_SPACES, prepared


def tell_season(state: Data, log: Log) -> None:
    if log is not None:
        log.append(SeasonBegan(SEASONS[state.season]))


def prepare_season(state: Data) -> None:
    """Change what lies on accumulation spaces after the refill; no space goes below 0."""
    for space in state.spaces:
        if GOODS[space] != NONE:
            change = prepared(space, state.season)
            if change:
                state.put(space, max(0, state.piles[space] + change), state.occupied[space])


def turn_season(state: Data, log: Log) -> None:
    """The next season begins when everybody is home, before the harvest. Its space replaces that of the last one."""
    old = state.spaces.index(SEASON_SPACES[state.season])
    settle_customs(state)
    state.spaces[old] = SEASON_SPACES[state.season]
    tell_season(state, log)
