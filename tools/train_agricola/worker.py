"""A process that plays with the newest net until it is stopped."""

import random
from argparse import Namespace
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import msgspec

from cosecha.bots.agricola.netfile import read_net
from tools.train_agricola.play import Plan, play


def work(gate: Event, other_ends: list[Any], pipe: Any, path: Path, asked: Namespace, inputs: int, seed: int) -> None:
    """Wait for the first net, then send one match after the other."""
    for end in other_ends:
        end.close()  # Inherited: the pipe would never break.
    gate.wait()
    plan = Plan(
        matches=asked.matches.split(","),
        inputs=inputs,
        clean=asked.clean,
        explore=asked.explore,
        temperature=asked.temperature,
        trace=asked.trace,
        ahead=asked.ahead,
        gifts=asked.gifts,
        card_gifts=asked.card_gifts,
        eager=asked.eager,
        drafts=asked.drafts,
    )
    rng = random.Random(seed)
    encoder = msgspec.msgpack.Encoder()
    read = path.stat().st_mtime
    net = read_net(path)
    try:
        while True:
            pipe.send_bytes(encoder.encode(play(net, plan, rng)))
            changed = path.stat().st_mtime
            if changed != read:
                net, read = read_net(path), changed
    except (BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        pass
