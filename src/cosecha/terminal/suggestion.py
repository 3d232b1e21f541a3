"""The level of bots that suits the user, by their last games, which are kept in the configuration folder."""

import time
from typing import TYPE_CHECKING

from cosecha.bots.registry import bot_level
from cosecha.bots.suggestion import Kept, after_game, decoded, encoded, result_at, suggested_bot
from cosecha.terminal.files import FileProblem, own_file, read_text, write_own
from cosecha.terminal.screen import Screen

if TYPE_CHECKING:
    from cosecha.terminal.play import Session


def suggested_opponent(game: str, screen: Screen) -> str:
    """The bot to play against for somebody who hasn't named one."""
    try:
        return suggested_bot(_kept(), game)
    except FileProblem as wrong:
        screen.tell(wrong.message, "yellow")
        return suggested_bot({}, game)


def keep_result(session: "Session") -> None:
    """Keep the result of a game that has just ended, if one person played it against bots, and say if that leads to
    another level. A game that began in the middle doesn't count."""
    if session.viewer is None or session.match.record().position is not None:
        return
    try:
        _keep(session, session.viewer)
    except FileProblem as wrong:
        session.screen.tell(wrong.message, "yellow")


def _keep(session: "Session", seat: int) -> None:
    game, scores = session.match.game.name, session.match.state.scores()
    bots = [chair.kind for chair in session.chairs if chair.bot is not None]
    before = _kept()
    after = after_game(before, game, bots, result_at(seat, scores.totals, scores.winners), time.time())
    if after == before:
        return
    write_own(own_file("levels.json"), encoded(after) + "\n")
    if (level := suggested_bot(after, game)) != suggested_bot(before, game):
        session.screen.say("cli-level-suggested", style="bold", level=bot_level(level))


def _kept() -> Kept:
    path = own_file("levels.json")
    return decoded(read_text(str(path))) if path.exists() else {}
