"""The laboratory: scenarios, simulation and what is measured with them."""
