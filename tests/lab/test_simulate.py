"""Many matches: the result doesn't depend on how they are run, and a failing bot is reported clearly."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from cosecha.core.errors import BadBot
from cosecha.games.santiago import Options
from cosecha.lab.playing import match_seed
from cosecha.lab.simulate import Result, matches_to_csv, simulate, to_csv, to_json, wilson
from cosecha.locale import LANGUAGES, Speaker

MYBOT = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"


def without_times(result: Result) -> Result:
    return replace(
        result,
        bots=[replace(bot, ms_per_decision=0.0) for bot in result.bots],
        played=[replace(match, thinking_ms=[]) for match in result.played],
    )


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one = simulate("santiago", ["random", "insight"], matches=5, seed=3)
    two = simulate("santiago", ["random", "insight"], matches=5, seed=3, workers=2)
    assert without_times(one) == without_times(two)


def test_another_seed_gives_other_matches_and_seeds_are_consecutive() -> None:
    first = simulate("santiago", ["random", "random"], matches=3, seed=0)
    second = simulate("santiago", ["random", "random"], matches=3, seed=1)
    assert first.played[1].seed == second.played[0].seed == f"{match_seed(0, 1):032x}"
    assert first.played[0].totals != second.played[0].totals


def test_every_bot_plays_every_seat() -> None:
    result = simulate("santiago", ["insight", "random"], Options(players=3), matches=3)
    assert result.lineup == ["insight", "random", "random"]
    assert [match.bots for match in result.played] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [(bot.bot, bot.matches) for bot in result.bots] == [("insight", 3), ("random", 6)]


def test_wins_are_shared_and_sum_to_the_number_of_matches() -> None:
    result = simulate("santiago", ["random"], Options(players=5), matches=12)
    (random,) = result.bots
    assert random.matches == 60
    assert random.wins == pytest.approx(12)
    assert random.low < random.win_rate < random.high
    assert 1 <= random.mean_rank <= 3
    assert result.mean_length > 100


def test_progress_is_reported_per_match() -> None:
    progress: list[tuple[int, int]] = []
    simulate("santiago", ["random", "random"], matches=3, progress=lambda done, all_: progress.append((done, all_)))
    assert progress == [(1, 3), (2, 3), (3, 3)]


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(95, 100)
    assert low == pytest.approx(0.8882, abs=1e-4)
    assert high == pytest.approx(0.9785, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_json_and_csv_hold_the_figures() -> None:
    result = simulate("santiago", ["insight", "random"], matches=2)
    data = json.loads(to_json(result))
    assert data["game"] == "santiago"
    assert data["options"]["players"] == 2
    rows = list(csv.DictReader(io.StringIO(to_csv(result))))
    assert [row["bot"] for row in rows] == ["insight", "random"]
    assert float(rows[0]["mean_score"]) == result.bots[0].mean_score
    assert (data["games"], data["first_game"], rows[0]["games"]) == (2, 0, "2")
    assert not re.search(r"\bmatch", to_json(result) + to_csv(result) + matches_to_csv(result).splitlines()[0])
    assert len(list(csv.DictReader(io.StringIO(matches_to_csv(result))))) == 4


def test_the_example_bot_in_the_docs_beats_random() -> None:
    result = simulate("santiago", [f"{MYBOT}:MyBot", "random"], matches=10)
    assert result.bots[0].wins >= 8


def test_the_docs_contain_the_example_bot() -> None:
    page = (MYBOT.parents[1] / "writing-a-bot.md").read_text(encoding="utf-8")
    _, _, code = MYBOT.read_text(encoding="utf-8").partition('"""\n\n')
    assert code in page


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("answer", "id"),
    [
        ("return 999", "error-bot-illegal"),
        ("return 'pass'", "error-bot-type"),
        ("return float(view.legal[0])", "error-bot-type"),
        ("return True", "error-bot-type"),
        ("raise SystemExit(0)", "error-bot-failed"),
        ("view.legal.append(999); return 999", "error-bot-illegal"),
        ("return view.nothing", "error-bot-failed"),
    ],
)
def test_a_failing_bot_is_reported_with_seed_and_decision(answer: str, id: str, workers: int, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(f"class Bad:\n    def choose(self, view, rng):\n        {answer}\n")
    name = f"{tmp_path / 'bad.py'}:Bad"
    with pytest.raises(BadBot) as wrong:
        simulate("santiago", ["random", name], Options(players=3), matches=2, workers=workers)
    message = wrong.value.message
    assert message.id == id
    assert message.args["bot"] == name
    assert message.args["seed"] in {f"{match_seed(0, number):032x}" for number in range(2)}
    assert str(message.args["decision"]).startswith("1.bid.")
    for language in LANGUAGES:
        assert str(message.args["seed"]) in Speaker(language).say(message)


def test_one_match_of_a_run_can_be_replayed_alone() -> None:
    whole = without_times(simulate("santiago", ["insight", "random"], Options(players=3), matches=3, seed=5))
    for workers in (1, 2):
        part = simulate(
            "santiago", ["insight", "random"], Options(players=3), matches=2, seed=5, first_match=1, workers=workers
        )
        assert without_times(part).played == whole.played[1:], workers
        assert part.first_match == 1


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    (tmp_path / "dead.py").write_text("import os\nclass Dead:\n    def choose(self, view, rng):\n        os._exit(1)\n")
    with pytest.raises(BadBot) as wrong:
        simulate("santiago", [f"{tmp_path / 'dead.py'}:Dead", "random"], matches=2, workers=2)
    assert wrong.value.message.id == "error-bot-worker-died"


def test_the_number_of_bots_must_match_the_seats() -> None:
    with pytest.raises(BadBot, match="error-bot-none"):
        simulate("santiago", [])
    with pytest.raises(BadBot, match="error-bot-too-many"):
        simulate("santiago", ["random"] * 3, Options(players=2))
    with pytest.raises(BadBot, match=r"error-bot-too-many \(bots=6, players=5\)"):
        simulate("santiago", ["random"] * 6)
    with pytest.raises(BadBot, match="error-bot-unknown"):
        simulate("santiago", ["random", "nobody"], workers=2)


SCRIPT = """
from cosecha.lab.simulate import simulate

if __name__ == "__main__":
    try:
        simulate("santiago", ["insight"] * 2, matches=100000, workers=2, progress=lambda *done: print(done, flush=True))
    except KeyboardInterrupt:
        print("ended", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group")
def test_ctrl_c_stops_the_workers(tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, start_new_session=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        assert output.endswith("ended\n")
        for _ in range(300):
            if not _group_lives(process.pid):
                break
            time.sleep(0.1)
        assert not _group_lives(process.pid)


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return True
