"""The state of an Agricola match: its fields, copy and equality. The rules are in `rules/`."""

from typing import TYPE_CHECKING

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.core.state import State as CoreState
from cosecha.core.zobrist import key
from cosecha.games.agricola import rules
from cosecha.games.agricola.cards.majors import ALL_MAJORS
from cosecha.games.agricola.digest import add_farm
from cosecha.games.agricola.effects import asked
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.options import Options
from cosecha.games.agricola.phases import ANCHORS, REVEAL, ROUNDS
from cosecha.games.agricola.scoring import score_sheet
from cosecha.games.agricola.spaces.table import NAMES

if TYPE_CHECKING:
    from cosecha.games.agricola.position import Position
    from cosecha.games.agricola.sheet import Scores
    from cosecha.games.agricola.view import View


class State(CoreState):
    """Plain data. Spaces, goods, cards and steps are numbers (see their tables), seats are 0..players-1."""

    # The options; those that hot rules read have their own fields.
    options: Options
    players: int
    cards: bool
    side_job: bool
    tile: bool
    # Round and phase. `active` is placing a person, or was the last to do so.
    round: int
    phase: int
    active: int
    starter: int
    held: int
    # The board: the spaces in play, and by space the goods and the people there (a bit per seat; BORN for a newborn).
    # `ground` is the digest of these goods and people, updated by `put`.
    spaces: list[int]
    piles: list[int]
    occupied: list[int]
    ground: int
    majors: int
    """Those that nobody owns, as bits."""
    promised: list[tuple[int, int, int, int]]
    """Goods on future round spaces: round, seat, good, amount."""
    farms: list[Farm]
    # The round cards in order; those of future rounds are hidden.
    round_cards: tuple[int, ...]

    def copy(self) -> "State":
        twin = State()
        twin.options = self.options
        twin.players = self.players
        twin.cards = self.cards
        twin.side_job = self.side_job
        twin.tile = self.tile
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.starter = self.starter
        twin.held = self.held
        twin.spaces = self.spaces[:]
        twin.piles = self.piles[:]
        twin.occupied = self.occupied[:]
        twin.ground = self.ground
        twin.majors = self.majors
        twin.promised = self.promised[:]
        twin.farms = [farm.copy() for farm in self.farms]
        twin.round_cards = self.round_cards
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        if self.options != other.options or self.round != other.round or self.phase != other.phase:
            return False
        if self.active != other.active or self.starter != other.starter or self.held != other.held:
            return False
        if self.piles != other.piles or self.occupied != other.occupied or self.majors != other.majors:
            return False
        if self.promised != other.promised or self.round_cards != other.round_cards:
            return False
        for mine, yours in zip(self.farms, other.farms, strict=True):
            if not mine.equals(yours):
                return False
        return True

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        agreed = self.players << 3 | self.cards << 2 | self.side_job << 1 | self.tile
        now = agreed << 16 | self.round << 12 | self.phase << 8 | self.active + 1 << 4 | self.starter
        parts: list[object] = [now << 16 | self.held << 12 | self.majors, self.ground, self.round_cards]
        for farm in self.farms:
            add_farm(parts, farm)
        if self.promised:
            parts.append(tuple(self.promised))
        return hash(tuple(parts))

    def put(self, space: int, pile: int, people: int) -> None:
        """Set the goods and the people on a space."""
        self.ground ^= _key(space, self.piles[space], self.occupied[space]) ^ _key(space, pile, people)
        self.piles[space] = pile
        self.occupied[space] = people

    def __reduce__(self) -> tuple[object, ...]:
        from cosecha.games.agricola.decoding import from_position

        return (from_position, (self.position(), False))

    def waiting(self) -> tuple[int, ...]:
        return rules.waiting(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def worth(self, seat: int) -> list[int]:
        return rules.worth(self, seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        return rules.refusal(self, seat, action)

    def answer(self, seat: int, action: int, log: Log) -> None:
        rules.answer(self, seat, action, log)

    def advance(self, log: Log) -> None:
        rules.advance(self, log)

    def forced(self, seat: int) -> int:
        return rules.forced(self, seat)

    def secret(self, seat: int) -> bool:
        return False

    def at_barrier(self, seat: int) -> bool:
        return rules.at_barrier(self, seat)

    def notation(self, action: int) -> str:
        from cosecha.games.agricola.actions import notation

        return notation(action)

    def decision(self, seat: int) -> Decision | None:
        if not rules.owes(self, seat):
            return None
        kind = "confirm" if self.held >> seat & 1 else asked(self.farms[seat].steps)
        return Decision(f"{self.round}.{kind}.{seat}.{self.farms[seat].answers}", kind, seat, ANCHORS[kind])

    def progress(self) -> tuple[int, int]:
        return self.round, ROUNDS

    def scores(self) -> "Scores":
        return score_sheet(self)

    def position(self) -> "Position":
        from cosecha.games.agricola.encoding import to_position

        return to_position(self)

    def view(self, seat: int | None) -> "View":
        from cosecha.games.agricola.encoding import to_view

        return to_view(self, seat)


def _key(space: int, pile: int, people: int) -> int:
    return key(pile << 16 | people << 8 | space) if pile or people else 0


def blank(farms: list[Farm]) -> State:
    """A state with these farms before the setup."""
    # Not an __init__, which would slow down `copy`.
    state = State()
    state.options = Options(players=len(farms))
    state.players = len(farms)
    state.cards = False
    state.side_job = False
    state.tile = False
    state.round = 0
    state.phase = REVEAL
    state.active = NONE
    state.starter = 0
    state.held = 0
    state.spaces = []
    state.piles = [0] * len(NAMES)
    state.occupied = [0] * len(NAMES)
    state.ground = 0
    state.majors = ALL_MAJORS
    state.promised = []
    state.farms = farms
    state.round_cards = ()
    return state
