"""The rules pages: the same outline in every language, and figures and examples that agree with the rules."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cosecha.games import NAMES, by_name
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES as SPACES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.series import three_games
from cosecha.games.agricola.spaces.seasons import prepared
from cosecha.games.cacao.options import WORKER_TILES, jungle_in_play
from cosecha.locale import LANGUAGES, Kind, figures, page, rules_page
from tests.locale.catalogue import ids
from tools.figures import (
    CAMPAIGN,
    CANDIES,
    CANDIES_LEFT,
    CANDY_POINTS,
    FIGURES,
    SAMPLE_CARD,
    SAMPLE_GROWTH,
    SAMPLE_MOVES,
    SCORED,
    SCORED_FARM,
    SEASON_GOODS,
    WOOD_TAKEN,
)

SECTIONS = {
    "santiago": [
        *("goal", "components", "setup", "round", "auction", "overseer", "planting", "leftover", "network"),
        *("proposals", "decision", "extra-canal", "drying", "income", "end", "scoring", "money", "two-players"),
        "options",
    ],
    "cacao": [
        *("goal", "components", "setup", "turn", "place", "overbuild", "fill", "work", "plantation", "market"),
        *("sites", "end-of-turn", "end", "scoring", "information", "options"),
    ],
    "agricola": [
        *("goal", "components", "setup", "round", "work", "spaces", "house", "family", "fields", "baking", "stables"),
        *(
            "fences",
            "animals",
            "improvements",
            "cards",
            "exchanges",
            "harvest",
            "feeding",
            "breeding",
            "end",
            "scoring",
        ),
        *("solo", "tiles", "seasons", "house-rules", "teams", "open-market"),
        *("x-deck", "forest-deck", "deck-cards", "campaigns", "information", "options"),
    ],
}
ROWS = {"santiago": 4, "cacao": 3, "agricola": 4}
"""Rows of the setup table: one per number of players."""
HEADING = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", NAMES)


def module_of(game: str, name: str) -> Any:
    """A module of a game, by its file name."""
    return import_module(f"cosecha.games.{game}.{name}")


@every_game
@every_language
def test_every_section_exists_in_order(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert HEADING.findall(page) == SECTIONS[game]
    assert page.count("{#") == len(SECTIONS[game])


class Section(NamedTuple):
    """The structure of a section, without its words."""

    anchor: str
    number: str
    figures: list[str]
    examples: int
    table_rows: int


EXAMPLE = {"en": "Example: ", "es": "Ejemplo: ", "fr": "Exemple\N{NO-BREAK SPACE}: ", "pl": "Przykład: "}


def sections(game: str, language: str) -> dict[str, str]:
    """The text of each section, by its anchor."""
    parts = HEADING.split(rules_page(game, language))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def headings(game: str, language: str) -> dict[str, str]:
    found = re.findall(r"^## (.+) \{#([a-z-]+)\}$", rules_page(game, language), re.MULTILINE)
    return {anchor: heading for heading, anchor in found}


def outline(game: str, language: str) -> list[Section]:
    return [
        Section(
            anchor,
            (re.match(r"\d+\. ", headings(game, language)[anchor]) or [""])[0],
            [name for _, name in IMAGE.findall(text)],
            sum(line.startswith(EXAMPLE[language]) for line in text.splitlines()),
            sum(line.startswith("| ") for line in text.splitlines()),
        )
        for anchor, text in sections(game, language).items()
    ]


@every_game
@every_language
def test_all_languages_have_the_same_outline(game: str, language: str) -> None:
    """Headings with the same numbers, and the same figures, tables and worked examples in each section."""
    assert outline(game, language) == outline(game, "en")
    assert sum(section.examples for section in outline(game, language)) >= 1


@every_language
def test_sections_shared_by_several_games_have_the_same_heading(language: str) -> None:
    found: dict[str, set[str]] = {}
    for game in NAMES:
        for anchor, heading in headings(game, language).items():
            if anchor not in ("place", "work"):  # different things in Cacao and Agricola
                found.setdefault(anchor, set()).add(heading)
    assert {anchor: said for anchor, said in found.items() if len(said) > 1} == {}


@every_language
def test_headings_are_translated(language: str) -> None:
    """A heading fits into the table of contents and differs from the English one."""
    alike = {"Plantations", "Options"}  # French words, too
    for game in NAMES:
        for anchor, heading in headings(game, language).items():
            assert len(heading) <= 40
            assert language == "en" or heading != headings(game, "en")[anchor] or heading in alike


RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "a minor improvement at Meeting Place": (
        "agricola",
        "spaces",
        {
            "en": r"Meeting Place \| [^|]*minor improvement",
            "es": r"Asamblea \| [^|]*adquisición menor",
            "fr": r"Lieu de rencontre \| [^|]*aménagement mineur",
            "pl": r"Miejsce spotkań \| [^|]*małe usprawnienie",
        },
    ),
    "a minor improvement at Basic Wish": (
        "agricola",
        "spaces",
        {
            "en": r"Basic Wish for Children: [^.]*minor improvement",
            "es": r"familiar planificada: [^.]*adquisición menor",
            "fr": r"Naissance planifiée.: [^.]*aménagement mineur",
            "pl": r"Planowane powiększenie rodziny: [^.]*małe usprawnienie",
        },
    ),
    "several Fireplaces": (
        "agricola",
        "improvements",
        {
            "en": r"own more than one of these",
            "es": r"puedes tener varios",
            "fr": r"même plusieurs Foyers",
            "pl": r"możesz mieć kilka z nich",
        },
    ),
    "a returned Fireplace": (
        "agricola",
        "improvements",
        {
            "en": r"return a Fireplace [^.]*build that Fireplace again",
            "es": r"devuelves un Hogar [^.]*vuelve a estar disponible",
            "fr": r"rends un Foyer [^.]*de nouveau le construire",
            "pl": r"zwrócić Palenisko: [^.]*znowu zbudować",
        },
    ),
    "the Well late in the game": (
        "agricola",
        "improvements",
        {
            "en": r"Well \| [^\n]*fewer than 5 rounds left",
            "es": r"El Pozo solo llena las casillas de ronda que queden",
            "fr": r"moins de 5 manches, le Puits",
            "pl": r"Studnia \| [^\n]*jeśli zostało ich mniej",
        },
    ),
    "discarding goods": (
        "agricola",
        "exchanges",
        {
            "en": r"discard goods at any time",
            "es": r"En cualquier momento puedes descartar recursos",
            "fr": r"à tout moment, défausser des ressources",
            "pl": r"W każdej chwili możesz też odrzucić swoje zasoby",
        },
    ),
    "parents in different pastures": (
        "agricola",
        "breeding",
        {
            "en": r"parents may live in different pastures",
            "es": r"No hace falta que los progenitores estén en el mismo pastizal",
            "fr": r"parents peuvent vivre dans des pâturages différents",
            "pl": r"Rodzice mogą mieszkać na różnych pastwiskach",
        },
    ),
}


@pytest.mark.parametrize("ruling", RULINGS)
@every_language
def test_rulings_are_on_the_rules_pages(ruling: str, language: str) -> None:
    game, anchor, said = RULINGS[ruling]
    assert re.search(said[language], sections(game, language)[anchor])


@every_language
def test_cacaos_tile_counts_are_correct(language: str) -> None:
    text = sections("cacao", language)["components"]
    each = [int(count) for count in re.findall(r"^\| \d-\d-\d-\d \| (\d+) \|$", text, re.MULTILINE)]
    assert each == list(WORKER_TILES[2])
    counts = [
        (int(many), int(two)) for many, two in re.findall(r"\| \**(\d+)\** \| \**(\d+)\** \|$", text, re.MULTILINE)
    ]
    many, two = (list(jungle_in_play(players).values()) for players in (3, 2))
    assert counts == [*zip(many, two, strict=True), (sum(many), sum(two))]


@every_game
@every_language
def test_no_section_is_empty(game: str, language: str) -> None:
    _, *parts = re.split(HEADING.pattern.replace("(", "(?:", 1), rules_page(game, language), flags=re.MULTILINE)
    assert len(parts) == len(SECTIONS[game])
    assert all(len(part.split()) >= 8 for part in parts)


@every_game
def test_every_anchor_the_game_uses_is_a_section(game: str) -> None:
    anchors = {*module_of(game, "phases").RULES_ANCHORS, *module_of(game, "words").REASON_ANCHORS.values()}
    assert anchors <= set(SECTIONS[game])


@every_game
def test_every_reason_has_an_anchor(game: str) -> None:
    prefix = f"{game}-reason-"
    reasons = {id.removeprefix(prefix) for id in ids("en") if id.startswith(prefix)}
    assert reasons == set(module_of(game, "words").REASON_ANCHORS)


@every_game
@every_language
def test_the_page_for_bot_authors_names_every_action(game: str, language: str) -> None:
    notation = page(game, language, "notation")
    assert HEADING.findall(notation) == ["notation"]
    written = {text.split()[0] for text in re.findall(r"`([^`]+)`", notation)}
    assert written == {str(cls.__struct_config__.tag) for cls in module_of(game, "actions").ACTION_CLASSES}


@every_game
@every_language
def test_setup_tables_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    rows = re.findall(r"^\| [\d |]+\|$", rules_page(game, language), re.MULTILINE)
    assert rows == re.findall(r"^\| [\d |]+\|$", rules_page(game, "en"), re.MULTILINE)
    assert len(rows) == ROWS[game]


IMAGE = re.compile(r"^!\[([^\]]+)\]\(/figures/([a-z-]+\.svg)\)$", re.MULTILINE)
KINDS: tuple[Kind, ...] = ("rules", "aid")
LONGEST_ALT = 220


def test_the_figures_are_up_to_date() -> None:
    """`python tools/figures.py` redraws them."""
    assert {name: drawn.decode() for name, drawn in figures().items()} == {
        f"{name}.svg": draw() for name, draw in FIGURES.items()
    }


def test_the_farm_of_the_scoring_example_has_the_points_shown() -> None:
    game = by_name("agricola")
    position = msgspec.to_builtins(game.start(game.checked({"players": 1}), 1).position())
    position["farms"][0] |= SCORED_FARM
    scored = game.from_position(position, check=False).scores()
    lines = {line.name: (line.counts[0], line.points[0]) for line in scored.categories}
    assert [(name, *lines.pop(name)) for name, _, _ in SCORED] == list(SCORED)
    assert set(lines.values()) == {(0, 0)}
    assert scored.totals == [sum(points for _, _, points in SCORED)]
    for language in LANGUAGES:
        shown = [abs(int(said)) for said in re.findall(r"\(−?(\d+)\b", sections("agricola", language)["scoring"])]
        assert shown == [abs(points) for _, _, points in SCORED], language


def test_the_sample_round_plays_as_shown() -> None:
    game = by_name("agricola")
    deals = (game.start(game.checked({"players": 2, "first_seat": 0}), seed) for seed in range(100))
    state: Any = next(state for state in deals if SAMPLE_CARD in state.position().spaces)
    position = state.position()
    assert position.round == 1
    for space, good, count in SAMPLE_GROWTH:
        assert msgspec.to_builtins(position.spaces[space].goods) == {good: count}
    for seat, space, good, count in SAMPLE_MOVES:
        assert state.waiting() == (seat,)
        before = state.position().farms[seat]
        state.play(seat, game.parse(f"use {space}"))
        if good == "field":
            state.play(seat, game.parse("plow b1"))
            assert len(state.position().farms[seat].fields) == count
        else:
            now, then = (msgspec.to_builtins(farm.goods) for farm in (state.position().farms[seat], before))
            assert now.get(good, 0) - then.get(good, 0) == count
    assert state.position().round == 2
    assert [farm.home for farm in state.position().farms] == [2, 2]


@every_language
def test_every_figure_is_shown_and_described(language: str) -> None:
    shown = [found for game in NAMES for kind in KINDS for found in IMAGE.findall(page(game, language, kind))]
    assert {name for _, name in shown} == set(figures())
    assert all(len(alt) <= LONGEST_ALT for alt, _ in shown)
    english = [alt for game in NAMES for alt, _ in IMAGE.findall(rules_page(game, "en"))]
    assert language == "en" or not {alt for alt, _ in shown} & set(english)


@pytest.mark.parametrize("season", SEASON_GOODS)
def test_the_drawn_seasons_change_the_goods_as_in_the_rules(season: Any) -> None:
    number = SEASONS.index(season)
    changes = {(GOOD_NAMES[PILED[space]], prepared(space, number)) for space in range(len(SPACES))}
    goods = {(good, change) for good, change in changes if change}
    assert goods == set(SEASON_GOODS[season])


@every_game
@every_language
def test_languages_show_the_same_figures_in_the_same_order(game: str, language: str) -> None:
    for kind in KINDS:
        named = [name for _, name in IMAGE.findall(page(game, language, kind))]
        assert named == [name for _, name in IMAGE.findall(page(game, "en", kind))]
        assert len(named) >= 2
        assert all(name.startswith(f"{game}-") for name in named)


@every_game
@every_language
def test_the_player_aid_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    """And the same number of parts; the sentences may order their numbers differently."""

    def numbers(of: str) -> list[str]:
        return sorted(re.findall(r"\d+", IMAGE.sub("", page(game, of, "aid"))))

    assert numbers(language) == numbers("en")
    assert page(game, language, "aid").count("\n## ") == page(game, "en", "aid").count("\n## ")


def test_the_docs_contain_the_notation_of_every_game() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    for game in NAMES:
        assert page(game, "en", "notation").partition("{#notation}\n")[2].strip() in docs


def test_the_drawn_campaign_has_the_points_of_the_rules() -> None:
    assert list(CAMPAIGN) == [tuple(points) for points in three_games.POINTS[3]]


def at_work(options: dict[str, Any], farm: dict[str, Any], **position: Any) -> Any:
    """A match of 2 players in which the first one places a person. `position` changes its position."""
    game = by_name("agricola")
    start = game.start(game.checked({"players": 2, "first_seat": 0, **options}), 1)
    whole = msgspec.to_builtins(start.position()) | position
    whole["farms"][0] |= farm
    return game.from_position(whole, check=False)


LANDED: dict[str, Any] = {
    "round": 5,
    "round_cards": ["major-improvement", "fencing", "grain-utilization", "sheep-market", "western-quarry"],
    "coming": None,
}
"""The first round in which Western Quarry can be in play."""


def test_the_drawn_trail_of_candies_scores_as_in_the_rules() -> None:
    card, game = "candy-trail", by_name("agricola")
    spaces: dict[str, Any] = {name: {} for name in ("farmland", "grain-seeds", "day-laborer", "forest", "fishing")}
    spaces["western-quarry"] = {"goods": {"stone": 2}}
    state = at_work({"x_deck": "with"}, {}, spaces=spaces, piles={"x": [card]}, **LANDED)
    state.play(0, game.parse("use western-quarry"))
    state.play(0, game.parse(f"pick {card} points{CANDY_POINTS}"))
    for space in spaces:
        assert state.waiting() == (0,)
        state.play(0, game.parse(f"pick {card} {space}"))
    assert state.waiting() == (1,)
    assert len(state.position().farms[0].marked) == CANDIES
    owned = {"played": [card], "stores": {card: CANDY_POINTS}}
    ends = (at_work({"x_deck": "with"}, owned | {"marked": list(spaces)[:left]}) for left in (0, CANDIES_LEFT))
    most, some = (end.scores().totals[0] for end in ends)
    assert most - some == CANDIES_LEFT
    assert some - at_work({"x_deck": "with"}, {}).scores().totals[0] == CANDY_POINTS - CANDIES_LEFT


@pytest.mark.parametrize(("wood", "draws"), [(WOOD_TAKEN[0], True), (WOOD_TAKEN[1], False)])
def test_the_drawn_forest_deck_needs_as_much_wood_as_in_the_rules(wood: int, draws: bool) -> None:
    state = at_work(
        {"forest_deck": "with", "cards": "full"},
        {"played": ["wood-cutter"], "goods": {}},
        spaces={"forest": {"goods": {"wood": wood}}, "farmland": {}},
        piles={"forest": ["camelot"]},
    )
    state.play(0, by_name("agricola").parse("use forest"))
    assert state.position().farms[0].goods == {"wood": wood + 1}
    assert state.position().farms[0].played == ["wood-cutter", *(["camelot"] if draws else [])]
