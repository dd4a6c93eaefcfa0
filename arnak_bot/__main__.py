"""For who hosts: copy the database, look it over, mend it.

python -m arnak_bot backup FILE
python -m arnak_bot doctor [--repair]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from datetime import datetime
from pathlib import Path

from dotenv import load_dotenv

from arnak_bot.doctor import Report, Trouble, examine, report_text
from arnak_bot.repairs import repair
from arnak_bot.shelf import SHELF
from arnak_bot.store import DEFAULT_DATABASE, StoreError
from arnak_bot.store.copying import copy_database

WELL, UNWELL, CANNOT = 0, 1, 2


def back_up(database: Path, target: Path) -> int:
    """Copy the database and see whether the copy can be used; return the exit status."""
    copy_database(database, target)
    print(f"{target}: {target.stat().st_size // 1024} kB, readable by its owner only.")
    try:
        report = examine(target, SHELF)
    except StoreError as error:
        print(f"It is sound; its tables were not looked at: {error}")
        return WELL
    broken = report.tables_with(Trouble.BROKEN)
    if broken:
        print(f"{len(broken)} tables cannot be loaded, here and in the original: see python -m arnak_bot doctor.")
        return UNWELL
    print(f"It is sound, and its {report.tables} tables load.")
    return WELL


def see_doctor(database: Path, *, mend: bool) -> int:
    """Look the database over, mend it if wanted, and return the exit status."""
    report = examine(database, SHELF)
    print(report_text(report))
    if report.well or not mend:
        return _status(report)
    copy = database.with_name(f"{database.name}.before-repair-{datetime.now():%Y%m%d-%H%M%S}")
    copy_database(database, copy)
    print(f"\nA copy was made before: {copy}")
    for done in asyncio.run(repair(database, SHELF, report)):
        print(f"mended: {done}")
    left = examine(database, SHELF)
    print(f"\n{report_text(left)}")
    return _status(left)


def _status(report: Report) -> int:
    print("\nAll is well." if report.well else "\nNot all is well.")
    return WELL if report.well else UNWELL


def main(arguments: list[str]) -> int:
    """Run one command; return 0 if all is well, 1 if something is wrong with tables, 2 if it could not be done."""
    parser = argparse.ArgumentParser(prog="python -m arnak_bot", description="Care for the database of the bot.")
    parser.add_argument("--database", type=Path, help="the file; otherwise DATABASE, from .env too")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="make a consistent copy, of a running bot's database too")
    backup.add_argument("file", type=Path)
    doctor = commands.add_parser("doctor", help="look for what is wrong; nothing is changed")
    doctor.add_argument(
        "--repair", action="store_true", help="mend what can be mended, after a copy; stop the bot first"
    )
    options = parser.parse_args(arguments)
    load_dotenv()
    database = options.database or Path(os.environ.get("DATABASE", "").strip() or DEFAULT_DATABASE)
    try:
        if options.command == "backup":
            return back_up(database, options.file)
        return see_doctor(database, mend=options.repair)
    except StoreError as error:
        print(error, file=sys.stderr)
        return CANNOT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
