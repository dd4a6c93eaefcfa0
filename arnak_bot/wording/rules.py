"""Short answers about the rules, in our own words: `/arnak rules`."""

from __future__ import annotations

import difflib

__all__ = ["TOPICS", "find_topic", "topic_suggestions", "unknown_topic"]

TOPICS: dict[str, str] = {
    "A turn": (
        "One main action, and as many free actions as you like before, during and after it. Main actions: dig, discover, "
        "overcome, buy, play a card, research, pass. A turn of free actions alone is not allowed: then you pass."
    ),
    "Free actions": (
        "Cards with the lightning, assistants (but for the one who buys), guardians' boons, and putting an idol into a slot. "
        "They may also come in the middle of an effect, while it waits for your decision."
    ),
    "Dig": (
        "Pay the travel of a free space, move an archaeologist from your board there, and take what the site gives. "
        "At a camp the one-boot space is taken first. Both your archaeologists may stand at the same camp."
    ),
    "Travel": (
        "A plane pays for everything, a car or ship for itself or a boot, a boot for a boot. Sources: cards from your hand "
        "(their effect is lost), boons, the Pilot, Driver and Captain, and pilots for 2🪙 each. Icons left over last until "
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


def find_topic(typed: str) -> str | None:
    """Return the name of the topic a player means, or None."""
    wanted = " ".join(typed.lower().split())
    exact = [name for name in TOPICS if name.lower() == wanted]
    found = exact or [name for name in TOPICS if wanted and wanted in name.lower()]
    return found[0] if len(found) == 1 or exact else None


def unknown_topic(typed: str) -> str:
    """Return a kind answer to a topic there is not, with those that are near."""
    names = {name.lower(): name for name in TOPICS}
    near = [names[name] for name in difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.3)]
    return f"I have no answer about “{typed[:60]}”. Try {', '.join(near or list(TOPICS)[:6])}."


def topic_suggestions(typed: str) -> list[str]:
    """Return the topics that fit what was typed so far, at most 25."""
    wanted = typed.lower().strip()
    return [name for name, text in TOPICS.items() if wanted in f"{name} {text}".lower()][:25]
