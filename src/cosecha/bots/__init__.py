"""Bots: a random one for any game, and a strong one (`insight`) for each game."""
