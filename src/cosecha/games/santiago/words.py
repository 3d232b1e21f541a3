"""Santiago's messages: prompts, choices, log lines and tables."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from cosecha.core import deciding
from cosecha.core.deciding import Item
from cosecha.core.decision import Preview
from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.notation import KEPT_NOTATIONS, Action
from cosecha.core.options import option_fields
from cosecha.core.words import Cell, Choice, Fact, Plannable, Table, event_ids, event_message, number_choice
from cosecha.games.santiago import actions, codes
from cosecha.games.santiago.board import COLUMNS as FILES
from cosecha.games.santiago.board import (
    ROWS,
    SEGMENT_NAMES,
    SQUARE_NAMES,
    bits,
)
from cosecha.games.santiago.data import Data, clear
from cosecha.games.santiago.decoding import lay_board
from cosecha.games.santiago.events import EVENTS
from cosecha.games.santiago.facts import (
    action_facts,
    canal_facts,
    offers,
    pays,
    receives,
    reject_price,
    taken_bids,
    total_of,
    usual_bid,
    usual_bribe,
)
from cosecha.games.santiago.options import INCOME_PER_ROUND, NO_PROPOSAL_BUILD_COST, SETUP, Options
from cosecha.games.santiago.phases import PHASE_NAMES
from cosecha.games.santiago.places import PLACES, in_words
from cosecha.games.santiago.position import Ground, Position
from cosecha.games.santiago.sheet import Plantation, Scores
from cosecha.games.santiago.view import View

COLUMNS = ("seat", "money", "bid", "proposal", "extra", "farmers")
NUMBERED = (actions.Bid, actions.Propose)
"""Actions that end in a number."""
PLACED = (actions.Leftover, actions.Extra, actions.Spring, actions.Start, actions.Palm)
"""Actions that only name a place."""


REASON_ANCHORS = {
    "bid-cap": "options",
    "bid-taken": "auction",
    "bribe-too-small": "options",
    "first-canal-at-spring": "network",
    "leftover-apart": "leftover",
    "no-proposals": "decision",
    "not-proposed": "decision",
    "palm-at-palm": "setup",
    "palm-at-spring": "setup",
    "proposals-lie": "decision",
    "reject-elsewhere": "decision",
    "segment-apart": "network",
    "segment-taken": "network",
    "spring-center": "setup",
    "square-taken": "planting",
    "tile-not-there": "planting",
    "too-little-money": "money",
    "wrong-phase": "round",
}
"""The section of the rules page that explains each refusal."""


def anchor(reason: Message) -> str:
    """The section of the rules page that explains a refusal."""
    return REASON_ANCHORS.get(reason.id.removeprefix("santiago-reason-"), "round")


def prompt(view: View) -> Message:
    """The question for the view's seat, which owes an answer."""
    seat, position, decision = view.seat, view.position, view.decision
    if seat is None or decision is None:
        raise ValueError("this seat has nothing to decide")
    args: dict[str, Argument] = {}
    if decision.kind in ("bid", "propose"):
        args["money"] = position.money[seat] or 0
    if decision.kind == "plant":
        args["passed"] = int(position.bids[seat] == codes.PASS)
    if decision.kind == "leftover":
        args["tile"] = Token("plantation-tile", position.face_up[0])
    if decision.kind == "decide":
        elsewhere = any(codes.kind_of(action) in (codes.REJECT, codes.BUILD) for action in view.legal)
        args |= {"offers": len(offers(position)), "price": _build_price(position), "elsewhere": int(elsewhere)}
    return Message(f"santiago-decision-{decision.kind}", args)


def waiting(view: View) -> Message:
    """What the match waits for, and from which seats."""
    if not view.waiting:
        return Message("santiago-waiting-over")
    kind = "confirm" if view.position.held else view.position.phase
    return Message(f"santiago-waiting-{kind}", {"seats": [Token("seat", seat) for seat in view.waiting]})


def choices(view: View) -> list[Choice]:
    """The legal actions, grouped by all but the last word of their notation."""
    # `legal` lists actions of a group next to each other, as groupby needs.
    return [_choice(view, shared, list(alike)) for shared, alike in groupby(view.legal, _shared)]


@lru_cache(KEPT_NOTATIONS)
def _shared(action: int) -> str:
    """The part of the notation that an action shares with its group; the whole of it if it is alone."""
    shared = actions.notation(action).rpartition(" ")[0]
    return shared if shared and shared != "accept" else actions.notation(action)


@lru_cache(KEPT_NOTATIONS)
def _last(action: int) -> str:
    return actions.notation(action).rpartition(" ")[2]


def _choice(view: View, shared: str, alike: list[int]) -> Choice:
    position, first = view.position, actions.read(alike[0])
    label = Message(_choice_id(shared), _facts(position, first, len(alike)))
    if isinstance(first, NUMBERED):
        nothing = alike[0] - codes.amount_of(alike[0])
        amounts = [action - nothing for action in alike]
        return number_choice(label, shared, amounts, **_number_card(view, first, amounts))
    values = [] if shared == actions.notation(alike[0]) else list(map(_last, alike))
    return Choice(label, shared, values, **_card(view, first))


def _number_card(view: View, first: Action, amounts: list[int]) -> dict[str, Any]:
    """The card fields of a choice that ends in a number."""
    position = view.position
    if isinstance(first, actions.Propose):
        seats = offers(position).get(first.segment, [])
        usual = usual_bribe(position, first.segment, amounts)
        return {"usual": usual, "seats": seats, "facts": canal_facts(view, first.segment)}
    return {"usual": usual_bid(position, amounts), "taken": taken_bids(position)}


def _card(view: View, first: Action) -> dict[str, Any]:
    """The card fields of any other choice: who proposes it, what it costs or pays, which tiles it saves."""
    position = view.position
    if isinstance(first, actions.Accept):
        facts = [receives(total_of(position, first.segment)), *canal_facts(view, first.segment)]
        return {"title": PLACES[first.segment].said, "seats": offers(position)[first.segment], "facts": facts}
    if isinstance(first, actions.Reject):
        return {"title": Message("santiago-card-reject"), "facts": [pays(reject_price(position))]}
    if isinstance(first, actions.Build):
        return {"title": Message("santiago-card-build"), "facts": [pays(NO_PROPOSAL_BUILD_COST)]}
    return {}


@lru_cache(KEPT_NOTATIONS)
def _choice_id(shared: str) -> str:
    return f"santiago-choice-{shared.split(maxsplit=1)[0]}"


def _facts(position: Position, first: Action, count: int) -> dict[str, Argument]:
    """The arguments of a choice's label."""
    if isinstance(first, actions.Plant):
        return {"tile": Token("plantation-tile", first.tile), "count": count}
    if isinstance(first, actions.Propose):
        return {"segment": PLACES[first.segment]}
    if isinstance(first, actions.Accept):
        return {"segment": PLACES[first.segment], "total": total_of(position, first.segment)}
    if isinstance(first, actions.Reject):
        return {"price": reject_price(position), "count": count}
    if isinstance(first, actions.Build):
        return {"price": NO_PROPOSAL_BUILD_COST, "count": count}
    if isinstance(first, PLACED):
        return {"count": count}
    return {}


def facts(view: View, action: int, preview: Preview) -> list[Fact] | None:
    """The effects of a legal action of the view's seat, most important first."""
    return action_facts(view, action, preview)


def place(value: str) -> Message | None:
    """The name for people of a segment or intersection."""
    token = PLACES.get(value)
    return token.said if token else None


def plans(view: View) -> list[Plannable]:
    """A standing bid or pass, and declining to propose or to build the additional canal."""
    seat, position = view.seat, view.position
    if seat is None or position.phase == "over":
        return []
    money, cap = position.money[seat] or 0, position.options.two_player_bid_cap
    most = max(1, money + INCOME_PER_ROUND if cap is None else min(cap, money + INCOME_PER_ROUND))
    bid = number_choice(Message("santiago-choice-bid"), "bid", list(range(1, most + 1)))
    found = [
        Plannable("bid", Message("santiago-plan-bid"), [bid, _plain("pass")]),
        Plannable("propose", Message("santiago-plan-propose"), [_plain("no-proposal")]),
    ]
    if seat in position.extra_canals:
        found.append(Plannable("extra", Message("santiago-plan-extra"), [_plain("no-extra")]))
    return found


def _plain(notation: str) -> Choice:
    return Choice(Message(f"santiago-choice-{notation}"), notation)


def _build_price(position: Position) -> int:
    """The overseer's price for a canal where nobody proposed one."""
    return reject_price(position) if position.proposals else NO_PROPOSAL_BUILD_COST


def action(action: int) -> Message:
    """An action in words."""
    fields = actions.read(action)
    args: dict[str, Argument] = {}
    for name in fields.__struct_fields__:
        value = getattr(fields, name)
        kind = "plantation-tile" if name == "tile" else name
        args[name] = value if isinstance(value, int) else in_words(Token(kind, value))
    return Message(f"santiago-action-{fields.__struct_config__.tag}", args)


def event(event: Event) -> Message:
    """The log line of an event."""
    message = event_message("santiago", event)
    for name, argument in message.args.items():
        message.args[name] = in_words(argument)
    return message


def status(view: View) -> list[Message]:
    """Round, phase and supplies, in a few short lines."""
    position = view.position
    rounds = SETUP[position.options.players].rounds
    lines = [
        Message("santiago-status-round", {"round": position.round, "rounds": rounds}),
        Message("santiago-status-phase", {"phase": position.phase}),
        Message("santiago-status-overseer", {"seat": Token("seat", position.overseer)}),
        Message("santiago-status-supply", {"count": position.supply}),
    ]
    if position.face_up:
        lines.append(Message("santiago-status-face-up", {"tiles": _tiles(position.face_up)}))
    if position.set_aside:
        lines.append(Message("santiago-status-set-aside", {"tile": Token("plantation-tile", position.set_aside)}))
    if position.proposals:
        lines.append(Message("santiago-status-reject-price", {"price": reject_price(position)}))
    return lines


def _tiles(names: Sequence[str]) -> list[Token]:
    return [Token("plantation-tile", name) for name in names]


def seats(view: View) -> Table:
    """What each seat has and has done."""
    position = view.position
    bids, proposals = position.bids, {proposal.seat: proposal for proposal in position.proposals}
    rows: list[list[Cell]] = []
    for seat, money in enumerate(position.money):
        if seat in bids:
            bid = Message("santiago-cell-bid", {"amount": bids[seat]})
        else:
            secret = position.options.players == 2 and position.phase == "bid" and seat not in view.waiting
            bid = Message("santiago-cell-secret" if secret else "santiago-cell-none")
        proposal = proposals.get(seat)
        said = Message("santiago-cell-none")
        if proposal:
            said = Message("santiago-cell-proposal", {"segment": PLACES[proposal.segment], "bribe": proposal.bribe})
        rows.append(
            [
                Message("seat-name", {"seat": Token("seat", seat)}),
                Message("santiago-cell-hidden") if money is None else money,
                bid,
                said,
                Message("santiago-cell-canal" if seat in position.extra_canals else "santiago-cell-none"),
                sum(ground.farmers for ground in position.board.values() if ground.seat == seat),
            ]
        )
    return Table(Message("santiago-seats"), [Message(f"santiago-column-{name}") for name in COLUMNS], rows)


def board(view: View) -> list[Table]:
    """The squares of the board, and the canals with the places where the next may go."""
    position = view.position
    rows: list[list[Cell]] = []
    for row in range(ROWS):
        squares = SQUARE_NAMES[row * FILES : (row + 1) * FILES]
        found = [(position.board.get(square, Ground()), int(square in view.wet)) for square in squares]
        rows.append([str(row + 1), *(_square_cell(ground, watered) for ground, watered in found)])
    grid = Table(Message("santiago-board"), [Message("santiago-board-row"), *"abcdefgh"], rows)
    return [grid, _canals(position)] if position.spring else [grid]


def _square_cell(ground: Ground, wet: int) -> Message:
    facts: dict[str, Argument] = {"palm": int(ground.palm), "wet": wet}
    if ground.tile is None:
        return Message("santiago-board-empty", facts)
    if ground.tile == "desert":
        return Message("santiago-board-desert", {"palm": int(ground.palm)})
    facts["crop"] = Token("crop", ground.tile[:-1])
    if ground.seat is None:
        return Message("santiago-board-neutral", facts)
    facts |= {"seat": Token("seat", ground.seat), "farmers": ground.farmers, "places": int(ground.tile[-1])}
    return Message("santiago-board-owned", facts)


def _canals(position: Position) -> Table:
    """The spring, the canals, and the free segments where the next canal may go."""
    network = Data()
    clear(network, position.options.players, 0)
    lay_board(network, position)
    proposed = {proposal.segment for proposal in position.proposals}
    rows = [_place(position.spring or "", "spring")]
    rows += [_place(name, "canal") for name in position.canals]
    for segment in bits(network.reach):
        name = SEGMENT_NAMES[segment]
        rows.append(_place(name, "proposed" if name in proposed else "free"))
    header: list[Cell] = [Message("santiago-board-place"), Message("santiago-board-lies")]
    return Table(Message("santiago-board-canals"), header, rows)


def _place(name: str, what: str) -> list[Cell]:
    return [place(name) or name, Message("santiago-board-what", {"what": what})]


def sheet(scores: Scores) -> Table:
    """The score sheet: money, then every plantation that scores, largest first."""
    players = range(len(scores.totals))
    hidden = Message("santiago-cell-hidden")
    money: list[Cell] = [hidden if amount is None else amount for amount in scores.money]
    rows: list[list[Cell]] = [[Message("santiago-score-money"), *money]]
    for plantation in sorted(scores.plantations, key=lambda p: (-p.size, p.squares)):
        if any(plantation.points):
            facts: dict[str, Argument] = {"crop": Token("crop", plantation.crop), "size": plantation.size}
            facts["squares"] = [Token("square", square) for square in plantation.squares]
            rows.append(
                [Message("santiago-score-plantation", facts), *(_score_cell(plantation, seat) for seat in players)]
            )
    rows.append([Message("santiago-score-total"), *scores.totals])
    header = [Message("santiago-score-item"), *(Message("seat-name", {"seat": Token("seat", s)}) for s in players)]
    return Table(Message("santiago-score-title"), [*header], rows)


def _score_cell(plantation: Plantation, seat: int) -> Cell:
    if not plantation.points[seat]:
        return Message("santiago-cell-none")
    return Message(
        "santiago-score-cell",
        {
            "farmers": plantation.farmers[seat],
            "palms": plantation.palms[seat],
            "size": plantation.size,
            "points": plantation.points[seat],
        },
    )


def decided(scores: Scores) -> Message | None:
    """What decided the match: a plantation or money. Tied players share the victory."""
    plantations = [
        Item(
            Message("santiago-decided-plantation", {"crop": Token("crop", row.crop), "size": row.size}),
            row.points,
        )
        for row in scores.plantations
    ]
    money = Item(Message("santiago-score-money"), [amount or 0 for amount in scores.money])
    return deciding.decided(scores, [*plantations, money], lambda _winner, _second: Message("decided-shared"))


def message_ids() -> set[str]:
    """The message ids that are built at run time."""
    asked = [*PHASE_NAMES[:-1], "confirm"]
    tags = [str(cls.__struct_config__.tag) for cls in actions.ACTION_CLASSES]
    ids = {f"santiago-decision-{kind}" for kind in asked} | {f"santiago-waiting-{kind}" for kind in asked}
    ids |= {f"santiago-action-{tag}" for tag in tags} | {f"santiago-choice-{tag}" for tag in tags}
    ids |= event_ids("santiago", EVENTS)
    for field in option_fields(Options):
        label = field.label("santiago")
        ids |= {label, f"{label}-help"} | {f"{label}-{choice}" for choice in field.choices}
    return ids | {f"santiago-column-{name}" for name in COLUMNS} | {"santiago-about"}
