"""When cards act. A farm stores the hooks of its cards as bits, so that a farm without cards costs nothing."""

from typing import Final

HOOK_NAMES: Final[list[str]] = []


def _hook(name: str) -> int:
    HOOK_NAMES.append(name)
    return len(HOOK_NAMES) - 1


# Using a space, in this order.
WITH_USE: Final = _hook("with-use")
"""The owner uses a space. What the card offers may be done before or after the space's own effect."""
AFTER_USE: Final = _hook("after-use")
"""The owner has used a space: immediately after its own effect."""
ANY_USE: Final = _hook("any-use")
"""Any player uses a space: before its own effect."""
AFTER_TAKING: Final = _hook("after-taking")
"""The owner has taken what was piled up on an accumulation space."""
AT_MARKET: Final = _hook("at-market")
"""The owner uses the Resource Market of a tile."""
AFTER_PERSON: Final = _hook("after-person")
"""The owner has finished with a space and may place another person in the same turn."""
END_OF_TURN: Final = _hook("end-of-turn")
# Building and playing.
AFTER_ROOMS: Final = _hook("after-rooms")
AFTER_RENOVATION: Final = _hook("after-renovation")
"""Cards see the house as it was, and act after the renovation."""
BEFORE_FENCING: Final = _hook("before-fencing")
AFTER_FENCING: Final = _hook("after-fencing")
AFTER_STABLES: Final = _hook("after-stables")
AFTER_GROWTH: Final = _hook("after-growth")
"""A family has grown, and there was room for it."""
WHEN_BAKING: Final = _hook("when-baking")
BEFORE_OCCUPATION: Final = _hook("before-occupation")
AFTER_OCCUPATION: Final = _hook("after-occupation")
AFTER_IMPROVEMENT: Final = _hook("after-improvement")
"""Cards played this turn act too, including the one just played."""
# Phases.
ROUND_START: Final = _hook("round-start")
WORK_START: Final = _hook("work-start")
"""A turn before everybody's first one."""
WORK_END: Final = _hook("work-end")
"""A turn after everybody's last one."""
RETURNING_HOME: Final = _hook("returning-home")
BEFORE_HOME: Final = _hook("before-home")
"""The work is done, and people are still on their spaces."""
HOME_START: Final = _hook("home-start")
"""The returning home phase begins, before anything else in it."""
LEAVING_HOME: Final = _hook("leaving-home")
"""People who don't go home leave."""
GONE_HOME: Final = _hook("gone-home")
"""Everybody is home, before the harvest."""
END_OF_ROUND: Final = _hook("end-of-round")
PREPARATION: Final = _hook("preparation")
"""Goods are added to the accumulation spaces: for cards beside the board, once."""
FIELD_PHASE_START: Final = _hook("field-phase-start")
FIELD_PHASE: Final = _hook("field-phase")
FEEDING: Final = _hook("feeding")
"""After the family is fed."""
BREEDING: Final = _hook("breeding")
"""Instead of breeding by itself: the card says how its owner's animals breed."""
# Not moments: the rules check these bits where a card may change something.
PRICE: Final = _hook("price")
HOUSING: Final = _hook("housing")
SHARING: Final = _hook("sharing")
RENOVATION: Final = _hook("renovation")
TURN_ORDER: Final = _hook("turn-order")
ANY_TIME: Final = _hook("any-time")
TRADES: Final = _hook("trades")
CONDITION: Final = _hook("condition")
SCORING: Final = _hook("scoring")
LINES: Final = _hook("lines")
"""Fences are paid for by straight lines."""
RAISED: Final = _hook("raised")
"""A price may be higher than the printed one."""
ONCE_PER_ACTION: Final = _hook("once-per-action")
"""Something is cheaper once in each action that builds."""
THINGS: Final = 44
"""From this bit on, the things whose price a card changes: see `payments.py`."""
