"""Cacao: tile laying in the jungle, for 2 to 4 players."""
