"""The table of random matches with hand cards: what it lists, and what it misses."""

from cosecha.games.agricola.cards.deck import CARD_NAMES
from tests.games.agricola.proof.run import chunks_for, dealt
from tests.games.agricola.proof.tally import EVERY_OPTION, Tally
from tools.card_table import missing_from, table

LEAST = 5


def full() -> Tally:
    """Everything happened often enough."""
    tally = Tally()
    for card in range(len(CARD_NAMES)):
        tally.played[card] = LEAST
    for option in EVERY_OPTION:
        tally.used[option] = tally.declined[option] = LEAST
    return tally


def test_everything_is_listed_where_it_happened_often_enough() -> None:
    lines = table(full(), Tally(), LEAST)
    composed = lines.index("composed")
    for name in (*CARD_NAMES, *map(str, EVERY_OPTION)):
        assert any(line.startswith(f"  {name}  ") for line in lines[:composed])
    assert len(lines) == composed + 3
    assert missing_from(full(), Tally(), LEAST) == []
    assert chunks_for(full(), Tally(), LEAST) == []


def test_what_happened_too_seldom_is_composed_and_listed_separately() -> None:
    seldom, option = full(), EVERY_OPTION[3]
    seldom.played[7] = seldom.declined[option] = LEAST - 1
    composed = table(seldom, full(), LEAST)[-3:]
    assert composed[0].split() == [CARD_NAMES[7], str(LEAST), str(LEAST - 1)]
    assert composed[2].strip().startswith(str(option))
    chunks = chunks_for(seldom, Tally(), LEAST)
    assert chunks_for(seldom, full(), LEAST) == []
    assert {(in_play, in_hand) for in_play, in_hand, *_ in chunks} == {((), (7,)), ((option.card,), ())}
    assert missing_from(seldom, full(), LEAST) == []
    assert missing_from(seldom, Tally(), LEAST) == [CARD_NAMES[7], str(option)]


def test_every_number_of_players_gets_a_quarter_of_the_matches() -> None:
    counts = dict.fromkeys((1, 2, 3, 4), 0)
    for players, _, count in dealt(240):
        counts[players] += count
    assert counts == dict.fromkeys((1, 2, 3, 4), 60)
