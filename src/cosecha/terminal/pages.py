"""Shows the rules page of a game, or one section of it."""

from rich.markdown import Markdown
from rich.text import Text

from cosecha.core.errors import CosechaError
from cosecha.games import by_name
from cosecha.locale import rules_page
from cosecha.locale.rules_text import plain_markdown
from cosecha.locale.rules_text import sections as sections_of
from cosecha.terminal.screen import Screen


class NoSection(CosechaError):
    """The rules page has no section of this name."""


def sections(game: str, language: str) -> dict[str, tuple[str, str]]:
    """(title, text) of each section by anchor: the rules, the notation for bot authors, and the glossary, if any."""
    return sections_of(game, language, glossary=bool(by_name(game).cards()))


def _plain(text: str) -> Markdown:
    return Markdown(plain_markdown(text))


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
