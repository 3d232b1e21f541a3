"""What can be set about a server: by a flag of `cosecha serve`, or in the environment as COSECHA_... in capitals."""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cosecha.core.errors import BadOptions

Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
SHORTEST_KEY = 32
"""So many characters a secret must have, so that nobody guesses it."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings with their defaults; `cosecha serve --help` explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    any_port: bool = False
    open: bool = False
    data: str = "cosecha-data"
    key: str = ""
    key_file: str = ""
    database_url: str = ""
    survive_power_loss: bool = False
    bot_processes: Annotated[int, Meta(ge=1)] = 1
    bot_patience: Positive = 10.0
    actions_per_second: Positive = 20.0
    chat_per_second: Positive = 1.0
    tables_per_hour: Annotated[int, Meta(ge=0)] = 200
    list_hours: NotNegative = 24.0
    keep_days: NotNegative = 0.0
    forget_finished: bool = False
    trusted_proxies: str = "127.0.0.1,::1"
    metrics: Literal["local", "everybody", "off"] = "local"
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    webhooks: bool = True
    webhook_delay: NotNegative = 20.0
    webhook_anywhere: bool = False

    def database(self) -> str:
        """Where the tables are kept: in a SQLite file in the data folder unless a URL says otherwise."""
        return self.database_url or f"sqlite:///{self.data}/tables.sqlite"


SECRET = ("key",)
"""Only in the environment: whoever lists the processes of a machine reads their flags."""

FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
FLAGS = {name: field.type is bool for name, field in FIELDS.items() if name not in SECRET}
"""The settings that are flags, and whether each is said or not said instead of having a value."""


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return f"COSECHA_{name.upper()}"


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that were given as flags, else in the environment, else the defaults. Raises BadOptions."""
    found: dict[str, Any] = {name: environment[variable(name)] for name in FIELDS if variable(name) in environment}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadOptions("error-settings", text=str(wrong)) from None
