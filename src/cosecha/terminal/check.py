"""The `check` command: runs scenario files and prints a line for each scenario, with its failures."""

from pathlib import Path

from rich.text import Text

from cosecha.lab.scenario import BASES, check_file
from cosecha.terminal.screen import Screen


def check_files(names: list[str], screen: Screen) -> int:
    """Run the scenarios of these files. Returns the exit code: 1 if any fails."""
    passed = failed = 0
    for name in names:
        if Path(name).name == BASES and Path(name).is_file():
            screen.say("cli-check-bases", file=name)
            continue
        outcomes = check_file(name)
        screen.line(name, "bold")
        for outcome in outcomes:
            good = outcome.passed
            passed, failed = passed + good, failed + (not good)
            word = screen.text("cli-check-passed" if good else "cli-check-failed")
            mark = ("✔" if good else "✘") if screen.glyphs.unicode else ("+" if good else "!")
            style = "green" if good else "bold red"
            screen.indented(Text.assemble((f"{mark} {word}", style), f"  {outcome.name}"))
            for failure in outcome.failures:
                screen.indented(screen.said(failure.message), 6)
    screen.say("cli-check-summary", style="bold", count=passed + failed, passed=passed, failed=failed)
    return 1 if failed else 0
