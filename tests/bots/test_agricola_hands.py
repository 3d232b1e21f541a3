"""How the bot gets its hand: drafts, mulligans, and cards to drop and draw."""

from statistics import mean

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.search import Judge, best, rate
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.codes import DONE, DROP, KIND, named_by
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.mechanisms.drafting import keep_cards

BOT = InsightBot()
NET = BOT.net_for(GAME.start(Options(players=2, cards="full"), 0))


def hand_value(state: State, seat: int) -> float:
    return Judge(NET, state, seat).worth(state)


def redrawn(seed: int) -> State:
    """A match after the bots' mulligans."""
    state, rng = GAME.start(Options(players=3, cards="full", deal="mulligan"), seed), Rng(seed)
    while state.round == 0:
        (seat, *_) = state.waiting()
        state.apply(seat, BOT.choose(state.view(seat), rng))
    return state


def test_it_does_not_mulligan_its_hand_away() -> None:
    hands = [farm.hand for seed in range(6) for farm in redrawn(seed).farms]
    kept = [sum(OCCUPATION[card] == kind for card in hand) for hand in hands for kind in (True, False)]
    assert mean(kept) > 6
    assert min(kept) >= 4
    assert kept.count(7) < len(kept), "a bad hand is worth a mulligan"


def test_it_mulligans_only_hands_that_are_below_average() -> None:
    starts = [GAME.start(Options(players=3, cards="full", deal="mulligan"), seed) for seed in range(25)]
    values = [hand_value(state, state.starter) for state in starts]
    chosen = [GAME.notation(best(rate(state, state.starter, NET))).split()[0] for state in starts]
    redrawn = [value for value, action in zip(values, chosen, strict=True) if action == "mulligan"]
    assert 0 < len(redrawn) < len(starts) / 3
    assert max(redrawn) < mean(values)


def test_it_drafts_the_card_that_makes_the_best_hand() -> None:
    for seed in range(5):
        state = GAME.start(Options(players=2, cards="full", deal="draft-7"), seed)
        values = {}
        for card in state.farms[0].pack:
            twin = state.copy()
            keep_cards(twin.farms[0], (card,))
            values[card] = hand_value(twin, 0)
        assert named_by(best(rate(state, 0, NET))) == max(values, key=values.__getitem__)


def test_it_drops_a_card_if_another_is_likely_to_be_better() -> None:
    for seed in range(5):
        state = GAME.start(Options(players=2, cards="full", deal="changing-3"), seed)
        seat = state.starter
        hand = state.farms[seat].hand
        values = {DONE * KIND: hand_value(state, seat)}
        for dropped in hand:
            twin = state.copy()
            new_values = []
            for drawn in state.undealt[OCCUPATION[dropped]]:
                twin.farms[seat].hand = tuple(sorted({*hand, drawn} - {dropped}))
                new_values.append(hand_value(twin, seat))
            values[DROP * KIND + dropped] = mean(new_values)
        assert values[best(rate(state, seat, NET))] > max(values.values()) - 0.5, "it tries only some draws"
