"""Provably fair deals: secret, commitment, words and deal must match."""

import msgspec
import pytest

from cosecha.core.errors import BadRecord
from cosecha.core.fairness import Fairness, commitment, deal_seed, new_secret, proves
from cosecha.core.match import Match
from cosecha.core.record import dump, load, seed_text
from cosecha.games.santiago import GAME, Options
from tests.core.random_match import signed

SECRET = "00" * 16


def test_commitment_and_seed_are_golden() -> None:
    assert commitment(SECRET) == "8873af07a80417825ee113bcbac9eeb2a2e90c4fa6c538cb185f66b7390174a2"
    assert deal_seed(SECRET, ["sun", "rain"]) == 202789565597556564011983766120247785556


def test_a_secret_has_128_bits_and_is_new_each_time() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(bytes.fromhex(secret)) == 16 for secret in secrets)


def test_every_word_and_its_seat_changes_the_deal() -> None:
    words = [[], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["a", "b", ""], ["ab "], ["é"]]
    assert len({deal_seed(SECRET, each) for each in words}) == len(words)
    assert deal_seed("11" * 16, ["ab"]) != deal_seed(SECRET, ["ab"])
    assert all(0 <= deal_seed(SECRET, each) < 2**128 for each in words)


def test_a_fair_match_is_dealt_from_the_secret_and_the_words() -> None:
    match = Match.start_fair(GAME, Options(players=3), SECRET, ["sun", "rain", ""], ["a", "b", "c"])
    record = match.record()
    assert record.seed == seed_text(deal_seed(SECRET, ["sun", "rain", ""]))
    assert match.state == GAME.start(Options(players=3), deal_seed(SECRET, ["sun", "rain", ""]))
    assert load(dump(record)) == record
    assert record.fairness is not None
    assert proves(record.fairness, record.seed)
    assert proves(Fairness(record.fairness.commitment, ["sun"]), record.seed)


@pytest.mark.parametrize(
    "changes",
    [
        {"words": ["sun", "snow", ""]},
        {"words": ["sun", "rain"]},
        {"secret": "11" * 16},
        {"secret": "not hexadecimal"},
        {"commitment": "00" * 32},
    ],
    ids=str,
)
def test_an_unfair_deal_is_detected(changes: dict[str, object]) -> None:
    record = Match.start_fair(GAME, Options(players=3), SECRET, ["sun", "rain", ""], []).record()
    assert record.fairness is not None
    forged = signed(record, fairness=msgspec.structs.replace(record.fairness, **changes))
    with pytest.raises(BadRecord) as wrong:
        load(dump(forged))
    assert wrong.value.message.id == "error-record-fairness"


def test_a_deal_other_than_the_committed_one_is_detected() -> None:
    record = Match.start_fair(GAME, Options(players=3), SECRET, ["sun", "rain", ""], []).record()
    with pytest.raises(BadRecord, match="error-record-fairness"):
        load(dump(signed(record, seed=seed_text(5))))
