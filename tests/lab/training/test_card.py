"""The card of a net, from its weights, the log of its training and what was measured. torch is installed only for the
long tests."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.file import Description, write_weights
from cosecha.bots.nets.inputs import FLAG, Seen
from cosecha.lab.strength.rows import rows_named

pytestmark = pytest.mark.proof

LOG: list[dict[str, Any]] = [
    {"epoch": 1, "same": 0.5, "surprise": 1.0, "seconds": 60.0},
    {"epoch": 2, "same": 0.6, "surprise": 0.9, "seconds": 120.0},
    {"iteration": 1, "seconds": 4000.0, "playing": 3.0, "games": 500, "points": [31.0]},
    {"iteration": 2, "seconds": 7200.0, "playing": 3.0, "games": 500, "points": [32.0]},
    {"iteration": 2, "against": 1, "players": 2, "won": 0.6, "ahead": 1.0},
]
RATED = {
    "iteration": 2,
    "ratings": [
        {"net": 1, "rating": -20.5, "low": -30.0, "high": -11.0},
        {"net": 2, "rating": 20.5, "low": 11.0, "high": 30.0},
    ],
}
ALONE = {"iteration": 2, "options": {"players": 2}, "games": 128, "points": 40.25, "others": 33.0}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A run of Cacao's net, and its weights."""
    about = Description("cacao", "cacao", "cacao-v0", 4, Aim(), [Seen("gold", (2, 3), 0, 1, FLAG, 1)], ["a", "b", "c"])
    units = {"first": 5, "second": 4, "policy": 3}
    write_weights(tmp_path / "cacao.npz", about, {f"{name}.bias": np.zeros(n) for name, n in units.items()})
    write_log(tmp_path, LOG)
    return tmp_path


def write_log(folder: Path, log: list[dict[str, Any]]) -> None:
    (folder / "log.jsonl").write_text("".join(json.dumps(entry) + "\n" for entry in log))


def card(folder: Path, *flags: str) -> str:
    from cosecha.lab.training.commands import main

    to = folder / "cacao.md"
    main(["card", "cacao", "--folder", str(folder), "--to", str(to), "--hardware", "one GPU", *flags])
    return to.read_text(encoding="utf-8")


def test_a_card_says_how_the_net_was_made(folder: Path) -> None:
    text = card(folder, "--curves", "cacao.svg", "--limit", "No maps.", "--made-by", "python -m training")
    assert text.startswith("# The net `cacao`\n")
    for said in (
        "| inputs | 6, from 1 fields of the observations of `cacao-v0` |",
        "| units | 5 and 4 shared, 3 more for the policy |",
        "| policy | 3 choices |",
        "12 parameters |",
        "| imitation | 2 epochs |",
        "| self-play | 2 iterations |",
        "| self-play games | 1,000 |",
        "| time | 120 minutes, without lessons and evaluations |",
        "| hardware | one GPU |",
        "```\npython -m training\n```",
        "](cacao.svg)",
        "\n- No maps.\n",
    ):
        assert said in text


def test_a_card_has_what_was_measured(folder: Path) -> None:
    strength = folder / "strength.jsonl"
    found = {
        "row": "cacao-2",
        "bot": "master@0.1",
        "rules": 1,
        "net": rows_named(["cacao-2"])[0].net,
        "first": 0,
        "values": [1.0] * 400,
    }
    strength.write_text(json.dumps(found) + "\n")
    write_log(folder, [*LOG, {**ALONE, "bot": "insight", "won": 0.25}, {**ALONE, "bot": "insight", "won": 0.5}])
    text = card(folder, "--strength", str(strength))
    rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| `cacao-")]
    assert rows == ["`cacao-2`", "`cacao-3`", "`cacao-4`"]
    assert "| 100.0% (99.0–100.0%), 400 games | yes |" in text
    assert '| 128 of `{"players": 2}` | `insight` | 50.0% | 40.2 | 33.0 |' in text
    assert "25.0%" not in text, "the last games count"


def test_a_card_has_the_last_rating(folder: Path) -> None:
    assert "rating" not in card(folder)
    first = {"iteration": 1, "ratings": [{"net": 1, "rating": 0.0, "low": -9.0, "high": 9.0}]}
    write_log(folder, [first, *LOG, RATED])
    said = "| rating among the nets saved | +20 Elo (+11 to +30) after 2 iterations, -20 after 1; 0 is the average |"
    assert said in card(folder)


def test_the_log_knows_commands_and_recipe(folder: Path) -> None:
    from cosecha.lab.training.commands import main

    write_log(folder, [{**ALONE, "iteration": 0, "bot": "insight", "won": 0.5}])
    before = (folder / "log.jsonl").read_text()
    flags = ["--only", "1", "--set", "games=6", "--set", "hidden=[8,8,4]", "--processes", "1"]
    with pytest.raises(SystemExit):
        main(["train", "chess"])
    for _ in range(2):
        main(["train", "cacao", *flags, f"--folder={folder}", "--minutes", "0"])
    assert (folder / "log.jsonl").read_text().startswith(before)
    text = card(folder)
    command = "python -m cosecha.lab.training train cacao --only 1 --set games=6 --set 'hidden=[8,8,4]'"
    assert f"```\n{command}\n```" in text
    assert '"games": 6' in text
    assert '| trained on | `{"players": 3}` |' in text


def test_curves_are_drawn_from_the_same_log(folder: Path) -> None:
    from cosecha.lab.training.curves import draw

    log = [{"command": "train"}, *LOG, {**ALONE, "bot": "insight", "won": 0.5}]
    for ratings in ([], [RATED]):
        write_log(folder, [*log, *ratings])
        drawn = draw(folder).read_text(encoding="utf-8")
        assert drawn.count("<path") > 10
        assert drawn.count("Ratings of the nets") == len(ratings)


def test_curves_of_runs_with_other_kinds_of_matches_are_drawn(folder: Path) -> None:
    from cosecha.lab.training.curves import draw

    write_log(folder, [*LOG, {"recipe": {"matches": [{"options": {"players": 1}}, {"options": {"players": 2}}]}}])
    assert draw(folder).exists()
