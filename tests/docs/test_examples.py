"""The code in the documentation is the code that was tested, and runs."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from cosecha.lab.simulate import simulate
from tools.docs import notebooks

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^( *)```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
COMPLETE = ("getting-started.md", "data.md", "api/index.md", "api/encoding.md")
"""Pages whose examples are whole programs."""


def programs(page: str) -> list[str]:
    """The Python examples of a page, without the indentation that they may have in a tab."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [re.sub(rf"^{indent}", "", body, flags=re.MULTILINE) for indent, body in FENCE.findall(text)]


@pytest.mark.parametrize("page", COMPLETE)
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = programs(page)
    assert found
    for number, program in enumerate(found):
        file = tmp_path / f"example{number}.py"
        file.write_text(program, encoding="utf-8")
        runpy.run_path(str(file))
        assert capsys.readouterr().out, program


@pytest.mark.proof
def test_the_examples_of_the_environments_run(tmp_path: Path) -> None:
    """In processes of their own, because some of them register games or spawn processes."""
    for number, program in enumerate([*programs("environments.md"), *programs("language-models.md")]):
        if "class PolicyBot" in program or ("pyspiel" in program and sys.platform == "win32"):
            continue
        file = tmp_path / f"example{number}.py"
        file.write_text(program, encoding="utf-8")
        said = subprocess.run([sys.executable, str(file)], check=False, capture_output=True, text=True, cwd=tmp_path)
        assert said.returncode == 0, said.stderr
        assert said.stdout, program


def test_a_trained_policy_plays_as_a_bot(tmp_path: Path) -> None:
    (program,) = [each for each in programs("environments.md") if "class PolicyBot" in each]
    file = tmp_path / "policybot.py"
    file.write_text(program, encoding="utf-8")
    assert simulate("cacao", [f"{file}:PolicyBot", "random"], matches=2).matches == 2


@pytest.mark.parametrize("example", ["mybot", "httpbot"])
def test_the_bots_in_the_docs_are_the_example_files(example: str) -> None:
    code = (DOCS / "examples" / f"{example}.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert code in programs("writing-a-bot.md")


def test_the_bot_of_the_tutorial_is_the_example_file() -> None:
    code = (DOCS / "examples" / "mybot.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    cells = notebooks.stored("bot-in-20-lines").cells
    assert f"%%writefile mybot.py\n{code}".rstrip() in [cell.source for cell in cells]


def test_every_notebook_is_a_tutorial_and_stored_without_outputs() -> None:
    assert {path.stem for path in notebooks.TUTORIALS.glob("*.ipynb")} == set(notebooks.GAMES)
    for name in notebooks.GAMES:
        cells = [cell for cell in notebooks.stored(name).cells if cell.cell_type == "code"]
        assert cells
        assert [cell.source for cell in cells if cell.outputs or cell.execution_count] == []


@pytest.mark.proof
@pytest.mark.parametrize("name", notebooks.GAMES)
def test_a_tutorial_runs_with_all_its_games(name: str) -> None:
    """With few games, building the site runs it."""
    cells = notebooks.executed(name, games=None).cells
    assert any(cell.outputs for cell in cells if cell.cell_type == "code")
