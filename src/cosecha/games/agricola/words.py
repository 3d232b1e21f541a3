"""Agricola's messages: prompts, choices, log lines and tables."""

import re
from collections.abc import Mapping, Sequence

from cosecha.core import deciding
from cosecha.core.deciding import Item
from cosecha.core.decision import Preview
from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.options import option_fields
from cosecha.core.words import Cell, Choice, Fact, Plannable, Table, event_ids, event_message
from cosecha.games.agricola import actions, codes
from cosecha.games.agricola.board import CELL_NAMES, COLUMNS, ROWS
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.topics import NEVER, always, topic_of
from cosecha.games.agricola.engine.cards import FIELD_CROPS, OCCUPATION, OPTIONAL, field_name
from cosecha.games.agricola.engine.effects import KIND, NUMBERS, PARTS, effect_of, step_of
from cosecha.games.agricola.engine.payments import DISCOUNTS, FENCES, PRICES, RENOVATION, REPLACEMENTS, ROOM
from cosecha.games.agricola.engine.stack import asked, open_effects
from cosecha.games.agricola.events import EVENTS, CardPromised
from cosecha.games.agricola.facts import action_facts
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import HEARTHS, MAJOR_NAMES, baked
from cosecha.games.agricola.mechanisms.buying import pending
from cosecha.games.agricola.mechanisms.offers import MAKE_ROOM
from cosecha.games.agricola.mechanisms.stables import STABLE
from cosecha.games.agricola.options import DEALS, SOLO_TARGETS, Options
from cosecha.games.agricola.phases import ANCHORS, STAGES
from cosecha.games.agricola.position import FarmPosition, Hand
from cosecha.games.agricola.scoring import CATEGORIES
from cosecha.games.agricola.sheet import Category, Scores
from cosecha.games.agricola.view import View

FACTS = ("seat", "people", "home", "house", *GOOD_NAMES, "fences", "stables", "begging")
"""The columns of the table of seats."""
NOTHING = "agricola-cell-none"
"""The message of an empty cell."""

REASON_ANCHORS = {
    "across-fences": "fences",
    "card-offers-nothing": "cards",
    "card-to-come": "round",
    "cell-taken": "spaces",
    "enough-of-kind": "cards",
    "exchange-first": "exchanges",
    "family-full": "family",
    "feed-first": "feeding",
    "field-sown": "fields",
    "goods-needed-here": "exchanges",
    "house-of-stone": "house",
    "improvement-taken": "improvements",
    "in-pasture": "fences",
    "keep-more": "animals",
    "minor-elsewhere": "cards",
    "needed-here": "exchanges",
    "neither": "spaces",
    "no-card-left": "cards",
    "no-card-to-play": "cards",
    "no-cooking": "exchanges",
    "no-cooking-while-breeding": "breeding",
    "no-empty-field": "fields",
    "no-field": "fields",
    "no-field-site": "fields",
    "no-field-there": "fields",
    "no-fireplace": "improvements",
    "no-improvement-payable": "improvements",
    "no-more-renovation": "house",
    "no-oven": "baking",
    "no-pasture-site": "fences",
    "no-place-for-animals": "animals",
    "no-room-for-child": "family",
    "no-room-site": "house",
    "no-stable-left": "stables",
    "no-stable-site": "stables",
    "no-such-payment": "cards",
    "no-workshop": "exchanges",
    "not-beside-field": "fields",
    "not-beside-pasture": "fences",
    "not-beside-room": "house",
    "not-grown-there": "fields",
    "not-in-hand": "cards",
    "not-in-pack": "cards",
    "not-in-play": "spaces",
    "not-joined": "fences",
    "not-left-out": "work",
    "not-offered": "spaces",
    "not-to-enclose": "fences",
    "nothing-lies-there": "spaces",
    "nothing-there": "work",
    "nothing-to-sow": "fields",
    "occupation-elsewhere": "cards",
    "occupied": "work",
    "one-space-only": "fences",
    "one-step": "house",
    "other-half": "fences",
    "other-space": "work",
    "oven-full": "baking",
    "pasture-already": "fences",
    "prerequisite": "cards",
    "too-early": "tiles",
    "too-few-fences": "fences",
    "too-few-goods": "spaces",
    "workshop-at-harvest": "exchanges",
    "workshop-used": "exchanges",
    "wrong-step": "work",
}
"""The section of the rules page that explains each refusal."""


def anchor(reason: Message) -> str:
    """The section of the rules page that explains a refusal, or its cause if it has one."""
    cause = reason.args.get("why")
    if isinstance(cause, Message) and cause.id != "agricola-reason-neither":
        return anchor(cause)
    return REASON_ANCHORS.get(reason.id.removeprefix("agricola-reason-"), "work")


# What is asked.


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
        can = [part for part in parts if any(_tag(action) == part for action in view.legal)]
        args["parts"] = can[0] if len(can) == 1 else "both"
    if decision.kind == "place":
        args["home"] = farm.home
    if "room" in parts:
        args |= _room_price(view, seat)
    if "stable" in parts:
        args["wood"] = _stable_price(farm)
    if "bake" in parts:
        args["grain"] = farm.goods.get("grain", 0)
    if decision.kind == "fence":
        args |= {"wood": farm.goods.get("wood", 0), "left": view.facts.farms[seat].fences}
        args["clay"] = _fence_clay(view, seat)
    if decision.kind == "keep":
        args["cook"] = int("sheep" in view.facts.farms[seat].rates)
    if decision.kind == "feed":
        need, have, missing = _feeding(view, seat)
        args |= {"food": need, "have": have, "missing": missing}
    if decision.kind == "card":
        args |= _card(CARD_NAMES[PARTS[open_effects(_steps(farm))[0]][0]])
    if decision.kind == "pay":
        args["what"] = action(pending(_steps(farm)[-1])[1])
    if decision.kind == "draft":
        args |= _left_to_keep(view, seat)
    if decision.kind == "occupation":
        args["food"] = _occupation_cost(farm)
    if decision.kind == "card" and _makes_room(view, seat):
        return Message("agricola-decision-make-room", args)
    return Message(f"agricola-decision-{decision.kind}", args)


def _makes_room(view: View, seat: int) -> bool:
    """Whether animals may be cooked or traded before others breed."""
    steps = _steps(view.position.farms[seat])
    return len(steps) > 0 and KIND[effect_of(steps[-1])] == MAKE_ROOM


def _tag(action: int) -> str:
    return actions.notation(action).partition(" ")[0]


def _steps(farm: FarmPosition) -> list[int]:
    return [step_of(NUMBERS[step.step], step.progress, step.may_leave) for step in farm.steps]


def _stable_price(farm: FarmPosition) -> int:
    """The price in wood of a stable in the current step."""
    return next(PARTS[effect][0] for effect in open_effects(_steps(farm)) if KIND[effect] == STABLE)


def _has_own_price(farm: FarmPosition, what: int) -> bool:
    """Whether cards change what this kind of thing costs, so that the printed price says little."""
    played = [CARD_NAMES.index(name) for name in farm.played]
    changes = [
        things for table in (PRICES, REPLACEMENTS, DISCOUNTS) for card in played for things, _ in table.get(card, ())
    ]
    return any(things & what for things in changes)


def _room_price(view: View, seat: int) -> dict[str, Argument]:
    """The house whose rooms have the printed price; if cards change it, `cards` and the price."""
    farm = view.position.farms[seat]
    own = _has_own_price(farm, ROOM)
    return {"house": "cards" if own else farm.house, "price": _ways(view.facts.farms[seat].room_prices)}


def _ways(prices: Sequence[Mapping[str, int]]) -> Message:
    """The ways to pay for something."""
    price, *others = prices
    first = _listed(list(price.items()))
    return Message("agricola-price-either", {"one": first, "other": _ways(others)}) if others else first


def _fence_clay(view: View, seat: int) -> int | str:
    """The clay that may pay for fences; `none` without such a card, `cards` if cards make fences cheaper."""
    farm = view.position.farms[seat]
    if "clay" in view.facts.farms[seat].fence_goods:
        return farm.goods.get("clay", 0)
    return "cards" if _has_own_price(farm, FENCES) else "none"


def _card(name: str) -> dict[str, Argument]:
    """A card and what it does."""
    return {"card": Token("card", name), "text": Message(f"agricola-text-{name}")}


def _terms(view: View, name: str) -> dict[str, Argument]:
    """The price of a minor improvement and its prerequisite, each `none` if there is none."""
    card = view.cards.get(name)
    if card is None or card.occupation:
        return {"price": "none", "needs": "none"}
    return {
        "price": _listed(list(card.price.items())) if card.price else "none",
        "needs": card.needs if card.needs is not None else "none",
    }


def _left_to_keep(view: View, seat: int) -> dict[str, Argument]:
    keep = view.facts.draft.keep[seat] if view.facts.draft else Hand(0, 0)
    return {"occupations": keep.occupations, "minors": keep.minors}


def _occupation_cost(farm: FarmPosition) -> int:
    """The cost in food, which depends on the number of occupations already in play."""
    played = sum(OCCUPATION[CARD_NAMES.index(name)] for name in farm.played)
    return PARTS[open_effects(_steps(farm))[0]][min(played, 2)]


def _feeding(view: View, seat: int) -> tuple[int, int, int]:
    """The food that the family needs, has and lacks."""
    need, have = view.facts.farms[seat].food, view.position.farms[seat].goods.get("food", 0)
    return need, have, max(0, need - have)


def waiting(view: View) -> Message:
    """What the match waits for, and from which seats."""
    if not view.waiting:
        return Message("agricola-waiting-over")
    position = view.position
    acting = {seat: _asked(position.farms[seat]) for seat in view.waiting if seat not in position.held}
    if not acting:
        return Message("agricola-waiting-confirm", {"seats": _seats(position.held)})
    kind = next(iter(acting.values()))
    return Message(f"agricola-waiting-{kind}", {"seats": _seats([seat for seat in acting if acting[seat] == kind])})


def _asked(farm: FarmPosition) -> str:
    kind = asked(_steps(farm))
    return kind if kind in ANCHORS else "several"


def _seats(seats: Sequence[int]) -> list[Token]:
    return [Token("seat", seat) for seat in seats]


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
        if codes.kind_of(action) in listed:
            shared, _, last = text.rpartition(" ")
            found.setdefault(shared, []).append(last)
        else:
            found[text] = []
    return [_choice(view, view.seat, shared, values) for shared, values in found.items()]


_DECLINES = {
    "card": "agricola-choice-decline",
    "minor": "agricola-choice-no-card",
    "occupation": "agricola-choice-no-card",
}
"""What `done` is called where nothing has been done yet."""
_LISTED = (codes.ROOM, codes.STABLE, codes.PLOW, codes.SOW, codes.FENCE, codes.DISCARD)
_FEW_LOAVES = 6
"""Up to this many amounts of grain are separate choices that show their food; more become one choice of a number."""


def _choice(view: View, seat: int, shared: str, values: list[str]) -> Choice:
    word, *rest = shared.split()
    id = f"agricola-choice-{word}"
    if word == "done":
        kind = view.decision.kind if view.decision else ""
        declines = kind in _DECLINES and not _makes_room(view, seat)
        return Choice(Message(_DECLINES[kind]) if declines else Message(id, {"kind": kind}), shared)
    if not values:
        return Choice(Message(id, _told(view, seat, actions.parse(shared))), shared)
    farm = view.position.farms[seat]
    if word == "bake":
        most = int(values[-1])
        most_told = _told(view, seat, actions.parse(f"bake {most}"))
        return Choice(Message("agricola-choice-bake-some", most_told), shared, least=int(values[0]), most=most)
    if word == "discard":
        return Choice(Message(id), shared, values=values, aside=True)
    args: dict[str, Argument] = {"count": len(values)}
    if word == "room":
        args |= _room_price(view, seat)
    if word == "stable":
        args["wood"] = _stable_price(farm)
    if word == "sow":
        args["good"] = Token("good", rest[0])
    return Choice(Message(id, args), shared, values=values)


def _told(view: View, seat: int, action: int) -> dict[str, Argument]:
    """What a choice tells of an action: what it names, and what that brings or costs."""
    args = _named(action)
    farm, facts = view.position.farms[seat], view.facts.farms[seat]
    named = actions.read(action)
    if isinstance(named, actions.Use):
        pile = view.position.spaces[named.space].goods
        good, amount = next(iter(pile.items()), (GOOD_NAMES[0], 0))
        args |= {"good": Token("good", good), "amount": amount}
    elif isinstance(named, actions.Bake):
        args["food"] = baked(sum(1 << MAJOR_NAMES.index(name) for name in farm.majors), named.grain)
    elif isinstance(named, actions.Build):
        args["price"] = _price(view, named.improvement)
    elif isinstance(named, actions.Renovate):
        args["amount"] = 0 if _has_own_price(farm, RENOVATION) else len(farm.rooms)
        args["price"] = _ways(facts.renovation_prices[named.house])
    elif isinstance(named, actions.Choose):
        space = view.position.spaces.get(farm.space or "")
        args["amount"] = sum(space.goods.values()) if space else 0
    elif isinstance(named, _ABOUT_CARDS):
        args |= _card(named.card)
        if not isinstance(named, actions.UseCard):
            args |= _terms(view, named.card)
    elif isinstance(named, actions.Exchange):
        args["food"] = {**facts.rates, **facts.workshops}[named.good]
    elif isinstance(named, actions.Done) and view.decision is not None:
        args["kind"] = view.decision.kind
    elif isinstance(named, actions.Feed):
        need, have, missing = _feeding(view, seat)
        args |= {"food": min(need, have), "missing": missing}
    return args


_ABOUT_CARDS = (actions.Play, actions.UseCard, actions.Draft, actions.Drop)
"""Actions with a card that need to show what it does."""


def _price(view: View, improvement: str) -> Message:
    """The price of a major improvement for the view's seat."""
    return _listed(list(view.facts.majors[improvement].price.items()))


def _listed(goods: list[tuple[str, int]]) -> Message:
    """Goods with their amounts, one after the other."""
    if not goods:
        return Message("agricola-price-nothing")
    (good, amount), *others = goods
    first = Message("agricola-price-goods", {"good": Token("good", good), "amount": amount})
    return Message("agricola-price-both", {"one": first, "other": _listed(others)}) if others else first


_TOKENS = {
    "space": "space",
    "cell": "cell",
    "good": "good",
    "improvement": "improvement",
    "returned": "improvement",
    "card": "card",
}


def _named(action: int) -> dict[str, Argument]:
    """The fields of an action as message arguments."""
    fields = actions.read(action)
    args: dict[str, Argument] = {}
    for name in fields.__struct_fields__:
        value = getattr(fields, name)
        args[name] = Token(_TOKENS[name], value) if name in _TOKENS else value
    if isinstance(fields, actions.Sow):
        args = {"good": Token("good", fields.crop), "cell": args["cell"]}
    if isinstance(fields, actions.Fence):
        args["cells"] = _cells(fields.cells)
    if isinstance(fields, actions.Exchange | actions.Discard):
        args["amount"] = 1
    if isinstance(fields, actions.Pay):
        args["goods"] = _listed(_amounts(fields.goods))
    if isinstance(fields, actions.Pick):
        args["what"] = _picked(fields.what)
    return args


def _amounts(word: str) -> list[tuple[str, int]]:
    """Goods as notation writes them: `wood3-clay1`, or `stone2`."""
    return [(good, int(amount)) for good, amount in re.findall(r"([a-z]+)([0-9]+)", word)]


def _picked(word: str) -> Message:
    """One of the things that a card lists: a good, an amount of one, a field, or a field and another."""
    if word == "all":
        return Message("agricola-pick-all")
    if word in GOOD_NAMES:
        return _listed([(word, 1)])
    if word in _FIELDS:
        return Message("agricola-pick-field", {"cell": Token("cell", word)})
    for source in _FIELDS:
        target = word.removeprefix(f"{source}-")
        if target in _FIELDS:
            return Message("agricola-pick-move", {"cell": Token("cell", source), "to": Token("cell", target)})
    return _listed(_amounts(word))


_FIELDS = tuple([field_name(field) for field in range(len(FIELD_CROPS))])
"""The spaces of the farmyard, and the cards that are fields."""


def _cells(word: str) -> list[Token]:
    return [Token("cell", word[start : start + 2]) for start in range(0, len(word), 2)]


def facts(view: View, action: int, preview: Preview) -> list[Fact] | None:
    """The effects of a legal action of the view's seat, most important first."""
    return action_facts(view, preview)


def place(value: str) -> Message | None:
    """The name of a good, or the spaces of a pasture; a single space needs no words."""
    if value in GOOD_NAMES:
        return Message("agricola-place-good", {"good": Token("good", value)})
    return Message("agricola-place-cells", {"cells": _cells(value)}) if len(value) > 2 else None


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


def action(action: int) -> Message:
    """An action in words."""
    return Message(f"agricola-action-{_tag(action)}", _named(action))


def event(event: Event) -> Message:
    """An event as a line of the log."""
    message = event_message("agricola", event)
    if isinstance(event, CardPromised):
        return Message(message.id, {**message.args, "count": len(event.rounds)})
    return message


# What lies on the table.


def status(view: View) -> list[Message]:
    """Where the match is, in a few short lines."""
    position = view.position
    if position.round == 0:
        return [Message("agricola-status-dealing")]
    stage = next(number for number, rounds in enumerate(STAGES, 1) if position.round in rounds)
    lines = [
        Message("agricola-status-round", {"round": position.round, "stage": stage}),
        Message("agricola-status-phase", {"phase": position.phase}),
    ]
    if view.facts.harvest is not None:
        lines.append(Message("agricola-status-harvest", {"rounds": view.facts.harvest - position.round}))
    lines.append(Message("agricola-status-starter", {"seat": Token("seat", position.starter)}))
    if view.seat is not None:
        need, have, _ = _feeding(view, view.seat)
        if need:
            lines.append(Message("agricola-status-food", {"food": need, "have": have}))
        majors = [Token("improvement", name) for name in position.farms[view.seat].majors]
        lines.append(Message("agricola-status-improvements", {"improvements": majors}))
    return lines


def seats(view: View) -> Table:
    """What each seat has."""
    rows: list[list[Cell]] = []
    for seat, (farm, facts) in enumerate(zip(view.position.farms, view.facts.farms, strict=True)):
        house = Message("agricola-cell-house", {"house": farm.house, "count": len(farm.rooms)})
        goods = [farm.goods.get(good, 0) for good in GOOD_NAMES]
        rows.append([_seat(seat), farm.people, farm.home, house, *goods, facts.fences, facts.stables, farm.begging])
    return Table(Message("agricola-seats"), [Message(f"agricola-column-{name}") for name in FACTS], rows)


def _seat(seat: int) -> Message:
    return Message("seat-name", {"seat": Token("seat", seat)})


def board(view: View) -> list[Table]:
    """The action board, future round cards, promised goods, improvements, hands, and every farm."""
    found = [_spaces(view)]
    if any(view.position.unseen or []):
        found.append(_coming(view))
    if view.position.promised:
        found.append(_promised(view))
    found.append(_improvements(view))
    if view.position.unseen_hands is not None:
        if view.seat is not None and view.position.farms[view.seat].hand:
            found.append(_own_hand(view, view.seat))
        found.append(_hands(view))
    return found + [_farm(farm, seat) for seat, farm in enumerate(view.position.farms)]


def _spaces(view: View) -> Table:
    """Every space in play: its effect, its goods, and who has used it this round."""
    rows: list[list[Cell]] = []
    for name, space in view.position.spaces.items():
        told = {"space": Token("space", name)}
        goods = [_goods(good, amount) for good, amount in space.goods.items()]
        rows.append(
            [
                Message("agricola-cell-space", {**told}),
                Message("agricola-cell-does", {**told}),
                goods[0] if goods else Message(NOTHING),
                Message("agricola-cell-people", {"seats": _seats(space.people)}),
            ]
        )
    header: list[Cell] = [
        Message("agricola-board-space"),
        Message("agricola-board-does"),
        Message("agricola-board-goods"),
        Message("agricola-board-people"),
    ]
    return Table(Message("agricola-board"), header, rows)


def _goods(good: str, amount: int) -> Message:
    return Message("agricola-cell-goods", {"good": Token("good", good), "amount": amount})


def _coming(view: View) -> Table:
    """The round cards that are still face down, stage by stage."""
    rows: list[list[Cell]] = []
    for number, (rounds, cards) in enumerate(zip(STAGES, view.position.unseen or [], strict=True), 1):
        if cards:
            names = Message("agricola-cell-list", {"names": [Token("space", card) for card in cards]})
            rows.append([number, f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else rounds[0], names])
    header: list[Cell] = [
        Message("agricola-board-stage"),
        Message("agricola-board-rounds"),
        Message("agricola-board-cards"),
    ]
    return Table(Message("agricola-board-coming"), header, rows)


def _promised(view: View) -> Table:
    rows: list[list[Cell]] = [
        [each.round, _seat(each.seat), _goods(each.good, each.amount)] for each in view.position.promised
    ]
    header: list[Cell] = [
        Message("agricola-board-round"),
        Message("agricola-board-seat"),
        Message("agricola-board-goods"),
    ]
    return Table(Message("agricola-board-promised"), header, rows)


def _improvements(view: View) -> Table:
    rows: list[list[Cell]] = []
    for number, name in enumerate(MAJOR_NAMES):
        price = _price(view, name)
        if HEARTHS >> number & 1:
            price = Message("agricola-price-or-fireplace", {"price": price})
        owners = [seat for seat, farm in enumerate(view.position.farms) if name in farm.majors]
        rows.append(
            [
                Message("agricola-cell-improvement", {"improvement": Token("improvement", name)}),
                Message("agricola-cell-price", {"price": price}),
                Message("agricola-cell-people", {"seats": _seats(owners)}),
            ]
        )
    header: list[Cell] = [
        Message("agricola-board-improvement"),
        Message("agricola-board-price"),
        Message("agricola-board-owner"),
    ]
    return Table(Message("agricola-board-improvements"), header, rows)


def _hands(view: View) -> Table:
    """Every seat's cards in play, and its hand or the number of cards in it."""
    rows: list[list[Cell]] = []
    for seat, (farm, size) in enumerate(zip(view.position.farms, view.position.unseen_hands or [], strict=True)):
        played = Message("agricola-cell-list", {"names": _cards(farm.played)})
        hand = Message("agricola-cell-hand", {"count": size.occupations + size.minors})
        if farm.hand is not None:
            hand = Message("agricola-cell-list", {"names": _cards(farm.hand)})
        rows.append([_seat(seat), played, hand])
    header: list[Cell] = [
        Message("agricola-board-seat"),
        Message("agricola-board-played"),
        Message("agricola-board-hand"),
    ]
    return Table(Message("agricola-board-hands"), header, rows)


def _own_hand(view: View, seat: int) -> Table:
    """The cards in the seat's hand: what each costs, what is still missing for it, and what it does."""
    rows: list[list[Cell]] = []
    for name in view.position.farms[seat].hand or []:
        card = view.cards[name]
        kind = Message("agricola-client-card-kind", {"kind": "occupation" if card.occupation else "minor"})
        price = Message(NOTHING)
        if not card.occupation:
            price = Message("agricola-cell-price", {"price": _listed(list(card.price.items()))})
        rows.append([Message(f"name-card-{name}"), kind, price, missing(view, name), Message(f"agricola-text-{name}")])
    header: list[Cell] = [
        Message("agricola-board-card"),
        Message("agricola-board-kind"),
        Message("agricola-board-price"),
        Message("agricola-board-missing"),
        Message("agricola-board-does"),
    ]
    return Table(Message("agricola-client-hand"), header, rows)


def missing(view: View, name: str) -> Message:
    """What keeps a card of the hand from being played, apart from the right action: its prerequisite, or goods."""
    card = view.cards[name]
    if card.needs is not None and not card.met:
        return card.needs
    goods = view.position.farms[view.seat or 0].goods
    short = [(good, amount - goods.get(good, 0)) for good, amount in card.price.items()]
    short = [(good, amount) for good, amount in short if amount > 0]
    return _listed(short) if short else Message(NOTHING)


def _cards(names: list[str]) -> list[Token]:
    return [Token("card", name) for name in names]


def _farm(farm: FarmPosition, seat: int) -> Table:
    """A farmyard; the spaces of a pasture have its number."""
    rows: list[list[Cell]] = [
        [str(row + 1), *(_space(farm, name) for name in CELL_NAMES[row * COLUMNS : (row + 1) * COLUMNS])]
        for row in range(ROWS)
    ]
    header: list[Cell] = [Message("agricola-board-row"), *(name[0] for name in CELL_NAMES[:COLUMNS])]
    return Table(Message("agricola-board-farm", {"seat": Token("seat", seat)}), header, rows)


def _space(farm: FarmPosition, cell: str) -> Message:
    if cell in farm.rooms:
        return Message("agricola-cell-room", {"house": farm.house})
    if cell in farm.fields:
        field = farm.fields[cell]
        if field.crop is None:
            return Message("agricola-cell-field")
        return Message("agricola-cell-crop", {"good": Token("good", field.crop), "amount": field.amount})
    for number, pasture in enumerate(farm.pastures, 1):
        if cell in pasture:
            with_stable = cell in farm.stables
            id = "agricola-cell-pasture-stable" if with_stable else "agricola-cell-pasture"
            return Message(id, {"number": number})
    return Message("agricola-cell-stable" if cell in farm.stables else "agricola-cell-none")


def sheet(scores: Scores) -> Table:
    """The score sheet: count, points and what the next point takes for each category, and materials, which break
    ties."""
    players = range(len(scores.totals))
    rows: list[list[Cell]] = []
    for category in scores.categories:
        rows.append([Message(f"agricola-score-{category.name}"), *(_score(category, seat) for seat in players)])
        if any(category.cards):
            rows.append([Message("agricola-score-by-card"), *(_by_card(category.cards[seat]) for seat in players)])
    ties = [Message("agricola-score-tie", {"count": count}) for count in scores.materials]
    rows.append([Message("agricola-score-materials"), *ties])
    rows.append([Message("agricola-score-total"), *scores.totals])
    header: list[Cell] = [Message("agricola-score-item"), *(_seat(seat) for seat in players)]
    so_far = any(any(category.missing) for category in scores.categories)
    return Table(Message("agricola-score-title-so-far" if so_far else "agricola-score-title"), header, rows)


def _by_card(points: dict[str, int]) -> Message:
    """The points of one card after the other."""
    if not points:
        return Message(NOTHING)
    (name, value), *others = points.items()
    title = Message("agricola-client-major", {"name": name}) if name in MAJOR_NAMES else Message(f"name-card-{name}")
    first = Message("agricola-score-card", {"card": title, "points": _minus(value)})
    return Message("agricola-price-both", {"one": first, "other": _by_card(dict(others))}) if others else first


def _minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def _score(category: Category, seat: int) -> Message:
    told: dict[str, Argument] = {"count": category.counts[seat], "points": _minus(category.points[seat])}
    good = category.goods[seat]
    if good is None:
        return Message("agricola-score-cell", {**told, "more": category.missing[seat]})
    return Message("agricola-score-cell-goods", {**told, "more": category.missing[seat], "good": Token("good", good)})


def decided(scores: Scores) -> Message | None:
    """What decided the match: a category, or building materials in a tie. In a solo match, the target reached."""
    if len(scores.totals) == 1:
        return _target(scores.totals[0])
    items = [Item(Message(f"agricola-score-{category.name}"), category.points) for category in scores.categories]
    return deciding.decided(scores, items, lambda winner, second: _tie(scores, winner, second))


def _target(points: int) -> Message:
    """The target that a solo player has reached, and the next one; after the last, it is one more point each time."""
    ahead = next((target for target in SOLO_TARGETS if target > points), points + 1)
    reached = max((target for target in SOLO_TARGETS if target <= points), default=None)
    if reached is None:
        return Message("agricola-solo-missed", {"target": ahead, "missing": ahead - points})
    return Message("agricola-solo-reached", {"reached": reached, "target": ahead})


def _tie(scores: Scores, winner: int, second: int) -> Message:
    return Message(
        "agricola-decided-tie",
        {"winner": Token("seat", winner), "count": scores.materials[winner], "fewer": scores.materials[second]},
    )


def message_ids() -> set[str]:
    """The message ids that are built at run time."""
    tags = [str(cls.__struct_config__.tag) for cls in actions.ACTION_CLASSES]
    ids = {f"agricola-decision-{kind}" for kind in ANCHORS} | {f"agricola-waiting-{kind}" for kind in ANCHORS}
    ids |= {f"agricola-action-{tag}" for tag in tags} | {f"agricola-choice-{tag}" for tag in tags}
    ids |= event_ids("agricola", EVENTS)
    ids |= {f"agricola-score-{name}" for name in CATEGORIES} | {f"agricola-column-{name}" for name in FACTS}
    for field in option_fields(Options):
        label = field.label("agricola")
        ids |= {label, f"{label}-help"} | {f"{label}-{choice}" for choice in field.choices}
    ids |= {f"agricola-option-deal-{deal}-help" for deal in DEALS}
    ids |= {f"name-card-{name}" for name in CARD_NAMES} | {f"agricola-text-{name}" for name in CARD_NAMES}
    ids |= {f"name-cell-{name}" for name in _FIELDS if name not in CELL_NAMES}
    return ids | {"agricola-about"}
