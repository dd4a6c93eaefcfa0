"""Custom ids: they say the table, the number of moves it had, and the action; they hold no other state.

`a:t:7` My turn at table 7; `a:do:7:41:dig camp-coins` an action shown when 41 moves had been made.
"""

from __future__ import annotations

import re

LIMIT = 100

TABLE_BUTTON = re.compile(r"a:(?P<what>join|leave|start|turn|hand|log|help|stop|keep):(?P<table>\d+)")
DO_BUTTON = re.compile(r"a:do:(?P<table>\d+):(?P<move>\d+):(?P<action>.+)")
UNDO_BUTTON = re.compile(r"a:undo:(?P<table>\d+):(?P<move>\d+)")
PICK_MENU = re.compile(r"a:pick:(?P<table>\d+):(?P<move>\d+):(?P<menu>[A-Z]+)")


def table_button(what: str, table: int) -> str:
    """The id of a button that needs only its table."""
    return f"a:{what}:{table}"


def do_button(table: int, move: int, action: str) -> str:
    """The id of a button that plays an action."""
    return f"a:do:{table}:{move}:{action}"


def undo_button(table: int, move: int) -> str:
    """The id of the button that takes the last decision back."""
    return f"a:undo:{table}:{move}"


def pick_menu(table: int, move: int, menu: str) -> str:
    """The id of a menu of actions."""
    return f"a:pick:{table}:{move}:{menu}"
