"""Plays a seat over plain HTTP: `python httpbot.py http://localhost:8080/join#TOKEN`, with the link to the seat."""

import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen


def call(path: str, body: Any = None) -> Any:
    address = f"{server}/api/tables/{token.split('.')[0]}{path}"
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(address, json.dumps(body).encode() if body else None, headers), timeout=60) as answer:
        return json.load(answer)


try:
    server, token = " ".join(sys.argv[1:]).split("/join#")
    update = call("/sit", {"seat": call("")["seat"], "name": "My bot", "key": secrets.token_hex(16)})
    token = update["tokens"].get(f"play {update['seat']}", token)  # an invitation works once
except Exception as wrong:  # no link, a link that opens no seat, or no server there
    sys.exit(f"Usage: python httpbot.py 'http://localhost:8080/join#TOKEN', with the link to a seat ({wrong})")
while (now := update["now"])["status"] != "over":
    if "decision" not in now:  # wait until something happens
        update = call(f"?since={update['seq']}&wait=25")
    elif now["decision"]["kind"] == "confirm":
        update = call("/confirm", {"seat": update["seat"]})
    else:
        choice = secrets.choice(now["choices"])  # whole, or completed by one of the values, or by a number
        numbers = range(choice["least"], choice["most"] + 1) if "least" in choice else []
        last = choice.get("values") or [number for number in numbers if number not in choice.get("missing", [])]
        action = f"{choice['notation']} {secrets.choice(last)}" if last else choice["notation"]
        update = call("/act", {"decision": now["decision"]["id"], "action": action})
