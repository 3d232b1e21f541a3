"""What a seat may know: the position without its secrets. And `guess`: a full state that fits what a seat knows."""

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.decision import Decision
from cosecha.core.rng import Rng
from cosecha.games.santiago.board import NODE_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.options import INCOME_PER_ROUND, PALMS, SETUP
from cosecha.games.santiago.phases import BID, OVER, PHASE_NAMES
from cosecha.games.santiago.position import Position, from_position, to_position
from cosecha.games.santiago.rules.setup import palm_places
from cosecha.games.santiago.state import State


class View(Struct, frozen=True):
    """All that a client or a bot ever gets. `legal` are this seat's legal actions (see `actions.read`)."""

    seat: int | None
    position: Position
    waiting: tuple[int, ...]
    decision: Decision | None
    legal: list[int]


def view(state: State, seat: int | None) -> View:
    """What a seat, or an onlooker (None), may know."""
    position = to_position(state)
    counts = [0] * len(TILE_NAMES)
    for pile in state.piles:
        for kind in pile:
            counts[kind] += 1
    money: list[int | None] = list(position.money)
    if state.money_hidden and state.phase != OVER:
        money = [amount if other == seat else None for other, amount in enumerate(money)]
    bids = position.bids
    if state.players == 2 and state.phase == BID:
        bids = {other: bid for other, bid in bids.items() if other == seat}
    set_aside = position.set_aside
    if state.set_aside and state.round == 0:
        set_aside = None  # it is shown when the tiles are dealt, after the palms
        counts[state.set_aside] += 1
    return View(
        seat=seat,
        position=replace(
            position,
            piles=None,
            palms_to_come=None,
            unseen={TILE_NAMES[kind]: count for kind, count in enumerate(counts) if count},
            money=money,
            bids=bids,
            set_aside=set_aside,
        ),
        waiting=state.waiting(),
        decision=None if seat is None else state.decision(seat),
        legal=[] if seat is None else state.legal(seat),
    )


def guess(known: View, rng: Rng) -> State:
    """A state that gives this view: piles, hidden money, a secret bid and palms to come drawn at random."""
    position = known.position
    players = position.options.players
    table = {proposal.seat: proposal.bribe for proposal in position.proposals} | position.bids
    money = [
        _guess_money(position, table.get(seat, 0), rng) if amount is None else amount
        for seat, amount in enumerate(position.money)
    ]
    bids = dict(position.bids)
    if players == 2 and position.phase == PHASE_NAMES[BID]:
        cap = position.options.two_player_bid_cap
        for seat in range(players):
            if seat not in known.waiting and seat not in bids:
                most = money[seat] if cap is None else min(cap, money[seat])
                bids[seat] = rng.below(most + 1)
    tiles = [name for name, count in (position.unseen or {}).items() for _ in range(count)]
    rng.shuffle(tiles)
    surplus = position.round == 0 and SETUP[players].set_aside
    return from_position(
        replace(
            position,
            set_aside=tiles.pop() if surplus else position.set_aside,
            piles=_deal(tiles, SETUP[players].piles),
            palms_to_come=_guess_palms(position, rng),
            unseen=None,
            money=list(money),
            bids=bids,
        ),
        check=False,
    )


def _guess_money(position: Position, on_table: int, rng: Rng) -> int:
    """At least what lies on the table, at most what a seat that never paid anything would have."""
    earned = SETUP[position.options.players].money + INCOME_PER_ROUND * max(0, position.round - 1)
    return on_table + rng.below(max(1, earned - on_table + 1))


def _deal(tiles: list[str], piles: int) -> list[list[str]]:
    height = len(tiles) // piles
    return [tiles[pile * height : (pile + 1) * height] for pile in range(piles)]


def _guess_palms(position: Position, rng: Rng) -> list[str]:
    """Two players, automatic set-up: the palms lie only after the start canal."""
    hidden = position.phase == "start" and position.options.setup_placement == "auto"
    if not hidden or position.spring is None:
        return []
    return [SQUARE_NAMES[square] for square in draw_palms(NODE_NAMES.index(position.spring), rng)]


def draw_palms(spring: int, rng: Rng) -> list[int]:
    """Each palm in turn uniformly among the squares that are still legal."""
    drawn: list[int] = []
    for _ in range(PALMS):
        places = palm_places(spring, sum(1 << palm for palm in drawn))
        drawn.append(places[rng.below(len(places))])
    return drawn
