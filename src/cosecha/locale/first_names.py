"""First names for bots: a short list for each language, each name with an initial of its own."""

from collections.abc import Iterable

from cosecha.core.rng import Rng

FIRST_NAMES = {
    "en": "Alice Ben Clara Daniel Emma Finn Grace Henry Ivy Jack Lucy Oscar",
    "es": "Alba Bruno Carla Diego Elena Hugo Inés Julia Leo Marta Pablo Sara",
    "fr": "Adèle Basile Chloé Denis Élise Fabien Hélène Jules Lucie Manon Noé Simon",
    "pl": "Ania Bartek Celina Darek Ewa Filip Hania Irek Kasia Lena Marek Tomek",
}


def first_names(language: str, seed: str, count: int, taken: Iterable[str]) -> list[str]:
    """So many names that nobody at the table has, the same for the same seed; with new initials as far as possible."""
    names = FIRST_NAMES.get(language, FIRST_NAMES["en"]).split()
    Rng(f"names {seed}").shuffle(names)
    used = {name.casefold() for name in taken}
    initials = {name[:1] for name in used}
    free = [name for name in names if name.casefold() not in used]
    return sorted(free, key=lambda name: name[0].casefold() in initials)[:count]
