"""Draw docs/images/terminal.svg: a real moment of a match as `cosecha play santiago` shows it.

Run it when the screen changes: `python tools/record_terminal.py [LANGUAGE]`
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from cosecha.bots.registry import quick_bot
from cosecha.core.match import Match
from cosecha.games import santiago
from cosecha.locale import Speaker
from cosecha.terminal.play import Session
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import YOU, sit_down

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SEEDS = 200
ROUND = 6
LOG_LINES = 3
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
GROUND, INK = "#1c1e24", "#d8dade"
DARK = "#2c2e36 #e06054 #7ebc5c #e8bc54 #5c94e8 #be82d6 #60bec8 #d8dade"
BRIGHT = "#767a86 #f0786c #96d274 #f4ce6e #62aeff #d29ce8 #7cd6de #ffffff"


def _rgb(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


THEME = TerminalTheme(_rgb(GROUND), _rgb(INK), [_rgb(c) for c in DARK.split()], [_rgb(c) for c in BRIGHT.split()])


def moment(screen: Screen) -> Session:
    """A moment when Rosa has to propose a canal and there are already two bribes on the board.

    Four bots play up to it. Takes the first seed whose match reaches such a moment.
    """
    for seed in range(SEEDS):
        match = Match.start(santiago.GAME, santiago.Options(players=4), seed)
        chairs = sit_down([quick_bot(santiago.GAME.name)] * 4, santiago.GAME, screen, None)
        session = Session(match, chairs, screen, Path("unused"))
        while match.state.waiting():
            seat = match.state.waiting()[0]
            view = match.state.view(seat)
            if view.position.round > ROUND:
                break
            bribes = [proposal.bribe for proposal in view.position.proposals]
            asked = seat == 0 and view.position.phase == "propose" and view.position.round == ROUND
            if asked and sum(map(bool, bribes)) > 1:
                session.chairs = sit_down([YOU, *[quick_bot(santiago.GAME.name)] * 3], santiago.GAME, screen, "Rosa")
                screen.set_names([chair.name for chair in session.chairs])
                return session
            bot = session.chairs[seat].bot
            assert bot is not None
            match.play(seat, bot.choose(view, session.rng("picture")))
    raise SystemExit("no game reached the moment the picture shows")


def record(language: str = "en") -> str:
    """The screenshot as SVG."""
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="standard", highlight=False
    )
    screen = Screen(Speaker(language), console=console)
    session = moment(screen)
    session.shown = len(session.match.log) - LOG_LINES
    session.draw(0)
    console.print(Text("Rosa> "))
    picture = console.export_svg(title="cosecha play santiago", theme=THEME, unique_id="cosecha")
    # Use only local fonts: the picture must look the same without a network.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(record(*sys.argv[1:]), encoding="utf-8")
