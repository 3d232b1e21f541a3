"""The example HTTP bot in the docs plays a whole match."""

import subprocess
import sys

import pytest

from tests.server.clients import Client, open_table, two_people
from tests.server.servers import ROOT, Node

HTTPBOT = ROOT / "docs" / "examples" / "httpbot.py"


def _run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, HTTPBOT, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT.anchor
    )


def test_the_example_plays_a_match_against_a_bot(sqlite_node: Node) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "insight", "name": "Bot"}]
    plan = {"game": "santiago", "options": {"players": 2}, "seats": seats, "pace": 0}
    table = open_table(sqlite_node.url, plan)
    link = f"{sqlite_node.url}/join#{table.tokens['play 0']}"
    done = _run(link)
    assert done.returncode == 0, done.stderr
    looking = Client(sqlite_node.url, table, "watch")
    assert looking.look()["status"] == "over"
    assert looking.now["seats"][0] == {"kind": "person", "name": "My bot", "bot": "apprentice", "guest": True}
    assert looking.now["scores"]


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "nonsense",
        "SERVER/join#TOKEN and more",
        "SERVER/t/TOKEN",
        "SERVER/join#",
        "SERVER/join#x.y.z",
        "SERVER/join#\u0142",
        "SERVERx/join#TOKEN",
        "localhost/join#TOKEN",
        "http://127.0.0.1:1/join#TOKEN",
    ],
)
def test_without_a_valid_link_the_example_prints_its_usage(sqlite_node: Node, arguments: str) -> None:
    token = open_table(sqlite_node.url, two_people()).tokens["play 1"]
    done = _run(*arguments.replace("SERVER", sqlite_node.url).replace("TOKEN", token).split())
    assert done.returncode == 1
    assert done.stderr.startswith("Usage: ")
    assert done.stderr.count("\n") == 1


def test_the_docs_contain_the_example() -> None:
    lines = HTTPBOT.read_text().splitlines()
    assert len(lines) <= 33
    page = (ROOT / "docs" / "writing-a-bot.md").read_text()
    assert "\n".join(lines[2:]) in page
