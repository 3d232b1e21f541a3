"""Agricola's own kinds of series. They hand over food, occupations and the first seat, as options of the next match."""
