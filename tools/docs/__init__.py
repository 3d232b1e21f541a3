"""What builds the documentation site besides MkDocs: `hooks.py` is its entry."""
