"""A moment of a game in words: what has just happened, and everything on the table."""

from msgspec import Struct

from cosecha.core.game import Game
from cosecha.locale import Speaker
from cosecha.server.pages.cards import CardText
from cosecha.server.pages.table_text import TextTable, text_table, turned_up
from cosecha.server.table.replay import Moment


class MomentText(Struct, frozen=True):
    lines: list[tuple[str, CardText | None]]
    """What happened last, each with the card that it turned up."""
    status: list[str]
    seats: TextTable
    board: list[TextTable]


def moment_text(moment: Moment, game: Game, speaker: Speaker) -> MomentText:
    words, view = game.words, moment.view
    return MomentText(
        lines=[(speaker.say(line), turned_up(game, line, speaker)) for line in moment.lines],
        status=[speaker.say(line) for line in words.status(view)],
        seats=text_table(words.seats(view), speaker),
        board=[text_table(part, speaker, game=game.name) for part in words.board(view)],
    )
