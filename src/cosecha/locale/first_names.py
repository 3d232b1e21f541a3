"""First names for bots: a short list for each language, each name with a different initial."""

from collections.abc import Iterable
from importlib.resources import files

from cosecha.core.rng import Rng
from cosecha.locale import LANGUAGES

FIRST_NAMES = {
    language: files("cosecha.locale").joinpath(language, "first-names.txt").read_text(encoding="utf-8")
    for language in LANGUAGES
}


def first_names(language: str, seed: str, count: int, taken: Iterable[str]) -> list[str]:
    """`count` names that nobody at the table has, the same for the same seed; unused initials come first."""
    names = FIRST_NAMES.get(language, FIRST_NAMES["en"]).split()
    Rng(f"names {seed}").shuffle(names)
    used = {name.casefold() for name in taken}
    initials = {name[:1] for name in used}
    free = [name for name in names if name.casefold() not in used]
    return sorted(free, key=lambda name: name[0].casefold() in initials)[:count]
