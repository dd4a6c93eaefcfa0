"""The game definition of Searching for the Lost Ark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arnak_bot.game.definition import TURN, GameDefinition
from arnak_bot.game.options import GameOptions
from arnak_bot.game.position import Setup
from arnak_bot.games.lost_ark.chapters import CHAPTERS
from arnak_bot.games.lost_ark.engine import LOG, Action, Colour, Event, Game, GameView, ScoreSheet, Verb, parse, seen_by
from arnak_bot.games.lost_ark.engine.events import Called, CharacterTaken, GameEnded, TurnClosed
from arnak_bot.games.lost_ark.engine.rules.legality import drawable
from arnak_bot.games.lost_ark.engine.setup import DIFFICULTY, NEWEST_EDITION, OPTIONS, SEATS, Difficulty, GameSetup
from arnak_bot.games.lost_ark.figures import exchanged_in, figures_of
from arnak_bot.games.lost_ark.players.adviser import ADVISER, REVIEWER
from arnak_bot.games.lost_ark.players.thinker import LEVELLED
from arnak_bot.games.lost_ark.prospects import by_prospect

_LEAST = (Verb.END, Verb.PAINT, Verb.DRAW, Verb.FIRST, Verb.START, Verb.CHARACTER, Verb.MINUS)
"""For a player who is away, the first of these that is legal is taken, unless some fill spoils nothing."""
_HARDER = {
    Difficulty.EASY: Difficulty.MEDIUM_HINTS,
    Difficulty.MEDIUM_HINTS: Difficulty.HIGH,
    Difficulty.MEDIUM_DIAMONDS: Difficulty.HIGH,
}


class LostArk(GameDefinition[Game, Action, Event, GameView, ScoreSheet]):
    key = "lost-ark"
    title = "Searching for the Lost Ark"
    game = Game
    log = LOG
    seats = SEATS
    options = OPTIONS
    texts_module = "arnak_bot.games.lost_ark.wording.texts"
    pictures_module = "images.lost_ark.pictures"
    levels = LEVELLED
    chapters = CHAPTERS
    adviser = ADVISER
    reviewer = REVIEWER
    exchanged = staticmethod(exchanged_in)
    seen_by = staticmethod(seen_by)
    questions = tuple(colour.value for colour in Colour)
    newest_edition = NEWEST_EDITION

    def new(self, setup: Setup) -> Game:
        """Deal a game, ignoring options that are irrelevant for the number of players."""
        choices: dict[str, Any] = dict(setup.options)
        choices |= {option.key: option.default for option in OPTIONS if setup.players not in (option.seats or SEATS)}
        return Game.new(GameSetup(setup.players, seed=setup.seed, edition=setup.edition, **choices))

    def parse(self, text: str) -> Action:
        return parse("minus" if text == "pass" else text)

    def plans_end(self, event: Event) -> int | None:
        """The seat that calls: only a call is planned, and the next one can be planned while others answer."""
        return event.seat if isinstance(event, Called) else None

    def ends_turn(self, events: Sequence[Event]) -> bool:
        """A call that others answer is announced at once; so is a choice of character: the next seat then chooses."""
        return any(map(_announced, events))

    def next_seats(self, view: GameView) -> tuple[int, ...]:
        """Nobody in particular: after a call, everybody acts at the same time."""
        return ()

    def rated(self, options: GameOptions) -> bool:
        """Games in which all win or lose together are not rated (K82)."""
        return not options["together"]

    def figures(self, game: Game, events: Sequence[Event], seat: int) -> dict[str, int]:
        character = game.state.sheets[seat].character
        assert character is not None, "everybody has one when a game ends"
        return figures_of(game.scores()[seat], character)

    def points_by_source(self, sheet: ScoreSheet) -> dict[str, int]:
        points = {line.source.value: line.points for line in sheet.lines}
        return {"found the ark": int(sheet.found), "parts": sheet.parts, **points}

    def least(self, game: Game, seat: int) -> Action:
        """Fill the tile that leaves the most options, or take a minus point; call the colour with the most places."""
        legal, view = game.legal_actions(seat), game.view(seat)
        fills = [each for each in legal if each.verb is Verb.FILL and each.colour is view.called]
        best = min(fills, key=lambda fill: by_prospect(view.own, fill), default=None)
        if best is not None and not by_prospect(view.own, best)[0]:
            return best
        if found := next((each for verb in _LEAST for each in legal if each.verb is verb), None):
            return found
        calls = {call: drawable(game.state, seat, call.colour).bit_count() for call in legal if call.colour is not None}
        return max(calls, key=calls.__getitem__)

    def planned(self, game: Game, seat: int, chance: str, question: str = TURN) -> Game | None:
        """On its turn a seat can plan only the call; answers to the others' possible calls are separate questions."""
        return game.imagined_call(seat, chance, None if question == TURN else Colour(question))

    def asked(self, view: GameView) -> str:
        acts, called = view.viewer in view.seats_to_act, view.called
        return "" if called is None or not acts or view.viewer == view.caller else called.value

    def harder(self, options: GameOptions) -> GameOptions | None:
        chosen = Difficulty(str(options[DIFFICULTY.key]))
        harder = _HARDER.get(chosen)
        return None if harder is None else options.with_choice(DIFFICULTY.key, harder.value)


def _announced(event: Event) -> bool:
    match event:
        case CharacterTaken() | Called(alone=False) | TurnClosed() | GameEnded():
            return True
        case _:
            return False


GAME = LostArk()
