"""Tutorials: notebooks that are stored without outputs, and shown on the site with what they print and draw."""

import base64
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"
SECONDS_PER_CELL = 600
GAMES = {"bot-in-20-lines": 24, "explore-games": 250, "train-a-policy": 128}
"""Every tutorial, and how many games it plays when the site is built. On its own, it plays more."""


def stored(name: str) -> Any:
    """The notebook as it is stored, without outputs."""
    return nbformat.read(TUTORIALS / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]


def executed(name: str, games: int | None) -> Any:
    """The notebook with its outputs, played with this many games, or with its own number. Raises CellExecutionError."""
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(
            stored(name),
            timeout=SECONDS_PER_CELL,
            kernel_name="python3",
            extra_arguments=["--log-level=ERROR"],  # it warns about local connections
            resources={"metadata": {"path": folder}},
        )
        few = {} if games is None else {"COSECHA_TUTORIAL_GAMES": str(games)}
        return client.execute(env={**os.environ, **few})


@cache
def page(name: str) -> tuple[str, dict[str, bytes]]:
    """An executed notebook as Markdown, and its pictures by file name. Cached for `mkdocs serve`."""
    texts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in executed(name, GAMES[name]).cells:
        if cell.cell_type == "markdown":
            texts.append(cell.source)
            continue
        texts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            picture = output.get("data", {}).get("image/png")
            if picture:
                file = f"{name}-{len(pictures) + 1}.png"
                pictures[file] = base64.b64decode(picture)
                texts.append(f"![{cell.metadata['alt']}]({file})")
            else:
                texts.append(f"```{{.text .output}}\n{_text(output).rstrip()}\n```")
    download = f"[Download this tutorial as a notebook]({name}.ipynb){{ .md-button download }}"
    return "\n\n".join([*texts, download, ""]), pictures


def _text(output: Any) -> str:
    """What a cell printed, or the value of its last line."""
    return str(output.text if output.output_type == "stream" else output.data["text/plain"])
