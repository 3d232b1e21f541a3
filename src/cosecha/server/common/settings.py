"""The server's settings: flags of `cosecha serve`, or environment variables COSECHA_..."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from cosecha.bots.timing import LEAST, MOST
from cosecha.core.errors import BadOptions

Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
SHORTEST_KEY = 32
"""Minimum length of the secret, in characters."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings with their defaults; `cosecha serve --help` explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    any_port: bool = False
    open: bool = False
    text_only: bool = False
    data: str = "cosecha-data"
    key: str = ""
    key_file: str = ""
    database_url: str = ""
    survive_power_loss: bool = False
    workers: Annotated[int, Meta(ge=1)] = 1
    bot_processes: Annotated[int, Meta(ge=1)] = 1
    bot_patience: Positive = 10.0
    bot_seconds: Annotated[float, Meta(ge=LEAST, le=MOST)] = MOST
    actions_per_second: Positive = 20.0
    allowed_hosts: str = ""
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
        """The database URL: by default a SQLite file in the data folder."""
        return self.database_url or f"sqlite:///{self.data}/tables.sqlite"

    def thinking_seconds(self) -> float:
        """The most that a bot is given for a move: so little that a busy machine doesn't make it lose its seat."""
        return max(LEAST, min(self.bot_seconds, self.bot_patience / 2))


SECRET = ("key",)
"""Only from the environment: other users of a machine can read the flags of a process."""

FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
FLAGS = {name: field.type is bool for name, field in FIELDS.items() if name not in SECRET}
"""The settings that are flags, and whether each is a switch without a value."""


PREFIX = "COSECHA_"
LANGUAGE = PREFIX + "LANG"
NO_SETTINGS = {LANGUAGE, *(PREFIX + name for name in ("CHROMIUM", "COMPILE", "PROOF", "PROFILE"))}
"""Variables with the prefix that aren't settings: the language of the command, the browser for pictures, how wheels are
built and tests run."""


def flag(name: str) -> str:
    """A setting's flag on the command line."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """A setting's environment variable."""
    return PREFIX + name.upper()


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from flags, then the environment, then the defaults. Raises BadOptions."""
    found = {}
    for name in FIELDS:
        if given.get(name) is not None:
            found[name] = _read(name, flag(name), given[name])
        elif variable(name) in environment:
            found[name] = _read(name, variable(name), environment[variable(name)])
    return Settings(**found)


def _read(name: str, called: str, value: Any) -> Any:
    try:
        return msgspec.convert(value, FIELDS[name].type, strict=False)
    except msgspec.ValidationError:
        raise BadOptions("error-settings", setting=called, value=str(value), allowed=_allowed(name)) from None


def _allowed(name: str) -> str:
    """The allowed values of a setting, in a form that needs no translation."""
    match msgspec.inspect.type_info(FIELDS[name].type):
        case msgspec.inspect.BoolType():
            return "true, false"
        case msgspec.inspect.LiteralType():
            return ", ".join(get_args(FIELDS[name].type))
        case msgspec.inspect.IntType(ge=int(least), le=None):
            return f"{least}, {least + 1}, {least + 2}..."
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return f"{least}, {least + 1}... {most}"
        case msgspec.inspect.FloatType(ge=float(least), le=float(most)):
            return f"{least:g}... {most:g}"
        case msgspec.inspect.FloatType(gt=int(least)):
            return f"> {least}"
        case msgspec.inspect.FloatType(ge=int(least)):
            return f">= {least}"
        case other:
            raise TypeError(f"no message describes the values of {name}: {other}")


def unknown_variables(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Variables with the prefix that mean nothing, each with the most similar setting."""
    known = [LANGUAGE, *map(variable, FIELDS)]
    unknown = sorted(name for name in environment if name.startswith(PREFIX) and name not in {*known, *NO_SETTINGS})
    return {name: get_close_matches(name, known, n=1, cutoff=0)[0] for name in unknown}
