"""Team play: what a seat may do for its partner, who sits opposite.

Whatever lets a player build rooms, stables or fences, or plow, lets them do it on the partner's farm instead, with the
partner's pieces. The builder pays, and pays more than at home; only a field costs the same.
"""

from typing import Final

from cosecha.core.message import Message
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.phases import WORK

TEAMS: Final = ((0, 2), (1, 3))

_APART: Final = {
    "agricola-reason-not-beside-room": "room",
    "agricola-reason-not-beside-field": "field",
    "agricola-reason-not-beside-own-field": "next-field",
    "agricola-reason-not-beside-pasture": "pasture",
    "agricola-reason-first-pasture-apart": "first-pasture",
    "agricola-reason-across-fences": "across",
    "agricola-reason-open-fence-across": "open-fence",
    "agricola-reason-fence-apart": "fence",
    "agricola-reason-not-beside-anything": "anything",
}
"""Refusals that speak of the reader's own farm, and what each is about."""


def partner_of(seat: int) -> int:
    return (seat + 2) % 4


def is_for_partner(action: int) -> bool:
    return codes.PARTNER_ROOM <= codes.kind_of(action) <= codes.PARTNER_RAIL


def served(state: Data, farm: Farm) -> Farm | None:
    """The partner's farm, if a seat may build and plow there now: in its own turn, and while the partner has nothing to
    decide. At other times, everybody acts at once, and answers would get in each other's way."""
    if not state.teams or state.phase != WORK or state.active != farm.seat:
        return None
    partner = state.farms[partner_of(farm.seat)]
    return None if partner.steps else partner


def site_of(state: Data, farm: Farm, action: int) -> Farm:
    """The farm that an action builds on."""
    return state.farms[partner_of(farm.seat)] if is_for_partner(action) else farm


def not_served(state: Data, farm: Farm, action: int) -> Message | None:
    """Why nothing at all can be built for the partner; None if something may be, or if it isn't for the partner."""
    if not is_for_partner(action) or served(state, farm) is not None:
        return None
    return Message("agricola-reason-partner-later" if state.teams else "agricola-reason-no-partner")


def seen_from_here(reason: Message) -> Message:
    """A refusal about the partner's farm, in the words of the builder."""
    if reason.id in _APART:
        return Message("agricola-reason-partner-apart", {"what": _APART[reason.id]})
    if reason.id == "agricola-reason-no-stable-left":
        return Message("agricola-reason-partner-no-stable", reason.args)
    if reason.id == "agricola-reason-too-few-fences":
        return Message("agricola-reason-partner-no-fence", reason.args)
    return reason
