"""`cosecha serve`: its settings and their help, the URL it prints, and how it exits."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest

from cosecha.cli import main
from cosecha.core.errors import BadOptions
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.app import build
from cosecha.server.common.settings import FIELDS, FLAGS, SECRET, Settings, settings_from, unknown_variables, variable
from cosecha.server.serve import CannotListen, Server, has_desktop, listen, local_address, network_host
from cosecha.server.storage.signing_key import signing_key
from cosecha.server.table.access import Link, Signer
from tests.server.servers import ROOT, free_port


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_every_setting_and_names_its_variable(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COSECHA_KEY", "a secret that nobody may read in the help")
    assert main(["serve", "--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    texts = {Speaker(language).text("cli-flag-serve", flag=name) for name in FLAGS}
    assert len(texts) == len(FLAGS), "each setting needs its own sentence"
    for name in FLAGS:
        assert f"--{name.replace('_', '-')}" in shown
    for name in FIELDS:
        assert variable(name) in shown
    assert "a secret" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_the_actual_defaults(language: str) -> None:
    for name in FLAGS:
        default = FIELDS[name].default
        text = Speaker(language).text("cli-flag-serve", flag=name)
        if isinstance(default, bool):
            assert (": " in text) is default, "a flag that is on by default must say so"
        elif default != "":
            shown = f"{default:g}" if isinstance(default, float) else str(default)
            assert text.endswith(f": {shown}]"), (name, text)


def test_a_setting_comes_from_a_flag_then_the_environment_then_the_default() -> None:
    environment = {"COSECHA_PORT": "9000", "COSECHA_WEBHOOKS": "false", "COSECHA_KEY": "k" * 40, "HOME": "/"}
    found = settings_from({"port": "9001", "host": None}, environment)
    assert (found.port, found.host, found.webhooks, found.key) == (9001, "127.0.0.1", False, "k" * 40)


WRONG = [
    ("port", "x", "0, 1... 65535"),
    ("port", "70000", "0, 1... 65535"),
    ("bot_processes", "0", "1, 2, 3..."),
    ("bot_patience", "long", "> 0"),
    ("bot_seconds", "4", "0.01... 3"),
    ("actions_per_second", "0", "> 0"),
    ("webhook_delay", "-1", ">= 0"),
    ("metrics", "all", "local, everybody, off"),
    ("log_level", "loud", "debug, info, warning, error"),
    ("webhooks", "perhaps", "true, false"),
]


@pytest.mark.parametrize(("name", "value", "allowed"), WRONG)
def test_an_invalid_setting_is_refused_in_one_sentence(name: str, value: str, allowed: str) -> None:
    """It has the name under which it was given, its value, and what is allowed."""
    for given, environment, called in (
        ({name: value}, {variable(name): "also wrong"}, f"--{name.replace('_', '-')}"),
        ({}, {variable(name): value}, variable(name)),
    ):
        with pytest.raises(BadOptions) as refused:
            settings_from(given, environment)
        assert Speaker("en").say(refused.value.message) == f"{called}: “{value}” isn’t allowed. Allowed: {allowed}."


def test_every_typed_setting_rejects_an_invalid_value() -> None:
    for name, field in FIELDS.items():
        if field.type is not str:
            with pytest.raises(BadOptions):
                settings_from({name: "nothing that is allowed anywhere"}, {})


def test_an_unknown_variable_is_reported_with_the_closest_setting() -> None:
    known = {variable(name): "" for name in FIELDS} | {"COSECHA_LANG": "", "COSECHA_PROOF": "", "HOME": ""}
    assert unknown_variables(known) == {}
    assert unknown_variables(known | {"COSECHA_PROT": "", "COSECHA_LANGUAGE": ""}) == {
        "COSECHA_LANGUAGE": "COSECHA_LANG",
        "COSECHA_PROT": "COSECHA_PORT",
    }


def test_secrets_cannot_be_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert SECRET == ("key",)
    assert main(["serve", "--key", "x" * 40]) == 2
    assert "x" * 40 not in capsys.readouterr().err


def test_the_key_is_created_once_and_is_private(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    first = signing_key(settings)
    assert signing_key(settings) == first
    assert (tmp_path / "data" / "key").stat().st_mode & 0o777 == 0o600
    elsewhere = Settings(data=str(tmp_path / "data"), key_file=str(tmp_path / "secrets" / "cosecha"))
    assert signing_key(elsewhere) != first
    assert (tmp_path / "secrets" / "cosecha").stat().st_mode & 0o777 == 0o600


def test_a_configured_key_is_shared_and_writes_no_file(tmp_path: Path) -> None:
    machines = [Settings(data=str(tmp_path / name), key="k" * 40) for name in ("one", "two")]
    token = Signer(signing_key(machines[0])).token(Link("t", "host"))
    assert Signer(signing_key(machines[1])).link(token) == Link("t", "host")
    assert list(tmp_path.iterdir()) == []


def test_a_new_data_folder_is_private(tmp_path: Path) -> None:
    async def live() -> None:
        async with build(Settings(data=str(tmp_path / "new"), key="k" * 40)).lifespan():
            assert (tmp_path / "new" / "tables.sqlite").exists()

    asyncio.run(live())
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert not (tmp_path / "new" / "key").exists()


def test_a_key_that_is_too_short_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="error-key-short"):
        signing_key(Settings(data=str(tmp_path), key="password"))
    (tmp_path / "key").write_bytes(b"")
    with pytest.raises(BadOptions, match="error-key-short"):
        signing_key(Settings(data=str(tmp_path)))


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"}, False),
        ("linux", {"DISPLAY": ":99", "CI": "true"}, False),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"}, False),
        ("win32", {}, True),
        ("win32", {"CI": "1"}, False),
    ],
)
def test_a_browser_is_opened_only_on_a_desktop(platform: str, environment: dict[str, str], expected: bool) -> None:
    assert has_desktop(environment, platform) is expected


@pytest.mark.parametrize(("display", "wanted", "opened"), [(":0", True, True), (":0", False, False), ("", True, False)])
def test_the_url_is_printed_and_opened_when_the_server_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, display: str, wanted: bool, opened: bool
) -> None:
    from cosecha.server import serve as module

    for name in ("CI", "SSH_CONNECTION", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    seen: list[str] = []
    said: list[str] = []

    def run(server: Server, sockets: list[socket.socket]) -> None:
        server._ready()
        sockets[0].close()

    class Now:
        """A thread that runs its target at once."""

        def __init__(self, target: Any, args: Any, **_: Any) -> None:
            self._work = target, args

        def start(self) -> None:
            self._work[0](*self._work[1])

    before = signal.getsignal(signal.SIGTERM)
    try:
        with (
            mock.patch.object(webbrowser, "open", seen.append),
            mock.patch.object(module.Server, "run", run),
            mock.patch("cosecha.server.serve.threading.Thread", Now),
            mock.patch.object(module, "keep_logs"),
            mock.patch.object(module, "prepared"),
            mock.patch.object(sys, "platform", "linux"),
        ):
            module.serve(Settings(data=str(tmp_path), port=0, open=wanted), said.append)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert len(said) == 1
    assert said[0].startswith("http://127.0.0.1:")
    assert seen == (said if opened else [])


@pytest.mark.proof
def test_a_server_raises_its_connection_limit_to_the_systems(tmp_path: Path) -> None:
    program = (
        "import resource\n"
        "from unittest import mock\n"
        "from cosecha.server import serve\n"
        "from cosecha.server.common.settings import Settings\n"
        "most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, most))\n"
        "with mock.patch.object(serve, '_serve'):\n"
        f"    serve.serve(Settings(data={str(tmp_path)!r}))\n"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_a_port_in_use_is_reported_or_the_next_one_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match="error-port-taken"):
            listen(Settings(port=port))
        with listen(Settings(port=port, any_port=True)) as found:
            assert port < found.getsockname()[1] < port + 20


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.1", "\ud800"])
def test_a_foreign_host_is_reported(host: str) -> None:
    with pytest.raises(CannotListen, match="error-no-host"):
        listen(Settings(host=host, port=0))


def test_the_url_works_in_a_browser() -> None:
    assert local_address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert local_address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert local_address("::", 80) == "http://[::1]:80/"
    assert local_address("table.example", 80) == "http://table.example:80/"


def test_a_public_server_says_where_others_find_it() -> None:
    with mock.patch("cosecha.server.serve.socket.socket") as asking:
        own = asking.return_value.__enter__.return_value.getsockname
        own.return_value = ("192.168.1.20", 40000)
        assert network_host("0.0.0.0") == "192.168.1.20"
        own.return_value = ("2001:db8::20", 40000, 0, 0)
        assert local_address(network_host("::"), 80) == "http://[2001:db8::20]:80/"
        assert network_host("127.0.0.1") == "127.0.0.1", "a local server must not be announced"
        asking.return_value.__enter__.return_value.connect.side_effect = OSError
        assert local_address(network_host("0.0.0.0"), 80) == "http://127.0.0.1:80/", "no network"


@contextmanager
def _serving(data: Path, *flags: str, **more: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The command as a user runs it, with additions to its environment; and its first line of output."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COSECHA_")} | more
    process = subprocess.Popen(
        [sys.executable, "-m", "cosecha", "serve", "--lang", "en", "--data", str(data), *flags],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _let_bots_think(http: httpx.Client) -> None:
    """Make a bot think, which happens in a separate process that also gets signals to the group."""
    plan = {"game": "santiago", "options": {"players": 2}, "seats": [{"kind": "bot"}, {"kind": "bot"}], "pace": 0}
    table = http.post("/api/tables", json=plan).json()
    headers = {"Authorization": f"Bearer {table['tokens']['host']}"}
    path = f"/api/tables/{table['table']}"
    assert http.post(f"{path}/start", json={}, headers=headers).status_code == 200
    while http.get(path, headers=headers).json()["now"].get("moves", 0) < 2:
        time.sleep(0.1)


@pytest.mark.parametrize("end", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.proof)])
def test_the_command_prints_its_url_and_exits_quietly(tmp_path: Path, end: signal.Signals) -> None:
    with _serving(tmp_path, "--port", str(free_port())) as (process, line):
        address = line.split()[4]
        with httpx.Client(base_url=address, timeout=60) as http:
            assert http.get("/").status_code == 200
            assert http.get("/healthz").text == "ok"
            _let_bots_think(http)
        os.killpg(process.pid, end)
        _, complaints = process.communicate(timeout=60)
    assert process.returncode == 0
    assert complaints == ""
    assert (tmp_path / "tables.sqlite").exists()
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.proof
def test_the_command_reports_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with _serving(tmp_path, "--port", str(port)) as (process, _):
            _, complaints = process.communicate(timeout=60)
    assert process.returncode == 2
    assert complaints == Speaker("en").text("error-port-taken", port=str(port)) + "\n"


@pytest.mark.proof
def test_the_command_starts_with_a_misspelled_variable_and_reports_it(tmp_path: Path) -> None:
    with _serving(tmp_path, "--port", str(free_port()), COSECHA_KEI="a secret") as (process, line):
        assert line.split()[4].startswith("http://")
        os.killpg(process.pid, signal.SIGTERM)
        _, complaints = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "warning unknown setting variable=COSECHA_KEI nearest=COSECHA_KEY" in complaints
    assert "a secret" not in complaints


def test_make_play_opens_the_tables_and_make_terminal_plays_in_the_terminal() -> None:
    for target, command in (("play", "-m tools.play"), ("terminal", "cosecha play santiago")):
        made = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True)
        assert command in made.stdout


def test_every_setting_can_be_passed_to_a_process() -> None:
    """Flags and variables are named after the fields, so nothing is spelled twice."""
    plain = msgspec.to_builtins(Settings())
    environment = {variable(name): str(value).lower() for name, value in plain.items()}
    assert settings_from({}, environment) == Settings()
