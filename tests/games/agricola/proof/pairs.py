"""Which cards concern each other: pairs where one changes what the other listens to, read from the cards' sources.

A card's definition is a call with abilities. Together with the helpers that it names, it says in the words of
`abilities.py` what the card reacts to and what it brings about. Both are translated into topics here.
"""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.spaces import NAMES as SPACES

FOLDER = Path(__file__).parents[4] / "src" / "cosecha" / "games" / "agricola" / "cards"
FILES = ("minors_a", "minors_b", "occupations_a", "occupations_b")
GOODS = frozenset(("FOOD", "WOOD", "CLAY", "REED", "STONE", "GRAIN", "VEGETABLE", "SHEEP", "BOAR", "CATTLE"))
MATERIALS = ("wood", "clay", "reed", "stone")
THINGS = ("ROOM", "RENOVATION", "FENCES", "MAJOR", "MINOR")
"""What has a price that cards change."""
SPACE_WORDS = frozenset(name.replace("-", "_").upper() for name in SPACES)

CHANGES: dict[str, tuple[str, ...]] = {
    "plow": ("fields",),
    "is_field": ("fields",),
    "CropMoved": ("fields",),
    "CropsHarvested": ("fields", "grain"),
    "bake": ("baking", "food", "grain"),
    "small_pasture": ("pastures",),
    "stable": ("stables",),
    "room": ("rooms",),
    "renovate": ("house",),
    "renovates_to": ("house",),
    "forbids_renovation": ("house",),
    "lodging": ("family",),
    "pets": ("housing",),
    "pasture_bonus": ("housing",),
    "shares": ("family", "turns"),
    "newborns": ("family", "turns"),
    "PLACE": ("turns",),
    "place_on": ("turns",),
    "give_back": ("piles",),
    "breed_only": ("boar",),
}
"""By word: what something that a card does changes."""
LISTENS: dict[str, tuple[str, ...]] = {
    "AFTER_ROOMS": ("rooms",),
    "room_count": ("rooms",),
    "has_2_rooms": ("rooms",),
    "AFTER_RENOVATION": ("house",),
    "house": ("house",),
    "in_wood": ("house",),
    "in_clay": ("house",),
    "in_stone": ("house",),
    "not_in_wood": ("house",),
    "NO_WOODEN_HOUSE": ("house",),
    "BEFORE_FENCING": ("pastures",),
    "AFTER_FENCING": ("pastures",),
    "enclosed": ("pastures",),
    "most_roomy_pastures": ("pastures", "housing", "sheep", "boar", "cattle"),
    "breed_only": ("boar", "housing"),
    "stables": ("stables",),
    "WHEN_BAKING": ("baking",),
    "bake": ("grain",),
    "plow": ("fields",),
    "fields": ("fields",),
    "crops": ("fields",),
    "crop_fields": ("fields",),
    "EVERY_SPACE_USED": ("fields", "pastures", "rooms", "stables"),
    "BEFORE_OCCUPATION": ("occupations",),
    "AFTER_OCCUPATION": ("occupations",),
    "played_occupations": ("occupations",),
    "OCCUPATION": ("occupations",),
    "AFTER_IMPROVEMENT": ("improvements",),
    "majors": ("improvements",),
    "people": ("family",),
    "newborns": ("family",),
    "sheep": ("sheep",),
    "clay_in_supply": ("clay",),
    "looks_back": MATERIALS,
    "AFTER_PERSON": ("turns",),
    "extra_turn": ("turns",),
    "END_OF_TURN": ("turns",),
    "AFTER_TAKING": ("piles",),
    "after_taking": ("piles",),
    "each_taking": ("piles",),
    "room": ("price of room",),
    "renovate": ("price of renovation",),
}
"""By word: what a card that uses it reacts to."""
GIVING = frozenset(("gain", "next_rounds", "rounds_from_now", "on_rounds"))
PRICING = frozenset(("other_price", "replaces", "discount", "cheaper"))


class Topics:
    """What a card changes, what it listens to, and the moments at which it acts."""

    def __init__(self) -> None:
        self.changes: set[str] = set()
        self.listens: set[str] = set()
        self.moments: set[str] = set()


@cache
def topics() -> dict[int, Topics]:
    """By card."""
    found: dict[int, Topics] = {}
    for file in FILES:
        tree = ast.parse((FOLDER / f"{file}.py").read_text(encoding="utf-8"))
        known = dict(_definitions(tree))
        for name, node in known.items():
            call = getattr(node, "value", None)
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("minor", "occupation"):
                found[_number(call)] = _topics_of(name, known, call)
    assert len(found) == len([card for card in range(len(CARD_NAMES)) if not is_drawn(card)])
    return found


def pairs() -> list[tuple[int, int]]:
    """Every two cards of which one changes what the other listens to, or which act at the same moment."""
    every = topics()
    return [(one, other) for one, other in combinations(sorted(every), 2) if shared(every[one], every[other])]


def shared(ours: Topics, theirs: Topics) -> set[str]:
    """The topics by which two cards concern each other."""
    return ours.changes & theirs.listens | theirs.changes & ours.listens | ours.moments & theirs.moments


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def _number(call: ast.Call) -> int:
    name = call.args[1]
    assert isinstance(name, ast.Constant)
    return CARD_NAMES.index(name.value)


def _reached(name: str, known: dict[str, ast.stmt]) -> list[ast.stmt]:
    """A card's definition and every helper that it leads to, but no other card."""
    found = {name: known[name]}
    waiting = [known[name]]
    while waiting:
        for node in ast.walk(waiting.pop()):
            if isinstance(node, ast.Name) and node.id in known and node.id not in found:
                found[node.id] = known[node.id]
                waiting.append(known[node.id])
    return list(found.values())


def _topics_of(name: str, known: dict[str, ast.stmt], call: ast.Call) -> Topics:
    card = Topics()
    card.changes.add("occupations" if OCCUPATION[_number(call)] else "improvements")
    for keyword in call.keywords:
        if keyword.arg in ("wood", "stone"):
            card.listens.add("price of minor")
    reached = _reached(name, known)
    for definition in reached:
        for node in ast.walk(definition):
            _note_word(card, _word(node))
            if isinstance(node, ast.Call):
                _note_call(card, node, definition)
            elif isinstance(node, ast.Subscript):
                card.listens.update(good.lower() for good in {_word(node.slice)} & GOODS)
    if any(_word(argument) == "trades" for argument in _called(call)):
        traded = {good.lower() for definition in reached for good in _goods_in(definition)}
        card.listens |= traded
        card.changes |= traded | {"price of room", "price of renovation", "price of minor"}
    return card


def _called(call: ast.Call) -> Iterator[ast.expr]:
    """The abilities of a card."""
    for argument in call.args:
        if isinstance(argument, ast.Call):
            yield argument.func


def _word(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def _note_word(card: Topics, word: str) -> None:
    card.changes.update(CHANGES.get(word, ()))
    card.listens.update(LISTENS.get(word, ()))
    if word in SPACE_WORDS:
        card.moments.add(f"use of {word.lower()}")
    elif word in ("ROUND_START", "FIELD_PHASE", "FIELD_PHASE_START", "END_OF_ROUND", "AFTER_PERSON"):
        card.moments.add(word.lower())


def _note_call(card: Topics, call: ast.Call, definition: ast.stmt) -> None:
    """Goods that come and prices that change."""
    name = _word(call.func)
    words = {_word(node) for argument in call.args for node in ast.walk(argument)}
    if name in GIVING:
        card.changes.update(keyword.arg for keyword in call.keywords if keyword.arg)
    elif name == "gain_goods":
        goods = {_word(call.args[2])} & GOODS or _goods_in(definition)
        card.changes.update(good.lower() for good in goods)
    elif name in PRICING:
        prices = {f"price of {thing.lower()}" for thing in words.intersection(THINGS)}
        card.changes |= prices
        card.listens |= prices
    elif name in ("after_taking", "each_taking"):
        card.moments.update(f"taking {good.lower()}" for good in words & GOODS)
    elif isinstance(call.func, ast.Attribute) and name in ("occupation", "minor"):
        card.changes.update(("occupations", "improvements"))


def _goods_in(node: ast.AST) -> set[str]:
    return {_word(each) for each in ast.walk(node)} & GOODS
