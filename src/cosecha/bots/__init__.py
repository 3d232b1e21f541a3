"""Bots: a random one for any game; for each game a strong one (`insight`) and five levels made from it."""
