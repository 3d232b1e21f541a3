"""The environments' render modes `human` and `rgb_array`: the drawn table, in the browser and as pictures."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from playwright.sync_api import expect

from cosecha.encoding import Episode
from cosecha.lab.environments import aec, chromium, pictures, showing
from cosecha.lab.environments.registration import register_all
from tests.browsing.fixtures import NewContext
from tests.contract.games import FACTS
from tests.lab.environments.upstream import each, render_test

HEIGHT, WIDTH = 900, 1440
PLAYERS = {"santiago": range(2, 6), "cacao": range(2, 5), "agricola": range(1, 5)}
EVERY = [(game, options) for game, facts in FACTS.items() for options in facts.options.values()]

BOXES = """found => found.map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.fixture(scope="module", autouse=True)
def server(bundle: Path) -> Iterator[None]:
    """One for all tests; it would stop between them."""
    showing.SERVER.take()
    yield
    showing.SERVER.give_back()


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that a browser would have opened."""
    found: list[str] = []
    monkeypatch.setattr(showing.ShownTable, "open_page", lambda table: found.append(table.address))
    return found


def rendering(game: str, **options: Any) -> Callable[..., Any]:
    """Makes environments that don't wait for anybody to look."""

    def make(render_mode: str) -> Any:
        env = aec.env(game, render_mode=render_mode, **options)
        env.unwrapped.metadata["render_fps"] = 0
        return env

    return make


def shown(address: str) -> Any:
    """What a visitor of the table is told."""
    with urlopen(address.replace("/t/", "/api/tables/")) as answer:
        return json.load(answer)


def as_told(episode: Episode, seat: int | None) -> Any:
    view = msgspec.structs.replace(episode.state.view(seat), legal=[], aside=[])
    return json.loads(msgspec.json.encode(view))


def play(env: Any, most: int = 10_000) -> None:
    """Take up to so many random steps."""
    rng = np.random.default_rng(1)
    for _ in range(most):
        observation, _, over, _, _ = env.last()
        if over:
            return
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


@each(*((game, {"players": players}) for game, counts in PLAYERS.items() for players in counts))
def test_pettingzoo_can_render(game: str, options: dict[str, Any], opened: list[str]) -> None:
    render_test(
        rendering(game, **options),
        {"ansi": lambda text: "\x1b[" in text, "rgb_array": lambda picture: picture.shape == (HEIGHT, WIDTH, 3)},
    )
    assert len(opened) == 1


@pytest.mark.proof
@each(*EVERY)
def test_pettingzoo_can_render_with_every_option(game: str, options: dict[str, Any]) -> None:
    render_test(rendering(game, **options))


def test_gymnasium_can_render() -> None:
    register_all()
    check_env(gymnasium.make("cosecha/Santiago-v0", players=2, render_mode="rgb_array").unwrapped)


def share_changed(before: Any, after: Any) -> float:
    return float((before != after).any(axis=2).mean())


@pytest.mark.parametrize("game", PLAYERS)
def test_the_same_position_gives_the_same_picture(game: str) -> None:
    """Also when the page has shown an earlier position of the same table, and then another table."""
    first, second = rendering(game, players=2)("rgb_array"), rendering(game, players=2)("rgb_array")
    for env in (first, second):
        env.reset(seed=1)
    before = first.render()
    for env in (first, second):
        play(env, 12)
    picture = second.render()
    assert np.array_equal(first.render(), picture)
    assert 0 < share_changed(before, picture) < 0.5
    first.close()
    second.close()


def test_nothing_covers_a_picture_of_the_end() -> None:
    """The score sheet does, on the page."""
    env = rendering("santiago", players=3)("rgb_array")
    env.reset(seed=1)
    play(env)
    last = env.render()
    browser = pictures._browser()
    assert browser._server.run(browser._page.locator("dialog.full").count()) == 1
    env.reset(seed=1)
    again = env.render()
    assert browser._server.run(browser._page.locator("dialog.full").count()) == 0
    corner = (slice(0, 50), slice(0, 150))  # the bar, which the sheet covers like everything else
    assert np.array_equal(last[corner], again[corner])
    env.close()


def test_a_picture_has_the_whole_map() -> None:
    env = rendering("cacao", players=4)("rgb_array")
    env.reset(seed=7)
    play(env, 150)
    env.render()
    browser = pictures._browser()
    tiles, frame = (
        np.array(browser._server.run(browser._page.locator(found).evaluate_all(BOXES)))
        for found in ("[data-piece^=tile-]", ".board .map")
    )
    ((left, top, right, bottom),) = frame
    assert len(tiles) > 20
    assert (tiles[:, :2] > [left, top]).all()
    assert (tiles[:, 2:] < [right, bottom]).all()
    env.close()


def test_a_picture_has_the_whole_table() -> None:
    crowded = dict.fromkeys(("x_deck", "forest_deck", "seasons"), "with")
    env = rendering("agricola", players=4, cards="full", **crowded)("rgb_array")
    env.reset(seed=1)
    play(env, 100)
    env.render()
    browser = pictures._browser()
    assert browser._server.run(browser._page.evaluate("document.documentElement.scrollHeight")) == HEIGHT
    env.close()


def test_a_picture_shows_only_what_its_seat_may_know() -> None:
    env = rendering("agricola", players=2, cards="few")("rgb_array")
    env.reset(seed=3)
    play(env, 6)
    env.render()
    episode, tables = env.unwrapped.episode, env.unwrapped._renderer._tables
    assert list(tables) == [episode.seat]
    told = shown(tables[episode.seat].address)
    assert told["seat"] == episode.seat
    assert told["now"]["view"] == as_told(episode, episode.seat) != as_told(episode, None)
    env.close()


def test_a_picture_of_one_seat_against_bots_is_that_seats() -> None:
    register_all()
    env: Any = gymnasium.make("cosecha/Agricola-v0", players=2, cards="few", render_mode="rgb_array", seat=1)
    _, info = env.reset(seed=3)
    for _ in range(3):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        env.render()
    tables, episode = env.unwrapped._renderer._tables, env.unwrapped.table.episode
    assert list(tables) == [1]
    assert shown(tables[1].address)["now"]["view"] == as_told(episode, 1)
    env.close()


def test_the_browser_follows_one_match_after_another(opened: list[str], new_context: NewContext) -> None:
    env = rendering("santiago", players=3, money_visibility="hidden")("human")
    env.reset(seed=1)
    (address,) = opened
    page = new_context().new_page()
    page.goto(address)
    rounds = page.locator(".bar .tools .round")
    expect(rounds).to_contain_text("Round 1 of 11")
    play(env, 20)
    told = shown(address)
    assert told["seat"] is None
    assert told["now"]["view"] == as_told(env.unwrapped.episode, None)
    log = page.get_by_role("log").or_(page.locator(".record"))
    expect(log.first).to_contain_text("player_0 bids")
    play(env)
    expect(page.get_by_role("heading", name="Game over").first).to_be_visible()
    env.reset()
    expect(rounds).to_contain_text("Round 1 of 11")
    expect(page.locator("dialog")).to_have_count(0)
    expect(log.first).not_to_contain_text("bids")
    play(env, 1)
    expect(log.first).to_contain_text("bids")
    assert shown(address)["now"]["view"] == as_told(env.unwrapped.episode, None)
    assert opened == [address]
    page.close()
    env.close()


def test_the_server_ends_with_the_last_environment(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    monkeypatch.setattr(showing, "SERVER", type(showing.SERVER)())
    envs = [rendering("cacao", players=2)("human") for _ in range(2)]
    for env in envs:
        env.reset(seed=1)
    envs[0].close()
    envs[0].close()
    assert shown(opened[1])["now"]["status"] == "running"
    envs[1].close()
    with pytest.raises(URLError):
        shown(opened[1])


def test_without_chromium_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "nothing"))
    with pytest.raises(RuntimeError, match=r"apt install chromium.*playwright install chromium.*COSECHA_CHROMIUM"):
        pictures.Browser()
