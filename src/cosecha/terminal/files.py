"""Reads saved matches and writes them atomically."""

import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path

from cosecha.core.errors import BadRecord, CosechaError
from cosecha.core.record import SUFFIX, Record, dump, load

BIGGEST = 50_000_000
"""The maximum file size in bytes; no match comes near it."""


class FileProblem(CosechaError):
    """A file that can't be read or written."""


def default_file(game: str) -> Path:
    """`santiago-20260131-203015.cosecha.json` in the current folder, with a number if that exists."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(stem + SUFFIX)
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}{SUFFIX}")
        number += 1
    return path


def new_file(name: str) -> Path:
    """The path of a file to be created. Raises FileProblem if it exists or its folder doesn't."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise FileProblem("cli-file-folder", file=name)
    if path.exists():
        raise FileProblem("cli-file-exists", file=name)
    if not path.parent.is_dir():
        raise FileProblem("cli-file-no-folder", file=name)
    return path


def write_text(path: Path, text: str) -> None:
    """Replace a file atomically: write to a temporary file in the same folder, then rename it."""
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as wrong:
        raise FileProblem("cli-file-unwritable", file=str(path), text=wrong.strerror or "") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp creates files that only their owner can read; a saved match is an ordinary file.
        os.chmod(beside, 0o666 & ~_umask())
        os.replace(beside, path)
    except OSError as wrong:
        raise FileProblem("cli-file-unwritable", file=str(path), text=wrong.strerror or "") from None
    finally:
        Path(beside).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def own_file(name: str) -> Path:
    """A file in the user's configuration folder: `~/.config/cosecha`, or where the desktop says."""
    folder = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
    return Path(folder).expanduser() / "cosecha" / name


def write_own(path: Path, text: str) -> None:
    """Replace a file there, and create the folder if it is missing. Raises FileProblem."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileProblem("cli-file-unwritable", file=str(path), text=wrong.strerror or "") from None
    write_text(path, text)


def quoted(path: Path) -> str:
    """A path as people can copy it into a command."""
    return shlex.quote(str(path))


def save(record: Record, path: Path) -> None:
    write_text(path, dump(record))


def read_text(name: str) -> str:
    """The text of a file. Raises FileProblem."""
    path = Path(name).expanduser()
    try:
        if path.is_dir():
            raise FileProblem("cli-file-folder", file=name)
        if path.stat().st_size > BIGGEST:
            raise FileProblem("cli-file-other", file=name)
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise FileProblem("cli-file-missing", file=name) from None
    except UnicodeDecodeError:
        raise FileProblem("cli-file-other", file=name) from None
    except (OSError, ValueError) as wrong:
        raise FileProblem("cli-file-unreadable", file=name, text=getattr(wrong, "strerror", "") or "") from None


def read_record(name: str) -> Record:
    """The record in a file, JSON or compact text. Raises FileProblem or BadRecord."""
    return parse_record(read_text(name))


def parse_record(text: str) -> Record:
    """The record in a text. Raises BadRecord."""
    if text.startswith("cosecha "):
        from cosecha.core.movetext import from_text

        return from_text(text)
    if not text.lstrip().startswith("{"):
        raise BadRecord("error-record-other-file")
    return load(text)
