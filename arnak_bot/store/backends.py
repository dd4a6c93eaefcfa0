"""Chooses the backend for the database setting: a PostgreSQL server for an address, otherwise a file."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from arnak_bot.store.database import Backend
from arnak_bot.store.records import StoreError
from arnak_bot.store.sqlite import DatabaseFile

_SCHEMES = ("postgresql://", "postgres://")
_OF_SOMETHING_ELSE = re.compile(r"([a-z][\w+.-]+):/", re.IGNORECASE)
"""The start of an address; a drive letter does not match."""
_NO_PATH = re.compile(
    r"""
    [\w+.-]{2,}://                                           # an address, after a quotation mark or another word
    | ^\W*postgres(ql)?(:|\W?//)                             # a misspelled address
    | (^|//)[^/\\:]{2,}:.*@                                  # USER:PASSWORD@HOST
    | (^|[\s'";])(host(addr)?|port|dbname|user|service)\s*=  # other forms that PostgreSQL's own programs accept
    | password\s*=
    """,
    re.IGNORECASE | re.VERBOSE,
)
"""Matches settings that cannot be a file name. They may contain a password, and file names are shown in messages."""


def backend_of(database: str | Path) -> Backend:
    """Raises StoreError if the address is not that of a PostgreSQL server, or the driver for one is not installed."""
    if not (isinstance(database, str) and database.startswith(_SCHEMES)):
        if other := _OF_SOMETHING_ELSE.match(str(database)):
            raise StoreError(  # without the rest of the address, which may contain a password
                f"DATABASE should be the path of a file, like data/bot.db, or postgresql://..., not “{other[1]}:...”."
            )
        if _NO_PATH.search(str(database)):
            raise StoreError(
                "DATABASE should be the path of a file, like data/bot.db, or an address, like "
                "postgresql://USER:PASSWORD@HOST:5432/NAME, and looks like neither."
            )
        return DatabaseFile(Path(database))
    try:  # imported only here: a bot that uses a file may lack the driver, and starts faster without it
        server = importlib.import_module("arnak_bot.store.postgresql")
    except ModuleNotFoundError as error:
        raise StoreError(
            "A PostgreSQL database needs its driver: install requirements-postgresql.txt "
            "(.venv/bin/python -m pip install -r requirements-postgresql.txt), and start again."
        ) from error
    backend: Backend = server.DatabaseServer(database)
    return backend
