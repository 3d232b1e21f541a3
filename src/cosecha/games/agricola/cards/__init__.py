"""Improvements and occupations."""
