"""A public alias for the engine of Arnak, used by other programs; code in this repository does not use it."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import *  # noqa: F403  (all that the engine offers, and nothing else)
from arnak_bot.games.arnak.engine import __all__ as __all__
