"""What bots answer between the games of a series."""

from typing import Any

from cosecha.core.rng import Rng
from cosecha.core.series import Kind, Series


def answer_between(bot: Any, kind: Kind, series: Series, seat: int, rng: Rng) -> str:
    """The notation of one of the choices of a seat after the last game.

    A bot with an opinion has a method `choose_between` with the same arguments; for others, it is drawn at random.
    Raises ValueError if the bot's answer isn't one of the choices.
    """
    choices = [choice.notation for choice in kind.open_questions(series)[seat].choices]
    choose = getattr(bot, "choose_between", None)
    if choose is None:
        return choices[rng.below(len(choices))]
    chosen = choose(kind, series, seat, rng)
    if chosen not in choices:
        raise ValueError(f"{chosen!r} isn't one of {', '.join(choices)}")
    return str(chosen)
