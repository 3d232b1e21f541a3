"""Abilities of event cards that keep one of their owner's people, from the evening of the round on."""

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards.abilities import Ability, bonus, do_at, do_on_play, housing, keeps, remember
from cosecha.games.agricola.cards.drawn import when_lost
from cosecha.games.agricola.cards.extra_turns import begin_extra_turn, turn_after_all, turn_before_all
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import NAMES, settle_yard
from cosecha.games.agricola.events import CardScored, PersonOnCard
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.people import come_home, come_to_card, freeze, join_card, thaw
from cosecha.games.agricola.mechanisms.wandering import COMING, OUT, THERE, wanderings
from cosecha.games.agricola.phases import ROUNDS


def freezes(rounds: int) -> Ability:
    """Somebody is out of play until this many rounds later, and then may act before everybody else. After the last
    round, nobody comes back."""

    def ability(card: int) -> None:
        def will_freeze(state: Data, seat: int, log: Log) -> None:
            remember(state.farms[seat], card, state.round + rounds)

        def leave(state: Data, seat: int, log: Log) -> None:
            farm = state.farms[seat]
            until = state.round + rounds
            if farm.stores.get(card) == until:
                frozen = freeze(state, seat, card, until, log)
                remember(farm, card, until if frozen and until <= ROUNDS else NONE)

        def is_back(state: Data, farm: Farm) -> bool:
            return farm.stores.get(card) == state.round

        def come_back(state: Data, seat: int, log: Log) -> None:
            remember(state.farms[seat], card, NONE)
            thaw(state, seat, card, log)
            begin_extra_turn(state, seat, card)

        keeps(ROUNDS + rounds, "round")(card)
        do_on_play(will_freeze)(card)
        do_at(hooks.LEAVING_HOME, leave)(card)
        turn_before_all(is_back, come_back)(card)

    return ability


def takes_person(points: int) -> Ability:
    """Bonus points, and somebody goes on the card tonight and takes no more actions, if another can. If the card is
    lost, they go home, and the points stay."""
    tonight, there = 1, 2

    def ability(card: int) -> None:
        def begin(state: Data, seat: int, log: Log) -> None:
            remember(state.farms[seat], card, tonight)
            if log is not None:
                log.append(CardScored(seat, NAMES[card], points))

        def go(state: Data, seat: int, log: Log) -> None:
            farm = state.farms[seat]
            if farm.stores.get(card) == tonight:
                goes = join_card(farm)
                remember(farm, card, there if goes else NONE)
                if log is not None and goes:
                    log.append(PersonOnCard(seat, NAMES[card]))

        def lose(state: Data, seat: int, store: int, log: Log) -> None:
            extras = state.farms[seat].extras
            assert extras is not None
            extras.won += points
            if store == there:
                come_home(state, seat, acts=False)

        keeps(there)(card)
        bonus(lambda state, seat: points)(card)
        do_on_play(begin)(card)
        do_at(hooks.LEAVING_HOME, go)(card)
        when_lost(lose)(card)

    return ability


def houses_wanderer() -> Ability:
    """Somebody lives on the card, needs no room, and may use 2 spaces after everybody's last turn. Such a person can
    still act, so even the last one comes."""

    def ability(card: int) -> None:
        steps = wanderings(card)

        def will_come(state: Data, seat: int, log: Log) -> None:
            remember(state.farms[seat], card, COMING)

        def come(state: Data, seat: int, log: Log) -> None:
            farm = state.farms[seat]
            if farm.stores.get(card) == COMING:
                remember(farm, card, THERE if come_to_card(state, seat, card, log) else NONE)
                settle_yard(farm)

        def lodge(farm: Farm) -> None:
            farm.lodging += int(farm.stores.get(card, 0) >= THERE)

        def is_there(state: Data, farm: Farm) -> bool:
            return farm.stores.get(card) == THERE

        def set_out(state: Data, seat: int, log: Log) -> None:
            state.farms[seat].steps += steps

        def go_home(state: Data, seat: int, store: int, log: Log) -> None:
            if store == THERE:  # otherwise they will go home tonight anyway
                come_home(state, seat, acts=True)

        keeps(OUT)(card)
        when_lost(go_home)(card)
        do_on_play(will_come)(card)
        do_at(hooks.LEAVING_HOME, come)(card)
        housing(lodge)(card)
        turn_after_all(is_there, set_out)(card)

    return ability
