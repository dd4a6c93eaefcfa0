"""The game definition of Lost Cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from arnak_bot.game.definition import TURN, GameDefinition, Standing
from arnak_bot.game.position import Setup
from arnak_bot.games.lost_cities.engine import LOG, Action, Decline, Discard, Draw, Event, Game, GameView, parse
from arnak_bot.games.lost_cities.engine.events import ExpeditionBegan
from arnak_bot.games.lost_cities.engine.imagine import imagine_turn
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.engine.setup import NEWEST_EDITION, OPTIONS, SEATS, GameSetup
from arnak_bot.games.lost_cities.figures import exchanged_in, figures_of
from arnak_bot.games.lost_cities.players.adviser import ADVISER, REVIEWER
from arnak_bot.games.lost_cities.players.thinker import LEVELLED


class LostCities(GameDefinition[Game, Action, Event, GameView, ScoreSheet]):
    key = "lost-cities"
    title = "Lost Cities: the board game"
    game = Game
    log = LOG
    seats = SEATS
    options = OPTIONS
    texts_module = "arnak_bot.games.lost_cities.wording.texts"
    pictures_module = "images.lost_cities.pictures"
    levels = LEVELLED
    adviser = ADVISER
    reviewer = REVIEWER
    newest_edition = NEWEST_EDITION
    parse = staticmethod(parse)
    exchanged = staticmethod(exchanged_in)

    def new(self, setup: Setup) -> Game:
        choices: dict[str, Any] = dict(setup.options)
        return Game.new(GameSetup(setup.players, seed=setup.seed, edition=setup.edition, **choices))

    def round_begun(self, event: Event) -> int | None:
        return event.expedition if isinstance(event, ExpeditionBegan) else None

    def figures(self, game: Game, events: Sequence[Event], seat: int) -> dict[str, int]:
        return figures_of(events, seat)

    def points_by_source(self, sheet: ScoreSheet) -> dict[str, int]:
        points = Counter[str]()
        for line in sheet.lines:
            points[line.source.value] += line.points
        return points

    def least(self, game: Game, seat: int) -> Action:
        """Discard a card rather than play one, as a discard can be picked up again, and decline optional steps."""
        legal = game.legal_actions(seat)
        least = [action for action in legal if isinstance(action, Discard | Decline) or action == Draw()]
        return (least or legal)[0]

    def order(self, game: Game, seat: int, standing: Standing) -> Action | None:
        """If turns end automatically, draw from the deck for the player when no pile can be drawn from."""
        if not (standing.auto or standing.ends):
            return None
        return Draw() if game.legal_actions(seat) == (Draw(),) else None

    def planned(self, game: Game, seat: int, chance: str, question: str = TURN) -> Game | None:
        return imagine_turn(game, seat, chance)


GAME = LostCities()
