"""Builds the drawn client and, on request, the compiled rules into the package; the README for the package index."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import compile_rules
import package_index

import web

COMPILE = os.environ.get("COSECHA_COMPILE") == "1"


class BuildPackage(BuildHookInterface[Any]):
    """A wheel and an sdist always contain the drawn client; an editable install has it if it can be built.

    With COSECHA_COMPILE=1, a wheel also contains the compiled rules and is for one platform. Python imports an
    extension module before the source next to it, which stays in the wheel for tracebacks and type checkers.
    """

    def dependencies(self) -> list[str]:
        node = [] if web.is_built() else [web.NODE]
        if not COMPILE:
            return node
        # mypyc reads the types of what the rules import.
        return [*node, *compile_rules.NEEDED, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            web.build()
        except web.WebFailed as wrong:
            if version != "editable":
                raise
            self.app.display_warning(f"The drawn client was not built ({wrong}): the server will show plain pages.")
        if COMPILE and self.target_name == "wheel" and version != "editable":
            with compile_rules.alone():
                made = compile_rules.extensions()
            build_data["force_include"].update({str(file): path.as_posix() for path, file in made.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


class DescribeForIndex(MetadataHookInterface):
    """Sets `readme` and, if the project has a home, `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config["home"])
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_index.readme(text, home)}
        if home:
            metadata["urls"] = package_index.urls(home)
