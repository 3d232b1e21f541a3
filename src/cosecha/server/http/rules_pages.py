"""The rules pages as HTML."""

import re
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from cosecha.locale import Kind, figures
from cosecha.locale import page as stored_page

ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}\s*$")
SIZE = re.compile(r'width="(\d+)" height="(\d+)"')


@cache
def page_html(game: str, language: str, kind: Kind = "rules") -> tuple[Markup, list[tuple[str, str]]]:
    """A page as HTML, and its sections as (anchor, title). Raw HTML in the source stays text."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(stored_page(game, language, kind))
    sections: list[tuple[str, str]] = []
    for opening, inline in pairwise(tokens):
        for child in inline.children or []:
            if child.type == "image":
                _size(child)
        if opening.type != "heading_open":
            continue
        found = ANCHOR.search(inline.content)
        if found:
            inline.content = ANCHOR.sub("", inline.content)
            for child in inline.children or []:
                child.content = ANCHOR.sub("", child.content)
            opening.attrSet("id", found[1])
            sections.append((found[1], inline.content))
    return Markup(reader.renderer.render(tokens, reader.options, {})), sections


def _size(image: Token) -> None:
    """Set a figure's size, so that the layout doesn't shift when it loads."""
    found = SIZE.search(figures()[str(image.attrs["src"]).removeprefix("/figures/")].decode())
    assert found
    image.attrSet("width", found[1])
    image.attrSet("height", found[2])
