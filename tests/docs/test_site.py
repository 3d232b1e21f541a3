"""The documentation site builds without a warning, needs no other host, and shows what the code says."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cosecha.core.game import Game
from cosecha.encoding import encoded_games, encoder_for
from cosecha.games import NAMES, by_name
from tools.docs import formats, notebooks, numbers
from tools.docs.structs import field_docs

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
FETCHED_LINKS = {"stylesheet", "icon", "preconnect", "preload", "prefetch", "dns-prefetch", "modulepreload", "manifest"}
REMOTE = re.compile(r"(?:https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    trouble = [line for line in built.stdout.splitlines() if line and not line.startswith("INFO ")]
    assert (trouble, built.returncode) == ([], 0)
    return folder


class Fetches(HTMLParser):
    """Collects what a browser fetches to show a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag != "a" and given.get("src"):
            self.found.append(str(given["src"]))
        if tag == "link" and FETCHED_LINKS & set(str(given.get("rel")).split()):
            self.found.append(str(given.get("href")))


def fetched(page: Path) -> list[str]:
    parser = Fetches()
    parser.feed(page.read_text(encoding="utf-8"))
    return parser.found


@pytest.mark.proof
def test_no_page_fetches_anything_from_another_host(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 25
    assert any("assets/site.css" in each for each in fetched(site / "index.html"))
    assert [(page.name, each) for page in pages for each in fetched(page) if REMOTE.match(each)] == []
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        addresses = re.findall(r"url\(\s*[\"']?([^\"')]+)|@import\s+[\"']([^\"']+)", text)
        assert [each for pair in addresses for each in pair if REMOTE.match(each)] == [], sheet.name


@pytest.mark.proof
def test_every_file_that_a_page_fetches_is_on_the_site(site: Path) -> None:
    """MkDocs checks links and pictures in Markdown, but not those of the theme and its style sheets."""
    fonts = re.findall(r"url\(\"([^\"]+)\"\)", (site / "assets" / "site.css").read_text(encoding="utf-8"))
    assert len(fonts) == 6
    assert [each for each in fonts if not (site / "assets" / each).is_file()] == []
    home = [each.partition("#")[0] for each in fetched(site / "index.html")]
    assert [each for each in home if not (site / each).is_file()] == []


@pytest.mark.proof
@pytest.mark.parametrize("name", notebooks.GAMES)
def test_a_tutorial_shows_what_its_code_prints_and_draws(site: Path, name: str) -> None:
    page = (site / "tutorials" / f"{name}.html").read_text(encoding="utf-8")
    assert '<div class="language-text output' in page
    pictures = re.findall(rf'src="({name}-\d+\.png)"', page)
    assert pictures
    assert all((site / "tutorials" / picture).stat().st_size > 5000 for picture in pictures)


@pytest.mark.proof
@pytest.mark.parametrize("game", [by_name(name) for name in NAMES], ids=lambda game: game.name)
def test_the_formats_of_a_game_list_every_field(site: Path, game: Game) -> None:
    page = (site / "formats" / f"{game.name}.html").read_text(encoding="utf-8")
    named = set(re.findall(r"<td><code>([\w-]+)</code></td>", page))
    structs = formats.structs(game)
    assert {name for struct in structs for name in struct.__struct_encode_fields__} <= named
    assert set(game.options.__struct_fields__) - named == set(formats.handed_over(game))
    assert {str(event.__struct_config__.tag) for event in game.events} <= named


@pytest.mark.parametrize("game", [by_name(name) for name in NAMES], ids=lambda game: game.name)
def test_every_field_of_a_position_a_view_and_a_score_sheet_is_explained(game: Game) -> None:
    missing = [
        f"{struct.__name__}.{name}"
        for struct in formats.structs(game)
        for name in struct.__struct_fields__
        if not field_docs(struct).get(name)
    ]
    assert missing == []


@pytest.mark.proof
@pytest.mark.parametrize("name", encoded_games())
def test_every_field_and_number_of_a_game_is_listed(site: Path, name: str) -> None:
    page = (site / "numbers" / f"{name}.html").read_text(encoding="utf-8")
    encoders = [encoder_for(name), *(each for _, each in numbers.variants(by_name(name)))]
    for encoder in encoders:
        for field in encoder.layout.fields:
            assert re.search(
                rf"<td><code>{field.name}</code></td>\s*<td>{' × '.join(map(str, field.shape))}</td>", page
            )
        assert f"<td>{encoder.n:,}</td>" in page
    assert numbers.everything(by_name(name)).n < 10_000
    for kind, within in numbers.ranges(encoder_for(name)):
        assert f"<td>{within[0]} to {within[-1]}</td>" in page or f"<td>{within[0]}</td>" in page, kind
