"""What a host needs to know about a game: seats, options, automatic actions. Independent of any one game.

Code that hosts, stores, shows or tests games is written once, against this interface. It treats the objects that a
definition returns (games, views, actions, events, sheets) as opaque, except for what `arnak_bot.game` declares.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from arnak_bot.game.options import GameOptions, Option, OptionScope, require_options, with_earlier_values
from arnak_bot.game.pictures import Pictures
from arnak_bot.game.position import Action, Event, Game, Move, ScoreSheet, Setup, TurnEnded, View
from arnak_bot.game.texts import Texts
from arnak_bot.game.thinking import Computer, Player
from arnak_bot.game.values import Chapter, OptionWords
from arnak_bot.kit.advising import Adviser, Reviewer
from arnak_bot.kit.knowledge import seen_by
from arnak_bot.kit.logfile import OPTION, LogFormat
from arnak_bot.kit.players import RandomPlayer

TURN = "turn"
"""The key of the question about what to do on the next turn (`GameDefinition.questions`)."""

LONGEST_TEXT = 80

G = TypeVar("G", bound=Game[Any, Any])
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)

_NAMES = frozenset({"game", "edition", "players", OPTION, "seed"})
"""The words that begin the lines of a setup in a log."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The automatic actions that a table's options and the player allow. `ends`: whether the turn ends automatically
    when nothing is left to do. `auto`: whether an only action is played without asking, even in another's turn.
    """

    ends: bool = False
    auto: bool = False


class GameDefinition(Generic[G, A, E, V, S]):
    """A game as the host knows it. Features that not every game needs have defaults.

    Attributes:
        key: its name in the store and in code; must never change.
        seats: possible numbers of players; includes 1 if there is a solo game.
        texts_module, pictures_module: the modules with `texts_in` and `pictures_in`, which return the texts and
            pictures for a language code; the former also has `OPTION_WORDS`, the texts about options by key. Both are
            imported only when needed, to save memory in worker processes.
        parts: the parts of the board that can be shown at full size; "player" shows one seat's own area.
        emoji: the characters in texts that the bot replaces with its own emoji, each with the name of that emoji.
        moves: a regular expression that matches every action, for games whose actions are plain text (`Move`).
        players: its simplest automated players by name, each created from a seed; they decide immediately.
        levels: its computer players by level, weakest first, each created from a seed; the factories can be pickled.
        chapters: its chapters of the solo campaign.
        guided: the options of the guided solo game for beginners; None if there is none.
        questions: the keys of the questions that a player may answer in advance; they must never change. `TURN` is one
            of them if a planned turn may be played automatically when the turn comes.
        between_turns: those of the `questions` that all players answer at once between two rounds, outside their turns.
        newest_edition: the edition of new games.
    """

    key: str
    title: str
    game: type[G]
    seats: range
    texts_module: str
    pictures_module: str
    moves: str
    players: Mapping[str, Callable[[int], Player[V, A]]] = MappingProxyType({"random": RandomPlayer})
    options: tuple[Option, ...] = ()
    parts: tuple[str, ...] = ()
    emoji: Mapping[str, str] = {}
    levels: Mapping[str, Callable[[str], Computer[G, A]]] = {}
    chapters: tuple[Chapter, ...] = ()
    guided: GameOptions | None = None
    adviser: Adviser[G, Any] | None = None
    reviewer: Reviewer[G, A] | None = None
    questions: tuple[str, ...] = ()
    between_turns: tuple[str, ...] = ()
    newest_edition: int = 1

    # --- games

    def new(self, setup: Setup) -> G:
        """Raises ValueError if the setup is impossible."""
        self._require(setup)
        return self.game(setup)

    def _require(self, setup: Setup) -> None:
        require_options(self.options, dict(setup.options))
        if setup.players not in self.seats:
            raise ValueError(f"{self.key} cannot be played by {setup.players}")

    def begun(self, game: G) -> G:
        """Return the same game in its initial position."""
        return type(game).new(game.setup)

    def load(self, data: dict[str, Any]) -> G:
        """Rebuild a game from `Game.to_dict`. Raises ValueError if the data is invalid."""
        game = self.game.from_dict(data)
        if isinstance(game.setup, Setup):  # a game with its own kind of setup checks it itself
            self._require(game.setup)
        return game

    def parse(self, text: str) -> A:
        """Raises ValueError if the text is not an action."""
        if not re.fullmatch(self.moves, text):
            raise ValueError(f"“{text[:LONGEST_TEXT]}” is not an action")
        move: Any = Move(text)
        return move  # type: ignore[no-any-return]

    @property
    def refusal(self) -> type[Exception]:
        """The exception that `Game.apply` raises."""
        return self.game.refusal

    @cached_property
    def log(self) -> LogFormat[Any, G]:
        """The text format of finished games, which the game's command line can check."""
        return LogFormat(self.new, self.refusal, self._settings, self._setup_of, _NAMES)

    def _settings(self, setup: Setup) -> dict[str, object]:
        options = {f"{OPTION} {name}": json.dumps(value) for name, value in setup.options}
        return {"game": self.key, "edition": setup.edition, "players": setup.players, **options, "seed": setup.seed}

    def _setup_of(self, said: Mapping[str, str]) -> Setup:
        if said["game"] != self.key:
            raise ValueError(f"this is a game of {said['game']}, not of {self.key}")
        options = {name.split()[1]: json.loads(value) for name, value in said.items() if name.startswith(f"{OPTION} ")}
        return Setup(int(said["players"]), said["seed"], self.completed(GameOptions.of(options)), int(said["edition"]))

    def completed(self, stored: GameOptions) -> GameOptions:
        """The options, with those that the game has gained since they were stored."""
        return GameOptions.of(with_earlier_values(self.options, dict(stored)))

    def setup(self, players: int, seed: str, **chosen: str | int | bool | None) -> Setup:
        """A setup of the newest edition; options not given get the values used when a command leaves them out. Raises
        ValueError if an option is unknown or its value invalid.
        """
        where = OptionScope.SOLO if players == 1 else OptionScope.NEW
        values = {option.key: option.left_out(where) for option in self.options} | chosen
        require_options(self.options, values)
        return Setup(players, seed, GameOptions.of(values), self.newest_edition)

    # --- what happened

    def turn_ended(self, event: E) -> int | None:
        """The seat whose turn ends with this event, if any."""
        return event.seat if isinstance(event, TurnEnded) else None

    def plans_end(self, event: E) -> int | None:
        """The seat whose plans for its turn end with this event, if any."""
        return self.turn_ended(event)

    def ends_turn(self, events: Sequence[E]) -> bool:
        """Whether these events end a turn, begin a round or end the game, so the table must be notified."""
        return any(self.turn_ended(event) is not None or self.round_begun(event) is not None for event in events)

    def round_begun(self, event: E) -> int | None:
        """The round that begins with this event, if any."""
        return None

    def seen_by(self, event: E, seat: int | None) -> E:
        """An event without what a seat must not see; for None, without anything secret."""
        return seen_by(event, seat)

    def figures(self, game: G, events: Sequence[E], seat: int) -> dict[str, int]:
        """A seat's statistics in a finished game, from all events of the game."""
        return {}

    def points_by_source(self, sheet: S) -> Mapping[str, int]:
        """The points of a score sheet by source, for the table of a match between computer players."""
        return {}

    # --- turn order and automatic actions

    def next_seats(self, view: V) -> tuple[int, ...]:
        """The seats whose turns come next, in order; empty at the end of a round or if several seats act at once."""
        count, acting = len(view.points), view.seats_to_act
        return tuple((acting[0] + step) % count for step in range(1, count)) if len(acting) == 1 else ()

    def least(self, game: G, seat: int) -> A:
        """The action that ends a seat's turn while doing as little as possible, for a player who is away."""
        first: A = game.legal_actions(seat)[0]
        return first

    def is_end(self, action: A) -> bool:
        """Whether an action does nothing but end a turn."""
        return action.text == "end"

    @property
    def has_end(self) -> bool:
        """Whether players end their turns themselves; otherwise a turn ends by itself."""
        try:
            return self.is_end(self.parse("end"))
        except ValueError:
            return False

    def declines(self, action: A) -> bool:
        return action.text == "decline"

    def follows(self, action: A) -> tuple[A, ...]:
        """An action, then those that usually follow it: each of these is played, too, if it is legal by then."""
        return (action,)

    def only_answer(self, view: V) -> A | None:
        """The only answer to a view's open question; None if there are others, or other actions could enable more."""
        return view.answers[0] if len(view.answers) == 1 else None

    def asks_payment(self, action: A) -> bool:
        """Whether an action may be followed by a question about how to pay for it."""
        return False

    def pays_as_usual(self, action: A) -> bool:
        """Whether an action may be paid for in the cheapest way without asking, since that can be undone."""
        return self.asks_payment(action)

    def ways_to_pay(self, view: V) -> Sequence[A]:
        """The answers to the open question about how to pay, the cheapest first. Empty if the open question is another
        one, or if the player has to choose because paying cannot be undone.
        """
        return ()

    def order(self, game: G, seat: int, standing: Standing) -> A | None:
        """The only action left, if it is to be played for a seat without asking; None if the player has to be asked."""
        if not (standing.auto or standing.ends):
            return None
        legal: tuple[A, ...] = game.legal_actions(seat)
        only = legal[0] if len(legal) == 1 else None
        return only if only is not None and (standing.ends if self.is_end(only) else standing.auto) else None

    # --- plans, and answers in advance

    def planned(self, game: G, seat: int, chance: str, question: str = TURN) -> G | None:
        """The position in which a waiting seat tries out its next turn, or its answer to another of the `questions`. It
        is sampled from what the seat may know (the same `chance` gives the same result), as if its turn had come and
        the others had done nothing more. None if the seat is to act now or will not be asked in this round, or the game
        does not support plans.
        """
        return None

    def asked(self, view: V) -> str:
        """Which of the `questions` the viewer is to answer now; "" for none."""
        return ""

    def stays(self, question: str, answer: Sequence[str]) -> bool:
        """Whether an answer given in advance applies every time its question is asked; otherwise it is used once."""
        return False

    def exchanged(self, events: Sequence[E], seat: int) -> Mapping[str, int]:
        """The amounts that a seat gains or pays (negative) through these events, by the game's own names. What an
        action's text already states is left out. A planned action is only played if no amount is worse by then.
        """
        return {}

    # --- solo games

    def automa_names(self, options: GameOptions) -> tuple[str, ...]:
        """The names of the automas at a table, which are played by the game itself."""
        return ()

    def rated(self, options: GameOptions) -> bool:
        """Whether players compete in a game with these options, which means that it counts in a league."""
        return True

    def harder(self, options: GameOptions) -> GameOptions | None:
        """The options of a solo game that is one step more difficult; None if there is none."""
        return None

    # --- texts and pictures

    def texts(self, language: str) -> Texts[A, E, V, S]:
        said: Texts[A, E, V, S] = import_module(self.texts_module).texts_in(language)
        return said

    def thread_name(self, language: str, options: GameOptions) -> str:
        """The name used for a table with these options in the names of its threads."""
        return self.texts(language).channel.thread_name(options) or self.title

    def pictures(self, language: str) -> Pictures[V, S, E]:
        shown: Pictures[V, S, E] = import_module(self.pictures_module).pictures_in(language)
        return shown

    @property
    def option_words(self) -> Mapping[str, OptionWords]:
        said: Mapping[str, OptionWords] = import_module(self.texts_module).OPTION_WORDS
        return said

    def emoji_picture(self, name: str) -> bytes:
        """As PNG bytes."""
        drawn: bytes = import_module(self.pictures_module).emoji_picture(name)
        return drawn


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any, Any]
"""A game definition whose type parameters do not matter."""
