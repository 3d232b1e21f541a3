"""Sowing fields."""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import FIELD_CROPS, field_name
from cosecha.games.agricola.engine.effects import effect, kind, repeated
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import FieldSown
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CROPS, GOOD_NAMES, GRAIN, Price
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.options import GRAIN_SOWN, VEGETABLES_SOWN
from cosecha.games.agricola.reasons import cell_token, good_token, too_few

_PRICES: Final[dict[int, Price]] = {crop: ((crop, 1),) for crop in CROPS}


def empty_fields(farm: Farm) -> list[int]:
    fields = farm.fields | farm.card_fields
    return [cell for cell in range(len(farm.amounts)) if fields >> cell & 1 and farm.amounts[cell] == 0]


def _sites(farm: Farm, good: int) -> list[int]:
    """The empty fields where a crop grows."""
    empty = empty_fields(farm)
    return [cell for cell in empty if good in FIELD_CROPS[cell]] if farm.card_fields else empty


def _has_site(farm: Farm, good: int) -> bool:
    fields = farm.fields | farm.card_fields
    for cell in range(len(farm.amounts)):
        if fields >> cell & 1 and farm.amounts[cell] == 0 and (cell < CELLS or good in FIELD_CROPS[cell]):
            return True
    return False


def _named(field: int) -> dict[str, Argument]:
    return cell_token(field) if field < CELLS else {"cell": Token("card", field_name(field))}


class Sowing(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if farm.fields == 0 and farm.card_fields == 0:
            return False
        for good in CROPS:
            if (farm.goods[good] or can_get(state, farm, _PRICES[good])) and _has_site(farm, good):
                return True
        return False

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        if not farm.fields | farm.card_fields:
            return Message("agricola-reason-no-field")
        if not empty_fields(farm):
            return Message("agricola-reason-no-empty-field")
        return Message("agricola-reason-nothing-to-sow")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        for good in CROPS:
            if farm.goods[good]:
                for cell in _sites(farm, good):
                    actions.append(codes.SOW * codes.KIND + good * codes.CROP + cell)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Put 1 crop from the supply on a field, plus 2 more grain or 1 more vegetable."""
        farm = state.farms[seat]
        named = codes.named_by(action)
        good, cell = named // codes.CROP, named % codes.CROP
        farm.goods[good] -= 1
        farm.crops[cell] = good
        farm.amounts[cell] = GRAIN_SOWN if good == GRAIN else VEGETABLES_SOWN
        if log is not None:
            log.append(FieldSown(seat, GOOD_NAMES[good], field_name(cell)))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        named = codes.named_by(action)
        good, cell = named // codes.CROP, named % codes.CROP
        if not (farm.fields | farm.card_fields) >> cell & 1:
            return Message("agricola-reason-no-field-there", _named(cell))
        if good not in FIELD_CROPS[cell]:
            return Message("agricola-reason-not-grown-there", {"good": good_token(good)})
        if farm.amounts[cell]:
            return Message("agricola-reason-field-sown", {**_named(cell), "good": good_token(farm.crops[cell])})
        poor = too_few(farm, good, 1)
        return exchange_first(poor) if can_get(state, farm, ((good, 1),)) else poor


_SOW: Final = kind(Sowing("sow", 1 << codes.SOW, rank=4))


def sow() -> int:
    """Sow any number of empty fields."""
    return repeated(effect(_SOW, (), "sow"))
