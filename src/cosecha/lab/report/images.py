"""Figures as SVG and PNG."""

import io
from pathlib import Path
from typing import Final

import matplotlib
from matplotlib.figure import Figure

from cosecha.lab.report.figures import FIGURES
from cosecha.lab.report.sample import Sample
from cosecha.locale import Speaker

DOTS_PER_INCH: Final = 160


def svg_of(figure: Figure) -> str:
    """The SVG, the same for the same figure; letters are drawn as paths, so that no font is needed."""
    text = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "cosecha", "svg.fonttype": "path"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def png_of(figure: Figure) -> bytes:
    data = io.BytesIO()
    figure.savefig(data, format="png", dpi=DOTS_PER_INCH)
    return data.getvalue()


def drawn(sample: Sample, speaker: Speaker) -> dict[str, Figure]:
    """Every figure that the sample has something for, by name."""
    found = {name: draw(sample, speaker) for name, draw in FIGURES.items()}
    return {name: figure for name, figure in found.items() if figure is not None}


def write_images(sample: Sample, folder: Path, speaker: Speaker) -> None:
    """Every figure, as SVG and PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, figure in drawn(sample, speaker).items():
        (folder / f"{name}.svg").write_text(svg_of(figure), encoding="utf-8")
        (folder / f"{name}.png").write_bytes(png_of(figure))
