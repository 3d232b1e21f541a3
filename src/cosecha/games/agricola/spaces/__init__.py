"""The action spaces, as on the printed board: `permanent`, `extensions`, `tiles`, `round_cards`; then `variants`."""

from functools import cache

from cosecha.games.agricola.data import Data

# The order of these imports numbers the spaces, and nets count on the numbers of the printed ones. Round cards aren't
# named here, but registered.
from cosecha.games.agricola.engine.spaces import EFFECTS
from cosecha.games.agricola.options import EXTRA_COPSE, has_hands
from cosecha.games.agricola.spaces import extensions, permanent, round_cards, tiles, variants  # noqa: F401
from cosecha.games.agricola.spaces.seasons import SEASON_SPACES

BOARD = (*permanent.SPACES, *extensions.SPACES, *tiles.SPACES, *variants.SPACES)


def spaces_in_play(state: Data) -> list[int]:
    """The spaces in play from the first round on, in board order; of the seasons' spaces, the current one."""
    copse = state.players == 4 or state.variant & EXTRA_COPSE != 0
    cards = has_hands(state.options)
    return list(_in_play(state.players, cards, state.side_job, state.tile, copse, state.season, state.teams))


@cache
def _in_play(
    players: int, cards: bool, side_job: bool, tile: bool, copse: bool, season: int, teams: bool
) -> tuple[int, ...]:
    absent = [permanent.BEGINNERS_MEETING] if cards else [permanent.MEETING_PLACE, permanent.LESSONS]
    if not cards:
        absent.append(extensions.MORE_LESSONS)
    if not side_job:
        absent.append(tiles.SIDE_JOB)
    if not tile:
        absent += [tiles.FOUR_IN_ONE, tiles.TWO_IN_ONE]
    if not copse:
        absent.append(extensions.COPSE)
    absent += [space for number, space in enumerate(SEASON_SPACES) if number != season]
    if not teams:
        absent.append(variants.MARKET)
    return tuple([number for number in BOARD if EFFECTS[number][players] >= 0 and number not in absent])
