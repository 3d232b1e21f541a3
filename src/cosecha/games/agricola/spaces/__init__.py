"""The action spaces, as on the printed board: `permanent`, `extensions`, `tiles`, `round_cards`."""

from functools import cache

# Importing the round cards registers them in the table.
from cosecha.games.agricola.engine.spaces import EFFECTS
from cosecha.games.agricola.spaces import extensions, permanent, round_cards, tiles  # noqa: F401

BOARD = (*permanent.SPACES, *extensions.SPACES, *tiles.SPACES)


def spaces_in_play(players: int, cards: bool, side_job: bool, tile: bool) -> list[int]:
    """The spaces in play from the first round on, in board order."""
    return list(_in_play(players, cards, side_job, tile))


@cache
def _in_play(players: int, cards: bool, side_job: bool, tile: bool) -> tuple[int, ...]:
    absent = [permanent.BEGINNERS_MEETING] if cards else [permanent.MEETING_PLACE, permanent.LESSONS]
    if not cards:
        absent.append(extensions.MORE_LESSONS)
    if not side_job:
        absent.append(tiles.SIDE_JOB)
    if not tile:
        absent += [tiles.FOUR_IN_ONE, tiles.TWO_IN_ONE]
    return tuple([number for number in BOARD if EFFECTS[number][players] >= 0 and number not in absent])
