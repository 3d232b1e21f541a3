"""What MkDocs adds to the site: pages generated from the code, executed tutorials, and the fonts and the icon that the
server and the drawn client already have."""

import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # MkDocs imports this file by its path

from tools.docs import formats, notebooks, numbers  # noqa: E402

FONTS = ROOT / "src" / "cosecha" / "server" / "pages" / "static" / "fonts"
ICON = ROOT / "web" / "public" / "icon.svg"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what isn't in `docs/`."""
    for font in sorted(FONTS.iterdir()):
        files.append(File.generated(config, f"assets/fonts/{font.name}", abs_src_path=str(font)))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ICON)))
    for path, text in (formats.pages() | numbers.pages()).items():
        files.append(File.generated(config, path, content=text))
    for name in notebooks.GAMES:
        text, pictures = notebooks.page(name)
        files.append(File.generated(config, f"tutorials/{name}.md", content=text))
        for file, picture in pictures.items():
            files.append(File.generated(config, f"tutorials/{file}", content=picture))
    return files
