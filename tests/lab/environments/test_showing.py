"""Rendering without a browser: where the page is, how long each answer is shown, and what the page shows."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cosecha.lab.environments import aec, pictures, showing
from cosecha.lab.environments.seat import SeatEnv


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr("time.sleep", found.append)
    return found


def on_a_desktop(monkeypatch: pytest.MonkeyPatch, desktop: bool) -> None:
    monkeypatch.setattr(showing, "has_desktop", lambda *_: desktop)


def test_without_a_desktop_the_address_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], slept: list[float]
) -> None:
    on_a_desktop(monkeypatch, False)
    env = aec.raw_env("santiago", players=2, render_mode="human")
    env.reset(seed=1)
    env.reset()
    address = env._renderer._tables[None].address
    assert capsys.readouterr().out == f"Watch at {address}\n"
    env.close()


@pytest.mark.parametrize("opens", [True, False])
def test_on_a_desktop_the_page_opens(
    opens: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], slept: list[float]
) -> None:
    on_a_desktop(monkeypatch, True)
    asked: list[str] = []

    def open(address: str) -> bool:
        asked.append(address)
        return opens

    monkeypatch.setattr("webbrowser.open", open)
    env = aec.raw_env("santiago", players=2, render_mode="human")
    env.reset(seed=1)
    for thread in threading.enumerate():
        if thread.name == "cosecha-browser":
            thread.join()
    assert asked == [env._renderer._tables[None].address]
    assert (asked[0] in capsys.readouterr().out) is not opens
    env.close()


def test_people_have_time_to_look(monkeypatch: pytest.MonkeyPatch, slept: list[float]) -> None:
    on_a_desktop(monkeypatch, False)
    env = aec.raw_env("cacao", players=2, render_mode="human")
    env.reset(seed=1)
    env.step(env.episode.open_numbers()[0])
    assert slept == [0.5] * 1, "the answer isn't complete"
    env.step(env.episode.open_numbers()[0])
    assert slept == [0.5] * 2
    env.metadata["render_fps"] = 0
    env.reset()
    assert slept == [0.5] * 2
    env.close()


def test_the_answers_of_bots_are_shown_one_by_one(monkeypatch: pytest.MonkeyPatch, slept: list[float]) -> None:
    on_a_desktop(monkeypatch, False)
    env: Any = SeatEnv("santiago", players=4, bots="random", seat=2, render_mode="human")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    shown = env._renderer._tables[2]
    assert shown._episode.state.position() == env.table.episode.state.position()
    assert len(slept) == shown.row, "the deal and every answer are rows"
    env.close()


class Page:
    """A page that shows the first table too late."""

    def __init__(self) -> None:
        self.gone_to: list[str] = []

    async def goto(self, address: str) -> None:
        self.gone_to.append(address)

    async def evaluate(self, script: str, path: str) -> None:
        self.gone_to.append(path)

    def locator(self, selector: str) -> "Page":
        return self

    async def wait_for(self) -> None:
        if len(self.gone_to) == 1:
            raise TimeoutError


def test_a_page_that_got_lost_is_loaded_again() -> None:
    browser, page = object.__new__(pictures.Browser), Page()
    browser._page, browser._heard, browser._shown = page, {}, "old"  # type: ignore[assignment]
    late: Any = SimpleNamespace(id="late", address="http://localhost/t/late")
    with pytest.raises(TimeoutError):
        asyncio.run(browser._go(late))
    assert browser._shown == "", "neither the old table nor the new one"
    asyncio.run(browser._go(late))
    assert page.gone_to == ["/t/late", "http://localhost/t/late"]
    assert browser._shown == "late"
