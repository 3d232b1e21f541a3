"""What hostile clients send: wrong fields, wrong types, wrong actions, and random bytes."""

import string

from hypothesis import strategies as st

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=30)
    | st.sampled_from(
        ["", "\x00", "\u202e", "🂡" * 50, "a" * 5000, "ß́" * 20, "'; DROP TABLE row; --", "../../etc/passwd", "%s%n"]
    )
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
fields = st.sampled_from(
    ["decision", "action", "key", "seat", "name", "word", "text", "kind", "turn", "agrees", "muted", "do", "other"]
)
bodies = st.dictionaries(fields, anything, max_size=6)
seats = st.one_of(st.none(), st.integers(-3, 7), st.integers())
actions = st.one_of(
    st.sampled_from(
        ["pass", "bid 1", "bid -1", "bid 1e9", "plant banana2 c4", "propose H11 2", "confirm", "bid ٣", " bid 1"]
    ),
    st.text(string.printable, max_size=20),
    st.text(max_size=20),
)
answers = st.fixed_dictionaries(
    {"decision": st.sampled_from(["1.bid.0", "1.bid.1", "0.start.0", ""]) | st.text(max_size=10), "action": actions},
    optional={"key": st.text(max_size=10), "seat": seats},
)
RAW = {
    "empty": b"",
    "open brace": b"{",
    "null": b"null",
    "list": b"[]",
    "half a character": b'{"action": "\\ud800", "decision": "\\udfff", "key": "\\ud83d", "name": "\\ud800", "seat": 0}',
    "not UTF-8": b"\xff\xfe{}",
    "deep lists": b"[" * 30_000,
    "deep objects": b'{"a":' * 10_000,
    "deep inside": b'{"options": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b', "game": "santiago"}',
    "infinite": b'{"seat": 1e999}',
    "huge number": b'{"seat": 99999999999999999999999999, "name": "x"}',
    "large number": b'{"seat": 9223372036854775807, "name": "x", "decision": "x", "action": "pass"}',
    "NaN": b'{"seat": NaN}',
    "long key": b'{"key": "' + b"x" * 60_000 + b'"}',
    "too long": b"x" * 70_000,
    "far too long": b"x" * 2_000_000,
}
"""Bodies by name, so that hypothesis reports stay readable."""

raw = st.binary(max_size=200) | st.sampled_from(sorted(RAW))
