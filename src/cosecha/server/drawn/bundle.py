"""The built files of the drawn client."""

import gzip
import mimetypes
from functools import cache
from importlib.resources import files as resources
from pathlib import PurePath

import msgspec
from msgspec import Struct

SHELL = "index.html"
"""The page that loads the client."""
KINDS = {".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}
"""Media types that the system may not know."""
BROTLI = ".br"
"""The suffix of a file that the build has compressed."""
COMPRESSED = (".woff2", ".png")
"""Formats that are already compressed."""
PRELOAD = "preload.json"


class Preload(Struct, frozen=True):
    """Files of the bundle that a page will need, so that a browser can request all of them at once."""

    fonts: list[str]
    pages: dict[str, list[str]]
    """By URL pattern; in addition to what every page needs."""
    games: dict[str, list[str]]
    """By the game at a table."""
    covers: dict[str, dict[str, str]]
    """The picture of each game, `light` and `dark`."""
    words: dict[str, dict[str, str]]
    """By language and game; those of every page as `shared`."""


class File(Struct, frozen=True):
    kind: str
    plain: bytes
    encoded: dict[str, bytes]
    """The same by content encoding, the smallest first."""


@cache
def files() -> dict[str, File]:
    """The bundle's files by path; none if the client wasn't built."""
    folder = resources("cosecha.server").joinpath("bundle")
    if not folder.joinpath(SHELL).is_file():
        return {}
    found = {entry.name: entry for entry in folder.iterdir() if entry.is_file()}
    found |= {f"assets/{entry.name}": entry for entry in folder.joinpath("assets").iterdir()}
    read = {path: entry.read_bytes() for path, entry in found.items()}
    return {
        path: encoded_file(path, content, read.get(path + BROTLI))
        for path, content in read.items()
        if not path.endswith(BROTLI)
    }


def encoded_file(path: str, content: bytes, brotli: bytes | None = None) -> File:
    suffix = PurePath(path).suffix
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0]
    encoded = {} if brotli is None else {"br": brotli}
    if suffix not in COMPRESSED:
        encoded["gzip"] = gzip.compress(content, mtime=0)
    return File(kind or "application/octet-stream", content, encoded)


@cache
def preload() -> Preload:
    """The build's list of the files that each page needs."""
    return msgspec.json.decode(files()[PRELOAD].plain, type=Preload)
