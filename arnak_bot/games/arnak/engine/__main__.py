"""The engine at the command line: the one part of it that reads files and prints.

python -m arnak_bot.engine play game.log
python -m arnak_bot.engine random --players 3 --board snake --seed S
python -m arnak_bot.engine verify game.log [--shown SHA256]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.chance import shuffled
from arnak_bot.games.arnak.engine.content import BOARDS, SITE_TILE_BY_KEY
from arnak_bot.games.arnak.engine.logfile import LogError, replay, write_log
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.verify import checks_of


def table_text(game: Game) -> str:
    """Return the open table in words: round, row, sites, players."""
    view = game.view(None)
    board = BOARDS[view.board]
    lines = [f"{board.name}, round {view.round}, {game.ply} decisions" + (", over" if game.over else "")]
    lines.append(f"artifacts: {', '.join(view.artifacts)} | items: {', '.join(view.items)}")
    for site in view.sites:
        if site.discovered and site.level:
            name = SITE_TILE_BY_KEY[site.level, site.tile].name
            lines.append(f"{site.id} {name}" + (f", guardian {site.guardian}" if site.guardian else ""))
    for player in view.players:
        tokens = " ".join(f"{count} {resource.value}" for resource, count in player.tokens if count) or "nothing"
        rows = f"glass row {board.research[player.glass].row}, notebook row {board.research[player.notebook].row}"
        lines.append(f"seat {player.seat}: {tokens}; {rows}; {len(player.guardians)} guardians")
    if view.rival is not None:
        row = board.research[view.rival.glass].row
        lines.append(f"rival: glass row {row}; {len(view.rival.guardians)} guardians, {len(view.rival.cards)} cards")
    return "\n".join(lines)


def score_text(game: Game) -> str:
    """Return the score sheets as a table, a column for each seat."""
    sheets = game.scores()
    heads = [f"seat {sheet.seat}" for sheet in sheets]
    if game.setup.solo:
        heads[1] = "rival"
    lines = [f"{'':18}" + "".join(f"{head:>8}" for head in heads)]
    for source in ScoreSource:
        lines.append(f"{source.value:18}" + "".join(f"{sheet.points(source):>8}" for sheet in sheets))
    lines.append(f"{'total':18}" + "".join(f"{sheet.total:>8}" for sheet in sheets))
    lines.append(f"{'rank':18}" + "".join(f"{sheet.rank:>8}" for sheet in sheets))
    return "\n".join(lines)


def random_game(setup: GameSetup) -> Game:
    """Play a game in which every decision is a keyed choice of the seed, the same everywhere."""
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(shuffled(game.legal_actions(seat), setup.seed, f"choice {game.ply}")[0], seat)
    return game


_SIGNS = {True: "ok ", False: "NO ", None: "?  "}


def verify(text: str, shown: str) -> int:
    """Print what was checked of a log, a line each; return 0 if nothing is wrong and 1 otherwise.

    Raises:
        LogError: the text is no log.
    """
    checks = checks_of(text, shown)
    for check in checks:
        print(f"{_SIGNS[check.holds]} {check.text}")
    return 1 if any(check.holds is False for check in checks) else 0


def main(arguments: list[str]) -> int:
    """Run one command; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m arnak_bot.engine", description="Replay or play games of Arnak.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="replay a log file and print the table and the scores")
    play.add_argument("file", type=Path)
    chance = commands.add_parser("random", help="play a random game and print its log, the table and the scores")
    chance.add_argument("--players", type=int, default=2)
    chance.add_argument("--board", default=BoardName.BIRD.value)
    chance.add_argument("--rival", type=int, default=None)
    chance.add_argument("--seed", default="")
    proof = commands.add_parser("verify", help="check the log of a finished game: was its seed chosen fairly?")
    proof.add_argument("file", type=Path)
    proof.add_argument("--shown", default="", help="the sha256 that was shown in the channel before the game")
    options = parser.parse_args(arguments)
    try:
        if options.command == "verify":
            return verify(options.file.read_text(encoding="utf-8"), options.shown)
        if options.command == "play":
            game = replay(options.file.read_text(encoding="utf-8"))
        else:
            game = random_game(GameSetup(options.players, options.board, options.seed, rival=options.rival))
            print(write_log(game))
    except (LogError, OSError, UnicodeDecodeError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(table_text(game))
    print()
    print(score_text(game))
    print(f"fingerprint {game.fingerprint()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
