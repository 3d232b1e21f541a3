"""The bot's weights, in gold.

Most are first guesses. In about 100 two-player matches of the bot against itself, changing one weight at a time,
`reply=0` lost (37 of 100 wins); a larger `reply`, smaller and larger `fruit` and `promise`, and `follow=0` made no
difference. The others are untested.
"""

from cosecha.bots.insight import Rivalry


class Weights(Rivalry, frozen=True):
    """The parameters of one bot; other values make a different opponent."""

    # Fruits.
    fruit: tuple[float, ...] = (1.9, 1.7, 1.4, 1.0, 0.6)
    """The expected gold for the first fruit in store, the second and so on; a full store has no room for more."""
    fruit_turns: float = 3.0
    """With fewer turns than this left, the chance of selling a fruit falls."""

    # Suns.
    sun_use: float = 1.2
    """The worth of a sun beyond its gold at the end, if a turn is left to overbuild with it."""

    # Water.
    water_ahead: float = 0.5
    """The fraction of the way to the next field that counts while turns are left: later fields are worth more."""

    # Future jungle tiles.
    promise: float = 1.0
    """A worker's average gain from a jungle tile still to be placed next to it."""
    promise_turns: float = 2.0
    """The number of jungle tiles and turns per player that must be left for that gain to be nearly certain."""
    pile_tile: float = 1.3
    """A worker's average gain from a tile turned up from the pile."""

    # Temples.
    temple_chances: tuple[float, ...] = (0.0, 0.2, 0.35, 0.5, 0.6)
    """The chance that an open side of a temple still gets workers, by number of rounds left, rounded up."""

    # What a placement leaves for the next turns.
    reply: float = 0.5
    """The weight of the next seat's best reply, times the care for that rival."""
    follow: float = 0.4
    """The weight of this seat's best placement in its next turn, if nobody interferes."""


DEFAULT = Weights()
