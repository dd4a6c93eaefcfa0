"""The strict gate: between the bot and the simulated Discord, it refuses what the real one refuses."""

from tests.discord.strict.gate import Gate, Notice, RateLimit
from tests.discord.strict.messages import units

__all__ = ["Gate", "Notice", "RateLimit", "units"]
