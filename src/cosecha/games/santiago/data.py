"""A Santiago match as plain data: its fields, copy and equality. The rules in `rules/` work on it."""

from msgspec.structs import replace

from cosecha.core.state import NONE
from cosecha.core.state import State as CoreState
from cosecha.core.zobrist import key
from cosecha.games.santiago.board import ALL_SQUARES, AT_NODE, EMPTY, SQUARES, TOUCHING, WATERS
from cosecha.games.santiago.options import Options
from cosecha.games.santiago.phases import SPRING


class Data(CoreState):
    """The fields of a state. Squares, segments and intersections are numbers (see `board.py`), seats are 0..players-1.
    `state.State` adds the methods of the contract."""

    # The options; those that hot rules read have their own fields.
    options: Options
    players: int
    rounds: int
    money_hidden: bool
    spring_anywhere: bool
    manual: bool
    oldest: int
    bid_cap: int
    # Round, phase and turn. `turn` counts the seats that have had their turn in this phase.
    round: int
    phase: int
    turn: int
    held: int
    overseer: int
    # The board. `reach` has the segments where the next canal may go, `wet` the irrigated squares, `empty` the squares
    # without a tile, and `ground` is the digest of the tiles and farmers; all four are derived from the other fields.
    spring: int
    canals: int
    reach: int
    wet: int
    empty: int
    ground: int
    tiles: list[int]
    farmers: list[int]
    owner: list[int]
    palms: int
    # Off the board. `extra` says which seats still have their additional canal.
    money: list[int]
    extra: list[bool]
    supply: int
    face_up: list[int]
    set_aside: int
    # This round.
    bids: list[int]
    passers: list[int]
    order: list[int]
    proposed: list[int]
    bribes: list[int]
    # Hidden: the face-down tiles, the top of each pile last, and with two players the palms that come after the start
    # canal.
    piles: tuple[tuple[int, ...], ...]
    palms_to_come: tuple[int, ...]

    def copy(self) -> "Data":
        twin = Data()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Data") -> None:
        """Set every field of `twin`. Written out because it is the hot path of search."""
        twin.options = self.options
        twin.players = self.players
        twin.rounds = self.rounds
        twin.money_hidden = self.money_hidden
        twin.spring_anywhere = self.spring_anywhere
        twin.manual = self.manual
        twin.oldest = self.oldest
        twin.bid_cap = self.bid_cap
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.held = self.held
        twin.overseer = self.overseer
        twin.spring = self.spring
        twin.canals = self.canals
        twin.reach = self.reach
        twin.wet = self.wet
        twin.empty = self.empty
        twin.ground = self.ground
        twin.tiles = self.tiles[:]
        twin.farmers = self.farmers[:]
        twin.owner = self.owner[:]
        twin.palms = self.palms
        twin.money = self.money[:]
        twin.extra = self.extra[:]
        twin.supply = self.supply
        twin.face_up = self.face_up[:]
        twin.set_aside = self.set_aside
        twin.bids = self.bids[:]
        twin.passers = self.passers[:]
        twin.order = self.order[:]
        twin.proposed = self.proposed[:]
        twin.bribes = self.bribes[:]
        twin.piles = self.piles
        twin.palms_to_come = self.palms_to_come

    def fields(self) -> tuple[object, ...]:
        """All fields that aren't derived from others, for equality."""
        return (
            (self.options, self.oldest, self.round, self.phase, self.turn, self.held, self.overseer),
            (self.spring, self.canals, self.tiles, self.farmers, self.owner, self.palms),
            (self.money, self.extra, self.supply, self.face_up, self.set_aside),
            (self.bids, self.passers, self.order, self.proposed, self.bribes, self.piles, self.palms_to_come),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Data) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        agreed = self.players << 3 | self.money_hidden << 2 | self.spring_anywhere << 1 | self.manual
        agreed = agreed << 16 | self.oldest << 12 | self.options.min_bribe << 8 | self.bid_cap + 1
        now = self.round << 20 | self.phase << 16 | self.turn << 12 | self.held << 4 | self.overseer
        beside = self.spring + 1 << 20 | self.supply << 12 | self.set_aside
        seats: list[int] = []
        for seat in range(self.players):
            has = self.money[seat] << 20 | self.bids[seat] + 1 << 10 | self.bribes[seat]
            seats.append(has << 8 | self.proposed[seat] + 1 << 1 | self.extra[seat])
        return hash(
            (
                (agreed, now, beside, self.ground, self.canals, self.palms),
                tuple(seats),
                tuple(self.face_up),
                tuple(self.passers),
                tuple(self.order),
                self.piles,
                self.palms_to_come,
            )
        )

    def put_spring(self, node: int) -> None:
        self.spring = node
        self.reach = AT_NODE[node]

    def lay_canal(self, segment: int) -> int:
        """Put a canal on the board. Returns the newly irrigated squares."""
        self.canals |= 1 << segment
        self.reach = (self.reach | TOUCHING[segment]) & ~self.canals
        watered = WATERS[segment] & ~self.wet
        self.wet |= watered
        return watered

    def put_tile(self, kind: int, square: int, seat: int, farmers: int) -> None:
        """Put a tile on the board with a seat's farmers on it, or change it; without farmers it is neutral."""
        owner = seat if farmers > 0 else NONE
        if self.tiles[square] != EMPTY:
            self.ground ^= tile_key(square, self.tiles[square], self.owner[square], self.farmers[square])
        self.ground ^= tile_key(square, kind, owner, farmers)
        self.tiles[square] = kind
        self.empty &= ~(1 << square)
        self.farmers[square] = farmers
        self.owner[square] = owner


def tile_key(square: int, kind: int, owner: int, farmers: int) -> int:
    return key(farmers << 16 | square << 8 | kind << 4 | owner + 1)


def clear(state: Data, players: int, rounds: int) -> None:
    """Set every field of a new state to its value before the setup."""
    # Not an __init__, which would slow down `copy`.
    state.options = Options(players=players)
    state.players = players
    state.rounds = rounds
    state.money_hidden = False
    state.spring_anywhere = False
    state.manual = False
    state.oldest = 0
    state.bid_cap = NONE
    state.round = 0
    state.phase = SPRING
    state.turn = 0
    state.held = 0
    state.overseer = 0
    state.spring = NONE
    state.canals = 0
    state.reach = 0
    state.wet = 0
    state.empty = ALL_SQUARES
    state.ground = 0
    state.tiles = [EMPTY] * SQUARES
    state.farmers = [0] * SQUARES
    state.owner = [NONE] * SQUARES
    state.palms = 0
    state.money = [0] * players
    state.extra = [True] * players
    state.supply = rounds
    state.face_up = []
    state.set_aside = EMPTY
    state.bids = [NONE] * players
    state.passers = []
    state.order = []
    state.proposed = [NONE] * players
    state.bribes = [0] * players
    state.piles = ()
    state.palms_to_come = ()


def agree(state: Data, options: Options) -> None:
    """Store the options, with the ones that hot rules read in fields of their own. `settle_oldest` comes next."""
    state.options = options if options.starting_overseer_seat is None else replace(options, starting_overseer_seat=None)
    state.money_hidden = options.money_visibility == "hidden"
    state.spring_anywhere = options.spring_mode == "any"
    state.manual = options.setup_placement == "manual"
    state.bid_cap = NONE if options.two_player_bid_cap is None else options.two_player_bid_cap


def settle_oldest(state: Data) -> None:
    """Of two players, the overseer of the first round is the oldest unless the options say who is."""
    oldest = state.options.oldest_seat
    if oldest is None and state.players == 2:
        oldest = state.overseer
        state.options = replace(state.options, oldest_seat=oldest)
    state.oldest = 0 if oldest is None else oldest
