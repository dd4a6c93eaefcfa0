"""Commands for operators: back up the database, check it, repair it, or move it to another database.

python -m arnak_bot backup FILE
python -m arnak_bot doctor [--repair]
python -m arnak_bot move-database FROM TO
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from datetime import datetime
from pathlib import Path
from types import FrameType

from arnak_bot.doctor import Problem, Report, examine, report_text
from arnak_bot.games import GAMES
from arnak_bot.moving import Comparison, move_database
from arnak_bot.repairs import repair
from arnak_bot.settings import SettingsError, read_env_file
from arnak_bot.store import DEFAULT_DATABASE, StoreError, copying
from arnak_bot.store.backends import backend_of

WELL, UNWELL, CANNOT = 0, 1, 2


def back_up(database: str, target: Path) -> int:
    copying.back_up(backend_of(database), target)
    print(f"{target}: {target.stat().st_size // 1024} kB, readable by its owner only.")
    try:
        report = examine(target, GAMES)
    except StoreError as error:
        print(f"The copy is intact; its tables were not checked: {error}")
        return WELL
    broken = report.tables_with(Problem.BROKEN, Problem.UNSEATED)
    if broken:
        print(f"Tables that cannot be loaded, here or in the original: {len(broken)}. See python -m arnak_bot doctor.")
        return UNWELL
    print(f"The copy is intact. Tables that load: {report.tables}.")
    return WELL


def run_doctor(database: str, *, mend: bool) -> int:
    report = examine(database, GAMES)
    print(report_text(report))
    if report.well or not mend:
        return _status(report)
    backend = backend_of(database)
    with backend.alone():
        copy = backend.beside(f"before-repair-{datetime.now():%Y%m%d-%H%M%S}")
        copying.back_up(backend, copy)
        print(f"\nBackup before the repair: {copy}")
        for done in asyncio.run(repair(database, GAMES, report)):
            print(f"repaired: {done}")
    left = examine(database, GAMES)
    print(f"\n{report_text(left)}")
    return _status(left)


def move(source: str, target: str) -> int:
    lines = _Lines()
    usual = signal.signal(signal.SIGINT, lines.interrupt)
    try:
        moved = move_database(source, target, GAMES, lines)
    except KeyboardInterrupt:
        print("Interrupted: nothing was moved. Start again whenever you like.", file=sys.stderr)
        return CANNOT
    finally:
        signal.signal(signal.SIGINT, usual)
    print(
        f"Moved to {backend_of(target).name}. Tables: {moved.total()}; games replayed there with the same result: "
        f"{moved[Comparison.REPLAYED]}; compared without replaying, because they follow older rules: "
        f"{moved[Comparison.BY_SNAPSHOT]}; tables that cannot be loaded there or here: {moved[Comparison.BROKEN]}."
    )
    print("The old database is unchanged. Set DATABASE to the new one and start the bot.")
    return WELL


class _Lines:
    """Prints progress, a line per tenth; the first Ctrl-C takes effect only at the next report. A KeyboardInterrupt at
    any point could be swallowed by a destructor, or arrive when the whole database has been moved.
    """

    def __init__(self) -> None:
        self._said: tuple[str, int] | None = None
        self._interrupted = False

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._interrupted:
            raise KeyboardInterrupt
        self._interrupted = True

    def __call__(self, what: str, done: int, total: int) -> None:
        if self._interrupted:
            raise KeyboardInterrupt
        tenths = 10 if total == 0 else done * 10 // total
        if (what, tenths) != self._said:
            self._said = what, tenths
            print(f"{what:5} [{'#' * tenths:10}] {done} of {total}", flush=True)


def _status(report: Report) -> int:
    print("\nNo problems found." if report.well else "\nThere are problems.")
    return WELL if report.well else UNWELL


def main(arguments: list[str]) -> int:
    """Run one command; return 0 for success, 1 if tables have problems, 2 if the command failed."""
    parser = argparse.ArgumentParser(prog="python -m arnak_bot", description="Look after the bot's database.")
    parser.add_argument("--database", help="a file or postgresql://... (default: DATABASE, also from .env)")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="make a consistent copy, also while the bot is running")
    backup.add_argument("file", type=Path)
    doctor = commands.add_parser("doctor", help="check for damage; changes nothing")
    doctor.add_argument(
        "--repair", action="store_true", help="back up, then repair what can be repaired; stop the bot first"
    )
    moving = commands.add_parser("move-database", help="copy everything into another database; stop the bot first")
    moving.add_argument("source", metavar="FROM", help="a file or postgresql://...")
    moving.add_argument("target", metavar="TO", help="the same; must be empty")
    options = parser.parse_args(arguments)
    try:
        read_env_file()
        database = options.database or os.environ.get("DATABASE", "").strip() or DEFAULT_DATABASE
        if options.command == "move-database":
            return move(options.source, options.target)
        if options.command == "backup":
            return back_up(database, options.file)
        return run_doctor(database, mend=options.repair)
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:  # nothing is left half-written: transactions and copies are all or nothing
        print("Interrupted. Start again whenever you like.", file=sys.stderr)
        return CANNOT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
