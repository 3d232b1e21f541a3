"""The insight bot with event decks: what it expects of a card to be drawn, and the reasons it gives."""

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.deckless import DecklessBot
from cosecha.bots.agricola.draws import after_draw, is_drawing
from cosecha.bots.agricola.netfile import trained_net
from cosecha.bots.agricola.reasons import reason
from cosecha.bots.agricola.search import Judge
from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.engine.decks import FOREST, SPACES, X
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.mechanisms.replacing import lay_spaces
from cosecha.games.agricola.scoring import total
from cosecha.locale import LANGUAGES, Speaker
from tests.games.agricola.farms import action

BOTH = Options(players=2, first_seat=0, x_deck="with", forest_deck="with")


def number(name: str) -> int:
    return CARD_NAMES.index(name)


def start(*, wood: int = 3, stone: int = 0) -> State:
    """Seat 0 is to move, and Forest or the Western Quarry have goods."""
    state = GAME.start(BOTH, 1)
    state.put(NAMES.index("forest"), wood, 0)
    if stone:
        state.spaces.append(NAMES.index("western-quarry"))
        state.put(NAMES.index("western-quarry"), stone, 0)
    state.farms[0].choices = None
    return state


def only(state: State, deck: int, *names: str) -> State:
    """These cards are left in a deck."""
    assert state.decks is not None
    state.decks.piles[deck] = tuple(map(number, names))
    return state


def hint(state: State, text: str, rank: int = 0) -> Message:
    return reason(state, 0, action(text), rank, trained_net(False))


def worth(state: State, text: str) -> float:
    judge = Judge(trained_net(False), state, 0)
    twin = state.copy()
    twin.answer(0, action(text), None)
    return judge.finish(twin)


def test_a_hint_says_that_a_card_is_drawn() -> None:
    drawn = hint(start(), "use forest")
    assert (drawn.id, drawn.args["deck"], drawn.args["amount"]) == ("agricola-advice-draws", "forest", 3)
    landed = hint(start(stone=1), "use western-quarry")
    assert (landed.id, landed.args["deck"], landed.args["amount"]) == ("agricola-advice-draws", "x", 1)
    assert hint(start(wood=2), "use forest").id != "agricola-advice-draws"


def test_whoever_has_looked_at_the_deck_is_told_which_card() -> None:
    state = start()
    assert state.decks is not None
    lay(state.farms[0], number("witch"))
    state.decks.looked[FOREST] = 1
    top = CARD_NAMES[state.decks.piles[FOREST][-1]]
    known = hint(state, "use forest")
    assert known.id == "agricola-advice-draws-known"
    assert known.args["card"] == Token("card", top)
    state.farms[0].played = ()
    lay(state.farms[1], number("witch"))
    assert hint(state, "use forest").id == "agricola-advice-draws"


def test_bonus_points_are_a_reason() -> None:
    state = start()
    assert state.decks is not None
    state.decks.laid = (number("fairy-ring"),)
    state.decks.fairies = 2
    lay_spaces(state)
    before, after = total(state, 0), hint(state, "use fairy-ring")
    twin = state.copy()
    twin.answer(0, action("use fairy-ring"), None)
    assert after == Message("agricola-advice-bonus", {"points": 5})
    assert total(twin, 0) - before >= 5


def test_answers_to_a_drawn_card_have_a_reason_of_their_own() -> None:
    state = only(start(stone=1), X, "candy-trail")
    state.apply(0, action("use western-quarry"))
    assert hint(state, "pick candy-trail points2").id == "agricola-advice-bonus"
    state.apply(0, action("pick candy-trail points2"))
    assert hint(state, "pick candy-trail forest").id == "agricola-advice-drawn"
    assert hint(state, "pick candy-trail forest", 1).id == "agricola-advice-weaker-drawn"
    for language in LANGUAGES:
        said = Speaker(language).say(hint(state, "pick candy-trail forest"))
        assert Speaker(language).text("name-card-candy-trail") in said


def test_a_draw_is_worth_what_the_deck_brings() -> None:
    """3 stone and 3 food against a child who eats and leaves again, or against nothing at all."""
    good = worth(only(start(), FOREST, "french-castle"), "use forest")
    bad = worth(only(start(), FOREST, "all-your-wood"), "use forest")
    mixed = worth(only(start(), FOREST, "french-castle", "all-your-wood"), "use forest")
    assert bad < mixed < good
    assert mixed == pytest.approx((good + bad) / 2)


def test_only_the_card_that_is_known_is_tried() -> None:
    state = start()
    state.answer(0, action("use forest"), None)
    assert is_drawing(state, 0)
    assert len(after_draw(state, 0)) > 1
    assert len(after_draw(state, 0, 2)) == 2
    assert state.decks is not None
    lay(state.farms[0], number("witch"))
    state.decks.looked[FOREST] = 1
    assert len(after_draw(state, 0)) == 1


def test_a_draw_is_tried_without_the_real_order() -> None:
    """The bot sees a guess, so two matches that differ only in the order of the deck get the same answer."""
    state = start()
    twin = state.copy()
    assert state.decks is not None
    assert twin.decks is not None
    twin.decks.piles[FOREST] = tuple(reversed(state.decks.piles[FOREST]))
    chosen = {InsightBot().choose(each.view(0), Rng(5)) for each in (state, twin)}
    assert len(chosen) == 1


def test_a_bot_that_ignores_the_decks_uses_none_of_their_spaces() -> None:
    state = start()
    assert state.decks is not None
    state.decks.laid = (number("fairy-ring"),)
    state.decks.fairies = 8
    lay_spaces(state)
    ring = action("use fairy-ring")
    assert SPACES[number("fairy-ring")] in state.spaces
    using, ignoring = ({each for _, each in bot.rate(state, state.view(0))} for bot in (InsightBot(), DecklessBot()))
    assert ring in using
    assert using - ignoring == {ring}


def test_somebody_who_leaves_tonight_is_not_expected_to_stay() -> None:
    """In round 2, 10 food are not worth a person."""
    state = start()
    assert state.decks is not None
    state.decks.laid = (number("land-of-milk-and-honey"),)
    lay_spaces(state)
    state.farms[0].choices = None
    assert worth(state, "use land-of-milk-and-honey") < worth(state, "use day-laborer") - 5
