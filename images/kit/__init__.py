"""Drawing tools shared by all games: canvas, fonts, colours, names, caches. Independent of any one game."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).parent.parent / "assets"
