"""What things are worth to the bot, in points."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers were found by self-play."""

    action: float = 1.0
    """What one more person placed brings."""
    wood: float = 0.45
    clay: float = 0.35
    reed: float = 0.65
    stone: float = 0.55
    grain: float = 0.6
    vegetable: float = 0.9
    growing: float = 0.8
    """How much of a crop's worth it has while it grows."""
    surplus: float = 0.3
    """What is left of a material's worth where the farm has no use for it."""
    early: float = 0.8
    """How much of their points crops and animals have at the start, when they may still be eaten."""
    food: float = 0.22
    """Food beyond what the next harvest needs."""
    catch: float = 2.2
    """Food that an action brings when food is looked for."""
    share: float = 0.8
    """How many of the actions before a harvest can be spent on food."""
    begging: float = 3.0
    """What food costs that can hardly be found any more."""
    later: float = 0.3
    """How much the harvest after the next one counts."""
    cooked: float = 0.75
    """How much goods that can be cooked count as food."""
    spare_room: float = 0.6
    """How much of a person's worth a room for it has."""
    cooking: float = 2.0
    """A Fireplace or a Cooking Hearth, with all harvests still to come."""
    hearth: float = 0.8
    """What a Cooking Hearth is worth beyond that."""
    baking: float = 1.0
    field: float = 0.8
    empty_field: float = -0.3
    """A field with nothing on it, beside what a field is worth."""
    planted: float = 0.5
    breeding: float = 0.6
    """A pair of animals with room for a young one, for two harvests."""
    capacity: float = 0.12
    """Room for one animal."""
    pasture: float = 0.0
    """What a pasture is worth beyond its points, while there is time to use it."""
    unused: float = 0.0
    """What an unused space costs beyond its point, while there is time to use it."""
    house: float = 0.6
    """Each step of renovation."""
    start: float = 0.4
    """To begin the next round."""
    pile: float = 0.1
    """What haste is worth: goods that lie on a space will not be there next round."""
    people: float = 5.0
    """How many people the farm is to have."""
    card: float = 2.0
    """What a card from the hand is worth when it lies there from the first round."""


DEFAULT = Weights()
ALONE = Weights(growing=0.3)
"""Nobody takes anything away, and every adult eats 3."""
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
"""By number of players."""
