"""Runs a scenario: sets up its start and checks each step."""

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from cosecha.core.errors import BadNotation, BadOptions, BadPosition, BadScenario, IllegalAction
from cosecha.core.event import Event
from cosecha.core.game import Game
from cosecha.core.message import Message, messages_in
from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.lab.scenario.comparing import (
    REST,
    UnknownWord,
    differences,
    events_match,
    full,
    reason_ids,
    text_of,
    values,
)
from cosecha.lab.scenario.model import Failure, Outcome, Scenario
from cosecha.lab.scenario.reading import mapping, only_known


def run(scenario: Scenario) -> Outcome:
    """Run a scenario up to the first step that fails. Raises BadScenario if it is invalid."""
    try:
        game = by_name(scenario.game)
    except BadOptions as wrong:
        raise _bad_start(scenario, wrong.message) from None
    table = _begin(scenario, game)
    for number, step in enumerate(scenario.steps, 1):
        table.take(number, step)
        if table.failures:
            break
    return Outcome(scenario.file, scenario.name, table.failures)


def _bad_start(scenario: Scenario, why: Message) -> BadScenario:
    return BadScenario("error-scenario-start", file=scenario.file, scenario=scenario.name, text=why)


def _begin(scenario: Scenario, game: Game) -> "_Table":
    """The table before the first step: a deal or a position, then the moves and position of each base in turn."""
    table = _Table(scenario, game)
    try:
        for link in scenario.begin:
            overlay = link.get("position")
            if "start" in link:
                table.state = _deal(link["start"], scenario, game, table.events)
            elif link is scenario.begin[0]:
                table.state, overlay = game.from_position(overlay, check=False), None
            for move in table.items(link.get("moves") or []):
                seat, action = table.move(move)
                reason = table.state.why_not(seat, action)
                if reason is not None:
                    raise BadPosition("error-scenario-move", move=text_of(move), text=reason)
                table.play(seat, action)
            if overlay is not None:
                table.state = game.from_position(_merged(full(table.state.position()), overlay), check=False)
                table.events = []
        if scenario.check:
            game.from_position(table.state.position())
    except (BadPosition, BadOptions) as wrong:
        raise _bad_start(scenario, wrong.message) from None
    return table


def _deal(start: Any, scenario: Scenario, game: Game, log: list[Event]) -> State:
    fields = mapping(start, scenario.file, scenario.name)
    only_known(fields, {"options", "seed"}, scenario.file, scenario.name)
    seed = fields.get("seed", 0)
    try:
        options = msgspec.convert(fields.get("options", {}), game.options)
        return game.start(options, msgspec.convert(seed, int), log)
    except msgspec.ValidationError as wrong:
        raise BadOptions("error-options-shape", text=str(wrong)) from None


def _merged(below: Any, above: Any) -> Any:
    """Merge mappings recursively; null removes a key."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    merged = {str(key): value for key, value in below.items()}
    for key, value in above.items():
        if value is None:
            merged.pop(str(key), None)
        else:
            merged[str(key)] = _merged(merged.get(str(key)), value)
    return merged


class _Table:
    """A scenario while it runs."""

    state: State

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.events: list[Event] = []
        self.step = 0
        self.failures: list[Failure] = []

    def take(self, number: int, step: dict[str, Any]) -> None:
        self.step = number
        if "play" in step:
            self.play(*self.move(step["play"]))
        elif "hold" in step:
            self.play(*self.move(step["hold"]), hold=True)
        elif "refused" in step:
            self.refused(step)
        elif "preview" in step:
            self.preview(step)
        else:
            self.expect(self.mapping(step["expect"]))

    def play(self, seat: int, action: int, hold: bool = False) -> None:
        try:
            self.events = list(self.state.play(seat, action, hold))
        except IllegalAction as refused:
            self.fail("play", f"{seat}: {self.game.notation(action)}", refused.message)

    def refused(self, step: dict[str, Any]) -> None:
        """Check that the rules refuse an action with this reason and that the state doesn't change."""
        seat, action = self.move(step["refused"])
        before = self.state.position()
        reason = self.state.why_not(seat, action)
        if reason is None:
            self.fail("refused", text_of(step["refused"]), "allowed")
            return
        try:
            self.state.play(seat, action)
        except IllegalAction as refusal:
            self.compare("refused", str(reason), str(refusal.message))
        if self.state.position() != before:
            self.fail("refused", "no change", "a changed position")
        wanted = step.get("reason")
        ids = {part.id for part in messages_in(reason)}
        if wanted is not None and ids.isdisjoint(reason_ids(str(wanted), self.game.name)):
            self.fail("reason", str(wanted), str(reason))
        self.compare("with", self.mapping(step.get("with") or {}), values(reason.args) if step.get("with") else {})

    def preview(self, step: dict[str, Any]) -> None:
        seat, action = self.move(step["preview"])
        try:
            seen = self.state.preview(seat, action)
        except IllegalAction as refused:
            self.fail("preview", text_of(step["preview"]), refused.message)
            return
        if "events" in step:
            self.compare_events(self.items(step["events"]), seen.events)
        if "position" in step:
            self.compare("position", step["position"], seen.view.position)
        if "waiting" in step:
            self.compare("waiting", step["waiting"], list(seen.view.waiting))

    def expect(self, wanted: dict[str, Any]) -> None:
        checks: dict[str, Callable[[Any], None]] = {
            "position": lambda part: self.compare("position", part, self.state.position()),
            "count": self.expect_counts,
            "seen_by": self.expect_seen,
            "waiting": lambda seats: self.compare("waiting", seats, list(self.state.waiting())),
            "decision": self.expect_decision,
            "legal": lambda rows: self.each_seat(rows, self.expect_legal),
            "legal_has": lambda rows: self.each_seat(rows, self.expect_some),
            "legal_lacks": lambda rows: self.each_seat(rows, self.expect_none),
            "legal_count": lambda counts: self.each_seat(counts, self.expect_count),
            "scores": lambda part: self.compare("scores", part, self.state.scores()),
            "totals": lambda points: self.compare("totals", points, list(self.state.scores().totals)),
            "winners": lambda seats: self.compare("winners", seats, list(self.state.scores().winners)),
            "events": lambda rows: self.compare_events(self.items(rows), self.events),
        }
        only_known(wanted, set(checks), self.scenario.file, self.scenario.name, self.step)
        for what, value in wanted.items():
            checks[what](value)

    def expect_counts(self, wanted: Any) -> None:
        position = full(self.state.position())
        for name, count in self.mapping(wanted).items():
            came = position.get(name)
            if not isinstance(came, list | dict):
                raise self.bad(name)
            each = isinstance(count, list) and all(isinstance(entry, list | dict) for entry in came)
            self.compare(f"count {name}", count, [len(entry) for entry in came] if each else len(came))

    def expect_seen(self, by_seat: Any) -> None:
        for who, part in self.mapping(by_seat).items():
            seat = None if who == "spectator" else self.number(who)
            self.compare(f"seen_by {who}", part, self.state.view(seat).position)

    def expect_decision(self, wanted: Any) -> None:
        """Check the kind, or some fields, of a seat's decision."""
        wanted = {"kind": wanted} if isinstance(wanted, str) else self.mapping(wanted)
        waiting = self.state.waiting()
        seat = self.number(wanted.get("seat", waiting[0] if waiting else 0))
        self.compare("decision", wanted, self.state.decision(seat))

    def each_seat(self, rows: Any, check: Callable[[int, Any], None]) -> None:
        """Check each seat named, or the only waiting seat."""
        if isinstance(rows, dict):
            for seat, row in rows.items():
                check(self.number(seat), row)
            return
        waiting = self.state.waiting()
        if len(waiting) != 1:
            raise self.bad(text_of(rows))
        check(waiting[0], rows)

    def legal(self, seat: int) -> list[str]:
        return [self.game.notation(action) for action in self.state.legal(seat)]

    def expect_legal(self, seat: int, rows: Any) -> None:
        rows = [str(row) for row in self.items(rows)]
        legal = self.legal(seat)
        for pattern in (row for row in rows if "*" in row):
            rest = [action for action in legal if not fnmatchcase(action, pattern)]
            if len(rest) == len(legal):
                self.fail(f"legal {seat}", pattern, ", ".join(legal))
            legal = rest
        wanted = [self.game.notation(self.parse(row)) for row in rows if "*" not in row]
        self.compare(f"legal {seat}", sorted(wanted), sorted(legal))

    def expect_some(self, seat: int, rows: Any) -> None:
        legal = self.legal(seat)
        for row in self.items(rows):
            if not any(fnmatchcase(action, str(row)) for action in legal):
                self.fail(f"legal_has {seat}", str(row), ", ".join(legal))

    def expect_none(self, seat: int, rows: Any) -> None:
        legal = self.legal(seat)
        for row in self.items(rows):
            if "*" not in str(row):
                self.parse(str(row))
            for action in legal:
                if fnmatchcase(action, str(row)):
                    self.fail(f"legal_lacks {seat}", str(row), action)

    def expect_count(self, seat: int, count: Any) -> None:
        self.compare(f"legal_count {seat}", count, len(self.state.legal(seat)))

    def compare(self, what: str, wanted: Any, came: Any) -> None:
        try:
            found = differences(wanted, came, what)
        except UnknownWord as wrong:
            file, scenario, step = self.scenario.file, self.scenario.name, self.step
            known = ", ".join(wrong.known)
            raise BadScenario(
                "error-scenario-word", file=file, scenario=scenario, step=step, word=wrong.word, known=known
            ) from None
        for where, expected, seen in found:
            self.fail(where, text_of(expected), text_of(seen))

    def compare_events(self, rows: list[Any], events: list[Event]) -> None:
        wanted = [row if row == REST or isinstance(row, dict) else {"event": row} for row in rows]
        came = [{"event": event.kind, **full(event)} for event in events]
        if not events_match(wanted, came):
            self.fail("events", text_of(rows), text_of([msgspec.to_builtins(event) for event in events]))

    def move(self, text: Any) -> tuple[int, int]:
        """The seat and action of `1: bid 3`, which YAML reads as a mapping if it isn't quoted."""
        if isinstance(text, dict) and len(text) == 1:
            seat, words = next(iter(text.items()))
        else:
            seat, _, words = str(text).partition(":")
        return self.number(seat), self.parse(str(words).strip())

    def parse(self, words: str) -> int:
        try:
            return self.game.parse(words)
        except BadNotation as wrong:
            raise self.bad(wrong.message) from None

    def number(self, text: Any) -> int:
        if not str(text).strip().isdecimal():
            raise self.bad(text_of(text))
        return int(text)

    def mapping(self, data: Any) -> dict[str, Any]:
        return mapping(data, self.scenario.file, self.scenario.name, self.step)

    def items(self, data: Any) -> list[Any]:
        if not isinstance(data, list):
            raise self.bad(text_of(data))
        return data

    def fail(self, what: str, expected: str, came: str | Message) -> None:
        self.failures.append(Failure(self.scenario.name, self.step, what, expected, came))

    def bad(self, text: str | Message) -> BadScenario:
        file, scenario = self.scenario.file, self.scenario.name
        return BadScenario("error-scenario-step", file=file, scenario=scenario, step=self.step, text=text)
