"""Shows the rules page of a game, or one section of it."""

import re

from rich.markdown import Markdown
from rich.text import Text

from cosecha.core.errors import CosechaError
from cosecha.games import by_name
from cosecha.locale import page, rules_page
from cosecha.terminal.screen import Screen

HEADING = re.compile(r"^(#+)\s+(.*?)\s*\{#([a-z0-9-]+)\}\s*$", re.MULTILINE)
FIGURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)


class NoSection(CosechaError):
    """The rules page has no section of this name."""


def sections(game: str, language: str) -> dict[str, tuple[str, str]]:
    """(title, text) of each section by anchor: the rules, the notation for bot authors, and the glossary, if any."""
    text = rules_page(game, language) + "\n" + page(game, language, "notation").partition("\n")[2]
    if by_name(game).cards():
        text += "\n" + page(game, language, "glossary").partition("\n")[2]
    found = list(HEADING.finditer(text))
    sections: dict[str, tuple[str, str]] = {}
    for heading in found:
        deeper = [after for after in found if after.start() > heading.start()]
        end = next((after.start() for after in deeper if len(after[1]) <= len(heading[1])), len(text))
        sections[heading[3]] = (heading[2], text[heading.start() : end].strip())
    return sections


def _plain(text: str) -> Markdown:
    """The Markdown without heading anchors and figures."""
    return Markdown(FIGURE.sub("", HEADING.sub(r"\1 \2", text)))


def section(screen: Screen, game: str, anchor: str) -> None:
    """Show one section of the rules page. Raises NoSection."""
    known = sections(game, screen.speaker.language)
    if anchor not in known:
        raise NoSection("cli-no-section", anchor=anchor, known=", ".join(known))
    screen.page(_plain(known[anchor][1]))


def show_rules(screen: Screen, game: str, anchor: str | None) -> None:
    """Show the rules page, or one section of it."""
    if anchor is not None:
        section(screen, game, anchor.lower().removeprefix("#"))
        return
    screen.page(_plain(rules_page(game, screen.speaker.language)))
    names = ", ".join(sections(game, screen.speaker.language))
    screen.show(Text(screen.text("cli-sections", known=names), "bright_black"))
