"""How the program was started, so that people can copy and run the commands it prints."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "cosecha"


def program() -> str:
    """`cosecha` if that is this program on the PATH, else the path it was started with."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m cosecha"
    if called.stem != NAME or not called.exists():
        return NAME
    found = shutil.which(NAME)
    if found is not None and Path(found).resolve() == called.resolve():
        return NAME
    return shlex.quote(_short(called))


def _short(path: Path) -> str:
    """The path relative to the current folder, if it is inside it."""
    try:
        inside = path.absolute().relative_to(Path.cwd())
    except ValueError:
        return str(path)
    return str(inside) if len(inside.parts) > 1 else f"./{inside}"
