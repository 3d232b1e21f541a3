"""The log of a training run."""

from pathlib import Path

from cosecha.lab.training.log import entries, note


def test_the_rest_of_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    note(folder, {"iteration": 1})
    with (folder / "log.jsonl").open("a") as file:
        file.write('{"iteration": 2, "poin')
    note(folder, {"iteration": 2})
    assert entries(folder) == [{"iteration": 1}, {"iteration": 2}]
