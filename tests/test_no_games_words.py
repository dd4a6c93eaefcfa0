"""What is written once for every game speaks no game's language: no name and no text there says a word of one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arnak_bot.games import GAMES

ROOT = Path(__file__).parents[1]
OF_ANY_GAME = (
    "arnak_bot/doctor.py",
    "arnak_bot/game/*.py",
    "arnak_bot/host/*.py",
    "arnak_bot/refusals.py",
    "arnak_bot/repairs.py",
    "arnak_bot/store/*.py",
    "arnak_bot/wording/*.py",
    "arnak_bot/wording/messages/en/*.ftl",
    "cogs/*.py",
    "images/plain.py",
)
"""The files that serve every game. A file that comes to do so is named here."""

OF_ONE_GAME = """
    arnak archaeologist archaeologists artifact artifacts assistant assistants bird boon boons camp camps compass
    compasses dig digs discover discoveries discovery exile exiled explorer fear fears glass guardian guardians idol
    idols island jewel jewels notebook overcome research rescue rescued rival rivals site sites snake tablet tablets
    temple temples travel travels
    cities expedition expeditions monument monuments
"""
"""Words of the rules of the games, but for those that mean something of their own to a database or to any game."""

STANDING = {
    "arnak_bot/wording/messages/en/commands.ftl": {"exile"},
    "cogs/show.py": {"exile"},
    "cogs/command_tree.py": {"arnak"},
}
"""Where a word of a game stands all the same: as the name of a command, and where each game's own cogs are listed."""

PROGRAM = re.compile(
    r"arnak_bot|ArnakBot|getLogger\(\"arnak\"\)|\"arnak: \"|f\"arnak-(?=\{)"
    r"|\"(?:data/arnak\.db|arnak-(?:host|read|write))\""
    r"|arnak_schema|\"application_name\": \"arnak\"|CREATE DATABASE arnak|f\"arnak\.db\.(?=\{)"
)
"""The program's own name: its package, its bot, its logger, its threads and tasks, its messages and its file."""


def files() -> Iterator[Path]:
    for pattern in OF_ANY_GAME:
        found = sorted({*ROOT.glob(pattern)} - {ROOT / "cogs" / f"{game}.py" for game in GAMES})
        assert found, f"{pattern} names no file"
        yield from found


FOREIGN = frozenset(OF_ONE_GAME.split())


def words(text: str) -> set[str]:
    """The words of names and texts alike, in small letters: `PassedFor` has two."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}


def said_in(path: Path) -> set[str]:
    """All words of a file's names and texts; comments too, for who reads them learns to think so."""
    return words(PROGRAM.sub("", path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_code_shared_by_all_games_mentions_no_single_game(path: Path) -> None:
    assert said_in(path) & FOREIGN == STANDING.get(path.relative_to(ROOT).as_posix(), set())


def test_a_games_word_is_found_wherever_it_appears(tmp_path: Path) -> None:
    for hidden in ("RIVAL_NAME = 1", "class DigSite: ...", 'say("the rival moves")', "# the temple", "isBird = True"):
        file = tmp_path / "hidden.py"
        file.write_text(f"import arnak_bot\n{hidden}\n", encoding="utf-8")
        assert said_in(file) & FOREIGN, hidden
    file.write_text('_log = logging.getLogger("arnak")\nfrom arnak_bot.host import Host\n', encoding="utf-8")
    assert not said_in(file) & FOREIGN, "the program's own name is no word of a game"
