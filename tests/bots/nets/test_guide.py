"""Nets as guides of the search, with random weights."""

from pathlib import Path

import numpy as np
import pytest

from cosecha.bots.nets import cacao_map, santiago_board
from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.choices import Slots, choices_of, placed_choices, plain_choices
from cosecha.bots.nets.file import Description, Weights, read_weights, write_weights
from cosecha.bots.nets.guide import NetGuide, judgments
from cosecha.bots.nets.inputs import Inputs
from cosecha.bots.nets.net import Net
from cosecha.bots.nets.ways import WAYS
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.settings import Budget
from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, Episode, encoder_for

HIDDEN = (16, 12, 8)
UNITS = 6


def random_net(name: str, encoder: Encoder) -> Net:
    inputs = Inputs.of([encoder.layout], WAYS[name])
    plain = plain_choices(name, [encoder])
    draw = np.random.default_rng(1)
    one, two, three = HIDDEN
    players = encoder.options.players
    weights: Weights = {}
    layers = [
        ("first", inputs.size, one),
        ("second", one, two),
        ("third", two, two),
        ("policy", two, three),
        ("logits", three, len(plain)),
        ("values", two, 2 * players),
    ]
    weights |= board_weights(name, draw)
    for layer, width, units in layers:
        weights[f"{layer}.weight"] = draw.normal(0, width**-0.5, (units, width)).astype(np.float32)
        weights[f"{layer}.bias"] = draw.normal(0, 1, units).astype(np.float32)
    choices = plain + placed_choices(name)
    about = Description(encoder.game.name, name, encoder.version, players, Aim(), list(inputs.seen), choices)
    return Net(about, weights)


def board_weights(name: str, draw: np.random.Generator) -> Weights:
    """Those of the part that sees the board, if the net has one."""
    one, _, three = HIDDEN
    shapes: dict[str, tuple[int, ...]] = {}
    if name == "santiago":
        shapes = santiago_board.shapes(one, three)
    elif name == "cacao":
        shapes = {"pooled.weight": (one, 2 * UNITS), "rated.weight": (1, UNITS), "offered.weight": (UNITS, UNITS)}
        shapes |= {"asked.weight": (UNITS, three), "asked.bias": (UNITS,)}
        for number, fact in enumerate(cacao_map.FACTS):
            shapes[f"facts.{number}.weight"] = (cacao_map.values_of(fact), UNITS)
        for depth in range(cacao_map.LAYERS):
            shapes[f"layers.{depth}.weight"] = (UNITS, 5 * UNITS)
            shapes[f"layers.{depth}.bias"] = (UNITS,)
    return {f"board.{part}": draw.normal(0, 0.3, shape).astype(np.float32) for part, shape in shapes.items()}


@pytest.mark.parametrize("game", ["santiago", "cacao", "agricola"])
def test_judgments_fit_the_position(game: str) -> None:
    encoder = encoder_for(game, players=3)
    guide = NetGuide(random_net(game, encoder), encoder)
    episodes = []
    for seed in range(4):
        episode = Episode(encoder)
        episode.reset(seed)
        for _ in range(5 * seed):
            episode.step(episode.open_numbers()[0])
        episodes.append(episode)
    together = guide.judge(episodes)
    for episode, judgment in zip(episodes, together, strict=True):
        assert len(judgment.prior) == len(episode.open_numbers())
        assert min(judgment.prior) > 0
        assert len(judgment.values) == 6
        assert guide.shown(judgment.values) == [10 * points for points in judgment.values[3:]]
        (alone,) = guide.judge([episode])
        assert alone.prior == pytest.approx(judgment.prior, rel=1e-4)
        assert alone.values == pytest.approx(judgment.values, rel=1e-4)


def test_values_belong_to_seats_and_not_to_who_decides() -> None:
    """The net says what is in store for the observer first; the guide turns that around."""
    encoder = encoder_for("santiago", players=3)
    net = random_net("santiago", encoder)
    for name in ("first", "second", "third"):
        net.weights[f"{name}.weight"][:] = 0  # whatever is seen, the values are the same
    guide = NetGuide(net, encoder)
    by_seat: dict[int, list[float]] = {}
    episode = Episode(encoder)
    episode.reset(1)
    while len(by_seat) < 3:
        by_seat[episode.seat] = guide.judge([episode])[0].values[:3]
        episode.step(episode.open_numbers()[0])
    assert by_seat[1] == pytest.approx([by_seat[0][2], by_seat[0][0], by_seat[0][1]])
    assert by_seat[2] == pytest.approx([by_seat[0][1], by_seat[0][2], by_seat[0][0]])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_net_for_more_seats_speaks_of_those_that_play(seat: int) -> None:
    encoder = encoder_for("cacao", players=2)
    episode = Episode(encoder)
    episode.reset(1)
    while episode.seat != seat:
        episode.step(episode.open_numbers()[0])
    slots = Slots(encoder, plain_choices("cacao", [encoder]) + placed_choices("cacao"))
    logits = np.zeros((1, len(slots.choice)), np.float32)
    values = np.array([[[0.25, 2.5], [0.5, 5.0], [9, 9], [9, 9]]], np.float32)
    (found,) = judgments([episode], slots, logits, values)
    assert found.values == ([0.25, 0.5, 2.5, 5.0] if seat == 0 else [0.5, 0.25, 5.0, 2.5])


def test_numbers_that_a_net_does_not_know_get_the_mean_logit_of_the_others() -> None:
    encoder = encoder_for("cacao", players=2)
    episodes = [Episode(encoder), Episode(encoder)]
    for seed, episode in enumerate(episodes):
        episode.reset(seed)
    opened = [episode.open_numbers() for episode in episodes]
    names = choices_of(encoder)
    unknown = names[opened[0][-1]]
    slots = Slots(encoder, [name for name in plain_choices("cacao", [encoder]) if name != unknown])
    logits = np.zeros((2, len(slots.choice)), np.float32)
    logits[0, slots.slot[opened[0][0]]] = 3.0
    count = len(opened[0]) - 1
    (first, second) = judgments(episodes, slots, logits, np.zeros((2, 2, 2), np.float32))
    assert count > 1
    assert np.log(first.prior) == pytest.approx([0.0, *[-3.0] * (count - 1), 3.0 / count - 3.0])
    assert set(second.prior) == {1.0}


def test_a_search_led_by_a_net_plays_legal_answers() -> None:
    encoder = encoder_for("agricola", players=2)
    net = random_net("agricola", encoder)
    bot = SearchBot("agricola", lambda encoder: NetGuide(net, encoder), Budget(simulations=8))
    state = encoder.game.start(encoder.options, 3)
    rng = Rng(1)
    for _ in range(12):
        seat = state.waiting()[0]
        view = state.view(seat)
        action = bot.choose(view, rng)
        assert action in view.legal
        state.play(seat, action)


def test_weights_survive_a_file(tmp_path: Path) -> None:
    encoder = encoder_for("santiago", players=2)
    net = random_net("santiago", encoder)
    write_weights(tmp_path / "net.npz", net.description, net.weights)
    again = Net.read(tmp_path / "net.npz")
    assert again.description == net.description
    for name, weight in net.weights.items():
        np.testing.assert_allclose(again.weights[name], weight, atol=2e-3)


def test_large_matrices_take_a_byte_for_each_number(tmp_path: Path) -> None:
    draw = np.random.default_rng(0)
    weights: Weights = {"first.weight": (draw.normal(0, 1, (64, 4096)) * draw.lognormal(0, 2, 4096)).astype(np.float32)}
    weights["first.weight"][:, 7] = 0
    about = Description("santiago", "santiago", "santiago-v0", 5, Aim(), [], [])
    write_weights(tmp_path / "net.npz", about, weights)
    assert (tmp_path / "net.npz").stat().st_size < 1.1 * weights["first.weight"].size
    _, again = read_weights(tmp_path / "net.npz")
    assert list(again) == ["first.weight"]
    highest = np.abs(weights["first.weight"]).max(0)
    assert (np.abs(again["first.weight"] - weights["first.weight"]) <= 0.005 * highest + 1e-6).all()


def test_the_aim_counts_rivals_and_the_result() -> None:
    aim = Aim(points=1, scale=10, rival=0.5, result=1)
    assert aim.worth([40, 30, 20], [1, 0, 0]) == pytest.approx([2.5 + 1, 1.0 - 0.5, 0.0 - 0.5])
    assert aim.worth([35], [1]) == [3.5]


def test_choices_that_a_net_does_not_know_look_average() -> None:
    known, variant = encoder_for("agricola", players=4), encoder_for("agricola", players=4, teams="lower")
    familiar = {known.name(number) for number in range(known.n)}
    guide = NetGuide(random_net("agricola", known), variant)
    episode, rng = Episode(variant), Rng(1)
    episode.reset(1)
    while True:
        numbers = episode.open_numbers()
        strange = [variant.name(number) not in familiar for number in numbers]
        if any(strange) and not all(strange):
            break
        episode.step(numbers[rng.below(len(numbers))])
    logits = np.log(guide.judge([episode])[0].prior)
    average = np.mean([logit for logit, is_strange in zip(logits, strange, strict=True) if not is_strange])
    for logit, is_strange in zip(logits, strange, strict=True):
        assert (logit == pytest.approx(average, abs=1e-4)) == is_strange
