"""The dataset card: a README with a YAML head in the form that dataset hubs read."""

import json
from typing import Final

from cosecha.lab.dataset.encoded import Encoding
from cosecha.lab.dataset.folder import Manifest

SIZES: Final = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
    (100_000_000, "10M<n<100M"),
    (1_000_000_000, "100M<n<1B"),
)
FEATURES: Final = {
    "game": ("int64", "number of the game; its deal depends only on this and the seed"),
    "ply": ("int32", "number of the decision in its game, from 0"),
    "round": ("int32", "round of the game, or turn where it counts turns"),
    "seat": ("int8", "seat that decides, from 0"),
    "bot": ("string", "bot in that seat"),
    "kind": ("string", "kind of decision"),
    "step": ("int8", "number of the step in its decision, from 0"),
    "view": ("string", "what the seat knows, as JSON"),
    "observation": ("binary", "what the seat knows, as numbers: see below"),
    "open": ("list<int16>", "the numbers that may come next in the answer"),
    "number": ("int16", "number that was chosen, one of `open`"),
    "legal": ("list<int64>", "all legal actions"),
    "action": ("int64", "action that was chosen; one of `legal` where that is there"),
    "notation": ("string", "the same action as text"),
    "points": ("list<int32>", "points by seat if the game had ended when this round began"),
    "totals": ("list<int32>", "final points by seat"),
    "shares": ("list<float32>", "share of the victory by seat: 1 for a winner alone, less for several"),
    "sources": ("string", "final points by source and seat, as JSON"),
}


_READ_VIEWS: Final = (
    "from cosecha.lab.dataset import read",
    "",
    'for batch in read("."):',
    '    print(batch["action"])',
)
_READ_NUMBERS: Final = (
    "from cosecha.lab.dataset import layout_of, read",
    "",
    'layout = layout_of(".")',
    'for batch in read("."):',
    '    print(layout.named(batch["observation"]).keys(), batch["number"])',
)


def card(manifest: Manifest, decisions: int, rows: int, size: int) -> str:
    """The text of README.md."""
    title = f"{manifest.game.capitalize()} games by {', '.join(dict.fromkeys(manifest.bots))}"
    category = next((name for most, name in SIZES if rows < most), "n>1B")
    features = [(name, *FEATURES[name]) for name in manifest.columns]
    head = [
        "---",
        "license: apache-2.0",
        f"pretty_name: {json.dumps(title)}",
        "task_categories:",
        "- reinforcement-learning",
        "tags:",
        "- board-games",
        f"- {manifest.game}",
        "size_categories:",
        f"- {category}",
        "configs:",
        "- config_name: default",
        "  data_files: data/*.parquet",
        "dataset_info:",
        "  features:",
        *(line for name, kind, _ in features for line in _feature(name, kind)),
        "  splits:",
        "  - name: train",
        f"    num_examples: {rows}",
        f"    num_bytes: {size}",
        "---",
    ]
    first, last = manifest.first_game, manifest.first_game + manifest.games - 1
    body = [
        f"# {title}",
        "",
        f"{decisions:,} decisions from {manifest.games:,} games of {manifest.game.capitalize()} with "
        f"{len(manifest.bots)} players, {_row(manifest, rows)}, in the order of play.",
        "",
        "| column | type | meaning |",
        "| --- | --- | --- |",
        *(f"| `{name}` | `{kind}` | {meaning} |" for name, kind, meaning in features),
        "",
        "Decisions with a single legal action are made by the rules and aren't in the data.",
        "",
        *([] if manifest.encoding is None else _encoded(manifest.encoding)),
        "## How it was made",
        "",
        f"By Cosecha {manifest.cosecha}, rules version {manifest.rules}, from seed {manifest.seed}, "
        f"games {first} to {last}. "
        f"The bots move on by one seat after each game; in game 0 they sit like this: {', '.join(manifest.bots)}."
        + (f" Observations are encoded by `{manifest.encoding.version}`." if manifest.encoding else ""),
        "",
        "Options:",
        "",
        "```json",
        json.dumps(manifest.options, indent=2),
        "```",
        "",
        "The same games come out of the same parameters, which are in `manifest.json`.",
        "",
        "## Reading it",
        "",
        "```python",
        *(_READ_VIEWS if manifest.encoding is None else _READ_NUMBERS),
        "```",
        "",
        "The parts are ordinary Parquet files. `sha256sum -c SHA256SUMS` checks them.",
        "",
    ]
    return "\n".join([*head, "", *body])


def _row(manifest: Manifest, rows: int) -> str:
    if manifest.encoding is None:
        return "one row for each decision"
    return f"one row for each of their {rows:,} steps"


def _encoded(encoding: Encoding) -> list[str]:
    """What the bytes of an observation and the numbers of an answer mean."""
    if encoding.most_steps == 1:
        answers = f"An answer is one number below {encoding.n:,}."
    else:
        answers = (
            f"An answer is a sequence of up to {encoding.most_steps} numbers below {encoding.n:,}. Each is a row: its "
            f"observation includes the numbers before it."
        )
    return [
        "## Observations and numbers",
        "",
        f"The encoder `{encoding.version}` made both. {answers}",
        "",
        f"An observation has {encoding.size:,} bytes. Seats are relative: 0 is the one that decides. Where a field has "
        "a stride, its first axis is the seats, and that many bytes lie between the rows of two of them.",
        "",
        "| field | first byte | type | shape | stride | range | meaning |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *(
            f"| `{each.name}` | {each.offset} | `{each.dtype.lstrip('|')}` | {' × '.join(map(str, each.shape))} | "
            f"{each.stride or ''} | {each.low} to {each.high} | {each.about} |"
            for each in encoding.fields
        ),
        "",
    ]


def _feature(name: str, kind: str) -> list[str]:
    """A feature in the YAML head; lists are written as sequences."""
    if kind.startswith("list<"):
        return [f"  - name: {name}", f"    sequence: {kind[5:-1]}"]
    return [f"  - name: {name}", f"    dtype: {kind}"]
