"""A new card must not change how the bot plays the matches that people already have."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cosecha
from cosecha.bots.agricola import InsightBot
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.engine.cards import IDS

FIRST = 'SHIFTING_CULTIVATION: Final = minor(\n    "A002",'
"""The first card there is."""
NEW = """ONE_MORE: Final = minor("A000", "one-more", on_play(gain(food=1)), category="food")
"""


def ratings() -> list[list[tuple[str, float]]]:
    """What the bot makes of each action, in matches with every deck."""
    bot, found = InsightBot(), []
    for options in (Options(players=3, cards="full"), Options(players=2, cards="full", deal="draft-7"), Options()):
        state, rng = GAME.start(options, 1), Rng(1)
        for move in range(120):
            waiting = state.waiting()
            if not waiting:
                break
            seat = waiting[0]
            if move % 10 == 0:
                rated = bot.rate(state, state.view(seat))
                found.append([(state.notation(action), value) for value, action in rated])
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.once
def test_a_new_card_changes_no_rating(tmp_path: Path) -> None:
    """It comes first, so that the numbers of all others are shifted. No deck that people play has it."""
    copy = tmp_path / "cosecha"
    shutil.copytree(Path(cosecha.__file__).parent, copy, ignore=shutil.ignore_patterns("bundle", "__pycache__"))
    file = copy / "games" / "agricola" / "cards" / "minors_a.py"
    text = file.read_text(encoding="utf-8")
    assert text.count(FIRST) == 1
    file.write_text(text.replace(FIRST, NEW + FIRST), encoding="utf-8")
    script = f"import json; from {__name__} import IDS, ratings; print(json.dumps([IDS, ratings()]))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ids, rated = json.loads(done.stdout)
    assert ids[ids.index("A002") - 1] == "A000"
    assert [card_id for card_id in ids if card_id != "A000"] == IDS
    assert rated == json.loads(json.dumps(ratings()))
