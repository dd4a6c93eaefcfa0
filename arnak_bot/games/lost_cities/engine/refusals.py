"""The reasons why an action is not possible, as values. `wording` explains them to players in more detail."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from arnak_bot.games.lost_cities.engine.actions import Action
from arnak_bot.kit.refusing import Explained

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.view import GameView


class Why(StrEnum):
    NOT_UNDERSTOOD = "these words are no action"
    SEVERAL = "this could mean several things"
    NONE_FITS = "nothing like that is possible now"
    NOTHING_TO_UNDO = "a card was drawn or a turn ended since, and that stays"
    NOTHING_DECIDED = "nothing has been decided yet"
    GAME_OVER = "the game is over"
    NOT_YOUR_TURN = "it is not your turn"
    PLAY_FIRST = "first play or discard a card"
    STEP_FIRST = "first step with one of your explorers"
    DRAW_NOW = "you have played: now draw a card"
    NO_STEP = "you step with a card, with an arrow or with an explorer in a city"
    NO_ARROW = "first play a card that reaches an arrow"
    NO_CITY = "first play a card that reaches a city"
    NO_ARTIFACT = "first play a card that reaches an artifact"
    NO_TILE = "first play a card that reaches a tile"
    NO_SUCH_COLOUR = "there is no such colour"
    NO_SUCH_VALUE = "no card has this number"
    NONE_IN_HAND = "no such card is in your hand"
    NOT_IN_HAND = "this card is not in your hand"
    TOO_LOW = "cards of this column never fall"
    TOO_HIGH = "cards of this column never rise"
    ALREADY_BEGUN = "your explorer of this path is on its way already"
    RESEARCHER_OUT = "your researcher is on another path"
    ADVENTURERS_OUT = "your four adventurers are on other paths, only the researcher is left"
    NO_EXPLORER = "you have no explorer on this path"
    IN_CITY = "your explorer on this path has reached its city"
    PILE_EMPTY = "this discard pile is empty"
    JUST_DISCARDED = "the card just discarded cannot be taken back"


class IllegalAction(Explained[Why, Action]):
    view: GameView | None
