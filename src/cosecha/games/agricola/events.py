"""Agricola's events, in the order of a round."""

from typing import Annotated, ClassVar

from msgspec import Meta

from cosecha.core.event import Event
from cosecha.core.message import Seat

ActionSpace = Annotated[str, Meta(extra={"token": "space"})]
Cell = Annotated[str, Meta(extra={"token": "cell"})]
Good = Annotated[str, Meta(extra={"token": "good"})]
Card = Annotated[str, Meta(extra={"token": "card"})]
Improvement = Annotated[str, Meta(extra={"token": "improvement"})]


class RoundBegan(Event, frozen=True):
    """A round card is turned over."""

    reveals: ClassVar[bool] = True

    round: int
    space: ActionSpace


class PromiseKept(Event, frozen=True):
    """A seat gets goods from the round space."""

    seat: Seat
    good: Good
    amount: int


class CardPromiseKept(Event, frozen=True):
    """A seat gets goods that a card has put on the round space."""

    seat: Seat
    card: Card
    good: Good
    amount: int


class PersonPlaced(Event, frozen=True):
    seat: Seat
    space: ActionSpace


class GoodsTaken(Event, frozen=True):
    """A seat takes all goods of an accumulation space."""

    seat: Seat
    good: Good
    amount: int
    space: ActionSpace


class GoodsGained(Event, frozen=True):
    seat: Seat
    good: Good
    amount: int


class GoodsPaid(Event, frozen=True):
    seat: Seat
    good: Good
    amount: int


class StartTaken(Event, frozen=True):
    """A seat becomes starting player from the next round on."""

    seat: Seat


class RoomBuilt(Event, frozen=True):
    seat: Seat
    house: str
    cell: Cell


class StableBuilt(Event, frozen=True):
    seat: Seat
    cell: Cell


class FieldPlowed(Event, frozen=True):
    seat: Seat
    cell: Cell


class FieldSown(Event, frozen=True):
    seat: Seat
    good: Good
    cell: Cell


class CropMoved(Event, frozen=True):
    """A crop goes from one field to another."""

    seat: Seat
    good: Good
    cell: Cell
    to: Cell


class BreadBaked(Event, frozen=True):
    seat: Seat
    grain: int
    food: int


class PastureFenced(Event, frozen=True):
    """A set of spaces is enclosed, or split off a pasture."""

    seat: Seat
    cells: list[Cell]
    fences: int


class HouseRenovated(Event, frozen=True):
    seat: Seat
    house: str


class ImprovementBuilt(Event, frozen=True):
    seat: Seat
    improvement: Improvement


class ImprovementReturned(Event, frozen=True):
    """A Fireplace is returned to the board in exchange for a Cooking Hearth."""

    seat: Seat
    improvement: Improvement


class CardPlayed(Event, frozen=True):
    """Play an occupation or a minor improvement from the hand. A passing card goes to the hand on the left."""

    unrecorded: ClassVar[frozenset[str]] = frozenset({"passed_to"})

    seat: Seat
    card: Card
    passed_to: Seat | None = None


class CardDrafted(Event, frozen=True):
    """A card that a seat keeps of its pack; only that seat sees it."""

    seat: Seat
    card: Card


class CardDrawn(Event, frozen=True):
    """A card from those that weren't dealt."""

    seat: Seat
    kind_of_card: str


class OwnCardDrawn(Event, frozen=True):
    """The card that a seat drew, visible only to that seat."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


class CardDropped(Event, frozen=True):
    """A card from the hand, face down."""

    seat: Seat
    kind_of_card: str


class HandRedrawn(Event, frozen=True):
    """All cards of a kind for one card fewer."""

    seat: Seat
    kind_of_card: str
    count: int


class CardUsed(Event, frozen=True):
    """A card's offer is accepted."""

    seat: Seat
    card: Card


class CardGave(Event, frozen=True):
    """Goods that a card brings its owner, or somebody else."""

    seat: Seat
    card: Card
    good: Good
    amount: int


class CardScored(Event, frozen=True):
    """Points that a card brings its owner when it is played, and that count at the end."""

    seat: Seat
    card: Card
    points: int


class CardBred(Event, frozen=True):
    """A young animal outside the breeding phase."""

    seat: Seat
    card: Card
    good: Good


class FieldPromised(Event, frozen=True):
    """A card puts a field tile on the space of a round to come."""

    seat: Seat
    card: Card
    round: int


class GoodsGivenBack(Event, frozen=True):
    """Goods from a player's supply are put on a space."""

    seat: Seat
    good: Good
    amount: int
    space: ActionSpace


class FoodPromised(Event, frozen=True):
    """Food is put on the next round spaces."""

    seat: Seat
    rounds: int


class CardPromised(Event, frozen=True):
    """A card puts goods on the spaces of rounds to come."""

    seat: Seat
    card: Card
    good: Good
    amount: int
    rounds: list[int]


class NewbornActs(Event, frozen=True):
    """A newborn takes an action in the round of its birth, and counts as an adult from now on."""

    seat: Seat
    card: Card


class FamilyGrew(Event, frozen=True):
    seat: Seat
    people: int


class GoodsExchanged(Event, frozen=True):
    """Goods are turned into food, at any time or by a workshop at a harvest."""

    seat: Seat
    good: Good
    amount: int
    food: int


class GoodsDiscarded(Event, frozen=True):
    """Goods are returned to the general supply voluntarily."""

    seat: Seat
    good: Good
    amount: int


class AnimalsReleased(Event, frozen=True):
    """Animals are returned because there is no room for them."""

    seat: Seat
    good: Good
    amount: int


class HarvestBegan(Event, frozen=True):
    round: int


class CropsHarvested(Event, frozen=True):
    seat: Seat
    good: Good
    amount: int


class FamilyFed(Event, frozen=True):
    seat: Seat
    food: int


class BeggingTaken(Event, frozen=True):
    seat: Seat
    tokens: int


class AnimalsBred(Event, frozen=True):
    seat: Seat
    good: Good


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    points: int


class SoloMatchEnded(Event, frozen=True):
    """A solo match has no winner, only points."""

    points: int


# Of variants.


class SeasonBegan(Event, frozen=True):
    season: str


class AnimalsLeft(Event, frozen=True):
    """Animals stay on a market because they are neither housed nor cooked."""

    seat: Seat
    good: Good
    amount: int
    space: ActionSpace


class FenceLeftOpen(Event, frozen=True):
    """A fence that closes no pasture yet."""

    seat: Seat
    edge: str


class FieldPhaseTaken(Event, frozen=True):
    """A seat harvests its fields outside a harvest."""

    seat: Seat


class TeamsFormed(Event, frozen=True):
    one: list[Seat]
    other: list[Seat]


class PartnerRoomBuilt(Event, frozen=True):
    """A seat builds something on its partner's farm, as in the next ones."""

    seat: Seat
    to: Seat
    house: str
    cell: Cell


class PartnerStableBuilt(Event, frozen=True):
    seat: Seat
    to: Seat
    cell: Cell


class PartnerFieldPlowed(Event, frozen=True):
    seat: Seat
    to: Seat
    cell: Cell


class PartnerPastureFenced(Event, frozen=True):
    seat: Seat
    to: Seat
    cells: list[Cell]
    fences: int


class PartnerFenceLeftOpen(Event, frozen=True):
    seat: Seat
    to: Seat
    edge: str


class GoodsMoved(Event, frozen=True):
    """Goods go from a seat to its partner, which costs some more of them."""

    seat: Seat
    to: Seat
    good: Good
    amount: int
    lost: int


class TeamsEnded(Event, frozen=True):
    """The seats of the winning team, or of both teams."""

    seats: list[Seat]
    points: int


class CardTaken(Event, frozen=True):
    """A card of the open market goes to a hand."""

    seat: Seat
    card: Card


class StartFoodGained(Event, frozen=True):
    """Food from an earlier match of a campaign."""

    seat: Seat
    food: int


class CardKept(Event, frozen=True):
    """An occupation from an earlier match of a campaign."""

    seat: Seat
    card: Card


class KeptCardLost(Event, frozen=True):
    """Such an occupation whose price can't be paid."""

    seat: Seat
    card: Card


class CardTook(Event, frozen=True):
    """A card takes goods from a seat."""

    seat: Seat
    card: Card
    good: Good
    amount: int


class CardRevealed(Event, frozen=True):
    """A seat draws a card of an event deck and shows it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    deck: str
    card: Card


class CardShuffledBack(Event, frozen=True):
    """A card goes back into its event deck."""

    card: Card


class PeopleLeft(Event, frozen=True):
    """People of a seat go back to its supply."""

    seat: Seat
    count: int


class PileSwapped(Event, frozen=True):
    """All goods of an accumulation space become as many of another kind."""

    seat: Seat
    space: ActionSpace
    good: Good
    amount: int


class LaidCardTaken(Event, frozen=True):
    """A card from beside the board goes to a seat."""

    seat: Seat
    card: Card


class EffectBorrowed(Event, frozen=True):
    """A card lets a seat carry out the effect of a space without a person there."""

    seat: Seat
    card: Card
    space: ActionSpace


class SpaceMarked(Event, frozen=True):
    """A seat puts the mark of a card on an accumulation space."""

    seat: Seat
    card: Card
    space: ActionSpace


class CardHandedOn(Event, frozen=True):
    """A card goes from the seat that has used it to another."""

    seat: Seat
    card: Card
    to: Seat


class CrittersBorn(Event, frozen=True):
    """More of what lives on a card."""

    seat: Seat
    card: Card
    count: int


class CrittersFed(Event, frozen=True):
    seat: Seat
    card: Card
    food: int


class CrittersLeft(Event, frozen=True):
    """What lived on a card and wasn't fed leaves, which costs points."""

    seat: Seat
    card: Card
    count: int


class LlamaLost(Event, frozen=True):
    """A card takes a llama from a seat."""

    seat: Seat
    card: Card


class HouseBurnt(Event, frozen=True):
    """The wooden rooms of a seat are gone."""

    seat: Seat


class HouseHardened(Event, frozen=True):
    """The clay rooms of a seat become stone rooms, which is no renovation."""

    seat: Seat


class HouseRebuilt(Event, frozen=True):
    """A seat gets its first two wooden rooms back."""

    seat: Seat


class CellsCovered(Event, frozen=True):
    """Spaces of a farmyard are used from now on, but serve nothing."""

    seat: Seat
    cells: list[Cell]


class MarkLaid(Event, frozen=True):
    """A seat marks an action space, to use it later."""

    seat: Seat
    space: ActionSpace


class MarkRemoved(Event, frozen=True):
    """A seat uses a space that it has marked."""

    seat: Seat
    space: ActionSpace


class PersonAdopted(Event, frozen=True):
    """A person at home now belongs to another seat."""

    seat: Seat
    other: Seat


class PlacedPersonAdopted(Event, frozen=True):
    """A person on a space now belongs to another seat."""

    seat: Seat
    other: Seat
    space: ActionSpace


class CropsGrown(Event, frozen=True):
    """A card adds crops to fields that have some."""

    seat: Seat
    card: Card
    good: Good
    amount: int


class CropsLost(Event, frozen=True):
    """A card takes crops from fields."""

    seat: Seat
    card: Card
    good: Good
    amount: int


class PersonJoined(Event, frozen=True):
    """A child comes to a family that can be placed in the same round."""

    seat: Seat
    people: int


class TurnSkipped(Event, frozen=True):
    seat: Seat


class StartKept(Event, frozen=True):
    """A seat becomes starting player, and no space changes that any more."""

    seat: Seat


class PersonFrozen(Event, frozen=True):
    """A person is out of play until the start of a round."""

    seat: Seat
    card: Card
    round: int


class PersonFrozenForGood(Event, frozen=True):
    """A person is out of play until the end."""

    seat: Seat
    card: Card


class PersonThawed(Event, frozen=True):
    """Such a person comes back."""

    seat: Seat
    card: Card


class PersonOnCard(Event, frozen=True):
    """A person lives on a card from now on."""

    seat: Seat
    card: Card


class PlacementChosen(Event, frozen=True):
    """A seat chooses where the person of another one goes."""

    seat: Seat
    to: Seat


class PeopleLent(Event, frozen=True):
    """Each of these seats lends a person to its neighbor on the left."""

    seats: list[Seat]


class GuestUnused(Event, frozen=True):
    """A person that a seat should place goes home, because no space can be used."""

    seat: Seat
    to: Seat


class SpaceReplaced(Event, frozen=True):
    """A card of an event deck lies where another action space was, or would have come."""

    card: Card
    space: ActionSpace


class CardLost(Event, frozen=True):
    """A card leaves the player who had it, and the game."""

    seat: Seat
    card: Card


class SpaceCharred(Event, frozen=True):
    """A space of a farmyard that is used from now on, but serves nothing."""

    seat: Seat
    cell: Cell


class LlamasCame(Event, frozen=True):
    seat: Seat
    card: Card
    count: int


class LlamaBorn(Event, frozen=True):
    seat: Seat


class LlamaReleased(Event, frozen=True):
    seat: Seat


class LlamaRoasted(Event, frozen=True):
    seat: Seat
    food: int


class FairiesTaken(Event, frozen=True):
    seat: Seat
    count: int


class FairiesLeft(Event, frozen=True):
    """Fairies without a place leave."""

    seat: Seat
    count: int


class FairyBorn(Event, frozen=True):
    seat: Seat


class FairyRoasted(Event, frozen=True):
    seat: Seat
    food: int


class LeftoversClaimed(Event, frozen=True):
    """What a seat will take from every accumulation space at the end of the round."""

    seat: Seat
    card: Card
    good: Good


class TopCardsSeen(Event, frozen=True):
    """A seat looks at the top cards of an event deck."""

    seat: Seat
    deck: str
    count: int


class OwnCardSeen(Event, frozen=True):
    """A card that a seat looks at, from the top; visible only to that seat."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card


class TopCardsOrdered(Event, frozen=True):
    """A seat has put the cards back in an order of its own."""

    seat: Seat
    deck: str


EVENTS: tuple[type[Event], ...] = tuple(cls for cls in Event.__subclasses__() if cls.__module__ == __name__)
