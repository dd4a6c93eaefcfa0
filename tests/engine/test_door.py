"""The engine under the name by which programs outside the house know it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import arnak_bot.engine as door
import arnak_bot.games.arnak.engine as engine

ROOT = Path(__file__).parents[2]


def test_the_public_alias_offers_what_the_engine_offers() -> None:
    assert door.__all__ == engine.__all__
    assert all(getattr(door, name) is getattr(engine, name) for name in engine.__all__)


def test_the_command_line_has_a_public_alias_too() -> None:
    log = ROOT / "tests" / "games" / "snake-solo-3.log"
    command = [sys.executable, "-m", "arnak_bot.engine", "play", str(log)]
    played = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "fingerprint" in played.stdout
