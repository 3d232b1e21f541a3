"""The prerequisites of minor improvements."""

from cosecha.core.message import Message, Token
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import Count, Test, played_occupations
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, GOOD_NAMES, SHEEP
from cosecha.games.agricola.options import HOUSE_WOOD
from cosecha.games.agricola.spaces.permanent import FISHING

Need = tuple[Test, Message, int, Count | None]
"""The test, the words, how many occupations it asks for at least, and how many of what it counts a farm lacks."""


def occupations(least: int = 0, most: int = 99) -> Need:
    """This many occupations in play."""

    def test(state: Data, farm: Farm) -> bool:
        return least <= played_occupations(farm) <= most

    if least == most:
        return test, Message("agricola-needs-occupations-exactly", {"count": least}), least, None
    if least:
        return _at_least(
            least, played_occupations, Message("agricola-needs-occupations-least", {"count": least}), least
        )
    return test, Message("agricola-needs-occupations-most", {"count": most}), 0, None


def crop_fields(crop: int, least: int) -> Need:
    """This many fields where a crop grows."""

    def count(farm: Farm) -> int:
        return farm.crops.count(crop)

    good = Token("good", GOOD_NAMES[crop])
    return _at_least(least, count, Message("agricola-needs-crop-fields", {"count": least, "good": good}))


def sheep(least: int) -> Need:
    return _at_least(least, _good(SHEEP), Message("agricola-needs-sheep", {"count": least}))


def clay_in_supply(least: int) -> Need:
    """It is only there, not paid."""
    return _at_least(least, _good(CLAY), Message("agricola-needs-clay", {"count": least}))


def _good(good: int) -> Count:
    def count(farm: Farm) -> int:
        return farm.goods[good]

    return count


def _at_least(least: int, count: Count, words: Message, occupations: int = 0) -> Need:
    def test(state: Data, farm: Farm) -> bool:
        return count(farm) >= least

    def lacks(farm: Farm) -> int:
        return max(0, least - count(farm))

    return test, words, occupations, lacks


def _every_space_used(state: Data, farm: Farm) -> bool:
    return farm.unused_count() == 0


def _no_wooden_house(state: Data, farm: Farm) -> bool:
    return not farm.lives_in(HOUSE_WOOD)


def _person_on_fishing(state: Data, farm: Farm) -> bool:
    return state.occupied[FISHING] >> farm.seat & 1 == 1


EVERY_SPACE_USED: Need = (_every_space_used, Message("agricola-needs-every-space-used"), 0, None)
NO_WOODEN_HOUSE: Need = (_no_wooden_house, Message("agricola-needs-no-wooden-house"), 0, None)
PERSON_ON_FISHING: Need = (_person_on_fishing, Message("agricola-needs-person-on-fishing"), 0, None)
