"""Santiago's encoder."""

from typing import Any

from cosecha.encoding.santiago.encoder import SantiagoEncoder
from cosecha.encoding.santiago.fields import LAYOUT

VERSION = "santiago-v0"


def encoder(game: Any, options: Any) -> SantiagoEncoder:
    return SantiagoEncoder(VERSION, game, options, LAYOUT)
