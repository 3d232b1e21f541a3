"""The entry points of the rules: what a seat may do, what that does, and what follows."""

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import CONFIRM, NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.cards.topics import topic_of
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import stack
from cosecha.games.agricola.engine.cards import OPTIONAL
from cosecha.games.agricola.engine.effects import effect_of, is_about_hand, progress_of, step_of
from cosecha.games.agricola.mechanisms import animals, exchanges, offers
from cosecha.games.agricola.mechanisms.deputies import owes_sending, send_person
from cosecha.games.agricola.mechanisms.drafting import DRAFT
from cosecha.games.agricola.mechanisms.drawing import draw_cards, owes_draw
from cosecha.games.agricola.mechanisms.living import settle_fairies
from cosecha.games.agricola.mechanisms.looking import look, orders_cards, owes_look
from cosecha.games.agricola.mechanisms.revealing import owes_reveal, reveal_card
from cosecha.games.agricola.phases import ANCHORS, OVER, WORK
from cosecha.games.agricola.rules import any_time, conditions, refusals, rounds
from cosecha.games.agricola.rules.order import next_seat
from cosecha.games.agricola.rules.teams import ask_partner, leaves_partner_crowded


def waiting(state: Data) -> tuple[int, ...]:
    """The seats with a pending step, and those that haven't confirmed their last one."""
    return tuple([seat for seat in range(state.players) if state.farms[seat].steps or state.held >> seat & 1])


def _is_anybody_waiting(state: Data) -> bool:
    if state.held:
        return True
    for farm in state.farms:
        if farm.steps:
            return True
    return False


def owes(state: Data, seat: int) -> bool:
    """Whether a seat is among those that `waiting` returns."""
    return 0 <= seat < state.players and (len(state.farms[seat].steps) > 0 or state.held >> seat & 1 != 0)


def legal(state: Data, seat: int) -> list[int]:
    """Every legal action of a seat, exchanges and discards last."""
    if not owes(state, seat):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = stack.choices(state, seat)
    any_time.add_smaller_keeps(state, seat, actions)
    any_time.add_exchanges(state, seat, actions)
    any_time.add_discards(state, seat, actions)
    return actions


def worth(state: Data, seat: int) -> list[int]:
    """The legal actions without discards, without exchanges that can't help, and without cooking animals that fit."""
    if not owes(state, seat):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = stack.choices(state, seat)
    any_time.add_helpful_exchanges(state, seat, actions)
    return actions


def forced(state: Data, seat: int) -> int:
    """The only action of a seat besides discarding; NONE where another hand could have another: forcing would tell.

    Discarding doesn't count: nobody wants to be asked again and again whether they would rather discard.
    """
    actions = stack.choices(state, seat)
    if len(actions) > 1 or is_about_hand(state, seat, effect_of(state.farms[seat].steps[-1])):
        return NONE
    any_time.add_exchanges(state, seat, actions)
    return actions[0] if len(actions) == 1 else NONE


def refusal(state: Data, seat: int, action: int) -> Message | None:
    """Why a waiting seat may not take this action; None if it may."""
    return None if action in legal(state, seat) else refusals.reason(state, seat, action)


def asked(state: Data, seat: int) -> str:
    """The kind of decision that a waiting seat has to make."""
    if state.held >> seat & 1:
        return "confirm"
    kind = stack.asked(state.farms[seat].steps)
    return kind if kind in ANCHORS else "several"


def topic(state: Data, seat: int) -> str:
    """The topic of a question for automatic answers: the card that makes the offer, or the kind of decision."""
    if not owes(state, seat):
        return ""
    if not state.held >> seat & 1:
        card = stack.offering_card(state.farms[seat].steps)
        if card in OPTIONAL:
            return topic_of(card)
    return asked(state, seat)


def decision(state: Data, seat: int) -> Decision | None:
    if not owes(state, seat):
        return None
    farm = state.farms[seat]
    kind = asked(state, seat)
    return Decision(f"{state.round}.{kind}.{seat}.{farm.answers}", kind, seat, ANCHORS[kind], secret(state, seat))


def secret(state: Data, seat: int) -> bool:
    """Drafting is simultaneous: what a seat keeps stays unknown to the others."""
    steps = state.farms[seat].steps
    return len(steps) > 0 and effect_of(steps[-1]) == DRAFT


def conceals(state: Data, seat: int, action: int) -> bool:
    """Cards are dropped face down, and so are those of a deck that are put back in another order."""
    if state.decks is not None and codes.kind_of(action) == codes.PICK and orders_cards(state.farms[seat]):
        return True
    return codes.kind_of(action) == codes.DROP or secret(state, seat)


def answer(state: Data, seat: int, action: int, log: Log) -> None:
    """Apply an action, then the automatic steps."""
    farm = state.farms[seat]
    farm.answers += 1
    kind = codes.kind_of(action)
    if kind == codes.EXCHANGE:
        _exchange(state, seat, action, log)
    elif kind == codes.DISCARD:
        exchanges.discard(state, seat, action, log)
    elif offers.is_any_time(farm, action):
        offers.use_card(state, seat, action, log)
    else:
        stack.answer(state, seat, action, log)
    if state.cards:
        conditions.check(state)  # before offers are skipped that the goods can pay for
    settle(state, seat, log)
    if state.cards or state.teams:
        _settle_others(state, seat, log)


def _settle_others(state: Data, seat: int, log: Log) -> None:
    """Cards and partners may have given other seats something to do, or met a condition that a card waits for."""
    settled = False
    for other in range(state.players):
        if other != seat and state.farms[other].steps:
            settle(state, other, log)
            settled = True
    if not conditions.check(state) and not settled:
        return
    for other in range(state.players):
        if state.farms[other].steps:
            settle(state, other, log)


def _exchange(state: Data, seat: int, action: int, log: Log) -> None:
    """A workshop is used once in a harvest."""
    steps = state.farms[seat].steps
    exchanges.exchange(state, seat, action, log)
    workshop = exchanges.workshop_of(codes.named_by(action))
    if workshop >= 0:
        steps[-1] = step_of(effect_of(steps[-1]), progress_of(steps[-1]) | 1 << workshop)


def settle(state: Data, seat: int, log: Log) -> None:
    """Take every step that needs no answer. When all is done, the animals must have a place: a divided pasture may hold
    less, and stables that are enclosed lose their own places."""
    farm = state.farms[seat]
    if state.draws and owes_draw(state, seat):
        farm.choices = None
        return  # what follows may depend on the cards
    stack.settle(state, seat, log)
    if state.decks is not None:
        settle_fairies(state, log)
    if not farm.steps:
        animals.house_old_animals(farm)


def at_barrier(state: Data, seat: int) -> bool:
    """Whether another seat's turn, a round card or a card to draw comes next. Outside the work phase, each seat stops
    on its own."""
    if state.draws and owes_draw(state, seat):
        return True
    if state.farms[seat].steps:
        farm = state.farms[seat]
        return state.decks is not None and (owes_reveal(farm) or owes_sending(farm) or owes_look(farm))
    if state.teams and leaves_partner_crowded(state, seat):
        return True
    return state.phase != WORK or next_seat(state) != seat


def advance(state: Data, log: Log) -> None:
    """Draw cards, and run the phases until a seat has a step to take."""
    if state.draws:
        _draw(state, log)
    if state.decks is not None:
        _send(state, log)
        _reveal(state, log)
    if state.teams:
        partner = ask_partner(state)
        if partner != NONE:
            settle(state, partner, log)
    while state.phase != OVER and not _is_anybody_waiting(state):
        rounds.pass_phase(state, log)
        for seat in range(state.players):
            if state.farms[seat].steps:
                settle(state, seat, log)
        if state.decks is not None:
            _reveal(state, log)
    for seat in range(state.players):
        if state.farms[seat].steps and not (state.draws and owes_draw(state, seat)):
            stack.keep_choices(state, seat)


def _send(state: Data, log: Log) -> None:
    """Place the people that somebody else has chosen a space for."""
    for seat in range(state.players):
        if owes_sending(state.farms[seat]) and not state.held >> seat & 1:
            owner = send_person(state, seat, log)
            conditions.check(state)
            settle(state, owner, log)
            _settle_others(state, owner, log)


def _reveal(state: Data, log: Log) -> None:
    """Draw the cards of the event decks that are due, one after the other, or look at them."""
    seat = 0
    while seat < state.players:
        farm = state.farms[seat]
        if (owes_reveal(farm) or owes_look(farm)) and not state.held >> seat & 1:
            if owes_look(farm):
                look(state, seat, log)
            else:
                reveal_card(state, seat, log)
            conditions.check(state)
            settle(state, seat, log)
            _settle_others(state, seat, log)
            seat = 0
        else:
            seat += 1


def _draw(state: Data, log: Log) -> None:
    for seat in range(state.players):
        if owes_draw(state, seat) and not state.held >> seat & 1:
            draw_cards(state, seat, log)
            settle(state, seat, log)
            _settle_others(state, seat, log)
