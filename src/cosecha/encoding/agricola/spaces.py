"""The action spaces, round cards and promised goods of an observation."""

from typing import Final

from cosecha.core.state import NONE
from cosecha.encoding.agricola.tables import SEATS, SPACES
from cosecha.encoding.filling import clipped, narrow
from cosecha.games.agricola.data import BORN, Data, Promised
from cosecha.games.agricola.engine.spaces import OPEN_FROM
from cosecha.games.agricola.goods import GOODS
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.phases import FEED as FEEDING
from cosecha.games.agricola.phases import HARVESTS, PHASE_NAMES, ROUNDS, STAGES
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS

ROUND_CARDS: Final[list[int]] = [card for stage in STAGE_CARDS for card in stage]
_STAGE_OF: Final[dict[int, int]] = {card: number + 1 for number, stage in enumerate(STAGE_CARDS) for card in stage}
_NO_SPACES: Final = bytes(SPACES)
_SEAT_PROMISES: Final = ROUNDS * GOODS
NO_PROMISES: Final = bytes(SEATS * _SEAT_PROMISES)


def _person(seat: int) -> bytes:
    """Turns the people on a space into those of one seat: 1 for a person, 2 more for a newborn."""
    return bytes([(people >> seat & 1) + (2 if people & BORN << seat else 0) for people in range(256)])


_PERSON: Final[list[bytes]] = [_person(seat) for seat in range(SEATS)]


def _time(number: int, phase: int) -> bytes:
    stage = 0
    for rounds in STAGES:
        if rounds[0] <= number:
            stage += 1
    due = number in HARVESTS and phase <= FEEDING
    later = [harvest for harvest in HARVESTS if harvest > number]
    until = 0 if due or not later else later[0] - number
    return bytes([number, stage, until]) + bytes([1 if phase == other else 0 for other in range(len(PHASE_NAMES))])


_TIMES: Final[list[list[bytes]]] = [
    [_time(number, phase) for phase in range(len(PHASE_NAMES))] for number in range(ROUNDS + 1)
]


def _season(season: int, number: int) -> bytes:
    closed = [1 if number < OPEN_FROM.get((space, season), 0) else 0 for space in range(SPACES)]
    return bytes([1 if season == other else 0 for other in range(len(SEASONS))]) + bytes(closed)


_SEASONS: Final[list[list[bytes]]] = [
    [_season(season, number) for number in range(ROUNDS + 1)] for season in range(len(SEASONS))
]
_NO_SEASON: Final = bytes(len(SEASONS) + SPACES)


def _unseen_by_round(cards: tuple[int, ...]) -> list[bytes]:
    """By round: the stage of each round card that hasn't been revealed then."""
    found: list[bytes] = []
    for number in range(ROUNDS + 1):
        left = cards[number:]
        found.append(bytes([_STAGE_OF[card] if card in left else 0 for card in ROUND_CARDS]))
    return found


class _InPlay:
    """The spaces in play, as in the state and as bytes."""

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = spaces[:]
        shown = [0] * SPACES
        for space in spaces:
            shown[space] = 1
        self.shown = bytes(shown)


class _Promises:
    """The promised goods, as in the state and as bytes for one observer."""

    def __init__(self, promised: list[Promised], seat: int, players: int) -> None:
        self.promised = promised[:]
        shown = [0] * (SEATS * _SEAT_PROMISES)
        for number, owner, good, amount, _ in promised:
            place = ((owner - seat) % players * ROUNDS + number - 1) * GOODS + good
            shown[place] = clipped(shown[place] + amount, 255)
        self.shown = bytes(shown)


class Board:
    """Fills in the board for matches with one number of players. It remembers what it has seen last, since few answers
    change the spaces in play or the promised goods."""

    def __init__(self, players: int, seasons: bool) -> None:
        self.players = players
        self.seasons = seasons
        self.in_play = _InPlay([])
        self.round_cards: tuple[int, ...] = ()
        self.unseen = _unseen_by_round(self.round_cards)
        self.promises: list[_Promises] = [_Promises([], seat, players) for seat in range(players)]
        self.nobody = bytes((SEATS - players) * SPACES)

    def add(self, parts: list[bytes], state: Data, seat: int) -> None:
        parts.append(_TIMES[state.round][state.phase])
        if self.seasons:
            parts.append(_NO_SEASON if state.season == NONE else _SEASONS[state.season][state.round])
        in_play = self.in_play
        if in_play.spaces != state.spaces:
            in_play = _InPlay(state.spaces)
            self.in_play = in_play
        parts.append(in_play.shown)
        if self.round_cards is not state.round_cards:
            self.round_cards = state.round_cards
            self.unseen = _unseen_by_round(self.round_cards)
        parts.append(self.unseen[state.round])
        parts.append(narrow(state.piles))
        people = bytes(state.occupied)
        for step in range(self.players):
            parts.append(people.translate(_PERSON[(seat + step) % self.players]))
        parts.append(self.nobody)
        if state.promised:
            promises = self.promises[seat]
            if promises.promised != state.promised:
                promises = _Promises(state.promised, seat, self.players)
                self.promises[seat] = promises
            parts.append(promises.shown)
        else:
            parts.append(NO_PROMISES)
