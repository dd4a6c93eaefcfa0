"""A server's league as a page of lines, and results as a file for a spreadsheet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

from babel.dates import format_date, format_skeleton

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Statistics
from arnak_bot.kit.league import Member, Season
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.spans import span
from arnak_bot.store import ResultRecord
from arnak_bot.wording.messages import Words

_MOST_MEMBERS = 15
_MOST_OTHERS = 5


def season_name(season: Season, words: Words) -> str:
    """Return a season's months ("November 2026", "October to December 2026"), or the name for all time."""
    if season.since is None or season.until is None:
        return words.league.all_time()
    last = season.until - timedelta(days=1)
    end = format_skeleton("yMMMM", last, locale=words.language)
    if (last.year, last.month) == (season.since.year, season.since.month):
        return end
    return words.league.from_to(first=format_date(season.since, "LLLL", locale=words.language), last=end)


def league_page(members: Sequence[Member], names: Mapping[int, str], words: Words) -> Statistics:
    said = words.league
    first, some_of = members[:_MOST_MEMBERS], words.plain.some_of
    rated = tuple((f"{at}. {names[each.user_id]}", _rating(each, words)) for at, each in enumerate(first, 1))
    won = tuple((names[each.user_id], some_of(count=each.won, games=each.games)) for each in first)
    scored = sorted(members, key=lambda each: (-each.best, each.user_id))[:_MOST_OTHERS]
    timed = sorted((each.turn_seconds, each.user_id) for each in members if each.turn_seconds is not None)
    quick = tuple((names[user], _pace(seconds, words)) for seconds, user in timed[:_MOST_OTHERS])
    sections = (
        (said.ratings(), rated),
        (words.plain.title_players(), won),
        (said.records(), tuple((names[each.user_id], signed(each.best)) for each in scored)),
        (said.quickest(), quick),
    )
    return tuple((heading, rows) for heading, rows in sections if rows)


def _rating(member: Member, words: Words) -> str:
    said = words.league
    shown = said.provisional if member.provisional else said.rating
    return shown(points=member.rating, spread=member.spread)


def _pace(seconds: int, words: Words) -> str:
    return words.league.under_a_minute() if seconds < 60 else span(timedelta(seconds=seconds), words)


_COLUMNS = ("game", "ended", "table", "seat", "player", "points", "rank", "players", "computers", "turn_seconds")


def as_csv(results: Iterable[tuple[str, str, ResultRecord]], games: Mapping[str, AnyGame]) -> bytes:
    """Return CSV in UTF-8 with a header line, given when each game ended and the name of the player; options and
    statistics are columns of JSON. A name that a spreadsheet would take for a formula is preceded by an apostrophe.
    """
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow((*_COLUMNS, "options", "figures"))
    for ended, name, each in results:
        title = games[each.game_key].title if each.game_key in games else each.game_key
        options = json.dumps(dict(each.options), sort_keys=True)
        writer.writerow(
            (
                *(title, ended, each.table_id, each.seat + 1, _harmless(name)),
                *(each.points, each.rank, each.players, each.computers, each.turn_seconds),
                *(options, json.dumps(each.figures, sort_keys=True)),
            )
        )
    return written.getvalue().encode("utf-8-sig")


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
