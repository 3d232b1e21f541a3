"""What the package index shows: the README with links that work there, and the project's URLs."""

import re

PICTURE = re.compile(r"(!\[[^]]*\]\(|<img src=\")(?!https?:)")
LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]*)\)")


def readme(text: str, home: str) -> str:
    """The README with full addresses, because the index has none of our files.

    `home` is the repository's address, without a slash at the end. If it is empty, what shows pictures is left out, and
    links to files become plain text.
    """
    if home:
        return LINK.sub(rf"[\1]({home}/blob/HEAD/\2)", PICTURE.sub(rf"\1{home}/raw/HEAD/", text))
    blocks = [block for block in text.split("\n\n") if not PICTURE.search(block)]
    return LINK.sub(r"\1", "\n\n".join(blocks))


def urls(home: str) -> dict[str, str]:
    """The links that the index shows next to the README."""
    return {
        "Homepage": home,
        "Documentation": f"{home}/tree/HEAD/docs",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
