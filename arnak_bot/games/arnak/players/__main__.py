"""The players' own commands.

python -m arnak_bot.games.arnak.players arena able novice --games 200 --seed s
python -m arnak_bot.games.arnak.players arena strong able --games 200 --to build/arena/strong-able.jsonl
"""

from __future__ import annotations

import argparse
from pathlib import Path

from arnak_bot.games.arnak.players.arena import BOARDS, NAMES, Match, Record, play_match, table


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m arnak_bot.games.arnak.players",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    arena = commands.add_parser("arena", help="let two players play each other")
    arena.add_argument("one", choices=NAMES)
    arena.add_argument("other", choices=NAMES)
    arena.add_argument("--games", type=int, default=200)
    arena.add_argument("--seed", default="arena")
    arena.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    arena.add_argument("--board", choices=BOARDS, help="one board only; else both in turn")
    arena.add_argument("--to", type=Path, help="keep each game in this file, and go on from it")
    given = parser.parse_args()
    match = Match(given.one, given.other, given.seed, given.players, given.board)
    records = play_match(match, given.games, given.to, _tell)
    print(table(match, records))


def _tell(record: Record) -> None:
    sat = ", ".join(f"{name} {total}" for name, total in zip(record.names, record.totals, strict=True))
    print(f"game {record.number} on the {record.board}: {sat}", flush=True)


if __name__ == "__main__":
    main()
