"""A form is read like a request from any other client: same fields, same limits."""

import msgspec
import pytest

from cosecha.server.common.refusals import Refused
from cosecha.server.pages.forms import read_request
from cosecha.server.table import requests
from cosecha.server.table.requests import AnyRequest, TableRequest

SAME = [
    (
        {"seat": "1", "decision": "3.bid.1", "choice": "bid", "value": "4", "key": "a1", "live": "1"},
        {"do": "act", "seat": 1, "decision": "3.bid.1", "action": "bid 4", "key": "a1"},
    ),
    ({"seat": "", "decision": ""}, {"do": "confirm"}),
    ({"seat": "0", "turn": "1"}, {"do": "undo", "seat": 0, "turn": True}),
    ({"seat": "0", "agrees": "0", "row": "12"}, {"do": "undo-answer", "seat": 0, "agrees": False, "row": 12}),
    ({"kind": "bid", "choice": "pass"}, {"do": "plan", "kind": "bid", "action": "pass"}),
    ({"kind": "bid", "choice": ""}, {"do": "plan", "kind": "bid"}),
    ({"source": "bot", "only": "1"}, {"do": "help", "source": "bot", "only": True}),
    (
        {"decision": "1.bid.0", "choice": "bid 2", "marked": "0"},
        {"do": "mark", "decision": "1.bid.0", "action": "bid 2", "marked": False},
    ),
    ({"seat": "2"}, {"do": "replace", "seat": 2}),
]


@pytest.mark.parametrize(("form", "sent"), SAME)
def test_a_form_means_the_same_as_a_frame(form: dict[str, str], sent: dict[str, object]) -> None:
    request = msgspec.json.decode(msgspec.json.encode(sent), type=AnyRequest)
    assert read_request(type(request), form) == request


WRONG: list[tuple[type[TableRequest], dict[str, str]]] = [
    (requests.Act, {"decision": "1.bid.0"}),
    (requests.Act, {"decision": "1.bid.0", "choice": "x" * 201}),
    (requests.Act, {"decision": "x" * 65, "choice": "pass"}),
    (requests.Act, {"decision": "1.bid.0", "choice": "pass", "seat": "all"}),
    (requests.Act, {"decision": "1.bid.0", "choice": "pass", "key": "x" * 65}),
    (requests.Say, {"text": "x" * 501}),
    (requests.SetHelp, {"source": "nobody"}),
    (requests.Replace, {"seat": "-1"}),
    (requests.UndoAnswer, {"seat": "0"}),
]


@pytest.mark.parametrize(("kind", "form"), WRONG)
def test_a_form_has_the_same_limits_as_a_frame(kind: type[TableRequest], form: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        read_request(kind, form)
    assert refused.value.message.id == "error-request"
