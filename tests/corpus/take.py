"""Adds to the corpus what is not in it yet: `python -m tools.renew --close`. What is there is never written over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from arnak_bot.games import GAMES
from tests.corpus import database
from tests.corpus.games import FOLDER, Kept, board, keep, shown, shown_tables, tables_of


def take() -> None:
    """Keep the tables that are missing, what is shown at those where that is missing, and today's database."""
    for key, definition in GAMES.items():
        tables = tables_of(definition)
        for name, setup in tables.items():
            if not (FOLDER / key / f"{name}.log").exists():
                keep(definition, name, setup)
        for name in shown_tables(list(tables)):
            file = FOLDER / key / f"{name}.txt"
            if not file.exists():
                file.write_text(shown(definition, Kept.read(GAMES[key], name)), encoding="utf-8")
        picture = FOLDER / key / f"{name}.jpg"
        if not picture.exists():
            picture.write_bytes(board(definition, Kept.read(GAMES[key], name)))
    with TemporaryDirectory() as folder:
        asyncio.run(database.write_if_missing(Path(folder) / "arnak.db"))


if __name__ == "__main__":
    take()
