"""The strict gate: between the bot and the simulated Discord, it refuses what the real one refuses."""

from tests.discord.strict.gate import Gate, Notice
from tests.discord.strict.messages import units
from tests.discord.strict.rates import RateLimit, RateLimits

__all__ = ["Gate", "Notice", "RateLimit", "RateLimits", "units"]
