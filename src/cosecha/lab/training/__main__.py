"""`python -m cosecha.lab.training`. The worker processes of a run import this module, too, and don't need torch."""

from cosecha.core.extras import require

if __name__ == "__main__":
    require("train")
    from cosecha.lab.training.commands import main

    main()
