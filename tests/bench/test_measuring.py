"""What `make bench` says of its figures; how they come out is no test's business."""

import pytest

from bench import motion, ours
from bench.run import THINKING_AIMS, slow_thinkers
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
def test_too_few_pieces_or_too_long_frames_are_missed(more: dict[str, float | str], said: list[str]) -> None:
    assert motion.missed([FLIGHT | more]) == said
    assert motion.missed([FLIGHT, FLIGHT | more]) == said


@pytest.mark.parametrize("game", NAMES)
def test_the_thinking_of_a_bot_is_measured_and_held_beside_its_aim(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "THOUGHT_MATCHES", 1)
    thought = ours.thinking(by_name(game), 2, 1)
    assert thought > 0
    aim = THINKING_AIMS[game]
    figures = {"2": {"think_ms": aim}, "3": {"think_ms": aim + 1}}
    said = slow_thinkers({f"{game}, pure": figures, "catanatron": {"4": {}}})
    assert said == [f"{game}, pure, 3 seats: the bot thinks {aim + 1:.1f} ms, and is to think {aim:g}"]
