"""A table in words: sentences and tables made only from what the viewer may see."""

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import Literal
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from cosecha.core.fairness import Fairness, commitment, proves
from cosecha.core.game import Game
from cosecha.core.message import Message, Token
from cosecha.core.series_words import path
from cosecha.core.words import Cell, Choice, Table
from cosecha.locale import Speaker
from cosecha.locale.tables import arranged, cell_text
from cosecha.server.pages.cards import CardText, in_words
from cosecha.server.pages.choice_forms import Form, Option, forms
from cosecha.server.pages.names import seat_names
from cosecha.server.table.between import choosing, series_of
from cosecha.server.table.series import choice_for
from cosecha.server.table.table import Table as GameTable
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Update

RECENT = 12
"""Lines of the log whose cards are also shown with the question."""
NEWEST = 40
"""Lines of the log on the page; the rest is behind a link."""
WENT = {"table-stood-left": "left", "table-stood-clock": "clock", "table-stood-host": "host"}
"""Log lines that say why a bot plays for a person."""


CARD_NAME = "name-card-"
"""How the messages begin that name a card."""
SHORT = 3
"""Characters of a cell that fit in a small square."""


class TextCell(Struct, frozen=True):
    """A cell in words. `marks` are CSS classes for the things it mentions."""

    text: str
    marks: str = ""
    number: bool = False
    seat: int | None = None
    best: bool = False
    link: str = ""
    """The address of the card that it names."""

    @property
    def short(self) -> str:
        """The beginning of the text, for small squares."""
        return self.text[:SHORT]


WIDEST = 8
"""More columns than this don't fit beside the board."""


class Wish(Struct, frozen=True):
    """How a person wants to see what can be sorted and searched: the name of an order, and words to look for."""

    sort: str = ""
    find: str = ""

    @property
    def query(self) -> str:
        """For the address of a page."""
        return urlencode([(name, value) for name, value in (("sort", self.sort), ("find", self.find)) if value])


NO_WISH = Wish()


class TextTable(Struct, frozen=True):
    """A table in words. `sorts` are its orders, with their names in the address; a table with them can be searched."""

    title: str
    header: list[TextCell]
    rows: list[list[TextCell]]
    sorts: list[tuple[str, str]] = []

    @property
    def is_map(self) -> bool:
        """Whether rows are numbered, as on a map; otherwise they have names, which need more room."""
        return all(len(row[0].text) <= SHORT for row in self.rows)

    @property
    def is_wide(self) -> bool:
        return len(self.header) > WIDEST

    def grouped(self) -> list[tuple[str, list[tuple[str, TextCell]]]]:
        """Row by row, with equal cells merged, for a narrow page."""
        names = [cell.text for cell in self.header[1:]]
        return [(row[0].text, _alike(names, row[1:])) for row in self.rows]


def _alike(names: list[str], cells: list[TextCell]) -> list[tuple[str, TextCell]]:
    order = {cell.text: place for place, cell in reversed(list(enumerate(cells)))}
    pairs = sorted(zip(names, cells, strict=True), key=lambda pair: order[pair[1].text])
    found = []
    for _, group in groupby(pairs, key=lambda pair: pair[1].text):
        alike = list(group)
        found.append((", ".join(name for name, _ in alike), alike[0][1]))
    return found


class Planned(Struct, frozen=True):
    """A decision that can be answered automatically: when it comes up, the answer set so far, the possible answers."""

    kind: str
    label: str
    answer: str
    forms: list[Form]


class LogLine(Struct, frozen=True):
    """A line of the log, identified by its row and its place in it: an undo removes lines in between."""

    row: int
    place: int
    move: int
    text: str
    seat: int | None
    card: CardText | None = None
    """The card that it turns up."""


class News(Struct, frozen=True):
    """What the viewer should know first: somebody asks for an undo, or a bot plays for them."""

    kind: Literal["undo", "away"]
    title: str
    text: str


class NextGame(Struct, frozen=True):
    """The next game: who has set it up, in a sentence, and whether the viewer has a seat there."""

    text: str
    own: bool
    kept: bool
    table: str = ""
    """In a series: the next table, which everybody may watch who may watch this one."""


class Between(Struct, frozen=True):
    """What one of the viewer's seats is asked between two games of a series."""

    seat: int
    prompt: str
    options: list[Option]
    answer: str
    """What the seat has chosen so far; empty if nothing."""


class TableText(Struct, frozen=True):
    """A table in the viewer's words."""

    update: Update
    title: str
    news: News | None
    asked: str
    """Who has to decide what, in one sentence."""
    forms: list[Form]
    status: list[str]
    seats: TextTable | None
    board: list[TextTable]
    sheet: TextTable | None
    decided: str
    """What decided the match."""
    lines: list[LogLine]
    """The newest first."""
    plans: list[Planned]
    next: NextGame | None
    series: TextTable | None
    """The path through the series with every result."""
    between: list[Between]
    choosing: list[str]
    """Who else still has to choose something before the next game."""

    @property
    def drawn(self) -> list[LogLine]:
        """The lines that have just turned up a card."""
        return [line for line in self.lines[:RECENT] if line.card]


def speaker_at(table: GameTable, language: str) -> Speaker:
    """A speaker that knows the players' names."""
    speaker = Speaker(language)
    speaker.names = seat_names(table.chairs, speaker)
    return speaker


def table_text(
    table: GameTable,
    seat: int | None,
    speaker: Speaker,
    plays: Collection[int] = (),
    choices: list[Choice] | None = None,
    whole_log: bool = True,
    wish: Wish = NO_WISH,
) -> TableText:
    """The table as `seat` sees it, for the player of the seats in `plays`. `choices` replaces the legal ones if only
    marked answers can be chosen. Without `whole_log`, only the newest lines: translating all of them takes long."""
    update = update_for(table, seat)
    now, words = update.now, table.game.words
    view = now.view
    asked = now.prompt or now.waiting_line
    news = _news(update, plays, speaker)
    return TableText(
        update=update,
        title=news.title if news else _title(update, speaker),
        news=news,
        asked=_ending(update, speaker) or (speaker.say(asked) if asked else ""),
        forms=forms(now.choices if choices is None else choices, words, speaker),
        status=[speaker.say(line) for line in words.status(view)] if view else [],
        seats=text_table(words.seats(view), speaker) if view else None,
        board=[text_table(part, speaker, wish, table.game.name) for part in words.board(view)] if view else [],
        sheet=_sheet(words.sheet(now.scores), speaker) if now.scores else None,
        decided=speaker.say(now.decided) if now.decided else "",
        lines=_lines(table.game, update, speaker, 0 if whole_log else len(update.lines) - NEWEST),
        plans=_plans(table, update, speaker),
        next=_next(update, plays, speaker),
        series=text_table(path(*found), speaker) if (found := series_of(table)) else None,
        between=_between(table, plays, speaker),
        choosing=[speaker.names[other] for other in choosing(table) if other not in plays],
    )


def _between(table: GameTable, plays: Collection[int], speaker: Speaker) -> list[Between]:
    found = []
    for seat in sorted(plays):
        asked = choice_for(table, seat)
        if asked is not None:
            options = [Option(choice.notation, speaker.say(choice.label)) for choice in asked.choices]
            titles = {choice.notation: speaker.say(choice.title or choice.label) for choice in asked.choices}
            found.append(Between(seat, speaker.say(asked.prompt), options, titles.get(asked.answer or "", "")))
    return found


def _plans(table: GameTable, update: Update, speaker: Speaker) -> list[Planned]:
    """The automatic answers that the viewer's seat may set, and has set."""
    if update.now.view is None or update.now.status != "running":
        return []
    game, standing = table.game, update.now.plans
    return [
        Planned(
            plan.kind,
            speaker.say(plan.label),
            speaker.say(game.words.action(game.parse(standing[plan.kind]))) if plan.kind in standing else "",
            forms(plan.choices, game.words, speaker),
        )
        for plan in game.words.plans(update.now.view)
    ]


def _next(update: Update, plays: Collection[int], speaker: Speaker) -> NextGame | None:
    next = update.now.next
    if next is None:
        return None
    if update.now.series is not None and update.now.series.next:
        return NextGame(speaker.text("page-series-open"), False, bool(plays), update.now.series.next)
    by = "host" if next.by is None else "you" if next.by in plays else "seat"
    text = speaker.text("page-next-game", by=by, seat=Token("seat", next.by or 0))
    return NextGame(text, by == "you", not set(plays).isdisjoint(next.kept))


def _news(update: Update, plays: Collection[int], speaker: Speaker) -> News | None:
    now = update.now
    if now.status != "running":
        return None
    if now.undo.asked_by is not None and not set(plays).isdisjoint(now.undo.asked):
        who = Token("seat", now.undo.asked_by)
        return News("undo", speaker.text("table-undo-asked", seat=who), speaker.text("page-undo-wish", seat=who))
    why = _why_away(update, plays)
    return News("away", speaker.text("page-title-away"), speaker.text("page-away", why=why)) if why else None


def _why_away(update: Update, plays: Collection[int]) -> str:
    """Why a bot plays for the viewer, if bots have taken over all of their seats."""
    if any(update.now.seats[seat].kind != "bot" for seat in plays):
        return ""
    messages = (line.message for line in reversed(update.lines))
    return next((WENT[each.id] for each in messages if each.id in WENT and _actor(each) in plays), "")


def _title(update: Update, speaker: Speaker) -> str:
    """Whose turn it is, for the browser's tab."""
    now = update.now
    if now.status == "open":
        return speaker.text("page-title-open")
    if now.status == "over":
        return speaker.text("page-title-over")
    if now.decision is not None:
        return speaker.text("page-title-yours")
    return speaker.text("page-title-waiting", seats=[Token("seat", other) for other in now.waiting])


def _lines(game: Game, update: Update, speaker: Speaker, start: int) -> list[LogLine]:
    """The log from a line on, the newest first."""
    lines = []
    row = place = 0
    for number, line in enumerate(update.lines):
        row, place = line.seq, place + 1 if line.seq == row else 0
        if number >= start:
            card = turned_up(game, line.message, speaker)
            lines.append(LogLine(row, place, line.move, speaker.say(line.message), _actor(line.message), card))
    return lines[::-1]


def turned_up(game: Game, message: Message, speaker: Speaker) -> CardText | None:
    name = game.turned_up(message)
    card = next((card for card in game.cards() if card.name == name), None) if name else None
    return in_words(card, game.name, speaker) if card else None


def _actor(message: Message) -> int | None:
    seat = message.args.get("seat")
    return int(seat.value) if isinstance(seat, Token) and seat.kind == "seat" else None


def text_table(table: Table, speaker: Speaker, wish: Wish = NO_WISH, game: str = "") -> TextTable:
    """A table in words. With `game`, the names of its cards link to the page of all cards."""
    rows = [[_cell(cell, speaker, game) for cell in row] for row in table.rows]
    if table.sorts:
        sort = next((sort for sort in table.sorts if sort.name == wish.sort), None)
        rows = [rows[number] for number in arranged([[cell.text for cell in row] for row in rows], sort, wish.find)]
    return TextTable(
        speaker.say(table.title),
        [_cell(cell, speaker, game) for cell in table.header],
        rows,
        [(sort.name, speaker.say(sort.label)) for sort in table.sorts],
    )


def _sheet(table: Table, speaker: Speaker) -> TextTable:
    """The score sheet, with the best totals marked."""
    sheet = text_table(table, speaker)
    *rows, totals = sheet.rows
    best = max((total for total in table.rows[-1] if isinstance(total, int)), default=None)
    marked = [
        msgspec.structs.replace(cell, best=cell.number and total == best)
        for cell, total in zip(totals, table.rows[-1], strict=True)
    ]
    return TextTable(sheet.title, sheet.header, [*rows, marked])


def _ending(update: Update, speaker: Speaker) -> str:
    """The last line of a finished game: who has won."""
    if update.now.status != "over":
        return ""
    messages = (line.message for line in reversed(update.lines) if not line.message.id.startswith("table-"))
    last = next(messages, None)
    return speaker.say(last) if last else ""


def _cell(cell: Cell, speaker: Speaker, game: str) -> TextCell:
    if isinstance(cell, Message):
        card = cell.id.removeprefix(CARD_NAME) if cell.id.startswith(CARD_NAME) else ""
        link = f"/rules/{game}/cards#{card}" if game and card else ""
        return TextCell(speaker.say(cell), " ".join(_marks(cell)), seat=_actor(cell), link=link)
    return TextCell(cell_text(cell, speaker), number=isinstance(cell, int))


def _marks(message: Message) -> Iterator[str]:
    """CSS classes such as `crop-banana` and `seat-1`."""
    for name, value in message.args.items():
        if isinstance(value, Token):
            yield f"{value.kind}-{value.value}"
        elif isinstance(value, int):
            yield f"{name}-{value}"


class Proof(Struct, frozen=True):
    """The proof of a fair deal: complete once the match is over, until then only the commitment."""

    commitment: str
    secret: str | None = None
    words: list[str] = []
    holds: bool = False
    """Whether the secret matches the commitment and, with the words, gives the deal that was played."""


def proof(table: GameTable) -> Proof | None:
    secret = table.opened.secret
    if not secret:
        return None
    if table.match is None or table.status != "over":
        return Proof(commitment(secret))
    words = [chair.word for chair in table.chairs]
    dealt = Fairness(commitment(secret), words, secret)
    return Proof(dealt.commitment, secret, words, proves(dealt, table.match.record().seed or ""))
