"""A door to the engine of Arnak, under the name by which other programs know it; inside the house nobody uses it."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import *  # noqa: F403  (all that the engine offers, and nothing else)
from arnak_bot.games.arnak.engine import __all__ as __all__
