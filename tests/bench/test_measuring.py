"""How `make bench` reports figures that miss their targets. The figures themselves are not tested."""

import pytest

from bench import datasets, environments, loading, motion, ours
from bench.interleaved import interval, microseconds
from bench.run import CARDS_AIM, LOOKS, THINKING_AIMS, looks, slow_cards, slow_looks, slow_thinkers
from cosecha.encoding import encoder_for
from cosecha.games import NAMES, by_name

FLIGHT: dict[str, float | str] = {
    "window": "desk",
    "moves": "16-47",
    "pieces at once": motion.WANTED,
    "frames": 158,
    "over budget": 0,
}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, []),
        ({"pieces at once": 19}, ["desk 16-47: not 20 pieces but 19"]),
        ({"over budget": 3}, ["desk 16-47: 3 of 158 frames over 8 ms"]),
        (
            {"pieces at once": 0, "over budget": 1},
            ["desk 16-47: not 20 pieces but 0", "desk 16-47: 1 of 158 frames over 8 ms"],
        ),
    ],
)
def test_too_few_pieces_or_slow_frames_are_reported(more: dict[str, float | str], said: list[str]) -> None:
    assert motion.missed([FLIGHT | more]) == said
    assert motion.missed([FLIGHT, FLIGHT | more]) == said


LOBBY: dict[str, float | int | str] = {"page": "lobby", "seconds": 2.5, "requests": 20, "shift": 0.099}
TABLE: dict[str, float | int | str] = {"page": "cacao", "seconds": 4.0, "requests": 20, "shift": 0.099}


def test_a_first_visit_just_within_budget_is_not_reported() -> None:
    assert loading.missed([LOBBY, TABLE]) == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (LOBBY | {"seconds": 2.51}, "lobby: ready after 2.51 s, not 2.5"),
        (TABLE | {"seconds": 4.01}, "cacao: ready after 4.01 s, not 4"),
        (LOBBY | {"requests": 21}, "lobby: 21 requests, not 20"),
        (TABLE | {"requests": 21}, "cacao: 21 requests, not 20"),
        (LOBBY | {"shift": 0.1}, "lobby: layout shift 0.100, not under 0.1"),
        (TABLE | {"shift": 0.1}, "cacao: layout shift 0.100, not under 0.1"),
    ],
)
def test_a_first_visit_over_budget_is_reported(row: dict[str, float | int | str], said: str) -> None:
    assert loading.missed([LOBBY, row, TABLE]) == [said]


def test_every_missed_target_is_reported() -> None:
    assert len(loading.missed([LOBBY | {"seconds": 9, "requests": 79, "shift": 0.66}])) == 3


@pytest.mark.proof
@pytest.mark.parametrize("game", NAMES)
def test_a_bot_slower_than_its_target_is_reported(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "THOUGHT_MATCHES", 1)
    thought = ours.thinking(by_name(game), 2, 1)
    assert thought > 0
    aim = THINKING_AIMS[game]
    figures = {"2": {"think_ms": aim}, "3": {"think_ms": aim + 1}}
    said = slow_thinkers({game: figures, f"{game}, compiled": figures, "catanatron": {"4": {}}})
    assert said == [f"{game}, compiled, 3 seats: the bot thinks {aim + 1:.1f} ms, over its target of {aim:g}"]


@pytest.mark.parametrize("game", NAMES)
def test_views_guesses_and_digests_are_measured_against_their_targets(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours, "LOOKED_MATCHES", 1)
    figures = ours.looking_cost(by_name(game), 2, 1)
    assert set(figures) == set(LOOKS.values())
    assert min(figures.values()) > 0
    slow = {"2": figures | {"guess_us": 31.0, "digest_us": 2.0}, "3": figures | {"guess_us": 33.0, "digest_us": 1.0}}
    said = slow_looks({f"{game}, compiled": slow, f"{game}, pure": slow, "catanatron": {"4": {}}})
    assert said == [f"{game}, compiled: guess takes 32.0 µs, over its target of 30"]
    assert looks({f"{game}, pure": slow, "catanatron": {"4": {}}}).row_count == 1


def test_cards_that_slow_play_down_too_much_are_reported() -> None:
    plain = {"2": {"decisions_per_s": 1000.0}, "3": {"decisions_per_s": 1000.0}}
    cards = {"2": {"decisions_per_s": 1000 / CARDS_AIM}, "3": {"decisions_per_s": 400.0}}
    said = slow_cards({"agricola, pure": plain, "agricola with cards, pure": cards})
    assert said == ["agricola, pure, 3 seats: with cards an action takes 2.50 times as long"]


def test_a_comparison_gives_the_interval_of_the_median() -> None:
    assert interval([number / 15 for number in range(1, 16)]) == (4 / 15, 12 / 15)
    assert interval([1.0]) == (1.0, 1.0)
    assert microseconds(1, {"cards": "full"}) > 0


def test_each_environment_is_compared_with_its_aim_on_the_compiled_rules_only() -> None:
    figures = {"rules": 10.0, "PettingZoo": 15.0, "vector": 15.3, "vector, no copies": 14.0, "OpenSpiel": 99.0}
    assert environments.aims({"cacao, compiled": figures, "cacao, pure": figures, "chess": figures}) == [
        "cacao, compiled, PettingZoo: ×1.50 of the rules, aim ×1.5 met",
        "cacao, compiled, vector: ×1.53 of the rules, aim ×1.5 missed by 0.3 µs",
        "cacao, compiled, vector, no copies: ×1.40 of the rules, aim ×1.5 met",
    ]


def test_the_environments_are_measured_on_whole_random_matches() -> None:
    encoder = encoder_for("santiago", players=2)
    script = environments.script(encoder, 3)
    state = encoder.game.start(encoder.options, 3)
    for seat, action in script.actions:
        state.apply(seat, action)
    assert not state.waiting()
    assert len(environments.script(encoder, 3, 10).numbers) == 10


def test_datasets_that_take_too_long_are_reported() -> None:
    assert datasets.write("encoded", 1, 1)["decisions"] > 50
    fast = {"seconds": datasets.AIM / 2, "decisions": 500_000}
    assert datasets.missed({"json": fast}) == []
    slow = {"seconds": datasets.AIM, "decisions": 900_000}
    assert datasets.missed({"json": slow, "encoded": fast}) == ["json: a million decisions take 200 s, not 180"]
