"""Small changes to a module's source that its tests should catch.

A mutation replaces one piece of the source, so that its diff is a readable line. Whatever doesn't affect behavior is
left out: docstrings and other texts, annotations, imports for type checking, error messages.
"""

import ast
import difflib
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NO_NUMBERS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
"""Operands of `+` that can't be subtracted: such a mutation would crash at once, and any test would catch it."""
CONDITIONS = (ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.BinOp)
"""Conditions without an operator to change: they are negated."""
RETURNED = {"bool": ["True", "False"], "int": ["0", "1"], "list": ["[]"], "tuple": ["()"]}
"""Constants to return instead, by the function's return type."""


@dataclass(frozen=True)
class Mutation:
    """`new` in place of the bytes from `start` to `end`, in a function or method (empty: at module level)."""

    file: Path
    line: int
    function: str
    start: int
    end: int
    new: str

    def source(self) -> bytes:
        """The module with this mutation."""
        source = self.file.read_bytes()
        return source[: self.start] + self.new.encode() + source[self.end :]

    def diff(self) -> str:
        before = self.file.read_text(encoding="utf-8").splitlines()
        lines = difflib.unified_diff(before, self.source().decode().splitlines(), n=0, lineterm="")
        return "\n".join([line for line in lines if not line.startswith(("---", "+++", "@@"))])


def mutations(file: Path) -> list[Mutation]:
    """All mutations of a module, in source order."""
    source = file.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutation] = []
    for node, scope in _nodes(ast.parse(source), Scope()):
        for old, new in _replacements(node, scope.returns):
            begin = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
            found.append(Mutation(file, old.lineno, scope.function, begin, end, new))
    return sorted(found, key=lambda each: (each.start, each.end, each.new))


def sample(files: list[Path], size: int, seed: int) -> list[Mutation]:
    """A sample of this size, in random order. Each mutation has its own rank, so edits elsewhere hardly change it."""
    ranked = []
    for file in files:
        source = file.read_bytes()
        times: Counter[tuple[str, bytes, str]] = Counter()
        for mutation in mutations(file):
            key = mutation.function, source[mutation.start : mutation.end], mutation.new
            times[key] += 1
            text = f"{seed} {file.name} {key} {times[key]}"
            ranked.append((hashlib.sha256(text.encode()).digest(), mutation))
    return [mutation for _, mutation in sorted(ranked, key=lambda each: each[0])[:size]]


class Scope(NamedTuple):
    """Where a node is: the class, the outermost function or method, and that function's return type."""

    owner: str = ""
    function: str = ""
    returns: str = ""

    def inside(self, node: ast.AST) -> "Scope":
        if isinstance(node, ast.ClassDef) and not self.function:
            return Scope(f"{self.owner}{node.name}.")
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
            return Scope(self.owner, self.function or f"{self.owner}{node.name}", returns)
        return self


def _nodes(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.AST, Scope]]:
    """The nodes that affect what the module does."""
    yield node, scope
    if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.arg):
        return  # an error message or another text; an annotation
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
        yield from _nodes(node.value, scope)
        return  # in a list with one element, [-1] is the same as [0]
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _nodes(child, scope.inside(node) if name == "body" else scope)


Located = ast.expr | ast.stmt


def _replacements(node: ast.AST, returns: str) -> Iterator[tuple[Located, str]]:
    """What can replace a node, or parts of it."""
    match node:
        case ast.Compare():
            for number, operator in enumerate(node.ops):
                for other in COMPARISONS[type(operator)]:
                    operators = [*node.ops[:number], other(), *node.ops[number + 1 :]]
                    yield node, _text(ast.Compare(node.left, operators, node.comparators))
        case ast.BoolOp():
            yield node, _text(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield node, _text(node.operand)
        case ast.BinOp() if type(node.op) in ARITHMETIC and not isinstance(node.left, NO_NUMBERS):
            yield node, _text(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        case ast.AugAssign() if type(node.op) in ARITHMETIC and not isinstance(node.value, NO_NUMBERS):
            yield node, ast.unparse(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value))
            yield node, "pass"
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield node, f"{number + 1}"
            yield node, f"({number - 1})"
        case ast.Return(value=ast.expr() as value):
            yield from [(value, other) for other in _returned(returns) if other != ast.unparse(value)]
        case ast.Return() | ast.Break() | ast.Continue() | ast.Raise() | ast.Delete() | ast.AugAssign():
            yield node, "pass"
        case ast.Expr(value=ast.Call()):
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield node, "pass"
    if isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, CONDITIONS):
        yield node.test, f"(not {_text(node.test)})"
    if isinstance(node, ast.comprehension):
        yield from [(each, f"(not {_text(each)})") for each in node.ifs if isinstance(each, CONDITIONS)]


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _returned(returns: str) -> list[str]:
    """Constants that a function with this return type can return instead."""
    if returns.endswith("| None"):
        return ["None"]
    return RETURNED.get(returns.partition("[")[0], [])
