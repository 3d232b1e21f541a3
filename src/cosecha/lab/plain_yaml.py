"""YAML without its pitfalls.

Only `true`, `false`, `null` and plain decimal numbers have a special meaning; `yes`, `no`, `on`, `off`, dates and
`1:30` stay text. Duplicate keys are an error. JSON is YAML, so it can be read too.
"""

import re
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.resolver import Resolver

if yaml.__with_libyaml__:
    from yaml._yaml import CParser

    class _FastLoader(Composer, CParser, SafeConstructor, Resolver):
        """The safe loader on the C parser, five times as fast. `yaml.CSafeLoader` also composes in C: deeply nested
        input overflows its stack and kills the process, where Python's composer raises RecursionError."""

        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            Composer.__init__(self)
            SafeConstructor.__init__(self)
            Resolver.__init__(self)

    _SafeLoader: Any = _FastLoader
else:
    _SafeLoader = yaml.SafeLoader


class _Loader(_SafeLoader):  # type: ignore[misc]  # mypy can't follow one of two base classes
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
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)
        return mapping


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
        last = len(text.splitlines())  # an error at the end of the text may point beyond its last line
        raise BadYaml(min(mark.line + 1, last) if mark else 1, wrong.problem or "?") from None
    except (yaml.YAMLError, RecursionError, ValueError, TypeError) as wrong:
        raise BadYaml(1, str(wrong)) from None
