"""Tries out turns: an action, then the best choice for each step that follows, rated by the net."""

from typing import Final

from cosecha.bots.agricola.draws import after_draw, is_drawing, people_to_come
from cosecha.bots.agricola.features import about_board, about_others, features
from cosecha.bots.agricola.food import likely_begging
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.teams import together
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, PLOTS
from cosecha.games.agricola.mechanisms.drawing import draw_cards, owes_draw
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.state import State

_ORDER: Final = {
    codes.ROOM: "a1 b3 b2 b1 c3 c2 c1",
    codes.PLOW: "c1 d1 b1 e1 b2 b3 c2 c3 a1",
    codes.STABLE: "e2 d2 e3 d3 c3 c2 b3 b2 e1 d1 c1 b1",
}
"""Preferred spaces: the house on the left, fields along the top, animals at the bottom right."""
_FOR_PARTNER: Final = {
    codes.ROOM: codes.PARTNER_ROOM,
    codes.PLOW: codes.PARTNER_PLOW,
    codes.STABLE: codes.PARTNER_STABLE,
}
_RANK: Final = {
    same: {CELL_NAMES.index(name): number for number, name in enumerate(names.split())}
    for kind, names in _ORDER.items()
    for same in (kind, _FOR_PARTNER[kind])
}
_LAST: Final = 99
_PASTURES: Final = sum([1 << CELL_NAMES.index(name) for name in ["c2", "d2", "e2", "c3", "d3", "e3"]])
_BLOCKS: Final = frozenset([mask for mask in PLOTS if mask & ~_PASTURES == 0])
_FENCES: Final = frozenset([codes.FENCE, codes.PARTNER_FENCE])
_MOVES: Final = frozenset([codes.GIVE, codes.FETCH])
_AMOUNTS: Final = 3
"""Up to how many goods of a kind to move at the Market, unless it is all of them."""
_SOME: Final = 40
"""How many actions to try if none is sensible."""
_FEED: Final = codes.FEED * codes.KIND
_OFFERS: Final = frozenset([codes.CARD, codes.PICK, codes.PLAY])
"""Actions with cards: what they cost shows before what they bring, so the steps that follow are tried too."""
BEGGING: Final = 1.5
"""The cost of a likely begging marker, beyond what the net expects: it is too hopeful."""
MULLIGAN: Final = 1.5
"""How many points better a mulligan must look than the hand: the net has hardly seen hands with fewer cards."""
_DEPTH: Final = 1
"""How many answers to cards of the event decks are tried with all that follows: some of these cards ask for a dozen
spaces, one after the other."""
_HANDS: Final = 8
"""How many draws to try where cards are to be drawn."""


def sensible(actions: list[int]) -> list[int]:
    """Of actions that differ only in their space, the one with the best space; of pastures, those in the corner; of
    goods to move, few or all."""
    best: dict[int, int] = {}
    sown: dict[int, int] = {}
    all_of: dict[int, int] = {}
    found: list[int] = []
    for action in actions:
        kind = codes.kind_of(action)
        if kind in _RANK:
            if kind not in best or _rank(kind, action) < _rank(kind, best[kind]):
                best[kind] = action
        elif kind == codes.SOW:
            crop = codes.named_by(action) // codes.CROP
            if crop not in sown:
                sown[crop] = action
        elif kind in _MOVES:
            # They come in the order of their amounts.
            all_of[action // codes.GOODS_AMOUNT] = action
            if action % codes.GOODS_AMOUNT <= _AMOUNTS:
                found.append(action)
        elif kind not in _FENCES or codes.named_by(action) in _BLOCKS:
            found.append(action)
    found += best.values()
    found += sown.values()
    for action in all_of.values():
        if action % codes.GOODS_AMOUNT > _AMOUNTS:
            found.append(action)
    return found or actions[:_SOME]


def _rank(kind: int, action: int) -> int:
    return _RANK[kind].get(codes.named_by(action), _LAST)


def under_way(state: State, seat: int) -> bool:
    """Whether a seat has more to choose in this turn, before a card to draw or another seat's turn."""
    return len(state.farms[seat].steps) > 0 and not state.at_barrier(seat)


class Judge:
    """Estimates the final score of a seat, or of its team, from positions close to a given one."""

    def __init__(self, net: Net, state: State, seat: int, eager: float = 0.0, alone: bool = False) -> None:
        """`eager` is a bonus for each card in play from the first round on, with which training tries out cards. In
        team play, a seat that isn't judged alone has its partner's points judged too, by the board as it is now: which
        spaces the partner will still find free takes more than this turn."""
        self.net = net
        self.eager = eager
        self.seat = seat
        self.drawing = False
        self.depth = 0
        self.others = about_others(state, seat)
        self.board = about_board(state) if alone else None
        self.x = features(state, seat, self.others)
        self.sums = net.sums(self.x)
        self.partner: Judge | None = None
        if state.teams and not alone:
            self.partner = Judge(net, state, partner_of(seat), eager, alone=True)

    def worth(self, state: State) -> float:
        """The points that a seat can expect. Where it is about to draw cards, the average over some draws."""
        if state.decks is not None and not self.drawing and is_drawing(state, self.seat):
            return self._after_draw(state)
        if not state.draws or not owes_draw(state, self.seat):
            return self._worth(state)
        total = 0.0
        for number in range(_HANDS):
            total += self._worth(_drawn(state, self.seat, number))
        return total / _HANDS

    def _after_draw(self, state: State) -> float:
        """The average over some cards that may be on top of an event deck. What these draw in turn isn't tried."""
        self.drawing = True
        left = len(state.farms[self.seat].steps) - 1
        total = 0.0
        found = after_draw(state, self.seat)
        for twin in found:
            total += self.finish(twin, left)
        self.drawing = False
        return total / len(found)

    def _worth(self, state: State) -> float:
        x = features(state, self.seat, self.others, self.board)
        value = self.net.value(self.net.moved(self.x, self.sums, x))
        if self.eager:
            value += self.eager * len(state.farms[self.seat].played) * (ROUNDS - state.round) / ROUNDS
        value -= BEGGING * likely_begging(state, self.seat)
        if state.decks is not None:
            value += people_to_come(state, self.seat)
        return value if self.partner is None else together(state, self.seat, value, self.partner._worth(state))

    def after(self, state: State, action: int) -> float:
        """The worth after an action in the middle of a turn. During feeding, that is after the family has eaten, or
        food would look too good to eat."""
        twin = state.copy()
        asked = state.farms[self.seat].steps
        twin.answer(self.seat, action, None)
        kind = codes.kind_of(action)
        if kind in _OFFERS:
            steps = twin.farms[self.seat].steps
            # A card used at any time doesn't answer the question, so its other answers aren't tried.
            if len(steps) >= len(asked) and steps[-1] != asked[-1] and (state.decks is None or self.depth < _DEPTH):
                self.depth += 1
                found = self.finish(twin, len(asked) - 1)
                self.depth -= 1
                return found
        if (kind == codes.EXCHANGE or kind in _OFFERS) and _FEED in twin.worth(self.seat):
            twin.answer(self.seat, _FEED, None)
        return self.worth(twin)

    def finish(self, state: State, last: int = 0) -> float:
        """Take the remaining steps of the turn greedily, one action deep, until only `last` are left. Returns the worth
        after that."""
        farm = state.farms[self.seat]
        while len(farm.steps) > last and not state.at_barrier(self.seat):
            actions = sensible(state.worth(self.seat))
            best = actions[0]
            if len(actions) > 1:
                most = self.after(state, best)
                for number in range(1, len(actions)):
                    found = self.after(state, actions[number])
                    if found > most:
                        most = found
                        best = actions[number]
            state.answer(self.seat, best, None)
        return self.worth(state)


def _drawn(state: State, seat: int, number: int) -> State:
    """The state after a seat's draws. Each number cuts the cards that weren't dealt at another place."""
    twin = state.copy()
    for which, pile in enumerate(twin.undealt):
        cut = len(pile) * number // _HANDS
        twin.undealt[which] = pile[cut:] + pile[:cut]
    draw_cards(twin, seat, None)
    return twin


def rate(state: State, seat: int, net: Net, eager: float = 0.0) -> list[tuple[float, int]]:
    """Rate a seat's sensible actions by the position at the end of its turn, in points."""
    judge = Judge(net, state, seat, eager)
    rated: list[tuple[float, int]] = []
    for action in sensible(state.worth(seat)):
        twin = state.copy()
        twin.answer(seat, action, None)
        cost = MULLIGAN if codes.kind_of(action) == codes.MULLIGAN else 0.0
        rated.append((judge.finish(twin) - cost, action))
    return rated


def ending(state: State, seat: int, net: Net) -> None:
    """Take the remaining steps of the turn as the bot would."""
    while under_way(state, seat):
        state.answer(seat, best(rate(state, seat, net)), None)


def best(rated: list[tuple[float, int]]) -> int:
    """The action with the highest rating, the first in a tie."""
    most, action = rated[0]
    for value, other in rated:
        if value > most:
            most = value
            action = other
    return action
