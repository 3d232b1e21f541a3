"""Turns what a person types into an action: a number of the list, notation, or an abbreviation of it."""

from typing import Any

from msgspec import Struct

from cosecha.core.errors import BadNotation
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.state import State
from cosecha.core.words import Choice, is_whole


class Taken(Struct, frozen=True):
    """One legal action."""

    action: int


class Incomplete(Struct, frozen=True):
    """A choice that still needs its last word."""

    choice: Choice


class Ambiguous(Struct, frozen=True):
    """An abbreviation of more than one legal action."""

    notations: list[str]


class Refused(Struct, frozen=True):
    """Not a legal action: the reason, and the section of the rules page if the rules refuse it."""

    reason: Message
    anchor: str | None = None


Answer = Taken | Incomplete | Ambiguous | Refused


def is_amounts(choices: list[Choice]) -> bool:
    """Whether the question asks for an amount. Then a bare number is that amount, not a number of the list."""
    return sum(choice.least is not None for choice in choices) == 1


def understand(game: Game, state: State, seat: int, line: str) -> Answer:
    """Interpret a line typed for a waiting seat."""
    view = state.view(seat)
    choices = game.words.choices(view)
    words = line.split()
    if words[0].isdecimal() and not is_amounts(choices):
        return _from_list(game, state, seat, choices, words)
    legal = {action: game.notation(action) for action in view.legal}
    fitting = [action for action, notation in legal.items() if _fits(words, notation.split())]
    if len(fitting) == 1:
        return Taken(fitting[0])
    incomplete = [choice for choice in choices if not is_whole(choice) and _fits(words, choice.notation.split())]
    if len(incomplete) == 1:
        return Incomplete(incomplete[0])
    exact = [action for action in fitting if legal[action].lower() == " ".join(words).lower()]
    if exact:
        return Taken(exact[0])
    if fitting or incomplete:
        return Ambiguous([legal[action] for action in fitting] + [choice.notation for choice in incomplete])
    return why(game, state, seat, line)


def why(game: Game, state: State, seat: int, line: str) -> Answer:
    """Why a line is not a legal action of the seat; `Taken` if it is one, `Incomplete` if its amount is missing."""
    lacking = _without_amount(game, state, seat, line)
    if lacking is not None:
        return lacking
    try:
        return _judged(game, state, seat, line)
    except BadNotation as wrong:
        if wrong.message.id != UNKNOWN_WORD:
            return Refused(wrong.message)
    found: Answer = Refused(Message("cli-not-understood", {"text": line}))
    # Without a digit there is neither a place nor an amount, and an error about one would confuse people.
    if any(sign.isdigit() for sign in line):
        for start in _starts(game, state.view(seat)):
            try:
                return _judged(game, state, seat, f"{start} {line}")
            except BadNotation as wrong:
                if wrong.message.id != WRONG_SHAPE:
                    found = Refused(wrong.message)
    return found


UNKNOWN_WORD = "error-notation-word"
WRONG_SHAPE = "error-notation-shape"


def _without_amount(game: Game, state: State, seat: int, line: str) -> Answer | None:
    """Check `H11` or `propose H11`, where an action needs a place and an amount, with the smallest amount."""
    words = line.split()
    if not any(sign.isdigit() for sign in line) or words[-1].isdecimal():
        return None
    for choice in game.words.choices(state.view(seat)):
        notation = choice.notation.split()
        if choice.least is None or len(notation) < 2 or len(words) > len(notation):
            continue
        start = [*notation[: len(notation) - len(words)], *words]
        try:
            found = _judged(game, state, seat, f"{' '.join(start)} {choice.least}")
        except BadNotation as wrong:
            if wrong.message.id == UNKNOWN_WORD:
                continue
            return Refused(wrong.message)
        if isinstance(found, Taken):
            meant = game.notation(found.action).split()[:-1]
            choices = game.words.choices(state.view(seat))
            return Incomplete(next(each for each in choices if each.notation.split() == meant))
        return found
    return None


def _judged(game: Game, state: State, seat: int, text: str) -> Answer:
    """Check an action against the rules. Raises BadNotation."""
    action = game.parse(text)
    reason = state.why_not(seat, action)
    return Taken(action) if reason is None else Refused(reason, game.words.anchor(reason))


def _starts(game: Game, view: Any) -> list[str]:
    """The beginnings that abbreviations may leave out: `bid`, `plant banana2`, `plant`..."""
    found: dict[str, None] = {}
    for choice in game.words.choices(view):
        words = choice.notation.split()
        for count in range(len(words), 0, -1):
            found[" ".join(words[:count])] = None
    return list(found)


def _from_list(game: Game, state: State, seat: int, choices: list[Choice], words: list[str]) -> Answer:
    """Interpret `2` or `2 c4`: the second choice of the list, and its last word."""
    number = int(words[0]) if len(words[0]) < 4 else 0
    if not 1 <= number <= len(choices):
        return Refused(Message("cli-no-such-number", {"number": words[0][:20], "count": len(choices)}))
    choice = choices[number - 1]
    if len(words) == 1 and not is_whole(choice):
        return Incomplete(choice)
    return why(game, state, seat, " ".join([choice.notation, *words[1:]]))


def _fits(words: list[str], notation: list[str]) -> bool:
    """Whether these words abbreviate a notation: they are its last words, or prefixes of them. Numbers must match."""
    if len(words) > len(notation):
        return False
    pairs = zip(words, notation[len(notation) - len(words) :], strict=True)
    return all(given.lower() == full.lower() or _shortens(given, full) for given, full in pairs)


def _shortens(given: str, full: str) -> bool:
    return not given.isdecimal() and given.isalpha() and full.lower().startswith(given.lower())
