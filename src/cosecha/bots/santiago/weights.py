"""What the bot believes about the game, as one table of numbers; each says why it is there.

Points are the unit throughout: an escudo is a point at the end. Most of the water and growth numbers were tuned by
matches of the bot against itself, one changed at a time; the others are sensible first guesses.
"""

from cosecha.bots.insight import Rivalry


class Weights(Rivalry, frozen=True):
    """The beliefs of one bot. Another table makes another character, which is how they are tuned."""

    # Water: how likely a canal is to come.
    base_demand: float = 2.5
    """Even a segment that waters nobody is built now and then: towards good land, or by a player we misread."""
    demand_power: float = 1.2
    """How sharply canals follow the farmers in need: 1 is in proportion, larger is more certain."""
    overseer_demand: float = 1.6
    """The overseer's farmers count for more: he chooses, and is bribed only for others' farmers."""
    later_demand: float = 0.5
    """A farmer who thirsts in a later round draws this much of what one draws who leaves in this round."""
    land_demand: float = 0.4
    """An empty square draws a little water too: the next tiles will lie there."""
    own_draw: float = 0.8
    """How much more water a tile will draw, for each farmer on it, than its square does while it is empty."""
    extra_use: float = 0.3
    """How likely each additional canal that can still come this round is to be laid; in the last round all are."""

    # Plantations: what farmers will be worth.
    growth: float = 0.8
    """The share of the tiles still to come that a plantation with room will get, counting only its fair part."""
    dry_room: float = 0.35
    """Room for growth on a square without water, against one with it."""

    # Money.
    money: float = 1.05
    """An escudo can still buy something better than itself, while rounds are left to come."""
    purse: float = 1.2
    """The last escudos of a purse are worth more each: without them there is no bid, and a pass costs a farmer."""
    purse_depth: int = 2
    """How many escudos that is true of."""

    # The auction.
    bid_share: float = 0.35
    """How much of what the first choice is worth to a rival he bids for it."""
    bid_spread: float = 1.6
    """How far off that guess may be, in escudos."""
    overseer_bribe: float = 0.5
    """What an overseer may hope for from each rival."""
    overseer_choice: float = 0.45
    """The part of his best canal's gain that the overseer has because it is he who chooses."""

    # Bribes.
    accept_spread: float = 1.0
    """How far off, in points, our guess of the overseer's mind may be."""
    bribe_margin: float = 0.05
    """A larger bribe than needed must gain at least this much per escudo; a proposal at all, this much."""

    # The additional canal.
    keep_extra: float = 0.6
    """What keeping one's own canal is worth for each round to come (it meets a better use later)..."""
    keep_extra_most: float = 4.0
    """...up to this much."""
    rescue: float = 0.2
    """How far one's own unused canal is counted on to save the farmers most in danger."""


DEFAULT = Weights()
