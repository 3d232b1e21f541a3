"""Batches of rows in the forms that learners use."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from cosecha.core.extras import require_package

Form = Literal["numpy", "torch", "polars", "arrow"]
FORMS: Final[tuple[Form, ...]] = ("numpy", "torch", "polars", "arrow")


def converter(form: Form) -> Callable[[Any], Any]:
    """Turns record batches into this form. Raises NotInstalled."""
    if form == "arrow":
        return lambda batch: batch
    if form == "numpy":
        return _as_arrays
    require_package(form)
    return _as_tensors if form == "torch" else _as_frame


def _as_arrays(batch: Any) -> dict[str, Any]:
    import pyarrow as pa

    arrays: dict[str, Any] = {}
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        kind = column.type
        if pa.types.is_fixed_size_list(kind):
            arrays[name] = _own(column.flatten()).reshape(len(column), kind.list_size)
        elif pa.types.is_fixed_size_binary(kind):
            arrays[name] = _own(_bytes_of(column)).reshape(len(column), kind.byte_width)
        elif pa.types.is_list(kind):
            arrays[name] = _own(column.flatten())
            arrays[f"{name}_offsets"] = column.offsets.to_numpy() - column.offsets[0].as_py()
        else:
            arrays[name] = _own(column)
    return arrays


def _own(column: Any) -> NDArray[Any]:
    """An array that may be written to. Those of pyarrow may not, and torch warns of such."""
    return np.require(column.to_numpy(zero_copy_only=False), requirements=["C", "W"])


def _bytes_of(column: Any) -> Any:
    """The bytes of all rows as one array of numbers, without a copy."""
    import pyarrow as pa

    width = column.type.byte_width
    return pa.Array.from_buffers(
        pa.uint8(), len(column) * width, [None, column.buffers()[1]], offset=column.offset * width
    )


def _as_tensors(batch: Any) -> dict[str, Any]:
    import torch

    return {
        name: values.tolist() if values.dtype == object else torch.from_numpy(values)
        for name, values in _as_arrays(batch).items()
    }


def _as_frame(batch: Any) -> Any:
    """A DataFrame. Polars would have observations as opaque bytes; as arrays, it can calculate with them."""
    import polars
    import pyarrow as pa

    columns = [
        pa.FixedSizeListArray.from_arrays(_bytes_of(column), column.type.byte_width)
        if pa.types.is_fixed_size_binary(column.type)
        else column
        for column in batch.columns
    ]
    return polars.from_arrow(pa.RecordBatch.from_arrays(columns, batch.schema.names))


def masks(batch: Mapping[str, Any], n: int) -> NDArray[np.bool_]:
    """Which of the `n` numbers were open in each row of a batch of encoded rows: True if one was."""
    offsets = np.asarray(batch["open_offsets"])
    found = np.zeros((len(offsets) - 1, n), np.bool_)
    found[np.repeat(np.arange(len(offsets) - 1), np.diff(offsets)), np.asarray(batch["open"])] = True
    return found
