"""The help topics, the lobby's texts, and a summary of a user's preferences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arnak_bot.game.definition import TURN, AnyGame, GameDefinition
from arnak_bot.game.values import Line
from arnak_bot.kit.names import spoken
from arnak_bot.store import Options, Person, SeatRecord
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import in_lobby, level_name
from arnak_bot.wording.panel import BOLD


def help_topics(
    game: AnyGame, words: Words, proof: str, *, alone: bool = False, on_server: bool = True
) -> dict[str, str]:
    """Return the topics with their texts, the most needed first. `proof`: that the deal is fair; "" for none. `alone`:
    nobody else plays, so nothing is said about others.
    """
    said = words.texts
    plans = type(game).planned is not GameDefinition.planned
    answers = said.help_answers() if TURN in game.questions else said.help_answers_here()
    wants = (
        said.help_my_turn(),
        said.help_what_is_it(),
        said.help_what_happened(),
        said.help_play(),
        said.help_away(),
        *([] if alone else [said.help_others()]),
        *([said.help_ahead()] if plans and not alone else []),
        *([answers] if game.questions and not alone else []),
        said.help_what_if(),
        said.help_wrong(alone="yes" if alone else "no"),
        *([said.help_server()] if on_server else []),
        *([said.help_fair(proof=proof)] if proof else []),
        said.help_fan_project(),
    )
    return {want.split(BOLD)[1]: want for want in wants}


def lobby(options: Options, game: AnyGame, seats: Sequence[SeatRecord], opener: int, words: Words) -> str:
    """Return the text that remains of a lobby after it is closed, without anything that may become outdated."""
    people = lobby_seats(seats, opener, len(seats), words)
    return "\n".join([lobby_title(options, game, words), *people])


def lobby_title(options: Options, game: AnyGame, words: Words) -> str:
    chosen = " · ".join(in_lobby(options, game, Line.TITLE, words))
    return "\n".join([words.texts.lobby_title(game=game.title), chosen])


def lobby_seats(seats: Sequence[SeatRecord], opener: int, count: int, words: Words) -> list[str]:
    """Return a line for each of `count` seats. Seats get their emoji and colours only when the game is dealt."""
    said = words.texts
    lines = [
        said.lobby_computer(name=spoken(each.name), level=level_name(each.computer, words))
        if each.is_computer
        else said.lobby_host(name=spoken(each.name))
        if each.user_id == opener
        else said.lobby_player(name=spoken(each.name))
        for each in seats
    ]
    return [*lines, *(said.lobby_open_seat() for _ in range(count - len(lines)))]


def lobby_rules(options: Options, game: AnyGame, seats: Sequence[SeatRecord], words: Words) -> str:
    """Return the options about turns and times, in small print. Time limits are left out for somebody who only plays
    against computers, and so is the automatic start once all seats are taken.
    """
    full = len(seats) == options.seats
    alone = full and sum(not each.is_computer for each in seats) == 1
    shown = (Line.PLAY,) if alone else (Line.PLAY, Line.TIMES)
    options = replace(options, starts=options.starts and not full)
    lines = [" ".join(in_lobby(options, game, line, words)) for line in shown]
    return "\n".join(words.texts.lobby_small(text=line) for line in lines if line)


def preferences(wished: Person, words: Words) -> str:
    said = words.wishes
    if wished.wake == wished.sleep:
        awake = said.awake_always() if wished.zone == Person().zone else said.awake_always_in_zone(zone=wished.zone)
    else:
        awake = said.awake_between(wake=wished.wake, sleep=wished.sleep, zone=wished.zone)
    notes = said.note_when_next() if wished.heads_up else said.no_note_when_next()
    layout = wished.layout
    pictures = said.pictures_as_tables_have_it() if layout is None else said.pictures_are(layout=layout)
    plans = said.plans_at_once() if wished.at_once else said.plans_by_button()
    league = said.in_leagues() if wished.rated else said.in_no_league()
    return "\n".join((awake, said.your_turns(ends=wished.ends), plans, notes, pictures, league, said.change_a_wish()))
