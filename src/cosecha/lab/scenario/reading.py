"""Reads and validates scenario files."""

from pathlib import Path
from typing import Any

from cosecha.core.errors import BadScenario
from cosecha.lab.plain_yaml import BadYaml, read_yaml
from cosecha.lab.scenario.comparing import text_of
from cosecha.lab.scenario.model import Scenario

BASES = "bases.yaml"

_BEGIN = {"start", "base", "moves", "position", "check"}
_SCENARIO = _BEGIN | {"name", "game", "steps"}
_STEPS = {
    "play": {"play"},
    "hold": {"hold"},
    "refused": {"refused", "reason", "with"},
    "preview": {"preview", "events", "position", "waiting"},
    "expect": {"expect"},
}


def read_file(path: str | Path) -> list[Scenario]:
    """The scenarios of a file, in order. Raises BadScenario."""
    path = Path(path)
    data = _load(path)
    bases: dict[str, Any] = {}
    for folder in (path.parent.parent, path.parent):
        shared = folder / BASES
        if shared.exists() and shared != path:
            found = _load(shared)
            bases |= mapping(found.get("bases", found) if isinstance(found, dict) else found, shared.name)
    game = None
    if isinstance(data, dict) and "name" not in data:
        only_known(data, {"game", "bases", "scenarios"}, path.name)
        bases |= mapping(data.get("bases") or {}, path.name)
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


def mapping(data: Any, file: str, scenario: str = "", step: int = 0) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadScenario("error-scenario-shape", file=file, scenario=scenario, step=step, text=text_of(data))
    return {str(key): value for key, value in data.items()}


def only_known(data: dict[str, Any], known: set[str], file: str, scenario: str = "", step: int = 0) -> None:
    for key in data:
        if key not in known:
            words = ", ".join(sorted(known))
            raise BadScenario("error-scenario-word", file=file, scenario=scenario, step=step, word=key, known=words)


def _scenario(row: Any, number: int, game: Any, bases: dict[str, Any], file: str) -> Scenario:
    row = mapping(row, file, str(number))
    name = row.get("name")
    if not isinstance(name, str):
        raise BadScenario("error-scenario-missing", file=file, scenario=str(number), word="name")
    only_known(row, _SCENARIO, file, name)
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
    """The scenario's own start, preceded by its base, the base of that base and so on."""
    links = [row]
    used: list[str] = []
    while (base := links[0].get("base")) is not None:
        if base not in bases or base in used:
            raise BadScenario("error-scenario-base", file=file, scenario=scenario, base=str(base))
        used.append(base)
        links.insert(0, mapping(bases[base], file, scenario))
        only_known(links[0], _BEGIN, file, scenario)
    if "start" not in links[0] and "position" not in links[0]:
        raise BadScenario("error-scenario-missing", file=file, scenario=scenario, word="start")
    return links


def _step(step: Any, number: int, file: str, scenario: str) -> dict[str, Any]:
    """A step as a mapping; `1: bid 3`, quoted or not, is short for `play`."""
    if isinstance(step, str):
        return {"play": step}
    fields = mapping(step, file, scenario, number)
    for kind, known in _STEPS.items():
        if kind in fields:
            only_known(fields, known, file, scenario, number)
            return fields
    if len(fields) == 1 and isinstance(next(iter(step)), int):
        return {"play": fields}
    raise BadScenario("error-scenario-shape", file=file, scenario=scenario, step=number, text=text_of(step))
