"""A server that receives turn notifications."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec

from tests.server.clients import Json

SECRET = "hook-SECRET-token"


class Mailbox:
    """A server that receives notices and replies with the configured status."""

    def __init__(self) -> None:
        self.got: list[Json] = []
        self.bodies: list[bytes] = []
        self.paths: list[str] = []
        self.status = 204
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.paths.append(self.path)
                box.bodies.append(body)
                box.got.append(msgspec.json.decode(body))
                self.send_response(box.status)
                self.send_header("Location", f"/elsewhere/{SECRET}")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/{SECRET}?key={SECRET}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
