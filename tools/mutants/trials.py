"""The tests of a game, run for each mutation until one fails.

Most mutations change one function. For these, pytest collects the tests once; each trial is a fork of that process, in
which the function gets its new code. A mutation of a table, or of a function that was called during the import to fill
one, needs a process that hasn't imported the game yet.
"""

import importlib
import multiprocessing
import pkgutil
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tools.mutants.calls import called_by
from tools.mutants.children import restart_clock, run_all
from tools.mutants.mutations import Mutation
from tools.mutants.patching import import_mutated, patch

PYTEST = ["-x", "-s", "--disable-plugin-autoload", "-p", "no:terminal", "-p", "no:cacheprovider"]
STOPPED = "stopped: it took too long or too much memory"


@dataclass(frozen=True)
class Target:
    """The modules to mutate, and the tests that should catch it: those in `tests` that have `name` in their id."""

    name: str
    package: str
    files: list[Path]
    tests: list[str]


@dataclass(frozen=True)
class Verdict:
    """What killed a mutation; nothing if it survived."""

    mutation: Mutation
    killer: str


Timings = dict[str, float]
"""Seconds of CPU time by test."""


class TestsFail(Exception):
    """The tests fail without any mutation."""


def try_all(target: Target, mutations: list[Mutation], jobs: int, timings: Timings) -> Iterator[Verdict]:
    """Try each mutation, in no particular order. Measures the tests first if there are no timings. Raises TestsFail."""
    receive, send = multiprocessing.Pipe(duplex=False)
    arguments = (target, timings, [each for each in mutations if each.function], jobs, send)
    collected = multiprocessing.get_context("fork").Process(target=_try_collected, args=arguments)
    collected.start()
    send.close()
    fresh = [each for each in mutations if not each.function]
    with suppress(EOFError):
        while True:
            match receive.recv():
                case Verdict() as verdict:
                    yield verdict
                case Mutation() as mutation:
                    fresh.append(mutation)
                case dict() as measured:
                    timings |= measured
                case str() as failure:
                    raise TestsFail(failure)
    collected.join()
    trials = [(each, partial(_try_fresh, target, timings, each)) for each in fresh]
    for mutation, killer in run_all(trials, jobs):
        yield Verdict(mutation, STOPPED if killer is None else killer)


def _try_collected(target: Target, timings: Timings, mutations: list[Mutation], jobs: int, send: Connection) -> None:
    """Send the timings, or the test that fails; then for each mutation a verdict, or the mutation if it needs a fresh
    process."""
    imported = called_by(partial(_import_all, target.package))
    fresh = [each for each in mutations if (str(each.file), each.function) in imported]
    tests = Collected(target, timings, [each for each in mutations if each not in fresh], jobs, send)
    if failure := tests.run():
        send.send(failure)
    for mutation in fresh:
        send.send(mutation)


def _import_all(package: str) -> None:
    module = importlib.import_module(package)
    for each in pkgutil.walk_packages(getattr(module, "__path__", []), f"{package}."):
        importlib.import_module(each.name)


def _try_fresh(target: Target, timings: Timings, mutation: Mutation) -> str:
    import_mutated(mutation)
    return Tests(target, timings).run()


@dataclass
class Tests:
    """A pytest plugin that selects and orders the tests of a target, and remembers which one fails."""

    __test__ = False

    target: Target
    timings: Timings
    failed: str = ""

    def run(self) -> str:
        """The test that fails; empty if all pass."""
        status = pytest.main([*PYTEST, *self.target.tests], plugins=[self])
        return self.failed or ("" if status == pytest.ExitCode.OK else f"pytest {status!r}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        # One failing example is enough: shrinking it would take far longer than the test.
        plain = settings.get_profile(settings.get_current_profile_name())
        settings.register_profile("mutants", plain, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.name in item.nodeid]
        self.sort(items)

    def sort(self, items: list[pytest.Item]) -> None:
        """Fast tests first: most mutations are killed by one of them."""
        items.sort(key=lambda item: self.timings.get(item.nodeid, 0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> None:
        restart_clock()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class Collected(Tests):
    """Collects the tests once and runs them in forks: first without a mutation, then with each one."""

    def __init__(
        self, target: Target, timings: Timings, mutations: list[Mutation], jobs: int, send: Connection
    ) -> None:
        super().__init__(target, timings)
        self.mutations = mutations
        self.jobs = jobs
        self.send = send

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.timings:
            [(_, measured)] = run_all([("", partial(self.measure, session.items))], 1)
            self.failed, self.timings = measured or (STOPPED, {})
            self.sort(session.items)
        if not self.failed:
            self.send.send(self.timings)
            trials = [(each, partial(self.trial, session.items, each)) for each in self.mutations]
            for mutation, killer in run_all(trials, self.jobs):
                self.send.send(Verdict(mutation, STOPPED if killer is None else killer))
        return True

    def measure(self, items: list[pytest.Item]) -> tuple[str, Timings]:
        for item in items:
            begin = time.process_time()
            self.play(item)
            self.timings[item.nodeid] = time.process_time() - begin
        return self.failed, self.timings

    def trial(self, items: list[pytest.Item], mutation: Mutation) -> str:
        patch(mutation)
        for item in items:
            self.play(item)
            if self.failed:
                break
        return self.failed

    def play(self, item: pytest.Item) -> None:
        # Tests run in any order, so each one tears down all of its fixtures.
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
