"""Compile the hot rules with mypyc into `build/compiled/`, a copy of the package with extension modules.

The sources stay untouched. `PYTHONPATH=build/compiled` runs anything on the compiled rules. Run from anywhere:

    python tools/compile_rules.py             build what is out of date
    python tools/compile_rules.py --why-not   print why this machine can't compile; nothing if it can

`hatch_build.py` puts the same extension modules into wheels, and `tools/play.py` builds them while people play.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

# For the build of a wheel, where the package isn't installed.
sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from cosecha.core.compiled import c_compiler, why_not_compile

NEEDED = ["mypy>=2.4,<3", "setuptools>=77"]
"""What compiling needs besides a C compiler."""

# Compiled as one group, so that calls between these modules stay direct. The patterns are relative to src/.
COMPILED = [
    "cosecha/bots/agricola/card_features.py",
    "cosecha/bots/agricola/draws.py",
    "cosecha/bots/agricola/features.py",
    "cosecha/bots/agricola/food.py",
    "cosecha/bots/agricola/lookahead.py",
    "cosecha/bots/agricola/net.py",
    "cosecha/bots/agricola/search.py",
    "cosecha/bots/agricola/teams.py",
    "cosecha/bots/agricola/units.py",
    "cosecha/bots/search/plain.py",
    "cosecha/bots/search/searcher.py",
    "cosecha/bots/search/tree.py",
    "cosecha/bots/search/walk.py",
    "cosecha/core/position.py",
    "cosecha/core/rng.py",
    "cosecha/core/state.py",
    "cosecha/core/zobrist.py",
    "cosecha/encoding/answer.py",
    "cosecha/encoding/encoder.py",
    "cosecha/encoding/episode.py",
    "cosecha/encoding/filling.py",
    "cosecha/encoding/agricola/begun.py",
    "cosecha/encoding/agricola/cards.py",
    "cosecha/encoding/agricola/event_decks.py",
    "cosecha/encoding/agricola/farms.py",
    "cosecha/encoding/agricola/pending.py",
    "cosecha/encoding/agricola/spaces.py",
    "cosecha/encoding/agricola/tables.py",
    "cosecha/encoding/*/actions.py",
    "cosecha/encoding/*/encoder.py",
    "cosecha/encoding/*/observation.py",
    "cosecha/encoding/cacao/map.py",
    "cosecha/encoding/santiago/ground.py",
    "cosecha/games/*/board.py",
    "cosecha/games/*/codes.py",
    "cosecha/games/*/data.py",
    "cosecha/games/*/decoding.py",
    "cosecha/games/*/encoding.py",
    "cosecha/games/*/guess.py",
    "cosecha/games/*/phases.py",
    "cosecha/games/*/state.py",
    "cosecha/games/*/scoring.py",
    "cosecha/games/*/rules/*.py",
    "cosecha/games/agricola/animals.py",
    "cosecha/games/agricola/cards/*.py",
    "cosecha/games/agricola/digest.py",
    "cosecha/games/agricola/encoding/*.py",
    "cosecha/games/agricola/engine/*.py",
    "cosecha/games/agricola/farm.py",
    "cosecha/games/agricola/fences.py",
    "cosecha/games/agricola/goods.py",
    "cosecha/games/agricola/majors.py",
    "cosecha/games/agricola/mechanisms/*.py",
    "cosecha/games/agricola/reasons.py",
    "cosecha/games/agricola/spaces/*.py",
    "cosecha/lab/environments/batch.py",
    "cosecha/lab/environments/table.py",
]
# What the compiled code depends on: constants of modules that aren't compiled are inlined too.
WATCHED = [
    "cosecha/bots/agricola/*.py",
    "cosecha/bots/search/*.py",
    "cosecha/core/**/*.py",
    "cosecha/encoding/**/*.py",
    "cosecha/games/**/*.py",
    "cosecha/lab/environments/*.py",
]

OPT_LEVEL = "2"  # 3 measured no faster; 1 compiles in two thirds of the time but runs 3% slower.
DEBUG_LEVEL = "0"
# Calls within the library go straight to their targets, not through a table where another library could replace them:
# 11% faster. Only ELF has that table.
LINK_OPTIONS = ["-Wl,-Bsymbolic-functions"] if sys.platform == "linux" else []

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAGE = BUILD / "mypyc"
"""mypyc's working folder: a copy of the package, the C code, and the last build of the extensions."""


class CannotCompile(Exception):
    """The rules can't be compiled on this machine, or don't compile."""


def find(patterns: list[str], below: Path = SOURCE) -> list[Path]:
    """The files that match the patterns, relative to `below`, sorted and without duplicates."""
    return sorted({path.relative_to(below) for pattern in patterns for path in below.glob(pattern)})


def compiled_modules() -> list[str]:
    """The dotted names of the compiled modules."""
    names = [".".join(path.with_suffix("").parts) for path in find(COMPILED)]
    return [name.removesuffix(".__init__") for name in names]


def digest(paths: list[Path]) -> str:
    """A hash of these files, this script, and everything else that the extension modules depend on."""
    kind = f"{sys.version} {sysconfig.get_platform()} {os.environ.get('ARCHFLAGS')}"
    total = hashlib.sha256(f"{kind} {mypy_version()} {c_compiler()}".encode())
    total.update(Path(__file__).read_bytes())
    for path in paths:
        total.update(f"\0{path}\0".encode())
        total.update((SOURCE / path).read_bytes())
    return total.hexdigest()


def mypy_version() -> str:
    """Empty if mypy isn't installed."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def is_packed(path: Path) -> bool:
    """Whether a file belongs to the package: no caches, hidden files or stray extension modules."""
    hidden = any(part == "__pycache__" or part.startswith(".") for part in path.parts)
    return not hidden and path.suffix not in (".so", ".pyd") and (SOURCE / path).is_file()


def packed() -> list[Path]:
    """The package's files with its data, relative to src/."""
    return [path for path in find(["cosecha/**/*"]) if is_packed(path)]


def copy(files: dict[Path, Path], target: Path) -> None:
    """Make a folder contain exactly these files, given where each comes from.

    A file that changes is replaced, never written into: a server that runs on the folder has it open.
    """
    for path, source in files.items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_name(f"{place.name}.new")
        shutil.copy2(source, beside)
        beside.replace(place)
    for path in find(["**/*"], target):
        if path not in files and (target / path).is_file() and "__pycache__" not in path.parts:
            (target / path).unlink()


def build_extensions(paths: list[Path]) -> None:
    """Compile these files in the stage."""
    shutil.rmtree(STAGE, ignore_errors=True)
    copy({path: SOURCE / path for path in packed()}, STAGE)
    paths_to_search = [str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {"PYTHONPATH": os.pathsep.join(paths_to_search)}  # our sources, whatever version is installed
    if sys.platform != "win32":
        environment["CC"] = c_compiler() or "cc"
    # In a subprocess, because mypyc works in the current folder, prints freely and exits on a type error.
    result = subprocess.run(
        [sys.executable, __file__, "--in-stage", *map(str, paths)],
        cwd=STAGE,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        raise CannotCompile(f"{result.stdout}\nthe rules don't compile, see above")


def compile_in_stage(paths: list[str]) -> None:
    """Runs in the stage: mypyc generates C code, setuptools builds the extensions."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # `make lint` checks types, so ignore the configuration and be silent about imported files.
    extensions = mypycify(
        ["--config-file=", "--follow-imports=silent", *paths],
        opt_level=OPT_LEVEL,
        debug_level=DEBUG_LEVEL,
        group_name="cosecha_rules",
        target_dir="c",
        # One C file per module: gcc needs far longer for one of everything, and can't share it among cores.
        multi_file=True,
    )
    for extension in extensions:
        extension.extra_link_args += LINK_OPTIONS
    build: Any = build_ext(Distribution({"name": "cosecha", "ext_modules": extensions}))
    build_all = build.build_extensions

    def build_extensions() -> None:
        use_all_cores(build.compiler)
        build_all()

    build.build_extensions = build_extensions
    build.build_lib = "lib"
    build.build_temp = "temp"
    build.ensure_finalized()
    build.run()


def use_all_cores(compiler: Any) -> None:
    """Let setuptools compile the files of an extension at the same time."""
    compile_files = compiler.compile
    if not getattr(compiler, "initialized", True):  # MSVC, which would initialize itself in each thread
        compiler.initialize()

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: compile_files([source], **options), sources)
            return [file for files in made for file in files]

    compiler.compile = compile_all


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process builds: a server may do so in the background. Windows has no lock that waits."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def extensions_are_current() -> bool:
    """Whether the last build of the extension modules is one of these rules."""
    return read(STAGE / "stamp") == digest(find(WATCHED))


def extensions() -> dict[Path, Path]:
    """The extension modules, compiled if the rules have changed: where each belongs, and its file.

    Raises CannotCompile.
    """
    if reason := why_not_compile():
        raise CannotCompile(f"can't compile the rules: {reason}")
    if missing := [pattern for pattern in COMPILED if not find([pattern])]:
        raise CannotCompile(f"no files match {', '.join(missing)}")
    rules = digest(find(WATCHED))  # before the build: files may change while it runs
    if read(STAGE / "stamp") != rules:
        build_extensions(find(COMPILED))
        (STAGE / "stamp").write_text(rules)
    made = STAGE / "lib"
    return {path: made / path for path in find(["**/*"], made) if (made / path).is_file()}


def build() -> str:
    """Compile if the rules have changed, copy the package if anything has. Says what was done. Raises CannotCompile."""
    with alone():
        begin = time.perf_counter()
        everything = digest(packed())
        where = f"{len(find(COMPILED))} modules in {TARGET.relative_to(ROOT)}"
        if read(TARGET / "stamp") == everything:
            return f"compiled rules: up to date, {where}"
        done = "copied next to the changed files" if extensions_are_current() else "built"
        made = extensions()
        (TARGET / "stamp").unlink(missing_ok=True)
        copy({path: SOURCE / path for path in packed()} | made, TARGET)
        (TARGET / "stamp").write_text(everything)
        return f"compiled rules: {done}, {where}, {time.perf_counter() - begin:.0f} s"


def main() -> None:
    try:
        print(build())
    except CannotCompile as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    if sys.argv[1:] == ["--why-not"]:
        print(why_not_compile())
    elif sys.argv[1:2] == ["--in-stage"]:
        compile_in_stage(sys.argv[2:])
    else:
        main()
