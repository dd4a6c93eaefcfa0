"""A plugin for pytest: everything is said in the language nobody speaks, from the first import on.

python -m pytest -p tests.pseudo.speaking tests/pseudo/in_pseudo.py
"""

from __future__ import annotations

import sys

from tools import pseudo
from tools.make_messages import HOMES

_ALREADY = [name for name in sys.modules if name.startswith(("arnak_bot.wording", "arnak_bot.games"))]
assert not _ALREADY, f"too late: {_ALREADY[0]} has spoken English already"

for _home in HOMES:
    for _room in _home.rooms("en"):
        sys.modules[f"{_home.package}.en.{_room}"] = pseudo.module(_room, _home)
