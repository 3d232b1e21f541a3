"""Random matches with any combination of options, every property checked that holds with all of them."""

import shlex

import msgspec

from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.goods import WOOD
from tests.games.agricola.house_ledger import RULES, HouseLedger
from tests.games.agricola.proof.matches import Broken, play_out, recorded_match
from tests.games.agricola.proof.run import Progress, gather, noting
from tests.games.agricola.proof.tally import Tally
from tests.games.agricola.test_properties import enrich, played
from tests.random_options import Chosen, differing

Numbered = list[tuple[int, Chosen]]
"""Matches: the seed of each, and its options."""
CHUNK = 10
RECORDED = 20
"""One match of this many is recorded, taken back and replayed."""
LEDGER = 50
"""One match of this many is also played without hand cards, and the ledger follows it."""
IN_LEDGER = ("players", "first_seat", "side_job", "tile", "seasons", "first_season", *RULES)
RICH = 2
"""One match of this many begins with goods, because random play is poor and rarely fences or breeds."""
GOODS = (12, 6, 4, 4)


def how_to_repeat(chosen: Chosen, seed: int) -> str:
    """The command that plays a match again."""
    options = msgspec.json.encode(differing(GAME, chosen)).decode()
    return f"python -m tools.variant_table --options {shlex.quote(options)} --first {seed}"


def variant_match(chosen: Chosen, seed: int, tally: Tally) -> None:
    """Play one match; the seed decides cards, answers, and what else is checked."""
    name = how_to_repeat(chosen, seed)
    options: Options = GAME.checked(chosen)
    rng = Rng(f"variants {seed}")
    try:
        if seed % RECORDED == 0:
            recorded_match(options, seed, rng)
        if seed % LEDGER == 0:
            ledger = HouseLedger(GAME.checked({name: chosen[name] for name in IN_LEDGER if name in chosen}), seed)
            if seed % (2 * LEDGER) == 0:
                enrich(ledger)
            played(ledger, rng)
    except Exception as failure:
        raise Broken(f"{name}, recorded or in the ledger: {failure!r}") from failure
    state = GAME.start(options, seed)
    if seed % RICH:
        for farm in state.farms:
            farm.goods[WOOD : WOOD + len(GOODS)] = GOODS
            farm.choices = None
    play_out(state, rng, tally, name)


def play_chunk(chunk: Numbered) -> Tally:
    tally = Tally()
    for seed, chosen in chunk:
        with noting(tally):
            variant_match(chosen, seed, tally)
    return tally


def run_variants(matches: Numbered, jobs: int, done: Progress) -> Tally:
    return gather(play_chunk, [matches[at : at + CHUNK] for at in range(0, len(matches), CHUNK)], jobs, done)
