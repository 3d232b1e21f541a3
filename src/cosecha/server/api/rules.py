"""The rules pages, for clients that show them themselves."""

from typing import Literal

from litestar import Controller
from litestar.exceptions import NotFoundException, ValidationException
from msgspec import Struct

from cosecha.core.printed import PrintedCard
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Language
from cosecha.server.api.openapi import problems, public_get
from cosecha.server.http.rules_pages import page_html


class Section(Struct):
    """A section of the rules: its anchor, which follows the # in a URL, and its title."""

    anchor: str
    title: str


class Rules(Struct):
    """A rules page as HTML without scripts; its headings have the sections' anchors."""

    html: str
    sections: list[Section]
    cards: bool
    """Whether the game has cards, and so a gallery of them and a glossary."""


class RulesApi(Controller):
    path = "/api/rules"

    @public_get("/{game:str}", tags=["tables"], operation_id="rules", responses=problems(400, 404))
    async def rules(
        self,
        game: str,
        language: Language = "en",
        page: Literal["rules", "notation", "aid", "glossary"] = "rules",
    ) -> Rules:
        """A game's short rules, notation, player aid or glossary, in one language."""
        if game not in NAMES:
            raise NotFoundException(game)
        if language not in LANGUAGES:  # Litestar doesn't check the pattern of a query parameter
            raise ValidationException(language)
        try:
            html, sections = page_html(game, language, page)
        except FileNotFoundError:
            raise NotFoundException(page) from None
        found = [Section(anchor, title) for anchor, title in sections]
        return Rules(str(html), found, bool(by_name(game).cards()))

    @public_get("/{game:str}/cards", tags=["tables"], operation_id="cards", responses=problems(400, 404))
    async def cards(self, game: str) -> tuple[PrintedCard, ...]:
        """Every card of a game as it is printed; empty for games without cards."""
        if game not in NAMES:
            raise NotFoundException(game)
        return by_name(game).cards()
