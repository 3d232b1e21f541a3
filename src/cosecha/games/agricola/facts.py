"""Facts for chips: what an action costs and gains, and what it loses points for."""

from collections.abc import Container, Iterator

from cosecha.core.decision import Preview
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Fact
from cosecha.games.agricola.events import AnimalsReleased, CardPromised, FamilyGrew, FoodPromised, StartTaken
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View


def action_facts(view: View, preview: Preview) -> list[Fact]:
    """The effects on the view's seat, losses first, without buildings, which show on the farm itself."""
    seat = view.seat
    if seat is None:
        return []
    after: View = preview.view
    facts = list(_changes(view.position.farms[seat], after.position.farms[seat]))
    lost = {fact.picture.value for fact in facts if fact.picture and fact.tone == "loss"}
    facts += _told(preview, seat, lost)
    return sorted(facts, key=lambda fact: fact.tone != "loss")


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
            case FoodPromised(rounds=rounds):
                yield Fact(Message("agricola-fact-promised", {"rounds": rounds}), "gain", Token("good", "food"))
            case CardPromised(good=good, amount=amount, rounds=later):
                told: dict[str, Argument] = {"good": Token("good", good), "amount": amount, "rounds": len(later)}
                yield Fact(Message("agricola-fact-card-promised", told), "gain", Token("good", good))
