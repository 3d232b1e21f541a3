"""What can be set about a server: by a flag of `cosecha serve`, or in the environment as COSECHA_... in capitals."""

import os
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions


class Settings(Struct, frozen=True, kw_only=True):
    """The settings with their defaults; `cosecha serve --help` explains each."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: str = "cosecha-data"
    database_url: str = ""
    survive_power_loss: bool = False
    bot_processes: int = 1
    bot_patience: float = 10.0
    actions_per_second: float = 20.0

    def database(self) -> str:
        """Where the tables are kept: in a SQLite file in the data folder unless a URL says otherwise."""
        return self.database_url or f"sqlite:///{self.data}/tables.sqlite"


NAMES = tuple(field.name for field in msgspec.structs.fields(Settings))


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that were given as flags, else in the environment, else the defaults. Raises BadOptions."""
    found = {name: environment[f"COSECHA_{name.upper()}"] for name in NAMES if f"COSECHA_{name.upper()}" in environment}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadOptions("error-settings", text=str(wrong)) from None
