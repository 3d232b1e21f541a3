"""Builds the browser client into the package. A wheel must have it; an editable install works without."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import web


class BuildWeb(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        try:
            web.build()
        except web.WebFailed as wrong:
            if version != "editable":
                raise
            self.app.display_warning(f"The drawn client was not built ({wrong}): the server will show plain pages.")
