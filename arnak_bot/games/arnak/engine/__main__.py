"""The engine's command line, the only part of the engine that reads files and prints. For its commands, see
`arnak_bot.kit.command_line`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, SITE_TILE_BY_KEY
from arnak_bot.games.arnak.engine.logfile import LOG
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.kit.command_line import CommandLine


def table_text(game: Game) -> str:
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
    sheets = game.scores()
    heads = [f"seat {sheet.seat}" for sheet in sheets]
    if game.setup.solo:
        heads[1] = "rival"
    rows: list[tuple[str, Sequence[object]]] = [("", heads)]
    rows += [(source.value, [sheet.points(source) for sheet in sheets]) for source in ScoreSource]
    rows += [("total", [sheet.total for sheet in sheets]), ("rank", [sheet.rank for sheet in sheets])]
    return "\n".join(f"{name:18}" + "".join(f"{value:>8}" for value in values) for name, values in rows)


def report(game: Game) -> str:
    return f"{table_text(game)}\n\n{score_text(game)}"


def _ask(command: argparse.ArgumentParser) -> None:
    command.add_argument("--board", default=BoardName.BIRD.value)
    command.add_argument("--rival", type=int, default=None)


def _setup(options: argparse.Namespace) -> GameSetup:
    return GameSetup(options.players, options.board, options.seed, rival=options.rival)


LINE = CommandLine("arnak_bot.engine", LOG, report, _ask, _setup)
main, random_game = LINE.run, LINE.random_game

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
