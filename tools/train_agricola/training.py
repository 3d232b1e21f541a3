"""The training loop: collects samples from the workers, fits the net to them, and hands out the new one."""

import multiprocessing
import time
from argparse import Namespace
from collections import defaultdict, deque
from multiprocessing.connection import wait
from statistics import mean, median
from typing import Any

import msgspec
import numpy as np

from cosecha.bots.agricola.features import about_others, features
from cosecha.bots.agricola.units import UNIT
from cosecha.games.agricola import GAME, Options
from tools.train_agricola.fit import Fitter, backend, has_gpu
from tools.train_agricola.play import Played
from tools.train_agricola.worker import work

ERRORS_SHOWN = 5
WINDOW = 300
"""How many of the last matches the progress shows."""
EXPORT_SECONDS = 4.0
MOST_OWED = 200.0
"""If fitting can't keep up, it skips."""
STEPS_AT_ONCE = 20
FIRST_SAMPLES = 60_000
"""How many samples to wait for: a net fitted to a few matches forgets what it learned from others."""


class Progress:
    """What the last matches without exploration looked like, by number of players and cards."""

    def __init__(self) -> None:
        self.games = 0
        self.samples = 0
        self.errors = 0
        self._last: dict[str, deque[Played]] = defaultdict(lambda: deque(maxlen=WINDOW))

    def add(self, played: Played) -> None:
        self.games += 1
        self.samples += played.samples
        if played.error:
            self.errors += 1
            if self.errors <= ERRORS_SHOWN:
                print(f"a match failed ({played.kind}): {played.error}", flush=True)
        elif played.clean:
            self._last[played.kind].append(played)

    def line(self) -> str:
        parts = []
        for kind, last in sorted(self._last.items()):
            score = mean(mean(each.scores) for each in last)
            begging = mean(each.begging for each in last)
            third = median(number for each in last for number in each.third)
            cards = mean(number for each in last for number in each.cards)
            played = f" cards {cards:.1f}" if kind.endswith("c") else ""
            parts.append(f"{kind} {score:.1f} beg {begging:.2f} third {third:g}{played} (n={len(last)})")
        return " | ".join(parts)


class Samples:
    """The latest samples, in a ring."""

    def __init__(self, size: int, inputs: int, move: Any) -> None:
        self._size = size
        self._inputs = inputs
        self._move = move
        self._x = move(np.zeros((size, inputs), np.float32))
        self._y = move(np.zeros((size, 2), np.float32))
        self._place = 0
        self.filled = 0

    def add(self, matches: list[Played]) -> int:
        """Returns how many samples there were."""
        matches = [each for each in matches if each.samples]
        if not matches:
            return 0
        x = np.concatenate([np.frombuffer(each.x, np.int16).reshape(-1, self._inputs) for each in matches])
        y = np.concatenate([np.frombuffer(each.y, np.float32).reshape(-1, 2) for each in matches])
        if self._place + len(x) > self._size:
            self._place = 0
        end = self._place + len(x)
        self._x[self._place : end] = self._move(x.astype(np.float32) / UNIT)
        self._y[self._place : end] = self._move(y)
        self._place = end
        self.filled = max(self.filled, end)
        return len(x)

    def draw(self, random: Any, count: int) -> tuple[Any, Any]:
        chosen = self._move(random.integers(0, self.filled, count))
        return self._x[chosen], self._y[chosen]


class Training:
    def __init__(self, asked: Namespace, begun: float) -> None:
        self._asked = asked
        self._begun = begun
        self._net = asked.out / "net.json"
        self._checkpoint = asked.out / "checkpoint.npz"
        self._progress = Progress()
        self._games = 0

    def run(self) -> None:
        context = multiprocessing.get_context("fork")
        gate = context.Event()
        pipes: list[Any] = []
        workers = []
        # Forked before torch starts its threads.
        for number in range(self._asked.workers):
            mine, theirs = context.Pipe()
            rest = (
                gate,
                [*pipes, mine],
                theirs,
                self._net,
                self._asked,
                self._inputs(),
                self._asked.seed * 1000 + number,
            )
            worker = context.Process(target=work, args=rest, daemon=True)
            worker.start()
            theirs.close()
            pipes.append(mine)
            workers.append(worker)
        try:
            fitter, move = self._fitter()
            fitter.export(self._net)
            gate.set()
            self._fit(fitter, move, pipes)
        finally:
            for worker in workers:
                worker.terminate()
        self._save(fitter)
        print(f"done: {self._progress.games} games, {fitter.steps} steps: {self._progress.line()}", flush=True)

    def _fitter(self) -> tuple[Fitter, Any]:
        gpu = has_gpu()
        print(f"fitting on the {'GPU' if gpu else 'CPU'}, after {time.time() - self._begun:.0f} s", flush=True)
        move = backend(gpu)
        one, two = (int(size) for size in self._asked.hidden.split(","))
        fitter = Fitter(self._inputs(), (one, two), 2, move)
        if self._asked.resume and self._asked.resume.exists():
            self._games = int(fitter.load(self._asked.resume)["games"])
            print(f"resumed after {self._games} games and {fitter.steps} steps", flush=True)
        return fitter, move

    def _inputs(self) -> int:
        """How many numbers the net takes: hand cards need many of their own."""
        with_cards = any(kind.endswith("c") for kind in self._asked.matches.split(","))
        state = GAME.start(Options(players=2, cards="full" if with_cards else "none"), 0)
        return len(features(state, 0, about_others(state, 0)))

    def _fit(self, fitter: Fitter, move: Any, pipes: list[Any]) -> None:
        asked = self._asked
        samples = Samples(asked.buffer, self._inputs(), move)
        decoder = msgspec.msgpack.Decoder(Played)
        random = np.random.default_rng(asked.seed)
        owed = 0.0
        error: Any = 0.0
        start = last_line = last_export = time.time()
        end = self._begun + asked.minutes * 60
        while (now := time.time()) < end:
            ready: Any = wait(pipes, 0.02)
            matches = [decoder.decode(pipe.recv_bytes()) for pipe in ready]
            for played in matches:
                self._progress.add(played)
            if matches:
                owed = min(owed + samples.add(matches) * asked.reuse / asked.batch, MOST_OWED)
            if samples.filled < FIRST_SAMPLES:
                continue
            rate = asked.rate + (asked.last_rate - asked.rate) * (now - start) / (end - start)
            for _ in range(min(int(owed), STEPS_AT_ONCE)):
                error = fitter.step(*samples.draw(random, asked.batch), rate)
                owed -= 1
            if now - last_export > EXPORT_SECONDS:
                fitter.export(self._net)
                last_export = now
            if now - last_line > asked.every:
                speed = self._progress.games / (now - start)
                print(
                    f"{now - self._begun:4.0f} s, {self._progress.games} games ({speed:.1f}/s), "
                    f"{self._progress.errors} errors, "
                    f"{fitter.steps} steps, owed {owed:.0f}, error {float(error) ** 0.5:.2f}: {self._progress.line()}",
                    flush=True,
                )
                self._save(fitter)
                last_line = now

    def _save(self, fitter: Fitter) -> None:
        fitter.export(self._net)
        fitter.save(self._checkpoint, games=self._games + self._progress.games)
