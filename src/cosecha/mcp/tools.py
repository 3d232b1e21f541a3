"""The tools: what each takes, and its answer in words. Nothing here knows MCP."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from cosecha.bots.registry import bots_for
from cosecha.core.errors import BadOptions, CosechaError
from cosecha.core.message import Message
from cosecha.core.options import option_fields
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker
from cosecha.locale.cards import Query, named, search
from cosecha.locale.option_texts import option_help, option_values
from cosecha.locale.plain_text import choice_lines, log_lines, notations, table_lines, view_lines
from cosecha.locale.rules_text import plain_markdown, sections, short_rules
from cosecha.mcp.local import MOST_SEATS, House
from cosecha.mcp.seat import Look, Refused, Seat

LONGEST = 40_000
"""Characters of an answer; longer ones are cut, and say so."""
PAGE = 200
"""Actions on a page of the list of all legal ones."""
MOST_CARDS = 6
"""Cards that are shown with their texts; more are only named."""
LOG = 30
"""Lines of the log that a first look shows."""
MOST_WAIT = 60
"""Seconds that a look may wait."""

log = logging.getLogger(__name__)

Text = Annotated[str, Meta(max_length=200)]


class Arguments(Struct, forbid_unknown_fields=True, kw_only=True):
    """The arguments of a tool; the base class takes none."""


class AboutGame(Arguments):
    game: Text = ""


class NewGame(Arguments):
    game: Text
    seats: Annotated[list[Text], Meta(max_length=MOST_SEATS)] = []
    options: dict[Text, int | str | None] = {}
    language: Text = ""
    name: Text = ""


class Join(Arguments):
    invitation: Text
    language: Text = ""
    name: Text = ""


class LookAt(Arguments):
    wait: Annotated[int, Meta(ge=0, le=MOST_WAIT)] = 0
    log: Annotated[int, Meta(ge=0, le=200)] = 0
    json: bool = False


class ListActions(Arguments):
    start: Text = ""
    page: Annotated[int, Meta(ge=1, le=1000)] = 1


class OneAction(Arguments):
    action: Text


class Rules(Arguments):
    game: Text
    section: Text = ""


class Card(Arguments):
    game: Text
    card: Text


class Tool(NamedTuple):
    """A tool. One for a seat gets the seat first, and in a house its key is one of the arguments."""

    name: str
    arguments: type[Arguments]
    run: Callable[..., Awaitable[str]]
    seated: bool = False
    reads: bool = True
    """Whether it changes nothing."""


class Answer(NamedTuple):
    text: str
    wrong: bool = False


class Toolbox:
    """The tools for a house with any number of seats, or for a single seat at a server's table."""

    def __init__(self, speaker: Speaker, house: House | None = None, seat: Seat | None = None) -> None:
        self.speaker = speaker
        self._house = house
        self._seat = seat
        about = [Tool("rules", Rules, self._rules), Tool("card", Card, self._card)]
        at_table = [
            Tool("look", LookAt, _look, seated=True),
            Tool("actions", ListActions, _actions, seated=True),
            Tool("why_not", OneAction, _why_not, seated=True),
            Tool("act", OneAction, _act, seated=True, reads=False),
            Tool("undo", Arguments, _undo, seated=True, reads=False),
            Tool("score", Arguments, _score, seated=True),
        ]
        opening = [
            Tool("games", AboutGame, self._games),
            Tool("new_game", NewGame, self._new_game, reads=False),
            Tool("join", Join, self._join, reads=False),
        ]
        every = [*(opening if house else []), *at_table, *about]
        self.tools = {tool.name: tool for tool in every}

    def schema(self, tool: Tool) -> dict[str, Any]:
        """The JSON schema of a tool's arguments, with descriptions in the speaker's language."""
        schema: dict[str, Any] = msgspec.json.schema_components([tool.arguments])[1][tool.arguments.__name__]
        properties = {name: dict(facts) for name, facts in schema["properties"].items()}
        required = list(schema.get("required", []))
        if tool.seated and self._house:
            properties = {"key": {"type": "string"}, **properties}
            required = ["key", *required]
        for name, facts in properties.items():
            facts["description"] = self.speaker.text("model-argument", argument=name)
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}

    async def call(self, name: str, arguments: Mapping[str, Any]) -> Answer:
        """Run a tool. Whatever is wrong is said in one sentence."""
        speaker = self.speaker
        try:
            if name not in self.tools:
                raise Refused("model-no-tool", tool=name[:40], known=", ".join(self.tools))
            tool = self.tools[name]
            given = dict(arguments)
            seat = None
            if tool.seated:
                seat = self._seat_of(given)
                speaker = seat.speaker
            read = _read(tool, given)
            text = await (tool.run(seat, read) if tool.seated else tool.run(read))
        except CosechaError as wrong:
            return Answer(_said(wrong.message, speaker), wrong=True)
        except Exception as wrong:
            # What went wrong may contain what a seat may not know, so neither the answer nor the log says more.
            log.error("tool %s failed: %s", name, type(wrong).__name__)
            return Answer(speaker.text("model-failed"), wrong=True)
        return Answer(_bounded(text, speaker))

    def _seat_of(self, given: dict[str, Any]) -> Seat:
        """The seat that a call is for; its key is removed from the arguments."""
        if self._seat is not None:
            return self._seat
        assert self._house is not None
        return self._house.seat(str(given.pop("key", "")))

    async def _games(self, given: AboutGame) -> str:
        """Every game with its bots, or all options of one."""
        speaker = self.speaker
        if given.game:
            game = by_name(given.game)
            fields = option_fields(game.options)
            lines = [f"- {f.name} ({option_values(f)}): {option_help(f, game.name, speaker)}" for f in fields]
            return "\n".join([f"# {game.name.capitalize()}", *lines])
        lines = []
        for name in NAMES:
            players = next(f for f in option_fields(by_name(name).options) if f.name == "players")
            bots = ", ".join(bots_for(name))
            lines.append("- " + speaker.text("model-game", game=name, players=option_values(players), bots=bots))
        return "\n".join(lines)

    async def _new_game(self, given: NewGame) -> str:
        assert self._house is not None
        language = self._language(given.language)
        game = by_name(given.game)
        key, invitations = await self._house.open(game, given.options, given.seats, language, given.name)
        seat = self._house.seat(key)
        lines = [seat.speaker.text("model-your-key", key=key)]
        lines += [seat.speaker.text("model-invitation", invitation=invitation) for invitation in invitations]
        return "\n".join([*lines, "", await _look(seat, LookAt())])

    async def _join(self, given: Join) -> str:
        assert self._house is not None
        key = self._house.join(given.invitation, self._language(given.language), given.name)
        seat = self._house.seat(key)
        return "\n".join([seat.speaker.text("model-your-key", key=key), "", await _look(seat, LookAt())])

    def _language(self, asked: str) -> str:
        if asked and asked not in LANGUAGES:
            raise BadOptions("cli-flag-choice", flag="language", value=asked, known=", ".join(LANGUAGES))
        return asked or self.speaker.language

    async def _rules(self, given: Rules) -> str:
        """The short rules and the names of all sections, or one section."""
        game = by_name(given.game)
        known = sections(game.name, self.speaker.language, glossary=bool(game.cards()))
        if given.section:
            anchor = given.section.lower().removeprefix("#")
            if anchor not in known:
                raise Refused("cli-no-section", anchor=anchor, known=", ".join(known))
            return plain_markdown(known[anchor][1])
        listed = self.speaker.text("cli-sections", known=", ".join(known))
        return f"{short_rules(game.name, self.speaker.language)}\n\n{listed}"

    async def _card(self, given: Card) -> str:
        """Cards by name, or else by words in their texts."""
        game, speaker = by_name(given.game), self.speaker
        known = game.cards()
        if not known:
            raise Refused("cli-card-none-here")
        found = named(known, given.card, speaker) or search(known, Query(given.card), speaker)
        if not found or not given.card.strip():
            raise Refused("cli-card-unknown", text=given.card)
        if len(found) > MOST_CARDS:
            return ", ".join(f"{speaker.say(card.title)} ({card.name})" for card in found)
        lines = []
        for card in found:
            facts = " · ".join(speaker.say(fact) for fact in game.card_facts(card))
            notes = [speaker.say(note) for note in game.card_notes(card)]
            lines += [f"## {speaker.say(card.title)} ({card.name})", facts, speaker.say(card.text), *notes, ""]
        return "\n".join(lines).strip()


async def _look(seat: Seat, given: LookAt) -> str:
    found = await seat.look(given.wait)
    return _as_json(seat, found) if given.json else _in_words(seat, found, given.log)


async def _act(seat: Seat, given: OneAction) -> str:
    return _in_words(seat, await seat.act(given.action.strip().strip("[]")))


async def _undo(seat: Seat, given: Arguments) -> str:
    return _in_words(seat, await seat.undo())


async def _why_not(seat: Seat, given: OneAction) -> str:
    action = given.action.strip().strip("[]")
    reason = await seat.why_not(action)
    return seat.speaker.text("cli-why-legal", action=action) if reason is None else _said(reason, seat.speaker)


async def _actions(seat: Seat, given: ListActions) -> str:
    """Every legal action in notation that starts like this, page by page."""
    found = await seat.look()
    if found.prompt is None:
        return _waiting(found, seat.speaker)
    every = [text for text in notations(found.choices) if text.startswith(given.start.lower())]
    pages = max(1, -(-len(every) // PAGE))
    page = min(given.page, pages)
    head = seat.speaker.text("model-page", count=len(every), page=page, pages=pages)
    return "\n".join([head, *every[(page - 1) * PAGE : page * PAGE]])


async def _score(seat: Seat, given: Arguments) -> str:
    """The score sheet: the final one, or as if the game ended now, as far as the seat may know."""
    found = await seat.look()
    if found.view is None:
        return _waiting(found, seat.speaker)
    scores = found.scores or seat.game.standing(found.view)
    lines = table_lines(seat.game.words.sheet(scores), seat.speaker)
    if scores.unknown:
        lines.append(seat.speaker.text("model-score-hidden"))
    return "\n".join(lines)


def _in_words(seat: Seat, found: Look, log: int = 0) -> str:
    """The news, the table, and what the seat is asked. `log` asks for the last lines even if they aren't new."""
    speaker, words = seat.speaker, seat.game.words
    seat.has_read(len(found.log))  # no other answer has the news
    news = found.log[-log:] if log else found.log[max(found.told, len(found.log) - LOG) :]
    lines = [speaker.text("model-seat", seat=speaker.names[seat.number], game=seat.game.name.capitalize()), ""]
    if news:
        lines += [speaker.text("model-news"), *log_lines(seat.game, news, speaker), ""]
    if found.view is not None:
        lines += [*view_lines(seat.game, found.view, speaker), ""]
    if found.scores is not None:
        lines += [*table_lines(words.sheet(found.scores), speaker), ""]
    if found.prompt is None:
        return "\n".join([*lines, _waiting(found, speaker)])
    lines.append(speaker.say(found.prompt))
    if found.secret:
        lines.append(speaker.text("cli-secret"))
    return "\n".join([*lines, speaker.text("model-actions"), *choice_lines(found.choices, words, speaker)])


def _waiting(found: Look, speaker: Speaker) -> str:
    """Why the seat isn't asked anything."""
    if found.status == "open":
        return speaker.text("model-not-started")
    if found.status == "over":
        over = speaker.text("reason-match-over")
        return f"{over} {speaker.say(found.decided)}" if found.decided else over
    return speaker.say(found.waiting) if found.waiting else ""


def _as_json(seat: Seat, found: Look) -> str:
    """The same as data: the view, and the legal answers."""
    return msgspec.json.encode(
        {
            "status": found.status,
            "seat": seat.number,
            "names": seat.speaker.names,
            "prompt": seat.speaker.say(found.prompt) if found.prompt else None,
            "choices": [
                {"label": seat.speaker.say(choice.label), "notation": choice.notation}
                | ({"values": choice.values} if choice.values else {})
                | ({"least": choice.least, "most": choice.most} if choice.least is not None else {})
                | ({"missing": choice.missing} if choice.missing else {})
                for choice in found.choices
            ],
            "view": found.view,
            "scores": found.scores,
        }
    ).decode()


def _read(tool: Tool, given: Mapping[str, Any]) -> Any:
    """The arguments of a tool. Raises Refused with what is wrong with them."""
    try:
        return msgspec.convert(given, tool.arguments)
    except msgspec.ValidationError as wrong:
        raise Refused("model-bad-arguments", tool=tool.name, text=str(wrong)) from None


def _said(message: Message, speaker: Speaker) -> str:
    """A message in words; a newer server may use ids that have no text here."""
    try:
        return speaker.say(message)
    except (LookupError, ValueError):
        return str(message)


def _bounded(text: str, speaker: Speaker) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n{speaker.text('model-cut')}"
