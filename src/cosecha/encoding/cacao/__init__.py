"""Cacao's encoder."""

from typing import Any

from cosecha.encoding.cacao.encoder import CacaoEncoder
from cosecha.encoding.cacao.fields import LAYOUT

VERSION = "cacao-v0"


def encoder(game: Any, options: Any) -> CacaoEncoder:
    return CacaoEncoder(VERSION, game, options, LAYOUT)
