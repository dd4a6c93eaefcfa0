"""A .env that cannot be read gets one clear line, of the bot and of the commands for who hosts."""

from __future__ import annotations

import functools
from pathlib import Path

import dotenv
import pytest

import bot
from arnak_bot import __main__ as care
from arnak_bot import settings


def refused(*_: object) -> bool:
    """What somebody gets who may not read the file."""
    raise PermissionError(13, "Permission denied", "/opt/arnak/bot/.env")


def test_a_file_of_somebody_else(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(settings, "load_dotenv", refused)
    for main in (bot.main, lambda: care.main(["doctor"])):
        assert main() == 2
        assert "The settings in .env cannot be read (Permission denied)" in capsys.readouterr().err


def test_a_file_that_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.write_bytes("# für uns\n".encode("latin-1"))
    monkeypatch.setattr(settings, "load_dotenv", functools.partial(dotenv.load_dotenv, file))
    for main in (bot.main, lambda: care.main(["doctor"])):
        assert main() == 2
        assert "not written in UTF-8" in capsys.readouterr().err
