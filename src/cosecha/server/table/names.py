"""Names at a table: without invisible characters, and none that looks like another's."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

NAME_LENGTH = 24
MARKS = 2
"""Combining marks in a row: accents need one or two; longer runs only serve to cover other people's lines."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols without a visible glyph, besides Unicode's control and format characters."""
VARIANTS = (range(0x34F, 0x350), range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that join letters or choose between glyphs, and show nothing by themselves."""
HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn"}

_CYRILLIC = dict(
    zip("АВЕЅІЈКМНОРСТУХҮԌԚԜЗаеѕіјкмнорстухүѡԁԛԝһӏьз", "ABESIJKMHOPCTYXYGQW3aesijkmhopctyxywdqwhlb3", strict=True)
)
_GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνορστυχωϲϳ", "ABEZHIKMNOPTYXabyenikuvopotuxwcj", strict=True))
_LATIN = dict(zip("ŁłØøĐđĦħŦŧıɑɡɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "LlOoDdHhTtiagiabcdefghijklmnoprstuvwyz", strict=True))
_SAME_LETTER = str.maketrans(_CYRILLIC | _GREEK | _LATIN)
_SAME_SHAPE = str.maketrans({"l": "i", "1": "i", "|": "i", "0": "o"})
_PAIRS = (("rn", "m"), ("vv", "w"))
_LETTER = re.compile(r"LATIN (?:CAPITAL|SMALL) LETTER ([A-Z])(?: WITH .*)?|LATIN LETTER SMALL CAPITAL ([A-Z])")
_LOOKALIKE_SCRIPTS = ("ARMENIAN", "CHEROKEE", "COPTIC", "DESERET", "GEORGIAN", "LATIN", "LISU", "OSAGE")
"""Scripts with letters that look like others of Latin. Where such a letter isn't known, it may stand for any."""
ANY = "*"


def clean_name(name: str) -> str:
    """The stored form of a name: one line, without invisible characters, which could reverse or disguise it."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    kept: list[str] = []
    marks = 0
    for char in text:
        if _is_hidden(char):
            continue
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())[:NAME_LENGTH].strip()


def _is_hidden(char: str) -> bool:
    return char in BLANK or unicodedata.category(char) in HIDDEN or any(ord(char) in block for block in VARIANTS)


@lru_cache(maxsize=1024)
def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are hard to tell apart.

    Case, accents, width, spaces and punctuation don't count, nor does the alphabet of a letter that looks the same in
    another.
    """
    parts = unicodedata.normalize("NFKD", clean_name(name)).translate(_SAME_LETTER)
    letters = "".join(_plain(char) for char in parts if unicodedata.category(char)[0] not in "MPZ")
    text = letters.casefold().translate(_SAME_SHAPE)
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text or name.casefold()


def _plain(char: str) -> str:
    """The Latin letter that a letter looks like; `ANY` if that isn't known."""
    if char.isascii():
        return char
    name = unicodedata.name(char, "")
    letter = _LETTER.fullmatch(name)
    if letter is not None:
        return (letter[1] or letter[2]).lower()
    return ANY if name.startswith(_LOOKALIKE_SCRIPTS) else char


def _look_alike(one: str, other: str) -> bool:
    return len(one) == len(other) and all(
        mine == yours or ANY in (mine, yours) for mine, yours in zip(one, other, strict=True)
    )


def looks_taken(name: str, taken: Iterable[str]) -> bool:
    """Whether a name looks like one of those that are taken."""
    shape = skeleton(name)
    return any(other and _look_alike(skeleton(other), shape) for other in taken)


def unique_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it looks like one that is taken."""
    taken = list(taken)
    numbered = (f"{name[: NAME_LENGTH - 3]} {number}" for number in range(2, 99))
    return next(one for one in (name, *numbered) if not looks_taken(one, taken))


def unique_names(names: Iterable[str]) -> list[str]:
    """Clean names, each unlike those before it; empty ones stay empty."""
    found: list[str] = []
    for name in map(clean_name, names):
        found.append(unique_name(name, found) if name else "")
    return found
