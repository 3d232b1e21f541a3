"""The README and the URLs on the package index, which has none of our files."""

import re
from pathlib import Path

from tools import package_index

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
HOME = "https://forge.example/cosecha"
ADDRESSES = re.compile(r"\]\(([^)]*)\)|src=\"([^\"]*)\"")


def addresses(text: str) -> list[str]:
    return [link or picture for link, picture in ADDRESSES.findall(text)]


def test_with_a_home_every_link_is_a_full_address() -> None:
    found = addresses(package_index.readme(README, HOME))
    assert len(found) == len(addresses(README))
    assert all(address.startswith(("https://", "#")) for address in found)
    assert f"{HOME}/raw/HEAD/docs/images/table.jpg" in found
    assert f"{HOME}/blob/HEAD/docs/architecture.md" in found


def test_without_one_nothing_points_to_our_files() -> None:
    shown = package_index.readme(README, "")
    assert all(address.startswith(("https://", "#")) for address in addresses(shown))
    assert "![" not in shown
    assert "<img" not in shown
    assert "\n## Install\n" in shown
    assert "See also Architecture and" in shown


def test_the_urls_are_at_home() -> None:
    assert {"Homepage", "Documentation", "Changelog"} <= set(package_index.urls(HOME))
    assert all(url.startswith(HOME) for url in package_index.urls(HOME).values())
