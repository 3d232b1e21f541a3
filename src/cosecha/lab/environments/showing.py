"""Shows matches at tables of our own server, which runs in this process as long as there are any."""

import atexit
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from threading import Lock, Thread

from cosecha.encoding import Encoder, Episode
from cosecha.lab.environments.needs import not_installed
from cosecha.locale import Speaker, language_from_environment

try:
    from cosecha.server.local import LocalServer
    from cosecha.server.serve import has_desktop
except ModuleNotFoundError:
    raise not_installed("The server", "server") from None


class _SharedServer:
    """Starts when it is first needed, and stops when nobody needs it any more."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._users = 0
        self._server: LocalServer | None = None
        atexit.register(self._stop)  # somebody may have forgotten to

    def take(self) -> LocalServer:
        with self._lock:
            if self._server is None:
                self._server = LocalServer()
            self._users += 1
            return self._server

    def give_back(self) -> None:
        with self._lock:
            self._users -= 1
            if not self._users:
                self._stop()

    def _stop(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None


SERVER = _SharedServer()


class ShownTable:
    """A table that shows the matches of an environment, one after another, to those who open its page."""

    def __init__(self, encoder: Encoder, viewpoint: int | None) -> None:
        """`viewpoint` is the seat whose view is shown; None for a spectator's."""
        self.server = SERVER.take()
        self.id = ""
        self.row = 0
        """The table's last row."""
        self._game = encoder.game
        self._viewpoint = viewpoint
        self._episode = Episode(encoder)
        self._names = [f"player_{seat}" for seat in range(self._episode.players)]
        self._match = 0
        self._taken = 0

    @property
    def address(self) -> str:
        """The URL of its page, once there is a match."""
        return self.server.address(self.id)

    def follow(self, match: int, deal: int, numbers: Sequence[int], shown: Callable[[], None] = lambda: None) -> None:
        """Show a match from its deal up to the last of these numbers; `shown` is called after the deal and each answer.

        If it is the same match as before, the numbers begin with those of the last time.
        """
        if match != self._match:
            self._match, self._taken = match, 0
            self._begin(deal)
            shown()
        episode = self._episode
        for number in numbers[self._taken :]:
            seat, answer = episode.seat, [*episode.answer.begun, number]
            if episode.step(number):
                action = self._game.notation(episode.encoder.action(answer))
                self.row = self.server.act(self.id, seat, action)
                shown()
        self._taken = len(numbers)

    def _begin(self, deal: int) -> None:
        self._episode.reset(deal)
        dealt = (self._game, self._episode.state, self._names)
        if self.id:
            self.row = self.server.deal(self.id, *dealt)
        else:
            self.id = self.server.open(self._viewpoint, *dealt)
            self.row = 1

    def open_page(self) -> None:
        """Open its page in the browser, or say where it is."""
        if has_desktop(os.environ, sys.platform):
            # In a separate thread, because some browsers block the caller.
            Thread(target=_open, args=(self.address,), name="cosecha-browser", daemon=True).start()
        else:
            _say(self.address)

    def close(self) -> None:
        SERVER.give_back()


def _open(address: str) -> None:
    if not webbrowser.open(address):
        _say(address)


def _say(address: str) -> None:
    print(Speaker(language_from_environment()).text("cli-watch-at", url=address), flush=True)
