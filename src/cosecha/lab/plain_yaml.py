"""YAML without its pitfalls.

Only `true`, `false`, `null` and plain decimal numbers have a special meaning; `yes`, `no`, `on`, `off`, dates and
`1:30` stay text. Duplicate keys are an error. JSON is YAML, so it can be read too.
"""

import re
from typing import Any

import yaml


class _Loader(yaml.SafeLoader):
    """The safe loader with fewer special scalars and a check for duplicate keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if key.tag == _MERGE:
                continue
            name = str(self.construct_object(key, deep=True))
            if name in seen:
                raise yaml.constructor.ConstructorError(None, None, f"duplicate key '{name}'", key.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)


_MERGE = "tag:yaml.org,2002:merge"
_Loader.yaml_implicit_resolvers = {}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), ["t", "f"])
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:null|~|)$"), ["n", "~", ""])
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^(?:0|-?[1-9][0-9]{0,17})$"), list("-0123456789"))
_Loader.add_implicit_resolver(_MERGE, re.compile(r"^<<$"), ["<"])


class BadYaml(ValueError):
    """A text that isn't valid YAML, with the line of the error, counted from 1."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.text = text
        super().__init__(f"line {line}: {text}")


def read_yaml(text: str) -> Any:
    """The plain data of a YAML or JSON text. Raises BadYaml."""
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark
        raise BadYaml(mark.line + 1 if mark else 1, wrong.problem or "?") from None
    except (yaml.YAMLError, RecursionError, ValueError, TypeError) as wrong:
        raise BadYaml(1, str(wrong)) from None
