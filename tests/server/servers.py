"""Servers to test against: real processes on free ports, with SQLite or our own PostgreSQL."""

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_SH, LOCK_UN, flock
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.debian import find_or_install

ROOT = Path(__file__).parents[2]
READY = 90.0
"""Seconds until a server must answer."""
UNHURRIED: dict[str, Any] = {
    "actions_per_second": 1e6,
    "chat_per_second": 1e6,
    "tables_per_hour": 0,
    "text_only": True,
}
"""Settings for clients that are faster than people, and that get the text pages whether or not the drawn client was
built."""
STOPPED = 30.0
"""Seconds until a server that was asked to stop must have exited, on a busy machine."""


PORTS = range(10_000, 32_000)
"""Below the ephemeral ports, so that none is taken while its server restarts."""


def free_port() -> int:
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Node:
    """One server process. It keeps its port and its data folder across restarts."""

    def __init__(self, data: Path, program: str = "tests.server.serve", /, **settings: Any) -> None:
        self.data = data
        self.program = program
        self.port = free_port()
        self.settings = {"data": str(data), "port": self.port, **UNHURRIED, **settings}
        self.log = data / f"node-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The process ids of its workers, if it has several."""
        return sorted(map(int, Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()))

    def launch(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.program, msgspec.json.encode(self.settings).decode()],
                cwd=ROOT,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> "Node":
        self.launch()
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        assert self._process is not None
        end = time.monotonic() + READY
        with httpx.Client(verify=False, timeout=5) as asking:  # loading certificates would take longer than the request
            while time.monotonic() < end:
                if self._process.poll() is not None:
                    break
                with contextlib.suppress(httpx.TransportError):
                    if asking.get(f"{self.url}/healthz").status_code == 200:
                        return
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()[-4000:]}")

    def stop(self) -> None:
        """Stop it as an administrator would."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(STOPPED)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server does not stop when asked to") from None
        self._process = None

    def kill(self) -> None:
        """kill -9, including its bot processes."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def logged(self) -> str:
        return self.log.read_text()


@contextmanager
def running(data: Path, program: str = "tests.server.serve", /, **settings: Any) -> Iterator[Node]:
    """A server; `program` is the module that runs it."""
    node = Node(data, program, **settings)
    try:
        yield node.start()
    finally:
        node.kill()


class NoPostgres(Exception):
    """PostgreSQL is needed but not available."""


class Postgres:
    """Our own PostgreSQL server: a temporary folder, a free port, an unprivileged user."""

    def __init__(self, port: int | None = None) -> None:
        """A server to be started or, with a port, one that is already running."""
        self.port = port or free_port()
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None

    def _unprivileged(self) -> list[str]:
        """initdb and postgres refuse to run as root."""
        return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []

    def start(self) -> "Postgres":
        programs = _postgres_programs()
        # Not below pytest's folder: another run of pytest would make that inaccessible to other users.
        self._folder = Path(tempfile.mkdtemp(prefix="cosecha-postgres-"))
        data = self._folder / "data"
        data.mkdir()
        if os.getuid() == 0:
            shutil.chown(self._folder, "nobody", "nogroup")
            shutil.chown(data, "nobody", "nogroup")
        made = subprocess.run(
            [*self._unprivileged(), programs / "initdb", "-D", data, "-U", "cosecha", "-A", "trust", "-N"],
            capture_output=True,
            cwd="/",
            check=False,
        )
        if made.returncode:
            raise NoPostgres(f"initdb failed: {made.stderr.decode()}")
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off"}
        flags = [flag for name, value in options.items() for flag in ("-c", f"{name}={value}")]
        with (self._folder / "postgres.log").open("wb") as log:
            self._process = subprocess.Popen(
                [*self._unprivileged(), programs / "postgres", "-D", data, *flags],
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,
            )
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        import psycopg

        end = time.monotonic() + READY
        while time.monotonic() < end:
            try:
                psycopg.connect(self._address("postgres")).close()
            except psycopg.OperationalError:
                time.sleep(0.1)
            else:
                return
        raise NoPostgres(f"PostgreSQL does not answer:\n{(self._folder / 'postgres.log').read_text()[-4000:]}")

    def _address(self, database: str) -> str:
        return f"postgresql://cosecha@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        import psycopg

        self._databases += 1
        name = f"cosecha_{os.getpid()}_{self._databases}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": without waiting for clients
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
            self._process = None
            shutil.rmtree(self._folder)


@contextmanager
def shared_postgres(folder: Path) -> Iterator[Postgres]:
    """One server for all workers of a test run: the first one starts it, and stops it when all are done."""
    folder.mkdir(exist_ok=True)
    port = folder / "port"
    ours: Postgres | None = None
    with (folder / "door").open("w") as door, (folder / "users").open("w") as users:
        flock(door, LOCK_EX)
        if not port.exists():
            ours = Postgres().start()
            port.write_text(str(ours.port))
        flock(users, LOCK_SH)
        flock(door, LOCK_UN)
        try:
            yield ours or Postgres(int(port.read_text()))
        finally:
            flock(users, LOCK_UN)
            if ours is not None:
                flock(door, LOCK_EX)  # a worker that arrives now waits, and starts another
                flock(users, LOCK_EX)
                port.unlink()
                ours.stop()


def _postgres_programs() -> Path:
    """The folder with initdb and postgres; root installs Debian's package if they are missing."""
    found = find_or_install("postgresql", _installed_postgres)
    if found is None:
        raise NoPostgres(
            "These tests need PostgreSQL's initdb and postgres, on the PATH or under /usr/lib/postgresql/*/bin: "
            "install it (Debian, Ubuntu: apt install postgresql)"
        )
    return found


def _installed_postgres() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)
