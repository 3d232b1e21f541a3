"""The nets in the package: all there, small, each with a card, and each for its own options."""

from typing import Any

import pytest

from cosecha.bots.nets.file import read_weights
from cosecha.bots.nets.trained import (
    NETS,
    TUNINGS,
    WEIGHTS,
    net_for,
    trained_guide,
    trained_net,
    version_of,
    weights_file,
)
from cosecha.encoding import Episode, encoder_for
from cosecha.games import by_name

BIGGEST = 4_000_000
"""Bytes of all nets of a game."""
every_net = pytest.mark.parametrize("net", NETS)


@every_net
def test_a_net_is_small_and_has_a_card(net: str) -> None:
    assert sum(path.stat().st_size for path in WEIGHTS.glob(f"{net.partition('_')[0]}*.npz")) <= BIGGEST
    card = weights_file(net).with_suffix(".md").read_text(encoding="utf-8")
    assert card.startswith(f"# The net `{net}`\n")
    assert f"`{net}.npz`, {weights_file(net).stat().st_size / 1e6:.2f} MB" in card


def test_there_is_nothing_else() -> None:
    assert {path.stem for path in WEIGHTS.iterdir()} == set(NETS)
    assert {path.suffix for path in WEIGHTS.iterdir()} == {".npz", ".md"}


@every_net
def test_a_net_was_trained_on_what_encoders_write_today(net: str) -> None:
    about, _ = read_weights(weights_file(net))
    assert about.net == net
    assert about.encoding == encoder_for(about.game).version
    assert len(version_of(net)) == 8


@pytest.mark.parametrize(
    ("game", "options", "net"),
    [
        ("santiago", {"players": 5}, "santiago"),
        ("cacao", {"players": 3}, "cacao"),
        ("agricola", {"players": 4, "teams": "lower", "seasons": "with"}, "agricola"),
        ("agricola", {"players": 2, "x_deck": "with"}, "agricola_cards"),
        ("agricola", {"players": 4, "forest_deck": "with"}, "agricola_cards"),
        ("agricola", {"players": 1, "cards": "full"}, "agricola_cards"),
        ("agricola", {"players": 2, "cards": "full", "deal": "draft-7"}, "agricola_cards"),
    ],
)
def test_each_net_plays_its_options(game: str, options: dict[str, Any], net: str) -> None:
    assert net_for(game, by_name(game).checked(options)) == net


def test_a_game_from_outside_has_no_net() -> None:
    assert net_for("pick", None) is None


def test_a_net_is_read_once_and_guides_for_the_same_options_share_what_they_work_out() -> None:
    assert trained_net("cacao") is trained_net("cacao")
    options: list[dict[str, Any]] = [{"players": 2}, {"players": 2, "first_seat": 1}, {"players": 3}]
    one, same, other = (trained_guide(encoder_for("cacao", each)) for each in options)
    assert one.view is same.view
    assert one.view is not other.view


@every_net
def test_a_guide_says_how_to_search_with_its_net(net: str) -> None:
    game = net.partition("_")[0]
    options = {"cards": "full"} if net == "agricola_cards" else {}
    assert trained_guide(encoder_for(game, players=2, **options)).tuning == TUNINGS[net]


@pytest.mark.parametrize("game", ["santiago", "cacao", "agricola"])
def test_guides_judge(game: str) -> None:
    encoder = encoder_for(game)
    episode = Episode(encoder)
    episode.reset(1)
    (judgment,) = trained_guide(encoder).judge([episode])
    assert len(judgment.prior) == len(episode.open_numbers())
