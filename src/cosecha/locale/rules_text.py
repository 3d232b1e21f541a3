"""The rules pages as text: their sections, and Markdown without what only a browser can show."""

import re

from cosecha.locale import page, rules_page

HEADING = re.compile(r"^(#+)\s+(.*?)\s*\{#([a-z0-9-]+)\}\s*$", re.MULTILINE)
FIGURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)


def sections(game: str, language: str, glossary: bool = False) -> dict[str, tuple[str, str]]:
    """(title, text) of each section by anchor: the rules, the notation for bot authors, and the glossary if asked."""
    text = rules_page(game, language) + "\n" + page(game, language, "notation").partition("\n")[2]
    if glossary:
        text += "\n" + page(game, language, "glossary").partition("\n")[2]
    found = list(HEADING.finditer(text))
    sections: dict[str, tuple[str, str]] = {}
    for heading in found:
        deeper = [after for after in found if after.start() > heading.start()]
        end = next((after.start() for after in deeper if len(after[1]) <= len(heading[1])), len(text))
        sections[heading[3]] = (heading[2], text[heading.start() : end].strip())
    return sections


def plain_markdown(text: str) -> str:
    """Markdown without heading anchors and figures."""
    return FIGURE.sub("", HEADING.sub(r"\1 \2", text))


def short_rules(game: str, language: str) -> str:
    """The player aid and the notation of a game, as Markdown."""
    aid, notation = page(game, language, "aid"), page(game, language, "notation").partition("\n")[2]
    return plain_markdown(f"{aid.strip()}\n\n{notation.strip()}")
