"""The friendly sentences with which a table refuses something: one for each kind, with its data filled in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import capital, either
from arnak_bot.refusals import (
    Broken,
    ElsewhereOnly,
    HasComeBack,
    HasPlayedOn,
    HasTime,
    Impossible,
    InviteFirst,
    NoAction,
    NoComputers,
    NoSeatOfTheirs,
    NoSuchOption,
    NoSuchPart,
    NotBegun,
    NotForOne,
    NotInGame,
    NotYourTurn,
    OnlyAlone,
    OnlyStoppers,
    PauseLength,
    PermissionsMissing,
    Refusal,
    SeatCount,
    Why,
)
from arnak_bot.wording import wishes
from arnak_bot.wording.messages import Words

__all__ = ["sentence"]


def sentence(refusal: Refusal, words: Words) -> str:
    """Return the reply to whoever asked.

    >>> sentence(NotYourTurn(("Ann", "Bob")))
    'It is not your turn: Ann and Bob to move.'
    """
    said = words.refusals
    match refusal:
        case Why():
            return said.refused(why=refusal)
        case NoSeatOfTheirs():
            return said.no_seat_of_theirs(name=spoken(refusal.name))
        case NotYourTurn():
            return said.not_your_turn(awaited=_all_of(map(spoken, refusal.awaited), words))
        case NoAction():
            return said.no_action(text=refusal.text)
        case NotInGame():
            return said.not_in_game(game=refusal.game, command=refusal.command)
        case Impossible():
            return refusal.game.texts(words.language).turn.refused(refusal.error)
        case OnlyAlone():
            return said.only_alone(option=refusal.option)
        case NoSuchOption():
            return said.no_such_option(option=refusal.option, game=refusal.game)
        case SeatCount():
            return said.seat_count(game=refusal.game, counts=either(map(str, refusal.counts), words))
        case NotForOne():
            return said.not_for_one(game=refusal.game)
        case NoComputers():
            return said.no_computers(game=refusal.game)
        case HasComeBack():
            return said.has_come_back(name=spoken(refusal.name))
        case HasPlayedOn():
            return said.has_played_on(name=spoken(refusal.name))
        case HasTime():
            return said.has_time(name=spoken(refusal.name))
        case PauseLength():
            return said.pause_length(days=refusal.days)
        case OnlyStoppers():
            return said.only_stoppers(stoppers=refusal.stoppers)
        case Broken():
            return _broken(refusal, words)
        case NotBegun():
            return words.labels.not_begun(round=capital(refusal.round))
        case NoSuchPart():
            return said.no_such_part(game=refusal.game)
        case ElsewhereOnly():
            return words.labels.elsewhere(channels=wishes.channels(refusal.channels, words))
        case InviteFirst():
            return words.labels.invite_me(invite=refusal.link)
        case PermissionsMissing():
            return words.labels.missing_permissions(permissions=", ".join(refusal.names))
        case _:
            assert_never(refusal)


def _all_of(names: Iterable[str], words: Words) -> str:
    """Join all names with "and", since it is rarely more than two."""
    first, *others = list(names) or [""]
    for name in others:
        first = words.prose.list_last(list=first, last=name)
    return first


def _broken(refusal: Broken, words: Words) -> str:
    said = words.refusals
    if refusal.error is None:
        why = said.broken_nobody_sits()
    elif refusal.rows:
        why = said.broken_rows(error=refusal.error)
    else:
        why = said.broken_log(error=refusal.error)
    return said.broken(table=str(refusal.table_id), why=why)
