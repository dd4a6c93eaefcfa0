"""Short answers about the rules, in our own words."""

from __future__ import annotations

import difflib

__all__ = ["TOPICS", "find_topic", "topic_suggestions", "unknown_topic"]

TOPICS: dict[str, str] = {
    "The goal": (
        "Send explorers along five paths to five lost cities. Most points after three expeditions win (after one in the "
        "short game); if tied, more artifact tokens; then you share the victory."
    ),
    "A turn": (
        "Play a card on a column of your own, or discard one; then draw one card, and your turn is over. You always end "
        "a turn with eight cards."
    ),
    "Begin a path": (
        "Play any card of a colour you have not begun and put an adventurer or your researcher on the first stone. "
        "You can have one explorer a path; the others may walk the same paths."
    ),
    "Step on": (
        "Play a card of a path you have begun: its explorer goes one stone on. The card must be equal to or higher than the "
        "last one of the column, so begin low and skip little."
    ),
    "Rising or falling": (
        "A variant for the whole table: each of your columns may rise or fall. The second different value of a column "
        "settles which; equal values are always allowed."
    ),
    "Discard": (
        "Put any card of your hand on the pile of its colour. Only the top card of a pile can be taken. You cannot take back the "
        "card you have just discarded, but the next player can take it."
    ),
    "Draw": "Take the top card of the deck, or the top card of one of the discard piles. That ends your turn.",
    "The city": (
        "An explorer on the ninth stone has reached its city. Cards of that path can still be played: then one of your "
        "other explorers takes a step instead."
    ),
    "Event tiles": "They work at once, whenever a step brings an explorer onto one: artifacts, arrows and points.",
    "Artifacts": (
        "The first to come there takes the tile. After the expedition it becomes a token, and tokens are paid for at the end "
        "of the game: few of them cost points, many bring up to 100 (50 in the short game)."
    ),
    "Arrows": (
        "Step with any of your explorers that are on a path, the same one or another. If that one finds a tile, it works too. "
        "You can leave the step out only if none of your explorers can step. The tile stays."
    ),
    "Points on tiles": "They are yours at once and for good. The researcher does not double them. The tile stays for the next.",
    "The researcher": (
        "Your fifth explorer counts twice when the expedition is scored: 100 points in a city, −40 on the first stone."
    ),
    "Stones": "−20, −15, −10, 5, 10, 15, then the bridge, 30, 35 and 50 points in the city.",
    "End of an expedition": (
        "It ends at once when the fifth explorer, of anybody, crosses a bridge (its tile is not used, and nobody draws), or "
        "when the last card of the deck is drawn."
    ),
    "Scoring": (
        "Every explorer on a path brings the points of its stone, which may be negative. Nobody falls below zero points. "
        "Explorers who stayed at home count nothing."
    ),
    "The next expedition": (
        "New tiles, a new deck and new hands; points and artifact tokens are kept. The player after the last one begins."
    ),
    "Artifact tokens": (
        "Long game: 0 or 1 cost 50 points, 2 or 3 cost 40, 4 or 5 cost 20; 6 or 7 bring 30, 8 or 9 bring 50, 10 or 11 bring 70, "
        "12 or more 100. Short game: none costs 20, 1 costs 15; 2 bring 10, 3 bring 15, 4 bring 30, 5 or more 50."
    ),
    "Two players": "Before each deal 30 random cards leave the deck unseen.",
    "What is secret": (
        "Hands and the deck. Discard piles, columns, points and artifacts are open, and so is a card that somebody took from "
        "a discard pile."
    ),
    "Short game": "One expedition instead of three, with its own scale for artifacts.",
}

_WORDS = {
    "win": "The goal",
    "winner": "The goal",
    "tie": "The goal",
    "start": "Begin a path",
    "move": "Step on",
    "walk": "Step on",
    "variant": "Rising or falling",
    "descending": "Rising or falling",
    "leader": "The researcher",
    "double": "The researcher",
    "bridge": "End of an expedition",
    "score": "Scoring",
    "points": "Scoring",
    "negative": "Scoring",
    "pile": "Discard",
    "deck": "Draw",
    "tile": "Event tiles",
    "token": "Artifact tokens",
    "hidden": "What is secret",
}
"""What people type for it."""


def find_topic(typed: str) -> str | None:
    """Return the topic that is named: in full, by a word people use for it, or by a part of one title alone."""
    wanted = " ".join(typed.lower().split())
    for topic in TOPICS:
        if wanted in (topic.lower(), topic.lower().removeprefix("the "), topic.lower().removeprefix("a ")):
            return topic
    if wanted.removesuffix("s") in _WORDS or wanted in _WORDS:
        return _WORDS.get(wanted) or _WORDS[wanted.removesuffix("s")]
    holds = [topic for topic in TOPICS if wanted and wanted in topic.lower()]
    return holds[0] if len(holds) == 1 else None


def topic_suggestions(typed: str) -> list[str]:
    """Return the topics that fit what was typed so far, at most 25."""
    wanted = typed.lower().strip()
    return [topic for topic in TOPICS if wanted in topic.lower()][:25]


def unknown_topic(typed: str) -> str:
    """Return a kind answer to a topic that is none, with the nearest ones."""
    names = {topic.lower(): topic for topic in TOPICS}
    near = difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.4)
    tries = ", ".join(names[name] for name in near) or ", ".join([*TOPICS][:5])
    return f"I have no short answer about “{typed[:60]}”. Try: {tries}."
