"""A server whose masters think for a set time, run like `serve.py`. The processes that think import this module."""

from importlib import import_module

from cosecha.games import NAMES
from tests.bots.timed_bots import Patient
from tests.server.serve import main

for game in NAMES:
    vars(import_module(f"cosecha.bots.{game}.levels"))["master"] = Patient

if __name__ == "__main__":
    main()
