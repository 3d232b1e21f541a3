"""The rules pages as data, for clients that render them themselves."""

import re
from collections.abc import Iterator

import httpx
import pytest

from cosecha.games import NAMES
from cosecha.locale import LANGUAGES
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("rules")) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_section_has_its_anchor_in_the_text(server: Hosted, game: str, language: str) -> None:
    rules = httpx.get(f"{server.url}/api/rules/{game}", params={"language": language}).json()
    assert rules["sections"]
    for section in rules["sections"]:
        assert f'id="{section["anchor"]}"' in rules["html"]
        assert section["title"]
        assert "{#" not in section["title"]


@pytest.mark.parametrize("page", ["rules", "aid"])
@pytest.mark.parametrize("game", NAMES)
def test_every_figure_is_served_with_its_size(server: Hosted, game: str, page: str) -> None:
    html = httpx.get(f"{server.url}/api/rules/{game}", params={"page": page}).json()["html"]
    images = re.findall(r'<img src="([^"]+)" alt="[^"]+" width="\d+" height="\d+"', html)
    assert len(images) == html.count("<img") >= 2
    for image in images:
        answer = httpx.get(f"{server.url}{image}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["/rules/cacao/notation", "/aid/cacao"])
def test_the_text_pages_exist_too(server: Hosted, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", params={"client": "text"}, follow_redirects=True)
    assert answer.status_code == 200
    assert "<h1>Cacao" in answer.text
    assert httpx.get(f"{server.url}{path.replace('cacao', 'chess')}").status_code == 404


def test_unknown_pages_are_not_found(server: Hosted) -> None:
    assert httpx.get(f"{server.url}/api/rules/chess").status_code == 404
    assert httpx.get(f"{server.url}/figures/chess.svg").status_code == 404
    assert httpx.get(f"{server.url}/api/rules/santiago", params={"language": "xx"}).status_code == 400
