"""`python -m cosecha`, the same as `cosecha`."""

import sys

from cosecha.cli import main

if __name__ == "__main__":
    sys.exit(main())
