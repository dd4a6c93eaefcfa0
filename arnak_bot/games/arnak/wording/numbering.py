"""The numbers that link menu options to the picture: to places on the board and in the hand, or to items in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from arnak_bot.games.arnak.engine import GameView, Phase
from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.wording.actions import Menu, in_menu, thing_of
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.things import Thing


class PlaceKind(StrEnum):
    """Where a place is: on the island, on the track, in the temple, in the row, in the hand, on the viewer's panel."""

    SITE = "site"
    GUARDIAN = "guardian"
    SPACE = "space"
    TEMPLE = "temple"
    CARD = "card"
    HAND = "hand"
    ASSISTANT = "assistant"
    BOON = "boon"
    IDOL = "idol"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the picture: its kind, and its id as used by actions (a guardian's site, "" for an idol)."""

    kind: PlaceKind
    id: str


_SITES = {Verb.DIG, Verb.DISCOVER, Verb.ACTIVATE, Verb.RELOCATE, Verb.MOVE, Verb.RETURN}
_NAMED = {
    Verb.OVERCOME: (PlaceKind.GUARDIAN, 0),
    Verb.PLAY: (PlaceKind.HAND, 0),
    Verb.PASS: (PlaceKind.HAND, 0),
    Verb.ASSISTANT: (PlaceKind.ASSISTANT, 0),
    Verb.BOON: (PlaceKind.BOON, 0),
    Verb.RESEARCH: (PlaceKind.SPACE, 1),
    Verb.TEMPLE: (PlaceKind.TEMPLE, 0),
}
"""The kind of place that an action refers to, and which of its arguments is the id."""


def place_of(action: Action, view: GameView) -> Place | None:
    if action.verb in _SITES:
        return Place(PlaceKind.SITE, site_and_space(action.args[-1])[0])
    if action.verb is Verb.IDOL:
        return Place(PlaceKind.IDOL, "")
    if action.verb in (Verb.BUY, Verb.GAIN) and action.args[0] in (*view.items, *view.artifacts):
        return Place(PlaceKind.CARD, action.args[0])
    if action.verb not in _NAMED or not action.args:
        return None
    kind, at = _NAMED[action.verb]
    return Place(kind, action.args[at])


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the numbers stand for: places in the picture or items in a row; `of` maps an action's text to its number."""

    places: tuple[tuple[Place, int], ...] = ()
    things: tuple[Thing, ...] = ()
    of: dict[str, int] = field(default_factory=dict)


def numbers_of(view: GameView, words: Words) -> Numbers:
    """Number the viewer's current choices: the answers to an open question, otherwise everything in the menus."""
    if view.question is None and view.phase is not Phase.KEEPING:
        return _by_place((action for menu in Menu for action in in_menu(menu, view)), view)
    answers = in_menu(Menu.ANSWER, view)
    kinds = {place.kind for action in answers if (place := place_of(action, view)) is not None}
    overcomes = any(action.verb is Verb.OVERCOME for action in answers)
    if PlaceKind.SPACE in kinds or (PlaceKind.SITE in kinds and not overcomes):
        return _by_place((*answers, *in_menu(Menu.FREE, view)), view)
    chosen = {action.text: thing for action in answers if (thing := thing_of(action, view, words)) is not None}
    things = [*dict.fromkeys(chosen.values())]
    return Numbers(things=tuple(things), of={text: things.index(thing) + 1 for text, thing in chosen.items()})


def _by_place(actions: Iterable[Action], view: GameView) -> Numbers:
    """Number places in the order of the picture: the viewer's panel, the table (in menu order), the hand."""
    found = [(action.text, place) for action in actions if (place := place_of(action, view)) is not None]
    first = {place: at for at, (_, place) in reversed([*enumerate(found)])}
    found.sort(key=lambda each: (*_where(each[1], view), first[each[1]]))
    places = tuple((place, number) for number, (_, place) in enumerate(found, 1))
    return Numbers(places, of={text: number for number, (text, _) in enumerate(found, 1)})


_REGIONS = {PlaceKind.IDOL: 0, PlaceKind.ASSISTANT: 1, PlaceKind.BOON: 2, PlaceKind.HAND: 4}
_TABLE = 3


def _where(place: Place, view: GameView) -> tuple[int, int]:
    """Which part of the picture a place is in, counted from the top, and its position if the part has an order."""
    own = view.own
    order: Sequence[str] = {
        PlaceKind.HAND: [*own.hand, *own.kept, *own.drawn],
        PlaceKind.ASSISTANT: [str(each.number) for each in own.assistants],
        PlaceKind.BOON: [str(number) for number in own.guardians],
    }.get(place.kind, [])
    return _REGIONS.get(place.kind, _TABLE), order.index(place.id) if place.id in order else 0
