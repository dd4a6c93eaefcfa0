"""The labels of actions in the Lost Ark, and their consequences."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine import Action, GameView, Verb
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.printed import DIAMOND_EDGE, EDGE_OF, EDGES, PLACES, SHIPWRECK, TWINS, Colour
from arnak_bot.games.lost_ark.engine.rules.legality import allowance, drawable, price
from arnak_bot.games.lost_ark.prospects import better_twin, could_fill, outlook
from arnak_bot.games.lost_ark.wording.facts import Said

__all__ = ["FILLS", "consequences", "hints_for", "inferior_fills", "label_of", "reach"]

FILLS = (Verb.FIRST, Verb.FILL)


def label_of(action: Action, view: GameView, said: Said) -> str:
    """An action as a player would say it."""

    def fact(name: str) -> str | int:
        match name:
            case "place":
                return said.place(action.at)
            case "tile":
                return action.at
            case "character":
                return said.words.components[action.at]
            case "hints":
                return hints_for(action.colour or Colour.GREEN, view, said)
            case "priced":
                return "yes" if action.colour is not None and _price(action.colour, view) else "no"
            case _:
                return said.colour(action.colour or view.own.identity)

    return said.words.actions.tell(action.verb, fact)


def hints_for(colour: Colour, view: GameView, said: Said) -> str:
    """ "2 hints": the price of an answer in a colour."""
    return said.words.prose.hints(count=_price(colour, view))


def _price(colour: Colour, view: GameView) -> int:
    return 0 if view.called is None else price(view.own, view.called, colour)


def consequences(action: Action, view: GameView, said: Said) -> list[str]:
    """The consequences of an action, in a few words each."""
    match action.verb:
        case Verb.CHARACTER:
            return [said.words.components[f"{action.at}.told"]]
        case Verb.CALL:
            return _call(action.colour or Colour.GREEN, view, said)
        case Verb.FIRST | Verb.FILL:
            return _fill(action, action.colour or view.own.identity, view, said)
        case Verb.DRAW | Verb.DIAMOND if PLACES[action.at] & SHIPWRECK and view.setup.with_hints:
            return [said.words.actions.wreck()]
        case _:
            return []


def reach(colour: Colour, view: GameView, said: Said) -> list[str]:
    """The length of a walk in a colour."""
    actions, count = said.words.actions, drawable(view.state, view.viewer or 0, colour).bit_count()
    full = [actions.full_compass()] if view.own.compass_full else []
    return [actions.reach(most=min(count, allowance(view.own, colour)), count=count), *full]


def _call(colour: Colour, view: GameView, said: Said) -> list[str]:
    """The length of the caller's walk, and the others' possible answers."""
    others = [seat for seat, sheet in enumerate(view.sheets) if seat != view.viewer and not sheet.doing.ended]
    fills = sum(could_fill(view.sheets[seat], colour) for seat in others)
    walks = sum(bool(drawable(view.state, seat, colour)) for seat in others)
    return reach(colour, view, said) + ([said.words.actions.others(fills=fills, walks=walks)] if others else [])


def _fill(action: Action, colour: Colour, view: GameView, said: Said) -> list[str]:
    """The effect on the parts around the tile, and the edge above it."""
    actions, left = said.words.actions, outlook(view.own, action.at, colour)
    spoiled = [letter for letter, places in left.items() if not places]
    fits = actions.spoils(letters=said.listed(spoiled)) if spoiled else actions.fits(letters=said.places_left(left))
    edge = EDGE_OF[action.at]
    filled = 1 + (view.own.tiles & (DIAMOND_EDGE if edge is None else EDGES[edge])).bit_count()
    if edge is None:
        under = actions.diamond_edge(filled=filled)
    else:
        under = actions.edge(colour=said.colour(edge), filled=filled)
    twin = to(action.verb, action.colour, TWINS.get(action.at, ""))
    return [fits, actions.better(edge=under, tile=twin.at) if twin in inferior_fills(view) else under]


def inferior_fills(view: GameView) -> tuple[Action, ...]:
    """Return the fills for which there is an equivalent one under a better edge."""
    fills = {each: each.at for each in view.legal if each.verb in FILLS}
    better = {at: better_twin(view.own, at, diamonds=view.setup.with_diamonds) for at in set(fills.values())}
    return tuple(each for each, at in fills.items() if to(each.verb, each.colour, better[at]) in fills)
