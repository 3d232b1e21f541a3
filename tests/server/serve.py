"""A server in a separate process: `python -m tests.server.serve '{"data": "...", "port": 1}'`."""

import cProfile
import os
import signal
import sys

import msgspec

from cosecha.server.app import build
from cosecha.server.common.logs import keep_logs
from cosecha.server.common.settings import Settings
from cosecha.server.serve import Server, config_for, serve


def main() -> None:
    settings = msgspec.convert(msgspec.json.decode(sys.argv[1]), Settings)
    if settings.workers > 1:
        serve(settings)
        return
    keep_logs(settings.log_format, settings.log_level)
    app = build(settings)
    server = Server(config_for(app, settings), app.state.shutdown)
    if profile := os.environ.get("COSECHA_PROFILE"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn raises it again after the shutdown
        profiler = cProfile.Profile()
        profiler.runcall(server.run)
        profiler.dump_stats(profile)
    else:
        server.run()


if __name__ == "__main__":
    main()
