"""The prerequisites of minor improvements."""

from cosecha.core.message import Message, Token
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import Test, played_occupations
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, GOOD_NAMES, SHEEP
from cosecha.games.agricola.options import HOUSE_WOOD
from cosecha.games.agricola.spaces.permanent import FISHING

Need = tuple[Test, Message, int]
"""The test, the words, and how many occupations it asks for at least."""


def occupations(least: int = 0, most: int = 99) -> Need:
    """This many occupations in play."""

    def test(state: Data, farm: Farm) -> bool:
        return least <= played_occupations(farm) <= most

    if least == most:
        return test, Message("agricola-needs-occupations-exactly", {"count": least}), least
    if least:
        return test, Message("agricola-needs-occupations-least", {"count": least}), least
    return test, Message("agricola-needs-occupations-most", {"count": most}), 0


def crop_fields(crop: int, least: int) -> Need:
    """This many fields where a crop grows."""

    def test(state: Data, farm: Farm) -> bool:
        return farm.crops.count(crop) >= least

    return test, Message("agricola-needs-crop-fields", {"count": least, "good": Token("good", GOOD_NAMES[crop])}), 0


def sheep(least: int) -> Need:
    def test(state: Data, farm: Farm) -> bool:
        return farm.goods[SHEEP] >= least

    return test, Message("agricola-needs-sheep", {"count": least}), 0


def clay_in_supply(least: int) -> Need:
    """It is only there, not paid."""

    def test(state: Data, farm: Farm) -> bool:
        return farm.goods[CLAY] >= least

    return test, Message("agricola-needs-clay", {"count": least}), 0


def _every_space_used(state: Data, farm: Farm) -> bool:
    return farm.unused() == 0


def _no_wooden_house(state: Data, farm: Farm) -> bool:
    return farm.house != HOUSE_WOOD


def _person_on_fishing(state: Data, farm: Farm) -> bool:
    return state.occupied[FISHING] >> farm.seat & 1 == 1


EVERY_SPACE_USED: Need = (_every_space_used, Message("agricola-needs-every-space-used"), 0)
NO_WOODEN_HOUSE: Need = (_no_wooden_house, Message("agricola-needs-no-wooden-house"), 0)
PERSON_ON_FISHING: Need = (_person_on_fishing, Message("agricola-needs-person-on-fishing"), 0)
