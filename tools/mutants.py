"""Small faults, put into a source text one at a time: what a test has to notice. Knows nothing of how tests are run."""

from __future__ import annotations

import ast
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


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the text from `start` to `end` (offsets in the source) becomes `new`; `line` is where it begins."""

    line: int
    start: int
    end: int
    new: str

    def within(self, source: str) -> str:
        """Return the source with the fault in it."""
        return source[: self.start] + self.new + source[self.end :]


def mutants_of(source: str) -> list[Mutant]:
    """Return every small fault of a source text, in its order.

    Comparisons and sums are turned, numbers are one more, texts and truths are others, conditions are negated, what is
    returned is None. Docstrings, annotations, `__all__` and what stands outside functions for typing are left alone.
    """
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = source.splitlines()

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    found: list[Mutant] = []
    for node, new in _changes(ast.parse(source)):
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = offset(node.lineno, node.col_offset), offset(node.end_lineno, node.end_col_offset)
        mutant = Mutant(node.lineno, start, end, new)
        if new != source[start:end]:
            found.append(mutant)
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Every node that can be changed, with what would stand there."""
    for node in _walk(tree):
        match node:
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


def _walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs: no docstrings, annotations, patterns, `__all__`, nor what is inside a format string."""
    for name, value in ast.iter_fields(tree):
        if name in {"annotation", "returns", "pattern", "decorator_list", "type_params"}:
            continue
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or _is_said(node):
                continue
            yield node
            if not isinstance(node, ast.JoinedStr):
                yield from _walk(node)


def _is_said(node: ast.AST) -> bool:
    """Whether a statement is a docstring or `__all__`."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets)
