"""A full state consistent with a view; hidden information is drawn at random."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.games.santiago.board import NODE_NAMES, SQUARE_NAMES
from cosecha.games.santiago.options import SETUP, earned
from cosecha.games.santiago.phases import BID, PHASE_NAMES, PLANT
from cosecha.games.santiago.position import Position
from cosecha.games.santiago.rules.setup import draw_palms
from cosecha.games.santiago.state import State, from_position
from cosecha.games.santiago.view import View


def guess(view: View, rng: Rng) -> State:
    """A state with this view; piles, hidden money, a secret bid and future palms are drawn at random."""
    position = view.position
    players = position.options.players
    on_table = _on_table(position)
    money = [
        _guess_money(position, on_table.get(seat, 0), rng) if amount is None else amount
        for seat, amount in enumerate(position.money)
    ]
    bids = dict(position.bids)
    if players == 2 and position.phase == PHASE_NAMES[BID]:
        cap = position.options.two_player_bid_cap
        for seat in range(players):
            if seat not in view.waiting and seat not in bids:
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


def _on_table(position: Position) -> dict[int, int]:
    """Unpaid bids and bribes, by seat."""
    paid = position.order[: position.turn + 1] if position.phase == PHASE_NAMES[PLANT] else position.order
    bids = {seat: bid for seat, bid in position.bids.items() if seat not in paid}
    return bids | {proposal.seat: proposal.bribe for proposal in position.proposals}


def _guess_money(position: Position, on_table: int, rng: Rng) -> int:
    """A rough draw between the money on the table and all the seat has earned.

    Every payment is public, so a bot that keeps count can do better.
    """
    most = earned(position.options.players, position.round)
    return on_table + rng.below(max(1, most - on_table + 1))


def _deal(tiles: list[str], piles: int) -> list[list[str]]:
    height = len(tiles) // piles
    return [tiles[pile * height : (pile + 1) * height] for pile in range(piles)]


def _guess_palms(position: Position, rng: Rng) -> list[str]:
    """With two players and automatic setup, the palms stay hidden until the start canal is built."""
    hidden = position.phase == "start" and position.options.setup_placement == "auto"
    if not hidden or position.spring is None:
        return []
    return [SQUARE_NAMES[square] for square in draw_palms(NODE_NAMES.index(position.spring), rng)]
