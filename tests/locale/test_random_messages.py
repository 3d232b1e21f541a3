"""Every message that random matches produce can be formatted in every language, and reads well."""

import re

import pytest

from cosecha.core.message import Message
from cosecha.games import NAMES as GAMES
from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.locale.catalogue import ids, variables
from tests.locale.odd_text import ODD
from tests.locale.random_messages import messages_of
from tests.locale.same_words import UNUSED_ARGUMENTS

NAMES = ["Ana", "Bruno", "Chloé", "Darek", "Eva"]

NOTATION = re.compile(r"\b[HVX]\d\d\b")
"""A segment or an intersection in notation."""

RARE = {
    *(f"{game}-event-match-shared" for game in GAMES),
    "cacao-event-jungle-turned-up",
    "agricola-client-on-card-done",
    "agricola-client-on-card-fields",
    "agricola-client-on-card-round",
    "agricola-decision-card",
    "agricola-decision-find-parents",
    "agricola-decision-make-room",
    "agricola-decision-several",
    "agricola-decision-sow",
    "agricola-decision-trade-now",
    "agricola-waiting-card",
    "agricola-waiting-several",
    "agricola-waiting-sow",
    "agricola-event-card-bred",
    "agricola-event-crop-moved",
    "agricola-event-field-phase-taken",
    "agricola-event-kept-card-lost",
    "agricola-event-field-promised",
    "agricola-event-food-promised",
    "agricola-event-goods-given-back",
    "agricola-event-goods-paid",
    "agricola-event-improvement-returned",
    "agricola-event-newborn-acts",
    "agricola-event-promise-kept",
    "agricola-event-teams-shared",
    "agricola-action-pay",
    "agricola-choice-pay",
    "agricola-decision-pay",
    "agricola-waiting-pay",
    "agricola-reason-enough-of-kind",
    "agricola-reason-exchange-first",
    "agricola-reason-family-full",
    "agricola-reason-fence-apart",
    "agricola-reason-first-pasture-apart",
    "agricola-reason-goods-needed-here",
    "agricola-reason-house-first",
    "agricola-reason-market-used",
    "agricola-reason-needed-here",
    "agricola-reason-no-card-left",
    "agricola-reason-no-card-to-play",
    "agricola-reason-no-cooking-while-breeding",
    "agricola-reason-no-field-site",
    "agricola-reason-no-more-renovation",
    "agricola-reason-no-room-site",
    "agricola-reason-no-stable-site",
    "agricola-reason-no-such-payment",
    "agricola-reason-no-turn-to-skip",
    "agricola-reason-none-in-hand",
    "agricola-reason-not-grown-there",
    "agricola-reason-not-in-pack",
    "agricola-reason-nothing-lies-there",
    "agricola-reason-nothing-planted",
    "agricola-reason-nothing-to-move",
    "agricola-reason-one-space-only",
    "agricola-reason-other-space",
    "agricola-reason-oven-full",
    "agricola-reason-partner-later",
    "agricola-reason-partner-no-stable",
    "agricola-reason-take-one-animal",
    "agricola-reason-workshop-used",
    "agricola-client-on-card-goods",
    "agricola-client-on-card-looks",
    "agricola-decision-card-order",
    "agricola-decision-find-food",
    "agricola-event-crops-grown",
    "agricola-event-crops-lost",
    "agricola-event-fairy-roasted",
    "agricola-event-guest-unused",
    "agricola-event-house-burnt",
    "agricola-event-house-hardened",
    "agricola-event-house-rebuilt",
    "agricola-event-llama-lost",
    "agricola-event-llama-roasted",
    "agricola-event-own-card-seen",
    "agricola-event-person-adopted",
    "agricola-event-person-frozen-for-good",
    "agricola-event-pile-swapped",
    "agricola-event-placed-person-adopted",
    "agricola-event-top-cards-ordered",
    "agricola-event-top-cards-seen",
    "agricola-pick-fairy",
    "agricola-pick-home",
    "agricola-pick-llama",
    "agricola-pick-none",
    "agricola-pick-person",
    "agricola-pick-release-llama",
    "agricola-reason-cell-burnt",
    "agricola-reason-cell-covered",
    "agricola-reason-rebuild-first",
}
"""Rare in random matches, such as three spaces that fall due at once. The scenarios cover them."""

ALWAYS_THERE = re.compile(r"-option-|-about$|^name-|^agricola-(text|rulings|provenance)-")
"""Not said in a match, or part of other messages."""


def _odd(messages: list[Message]) -> dict[tuple[str, str], str]:
    """Badly formatted messages, by language."""
    return {
        (language, str(message)): text
        for language in LANGUAGES
        for speaker in [Speaker(language, NAMES)]
        for message in messages
        if ODD.search(text := speaker.say(message)) or NOTATION.search(text)
    }


def _unheard(game: str, messages: list[Message]) -> list[str]:
    """Events, actions, decisions and reasons that no match produced."""
    heard = {message.id for message in messages}
    named_by_rule = {id for id in by_name(game).words.message_ids() if not ALWAYS_THERE.search(id)}
    reasons = {id for id in ids("en") if id.startswith(f"{game}-reason-")}
    reasons |= {"reason-confirm-first", "reason-nothing-to-confirm", "reason-match-over", "reason-not-your-turn"}
    return sorted((named_by_rule | reasons) - heard - RARE)


def _unused(messages: list[Message]) -> set[str]:
    """Arguments that no text uses. `message_ids` has no arguments, so the messages of matches have to tell."""
    return {
        f"{message.id}: {name}" for message in messages for name in message.args.keys() - variables("en", message.id)
    }


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            game, marks=[pytest.mark.compiled_only, pytest.mark.proof] if game == "agricola" else pytest.mark.once
        )
        for game in GAMES
    ],
)
def test_random_matches_produce_every_message_and_each_reads_well(game: str) -> None:
    """One test per game, or two workers might play its matches, which takes much longer than the checks."""
    messages = messages_of(game)
    assert _odd(messages) == {}
    assert _unheard(game, messages) == []
    heard = {message.id for message in messages}
    known = {id: names for id, names in UNUSED_ARGUMENTS.items() if id in heard}
    assert _unused(messages) == {f"{id}: {name}" for id, names in known.items() for name in names}
