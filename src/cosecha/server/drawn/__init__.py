"""The drawn client: the bundle that the build made, at the addresses of the text pages."""
