"""Scenario files: executable examples of the rules that players can read.

`check_file(path)` runs every scenario of a file and returns an `Outcome` for each: `outcome.name`, `outcome.passed`,
and `outcome.failures`, a list of `Failure` (scenario, step, what, expected, came) that is empty if it passed;
`failure.message` is for people. A file that can't be read raises `BadScenario`. `read_file(path)` returns the scenarios
without running them, `run(scenario)` runs one.

A file (YAML, or JSON) looks like this:

    game: santiago
    bases:                          # named positions to start from; `bases.yaml` in the same folder may have more
      three at the table:
        start: {options: {players: 3, starting_overseer_seat: 0}, seed: 7}
    scenarios:
      - name: A bid differs from every earlier bid.
        base: three at the table    # or `start: ...`, or neither and a whole `position:`
        moves: ["1: bid 2"]         # played before the steps; a base may have them too
        position: {money: [9, 8, 7]}    # merged into the position field by field; null removes a field
        check: false                # only for positions that can't arise in play
        steps:
          - refused: "2: bid 2"     # the rules refuse this...
            reason: bid-taken       # ...for this reason, or it is part of the reason
            with: {amount: 2}       # some of the arguments of the reason
          - preview: "2: bid 4"     # what seat 2 is shown before it plays this action
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

`expect` may have:

- `position`: part of the position; `count`: the length of a list in the position, or of each of its lists
- `seen_by`: by seat or `spectator`, part of the position in its view
- `waiting`, `decision`
- `legal` (all legal actions), `legal_has`, `legal_lacks` (`*` matches anything), `legal_count`: for the only waiting
  seat, or by seat: `{1: [pass]}`
- `scores`: part of the score sheet; `totals`, `winners`
- `events`: the events of the last action; `"..."` matches any number of events

A mapping is compared only in the keys it has, except that an empty one means empty. null means that a key is absent. A
list is compared as a whole.
"""

from pathlib import Path

from cosecha.lab.scenario.model import Failure, Outcome, Scenario
from cosecha.lab.scenario.playing import run
from cosecha.lab.scenario.reading import BASES, read_file

__all__ = ["BASES", "Failure", "Outcome", "Scenario", "check_file", "read_file", "run"]


def check_file(path: str | Path) -> list[Outcome]:
    """Run every scenario of a file. Raises BadScenario if it isn't a scenario file."""
    return [run(scenario) for scenario in read_file(path)]
