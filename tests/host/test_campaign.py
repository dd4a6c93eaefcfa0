"""The solo campaign: which chapters are open, which stars a game wins, what is kept and what is forgotten."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.options import RED_TILES
from arnak_bot.host import Host, Station, Table
from arnak_bot.kit.numerals import signed
from arnak_bot.refusals import Why
from arnak_bot.store import Change, NewTable, ResultRecord, Status, Store
from arnak_bot.store.records import TableStatus
from images.kit.paintings import read_painting
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, host_on, options_with, refused
from tests.rows import table_ids
from tests.samples import by_hand

CHAPTERS = sorted((each for game in GAMES.values() for each in game.chapters), key=lambda each: each.number)
GAME_OF = {each.key: key for key, game in GAMES.items() for each in game.chapters}
FIRST, SECOND, THIRD = CHAPTERS[:3]
WHEN = "2026-01-01T00:00:00+00:00"
TRIES = 12
MEASURED, OFF = by_hand((range(0, 60, 3), 0.1), (range(60), 0.0))
"""Games, and how much further off than all 60 they can be."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file alone: what is won is the same on a server."""
    return tmp_path / "arnak.db"


def stars(won: str) -> tuple[bool, ...]:
    """The stars that are won: for winning, the goal and points, as "★★☆"."""
    return tuple(each == "★" for each in won)


async def finished(store: Store, key: str, won: str, user: int = ANN, more: int = 0, marked: str | None = None) -> None:
    """Write a finished game of a chapter that has won these stars, by so many points more than necessary.

    `marked`: the chapter of its table, "" for none.
    """
    chapter = next(each for each in CHAPTERS if each.key == key)
    win, goal, points = stars(won)
    options = options_with()
    channel = 1000 + len(await table_ids(store))
    new = NewTable(None, channel, user, options, WHEN, "part", chapter=key if marked is None else marked)
    figures = {chapter.goal[0]: chapter.least if goal else chapter.least - 1}
    total = chapter.points + more if points else chapter.points - 1
    result = ResultRecord(0, 0, user, None, GAME_OF[key], chapter.options, 1, total, 1 if win else 2, 60, figures)
    await store.add(new, Change(0, 0, WHEN, TableStatus(Status.OVER, ended_at=WHEN), results=(result,)))


async def progress(host: Host, user: int = ANN) -> dict[str, Station]:
    return {each.chapter.key: each for each in await host.campaign.progress(user)}


async def begun(host: Host, key: str, channel: int = CHANNEL, user: int = ANN) -> Table:
    options = await host.campaign.options(user, key)
    return await host.lobby.open_alone(None, channel, user, "Ann", options, entropy=str(channel), chapter=key)


# --- the chapters


def test_twelve_chapters_of_two_games_follow_each_other() -> None:
    assert [each.number for each in CHAPTERS] == list(range(1, 13))
    assert len({each.key for each in CHAPTERS}) == 12 and len({*GAME_OF.values()}) == 2


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda each: each.key)
def test_a_chapter_is_a_solo_game_with_allowed_options_a_painting_and_short_words(chapter: Any) -> None:
    definition = GAMES[GAME_OF[chapter.key]]
    game = definition.new(definition.setup(1, "any", **dict(chapter.options)))
    assert len(game.scores()) in (1, 2) and chapter.key.replace("-", "").isalpha()
    told = definition.texts("en").reference.chapter(chapter.key)
    assert max(map(len, (told.told, told.twist))) <= 100, "two lines of a phone at most"
    assert max(map(len, (told.title, told.win, told.goal))) <= 35
    assert read_painting("places", chapter.place).width
    with pytest.raises(ValueError, match="no chapter"):
        GAMES["lost-cities"].texts("en").reference.chapter(chapter.key)


def test_the_docs_list_every_chapter_as_it_is() -> None:
    listed = (Path(__file__).parents[2] / "docs" / "campaign.md").read_text(encoding="utf-8")
    for chapter in CHAPTERS:
        told = GAMES[GAME_OF[chapter.key]].texts("en").reference.chapter(chapter.key)
        line = next(each for each in listed.splitlines() if each.startswith(f"| {chapter.number} | {told.title} |"))
        assert line.endswith(f"| {told.twist} | {told.goal} | {signed(chapter.points)} |")


def test_a_chapter_may_say_which_red_tiles_the_rival_has_R47() -> None:
    arnak = GAMES["arnak"]
    for name, red in RED_TILES.items():
        for seed in range(6):
            game = arnak.new(arnak.setup(1, str(seed), rival=name))
            assert {*game.view(None).rival.red_tiles} == {*red}, "these and no others, whatever the seed"
            assert Game.from_dict(game.to_dict()).log == game.log
    others = {arnak.new(arnak.setup(1, str(seed), rival=2)).view(None).rival.red_tiles for seed in range(20)}
    assert len(others) > 5, "otherwise they are drawn"


def test_each_star_is_won_by_itself() -> None:
    (a, b), least = ("one", "two"), 3
    chapter: Any = type(FIRST)("any", 1, FIRST.options, (a, b), least, 50, "1-1")
    for rank, figures, points, won in (
        (1, {}, 49, "★☆☆"),
        (2, {a: 1, b: 2}, 49, "☆★☆"),
        (2, {a: 2}, 50, "☆☆★"),
        (1, {b: 3}, 50, "★★★"),
        (2, {a: 1, b: 1, "other": 9}, -5, "☆☆☆"),
    ):
        assert chapter.stars(SimpleNamespace(rank=rank, figures=figures, points=points)) == stars(won)


# --- somebody's journey


async def test_only_the_first_chapter_is_open_at_first(host: Host) -> None:
    assert [each.chapter.key for each in (await progress(host)).values() if each.is_open] == [FIRST.key]
    with refused(Why.CHAPTER_LOCKED):
        await host.campaign.options(ANN, SECOND.key)
    with refused(Why.NO_SUCH_CHAPTER):
        await host.campaign.options(ANN, "atlantis")


@pytest.mark.parametrize("won", ["★☆☆", "☆★☆", "☆☆★"], ids=("win", "goal", "points"))
async def test_any_star_opens_the_next_chapter_and_only_that(store: Store, host: Host, won: str) -> None:
    await finished(store, FIRST.key, won)
    journey = await progress(host)
    assert journey[FIRST.key].stars == stars(won)
    assert journey[SECOND.key].is_open and not journey[THIRD.key].is_open
    assert not (await progress(host, BOB))[SECOND.key].is_open, "it is hers alone"
    assert (await begun(host, SECOND.key)).options.game == SECOND.options


async def test_a_game_without_a_star_opens_nothing_but_is_remembered(store: Store, host: Host) -> None:
    await finished(store, FIRST.key, "☆☆☆")
    journey = await progress(host)
    assert journey[FIRST.key].points == FIRST.points - 1 and not journey[SECOND.key].is_open


async def test_the_best_game_of_a_chapter_counts_whole(store: Store, host: Host) -> None:
    for won, more in (("★☆★", 0), ("☆★☆", 0), ("★☆★", 7), ("★☆★", 3)):
        await finished(store, FIRST.key, won, more=more)
    first = (await progress(host))[FIRST.key]
    assert first.stars == stars("★☆★") and first.points == FIRST.points + 7


async def test_a_game_like_a_chapter_that_is_none_wins_no_stars(store: Store, host: Host) -> None:
    await finished(store, FIRST.key, "★★★", marked="")
    await finished(store, FIRST.key, "★★★", marked="a chapter of a later version")
    assert (await progress(host))[FIRST.key].points is None


async def test_a_stopped_chapter_wins_nothing(host: Host) -> None:
    table = await begun(host, FIRST.key)
    await host.lobby.stop(table, ANN, moderator=False)
    assert (await progress(host))[FIRST.key].points is None and await host.campaign.ended(table) is None


async def test_a_chapter_goes_on_after_a_restart_in_the_middle(host: Host, fresh: Host) -> None:
    table = await begun(host, FIRST.key)
    await host.play.play(table, ANN, ["pass"])
    again = await fresh.registry.table(table.id)
    assert again.chapter == FIRST.key and again is not table
    await played(fresh, again, "novice")
    ended = await fresh.campaign.ended(again)
    assert ended is not None and ended.chapter is FIRST
    assert ended.following is not None and ended.following[1] is SECOND
    assert (await progress(fresh))[FIRST.key].stars == ended.stars


async def test_other_tables_are_no_chapters(host: Host) -> None:
    table = await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(seats=1, rival=0))
    assert table.chapter == "" and await host.campaign.ended(table) is None


# --- the whole of it


async def played(host: Host, table: Table, level: str) -> None:
    """Let a computer of this level play somebody's game to its end."""
    player = table.definition.levels[level](f"{table.chapter} {table.id}")
    while table.status is Status.RUNNING:
        await host.play.play(table, ANN, [player.choose(table.running, table.running.seats_to_act[0]).text])


@pytest.mark.slow
async def test_an_able_computer_plays_through_the_whole_campaign(store: Store, host: Host, clock: Any) -> None:
    """With few tries for each chapter; the bot is restarted before each."""
    tries = {}
    for chapter in CHAPTERS:
        for tried in range(1, TRIES + 1):
            host = host_on(store, clock)
            assert (await progress(host))[chapter.key].is_open
            table = await begun(host, chapter.key, channel=100 * chapter.number + tried)
            await played(host, table, "able")
            tries[chapter.key] = tried
            ended = await host.campaign.ended(table)
            assert ended is not None and ended.chapter is chapter
            if any(ended.stars):
                break
        else:
            pytest.fail(f"no star in chapter {chapter.number} in {TRIES} games")
    assert all(any(each.stars) for each in (await progress(host)).values())
    assert sum(tries.values()) <= 2 * len(CHAPTERS), tries


@pytest.mark.slow
@pytest.mark.parametrize("chapter", by_hand(CHAPTERS[:1], CHAPTERS), ids=lambda each: each.key)
def test_an_able_computer_reaches_the_points_in_a_third_of_its_games_and_each_goal_now_and_then(chapter: Any) -> None:
    """60 games can be off by 12 percentage points, so that a fifth to a half is about a third."""
    definition, won = GAMES[GAME_OF[chapter.key]], []
    for number in MEASURED:
        game = definition.new(definition.setup(1, f"measured {number}", **dict(chapter.options)))
        player, events = definition.levels["able"](str(number)), []
        while not game.over:
            seat = game.seats_to_act[0]
            events += game.apply(player.choose(game, seat), seat)
        sheet, figures = game.scores()[0], definition.figures(game, events, 0)
        won.append(chapter.stars(SimpleNamespace(rank=sheet.rank, figures=figures, points=sheet.total)))
    wins, goals, points = (sum(each) / len(MEASURED) for each in zip(*won, strict=True))
    any_star = sum(map(any, won)) / len(MEASURED)
    assert 0.2 - OFF <= points <= 0.5 + OFF and goals > 0 and any_star >= 0.4 - OFF, (wins, goals, points, any_star)
