"""How strong a bot is: it plays many games of each kind, and what it reaches is held to a target.

    from pathlib import Path

    from cosecha.lab.running import Place
    from cosecha.lab.strength.measuring import jobs_for, measure
    from cosecha.lab.strength.results import ResultsFile
    from cosecha.lab.strength.rows import ROWS

    with ResultsFile(Path("strength.jsonl")) as file:
        measure(jobs_for(ROWS, ["master@0.1"], file.results), file, Place(workers=8))

Every finished game is in the file at once, so an interrupted measurement goes on where it was. The files of several
machines, one behind the other, are the file of all their games.
"""
