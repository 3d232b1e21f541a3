"""Plays matches in which a search decides everything: worker processes search, and the net judges the positions of all
their matches at once."""

import multiprocessing
import signal
from ctypes import c_byte
from itertools import accumulate
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import torch
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.choices import Slots
from cosecha.bots.nets.guide import judgments
from cosecha.encoding import encoder_for
from cosecha.lab.training.lanes import Samples
from cosecha.lab.training.model import HEADS, Model, Options
from cosecha.lab.training.searched import SearchedMatch, SearchPlan

MORE: Final = "more"
"""A worker has written observations and waits for their judgments."""


class Task(Struct, frozen=True):
    """What all matches of a lane have in common."""

    game: str
    options: dict[str, Any]
    plan: SearchPlan
    aim: Aim
    choices: list[str]
    """Those of the net."""
    seats: int
    """Those of the net."""
    matches: int


class Shared(NamedTuple):
    """One row for each position that may have to be judged: `batch` for each match."""

    observations: NDArray[np.uint8]
    asked: NDArray[np.uint8]
    """Which rows have to be judged."""
    logits: NDArray[np.float32]
    values: NDArray[np.float32]


class Found(NamedTuple):
    """The decisions of some matches that are learned from."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    row: NDArray[np.int64]
    seat: NDArray[np.int64]
    when: NDArray[np.int64]
    values: NDArray[np.float32]
    numbers: NDArray[np.int64]
    """All numbers that were open, of one decision after the other, ..."""
    visits: NDArray[np.int64]
    begin: NDArray[np.int64]
    """... and where those of each decision begin."""
    points: NDArray[np.float32]


class SearchLane:
    def __init__(
        self, game: str, options: dict[str, Any], matches: int, processes: int, plan: SearchPlan, aim: Aim, model: Model
    ) -> None:
        self.encoder = encoder_for(game, options)
        plain = msgspec.to_builtins(self.encoder.options)
        self._task = Task(game, plain, plan, aim, model.choices, model.seats, matches)
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray(c_byte, sum(_sizes(self._task)))
        self._shared = _shared(self._task, memory)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        try:
            for worker in range(processes):
                part = range(matches * worker // processes, matches * (worker + 1) // processes)
                ours, theirs = spawn.Pipe()
                process = spawn.Process(target=_work, args=(self._task, memory, part, theirs), daemon=True)
                process.start()
                theirs.close()
                self._pipes.append(ours)
                self._processes.append(process)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
            process.join()
        for pipe in self._pipes:
            pipe.close()

    def play(self, net: Options, seed: int, device: str) -> Samples:
        """Play all matches to their end. Everything follows from the seed and the net."""
        for pipe in self._pipes:
            pipe.send(seed)
        shared, busy = self._shared, list(self._pipes)
        found: list[Found] = []
        while busy:
            asking = []
            for pipe in busy:
                answer = pipe.recv()
                if isinstance(answer, Exception):
                    raise answer
                if answer == MORE:
                    asking.append(pipe)
                else:
                    found.append(Found(*answer))
            busy = asking
            rows = np.flatnonzero(shared.asked)
            if len(rows):
                with torch.no_grad():
                    logits, values = net(torch.from_numpy(shared.observations[rows]).to(device))
                shared.logits[rows] = logits.float().cpu().numpy()
                shared.values[rows] = values.float().reshape(len(rows), -1).cpu().numpy()
                shared.asked[:] = 0
            for pipe in busy:
                pipe.send(MORE)
        return self._samples(found, net, device)

    def _samples(self, found: list[Found], net: Options, device: str) -> Samples:
        found.sort(key=lambda each: int(each.row[0]))  # by worker, whichever was first
        sizes = [len(each.row) for each in found]
        owner = np.concatenate([np.diff(each.begin, append=len(each.numbers)) for each in found])
        joined = Found(*(np.concatenate(column) for column in zip(*found, strict=True)))
        order = np.argsort(joined.when, kind="stable")  # as lanes have them
        count, n = sum(sizes), self.encoder.n
        decision = torch.from_numpy(np.repeat(np.arange(count), owner)).to(device)
        choice: Any = net.choice
        targets = torch.zeros(count, len(net.model[0].choices), device=device)
        visits = torch.from_numpy(joined.visits).to(device).float()
        targets.index_put_((decision, choice[torch.from_numpy(joined.numbers).to(device)]), visits, accumulate=True)
        targets /= targets.sum(1, keepdim=True)
        open_numbers = torch.from_numpy(np.unpackbits(joined.masks, axis=1, count=n)).to(device)
        where = torch.from_numpy(order).to(device)
        return Samples(
            observations=net.rows(torch.from_numpy(joined.observations).to(device)[where]),
            masks=net.open_choices(open_numbers)[where],
            chosen=targets.argmax(1)[where],
            chances=torch.zeros(count, device=device),
            values=torch.from_numpy(joined.values).to(device)[where][:, None],
            row=torch.from_numpy(joined.row).to(device)[where],
            seat=torch.from_numpy(joined.seat).to(device)[where],
            when=torch.from_numpy(joined.when).to(device)[where],
            points=torch.from_numpy(joined.points).to(device),
            targets=targets[where].half(),
        )


def _sizes(task: Task) -> list[int]:
    encoder = encoder_for(task.game, task.options)
    rows = task.matches * task.plan.batch
    slots = len(Slots(encoder, task.choices).choice)
    return [rows * slots * 4, rows * task.seats * HEADS * 4, rows * encoder.layout.size, rows]


def _shared(task: Task, memory: Any) -> Shared:
    rows = task.matches * task.plan.batch
    sizes = _sizes(task)
    begin = [0, *accumulate(sizes)]
    logits, values = (
        np.frombuffer(memory, np.float32, sizes[part] // 4, begin[part]).reshape(rows, -1) for part in (0, 1)
    )
    observations, asked = (np.frombuffer(memory, np.uint8, sizes[part], begin[part]) for part in (2, 3))
    return Shared(observations.reshape(rows, -1), asked, logits, values)


def _work(task: Task, memory: Any, part: range, pipe: Connection) -> None:
    """The worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole process group; the parent terminates us.
    while True:
        try:
            seed = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(_play(task, memory, part, seed, pipe))
        except Exception as wrong:
            pipe.send(wrong)
            raise


def _play(task: Task, memory: Any, part: range, seed: int, pipe: Connection) -> Found:
    encoder = encoder_for(task.game, task.options)
    slots = Slots(encoder, task.choices)
    shared = _shared(task, memory)
    matches = [SearchedMatch(encoder, task.aim, task.plan, seed * 1_000_003 + row) for row in part]
    asking = True
    while asking:
        asked = []
        for row, match in zip(part, matches, strict=True):
            episodes = match.to_judge()
            first = row * task.plan.batch
            for number, episode in enumerate(episodes):
                shared.observations[first + number] = np.frombuffer(episode.observe(episode.seat), np.uint8)
            shared.asked[first : first + len(episodes)] = 1
            if episodes:
                asked.append((match, first, episodes))
        asking = bool(asked)
        if asking:
            pipe.send(MORE)
            pipe.recv()
        for match, first, episodes in asked:
            last = first + len(episodes)
            values = shared.values[first:last].reshape(len(episodes), task.seats, HEADS)
            match.judged(judgments(episodes, slots, shared.logits[first:last], values))
    return _found(part, matches)


def _found(part: range, matches: list[SearchedMatch]) -> Found:
    pairs = [(row, each) for row, match in zip(part, matches, strict=True) for each in match.decisions]
    rows = [each for _, each in pairs]
    counts = [len(each.numbers) for each in rows]
    return Found(
        observations=np.frombuffer(b"".join(each.observation for each in rows), np.uint8).reshape(len(rows), -1),
        masks=np.frombuffer(b"".join(each.mask for each in rows), np.uint8).reshape(len(rows), -1),
        row=np.array([row for row, _ in pairs]),
        seat=np.array([each.seat for each in rows]),
        when=np.array([each.when for each in rows]),
        values=np.array([each.value for each in rows], np.float32),
        numbers=np.array([number for each in rows for number in each.numbers]),
        visits=np.array([count for each in rows for count in each.visits]),
        begin=np.array([0, *accumulate(counts)][:-1]),
        points=np.array([match.points() for match in matches], np.float32),
    )
