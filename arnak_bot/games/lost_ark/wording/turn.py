"""What whoever plays the Lost Ark reads: what they can do, what comes of it, what they are asked, why not."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from arnak_bot.game.texts import AnyTexts, TurnTexts
from arnak_bot.game.values import Menu as Offered
from arnak_bot.game.values import Panel
from arnak_bot.games.lost_ark.engine import Action, Character, Event, GameView, IllegalAction, Verb, Why
from arnak_bot.games.lost_ark.engine.printed import BOXES, DIAMOND_EDGE, EDGES, PLACES, SHIPWRECK, TILES, Colour
from arnak_bot.games.lost_ark.engine.rules.legality import KNIGHTS_TILES, allowance, drawable, moving, price
from arnak_bot.games.lost_ark.engine.rules.reasons import why_not
from arnak_bot.games.lost_ark.prospects import by_prospect, could_fill, outlook
from arnak_bot.games.lost_ark.wording.facts import COLOUR_SIGNS, said_in
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.kit.named import fitting
from arnak_bot.kit.prose import capital, either

__all__ = ["Menu", "Turn"]

_CLOSING = (Verb.MINUS, Verb.END)
_FREE = (Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)
_ALSO = {"pass": Verb.MINUS, "skip": Verb.MINUS}
"""What players say for an answer that they do not use."""
_NEAR = 4


class Menu(StrEnum):
    """The menus of a panel."""

    CHARACTER = "character"
    START = "start"
    FIRST = "first"
    CALL = "call"
    PLACE = "place"
    PAINT = "paint"
    FILL = "fill"
    WALK = "walk"
    HINT = "hint"
    FREE = "free"


_MENUS = {Verb.DRAW: Menu.PLACE, **dict.fromkeys(_FREE, Menu.FREE)}
_BUTTONS = (Menu.PAINT, Menu.WALK)
"""Menus that hold a colour each, five at most: they are rather buttons."""


class Turn(TurnTexts[Action, Event, GameView]):
    """The Lost Ark to whoever is to act: a call, or an answer in two taps."""

    refusal = IllegalAction

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.said = said_in(texts.language)
        self.words = self.said.words

    # --- what can be done

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        """A menu for each thing that one may do, fills with the best first; a minus point and the end are buttons."""
        sorted_out: dict[Menu, list[Action]] = {}
        for action in view.legal:
            if action.verb not in _CLOSING:
                sorted_out.setdefault(_menu_of(action, view), []).append(action)
        menus = []
        for menu in sorted(sorted_out, key=list(Menu).index):
            found = sorted_out[menu]
            if menu in (Menu.FILL, Menu.HINT):
                found.sort(key=lambda fill: by_prospect(view.own, fill))
            heading, buttons = self.words.actions.heading(menu=menu), menu in _BUTTONS
            chosen, loose = ((), tuple(found)) if buttons else (tuple(found), ())
            menus.append(Offered(menu.name, heading, chosen, loose=loose, few=len(Colour)))
        closing = tuple((action,) for action in view.legal if action.verb in _CLOSING)
        return Panel(tuple(menus), closing=closing)

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
                    return self.words.prose.hints(count=_price(action, view))
                case "priced":
                    return "yes" if _price(action, view) else "no"
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
            case Verb.WALK:
                told = self._walk(action.colour or Colour.GREEN, view)
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
        if edge is None:
            return [fits, said.diamond_edge(filled=filled)]
        return [fits, said.edge(colour=self.said.colour(edge), filled=filled)]

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
            return said.which_place(most=allowance(own, colour) - own.doing.visits, colour=self.said.colour(colour))
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

    def understood(self, typed: str, actions: Sequence[Action], view: GameView) -> Action:
        """As typed; a place or a tile alone means the usual thing to do with it, in the colour that is called."""
        wanted = _ALSO.get(typed.casefold().strip(), typed)
        usual = [each for each in actions if each.colour in (None, view.called) and each.verb not in _FREE]
        for some in (usual, actions):
            found = fitting(wanted, [(each, (each.text, self.label(each, view))) for each in some])
            if len(found) == 1:
                return found[0]
        return super().understood(wanted, actions, view)


def _seat(view: GameView) -> int:
    """Return the viewer's seat."""
    assert view.viewer is not None, "nobody is asked"
    return view.viewer


def _menu_of(action: Action, view: GameView) -> Menu:
    if action.verb is Verb.FILL and action.colour is not view.called:
        return Menu.HINT
    return _MENUS.get(action.verb) or Menu(action.verb)


def _price(action: Action, view: GameView) -> int:
    """How many hints an answer takes."""
    if view.called is None or action.colour is None:
        return 0
    return price(view.own, view.called, action.colour)
