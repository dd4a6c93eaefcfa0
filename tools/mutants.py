"""Mutations: small faults in a source text, one at a time, that tests should catch. Independent of how tests run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Mutant", "mutants_of"]

_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
_CALCULATED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.BitOr: ast.BitAnd(),
}
_SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
_IN_SQL = {
    r"\bAND\b": "OR",
    r"\bOR\b": "AND",
    r" DESC\b": "",
    r"(?<=ORDER BY )([\w.]+)\b(?! DESC)": r"\1 DESC",
    r"(?<= )=(?= )": "<>",
    r"<>": "=",
    r"<=?(?= )": ">",
    r"(?<= )>=?(?= )": "<",
    r"(?<= )IN(?= \()": "NOT IN",
    r"(?<=IS )NULL": "NOT NULL",
    r"(?<=IS )NOT ": "",
    r"\bmin\(": "max(",
    r"\bmax\(": "min(",
    r"\bDISTINCT ": "",
    r"(?<= )0\b": "1",
    r"(?<= )1\b": "0",
}
"""Mistakes that leave SQL valid: a syntax error would be noticed by any test that runs the statement."""
_FOR_DEVELOPERS = re.compile(
    r"(_log|log|logging|logger)\.\w+|cast|TypeVar|NewType|getLogger|(Value|Type|Key|Lookup|Runtime|NotImplemented|Assertion)Error"
)
"""Callables whose text arguments only developers read, so that changing them has no effect on a game."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the text from `start` to `end` (offsets in the source) becomes `new`; `line` is where it begins."""

    line: int
    start: int
    end: int
    new: str

    def within(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]


def mutants_of(source: str) -> list[Mutant]:
    """Return every mutation of a source text, in source order.

    Comparisons and arithmetic are inverted, numbers incremented, texts and booleans changed, conditions negated,
    returned values replaced by None, and a word of an SQL statement altered. Docstrings, annotations, `__all__`, code
    for typing only, and texts for developers (logs, assertions, Python's own errors) are left alone.
    """
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = source.splitlines()

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    found: list[Mutant] = []
    for node, new in _changes(ast.parse(source), source):
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = offset(node.lineno, node.col_offset), offset(node.end_lineno, node.end_col_offset)
        mutant = Mutant(node.lineno, start, end, new)
        if new != source[start:end]:
            found.append(mutant)
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def _changes(tree: ast.AST, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    for node in _walk(tree):
        match node:
            case ast.Constant(value=str()) | ast.JoinedStr() if _SQL.match(_text(node)):
                yield from ((node, slip) for slip in _slips(ast.get_source_segment(source, node) or ""))
            case ast.Compare(ops=[operator]) if type(operator) in _COMPARED:
                left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
                yield node, f"({left} {_COMPARED[type(operator)]} {right})"
            case ast.BinOp() if type(node.op) in _CALCULATED:
                yield node, f"({ast.unparse(ast.BinOp(node.left, _CALCULATED[type(node.op)], node.right))})"
            case ast.BoolOp():
                other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"
            case ast.UnaryOp(op=ast.Not()):
                yield node, f"({ast.unparse(node.operand)})"
            case ast.Constant(value=bool()):
                yield node, str(not node.value)
            case ast.Constant(value=int() as number):
                yield node, str(number + 1)
            case ast.Constant(value=str() as text) if text.strip():
                yield node, repr(f"{text}×")
            case ast.JoinedStr():
                yield node, f"({ast.unparse(node)} + '×')"
            case ast.If() | ast.IfExp():
                yield node.test, f"(not ({ast.unparse(node.test)}))"
            case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
                yield node, "return None"
            case _:
                pass


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _slips(statement: str) -> Iterator[str]:
    """Yield an SQL statement with each possible mistake, except in the values it assigns."""
    for pattern, new in _IN_SQL.items():
        for found in re.finditer(pattern, statement):
            before = re.findall(r"\b(SET|WHERE|ON|HAVING)\b", statement[: found.start()])
            if found[0] != "=" or (before and before[-1] != "SET"):
                yield statement[: found.start()] + found.expand(new) + statement[found.end() :]


def _walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield every node that runs, without docstrings, annotations, patterns, `__all__` and the inside of f-strings."""
    for name, value in ast.iter_fields(tree):
        if name in {"annotation", "returns", "pattern", "decorator_list", "type_params"}:
            continue
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or _is_docstring(node) or _is_for_developers(tree, name, node):
                continue
            yield node
            if not isinstance(node, ast.JoinedStr):
                yield from _walk(node)


def _is_docstring(node: ast.AST) -> bool:
    """Whether a statement is a docstring or the list `__all__`."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets)


def _is_for_developers(parent: ast.AST, name: str, node: ast.AST) -> bool:
    """Whether a part of a node is only for developers: a log message, an assertion, an error text, or typing."""
    match parent:
        case ast.Call() if name == "args" and isinstance(node, (ast.Constant, ast.JoinedStr)):
            return _FOR_DEVELOPERS.fullmatch(ast.unparse(parent.func)) is not None
        case ast.Assert():
            return name == "msg"
        case _:
            return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
