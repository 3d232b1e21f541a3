"""A language model that plays at random, through the SDK's own client."""

import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
import msgspec
from mcp import Client
from mcp_types import TextContent

from cosecha.locale.plain_text import text_speaker
from cosecha.mcp.local import House
from cosecha.mcp.server import mcp_server
from cosecha.mcp.tools import Toolbox

KEY = re.compile(r": (\S{12})$", re.MULTILINE)


class Model:
    """Calls tools; every answer is kept."""

    def __init__(self, client: Client, key: str | None = None) -> None:
        self.client = client
        self.key = key
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        """The answer to a call that works."""
        text, wrong = await self.ask(tool, **arguments)
        assert not wrong, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The sentence that refuses a call."""
        text, wrong = await self.ask(tool, **arguments)
        assert wrong, text
        return text

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        if self.key is not None and tool not in ("games", "new_game", "join", "rules", "card"):
            arguments = {"key": self.key, **arguments}
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        self.heard.append(content.text)
        return content.text, bool(result.is_error)

    async def open(self, game: str, **more: Any) -> list[str]:
        """Open a game and keep the key. Returns the invitations."""
        text = await self.call("new_game", game=game, **more)
        self.key, *invitations = KEY.findall(text.partition("\n\n")[0])
        return invitations

    async def data(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(await self.call("look", json=True))
        return found

    async def play(self, rng: random.Random, most: int) -> str:
        """Play random legal actions. Returns the table's status at the end."""
        for _ in range(most):
            now = await self.data()
            if not now["choices"]:
                return str(now["status"])
            await self.call("act", action=pick(now["choices"], rng))
        return "running"


def pick(choices: list[dict[str, Any]], rng: random.Random) -> str:
    choice = rng.choice(choices)
    if "values" in choice:
        return f"{choice['notation']} {rng.choice(choice['values'])}"
    if "least" in choice:
        numbers = [n for n in range(choice["least"], choice["most"] + 1) if n not in choice.get("missing", [])]
        return f"{choice['notation']} {rng.choice(numbers)}"
    return str(choice["notation"])


def with_models(
    work: Callable[..., Awaitable[None]], models: int = 1, language: str = "en", house: House | None = None
) -> None:
    """Run a test with so many clients of one server."""

    async def run() -> None:
        server = mcp_server(Toolbox(text_speaker(language), house=house or House(language, seed=7)))

        async def connected(found: list[Model]) -> None:
            if len(found) == models:
                await work(*found)
                return
            async with Client(server) as client:
                await connected([*found, Model(client)])

        await connected([])

    anyio.run(run)
