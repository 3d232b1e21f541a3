"""What no formatted message may contain."""

import re

ODD = re.compile(r"[{}$]|None|\?\?\?|  |\s$|^\s| [.,)](?![/\w])|\( ")
"""Signs of an unfilled placeholder or badly joined words."""
