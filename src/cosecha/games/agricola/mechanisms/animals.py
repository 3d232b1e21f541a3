"""Animals: new ones must be housed, cooked or returned. Also breeding."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.animals import Split, best_keeps, fits, splits_beside, unbeaten, widened, with_pairs
from cosecha.games.agricola.codes import keep_code, kept
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import NAMES, fire_cards
from cosecha.games.agricola.engine.effects import KIND, MECHANISMS, effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import GOODS
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.events import AnimalsBred, AnimalsLeft, AnimalsReleased, CardBred, GoodsExchanged
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, BOAR, CATTLE, FOOD, GOOD_NAMES, SHEEP
from cosecha.games.agricola.mechanisms.living import (
    LLAMAS_JOINED,
    breed_others,
    llamas,
    others_breed,
    release_code,
    release_llama,
)
from cosecha.games.agricola.options import HOUSE_FIRST, ONE_PASTURE, TAKE_USABLE
from cosecha.games.agricola.phases import HOME, WORK
from cosecha.games.agricola.reasons import too_few

_Left = tuple[int, int, int, int]
"""Animals of each type, llamas last."""
_Housed = tuple[_Left, int]


def has_room(farm: Farm, sheep: int, boar: int, cattle: int) -> bool:
    """Whether a farm can house these animals, beside its llamas."""
    if farm.extras is None or farm.extras.llamas == 0:
        return fits(farm.splits, farm.loose, sheep, boar, cattle)
    for ways, loose in _beside_llamas(farm, farm.extras.llamas):
        if fits(ways, loose, sheep, boar, cattle):
            return True
    return False


def _best_keeps(farm: Farm) -> list[Split]:
    """The maximal sets of the farm's animals that can be housed, beside all of its llamas."""
    goods = farm.goods
    if farm.extras is None or farm.extras.llamas == 0:
        return best_keeps(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE])
    found: set[Split] = set()
    for ways, loose in _beside_llamas(farm, farm.extras.llamas):
        found.update(best_keeps(ways, loose, goods[SHEEP], goods[BOAR], goods[CATTLE]))
    return unbeaten(found)


def _beside_llamas(farm: Farm, count: int) -> list[tuple[tuple[Split, ...], int]]:
    """The splits and the loose places that so many llamas leave to the other animals, in every way to house them."""
    found: list[tuple[tuple[Split, ...], int]] = []
    for room, ways in splits_beside(farm.capacities, farm.customs & ONE_PASTURE != 0):
        pairs = farm.pairs()
        for given in range(pairs + 1):
            loose = farm.loose - max(0, count - farm.stalls - room - 2 * given)
            if loose >= 0:
                found.append((widened(with_pairs(ways, pairs - given), farm.stalls), loose))
    return found


def all_housed(farm: Farm) -> bool:
    goods = farm.goods
    return has_room(farm, goods[SHEEP], goods[BOAR], goods[CATTLE])


def type_housed(farm: Farm, good: int) -> bool:
    """Whether all animals of a type have a place, if nothing else takes it."""
    alone = [farm.goods[each] if each == good else 0 for each in ANIMALS]
    return fits(farm.splits, farm.loose, alone[0], alone[1], alone[2])


def breeding(farm: Farm, joined: int = NONE) -> list[int]:
    """The types that breed: those with at least 2 animals. Something may join a type without being on the farm."""
    return [good for good in ANIMALS if farm.goods[good] + (good == joined) >= 2]


def single(farm: Farm) -> list[int]:
    """The types that lack one animal to breed."""
    found = [good for good in ANIMALS if farm.goods[good] == 1]
    return [*found, LLAMAS_JOINED] if llamas(farm) == 1 else found


def young_housed(farm: Farm) -> bool:
    """Whether all animals could still be housed after breeding."""
    bred = farm.goods.copy()
    for good in breeding(farm):
        bred[good] += 1
    return has_room(farm, bred[SHEEP], bred[BOAR], bred[CATTLE])


def can_cook_animals(farm: Farm) -> bool:
    for good in ANIMALS:
        if farm.goods[good] and farm.cooked(good):
            return True
    return False


def lacks_place_for_young(farm: Farm, good: int) -> bool:
    """Whether this type breeds, but the young one couldn't be housed."""
    if farm.goods[good] < 2:
        return False
    bred = farm.goods.copy()
    bred[good] += 1
    return not has_room(farm, bred[SHEEP], bred[BOAR], bred[CATTLE])


def smaller_keeps(farm: Farm) -> list[int]:
    """Ways to keep fewer animals than fit and cook the rest. Animals that can't be cooked are kept if they fit."""
    best = _best_keeps(farm)
    cooks = [farm.cooked(good) > 0 for good in ANIMALS]
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
        for sheep, boar, cattle in _best_keeps(farm):
            actions.append(keep_code(sheep, boar, cattle))
        if llamas(farm):
            actions.append(release_code())

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.KEEP or action == release_code()

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Keep some animals. The others are cooked if possible, since food never hurts, or else released. Instead of
        others, a llama may go."""
        farm = state.farms[seat]
        if action == release_code():
            release_llama(state, seat, self.allows_exchange, log)
            farm.steps.append(step)
            return
        keeps = kept(action)
        for good in (SHEEP, BOAR, CATTLE):
            over = farm.goods[good] - keeps[good - SHEEP]
            if over == 0:
                continue
            farm.goods[good] -= over
            over -= self.leave(state, seat, step, good, over, log)
            if over == 0:
                continue
            food = over * farm.cooked(good) if self.allows_exchange else 0
            farm.goods[FOOD] += food
            if log is not None:
                name = GOOD_NAMES[good]
                log.append(GoodsExchanged(seat, name, over, food) if food else AnimalsReleased(seat, name, over))

    def leave(self, state: Data, seat: int, step: int, good: int, over: int, log: Log) -> int:
        """Put animals back where they come from. Returns how many."""
        return 0

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        if action == release_code():
            return Message("agricola-reason-no-llama")
        keeps = kept(action)
        for good in (SHEEP, BOAR, CATTLE):
            if keeps[good - SHEEP] > farm.goods[good]:
                return too_few(farm, good, keeps[good - SHEEP])
        if has_room(farm, keeps[0], keeps[1], keeps[2]):
            return Message("agricola-reason-keep-more")
        return Message("agricola-reason-no-place-for-animals")


class KeepNew(Keep):
    """The house rule of housing before cooking: animals that have just come can't be cooked, and neither can older ones
    to make room for them, or one place would be enough to house and cook any number, one after the other."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.farms[seat].customs & HOUSE_FIRST != 0


class KeepOrLeave(Keep):
    """The house rule of taking what can be used: animals of a space that are neither kept nor cooked stay there. Owners
    cook by exchanges, because leaving them may be better. All that are kept count as taken first.

    `progress`: the space, how many were taken, and how many of their type there were then.
    """

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        farm = state.farms[seat]
        space, taken, total = _taken(progress)
        if space >= len(GOODS) or space != farm.space or GOODS[space] not in ANIMALS or state.phase not in (WORK, HOME):
            return False
        cooks = farm.customs & HOUSE_FIRST == 0
        return (
            farm.customs & TAKE_USABLE != 0
            and cooks == self.allows_exchange
            and 0 < taken <= total
            and state.piles[space] == 0
        )

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        every: list[int] = []
        Keep.add_answers(self, state, seat, parts, step, every)
        taking = [action for action in every if not _leaves_all(farm, step, action)]
        # An animal that a card has brought in the meantime may have taken the last place.
        cooks = self.allows_exchange and farm.cooked(GOODS[_taken(progress_of(step))[0]]) > 0
        actions += taking if taking or cooks else every

    def leave(self, state: Data, seat: int, step: int, good: int, over: int, log: Log) -> int:
        space, taken, _ = _taken(progress_of(step))
        if good != GOODS[space]:
            return 0
        left = min(over, taken)
        state.put(space, state.piles[space] + left, state.occupied[space])
        if log is not None:
            log.append(AnimalsLeft(seat, GOOD_NAMES[good], left, SPACE_NAMES[space]))
        return left

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        for step in reversed(farm.steps):
            if MECHANISMS[KIND[effect_of(step)]] is self:
                best: list[int] = []
                Keep.add_answers(self, state, seat, parts, step, best)
                if action in best:
                    return Message("agricola-reason-take-one-animal")
        return Keep.refusal(self, state, seat, parts, action)


def _taken(progress: int) -> tuple[int, int, int]:
    most = (1 << codes.COUNT_BITS) - 1
    return progress >> 2 * codes.COUNT_BITS, progress >> codes.COUNT_BITS & most, progress & most


def _leaves_all(farm: Farm, step: int, action: int) -> bool:
    """Whether nothing at all would be taken: a space can't be used without doing anything."""
    if codes.kind_of(action) != codes.KEEP:
        return False
    space, taken, total = _taken(progress_of(step))
    good = GOODS[space]
    return farm.goods[good] >= total and farm.goods[good] - kept(action)[good - SHEEP] >= taken


KEEP: Final = effect(kind(Keep("keep", cooks=True)), (), "keep")
BREED: Final = effect(kind(Keep("breed", cooks=False)), (), "breed")
"""In the breeding phase, nothing can be cooked or exchanged."""
KEEP_NEW: Final = effect(kind(KeepNew("keep", cooks=False)), (), "keep new animals")
KEEP_OR_LEAVE: Final = effect(kind(KeepOrLeave("keep", cooks=True)), (), "keep or leave")
KEEP_NEW_OR_LEAVE: Final = effect(kind(KeepOrLeave("keep", cooks=False)), (), "keep new animals or leave")
LEAVING: Final = (KEEP_OR_LEAVE, KEEP_NEW_OR_LEAVE)
KEEPING: Final = (KEEP, KEEP_NEW, *LEAVING)
"""The ways to ask which animals to keep, outside breeding."""


def house_animals(farm: Farm) -> None:
    """Ask the owner which of the animals to keep, if not all can be housed, now that some have come."""
    if all_housed(farm):
        return
    if farm.customs & TAKE_USABLE:
        for step in farm.steps:
            if effect_of(step) in LEAVING:
                return  # it will be asked together
    farm.steps.append(step_of(KEEP_NEW if farm.customs & HOUSE_FIRST else KEEP))


def house_old_animals(farm: Farm) -> None:
    """The same if there is less room than before: these animals have been housed, so they may be cooked."""
    if not all_housed(farm):
        farm.steps.append(step_of(KEEP))


def house_taken(farm: Farm, space: int, amount: int) -> None:
    """Ask which animals to keep, and leave others on the space that they come from."""
    if all_housed(farm):
        return
    progress = (space << codes.COUNT_BITS | amount) << codes.COUNT_BITS | farm.goods[GOODS[space]]
    farm.steps.append(step_of(KEEP_NEW_OR_LEAVE if farm.customs & HOUSE_FIRST else KEEP_OR_LEAVE, progress))


def can_use_animal(farm: Farm, good: int) -> bool:
    """Whether one more animal could be housed, perhaps instead of others, or cooked."""
    if farm.cooked(good) and not farm.customs & HOUSE_FIRST:
        return True
    alone = [farm.goods[each] + 1 if each == good else 0 for each in ANIMALS]
    return fits(farm.splits, farm.loose, alone[0], alone[1], alone[2])


def must_house_first(farm: Farm) -> bool:
    """Whether animals wait to be housed that can't be cooked before."""
    for step in farm.steps:
        if effect_of(step) in (KEEP_NEW, KEEP_NEW_OR_LEAVE):
            return True
    return False


def breeding_time(state: Data, seat: int, log: Log) -> None:
    """The breeding phase of one farm, where a card may have something to say."""
    farm = state.farms[seat]
    if farm.hooks >> hooks.BREEDING & 1:
        fire_cards(state, seat, farm.played, hooks.BREEDING, log)
    else:
        breed(state, seat, log)


def breed(state: Data, seat: int, log: Log, joined: int = NONE) -> None:
    """Add 1 young animal of each type with at least 2. If not all can be housed, the owner chooses which to keep."""
    farm = state.farms[seat]
    young = breeding(farm, joined)
    for good in young:
        farm.goods[good] += 1
        if log is not None:
            log.append(AnimalsBred(seat, GOOD_NAMES[good]))
    if farm.extras is not None:
        breed_others(state, seat, joined, log)
    if (young or llamas(farm)) and not all_housed(farm):
        farm.steps.append(step_of(BREED))


class BreedNow(Mechanism):
    """The breeding phase of one farm, outside a harvest."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if farm.hooks >> hooks.BREEDING & 1 and single(farm):
            return True
        return len(breeding(farm)) > 0 or others_breed(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-pair")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        breeding_time(state, seat, log)


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
    animals = (farm.goods[SHEEP], farm.goods[BOAR], farm.goods[CATTLE], llamas(farm))
    types = 4 if animals[3] else 3
    one_pasture = farm.customs & ONE_PASTURE != 0
    # The most such pastures so far, by the numbers of animals of each type that aren't housed yet, and the types that
    # may have no other pasture.
    found: dict[_Housed, int] = {(animals, 0): 0}
    for capacity in farm.capacities:
        after: dict[_Housed, int] = {}
        for (left, settled), roomy in found.items():
            if one_pasture:
                _note(after, left, settled, 0, 0, roomy)  # it stays empty
            for species in range(types):
                if settled >> species & 1:
                    continue
                now = settled | 1 << species if one_pasture else 0
                _note(after, left, now, species, capacity, roomy)
                for housed in range(1, min(left[species], capacity - more) + 1):
                    _note(after, left, now, species, housed, roomy + 1)
        found = after
    for _ in range(farm.pairs()):
        after = {}
        for (left, settled), roomy in found.items():
            for species in range(types):
                _note(after, left, settled, species, 2, roomy)
        found = after
    fitting = [roomy for (left, _), roomy in found.items() if _loose_ones(farm, left) <= farm.loose]
    return max(fitting, default=-1)


def _loose_ones(farm: Farm, left: _Left) -> int:
    """How many of the animals outside pastures need a loose place."""
    return sum([max(0, count - farm.stalls) for count in left])


def _note(found: dict[_Housed, int], left: _Left, settled: int, species: int, places: int, roomy: int) -> None:
    """Note the result of putting animals of one type into a pasture."""
    rest = [max(0, count - places) if number == species else count for number, count in enumerate(left)]
    now = (rest[0], rest[1], rest[2], rest[3]), settled
    found[now] = max(roomy, found.get(now, 0))
