"""The words that every game shares, as types. Imports nothing of ours."""
