"""Adding a fourth game takes a folder and one line: a toy game runs in the terminal, in simulations and on a server."""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cosecha.locale import Speaker
from tests.server.clients import Client, open_table
from tests.server.servers import free_port

pytestmark = pytest.mark.once

TOY = Path(__file__).with_name("pick")
PROGRAM = """
import sys

from cosecha.cli import main
from cosecha.core.catalog import GAMES

GAMES["pick"] = "pick"  # the one line

if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy game and a program that registers it."""
    made = tmp_path_factory.mktemp("fourth")
    shutil.copytree(TOY, made / "pick", ignore=shutil.ignore_patterns("__pycache__"))
    (made / "cosecha_and_pick.py").write_text(PROGRAM)
    return made


def environment() -> dict[str, str]:
    return os.environ | {"COSECHA_LANG": "en", "PYTHONUTF8": "1", "COLUMNS": "80"}


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "cosecha_and_pick.py", *arguments],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.proof
def test_it_is_played_in_the_terminal(folder: Path) -> None:
    typed = "".join(f"pick {number}\n" for number in (9, 8, 7, 6, 5, 4))
    said = run(folder, "play", "pick", "--seats", "you,you", "--seed", "1", "--save", "game.json", typed=typed)
    assert "Which number do you pick?" in said
    assert "Final score" in said
    assert "wins with 21 points" in said  # 9, 7 and 5 against 8, 6 and 4
    assert "--picks 1-4" in run(folder, "play", "pick", "--help")
    assert "pick 9" in run(folder, "replay", "game.json", "--moves")
    run(folder, "verify", "game.json")
    assert "The highest total wins." in run(folder, "rules", "pick")
    assert "pick" in run(folder, "bots")


def test_a_game_without_texts_in_a_language_falls_back_to_english(folder: Path) -> None:
    said = run(folder, "play", "pick", "--seats", "random,random", "--seed", "1", "--save", "pl.json", "--lang", "pl")
    assert "Final score" in said
    assert Speaker("pl").text("cli-saved", file="pl.json") in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_is_simulated(folder: Path, workers: str) -> None:
    said = run(
        folder, "simulate", "pick", "--bots", "random,random", "--games", "20", "--workers", workers, "--csv", "-"
    )
    assert said.startswith("bot,")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "cosecha_and_pick.py", "serve", "--port", str(port), "--data", "tables", "--text-only"],
        cwd=folder,
        env=environment(),
    )
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the server doesn't answer")


def test_it_is_played_over_the_api(server: str) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server}/api/games").json()}
    assert [field["name"] for field in games["pick"]["fields"]] == ["players", "picks"]
    assert "PickView" in httpx.get(f"{server}/api/schema/openapi.json").json()["components"]["schemas"]
    plan = {"game": "pick", "options": {"picks": 2}, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}
    table = open_table(server, plan | {"pace": 0})
    client = Client(server, table, "play 0")
    client.sit()
    client.look()
    hints = client.http.get(f"{client.path}/hints")  # from a process of its own, which has to find the game too
    assert hints.status_code == 200, hints.text
    assert hints.json()[0]["action"].startswith("pick ")
    rng = random.Random(1)
    while not client.over:
        client.answer(rng)
        client.look(wait=5)
    assert client.now["scores"]["totals"]


def test_it_is_played_on_the_text_pages(server: str) -> None:
    with httpx.Client(base_url=server, follow_redirects=True) as browser:
        assert "Pick high numbers before the other player does." in browser.get("/").text
        assert "How many numbers each player picks." in browser.get("/new/pick").text
        assert "The highest total wins." in browser.get("/rules/pick").text
        lesson = browser.post("/api/lessons", json={"game": "pick"})
        assert (lesson.status_code, lesson.json()["error"]["id"]) == (422, "error-no-lesson")
