"""Which languages there are: those that Discord knows, and those among them that the sentences are translated into.

Knows no sentence. `arnak_bot.wording.messages` has them, and a test holds the two together.
"""

from __future__ import annotations

__all__ = ["LOCALES", "TRANSLATED"]

TRANSLATED: tuple[str, ...] = ("en",)
"""The languages of the Fluent files, English first: a table may choose among them as soon as there are two."""

LOCALES: tuple[str, ...] = (
    *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it"),
    *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""The locales of Discord. A table keeps the language it has chosen, even when its translation goes."""
