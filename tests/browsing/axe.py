"""Accessibility violations that axe finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def violations(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{page.url} {each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]
