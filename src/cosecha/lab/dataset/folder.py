"""The folder of a dataset, and whether what is in it is whole.

    README.md             the dataset card
    manifest.json         what was played: enough to play it again
    SHA256SUMS            the checksum of each finished part; `sha256sum -c SHA256SUMS` reads it too
    data/part-00000.parquet ...
    .lock                 empty; whoever writes the dataset holds the lock on it

A part is written under another name and renamed when it is complete; then its checksum is added. So a part without a
checksum is unfinished, and one that doesn't match it is damaged.
"""

import hashlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.locks import locked
from cosecha.lab.dataset.encoded import Encoding

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
SUMS: Final = "SHA256SUMS"
LOCK: Final = ".lock"
UNFINISHED: Final = ".unfinished"
Observations = Literal["json", "encoded"]
_LINE = re.compile(r"([0-9a-f]{64})  data/part-(\d{5,})\.parquet")


class BadDataset(CosechaError):
    """A dataset that is damaged, unfinished, or not the one that was asked for."""


class Manifest(Struct, frozen=True, omit_defaults=True):
    """What was played. The same manifest gives the same parts, byte for byte with the same version of pyarrow."""

    format: int
    cosecha: str
    """The version of Cosecha: another one may have other bots."""
    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, Any]
    bots: list[str]
    """The bot of each seat in game 0; they move on by one seat after each game."""
    seed: int
    first_game: int
    games: int
    games_per_part: int
    observations: Observations
    code: dict[str, str] = {}
    """For each bot that isn't built in: the beginning of its file's SHA-256, because an edited bot is another one."""
    encoding: Encoding | None = None
    """If the observations are encoded: how."""

    @property
    def parts(self) -> int:
        return -(-self.games // self.games_per_part)

    @property
    def columns(self) -> tuple[str, ...]:
        asked = ("round", "seat", "bot", "kind")
        outcome = ("action", "notation", "points", "totals", "shares", "sources")
        if self.encoding is None:
            return ("game", "ply", *asked, "view", "legal", *outcome)
        return ("game", "ply", "step", *asked, "observation", "open", "number", *outcome)

    def numbers(self, part: int) -> range:
        """The games of a part."""
        first = self.first_game + part * self.games_per_part
        return range(first, min(first + self.games_per_part, self.first_game + self.games))


def path_of(folder: Path, part: int) -> Path:
    return folder / "data" / f"part-{part:05}.parquet"


def manifest_of(folder: str | Path) -> Manifest:
    """Raises BadDataset."""
    try:
        manifest = msgspec.json.decode((Path(folder) / MANIFEST).read_bytes(), type=Manifest)
    except (FileNotFoundError, NotADirectoryError):
        raise BadDataset("error-dataset-none", folder=str(folder)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadDataset("error-dataset-manifest", folder=str(folder), text=str(wrong)) from None
    if manifest.format != FORMAT:
        raise BadDataset("error-dataset-format", folder=str(folder), format=manifest.format, known=FORMAT)
    return manifest


@contextmanager
def claimed(folder: Path, manifest: Manifest) -> Iterator[None]:
    """Make the folder for this dataset, or make sure that it has this one, and keep other writers out.

    Raises BadDataset.
    """
    if folder.exists() and (not folder.is_dir() or not _is_ours(folder)):
        raise BadDataset("error-dataset-not-empty", folder=str(folder))
    (folder / "data").mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("ab") as lock:
        if not locked(lock):
            raise BadDataset("error-dataset-taken", folder=str(folder))
        if (folder / MANIFEST).exists():
            _compare(folder, manifest)
        else:
            write_whole(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        yield


def _is_ours(folder: Path) -> bool:
    """Whether a folder has a dataset, nothing at all, or what is there before the manifest is written."""
    names = {each.name for each in folder.iterdir()}
    return MANIFEST in names or (names <= {"data", LOCK, MANIFEST + UNFINISHED} and not any(folder.glob("data/*")))


def _compare(folder: Path, manifest: Manifest) -> None:
    """Raises BadDataset if the folder has another dataset."""
    there = manifest_of(folder)
    for field in Manifest.__struct_fields__:
        ours, theirs = getattr(manifest, field), getattr(there, field)
        if ours == theirs:
            continue
        if isinstance(ours, Encoding) and isinstance(theirs, Encoding) and ours.version != theirs.version:
            versions = {"there": theirs.version, "here": ours.version}
            raise BadDataset("error-dataset-encoder", folder=str(folder), **versions)
        told = {"there": _shown(theirs), "here": _shown(ours)}
        raise BadDataset("error-dataset-other", folder=str(folder), field=field, **told)


def _shown(value: Any) -> str:
    if isinstance(value, Encoding):
        return f"{value.version}, {len(value.fields)} fields, {value.size} bytes"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name first, so that there is never half of it."""
    unfinished = path.with_name(path.name + UNFINISHED)
    with unfinished.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def keep_part(folder: Path, part: int, data: bytes) -> None:
    """Write a part and then its checksum."""
    path = path_of(folder, part)
    write_whole(path, data)
    with (folder / SUMS).open("a", encoding="ascii", newline="\n") as file:
        file.write(f"{hashlib.sha256(data).hexdigest()}  data/{path.name}\n")


def read_sums(folder: Path) -> dict[int, str]:
    """The checksums of the finished parts; the last one counts if a part was written again."""
    try:
        lines = (folder / SUMS).read_text(encoding="ascii", errors="replace").splitlines()
    except FileNotFoundError:
        return {}
    found = (_LINE.fullmatch(line) for line in lines)
    return {int(match[2]): match[1] for match in found if match}


def check_part(folder: Path, part: int, expected: str) -> None:
    """Raises BadDataset if the part is missing or isn't what was written."""
    path = path_of(folder, part)
    try:
        with path.open("rb") as file:
            whole = hashlib.file_digest(file, "sha256").hexdigest() == expected
    except FileNotFoundError:
        whole = False
    if not whole:
        raise BadDataset("error-dataset-damaged", file=str(path))
