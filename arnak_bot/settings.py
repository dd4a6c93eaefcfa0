"""The .env file, from which both the bot and the commands for operators read their settings."""

from __future__ import annotations

from dotenv import load_dotenv

__all__ = ["SettingsError", "read_env_file"]


class SettingsError(ValueError):
    """A setting cannot be read or used; the message says what to do."""


def read_env_file() -> None:
    """Add the settings in .env, if there is one, to the environment, which takes precedence.

    Raises:
        SettingsError: the file cannot be read, or is not text.
    """
    try:
        load_dotenv()
    except OSError as error:
        raise SettingsError(
            f"The settings in .env cannot be read ({error.strerror}). Run this as the bot's user, and let that user "
            "own the file (chown USER .env)."
        ) from error
    except UnicodeDecodeError as error:
        raise SettingsError("The file .env is not written in UTF-8. Save it again as UTF-8 text.") from error
