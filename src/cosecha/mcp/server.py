"""The MCP server: hands the tools and the rules pages to the official SDK."""

import socket
from collections.abc import Callable
from typing import Any

import anyio
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ListResourcesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    Resource,
    TextContent,
    TextResourceContents,
    Tool,
    ToolAnnotations,
)

from cosecha import __version__
from cosecha.games import NAMES
from cosecha.locale import LANGUAGES, rules_page
from cosecha.locale.rules_text import plain_markdown
from cosecha.mcp.tools import Toolbox

MARKDOWN = "text/markdown"


def mcp_server(box: Toolbox) -> Server[Any]:
    """A server with these tools, and the rules of every game in every language as resources."""
    say = box.speaker.text
    pages = {f"cosecha://rules/{game}/{language}": (game, language) for game in NAMES for language in LANGUAGES}

    async def list_tools(context: Any, params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(
            tools=[
                Tool(
                    name=tool.name,
                    description=say("model-tool", tool=tool.name),
                    input_schema=box.schema(tool),
                    annotations=ToolAnnotations(read_only_hint=tool.reads, open_world_hint=False),
                )
                for tool in box.tools.values()
            ]
        )

    async def call_tool(context: Any, params: CallToolRequestParams) -> CallToolResult:
        answer = await box.call(params.name, params.arguments or {})
        return CallToolResult(content=[TextContent(type="text", text=answer.text)], is_error=answer.wrong)

    async def list_resources(context: Any, params: PaginatedRequestParams | None) -> ListResourcesResult:
        return ListResourcesResult(
            resources=[
                Resource(
                    uri=uri,
                    name=f"{game}-{language}",
                    title=say("model-rules", game=game.capitalize(), language=language),
                    mime_type=MARKDOWN,
                )
                for uri, (game, language) in pages.items()
            ]
        )

    async def read_resource(context: Any, params: ReadResourceRequestParams) -> ReadResourceResult:
        uri = str(params.uri)
        if uri not in pages:
            raise MCPError(code=INVALID_PARAMS, message=say("model-no-page", page=uri[:80], known=", ".join(pages)))
        text = plain_markdown(rules_page(*pages[uri]))
        return ReadResourceResult(contents=[TextResourceContents(uri=uri, text=text, mime_type=MARKDOWN)])

    return Server(
        "cosecha",
        version=__version__,
        title="Cosecha",
        instructions=say("model-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_read_resource=read_resource,
    )


def serve_stdio(box: Toolbox) -> None:
    """Serve one client over stdin and stdout, until it goes."""

    async def run() -> None:
        server = mcp_server(box)
        async with stdio_server() as (reading, writing):
            await server.run(reading, writing, server.create_initialization_options())

    anyio.run(run)


def serve_http(box: Toolbox, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve any number of clients at /mcp, until the process is stopped. Raises OSError if the port can't be used."""
    import uvicorn

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        ready()
        app = mcp_server(box).streamable_http_app(host=host)
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
