"""Questions: what a seat is asked, and what the match waits for."""

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import NONE
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import LAST_CHANCES
from cosecha.games.agricola.engine.effects import KIND, MECHANISMS, PARTS, effect_of, progress_of
from cosecha.games.agricola.engine.stack import asked, open_effects
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.animals import LEAVING
from cosecha.games.agricola.mechanisms.buying import pending
from cosecha.games.agricola.mechanisms.deputies import owner_of
from cosecha.games.agricola.mechanisms.family import FIND_FOOD
from cosecha.games.agricola.mechanisms.looking import is_order
from cosecha.games.agricola.mechanisms.offers import LAST_CHANCE, MAKE_ROOM
from cosecha.games.agricola.mechanisms.wandering import card_left
from cosecha.games.agricola.phases import ANCHORS
from cosecha.games.agricola.position import FarmPosition, Hand
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.naming import action, card_in_words, seat_tokens, tag
from cosecha.games.agricola.words.prices import (
    feeding,
    fence_clay,
    occupation_cost,
    room_price,
    room_price_for_partner,
    stable_price,
    stable_price_for_partner,
    steps_of,
)
from cosecha.games.agricola.words.seasons import question_note

MAKING_ROOM, FINDING_PARENTS, TRADING, FINDING_FOOD = PAUSES = ("make-room", "find-parents", "trade-now", "find-food")
"""Before a card acts, its owner may make room for young animals, or trade for goods that the card counts; or a family
growth costs food that has to be made first."""


PLACINGS = ("place-for", "place-from")
"""Placing somebody else's person, or one who lives on a card."""
CHOOSING, ORDERING = PICKINGS = ("card-choice", "card-order")
"""A card that must be used leaves only what to choose; or its owner puts hidden cards in order."""
FOR_PARTNER = "partner-"
"""How the words begin that stand for building on the partner's farm."""


def prompt(view: View) -> Message:
    """What the view's seat is asked; it owes an answer."""
    seat, decision = view.seat, view.decision
    if seat is None or decision is None:
        raise ValueError("this seat has nothing to decide")
    farm = view.position.farms[seat]
    args: dict[str, Argument] = {}
    parts = decision.kind.split("-")
    if len(parts) > 1:
        # Don't ask about parts that aren't possible.
        can = [part for part in parts if any(tag(action).removeprefix(FOR_PARTNER) == part for action in view.legal)]
        args["parts"] = can[0] if len(can) == 1 else "both"
    if decision.kind == "place":
        args["home"] = farm.home
    if "room" in parts:
        args |= room_price(view, seat)
    if "stable" in parts:
        args["wood"] = stable_price(view, seat)
    if "bake" in parts:
        args["grain"] = farm.goods.get("grain", 0)
    if decision.kind == "fence":
        args |= {"wood": farm.goods.get("wood", 0), "left": view.facts.farms[seat].fences}
        args["clay"] = fence_clay(view, seat)
        args["open"] = _open_fences(view)
    if decision.kind == "keep":
        asked_now = effect_of(steps_of(farm)[-1])
        cooks = MECHANISMS[KIND[asked_now]].allows_exchange and "sheep" in view.facts.farms[seat].rates
        args["cook"] = "left" if asked_now in LEAVING else int(cooks)
    if decision.kind == "feed":
        need, have, missing = feeding(view, seat)
        args |= {"food": need, "have": have, "missing": missing}
    if decision.kind == "card":
        args |= card_in_words(CARD_NAMES[PARTS[open_effects(steps_of(farm))[0]][0]])
    if decision.kind == "pay":
        args["what"] = action(pending(steps_of(farm)[-1])[1])
    if decision.kind == "draft":
        args |= _left_to_keep(view, seat)
    if decision.kind == "occupation":
        args["food"] = occupation_cost(farm)
    if decision.kind in ("plow", "plow-sow", "fence"):
        args["note"] = _note(view, parts)
    if decision.kind in ("room", "stable", "room-stable", "stable-bake"):
        args["note"] = _for_partner(view, seat)
    if decision.kind == "place":
        unusual = _placing(farm)
        if unusual is not None:
            return unusual
    if pause(farm) == FINDING_FOOD:
        return Message(f"agricola-decision-{FINDING_FOOD}", {"card": args["card"]})
    if decision.kind == "card" and not pause(farm):
        step = steps_of(farm)[-1]
        if is_order(effect_of(step)):
            return Message(f"agricola-decision-{ORDERING}", {"card": args["card"], "done": progress_of(step)})
        if _must_pick(view):
            return Message(f"agricola-decision-{CHOOSING}", args)
    return Message(f"agricola-decision-{pause(farm) or decision.kind}", args)


def _must_pick(view: View) -> bool:
    """Whether the only question is what to pick."""
    can = {tag(action) for action in view.legal}
    return "pick" in can and "done" not in can


def _placing(farm: FarmPosition) -> Message | None:
    """The question where a person goes who isn't at home; None for those who are."""
    effect = effect_of(steps_of(farm)[-1])
    if owner_of(effect) != NONE:
        return Message("agricola-decision-place-for", {"seat": Token("seat", owner_of(effect))})
    if card_left(effect) != NONE:
        return Message("agricola-decision-place-from", {"card": Token("card", CARD_NAMES[card_left(effect)])})
    return None


def _open_fences(view: View) -> str:
    """Whether fences that close nothing can be built: `also`, `only` those, or `none`."""
    can = {tag(action).removeprefix(FOR_PARTNER) for action in view.legal}
    return "none" if "rail" not in can else "also" if "fence" in can else "only"


def _for_partner(view: View, seat: int) -> Argument:
    """What rooms and stables cost on the partner's farm, as far as they can be built there; `none` if they can't."""
    can = {tag(action) for action in view.legal}
    what = [part for part in ("room", "stable") if FOR_PARTNER + part in can]
    if not what:
        return "none"
    args: dict[str, Argument] = {"what": what[0] if len(what) == 1 else "both"}
    if "room" in what:
        args["price"] = room_price_for_partner(view, seat)
    if "stable" in what:
        args["wood"] = stable_price_for_partner(view, seat)
    return Message("agricola-team-price", args)


def _note(view: View, parts: list[str]) -> Argument:
    """What the season and the teams change about a price; `none` if nothing."""
    season = question_note(view, parts)
    if not view.facts.teams or "fence" not in parts:
        return season or "none"
    teams = Message("agricola-team-fences")
    return Message("agricola-both-notes", {"one": season, "other": teams}) if season else teams


def pause(farm: FarmPosition) -> str:
    """What the seat may do before a card acts, by means that are open at any time; empty if something else is asked."""
    steps = steps_of(farm)
    if not steps:
        return ""
    effect = effect_of(steps[-1])
    if KIND[effect] == MAKE_ROOM:
        return MAKING_ROOM if farm.goods.get(GOOD_NAMES[PARTS[effect][1]], 0) >= 2 else FINDING_PARENTS
    if KIND[effect] == FIND_FOOD:
        return FINDING_FOOD
    return TRADING if KIND[effect] == LAST_CHANCE and PARTS[effect][0] in LAST_CHANCES else ""


def _left_to_keep(view: View, seat: int) -> dict[str, Argument]:
    keep = view.facts.draft.keep[seat] if view.facts.draft else Hand(0, 0)
    return {"occupations": keep.occupations, "minors": keep.minors}


def waiting(view: View) -> Message:
    """What the match waits for, and from which seats."""
    if not view.waiting:
        return Message("agricola-waiting-over")
    position = view.position
    acting = {seat: _asked(position.farms[seat]) for seat in view.waiting if seat not in position.held}
    if not acting:
        return Message("agricola-waiting-confirm", {"seats": seat_tokens(position.held)})
    kind = next(iter(acting.values()))
    return Message(
        f"agricola-waiting-{kind}", {"seats": seat_tokens([seat for seat in acting if acting[seat] == kind])}
    )


def _asked(farm: FarmPosition) -> str:
    kind = asked(steps_of(farm))
    return kind if kind in ANCHORS else "several"
