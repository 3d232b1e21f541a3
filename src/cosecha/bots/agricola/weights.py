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
    food: float = 0.22
    """Food beyond what the next harvest needs."""
    catch: float = 2.2
    """Food that an action brings when food is looked for."""
    begging: float = 3.0
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
    house: float = 0.6
    start: float = 0.4


DEFAULT = Weights()
