"""Run the server until somebody stops it."""

import uvicorn

from cosecha.server.app import build
from cosecha.server.settings import Settings


def serve(settings: Settings) -> None:
    """Serve tables and pages at the host and port of the settings, and say where."""
    config = uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=3,
        timeout_keep_alive=60,
        ws_max_size=4096,
    )
    print(f"http://{settings.host}:{settings.port}/", flush=True)
    uvicorn.Server(config).run()
