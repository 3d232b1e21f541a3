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
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tools.mutants.calls import Calls, Place
from tools.mutants.children import restart_clock, run_all
from tools.mutants.mutations import Mutation
from tools.mutants.patching import import_mutated, patch

PYTEST = ["-x", "-s", "--disable-plugin-autoload", "-p", "no:terminal", "-p", "no:cacheprovider"]
WATCHED_CALLS = 300_000
"""A test with more calls counts as one that calls every function."""
STOPPED = "stopped: it took too long or too much memory"


@dataclass(frozen=True)
class Target:
    """The modules to change, and the tests that should notice: those below `tests` that have `name` in their id."""

    name: str
    package: str
    files: list[Path]
    tests: list[str]


@dataclass(frozen=True)
class Verdict:
    """What killed a mutation; nothing if it survived."""

    mutation: Mutation
    killer: str


@dataclass(frozen=True)
class Timing:
    """How many seconds a test computes, and which functions it calls, unless they are too many."""

    seconds: float
    calls: set[Place] | None


class TestsFail(Exception):
    """The tests fail without any mutation."""


def try_all(target: Target, mutations: list[Mutation], jobs: int, timings: dict[str, Timing]) -> Iterator[Verdict]:
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


def _try_collected(
    target: Target, timings: dict[str, Timing], mutations: list[Mutation], jobs: int, send: Connection
) -> None:
    """Sends the timings or what fails, then a verdict for each mutation, or itself if it needs a fresh process."""
    with Calls({str(file) for file in target.files}) as imported:
        _import_all(target.package)
    fresh = [each for each in mutations if (str(each.file), each.function) in (imported.found or ())]
    tests = Collected(target, timings, [each for each in mutations if each not in fresh], jobs, send)
    if failure := tests.run():
        send.send(failure)
    for mutation in fresh:
        send.send(mutation)


def _import_all(package: str) -> None:
    module = importlib.import_module(package)
    for each in pkgutil.walk_packages(getattr(module, "__path__", []), f"{package}."):
        importlib.import_module(each.name)


def _try_fresh(target: Target, timings: dict[str, Timing], mutation: Mutation) -> str:
    import_mutated(mutation)
    return Tests(target, timings).run()


@dataclass
class Tests:
    """A pytest plugin that selects and orders the tests of a target, and remembers which one fails."""

    __test__ = False

    target: Target
    timings: dict[str, Timing] = field(default_factory=dict)
    failed: str = ""

    def run(self) -> str:
        """The test that fails; empty if all pass."""
        status = pytest.main([*PYTEST, *self.target.tests], plugins=[self])
        return self.failed or ("" if status == pytest.ExitCode.OK else f"pytest {status!r}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        # An example that fails is enough. Looking for the smallest one would take far longer than the test.
        plain = settings.get_profile(settings.get_current_profile_name())
        settings.register_profile("mutants", plain, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = self.ordered([item for item in items if self.target.name in item.nodeid], None)

    def ordered(self, items: list[pytest.Item], place: Place | None) -> list[pytest.Item]:
        """First the tests that call the changed function; of each kind the fast ones first."""

        def key(item: pytest.Item) -> tuple[bool, float]:
            timing = self.timings.get(item.nodeid, Timing(0, None))
            return place is not None and timing.calls is not None and place not in timing.calls, timing.seconds

        return sorted(items, key=key)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> None:
        restart_clock()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class Collected(Tests):
    """Runs the collected tests again and again, each time in a fork: once as they are, then with each mutation."""

    def __init__(
        self, target: Target, timings: dict[str, Timing], mutations: list[Mutation], jobs: int, send: Connection
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
        if not self.failed:
            self.send.send(self.timings)
            trials = [(each, partial(self.trial, session.items, each)) for each in self.mutations]
            for mutation, killer in run_all(trials, self.jobs):
                self.send.send(Verdict(mutation, STOPPED if killer is None else killer))
        return True

    def measure(self, items: list[pytest.Item]) -> tuple[str, dict[str, Timing]]:
        files = {str(file) for file in self.target.files}
        for item in items:
            begin = time.process_time()
            with Calls(files, WATCHED_CALLS) as calls:
                self.play(item)
            self.timings[item.nodeid] = Timing(time.process_time() - begin, calls.found)
            if self.failed:
                break
        return self.failed, self.timings

    def trial(self, items: list[pytest.Item], mutation: Mutation) -> str:
        patch(mutation)
        for item in self.ordered(items, (str(mutation.file), mutation.function)):
            self.play(item)
            if self.failed:
                break
        return self.failed

    def play(self, item: pytest.Item) -> None:
        # Tests follow each other in any order, so each one tears down all of its fixtures.
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
