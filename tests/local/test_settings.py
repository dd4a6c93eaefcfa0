"""A .env that cannot be read gets one clear line, of the bot and of the commands for who hosts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

import bot
from arnak_bot import __main__ as care
from arnak_bot import settings

Output = pytest.CaptureFixture[str]
BOTH = (partial(bot.main, []), partial(care.main, ["doctor"]))


def refusal(status: int) -> discord.HTTPException:
    """What Discord's answer is raised as."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="no")), "no")


def refused(*_: object, **__: object) -> str:
    """What somebody gets who may not read the file."""
    raise PermissionError(13, "Permission denied", "/opt/arnak/bot/.env")


def test_a_settings_file_of_another_user(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(Path, "read_text", refused)
    for main in BOTH:
        assert main() == 2
        assert "The settings in .env cannot be read (Permission denied)" in capsys.readouterr().err


def test_a_settings_file_that_is_not_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    file = tmp_path / ".env"
    file.write_bytes("# für uns\n".encode("latin-1"))
    monkeypatch.setattr(settings, "FILE", file)
    for main in BOTH:
        assert main() == 2
        assert "not written in UTF-8" in capsys.readouterr().err


NOT_A_LINE = "should be NAME=value; a value that begins with a quote ends with one."
BROKEN = {
    'DISCORD_TOKEN "abc': f"Line 1 of .env {NOT_A_LINE}",
    'DATABASE=x.db\n\n# a note\nDISCORD_TOKEN="abc\nLOCAL_PORT=1': f"Line 4 of .env {NOT_A_LINE}",
    "\n\nDISCORD_TOKEN": f"Line 3 of .env {NOT_A_LINE}",
    "DISCORDTOKEN=abc": "Line 1 of .env: there is no setting DISCORDTOKEN. Do you mean DISCORD_TOKEN?",
    "METRICS_PORT=\nexport LOCAL_PRT=8138": "Line 2 of .env: there is no setting LOCAL_PRT. Do you mean LOCAL_PORT?",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_wrong_line_is_not_shown(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    file = tmp_path / ".env"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(settings, "FILE", file)
    for main in BOTH:
        assert main() == 2
        told = capsys.readouterr().err
        assert told.startswith(BROKEN[text]) and "abc" not in told and told.count("\n") == 1


def test_a_folder_in_place_of_a_settings_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(settings, "FILE", tmp_path)
    assert bot.main() == 2
    assert "(Is a directory)" in capsys.readouterr().err


def test_all_settings_of_the_example_are_read_also_after_a_bom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = settings.FILE.with_name(".env.example").read_text(encoding="utf-8")
    file = tmp_path / ".env"
    example = example.replace("DISCORD_TOKEN=", "TZ=UTC  # another program's\nDISCORD_TOKEN=x.y.z")
    file.write_text(example, encoding="utf-8-sig")
    monkeypatch.setattr(settings, "FILE", file)
    for name in settings.KNOWN:
        monkeypatch.setenv(name, "")  # so that it is restored afterwards
        monkeypatch.delenv(name)
    read = bot.Settings.read()
    assert (read.token, read.database, read.port) == ("x.y.z", "data/arnak.db", 8137)


@pytest.mark.parametrize("token", ["hello", "abc def", "Bot abc.def.ghi", "a" * 32, "abc.def"])
def test_what_is_not_a_token_is_refused_unsent(token: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(settings, "FILE", Path("there is none"))
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setattr(bot, "run_on_discord", Mock(side_effect=AssertionError))
    assert bot.main() == 2
    told = capsys.readouterr().err
    assert told.startswith("DISCORD_TOKEN is not a bot's token") and token not in told


@pytest.mark.parametrize("error", [discord.RateLimited(3600), refusal(503), refusal(429)])
def test_a_failed_login_is_logged_in_a_line(monkeypatch: pytest.MonkeyPatch, capsys: Output, error: Exception) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x.y.z")
    monkeypatch.setattr(bot, "run_on_discord", Mock(side_effect=error))
    assert bot.main() == 2
    assert "Discord is not letting the bot in right now" in capsys.readouterr().err


def test_the_help_names_every_setting_and_starts_nothing(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        bot.main(["--help"])
    told = capsys.readouterr().out
    for line in (Path(bot.__file__).parent / ".env.example").read_text(encoding="utf-8").splitlines():
        name, is_setting, _ = line.partition("=")
        assert name.startswith("#") or not is_setting or f"  {name} " in told, name


def test_a_lasting_refusal_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x.y.z")
    monkeypatch.setattr(bot, "run_on_discord", Mock(side_effect=refusal(400)))
    with pytest.raises(discord.HTTPException):
        bot.main()


def test_metrics_are_served_to_this_machine_only_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "FILE", Path("there is none"))
    monkeypatch.delenv("METRICS_HOST", raising=False)
    assert bot.Settings.read().metrics_host == "127.0.0.1"
    monkeypatch.setenv("METRICS_HOST", "0.0.0.0")
    assert bot.Settings.read().metrics_host == "0.0.0.0"
