"""Headlines of great moments, for the player whose moment it is."""

from __future__ import annotations

from arnak_bot.wording import signs

__all__ = ["headline_for_you"]


def headline_for_you(kind: str, tile: str, guardian: int, assistant: int) -> str:
    """Return the headline of a moment: what was found, whom you have overcome, reached or rescued.

    Raises:
        KeyError: there is no such kind of moment.
    """
    match kind:
        case "discovery":
            return f"You found the {signs.tile(tile)}"
        case "overcome":
            return f"You overcame the {signs.guardian(guardian)}"
        case "temple":
            return "You reached the Lost Temple"
        case "rescue":
            return f"You rescued the {signs.assistant(assistant)}"
        case _:
            raise KeyError(kind)
