"""The command `cosecha mcp`: over stdio, over HTTP's API at a server's table, and what it says if it can't start."""

import asyncio
import importlib
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

from cosecha import cli
from cosecha.locale.plain_text import text_speaker
from cosecha.mcp.remote import RemoteSeat
from cosecha.mcp.seat import Refused
from cosecha.mcp.server import mcp_server
from cosecha.mcp.tools import Toolbox
from tests.language_models.table import Model
from tests.server.clients import Client as Person
from tests.server.clients import close_connections, open_table
from tests.server.hosted import Hosted, hosted
from tests.server.servers import free_port


def test_a_model_plays_over_stdio() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "cosecha", "mcp", "--lang", "pl", "--seed", "3"], env={"PYTHONPATH": "src"}
    )

    async def run() -> None:
        async with Client(command) as client:
            model = Model(client)
            await model.open("cacao", seats=["you", "random"])
            assert "Twój klucz" in model.heard[0]
            await model.play(random.Random(1), 2)
            assert "Nie ma narzędzia" in await model.refused("dance")

    anyio.run(run)


def test_several_models_play_over_http() -> None:
    port = free_port()
    command = [sys.executable, "-m", "cosecha", "mcp", "--lang", "en", "--http", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            url = f"http://127.0.0.1:{port}/mcp"
            assert process.stderr.readline() == f"Language models can play at {url}. Ctrl-C stops it.\n"
            anyio.run(_play_over_http, url)
        finally:
            process.terminate()


async def _play_over_http(url: str) -> None:
    async with Client(url) as one, Client(url) as other:
        first, second = Model(one), Model(other)
        (invitation,) = await first.open("santiago", seats=["you", "open"])
        joined = await second.call("join", invitation=invitation)
        second.key = joined.partition("\n")[0].rpartition(" ")[2]
        asked = [bool((await model.data())["choices"]) for model in (first, second)]
        assert any(asked)
        for model in (first, second):
            await model.play(random.Random(1), 1)


def test_a_port_in_use_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert cli.main(["mcp", "--lang", "en", "--http", "--port", port]) == 2
    assert capsys.readouterr().err.startswith("System error: ")


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.import_module

    def missing(name: str) -> ModuleType:
        if name == "mcp":
            raise ModuleNotFoundError(name)
        return found(name)

    monkeypatch.setattr("cosecha.core.extras.import_module", missing)
    assert cli.main(["mcp", "--lang", "en"]) == 2
    assert capsys.readouterr().err == ('The MCP server isn’t installed. Run: pip install "cosecha-games[mcp]"\n')


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--table", "nonsense"], "“nonsense” isn’t the link to a seat."),
        (["--table", "file:///etc/join#x"], "“file:///etc/join#x” isn’t the link to a seat."),
        (["--table", "http://127.0.0.1:9/join#a.b.c"], "Can’t reach the server http://127.0.0.1:9."),
        (["--seed", "x"], "--seed: “x” isn’t a whole number."),
        (["--http", "--port", "99999"], "--port: “99999” isn’t a number from 1 to 65535."),
    ],
)
def test_bad_flags_are_refused(flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mcp", "--lang", "en", *flags]) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(Path(tmp_path_factory.mktemp("mcp"))) as found:
        yield found
    close_connections()


def opened(server: Hosted, game: str, options: dict[str, Any], seats: list[dict[str, Any]]) -> Any:
    plan = {"game": game, "options": options, "seats": seats, "pace": 0, "confirm": True}
    return open_table(server.url, plan)


async def sit(server: Hosted, token: str, language: str = "en") -> RemoteSeat:
    return await RemoteSeat.connect(f"{server.url}/join#{token}", "Ada", language)


def test_a_model_sits_at_a_servers_table(server: Hosted) -> None:
    """Against a bot, through the tools, illegal answers included."""
    bot = {"kind": "bot", "bot": "random", "name": "Bot"}
    table = opened(server, "cacao", {"players": 2}, [{"kind": "open"}, bot])

    async def run() -> None:
        seat = await sit(server, table.tokens["play 0"], "fr")
        async with Client(mcp_server(Toolbox(text_speaker("fr"), seat=seat))) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            assert tools == ["look", "actions", "why_not", "act", "undo", "score", "rules", "card"]
            model = Model(client)
            text = await model.call("look", wait=20)
            assert "Ta place : Ada." in text.replace("\u00a0", " ")
            assert "## Carte" in text
            refused = await model.refused("act", action="place 1111 99,99")
            assert refused == await model.call("why_not", action="place 1111 99,99")
            assert "dance" in await model.refused("act", action="dance")
            for _ in range(3):
                await model.call("look", wait=20)
                await model.play(random.Random(2), 1)
            await model.call("score")
            assert "Bot" in await model.call("look", log=20)

    anyio.run(run)


def test_a_model_and_a_person_play_and_learn_only_their_own(server: Hosted) -> None:
    table = opened(server, "agricola", {"players": 2, "cards": "full"}, [{"kind": "here"}, {"kind": "open"}])
    person = Person(server.url, table, "play 0", "Tomek")
    person.sit()

    async def run() -> None:
        seat = await sit(server, table.tokens["play 1"])
        assert seat.number == 1
        async with Client(mcp_server(Toolbox(text_speaker("en"), seat=seat))) as client:
            model = Model(client)
            hand = person.look()["view"]["position"]["farms"][0]["hand"]
            assert len(hand) == 14
            for _ in range(4):
                now = person.look()
                if now.get("decision"):
                    assert "not your turn" in await model.refused("act", action="done")
                    person.answer(random.Random(3))
                    if person.look().get("decision", {}).get("kind") == "confirm":
                        person.post("confirm")
                else:
                    await model.play(random.Random(3), 1)
            data = await model.data()
            assert data["view"]["position"]["farms"][0].get("hand") is None
            unplayed = set(hand) - set(data["view"]["position"]["farms"][0].get("played", []))
            assert not [card for card in unplayed if any(f'"{card}"' in text for text in model.heard)]
            with pytest.raises(Refused):
                await sit(server, table.tokens["play 1"])  # an invitation works once

    anyio.run(run)


def test_an_undo_removes_lines_of_the_log(server: Hosted) -> None:
    table = opened(server, "agricola", {"players": 1}, [{"kind": "open"}])

    async def run() -> None:
        seat = await sit(server, table.tokens["play 0"])
        before = await seat.look()
        await seat.act("use farmland")
        after = await seat.undo()
        assert after.view == before.view
        assert [line.id for line in after.log[len(before.log) :]] == ["table-undone"]
        with pytest.raises(Refused, match="model-no-undo"):
            await seat.undo()

    anyio.run(run)


def test_calls_that_overlap_read_each_line_once(server: Hosted) -> None:
    table = opened(server, "agricola", {"players": 1}, [{"kind": "open"}])

    async def run() -> None:
        seat = await sit(server, table.tokens["play 0"])
        other = await sit_again(server, seat)
        await other.act("use farmland")
        await asyncio.gather(*(seat.look() for _ in range(4)))
        assert (await seat.look()).log == (await other.look()).log

    anyio.run(run)


async def sit_again(server: Hosted, seat: RemoteSeat) -> RemoteSeat:
    """The same seat in another program."""
    return await sit(server, seat._token)


def test_waiting_does_not_ask_again_and_again(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(server, "santiago", {"players": 3}, [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    asked: list[str] = []
    request = RemoteSeat._request

    def counted(seat: RemoteSeat, path: str, shape: Any, body: Any) -> Any:
        asked.append(path)
        return request(seat, path, shape, body)

    async def run() -> None:
        seat = await sit(server, table.tokens["play 1"])
        monkeypatch.setattr(RemoteSeat, "_request", counted)
        await seat.look(1)

    anyio.run(run)
    assert len(asked) == 2, "once for the table as it is, once until there is news"


def test_a_link_that_opens_no_seat_is_refused(server: Hosted) -> None:
    table = opened(server, "santiago", {"players": 3}, [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])

    async def run() -> None:
        with pytest.raises(Refused, match="model-no-seat"):
            await sit(server, table.tokens["watch"])
        with pytest.raises(Refused, match="error-"):
            await sit(server, "abc.def.ghi")
        seat = await sit(server, table.tokens["play 1"])
        assert (await seat.look()).status == "open"

    anyio.run(run)
