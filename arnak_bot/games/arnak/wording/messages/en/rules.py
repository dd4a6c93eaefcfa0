"""The sentences of rules.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Rules:
    """What rules says in en."""

    __slots__ = ()

    def a_turn(self) -> str:
        return "A turn"

    def a_turn_text(self) -> str:
        return "One main action, and as many free actions as you like before, during and after it. Main actions: dig, discover, overcome, buy, play a card, research, pass. A turn of free actions alone is not allowed: then you pass."

    def a_turn_also(self) -> str:
        return "main action; my turn"

    def free_actions(self) -> str:
        return "Free actions"

    def free_actions_text(self) -> str:
        return "Cards with the lightning, assistants (but for the one who buys), guardians' boons, and putting an idol into a slot. They may also come in the middle of an effect, while it waits for your decision."

    def free_actions_also(self) -> str:
        return "lightning; free"

    def archaeologists(self) -> str:
        return "Archaeologists"

    def archaeologists_text(self) -> str:
        return "You have two. One goes out when you dig or discover and stays there until the round ends; with none on your board you can do neither. At the end of the round both come home, from a guardian's site with a Fear card."

    def archaeologists_also(self) -> str:
        return "archaeologist; worker; meeple; pawn; figure; placement"

    def dig(self) -> str:
        return "Dig"

    def dig_text(self) -> str:
        return "Pay the travel of a free space, move an archaeologist from your board there, and take what the site gives. At a camp the one-boot space is taken first. Both your archaeologists may stand at the same camp."

    def dig_also(self) -> str:
        return "digging; camp; excavate"

    def travel(self) -> str:
        return "Travel"

    def travel_text(self) -> str:
        return "A plane pays for everything, a car or ship for itself or a boot, a boot for a boot. Sources: cards from your hand (their effect is lost), boons, the Aviator, Driver and Captain, and hired pilots for 2🪙 each. Icons left over last until the end of your turn."

    def travel_also(self) -> str:
        return "boat; ship; boot; car; plane; pilot; hire; movement; travel cost"

    def discover(self) -> str:
        return "Discover"

    def discover_text(self) -> str:
        return "Pay 3🧭 (level I) or 6🧭 (level II) and the travel. Take the idol and its effect, then reveal the site and take what it gives; last, a guardian wakes there. Nothing gained on the way can pay for it."

    def discover_also(self) -> str:
        return "explore; discovery; new site; undiscovered"

    def overcome(self) -> str:
        return "Overcome"

    def overcome_text(self) -> str:
        return "With an archaeologist at the guardian's site, pay the cost on the guardian and keep it: 5 points, and a boon that can be used once in the game, at once or later."

    def overcome_also(self) -> str:
        return "fight; kill; defeat; beat; overcoming"

    def guardians_and_fear(self) -> str:
        return "Guardians and Fear"

    def guardians_and_fear_text(self) -> str:
        return "At the end of a round each archaeologist who comes home from a site with a guardian brings you a Fear card. Guardians do not stop anybody from digging."

    def guardians_and_fear_also(self) -> str:
        return "guardian; monster"

    def fear(self) -> str:
        return "Fear"

    def fear_text(self) -> str:
        return "A card worth −1 point with a boot for travel and no effect. A new one goes to your play area."

    def fear_also(self) -> str:
        return "curse; fear card"

    def buy_an_item(self) -> str:
        return "Buy an item"

    def buy_an_item_text(self) -> str:
        return "Pay its coins; it goes under your deck, and you will usually draw it at the start of the next round."

    def buy_an_item_also(self) -> str:
        return "shop; purchase; item; coin"

    def buy_an_artifact(self) -> str:
        return "Buy an artifact"

    def buy_an_artifact_text(self) -> str:
        return "Pay its compasses; it goes into play and you may use its effect at once without the tablet. From your hand it costs a tablet and is always a main action."

    def buy_an_artifact_also(self) -> str:
        return "artifact; compass"

    def the_card_row(self) -> str:
        return "The card row"

    def the_card_row_text(self) -> str:
        return "Artifacts lie left of the moon staff, items right of it. It is refilled at the end of each turn; after each round the two cards beside the staff are exiled and the staff moves: one artifact more, one item fewer."

    def the_card_row_also(self) -> str:
        return "market; moon staff; refill; display"

    def research(self) -> str:
        return "Research"

    def research_text(self) -> str:
        return "Move the magnifying glass or the notebook one row up and pay what the bridge asks. The first token on a space takes its bonus tile; then the row gives its effect for that token. The notebook may never stand above the glass."

    def research_also(self) -> str:
        return "track; book; notebook; magnifying glass; bonus tile; bridge"

    def the_lost_temple(self) -> str:
        return "The Lost Temple"

    def the_lost_temple_text(self) -> str:
        return "The glass that arrives takes the best free points and one tile of the bonus stack. Later research actions with it buy temple tiles. The notebook cannot go there."

    def the_lost_temple_also(self) -> str:
        return "temple; temple tile"

    def assistants(self) -> str:
        return "Assistants"

    def assistants_text(self) -> str:
        return "You can have two. Using one exhausts it until the round ends or something refreshes it. Turning one to gold refreshes it too."

    def assistants_also(self) -> str:
        return "assistant; helper; gold; silver; exhausted; refresh; recruit"

    def idols(self) -> str:
        return "Idols"

    def idols_text(self) -> str:
        return "3 points each. As a free action an idol may go into your leftmost empty slot for one of five effects; empty slots are worth 1, 2, 3 and 4 points, and the leftmost is filled first."

    def idols_also(self) -> str:
        return "idol; slot; crate; statue"

    def exile(self) -> str:
        return "Exile"

    def exile_text(self) -> str:
        return "Take a card from your hand or play area out of the game. Fear goes back to its deck. A card just played may be exiled."

    def exile_also(self) -> str:
        return "trash; remove; thin"

    def activate(self) -> str:
        return "Activate"

    def activate_text(self) -> str:
        return "Use a discovered site's effect without an archaeologist and without travel, whoever stands there, unless the card says unoccupied."

    def relocate(self) -> str:
        return "Relocate"

    def relocate_text(self) -> str:
        return "Move an archaeologist of yours that is on the island, free, to a free space of another discovered site."

    def relocate_also(self) -> str:
        return "move an archaeologist"

    def put_a_card_down(self) -> str:
        return "Put a card down"

    def put_a_card_down_text(self) -> str:
        return "A card from your hand goes into play without effect or travel. Without a card you cannot pay this."

    def put_a_card_down_also(self) -> str:
        return "discard; unused"

    def passing(self) -> str:
        return "Passing"

    def passing_text(self) -> str:
        return "You take no more turns this round. “Pass to gain” is a main action; free actions may still follow in that turn. Whoever is left alone goes on until passing."

    def passing_also(self) -> str:
        return "pass; skip; stop"

    def end_of_a_round(self) -> str:
        return "End of a round"

    def end_of_a_round_text(self) -> str:
        return "Archaeologists come home (with Fear), cards in hand are kept or put down, play areas are shuffled under the decks, assistants refresh, the row moves on, everybody draws up to five."

    def end_of_a_round_also(self) -> str:
        return "round; keep; clean up; shuffle"

    def scoring(self) -> str:
        return "Scoring"

    def scoring_text(self) -> str:
        return "Research rows of both tokens, temple tiles, 3 per idol, empty slots, 5 per guardian, points on cards, −1 per Fear. Ties: the earlier arrival at the Lost Temple, then the higher research score."

    def scoring_also(self) -> str:
        return "win; how do I win; who wins; winner; winning; score; point; victory; tie; tiebreaker"

    def snake_temple(self) -> str:
        return "Snake Temple"

    def snake_temple_text(self) -> str:
        return "Other travel costs and another track. Its bridge in the middle costs an idol from your crates; the glass rescues an assistant there, who comes exhausted. Higher up the glass brings Fear."

    def snake_temple_also(self) -> str:
        return "snake; rescue"

    def solo_rival(self) -> str:
        return "Solo rival"

    def solo_rival_text(self) -> str:
        return "It begins every round and plays ten tiles, one after each of your turns, and all that are left when you pass. It takes spaces, sites, cards and assistants and pays nothing. Its arrow decides between equals. You win with more points."

    def solo_rival_also(self) -> str:
        return "rival; solo; alone; automa; bot; opponent"

    def undo(self) -> str:
        return "Undo"

    def undo_text(self) -> str:
        return "Takes back your last decision, but never past something hidden that was revealed or the end of a turn."

    def undo_also(self) -> str:
        return "take back; mistake; oops"

    def answer(self, *, topic: str, text: str) -> str:
        return f"**{topic}**\n{text}"

    def also_near(self, *, topics: str) -> str:
        return f"Also near: {topics}."

    def unknown_topic(self, *, typed: str, topics: str) -> str:
        return f"I have no answer about “{typed}”. Try {topics}."

    def no_answer(self, *, typed: str) -> str:
        return f"No answer about “{typed}”."
