"""Checks that a position could arise in play, as far as a single state can show; reports the first problem."""

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.validation.cards import check_cards, check_deal, check_majors, check_promises
from cosecha.games.agricola.validation.decks import check_decks
from cosecha.games.agricola.validation.people import check_family, check_order, check_points, check_spaces
from cosecha.games.agricola.validation.steps import check_animals, check_phase, check_steps
from cosecha.games.agricola.validation.yard import check_fences, check_fields, check_yard


def validate(state: Data) -> None:
    """Raises BadPosition with the reason if the state is impossible."""
    check_phase(state)
    check_majors(state)
    check_cards(state)
    check_deal(state)
    check_decks(state)
    check_promises(state)
    for seat, farm in enumerate(state.farms):
        check_yard(farm, seat)
        check_fields(farm)
        check_fences(farm, seat)
        check_family(state, seat)
        check_points(state, seat)
    check_spaces(state)
    for seat in range(state.players):
        check_steps(state, seat)
        check_animals(state, seat)
    check_order(state)
