"""Try the installed package: do all golden matches end as they always have, on the rules that this wheel should have?

    python tools/try_wheel.py compiled|pure

Runs in an environment with nothing but the wheel; the matches come from the checkout or sdist that has this file.
"""

import sys
from pathlib import Path

import cosecha
from cosecha.core.compiled import rules_are_compiled
from cosecha.core.match import Match
from cosecha.core.record import SUFFIX, dump, load
from cosecha.games import by_name

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main(wanted: str) -> None:
    if wanted not in ("compiled", "pure"):
        sys.exit("usage: python tools/try_wheel.py compiled|pure")
    where = Path(cosecha.__file__).resolve().parent
    if where.is_relative_to(GOLDEN.parents[1] / "src"):
        sys.exit(f"this is not an installed package: {where}")
    found = "compiled" if rules_are_compiled() else "pure"
    if found != wanted:
        sys.exit(f"the rules in {where} are {found}, not {wanted}")
    files = sorted(GOLDEN.glob(f"*{SUFFIX}"))
    if not files:
        sys.exit(f"no matches in {GOLDEN}")
    for file in files:
        text = file.read_text(encoding="utf-8")
        record = load(text)
        if dump(Match(by_name(record.game), record).record()) != text:
            sys.exit(f"{file.name} ends differently")
    print(f"{found} rules: {len(files)} matches end as they always have")


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
