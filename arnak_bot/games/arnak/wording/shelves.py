"""What can be asked about at a table: its cards, sites, guardians and people, sorted for a look at each."""

from __future__ import annotations

from enum import StrEnum

from arnak_bot.games.arnak.engine.content import IDOL_SLOT_EFFECTS
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.components import Component, ComponentKind
from arnak_bot.games.arnak.wording.components import find as find_component
from arnak_bot.games.arnak.wording.components import words as words_of
from arnak_bot.games.arnak.wording.effects import plain
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.kit.limits import clip

__all__ = ["Shelf", "things_on"]

MOST = 25
_DESCRIPTION = 100


class Shelf(StrEnum):
    """The sorts of things on a table; each is a menu."""

    ROW = "row"
    HAND = "hand"
    ISLAND = "island"
    PEOPLE = "people"
    IDOLS = "idols"


def things_on(view: GameView, shelf: Shelf, words: Words) -> list[tuple[str, str, str]]:
    """Return (name, key, a line of words) of what lies there, as far as the viewer sees it; at most 25."""
    keys = list(dict.fromkeys(_KEYS[shelf](view)))[:MOST]
    found = [component for key in keys if (component := find_component(key, words)[0]) is not None]
    return [(each.name, each.key, _line(each, words)) for each in found]


def _line(component: Component, words: Words) -> str:
    """The words of a component below its name, on one line."""
    _, *rest = plain(words_of(component, words)).splitlines()
    return clip(" · ".join(line.removesuffix(".") for line in rest), _DESCRIPTION)


def _cards(cards: tuple[str, ...]) -> list[str]:
    return [f"{ComponentKind.CARD.value}:{card}" for card in cards]


def _row(view: GameView) -> list[str]:
    return _cards((*view.artifacts, *view.items))


def _hand(view: GameView) -> list[str]:
    if view.viewer is None:
        return []
    own = view.players[view.viewer]
    return _cards((*own.hand, *own.drawn, *own.kept, *own.play))


def _island(view: GameView) -> list[str]:
    keys = []
    for site in view.sites:
        keys += [f"{ComponentKind.SITE.value}:{site.level}-{site.tile}"] if site.tile else []
        keys += [f"{ComponentKind.GUARDIAN.value}:{site.guardian}"] if site.guardian else []
    keys += [f"{ComponentKind.GUARDIAN.value}:{number}" for player in view.players for number in player.guardians]
    return keys


def _people(view: GameView) -> list[str]:
    owned = [each.number for player in view.players for each in player.assistants]
    waiting = [top for top, _ in view.assistant_tops if top]
    rescued = [view.rescue_top] if view.rescue_top else []
    return [f"{ComponentKind.ASSISTANT.value}:{number}" for number in (*owned, *waiting, *rescued)]


def _idols(view: GameView) -> list[str]:
    kinds: list[IdolKind] = [kind for site in view.sites for kind in site.idols]
    found = [f"{ComponentKind.IDOL.value}:{kind.value}" for kind in kinds]
    return [*found, *(f"{ComponentKind.SLOT.value}:{slot.name}" for slot in IDOL_SLOT_EFFECTS)]


_KEYS = {Shelf.ROW: _row, Shelf.HAND: _hand, Shelf.ISLAND: _island, Shelf.PEOPLE: _people, Shelf.IDOLS: _idols}
