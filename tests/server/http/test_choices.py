"""Choices between the games of a series: everybody at once, secret until all have chosen, and nothing gets lost."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosecha.core.match import Match
from cosecha.core.record import Place
from cosecha.core.rng import Rng
from cosecha.core.series import new_series
from cosecha.core.series_record import dump_series, follow, load_series, series_record
from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.games.agricola.series.keeping import occupations
from cosecha.locale import Speaker
from cosecha.server.table import facts
from cosecha.server.table.between import LEAST_TIME
from tests.languages import in_every_language
from tests.server.clients import Client, Json, Table, anonymous_client, open_table
from tests.server.hosted import FixedTime, Hosted, fixed_secrets, hosted, tables_with
from tests.server.http.test_series import table_of, until

PLAN: Json = {
    "game": "agricola",
    "options": {"players": 2},
    "seats": [{"kind": "here"}, {"kind": "open"}],
    "pace": 0,
    "confirm": False,
    "series": "three-games",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("choices"), webhooks=True, webhook_anywhere=True) as found:
        yield found


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Without tables of other tests, whose bots may still be opening the next game of a series."""
    with hosted(tmp_path_factory.mktemp("quiet")) as found:
        yield found


def play_to_the_end(server: Hosted, id: str) -> None:
    """Everybody plays at random, in a single row. Somebody wins, and everybody has an occupation to keep."""
    table = table_of(server, id)
    assert table.match is not None
    for seed in range(1, 100):
        state = table.match.state.copy()
        moves = random_moves(state, Rng(seed))
        if len(state.scores().winners) == 1 and all(occupations(state)):
            server.add(id, *moves)
            return
    raise AssertionError("random play never suits the tests")


def random_moves(state: State, rng: Rng) -> list[facts.Fact]:
    """Occupations are played whenever that is possible."""
    moves: list[facts.Fact] = []
    while waiting := state.waiting():
        worth = state.worth(waiting[0])
        wanted = [each for each in worth if state.notation(each).startswith(("use lessons", "play "))]
        choices = wanted or worth
        action = choices[rng.below(len(choices))]
        moves.append(facts.Acted(waiting[0], state.notation(action), by="person"))
        state.play(waiting[0], action)
    return moves


class Campaign:
    """Ana hosts and plays, Ben has come by a link, Will watches. The first game is over."""

    def __init__(self, server: Hosted, **more: Any) -> None:
        self.server = server
        self.table = open_table(server.url, {**PLAN, **more})
        self.host = Client(server.url, self.table, "host")
        self.watcher = Client(server.url, self.table, "watch", "Will")
        self.people = [Client(server.url, self.table, f"play {seat}", name) for seat, name in enumerate(("Ana", "Ben"))]
        for person in self.people:
            person.sit()
        play_to_the_end(server, self.table.id)

    def choices(self, seat: int) -> list[str]:
        return [choice["notation"] for choice in self.people[seat].look()["choice"]["choices"]]


@pytest.fixture
def campaign(server: Hosted) -> Campaign:
    return Campaign(server)


def test_everybody_chooses_and_the_next_game_begins_with_it(server: Hosted, campaign: Campaign) -> None:
    ana, ben = campaign.people
    series = ana.look()["series"]
    assert (series["asked"], series["choosing"]) == ([0, 1], [0, 1])
    assert "next" not in series
    first, second = campaign.choices(0)[0], campaign.choices(1)[0]
    assert ana.post("choose", answer=first).status_code == 200
    assert ben.look()["series"]["choosing"] == [1]
    assert ben.post("choose", answer=second).status_code == 200
    until(lambda: ana.look()["series"].get("next"))
    found = ana.now["series"]
    assert found["games"][0]["answers"] == [first, second]
    assert "choice" not in ana.now
    assert "asked" not in found
    new = Table(found["next"], ana.post("join").json()["tokens"])
    there = Client(server.url, new, "play 0", "Ana")
    there.sit()
    options = table_of(server, new.id).opened.options
    assert options["start_cards"] == [[first], [second]]
    assert sorted(options["start_food"]) == [0, 1]
    assert there.look()["series"]["handed"][0] is not None


def test_nobody_sees_a_choice_before_all_have_chosen(campaign: Campaign) -> None:
    ana, ben = campaign.people
    looking = (ben, campaign.watcher, campaign.host)
    options = campaign.choices(0)

    def seen() -> list[Json]:
        found = []
        for client in looking:
            shown = client.snapshot()
            shown["seq"] = shown["since"] = 0
            found.append(shown)
        return found

    assert ana.post("choose", answer=options[0]).status_code == 200
    before = seen()
    assert ana.look()["choice"]["answer"] == options[0]
    assert ana.post("choose", answer=options[-1]).status_code == 200
    assert ana.look()["choice"]["answer"] == options[-1]
    assert seen() == before, "only the number of rows tells that somebody has changed their mind"
    assert all("choice" not in client.look() for client in (campaign.watcher, campaign.host))
    assert ben.look()["choice"].get("answer") is None


def _others_see(folder: Path, answer: int) -> list[bytes]:
    """Everything that others get, over HTTP and a WebSocket, while the first seat makes one of its choices."""
    with fixed_secrets(), hosted(folder, tables_with(FixedTime())) as server, ExitStack() as stack:
        campaign = Campaign(server)
        ana, ben = campaign.people
        looking = (ben, campaign.watcher, campaign.host)
        sockets = [stack.enter_context(client.live(server.url, 0)) for client in looking]
        before = [socket.recv(10) for socket in sockets]
        assert ana.post("choose", answer=campaign.choices(0)[answer]).status_code == 200
        heard = [*before, *(socket.recv(10) for socket in sockets)]
        for client in looking:
            for what in ("", "/series", "/record", "/standings", "/terms", "/plans"):
                heard.append(client.http.get(f"{client.path}{what}").content)
            heard.append(without_keys(client.http.get(f"/t/{campaign.table.id}?client=text").content))
            heard.append(client.http.get("/api/tables/mine").content)
        return [part if isinstance(part, bytes) else part.encode() for part in heard]


def without_keys(page: bytes) -> bytes:
    """A page without its random keys."""
    return re.sub(rb'name="key" value="[^"]*"', b"", page)


def test_twins_with_different_choices_have_the_same_traffic(tmp_path: Path) -> None:
    one, other = (_others_see(tmp_path / str(answer), answer) for answer in (0, -1))
    assert len(one) > 20
    assert one == other


def test_a_choice_is_taken_back_until_all_have_chosen(campaign: Campaign) -> None:
    ana, ben = campaign.people
    options = campaign.choices(0)
    assert not ana.look()["undo"].get("possible")
    assert ana.post("choose", answer=options[0], key="first").status_code == 200
    assert ana.look()["undo"] == {"possible": True, "free": True}
    assert ana.post("undo", key="back").status_code == 200
    assert ana.post("undo", key="back").status_code == 200, "sent twice, it counts once"
    assert ana.look()["series"]["choosing"] == [0, 1]
    assert ana.post("choose", answer=options[0], key="first").status_code == 200, "an old request, sent again"
    assert ana.look()["series"]["choosing"] == [0, 1]
    assert ana.post("choose", answer=options[0]).status_code == 200
    assert ana.post("choose").status_code == 200, "without an answer, it is taken back too"
    assert ana.look()["series"]["choosing"] == [0, 1]
    assert ana.post("choose", answer=options[-1]).status_code == 200
    assert ben.post("choose", answer="none").status_code == 200
    late = ana.post("choose", answer=options[0])
    assert (late.status_code, late.json()["error"]["id"]) == (409, "error-no-choice")
    assert ana.post("undo").json()["error"]["id"] == "error-nothing-to-undo"


def test_what_cannot_be_chosen_is_refused(server: Hosted, campaign: Campaign) -> None:
    ana, ben = campaign.people
    assert ana.post("choose", answer="canoe").json()["error"]["id"] == "error-choice-unknown"
    assert ana.post("choose", answer="none", seat=1).status_code == 403
    assert campaign.watcher.post("choose", answer="none").status_code == 403
    for what in ("join", "again"):
        assert ana.post(what).json()["error"]["id"] == "error-choices-open"
    other = open_table(server.url, PLAN)
    early = Client(server.url, other, "play 0", "Ana")
    assert early.post("choose", answer="none").json()["error"]["id"] == "error-no-choice"
    assert ben.look()["series"]["choosing"] == [0, 1]


@pytest.mark.parametrize("options", [{"start_food": [5, 0]}, {"cards": "full", "start_cards": [["tutor"], []]}])
def test_only_a_series_hands_something_over(server: Hosted, options: Json) -> None:
    plan = {**PLAN, "options": {"players": 2, **options}, "series": ""}
    answer = anonymous_client(server.url).post("/api/tables", json=plan)
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-options-series")


def test_a_campaign_with_teams_is_refused_with_the_reason(server: Hosted) -> None:
    plan = {**PLAN, "options": {"players": 4, "teams": "lower"}, "seats": [{"kind": "bot"}] * 4}
    answer = anonymous_client(server.url).post("/api/tables", json=plan)
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "agricola-series-problem-teams")


def test_a_bot_chooses_for_somebody_who_has_left_and_the_host_may_ask_for_that(campaign: Campaign) -> None:
    ana, ben = campaign.people
    assert campaign.host.post("replace", seat=1).status_code == 200
    until(lambda: ana.look()["series"]["choosing"] == [0])
    assert ben.look()["seats"][1]["kind"] == "bot"
    assert ana.post("stand").status_code == 200
    until(lambda: ana.look()["series"].get("next"))


def test_whoever_takes_too_long_is_replaced(server: Hosted) -> None:
    campaign = Campaign(server, clock={"move": 5, "at_zero": "bot"})
    now = campaign.people[0].look()
    over = table_of(server, campaign.table.id).over_since
    assert over is not None
    assert now["deadlines"] == {"0": over + LEAST_TIME, "1": over + LEAST_TIME}
    table = table_of(server, campaign.table.id)
    table.over_since = over - LEAST_TIME
    server.add(campaign.table.id, facts.Said(0, "Ana", "time is up"))
    until(lambda: campaign.people[0].look()["series"].get("next"))


def test_settings_go_along_to_the_next_game(server: Hosted, campaign: Campaign) -> None:
    ana, ben = campaign.people
    id = campaign.table.id
    server.add(
        id,
        facts.Planned(0, "card-basket", "done"),
        facts.NoticeWanted(1, "https://example.org/hook", "fr", f"https://table.example/t/{id}", 3600),
        facts.HelpSet(0, "bot", True),
    )
    for person in (ana, ben):
        assert person.post("choose", answer="none").status_code == 200
    new = until(lambda: ana.look()["series"].get("next"))
    table = table_of(server, new)
    assert table.plans == {(0, "card-basket"): "done"}
    assert table.help == {0: facts.HelpSet(0, "bot", True)}
    wish = facts.NoticeWanted(1, "https://example.org/hook", "fr", f"https://table.example/t/{new}", 3600)
    assert table.notices == {1: wish}


def test_people_who_are_away_are_notified_once_of_their_choice_and_once_of_the_next_game(
    server: Hosted, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(server.services.notices, "_send", lambda id, game, wish: sent.append(id))
    ana, ben = campaign.people
    wish = facts.NoticeWanted(1, "https://example.org/hook", "en", f"https://table.example/t/{campaign.table.id}", 0.0)
    server.add(campaign.table.id, wish)
    until(lambda: sent == [campaign.table.id])
    server.add(campaign.table.id, facts.Said(0, "Ana", "Are you there?"))
    assert ana.post("choose", answer="none").status_code == 200
    assert ben.post("choose", answer="none").status_code == 200
    new = until(lambda: ana.look()["series"].get("next"))
    until(lambda: len(sent) > 1)
    assert sent == [campaign.table.id, new]


def test_choices_survive_a_restart(tmp_path: Any) -> None:
    with hosted(tmp_path) as server:
        campaign = Campaign(server)
        ana, ben = campaign.people
        first, second = campaign.choices(0)[0], campaign.choices(1)[-1]
        assert ana.post("choose", answer=first, key="mine").status_code == 200
    with hosted(tmp_path) as server:
        for person in (ana, ben):
            person.move_to(server.url)
        assert ana.look()["choice"]["answer"] == first
        assert ana.post("choose", answer=first, key="mine").status_code == 200
        assert ben.post("choose", answer=second).status_code == 200
        new = until(lambda: ana.look()["series"].get("next"))
        kept = table_of(server, new).opened.options["start_cards"]
        assert kept[0] == [first]


def test_bots_play_a_campaign_to_its_end_as_one_file(server: Hosted) -> None:
    table = open_table(server.url, {**PLAN, "seats": [{"kind": "bot", "bot": "random"}] * 2})
    host = Client(server.url, table, "host")
    assert host.post("start").status_code == 200
    for _ in range(2):
        id = until(partial(_next, host))
        host = Client(server.url, Table(id, host.post("join").json()["tokens"]), "host")
    until(lambda: host.look()["series"].get("over"))
    record = load_series(host.http.get(f"{host.path}/series").text)
    assert len(record.games) == 3
    assert len(record.answers) == 3
    _, series = follow(record, by_name("agricola"))
    assert host.now["series"]["points"] == record.end.points
    assert [result.answers for result in series.results] == record.answers


def _next(client: Client) -> Any:
    return client.look()["series"].get("next")


def test_a_solo_series_goes_on_after_a_missed_target_or_ends(server: Hosted) -> None:
    plan = {**PLAN, "options": {}, "seats": [{"kind": "here"}], "series": "solo"}
    table = open_table(server.url, plan)
    assert table_of(server, table.id).opened.options == {"players": 1, "cards": "full"}
    ana = Client(server.url, table, "play 0", "Ana")
    ana.sit()
    play_to_the_end(server, table.id)
    now = ana.look()
    assert now["choice"]["prompt"]["args"] == {"target": 50}
    assert [choice["notation"] for choice in now["choice"]["choices"]] == ["again", "stop"]
    assert ana.post("choose", answer="again").status_code == 200
    new = until(lambda: ana.look()["series"].get("next"))
    ana = Client(server.url, Table(new, ana.post("join").json()["tokens"]), "play 0", "Ana")
    ana.sit()
    play_to_the_end(server, new)
    ana.look()
    assert ana.post("choose", answer="stop").status_code == 200
    assert ana.look()["series"]["over"]
    assert ana.now["series"]["stake"]["id"] == "agricola-series-ended"
    assert ana.post("again").status_code == 201, "another series"


@in_every_language
def test_the_text_page_asks_in_every_language(server: Hosted, campaign: Campaign, language: str) -> None:
    ana, ben = campaign.people
    page = partial(ana.http.get, f"/t/{campaign.table.id}?client=text", headers={"accept-language": language})
    speaker = Speaker(language)
    text = page().text
    options = campaign.choices(0)
    assert speaker.text("agricola-series-keep") in text
    assert all(f'name="answer" value="{option}"' in text for option in options)
    assert speaker.text("page-choosing", names="Ben") in text
    form = {"seat": "0", "answer": options[0]}
    assert ana.http.post(f"/t/{campaign.table.id}/choose", data=form).status_code in (200, 303)
    text = page().text
    assert speaker.text("page-chosen", what=speaker.text(f"name-card-{options[0]}")) in text
    assert ana.http.post(f"/t/{campaign.table.id}/choose", data={"seat": "0"}).status_code in (200, 303)
    assert ana.look()["series"]["choosing"] == [0, 1]
    for person in (ana, ben):
        assert person.post("choose", answer=options[0] if person is ana else "none").status_code == 200
    until(lambda: ana.look()["series"].get("next"))
    text = page().text
    assert speaker.text("series-handed") in text
    assert msgspec.json.decode(ana.http.get(f"{ana.path}").content)["now"]["series"]["handed"]


def test_a_series_is_uploaded_as_one_file(server: Hosted) -> None:
    text = played_series()
    answer = anonymous_client(server.url).post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    tables = [opened, *opened["more"]]
    assert len(tables) == 2
    looks = [Client(server.url, Table(each["table"], each["tokens"]), "host").look() for each in tables]
    assert [now["series"]["number"] for now in looks] == [1, 2]
    assert looks[0]["series"]["next"] == tables[1]["table"]
    assert looks[1]["series"]["games"][0] == {**looks[0]["series"]["games"][0], "table": tables[0]["table"]}
    assert all("choosing" not in now["series"] for now in looks)
    saved = Client(server.url, Table(tables[1]["table"], tables[1]["tokens"]), "host")
    assert load_series(saved.http.get(f"{saved.path}/series").text).answers == load_series(text).answers
    page = anonymous_client(server.url).post("/upload", data={"record": text}, follow_redirects=True)
    assert Speaker("en").text("page-series-watch") in page.text


def test_a_game_that_is_not_over_stays_out_of_the_file_of_an_uploaded_series(server: Hosted) -> None:
    """Its seed would show what is hidden."""
    game = by_name("agricola")
    kind, series = new_series("three-games", "agricola", game.checked({"players": 2, "cards": "full"}))
    place = Place("three-games", "uploaded", 1)
    match = Match.start(game, kind.next_options(series), 1, ["Ana", "Ben"], ["person", "random"], place)
    text = dump_series(series_record(kind, series, "uploaded", [match.record()]))
    opened = anonymous_client(server.url).post("/api/records", json={"record": text}).json()
    host = Client(server.url, Table(opened["table"], opened["tokens"]), "host")
    assert host.look()["status"] == "over"
    assert load_series(host.http.get(f"{host.path}/series").text).games == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"points": [', '"points": [9', "error-series-end"),
        ('"answers": [["', '"answers": [["x', "error-series-answers"),
        ('"number": 2', '"number": 3', "error-series-game"),
    ],
)
def test_a_series_that_is_not_right_leaves_no_table(quiet_server: Hosted, old: str, new: str, problem: str) -> None:
    text = played_series()
    assert old in text
    answer = anonymous_client(quiet_server.url).post("/api/records", json={"record": text.replace(old, new, 1)})
    assert answer.json()["error"]["id"] == problem
    assert quiet_server.run(quiet_server.tables.store.untouched(1e12, True, 1000)) == []


@cache
def played_series() -> str:
    """Three games, of which two are over."""
    game = by_name("agricola")
    kind, series = new_series("three-games", "agricola", game.checked({"players": 2, "cards": "full"}))
    games = []
    for number in (1, 2):
        place = Place("three-games", "uploaded", number)
        match = Match.start(game, kind.next_options(series), number, ["Ana", "Ben"], ["person", "random"], place)
        rng = Rng(number)
        while waiting := match.state.waiting():
            worth = match.state.worth(waiting[0])
            match.play(waiting[0], worth[rng.below(len(worth))])
        games.append(match.record())
        series = series.with_result(kind.result(match.state))
        asked = kind.questions(series)
        if number == 1:
            series = series.with_answers([asked[seat].choices[0].notation if seat in asked else "" for seat in (0, 1)])
    return dump_series(series_record(kind, series, "uploaded", games))
