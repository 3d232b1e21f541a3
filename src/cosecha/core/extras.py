"""The optional parts of an installation. Without one, whatever needs it says how to install it."""

from importlib import import_module
from typing import Literal

from cosecha.core.errors import CosechaError

DISTRIBUTION = "cosecha-games"
Extra = Literal["terminal", "server", "mcp", "research", "ray", "train"]
_PROBES: dict[Extra, tuple[str, ...]] = {
    "terminal": ("typer",),
    "server": ("litestar",),
    "mcp": ("mcp",),
    "research": ("pyarrow", "openskill", "matplotlib"),
    "ray": ("ray",),
    "train": ("torch", "matplotlib"),
}
"""Packages that only the extra installs."""


class NotInstalled(CosechaError):
    """Something needs an extra or a package that isn't installed."""

    def __str__(self) -> str:
        """A sentence for programs, whose users see it in a traceback; the commands say it in the user's language."""
        args = self.message.args
        what = f"the extra [{args['extra']}]" if "extra" in args else args["package"]
        return f"this needs {what}, which isn't installed. Run: {args['command']}"


def require(extra: Extra) -> None:
    """Raises NotInstalled, with the command that installs the extra."""
    try:
        for package in _PROBES[extra]:
            import_module(package)
    except ModuleNotFoundError:
        install = f'pip install "{DISTRIBUTION}[{extra}]"'
        raise NotInstalled("cli-not-installed", extra=extra, command=install) from None


def require_package(package: str) -> None:
    """The same for a package that no extra installs: which one to use is up to people and their machines."""
    try:
        import_module(package)
    except ModuleNotFoundError:
        raise NotInstalled("cli-package-not-installed", package=package, command=f"pip install {package}") from None
