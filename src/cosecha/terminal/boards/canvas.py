"""A canvas of characters."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, width: int, lines: int) -> None:
        self.signs = [[" "] * width for _ in range(lines)]
        self.styles = [[""] * width for _ in range(lines)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, sign in enumerate(text):
            if 0 <= x + offset < len(self.signs[y]):
                self.signs[y][x + offset] = sign
                self.styles[y][x + offset] = style

    def text(self) -> Text:
        whole = Text(no_wrap=True)
        for y, (signs, styles) in enumerate(zip(self.signs, self.styles, strict=True)):
            if y:
                whole.append("\n")
            for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
                whole.append("".join(sign for sign, _ in run), style or None)
        return whole
