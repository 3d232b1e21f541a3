"""Agricola's words for what only cards bring: payments, things to pick, fields on cards, hands before round 1."""

import pytest

from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.engine.cards import NEEDS
from cosecha.games.agricola.events import CardPlayed
from cosecha.locale import LANGUAGES, Speaker

ENGLISH = Speaker("en", ["Ana", "Bruno"])


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("pay wood3-clay1", "pay 3 wood, 1 clay"),
        ("pay wood1-reed2-stone3", "pay 1 wood, 2 reed, 3 stone"),
        ("pay nothing", "pay nothing"),
        ("pick hard-porcelain stone2", "use Hard Porcelain: 2 stone"),
        ("pick sheep-walker boar", "use Sheep Walker: 1 wild boar"),
        ("pick scythe-worker all", "use Scythe Worker: all fields"),
        ("pick scythe-worker b1", "use Scythe Worker: field b1"),
        ("pick clearing-spade b1-c2", "use Clearing Spade: from b1 to c2"),
        ("pick clearing-spade b1-beanfield", "use Clearing Spade: from b1 to Beanfield"),
        ("sow vegetable beanfield", "sow vegetables on Beanfield"),
        ("draft loom", "keep Loom"),
        ("mulligan minor", "redraw all minor improvements"),
    ],
)
def test_actions_with_cards_are_put_into_words(action: str, words: str) -> None:
    assert ENGLISH.say(GAME.words.action(GAME.parse(action))) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [("keep 0 1 0", "keep 1 wild boar"), ("keep 2 0 3", "keep 2 sheep, 3 cattle"), ("keep 0 0 0", "keep no animals")],
)
def test_only_the_animals_that_stay_are_named(action: str, words: str) -> None:
    assert ENGLISH.say(GAME.words.action(GAME.parse(action))) == words


def test_a_payment_is_a_choice_of_its_own() -> None:
    """`choices` names the goods; nobody has to count fences paid with clay."""
    message = GAME.words.action(GAME.parse("pay wood2"))
    assert ENGLISH.text("agricola-choice-pay", goods=message.args["goods"]) == "2 wood"


def test_the_log_says_who_gets_a_passing_card() -> None:
    played = CardPlayed(seat=0, card="market-stall", passed_to=1)
    assert ENGLISH.say(GAME.words.event(played)) == "Ana plays Market Stall and passes it to Bruno."
    alone = CardPlayed(seat=0, card="market-stall")
    assert ENGLISH.say(GAME.words.event(alone)) == "Ana plays Market Stall."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prerequisite_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    said = {str(message): speaker.say(message) for message in NEEDS.values()}
    assert len(set(said.values())) == len(said) > 5


def test_before_round_1_the_status_says_that_cards_are_dealt() -> None:
    state = GAME.start(Options(players=2, cards="full", deal="draft-7"), seed=1)
    status = GAME.words.status(state.view(0))
    assert [message.id for message in status] == ["agricola-status-dealing"]
    assert GAME.words.prompt(state.view(0)).id == "agricola-decision-draft"
    choices = GAME.words.choices(state.view(0))
    assert len(choices) == 7
    assert all(ENGLISH.say(choice.label).startswith("Keep ") for choice in choices)


PAUSED = {
    "claypipe": ("home", ["card claypipe", "card claypipe: last chance"], {"clay": 3}, ["claypipe", "hard-porcelain"]),
    "pig-breeder": ("round-end", ["card pig-breeder", "card pig-breeder: make room"], {"boar": 2}, ["pig-breeder"]),
}


@pytest.mark.parametrize(
    ("card", "language", "words"),
    [
        ("claypipe", "en", "Claypipe: do you trade for the missing building materials first?"),
        ("claypipe", "es", "¿cambias antes algo por los materiales que faltan?"),
        ("claypipe", "fr", "échanges-tu d’abord des ressources contre les matériaux qui manquent"),
        ("claypipe", "pl", "czy najpierw wymieniasz zasoby na brakujące materiały budowlane?"),
        ("pig-breeder", "en", "Pig Breeder: there’s no room for the young one yet."),
    ],
)
def test_a_card_that_waits_for_trades_or_room_says_so(card: str, language: str, words: str) -> None:
    phase, (does, waits), goods, played = PAUSED[card]
    steps = [{"step": does, "card": card}, {"step": waits, "may_leave": True, "card": card}]
    first = {"played": played, "goods": goods, "majors": ["fireplace2"], "steps": steps}
    first["tallies"] = {"building-materials": 4}
    position = {
        "options": {"players": 2, "cards": "full"},
        "round": 1,
        "phase": phase,
        "active": 0,
        "starter": 0,
        "majors": [],
        "farms": [first, {}],
        "round_cards": ["fencing"],
    }
    view = GAME.from_position(position, check=False).view(0)
    assert words in Speaker(language, ["Ana", "Bruno"]).say(GAME.words.prompt(view))
    done = next(choice for choice in GAME.words.choices(view) if choice.notation == "done")
    assert ENGLISH.say(done.label) == "Done", "nothing is declined"
