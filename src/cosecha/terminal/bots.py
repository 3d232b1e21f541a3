"""The `bots` command: a table of each game's bots."""

from rich.text import Text

from cosecha.bots.levels import measured
from cosecha.bots.registry import about_bot, bots_for, thinking
from cosecha.bots.timing import LEAST, MOST, in_words, timed_name
from cosecha.games import NAMES
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import plain_grid

NUMBERS = ("rating", "time")


def show_bots(screen: Screen) -> int:
    grid = plain_grid(screen, screen.text("cli-bots-title"))
    for column in ("game", "name", "rating", "time", "about"):
        grid.add_column(screen.text(f"cli-bots-{column}"), justify="right" if column in NUMBERS else "left")
    timed: dict[str, float] = {}
    for game in NAMES:
        levels = {each.level: each for each in measured(game)}
        for name in bots_for(game):
            level = levels.get(name)
            rating, time = (str(level.rating), f"{level.seconds:.2f}") if level else ("", "")
            grid.add_row(game, Text(name, "bold"), rating, time, screen.text(about_bot(name)))
            if found := thinking(name, game):
                timed[name] = found.usual
    screen.show(grid)
    for name, seconds in timed.items():
        usual, least, most = (in_words(number) for number in (seconds, LEAST, MOST))
        example = timed_name(name, seconds / 2)
        screen.say("cli-bots-timed", name=name, seconds=usual, least=least, most=most, example=example)
    return 0
