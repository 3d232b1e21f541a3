"""The reasons that hints give: the plainest true one for each action, in a player's terms."""

from collections.abc import Callable, Hashable

from cosecha.bots.cacao.aftermath import called_workers, lay_filling
from cosecha.bots.cacao.filling import best_fillings
from cosecha.bots.cacao.land import NO_TILE, Land
from cosecha.bots.cacao.placing import Spot, lay
from cosecha.bots.cacao.village import WORKERS, outcomes, turns_to_come
from cosecha.bots.cacao.working import edge_workers, use
from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import CONFIRM
from cosecha.games.cacao import State, codes
from cosecha.games.cacao.board import (
    GOLD_1,
    GOLD_2,
    JUNGLE_NAMES,
    LIE_SIDES,
    MARKET_2,
    MARKET_3,
    MARKET_4,
    NOTHING,
    PLANTATION_1,
    PLANTATION_2,
    STEPS,
    SUN,
    TEMPLE,
    VALUES,
    WATER,
    is_market,
    space_name,
)
from cosecha.games.cacao.codes import OVERBUILD, SIDE, kind_of, side_of, space_of, thing_of, workers_of
from cosecha.games.cacao.options import STORAGE, SUN_END_VALUE, SUN_PLACES, WATER_TRACK
from cosecha.games.cacao.rules.placing import PLACE_LIE
from cosecha.games.cacao.scoring import temple_gold, temples, workers_beside

WEAKER = frozenset(("fill-least", "keep"))
"""Reasons that imply that nothing else is better: after a better idea, they need a different wording."""

Reason = tuple[str, dict[str, Argument]]
"""The end of a message id, and its arguments."""
Gain = tuple[float, Reason, frozenset[int]]
"""The value of one part of a turn's gain, its hint, and the kinds of jungle tiles that it comes from."""

_WORK_KINDS = frozenset((PLANTATION_1, PLANTATION_2, MARKET_2, MARKET_3, MARKET_4))


def idea(state: State, action: int) -> Hashable:
    """Equal for variations of one idea; another space to place a tile or other workers are another idea."""
    if action == CONFIRM or kind_of(action) == codes.FILL:
        return action
    side = side_of(action) if kind_of(action) == codes.WORK else 0
    return kind_of(action), space_of(action), side


def reason(land: Land, action: int, rank: int = 0) -> Message:
    """Why a player might take this action. Rank 0 is the best idea; lower ranks must not claim to be."""
    if action == CONFIRM:
        return Message("advice-only-one")
    id, args = _REASONS[kind_of(action)](land, action)
    if rank > 0 and id in WEAKER:
        return Message(f"cacao-advice-weaker-{id}", args)
    return Message(f"cacao-advice-{id}", args)


def _space(space: int) -> Token:
    return Token("space", space_name(space))


def _gains(land: Land, after: State, workers: tuple[int, ...]) -> list[Gain]:
    """What the seat gains this turn with these activated workers and the map of `after`."""
    village = land.villages[land.seat]
    counts = dict.fromkeys((WATER, SUN), 0)
    work, gold = [], 0
    for each in workers:
        kind, count = divmod(each, WORKERS)
        if kind in counts:
            counts[kind] += count
        elif kind == GOLD_1 or kind == GOLD_2:
            gold += count * VALUES[kind]
        elif kind != NOTHING:
            work.append(each)
    found: list[Gain] = []
    store, sale, sold = village.sale(tuple(work))
    taken = store - village.fruits + sold
    if sold:
        found.append((sale, ("sells", {"sold": sold, "gold": sale}), _WORK_KINDS))
    if taken:
        worth = village.fruit_worth[store] - village.fruit_worth[village.fruits]
        found.append((worth, ("fruits", {"taken": taken}), frozenset((PLANTATION_1, PLANTATION_2))))
    if gold:
        found.append((gold, ("gold", {"gold": gold}), frozenset((GOLD_1, GOLD_2))))
    field = min(village.water + counts[WATER], len(WATER_TRACK) - 1)
    if field > village.water:
        worth = village.water_worth[field] - village.water_worth[village.water]
        said: Reason = ("water", {"fields": field - village.water, "value": WATER_TRACK[field]})
        found.append((worth, said, frozenset((WATER,))))
    suns = min(after.suns[land.seat] + counts[SUN], SUN_PLACES) - after.suns[land.seat]
    if suns:
        found.append((suns * village.sun_worth[1], ("suns", {"taken": suns}), frozenset((SUN,))))
    return found + _temple_gains(land, after)


def _temple_gains(land: Land, after: State) -> list[Gain]:
    """Temples that would give the seat more than before if they were scored now."""
    found: list[Gain] = []
    for space in temples(after):
        gold = temple_gold(workers_beside(after, space))
        before = temple_gold(workers_beside(land.state, space)) if space in land.state.jungle else [0] * len(gold)
        if gold[land.seat] > before[land.seat]:
            lost = [had - has for had, has in zip(before, gold, strict=True)]
            worth = sum(care * -less for care, less in zip(land.care, lost, strict=True))
            found.append((worth, _temple(land.seat, after, space, gold, lost), frozenset((TEMPLE,))))
    return found


def _temple(seat: int, after: State, space: int, gold: list[int], lost: list[int]) -> Reason:
    workers = workers_beside(after, space)
    args: dict[str, Argument] = {"space": _space(space), "workers": workers[seat], "gold": gold[seat]}
    if workers[seat] < max(workers):
        return "temple-second", args
    if workers.count(workers[seat]) > 1:
        return "temple-shared", args
    if max(lost) > 0:
        return "temple-takes", {**args, "seat": Token("seat", lost.index(max(lost)))}
    return "temple-first", args


def _place(land: Land, action: int) -> Reason:
    """The largest gain of the turn, with the fill that it depends on if the seat has a choice of fills."""
    space, lie = space_of(action), thing_of(action)
    [(_, _, filling)] = Spot(land, space).offers([lie], PLACE_LIE)
    after, filled = lay(land, action, filling)
    gains = _gains(land, after, called_workers(after, space, filled)[land.seat])
    waiting = [n for n, step in zip(LIE_SIDES[lie], STEPS, strict=True) if space + step not in after.jungle]
    if land.promise and sum(waiting) and sum(waiting) * land.promise > max([0.0, *(worth for worth, _, _ in gains)]):
        return "waiting", {"workers": sum(waiting)}
    if not gains:
        return _quiet(land)
    _, said, kinds = max(gains, key=_worth)
    opening = [at for at in filled if after.jungle[at] in kinds]
    if not opening or len(land.fillings(len(filling))) == 1:
        return said
    bare, _ = lay(land, action, (NO_TILE,) * len(filling))
    if said in [other for _, other, _ in _gains(land, bare, called_workers(bare, space, [])[land.seat])]:
        return said
    brings = Message(f"cacao-advice-{said[0]}", said[1])
    return "opens", {"space": _space(opening[0]), "jungle": _jungle(after.jungle[opening[0]]), "reason": brings}


def _worth(gain: Gain) -> float:
    return gain[0]


def _jungle(kind: int) -> Token:
    return Token("jungle-tile", JUNGLE_NAMES[kind])


def _quiet(land: Land) -> Reason:
    return ("quiet" if len(land.state.hands[land.seat]) > 1 else "quiet-last"), {}


def _overbuild(land: Land, action: int) -> Reason:
    """Immediate gold is the plainest reason to pay a sun, which is worth 1 gold at the end."""
    after, _ = lay(land, action, ())
    gains = _gains(land, after, called_workers(after, space_of(action), [])[land.seat])
    gold = sum(int(worth) for worth, (id, _), _ in gains if id in ("sells", "gold"))
    if gold > SUN_END_VALUE:
        return "overbuild", {"gold": gold}
    return max(gains, key=_worth)[1] if gains else _quiet(land)


def _fill(land: Land, action: int) -> Reason:
    """The largest gain that the turn has only with this tile."""
    space, kind = space_of(action), thing_of(action)
    tiles = dict(zip(land.state.to_fill, best_fillings(land)[action][1], strict=True))
    gains = _gains_with(land, tiles)
    without = [said for _, said, _ in _gains_with(land, {at: each for at, each in tiles.items() if at != space})]
    own = [gain for gain in gains if kind in gain[2] and gain[1] not in without]
    if own:
        return max(own, key=_worth)[1]
    return ("fill-least" if any(count for _, count in land.facing(space)) else "fill-nobody"), {}


def _gains_with(land: Land, tiles: dict[int, int]) -> list[Gain]:
    """What the seat gains this turn if the spaces are filled with these tiles."""
    after = land.state.copy()
    filled = lay_filling(after, list(tiles), tuple(tiles.values()))
    return _gains(land, after, called_workers(after, after.placed, [*after.filled, *filled])[land.seat])


def _work(land: Land, action: int) -> Reason:
    state, seat = land.state, land.seat
    kind = state.jungle[space_of(action) + STEPS[side_of(action)]]
    count, store = workers_of(action), state.fruits[seat]
    fruits, gold = use(state, seat, action)
    if is_market(kind):
        if not count:
            if not store:
                return "no-fruits", {}
            return ("keep" if turns_to_come(state, seat) else "keep-last"), {}
        edge = space_of(action) * SIDE + side_of(action)
        could = min(edge_workers(state, edge) % WORKERS, store)
        if count < could:
            return "sells-some", {"sold": count, "gold": gold, "kept": fruits}
        return "sells", {"sold": count, "gold": gold}
    if not count:
        return ("store-full" if store == STORAGE else "room"), {}
    return _take(land, action, fruits)


def _take(land: Land, action: int, fruits: int) -> Reason:
    """Fruits now, and a larger sale later this turn if they allow one."""
    state, seat = land.state, land.seat
    village = land.villages[seat]
    edge = space_of(action) * SIDE + side_of(action)
    rest = tuple(sorted(edge_workers(state, other) for other in state.edges[seat] if other != edge))
    _, gold, sold = max(outcomes(fruits, rest), key=village.sale_worth)
    _, without, _ = max(outcomes(state.fruits[seat], rest), key=village.sale_worth)
    taken = fruits - state.fruits[seat]
    if gold > without:
        return "take-to-sell", {"taken": taken, "sold": sold, "gold": gold}
    return "fruits", {"taken": taken}


_REASONS: dict[int, Callable[[Land, int], Reason]] = {
    codes.PLACE: _place,
    OVERBUILD: _overbuild,
    codes.FILL: _fill,
    codes.WORK: _work,
}
