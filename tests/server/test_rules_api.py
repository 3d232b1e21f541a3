"""The rules pages, for a client that shows them itself."""

from collections.abc import Iterator

import httpx
import pytest

from cosecha.games import NAMES
from cosecha.locale import LANGUAGES
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("rules")) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_section_has_its_place_in_the_text(house: Hosted, game: str, language: str) -> None:
    rules = httpx.get(f"{house.url}/api/rules/{game}", params={"language": language}).json()
    assert rules["sections"]
    for section in rules["sections"]:
        assert f'id="{section["anchor"]}"' in rules["html"]
        assert section["title"]
        assert "{#" not in section["title"]


def test_what_there_is_not(house: Hosted) -> None:
    assert httpx.get(f"{house.url}/api/rules/chess").status_code == 404
    assert httpx.get(f"{house.url}/api/rules/{NAMES[0]}", params={"language": "xx"}).status_code == 400
