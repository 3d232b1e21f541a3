"""The types that every game shares. Imports no other package of Cosecha."""
