"""Datasets: what is in them, that they can be continued, that damage is found, and how they are read."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest
import yaml

from cosecha.coach.points import sources_of
from cosecha.core.errors import BadOptions
from cosecha.core.extras import NotInstalled
from cosecha.encoding import Episode, encoder_for
from cosecha.games import by_name, santiago
from cosecha.lab.dataset import layout_of, masks, read
from cosecha.lab.dataset.encoded import Encoding
from cosecha.lab.dataset.folder import SUMS, BadDataset, Manifest, manifest_of, path_of, read_sums
from cosecha.lab.dataset.making import make
from cosecha.lab.playing import match_seed
from cosecha.lab.running import Place
from cosecha.lab.simulate import simulate
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run

FIVE: dict[str, Any] = {"game": "santiago", "bots": ["random", "random"], "games": 5, "seed": 3, "games_per_part": 2}


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "five"
    make(folder, **FIVE)
    return folder


def copied(folder: Path, to: Path) -> Path:
    for file in folder.rglob("*"):
        if file.is_file():
            path = to / file.relative_to(folder)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.read_bytes())
    return to


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for batch in read(folder, form="arrow") for row in batch.to_pylist()]


def test_every_game_can_be_played_again_from_its_rows(five: Path) -> None:
    found = rows(five)
    for number in range(5):
        state = santiago.GAME.start(santiago.Options(players=2), match_seed(3, number))
        plies = [row for row in found if row["game"] == number]
        began, points = -1, list[int]()
        assert [row["ply"] for row in plies] == list(range(len(plies)))
        for row in plies:
            assert row["seat"] == state.waiting()[0]
            view = state.view(row["seat"])
            assert row["view"].encode() == msgspec.json.encode(view)
            assert row["legal"] == view.legal
            assert view.decision is not None
            assert row["kind"] == view.decision.kind
            assert row["round"] == state.progress()[0]
            assert row["notation"] == state.notation(row["action"])
            if row["round"] != began:
                began, points = row["round"], list(state.scores().totals)
            assert row["points"] == points
            state.play(row["seat"], row["action"])
        scores = state.scores()
        assert {row["sources"] for row in plies} == {json.dumps(sources_of("santiago", scores), separators=(",", ":"))}
        assert state.waiting() == ()
        assert {tuple(row["totals"]) for row in plies} == {tuple(scores.totals)}
        assert {row["shares"][scores.winners[0]] for row in plies} == {1 / len(scores.winners)}


def test_the_games_are_those_of_simulate(five: Path) -> None:
    played = simulate("santiago", ["random", "random"], matches=5, seed=3).played
    found = {row["game"]: row["totals"] for row in rows(five)}
    assert found == {match.number: match.totals for match in played}


def test_the_files_do_not_depend_on_the_number_of_workers(five: Path, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    made = make(tmp_path / "two", **FIVE, place=Place(workers=2), progress=lambda *done: seen.append(done))
    ours, theirs = contents(five), contents(tmp_path / "two")
    assert ours.keys() == theirs.keys()
    assert {name for name in ours if ours[name] != theirs[name]} <= {SUMS}  # in the order in which they were written
    assert read_sums(five) == read_sums(tmp_path / "two")
    assert (made.kept, made.rows) == (0, len(rows(five)))
    assert seen[-1] == (5, 5)


def test_an_interrupted_dataset_is_continued(five: Path, tmp_path: Path) -> None:
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    folder = tmp_path / "part"
    with pytest.raises(KeyboardInterrupt):
        make(folder, **FIVE, progress=stop)
    assert read_sums(folder).keys() == {0}
    (folder / "data" / "part-00001.parquet.unfinished").write_bytes(b"half of it")
    with pytest.raises(BadDataset, match="error-dataset-unfinished"):
        next(read(folder))
    assert sum(1 for _ in read(folder, partial=True)) == 1
    before = path_of(folder, 0).stat().st_mtime_ns
    made = make(folder, **FIVE)
    assert (made.kept, made.damaged) == (1, [])
    assert path_of(folder, 0).stat().st_mtime_ns == before
    assert contents(folder) == contents(five)


@pytest.mark.parametrize("damage", ["flip", "truncate", "delete"])
def test_a_damaged_part_is_found_and_written_again(damage: str, five: Path, tmp_path: Path) -> None:
    folder = copied(five, tmp_path / "copy")
    path = path_of(folder, 1)
    data = bytearray(path.read_bytes())
    data[len(data) // 3] ^= 1
    if damage == "delete":
        path.unlink()
    else:
        path.write_bytes(data if damage == "flip" else data[:-10])
    batches = read(folder)
    next(batches)  # the first part is whole
    with pytest.raises(BadDataset, match="error-dataset-damaged"):
        list(batches)
    made = make(folder, **FIVE)
    assert made.damaged == ["part-00001.parquet"]
    assert sorted(contents(folder)) == sorted(contents(five))
    assert rows(folder) == rows(five)


@pytest.mark.parametrize(
    ("field", "other"),
    [("seed", {"seed": 4}), ("bots", {"bots": ["random", "insight"]}), ("games", {"games": 6}),
     ("options", {"options": {"players": 3}}), ("games_per_part", {"games_per_part": 3}), ("game", {"game": "cacao"})],
)  # fmt: skip
def test_another_dataset_in_the_folder_is_refused(field: str, other: dict[str, Any], five: Path) -> None:
    before = contents(five)
    with pytest.raises(BadDataset) as wrong:
        make(five, **{**FIVE, **other})
    assert wrong.value.message.args["field"] == field
    assert contents(five) == before
    for language in LANGUAGES:
        assert field in Speaker(language).say(wrong.value.message)


def test_a_dataset_has_one_writer_at_a_time(five: Path, tmp_path: Path) -> None:
    errors: list[BadDataset] = []

    def also(done: int, of: int) -> None:
        with pytest.raises(BadDataset, match="error-dataset-taken") as wrong:
            make(tmp_path / "new", **FIVE)
        errors.append(wrong.value)

    make(tmp_path / "new", **FIVE, progress=also)
    assert len(errors) == 3
    assert contents(tmp_path / "new") == contents(five)
    assert make(tmp_path / "new", **FIVE).kept == 3
    for language in LANGUAGES:
        assert str(tmp_path / "new") in Speaker(language).say(errors[0].message)


@pytest.mark.parametrize("left", [[], ["data"], ["data", ".lock"], ["data", ".lock", "manifest.json.unfinished"]])
def test_a_dataset_killed_before_its_manifest_is_begun_again(left: list[str], five: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    folder.mkdir()
    for name in left:
        (folder / name).mkdir() if name == "data" else (folder / name).write_text("")
    make(folder, **FIVE)
    assert contents(folder) == contents(five)


def test_a_dataset_of_another_version_is_not_continued(five: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosecha.lab.dataset.making.__version__", "99")
    with pytest.raises(BadDataset, match="error-dataset-other") as wrong:
        make(five, **FIVE)
    assert wrong.value.message.args["field"] == "cosecha"


def test_numbers_of_games_have_a_limit(run: Run, tmp_path: Path) -> None:
    command = ("dataset", "santiago", "--bots", "random,random", "--folder", tmp_path / "new")
    for flag in ("--first-game", "--games"):
        said = run(*command, flag, "9" * 30)
        assert said.code == 2
        assert "1,000,000,000" in said.err
    assert not (tmp_path / "new").exists()


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana")
    with pytest.raises(BadDataset, match="error-dataset-not-empty"):
        make(tmp_path, **FIVE)
    with pytest.raises(BadDataset, match="error-dataset-none"):
        next(read(tmp_path))
    with pytest.raises(BadOptions):
        make(tmp_path / "new", **{**FIVE, "options": {"players": 99}})
    assert not (tmp_path / "new").exists()


def test_a_manifest_from_the_future_is_refused(five: Path, tmp_path: Path) -> None:
    folder = copied(five, tmp_path / "copy")
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps({**manifest, "format": 2}))
    with pytest.raises(BadDataset, match="error-dataset-format"):
        next(read(folder))
    (folder / "manifest.json").write_text("{")
    with pytest.raises(BadDataset, match="error-dataset-manifest"):
        next(read(folder))


def test_batches_are_arrays(five: Path) -> None:
    whole = rows(five)
    batches = list(read(five, batch=50))
    assert all(len(batch["action"]) <= 50 for batch in batches)
    assert np.concatenate([batch["action"] for batch in batches]).tolist() == [row["action"] for row in whole]
    assert np.concatenate([batch["totals"] for batch in batches]).tolist() == [row["totals"] for row in whole]
    second = batches[1]
    ends = second["legal_offsets"]
    split = [second["legal"][ends[i] : ends[i + 1]].tolist() for i in range(len(second["action"]))]
    first = len(batches[0]["action"])
    assert split == [row["legal"] for row in whole[first : first + len(split)]]
    assert json.loads(second["view"][0]) == json.loads(whole[first]["view"])


def test_some_columns_can_be_read(five: Path) -> None:
    assert next(read(five, ["seat", "action"])).keys() == {"seat", "action"}
    with pytest.raises(BadDataset, match="error-dataset-column"):
        next(read(five, ["colour"]))
    with pytest.raises(ValueError, match="pandas"):
        next(read(five, form="pandas"))  # type: ignore[arg-type]


def test_the_card_describes_the_files(five: Path) -> None:
    _, head, body = (five / "README.md").read_text(encoding="utf-8").split("---\n", 2)
    described = yaml.safe_load(head)
    assert described["size_categories"] == ["n<1K"]
    assert described["dataset_info"]["splits"][0]["num_examples"] == len(rows(five))
    schema = pq.read_schema(path_of(five, 0))
    assert [each["name"] for each in described["dataset_info"]["features"]] == schema.names
    assert all(f"| `{name}` |" in body for name in schema.names)
    assert manifest_of(five).columns == tuple(schema.names)


@pytest.fixture(scope="module", params=["santiago", "cacao", "agricola"])
def encoded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("made") / str(request.param)
    make(folder, request.param, ["random", "random"], games=3, games_per_part=2, seed=3, observations="encoded")
    return folder


def test_encoded_rows_are_the_steps_of_an_episode(encoded: Path) -> None:
    """Each row is what an environment shows before a step, and the number it is then given."""
    manifest = manifest_of(encoded)
    found = rows(encoded)
    encoder = encoder_for(manifest.game, manifest.options)
    assert {row["game"] for row in found} == {0, 1, 2}
    for number in range(3):
        episode = Episode(encoder)
        episode.reset(match_seed(3, number))
        ply = step = 0
        for row in (row for row in found if row["game"] == number):
            assert (row["ply"], row["step"], row["seat"]) == (ply, step, episode.seat)
            assert row["round"] == episode.state.progress()[0]
            assert row["observation"] == episode.observe(episode.seat)
            assert row["open"] == episode.open_numbers()
            assert row["action"] in episode.answer.legal
            assert row["notation"] == episode.state.notation(row["action"])
            if episode.step(row["number"]):
                ply, step = ply + 1, 0
            else:
                step += 1
        assert episode.seat == -1
        assert row["totals"] == list(episode.state.scores().totals)


def test_encoded_games_are_those_of_simulate(encoded: Path) -> None:
    manifest = manifest_of(encoded)
    played = simulate(manifest.game, manifest.bots, matches=3, seed=3).played
    found = {row["game"]: row["totals"] for row in rows(encoded)}
    assert found == {match.number: match.totals for match in played}
    decisions = {(row["game"], row["ply"]) for row in rows(encoded)}
    assert len(decisions) == sum(sum(match.decisions) for match in played)


def test_the_manifest_and_each_part_say_how_observations_are_read(encoded: Path) -> None:
    manifest = manifest_of(encoded)
    encoder = encoder_for(manifest.game, manifest.options)
    assert manifest.encoding == Encoding.of(encoder)
    assert manifest.encoding.version == encoder.version
    schema = pq.read_schema(path_of(encoded, 0))
    assert msgspec.json.decode(schema.metadata[b"cosecha"], type=Manifest) == manifest
    assert str(schema.field("observation").type) == f"fixed_size_binary[{encoder.layout.size}]"
    card = (encoded / "README.md").read_text(encoding="utf-8")
    assert f"`{encoder.version}`" in card
    assert all(f"| `{field.name}` | {encoder.layout.offsets[field.name]} |" in card for field in encoder.layout.fields)
    observation = next(read(encoded))["observation"]
    ours, theirs = layout_of(encoded).named(observation), encoder.layout.named(observation)
    assert ours.keys() == theirs.keys()
    for name in ours:
        assert (ours[name].dtype, ours[name].tolist()) == (theirs[name].dtype, theirs[name].tolist())


def test_encoded_batches_have_masks(encoded: Path) -> None:
    manifest = manifest_of(encoded)
    assert manifest.encoding is not None
    whole = rows(encoded)
    done = 0
    for batch in read(encoded, ["open", "number", "observation"], batch=50):
        mask = masks(batch, manifest.encoding.n)
        assert mask.dtype == np.bool_
        count = len(batch["number"])
        assert batch["observation"].shape == (count, manifest.encoding.size)
        for row, known in zip(mask, whole[done : done + count], strict=True):
            assert np.flatnonzero(row).tolist() == sorted(known["open"])
        assert mask[np.arange(count), batch["number"]].all()
        done += count
    assert done == len(whole)


TENSORS = {np.dtype(name) for name in ("bool", "uint8", "int8", "int16", "int32", "int64", "float32", "float64")}
"""What `torch.from_numpy` takes in every version of torch."""


def test_arrays_can_become_tensors(encoded: Path, five: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Torch is too large for our tests, so this stands in for it: `from_numpy` takes arrays of these types in the
    machine's byte order, and warns of those that can't be written to."""

    def from_numpy(values: Any) -> Any:
        assert values.dtype in TENSORS
        assert values.dtype.isnative
        assert values.flags.writeable
        assert values.flags.c_contiguous
        return values

    torch = ModuleType("torch")
    vars(torch)["from_numpy"] = from_numpy
    monkeypatch.setitem(sys.modules, "torch", torch)
    for folder in (encoded, five):
        for tensors, arrays in zip(read(folder, form="torch", batch=40), read(folder, batch=40), strict=True):
            assert tensors.keys() == arrays.keys()
            for name, values in arrays.items():
                if values.dtype == object:
                    assert tensors[name] == values.tolist()
                else:
                    values[:1] = 0  # ours to change
                    assert tensors[name][1:].tolist() == values[1:].tolist()


@pytest.mark.proof
def test_batches_are_data_frames(encoded: Path, five: Path) -> None:
    import polars

    for folder in (five, encoded):
        frame = polars.concat(list(read(folder, form="polars", batch=40)))
        whole = rows(folder)
        assert frame.columns == list(whole[0])
        for name in frame.columns:
            values = [list(row[name]) if name == "observation" else row[name] for row in whole]
            assert frame[name].to_list() == values
        wins = frame.group_by("bot").agg(polars.col("shares").arr.get(0).mean())
        assert wins["bot"].to_list() == ["random"]
    observation = next(read(encoded, ["observation"], form="polars"))["observation"]
    assert (observation.dtype.inner, observation.to_numpy().shape[1]) == (polars.UInt8, observation.dtype.size)


@pytest.mark.parametrize("form", ["polars", "torch"])
def test_a_form_whose_package_is_missing_is_refused(form: Any, five: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, form, None)
    with pytest.raises(NotInstalled) as wrong:
        next(read(five, form=form))
    for language in LANGUAGES:
        assert f"pip install {form}" in Speaker(language).say(wrong.value.message)


def test_a_dataset_of_another_encoder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    small = {**FIVE, "games": 1, "observations": "encoded"}
    make(folder, **small)
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["encoding"]["version"] = "santiago-v9"
    (folder / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(BadDataset, match="error-dataset-encoder") as wrong:
        make(folder, **small)
    for language in LANGUAGES:
        said = Speaker(language).say(wrong.value.message)
        assert "santiago-v9" in said
        assert "santiago-v0" in said
    assert layout_of(folder).size == manifest["encoding"]["size"]  # but it can be read
    manifest["encoding"].update(version="santiago-v0", size=7)
    (folder / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(BadDataset, match="error-dataset-other") as wrong:
        make(folder, **small)
    assert "santiago-v0, 29 fields, 7 bytes" in Speaker("en").say(wrong.value.message)
    with pytest.raises(BadDataset, match="error-dataset-other") as wrong:
        make(folder, **{**small, "observations": "json"})
    assert wrong.value.message.args["field"] == "observations"


def test_only_encoded_datasets_have_a_layout(five: Path) -> None:
    with pytest.raises(BadDataset, match="error-dataset-not-encoded"):
        layout_of(five)


def test_a_game_without_an_encoder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosecha.lab.dataset.making.encoded_games", lambda: ["cacao"])
    with pytest.raises(BadDataset, match="error-dataset-no-encoder"):
        make(tmp_path / "new", **FIVE, observations="encoded")
    assert not (tmp_path / "new").exists()


def test_random_bots_play_the_same_without_views() -> None:
    for name in ("cacao", "agricola"):
        blind = simulate(name, ["random", "random"], matches=1).played[0]
        state = by_name(name).start(by_name(name).options(players=2), match_seed(0, 0))
        for _ in range(40):
            seat = state.waiting()[0]
            assert state.worth(seat) == state.view(seat).worth()
            state.apply(seat, state.worth(seat)[0])
        assert len(blind.totals) == 2


def one_line(text: str) -> str:
    """A text without the line breaks that a long path causes."""
    return " ".join(text.split())


def test_the_command_encodes(run: Run, tmp_path: Path) -> None:
    command = ("dataset", "cacao", "--bots", "random,random", "--games", "1", "--as", "encoded", "--workers", "1")
    said = run(*command, "--folder", tmp_path / "new")
    assert (said.code, said.err) == (0, "")
    found = rows(tmp_path / "new")
    assert f" {len({row['ply'] for row in found})} decisions" in one_line(said.out)
    assert len(found) > len({row["ply"] for row in found})  # two steps for most


def test_a_dataset_of_a_bot_that_was_edited_is_not_continued(tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    code = "class First:\n    def choose(self, view, rng):\n        return view.legal[0]\n"
    bot.write_text(code)
    lineup = ["random", f"{bot}:First"]
    made = make(tmp_path / "new", "cacao", lineup, games=2, games_per_part=1)
    assert list(made.manifest.code) == [f"{bot}:First"]
    assert make(tmp_path / "new", "cacao", lineup, games=2, games_per_part=1).kept == 2
    bot.write_text(code.replace("[0]", "[-1]"))
    with pytest.raises(BadDataset, match=r"error-dataset-other.*code"):
        make(tmp_path / "new", "cacao", lineup, games=2, games_per_part=1)


def test_a_folder_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("dataset", "cacao", "--bots", "random", "--games", "1", "--folder", tmp_path / "file" / "new")
    assert said.code == 2
    assert str(tmp_path / "file") in said.err


def test_the_command_makes_and_continues_a_dataset(run: Run, tmp_path: Path) -> None:
    command = ("dataset", "santiago", "--bots", "random,random", "--games", "3", "--games-per-part", "2")
    said = run(*command, "--folder", tmp_path / "new", "--workers", "1")
    assert (said.code, said.err) == (0, "")
    assert "3 games" in one_line(said.out)
    again = run(*command, "--folder", tmp_path / "new", "--workers", "1")
    assert "2 of 2" in one_line(again.out)
    other = run(*command, "--folder", tmp_path / "new", "--seed", "8")
    assert other.code == 2
    assert "seed is 0 there and 8 here" in other.err
    assert run(*command, "--as", "pictures").code == 2
