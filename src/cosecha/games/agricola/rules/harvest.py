"""The harvest: field phase, feeding and breeding, each for all seats before the next begins."""

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, stack
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import step_of
from cosecha.games.agricola.events import HarvestBegan
from cosecha.games.agricola.mechanisms.animals import breeding_time
from cosecha.games.agricola.mechanisms.feeding import FEED
from cosecha.games.agricola.mechanisms.reaping import take_crops


def field_phase(state: Data, log: Log) -> None:
    """Take 1 crop from each planted field."""
    if log is not None:
        log.append(HarvestBegan(state.round))
    for seat in range(state.players):
        harvest_fields(state, seat, log)


def harvest_fields(state: Data, seat: int, log: Log) -> None:
    """One seat's field phase, with the hooks of its cards before and after."""
    farm = state.farms[seat]
    fire(state, seat, hooks.FIELD_PHASE_START, log)
    if state.cards:
        stack.settle(state, seat, log)
    if farm.fields or farm.card_fields:
        take_crops(farm, seat, log)
    fire(state, seat, hooks.FIELD_PHASE, log)


def ask_to_feed(state: Data, log: Log) -> None:
    """Give every seat a feeding step, all at the same time. What cards ask comes after it."""
    for farm in state.farms:
        fire(state, farm.seat, hooks.FEEDING, log)
        farm.steps.append(step_of(FEED))


def breeding_phase(state: Data, log: Log) -> None:
    """At least 2 animals of a type have 1 young."""
    for seat in range(state.players):
        breeding_time(state, seat, log)
