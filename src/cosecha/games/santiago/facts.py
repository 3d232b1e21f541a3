"""Facts for chips and cards: which tiles a canal saves, when you plant, what you pay and receive."""

from collections.abc import Sequence

from cosecha.core.decision import Preview
from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import NONE
from cosecha.core.words import Fact, Tone
from cosecha.games.santiago import actions, codes
from cosecha.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES, WATERS, beside, square_names
from cosecha.games.santiago.events import BidPaid, TilePlanted
from cosecha.games.santiago.options import INCOME_PER_ROUND, NO_PROPOSAL_BUILD_COST
from cosecha.games.santiago.position import Ground, Position
from cosecha.games.santiago.rules import canals
from cosecha.games.santiago.rules.auction import planting_order
from cosecha.games.santiago.view import View

DESERT = "desert"
MONEY = Token("money", "money")
WATER = Token("water", "1")
NO_WATER = Token("water", "0")
SPADE = Token("overseer", "overseer")
CANAL_PHASES = ("decide", "extra")
"""The phases that decide which tiles dry."""


def _by_seat(position: Position) -> tuple[list[int], list[int]]:
    """Each seat's proposed segment and bribe, in the form the rules use."""
    proposed, bribes = [NONE] * position.options.players, [0] * position.options.players
    for proposal in position.proposals:
        proposed[proposal.seat] = SEGMENT_NAMES.index(proposal.segment)
        bribes[proposal.seat] = proposal.bribe
    return proposed, bribes


def total_of(position: Position, segment: str) -> int:
    """The bribes the overseer would receive for a segment."""
    return canals.bribe_total(*_by_seat(position), SEGMENT_NAMES.index(segment))


def offers(position: Position) -> dict[str, list[int]]:
    """The proposed segments, each with the seats that proposed it."""
    found: dict[str, list[int]] = {}
    for proposal in position.proposals:
        found.setdefault(proposal.segment, []).append(proposal.seat)
    return found


def reject_price(position: Position) -> int:
    """The price of rejecting all proposals."""
    return canals.reject_price(*_by_seat(position))


def usual_bid(position: Position, amounts: Sequence[int]) -> int:
    """The lowest amount above all bids so far, else the lowest available; for a secret bid, a round's income."""
    if position.options.players == 2:
        return min(INCOME_PER_ROUND, max(amounts))
    highest = max(position.bids.values(), default=codes.PASS)
    return min((amount for amount in amounts if amount > highest), default=min(amounts))


def usual_bribe(position: Position, segment: str, amounts: Sequence[int]) -> int:
    """The lowest bribe of at least 1 that makes this the best offer; all the money if that isn't enough."""
    rivals = [total_of(position, other) for other in offers(position) if other != segment]
    wanted = max(1, max(rivals, default=0) + 1 - total_of(position, segment))
    return max(min(amounts), min(max(amounts), wanted))


def taken_bids(position: Position) -> dict[int, int]:
    """The amounts already bid, each with its seat."""
    return {amount: seat for seat, amount in position.bids.items() if amount != codes.PASS}


def receives(amount: int) -> Fact:
    return Fact(Message("santiago-fact-receive", {"amount": amount}), "gain" if amount else "plain", MONEY)


def pays(amount: int) -> Fact:
    return Fact(Message("santiago-fact-pay", {"amount": amount}), "loss", MONEY)


def canal_facts(view: View, segment: str) -> list[Fact]:
    """The effect of a new canal: above all, which dry tiles it saves."""
    position, seat = view.position, view.seat
    new = [name for name in square_names(WATERS[SEGMENT_NAMES.index(segment)]) if name not in view.wet]
    squares = [name for name in new if position.board.get(name, Ground()).tile != DESERT]
    saved = [name for name in squares if position.board.get(name, Ground()).tile]
    mine = [name for name in saved if position.board[name].seat == seat and seat is not None]
    if mine:
        yours = [Token("square", name) for name in mine]
        args: dict[str, Argument] = {"squares": yours, "others": len(saved) - len(mine)}
        return [Fact(Message("santiago-fact-saves-yours", args), "water", WATER)]
    if saved:
        return [Fact(Message("santiago-fact-saves", {"count": len(saved)}), "water", WATER)]
    if squares:
        return [Fact(Message("santiago-fact-waters", {"count": len(squares)}), "water", WATER)]
    return [Fact(Message("santiago-fact-waters-nothing"), "plain", NO_WATER)]


def action_facts(view: View, action: int, preview: Preview) -> list[Fact]:
    """The effects of a legal action of the view's seat, most important first."""
    seat, position = view.seat, view.position
    if seat is None:
        return []
    found: list[Fact] = []
    match actions.read(action):
        case actions.Bid(amount=amount):
            found = _bid(position, seat, amount)
        case actions.Pass():
            found = _bid(position, seat, codes.PASS)
        case actions.Plant(square=square):
            found = _planted(preview, square, seat)
        case actions.Leftover(square=square):
            neutral = Fact(Message("santiago-fact-neutral"))
            found = [neutral, *_ground(preview.view, square)]
        case actions.Propose(segment=segment, bribe=bribe):
            found = [_offer(position, segment, bribe), *canal_facts(view, segment)]
        case actions.Accept(segment=segment):
            found = [receives(total_of(position, segment)), *canal_facts(view, segment)]
        case actions.Reject(segment=segment):
            found = [pays(reject_price(position)), *canal_facts(view, segment)]
        case actions.Build(segment=segment):
            found = [pays(NO_PROPOSAL_BUILD_COST), *canal_facts(view, segment)]
        case actions.Extra(segment=segment) | actions.Start(segment=segment):
            found = canal_facts(view, segment)
    if position.phase in CANAL_PHASES:
        found += _stay_dry(preview.view, seat)
    return found


def _bid(position: Position, seat: int, amount: int) -> list[Fact]:
    found: list[Fact] = []
    if position.options.players > 2:
        bids = {**position.bids, seat: amount}
        passed = [*position.passed, seat] if amount == codes.PASS else position.passed
        order = planting_order([bids.get(other, NONE) for other in range(position.options.players)], passed)
        last = len(bids) == position.options.players
        id = "santiago-fact-order" if last else "santiago-fact-order-so-far"
        found.append(Fact(Message(id, {"place": order.index(seat) + 1}), "gain" if order[0] == seat else "plain"))
        if last:
            found.append(_overseer(order[-1], seat))
    if amount == codes.PASS:
        return [Fact(Message("santiago-fact-fewer"), "loss"), *found]
    left = (position.money[seat] or 0) - amount
    return [*found, Fact(Message("santiago-fact-left", {"amount": left}), "plain", MONEY)]


def _overseer(overseer: int, seat: int) -> Fact:
    if overseer == seat:
        return Fact(Message("santiago-fact-overseer-you"), "plain", SPADE)
    return Fact(Message("santiago-fact-overseer", {"seat": Token("seat", overseer)}), "plain", SPADE)


def _planted(preview: Preview, square: str, seat: int) -> list[Fact]:
    found = _ground(preview.view, square)
    for event in preview.events:
        match event:
            case TilePlanted(farmers=farmers, square=place) if place == square:
                tone: Tone = "plain" if farmers else "loss"
                found.append(Fact(Message("santiago-fact-farmers", {"count": farmers}), tone, Token("seat", seat)))
                if event.palm and farmers:
                    found.append(Fact(Message("santiago-fact-palm"), "gain", Token("palm", "palm")))
            case BidPaid(seat=payer, amount=amount) if payer == seat:
                found.append(pays(amount))
    return found


def _ground(view: View, square: str) -> list[Fact]:
    """Whether the tile on a square has water, and the size of its plantation."""
    position = view.position
    water = Fact(Message("santiago-fact-watered"), "water", WATER)
    dry = Fact(Message("santiago-fact-dry"), "loss", NO_WATER)
    crop = (position.board[square].tile or "")[:-1]
    size = len(_plantation(position, square, crop))
    return [
        water if square in view.wet else dry,
        Fact(Message("santiago-fact-plantation", {"size": size}), "plain", Token("crop", crop)),
    ]


def _plantation(position: Position, square: str, crop: str) -> list[str]:
    same = 0
    for name, ground in position.board.items():
        if ground.tile and ground.tile[:-1] == crop:
            same |= 1 << SQUARE_NAMES.index(name)
    grown = 1 << SQUARE_NAMES.index(square)
    while (wider := (grown | beside(grown)) & same) != grown:
        grown = wider
    return square_names(grown)


def _offer(position: Position, segment: str, bribe: int) -> Fact:
    """How an offer compares with the others; bribes for the same segment add up."""
    total = total_of(position, segment) + bribe
    rival = max((total_of(position, other) for other in offers(position) if other != segment), default=None)
    joined = "santiago-fact-offer-joined" if segment in offers(position) else "santiago-fact-offer"
    if rival is None or total > rival:
        return Fact(Message(joined, {"total": total}), "gain", MONEY)
    return Fact(Message("santiago-fact-offer-beaten", {"total": rival}), "loss", MONEY)


def _stay_dry(view: View, seat: int) -> list[Fact]:
    """The seat's tiles that are still without water after a canal decision."""
    mine = [
        Token("square", name)
        for name, ground in view.position.board.items()
        if ground.seat == seat and ground.farmers and name not in view.wet
    ]
    if not mine:
        return []
    args: dict[str, Argument] = {"squares": mine, "count": len(mine)}
    return [Fact(Message("santiago-fact-stays-dry", args), "loss", NO_WATER)]
