"""Cosecha: the complete rules of Santiago, Cacao and Agricola, for people and bots."""

__version__ = "0.1.0"
