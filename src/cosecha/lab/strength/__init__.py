"""How strong a bot is: it plays many games of each kind, and its results are compared with targets.

    from pathlib import Path

    from cosecha.lab.running import Place
    from cosecha.lab.strength.measuring import jobs_for, measure
    from cosecha.lab.strength.results import ResultsFile
    from cosecha.lab.strength.rows import ROWS

    with ResultsFile(Path("strength.jsonl")) as file:
        measure(jobs_for(ROWS, ["master@0.1"], file.results), file, Place(workers=8))

Every game is written to the file as soon as it ends, so an interrupted measurement can be resumed. Concatenating the
files of several machines gives the file of all their games.
"""
