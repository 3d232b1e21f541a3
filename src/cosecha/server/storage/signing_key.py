"""The secret that signs links and cookies: from the environment, or generated once and stored."""

import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from cosecha.core.errors import BadOptions
from cosecha.server.common.settings import SHORTEST_KEY, Settings


def signing_key(settings: Settings) -> bytes:
    """The configured key, which several machines can share, or else the stored one. Raises BadOptions."""
    if settings.key:
        if len(settings.key) < SHORTEST_KEY:
            raise BadOptions("error-key-short", least=SHORTEST_KEY)
        return settings.key.encode()
    return _kept_key(_key_file(settings))


def stored_key(settings: Settings) -> bytes | None:
    """The stored key, for a backup; None if it is configured or not generated yet."""
    file = _key_file(settings)
    return file.read_bytes() if not settings.key and file.exists() else None


def keep_key(settings: Settings, key: bytes) -> None:
    """Store the key of a backup, without which none of its links works; a configured key stays."""
    if not settings.key:
        _write(_key_file(settings), key, os.replace)


def _key_file(settings: Settings) -> Path:
    return Path(settings.key_file or Path(settings.data) / "key")


def _kept_key(file: Path) -> bytes:
    """Generated once, readable only by its owner."""
    if not file.exists():
        with contextlib.suppress(FileExistsError):  # another node was faster; use its key
            _write(file, secrets.token_bytes(32), os.link)
    key = file.read_bytes()
    if len(key) < SHORTEST_KEY:
        raise BadOptions("error-key-short", least=SHORTEST_KEY)
    return key


def _write(file: Path, key: bytes, publish: Callable[[Path, Path], None]) -> None:
    """Write a key to a new private file, and publish it under its name when it is complete."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.touch(mode=0o600)
    new.write_bytes(key)
    try:
        publish(new, file)
    finally:
        new.unlink(missing_ok=True)
