"""What whoever plays the Lost Ark reads: what they can do, what comes of it, what they are asked, why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from arnak_bot.game.texts import AnyTexts, TurnTexts
from arnak_bot.game.values import Menu as Offered
from arnak_bot.game.values import Panel, Tab
from arnak_bot.games.lost_ark.engine import Action, Character, Event, GameView, IllegalAction, Verb, Why
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.printed import (
    BOXES,
    DANGEROUS,
    DIAMOND_EDGE,
    EDGES,
    PLACES,
    SHIPWRECK,
    TILES,
    Colour,
    places_in,
)
from arnak_bot.games.lost_ark.engine.rules.legality import KNIGHTS_TILES, allowance, drawable, moving, price
from arnak_bot.games.lost_ark.engine.rules.reasons import why_not
from arnak_bot.games.lost_ark.engine.state import Phase
from arnak_bot.games.lost_ark.prospects import TWINS, better_twin, by_prospect, could_fill, outlook
from arnak_bot.games.lost_ark.wording.facts import COLOUR_SIGNS, said_in
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.kit.named import fitting, just_so
from arnak_bot.kit.prose import capital, either

__all__ = ["Menu", "Turn"]

_CLOSING = (Verb.MINUS, Verb.END)
_FILLS = (Verb.FIRST, Verb.FILL)
_FREE = (Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)
_ALSO = {"pass": Verb.MINUS, "skip": Verb.MINUS}
"""What players say for an answer that they do not use."""
_WALKING = frozenset({"call", "walk", "draw", "visit"})
_COLOUR_WORDS = {
    Colour.GREEN: ("green", "forest"),
    Colour.RED: ("red", "mountain"),
    Colour.YELLOW: ("yellow", "meadow", "plain", "field"),
    Colour.BLUE: ("blue", "ocean", "sea"),
    Colour.GREY: ("grey", "gray", "city", "road"),
}
"""What players type for a colour and for its edge."""
_TILES_UNDER_EDGE = ("inner", "middle", "left", "right")
"""By the number of a tile, from 1."""
_NEAR = 4


class Menu(StrEnum):
    """The menus of a panel."""

    CHARACTER = "character"
    START = "start"
    FIRST = "first"
    CALL = "call"
    PLACE = "place"
    PAINT = "paint"
    FREE = "free"


_MENUS = {
    Verb.CHARACTER: Menu.CHARACTER,
    Verb.START: Menu.START,
    Verb.FIRST: Menu.FIRST,
    Verb.CALL: Menu.CALL,
    Verb.DRAW: Menu.PLACE,
    Verb.PAINT: Menu.PAINT,
    Verb.DRUID: Menu.FREE,
    Verb.MEADOW: Menu.FREE,
}
_DIAMOND = Verb.DIAMOND.name


class Turn(TurnTexts[Action, Event, GameView]):
    """The Lost Ark to whoever is to act: a call, or an answer in two taps."""

    refusal = IllegalAction

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.said = said_in(texts.language)
        self.words = self.said.words

    # --- what can be done

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        """Answers, then what else one may do; hints and diamonds are tabs, a minus point and the end are buttons."""
        inferior = _inferior(view)
        menus = [*self._answers(view, inferior), *self._menus(view, inferior), *self._diamonds(view)]
        tabs = [
            Tab(
                colour.name,
                self.words.actions.hint_tab(colour=self.said.colour(colour), hints=self._hints(colour, view)),
            )
            for colour in Colour
            if any(menu.tab == colour.name for menu in menus)
        ]
        if any(menu.tab.startswith(_DIAMOND) for menu in menus):
            painting = [(f"{_DIAMOND}{each.name}", self.said.colour(each)) for each in Colour]
            tabs.append(Tab(_DIAMOND, self.words.actions.diamond_tab()))
            tabs += [Tab(key, self.words.actions.paint_tab(colour=name), under=_DIAMOND) for key, name in painting]
        closing = tuple((action,) for action in view.legal if action.verb in _CLOSING)
        return Panel(tuple(menus), closing=closing, tabs=tuple(tabs), inferior=inferior)

    def _menus(self, view: GameView, inferior: Sequence[Action]) -> Iterator[Offered[Action]]:
        """What is no answer: a menu for each kind."""
        found: dict[Menu, list[Action]] = {}
        for action in view.legal:
            if action.verb in _MENUS and action not in inferior:
                found.setdefault(_MENUS[action.verb], []).append(action)
        for menu, actions in found.items():
            heading = self.words.actions.heading(menu=menu)
            if menu is Menu.PAINT:
                yield Offered(menu.name, heading, (), loose=tuple(actions), few=len(Colour))
            elif menu is Menu.PLACE:
                yield _in_order(Offered(menu.name, heading, tuple(actions), most=_steps_left(view)), view)
            else:
                yield Offered(menu.name, heading, tuple(actions))

    def _answers(self, view: GameView, inferior: Sequence[Action]) -> Iterator[Offered[Action]]:
        """Fills with the best first, and the places of a walk; what costs hints is on tabs of its own."""
        said = self.words.actions
        for colour in Colour:
            tab = "" if colour is view.called else colour.name
            fills = [each for each in view.legal if each.verb is Verb.FILL and each.colour is colour]
            if fills:
                heading = said.fill_heading(
                    colour=self.said.colour(colour), hints=self._hints(colour, view), priced="yes" if tab else "no"
                )
                best = sorted(set(fills) - set(inferior), key=lambda fill: (by_prospect(view.own, fill), fill.at))
                yield Offered(f"{Verb.FILL.name}{tab}", heading, tuple(best), tab=tab)
            walk = to(Verb.WALK, colour)
            if walk in view.legal:
                heading = " · ".join((self.label(walk, view), *self._walk(colour, view)))
                reached = places_in(drawable(view.state, _seat(view), colour))
                draws = tuple(to(Verb.DRAW, at=each) for each in reached)
                most = allowance(view.own, colour)
                yield _in_order(Offered(f"{Verb.WALK.name}{tab}", heading, draws, most=most, first=walk, tab=tab), view)

    def _diamonds(self, view: GameView) -> Iterator[Offered[Action]]:
        """A tab for each colour that a place may get."""
        for colour in Colour:
            places = tuple(each for each in view.legal if each.verb is Verb.DIAMOND and each.colour is colour)
            if places:
                key, painted = f"{_DIAMOND}{colour.name}", self.said.colour(colour)
                yield Offered(key, self.words.actions.diamond_heading(colour=painted), places, tab=key)

    def _hints(self, colour: Colour, view: GameView) -> str:
        return self.words.prose.hints(count=_price(colour, view))

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        """An action as a player would say it."""

        def fact(name: str) -> str | int:
            match name:
                case "place":
                    return self.said.place(action.at)
                case "tile":
                    return action.at
                case "character":
                    return self.words.components[action.at]
                case "hints":
                    return self._hints(action.colour or Colour.GREEN, view)
                case "priced":
                    return "yes" if action.colour is not None and _price(action.colour, view) else "no"
                case _:
                    return self.said.colour(action.colour or view.own.identity)

        return clip(self.words.actions.tell(action.verb, fact), limit)

    def sign(self, action: Action, view: GameView) -> str:
        return "" if action.colour is None else COLOUR_SIGNS[action.colour]

    def hint(self, action: Action, view: GameView) -> str:
        match action.verb:
            case Verb.CHARACTER:
                told = [self.words.components[f"{action.at}.told"]]
            case Verb.CALL:
                told = self._call(action.colour or Colour.GREEN, view)
            case Verb.FIRST | Verb.FILL:
                told = self._fill(action, action.colour or view.own.identity, view)
            case Verb.DRAW | Verb.DIAMOND if PLACES[action.at] & SHIPWRECK and view.setup.with_hints:
                told = [self.words.actions.wreck()]
            case _:
                told = []
        return clip(" · ".join(told))

    def _walk(self, colour: Colour, view: GameView) -> list[str]:
        said, count = self.words.actions, drawable(view.state, view.viewer or 0, colour).bit_count()
        full = [said.full_compass()] if view.own.compass_full else []
        return [said.reach(most=min(count, allowance(view.own, colour)), count=count), *full]

    def _call(self, colour: Colour, view: GameView) -> list[str]:
        """How far one walks oneself, and what the others could do with it."""
        others = [seat for seat, sheet in enumerate(view.sheets) if seat != view.viewer and not sheet.doing.ended]
        fills = sum(could_fill(view.sheets[seat], colour) for seat in others)
        walks = sum(bool(drawable(view.state, seat, colour)) for seat in others)
        return self._walk(colour, view) + ([self.words.actions.others(fills=fills, walks=walks)] if others else [])

    def _fill(self, action: Action, colour: Colour, view: GameView) -> list[str]:
        """What it does to the parts around the tile, and the edge that it lies under."""
        said, left = self.words.actions, outlook(view.own, action.at, colour)
        spoiled = [letter for letter, places in left.items() if not places]
        fits = (
            said.spoils(letters=self.said.listed(spoiled))
            if spoiled
            else said.fits(letters=self.said.places_left(left))
        )
        edge = next((each for each, tiles in EDGES.items() if tiles & TILES[action.at]), None)
        filled = 1 + (view.own.tiles & (DIAMOND_EDGE if edge is None else EDGES[edge])).bit_count()
        under = (
            said.diamond_edge(filled=filled)
            if edge is None
            else said.edge(colour=self.said.colour(edge), filled=filled)
        )
        twin = to(action.verb, action.colour, TWINS.get(action.at, ""))
        return [fits, said.better(edge=under, tile=twin.at) if twin in _inferior(view) else under]

    # --- the panel

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        return [self.said.sheet(view.own)]

    def question(self, view: GameView) -> str:
        said, own, verbs = self.words.prompts, view.own, {action.verb for action in view.legal}
        identity = self.said.colour(own.identity)
        if Verb.CHARACTER in verbs:
            return said.which_character()
        if Verb.START in verbs:
            return said.which_start()
        if Verb.FIRST in verbs:
            knight = own.character is Character.KNIGHT
            return said.which_first(count=KNIGHTS_TILES - own.tiles.bit_count() if knight else 1, colour=identity)
        if Verb.CALL in verbs:
            return said.which_call_only() if own.doing.ended else said.which_call()
        if Verb.PAINT in verbs:
            return said.which_paint(place=self.said.place(own.doing.owed))
        if Verb.MINUS in verbs and view.called is not None:
            ask = said.which_answer_alone if view.setup.solo else said.which_answer
            return ask(colour=capital(self.said.colour(view.called)))
        colour = moving(view.state, _seat(view))
        if Verb.DRAW in verbs and colour is not None:
            return said.which_place(most=_steps_left(view), colour=self.said.colour(colour))
        return said.end_or_undo()

    def hand(self, view: GameView) -> str:
        """The viewer's sheet, for those who do not see the picture."""
        return self.said.sheet(view.own)

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        """Before a needless minus point, a fill that spoils a part, and the movement that marks the last box."""
        said, own = self.words.prompts, view.own
        match action.verb:
            case Verb.MINUS if any(each.verb is Verb.FILL for each in view.legal):
                return said.minus_though()
            case Verb.FILL | Verb.FIRST:
                left = outlook(own, action.at, action.colour or own.identity)
                spoiled = [letter for letter, places in left.items() if not places]
                return said.spoils(letters=self.said.listed(spoiled)) if spoiled else None
            case Verb.DRAW if not own.doing.visits and len(own.boxes) == BOXES - 1:
                return said.last_box()
            case _:
                return None

    # --- why not

    def refused(self, error: Exception) -> str:
        """The reason in a sentence, and what else is possible."""
        if not isinstance(error, IllegalAction) or not isinstance(error.why, Why):
            return super().refused(error)
        said = self.words.refusals
        reason = said[error.why.name.lower()]
        if not error.near or error.view is None:
            return reason
        labels = [self.label(action, error.view) for action in error.near[:_NEAR]]
        return said.you_may(reason=reason, actions=either(labels, self.common))

    def why_not_yet(self, action: Action, view: GameView) -> str:
        why = why_not(view.state, view.setup, _seat(view), action)
        if why is None:
            return self.words.refusals.possible_now(action=self.label(action, view))
        return self.refused(IllegalAction(why, action, view=view))

    # --- what is typed

    def all_meant(self, typed: str, view: GameView) -> tuple[Action, ...]:
        """Also several places: a movement, with the call or the answer that begins it."""
        return self._movement(typed, view) or super().all_meant(typed, view)

    def suggested(self, typed: str, view: GameView) -> list[tuple[str, str]]:
        movement = self._movement(typed, view)
        if not movement:
            return super().suggested(typed, view)
        return [(clip(self.said.listed(self.label(each, view) for each in movement)), typed.strip())]

    def understood(self, typed: str, actions: Sequence[Action], view: GameView) -> Action:
        """As typed; a place or a tile alone means the usual thing to do with it, in the colour that is called."""
        wanted = _ALSO.get(typed.casefold().strip(), typed)
        usual = [each for each in actions if each.colour in (None, view.called) and each.verb not in _FREE]
        for some in (usual, actions):
            named = [(each, (each.text, self.label(each, view), *_names_of_tile(each))) for each in some]
            found = just_so(wanted, named) or fitting(wanted, named)
            if len(found) == 1:
                return found[0]
        return super().understood(wanted, actions, view)

    def _movement(self, typed: str, view: GameView) -> tuple[Action, ...]:
        """Return what places mean that were typed, with or without a colour; nothing where they mean no movement."""
        words = typed.casefold().split()
        places = tuple(dict.fromkeys(word for word in words if word in PLACES))
        rest = [word for word in words if word not in PLACES and word not in _WALKING]
        named = next((colour for colour, also in _COLOUR_WORDS.items() if rest and rest[0] in also), None)
        if (
            not places
            or len(rest) > (named is not None)
            or just_so(typed, [(each, (each.text,)) for each in view.legal])
        ):
            return ()
        draws = tuple(to(Verb.DRAW, at=place) for place in places)
        if view.phase is Phase.CALL and named is not None:
            return (to(Verb.CALL, named), *draws)
        if view.phase is not Phase.DRAW or view.called is None:
            return ()
        moves_in = moving(view.state, _seat(view))
        if moves_in is None:
            return (to(Verb.WALK, named or view.called), *draws)
        return draws if named in (None, moves_in) else ()


def _seat(view: GameView) -> int:
    """Return the viewer's seat."""
    assert view.viewer is not None, "nobody is asked"
    return view.viewer


def _names_of_tile(action: Action) -> Iterator[str]:
    """Yield what else a fill is called: "forest inner", "fill forest inner", "fill red forest inner"."""
    if action.verb not in _FILLS:
        return
    edge = next((also for colour, also in _COLOUR_WORDS.items() if EDGES[colour] & TILES[action.at]), ("diamond",))
    for word in edge:
        tile = f"{word} {_TILES_UNDER_EDGE[int(action.at[1]) - 1]}"
        yield from (tile, f"fill {tile}", f"fill {action.colour} {tile}")


def _inferior(view: GameView) -> tuple[Action, ...]:
    """Return the fills for which there is another one that says the same and lies under a better edge."""
    fills = {each: each.at for each in view.legal if each.verb in _FILLS}
    better = {at: better_twin(view.own, at, diamonds=view.setup.with_diamonds) for at in set(fills.values())}
    return tuple(each for each, at in fills.items() if to(each.verb, each.colour, better[at]) in fills)


def _in_order(menu: Offered[Action], view: GameView) -> Offered[Action]:
    """Return a menu of places; those that ask for their colour before one goes on come last, and only one fits."""
    asking = {Character.PALADIN: DANGEROUS, Character.PIRATE: SHIPWRECK}.get(view.own.character or Character.MAGE, 0)
    asked = [draw for draw in menu.actions if PLACES[draw.at] & asking]
    others = [draw for draw in menu.actions if draw not in asked]
    return replace(menu, actions=(*others, *asked), most=min(menu.most, len(others) + bool(asked)))


def _steps_left(view: GameView) -> int:
    """Return how many places the movement of the viewer may still visit."""
    colour = moving(view.state, _seat(view))
    return 0 if colour is None else allowance(view.own, colour) - view.own.doing.visits


def _price(colour: Colour, view: GameView) -> int:
    """How many hints an answer in a colour takes."""
    return 0 if view.called is None else price(view.own, view.called, colour)
