"""Check that a folder holds a complete release: the sdist, the pure wheel, and a wheel for each Python and platform.

    python tools/check_release.py FOLDER [TAG]

With a tag such as v0.1.0, the package must have that version. The Pythons are those of the classifiers.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLATFORMS = {
    "Linux x86-64": r"manylinux\w*_x86_64",
    "Linux aarch64": r"manylinux\w*_aarch64",
    "Linux x86-64 with musl": r"musllinux\w*_x86_64",
    "Linux aarch64 with musl": r"musllinux\w*_aarch64",
    "macOS x86-64": r"macosx_\w+_x86_64",
    "macOS arm64": r"macosx_\w+_arm64",
    "Windows x86-64": r"win_amd64",
}


def version() -> str:
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/cosecha/__init__.py").read_text(encoding="utf-8"), re.M)
    assert found
    return found[1]


def expected() -> dict[str, re.Pattern[str]]:
    """A pattern for each file of a release, by what it is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    stem = f"{project['name'].replace('-', '_')}-{re.escape(version())}"
    files = {"the sdist": rf"{stem}\.tar\.gz", "the pure wheel": rf"{stem}-py3-none-any\.whl"}
    for python in pythons:
        tag = f"cp{python.replace('.', '')}"
        for platform, pattern in PLATFORMS.items():
            # auditwheel may list several tags, joined by dots.
            files[f"Python {python} on {platform}"] = rf"{stem}-{tag}-{tag}-([\w.]+\.)?{pattern}\.whl"
    return {what: re.compile(pattern) for what, pattern in files.items()}


def problems(names: list[str], tag: str = "") -> list[str]:
    """What is wrong with the files of these names."""
    wrong = [f"the tag is {tag}, the version {version()}"] if tag and tag != f"v{version()}" else []
    files = expected()
    wrong += [f"{what} is missing" for what, file in files.items() if not any(map(file.fullmatch, names))]
    strange = [name for name in names if not any(file.fullmatch(name) for file in files.values())]
    return wrong + [f"{name} doesn't belong to the release" for name in strange]


def main(arguments: list[str]) -> None:
    if len(arguments) not in (1, 2) or not Path(arguments[0]).is_dir():
        sys.exit("usage: python tools/check_release.py FOLDER [TAG]")
    names = sorted(path.name for path in Path(arguments[0]).iterdir())
    if wrong := problems(names, *arguments[1:]):
        sys.exit("\n".join(wrong))
    print(f"version {version()}: all {len(names)} files are there")


if __name__ == "__main__":
    main(sys.argv[1:])
