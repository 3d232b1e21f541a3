"""The sentence that says what decided a match."""

import pytest

from cosecha.core.deciding import Item, decided
from cosecha.core.message import Message
from cosecha.core.scores import Scores
from cosecha.games import agricola, cacao, santiago
from cosecha.games.agricola.sheet import Category
from cosecha.games.agricola.sheet import Scores as AgricolaScores
from cosecha.games.cacao.sheet import Scores as CacaoScores
from cosecha.games.cacao.sheet import Temple
from cosecha.games.santiago.sheet import Plantation
from cosecha.games.santiago.sheet import Scores as SantiagoScores
from cosecha.locale import LANGUAGES, Speaker

ITEMS = [Item(Message("a"), [9, 4, 0]), Item(Message("b"), [1, 8, 9]), Item(Message("c"), [12, 3, 9])]


def tie(winner: int, second: int) -> Message:
    return Message("tie", {"winner": winner, "second": second})


def test_the_item_with_the_largest_lead_over_the_runner_up_decides() -> None:
    found = decided(Scores([22, 15, 18], [0], []), ITEMS, tie)
    assert found is not None
    assert found.id == "decided-by"
    # Against seat 2, the runner-up, `a` gives a lead of 9 and `c` a lead of 3; against seat 1 both give less.
    assert found.args["item"] == Message("a")
    assert (found.args["points"], found.args["fewer"]) == (9, 0)


def test_shared_wins_ties_and_solo_matches_have_their_own_sentences() -> None:
    assert decided(Scores([22, 22, 18], [0, 1], []), ITEMS, tie) == Message("decided-shared")
    assert decided(Scores([22, 15, 22], [2], []), ITEMS, tie) == Message("tie", {"winner": 2, "second": 0})
    assert decided(Scores([22], [0], []), [Item(Message("a"), [22])], tie) is None


def sheet(*totals: int, money: list[int | None]) -> SantiagoScores:
    rows = [
        Plantation("banana", ["a1", "a2"], 2, [2, 1], [0, 0], [4, 2]),
        Plantation("grape", ["c1", "c2", "c3"], 3, [3, 0], [0, 0], [9, 0]),
    ]
    return SantiagoScores(list(totals), [totals.index(max(totals))], [], money, rows, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_the_sentence_in_every_language(language: str) -> None:
    say = Speaker(language, ["Marta", "Otto"]).say
    grapes = santiago.GAME.words.decided(sheet(18, 7, money=[5, 5]))
    money = santiago.GAME.words.decided(sheet(33, 7, money=[20, 5]))
    texts = [say(message) for message in (grapes, money) if message]
    assert "Marta 9, Otto 0" in texts[0]
    assert "× 3" in texts[0]
    assert "Marta 20, Otto 5" in texts[1]

    temples = [Temple("3,1", [1, 0], [2, 0]), Temple("0,2", [2, 5], [1, 6])]
    village = CacaoScores([11, 12], [1], [], [8, 6], temples, [0, 0], [0, 0], [0, 0])
    gold = cacao.GAME.words.decided(village)
    fruits = cacao.GAME.words.decided(CacaoScores([9, 9], [1], [], [9, 9], [], [0, 0], [0, 0], [1, 3]))
    texts = [say(message) for message in (gold, fruits) if message]
    assert "Otto 6, Marta 1" in texts[0]
    # As on the score sheets: no map shows coordinates.
    temple = say(Message("cacao-score-temple", {"number": 2}))
    assert temple in texts[0]
    assert "0,2" not in texts[0]
    row = cacao.GAME.words.sheet(village).rows[2][0]
    assert isinstance(row, Message)
    assert say(row).startswith(temple)
    assert "Otto" in texts[1]
    assert "3" in texts[1]

    def farm(totals: list[int], winners: list[int], points: list[int]) -> AgricolaScores:
        none: list[str | None] = [None] * len(totals)
        rows = [Category(name, points, points, [0] * len(totals), none, [{}] * len(totals)) for name in ("fields",)]
        return AgricolaScores(totals, winners, [], rows, [4, 1][: len(totals)])

    words = agricola.GAME.words
    sentences = [
        (farm([30, 20], [0], [4, 1]), "Marta 4, Otto 1"),
        (farm([30, 30], [0], [4, 4]), "Marta"),
        (farm([49], [0], [4]), "50"),
        (farm([50], [0], [4]), "55"),
        (farm([70], [0], [4]), "71"),
    ]
    for scores, part in sentences:
        message = words.decided(scores)
        assert message is not None
        assert part in say(message)
