"""The farmyard: rooms, fields, stables and fences."""

from cosecha.core.errors import BadPosition
from cosecha.games.agricola.board import FENCES, FIRST_ROOMS, around, closed_in
from cosecha.games.agricola.engine.cards import FIELD_CROPS, field_name
from cosecha.games.agricola.farm import Farm, connected_parts
from cosecha.games.agricola.goods import GRAIN
from cosecha.games.agricola.options import GRAIN_SOWN, OUTWARDS, SCATTERED, STABLES, UNFINISHED, VEGETABLES_SOWN


def check_yard(farm: Farm, seat: int) -> None:
    """Rooms are connected and include the first two, fields are connected, nothing overlaps, and there are at most four
    stables."""
    burnt = farm.extras is not None and farm.rooms == 0
    fits = burnt or (farm.rooms & FIRST_ROOMS == FIRST_ROOMS and len(connected_parts(farm.rooms)) == 1)
    fits = fits and not (farm.rooms & farm.fields or (farm.rooms | farm.fields) & farm.stables)
    # A card of an event deck may have covered a field between others.
    fits = fits and (farm.extras is not None or len(connected_parts(farm.fields)) <= 1)
    fits = fits and farm.stables.bit_count() <= STABLES
    if not fits:
        raise BadPosition("agricola-position-yard", seat=seat)


def check_fields(farm: Farm) -> None:
    """Crops lie on fields where they can grow, at most as many as are sown unless an event deck adds some."""
    fields = farm.fields | farm.card_fields
    for field, amount in enumerate(farm.amounts):
        crop = farm.crops[field]
        grows = fields >> field & 1 and crop in FIELD_CROPS[field]
        most = GRAIN_SOWN if crop == GRAIN else VEGETABLES_SOWN
        if amount and (not grows or (amount > most and farm.extras is None)):
            raise BadPosition("agricola-position-field", cell=field_name(field))


def check_fences(farm: Farm, seat: int) -> None:
    """Each pasture is connected, and so are all together; none overlaps a room, a field or another pasture; there are
    enough fences. A house rule allows open fences, others say where pastures lie."""
    together = 0
    fits = farm.fences.bit_count() <= FENCES
    for mask in farm.pastures:
        fits = fits and len(connected_parts(mask)) == 1 and not mask & (together | farm.tiled())
        together |= mask
    if farm.customs & UNFINISHED:
        fits = fits and closed_in(farm.fences) == list(farm.pastures)
    # What they were next to may have burnt down or been covered since.
    if farm.customs & OUTWARDS and together and farm.extras is None:
        fits = fits and around(together) & (farm.rooms | farm.fields) != 0
    if not fits or (len(connected_parts(together)) > 1 and not farm.customs & SCATTERED):
        raise BadPosition("agricola-position-fences", seat=seat)
