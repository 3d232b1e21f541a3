"""Help at a seat: who may mark answers, who sees the marks, and how they restrict the player."""

import html
import random
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from cosecha.games import by_name
from cosecha.server.table import helping
from tests.server.clients import (
    STALLED,
    Client,
    Json,
    Table,
    connection,
    one_and_bots,
    open_table,
    seated,
    two_people,
)
from tests.server.hosted import Hosted, hosted
from tests.server.pages.forms import Forms


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("helping")) as found:
        yield found


class _Helped:
    """Two players at a table; the one who is asked first has a helper."""

    def __init__(self, server: Hosted, **more: Any) -> None:
        self.players = seated(server.url, two_people(confirm=False, **more))
        (seat,) = [seat for seat, client in enumerate(self.players) if client.now.get("decision")][:1]
        self.player, self.other = self.players[seat], self.players[1 - seat]
        self.helper = helper_of(server, self.player)
        self.answers = answers_to(self.player.now)

    @property
    def decision(self) -> str:
        return str(self.player.look()["decision"]["id"])

    def mark(self, action: str, marked: bool = True) -> httpx.Response:
        return self.helper.post("mark", decision=self.decision, action=action, marked=marked)

    def act(self, action: str) -> httpx.Response:
        return self.player.post("act", decision=self.decision, action=action)


def helper_of(server: Hosted, player: Client) -> Client:
    tokens = player.http.get(f"{player.path}/links").json()["tokens"]
    return Client(server.url, Table(player.table.id, tokens), f"help {player.seat}")


def answers_to(now: Json) -> list[str]:
    """All possible answers in notation."""
    found = []
    for choice in now["choices"]:
        values = choice.get("values") or []
        if choice.get("least") is not None:
            values = [n for n in range(choice["least"], choice["most"] + 1) if n not in choice.get("missing", [])]
        found += [f"{choice['notation']} {value}" for value in values] or [choice["notation"]]
    return found


def marked_for(client: Client) -> list[str]:
    answer = client.http.get(f"{client.path}/suggestions")
    assert answer.status_code == 200, answer.text
    return [hint["action"] for hint in answer.json().get("hints", [])]


def refused(answer: httpx.Response, status: int = 422) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"]["id"])


@pytest.fixture
def helped(server: Hosted) -> _Helped:
    return _Helped(server)


def test_a_helper_sees_what_the_seat_sees_and_cannot_act(helped: _Helped) -> None:
    helper, seat = helped.helper, helped.player.seat
    assert helper.look() == helped.player.look()
    assert helper.http.get(f"{helper.path}/rights").json()["helps"] == [seat]
    bodies: dict[str, Json] = {
        "act": {"decision": helped.decision, "action": helped.answers[0]},
        "confirm": {},
        "undo": {},
        "plan": {"kind": "bid", "action": "pass"},
        "stand": {},
        "sit": {"seat": seat, "name": "Mallory"},
        "revoke": {"role": "help", "seat": seat},
    }
    for what, body in bodies.items():
        assert refused(helper.post(what, **body), 403), what
    assert helper.http.get(f"{helper.path}/links").status_code == 403
    assert helper.http.get(f"{helper.path}?seat={1 - seat}").status_code == 403
    assert helper.post("try", action=helped.answers[0]).json()["reason"] is None
    assert helper.http.get(f"{helper.path}/hints").status_code == 200


def test_a_hint_has_what_each_seat_can_expect_as_data(helped: _Helped) -> None:
    hints = helped.helper.http.get(f"{helped.helper.path}/hints").json()
    best = hints[0]
    assert best["visits"] > 0
    assert best["line"][0]["action"] == best["action"]
    assert len(best["values"]) == len(helped.player.look()["seats"])
    assert all(round(value, 2) == value for hint in hints for value in hint.get("values", []))


def test_up_to_three_answers_can_be_marked_and_unmarked(helped: _Helped) -> None:
    rows = helped.player.snapshot()["seq"]
    first, second, third, fourth = helped.answers[:4]
    for action in (first, second, second, third):
        assert helped.mark(action).status_code == 200
    assert refused(helped.mark(fourth)) == "error-no-tokens-left"
    assert marked_for(helped.player) == marked_for(helped.helper) == [first, second, third]
    assert helped.mark(second, marked=False).status_code == 200
    assert helped.mark(second, marked=False).status_code == 200
    assert helped.mark(fourth).status_code == 200
    assert marked_for(helped.player) == [first, third, fourth]
    assert helped.player.snapshot()["seq"] == rows, "marks must not be stored as rows"
    assert helped.act(first).status_code == 200
    assert marked_for(helped.player) == []


def test_a_bad_mark_is_refused_with_a_reason(helped: _Helped) -> None:
    assert refused(helped.mark("bid 77")) not in ("error-stale", "error-server")
    assert helped.mark("nonsense").status_code == 422
    stale = helped.helper.post("mark", decision="9.bid.0", action=helped.answers[0])
    assert refused(stale, 409) == "error-stale"
    assert refused(helped.other.post("mark", decision=helped.decision, action="pass", seat=helped.player.seat), 403)
    watcher = Client(str(helped.player.http.base_url), helped.player.table, "watch")
    assert refused(watcher.post("mark", decision=helped.decision, action="pass"), 403)
    assert watcher.http.get(f"{watcher.path}/suggestions").status_code == 403
    assert marked_for(helped.player) == []


def test_a_confirmation_cannot_be_marked(helped: _Helped) -> None:
    held = helped.player.post("act", decision=helped.decision, action=helped.answers[0], hold=True)
    assert held.status_code < 300, held.text
    assert helped.player.look()["decision"]["kind"] == "confirm"
    for decision in (helped.decision, ""):
        assert refused(helped.helper.post("mark", decision=decision, action="confirm"), 409) == "error-stale"
    assert marked_for(helped.player) == []


def test_marks_reach_the_player_and_the_helper_at_once_and_nobody_else(server: Hosted, helped: _Helped) -> None:
    url = server.url
    hand = Client(url, helped.helper.table, f"hand {helped.player.seat}")
    watcher = Client(url, helped.player.table, "watch")
    with (
        helped.player.live(url, 0) as playing,
        helped.helper.live(url, 0) as helping_,
        helped.other.live(url, 0) as opposing,
        hand.live(url, 0) as looking,
        watcher.live(url, 0) as watching,
    ):
        everybody = (playing, helping_, opposing, looking, watching)
        for line in everybody:
            assert "suggestions" not in _frame(line)
        reply = _asked(helping_, "mark", decision=helped.decision, action=helped.answers[0])
        assert [hint["action"] for hint in reply["suggestions"]["hints"]] == helped.answers[:1]
        assert _frame(playing)["suggestions"] == reply["suggestions"]
        with helped.player.live(url, 0) as again:
            assert _frame(again)["suggestions"] == reply["suggestions"], "a reconnect must lose nothing"
        assert helped.mark(helped.answers[0], marked=False).status_code == 200
        assert _frame(playing)["suggestions"] == {}
        # Anything sent to the others would come before this.
        assert helped.other.post("say", text="Hello").status_code == 200
        for line in (opposing, looking, watching):
            frame = _frame(line)
            assert set(frame) == {"update"}
            assert frame["update"]["chat"][0]["text"] == "Hello"


def _frame(line: ClientConnection) -> Json:
    frame: Json = msgspec.json.decode(line.recv(STALLED))
    return frame


def _asked(line: ClientConnection, what: str, **body: Any) -> Json:
    """Everything that arrives up to the reply, merged into one frame."""
    line.send(msgspec.json.encode({"do": what, **body}).decode())
    whole: Json = {}
    while "replies" not in whole:
        whole |= _frame(line)
    assert "error" not in whole["replies"][0], whole
    return whole


def test_a_player_can_be_restricted_to_marked_answers(helped: _Helped) -> None:
    first, second, third = helped.answers[:3]
    for client in (helped.helper, helped.player):
        assert client.post("help", only=client is helped.helper).status_code == 200
        assert helped.player.look()["help"].get("only", False) == (client is helped.helper)
        assert helped.other.look()["help"] == {}
    assert helped.helper.post("help", only=True).status_code == 200
    assert helped.player.post("try", action=third).json()["reason"] is None, "without marks everything is allowed"
    helped.mark(first)
    helped.mark(second)
    for only in (False, True):
        assert helped.helper.post("help", only=only).status_code == 200
    assert marked_for(helped.player) == [first, second], "marks must be kept"
    assert refused(helped.act(third)) == "error-not-marked"
    assert helped.player.post("try", action=third).json()["reason"]["id"] == "error-not-marked"
    assert helped.helper.post("try", action=third).json()["reason"] is None, "the helper may preview anything"
    assert answers_to(helped.player.http.get(f"{helped.player.path}/suggestions").json()) == [first, second]
    assert helped.act(second).status_code == 200


def test_marks_are_still_there_after_the_players_own_undo(server: Hosted) -> None:
    (player,) = seated(server.url, one_and_bots(2))
    helper = helper_of(server, player)
    decision, (first, second) = _question(player)["id"], answers_to(player.now)[:2]
    helper.post("help", only=True)
    helper.post("mark", decision=decision, action=second)
    assert player.post("act", decision=decision, action=second).status_code == 200
    assert player.post("undo").status_code == 200
    assert _question(player)["id"] == decision
    assert marked_for(player) == [second]
    assert refused(player.post("act", decision=decision, action=first)) == "error-not-marked"


def _question(player: Client) -> Json:
    while not (player.look().get("decision")):
        player.look(wait=5)
    decision: Json = player.now["decision"]
    return decision


def test_marks_are_removed_by_another_players_undo(server: Hosted) -> None:
    """The question returns with the same id but after another bid, so the marks no longer apply."""
    seats: Json = {"options": {"players": 3}, "seats": [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]}
    players = seated(server.url, two_people(confirm=False, **seats))
    (first,) = [player for player in players if player.now.get("decision")]
    question, (pass_, bid, *_) = _question(first)["id"], answers_to(first.now)
    assert first.post("act", decision=question, action=bid).status_code == 200
    (second,) = [player for player in players if player.look().get("decision")]
    decision = _question(second)["id"]
    assert helper_of(server, second).post("mark", decision=decision, action="pass").status_code == 200
    assert marked_for(second) == ["pass"]
    row = first.post("undo").json()["now"]["undo"]["row"]
    for player in players:
        if player is not first:
            assert player.post("undo-answer", agrees=True, row=row).status_code == 200
    assert first.post("act", decision=question, action=pass_).status_code == 200
    assert _question(second)["id"] == decision
    assert marked_for(second) == []


def test_the_bot_marks_answers_if_asked_to(server: Hosted) -> None:
    (player,) = seated(server.url, one_and_bots(3))
    helper = helper_of(server, player)
    decision = _question(player)["id"]
    assert helper.post("help", source="bot", only=True).status_code == 200
    assert refused(helper.post("mark", decision=decision, action=answers_to(player.now)[0])) == "error-help-by-bot"
    assert marked_for(player) == [], "nobody has requested hints yet"
    hints = [hint["action"] for hint in player.http.get(f"{player.path}/hints").json()]
    assert marked_for(player) == marked_for(helper) == hints
    others = [action for action in answers_to(player.now) if action not in hints]
    assert refused(player.post("act", decision=decision, action=others[0])) == "error-not-marked"
    assert player.post("act", decision=decision, action=hints[-1]).status_code == 200
    # A client that never requests the hints is restricted to them too.
    decision = _question(player)["id"]
    assert marked_for(player) == []
    tried = {action: player.post("try", action=action).json()["reason"] for action in answers_to(player.now)}
    assert sorted(action for action, reason in tried.items() if reason is None) == sorted(marked_for(player))
    helper.post("help")
    assert marked_for(player) == []


def test_a_new_link_ends_help_and_a_new_player_starts_without_it(server: Hosted, helped: _Helped) -> None:
    player, helper = helped.player, helped.helper
    helped.mark(helped.answers[0])
    helper.post("help", only=True)
    assert player.post("revoke", role="help", seat=player.seat).status_code == 200
    assert helper.http.get(helper.path).status_code == 404
    host = Client(server.url, player.table, "host")
    anew = host.post("revoke", role="play", seat=player.seat).json()["tokens"]
    assert f"help {player.seat}" not in anew, "the host must not see another hand"
    heir = Client(server.url, Table(player.table.id, anew), f"play {player.seat}")
    assert heir.look()["help"] == {}
    assert marked_for(heir) == []


def test_a_guest_ends_the_hosts_help_link_for_the_seat(server: Hosted) -> None:
    """A host with the link to an empty seat can request its help link; that link ends when a guest sits down."""
    opened = open_table(server.url, two_people())
    spy = helper_of(server, Client(server.url, opened, "play 1", "Host"))
    assert spy.http.get(spy.path).status_code == 200
    Client(server.url, opened, "play 1", "Guest").sit()
    assert spy.http.get(spy.path).status_code == 404


def _browser(server: Hosted, client: Client) -> httpx.Client:
    """A browser without scripts that has a client's link."""
    browser = connection(server.url, {})
    browser.follow_redirects = True
    assert browser.post("/join", data={"link": client.table.tokens[client.link or ""]}).status_code == 200
    return browser


def test_a_helper_marks_on_the_text_pages_and_restricts_the_player(server: Hosted) -> None:
    (player,) = seated(server.url, one_and_bots(3))
    _question(player)
    helper = helper_of(server, player)
    address = f"/t/{player.table.id}"
    helping_page, playing = _browser(server, helper), _browser(server, player)
    page = Forms(helping_page.get(address).text)
    assert not page.to("/act")
    assert not page.to("/undo")
    (form, *_) = [form for form in page.to("/mark") if form["fields"].get("choice") == "bid"]
    low, other, high = [action for action in answers_to(player.now) if action.startswith("bid")][:3]
    helping_page.post(form["action"], data=form["fields"] | {"value": low.split()[1]})
    marked = helping_page.post(form["action"], data=form["fields"] | {"value": high.split()[1]})
    assert marked.status_code == 200, html.unescape(marked.text)
    assert "1 token left" in marked.text
    remove = [form for form in Forms(marked.text).to("/mark") if ("marked", "0") in form["buttons"]]
    assert [form["fields"]["choice"] for form in remove] == [low, high]
    settings = Forms(marked.text).to("/help")[0]
    helping_page.post(settings["action"], data=settings["fields"] | {"source": "helper", "only": "1"})
    shown = playing.get(address).text
    assert "Suggested by the helper." in shown
    assert "Choose one of the marked answers." in shown
    (answer, *suggested) = Forms(shown).to("/act")
    assert ("choice", low) in suggested[0]["buttons"]
    refused = playing.post(answer["action"], data=answer["fields"] | {"choice": other, "value": ""})
    assert refused.status_code == 422
    assert "Choose one of the marked answers." in refused.text
    helping_page.post(remove[0]["action"], data=remove[0]["fields"] | {"marked": "0"})
    assert marked_for(player) == [high]
    (answer, *suggested) = Forms(playing.get(address).text).to("/act")
    assert playing.post(answer["action"], data=suggested[0]["fields"] | {"choice": high}).status_code == 200
    assert "Suggested by the helper." not in playing.get(address).text


def test_a_page_is_notified_only_of_its_own_marks(server: Hosted) -> None:
    helped = _Helped(server)
    seq = helped.player.snapshot()["seq"]
    news = f"/t/{helped.player.table.id}/news?since={seq}"
    with (
        helped.player.http.stream("GET", news) as mine,
        helped.other.http.stream("GET", news) as theirs,
    ):
        my_lines, their_lines = mine.iter_lines(), theirs.iter_lines()
        assert helped.mark(helped.answers[0]).status_code == 200
        assert next(my_lines) == f"data: {seq}"
        helped.other.post("say", text="Hello")
        assert next(their_lines) == f"data: {seq + 1}"


GAMES: list[tuple[str, dict[str, object]]] = [
    ("santiago", {}),
    ("cacao", {}),
    ("agricola", {"cards": "few"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize(
    "seed", [1, pytest.param(2, marks=pytest.mark.proof), pytest.param(3, marks=pytest.mark.proof)]
)
def test_with_three_marks_a_client_offers_exactly_those(name: str, options: dict[str, Any], seed: int) -> None:
    game, rng = by_name(name), random.Random(seed)
    state = game.start(game.options(players=2, **options), seed)
    compared = 0
    while (seats := state.waiting()) and compared < 300:
        seat = seats[0]
        view = state.view(seat)
        marked = set(rng.sample(view.legal, min(helping.TOKENS, len(view.legal))))
        left = msgspec.structs.replace(view, legal=[each for each in view.legal if each in marked], aside=[])
        choices: Sequence[Json] = msgspec.to_builtins(game.words.choices(left))
        assert sorted(answers_to({"choices": choices})) == sorted(map(game.notation, marked))
        compared += 1
        state.play(seat, rng.choice(view.worth()))
    assert compared > 40
