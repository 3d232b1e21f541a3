"""Compiles the rules and the bot's search for training, in parallel and in two steps.

`generate` needs mypyc and writes C code; `compile_all` needs only a C compiler and the Python headers, so a machine
without mypy can train with C code from another one that has the same version of Python. The bot's net is replaced by
one in C, with which training plays twice as fast.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SOURCE = ROOT / "src"
STAGE = ROOT / "build" / "training" / f"cp{sys.version_info[0]}{sys.version_info[1]}"
"""A copy of the package and the C code, for one version of Python."""
TARGET = STAGE / sysconfig.get_platform() / "lib"
"""The package with extension modules, for one kind of machine."""
MODULES = [
    "cosecha/core/position.py",
    "cosecha/core/rng.py",
    "cosecha/core/state.py",
    "cosecha/core/zobrist.py",
    "cosecha/bots/agricola/card_features.py",
    "cosecha/bots/agricola/features.py",
    "cosecha/bots/agricola/food.py",
    "cosecha/bots/agricola/lookahead.py",
    "cosecha/bots/agricola/net.py",
    "cosecha/bots/agricola/search.py",
    "cosecha/bots/agricola/units.py",
    "cosecha/games/agricola/animals.py",
    "cosecha/games/agricola/board.py",
    "cosecha/games/agricola/codes.py",
    "cosecha/games/agricola/data.py",
    "cosecha/games/agricola/decoding.py",
    "cosecha/games/agricola/digest.py",
    "cosecha/games/agricola/farm.py",
    "cosecha/games/agricola/fences.py",
    "cosecha/games/agricola/goods.py",
    "cosecha/games/agricola/guess.py",
    "cosecha/games/agricola/majors.py",
    "cosecha/games/agricola/phases.py",
    "cosecha/games/agricola/reasons.py",
    "cosecha/games/agricola/scoring.py",
    "cosecha/games/agricola/state.py",
    "cosecha/games/agricola/cards/*.py",
    "cosecha/games/agricola/encoding/*.py",
    "cosecha/games/agricola/engine/*.py",
    "cosecha/games/agricola/mechanisms/*.py",
    "cosecha/games/agricola/rules/*.py",
    "cosecha/games/agricola/spaces/*.py",
]
REORDERED = ["-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math"]
"""Sums may be reordered. `-ffast-math` would also change how the whole process rounds tiny numbers."""
FAST = ["-O3", "-march=native", *REORDERED, "-fPIC", "-shared"]
"""For the net in C."""
FLAGS = [os.environ.get("TRAINING_OPT", "-O2"), "-fPIC", "-fwrapv", "-DNDEBUG", "-w"]


def generate() -> None:
    """Write the C code and a list of what to compile."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE / "cosecha", STAGE / "cosecha", ignore=shutil.ignore_patterns("__pycache__", "server", ".*"))
    shutil.copy(HERE / "fast_net.py", STAGE / "cosecha/bots/agricola/net.py")
    shutil.copy(HERE / "fastnet.c", STAGE / "fastnet.c")
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tools.train_agricola import build; build.in_stage()"
    subprocess.run([sys.executable, "-c", code], cwd=STAGE, check=True)


def in_stage() -> None:
    """Runs in the stage, because mypyc works in the current folder."""
    import mypyc
    from mypyc.build import mypycify

    paths = sorted({str(path) for pattern in MODULES for path in Path().glob(pattern)})
    options = ["--config-file=", "--follow-imports=silent"]
    extensions = mypycify([*options, *paths], group_name="cosecha_training", target_dir="c", multi_file=True)
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    shutil.copytree(runtime, "lib-rt", ignore=shutil.ignore_patterns("test*", "*.py*", "*.so"))
    plan = []
    for each in extensions:
        sources = [os.path.relpath(source) for source in each.sources]
        sources = [source if source.startswith("c/") else f"lib-rt/{Path(source).name}" for source in sources]
        plan.append({"name": each.name, "sources": sources})
    Path("plan.json").write_text(json.dumps(plan))


def compile_all() -> None:
    """Compile the C code with all cores."""
    plan = json.loads((STAGE / "plan.json").read_text())
    objects = TARGET.parent / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(STAGE / "cosecha", TARGET / "cosecha")
    compiler = shutil.which("gcc") or shutil.which("cc") or "cc"
    include = [f"-I{path}" for path in ("c", "lib-rt", sysconfig.get_path("include"))]

    def compiled(source: str) -> str:
        made = str(objects / (source.replace("/", "_") + ".o"))
        subprocess.run([compiler, *FLAGS, *include, "-c", source, "-o", made], cwd=STAGE, check=True)
        return made

    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))

    def linked(extension: dict[str, list[str]], made: dict[str, str]) -> None:
        into = TARGET / (str(extension["name"]).replace(".", "/") + suffix)
        into.parent.mkdir(parents=True, exist_ok=True)
        parts = [made[source] for source in extension["sources"]]
        subprocess.run([compiler, "-shared", "-o", str(into), *parts], cwd=STAGE, check=True)

    net = ["fastnet.c", "-o", str(TARGET / f"fastnet{suffix}")]
    subprocess.run([compiler, *FAST, *include, *net], cwd=STAGE, check=True)
    sources = sorted({source for extension in plan for source in extension["sources"]})
    sources.sort(key=lambda source: -(STAGE / source).stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = dict(zip(sources, pool.map(compiled, sources), strict=True))
        list(pool.map(lambda extension: linked(extension, made), plan))
    (TARGET / "done").touch()


def ensure() -> Path:
    """The folder with the compiled package; it is built if it isn't there."""
    if not (TARGET / "done").exists():
        if not (STAGE / "plan.json").exists():
            generate()
        compile_all()
    return TARGET


if __name__ == "__main__":
    generate()
    if sys.argv[1:] != ["generate"]:
        compile_all()
