"""Actions as words a player understands: a label, a hint of what comes of it, and the menu it belongs to."""

from __future__ import annotations

from typing import Literal

from arnak_bot.games.kit.limits import LABEL_LIMIT, clip
from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Discard, Draw, GameView, Piece, Play, Step
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.menus import Menu
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["ends_expedition", "heading", "hint", "label", "mark", "menu_of", "menus", "with_hint"]

DECK_SIGN, DECLINE_SIGN = "🎴", "✋"
FEW_TURNS = 3


def menu_of(action: Action) -> Menu:
    """Return the menu an action is found in."""
    match action:
        case Play() | Discard():
            return Menu.CARD
        case Step() | Decline():
            return Menu.STEP
        case Draw():
            return Menu.DRAW


def menus(view: GameView) -> dict[Menu, tuple[Action, ...]]:
    """Return what the viewer can do now, by menu: cards that lead a path on first, what is thrown away last.

    A hand of eight has at most 24 choices, so that a card and what to do with it are one menu of Discord's 25.
    """
    sorted_in: dict[Menu, list[Action]] = {}
    for action in sorted(view.legal, key=lambda action: _wanted(action, view)):
        sorted_in.setdefault(menu_of(action), []).append(action)
    return {menu: tuple(sorted_in[menu]) for menu in Menu if menu in sorted_in}


def _wanted(action: Action, view: GameView) -> tuple[int, int]:
    """What is wanted most comes first: a step with the least left out, then a path to begin, low cards first."""
    if isinstance(action, Discard):
        return 2, 0
    if not isinstance(action, Play):
        return 0, 0
    column = view.own.column(action.card.colour)
    return (0, abs(action.card.value - column[-1])) if column else (1, action.card.value)


def heading(menu: Menu, words: Words) -> str:
    """Return what stands on a menu."""
    return words.actions.heading(menu=menu)


def label(action: Action, view: GameView, words: Words, limit: int = LABEL_LIMIT) -> str:
    """Return an action as a player would say it, cut where there is no room for it."""
    return clip(_said(action, view, words), limit)


def _said(action: Action, view: GameView, words: Words) -> str:
    said = words.actions
    match action:
        case Play(card, researcher):
            name, piece = prose.card(card, words), view.own.piece(card.colour)
            if piece is None:
                return said.begin(card=name, piece=prose.piece_name(researcher=researcher))
            return said.play_from_city(card=name) if piece.in_city else said.play(card=name)
        case Discard(card):
            return said.discard(card=prose.card(card, words))
        case Step(path):
            return said.step(path=words.prose.path(path=path), piece=stepping(view, path))
        case Decline():
            return said.decline()
        case Draw(None):
            return said.draw()
        case Draw(pile):
            return said.take(card=prose.card(top(view, pile), words))


def stepping(view: GameView, path: Colour) -> prose.PieceName:
    """Return which explorer of the viewer's steps on a path."""
    piece = view.own.piece(path)
    return prose.piece_name(researcher=piece is not None and piece.researcher)


def top(view: GameView, pile: Colour | None) -> Card:
    """Return the top card of a discard pile that has one."""
    assert pile is not None
    return Card(pile, view.table.pile(pile)[-1])


def hint(action: Action, view: GameView, words: Words) -> str:
    """Return what comes of an action in a few words, at most 100 characters; may be empty."""
    match action:
        case Play(card, researcher):
            piece = view.own.piece(card.colour)
            if piece is None:
                return _joined(_arrival(view, card.colour, Piece(1, researcher), words), _few_turns(view, words))
            return "" if piece.in_city else _arrival(view, card.colour, _one_on(piece), words)
        case Discard(card):
            pile, said = view.table.pile(card.colour), words.actions
            covered = said.covers(card=prose.card(Card(card.colour, pile[-1]), words)) if pile else said.begins_pile()
            return _joined(covered, said.next_could_play() if _next_could_play(card, view) else "")
        case Step(path):
            piece = view.own.piece(path)
            return "" if piece is None else _arrival(view, path, _one_on(piece), words)
        case Decline():
            return ""
        case Draw(None):
            return words.actions.last_card() if view.deck_size == 1 else words.actions.cards_left(count=view.deck_size)
        case Draw(pile):
            below = view.table.pile(pile or Colour.RED)[:-1]
            if not below:
                return words.actions.last_of_pile()
            return words.actions.below(card=prose.card(Card(pile or Colour.RED, below[-1]), words))


def _one_on(piece: Piece) -> Piece:
    return Piece(piece.stone + 1, piece.researcher)


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _few_turns(view: GameView, words: Words) -> str:
    """That a path is hardly worth beginning any more."""
    turns = view.deck_size // len(view.players)
    return words.actions.few_turns(count=turns) if turns < FEW_TURNS else ""


def _next_could_play(card: Card, view: GameView) -> bool:
    column = view.players[(view.own.seat + 1) % len(view.players)].column(card.colour)
    return bool(column) and why_not_on(column, card.value, view.setup.columns) is None


def _arrival(view: GameView, path: Colour, piece: Piece, words: Words) -> str:
    """The stone a piece comes to, what it is worth, and the tile that lies there."""
    bridge = _bridge(view, piece)
    text = words.actions.arrives(place=prose.place(piece, words), bridge=bridge)
    tile = view.table.path(path)[piece.stone - 1]
    return text if tile is None or bridge == "fifth" else _joined(text, words.actions.finds(tile=tile))


def _bridge(view: GameView, piece: Piece) -> Literal["none", "crossed", "fifth"]:
    if piece.stone != BRIDGE_AFTER + 1:
        return "none"
    return "fifth" if view.table.crossings == CROSSINGS_TO_END - 1 else "crossed"


def ends_expedition(action: Action, view: GameView) -> bool:
    """Whether an explorer crosses a bridge with this action as the fifth, which ends the expedition (C6)."""
    path = action.card.colour if isinstance(action, Play) else action.path if isinstance(action, Step) else None
    piece = view.own.piece(path) if path is not None else None
    return piece is not None and not piece.in_city and _bridge(view, _one_on(piece)) == "fifth"


def mark(action: Action) -> str:
    """Return the one sign that stands beside an action in a menu: the colour of its card or path, deck or hand."""
    match action:
        case Play(card) | Discard(card):
            return prose.COLOUR_SIGNS[card.colour]
        case Step(path):
            return prose.COLOUR_SIGNS[path]
        case Decline():
            return DECLINE_SIGN
        case Draw(pile):
            return prose.COLOUR_SIGNS[pile] if pile is not None else DECK_SIGN


def with_hint(action: Action, view: GameView, words: Words) -> str:
    """Return an action with what comes of it, of any length."""
    return _joined(label(action, view, words), hint(action, view, words))
