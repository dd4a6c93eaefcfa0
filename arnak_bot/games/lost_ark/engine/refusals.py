"""The reasons why an action is not possible, as values. `wording` explains them to players in more detail."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from arnak_bot.games.lost_ark.engine.actions import Action
from arnak_bot.kit.refusing import Explained

if TYPE_CHECKING:
    from arnak_bot.games.lost_ark.engine.view import GameView


class Why(StrEnum):
    NOT_UNDERSTOOD = "these words are no action"
    NO_SUCH_COLOUR = "there is no such colour"
    NOTHING_TO_UNDO = "a turn was called or ended since, and that stays"
    NOTHING_DECIDED = "nothing has been decided yet"
    OTHERS_ACTED = "others have acted on it since"
    GAME_OVER = "the game is over"
    NOT_YOUR_TURN = "it is not your turn"
    ENDED = "you have ended your turn"
    CHOOSE_CHARACTER = "characters are chosen first"
    CHOOSE_START = "first choose where you start"
    FILL_FIRST_TILE = "first fill a tile of your compass"
    END_NOW = "you can only end your turn"
    CALL_FIRST = "first a colour is called"
    PAINT_FIRST = "first choose the colour of the place that you have just visited"
    DRAW_FIRST = "you have to visit a place"
    ANSWER_FIRST = "first answer the call: with a movement, a tile or a minus point"
    CALLED = "the colour is called already"
    ANSWERED = "you have answered the call already"
    ONLY_ANSWERS = "this is an answer, and it is your own turn"
    NO_MOVEMENT = "you make no movement in this turn"
    NO_WALKING_ALONE = "alone, one answers the die with a tile or a minus point"
    NOTHING_TO_PAINT = "only who has just visited a dangerous place or the shipwreck chooses its colour"
    CHARACTER_TAKEN = "another seat has this character"
    NO_START = "your character does not start here"
    OWN_COLOUR = "first tiles are filled in one's own colour"
    WRONG_EDGE = "a knight's first tiles lie under the grey edge"
    NO_PLACE_OF_COLOUR = "you can visit no place of this colour"
    ALLOWANCE_USED = "your movement has visited as many places as it may"
    VISITED = "this place has been visited"
    DANGEROUS = "this place is dangerous"
    NO_SKULL = "you can visit no dangerous place"
    OTHER_COLOUR = "this place is not of the colour of your movement"
    OTHER_TERRAIN = "this place has another terrain"
    NOT_TOUCHING = "this place does not touch what you had visited"
    LAST_PLACE = "this is the only place where your movement can begin"
    TILE_FILLED = "this tile is filled"
    TOO_FEW_HINTS = "you have too few hints for this colour"
    NO_DIAMOND = "you have no diamond"
    NO_GROVE = "a druid does this in its own turn, once for every four green places"
    NO_HUNT = "a hunter does this once when another calls its identity colour"


class IllegalAction(Explained[Why | str, Action]):
    """The action is not allowed now, and nothing changed; `why` is a sentence if typed text was not understood."""

    view: GameView | None
