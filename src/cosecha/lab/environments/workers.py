"""A batch whose matches are spread over several processes. They write into memory that they share with this one."""

import multiprocessing
import signal
from collections.abc import Sequence
from ctypes import c_byte
from multiprocessing.connection import Connection
from typing import Any

from cosecha.lab.environments.arrays import Arrays, Plan, arrays_in, bytes_needed
from cosecha.lab.environments.batch import Batch

Shape = tuple[int, int, int, int]
"""The number of matches and seats, and the sizes of observations and masks."""


class Workers:
    """The same interface as `Batch`."""

    def __init__(self, plan: Plan, shape: Shape, processes: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray(c_byte, bytes_needed(*shape))
        self.arrays = arrays_in(memory, *shape)
        matches = shape[0]
        self._parts: list[slice] = []
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._busy: set[int] = set()
        """The workers that owe an answer."""
        try:
            for worker in range(processes):
                part = slice(matches * worker // processes, matches * (worker + 1) // processes)
                ours, theirs = spawn.Pipe()
                process = spawn.Process(target=_work, args=(plan, memory, shape, part, theirs), daemon=True)
                process.start()
                theirs.close()
                self._parts.append(part)
                self._pipes.append(ours)
                self._processes.append(process)
                self._busy.add(worker)
            self.wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seeds: Sequence[int | None], chosen: Sequence[bool]) -> None:
        if self._busy:
            self._collect()  # what was interrupted has no effect any more
        self._tell([("reset", seeds[part], chosen[part]) for part in self._parts])

    def step(self) -> None:
        self.begin_step()
        self.wait()

    def begin_step(self) -> None:
        """Let the workers begin a step. Until `wait` returns, the arrays are theirs."""
        if self._busy:
            raise RuntimeError("the last step was interrupted: reset the games first")
        self._send([("step",)] * len(self._parts))

    def _tell(self, messages: Sequence[tuple[Any, ...]]) -> None:
        self._send(messages)
        self.wait()

    def _send(self, messages: Sequence[tuple[Any, ...]]) -> None:
        if not self._pipes:
            raise RuntimeError("this environment is closed: make another one")
        for worker, (pipe, message) in enumerate(zip(self._pipes, messages, strict=True)):
            self._busy.add(worker)
            try:
                pipe.send(message)
            except OSError:
                raise self._died(worker) from None

    def wait(self) -> None:
        """Wait until every worker is done. If some have failed, raise what the first of them says."""
        if failed := self._collect():
            raise failed

    def _collect(self) -> Exception | None:
        """The answers that workers owe: what the first that has failed says, or None."""
        failed: Exception | None = None
        for worker in sorted(self._busy):
            try:
                answer = self._pipes[worker].recv()
            except (EOFError, OSError):
                raise self._died(worker) from None
            self._busy.discard(worker)
            failed = failed or answer
        return failed

    def _died(self, worker: int) -> RuntimeError:
        process, part = self._processes[worker], self._parts[worker]
        process.join(1)
        return RuntimeError(
            f"the worker process of games {part.start} to {part.stop - 1} has died (exit code {process.exitcode})"
        )

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for pipe in self._pipes:
            pipe.close()
        self._processes, self._pipes = [], []
        self._busy.clear()


def _work(plan: Plan, memory: Any, shape: Shape, part: slice, pipe: Connection) -> None:
    """The worker process. It answers each message with None or with an exception."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole process group; the parent terminates us.
    batch: Batch | None = None
    arrays: Arrays = arrays_in(memory, *shape).part(part)
    message: tuple[Any, ...] = ("start",)
    while True:
        failed: Exception | None = None
        try:
            if batch is None:
                batch = Batch(plan, arrays, part.start)
            elif message[0] == "reset":
                batch.reset(*message[1:])
            else:
                batch.step()
        except Exception as wrong:
            failed = wrong
        try:
            pipe.send(failed)
            message = pipe.recv()
        except (EOFError, OSError):
            return
