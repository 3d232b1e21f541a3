"""Animals: new ones must be housed, cooked or returned. Also breeding."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.animals import best_keeps, fits
from cosecha.games.agricola.codes import keep_code, kept
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import AnimalsBred, AnimalsReleased, CardBred, GoodsExchanged
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, BOAR, CATTLE, FOOD, GOOD_NAMES, SHEEP
from cosecha.games.agricola.majors import cooked
from cosecha.games.agricola.reasons import too_few


def all_housed(farm: Farm) -> bool:
    goods = farm.goods
    return fits(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE])


def type_housed(farm: Farm, good: int) -> bool:
    """Whether all animals of a type have a place, if nothing else takes it."""
    alone = [farm.goods[each] if each == good else 0 for each in ANIMALS]
    return fits(farm.splits, farm.loose, alone[0], alone[1], alone[2])


def breeding(farm: Farm) -> list[int]:
    """The types that breed: those with at least 2 animals."""
    return [good for good in ANIMALS if farm.goods[good] >= 2]


def young_housed(farm: Farm) -> bool:
    """Whether all animals could still be housed after breeding."""
    bred = farm.goods.copy()
    for good in breeding(farm):
        bred[good] += 1
    return fits(farm.splits, farm.loose, bred[SHEEP], bred[BOAR], bred[CATTLE])


def can_cook_animals(farm: Farm) -> bool:
    for good in ANIMALS:
        if farm.goods[good] and cooked(farm.majors, good):
            return True
    return False


def lacks_place_for_young(farm: Farm, good: int) -> bool:
    """Whether this type breeds, but the young one couldn't be housed."""
    if farm.goods[good] < 2:
        return False
    bred = farm.goods.copy()
    bred[good] += 1
    return not fits(farm.splits, farm.loose, bred[SHEEP], bred[BOAR], bred[CATTLE])


def smaller_keeps(farm: Farm) -> list[int]:
    """Ways to keep fewer animals than fit and cook the rest. Animals that can't be cooked are kept if they fit."""
    goods = farm.goods
    best = best_keeps(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE])
    cooks = [cooked(farm.majors, good) > 0 for good in ANIMALS]
    found: set[int] = set()
    for sheep, boar, cattle in best:
        for fewer_sheep in range(0 if cooks[0] else sheep, sheep + 1):
            for fewer_boar in range(0 if cooks[1] else boar, boar + 1):
                for fewer_cattle in range(0 if cooks[2] else cattle, cattle + 1):
                    found.add(keep_code(fewer_sheep, fewer_boar, fewer_cattle))
    return sorted(found - {keep_code(sheep, boar, cattle) for sheep, boar, cattle in best})


class Keep(Mechanism):
    def __init__(self, name: str, cooks: bool) -> None:
        super().__init__(name, 1 << codes.KEEP, needs_goods=False, allows_exchange=cooks)

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return not all_housed(farm)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        goods = farm.goods
        for sheep, boar, cattle in best_keeps(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE]):
            actions.append(keep_code(sheep, boar, cattle))

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Keep some animals. The others are cooked if possible, since food never hurts, or else released."""
        farm = state.farms[seat]
        keeps = kept(action)
        for good in (SHEEP, BOAR, CATTLE):
            over = farm.goods[good] - keeps[good - SHEEP]
            if over == 0:
                continue
            farm.goods[good] -= over
            food = over * cooked(farm.majors, good) if self.allows_exchange else 0
            farm.goods[FOOD] += food
            if log is not None:
                name = GOOD_NAMES[good]
                log.append(GoodsExchanged(seat, name, over, food) if food else AnimalsReleased(seat, name, over))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        keeps = kept(action)
        for good in (SHEEP, BOAR, CATTLE):
            if keeps[good - SHEEP] > farm.goods[good]:
                return too_few(farm, good, keeps[good - SHEEP])
        if fits(farm.splits, farm.loose, keeps[0], keeps[1], keeps[2]):
            return Message("agricola-reason-keep-more")
        return Message("agricola-reason-no-place-for-animals")


KEEP: Final = effect(kind(Keep("keep", cooks=True)), (), "keep")
BREED: Final = effect(kind(Keep("breed", cooks=False)), (), "breed")
"""In the breeding phase, nothing can be cooked or exchanged."""


def house_animals(farm: Farm) -> None:
    """Ask the owner which animals to keep, if not all can be housed."""
    if not all_housed(farm):
        farm.steps.append(step_of(KEEP))


def breed(state: Data, seat: int, log: Log) -> None:
    """Add 1 young animal of each type with at least 2. If not all can be housed, the owner chooses which to keep."""
    farm = state.farms[seat]
    young = breeding(farm)
    for good in young:
        farm.goods[good] += 1
        if log is not None:
            log.append(AnimalsBred(seat, GOOD_NAMES[good]))
    if young and not all_housed(farm):
        farm.steps.append(step_of(BREED))


class BreedNow(Mechanism):
    """The breeding phase of one farm, outside a harvest."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(breeding(farm)) > 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-pair")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        breed(state, seat, log)


_BREED_NOW: Final = kind(BreedNow())


def breed_now() -> int:
    return effect(_BREED_NOW, (), "breeding phase")


def breed_only(state: Data, seat: int, card: int, good: int, log: Log) -> None:
    """A card makes one type breed as in a breeding phase."""
    farm = state.farms[seat]
    if farm.goods[good] < 2:
        return
    farm.goods[good] += 1
    if log is not None:
        log.append(CardBred(seat, NAMES[card], GOOD_NAMES[good]))
    if not all_housed(farm):
        farm.steps.append(step_of(BREED))


def most_roomy_pastures(farm: Farm, more: int) -> int:
    """The highest possible number of pastures that hold an animal and have this much room left; -1 if the animals can't
    be housed."""
    animals = (farm.goods[SHEEP], farm.goods[BOAR], farm.goods[CATTLE])
    # The most such pastures so far, by the numbers of animals of each type that aren't housed yet.
    found = {animals: 0}
    for capacity in farm.capacities:
        after: dict[tuple[int, int, int], int] = {}
        for left, roomy in found.items():
            for species in range(3):
                _note(after, left, species, capacity, roomy)
                for housed in range(1, min(left[species], capacity - more) + 1):
                    _note(after, left, species, housed, roomy + 1)
        found = after
    return max([roomy for left, roomy in found.items() if sum(left) <= farm.loose], default=-1)


def _note(
    found: dict[tuple[int, int, int], int], left: tuple[int, int, int], species: int, places: int, roomy: int
) -> None:
    """Note the result of putting animals of one type into a pasture."""
    rest = [max(0, count - places) if number == species else count for number, count in enumerate(left)]
    now = (rest[0], rest[1], rest[2])
    found[now] = max(roomy, found.get(now, 0))
