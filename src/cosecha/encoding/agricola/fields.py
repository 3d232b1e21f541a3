"""The fields of Agricola's observations, in the order in which `observation.py` fills them.

Seats are relative: 0 is the observer's own, 1 the next one clockwise. There is room for four; the rest is 0. Fields of
cards, event decks and seasons are there only with options that have them. Cards, spaces, goods, farmyard spaces and
edges come in the order of their numbers in the rules.
"""

from cosecha.encoding.agricola.begun import AMOUNTS, BEGUN_NAMES
from cosecha.encoding.agricola.farms import FIELDS, HIGH_POINTS, LOW_POINTS
from cosecha.encoding.agricola.spaces import ROUND_CARDS
from cosecha.encoding.agricola.tables import (
    CARDS,
    DRAWN_CARDS,
    PROGRESS_BYTES,
    QUESTIONS,
    SEATS,
    SPACES,
    STEPS,
    WIDE,
    card_count,
    wide_cards,
)
from cosecha.encoding.layout import Block, Field, Layout
from cosecha.games.agricola.board import CELLS, EDGE_NAMES
from cosecha.games.agricola.engine.decks import DECK_NAMES
from cosecha.games.agricola.engine.effects import KIND
from cosecha.games.agricola.goods import GOOD_NAMES, GOODS
from cosecha.games.agricola.majors import MAJORS
from cosecha.games.agricola.options import (
    DEALS,
    DECKS,
    EVENT_DECKS,
    HAND,
    HOUSE_NAMES,
    PEOPLE,
    SEASONS,
    Options,
    customs_of,
    variant_of,
)
from cosecha.games.agricola.phases import PHASE_NAMES, ROUNDS
from cosecha.games.agricola.tallies import NAMES as TALLY_NAMES

MOST = 255
HOUSE_RULES = (
    "house_before_cooking",
    "one_pasture",
    "take_usable",
    "unfinished_pastures",
    "scattered_pastures",
    "growing_outwards",
    "even_start",
    "extra_copse",
)
TEAMS = ("without", "lower", "product")


def _one_hot(value: str, words: tuple[str, ...]) -> list[int]:
    return [int(value == word) for word in words]


def _agreed(options: Options) -> list[tuple[Field, list[int]]]:
    """The options, with their values in every observation."""
    flags = ("side_job", "tile", "seasons", "open_market", "x_deck", "forest_deck")
    customs = customs_of(options)
    return [
        (Field("players", (1,), 1, SEATS, "the number of players"), [options.players]),
        (Field("edition", (len(DECKS),), 0, 1, f"the deck: {', '.join(DECKS)}"), _one_hot(options.cards, DECKS)),
        (Field("deal", (len(DEALS),), 0, 1, f"how it is dealt: {', '.join(DEALS)}"), _one_hot(options.deal, DEALS)),
        (
            Field("options", (len(flags),), 0, 1, f"whether these are in play: {', '.join(flags)}"),
            [int(getattr(options, flag) == "with") for flag in flags],
        ),
        (Field("teams", (len(TEAMS),), 0, 1, f"team play: {', '.join(TEAMS)}"), _one_hot(options.teams, TEAMS)),
        (
            Field("house_rules", (len(HOUSE_RULES),), 0, 1, f"these house rules: {', '.join(HOUSE_RULES)}"),
            [customs >> rule & 1 for rule in range(len(HOUSE_RULES))],
        ),
        (Field("market_cards", (1,), 0, 8, "how many cards lie in the open market"), [options.market_cards]),
        (Field("hand_occupations", (1,), 0, HAND, "how many occupations a hand has"), [options.hand_occupations]),
    ]


def agreed(options: Options) -> bytes:
    return bytes([value for _, values in _agreed(options) for value in values])


def _board(options: Options) -> list[Field]:
    fields = [
        Field("own_seat", (SEATS,), 0, 1, "the observer's seat as answers name it, which isn't relative"),
        Field("round", (1,), 0, ROUNDS, "the current round; 0 before the first"),
        Field("stage", (1,), 0, 6, "the stage of the round"),
        Field("until_harvest", (1,), 0, 4, "rounds until the next harvest; 0 if it is in this one, or if all are over"),
        Field("phase", (len(PHASE_NAMES),), 0, 1, f"one of: {', '.join(PHASE_NAMES)}"),
    ]
    if options.seasons == "with":
        fields += [
            Field("season", (len(SEASONS),), 0, 1, f"one of: {', '.join(SEASONS)}"),
            Field("closed", (SPACES,), 0, 1, "the action spaces that are closed in this season and round"),
        ]
    return [
        *fields,
        Field("in_play", (SPACES,), 0, 1, "the action spaces in play"),
        Field("unseen", (len(ROUND_CARDS),), 0, 6, "the stage of each round card that is still to come; 0 once it is"),
        Field("pile", (SPACES,), 0, MOST, "how many of its good lie on each accumulation space"),
        Field("people_there", (SEATS, SPACES), 0, 3, "by seat, on each space: 1 for a person, 2 more for a newborn"),
        Field(
            "promised",
            (SEATS, ROUNDS, GOODS),
            0,
            MOST,
            f"goods on round spaces, by seat, round and good: {', '.join(GOOD_NAMES)}",
        ),
        Field("majors_left", (MAJORS,), 0, 1, "the major improvements that nobody has"),
    ]


_FARM = (
    Field("points", (1,), LOW_POINTS, HIGH_POINTS, "the seat's points as its farm is now, also in team play"),
    Field("starter", (1,), 0, 1, "whether the seat is the starting player"),
    Field("active", (1,), 0, 1, "whether it is placing a person, or was the last to do so"),
    Field("to_act", (1,), 0, 1, "whether it owes an answer"),
    Field("to_confirm", (1,), 0, 1, "whether that is only to confirm its last one"),
    Field("house", (len(HOUSE_NAMES),), 0, 1, f"the material of the house: {', '.join(HOUSE_NAMES)}"),
    Field("people", (1,), 0, MOST, f"the family, newborns included: usually up to {PEOPLE}"),
    Field("newborns", (1,), 0, MOST, "those of them who were born this round"),
    Field("home", (1,), 0, MOST, "those who haven't been placed this round"),
    Field("begging", (1,), 0, MOST, "begging markers"),
    Field("loose", (1,), 0, MOST, "places for one animal of any type, in the house and in unfenced stables"),
    Field("last_space", (1,), 0, SPACES, "1 more than the action space that was used last this round; 0 for none"),
    Field("goods", (GOODS,), 0, MOST, f"the supply: {', '.join(GOOD_NAMES)}"),
    Field("majors", (MAJORS,), 0, 1, "the seat's major improvements"),
    Field("rooms", (CELLS,), 0, 1, "the rooms on the farmyard, row by row"),
    Field("fields", (CELLS,), 0, 1, "the fields there"),
    Field("stables", (CELLS,), 0, 1, "the stables there"),
    Field("pasture", (CELLS,), 0, CELLS, "the number of the pasture that each space belongs to, from 1 on"),
    Field("capacity", (CELLS,), 0, MOST, "how many animals that pasture holds"),
    Field("fences", (len(EDGE_NAMES),), 0, 1, "the edges with a fence: those that lie first, row by row"),
    Field("grain", (FIELDS,), 0, 1, "the fields with grain; after the farmyard, the cards that are fields"),
    Field("vegetables", (FIELDS,), 0, 1, "the fields with vegetables"),
    Field("crops", (FIELDS,), 0, MOST, "how many crops are on each field"),
    Field("asked", (len(QUESTIONS),), 0, 1, f"what the seat may answer now: {', '.join(QUESTIONS)}"),
    Field("depth", (1,), 0, MOST, "how many steps are pending"),
    Field("step_flags", (STEPS,), 0, 3, "for each shown step: 1 if it may be skipped, 2 more if it may come earlier"),
    Field("step_card", (STEPS,), 0, CARDS, "1 more than the card that the step comes from; 0 for none"),
    Field(
        "step_progress",
        (STEPS, PROGRESS_BYTES),
        0,
        MOST,
        "how far the step is, or what it is about: a number of five bytes, the lowest first",
    ),
)


def _cards_of_a_seat(cards: int) -> list[Field]:
    wide = wide_cards(cards)
    return [
        Field("played", (cards,), 0, cards, "when each card came into play: 1 for the seat's first; 0 if it isn't"),
        Field("hand_size", (2,), 0, cards, "minor improvements and occupations in hand"),
        Field("pack_size", (2,), 0, cards, "the same in the pack of a draft"),
        Field("fresh", (1,), 0, MOST, "how many of the cards in play were played this turn"),
        Field("tallies", (len(TALLY_NAMES),), 0, MOST, f"gained in this round: {', '.join(TALLY_NAMES)}"),
        Field(
            "stores", (cards,), 0, MOST, "1 more than the number that a card remembers; 1 if that is a set; 0 if none"
        ),
        *(
            [
                Field(
                    "sets", (sum(WIDE[card] for card in wide),), 0, 1, "the sets that cards remember, one after another"
                )
            ]
            if wide
            else []
        ),
    ]


_EXTRAS = [
    Field("llamas", (1,), 0, MOST, "llamas"),
    Field("fairies", (1,), 0, MOST, "fairies"),
    Field("leaving", (1,), 0, MOST, "people who leave at the end of this round"),
    Field("away", (1,), 0, MOST, "people on cards, who don't come home"),
    Field("idle", (1,), 0, MOST, "those of them who never act again"),
    Field("frozen", (1,), 0, MOST, "people out of play whose pieces aren't in the supply"),
    Field("visitors", (1,), 0, MOST, "people who leave after the next feeding phase"),
    Field("skips", (1,), 0, MOST, "turns that will be skipped"),
    Field("guest", (1,), 0, 1, "whether the seat places a neighbor's person this round"),
    Field("lost", (1,), -128, 127, "points that cards have cost for good"),
    Field("won", (1,), -128, 127, "points that cards had won before they were lost"),
    Field("blocked", (CELLS,), 0, 1, "farmyard spaces that are used but serve nothing"),
    Field("charred", (CELLS,), 0, 1, "those of them that are charred"),
    Field("marked", (SPACES,), 0, 1, "action spaces with a mark of the seat"),
    Field("chooser", (SEATS,), 0, 1, "the seat that chooses where the next person goes, if it is another one"),
]


def _own_cards(cards: int) -> list[Field]:
    return [
        Field("hand", (cards,), 0, 1, "the observer's hand"),
        Field("pack", (cards,), 0, 1, "the observer's pack while hands are drafted"),
        Field("market", (cards,), 0, 1, "the cards of the open market"),
        Field("market_used", (1,), 0, 1, "whether somebody has taken one of them this round"),
        Field("dealt", (1,), 0, MOST, "how many steps of the deal are done"),
        Field("undealt", (2,), 0, MOST, "minor improvements and occupations that nobody has but may still come"),
        Field("draws", (SEATS, 2), 0, MOST, "by seat: the same that will be drawn once the turn is confirmed"),
    ]


def _decks() -> list[Field]:
    names = " and ".join(DECK_NAMES)
    return [
        Field(
            "laid", (DRAWN_CARDS,), 0, DRAWN_CARDS, f"by card of {names}: when it was laid beside the board; 0 if not"
        ),
        Field(
            "in_pile", (DRAWN_CARDS,), 0, MOST, "1 if it is in its pile; 2 if it is known to be on top, 3 below it..."
        ),
        Field("looked", (len(DECK_NAMES),), 0, MOST, f"how many cards of {names} somebody has looked at"),
        Field("free_fairies", (1,), 0, MOST, "fairies that nobody has"),
        Field("deck_stage", (1,), 0, MOST, "how far turns before the first or after the last, or the evening, are"),
        Field("start_kept", (1,), 0, 1, "whether no space changes the starting player any more"),
        Field("lending", (1,), 0, 1, "whether everybody lends a person at the end of this round"),
        Field("host", (SEATS,), 0, 1, "the seat whose turn it is, if the person that it has placed is somebody else's"),
        Field("space_marked", (SPACES,), 0, 1, "the accumulation space with a mark"),
        Field("strange", (SPACES, GOODS), 0, MOST, "goods on a space where others accumulate"),
    ]


_BEGUN = [
    Field(
        "begun", (len(BEGUN_NAMES),), 0, 1, f"the kind of answer that the observer has begun: {', '.join(BEGUN_NAMES)}"
    ),
    Field("begun_steps", (1,), 0, CELLS, "how many steps of it there are"),
    Field("begun_cells", (CELLS,), 0, 1, "the spaces named so far"),
    Field("begun_amounts", (AMOUNTS,), 0, MOST, "the amounts named so far: animals to keep, goods to pay"),
    Field("begun_card", (1,), 0, CARDS, "1 more than the card named; 0 for none"),
    Field("begun_good", (1,), 0, GOODS, "1 more than the good named; 0 for none"),
]


def farm_fields(options: Options) -> tuple[Field, ...]:
    """What an observation says of each seat."""
    fields = list(_FARM)
    if cards := card_count(options):
        fields += _cards_of_a_seat(cards)
    if variant_of(options) & EVENT_DECKS:
        fields += _EXTRAS
    return tuple(fields)


def layout(options: Options) -> Layout:
    fields: list[Field | Block] = [
        Field("step", (SEATS, STEPS), 0, len(KIND), "1 more than the effect of each pending step, the next one first"),
        *[field for field, _ in _agreed(options)],
        *_board(options),
        Block(SEATS, farm_fields(options)),
    ]
    if cards := card_count(options):
        fields += _own_cards(cards)
    if variant_of(options) & EVENT_DECKS:
        fields += _decks()
    return Layout([*fields, *_BEGUN])
