"""The tools of `cosecha mcp`, called through the SDK's client."""

import random
from typing import Any

import pytest

from cosecha.bots.registry import bots_for
from cosecha.mcp import local, tools
from tests.language_models.table import Model, with_models


def test_the_tools_are_listed_with_schemas() -> None:
    async def work(model: Model) -> None:
        listed = {tool.name: tool for tool in (await model.client.list_tools()).tools}
        assert list(listed) == [
            *("games", "new_game", "join", "look", "actions", "why_not", "act", "undo", "score", "rules", "card")
        ]
        for tool in listed.values():
            assert tool.description
            assert tool.input_schema["additionalProperties"] is False
            assert all(facts["description"] for facts in tool.input_schema["properties"].values())
        assert listed["act"].input_schema["required"] == ["key", "action"]
        assert listed["act"].annotations is not None
        assert not listed["act"].annotations.read_only_hint

    with_models(work, language="pl")


def test_a_whole_game_of_santiago() -> None:
    async def work(model: Model) -> None:
        await model.open("santiago", seats=["random", "you"], options={"two_player_bid_cap": 1}, name="Ada")
        assert "You’re Ada." in model.heard[-1]
        assert "## Board" in model.heard[-1]
        assert await model.play(random.Random(1), 300) == "over"
        end = await model.call("look", log=3)
        assert "Game over." in end
        assert "The game is over." in end
        assert await model.refused("act", action="pass") == "The game is over. There’s nothing left to decide."
        assert "Total" in await model.call("score")

    with_models(work)


@pytest.mark.parametrize(
    ("game", "language", "options", "words"),
    [
        ("cacao", "fr", {"players": 3, "gold": "hidden"}, "Quelle tuile ouvriers poses-tu"),
        ("agricola", "pl", {"players": 2, "cards": "full"}, "Twoja ręka"),
        ("agricola", "es", {"players": 1, "x_deck": "with"}, "¿Dónde"),
    ],
)
def test_some_of_the_other_games_in_other_languages(
    game: str, language: str, options: dict[str, Any], words: str
) -> None:
    async def work(model: Model) -> None:
        await model.open(game, options=options, language=language)
        assert words in model.heard[-1]
        await model.play(random.Random(2), 6)
        await model.call("score")
        assert all(len(text) < tools.LONGEST for text in model.heard)

    with_models(work)


def test_a_refusal_says_why_and_changes_nothing() -> None:
    async def work(model: Model) -> None:
        await model.open("santiago", seats=["you", "random", "random"], language="es")
        before = await model.data()
        assert before["prompt"]
        assert await model.call("why_not", action="bid 99") == await model.refused("act", action="[bid 99]")
        assert "No existe la acción «dance»" in await model.refused("act", action="dance now")
        assert "«bid 1»" in await model.call("why_not", action="bid 1")
        assert await model.data() == before

    with_models(work)


def test_bad_input_gets_one_sentence() -> None:
    async def work(model: Model) -> None:
        for tool, arguments, sentence in (
            ("dance", {}, "There’s no tool “dance”."),
            ("look", {"key": "nobody"}, "No seat has the key “nobody”."),
            ("look", {}, "No seat has the key “”."),
            ("join", {"invitation": "nothing"}, "The invitation “nothing” opens no seat."),
            ("new_game", {"game": "chess"}, "There’s no game “chess”."),
            ("new_game", {}, "The arguments for “new_game” can’t be read: "),
            ("new_game", {"game": "cacao", "color": "red"}, "The arguments for “new_game” can’t be read: "),
            ("new_game", {"game": "cacao", "language": "de"}, "language: “de” isn’t one of en, es, fr, pl."),
            ("new_game", {"game": "cacao", "seats": ["random", "random"]}, "Exactly one of the seats must be “you”."),
            ("new_game", {"game": "cacao", "seats": ["you", "./x.py:Bot"]}, "There’s no bot “./x.py:Bot”"),
            (
                "new_game",
                {"game": "cacao", "options": {"players": 10**9}},
                "players: “1000000000” isn’t a number from 2",
            ),
            ("new_game", {"game": "cacao", "options": {"players": "3"}}, "players: “3” isn’t a number from 2 to 4."),
            ("new_game", {"game": "agricola", "options": {"start_food": 3}}, "options: “start_food” isn’t one of "),
            ("new_game", {"game": "cacao", "options": {"gold": "maybe"}}, "These options can’t be read: "),
            ("rules", {"game": "cacao", "section": "love"}, "The rules have no section “love”."),
            ("card", {"game": "cacao", "card": "x"}, "This game has no cards to read."),
            ("card", {"game": "agricola", "card": "zzz"}, "There’s no card “zzz”."),
        ):
            text = await model.refused(tool, **arguments)
            assert text.startswith(sentence), text
            assert "\n" not in text

    with_models(work)


def test_a_failure_tells_nothing(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> list[str]:
        raise RuntimeError("the hand of seat 2")

    async def work(model: Model) -> None:
        await model.open("santiago")
        monkeypatch.setattr(tools, "view_lines", fails)
        assert (
            await model.refused("look") == "Something went wrong in this program. Look at the table before you go on."
        )

    with_models(work)
    assert "tool look failed" in caplog.text
    assert "hand of seat" not in caplog.text


def test_two_models_play_each_other_with_their_own_keys() -> None:
    async def work(first: Model, second: Model) -> None:
        (invitation,) = await first.open("santiago", seats=["you", "open", "random"], name="Ada")
        text = await second.call("join", invitation=invitation, name="Bob", language="fr")
        second.key = text.partition("\n")[0].rpartition(" ")[2]
        assert second.key not in (first.key, invitation)
        assert "Bob" in text
        assert "opens no seat" in await second.refused("join", invitation=invitation)
        seats = [(await model.data())["seat"] for model in (first, second)]
        assert seats == [0, 1]
        for _ in range(12):
            for model in (first, second):
                now = await model.data()
                if not now["choices"]:
                    assert "Ada" in await model.refused("act", action="pass") or model is first
                await model.play(random.Random(3), 1)

    with_models(work, models=2)


def test_news_stay_news_until_they_are_told() -> None:
    async def work(first: Model, second: Model) -> None:
        (invitation,) = await first.open("agricola", seats=["you", "open"])
        text = await second.call("join", invitation=invitation)
        second.key = text.partition("\n")[0].rpartition(" ")[2]
        first, second = (first, second) if (await first.data())["choices"] else (second, first)
        await second.call("look")
        await first.call("act", action="use day-laborer")
        for tool, arguments in (
            ("actions", {}),
            ("score", {}),
            ("why_not", {"action": "done"}),
            ("look", {"json": True}),
        ):
            await second.call(tool, **arguments)
        assert "Since your last turn:" in await second.call("look")
        assert "Since your last turn:" not in await second.call("look")

    with_models(work, models=2)


def test_an_undo_goes_back_unless_something_was_revealed() -> None:
    async def work(model: Model) -> None:
        await model.open("agricola", seats=["you"])
        before = await model.data()
        assert "can’t undo" in await model.refused("undo")
        await model.call("act", action="use farmland")
        await model.call("undo")
        assert await model.data() == before
        while (await model.data())["view"]["position"]["round"] == before["view"]["position"]["round"]:
            await model.play(random.Random(4), 1)
        assert "can’t undo" in await model.refused("undo")

    with_models(work)


def test_long_lists_are_cut_and_can_be_paged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "PAGE", 5)

    async def work(model: Model) -> None:
        await model.open("santiago", seats=["you", "random", "random"])
        first, second = [(await model.call("actions", start="bid", page=page)).splitlines() for page in (1, 2)]
        assert len(first) == 6
        assert second[0].endswith("Page 2 of 2:")
        bids = [int(line.removeprefix("bid ")) for line in first[1:] + second[1:]]
        assert bids == sorted(bids)
        assert len(bids) == int(second[0].partition(": ")[2].partition(".")[0])
        monkeypatch.setattr(tools, "LONGEST", 100)
        assert (await model.call("look")).endswith("The rest was cut off.")

    with_models(work)


def test_the_rules_are_tools_and_resources() -> None:
    async def work(model: Model) -> None:
        assert "Sections: " in await model.call("rules", game="agricola")
        assert (await model.call("rules", game="santiago", section="auction")).startswith("## ")
        assert "rammed-clay" in await model.call("card", game="agricola", card="Rammed Clay")
        bots = ", ".join(bots_for("santiago"))
        assert f"santiago – players: 2-5; bots: {bots}" in await model.call("games")
        assert "money_visibility (open|hidden)" in await model.call("games", game="santiago")
        resources = (await model.client.list_resources()).resources
        assert len(resources) == 12
        page = await model.client.read_resource("cosecha://rules/cacao/pl")
        assert page.contents[0].text.startswith("# Cacao")  # type: ignore[union-attr]
        with pytest.raises(Exception, match="There’s no page"):
            await model.client.read_resource("cosecha://rules/chess/pl")

    with_models(work)


def test_the_oldest_table_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "MOST_TABLES", 2)

    async def work(model: Model) -> None:
        keys = []
        for _ in range(3):
            await model.open("cacao", seats=["you", "random"])
            keys.append(model.key)
        model.key = keys[0]
        assert "No seat has the key" in await model.refused("look")
        model.key = keys[1]
        await model.call("look")

    with_models(work)
