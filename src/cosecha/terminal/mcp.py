"""The `mcp` command: serves language models, with tables of its own or at a seat of a server's table."""

import asyncio
import sys

from cosecha.core.errors import BadOptions
from cosecha.locale import Speaker
from cosecha.mcp.local import House
from cosecha.mcp.remote import RemoteSeat
from cosecha.mcp.server import serve_http, serve_stdio
from cosecha.mcp.tools import Toolbox
from cosecha.terminal.flags import whole_number

PORT = 8765
HIGHEST_PORT = 65535


def serve_models(
    speaker: Speaker, table: str | None, name: str | None, seed: str | None, http: bool, host: str, port: str | None
) -> int:
    """Serve until the client goes or the process is stopped. Returns the exit code."""
    speaker.notation = True
    number = PORT if port is None else whole_number("--port", port, 1)
    if number > HIGHEST_PORT:
        raise BadOptions("cli-flag-range", flag="--port", value=str(port), least=1, most=str(HIGHEST_PORT))
    box = _box(speaker, table, name, seed)
    if http:
        address = f"http://[{host}]:{number}/mcp" if ":" in host else f"http://{host}:{number}/mcp"
        told = speaker.text("cli-mcp-serving", address=address)
        serve_http(box, host, number, lambda: print(told, file=sys.stderr, flush=True))
    else:
        serve_stdio(box)
    return 0


def _box(speaker: Speaker, table: str | None, name: str | None, seed: str | None) -> Toolbox:
    if table is None:
        deals = None if seed is None else whole_number("--seed", seed, 0)
        return Toolbox(speaker, house=House(speaker.language, deals))
    # Sitting down before serving: a link that opens nothing is told at once, not to the first tool.
    called = name or speaker.text("model-name")
    return Toolbox(speaker, seat=asyncio.run(RemoteSeat.connect(table, called, speaker.language)))
