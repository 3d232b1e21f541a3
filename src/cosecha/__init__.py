"""Cosecha: Santiago, Cacao and Agricola, whole, from their rulebooks."""

__version__ = "0.1.0"
