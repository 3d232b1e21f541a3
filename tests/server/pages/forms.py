"""The text client as a browser without JavaScript uses it: forms are parsed, filled in and sent."""

import html
import random
from html.parser import HTMLParser
from typing import Any

from litestar.testing import TestClient

Client = TestClient[Any]


class Forms(HTMLParser):
    """The forms of a page: targets, fields and options."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[dict[str, Any]] = []
        self._select: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self.forms.append({"action": given["action"], "fields": {}, "buttons": [], "choices": {}})
        if not self.forms:
            return
        form, name = self.forms[-1], given.get("name")
        if tag == "input" and name and given.get("type") not in ("checkbox", "radio"):
            form["fields"][name] = given.get("value") or ""
        if tag == "input" and name and given.get("type") == "radio":
            form["choices"].setdefault(name, []).append(given["value"])
        if tag == "select":
            self._select = name
            form["choices"][name] = []
        if tag == "option" and self._select:
            form["choices"][self._select].append(given.get("value"))
        if tag == "button" and name:
            form["buttons"].append((name, given["value"]))

    def handle_data(self, data: str) -> None:
        if self._select and self.forms[-1]["choices"][self._select][-1:] == [None]:
            self.forms[-1]["choices"][self._select][-1] = data

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = None

    def to(self, end: str) -> list[dict[str, Any]]:
        return [form for form in self.forms if form["action"].endswith(end)]


def new_table(client: Client, game: str = "santiago", **form: str | list[str]) -> str:
    """The URL of a new table with fast random bots."""
    given = {
        "players": "3",
        "seat-0": "me",
        "name-0": "Marta",
        "seat-1": "random",
        "seat-2": "random",
        "pace": "0",
        "confirm": "never",
    }
    answer = client.post(f"/new/{game}", data=given | form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).partition("#")[0].partition("?")[0]


def submit_random_answer(client: Client, page: str, rng: random.Random) -> str:
    """Fill in and send a random form that answers the question."""
    found = Forms(page)
    form = rng.choice(found.to("/act") or found.to("/confirm"))
    fields = dict(form["fields"])
    for name, values in form["choices"].items():
        fields[name] = rng.choice(values)
    if form["buttons"]:
        name, value = rng.choice(form["buttons"])
        fields[name] = value
    answer = client.post(form["action"], data=fields)
    assert answer.status_code == 200, html.unescape(answer.text)
    return answer.text


def play_to_the_end(client: Client, address: str, rng: random.Random) -> str:
    page = client.get(f"{address}?wait=1").text
    for _ in range(400):
        if "/eyes" in page:
            lift = Forms(page).to("/eyes")[0]
            page = client.post(lift["action"], data=lift["fields"]).text
        elif 'class="sheet"' in page:
            return page
        elif Forms(page).to("/act") or Forms(page).to("/confirm"):
            page = submit_random_answer(client, page, rng)
        else:
            page = client.get(f"{address}?wait=1").text
    raise AssertionError("the match didn't end")
