"""The last turn in a line, as short as it can be told: for the board, and for whoever reads it in words."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine import Card, Event
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.content import CITY
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["caption", "deeds", "last_turn"]

_SIGNS = {"#artifact": "🏺", "#points": "⭐"}
"""What pictures draw, for texts."""


def last_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what the last seat that did something did, since the expedition began; nothing right after it began."""
    told: list[Event] = []
    for event in events:
        if isinstance(event, kinds.ExpeditionBegan):
            told.clear()
        elif isinstance(event, _DEEDS):
            if told and told[-1].seat != event.seat:
                told.clear()
            told.append(event)
    return tuple(told)


def deeds(events: Sequence[Event], words: Words) -> tuple[str, ...]:
    """Return the deeds of the last turn, each in a few words with signs ("+10 #points"), without a name."""
    turn = last_turn(events)
    played = next((event.card for event in turn if isinstance(event, kinds.CardPlayed)), None)
    return tuple(text for event in turn if (text := _deed(event, played, words)))


def caption(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Return the last turn in a line with its player's name; empty where nobody has done anything."""
    turn = last_turn(events)
    if not turn:
        return ""
    seat = turn[0].seat
    assert seat is not None
    text = " · ".join(deeds(events, words))
    for sign, emoji in _SIGNS.items():
        text = text.replace(sign, emoji)
    return words.captions.by(name=names[seat], deeds=text)


_DEEDS = (
    kinds.CardPlayed,
    kinds.CardDiscarded,
    kinds.PathBegun,
    kinds.Stepped,
    kinds.BridgeCrossed,
    kinds.ArtifactFound,
    kinds.PointsFound,
    kinds.ArrowIdle,
    kinds.CityCardIdle,
    kinds.StepDeclined,
    kinds.DrewFromDeck,
    kinds.DrewFromPile,
)
"""What a turn is made of; an arrow that is followed and a city that is reached are told with the step."""


def _deed(event: Event, played: Card | None, words: Words) -> str:
    said = words.captions
    match event:
        case kinds.CardPlayed(_, card):
            return said.played(card=prose.card(card, words))
        case kinds.CardDiscarded(_, card):
            return said.discarded(card=prose.card(card, words))
        case kinds.PathBegun(_, _, researcher):
            return said.began(piece=prose.piece_name(researcher=researcher))
        case kinds.Stepped(_, path, stone, _, _):
            if stone == CITY:
                return said.city(city=words.prose.city(path=path))
            if played is not None and path is played.colour:
                return said.stepped(stone=stone)
            return said.stepped_on(stone=stone, path=words.prose.path(path=path))
        case kinds.BridgeCrossed():
            return said.crossed()
        case kinds.ArtifactFound():
            return said.artifact()
        case kinds.PointsFound(_, _, points):
            return said.points(points=points)
        case kinds.ArrowIdle() | kinds.CityCardIdle():
            return said.idle()
        case kinds.StepDeclined():
            return said.declined()
        case kinds.DrewFromDeck():
            return said.drew()
        case kinds.DrewFromPile(_, card):
            return said.took(card=prose.card(card, words))
        case _:
            raise ValueError(f"no words for {event!r}")
