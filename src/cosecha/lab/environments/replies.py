"""Finds the action in what a language model writes."""

import re

LONGEST = 100
"""Characters of an action that are shown again; actions in notation are shorter."""
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


def action_in(reply: str) -> str:
    """The action in a reply: what stands in its last pair of square brackets, else its last line."""
    found = _BRACKETS.findall(reply)
    lines = (found[-1] if found else reply).strip().splitlines()
    return " ".join(lines[-1].strip(" \t`*.\"'").split()) if lines else ""


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
