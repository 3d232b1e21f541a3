"""The optional parts of an installation. Without one, its commands say how to install it."""

from importlib import import_module
from typing import Literal

from cosecha.core.errors import CosechaError

DISTRIBUTION = "cosecha-games"
Extra = Literal["terminal", "server"]
_PROBES: dict[Extra, str] = {"terminal": "typer", "server": "litestar"}
"""A package that only the extra installs."""


class NotInstalled(CosechaError):
    """A command needs an extra that isn't installed."""


def require(extra: Extra) -> None:
    """Raises NotInstalled, with the command that installs the extra."""
    try:
        import_module(_PROBES[extra])
    except ModuleNotFoundError:
        install = f'pip install "{DISTRIBUTION}[{extra}]"'
        raise NotInstalled("cli-not-installed", extra=extra, command=install) from None
