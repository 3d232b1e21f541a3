"""The commands of the lab are run like those of the terminal."""

from pathlib import Path

import pytest

from tests.terminal.table import Run, runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    return runner(monkeypatch, tmp_path)
