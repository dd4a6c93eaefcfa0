"""The numbers that tie a menu to a picture: cards of the hand, paths, piles, each with the one its options have."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import Card, Decline, Discard, GameView, Play

__all__ = ["hand_numbers", "numbers_of"]


def hand_numbers(view: GameView) -> dict[Card, int]:
    """Number the viewer's cards as their hand shows them; equal cards are one card."""
    return {card: at for at, card in enumerate(sorted({*view.own.hand}, key=lambda card: card.order), start=1)}


def numbers_of(view: GameView) -> dict[str, int]:
    """Return the number of every legal action by its text: of its card, or of the path or pile it is about.

    What can be done with one card has one number: the picture shows the card, the menu says what to do with it. Where
    there is one thing to do, it needs no number.
    """
    if view.viewer is None or len(view.legal) == 1:
        return {}
    cards = hand_numbers(view)
    return {
        action.text: cards[action.card] if isinstance(action, Play | Discard) else at
        for at, action in enumerate(view.legal, start=1)
        if not isinstance(action, Decline)  # the last one; it leads nowhere
    }
