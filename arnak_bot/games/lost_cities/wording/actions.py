"""Actions as words a player understands: a label, a hint of what comes of it, and the menu it belongs to."""

from __future__ import annotations

from enum import StrEnum

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Discard, Draw, GameView, Piece, Play, Step, Tile
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import words

__all__ = ["LABEL_LIMIT", "Menu", "hint", "label", "mark", "menu_of", "suggestions"]

LABEL_LIMIT = 100
_SUGGESTIONS = 25


class Menu(StrEnum):
    """The menus into which actions are sorted, in the order a player reads them."""

    PLAY = "Play a card"
    DISCARD = "Discard a card"
    STEP = "Step with an explorer"
    DRAW = "Draw a card"


def menu_of(action: Action) -> Menu:
    """Return the menu an action is found in."""
    match action:
        case Play():
            return Menu.PLAY
        case Discard():
            return Menu.DISCARD
        case Step():
            return Menu.STEP
        case Draw():
            return Menu.DRAW


def label(action: Action, view: GameView) -> str:
    """Return an action as a player would say it, at most 100 characters."""
    match action:
        case Play(card, researcher):
            piece = view.own.piece(card.colour)
            if piece is None:
                return f"Play {words.card(card)}: begin with {_a_piece(researcher=researcher)}"
            return f"Play {words.card(card)}" + (": step on another path" if piece.in_city else "")
        case Discard(card):
            return f"Discard {words.card(card)}"
        case Step(path):
            piece = view.own.piece(path)
            who = words.explorer(researcher=piece is not None and piece.researcher)
            return f"Step on {words.path(path)} with your {who}"
        case Draw(None):
            return "Draw from the deck"
        case Draw(pile):
            return f"Take {words.card(_top(view, pile))} from its discard pile"


def _a_piece(*, researcher: bool) -> str:
    return "your researcher" if researcher else "an adventurer"


def _top(view: GameView, pile: Colour | None) -> Card:
    assert pile is not None
    return Card(pile, view.table.pile(pile)[-1])


def hint(action: Action, view: GameView) -> str:
    """Return what comes of an action in a few words, at most 100 characters; may be empty."""
    match action:
        case Play(card, researcher):
            piece = view.own.piece(card.colour)
            if piece is None:
                return _arrival(view, card.colour, Piece(1, researcher))
            return "" if piece.in_city else _arrival(view, card.colour, Piece(piece.stone + 1, piece.researcher))
        case Discard(card):
            pile = view.table.pile(card.colour)
            return f"covers {words.card(Card(card.colour, pile[-1]))}" if pile else "begins its pile"
        case Step(path):
            piece = view.own.piece(path)
            return "" if piece is None else _arrival(view, path, Piece(piece.stone + 1, piece.researcher))
        case Draw(None):
            return f"{words.counted(view.deck_size, 'card')} left" + (", ends the expedition" * (view.deck_size == 1))
        case Draw(pile):
            below = view.table.pile(pile or Colour.RED)[:-1]
            return f"below it: {words.card(Card(pile or Colour.RED, below[-1]))}" if below else "the last of its pile"


def _arrival(view: GameView, path: Colour, piece: Piece) -> str:
    """The stone a piece comes to, what it is worth, and the tile that lies there."""
    double = ", counts twice" if piece.researcher else ""
    text = f"→ {words.place(piece.stone)}{double}"
    if piece.stone == BRIDGE_AFTER + 1:
        if view.table.crossings == CROSSINGS_TO_END - 1:
            return f"{text}, over the bridge: the fifth, which ends the expedition"
        text += ", over the bridge"
    tile = view.table.path(path)[piece.stone - 1]
    return f"{text} · {words.tile(tile)}" if tile is not None else text


def mark(action: Action, view: GameView) -> str:
    """Return the one sign that stands beside an action in a menu: its colour, or the tile it reaches."""
    tile = _reached(action, view)
    if tile is not None:
        return words.TILE_SIGNS[tile]
    match action:
        case Play(card) | Discard(card):
            return words.COLOUR_SIGNS[card.colour]
        case Step(path):
            return words.COLOUR_SIGNS[path]
        case Draw(pile):
            return words.COLOUR_SIGNS[pile] if pile is not None else "🂠"


def _reached(action: Action, view: GameView) -> Tile | None:
    path = action.card.colour if isinstance(action, Play) else action.path if isinstance(action, Step) else None
    if path is None:
        return None
    piece = view.own.piece(path)
    if piece is not None and piece.in_city:
        return None
    return view.table.path(path)[piece.stone if piece is not None else 0]


def suggestions(typed: str, view: GameView) -> list[tuple[str, str]]:
    """Return (label with hint, action text) of what fits what was typed so far, at most 25."""
    wanted = typed.lower().split()
    found = []
    for action in view.legal:
        name = " · ".join(part for part in (label(action, view), hint(action, view)) if part)
        if all(word in f"{name} {action.text}".lower() for word in wanted):
            found.append((words.clip(name, LABEL_LIMIT), action.text))
    return found[:_SUGGESTIONS]
