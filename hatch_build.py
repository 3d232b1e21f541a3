"""Builds the drawn client into the package, and the README for the package index."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import package_index

import web


class BuildWeb(BuildHookInterface[Any]):
    """A wheel always contains the drawn client; an editable install has it if it can be built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        try:
            web.build()
        except web.WebFailed as wrong:
            if version != "editable":
                raise
            self.app.display_warning(f"The drawn client was not built ({wrong}): the server will show plain pages.")


class DescribeForIndex(MetadataHookInterface):
    """Sets `readme` and, if the project has a home, `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config["home"])
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_index.readme(text, home)}
        if home:
            metadata["urls"] = package_index.urls(home)
