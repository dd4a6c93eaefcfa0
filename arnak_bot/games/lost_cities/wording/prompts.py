"""What the panel says to the one who plays: the question, their situation, their hand, how far undo reaches."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine import Action, Colour, Discard, Draw, GameView, Phase, Play, parse
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.games.lost_cities.wording import words
from arnak_bot.games.lost_cities.wording.actions import label

__all__ = ["doubt", "hand", "question", "status", "undo_reach"]


def question(view: GameView) -> str:
    """Return what the viewer is asked now; what they wait for where it is not their turn."""
    if view.over:
        return "The game is over."
    if view.viewer not in view.seats_to_act:
        return "It is not your turn."
    match view.table.phase:
        case Phase.STEP:
            assert view.question is not None
            source = words.reason(view.question.reason, view.question.path)
            return f"Thanks to {source}: which explorer takes a step?"
        case Phase.DRAW:
            return "Draw a card, which ends your turn: from the deck or from a discard pile?"
        case _:
            return "Play a card on one of your paths, or discard one."


def status(view: GameView) -> str:
    """Return the viewer's situation in lines: points, artifacts, paths."""
    own = view.own
    artifacts = own.artifacts + own.tokens
    lines = [f"⭐ {words.points(own.points)} · 🏺 {words.counted(artifacts, 'artifact')}"]
    for colour, column in own.columns:
        piece = own.piece(colour)
        if piece is not None:
            who = words.explorer(researcher=piece.researcher)
            lines.append(f"{words.COLOUR_SIGNS[colour]} {words.column(column)} · {who} on {words.place(piece.stone)}")
    left = CROSSINGS_TO_END - view.table.crossings
    lines.append(f"{words.counted(left, 'bridge crossing')} or {words.counted(view.deck_size, 'card')} to the end.")
    return "\n".join(lines)


def hand(view: GameView) -> str:
    """Return the viewer's hand in words, by colour, for those who cannot see the picture."""
    parts = []
    for colour in Colour:
        values = sorted(card.value for card in view.own.hand if card.colour is colour)
        if values:
            parts.append(f"{colour.value} {words.listed(map(str, values))}")
    return f"Your hand: {'; '.join(parts)}." if parts else "Your hand is empty."


def doubt(view: GameView, action: Action) -> str | None:
    """Return what to ask before a step that is rarely meant.

    That is: the last card of the deck, throwing away a card that the next player is waiting for, or beginning
    a path when the expedition is nearly over.
    """
    if action == Draw() and view.deck_size == 1:
        return "This is the last card of the deck: the expedition ends with it. Draw it all the same?"
    if isinstance(action, Discard):
        seat = (view.own.seat + 1) % len(view.players)
        column = view.players[seat].column(action.card.colour)
        if column and why_not_on(column, action.card.value, view.setup.columns) is None:
            return f"The next player could take {words.card(action.card)} and play it. Discard it all the same?"
    if isinstance(action, Play) and view.own.piece(action.card.colour) is None:
        turns = view.deck_size // len(view.players)
        if turns < 3:
            left = f"only {words.counted(turns, 'more turn')}" if turns else "no other turn"
            return f"There may be {left} for you, and this path begins at −20 points. Begin it all the same?"
    return None


def undo_reach(view: GameView, log: Sequence[tuple[int, str]]) -> str:
    """Say how far Undo reaches; empty where there is nothing to take back."""
    if view.viewer not in view.seats_to_act or not view.undoable:
        return ""
    first = parse(log[-view.undoable][1])
    if isinstance(first, Play | Discard):
        verb = "playing" if isinstance(first, Play) else "discarding"
        return f"Undo reaches back to before {verb} {words.card(first.card)}."
    return f"Undo reaches back to before “{label(first, view)}”."
