"""What people type, position by position, and what it must mean or be refused with: for engine and Discord alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from arnak_bot.games.arnak.engine import Action, AmbiguousAction, Game, IllegalAction, NotNow, UnknownAction
from tests.engine.stage import Stage, gold, silver


@dataclass(frozen=True, slots=True)
class Input:
    """Something typed. `meaning` is an action, or the kind of refusal with a part of what it says.

    `command` is the slash command of a player who leaves the verb out; in the engine they type it.
    """

    position: str
    typed: str
    meaning: str | type[IllegalAction]
    says: str = ""
    command: str = ""

    @property
    def in_engine(self) -> str:
        """What is typed where there is no command."""
        return f"{self.command} {self.typed}".strip()


def _start(**tokens: int) -> Stage:
    hand = ["pathfinders-staff", "fear", "fear", "watch", "funding-car"]
    items = ("pack-donkey", "hat", "sea-turtle", "dog", "horse")
    has: dict[str, Any] = {"coin": 4, "compass": 3, "arrowhead": 1, "jewel": 1, "tablet": 1, **tokens}
    return Stage(hand, items=items, **has)


def _after(stage: Stage, *actions: str) -> Game:
    stage.do(*actions)
    return stage.game


def _keeping() -> Game:
    game = Stage(["fear", "hat"]).game
    for text in ("pass", "end", "pass", "end"):
        game.apply(Action(text))
    return game


POSITIONS: dict[str, Callable[[], Game]] = {
    "start": lambda: _start().game,
    "poor": lambda: Stage(["funding-car"], coin=2, items=("pack-donkey", "hat", "tent", "dog", "horse")).game,
    "away": lambda: Stage(["fear"], at=["camp-coins", "L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}).game,
    "full": lambda: Stage(["fear", "fear"], at=["camp-coins"], others=["L1-1"], tiles={"L1-1": 10}).game,
    "guarded": lambda: Stage(["fear"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}, coin=2, arrowhead=1).game,
    "one icon": lambda: _after(_start(), "discover L1-1"),
    "two icons": lambda: _after(
        Stage(["fear", "fear", "watch", "funding-car", "funding-ship"], coin=9, compass=9), "discover L2-1"
    ),
    "two boots": lambda: _after(Stage(["fear", "fear", "watch"], board="snake", coin=5, compass=5), "discover L1-6"),
    "grotto": lambda: _after(Stage(["fear", "hat", "watch"], crates=1, coin=1), "dig camp-jewel", "pay fear"),
    "assistants": lambda: _after(
        Stage(["fear"], assistants=[silver(7), silver(12)], guardians=[13], coin=2), "dig camp-coins"
    ),
    "tapir": lambda: Stage(["fear"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 3}, coin=2).game,
    "helpers": lambda: (
        Stage(["fear"], assistants=[gold(7), silver(3, exhausted=True)], guardians=[12, 7], crates=1).game
    ),
    "temple": lambda: Stage(["fear"], glass=14, coin=2, tablet=2, compass=1, arrowhead=1, jewel=1).game,
    "done": lambda: _after(Stage(["fear", "hat"]), "dig camp-tablets", "pay fear"),
    "spent": lambda: _after(Stage(["fear", "fear"], guardians=[2]), "dig camp-tablets", "pay fear"),
    "empty hand": lambda: _after(Stage(["fear"]), "dig camp-tablets", "pay fear"),
    "keeping": _keeping,
    "exiling": lambda: _after(Stage(["axe", "fear", "hat"], play=["fear"]), "play axe"),
    "recruiting": lambda: _after(Stage(["hat"], glass=2, jewel=1), "research notebook 2"),
    "moving": lambda: _after(
        Stage(["pathfinders-staff", "fear"], tablet=1, at=["camp-coins"], tiles={"L1-1": 10}), "play pathfinders-staff"
    ),
    "offered": lambda: _after(Stage(["trowel", "hat"], compass=1), "play trowel"),
    "choosing": lambda: _after(Stage(["army-knife", "hat"]), "play army-knife"),
    "trading": lambda: _after(Stage(["traders-scales"], tablet=2, coin=2, crates=1), "play traders-scales"),
    "earring": lambda: _after(Stage(["crystal-earring"], tablet=1), "play crystal-earring"),
    "research": lambda: Stage(glass=1, notebook=0, compass=3, arrowhead=3, jewel=2, tablet=2).game,
    "row 4": lambda: Stage(glass=5, compass=3, arrowhead=3, jewel=2, tablet=2, coin=2).game,
}

INPUTS = (
    # --- whole names, in any spelling
    Input("start", "buy pack-donkey", "buy pack-donkey"),
    Input("start", "pack donkey", "buy pack-donkey"),
    Input("start", "Pack Donkey", "buy pack-donkey"),
    Input("start", "pack_donkey!", "buy pack-donkey"),
    Input("start", "PACKDONKEY", UnknownAction),
    Input("start", "buy the pack donkey", "buy pack-donkey"),
    Input("start", "donkey", "buy pack-donkey"),
    Input("start", "purchase donkey", "buy pack-donkey"),
    Input("start", "sea turtle", "buy sea-turtle"),
    Input("start", "turtle", "buy sea-turtle"),
    Input("start", "Sea-Turtles", "buy sea-turtle"),
    Input("start", "Pathfinder's Staff", "play pathfinders-staff"),
    Input("start", "pathfinder’s staff", "play pathfinders-staff"),
    Input("start", "pathfinders staff", "play pathfinders-staff"),
    Input("start", "staff", "play pathfinders-staff"),
    Input("start", "play staff", "play pathfinders-staff"),
    Input("start", "hát", "buy hat"),
    # --- places
    Input("start", "camp coins", "dig camp-coins"),
    Input("start", "dig camp coins", "dig camp-coins"),
    Input("start", "coins", AmbiguousAction, "play funding-car"),
    Input("helpers", "coin", AmbiguousAction, "assistant 7 coin"),
    Input("start", "coins", "dig camp-coins", command="dig"),
    Input("start", "coin", "dig camp-coins", command="dig"),
    Input("start", "get coins", "dig camp-coins"),
    Input("start", "harbour", "dig camp-coins"),
    Input("start", "the quarry", "dig camp-tablets"),
    Input("start", "dig at the Quarry", "dig camp-tablets"),
    Input("start", "battlefield", "dig camp-arrowhead"),
    Input("start", "L1 2", "discover L1-2"),
    Input("start", "l1-2", "discover L1-2"),
    Input("start", "L12", "discover L1-2"),
    Input("start", "L1_2", "discover L1-2", command="discover"),
    Input("start", "level 1 2", "discover L1-2"),
    Input("start", "explore L1 3", "discover L1-3"),
    Input("start", "archaeologist", AmbiguousAction, "dig camp-coins"),
    Input("start", "send an archaeologist to the harbour", "dig camp-coins"),
    Input("start", "send an explorer to L1-2", "discover L1-2"),
    Input("poor", "archaeologist", AmbiguousAction, "dig camp-coins"),
    Input("poor", "explorer", AmbiguousAction, "dig camp-coins"),
    Input("poor", "explore", NotNow, "discovering L1-1 costs 3 compasses and a car; you have 0 compasses"),
    Input("away", "archaeologist", NotNow, "you have no archaeologist at home"),
    Input("moving", "explorer", AmbiguousAction, "relocate camp-coins camp-compasses"),
    Input("start", "level 1", AmbiguousAction, "discover L1-1"),
    Input("start", "camp", AmbiguousAction, "dig camp-coins"),
    Input("start", "level 2", NotNow, "discovering L2-1 costs 6 compasses and 2 cars; you have 3 compasses"),
    # --- as in a conversation, in American spelling, and with a wrong letter
    Input("start", "harbor", "dig camp-coins"),
    Input("start", "dig at the harbor", "dig camp-coins"),
    Input("start", "dig at harbor please", "dig camp-coins"),
    Input("start", "harbour plz", "dig camp-coins"),
    Input("start", "i want to dig at the harbor", "dig camp-coins"),
    Input("start", "dig for coins plz", "dig camp-coins"),
    Input("start", "bury pack donkye", UnknownAction),
    Input("start", "buy me the pack donkye", "buy pack-donkey"),
    Input("start", "donkee", "buy pack-donkey", command="buy"),
    Input("start", "battle field", "dig camp-arrowhead"),
    Input("start", "qwarry pls", "dig camp-tablets"),
    Input("start", "pass plz", "pass"),
    Input("start", "passs", UnknownAction),
    Input("start", "buy me the pigeon plz", NotNow, "Carrier Pigeon is not in the row"),
    Input("start", "buy me the pigoen plz", NotNow, "Carrier Pigeon is not in the row"),
    Input("start", "magnifing glass", AmbiguousAction, "research glass 1"),
    Input("one icon", "2 coins plz", "pay pilot"),
    Input("one icon", "funding carr", UnknownAction),
    Input("start", "get donkey", "buy pack-donkey"),
    Input("start", "coins with fear", UnknownAction),
    Input("offered", "yes please", "accept"),
    Input("offered", "sure", "accept"),
    Input("offered", "nope", "decline"),
    Input("offered", "acept", UnknownAction),
    Input("exiling", "exil hat", UnknownAction),
    # --- beginnings of words
    Input("start", "dig camp-t", "dig camp-tablets"),
    Input("start", "b pa", "buy pack-donkey"),
    Input("start", "b h", AmbiguousAction, "buy hat"),
    Input("start", "donk", "buy pack-donkey"),
    Input("start", "do", UnknownAction),
    # --- research
    Input("start", "glass", AmbiguousAction, "research glass 1"),
    Input("start", "research glass 2", "research glass 2"),
    Input("start", "research 2", "research glass 2"),
    Input("start", "glass 2", "research glass 2", command="research"),
    Input("start", "2", "research glass 2", command="research"),
    Input("start", "magnifying glass 2", "research glass 2"),
    Input("start", "row 1 left", "research glass 1"),
    Input("start", "move the magnifying glass to row 1, right", "research glass 2"),
    Input("start", "research notebook", NotNow, "your notebook may not be above your magnifying glass"),
    Input("research", "research 3", "research glass 3"),
    Input("research", "magnifying glass 3", "research glass 3"),
    Input("research", "glass 3", "research glass 3"),
    Input("research", "row 2 right", "research glass 4"),
    Input("research", "notebook", AmbiguousAction, "research notebook 1"),
    Input("research", "research glass 9", NotNow, "row 5 for your magnifying glass is not one step away"),
    Input("research", "research glass 1", NotNow, "your magnifying glass is already there"),
    Input("row 4", "row 4 middle", "research glass 7"),
    Input("row 4", "glass 4", AmbiguousAction, "research glass 6"),
    Input("row 4", "research glass 4", NotNow, "is not one step away"),
    Input("poor", "glass", NotNow, "costs"),
    # --- passing and ending want their word
    Input("start", "pass", "pass"),
    Input("start", "PASS", "pass"),
    Input("start", "pass for this round", "pass"),
    Input("start", "pass the turn", "pass"),
    Input("start", "pass watch", "pass watch"),
    Input("start", "watch", "pass watch", command="pass"),
    Input("start", "watch", "play watch"),
    Input("start", "pa", UnknownAction),
    Input("start", "pas", UnknownAction),
    Input("start", "round", UnknownAction),
    Input("start", "end", NotNow, "you still have to take your main action"),
    Input("start", "end turn", NotNow, "you still have to take your main action"),
    Input("done", "end", "end"),
    Input("done", "end turn", "end"),
    Input("done", "end my turn", "end"),
    Input("done", "e", UnknownAction),
    Input("done", "turn", UnknownAction),
    Input("done", "dig camp-coins", NotNow, "you have taken your main action"),
    Input("done", "idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("done", "hat", "play hat"),
    Input("done", "use my assistant", NotNow, "you have no assistant"),
    # --- why not
    Input("poor", "pack donkey", NotNow, "Pack Donkey costs 4 coins; you have 2"),
    Input("poor", "donkey", NotNow, "Pack Donkey costs 4 coins; you have 2", command="buy"),
    Input("poor", "horse", NotNow, "Horse costs 4 coins; you have 2"),
    Input("poor", "stone jar", NotNow, "Stone Jar costs 2 compasses; you have 0"),
    Input("poor", "machete", NotNow, "Machete is neither in your hand nor in the row"),
    Input("poor", "machete", NotNow, "Machete is not in the row", command="buy"),
    Input("poor", "hat", NotNow, "Hat is not in your hand", command="play"),
    Input(
        "poor", "L1-1", NotNow, "discovering L1-1 costs 3 compasses and a car; you have 0 compasses", command="discover"
    ),
    Input("poor", "L1-1", NotNow, "L1-1 has not been discovered yet", command="dig"),
    Input("poor", "temple", NotNow, "temple tiles can be taken only once your magnifying glass is at the Lost Temple"),
    Input(
        "poor",
        "11",
        NotNow,
        "temple tiles can be taken only once your magnifying glass is at the Lost Temple",
        command="temple",
    ),
    Input("poor", "assistant 7", NotNow, "the Aviator is not on your team"),
    Input("poor", "boon of the moss tapir", NotNow, "you have not overcome the Moss Tapir"),
    Input("poor", "idol jewel", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("poor", "overcome L1-1", NotNow, "there is no guardian at L1-1"),
    Input(
        "poor",
        "accept",
        NotNow,
        "something has to offer it first, such as a card, an assistant, a research space or a boon",
    ),
    Input("poor", "exile fear", NotNow, "something has to offer it first"),
    Input("poor", "draw 2 cards", NotNow, "something has to offer it first"),
    Input("poor", "recruit linguist", NotNow, "something has to offer it first"),
    Input("poor", "keep fear", NotNow, "you choose which cards to keep when the round ends"),
    Input("poor", "fly to the moon", UnknownAction, "matches no move right now"),
    Input("poor", "around", UnknownAction, "matches no move right now"),
    Input("poor", "Verb.DIG", UnknownAction, "matches no move right now"),
    Input("poor", "dgi", UnknownAction, "matches no move right now"),
    Input("poor", "", UnknownAction, "matches no move right now"),
    Input("poor", "???", UnknownAction, "matches no move right now"),
    Input("poor", "the", UnknownAction, "matches no move right now"),
    Input("poor", "overcome", NotNow, "there is no guardian on the island"),
    Input("poor", "fight", NotNow, "there is no guardian on the island"),
    Input("poor", "fight the guardian", NotNow, "there is no guardian on the island"),
    Input("poor", "assistant", NotNow, "you have no assistant"),
    Input("poor", "use my assistant", NotNow, "you have no assistant"),
    Input("poor", "plane", UnknownAction, "matches no move right now"),
    Input("poor", "use a boon", NotNow, "you have not overcome a guardian yet"),
    Input("poor", "use an idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("poor", "place an idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("poor", "guardian", NotNow, "there is no guardian on the island"),
    Input("poor", "buy an artifact", NotNow, "Stone Jar costs 2 compasses; you have 0"),
    Input("start", "play a card", AmbiguousAction, "play watch"),
    Input("poor", "boon", NotNow, "you have not overcome a guardian yet"),
    Input("poor", "play fear", NotNow, "Fear is not in your hand"),
    Input("start", "play fear", NotNow, "Fear does nothing when played: use its boot to travel"),
    Input("spent", "fear", NotNow, "Fear does nothing when played"),
    Input("spent", "card", NotNow, "no card in your hand can be played"),
    Input("empty hand", "card", NotNow, "your hand is empty"),
    Input("empty hand", "play a card", NotNow, "your hand is empty"),
    Input("empty hand", "play hat", NotNow, "your hand is empty"),
    Input("empty hand", "machete", NotNow, "you have taken your main action"),
    Input("empty hand", "pay", NotNow, "there is nothing to pay"),
    Input("away", "quarry", NotNow, "you have no archaeologist at home"),
    Input("away", "overcome shrine", NotNow, "overcoming the Gilded Boar costs 2 coins and 1 arrowhead; you have 0"),
    Input("full", "shrine", NotNow, "Shrine (L1-1) is full"),
    Input("full", "harbour", NotNow, "Harbour is full"),
    Input("full", "coins", NotNow, "Harbour is full"),
    Input("full", "discover L1-1", NotNow, "Shrine (L1-1) has already been discovered: dig there"),
    # --- guardians, assistants, boons, idols, temple tiles
    Input("guarded", "gilded boar", "overcome L1-1"),
    Input("guarded", "boar", "overcome L1-1", command="overcome"),
    Input("guarded", "overcome the shrine", "overcome L1-1"),
    Input("guarded", "fight the boar", "overcome L1-1"),
    Input(
        "tapir",
        "tapir",
        NotNow,
        "overcoming the Moss Tapir costs 1 coin, 1 arrowhead and a boot; you have 0 arrowheads",
    ),
    Input("helpers", "assistant 7 coin", "assistant 7 coin"),
    Input("helpers", "aviator coin", "assistant 7 coin"),
    Input("helpers", "plane", "assistant 7 plane", command="assistant"),
    Input("helpers", "aviator", AmbiguousAction, "assistant 7 coin", command="assistant"),
    Input("helpers", "hunter", NotNow, "the Hunter is exhausted"),
    Input("helpers", "pilot", UnknownAction),
    Input("helpers", "condor", "boon 12"),
    Input("helpers", "use the boon of the Crystal Condor", "boon 12"),
    Input("helpers", "boon 12", "boon 12"),
    Input("spent", "overcome the monkey", NotNow, "you have already overcome the Hollow Monkey"),
    Input("spent", "overcome the boar", NotNow, "you have taken your main action"),
    Input("spent", "research notebook 14", NotNow, "the notebook cannot go to the Lost Temple"),
    Input("spent", "boon", UnknownAction, "boon 2"),
    Input("spent", "use my guardian", UnknownAction, "boon 2"),
    Input("spent", "monkey", "boon 2"),
    Input("helpers", "tablets", "idol tablets", command="idol"),
    Input("helpers", "slot idol tablets", "idol tablets"),
    Input("helpers", "coin compass", "idol coin-compass", command="idol"),
    Input("helpers", "jewel", NotNow, "this slot costs 1 coin; you have 0", command="idol"),
    Input("temple", "11", "temple 11", command="temple"),
    Input("temple", "6 left", "temple 6-left"),
    Input("temple", "temple 6 left", "temple 6-left"),
    Input("temple", "temple tile 11", "temple 11"),
    Input("temple", "2", AmbiguousAction, "temple 2-left", command="temple"),
    # --- payments want to be exact
    Input("one icon", "funding car", "pay funding-car"),
    Input("one icon", "pay with Funding (car)", "pay funding-car"),
    Input("one icon", "pilot", "pay pilot"),
    Input("one icon", "a pilot", "pay pilot"),
    Input("one icon", "2 coins", "pay pilot"),
    Input("one icon", "pay", UnknownAction, "pay funding-car"),
    Input("one icon", "pay f", UnknownAction, "pay funding-car"),
    Input("one icon", "p", UnknownAction),
    Input("one icon", "fear", NotNow, "you cannot pay it that way"),
    Input("one icon", "2 pilots", UnknownAction),
    Input("one icon", "watch", NotNow, "you cannot pay it that way"),
    Input("one icon", "play watch", "play watch"),
    Input("one icon", "buy hat", NotNow, "you have to answer the open question first"),
    Input("two icons", "watch+funding-car", UnknownAction),
    Input("two icons", "funding-car+pilot", "pay funding-car+pilot"),
    Input("two icons", "pilot+funding-car", "pay funding-car+pilot"),
    Input("two icons", "a pilot and the Funding (car)", "pay funding-car+pilot"),
    Input("two icons", "2 pilots", "pay pilot+pilot"),
    Input("two icons", "two pilots", "pay pilot+pilot"),
    Input("two icons", "2x pilot", "pay pilot+pilot"),
    Input("two icons", "pilot, pilot", "pay pilot+pilot"),
    Input("two icons", "4 coins", "pay pilot+pilot"),
    Input("two icons", "3 coins", UnknownAction),
    Input("two icons", "2 coins and funding car", "pay funding-car+pilot"),
    Input("two icons", "pilot", UnknownAction),
    Input("two boots", "fear and fear", "pay fear+fear"),
    Input("two boots", "fear fear", "pay fear+fear"),
    Input("two boots", "2 fear", "pay fear+fear"),
    Input("two boots", "fears", NotNow, "you cannot pay it that way"),
    Input("two boots", "watch + fear", "pay fear+watch"),
    Input("assistants", "aviator", "pay assistant-7"),
    Input("assistants", "assistant 7", "pay assistant-7"),
    Input("assistants", "stone scribe", "pay boon-13"),
    Input("assistants", "pilot", "pay pilot"),
    Input("assistants", "plane", UnknownAction),
    Input("assistants", "coin", UnknownAction, "assistant 7 coin"),
    Input("assistants", "assistant 7 plane", "assistant 7 plane"),
    Input("assistants", "assistant 12", "assistant 12"),
    # --- answers come first, free actions by their full text
    Input("grotto", "jewel", AmbiguousAction, "discard hat"),
    Input("grotto", "hat", "discard hat"),
    Input("grotto", "put down the hat", "discard hat"),
    Input("grotto", "play hat", "play hat"),
    Input("grotto", "slot jewel", UnknownAction, "idol jewel"),
    Input("grotto", "idol jewel", "idol jewel"),
    Input("grotto", "no", "decline"),
    Input("grotto", "no thanks", "decline"),
    Input("grotto", "decline", "decline"),
    Input("grotto", "d", UnknownAction),
    Input("offered", "yes", "accept"),
    Input("offered", "accept", "accept"),
    Input("offered", "a", UnknownAction),
    Input("offered", "no, thank you", "decline"),
    Input("exiling", "fear", "exile fear"),
    Input("exiling", "fear from hand", "exile fear hand"),
    Input("exiling", "hat", "exile hat"),
    Input("exiling", "ha", UnknownAction),
    Input("recruiting", "linguist", "recruit 2"),
    Input("recruiting", "2", "recruit 2"),
    Input("recruiting", "trader", "recruit 4"),
    Input("recruiting", "hire the trader", "recruit 4"),
    Input("moving", "harbour to shrine", "relocate camp-coins L1-1"),
    Input("moving", "shrine", "relocate camp-coins L1-1"),
    Input("moving", "quarry", "relocate camp-coins camp-tablets"),
    Input("choosing", "exile", "choose exile"),
    Input("choosing", "a coin", "choose coin"),
    Input("choosing", "2 coins", "choose coin"),
    Input("trading", "arrowhead", "upgrade tablet"),
    Input("trading", "tablet for arrowhead", "upgrade tablet"),
    Input("trading", "jewel", UnknownAction, "idol jewel"),
    Input("earring", "2", "draw 2"),
    Input("earring", "3 cards", "draw 3"),
    Input("keeping", "hat", "keep hat"),
    Input("keeping", "all", "keep all"),
    Input("keeping", "nothing", "done"),
    Input("keeping", "done", "done"),
    Input("keeping", "k", UnknownAction),
    Input("keeping", "dig camp-coins", NotNow, "the round is ending: choose which cards to keep"),
)
