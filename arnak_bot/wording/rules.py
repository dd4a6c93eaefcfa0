"""Short answers about the rules, in our own words: `/show rules`."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.wording import signs
from arnak_bot.wording.nearest import nearest

__all__ = ["TOPICS", "answer", "find_topic", "topic_suggestions", "unknown_topic"]

TOPICS: dict[str, str] = {
    "A turn": (
        "One main action, and as many free actions as you like before, during and after it. Main actions: dig, discover, "
        "overcome, buy, play a card, research, pass. A turn of free actions alone is not allowed: then you pass."
    ),
    "Free actions": (
        "Cards with the lightning, assistants (but for the one who buys), guardians' boons, and putting an idol into a slot. "
        "They may also come in the middle of an effect, while it waits for your decision."
    ),
    "Archaeologists": (
        "You have two. One goes out when you dig or discover and stays there until the round ends; with none on your board you "
        "can do neither. At the end of the round both come home, from a guardian's site with a Fear card."
    ),
    "Dig": (
        "Pay the travel of a free space, move an archaeologist from your board there, and take what the site gives. "
        "At a camp the one-boot space is taken first. Both your archaeologists may stand at the same camp."
    ),
    "Travel": (
        "A plane pays for everything, a car or ship for itself or a boot, a boot for a boot. Sources: cards from your hand "
        "(their effect is lost), boons, the Aviator, Driver and Captain, and hired pilots for 2🪙 each. Icons left over last until "
        "the end of your turn."
    ),
    "Discover": (
        "Pay 3🧭 (level I) or 6🧭 (level II) and the travel. Take the idol and its effect, then reveal the site and take "
        "what it gives; last, a guardian wakes there. Nothing gained on the way can pay for it."
    ),
    "Overcome": (
        "With an archaeologist at the guardian's site, pay the cost on the guardian and keep it: 5 points, and a boon that "
        "can be used once in the game, at once or later."
    ),
    "Guardians and Fear": (
        "At the end of a round each archaeologist who comes home from a site with a guardian brings you a Fear card. "
        "Guardians do not stop anybody from digging."
    ),
    "Fear": "A card worth −1 point with a boot for travel and no effect. A new one goes to your play area.",
    "Buy an item": "Pay its coins; it goes under your deck, and you will usually draw it at the start of the next round.",
    "Buy an artifact": (
        "Pay its compasses; it goes into play and you may use its effect at once without the tablet. From your hand it "
        "costs a tablet and is always a main action."
    ),
    "The card row": (
        "Artifacts lie left of the moon staff, items right of it. It is refilled at the end of each turn; after each round "
        "the two cards beside the staff are exiled and the staff moves: one artifact more, one item fewer."
    ),
    "Research": (
        "Move the magnifying glass or the notebook one row up and pay what the bridge asks. The first token on a space takes "
        "its bonus tile; then the row gives its effect for that token. The notebook may never stand above the glass."
    ),
    "The Lost Temple": (
        "The glass that arrives takes the best free points and one tile of the bonus stack. Later research actions with it "
        "buy temple tiles. The notebook cannot go there."
    ),
    "Assistants": (
        "You can have two. Using one exhausts it until the round ends or something refreshes it. Turning one to gold "
        "refreshes it too."
    ),
    "Idols": (
        "3 points each. As a free action an idol may go into your leftmost empty slot for one of five effects; empty slots "
        "are worth 1, 2, 3 and 4 points, and the leftmost is filled first."
    ),
    "Exile": (
        "Take a card from your hand or play area out of the game. Fear goes back to its deck. A card just played may be exiled."
    ),
    "Activate": (
        "Use a discovered site's effect without an archaeologist and without travel, whoever stands there, unless the card "
        "says unoccupied."
    ),
    "Relocate": "Move an archaeologist of yours that is on the island, free, to a free space of another discovered site.",
    "Put a card down": "A card from your hand goes into play without effect or travel. Without a card you cannot pay this.",
    "Passing": (
        "You take no more turns this round. “Pass to gain” is a main action; free actions may still follow in that turn. "
        "Whoever is left alone goes on until passing."
    ),
    "End of a round": (
        "Archaeologists come home (with Fear), cards in hand are kept or put down, play areas are shuffled under the decks, "
        "assistants refresh, the row moves on, everybody draws up to five."
    ),
    "Scoring": (
        "Research rows of both tokens, temple tiles, 3 per idol, empty slots, 5 per guardian, points on cards, −1 per Fear. "
        "Ties: the earlier arrival at the Lost Temple, then the higher research score."
    ),
    "Snake Temple": (
        "Other travel costs and another track. Its bridge in the middle costs an idol from your crates; the glass rescues an "
        "assistant there, who comes exhausted. Higher up the glass brings Fear."
    ),
    "Solo rival": (
        "It begins every round and plays ten tiles, one after each of your turns, and all that are left when you pass. It "
        "takes spaces, sites, cards and assistants and pays nothing. Its arrow decides between equals. You win with more points."
    ),
    "Undo": "Takes back your last decision, but never past something hidden that was revealed or the end of a turn.",
}


_ALSO: dict[str, tuple[str, ...]] = {
    "A turn": ("main action", "my turn"),
    "Free actions": ("lightning", "free"),
    "Archaeologists": ("archaeologist", "worker", "meeple", "pawn", "figure", "placement"),
    "Dig": ("digging", "camp", "excavate"),
    "Travel": ("boat", "ship", "boot", "car", "plane", "pilot", "hire", "movement", "travel cost"),
    "Discover": ("explore", "discovery", "new site", "undiscovered"),
    "Overcome": ("fight", "kill", "defeat", "beat", "overcoming"),
    "Guardians and Fear": ("guardian", "monster"),
    "Fear": ("curse", "fear card"),
    "Buy an item": ("shop", "purchase", "item", "coin"),
    "Buy an artifact": ("artifact", "compass"),
    "The card row": ("market", "moon staff", "refill", "display"),
    "Research": ("track", "book", "notebook", "magnifying glass", "bonus tile", "bridge"),
    "The Lost Temple": ("temple", "temple tile"),
    "Assistants": ("assistant", "helper", "gold", "silver", "exhausted", "refresh", "recruit"),
    "Idols": ("idol", "slot", "crate", "statue"),
    "Exile": ("trash", "remove", "thin"),
    "Relocate": ("move an archaeologist",),
    "Put a card down": ("discard", "unused"),
    "Passing": ("pass", "skip", "stop"),
    "End of a round": ("round", "keep", "clean up", "shuffle"),
    "Scoring": (
        "win",
        "how do I win",
        "who wins",
        "winner",
        "winning",
        "score",
        "point",
        "victory",
        "tie",
        "tiebreaker",
    ),
    "Snake Temple": ("snake", "rescue"),
    "Solo rival": ("rival", "solo", "alone", "automa", "bot", "opponent"),
    "Undo": ("take back", "mistake", "oops"),
}
"""What players also call a topic."""


def find_topic(typed: str) -> tuple[str | None, tuple[str, ...]]:
    """Return the one topic that a player means, and those that were near."""
    found = nearest(typed, {name: (name, *_ALSO.get(name, ())) for name in TOPICS})
    return found.best, found.near


def answer(topic: str, near: Sequence[str] = ()) -> str:
    """Return a topic with its text and, where there are any, the topics that were near."""
    also = f"\nAlso near: {signs.listed(near)}." if near else ""
    return f"**{topic}**\n{TOPICS[topic]}{also}"


def unknown_topic(typed: str, near: Sequence[str] = ()) -> str:
    """Return a kind answer to a topic there is not, with those that are near."""
    return f"I have no answer about “{typed[:60]}”. Try {signs.listed(near or list(TOPICS)[:6], 'or')}."


def topic_suggestions(typed: str) -> list[tuple[str, str]]:
    """Return (topic, what choosing it sends) that fit what was typed so far, at most 25; one line where none does."""
    wanted = typed.lower().strip()
    best, near = find_topic(typed)
    fitting = dict.fromkeys([*([best] if best else []), *near])
    fitting |= dict.fromkeys(name for name, text in TOPICS.items() if wanted in f"{name} {text}".lower())
    return [(name, name) for name in fitting][:25] or [(f"No answer about “{typed[:60]}”.", typed[:100])]
