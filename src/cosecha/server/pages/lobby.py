"""The lobby: setting up a table, and finding one."""

import secrets
from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

from cosecha.core.agreed import agreed
from cosecha.core.errors import BadOptions, CosechaError
from cosecha.core.message import Message
from cosecha.core.option_sets import NAME_LENGTH
from cosecha.core.options import OptionField, option_fields
from cosecha.core.series import kinds_for
from cosecha.core.series_words import about, name_of
from cosecha.games import NAMES, by_name
from cosecha.locale import Speaker
from cosecha.server.http.guards import EXPENSIVE, PAGE, HttpRequest
from cosecha.server.http.lobby import MINE
from cosecha.server.http.option_sets import SavedOptions
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import CONFIRMINGS, Visitor, visitor
from cosecha.server.pages.clocks import BANKS, MOVE_TIMES, ago, clock_of, lengths
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.names import seat_level, seat_names
from cosecha.server.pages.opponents import bot_in, opponents, time_cookies
from cosecha.server.pages.render import go, page, to_table
from cosecha.server.pages.table_list import progress, table_name, terms
from cosecha.server.table import seating
from cosecha.server.table.cards import TableCard
from cosecha.server.table.facts import USUAL_PACE, SeatPlan
from cosecha.server.table.names import unique_name

LISTED = 30
MOST_SEATS = 8
MOST_DIGITS = 6
PACES = ("0", "1", "2.5")


class GameCard(Struct, frozen=True):
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    least: int
    most: int
    usual: int


class ListedTable(Struct, frozen=True):
    """A table as the lobby lists it."""

    card: TableCard
    name: str
    progress: str
    """The round or turn of a running game, otherwise the table's status."""
    terms: list[str]
    """Players, options that aren't the usual ones, clock."""
    names: list[str]
    levels: list[str]
    """How good the bots are, by seat."""
    moved: str = ""
    """How long ago something happened there."""
    mine: bool = False
    """Whether it is waiting for the viewer."""


class Seat(Struct, frozen=True):
    """A line of the form: who will sit here."""

    kind: str
    name: str


def game_card(name: str, speaker: Speaker) -> GameCard:
    players = _field(by_name(name).options, "players")
    return GameCard(
        name=name,
        title=name.capitalize(),
        about=speaker.text(f"{name}-about"),
        least=players.least or 1,
        most=players.most or 1,
        usual=int(players.default),
    )


def _field(options: type[Any], name: str) -> OptionField:
    return next(field for field in option_fields(options) if field.name == name)


def known_game(game: str) -> str:
    if game not in NAMES:
        raise NotFoundException(game)
    return game


def _listed(card: TableCard, speaker: Speaker, moved: str = "", mine: bool = False) -> ListedTable:
    return ListedTable(
        card,
        table_name(card.id),
        progress(card, speaker),
        terms(card, speaker),
        seat_names(card.seats, speaker),
        [seat_level(seat, speaker) for seat in card.seats],
        moved,
        mine,
    )


async def _mine(
    services: ProvidedServices, person: str | None, speaker: Speaker, after: str | None
) -> tuple[list[ListedTable], str | None]:
    """A page of a person's tables: first those that wait for them, last the finished ones. Also the table after which
    the next page begins, if there may be one."""
    found = [
        _listed(
            card,
            speaker,
            ago(services.tables.clock() - card.changed, speaker),
            not set(card.plays).isdisjoint(card.waiting),
        )
        for card in await services.lobby.mine(person, after)
    ]
    older = found[-1].card.id if len(found) == MINE else None
    found.sort(key=lambda table: (table.card.status == "over", not table.mine, -table.card.changed))
    return found, older


@get("/", read=PAGE)
async def lobby(request: HttpRequest, services: ProvidedServices) -> Response[str]:
    return await show_lobby(request, services)


async def show_lobby(request: HttpRequest, services: ProvidedServices, problem: Message | None = None) -> Response[str]:
    who = visitor(request)
    speaker = who.speaker()
    after = request.query_params.get("after") or None
    mine, older = await _mine(services, services.people.person(request), speaker, after)
    listed = await services.lobby.listed(LISTED)
    held = {table.card.id for table in mine}
    return page(
        "lobby.html",
        who,
        speaker,
        status_code=422 if problem else 200,
        cookies=services.people.renewed(request),
        problem=problem,
        games=[(game_card(name, speaker), opponents(request, services, name)) for name in NAMES],
        mine=mine,
        older=older,
        listed=[_listed(card, speaker) for card in listed if card.id not in held],
    )


@get("/new/{game:str}")
async def new_table(
    request: HttpRequest, services: ProvidedServices, game: FromPath[str], players: FromQuery[str] = ""
) -> Response[str]:
    """The form for a new table. Changing the number of players requests it again, with what is filled in; saved options
    fill it in too."""
    filled = {name: value for name, value in request.query_params.items() if isinstance(value, str)}
    saved = await services.option_sets.of(services.people.person(request), known_game(game))
    problem = None
    if "set" in filled:
        try:
            filled |= filled_from(saved, filled["set"])
        except BadOptions as wrong:
            problem = wrong.message
    count = number_of(filled.get("players", players))
    return _form(request, services, game, saved, count, filled if len(filled) > 1 else {}, problem)


def filled_from(saved: list[SavedOptions], name: str) -> dict[str, str]:
    """What saved options put into the form. Raises BadOptions if they don't exist or can't be played any more."""
    found = next((each for each in saved if each.name == name), None)
    if found is None:
        raise BadOptions("option-set-unknown", name=name)
    if found.problem is not None:
        raise BadOptions(found.problem.id, **found.problem.args)
    return {option: str(value) for option, value in found.options.items() if value is not None}


def _form(
    request: HttpRequest,
    services: ProvidedServices,
    game: str,
    saved: list[SavedOptions],
    players: int | None,
    filled: Mapping[str, str],
    problem: Message | None,
) -> Response[str]:
    who = visitor(request)
    speaker = who.speaker()
    card = game_card(game, speaker)
    count = players if players is not None and card.least <= players <= card.most else card.usual
    fields = [field for field in option_fields(by_name(game).options) if field.name != "players"]
    offered = opponents(request, services, game, filled)
    seats = [
        Seat(
            _kind(filled, seat, offered.suggested),
            filled.get(f"name-{seat}", who.name if seat == 0 else ""),
        )
        for seat in range(count)
    ]
    return page(
        "new.html",
        who,
        speaker,
        status_code=422 if problem else 200,
        game=card,
        players=count,
        fields=[field for field in fields if field.applies({"players": count}) or _is_chosen(field, filled)],
        explained={
            field.name
            for field in fields
            if field.choices and all(speaker.knows(f"{field.label(game)}-{choice}-help") for choice in field.choices)
        },
        seats=seats,
        offered=offered,
        paces=PACES,
        usual_pace=f"{USUAL_PACE:g}",
        confirmings=CONFIRMINGS,
        series=[(kind, name_of(kind), about(kind)) for kind in kinds_for(game)],
        moves=lengths(MOVE_TIMES, speaker),
        banks=lengths(BANKS, speaker),
        filled=filled,
        saved=[(each.name, described(each, speaker)) for each in saved],
        name_length=NAME_LENGTH,
        problem=problem,
    )


def _kind(form: Mapping[str, str], seat: int, suggested: str) -> str:
    """Who sits here: as chosen for the seat, or for all bots, or as suggested."""
    return form.get(f"seat-{seat}", "me" if seat == 0 else form.get("level") or suggested)


def _is_chosen(field: OptionField, filled: Mapping[str, str]) -> bool:
    """Whether somebody has given an option another value than the default."""
    return filled.get(field.name, "") not in ("", str(field.default))


@post("/new/{game:str}", cost=EXPENSIVE, opens=True)
async def set_up(request: HttpRequest, services: ProvidedServices, game: FromPath[str]) -> Response[str] | Redirect:
    form = {name: str(value) for name, value in (await request.form()).items()}
    try:
        return await _set_up(request, services, known_game(game), form)
    except CosechaError as wrong:
        return await refused_form(request, services, game, form, wrong.message)


async def refused_form(
    request: HttpRequest, services: ProvidedServices, game: str, form: Mapping[str, str], problem: Message
) -> Response[str]:
    """The form as it was filled in, with what is wrong with it."""
    saved = await services.option_sets.of(services.people.person(request), game)
    return _form(request, services, game, saved, number_of(form.get("players")), form, problem)


def described(saved: SavedOptions, speaker: Speaker) -> str:
    """Saved options in words."""
    players = speaker.text("client-players-count", count=int(saved.options.get("players", 0)))
    return " · ".join([players, *(speaker.say(option) for option in agreed(by_name(saved.game), saved.options))])


async def _set_up(request: HttpRequest, services: ProvidedServices, game: str, form: Mapping[str, str]) -> Redirect:
    """Create the table, give the host their links, and seat everybody on this device."""
    who = visitor(request)
    options = options_of(option_fields(by_name(game).options), form)
    suggested = opponents(request, services, game).suggested
    plans, here, me = _plans(game, options.get("players"), form, who, suggested)
    fact = seating.opened(
        game,
        options,
        plans,
        public=form.get("public") == "1",
        pace=float(form["pace"]) if form.get("pace") in PACES else USUAL_PACE,
        confirm=CONFIRMINGS.get(form.get("confirm", "")),
        clock=clock_of(form),
        hints=form.get("hints") != "0",
        language=who.language,
        series=form.get("series", ""),
    )
    new = await services.open_table(request, fact)
    person, cookies = services.people.person_or_new(request)
    cookies += time_cookies(form, who)
    for token in ["host", *(f"play {seat}" for seat in here)]:
        await services.links.enter(person, new.tokens[token])
    for seat in here:
        word = form.get("word", "") if seat == me else ""
        await services.tables.change(new.table, seating.sit(seat, plans[seat].name, word or secrets.token_hex(8)))
    if all(plan.kind == "bot" for plan in plans):
        await services.tables.change(new.table, seating.start())
    if me is not None:
        cookies.append(who.named(plans[me].name))
    return go(to_table(new.table, bool(form.get("live"))), cookies)


def options_of(fields: list[OptionField], form: Mapping[str, str]) -> dict[str, Any]:
    """The options in the form; empty ones keep their default. What doesn't fit together is for the rules to refuse:
    nothing that somebody has chosen may be lost."""
    options: dict[str, Any] = {}
    for field in fields:
        text = form.get(field.name, "").strip()
        if text:
            options[field.name] = (
                int(text) if field.kind == "number" and text.isdecimal() and len(text) <= MOST_DIGITS else text
            )
    return options


def _plans(
    game: str, players: Any, form: Mapping[str, str], who: Visitor, suggested: str
) -> tuple[list[SeatPlan], list[int], int | None]:
    """Who will sit where, which seats are on this device, and which of them is the host's own."""
    speaker = who.speaker()
    plans: list[SeatPlan] = []
    here: list[int] = []
    me: int | None = None
    for seat in range(players if players in range(MOST_SEATS + 1) else 0):
        kind = _kind(form, seat, suggested)
        name = form.get(f"name-{seat}", "").strip()
        if kind in ("me", "here"):
            if kind == "me" and me is None:
                me = seat
                name = name or who.name
            here.append(seat)
            called = name or speaker.text("page-person", number=seat + 1)
            plans.append(SeatPlan("here", unique_name(called, _names(plans))))
        elif kind == "open":
            plans.append(SeatPlan("open"))
        else:
            plans.append(SeatPlan("bot", bot=bot_in(form, kind, game)))
    return plans, here, me


def _names(plans: list[SeatPlan]) -> list[str]:
    return [plan.name for plan in plans]


HANDLERS = [lobby, new_table, set_up]
