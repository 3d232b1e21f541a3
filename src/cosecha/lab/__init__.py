"""Scenarios and simulations."""
