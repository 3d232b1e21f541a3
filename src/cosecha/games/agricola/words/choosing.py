"""Choices: legal actions grouped the way people think of them, and answers in advance."""

from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Choice, Plannable
from cosecha.games.agricola import actions, codes
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.topics import NEVER, always, topic_of
from cosecha.games.agricola.engine.cards import OPTIONAL
from cosecha.games.agricola.engine.payments import RENOVATION
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES, baked
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.asking import pause
from cosecha.games.agricola.words.decks import token, tokens_on
from cosecha.games.agricola.words.naming import arguments_of, card_in_words
from cosecha.games.agricola.words.prices import (
    feeding,
    has_own_price,
    listed,
    major_price,
    room_price,
    room_price_for_partner,
    stable_price,
    stable_price_for_partner,
    ways_to_pay,
)

_DECLINES = {
    "card": "agricola-choice-decline",
    "minor": "agricola-choice-no-card",
    "occupation": "agricola-choice-no-card",
}
"""What `done` is called where nothing has been done yet."""
_FOR_PARTNER = (
    codes.PARTNER_ROOM,
    codes.PARTNER_STABLE,
    codes.PARTNER_PLOW,
    codes.PARTNER_FENCE,
    codes.PARTNER_RAIL,
)
_LISTED = (codes.ROOM, codes.STABLE, codes.PLOW, codes.SOW, codes.FENCE, codes.DISCARD, *_FOR_PARTNER, codes.RAIL)
_AMOUNTS = (codes.GIVE, codes.FETCH)
"""Choices of a number."""
_FEW_LOAVES = 6
"""Up to this many amounts of grain are separate choices that show their food; more become one choice of a number."""
_ABOUT_CARDS = (actions.Play, actions.UseCard, actions.Draft, actions.Drop, actions.TakeCard)
"""Actions with a card that need to show what it does."""


def choices(view: View) -> list[Choice]:
    """The legal actions: those on farmyard spaces grouped by what they do, discards as one list of goods, and all
    others one by one."""
    if view.seat is None:
        return []
    found: dict[str, list[str]] = {}
    baking = [action for action in view.legal if codes.kind_of(action) == codes.BAKE]
    listed = (*_LISTED, codes.BAKE) if len(baking) > _FEW_LOAVES else _LISTED
    for action in view.legal:
        text = actions.notation(action)
        if codes.kind_of(action) in listed or codes.kind_of(action) in _AMOUNTS:
            shared, _, last = text.rpartition(" ")
            found.setdefault(shared, []).append(last)
        else:
            found[text] = []
    return [_choice(view, view.seat, shared, values) for shared, values in found.items()]


def _choice(view: View, seat: int, shared: str, values: list[str]) -> Choice:
    word, *rest = shared.split()
    id = f"agricola-choice-{word}"
    if word == "done":
        kind = view.decision.kind if view.decision else ""
        declines = kind in _DECLINES and not pause(view.position.farms[seat])
        return Choice(Message(_DECLINES[kind]) if declines else Message(id, {"kind": kind}), shared)
    if word == "use" and (fairies := dict(tokens_on(view, rest[0])).get("fairy", 0)):
        what: dict[str, Argument] = {"space": Token("space", rest[0]), "goods": token("fairy", fairies)}
        return Choice(Message("agricola-choice-use-all", what), shared)
    if word == "use" and len(view.position.spaces[rest[0]].goods) > 1:
        goods = listed(list(view.position.spaces[rest[0]].goods.items()))
        return Choice(Message("agricola-choice-use-all", {"space": Token("space", rest[0]), "goods": goods}), shared)
    if not values:
        return Choice(Message(id, _arguments(view, seat, actions.parse(shared))), shared)
    args: dict[str, Argument]
    if word in ("give", "fetch"):
        most = int(values[-1])
        args = {"good": Token("good", rest[0]), "amount": most}
        return Choice(Message(id if most == 1 else f"{id}-some", args), shared, least=1, most=most)
    if word == "bake":
        most = int(values[-1])
        most_args = _arguments(view, seat, actions.parse(f"bake {most}"))
        return Choice(Message("agricola-choice-bake-some", most_args), shared, least=int(values[0]), most=most)
    if word == "discard":
        return Choice(Message(id), shared, values=values, aside=True)
    args = {"count": len(values)}
    if word == "room":
        args |= room_price(view, seat)
    if word == "stable":
        args["wood"] = stable_price(view, seat)
    if word == "partner-room":
        args["price"] = room_price_for_partner(view, seat)
    if word == "partner-stable":
        args["wood"] = stable_price_for_partner(view, seat)
    if word == "sow":
        args["good"] = Token("good", rest[0])
    return Choice(Message(id, args), shared, values=values)


def _arguments(view: View, seat: int, action: int) -> dict[str, Argument]:
    """The arguments of a choice: what its action names, and what that brings or costs."""
    args = arguments_of(action)
    farm, facts = view.position.farms[seat], view.facts.farms[seat]
    named = actions.read(action)
    if isinstance(named, actions.Use):
        pile = view.position.spaces[named.space].goods
        good, amount = next(iter(pile.items()), (GOOD_NAMES[0], 0))
        args |= {"good": Token("good", good), "amount": amount}
    elif isinstance(named, actions.Bake):
        args["food"] = baked(sum(1 << MAJOR_NAMES.index(name) for name in farm.majors), named.grain)
    elif isinstance(named, actions.Build):
        args["price"] = major_price(view, named.improvement)
    elif isinstance(named, actions.Renovate):
        args["amount"] = 0 if has_own_price(view, seat, RENOVATION) else len(farm.rooms)
        args["price"] = ways_to_pay(facts.renovation_prices[named.house])
    elif isinstance(named, actions.Choose):
        space = view.position.spaces.get(farm.space or "")
        args["amount"] = sum(space.goods.values()) if space else 0
    elif isinstance(named, _ABOUT_CARDS):
        args |= card_in_words(named.card)
        if not isinstance(named, actions.UseCard):
            args |= _terms(view, named.card)
    elif isinstance(named, actions.Exchange):
        args["food"] = {**facts.rates, **facts.workshops}[named.good]
    elif isinstance(named, actions.Done) and view.decision is not None:
        args["kind"] = view.decision.kind
    elif isinstance(named, actions.Feed):
        need, have, missing = feeding(view, seat)
        args |= {"food": min(need, have), "missing": missing}
    return args


def _terms(view: View, name: str) -> dict[str, Argument]:
    """The price of a minor improvement and its prerequisite, each `none` if there is none."""
    card = view.cards.get(name)
    if card is None or card.occupation:
        return {"price": "none", "needs": "none"}
    return {
        "price": listed(list(card.price.items())) if card.price else "none",
        "needs": card.needs if card.needs is not None else "none",
    }


def plans(view: View) -> list[Plannable]:
    """What the seat's cards offer again and again. All other answers depend on the board at the time."""
    if view.seat is None:
        return []
    found: list[Plannable] = []
    for name in view.position.farms[view.seat].played:
        card = CARD_NAMES.index(name)
        if card in OPTIONAL:
            accept = always(card)
            choices = [Choice(Message("agricola-plan-always"), accept)] if accept else []
            choices.append(Choice(Message("agricola-plan-never"), NEVER))
            found.append(
                Plannable(topic_of(card), Message("agricola-plan-card", {"card": Token("card", name)}), choices)
            )
    return found
