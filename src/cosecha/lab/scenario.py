"""Scenario files: the rules told as examples that a player can read aloud, and checked.

For programs: `check_file(path)` plays every scenario of a file and gives an `Outcome` each: `outcome.name`,
`outcome.passed`, and `outcome.failures`, a list of `Failure` (scenario, step, what, expected, came), empty when it
passed; `failure.message` says it to a person. A file that cannot be read or understood raises `BadScenario`.
`read_file(path)` gives the scenarios without playing them, `run(scenario)` plays one.

A file (YAML, or JSON) looks like this:

    game: santiago
    bases:                          # named positions to start from; `bases.yaml` beside the file has more of them
      three at the table:
        start: {options: {players: 3, starting_overseer_seat: 0}, seed: 7}
    scenarios:
      - name: A bid differs from every earlier bid.
        base: three at the table    # or `start: ...`, or neither and a whole `position:`
        moves: ["1: bid 2"]         # played before the steps; a base may have them too
        position: {money: [9, 8, 7]}    # laid over all that, word by word; null takes a word away
        check: false                # only for a board that play cannot reach
        steps:
          - refused: "2: bid 2"     # the rules refuse this...
            reason: bid-taken       # ... and that is why
            with: {amount: 2}       # and these are among the arguments of the reason
          - preview: "2: bid 4"     # what seat 2 would be shown if it thought of this action
            events: [bid_made]
          - "2: bid 3"              # seat 2 plays; quotes may be left out
          - expect:
              waiting: [0]
              decision: {kind: bid, seat: 0}
              legal_has: [pass, bid 4]
              legal_lacks: [bid 3, "plant *"]
              legal_count: 8
              events: [{event: bid_made, seat: 2, amount: 3}]

A step `hold: "0: pass"` plays an action that its seat still has to confirm (`"0: confirm"`).

What may be expected: `position` (part of the position), `count` (how many entries a list of the position has, or each
of its lists), `seen_by` (by seat, or `onlooker`: part of what is shown to it), `waiting`, `decision`, `legal` (all of
them), `legal_has`, `legal_lacks` (a `*` stands for anything), `legal_count` (these four for the one waiting seat, or by
seat: `{1: [pass]}`), `scores` (part of the score sheet), `totals`, `winners`, `events` (what the last action brought;
`"..."` stands for any events). A mapping is compared only in the words it has, except that an empty one means that
there is nothing; null means that a word is not there; a list is compared whole.
"""

from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadNotation, BadOptions, BadPosition, BadScenario, IllegalAction
from cosecha.core.event import Event
from cosecha.core.game import Game
from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.lab.plain_yaml import BadYaml, read_yaml

BASES = "bases.yaml"
REST = "..."
"""In a list of events: any number of them."""

_BEGIN = {"start", "base", "moves", "position", "check"}
_SCENARIO = _BEGIN | {"name", "game", "steps"}
_STEPS = {
    "play": {"play"},
    "hold": {"hold"},
    "refused": {"refused", "reason", "with"},
    "preview": {"preview", "events", "position", "waiting"},
    "expect": {"expect"},
}


class Failure(Struct, frozen=True):
    """What came otherwise than a scenario says. `step` counts from 1; 0 is the start."""

    scenario: str
    step: int
    what: str
    expected: str
    came: str

    @property
    def message(self) -> Message:
        return Message(
            "scenario-failed",
            {"step": self.step, "what": self.what, "expected": self.expected, "came": self.came},
        )


class Outcome(Struct, frozen=True):
    """What became of one scenario."""

    file: str
    name: str
    failures: list[Failure]

    @property
    def passed(self) -> bool:
        return not self.failures


class Scenario(Struct, frozen=True):
    """One example: how it begins and what happens then. `begin` is the chain of bases, the farthest first."""

    file: str
    name: str
    game: str
    begin: list[dict[str, Any]]
    check: bool
    steps: list[dict[str, Any]]


def check_file(path: str | Path) -> list[Outcome]:
    """Play every scenario of a file. Raises BadScenario if the file is not one of scenarios."""
    return [run(scenario) for scenario in read_file(path)]


# Reading


def read_file(path: str | Path) -> list[Scenario]:
    """The scenarios of a file, in their order. Raises BadScenario."""
    path = Path(path)
    data = _load(path)
    bases: dict[str, Any] = {}
    beside = path.with_name(BASES)
    if beside.exists() and beside != path:
        found = _load(beside)
        bases |= _mapping(found.get("bases", found) if isinstance(found, dict) else found, beside.name)
    game = None
    if isinstance(data, dict) and "name" not in data:
        _known(data, {"game", "bases", "scenarios"}, path.name)
        bases |= _mapping(data.get("bases") or {}, path.name)
        game = data.get("game")
        data = data.get("scenarios", [])
    rows = data if isinstance(data, list) else [data]
    scenarios = [_scenario(row, number, game, bases, path.name) for number, row in enumerate(rows, 1)]
    if not scenarios:
        raise BadScenario("error-scenario-empty", file=path.name)
    return scenarios


def _load(path: Path) -> Any:
    try:
        return read_yaml(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadScenario("error-scenario-file", file=path.name) from None
    except BadYaml as wrong:
        raise BadScenario("error-scenario-yaml", file=path.name, line=wrong.line, text=wrong.text) from None


def _mapping(data: Any, file: str, scenario: str = "", step: int = 0) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadScenario("error-scenario-shape", file=file, scenario=scenario, step=step, text=_text(data))
    return {str(key): value for key, value in data.items()}


def _known(data: dict[str, Any], known: set[str], file: str, scenario: str = "", step: int = 0) -> None:
    for key in data:
        if key not in known:
            words = ", ".join(sorted(known))
            raise BadScenario("error-scenario-word", file=file, scenario=scenario, step=step, word=key, known=words)


def _scenario(row: Any, number: int, game: Any, bases: dict[str, Any], file: str) -> Scenario:
    row = _mapping(row, file, str(number))
    name = row.get("name")
    if not isinstance(name, str):
        raise BadScenario("error-scenario-missing", file=file, scenario=str(number), word="name")
    _known(row, _SCENARIO, file, name)
    game = row.get("game", game)
    if not isinstance(game, str):
        raise BadScenario("error-scenario-missing", file=file, scenario=name, word="game")
    steps = row.get("steps")
    if not isinstance(steps, list):
        raise BadScenario("error-scenario-missing", file=file, scenario=name, word="steps")
    begin = _chain(row, bases, file, name)
    return Scenario(
        file=file,
        name=name,
        game=game,
        begin=begin,
        check=all(link.get("check", True) is not False for link in begin),
        steps=[_step(step, number, file, name) for number, step in enumerate(steps, 1)],
    )


def _chain(row: dict[str, Any], bases: dict[str, Any], file: str, scenario: str) -> list[dict[str, Any]]:
    """The scenario's own beginning and, before it, the base it stands on, and so on."""
    links = [row]
    used: list[str] = []
    while (base := links[0].get("base")) is not None:
        if base not in bases or base in used:
            raise BadScenario("error-scenario-base", file=file, scenario=scenario, base=str(base))
        used.append(base)
        links.insert(0, _mapping(bases[base], file, scenario))
        _known(links[0], _BEGIN, file, scenario)
    if "start" not in links[0] and "position" not in links[0]:
        raise BadScenario("error-scenario-missing", file=file, scenario=scenario, word="start")
    return links


def _step(step: Any, number: int, file: str, scenario: str) -> dict[str, Any]:
    """A step as a mapping; `"1: bid 3"`, with quotes or without, is a play."""
    if isinstance(step, str):
        return {"play": step}
    fields = _mapping(step, file, scenario, number)
    for kind, known in _STEPS.items():
        if kind in fields:
            _known(fields, known, file, scenario, number)
            return fields
    if len(fields) == 1 and isinstance(next(iter(step)), int):
        return {"play": fields}
    raise BadScenario("error-scenario-shape", file=file, scenario=scenario, step=number, text=_text(step))


# Playing


def run(scenario: Scenario) -> Outcome:
    """Play a scenario up to the first step that comes out otherwise. Raises BadScenario if it makes no sense."""
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
    """The table before the first step: a deal or a whole position, with the moves and words of each base in turn."""
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
                    raise BadPosition("error-scenario-move", move=_text(move), text=reason)
                table.play(seat, action)
            if overlay is not None:
                table.state = game.from_position(_merged(_full(table.state.position()), overlay), check=False)
                table.events = []
        if scenario.check:
            game.from_position(table.state.position())
    except (BadPosition, BadOptions) as wrong:
        raise _bad_start(scenario, wrong.message) from None
    return table


def _deal(start: Any, scenario: Scenario, game: Game, log: list[Event]) -> State:
    fields = _mapping(start, scenario.file, scenario.name)
    _known(fields, {"options", "seed"}, scenario.file, scenario.name)
    seed = fields.get("seed", 0)
    try:
        options = msgspec.convert(fields.get("options", {}), game.options)
        return game.start(options, msgspec.convert(seed, int), log)
    except msgspec.ValidationError as wrong:
        raise BadOptions("error-options-shape", text=str(wrong)) from None


def _merged(below: Any, above: Any) -> Any:
    """Words of mappings are laid over each other, however deep; null takes a word away."""
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
    """A scenario while it is played."""

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
            self.fail("play", f"{seat}: {self.game.notation(action)}", str(refused.message))

    def refused(self, step: dict[str, Any]) -> None:
        """The rules refuse an action and say why; the state stays as it was."""
        seat, action = self.move(step["refused"])
        before = self.state.position()
        reason = self.state.why_not(seat, action)
        if reason is None:
            self.fail("refused", _text(step["refused"]), "allowed")
            return
        try:
            self.state.play(seat, action)
        except IllegalAction as refusal:
            self.compare("refused", str(reason), str(refusal.message))
        if self.state.position() != before:
            self.fail("refused", "no change", "a changed position")
        wanted = step.get("reason")
        if wanted is not None and reason.id not in _reason_ids(str(wanted), self.game.name):
            self.fail("reason", str(wanted), str(reason))
        self.compare("with", self.mapping(step.get("with") or {}), _values(reason.args) if step.get("with") else {})

    def preview(self, step: dict[str, Any]) -> None:
        seat, action = self.move(step["preview"])
        try:
            seen = self.state.preview(seat, action)
        except IllegalAction as refused:
            self.fail("preview", _text(step["preview"]), str(refused.message))
            return
        if "events" in step:
            self.compare_events(self.items(step["events"]), seen.events)
        if "position" in step:
            self.compare("position", step["position"], _full(seen.view.position))
        if "waiting" in step:
            self.compare("waiting", step["waiting"], list(seen.view.waiting))

    def expect(self, wanted: dict[str, Any]) -> None:
        checks: dict[str, Callable[[Any], None]] = {
            "position": lambda part: self.compare("position", part, _full(self.state.position())),
            "count": self.expect_counts,
            "seen_by": self.expect_seen,
            "waiting": lambda seats: self.compare("waiting", seats, list(self.state.waiting())),
            "decision": self.expect_decision,
            "legal": lambda rows: self.each_seat(rows, self.expect_legal),
            "legal_has": lambda rows: self.each_seat(rows, self.expect_some),
            "legal_lacks": lambda rows: self.each_seat(rows, self.expect_none),
            "legal_count": lambda counts: self.each_seat(counts, self.expect_count),
            "scores": lambda part: self.compare("scores", part, _full(self.state.scores())),
            "totals": lambda points: self.compare("totals", points, list(self.state.scores().totals)),
            "winners": lambda seats: self.compare("winners", seats, list(self.state.scores().winners)),
            "events": lambda rows: self.compare_events(self.items(rows), self.events),
        }
        _known(wanted, set(checks), self.scenario.file, self.scenario.name, self.step)
        for what, value in wanted.items():
            checks[what](value)

    def expect_counts(self, wanted: Any) -> None:
        position = _full(self.state.position())
        for name, count in self.mapping(wanted).items():
            came = position.get(name)
            if not isinstance(came, list | dict):
                raise self.bad(name)
            each = isinstance(count, list) and all(isinstance(entry, list | dict) for entry in came)
            self.compare(f"count {name}", count, [len(entry) for entry in came] if each else len(came))

    def expect_seen(self, by_seat: Any) -> None:
        for who, part in self.mapping(by_seat).items():
            seat = None if who == "onlooker" else self.number(who)
            self.compare(f"seen_by {who}", part, _full(self.state.view(seat).position))

    def expect_decision(self, wanted: Any) -> None:
        """A kind, or some words of the decision of one seat."""
        wanted = {"kind": wanted} if isinstance(wanted, str) else self.mapping(wanted)
        waiting = self.state.waiting()
        seat = self.number(wanted.get("seat", waiting[0] if waiting else 0))
        self.compare("decision", wanted, _full(self.state.decision(seat)))

    def each_seat(self, rows: Any, check: Callable[[int, Any], None]) -> None:
        """By seat if seats are named, else for the one seat that is waited for."""
        if isinstance(rows, dict):
            for seat, row in rows.items():
                check(self.number(seat), row)
            return
        waiting = self.state.waiting()
        if len(waiting) != 1:
            raise self.bad(_text(rows))
        check(waiting[0], rows)

    def legal(self, seat: int) -> list[str]:
        return [self.game.notation(action) for action in self.state.legal(seat)]

    def expect_legal(self, seat: int, rows: Any) -> None:
        wanted = [self.game.notation(self.parse(str(row))) for row in self.items(rows)]
        self.compare(f"legal {seat}", sorted(wanted), sorted(self.legal(seat)))

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
        for where, expected, found in _differences(wanted, came, what):
            self.fail(where, _text(expected), _text(found))

    def compare_events(self, rows: list[Any], events: list[Event]) -> None:
        wanted = [row if row == REST or isinstance(row, dict) else {"event": row} for row in rows]
        came = [{"event": event.kind, **_full(event)} for event in events]
        if not _events_match(wanted, came):
            self.fail("events", _text(rows), _text([msgspec.to_builtins(event) for event in events]))

    def move(self, text: Any) -> tuple[int, int]:
        """Seat and action of `1: bid 3`, or of the mapping that YAML makes of it without quotes."""
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
            raise self.bad(_text(text))
        return int(text)

    def mapping(self, data: Any) -> dict[str, Any]:
        return _mapping(data, self.scenario.file, self.scenario.name, self.step)

    def items(self, data: Any) -> list[Any]:
        if not isinstance(data, list):
            raise self.bad(_text(data))
        return data

    def fail(self, what: str, expected: str, came: str) -> None:
        self.failures.append(Failure(self.scenario.name, self.step, what, expected, came))

    def bad(self, text: str | Message) -> BadScenario:
        file, scenario = self.scenario.file, self.scenario.name
        return BadScenario("error-scenario-step", file=file, scenario=scenario, step=self.step, text=text)


# Comparing


def _full(data: Any) -> Any:
    """Structs as plain data with every field, those at their default too."""
    if isinstance(data, Struct):
        return {name: _full(getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, dict):
        return {str(key): _full(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_full(each) for each in data]
    return data


def _differences(wanted: Any, came: Any, where: str) -> list[tuple[str, Any, Any]]:
    """Where the data that came does not have what is wanted: (place, expected, found)."""
    if isinstance(wanted, dict) and wanted and isinstance(came, dict):
        return [
            difference
            for key, value in wanted.items()
            for difference in _differences(value, came.get(str(key)), f"{where} {key}")
        ]
    if isinstance(wanted, list) and isinstance(came, list) and len(wanted) == len(came):
        return [
            difference
            for number, (value, found) in enumerate(zip(wanted, came, strict=True), 1)
            for difference in _differences(value, found, f"{where} {number}")
        ]
    return [] if type(wanted) is type(came) and wanted == came else [(where, wanted, came)]


def _events_match(wanted: list[Any], came: list[Any]) -> bool:
    if not wanted:
        return not came
    if wanted[0] == REST:
        return any(_events_match(wanted[1:], came[skipped:]) for skipped in range(len(came) + 1))
    return bool(came) and not _differences(wanted[0], came[0], "") and _events_match(wanted[1:], came[1:])


def _reason_ids(name: str, game: str) -> tuple[str, ...]:
    """A reason may be named without its prefix."""
    return (name, f"reason-{name}", f"{game}-reason-{name}")


def _values(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments of a message as plain values."""
    return {name: _value(argument) for name, argument in args.items()}


def _value(argument: Argument) -> Any:
    if isinstance(argument, list):
        return [token.value for token in argument]
    return argument.value if isinstance(argument, Token) else _full(argument)


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode() if not isinstance(data, str) else data
