"""The ratings of the levels: what the league makes of games, and the table in the documentation."""

from msgspec.structs import replace

from cosecha.bots.levels import ALL_GAMES, LEVELS, league_ratings
from cosecha.games import NAMES
from cosecha.lab.playing import Played
from tools.rate_levels import PAGE, nets_now, rated, table, with_table

FOUND = league_ratings()


def won(number: int, winner: int, loser: int) -> Played:
    return Played(number, "", [winner, loser], [9, 4], [0], [10, 10], [30.0, 50.0])


def test_the_table_of_the_documentation_has_the_measured_numbers() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page, FOUND) == page, "run: python -m tools.rate_levels --table"


def test_the_documentation_says_which_ratings_were_measured_with_other_nets() -> None:
    up_to_date = replace(FOUND, nets=nets_now())
    assert table(up_to_date).endswith(" |\n")
    outdated = replace(up_to_date, nets=nets_now() | {"cacao": "of old"})
    assert (
        table(outdated) == table(up_to_date) + "\nSince the master was rated, its net or search has changed in Cacao.\n"
    )


def test_every_game_and_the_whole_league_are_rated() -> None:
    assert set(FOUND.levels) == {ALL_GAMES, *NAMES}
    for number in range(len(LEVELS)):
        assert FOUND.levels[ALL_GAMES][number].games == sum(FOUND.levels[game][number].games for game in NAMES)


def test_a_level_that_wins_more_is_rated_higher() -> None:
    """Each level wins three games of four against each weaker one."""
    played = [
        won(game, *((better, worse) if game < 3 else (worse, better)))
        for better in range(len(LEVELS))
        for worse in range(better)
        for game in range(4)
    ]
    found = rated(played)
    ratings = [each.rating for each in found]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(LEVELS)
    assert abs(sum(ratings) / len(LEVELS) - 1500) <= 1
    for number, level in enumerate(found):
        assert level.games == 16
        assert level.low < level.rating < level.high
        assert level.expected[number] == 0.5
        assert level.expected == sorted(level.expected, reverse=True)
        assert all(abs(share + found[other].expected[number] - 1) < 0.011 for other, share in enumerate(level.expected))


def test_times_are_per_decision_in_seconds() -> None:
    games = [([1, 0], [300.0, 20.0]), ([3, 2], [2000.0, 400.0]), ([4, 4], [40.0, 80.0])]
    played = [Played(0, "", bots, [9, 4], [0], [10, 10], thinking) for bots, thinking in games]
    assert [each.seconds for each in rated(played)] == [0.01, 0.03, 0.04, 0.2, 0.01]
