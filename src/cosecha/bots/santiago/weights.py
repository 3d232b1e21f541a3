"""The bot's weights, in points; an escudo is a point at the end.

Most of the water and growth weights were tuned by self-play, one at a time; the others are first guesses.
"""

from cosecha.bots.insight import Rivalry


class Weights(Rivalry, frozen=True):
    """The parameters of one bot; other values make a different opponent."""

    # Water: how likely a canal is.
    base_demand: float = 2.5
    """The demand for every segment: even one that waters no tile is built now and then."""
    demand_power: float = 1.2
    """How sharply canals follow demand: 1 is proportional, larger is more certain."""
    overseer_demand: float = 1.6
    """A factor for the overseer's own farmers: the overseer chooses, and is bribed only for other players' farmers."""
    later_demand: float = 0.5
    """The demand of points lost in later rounds, relative to those lost in this round."""
    land_demand: float = 0.4
    """The demand of an empty square, where the next tiles may go."""
    own_draw: float = 0.8
    """The additional pull of a new tile, per farmer, over its empty square."""
    extra_use: float = 0.3
    """The chance that an additional canal is used in a round, per owner; in the last round all are used."""

    # Plantations: what farmers will be worth.
    growth: float = 0.8
    """The fraction of its proportional share of future tiles that a plantation with room will get."""
    dry_room: float = 0.35
    """The weight of a dry square as room for growth, relative to an irrigated one."""

    # Money.
    money: float = 1.05
    """The worth of an escudo before the last round, when it can still buy something better."""
    purse: float = 1.2
    """The worth of each of the last escudos: without them there is no bid, and a pass costs a farmer."""
    purse_depth: int = 2
    """The number of last escudos."""

    # The auction.
    bid_share: float = 0.35
    """The fraction of the worth of the first choice that a rival is expected to bid."""
    bid_spread: float = 1.6
    """The uncertainty of that guess, in escudos."""
    overseer_bribe: float = 0.5
    """The expected bribe from each rival."""
    overseer_choice: float = 0.45
    """The fraction of the best canal's gain that the overseer gets by choosing."""

    # Bribes.
    accept_spread: float = 1.0
    """The uncertainty, in points, of our model of the overseer."""
    bribe_margin: float = 0.05
    """The minimum gain for making a proposal at all, and for each escudo of its bribe."""

    # The additional canal.
    keep_extra: float = 0.6
    """The worth of keeping the additional canal, per round left..."""
    keep_extra_most: float = 4.0
    """...up to this maximum."""
    rescue: float = 0.2
    """The weight of the farmers that an unused additional canal could save."""


DEFAULT = Weights()
