"""The game definition of Arnak."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from arnak_bot.game.definition import TURN, GameDefinition, Standing
from arnak_bot.game.options import GameOptions
from arnak_bot.game.position import Setup
from arnak_bot.game.thinking import Player
from arnak_bot.games.arnak.chapters import CHAPTERS
from arnak_bot.games.arnak.engine import LOG, Action, Event, Game, GameView, Phase, ScoreSheet, Verb, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, newest_edition
from arnak_bot.games.arnak.engine.events import RoundBegan, TurnEnded
from arnak_bot.games.arnak.engine.imagine import imagine_keeping, imagine_turn
from arnak_bot.games.arnak.engine.options import GUIDED, OPTIONS, RIVAL, rival_of, setup_from
from arnak_bot.games.arnak.engine.payment_words import frugal, spent_and_kept
from arnak_bot.games.arnak.engine.rules.menu import END, PASS
from arnak_bot.games.arnak.engine.setup import HARDEST_RIVAL, MOST_PLAYERS, RIVAL_NAME
from arnak_bot.games.arnak.engine.steps import Pay, Purpose
from arnak_bot.games.arnak.figures import exchanged_in, figures_of, points_from
from arnak_bot.games.arnak.pictured import EMOJI_NAMES, Part
from arnak_bot.games.arnak.players.adviser import ADVISER
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.players.thinker import LEVELLED
from arnak_bot.games.arnak.players.worth import card_worth
from arnak_bot.kit.players import RandomPlayer

PASSES = (PASS.text, END.text)
KEEPING = "keep"
_LEAST = (Verb.PASS, Verb.END, Verb.DONE, Verb.DECLINE, Verb.CANCEL)
_DECLINING = (Verb.DECLINE, Verb.CANCEL, Verb.DONE)


class Keep(StrEnum):
    ASK = "ask"
    NOTHING = "nothing"
    ALL = "all"

    @property
    def actions(self) -> tuple[str, ...]:
        return {Keep.ASK: (), Keep.NOTHING: ("done",), Keep.ALL: ("keep all",)}[self]


class Arnak(GameDefinition[Game, Action, Event, GameView, ScoreSheet]):
    key = "arnak"
    title = "Lost Ruins of Arnak"
    game = Game
    log = LOG
    seats = range(1, MOST_PLAYERS + 1)
    options = OPTIONS
    texts_module = "arnak_bot.games.arnak.wording.texts"
    pictures_module = "images.arnak.pictures"
    parts = tuple(Part)
    emoji = EMOJI_NAMES
    players: Mapping[str, Callable[[int], Player[GameView, Action]]] = MappingProxyType(
        {"random": RandomPlayer, "eager": EagerPlayer}
    )
    levels = LEVELLED
    chapters = CHAPTERS
    guided = GameOptions.with_defaults(OPTIONS, {RIVAL.key: GUIDED})
    adviser = ADVISER
    reviewer = REVIEWER
    exchanged = staticmethod(exchanged_in)
    parse = staticmethod(act)
    questions = (TURN, KEEPING)
    between_turns = (KEEPING,)
    newest_edition = newest_edition()

    def new(self, setup: Setup) -> Game:
        return Game.new(setup_from(setup))

    def turn_ended(self, event: Event) -> int | None:
        return event.seat if isinstance(event, TurnEnded) else None

    def round_begun(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundBegan) else None

    def figures(self, game: Game, events: Sequence[Event], seat: int) -> dict[str, int]:
        scored = {points_from(source): points for source, points in game.scores()[seat].lines}
        return figures_of(events, game.setup.board, seat) | scored

    def points_by_source(self, sheet: ScoreSheet) -> dict[str, int]:
        return {source.value: points for source, points in sheet.lines}

    def next_seats(self, view: GameView) -> tuple[int, ...]:
        if view.phase is not Phase.TURNS or not view.seats_to_act:
            return ()
        acting, count = view.seats_to_act[0], len(view.players)
        order = ((acting + step) % count for step in range(1, count))
        return tuple(seat for seat in order if not view.players[seat].passed)

    def least(self, game: Game, seat: int) -> Action:
        legal = game.legal_actions(seat)
        plain = {action.verb: action for action in legal if not action.args}
        return next((plain[verb] for verb in _LEAST if verb in plain), (game.answers or legal)[0])

    def declines(self, action: Action) -> bool:
        return action.verb in _DECLINING

    def follows(self, action: Action) -> tuple[Action, ...]:
        """A pass also ends the turn, since free actions are taken before it."""
        return (action, END) if action.verb is Verb.PASS else (action,)

    def only_answer(self, view: GameView) -> Action | None:
        """A payment counts only if it can be undone or not cancelled (R57), and never for a discovery (it reveals)."""
        task = view.task
        if task is None or (isinstance(task, Pay) and task.purpose is Purpose.DISCOVER):
            return None
        answers = [each for each in view.answers if not isinstance(task, Pay) or each.verb is not Verb.CANCEL]
        if len(answers) != 1 or answers[0].verb in (Verb.DECLINE, Verb.CANCEL):
            return None
        if answers[0].verb is Verb.PAY and view.free:
            return None
        if len(answers) < len(view.answers) and not view.undoable:
            return None
        return answers[0]

    def asks_payment(self, action: Action) -> bool:
        return action.verb in (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME)

    def pays_as_usual(self, action: Action) -> bool:
        return self.asks_payment(action) and action.verb is not Verb.DISCOVER

    def ways_to_pay(self, view: GameView) -> Sequence[Action]:
        """Those for a main action that reveals nothing, with the cards that are worth least first. Empty if the player
        has to choose: a card to discard, or whether the site's effect will do nothing (R58)."""
        task = view.task
        if not isinstance(task, Pay) or task.purpose is Purpose.DISCOVER or task.origin is not None:
            return ()
        payments = (action for action in view.answers if action.verb is Verb.PAY and view.undoable)
        ways = sorted(payments, key=_price)
        useful = [way for way in ways if way not in view.in_vain]
        return () if useful and useful[0] != ways[0] else ways

    def order(self, game: Game, seat: int, standing: Standing) -> Action | None:
        only = super().order(game, seat, standing)
        return only if only in (PASS, END) else None  # the player is always asked for an answer

    def planned(self, game: Game, seat: int, chance: str, question: str = TURN) -> Game | None:
        return (imagine_keeping if question == KEEPING else imagine_turn)(game, seat, chance)

    def asked(self, view: GameView) -> str:
        if view.viewer not in view.seats_to_act or view.question is not None:
            return ""
        return KEEPING if view.phase is Phase.KEEPING else TURN

    def stays(self, question: str, answer: Sequence[str]) -> bool:
        """Whether an answer also holds for later rounds: yes if it keeps all cards or none, no if it keeps some."""
        return question == KEEPING and len(answer) == 1

    def automa_names(self, options: GameOptions) -> tuple[str, ...]:
        return () if rival_of(options) is None else (RIVAL_NAME,)

    def harder(self, options: GameOptions) -> GameOptions | None:
        rival = rival_of(options)
        return options.with_choice(RIVAL.key, rival + 1) if rival is not None and rival < HARDEST_RIVAL else None


def _price(payment: Action) -> tuple[int, int, int, int, float]:
    """A payment's sort key: `frugal`, then the value of its cards. Ties keep the order in which the rules list them."""
    spent, _ = spent_and_kept(payment)
    return *frugal(payment), round(sum(card_worth(source) for source in spent if source in CARD_BY_ID), 6)


GAME = Arnak()
