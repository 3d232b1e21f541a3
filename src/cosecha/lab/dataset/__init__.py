"""Datasets of games: one row for each decision, as Parquet files in a folder. Needs the extra `research`.

    from cosecha.lab.dataset import read
    from cosecha.lab.dataset.making import make

    make("games", "agricola", ["insight", "random"], games=1000, observations="encoded", place=Place(workers=4))
    n, layout = manifest_of("games").encoding.n, layout_of("games")
    for batch in read("games", ["observation", "open", "number"]):
        layout.named(batch["observation"])  # the fields of 4096 observations
        masks(batch, n)                     # which numbers were open
        batch["number"]                     # the one that was chosen

The folder has a manifest, the checksums of its parts, a dataset card and the parts themselves; see `folder.py`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cosecha.core.extras import require
from cosecha.encoding.layout import Layout
from cosecha.lab.dataset.batches import FORMS, Form, converter, masks
from cosecha.lab.dataset.folder import BadDataset, check_part, manifest_of, path_of, read_sums

__all__ = ["BadDataset", "Form", "layout_of", "manifest_of", "masks", "read"]


def read(
    folder: str | Path,
    columns: Sequence[str] | None = None,
    *,
    form: Form = "numpy",
    batch: int = 4096,
    check: bool = True,
    partial: bool = False,
) -> Iterator[Any]:
    """The rows in order, in batches of up to this many; a batch never spans two parts.

    - `numpy`: a dict of arrays, which are yours to change. Columns with one entry per seat, and encoded observations,
      are two-dimensional. Of `legal` and `open`, there are all entries in one array, and in `legal_offsets` or
      `open_offsets` where each row's begin; texts are objects.
    - `torch`: the same with tensors; texts are lists.
    - `polars`: a DataFrame, where observations are arrays of bytes. `arrow`: a RecordBatch.

    With `check`, each part is compared with its checksum before it is read. An unfinished dataset is refused, unless
    `partial` is set. Raises BadDataset.
    """
    require("research")
    import pyarrow.parquet as pq

    folder = Path(folder)
    manifest = manifest_of(folder)
    if form not in FORMS:
        raise ValueError(f"form: {form!r} isn't one of {', '.join(FORMS)}")
    if columns is not None and (unknown := sorted(set(columns) - set(manifest.columns))):
        raise BadDataset("error-dataset-column", column=unknown[0], known=", ".join(manifest.columns))
    sums = read_sums(folder)
    missing = [part for part in range(manifest.parts) if part not in sums]
    if missing and not partial:
        raise BadDataset("error-dataset-unfinished", folder=str(folder), parts=manifest.parts, missing=len(missing))
    convert = converter(form)
    for part in sorted(sums):
        if check:
            check_part(folder, part, sums[part])
        with pq.ParquetFile(path_of(folder, part)) as file:
            for found in file.iter_batches(batch, columns=None if columns is None else list(columns)):
                yield convert(found)


def layout_of(folder: str | Path) -> Layout:
    """The fields of a dataset's encoded observations, as its encoder had them. Raises BadDataset if they aren't
    encoded."""
    manifest = manifest_of(folder)
    if manifest.encoding is None:
        raise BadDataset("error-dataset-not-encoded", folder=str(folder))
    return manifest.encoding.layout()
