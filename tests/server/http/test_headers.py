"""Headers, cookies and defaults of pages and responses."""

import re
from collections.abc import Iterator
from unittest import mock

import httpx
import pytest

from cosecha.bots import registry
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.http.guards import HEADERS
from cosecha.server.pages.render import static
from cosecha.server.table.access import COOKIE_LIFE, COOKIE_RENEWAL
from tests.server.clients import Client, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("manners")) as found:
        yield found


@pytest.fixture(scope="module")
def client(server: Hosted) -> Client:
    return seated(server.url, two_people())[0]


@pytest.mark.parametrize(
    "path", ["/api/tables/{}", "/api/tables/{}/moves/0", "/t/{}", "/t/{}/record", "/t/x", "/api/x"]
)
def test_no_response_is_cached(server: Hosted, client: Client, path: str) -> None:
    answer = httpx.get(f"{server.url}{path.format(client.table.id)}", headers=client.headers)
    assert HEADERS["cache-control"] == "no-store"
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


def test_a_stream_is_not_cached(server: Hosted, client: Client) -> None:
    for path in (f"/api/tables/{client.table.id}/stream", f"/t/{client.table.id}/news"):
        with httpx.stream("GET", f"{server.url}{path}", headers=client.headers) as answer:
            assert answer.headers.get_list("cache-control") == ["no-store"]


def test_a_static_file_is_cached(server: Hosted) -> None:
    (kept,) = httpx.get(f"{server.url}/static/page.js").headers.get_list("cache-control")
    assert "immutable" in kept


@pytest.mark.parametrize("path", ["/", "/t/{}"])
def test_a_returning_user_stays_signed_in(server: Hosted, client: Client, path: str) -> None:
    """The cookie is renewed before it expires, but not on every request."""
    token = client.table.tokens["play 0"]
    entered = httpx.post(f"{server.url}/api/enter", json={"token": token})
    person = server.services.signer.person(entered.cookies["cosecha"])
    assert person is not None
    for age, renewed in ((60, False), (COOKIE_RENEWAL + 60, True), (COOKIE_LIFE - 60, True)):
        signer = server.past_signer(age)
        headers = {"Cookie": f"cosecha={signer.cookie(person)}"}
        answer = httpx.get(f"{server.url}{path.format(client.table.id)}", headers=headers)
        assert answer.status_code == 200
        assert ("cosecha" in answer.cookies) is renewed
        if renewed:
            new = answer.cookies["cosecha"]
            assert server.services.signer.person(new) == person
            assert not server.services.signer.aging(new)


def test_a_foreign_cookie_is_not_renewed(server: Hosted) -> None:
    for cookie in ("x", "a.b.c", "a.1.x"):
        assert not server.services.signer.aging(cookie)
        assert "set-cookie" not in httpx.get(server.url, headers={"Cookie": f"cosecha={cookie}"}).headers


def test_a_new_tables_bots_are_those_of_its_game(server: Hosted) -> None:
    """For any game: one without levels has other bots."""
    with mock.patch.object(registry, "_places", return_value=registry._ANY_GAME):
        form = httpx.get(f"{server.url}/new/santiago?players=3").text
        answer = httpx.post(f"{server.url}/new/santiago", data={"players": 3, "name-0": "Ana"})
    assert 'value="random" selected' in form
    assert answer.status_code == 303, answer.text


def test_styles_for_missing_classes_apply_only_to_boards_that_use_them() -> None:
    """A square is styled for what it lacks only on a board that has such squares."""
    style = static()["style.css"].decode()
    for selector in re.findall(r"([^{}]*):not\(\[class\*=(\w+-)\]\)\s*{", style):
        before, mark = selector
        assert f":has([class*={mark}])" in before or re.search(r"\.\w+-\d", before), before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_for_the_word_fits_the_moment(server: Hosted, language: str) -> None:
    """The creator of a table gives a word before the secret is fixed; later players give theirs after it."""
    speaker = Speaker(language)
    headers = {"Accept-Language": language}
    first, later = speaker.text("page-word-first"), speaker.text("page-word-help")
    new = httpx.get(f"{server.url}/new/santiago", headers=headers).text
    assert first in new
    assert later not in new
    table = open_table(server.url, two_people())
    headers |= {"Authorization": f"Bearer {table.tokens['play 0']}"}
    page = httpx.get(f"{server.url}/t/{table.id}", headers=headers).text
    assert later in page
    assert re.search(r"<code>[0-9a-f]{64}</code>", page), "the page lacks the fingerprint"
