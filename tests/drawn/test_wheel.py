"""Real package builds: a wheel contains the drawn client or fails; an editable install works without it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import web

pytestmark = pytest.mark.proof

NO_REGISTRY = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
"""Nothing listens on this port."""
WARNING = "The drawn client was not built"
SOURCES = ("src", "web", "tools", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "constraints.txt")
MADE = ("node_modules", "bundle", "__pycache__")


def pip(python: Path, *arguments: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    command = [python, "-m", "pip", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | more, check=False)


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The sources as in a fresh clone, with an empty npm cache."""
    copy = tmp_path / "clone"
    copy.mkdir()
    for name in SOURCES:
        if (web.ROOT / name).is_dir():
            shutil.copytree(web.ROOT / name, copy / name, ignore=shutil.ignore_patterns(*MADE))
        else:
            shutil.copy(web.ROOT / name, copy / name)
    return copy


def test_a_wheel_contains_the_drawn_client(bundle: Path, tmp_path: Path) -> None:
    made = pip(Path(sys.executable), "wheel", "--no-deps", "--wheel-dir", tmp_path, web.ROOT)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("cosecha_games-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        shell = packed.read("cosecha/server/bundle/index.html")
    files = [file for file in bundle.rglob("*") if file.is_file()]
    assert len(files) > 20
    assert [file for file in files if f"cosecha/server/bundle/{file.relative_to(bundle)}" not in names] == []
    assert shell == (bundle / "index.html").read_bytes()


def test_a_wheel_fails_to_build_if_npm_cannot_download(fresh: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    cache = str(tmp_path / "npm")
    made = pip(
        Path(sys.executable), "wheel", "--no-deps", "--wheel-dir", wheels, fresh, npm_config_cache=cache, **NO_REGISTRY
    )
    assert made.returncode != 0
    assert "npm-cli.js ci" in made.stdout + made.stderr
    assert not list(wheels.glob("*.whl"))


def test_an_editable_install_succeeds_if_npm_cannot_download(fresh: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    cache = str(tmp_path / "npm")
    made = pip(python, "install", "--verbose", "--no-deps", "-e", fresh, npm_config_cache=cache, **NO_REGISTRY)
    assert made.returncode == 0, made.stderr
    assert WARNING in made.stdout + made.stderr
    found = subprocess.run(
        [python, "-I", "-c", "import cosecha; print(cosecha.__path__[0])"], capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()) == fresh / "src" / "cosecha"
