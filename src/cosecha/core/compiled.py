"""Whether the rules of this installation are compiled, and whether this machine could compile them.

Needs nothing but the standard library: the build imports it where no other package is installed.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

SAMPLE = "cosecha.core.rng"
"""One of the modules that are compiled together."""
VSWHERE = "Microsoft Visual Studio/Installer/vswhere.exe"
VISUAL_C = "Microsoft.VisualStudio.Component.VC.Tools."


def rules_are_compiled() -> bool:
    """Where Python finds both forms of a module in a folder, it imports the extension module."""
    found = find_spec(SAMPLE)
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def c_compiler() -> str | None:
    """The C compiler: the one in CC, the one that built this Python, or any."""
    if sys.platform == "win32":
        return _visual_c()
    wanted = os.environ.get("CC", "").strip() or sysconfig.get_config_var("CC") or "cc"
    for command in (wanted, "cc", "gcc", "clang"):
        found = shutil.which(command.split()[0])
        if found and not _only_offers_to_install(found):
            return str(command)
    return None


def _only_offers_to_install(command: str) -> bool:
    """On a Mac without developer tools, Apple's compilers only open a dialog that offers to install them."""
    if sys.platform != "darwin" or not command.startswith("/usr/bin/"):
        return False
    return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode != 0


def _visual_c() -> str | None:
    """The folder of Visual Studio with its C compiler, found as setuptools finds it."""
    if found := shutil.which("cl"):
        return found
    tool = Path(os.environ.get("PROGRAMFILES(X86)", ""), VSWHERE)
    if not tool.exists():
        return None
    part = VISUAL_C + ("arm64" if sysconfig.get_platform() == "win-arm64" else "x86.x64")
    asked = ["-latest", "-prerelease", "-products", "*", "-requires", part, "-property", "installationPath"]
    return subprocess.run([str(tool), *asked], capture_output=True, text=True, check=False).stdout.strip() or None


def why_not_compile() -> str:
    """Why this machine can't compile; empty if it can."""
    if c_compiler() is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h) are not installed"
    return ""
