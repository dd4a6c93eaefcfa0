"""What people type, position by position, and what it must mean or be refused with: for engine and Discord alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def _each(
    position: str, typed: Sequence[str], meaning: str | type[IllegalAction], says: str = "", command: str = ""
) -> list[Input]:
    """Several ways to type the same."""
    return [Input(position, each, meaning, says, command) for each in typed]


def _start(**tokens: int) -> Stage:
    hand = ["pathfinders-staff", "fear", "fear", "watch", "funding-car"]
    items = ("pack-donkey", "hat", "sea-turtle", "dog", "horse")
    has: dict[str, Any] = {"coin": 4, "compass": 3, "arrowhead": 1, "jewel": 1, "tablet": 1, **tokens}
    return Stage(hand, items=items, **has)


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
    "one icon": lambda: _start().after("discover L1-1").game,
    "one coin": lambda: Stage(["watch", "funding-car"], coin=1, compass=3).after("discover L1-1").game,
    "at home with one coin": lambda: Stage(["watch", "funding-car"], coin=1, compass=3).game,
    "boot and coin": lambda: (
        Stage(["fear"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 3}, coin=2, arrowhead=1)
        .after("overcome L1-1")
        .game
    ),
    "two icons": lambda: (
        Stage(["fear", "fear", "watch", "funding-car", "funding-ship"], coin=9, compass=9).after("discover L2-1").game
    ),
    "two boots": lambda: Stage(["fear", "fear", "watch"], board="snake", coin=5, compass=5).after("discover L1-6").game,
    "grotto": lambda: Stage(["fear", "hat", "watch"], crates=1, coin=1).after("dig camp-jewel", "pay fear").game,
    "assistants": lambda: (
        Stage(["fear"], assistants=[silver(7), silver(12)], guardians=[13], coin=2).after("dig camp-coins").game
    ),
    "tapir": lambda: Stage(["fear"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 3}, coin=2).game,
    "helpers": lambda: (
        Stage(["fear"], assistants=[gold(7), silver(3, exhausted=True)], guardians=[12, 7], crates=1).game
    ),
    "temple": lambda: Stage(["fear"], glass=14, coin=2, tablet=2, compass=1, arrowhead=1, jewel=1).game,
    "done": lambda: Stage(["fear", "hat"]).after("dig camp-tablets", "pay fear").game,
    "spent": lambda: Stage(["fear", "fear"], guardians=[2]).after("dig camp-tablets", "pay fear").game,
    "empty hand": lambda: Stage(["fear"]).after("dig camp-tablets", "pay fear").game,
    "keeping": _keeping,
    "exiling": lambda: Stage(["axe", "fear", "hat"], play=["fear"]).after("play axe").game,
    "recruiting": lambda: Stage(["hat"], glass=2, jewel=1).after("research notebook 2").game,
    "moving": lambda: (
        Stage(["pathfinders-staff", "fear"], tablet=1, at=["camp-coins"], tiles={"L1-1": 10})
        .after("play pathfinders-staff")
        .game
    ),
    "offered": lambda: Stage(["trowel", "hat"], compass=1).after("play trowel").game,
    "choosing": lambda: Stage(["army-knife", "hat"]).after("play army-knife").game,
    "trading": lambda: Stage(["traders-scales"], tablet=2, coin=2, crates=1).after("play traders-scales").game,
    "artisan": lambda: Stage(assistants=[silver(11)], tablet=1, arrowhead=1).after("assistant 11").game,
    "serpent": lambda: Stage(artifacts=["serpent-idol"], compass=9).after("buy serpent-idol").game,
    "earring": lambda: Stage(["crystal-earring"], tablet=1).after("play crystal-earring").game,
    "research": lambda: Stage(glass=1, notebook=0, compass=3, arrowhead=3, jewel=2, tablet=2).game,
    "row 4": lambda: Stage(glass=5, compass=3, arrowhead=3, jewel=2, tablet=2, coin=2).game,
}

INPUTS = (
    # --- whole names, in any spelling
    *_each("start", ["buy pack-donkey", "pack donkey", "Pack Donkey", "pack_donkey!"], "buy pack-donkey"),
    *_each("start", ["buy the pack donkey", "donkey", "purchase donkey"], "buy pack-donkey"),
    Input("start", "PACKDONKEY", UnknownAction),
    *_each("start", ["sea turtle", "turtle", "Sea-Turtles"], "buy sea-turtle"),
    *_each("start", ["Pathfinder's Staff", "pathfinder’s staff", "pathfinders staff"], "play pathfinders-staff"),
    *_each("start", ["staff", "play staff"], "play pathfinders-staff"),
    Input("start", "hát", "buy hat"),
    # --- places
    *_each("start", ["camp coins", "dig camp coins", "get coins", "harbour"], "dig camp-coins"),
    Input("start", "send an archaeologist to the harbour", "dig camp-coins"),
    Input("start", "coins", AmbiguousAction, "play funding-car"),
    Input("helpers", "coin", AmbiguousAction, "assistant 7 coin"),
    *_each("start", ["coins", "coin"], "dig camp-coins", command="dig"),
    *_each("start", ["the quarry", "dig at the Quarry"], "dig camp-tablets"),
    Input("start", "battlefield", "dig camp-arrowhead"),
    *_each("start", ["L1 2", "l1-2", "L12", "level 1 2", "send an explorer to L1-2"], "discover L1-2"),
    Input("start", "L1_2", "discover L1-2", command="discover"),
    Input("start", "explore L1 3", "discover L1-3"),
    *_each("start", ["archaeologist", "camp"], AmbiguousAction, "dig camp-coins"),
    *_each("poor", ["archaeologist", "explorer"], AmbiguousAction, "dig camp-coins"),
    Input("poor", "explore", NotNow, "discovering L1-1 costs 3 compasses and a car; you have 0 compasses"),
    Input("away", "archaeologist", NotNow, "you have no archaeologist at home"),
    Input("moving", "explorer", AmbiguousAction, "relocate camp-coins camp-compasses"),
    Input("start", "level 1", AmbiguousAction, "discover L1-1"),
    Input("start", "level 2", NotNow, "discovering L2-1 costs 6 compasses and 2 cars; you have 3 compasses"),
    # --- as in a conversation, in American spelling, and with a wrong letter
    *_each("start", ["harbor", "dig at the harbor", "dig at harbor please", "harbour plz"], "dig camp-coins"),
    *_each("start", ["i want to dig at the harbor", "dig for coins plz"], "dig camp-coins"),
    *_each("start", ["bury pack donkye", "passs", "coins with fear"], UnknownAction),
    *_each("start", ["buy me the pack donkye", "get donkey"], "buy pack-donkey"),
    Input("start", "donkee", "buy pack-donkey", command="buy"),
    Input("start", "battle field", "dig camp-arrowhead"),
    Input("start", "qwarry pls", "dig camp-tablets"),
    Input("start", "pass plz", "pass"),
    *_each("start", ["buy me the pigeon plz", "buy me the pigoen plz"], NotNow, "Carrier Pigeon is not in the row"),
    Input("start", "magnifing glass", AmbiguousAction, "research glass 1"),
    Input("one icon", "2 coins plz", "pay pilot"),
    Input("one icon", "funding carr", UnknownAction),
    *_each("offered", ["yes please", "sure"], "accept"),
    Input("offered", "nope", "decline"),
    Input("offered", "acept", UnknownAction),
    Input("exiling", "exil hat", UnknownAction),
    # --- beginnings of words
    Input("start", "dig camp-t", "dig camp-tablets"),
    *_each("start", ["b pa", "donk"], "buy pack-donkey"),
    Input("start", "b h", AmbiguousAction, "buy hat"),
    Input("start", "do", UnknownAction),
    # --- research
    Input("start", "glass", AmbiguousAction, "research glass 1"),
    *_each("start", ["research glass 2", "research 2", "magnifying glass 2"], "research glass 2"),
    Input("start", "move the magnifying glass to row 1, right", "research glass 2"),
    *_each("start", ["glass 2", "2"], "research glass 2", command="research"),
    Input("start", "row 1 left", "research glass 1"),
    Input("start", "research notebook", NotNow, "your notebook may not be above your magnifying glass"),
    *_each("research", ["research 3", "magnifying glass 3", "glass 3"], "research glass 3"),
    Input("research", "row 2 right", "research glass 4"),
    Input("research", "notebook", AmbiguousAction, "research notebook 1"),
    Input("research", "research glass 9", NotNow, "row 5 for your magnifying glass is not one step away"),
    Input("research", "research glass 1", NotNow, "your magnifying glass is already there"),
    Input("row 4", "row 4 middle", "research glass 7"),
    Input("row 4", "glass 4", AmbiguousAction, "research glass 6"),
    Input("row 4", "research glass 4", NotNow, "is not one step away"),
    Input("poor", "glass", NotNow, "costs"),
    *_each("poor", ["research purple", "purple"], NotNow, "There is no purple here"),
    # --- passing and ending want their word
    *_each("start", ["pass", "PASS", "pass for this round", "pass the turn"], "pass"),
    Input("start", "pass watch", "pass watch"),
    Input("start", "watch", "pass watch", command="pass"),
    Input("start", "watch", "play watch"),
    *_each("start", ["pa", "pas", "round"], UnknownAction),
    *_each("start", ["end", "end turn"], NotNow, "you still have to take your main action"),
    *_each("done", ["end", "end turn", "end my turn"], "end"),
    *_each("done", ["e", "turn"], UnknownAction),
    Input("done", "dig camp-coins", NotNow, "you have taken your main action"),
    Input("done", "idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("done", "hat", "play hat"),
    Input("done", "use my assistant", NotNow, "you have no assistant"),
    # --- why not
    Input("poor", "pack donkey", NotNow, "Pack Donkey costs 4 coins; you have 2"),
    Input("poor", "donkey", NotNow, "Pack Donkey costs 4 coins; you have 2", command="buy"),
    Input("poor", "horse", NotNow, "Horse costs 4 coins; you have 2"),
    *_each("poor", ["stone jar", "buy an artifact"], NotNow, "Stone Jar costs 2 compasses; you have 0"),
    Input("poor", "machete", NotNow, "Machete is neither in your hand nor in the row"),
    Input("poor", "machete", NotNow, "Machete is not in the row", command="buy"),
    Input("poor", "hat", NotNow, "Hat is not in your hand; it is in the row for 1 coin", command="play"),
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
    Input("poor", "use an idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("poor", "place an idol", NotNow, "a slot needs an idol that is not in a slot yet, and you have none"),
    Input("poor", "overcome L1-1", NotNow, "there is no guardian at L1-1"),
    Input(
        "poor",
        "accept",
        NotNow,
        "something has to offer it first, such as a card, an assistant, a research space or a boon",
    ),
    *_each("poor", ["exile fear", "draw 2 cards", "recruit linguist"], NotNow, "something has to offer it first"),
    Input("poor", "keep fear", NotNow, "you choose which cards to keep when the round ends"),
    *_each("poor", ["fly to the moon", "around", "Verb.DIG", "dgi", ""], UnknownAction, "matches no move right now"),
    *_each("poor", ["???", "the", "plane"], UnknownAction, "matches no move right now"),
    *_each("poor", ["overcome", "fight", "fight the guardian"], NotNow, "there is no guardian on the island"),
    Input("poor", "guardian", NotNow, "there is no guardian on the island"),
    *_each("poor", ["assistant", "use my assistant"], NotNow, "you have no assistant"),
    *_each("poor", ["use a boon", "boon"], NotNow, "you have not overcome a guardian yet"),
    Input("start", "play a card", AmbiguousAction, "play watch"),
    Input("poor", "play fear", NotNow, "Fear is not in your hand"),
    Input("start", "play fear", NotNow, "Fear does nothing when played: use its boot to travel"),
    Input("spent", "fear", NotNow, "Fear does nothing when played"),
    Input("spent", "card", NotNow, "no card in your hand can be played"),
    *_each("empty hand", ["card", "play a card", "play hat"], NotNow, "your hand is empty"),
    Input("empty hand", "machete", NotNow, "you have taken your main action"),
    Input("empty hand", "pay", NotNow, "there is nothing to pay"),
    Input("away", "quarry", NotNow, "you have no archaeologist at home"),
    Input("away", "overcome shrine", NotNow, "overcoming the Gilded Boar costs 2 coins and 1 arrowhead; you have 0"),
    Input("full", "shrine", NotNow, "Shrine (L1-1) is full"),
    *_each("full", ["harbour", "coins"], NotNow, "Harbour is full"),
    Input("full", "discover L1-1", NotNow, "Shrine (L1-1) has already been discovered: dig there"),
    # --- guardians, assistants, boons, idols, temple tiles
    *_each("guarded", ["gilded boar", "overcome the shrine", "fight the boar"], "overcome L1-1"),
    Input("guarded", "boar", "overcome L1-1", command="overcome"),
    Input(
        "tapir",
        "tapir",
        NotNow,
        "overcoming the Moss Tapir costs 1 coin, 1 arrowhead and a boot; you have 0 arrowheads",
    ),
    *_each("helpers", ["assistant 7 coin", "aviator coin"], "assistant 7 coin"),
    Input("helpers", "plane", "assistant 7 plane", command="assistant"),
    Input("helpers", "aviator", AmbiguousAction, "assistant 7 coin", command="assistant"),
    Input("helpers", "hunter", NotNow, "the Hunter is exhausted"),
    Input("helpers", "pilot", NotNow, "You hire a pilot while paying for travel, so say where to go"),
    *_each("helpers", ["condor", "use the boon of the Crystal Condor", "boon 12"], "boon 12"),
    Input("spent", "overcome the monkey", NotNow, "you have already overcome the Hollow Monkey"),
    Input("spent", "overcome the boar", NotNow, "you have taken your main action"),
    Input("spent", "research notebook 14", NotNow, "the notebook cannot go to the Lost Temple"),
    *_each("spent", ["boon", "use my guardian"], UnknownAction, "boon 2"),
    Input("spent", "monkey", "boon 2"),
    Input("helpers", "tablets", "idol tablets", command="idol"),
    Input("helpers", "slot idol tablets", "idol tablets"),
    Input("helpers", "coin compass", "idol coin-compass", command="idol"),
    Input("helpers", "jewel", NotNow, "this slot costs 1 coin; you have 0", command="idol"),
    Input("temple", "11", "temple 11", command="temple"),
    *_each("temple", ["6 left", "temple 6 left"], "temple 6-left"),
    Input("temple", "temple tile 11", "temple 11"),
    Input("temple", "2", AmbiguousAction, "temple 2-left", command="temple"),
    # --- payments want to be exact
    *_each("one icon", ["funding car", "pay with Funding (car)"], "pay funding-car"),
    *_each("one icon", ["pilot", "a pilot", "2 coins"], "pay pilot"),
    *_each("one icon", ["pay", "pay f"], UnknownAction, "pay funding-car"),
    Input("one icon", "p", UnknownAction),
    *_each("one icon", ["fear", "watch", "2 pilots"], NotNow, "you cannot pay it that way"),
    *_each("one icon", ["pay with machete", "machete and a pilot"], NotNow, "Machete is not in your hand"),
    Input("start", "pay with machete", NotNow, "there is nothing to pay"),
    *_each("start", ["2 pilots", "hire a pilot", "with pilot"], NotNow, "You hire a pilot while paying for travel"),
    Input("done", "with pilot", NotNow, "there is nothing to pay"),
    *_each("one coin", ["pilot", "hire a pilot", "2 coins"], NotNow, "paying with a pilot costs 2 coins; you have 1"),
    Input("one coin", "watch and 2 pilots", NotNow, "paying with 2 pilots costs 4 coins; you have 1"),
    *_each("one coin", ["hat", "fear"], NotNow, "is not in your hand"),
    Input("exiling", "99 coins", NotNow, "you have to answer the open question first"),
    Input("boot and coin", "pilot", NotNow, "paying with a pilot costs 3 coins; you have 2"),
    *_each("one icon", ["12 coins", "12 fear"], NotNow, "The number 12 means nothing here"),
    Input("one icon", "play watch", "play watch"),
    Input("one icon", "buy hat", NotNow, "you have to answer the open question first"),
    *_each("two icons", ["watch+funding-car", "pilot"], NotNow, "you cannot pay it that way"),
    *_each("two icons", ["funding-car+pilot", "pilot+funding-car"], "pay funding-car+pilot"),
    *_each("two icons", ["a pilot and the Funding (car)", "2 coins and funding car"], "pay funding-car+pilot"),
    *_each("two icons", ["2 pilots", "two pilots", "2x pilot", "pilot, pilot", "4 coins"], "pay pilot+pilot"),
    Input("two icons", "3 coins", AmbiguousAction, "pay pilot+pilot"),
    *_each("two boots", ["fear and fear", "fear fear", "2 fear"], "pay fear+fear"),
    Input("two boots", "fears", NotNow, "you cannot pay it that way"),
    Input("two boots", "watch + fear", "pay fear+watch"),
    *_each("assistants", ["aviator", "assistant 7"], "pay assistant-7"),
    Input("assistants", "stone scribe", "pay boon-13"),
    Input("assistants", "pilot", "pay pilot"),
    Input("assistants", "plane", UnknownAction),
    Input("assistants", "coin", AmbiguousAction, "assistant 7 coin"),
    Input("assistants", "assistant 7 plane", "assistant 7 plane"),
    Input("assistants", "assistant 12", "assistant 12"),
    # --- answers come first, free actions by their full text
    Input("grotto", "jewel", AmbiguousAction, "discard hat"),
    *_each("grotto", ["hat", "put down the hat"], "discard hat"),
    Input("grotto", "play hat", "play hat"),
    Input("grotto", "slot jewel", UnknownAction, "idol jewel"),
    Input("grotto", "idol jewel", "idol jewel"),
    *_each("grotto", ["no", "no thanks", "decline"], "decline"),
    Input("grotto", "d", UnknownAction),
    *_each("offered", ["yes", "accept"], "accept"),
    Input("offered", "a", UnknownAction),
    Input("offered", "no, thank you", "decline"),
    Input("exiling", "fear", "exile fear"),
    Input("exiling", "fear from hand", "exile fear hand"),
    Input("exiling", "hat", "exile hat"),
    Input("exiling", "ha", UnknownAction),
    *_each("exiling", ["exile coconut flask", "coconut flask"], NotNow, "is neither in your hand nor in play"),
    *_each("grotto", ["discard machete", "machete"], NotNow, "Machete is not in your hand"),
    *_each("keeping", ["keep watch", "watch"], NotNow, "Watch is not in your hand"),
    *_each("recruiting", ["linguist", "2"], "recruit 2"),
    *_each("recruiting", ["trader", "hire the trader"], "recruit 4"),
    *_each("moving", ["harbour to shrine", "shrine"], "relocate camp-coins L1-1"),
    Input("moving", "quarry", "relocate camp-coins camp-tablets"),
    Input("choosing", "exile", "choose exile"),
    Input("choosing", "a coin", "choose coin"),
    Input("choosing", "99999999999 coins", NotNow, "The number 99999999999 means nothing here"),
    Input("choosing", "² coins", UnknownAction),
    Input("start", "buy 99 donkeys", NotNow, "The number 99 means nothing here"),
    Input("start", "99", UnknownAction),
    Input("spent", "2 coins", NotNow),
    *_each("trading", ["arrowhead", "tablet for arrowhead"], "upgrade tablet"),
    Input("trading", "jewel", UnknownAction, "idol jewel"),
    Input("artisan", "arrowhead", AmbiguousAction, "upgrade tablet"),
    Input("artisan", "jewel", "upgrade arrowhead"),
    Input("artisan", "get an arrowhead", UnknownAction),
    Input("artisan", "yes", AmbiguousAction, "upgrade arrowhead"),
    Input("artisan", "no", "decline"),
    *_each("serpent", ["yes", "ok", "okay", "sure", "yes please"], "use serpent-idol"),
    Input("serpent", "no", "decline"),
    Input("earring", "2", "draw 2"),
    Input("earring", "3 cards", "draw 3"),
    Input("keeping", "hat", "keep hat"),
    Input("keeping", "all", "keep all"),
    *_each("keeping", ["nothing", "done"], "done"),
    Input("keeping", "k", UnknownAction),
    Input("keeping", "dig camp-coins", NotNow, "the round is ending: choose which cards to keep"),
)
