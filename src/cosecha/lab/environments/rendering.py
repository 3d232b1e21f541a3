"""What `render` of an environment returns or shows."""

import time
from collections.abc import Sequence
from typing import Any

from cosecha.core.state import NONE
from cosecha.encoding import Encoder, Episode

MODES = ("human", "ansi", "rgb_array")


class Renderer:
    """Renders the matches of one environment."""

    def __init__(
        self, mode: str | None, encoder: Encoder, metadata: dict[str, Any], viewpoint: int | None = None
    ) -> None:
        """The browser shows what the seat `viewpoint` sees, or what spectators see if that is None."""
        if mode is not None and mode not in MODES:
            raise ValueError(f"unknown render mode {mode!r}: choose one of {', '.join(MODES)}")
        self.mode = mode
        self._encoder = encoder
        self._metadata = metadata
        self._viewpoint = viewpoint
        self._matches = 0
        self._deal = 0
        self._tables: dict[int | None, Any] = {}
        """The tables of our server, by the viewpoint."""

    def begin(self, deal: int) -> None:
        """A match begins."""
        self._matches += 1
        self._deal = deal

    def render(self, episode: Episode, numbers: Sequence[int], learner: int | None = None) -> Any:
        """The position after these numbers: text, a picture, or None if it is shown in the browser or there is no mode.

        A picture shows what the learner sees. Without one, it shows what whoever decides sees, or after the end, what
        spectators see.
        """
        if self.mode == "ansi":
            from cosecha.lab.environments import terminal_board

            return terminal_board.as_text(episode)
        if self.mode == "human":
            self._show(numbers)
        if self.mode == "rgb_array":
            decides = None if episode.seat == NONE else episode.seat
            return self._picture(decides if learner is None else learner, numbers)
        return None

    def _picture(self, viewpoint: int | None, numbers: Sequence[int]) -> Any:
        from cosecha.lab.environments.pictures import picture

        table, _ = self._table(viewpoint)
        table.follow(self._matches, self._deal, numbers)
        return picture(table)

    def _show(self, numbers: Sequence[int]) -> None:
        table, is_new = self._table(self._viewpoint)
        if is_new:
            table.follow(self._matches, self._deal, [])
            table.open_page()
            self._pause()
        table.follow(self._matches, self._deal, numbers, self._pause)

    def _table(self, viewpoint: int | None) -> tuple[Any, bool]:
        """The table with this viewpoint, and whether it is new."""
        from cosecha.lab.environments.showing import ShownTable

        is_new = viewpoint not in self._tables
        if is_new:
            self._tables[viewpoint] = ShownTable(self._encoder, viewpoint)
        return self._tables[viewpoint], is_new

    def _pause(self) -> None:
        """Give people time to look: the environment's `render_fps` says how long."""
        if rate := self._metadata["render_fps"]:
            time.sleep(1 / rate)

    def close(self) -> None:
        while self._tables:
            self._tables.popitem()[1].close()
