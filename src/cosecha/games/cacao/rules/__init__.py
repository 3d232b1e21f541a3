"""The rules of Cacao."""
