"""The report: where points came from, and what to try next."""

from typing import Any

import pytest

from cosecha.bots.levels import LEVELS
from cosecha.coach import report
from cosecha.coach.report import Usual, compared_level, reports_of, usual_key, usual_points
from cosecha.coach.review import JudgedDecision, Review, Reviewer
from cosecha.coach.tables import report_table
from cosecha.core.message import Message
from cosecha.core.options import option_fields
from cosecha.core.record import Record
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.coach.played import played, recorded


def unjudged(record: Record, decisions: list[JudgedDecision] | None = None) -> Review:
    return Review(record.game, "none", "points", len(record.names), decisions or [], [], [], True)


@pytest.mark.parametrize("game", NAMES)
def test_sources_add_up_to_the_total(game: str) -> None:
    record = recorded(game, {"players": 2}, 10_000)
    reports = reports_of(record, unjudged(record))
    assert [each.seat for each in reports] == [0, 1]
    for each, other in zip(reports, reports[::-1], strict=True):
        assert sum(line.own for line in each.sources) == each.total
        assert [line.others for line in each.sources] == [line.own for line in other.sources]
        for language in LANGUAGES:
            speaker = Speaker(language)
            assert all(speaker.say(line.label) for line in each.sources)
            assert all(speaker.say(advice) for advice in each.advice)
    assert sorted(each.place for each in reports) in ([1, 2], [1, 1])


def test_a_match_that_is_not_over_has_no_report() -> None:
    record = recorded("cacao", {"players": 2}, 3)
    assert reports_of(record, unjudged(record)) == []


def test_the_advice_is_about_the_weakest_source_and_the_costliest_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("cacao", {"players": 2}, 10_000)
    own = {line.source: float(line.own) for line in reports_of(record, unjudged(record))[0].sources}
    usual = Usual(1, own | {"water": own["water"] + 5, "suns": own["suns"] + 2})
    monkeypatch.setattr(report, "usual_points", lambda game: {"2": {"master": usual}})
    small = JudgedDecision(4, "2.place.0", 0, "place 1111 0,1", "good", 0.5, [])
    large = JudgedDecision(9, "3.place.0", 0, "place 1111 0,1", "mistake", 4.25, [])
    advice = reports_of(record, unjudged(record, [small, large]))[0].advice
    assert [each.id for each in advice] == ["coach-try-cacao", "coach-try-move"]
    assert advice[0].args == {"source": "water"}
    assert advice[1].args["move"] == 10
    monkeypatch.setattr(report, "usual_points", lambda game: {"2": {"master": Usual(1, own)}})
    assert [each.id for each in reports_of(record, unjudged(record, [small]))[0].advice] == ["coach-try-level"]


@pytest.mark.parametrize("game", NAMES)
def test_what_is_usual_is_known_for_every_number_of_players(game: str) -> None:
    record = recorded(game, {"players": 2}, 10_000)
    known = {line.source for line in reports_of(record, unjudged(record))[0].sources}
    field = next(field for field in option_fields(by_name(game).options) if field.name == "players")
    assert field.least is not None
    assert field.most is not None
    for players in range(field.least, field.most + 1):
        key = usual_key(game, {"players": players})
        assert key is not None
        by_level = usual_points(game)[key]
        assert tuple(by_level) == LEVELS
        for usual in by_level.values():
            assert usual.games > 0
            assert known & usual.sources.keys()


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("agricola", {"players": 3}, "3"),
        ("agricola", {"players": 3, "first_seat": 1}, "3"),
        ("agricola", {"players": 3, "cards": "full"}, "3 cards"),
        ("agricola", {"players": 3, "cards": "few"}, None),
        ("agricola", {"players": 3, "cards": "full", "deal": "draft-7"}, None),
        ("agricola", {"players": 2, "seasons": "with"}, None),
        ("agricola", {"players": 4, "teams": "lower"}, None),
        ("agricola", {"players": 2, "forest_deck": "with"}, None),
        ("agricola", {"players": 2, "tile": "with"}, None),
        ("agricola", {"players": 2, "start_food": [3, 0]}, None),
        ("agricola", {"players": 1, "cards": "full", "start_cards": [["firewood-collector"]]}, None),
        ("cacao", {"players": 4, "gold": "hidden", "first_seat": 2}, "4"),
        ("santiago", {"players": 3, "money_visibility": "hidden", "starting_overseer_seat": 1}, "3"),
        ("santiago", {"players": 2, "oldest_seat": 1}, "2"),
        ("santiago", {"players": 3, "spring_mode": "any"}, None),
        ("santiago", {"players": 3, "min_bribe": 2}, None),
    ],
)
def test_what_is_usual_is_known_only_for_options_that_hardly_matter(
    game: str, options: dict[str, Any], key: str | None
) -> None:
    assert usual_key(game, options) == key
    assert key is None or key in usual_points(game)


def test_without_a_comparison_the_others_count() -> None:
    record = recorded("santiago", {"players": 2, "min_bribe": 2}, 10_000)
    reports = reports_of(record, unjudged(record))
    assert all(line.usual is None for each in reports for line in each.sources)
    assert [len(report_table(each).header) for each in reports] == [3, 3]


@pytest.mark.parametrize("teams", ["lower", "product"])
def test_a_report_of_a_team_game_is_about_the_seats_own_points(teams: str) -> None:
    match = played("agricola", {"players": 4, "teams": teams}, 10_000)
    record = match.record()
    scores: Any = match.state.scores()
    for each in reports_of(record, unjudged(record)):
        seat = each.seat
        assert each.total == sum(line.own for line in each.sources) == scores.own[seat]
        assert each.team == scores.totals[seat]
        rivals = [scores.own[(seat + step) % 4] for step in (1, 3)]
        assert sum(line.others or 0.0 for line in each.sources) == pytest.approx(sum(rivals) / 2)
        *_, total, team = report_table(each).rows
        assert total == [Message("coach-report-total"), each.total, pytest.approx(sum(rivals) / 2, abs=1)]
        assert team == [Message("coach-report-team"), each.team, ""]


@pytest.mark.parametrize(
    ("seats", "levels"),
    [
        (["person", "farmer"], ["farmer", "master"]),
        (["person", "apprentice", "master@0.5", "person"], ["master", "master", "apprentice", "master"]),
        (["person", "insight"], ["master", "master"]),
        (["person"], ["master"]),
        ([], ["master"]),
    ],
)
def test_a_seat_is_compared_with_the_strongest_level_it_played(seats: list[str], levels: list[str]) -> None:
    assert [compared_level(seats, seat) for seat in range(max(1, len(seats)))] == levels


def test_who_played_is_known_after_an_undo() -> None:
    seats = ["person", "farmer"]
    match = played("cacao", {"players": 2}, 40, seats=seats)
    assert [match.at(moves).seats for moves in (0, 15, 16, 39)] == [seats] * 4


def test_the_level_decides_what_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("cacao", {"players": 2}, 10_000, seats=["person", "farmer"]).record()
    usual = {level: Usual(1, {"gold": float(rank)}) for rank, level in enumerate(LEVELS)}
    monkeypatch.setattr(report, "usual_points", lambda game: {"2": usual})
    reports = reports_of(record, unjudged(record))
    assert [each.level.id for each in reports] == ["bot-level-farmer", "bot-level-master"]
    gold = [next(line.usual for line in each.sources if line.source == "gold") for each in reports]
    assert gold == [2.0, 4.0]


@pytest.mark.usefixtures("few_simulations")
def test_every_decision_counts_once_in_the_marks() -> None:
    record = recorded("cacao", {"players": 2}, 10_000)
    reviewer = Reviewer(record)
    found = [reviewer.do(number) for number in range(2)]
    review = reviewer.whole(found)
    for each in reports_of(record, review):
        assert sum(each.marks.values()) == sum(decision.seat == each.seat for decision in review.decisions)
