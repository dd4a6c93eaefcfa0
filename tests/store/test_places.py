"""Which kind of database a setting names, and that what may hold a password is never taken for a file and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.store import StoreError
from arnak_bot.store.backends import backend_of

NO_PATHS = (
    "host=127.0.0.1 user=someone password=secret",
    "user = someone  password = 'secret' host=127.0.0.1",
    "sslmode=require host=127.0.0.1 user=someone",
    "Server=127.0.0.1;Password=secret",
    "postgresql//someone:secret@127.0.0.1/games",
    "postgresql;//secret@127.0.0.1/games",
    "postgresql:someone:secret@127.0.0.1/games",
    "postgresql:secret",
    "someone:se/cret@127.0.0.1/games",
    "//someone:secret@127.0.0.1/games",
    "jdbc:postgresql://127.0.0.1/games?user=someone&password=secret",
    "'postgresql://someone:secret@127.0.0.1/games'",
    "mysql://someone:secret@127.0.0.1/games",
)

PATHS = (
    "data/bot.db",
    "/srv/me@home/bot.db",
    "data//bot.db",
    r"C:\bots\me@home\bot.db",
    "C:/bots/me@home/bot.db",
    "C://bots/bot.db",
    "games of 12:30.db",
    "postgresql/bot.db",
    "/srv/user=someone/bot.db",
)


@pytest.mark.parametrize("text", NO_PATHS)
def test_a_setting_that_is_not_a_path_is_refused_without_showing_its_password(text: str) -> None:
    with pytest.raises(StoreError, match=r"DATABASE should be the path of a file.*(neither\.|”\.)$") as refused:
        backend_of(text)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("text", PATHS)
def test_anything_that_may_be_a_path_is_treated_as_one(text: str) -> None:
    assert backend_of(text).name == str(Path(text))
