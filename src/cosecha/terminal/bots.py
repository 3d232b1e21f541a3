"""The `bots` command: each game's bots, and how good they are."""

from rich.table import Table as Grid
from rich.text import Text

from cosecha.bots.levels import LEVELS, Measured, measured
from cosecha.bots.registry import about_bot, bots_for, thinking
from cosecha.bots.timing import LEAST, MOST, in_words, timed_name
from cosecha.games import NAMES
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import fit, plain_grid

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
            rating, time = (_rating(level, screen), f"{level.seconds:.2f}") if level else ("", "")
            grid.add_row(game, Text(name, "bold"), rating, time, screen.text(about_bot(name)))
            if found := thinking(name, game):
                timed[name] = found.usual
    screen.show(grid)
    screen.show(fit(_expected(screen), screen))
    for name, seconds in timed.items():
        usual, least, most = (in_words(number) for number in (seconds, LEAST, MOST))
        example = timed_name(name, seconds / 2)
        screen.say("cli-bots-timed", name=name, seconds=usual, least=least, most=most, example=example)
    return 0


def _rating(level: Measured, screen: Screen) -> str:
    """A rating, and below it the interval that it lies in."""
    return f"{level.rating}\n{level.low}{'–' if screen.glyphs.unicode else '-'}{level.high}"


def _expected(screen: Screen) -> Grid:
    """How often each level wins against each other one, by their ratings."""
    grid = plain_grid(screen, screen.text("client-level-expected"))
    for column in ("game", "name"):
        grid.add_column(screen.text(f"cli-bots-{column}"))
    for level in LEVELS:
        grid.add_column(level, justify="right")
    for game in NAMES:
        for own in measured(game):
            shares = [
                "" if level == own.level else screen.text("coach-percent", percent=round(100 * share))
                for level, share in zip(LEVELS, own.expected, strict=True)
            ]
            grid.add_row(game, Text(own.level, "bold"), *shares)
    return grid
