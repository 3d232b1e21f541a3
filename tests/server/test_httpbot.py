"""The example of a bot over plain HTTP plays a whole match, as it stands in the documentation."""

import subprocess
import sys

from tests.server.clients import Client, open_table
from tests.server.servers import ROOT, Node

HTTPBOT = ROOT / "docs" / "examples" / "httpbot.py"


def test_the_example_plays_a_match_against_a_bot(sqlite_node: Node) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "insight", "name": "Bot"}]
    plan = {"game": "santiago", "options": {"players": 2}, "seats": seats, "pace": 0}
    table = open_table(sqlite_node.url, plan)
    link = f"{sqlite_node.url}/join#{table.tokens['play 0']}"
    done = subprocess.run(
        [sys.executable, HTTPBOT, link], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT.anchor
    )
    assert done.returncode == 0, done.stderr
    looking = Client(sqlite_node.url, table, "watch")
    assert looking.look()["status"] == "over"
    assert looking.now["seats"][0] == {"kind": "person", "name": "My bot", "bot": "insight", "guest": True}
    assert looking.now["scores"]


def test_the_example_is_the_one_in_the_documentation() -> None:
    lines = HTTPBOT.read_text().splitlines()
    assert len(lines) <= 30
    page = (ROOT / "docs" / "writing-a-bot.md").read_text()
    assert "\n".join(lines[2:]) in page
