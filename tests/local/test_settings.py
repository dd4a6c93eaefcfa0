"""A .env that cannot be read gets one clear line, of the bot and of the commands for who hosts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import dotenv
import pytest

import bot
from arnak_bot import __main__ as care
from arnak_bot import settings


def refusal(status: int) -> discord.HTTPException:
    """What Discord's answer is raised as."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="no")), "no")


def refused(*_: object) -> bool:
    """What somebody gets who may not read the file."""
    raise PermissionError(13, "Permission denied", "/opt/arnak/bot/.env")


def test_a_settings_file_owned_by_another_user(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings, "load_dotenv", refused)
    for main in (partial(bot.main, []), partial(care.main, ["doctor"])):
        assert main() == 2
        assert "The settings in .env cannot be read (Permission denied)" in capsys.readouterr().err


def test_a_settings_file_that_is_not_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.write_bytes("# für uns\n".encode("latin-1"))
    monkeypatch.setattr(settings, "load_dotenv", partial(dotenv.load_dotenv, file))
    for main in (partial(bot.main, []), partial(care.main, ["doctor"])):
        assert main() == 2
        assert "not written in UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize("error", [discord.RateLimited(3600), refusal(503), refusal(429)])
def test_a_failed_login_is_logged_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setattr(bot, "run_on_discord", Mock(side_effect=error))
    assert bot.main() == 2
    assert "Discord is not letting the bot in right now" in capsys.readouterr().err


def test_the_help_names_every_setting_and_starts_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.main(["--help"])
    told = capsys.readouterr().out
    for line in (Path(bot.__file__).parent / ".env.example").read_text(encoding="utf-8").splitlines():
        name, is_setting, _ = line.partition("=")
        assert name.startswith("#") or not is_setting or f"  {name} " in told, name


def test_a_lasting_refusal_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setattr(bot, "run_on_discord", Mock(side_effect=refusal(400)))
    with pytest.raises(discord.HTTPException):
        bot.main()


def test_metrics_are_served_to_this_machine_only_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "load_dotenv", bool)
    monkeypatch.delenv("METRICS_HOST", raising=False)
    assert bot.Settings.read().metrics_host == "127.0.0.1"
    monkeypatch.setenv("METRICS_HOST", "0.0.0.0")
    assert bot.Settings.read().metrics_host == "0.0.0.0"
