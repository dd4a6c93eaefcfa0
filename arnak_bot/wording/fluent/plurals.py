"""Plural rules for whole numbers as Python expressions, from Unicode's CLDR by way of Babel."""

from __future__ import annotations

from typing import Any

from babel import Locale

PLURALS = ("zero", "one", "two", "few", "many", "other")
WHOLE = frozenset("ni")
"""CLDR's operands for the number and its integer part; all others (fractions, exponents) are 0 for whole numbers."""


def plural_test(language: str, plural: str, name: str) -> str:
    """Return a test for a plural category: "count == 1" for ("en", "one", "count"). Raises ValueError if the language
    does not use that category for whole numbers.
    """
    rules = dict(Locale.parse(language, sep="-").plural_form.abstract)
    if plural not in rules:
        raise ValueError(f"{language} has no plural {plural!r}: it has {', '.join([*rules, 'other'])}")
    test = _test(rules[plural], name)
    if isinstance(test, bool):
        raise ValueError(f"{language} has no plural {plural!r} for whole numbers")
    return test


def _test(rule: Any, name: str) -> str | bool:
    """Translate one node of a rule; a bool if the result is the same for every whole number."""
    kind: str
    kind, inside = rule
    match kind:
        case "and" | "or":
            parts = [_test(each, name) for each in inside]
            settles: bool = kind == "or"
            if settles in [part for part in parts if isinstance(part, bool)]:
                return settles
            open_parts = [part for part in parts if isinstance(part, str)]
            if not open_parts:
                return not settles
            return open_parts[0] if len(open_parts) == 1 else f"({f' {kind} '.join(open_parts)})"
        case "not":
            part = _test(inside[0], name)
            return not part if isinstance(part, bool) else f"not ({part})"
        case "relation":
            _, number, ranges = inside
            return _relation(_number(number, name), [(low[1][0], high[1][0]) for low, high in ranges[1]])
        case _:
            raise ValueError(f"a plural rule of an unknown kind: {kind}")


def _relation(number: str | int, ranges: list[tuple[int, int]]) -> str | bool:
    if isinstance(number, int):
        return any(low <= number <= high for low, high in ranges)
    tests = [f"{number} == {low}" if low == high else f"{low} <= {number} <= {high}" for low, high in ranges]
    return tests[0] if len(tests) == 1 else f"({' or '.join(tests)})"


def _number(node: Any, name: str) -> str | int:
    kind, inside = node
    if kind == "mod":
        number, (_, (by,)) = _number(inside[0], name), inside[1]
        return number % by if isinstance(number, int) else f"{number} % {by}"
    return name if kind in WHOLE else 0
