"""States as positions and views."""
