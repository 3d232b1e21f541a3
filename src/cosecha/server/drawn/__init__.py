"""The drawn client: its built bundle, served at the same URLs as the text pages."""
