"""Trains the net of the Agricola bot by self-play: `python -m tools.train_agricola --minutes 9 --out DIR`.

Worker processes play matches with the newest net and send samples; this process fits the net to the latest of them
(with torch on a GPU if there is one, otherwise with numpy). It writes DIR/checkpoint.npz, from which `--resume` goes
on, and DIR/net.json, which belongs in `src/cosecha/bots/agricola/`.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import defaultdict, deque
from multiprocessing.connection import Connection, wait
from pathlib import Path
from statistics import mean, median

from tools.train_agricola import build

WINDOW = 300
"""How many of the last matches the progress shows."""


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.train_agricola")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT", "build/training/out")))
    parser.add_argument("--resume", type=Path, help="a checkpoint; used if it exists")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--players", default="1,1,2,2,3,3,4", help="drawn from for each match")
    parser.add_argument("--hidden", default="64,32")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the start")
    parser.add_argument("--last-rate", type=float, default=2e-4)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--reuse", type=float, default=8, help="how often a sample is used")
    parser.add_argument("--buffer", type=int, default=600_000, help="how many samples are kept")
    parser.add_argument("--explore", type=float, default=0.1)
    parser.add_argument("--temperature", type=float, default=1.5)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--clean", type=float, default=0.3)
    parser.add_argument("--every", type=float, default=20, help="seconds between lines of progress")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def work(pipe: Connection, path: Path, asked: argparse.Namespace, seed: int) -> None:
    """A worker: play with the newest net until the pipe is closed."""
    import random

    import msgspec
    from cosecha.bots.agricola.netfile import read_net

    from tools.train_agricola.play import Plan, play

    plan = Plan(
        players=[int(count) for count in asked.players.split(",")],
        clean=asked.clean,
        explore=asked.explore,
        temperature=asked.temperature,
        trace=asked.trace,
    )
    rng = random.Random(seed)
    encoder = msgspec.msgpack.Encoder()
    read = 0.0
    try:
        while True:
            changed = path.stat().st_mtime
            if changed != read:
                net, read = read_net(path), changed
            pipe.send_bytes(encoder.encode(play(net, plan, rng)))
    except (BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        pass


class Progress:
    """What the last matches without exploration looked like, by number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.samples = 0
        self.last: dict[int, deque] = defaultdict(lambda: deque(maxlen=WINDOW))

    def add(self, played: object) -> None:
        self.games += 1
        self.samples += played.samples
        if played.clean:
            self.last[played.players].append(played)

    def line(self) -> str:
        parts = []
        for players in sorted(self.last):
            last = self.last[players]
            score = mean(mean(each.scores) for each in last)
            begging = mean(each.begging for each in last)
            third = median(number for each in last for number in each.third)
            parts.append(f"{players}p {score:.1f} beg {begging:.2f} third {third:g} (n={len(last)})")
        return " | ".join(parts)


def main() -> None:
    asked = parsed()
    begun = time.time()
    target = build.ensure()
    print(f"compiled rules in {target} after {time.time() - begun:.0f} s", flush=True)
    sys.path.insert(0, str(target))
    asked.out.mkdir(parents=True, exist_ok=True)
    train(asked, begun)


def train(asked: argparse.Namespace, begun: float) -> None:
    net_path = asked.out / "net.json"
    context = multiprocessing.get_context("fork")
    pipes: list[Connection] = []
    workers = []
    # Forked before anything starts threads; they wait for the first net.
    gate = context.Event()
    for number in range(asked.workers):
        mine, theirs = context.Pipe()
        worker = context.Process(target=_gated, args=(gate, theirs, net_path, asked, asked.seed * 1000 + number))
        worker.daemon = True
        worker.start()
        theirs.close()
        pipes.append(mine)
        workers.append(worker)
    try:
        _fit(asked, begun, net_path, gate, pipes)
    finally:
        for worker in workers:
            worker.terminate()


def _gated(gate: object, *rest: object) -> None:
    os.nice(5)
    gate.wait()
    work(*rest)


def _fit(asked: argparse.Namespace, begun: float, net_path: Path, gate: object, pipes: list[Connection]) -> None:
    import msgspec
    import numpy as np

    import cosecha.bots.agricola.search as search
    from cosecha.bots.agricola.features import about_others, features
    from cosecha.games.agricola import GAME, Options

    from tools.train_agricola.fit import Fitter, backend
    from tools.train_agricola.play import Played

    gpu = _has_gpu()
    print(f"search from {search.__file__}, fitting on {'the GPU' if gpu else 'the CPU'}", flush=True)
    state = GAME.start(Options(players=2), 0)
    inputs = len(features(state, 0, about_others(state, 0)))
    hidden = tuple(int(size) for size in asked.hidden.split(","))
    move = backend(gpu)
    fitter = Fitter(inputs, hidden, 2, move)
    earlier = {"games": 0.0}
    if asked.resume and asked.resume.exists():
        earlier = fitter.load(asked.resume)
        print(f"resumed after {earlier['games']:.0f} games and {fitter.steps} steps", flush=True)
    fitter.export(net_path)
    gate.set()
    xs = move(np.zeros((asked.buffer, inputs), np.float32))
    ys = move(np.zeros((asked.buffer, 2), np.float32))
    decoder = msgspec.msgpack.Decoder(Played)
    draw = np.random.default_rng(asked.seed)
    progress = Progress()
    filled = place = 0
    owed = 0.0
    ready = asked.batch * 4
    error = 0.0
    start = last_line = last_export = time.time()
    end = begun + asked.minutes * 60
    while (now := time.time()) < end:
        new_x, new_y = [], []
        for pipe in wait(pipes, 0.02):
            played = decoder.decode(pipe.recv_bytes())
            progress.add(played)
            new_x.append(np.frombuffer(played.x, np.float32).reshape(-1, inputs))
            new_y.append(np.frombuffer(played.y, np.float32).reshape(-1, 2))
        if new_x:
            x, y = np.concatenate(new_x), np.concatenate(new_y)
            if place + len(x) > asked.buffer:
                place = 0
            xs[place : place + len(x)] = move(x)
            ys[place : place + len(x)] = move(y)
            place += len(x)
            filled = max(filled, place)
            owed += len(x) * asked.reuse / asked.batch
        if filled >= ready:
            rate = asked.rate + (asked.last_rate - asked.rate) * (now - start) / (end - start)
            owed = min(owed, 200.0)
            steps = 0
            while owed >= 1 and steps < 20:
                chosen = move(draw.integers(0, filled, asked.batch))
                error = fitter.step(xs[chosen], ys[chosen], rate)
                owed -= 1
                steps += 1
        if now - last_export > 3 and filled >= ready:
            fitter.export(net_path)
            last_export = now
        if now - last_line > asked.every:
            speed = progress.games / (now - start)
            print(
                f"{now - begun:4.0f} s, {progress.games} games ({speed:.1f}/s), {progress.samples} samples, "
                f"{fitter.steps} steps, error {float(error) ** 0.5:.2f}, owed {owed:.0f}: {progress.line()}",
                flush=True,
            )
            fitter.save(asked.out / "checkpoint.npz", games=earlier["games"] + progress.games)
            last_line = now
    fitter.export(net_path)
    fitter.save(asked.out / "checkpoint.npz", games=earlier["games"] + progress.games)
    print(f"done: {progress.games} games, {fitter.steps} steps: {progress.line()}", flush=True)


def _has_gpu() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


if __name__ == "__main__":
    main()
