"""What a player cannot afford yet, and what is missing: shown beside what is possible, never hidden."""

from __future__ import annotations

from arnak_bot.engine import GameView, PlayerView, Verb
from arnak_bot.engine.content import BOARDS, CARD_BY_ID, DISCOVER_COMPASSES, GUARDIAN_BY_NUMBER
from arnak_bot.engine.printed import CardKind
from arnak_bot.engine.resources import Bag, bag
from arnak_bot.wording import signs
from arnak_bot.wording.actions import Menu

__all__ = ["out_of_reach"]


def out_of_reach(view: GameView) -> list[tuple[Menu, str, str]]:
    """Return (menu, label, what is missing) for main actions that the viewer cannot take yet.

    Only at the start of a turn; what no token or travel could change (a full site, no archaeologist
    at home) is left out.
    """
    if view.viewer is None or view.question is not None or view.main_taken or view.viewer not in view.seats_to_act:
        return []
    own = view.players[view.viewer]
    legal = {action.text for action in view.legal}
    return [
        *_sites(view, own, legal),
        *_guardians(view, own, legal),
        *_cards(view, own, legal),
        *_research(view, own, legal),
    ]


def _lacking(own: PlayerView, cost: Bag) -> str:
    short = tuple((resource, count - own.owns(resource)) for resource, count in cost if count > own.owns(resource))
    return f"needs {signs.resources(short)} more" if short else "no travel for it"


def _sites(view: GameView, own: PlayerView, legal: set[str]) -> list[tuple[Menu, str, str]]:
    if own.at_home == 0:
        return []
    found = []
    for site in view.sites:
        if site.discovered:
            if site.free_spaces and f"dig {site.id}" not in legal:
                found.append((Menu.ISLAND, f"Dig at {signs.site(view, site.id)}", "no travel for it"))
        elif f"discover {site.id}" not in legal:
            lacking = _lacking(own, bag(compass=DISCOVER_COMPASSES[site.level]))
            found.append((Menu.ISLAND, f"Discover {site.id}", lacking))
    return found


def _guardians(view: GameView, own: PlayerView, legal: set[str]) -> list[tuple[Menu, str, str]]:
    found = []
    for site in view.sites:
        if site.guardian and view.viewer in site.standers and f"overcome {site.id}" not in legal:
            tile = GUARDIAN_BY_NUMBER[site.guardian]
            lacking = _lacking(own, tile.tokens)
            if tile.put_down and lacking == "no travel for it":
                lacking = "needs a card in hand"
            found.append((Menu.ISLAND, f"Overcome {tile.name}", lacking))
    return found


def _cards(view: GameView, own: PlayerView, legal: set[str]) -> list[tuple[Menu, str, str]]:
    found = []
    for name in (*view.artifacts, *view.items):
        if f"buy {name}" not in legal:
            card = CARD_BY_ID[name]
            price = bag(compass=card.cost) if card.kind is CardKind.ARTIFACT else bag(coin=card.cost)
            found.append((Menu.CARDS, f"Buy {card.name}", _lacking(own, price)))
    for name in dict.fromkeys(own.hand):
        card = CARD_BY_ID[name]
        if card.kind is CardKind.ARTIFACT and f"play {name}" not in legal:
            found.append((Menu.CARDS, f"Play {card.name}", _lacking(own, bag(tablet=1))))
    return found


def _research(view: GameView, own: PlayerView, legal: set[str]) -> list[tuple[Menu, str, str]]:
    track = BOARDS[view.board].research
    found = []
    for token, at in (("glass", own.glass), ("notebook", own.notebook)):
        for number in track[at].next:
            space = track[number]
            passes = token == "notebook" and (space.lost_temple or space.row > track[own.glass].row)
            if passes or f"{Verb.RESEARCH.value} {token} {number}" in legal:
                continue
            lacking = "needs an idol in the crates" if space.idols > own.crates else _lacking(own, space.cost)
            name = "magnifying glass" if token == "glass" else "notebook"
            place = "the Lost Temple" if space.lost_temple else f"row {space.row}"
            found.append(
                (Menu.RESEARCH, f"Move the {name} to {place}: {signs.resources(space.cost)}".rstrip(": "), lacking)
            )
    return found
