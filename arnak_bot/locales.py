"""Discord's locales, and the languages into which the bot is translated; a test checks them against the messages."""

from __future__ import annotations

TRANSLATED: tuple[str, ...] = ("en",)
"""The languages of the Fluent files, English first. If there are several, a table can choose one."""

LOCALES: tuple[str, ...] = (
    *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it"),
    *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""Discord's locales. A stored language may be any of these, even one whose translation has been removed."""
