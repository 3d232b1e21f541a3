"""A helper at a seat of the drawn table marks answers; the player sees them and may be restricted to them."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, DOCK, DOUBLE_TAP, GO, WAITING, client_of, plants, sit, table_at
from tests.drawn.sizes import SIZES
from tests.server.clients import Client, Json, Table
from tests.server.servers import Node

AGRICOLA: Json = {**AGAINST_A_BOT, "game": "agricola"}
SIGNS = ".board [data-hint]"
SPACES = ".board .touchable[data-space]"
NOTE = ".seats .note"


def _places(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "place")


def helper(context: BrowserContext, player: Client) -> Page:
    """Open the table as a helper of the player."""
    tokens = player.http.get(f"{player.path}/links").json()["tokens"]
    link = f"help {player.seat}"
    return sit(context, Client(str(player.http.base_url), Table(player.table.id, tokens), link))


def _mark(page: Page, index: int) -> str:
    """Tap a usable space, then the green button."""
    space = page.locator(SPACES).nth(index)
    name = space.get_attribute("data-space") or ""
    space.click()
    expect(page.locator(GO)).to_be_enabled()
    page.locator(GO).click()
    expect(page.locator(f"{SPACES}[data-space='{name}'] [data-hint]")).to_have_count(1)
    return name


@pytest.mark.proof
def test_a_helper_marks_spaces_and_the_player_chooses_among_them(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, _places, AGRICOLA)
    playing = sit(new_context(), person)
    helping = helper(new_context(), person)
    expect(helping.locator(NOTE)).to_contain_text("You’re helping Person 0. 3 tokens left.")
    expect(helping.locator(f"{DOCK} .back")).to_have_count(0)
    first, second, third = (_mark(helping, index) for index in range(3))
    for page in (playing, helping):
        expect(page.locator(SIGNS)).to_have_count(3)
        for number, name in enumerate((first, second, third), start=1):
            expect(page.locator(f"[data-space='{name}'] [data-hint='{number}']")).to_have_count(1)
    fourth = helping.locator(SPACES).nth(3)
    other = fourth.get_attribute("data-space")
    fourth.click()
    expect(helping.locator(GO)).to_have_text("No tokens left")
    expect(helping.locator(GO)).to_be_disabled()
    helping.locator(f"[data-space='{second}']").click()
    expect(helping.locator(GO)).to_have_text("Remove mark")
    helping.locator(GO).click()
    expect(playing.locator(SIGNS)).to_have_count(2)
    # The helper restricts the player to the marks.
    helping.get_by_role("button", name="Menu").click()
    helping.get_by_label("Only marked answers can be chosen").check()
    helping.keyboard.press("Escape")
    expect(playing.locator(SPACES)).to_have_count(2)
    playing.locator(f"[data-space='{other}']").click(force=True)
    expect(playing.locator(DOCK)).to_contain_text("Choose one of the marked answers.")
    playing.reload()
    expect(playing.locator(SPACES)).to_have_count(2)
    playing.locator(f"[data-space='{third}']").click()
    expect(playing.locator(GO)).to_be_enabled()
    playing.locator(GO).click()
    for page in (playing, helping):
        expect(page.locator(f"[data-space='{third}'] [data-hint]")).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
def test_a_helper_is_invited_from_the_menu(new_context: NewContext, site: Node, size: str) -> None:
    (person,) = table_at(site.url, _places, AGRICOLA)
    playing = sit(new_context(**SIZES[size]), person)
    playing.get_by_role("button", name="Menu").click()
    invitation = playing.locator(".invite", has_text="Invite a helper")
    address = invitation.get_by_role("textbox").input_value()
    assert violations(playing) == []
    helping = new_context(**SIZES[size]).new_page()
    helping.goto(address)
    expect(helping.locator(NOTE)).to_contain_text("You’re helping Person 0.")
    assert helping.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(helping) == []
    # A second tap also marks.
    space = helping.locator(SPACES).first
    space.click()
    expect(helping.locator(GO)).to_be_enabled()
    helping.wait_for_timeout(DOUBLE_TAP)
    space.click()
    expect(helping.locator(SIGNS)).to_have_count(1)
    helping.get_by_role("button", name="Menu").click()
    expect(helping.get_by_text("Invite a helper")).to_have_count(0)
    assert violations(helping) == []


@pytest.mark.proof
def test_the_bot_marks_every_turn_and_the_player_is_restricted_to_its_marks(
    new_context: NewContext, site: Node
) -> None:
    (person,) = table_at(site.url, _places, AGRICOLA)
    playing = sit(new_context(), person)
    playing.get_by_role("button", name="Menu").click()
    playing.get_by_label("Suggestions from").select_option("bot")
    playing.get_by_label("Only marked answers can be chosen").check()
    playing.keyboard.press("Escape")
    helping = helper(new_context(), person)
    expect(helping.locator(NOTE)).to_contain_text("The bot marks 3 answers each turn.")
    for page in (playing, helping):
        expect(page.locator(SIGNS)).to_have_count(3)
    expect(playing.locator(SPACES)).to_have_count(3)
    helping.locator(SPACES).first.click()
    expect(helping.locator(GO)).to_be_disabled()
    marked = client_of(playing, site.url)
    hints = marked.http.get(f"{marked.path}/suggestions").json()["hints"]
    assert {hint["action"].split()[1] for hint in hints} == {
        space.get_attribute("data-space") for space in playing.locator(SPACES).all()
    }


@pytest.mark.proof
@pytest.mark.parametrize("game", ["santiago", "cacao"])
def test_helpers_work_in_the_other_games_too(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = table_at(site.url, plants if game == "santiago" else _places, {**AGAINST_A_BOT, "game": game})
    playing, helping = sit(new_context(), person), helper(new_context(), person)
    answers = _answers(person.look())
    decision = person.now["decision"]["id"]
    tokens = person.http.get(f"{person.path}/links").json()["tokens"]
    hand = Client(site.url, Table(person.table.id, tokens), f"help {person.seat}")
    assert hand.post("help", only=True).status_code == 200
    for action in answers[:2]:
        assert hand.post("mark", decision=decision, action=action).status_code == 200
    for page in (playing, helping):
        expect(page.get_by_role("group", name="Suggestions").get_by_role("button")).to_have_count(2)
    playing.get_by_role("group", name="Suggestions").get_by_role("button").nth(1).click()
    expect(playing.locator(GO)).to_be_enabled()
    playing.locator(GO).click()
    expect(playing.locator(f"{DOCK}[data-decision='{decision}']")).to_have_count(0)
    assert answers[1] in str(person.http.get(f"{person.path}/record").json())


def _answers(now: Json) -> list[str]:
    found = []
    for choice in now["choices"]:
        values = choice.get("values") or ([choice["least"], choice["most"]] if choice.get("least") is not None else [])
        found += [f"{choice['notation']} {value}" for value in values] or [choice["notation"]]
    return found


@pytest.mark.proof
def test_a_hand_link_can_only_watch(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, _places, AGRICOLA)
    page = sit(new_context(), person, f"hand {person.seat}")
    expect(page.locator(WAITING)).to_contain_text("You’re watching.")
    expect(page.locator(DOCK)).to_have_count(0)
