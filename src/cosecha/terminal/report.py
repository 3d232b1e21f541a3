"""The `report` command: figures about games that were played, as one HTML page."""

from pathlib import Path

from cosecha.terminal import files
from cosecha.terminal.running import image_folder, writable
from cosecha.terminal.screen import Screen


def report_file(name: str, to: str, images: str, screen: Screen) -> int:
    """Write the report of a file, and its figures if a folder is given for them. Returns the exit code."""
    from cosecha.lab.report.images import write_images
    from cosecha.lab.report.page import page
    from cosecha.lab.report.sample import read_sample

    path = Path(name).expanduser()
    target = Path(to).expanduser() if to else Path(path.name).with_suffix(".html")
    writable(str(target))
    sample = read_sample(path)
    folder = image_folder(images) if images else None
    files.write_text(target, page(sample, screen.speaker))
    if folder is not None:
        write_images(sample, folder, screen.speaker)
    screen.unwrapped(screen.text("cli-report-done", file=str(target)))
    return 0
