"""The effects of an action as facts for chips: what it costs, gains and loses points for."""

from collections.abc import Container, Iterator

from cosecha.core.decision import Preview
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Fact
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import OCCUPATION, PRICES
from cosecha.games.agricola.engine.payments import MINOR, discounted, payment_of
from cosecha.games.agricola.events import (
    AnimalsReleased,
    CardPromised,
    FamilyGrew,
    FoodPromised,
    GoodsMoved,
    StartTaken,
)
from cosecha.games.agricola.farm import new_farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View


def facts(view: View, action: int, preview: Preview) -> list[Fact]:
    """The effects of a legal action on the view's seat, losses first, without buildings, which show on the farm itself.
    In a draft, what speaks for or against the kept cards."""
    seat = view.seat
    if seat is None:
        return []
    after: View = preview.view
    kept = sorted(set(after.position.farms[seat].hand or []) - set(view.position.farms[seat].hand or []))
    if view.facts.draft:
        return list(_drafted(view, seat, kept))
    found = list(_changes(view.position.farms[seat], after.position.farms[seat]))
    lost = {fact.picture.value for fact in found if fact.picture and fact.tone == "loss"}
    found += _told(preview, seat, lost)
    return sorted(found, key=lambda fact: fact.tone != "loss")


def _drafted(view: View, seat: int, kept: list[str]) -> Iterator[Fact]:
    """What speaks for or against cards: their points, the prerequisite of a single one, and which of them reduce the
    price of cards in hand, or the other way round."""
    points = sum(view.cards[name].points for name in kept)
    if points:
        yield _worth(points)
    for name in kept:
        needs = view.cards[name].needs
        if needs and len(kept) == 1:
            yield Fact(Message("agricola-fact-needs", {"needs": needs}), "plain")
        for other in view.position.farms[seat].hand or []:
            for id, cheaper, helper in (
                ("agricola-fact-cheaper-with", name, other),
                ("agricola-fact-makes-cheaper", other, name),
            ):
                for good, amount in _saved(cheaper, helper):
                    told: dict[str, Argument] = {
                        "card": Token("card", other),
                        "good": Token("good", good),
                        "amount": amount,
                    }
                    yield Fact(Message(id, told), "gain", Token("good", good))


def _worth(points: int) -> Fact:
    return Fact(Message("agricola-fact-points", {"points": points}), "gain" if points > 0 else "loss")


def _saved(name: str, other: str) -> list[tuple[str, int]]:
    """The goods that another card in play saves on a minor improvement, on a new farm."""
    card, helper = CARD_NAMES.index(name), CARD_NAMES.index(other)
    if OCCUPATION[card]:
        return []
    printed = payment_of(PRICES[card])
    reduced = discounted(new_farm(), MINOR, helper, printed)
    return [(GOOD_NAMES[good], printed[good] - paid) for good, paid in enumerate(reduced) if paid < printed[good]]


def _changes(before: FarmPosition, after: FarmPosition) -> Iterator[Fact]:
    begging = after.begging - before.begging
    if begging > 0:
        yield Fact(Message("agricola-fact-begging", {"count": begging}), "loss", Token("thing", "begging"))
    for good in GOOD_NAMES:
        had, has = before.goods.get(good, 0), after.goods.get(good, 0)
        if had != has:
            message = Message("agricola-fact-goods", {"before": had, "after": has})
            yield Fact(message, "gain" if has > had else "loss", Token("good", good))


def _told(preview: Preview, seat: int, lost: Container[object]) -> Iterator[Fact]:
    """What doesn't show in the goods; of animals without room only those that weren't in the supply before."""
    told: dict[str, Argument]
    for event in preview.events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case StartTaken():
                yield Fact(Message("agricola-fact-starter"), "gain", Token("thing", "start-player"))
            case FamilyGrew(people=people):
                yield Fact(Message("agricola-fact-family", {"people": people}), "gain")
            case AnimalsReleased(good=good, amount=amount) if good not in lost:
                message = Message("agricola-fact-released", {"good": Token("good", good), "amount": amount})
                yield Fact(message, "loss", Token("good", good))
            case GoodsMoved(to=to, good=good, amount=amount):
                told = {"seat": Token("seat", to), "good": Token("good", good), "amount": amount}
                yield Fact(Message("agricola-fact-given", told), "gain", Token("good", good))
            case FoodPromised(rounds=rounds):
                yield Fact(Message("agricola-fact-promised", {"rounds": rounds}), "gain", Token("good", "food"))
            case CardPromised(good=good, amount=amount, rounds=later):
                told = {"good": Token("good", good), "amount": amount, "rounds": len(later)}
                yield Fact(Message("agricola-fact-card-promised", told), "gain", Token("good", good))
