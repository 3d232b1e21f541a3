"""Team play and the open market in the text client and the terminal: what can be read, chosen and drawn."""

import io
from typing import Any

import pytest
from rich.console import Console

from cosecha.core.message import Message
from cosecha.games.agricola import GAME
from cosecha.games.agricola.state import State
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.pages.choice_forms import forms
from cosecha.terminal.boards import UNICODE
from cosecha.terminal.boards.agricola import asked_places
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen

NAMES = ["Ana", "Bruno", "Celia", "Dora"]
ENGLISH = Speaker("en", NAMES)
SPACES: dict[str, Any] = {"farm-expansion": {}, "market": {}, "fencing": {}, "farmland": {}}


def at_work(farms: list[dict[str, Any]], use: str = "", **options: Any) -> State:
    """Seat 0 is to place a person in round 1, or has used a space."""
    position = {
        "options": {"players": 4, "teams": "lower", **options},
        "round": 1,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "spaces": SPACES,
        "majors": ["well"],
        "farms": [{**farms[0], "steps": [{"step": "place"}]}, *farms[1:]],
        "round_cards": ["fencing"],
    }
    state: State = GAME.from_position(position, check=False)
    if use:
        state.play(0, GAME.parse(f"use {use}"))
    return state


def labels(state: State, speaker: Speaker = ENGLISH) -> list[str]:
    return [speaker.say(choice.label) for choice in GAME.words.choices(state.view(0))]


def say(message: Message | None) -> str:
    assert message is not None
    return ENGLISH.say(message)


def drawn(state: State, seat: int) -> str:
    file = io.StringIO()
    screen = Screen(ENGLISH, console=Console(file=file, width=110, color_system=None, highlight=False))
    screen.glyphs = UNICODE
    show_table(GAME, state.view(seat), screen)
    return file.getvalue()


def test_the_status_names_the_teams() -> None:
    lines = [ENGLISH.say(line) for line in GAME.words.status(at_work([{}, {}, {}, {}]).view(1))]
    assert "Teams: Ana, Celia against Bruno, Dora" in lines


def test_goods_are_moved_by_choosing_a_number() -> None:
    state = at_work([{"goods": {"wood": 4, "reed": 2}}, {}, {"goods": {"grain": 3}}, {}], "market")
    assert say(GAME.words.prompt(state.view(0))) == "Which goods do you move? The supply keeps 1 more of each kind."
    assert labels(state)[:3] == [
        "Give up to 3 wood to your partner",
        "Give 1 reed to your partner",
        "Get up to 2 grain from your partner",
    ]
    choice = GAME.words.choices(state.view(0))[0]
    assert (choice.notation, choice.least, choice.most) == ("give wood", 1, 3)
    form = forms([choice], GAME.words, ENGLISH)[0]
    assert form.options[0].notation == "give wood"


def test_a_choice_says_what_building_for_the_partner_costs() -> None:
    state = at_work([{"goods": {"wood": 20, "clay": 9, "reed": 9}}, {}, {"house": "clay"}, {}], "farm-expansion")
    assert [label for label in labels(state) if "partner" in label] == [
        "Build a room for your partner for 6 clay, 3 reed: 3 spaces to choose from",
        "Build a stable for your partner for 3 wood: 13 spaces to choose from",
    ]


def test_the_question_says_what_building_for_the_partner_costs() -> None:
    goods = {"goods": {"wood": 20, "clay": 9, "reed": 9}}
    state = at_work([goods, {}, {"house": "clay"}, {}], "farm-expansion")
    assert say(GAME.words.prompt(state.view(0))) == (
        "What do you build? A room costs 5 wood and 2 reed, a stable 2 wood."
        " For your partner, a room costs 6 clay, 3 reed, a stable 3 wood."
    )
    state = at_work([{"goods": {"wood": 3}}, {}, {}, {}], "farm-expansion")
    assert say(GAME.words.prompt(state.view(0))).endswith("It costs 2 wood. For your partner, a stable costs 3 wood.")
    state = at_work([{"goods": {"wood": 2}}, {}, {}, {}], "farm-expansion")
    assert say(GAME.words.prompt(state.view(0))).endswith("It costs 2 wood.")


def test_the_question_about_fences_says_what_they_cost_for_the_partner() -> None:
    state = at_work([{"goods": {"wood": 20}}, {}, {}, {}], "fencing")
    prompt = say(GAME.words.prompt(state.view(0)))
    assert prompt.endswith("For your partner, each 1 to 3 fences cost 1 more wood.")
    assert state.view(0).facts.for_partner[0].fences == 0
    state.play(0, GAME.parse("partner-fence e1"))
    assert state.view(0).facts.for_partner[0].fences == 4


def test_both_notes_about_fences_are_read_in_spring() -> None:
    state = at_work([{"goods": {"wood": 20}}, {}, {}, {}], "fencing", seasons="with")
    prompt = say(GAME.words.prompt(state.view(0)))
    assert "up to 2 more are free. For your partner" in prompt


def test_a_partners_card_is_told_like_ones_own() -> None:
    position = {"goods": {"wood": 9, "reed": 9}}
    state = at_work([position, {}, {"played": ["carpenter"]}, {}], cards="full")
    state.farms[0].steps.insert(0, state.farms[0].steps[0])
    state.play(0, GAME.parse("use farm-expansion"))
    assert labels(state)[0] == "Build a room for 3 wood, 2 reed: 3 spaces to choose from"
    assert "Build a room for your partner for 4 wood, 3 reed: 3 spaces to choose from" in labels(state)


def test_the_log_tells_who_builds_for_whom() -> None:
    state = at_work([{"goods": {"wood": 20, "reed": 9}}, {}, {}, {}], "farm-expansion")
    events = [*state.play(0, GAME.parse("partner-room b2")), *state.play(0, GAME.parse("partner-stable e1"))]
    assert [ENGLISH.say(GAME.words.event(event)) for event in events] == [
        "Ana builds a wooden room on b2 for Celia.",
        "Ana builds a stable on e1 for Celia.",
    ]


def test_a_move_shows_what_the_partner_gets() -> None:
    state = at_work([{"goods": {"wood": 4}}, {}, {}, {}], "market")
    view, action = state.view(0), GAME.parse("give wood 2")
    facts = GAME.words.facts(view, action, state.preview(0, action)) or []
    assert [ENGLISH.say(fact.message) for fact in facts] == ["4 → 1", "For Celia: 2 wood"]


def test_the_score_sheet_says_what_counts_for_the_team() -> None:
    state = at_work([{"goods": {"grain": 8}}, {}, {"goods": {"grain": 1}}, {}])
    table = GAME.words.sheet(state.scores())
    rows = {ENGLISH.say(row[0]) if isinstance(row[0], Message) else row[0]: row[1:] for row in table.rows}
    assert [say(cell) for cell in rows["Partner"] if isinstance(cell, Message)] == ["Celia", "Dora", "Ana", "Bruno"]
    grain = [ENGLISH.say(cell) for cell in rows["Grain"] if isinstance(cell, Message)]
    assert grain == ["8 → 4, team: 1", "0 → −1 (+1)", "1 → 1 (+3)", "0 → −1 (+1)"]
    assert rows["Own points"] == [-9, -14, -12, -14]
    assert rows["Team (the lower results)"] == [-12, -14, -12, -14] == table.rows[-1][1:]


def test_what_decided_a_match_names_teams() -> None:
    state = at_work([{"goods": {"grain": 8}}, {}, {"goods": {"grain": 1}}, {}])
    assert say(GAME.words.decided(state.scores())) == ("What decided the game: Grain (Ana, Celia: 1; Bruno, Dora: -1).")
    assert say(GAME.words.decided(at_work([{}, {}, {}, {}]).scores())) == (
        "Nobody could pull ahead, so the win is shared."
    )
    state = at_work([{"begging": 1}, {}, {}, {}], teams="product")
    assert say(GAME.words.decided(state.scores())) == (
        "What decided the game: −14 × −14 = −196 (Bruno, Dora) against −17 × −14 = −238 (Ana, Celia)."
    )


def test_the_terminal_labels_the_spaces_of_the_partners_farm() -> None:
    state = at_work([{"goods": {"wood": 3}, "stables": ["b1", "c1", "d1", "e1"]}, {}, {}, {}], "farm-expansion")
    assert asked_places(state.view(0)) == set()
    assert "e3" in asked_places(state.view(0), partner=True)
    assert drawn(state, 0).count("e3") == 1
    assert "e3" not in drawn(state, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_names_what_is_for_the_partner(language: str) -> None:
    speaker = Speaker(language, NAMES)
    state = at_work([{"goods": {"wood": 20, "reed": 9}}, {}, {}, {}], "farm-expansion")
    said = labels(state, speaker)
    partner = {"en": "partner", "es": "compañero", "fr": "partenaire", "pl": "partnerowi"}[language]
    assert sum(partner in label for label in said) == 2
    assert not any("$" in label or "agricola-" in label for label in said)


def shop() -> State:
    position = {
        "options": {"players": 2, "cards": "full", "open_market": "with"},
        "round": 1,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "spaces": {"forest": {"goods": {"wood": 3}}},
        "majors": ["well"],
        "market": ["carpenter", "loom"],
        "farms": [{"goods": {"wood": 1}, "steps": [{"step": "end of turn"}, {"step": "place"}]}, {}],
        "round_cards": ["fencing"],
    }
    state: State = GAME.from_position(position, check=False)
    return state


def test_the_open_market_is_a_table_for_everybody() -> None:
    state = shop()
    for seat in (0, 1, None):
        table = next(each for each in GAME.words.board(state.view(seat)) if say(each.title) == "Open market")
        assert [say(row[0]) for row in table.rows if isinstance(row[0], Message)] == ["Carpenter", "Loom"]
    state.play(0, GAME.parse("take loom"))
    titles = [say(each.title) for each in GAME.words.board(state.view(1))]
    assert "Open market (used this round)" in titles


def test_a_card_of_the_market_is_chosen_with_its_price_and_text() -> None:
    loom = next(label for label in [say(each.label) for each in GAME.words.choices(shop().view(0))] if "Loom" in label)
    assert loom.startswith("Take Loom (2 wood; at least 2 occupations in play): ")
    assert shop().view(0).cards["loom"].missing == {"wood": 1}
    assert shop().view(None).cards["loom"].missing == {}


def test_the_terminal_shows_the_open_market() -> None:
    assert "Open market" in drawn_market(0)
    assert "Loom" in drawn_market(1)


def drawn_market(seat: int) -> str:
    return drawn(shop(), seat)
