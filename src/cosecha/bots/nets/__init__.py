"""Policy-value nets: what the search asks which answers to look at first, and what a position is worth."""
