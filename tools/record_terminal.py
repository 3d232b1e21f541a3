"""Draw docs/images/terminal.svg: a real moment of a match as `cosecha play santiago` shows it.

Run it again when the screen changes: python tools/record_terminal.py
"""

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from cosecha.core.match import Match
from cosecha.games import santiago
from cosecha.locale import Speaker
from cosecha.terminal.play import Sitting
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import BEST, YOU, sit_down

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SEED = 12
ROUND = 6
LOG_LINES = 3
THEME = TerminalTheme(
    (28, 30, 36),
    (216, 218, 222),
    [(44, 46, 54), (224, 96, 84), (126, 188, 92), (232, 188, 84), (92, 148, 232), (190, 130, 214), (96, 190, 200)]
    + [(216, 218, 222)],
    [(118, 122, 134), (240, 120, 108), (150, 210, 116), (244, 206, 110), (98, 174, 255), (210, 156, 232)]
    + [(124, 214, 222), (255, 255, 255)],
)


def moment(screen: Screen) -> Sitting:
    """A match of four bots until the first seat has to propose a canal in the chosen round, and some bribe lies."""
    chairs = sit_down([YOU, *[BEST] * 3], santiago.GAME, screen, "Rosa")
    players = sit_down([BEST] * 4, santiago.GAME, screen, None)
    match = Match.start(santiago.GAME, santiago.Options(players=4), SEED, [chair.name for chair in chairs])
    sitting = Sitting(match, players, screen, Path("unused"))
    while match.state.waiting():
        view = match.state.view(match.state.waiting()[0])
        position = view.position
        if position.round >= ROUND and view.seat == 0 and position.phase == "propose" and position.proposals:
            sitting.chairs = chairs
            screen.speaker.names = [chair.name for chair in chairs]
            return sitting
        bot = sitting.chairs[view.seat].bot
        assert bot is not None
        match.play(view.seat, bot.choose(view, sitting.rng("picture")))
    raise SystemExit("the match was over before the moment came; choose another seed")


def record(language: str = "en", width: int = 80) -> str:
    """The picture as SVG."""
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="standard", highlight=False
    )
    screen = Screen(Speaker(language), console=console)
    sitting = moment(screen)
    sitting.told = len(sitting.match.log) - LOG_LINES
    sitting.draw(0)
    console.print(Text("Rosa> "))
    return console.export_svg(title="cosecha play santiago", theme=THEME)


if __name__ == "__main__":
    language, target = [*sys.argv[1:], "en", str(PICTURE)][:2] if len(sys.argv) > 2 else ("en", str(PICTURE))
    Path(target).write_text(record(language), encoding="utf-8")
