"""The panel of the Lost Ark: its menus, tabs and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from arnak_bot.game.values import Menu as Offered
from arnak_bot.game.values import Panel, Tab
from arnak_bot.games.lost_ark.engine import Action, GameView, Verb
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.printed import PLACES, Colour, places_in
from arnak_bot.games.lost_ark.engine.rules.legality import allowance, any_colour, drawable, moving
from arnak_bot.games.lost_ark.prospects import by_prospect, has_better_twin
from arnak_bot.games.lost_ark.wording.facts import Said
from arnak_bot.games.lost_ark.wording.labels import idle_call, label_of, price_of, reach

_CLOSING = (Verb.MINUS, Verb.END)
_MENUS = {each: each.value for each in (Verb.CHARACTER, Verb.START, Verb.FIRST, Verb.CALL, Verb.PAINT)}
_MENUS |= {Verb.DRAW: "place", Verb.DRUID: "free", Verb.MEADOW: "free"}
_DIAMOND = Verb.DIAMOND.name


def panel_of(view: GameView, said: Said) -> Panel[Action]:
    """Answers, then other actions. Hints and diamonds have tabs; a minus point and ending the turn are buttons."""
    actions = said.words.actions
    menus = (*_answers(view, said), *_menus(view, said), *_diamonds(view, said))
    tabs = [
        Tab(colour.name, actions.hint_tab(colour=said.colour(colour), hints=price_of(colour, view)))
        for colour in Colour
        if any(menu.tab == colour.name for menu in menus)
    ]
    if any(menu.tab.startswith(_DIAMOND) for menu in menus):
        painting = [(f"{_DIAMOND}{each.name}", said.colour(each)) for each in Colour]
        tabs.append(Tab(_DIAMOND, actions.diamond_tab()))
        tabs += [Tab(key, actions.paint_tab(colour=name), under=_DIAMOND) for key, name in painting]
    return Panel(menus, closing=tuple(_closing(view)), tabs=tuple(tabs))


def _closing(view: GameView) -> Iterator[tuple[Action, ...]]:
    """The buttons in the last row; an `idle_call`, or a minus point as the only possible action, also ends the turn."""
    if (call := idle_call(view)) is not None:
        yield call, to(Verb.END)
    for action in view.legal:
        if action.verb in _CLOSING:
            yield (action, to(Verb.END)) if view.legal == (to(Verb.MINUS),) else (action,)


def _menus(view: GameView, said: Said) -> Iterator[Offered[Action]]:
    found: dict[str, list[Action]] = {}
    for action in view.legal:
        if action.verb in _MENUS and action != idle_call(view):
            found.setdefault(_MENUS[action.verb], []).append(action)
    most, begun = steps_left(view), view.viewer is not None and view.own.doing.visits
    facts = {"most": most, "begun": "yes" if begun else "no"}
    for menu, actions in found.items():
        heading = said.words.actions.tell(f"heading-{menu}", facts.__getitem__)
        if menu == _MENUS[Verb.PAINT]:
            yield Offered(menu.upper(), heading, (), loose=tuple(actions), few=len(Colour))
        elif menu == _MENUS[Verb.DRAW]:
            yield _in_order(Offered(menu.upper(), heading, tuple(actions), most=most, counted=most > 1), view)
        else:
            yield Offered(menu.upper(), heading, tuple(actions))


def _answers(view: GameView, said: Said) -> Iterator[Offered[Action]]:
    """Fills, the best first, and the places of a walk; actions that cost hints are on separate tabs."""
    for colour in Colour:
        tab = "" if colour is view.called else colour.name
        fills = [each for each in view.legal if each.verb is Verb.FILL and each.colour is colour]
        if fills:
            heading = said.words.actions.fill_heading(colour=said.colour(colour), hints=price_of(colour, view))
            twins = {fill: has_better_twin(view.own, fill.at, diamonds=view.setup.with_diamonds) for fill in fills}
            best = sorted(fills, key=lambda fill: (by_prospect(view.own, fill), twins[fill], fill.at))
            yield Offered(f"{Verb.FILL.name}{tab}", heading, tuple(best), tab=tab)
        walk = to(Verb.WALK, colour)
        if walk in view.legal:
            first, *costs = reach(colour, view, said)
            name = said.words.actions.walk_heading(walk=label_of(walk, view, said), reach=first)
            heading = " · ".join((name, *costs))
            draws = tuple(to(Verb.DRAW, at=each) for each in places_in(drawable(view.state, view.seat, colour)))
            key, most = f"{Verb.WALK.name}{tab}", allowance(view.own, colour)
            yield _in_order(Offered(key, heading, draws, most=most, first=walk, tab=tab, counted=True), view)


def _diamonds(view: GameView, said: Said) -> Iterator[Offered[Action]]:
    for colour in Colour:
        places = tuple(each for each in view.legal if each.verb is Verb.DIAMOND and each.colour is colour)
        if places:
            key, heading = f"{_DIAMOND}{colour.name}", said.words.actions.diamond_heading(colour=said.colour(colour))
            yield Offered(key, heading, places, tab=key)


def _in_order(menu: Offered[Action], view: GameView) -> Offered[Action]:
    """Return a menu of places; those that require a choice of colour come last, and only one of them can be chosen."""
    asked = [draw for draw in menu.actions if PLACES[draw.at] & any_colour(view.own)]
    others = [draw for draw in menu.actions if draw not in asked]
    return replace(menu, actions=(*others, *asked), most=min(menu.most, len(others) + bool(asked)))


def steps_left(view: GameView) -> int:
    colour = moving(view.state, view.seat)
    if colour is None:
        return 0
    reached = drawable(view.state, view.seat, colour).bit_count()
    return min(reached, allowance(view.own, colour) - view.own.doing.visits)
