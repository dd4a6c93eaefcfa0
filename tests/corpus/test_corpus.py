"""What versions of before have left is read, replayed and understood as it was then; see README.md beside this."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.store import Status, Store, migrate
from tests.corpus import database, games
from tests.corpus.games import EXACT, FOLDER, Kept, after, board, shown, shown_tables, tables_of
from tests.every_game.noughts import NOUGHTS
from tests.host.stage import Clock
from tests.rows import table_ids
from tests.samples import all_day

IF_MEANT = "If this is meant, delete {}, then: python -m tools.renew --close"
KEPT = [(key, file.stem) for key in GAMES for file in sorted((FOLDER / key).glob("*.log"))]
SHOWN = [(key, name) for key in GAMES for name in shown_tables([name for of, name in KEPT if of == key])]


def named(case: tuple[str, str]) -> str:
    return " ".join(case)


@pytest.mark.parametrize("key", GAMES)
def test_every_edition_number_of_seats_and_option_of_a_game_is_in_the_corpus(key: str) -> None:
    missing = tables_of(GAMES[key]).keys() - {name for of, name in KEPT if of == key}
    assert not missing, f"python -m tools.renew --close adds {sorted(missing)}"


@pytest.mark.parametrize("case", all_day(KEPT[::5], KEPT), ids=named)
def test_an_old_game_leads_to_the_same_positions_and_dumps(case: tuple[str, str]) -> None:
    key, name = case
    leads_to_the_same(GAMES[key], Kept.read(GAMES[key], name))


def test_a_game_that_is_dumped_as_its_log_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lent to a small game, whose dump has neither a format nor a setup; nothing in the corpus has that yet."""
    monkeypatch.setattr(games, "FOLDER", tmp_path)
    for name, setup in tables_of(NOUGHTS).items():
        games.keep(NOUGHTS, name, setup)
        leads_to_the_same(NOUGHTS, Kept.read(NOUGHTS, name))
        is_read_and_written(NOUGHTS, Kept.read(NOUGHTS, name))


def leads_to_the_same(definition: AnyGame, kept: Kept) -> None:
    dumps = iter(kept.dumps)
    seen = after(definition, kept.setup, kept.log, {then["after"] for then in kept.positions})
    for number, ((game, _, now), then) in enumerate(zip(seen, kept.positions, strict=True)):
        if now["format"] != then["format"]:  # fingerprints hold the format: the dumps below stand in for them
            now, then = ({key: said for key, said in each.items() if key not in EXACT} for each in (now, then))
        assert now == then
        if number % 2:
            loaded = definition.load(next(dumps))
            assert loaded.fingerprint() == game.fingerprint() and loaded.log == game.log
            for seat in game.seats_to_act:
                assert loaded.legal_actions(seat) == game.legal_actions(seat)
    assert next(dumps, None) is None, "every dump was read"


@pytest.mark.parametrize("case", all_day(KEPT[2::6], KEPT), ids=named)
def test_an_old_log_is_read_and_written_back_unchanged(case: tuple[str, str]) -> None:
    key, name = case
    is_read_and_written(GAMES[key], Kept.read(GAMES[key], name))


def is_read_and_written(definition: AnyGame, kept: Kept) -> None:
    game = definition.log.replay(kept.text)
    assert game.over and game.log == kept.log
    assert game.setup == definition.new(kept.setup).setup
    written = definition.log.write(game, None).splitlines()
    promised = ("commitment ", "part ", "joined ", "#")
    assert [line for line in kept.text.splitlines() if line not in written and not line.startswith(promised)] == []


@pytest.mark.slow
@pytest.mark.parametrize("case", SHOWN, ids=named)
def test_computer_moves_hints_texts_and_pictures_of_a_game_are_unchanged(case: tuple[str, str]) -> None:
    key, name = case
    file = FOLDER / key / f"{name}.txt"
    now, then = shown(GAMES[key], Kept.read(GAMES[key], name)), file.read_text(encoding="utf-8")
    assert now.splitlines() == then.splitlines(), IF_MEANT.format(file.name)


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.jpg")), ids=lambda file: file.stem)
def test_an_old_board_is_drawn_as_before(file: Path) -> None:
    key = file.parent.name
    assert board(GAMES[key], Kept.read(GAMES[key], file.stem)) == file.read_bytes(), IF_MEANT.format(file.name)


# --- databases ------------------------------------------------------------------------------------


def lost(then: Any, now: Any, where: str = "") -> Iterator[str]:
    """Where something that was said then is not said now; what is said besides does not matter."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, said in then.items():
            yield from lost(said, now.get(key), f"{where}/{key}")
    elif where.endswith("/chosen"):  # an option may have been added to the game since
        yield from lost(dict(then), dict(now), where)
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (before, after) in enumerate(zip(then, now, strict=True)):
            yield from lost(before, after, f"{where}/{number}")
    elif then != now:
        yield f"{where}: {then!r} was then, {now!r} is now"


def test_every_schema_that_a_database_can_have_is_in_the_corpus() -> None:
    never_in_use = {8, 15}
    needed = {number for number, _ in migrate.migrations()} - never_in_use
    assert set(database.kept()) == needed, "python -m tools.renew --close"


@pytest.mark.parametrize("schema", database.kept())
async def test_an_old_database_is_read_as_before_and_its_games_continue(schema: int, tmp_path: Path) -> None:
    store = await Store.open(database.restore(schema, tmp_path / "arnak.db"))
    clock, said = Clock(), database.said_of(schema)
    if said.exists():
        then = json.loads(said.read_text(encoding="utf-8"))
        clock.now = datetime.fromisoformat(then["read at"])
        now = await database.read_by(database.host_on(store, clock))
        assert list(lost({**then, "read at": None}, now)) == []
    host = database.host_on(store, clock)
    running = 0
    for number in await table_ids(store):
        table = await host.registry.table(number)
        if table.status is Status.RUNNING:
            seat = table.running.seats_to_act[0]
            moves, action = table.moves, table.running.legal_actions(seat)[0].text
            if not table.seats[seat].computer:
                await host.play.play(table, table.seats[seat].user_id, [action])
                assert table.moves > moves
                running += 1
    assert running
    await host.close()
    await store.close()
