"""Scenario files: the rules told as examples that a player can read aloud, and checked.

For programs: `check_file(path)` plays every scenario of a file and gives an `Outcome` each: `outcome.name`,
`outcome.passed`, and `outcome.failures`, a list of `Failure` (scenario, step, what, expected, came), empty when it
passed; `failure.message` says it to a person. A file that cannot be read or understood raises `BadScenario`.
`read_file(path)` gives the scenarios without playing them, `run(scenario)` plays one.

A file (YAML, or JSON) looks like this:

    game: santiago
    bases:                          # named positions to start from; `bases.yaml` beside the file has more of them
      three at the table:
        start: {options: {players: 3, starting_overseer_seat: 0}, seed: 7}
    scenarios:
      - name: A bid differs from every earlier bid.
        base: three at the table    # or `start: ...`, or neither and a whole `position:`
        moves: ["1: bid 2"]         # played before the steps; a base may have them too
        position: {money: [9, 8, 7]}    # laid over all that, word by word; null takes a word away
        check: false                # only for a board that play cannot reach
        steps:
          - refused: "2: bid 2"     # the rules refuse this...
            reason: bid-taken       # ... and that is why, or a part of it
            with: {amount: 2}       # and these are among the arguments of the reason
          - preview: "2: bid 4"     # what seat 2 would be shown if it thought of this action
            events: [bid_made]
          - "2: bid 3"              # seat 2 plays; quotes may be left out
          - expect:
              waiting: [0]
              decision: {kind: bid, seat: 0}
              legal_has: [pass, bid 4]
              legal_lacks: [bid 3, "plant *"]
              legal_count: 8
              events: [{event: bid_made, seat: 2, amount: 3}]

A step `hold: "0: pass"` plays an action that its seat still has to confirm (`"0: confirm"`).

What may be expected: `position` (part of the position), `count` (how many entries a list of the position has, or each
of its lists), `seen_by` (by seat, or `spectator`: part of what is shown to it), `waiting`, `decision`, `legal` (all of
them), `legal_has`, `legal_lacks` (in these three a `*` stands for anything), `legal_count` (these four for the one
waiting seat, or by seat: `{1: [pass]}`), `scores` (part of the score sheet), `totals`, `winners`, `events` (what the
last action brought; `"..."` stands for any events). A mapping is compared only in the words it has, except that an
empty one means that there is nothing; null means that a word is not there; a list is compared whole.
"""

from pathlib import Path

from cosecha.lab.scenario.model import Failure, Outcome, Scenario
from cosecha.lab.scenario.playing import run
from cosecha.lab.scenario.reading import BASES, read_file

__all__ = ["BASES", "Failure", "Outcome", "Scenario", "check_file", "read_file", "run"]


def check_file(path: str | Path) -> list[Outcome]:
    """Play every scenario of a file. Raises BadScenario if the file is not one of scenarios."""
    return [run(scenario) for scenario in read_file(path)]
