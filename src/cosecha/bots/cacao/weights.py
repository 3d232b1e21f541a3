"""What the bot believes about the game, as one table of numbers; each says why it is there.

Gold is the unit throughout. The numbers are sensible first guesses; in about a hundred matches for two of the bot
against itself, one number changed at a time, `reply` at nothing lost (37 of 100), and more of it, less or more of
`fruit` and of `promise`, and nothing of `follow` came out even. The others have not been tried.
"""

from cosecha.bots.insight import Rivalry


class Weights(Rivalry, frozen=True):
    """The beliefs of one bot. Another table makes another character, which is how they are tuned."""

    # Fruits.
    fruit: tuple[float, ...] = (1.9, 1.7, 1.4, 1.0, 0.6)
    """What the first fruit in store can be hoped to bring, the second and so on: a full store has no room for more."""
    fruit_turns: float = 3.0
    """With fewer own turns than this left to come, a fruit finds its market less and less surely."""

    # Suns.
    sun_use: float = 1.2
    """What a sun is worth beyond the gold at the end, if a turn is left in which it can pay for overbuilding."""

    # Water.
    water_ahead: float = 0.5
    """How far the next field of the track counts already, while there are turns left: later fields are worth more."""

    # The jungle to come.
    promise: float = 1.0
    """What a worker gets, on average, at a jungle tile that will be laid beside him."""
    promise_turns: float = 2.0
    """Jungle tiles, and turns, for each player that must be left for that to be as good as certain."""
    pile_tile: float = 1.3
    """What a worker gets, on average, at a tile turned up from the pile."""

    # Temples.
    temple_chances: tuple[float, ...] = (0.0, 0.2, 0.35, 0.5, 0.6)
    """How likely an open side of a temple is still to get workers, with so many rounds to come, begun ones too."""

    # What a placement leaves for the next turns.
    reply: float = 0.5
    """How far the best answer of the next seat counts against a placement, with two players; with more it is the care
    for that rival times this."""
    follow: float = 0.4
    """How far the best own placement of the next turn counts for it, if nobody disturbs it."""


DEFAULT = Weights()
