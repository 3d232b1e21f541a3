"""Agricola: worker placement on the farm, for 1 to 4 players."""
