"""The bot's weights, in points."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """Tuned by self-play."""

    action: float = 1.0
    """Placing one more person."""
    wood: float = 0.45
    clay: float = 0.35
    reed: float = 0.65
    stone: float = 0.55
    grain: float = 0.6
    vegetable: float = 0.9
    growing: float = 0.8
    """The fraction of a crop's worth while it is on a field."""
    surplus: float = 0.3
    """The fraction of a material's worth beyond what the farm needs."""
    early: float = 0.8
    """The fraction of their points that crops and animals count for at the start, since they may still be eaten."""
    food: float = 0.22
    """Food beyond what the next harvest needs."""
    catch: float = 2.2
    """The food from an action spent on getting food."""
    share: float = 0.8
    """The fraction of the actions before a harvest that can be spent on food."""
    begging: float = 3.0
    """The cost of missing food that those actions can't provide."""
    later: float = 0.3
    """The weight of the harvest after the next one."""
    cooked: float = 0.75
    """The fraction of its food that a good counts for as long as it isn't cooked."""
    spare_room: float = 0.6
    """A free room, as a fraction of the worth of the person who will live in it."""
    cooking: float = 2.0
    """A Fireplace or a Cooking Hearth, with all harvests still ahead."""
    hearth: float = 0.8
    """The additional worth of a Cooking Hearth."""
    baking: float = 1.0
    field: float = 0.8
    empty_field: float = -0.3
    """Added to `field` for a field without a crop."""
    planted: float = 0.5
    breeding: float = 0.6
    """A pair of animals with room for their young, for two harvests."""
    capacity: float = 0.12
    """Room for one animal."""
    pasture: float = 0.0
    """A pasture beyond its points, while there is time to use it."""
    unused: float = 0.0
    """The cost of an unused space beyond its point, while there is time to use it."""
    house: float = 0.6
    """Each step of renovation."""
    start: float = 0.4
    """Being the starting player."""
    pile: float = 0.1
    """A bonus for accumulated goods, which won't be there next round."""
    people: float = 5.0
    """The target number of people."""
    card: float = 2.0
    """A hand card that is in play from the first round on."""


DEFAULT = Weights()
ALONE = Weights(growing=0.3)
"""For a solo match: there is no competition for spaces, and every adult eats 3."""
THREE = Weights(
    action=1.6,
    wood=0.17,
    clay=0.26,
    surplus=0.36,
    begging=1.56,
    later=0.33,
    cooked=0.6,
    spare_room=0.96,
    cooking=1.05,
    hearth=4.12,
    baking=3.34,
    field=1.15,
    planted=0.4,
    breeding=1.78,
    capacity=-0.05,
    pasture=0.1,
    unused=0.04,
    pile=0.06,
)
"""Spaces are scarce: people count for more, materials for less."""
FOUR = Weights(
    action=1.6,
    wood=0.25,
    clay=0.26,
    reed=1.04,
    grain=0.81,
    vegetable=0.36,
    surplus=0.14,
    early=0.47,
    food=0.13,
    catch=4.69,
    share=0.32,
    begging=2.65,
    later=0.33,
    cooked=0.6,
    spare_room=0.96,
    cooking=1.05,
    hearth=4.12,
    baking=1.85,
    field=1.15,
    planted=0.4,
    breeding=1.78,
    capacity=-0.05,
    pasture=0.1,
    unused=0.02,
    pile=0.06,
    people=4.0,
    card=1.45,
)
BY_PLAYERS = (DEFAULT, ALONE, DEFAULT, THREE, FOUR)
"""Indexed by number of players."""
