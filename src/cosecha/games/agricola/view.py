"""Views: a position without the information that is hidden from a seat, and facts that clients need to draw it.
`encoding.py` builds them."""

from msgspec import Struct

from cosecha.core.frozen import NO_ITEMS, NOTHING
from cosecha.core.message import Message
from cosecha.core.view import View as CoreView
from cosecha.games.agricola.position import Hand, Position


class FarmFacts(Struct, frozen=True, gc=False):
    """Values that the rules derive from a farm."""

    asked: str | None
    """The kind of decision the seat has to make."""
    capacities: list[int]
    """The capacity of each pasture, in the order of the position."""
    loose: int
    """Places for one animal of any type: in the house and in each unfenced stable."""
    fences: int
    """The number of fences left."""
    fence_goods: list[str]
    """What a fence can be paid with."""
    free_fences: int
    """How many fences cost nothing now, thanks to cards."""
    room_prices: list[dict[str, int]]
    """Every way to pay for a room that no other way beats."""
    renovation_prices: dict[str, list[dict[str, int]]]
    """The same for renovating, by the house that it may become."""
    stables: int
    """The number of stables left."""
    food: int
    """The food that the family needs at the next harvest; 0 after the last."""
    rates: dict[str, int]
    """The food for one of each good at any time."""
    workshops: dict[str, int]
    """The food for one of each material at a harvest, once each."""
    pairs: int = 0
    """Places for two animals of one type each, if unfenced stables hold more than one."""


class Major(Struct, frozen=True, gc=False):
    price: dict[str, int]
    """The price for the view's seat; for a spectator, the printed price."""
    points: int
    """What it is worth at the end."""
    id: str
    """As printed on the card."""
    category: str
    """What it helps with, as printed on it."""
    ways: list[dict[str, int]] = NOTHING
    """Every way to pay that no other way beats, if there is more than one."""


class Card(Struct, frozen=True, gc=False):
    """A card in the seat's hand, in the open market, or in play in front of any player. In the market, it says what it
    would cost the seat."""

    occupation: bool
    """Whether it is an occupation; otherwise, it is a minor improvement or a card of an event deck."""
    price: dict[str, int]
    """The current price for its holder. The cost of an occupation depends on the space where it is played."""
    printed: dict[str, int]
    """The price without discounts."""
    points: int
    """The points printed on it."""
    needs: Message | None
    """The prerequisite for playing it."""
    met: bool
    """Whether its holder meets the prerequisite now."""
    lacks: int
    """How many its holder lacks for a prerequisite that asks for at least a number of something."""
    missing: dict[str, int]
    """The goods that its holder lacks for the current price."""
    counts: str = ""
    """What its number in the position's `stores` counts: `points`, `fields`, `goods`, a `round`, `done`. Empty if that
    number is only a note of the rules."""
    stock: list[str] = NOTHING
    """The goods that lie on it when it is played, the first to be sold first."""
    optional: bool = False
    """Whether it makes offers that its owner can answer automatically."""
    always: str | None = None
    """The answer that accepts such an offer, if that takes no more than a yes."""
    id: str = ""
    """As printed on the card."""
    category: str = ""
    """What it helps with, as printed on it."""
    players: int = 1
    """The lowest number of players that it is in play with."""
    deck: str = ""
    """The event deck that it was drawn from; empty for a hand card."""
    kind: str = ""
    """What kind of card of that deck it is: an `event`, an `artifact`, an `action-space`..."""
    provenance: str = ""
    """Where its rule comes from: `stated` in the rulebook, or known from `public` sources."""


class Draft(Struct, frozen=True, gc=False):
    """The current step of a draft."""

    keep: list[Hand]
    """What each seat still has to keep of its pack."""
    passed: bool
    """Whether the rest of each pack goes to the left. Otherwise, it is removed from the match."""
    hand: Hand
    """What everybody has in hand after the draft."""


class ForPartner(Struct, frozen=True, gc=False):
    """What a seat pays to build on its partner's farm. A stable costs 1 wood more than one of its own."""

    room_prices: list[dict[str, int]]
    """Every way to pay for a room there that no other way beats."""
    fences: int
    """How many fences the current action has built there: every third one that it begins costs 1 wood more."""


class SeasonChange(Struct, frozen=True, gc=False):
    """What the season changes on an action space."""

    what: str
    """`goods` if it adds or removes some, `closed`, or the rule that changes what is done there."""
    note: Message
    """The same as a sentence."""
    goods: int = 0
    """How many goods it adds in the preparation of a round; below 0 if it removes them."""


class Facts(Struct, frozen=True):
    """Values that the rules derive from a position, so that clients don't have to."""

    harvests: list[int]
    """The rounds that end with a harvest."""
    harvest: int | None
    """The round of the next harvest."""
    stages: list[list[int]]
    """The rounds of each stage."""
    refills: dict[str, dict[str, int]]
    """The goods that each accumulation space in play gets every round."""
    majors: dict[str, Major]
    """The major improvements by name."""
    farms: list[FarmFacts]
    """Each seat's farm."""
    draft: Draft | None = None
    """While everybody keeps cards of their pack."""
    season: str | None = None
    """The current season, in a match with seasons."""
    changes: dict[str, SeasonChange] = NO_ITEMS
    """By action space: what the season changes there."""
    teams: list[list[int]] = NOTHING
    """The seats of each team; empty without teams."""
    for_partner: list[ForPartner] = NOTHING
    """By seat, in team play."""


class View(CoreView, frozen=True, kw_only=True):
    """Agricola's view: a position without hidden information, and facts derived from it."""

    position: Position
    facts: Facts
    """What the rules derive from the position."""
    cards: dict[str, Card]
    """The hand cards this view shows: the seat's own, everybody's cards in play, and those of the open market."""
