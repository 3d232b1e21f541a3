"""Plays a seat over plain HTTP: `python httpbot.py http://localhost:8080/join#TOKEN`, the link of the seat."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

server, _, token = " ".join(sys.argv[1:]).partition("/join#")
if not server.startswith(("http://", "https://")) or not token.isascii() or token.count(".") != 2:
    sys.exit("usage: python httpbot.py 'http://localhost:8080/join#TOKEN', with the link of the seat")
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def call(path: str, body: Any = None) -> Any:
    address = f"{server}/api/tables/{token.split('.')[0]}{path}"
    with urlopen(Request(address, json.dumps(body).encode() if body else None, headers), timeout=60) as answer:
        return json.load(answer)


update = call("/sit", {"seat": call("")["seat"], "name": "My bot"})
while (now := update["now"])["status"] != "over":
    if "decision" not in now:  # wait until something happens
        update = call(f"?since={update['seq']}&wait=25")
    elif now["decision"]["kind"] == "confirm":
        update = call("/confirm", {"seat": update["seat"]})
    else:
        choice = random.choice(now["choices"])  # whole, or completed by one of the values, or by a number
        numbers = [] if choice["least"] is None else range(choice["least"], choice["most"] + 1)
        last = choice["values"] or [number for number in numbers if number not in choice["missing"]]
        action = f"{choice['notation']} {random.choice(last)}" if last else choice["notation"]
        update = call("/act", {"decision": now["decision"]["id"], "action": action})
