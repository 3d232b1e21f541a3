"""The secret that signs links and cookies: from the environment, or generated once and stored."""

import contextlib
import os
import secrets
from pathlib import Path

from cosecha.core.errors import BadOptions
from cosecha.server.common.settings import SHORTEST_KEY, Settings


def signing_key(settings: Settings) -> bytes:
    """The configured key, which several machines can share, or else the stored one. Raises BadOptions."""
    if settings.key:
        if len(settings.key) < SHORTEST_KEY:
            raise BadOptions("error-key-short", least=SHORTEST_KEY)
        return settings.key.encode()
    return _kept_key(Path(settings.key_file or Path(settings.data) / "key"))


def _kept_key(file: Path) -> bytes:
    """Generated once, readable only by its owner."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}.{os.getpid()}")
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        with contextlib.suppress(FileExistsError):  # another node was faster; use its key
            os.link(new, file)
        new.unlink()
    key = file.read_bytes()
    if len(key) < SHORTEST_KEY:
        raise BadOptions("error-key-short", least=SHORTEST_KEY)
    return key
