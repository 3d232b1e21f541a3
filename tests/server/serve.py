"""A server as a process of its own: `python -m tests.server.serve '{"data": "...", "port": 1}'`."""

import cProfile
import logging
import os
import signal
import sys

import msgspec
import uvicorn

from cosecha.server.app import build
from cosecha.server.settings import Settings


def main() -> None:
    given = msgspec.json.decode(sys.argv[1])
    access_log = given.pop("access_log", True)
    settings = msgspec.convert(given, Settings)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
    config = uvicorn.Config(
        build(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=access_log,
        timeout_keep_alive=60,
    )
    server = uvicorn.Server(config)
    if profile := os.environ.get("COSECHA_PROFILE"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn raises it again when it has stopped
        profiler = cProfile.Profile()
        profiler.runcall(server.run)
        profiler.dump_stats(profile)
    else:
        server.run()


if __name__ == "__main__":
    main()
