"""Chips and cards about an answer agree with what the rules then do."""

from collections.abc import Iterator

import pytest

from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.core.words import Choice, Fact
from cosecha.games.santiago import GAME, Options, State, actions
from cosecha.games.santiago.board import NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, bits
from cosecha.games.santiago.phases import PHASE_NAMES
from cosecha.games.santiago.places import PLACES, short_name
from cosecha.games.santiago.scoring import plantations
from cosecha.locale import Speaker

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def moments(players: int, phase: str, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Every decision of one kind in a random match, with the seat that makes it."""
    state = GAME.start(Options(players=players), seed)
    assert isinstance(state, State)
    rng = Rng(seed)
    while waiting := state.waiting():
        seat = waiting[0]
        if PHASE_NAMES[state.phase] == phase:
            yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def facts_of(state: State, seat: int, action: int) -> dict[str, Fact]:
    found = GAME.words.facts(state.view(seat), action, state.preview(seat, action))
    assert found is not None
    return {fact.message.id.removeprefix("santiago-fact-"): fact for fact in found}


def number(fact: Fact, name: str) -> int:
    value = fact.message.args[name]
    assert isinstance(value, int)
    return value


def squares(fact: Fact) -> list[str]:
    value = fact.message.args["squares"]
    assert isinstance(value, list)
    return sorted(str(token.value) for token in value)


def choices(state: State, seat: int) -> list[Choice]:
    found: list[Choice] = GAME.words.choices(state.view(seat))
    return found


def dry_tiles(state: State) -> set[str]:
    view = state.view(None).position
    wet = set()
    for row in GAME.words.board(state.view(None))[0].rows:
        for column, cell in zip("abcdefgh", row[1:], strict=True):
            assert isinstance(cell, Message)
            if cell.args.get("wet"):
                wet.add(f"{column}{row[0]}")
    return {name for name, ground in view.board.items() if ground.tile not in (None, "desert") and name not in wet}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_bidder_knows_the_order_and_the_overseer(players: int) -> None:
    seen = set()
    for state, seat in moments(players, "bid"):
        last = sum(bid >= 0 for bid in state.bids) == players - 1
        for action in state.legal(seat)[:6]:
            facts = facts_of(state, seat, action)
            assert ("order" in facts) == last
            assert ("order-so-far" in facts) != last
            if not last:
                continue
            after = state.copy()
            after.apply(seat, action)
            assert after.order.index(seat) + 1 == number(facts["order"], "place")
            assert ("overseer-you" in facts) == (after.overseer == seat)
            if after.overseer != seat:
                assert facts["overseer"].message.args["seat"] == Token("seat", after.overseer)
            seen.add(number(facts["order"], "place"))
    assert len(seen) > 1


@PLAYERS
def test_the_preselected_bid_is_legal_and_ahead_of_the_others(players: int) -> None:
    for state, seat in moments(players, "bid"):
        for choice in choices(state, seat):
            if choice.notation != "bid":
                continue
            assert choice.usual is not None
            assert GAME.parse(f"bid {choice.usual}") in state.legal(seat)
            others = [bid for bid in state.bids if bid > 0] if players > 2 else []
            assert choice.taken == {bid: state.bids.index(bid) for bid in others}
            affordable = max(others, default=0) < state.money[seat]
            assert choice.usual > max(others, default=0) or not affordable


@PLAYERS
def test_planting_shows_water_size_and_farmers(players: int) -> None:
    for state, seat in moments(players, "plant"):
        for action in state.legal(seat)[::7]:
            fields = actions.read(action)
            assert isinstance(fields, actions.Plant)
            facts = facts_of(state, seat, action)
            after = state.copy()
            after.answer(seat, action, None)
            square = SQUARE_NAMES.index(fields.square)
            assert ("watered" in facts) == bool(after.wet >> square & 1)
            (mask,) = [mask for _, mask in plantations(after) if mask >> square & 1]
            assert number(facts["plantation"], "size") == len(bits(mask))
            assert number(facts["farmers"], "count") == after.farmers[square]


@PLAYERS
@pytest.mark.parametrize("phase", ["decide", "extra"])
def test_a_canal_saves_the_dry_tiles_that_get_water(players: int, phase: str) -> None:
    saved = 0
    for state, seat in moments(players, phase, seed=players):
        for action in state.legal(seat):
            fields = actions.read(action)
            if not hasattr(fields, "segment"):
                continue
            facts = facts_of(state, seat, action)
            after = state.copy()
            after.answer(seat, action, None)
            wettened = dry_tiles(state) - dry_tiles(after)
            board = state.view(None).position.board
            mine = sorted(name for name in wettened if board[name].seat == seat)
            if mine:
                yours = facts["saves-yours"].message.args
                assert squares(facts["saves-yours"]) == mine
                assert yours["others"] == len(wettened) - len(mine)
            elif wettened:
                assert number(facts["saves"], "count") == len(wettened)
            else:
                assert facts.keys() & {"waters", "waters-nothing"}
            saved += len(wettened)
            money = after.money[seat] - state.money[seat]
            if "receive" in facts:
                assert money == number(facts["receive"], "amount")
            if "pay" in facts:
                assert money == -number(facts["pay"], "amount")
    assert saved


@pytest.mark.parametrize("phase", ["decide", "extra"])
def test_tiles_that_stay_dry_are_shown(phase: str) -> None:
    dry = 0
    for state, seat in moments(3, phase):
        for action in state.legal(seat)[::3]:
            after = state.copy()
            after.answer(seat, action, None)
            board = after.view(None).position.board
            mine = sorted(name for name in dry_tiles(after) if board[name].seat == seat and board[name].farmers)
            fact = facts_of(state, seat, action).get("stays-dry")
            assert (squares(fact) if fact else []) == mine
            dry += len(mine)
    assert dry


@PLAYERS
def test_a_proposal_shows_the_current_offers_and_preselects_the_best(players: int) -> None:
    for state, seat in moments(players, "propose"):
        for choice in choices(state, seat):
            if choice.notation == "no-proposal":
                continue
            assert choice.usual is not None
            action = GAME.parse(f"{choice.notation} {choice.usual}")
            assert action in state.legal(seat)
            facts = facts_of(state, seat, action)
            best = facts.keys() & {"offer", "offer-joined"}
            assert best or ("offer-beaten" in facts and choice.usual == state.money[seat])


@PLAYERS
def test_the_overseer_is_offered_only_legal_answers(players: int) -> None:
    """Distinct proposals are counted, and building elsewhere is offered only if it is legal and affordable."""
    speaker = Speaker("en")
    asked = set()
    for seed in range(6):
        for state, seat in moments(players, "decide", seed):
            view = state.view(seat)
            prompt = GAME.words.prompt(view)
            kinds = [choice.notation.split()[0] for choice in choices(state, seat)]
            assert prompt.args["offers"] == kinds.count("accept")
            assert prompt.args["elsewhere"] == int(bool({"reject", "build"} & set(kinds)))
            text = speaker.say(prompt)
            assert ("elsewhere" in text) == ("reject" in kinds)
            asked.add((prompt.args["offers"], prompt.args["elsewhere"]))
    assert len(asked) >= min(2, players - 1)


def test_a_card_names_its_proposers() -> None:
    for state, seat in moments(5, "decide"):
        for choice in choices(state, seat):
            if choice.notation.startswith("accept"):
                segment = SEGMENT_NAMES.index(choice.notation.split()[1])
                assert choice.seats == [who for who in range(5) if state.proposed[who] == segment]
                assert choice.title == PLACES[SEGMENT_NAMES[segment]].said


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("H22", "e–f 4|5"),
        ("V11", "b|c 3–4"),
        ("H00", "a–b |1"),
        ("H33", "g–h 6|"),
        ("V00", "|a 1–2"),
        ("X21", "d|e 2|3"),
    ],
)
def test_places_have_short_names(name: str, short: str) -> None:
    assert short_name(name) == short


def test_no_two_places_share_a_name() -> None:
    names = [*SEGMENT_NAMES, *NODE_NAMES]
    assert len({short_name(name) for name in names}) == len(names)
