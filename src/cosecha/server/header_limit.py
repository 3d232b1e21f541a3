"""A limit on the size of a request's headers: uvicorn's fast parser has none and keeps them in memory."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_LIMIT = 64 * 1024


class LimitedHeaders(HttpToolsProtocol):
    """HTTP with a limit on the size of headers."""

    _in_head = False
    _head = 0

    def data_received(self, data: bytes) -> None:
        before = self._in_head
        super().data_received(data)
        if before and self._in_head:  # all of it was headers, and they haven't ended
            self._head += len(data)
            if self._head > HEADER_LIMIT and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
