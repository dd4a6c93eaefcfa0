"""The labels of actions in the Lost Ark, and their consequences."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from arnak_bot.games.lost_ark.engine import Action, Character, Colour, GameView, Phase, Verb, printed
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.rules.legality import allowance, drawable, price
from arnak_bot.games.lost_ark.prospects import could_fill, finds, outlook, spoils
from arnak_bot.games.lost_ark.wording.facts import WAYS, Said


def label_of(action: Action, view: GameView, said: Said, *, priced: bool = True) -> str:
    def fact(name: str) -> str | int:
        match name:
            case "place":
                return said.place(action.at)
            case "tile":
                return action.at
            case "character":
                return said.words.components[action.at]
            case "begun":
                return "no" if view.phase is Phase.START else "yes"
            case "hints":
                done = bool(view.own.tiles & printed.TILES.get(action.at, 0)) or view.own.doing.ended
                return 0 if done or not priced else price_of(action.colour or Colour.GREEN, view)
            case _:
                return said.colour(action.colour or view.own.identity)

    if action == idle_call(view):
        return said.words.actions.tell("call-and-end", fact)
    return said.words.actions.tell(action.verb, fact)


def idle_call(view: GameView) -> Action | None:
    """Return the call of somebody who can no longer visit any place, after which their turn can only end (K36)."""
    first = next(iter(view.legal), None)
    if first is None or view.own.doing.ended or any(each.verb is not Verb.CALL for each in view.legal):
        return None
    return None if any(drawable(view.state, view.seat, colour) for colour in Colour) else first


def price_of(colour: Colour, view: GameView) -> int:
    return 0 if view.called is None else price(view.own, view.called, colour)


def consequences(action: Action, view: GameView, said: Said) -> list[str]:
    """The consequences of an action, in a few words each; the parts that it finds come first."""
    found = finds(view.own, action)
    told = [said.words.actions.finds(letters=said.listed(found))] if found else []
    return [*told, *_others(action, view, said, found)]


def _others(action: Action, view: GameView, said: Said, found: Container[str]) -> list[str]:
    match action.verb:
        case Verb.CHARACTER:
            told = [said.words.components[f"{action.at}.told"]]
            useless = action.at == Character.MAGE and not view.setup.with_hints
            return [*told, said.words.actions.no_hints_here()] if useless else told
        case Verb.START:
            near = printed.NEXT[printed.NUMBERS[action.at]]
            colours = said.listed(said.colour(each) for each, places in printed.PRINTED.items() if places & near)
            return [said.words.actions.near(colours=colours)]
        case Verb.CALL:
            return _call(action.colour or Colour.GREEN, view, said)
        case Verb.FIRST | Verb.FILL:
            return _fill(action, action.colour or view.own.identity, view, said, found)
        case Verb.DRAW | Verb.DIAMOND if printed.PLACES[action.at] & printed.SHIPWRECK and view.setup.with_hints:
            return [said.words.actions.wreck()]
        case _:
            return []


def reach(colour: Colour, view: GameView, said: Said) -> list[str]:
    """How long a walk in a colour can be, and a warning that walking with a full compass costs a point."""
    actions, count = said.words.actions, drawable(view.state, view.viewer or 0, colour).bit_count()
    full = [actions.full_compass()] if count and view.own.compass_full else []
    most = min(count, allowance(view.own, colour))
    which: Literal["none", "all", "one", "some"] = "all" if most == count else "one" if most == 1 else "some"
    return [actions.reach(which=which if count else "none", most=most, count=count), *full]


def _call(colour: Colour, view: GameView, said: Said) -> list[str]:
    others = [seat for seat, sheet in enumerate(view.sheets) if seat != view.viewer and not sheet.doing.ended]
    fills = sum(could_fill(view.sheets[seat], colour) for seat in others)
    walks = sum(bool(drawable(view.state, seat, colour)) for seat in others)
    told = reach(colour, view, said)
    if len(others) == 1:
        return [*told, said.words.actions.the_other(may=WAYS[fills > 0, walks > 0])]
    return [*told, said.words.actions.others(fills=fills, walks=walks)] if others else told


def _fill(action: Action, colour: Colour, view: GameView, said: Said, found: Container[str]) -> list[str]:
    """The effect on the parts around the tile with fewer places than others, except those `found`, and on its edge."""
    actions = said.words.actions
    most = max(places for tile in printed.TILES for places in outlook(view.own, tile, colour).values())
    left = {
        part: places
        for part, places in outlook(view.own, action.at, colour).items()
        if 0 < places < most and part not in found
    }
    spoiled = [part for part in spoils(view.own, action) if part not in found]
    if spoiled:
        fits = [actions.spoils(letters=said.either(spoiled))]
    else:  # before the first turn everything still fits nearly everywhere
        fits = [said.places_left(left)] if left and action.verb is not Verb.FIRST else []
    edge, twin = printed.EDGE_OF[action.at], to(action.verb, action.colour, printed.TWINS.get(action.at, ""))
    if twin in view.legal:
        (letter,) = (each for each, tiles in printed.LETTERS.items() if tiles & printed.TILES[twin.at])
        fits.append(actions.same_as(letter=letter, tile=twin.at))
    filled = 1 + (view.own.tiles & (printed.DIAMOND_EDGE if edge is None else printed.EDGES[edge])).bit_count()
    under = (
        actions.diamond_edge(filled=filled) if edge is None else actions.edge(colour=said.colour(edge), filled=filled)
    )
    return [*fits, under]
