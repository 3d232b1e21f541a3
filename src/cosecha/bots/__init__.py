"""Bots for any game, and a file of insight per game."""
