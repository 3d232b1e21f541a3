"""The levels, with a limit that doesn't depend on the machine."""

from cosecha.bots.registry import bot_named
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.settings import Budget
from cosecha.core.bot import Bot


def quick_level(level: str, game: str, simulations: int) -> Bot:
    """A new bot of a level. If it searches, it takes so many simulations instead of its time."""
    bot = bot_named(level, game)
    if isinstance(bot, SearchBot):
        bot.budget = Budget(simulations=simulations)
    return bot
