"""The nets in the package: which one plays which options. Each is read once, when it is first needed.

Importing this needs no numpy, so that those who only ask for a name start quickly.
"""

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from cosecha.bots.search.settings import Tuning
from cosecha.core.options import option_fields
from cosecha.games import by_name
from cosecha.games.agricola.options import has_cards

if TYPE_CHECKING:
    from cosecha.bots.nets.guide import NetGuide
    from cosecha.bots.nets.net import Net, View
    from cosecha.encoding.encoder import Encoder

_AGRICOLA: Final = Tuning(explore=1.5, caution=0.5, batch=8, chase=1.0)
TUNINGS: Final = {
    "agricola": _AGRICOLA,
    "agricola_cards": _AGRICOLA,
    "cacao": Tuning(explore=0.3),
    "santiago": Tuning(explore=0.4),
}
"""How to search with each net, found by playing."""
NETS: Final = tuple(TUNINGS)
WEIGHTS: Final = Path(__file__).with_name("weights")
VIEWS: Final = 8
"""For how many option sets a process keeps what it has worked out; that may be 20 MB each."""


def net_for(game: str, options: Any) -> str | None:
    """The name of the net that plays a game with these options; None for a game without one."""
    if game == "agricola":
        return "agricola_cards" if has_cards(options) else "agricola"
    return game if game in NETS else None


def weights_file(net: str) -> Path:
    return WEIGHTS / f"{net}.npz"


@cache
def version_of(net: str) -> str:
    """Another text for other weights."""
    return sha256(weights_file(net).read_bytes()).hexdigest()[:8]


def search_of(net: str) -> str:
    """Another text for other weights or another tuning."""
    return f"{version_of(net)} {TUNINGS[net].text()}"


@cache
def trained_net(net: str) -> "Net":
    from cosecha.bots.nets.net import Net

    return Net.read(weights_file(net))


def trained_guide(encoder: "Encoder") -> "NetGuide":
    """A guide with the net for these options. Raises LookupError for a game without one."""
    from cosecha.bots.nets.guide import NetGuide

    game, options = encoder.game.name, encoder.options
    net = net_for(game, options)
    if net is None:
        raise LookupError(f"no net plays {game}")
    view = _view(net, game, replace(options, **_open_seats(game)))
    return NetGuide(trained_net(net), encoder, view, TUNINGS[net])


@cache
def _open_seats(game: str) -> dict[str, Any]:
    """The options that name a seat, as they are before the deal: they change nothing about how observations look."""
    return {field.name: field.default for field in option_fields(by_name(game).options) if field.seat}


@lru_cache(VIEWS)
def _view(net: str, game: str, options: Any) -> "View":
    from cosecha.bots.nets.net import View
    from cosecha.encoding import encoder_for

    return View(trained_net(net), encoder_for(game, options))
