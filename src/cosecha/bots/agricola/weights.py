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
    later: float = 0.3
    """How much the harvest after the next one counts."""
    cooked: float = 0.75
    """How much goods that can be cooked count as food."""
    spare_room: float = 0.6
    """How much of a person's worth a room for it has."""
    cooking: float = 2.0
    hearth: float = 0.8
    baking: float = 1.0
    field: float = 0.8
    empty_field: float = -0.3
    planted: float = 0.5
    breeding: float = 0.6
    capacity: float = 0.12
    pasture: float = 0.1
    unused: float = 0.1
    house: float = 0.6
    start: float = 0.4
    pile: float = 0.1
    """What haste is worth: goods that lie on a space will not be there next round."""
    people: float = 5.0
    """How many people the farm is to have."""
    card: float = 2.0
    """What a card from the hand is worth when it lies there from the first round."""


DEFAULT = Weights()
BY_PLAYERS = (DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT)
"""By number of players."""
