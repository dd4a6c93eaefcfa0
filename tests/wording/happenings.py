"""An example of every kind of event with every value that its fields can have, put together from the fields.

A field nobody has values for raises and names itself: that is how a new kind of event asks for its examples.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.effects import Destination, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.games.arnak.wording.turn import Turn
from tests.engine.stage import Stage

TEXTS = texts_in("en")
CHANNEL, TURN = TEXTS.channel, Turn(TEXTS)

GROUND = Stage(hand=["fear"], at=["L1-1"], tiles={"L1-1": 10, "L1-2": 7}, guard={"L1-1": 4}).game.view(None)
"""Where the examples happen: sites of every level, with a tile and without."""

_SITES = ("L1-1", "camp-coins", "L1-3", "L2-1")
_CARDS = ("hat", "fear", "stone-jar", "funding-car")
_PEOPLE = (9, 12)
_GUARDIANS = (4, 2)
_TILES = ("1-10", "2-6")

_VALUES: dict[str, Sequence[Any]] = {
    "seat": (0,),
    "source": ("",),
    "round": range(1, content.ROUNDS + 1),
    "card": _CARDS,
    "cards": (1, 2),
    "site": _SITES,
    "start": _SITES,
    "end": _SITES[1:],
    "reason": (None, *happened.Reason),
    "tile": _TILES,
    "guardian": _GUARDIANS,
    "idol": (*IdolKind, None),
    "slot": tuple(slot.name for slot in content.IDOL_SLOT_EFFECTS),
    "resource": tuple(Resource),
    "amount": (1, 2),
    "sources": (
        *((card,) for card in ("fear", "dog")),
        *((f"spare-{icon}",) for icon in Icon),
        ("pilot",),
        ("pilot", "pilot"),
        ("boon-3",),
        ("assistant-6",),
        ("fear", "fear", "pilot"),
    ),
    "icons": (*((icon,) for icon in Icon), (Icon.SHIP, Icon.SHIP)),
    "is_tile": (False, True),
    "to": (*Destination, None),
    "token": tuple(Token),
    "space": range(1, 15),
    "points": (1, 23),
    "tiles": (tuple(BonusTile), None),
    "stack": tuple(stack.id for stack in content.TEMPLE_STACKS),
    "assistant": _PEOPLE,
    "assistants": (_PEOPLE, None),
    "use": ("",),
    "old": _PEOPLE,
    "new": _PEOPLE[::-1],
}
"""The values of a field by its name, the first for where another field is looked at."""

_VALUES_IN: dict[tuple[type[happened.Event], str], Sequence[Any]] = {
    (happened.Played, "card"): tuple(content.CARD_BY_ID),
    (happened.Overcame, "guardian"): tuple(guardian.number for guardian in content.GUARDIANS),
    (happened.UsedAssistant, "assistant"): tuple(assistant.number for assistant in content.ASSISTANTS),
    (happened.SiteRevealed, "tile"): tuple(f"{tile.level}-{tile.number}" for tile in content.SITE_TILES),
    (happened.Exiled, "card"): (*_CARDS, "fear-tile"),
    (happened.TookBonus, "tile"): tuple(BonusTile),
    (happened.RivalTurnedUp, "tile"): tuple(RIVAL_TILE_BY_ID),
    (happened.RivalRested, "tile"): ("dig-coin", "discover-red", "buy-item-red", "buy-artifact-red"),
    (happened.RivalRested, "cause"): (*happened.RestCause,)[::-1],
}
"""Fields that hold something else in one kind of event, or everything there is: one kind of each names them all."""


def _values(kind: type[happened.Event], name: str) -> Sequence[Any]:
    try:
        return _VALUES_IN.get((kind, name)) or _VALUES[name]
    except KeyError as error:
        raise KeyError(f"{kind.__name__}.{name} has no values to try in {__name__}") from error


def example_of(kind: type[happened.Event]) -> happened.Event:
    return kind(**{each.name: _values(kind, each.name)[0] for each in fields(kind)})


def examples_of(kind: type[happened.Event]) -> list[happened.Event]:
    """Return events of a kind: each of its fields with every value, the others with their first."""
    first = example_of(kind)
    found = [first]
    for each in fields(kind):
        found += [replace(first, **{each.name: value}) for value in _values(kind, each.name)[1:]]
    return found
