"""Test the package on every supported Python that is installed: `python tools/pythons.py`, or `make pythons`.

Each one gets a fresh environment in `build/pythons/` with the built wheel, and runs a sample of the tests. The versions
are those of the classifiers in `pyproject.toml`; one that isn't installed is reported, not skipped silently.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "pythons"
TOOLS = ["pytest", "hypothesis", "httpx", "playwright", "fluent.syntax"]
"""What the sample of tests needs besides the package."""
SAMPLE = ["tests/core", "tests/golden", "tests/packaging/test_extras.py", "tests/fourth_game"]
"""The rules of all games, the bare library, and a game in the terminal, in simulations and on a server."""


def versions() -> list[str]:
    """The versions that the package claims to support."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project["classifiers"])
    return [match[1] for match in found if match]


def interpreter(version: str) -> str | None:
    """A Python of this version: on the PATH, or one that pyenv has installed."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for candidate in (f"python{version}", *sorted(map(str, pyenv.glob(f"{version}.*/bin/python")), reverse=True)):
        found = shutil.which(candidate)
        # Start it: a name on the PATH may be a shim with nothing behind it, and Debian may lack the venv module.
        check = f"import sys, venv, ensurepip; sys.exit('%d.%d' % sys.version_info[:2] != '{version}')"
        if found and subprocess.run([found, "-c", check], capture_output=True, check=False).returncode == 0:
            return found
    return None


def build_wheel() -> Path:
    shutil.rmtree(BUILD, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", str(BUILD), str(ROOT)], check=True)
    (wheel,) = BUILD.glob("*.whl")
    return wheel


def passes(version: str, python: str, wheel: Path) -> bool:
    """Install the wheel in a fresh environment and run the sample on it."""
    folder = BUILD / version
    subprocess.run([python, "-m", "venv", folder], check=True)
    own = folder / "bin" / "python"
    pip = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = ["-c", str(ROOT / "constraints.txt"), f"{wheel}[server]", *TOOLS]
    if subprocess.run([*pip, *wanted], check=False).returncode:
        return False
    return subprocess.run([own, "-m", "pytest", "-q", *SAMPLE], cwd=ROOT, check=False).returncode == 0


def main() -> None:
    wheel = build_wheel()
    results = {}
    for version in versions():
        python = interpreter(version)
        if python is None:
            results[version] = "NOT TESTED: not installed"
            continue
        print(f"Python {version}: {python}", flush=True)
        results[version] = "passed" if passes(version, python, wheel) else "FAILED"
    print(*(f"Python {version}: {result}" for version, result in results.items()), sep="\n")
    if "FAILED" in results.values():
        sys.exit(1)


if __name__ == "__main__":
    main()
