"""The strict gate: between the bot and the simulated Discord, it refuses what the real one refuses."""

from tests.discord.strict.gate import Gate, Notice

__all__ = ["Gate", "Notice"]
