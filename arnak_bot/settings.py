"""The .env file, from which both the bot and the commands for operators read their settings."""

from __future__ import annotations

from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from dotenv import load_dotenv
from dotenv.parser import parse_stream

FILE = Path(__file__).parents[1] / ".env"
KNOWN = (
    *("DISCORD_TOKEN", "DATABASE", "LOCAL_PORT", "METRICS_PORT", "METRICS_HOST"),
    *("COMPUTER_PROCESSES", "DRAWING_PROCESSES", "SHARDS"),
    "POSTGRES_PASSWORD",  # read by compose.yaml
)


class SettingsError(ValueError): ...


def read_env_file() -> None:
    """Raises SettingsError if .env is no text, or a line no setting or a misspelled one. The environment goes first."""
    try:
        text = FILE.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return
    except OSError as error:
        raise SettingsError(
            f"The settings in .env cannot be read ({error.strerror}). Run this as the bot's user, and let that user "
            "own the file (chown USER .env)."
        ) from error
    except UnicodeDecodeError as error:
        raise SettingsError("The file .env is not written in UTF-8. Save it again as UTF-8 text.") from error
    for each in parse_stream(StringIO(text)):
        _require_setting(each.key, each.value, each.original.string, each.original.line)
    load_dotenv(stream=StringIO(text))


def _require_setting(name: str | None, value: str | None, text: str, line: int) -> None:
    """Raises SettingsError if a statement is neither a comment nor a setting, or its name is almost that of a setting.
    It may begin with empty lines. It is never shown, because it may contain the token.
    """
    line += text[: len(text) - len(text.lstrip())].count("\n")
    if value is None and text.strip() and not text.lstrip().startswith("#"):
        raise SettingsError(
            f"Line {line} of .env should be NAME=value; a value that begins with a quote ends with one."
        )
    meant = [] if name is None or name in KNOWN else get_close_matches(name.upper(), KNOWN, 1)
    if meant:  # other names may be meant for libraries, like TZ or PGSSLMODE
        raise SettingsError(
            f"Line {line} of .env: there is no setting {name}. Do you mean {meant[0]}? .env.example has all of them."
        )
