"""A plugin for pytest: everything is said in the language nobody speaks, from the first import on.

python -m pytest -p tests.pseudo.speaking tests/pseudo/in_pseudo.py
"""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib import import_module
from typing import Any

from tools import pseudo
from tools.message_stubs import homes

_HOMES = homes()
_PACKAGES = [home.package for home in _HOMES]
_ALREADY = [
    name
    for name, module in sys.modules.items()
    if name not in _PACKAGES and type(vars(module).get("ENGLISH")).__name__ == "Words"
]
assert not _ALREADY, f"too late: {_ALREADY[0]} has spoken English already"

for _home in _HOMES:
    said: Any = import_module(_home.package)
    said.ENGLISH = said.LANGUAGES["en"] = replace(pseudo.words_of(_home), language="en")
