"""The nets of the Agricola bot: their files, and what they compute."""

from pathlib import Path

import msgspec
import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.features import about_others, features
from cosecha.bots.agricola.netfile import TRAINED, NetFile, read_net, trained_net, write_net
from cosecha.bots.agricola.units import UNIT
from cosecha.games.agricola import GAME, Options, deal
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.options import DECKS as EVERY_DECK

DECKS: dict[str, bool] = {deck: deck != "none" for deck in EVERY_DECK}
"""Whether a match with these cards has hand cards."""


@pytest.mark.parametrize("deck", DECKS)
def test_a_net_takes_as_many_numbers_as_describe_a_position(deck: str) -> None:
    stored = msgspec.json.decode(TRAINED[DECKS[deck]].read_bytes(), type=NetFile)
    for players in (1, 2, 3, 4):
        state = GAME.start(msgspec.convert({"players": players, "cards": deck}, Options), 1)
        assert len(features(state, 0, about_others(state, 0))) == stored.inputs


def test_the_bot_has_a_net_for_matches_with_cards_and_one_for_those_without() -> None:
    bot = InsightBot()
    for deck, cards in DECKS.items():
        state = GAME.start(msgspec.convert({"players": 2, "cards": deck}, Options), 1)
        assert bot.net_for(state) is trained_net(cards)
    assert trained_net(True) is not trained_net(False)


def test_a_net_given_to_the_bot_replaces_both() -> None:
    net = read_net(TRAINED[True])
    for deck in ("none", "full"):
        state = GAME.start(msgspec.convert({"players": 2, "cards": deck}, Options), 1)
        assert InsightBot(net).net_for(state) is net


def test_a_net_adds_up_its_weights_and_clips_at_zero(tmp_path: Path) -> None:
    """Two inputs, two units in each layer; everything is a fraction that whole numbers represent exactly."""
    one = [0.5, 0.25, -1.0, 0.0, 0.125, 0.5]
    two = [2.0, 0.0, 0.0, 1.0, -0.5, 0.0]
    points = [3.0, 0.5, 0.0, 0.0, 10.0, 0.0]
    write_net(tmp_path / "net.json", 2, (2, 2), 2, [*one, *two, *points])
    net = read_net(tmp_path / "net.json")
    old, new = [UNIT, UNIT], [UNIT, 2 * UNIT]
    # The first layer has 0.5 + 0.25 + 0.125 = 0.875 and nothing, because 0.5 - 1 < 0; the second 1.75 - 0.5 and 0.
    assert net.value(net.sums(old)) == 10.0 + 3.0 * 1.25
    assert net.value(net.moved(old, net.sums(old), new)) == 10.0 + 3.0 * 1.75


def test_spaces_of_variants_do_not_shift_the_inputs() -> None:
    for options, inputs in ((Options(players=4), 244), (Options(players=4, cards="full"), 653)):
        for variant in (options, msgspec.structs.replace(options, seasons="with", teams="lower")):
            state = deal.start(variant, 1)
            assert len(features(state, 0, about_others(state, 0))) == inputs


def test_the_printed_spaces_keep_the_numbers_that_nets_were_trained_with() -> None:
    assert " ".join(NAMES[:34]) == (
        "copse grove resource-market hollow more-lessons traveling-players farm-expansion meeting-place "
        "beginners-meeting-place grain-seeds farmland lessons day-laborer forest clay-pit reed-bank fishing "
        "major-improvement fencing grain-utilization sheep-market basic-wish house-redevelopment western-quarry "
        "vegetable-seeds pig-market cattle-market eastern-quarry urgent-wish cultivation farm-redevelopment "
        "side-job four-in-one two-in-one"
    )
