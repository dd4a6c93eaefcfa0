"""What a host must know around a game: who may play, what a table chooses, what happens by itself. Knows no game.

Whoever hosts, stores, shows or tests games is written once, against this. What a game hands out (games, views, actions,
events, sheets) it alone can read; in `arnak_bot.game` stands only what everybody may read of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from arnak_bot.game.options import Asked, GameOptions, Option, demand_options
from arnak_bot.game.pictures import Pictures
from arnak_bot.game.position import Action, Event, Game, Move, ScoreSheet, Setup, TurnEnded, View
from arnak_bot.game.texts import Texts
from arnak_bot.game.thinking import Adviser, Computer, Player, Reviewer
from arnak_bot.game.values import OptionWords
from arnak_bot.kit.fairness import Proof
from arnak_bot.kit.knowledge import seen_by
from arnak_bot.kit.logfile import OPTION, LogFormat
from arnak_bot.kit.players import RandomPlayer

__all__ = ["AnyGame", "GameDefinition", "Standing", "log_of"]

LONGEST_TEXT = 80
"""Characters of an action's text."""

G = TypeVar("G", bound=Game[Any, Any])
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the player of a seat has ordered, and what table and player let happen by itself.

    Attributes:
        keep: the standing answer that they have chosen, by a key of the game's own; "" for none.
        ahead: the text of the action that they want as soon as their next turn begins; None: nothing.
        ends: the seat's turn ends by itself when nothing is left to do.
        auto: what is all that is left is done without asking, whoever's turn it is.
    """

    keep: str = ""
    ahead: str | None = None
    ends: bool = False
    auto: bool = False


class GameDefinition(Generic[G, A, E, V, S]):
    """A game as its host knows it. What has a default is of ideas that not every game has.

    Attributes:
        key: how it is stored and named in code; it never changes.
        game: what a game in progress is made of.
        log: how a finished game is written as a text that `python -m` of the game can check.
        seats: how many may sit at a table; 1 where one may play alone.
        options: what a table may choose of the game.
        texts_module, pictures_module: where `texts_in` and `pictures_in` stand, which make its texts and its pictures
            in a language by its code, and `OPTION_WORDS`, what people read about its options by key. They are imported
            where something is said or drawn, so that a process that thinks needs no room for them.
        parts: what of the board can be shown at full size; "player" is a seat's.
        emoji: the signs of texts for which the bot has emoji of its own, each with its name.
        moves: a pattern of the texts of all actions, where these are no more than their texts (`Move`).
        players: its simplest players by name, each made from a seed: they need no time.
        levels: its computer players by the name of their level, the weakest first, each made from a seed. What makes
            one can be sent to another process. Empty: computers play it nowhere.
        guide: the level that says what to do in a guided game; "" where none does.
        guided: the options of the first game for one that explains itself; None: there is none.
        adviser, reviewer: who says what might be done, and who looks back at a finished game; None: nobody does.
        verbs: some of its own commands with which a turn is typed, as Help names them; none: those that any game has.
        orders_ahead: whether it has a command with which somebody orders to pass before their turn comes.
        newest_edition: what new games are dealt from.
    """

    key: str
    title: str
    game: type[G]
    log: LogFormat[Any, G]
    seats: range
    texts_module: str
    pictures_module: str
    moves: str
    players: Mapping[str, Callable[[int], Player[V, A]]] = MappingProxyType({"random": RandomPlayer})
    options: tuple[Option, ...] = ()
    parts: tuple[str, ...] = ()
    emoji: Mapping[str, str] = {}
    levels: Mapping[str, Callable[[str], Computer[G, A]]] = {}
    guide: str = ""
    guided: GameOptions | None = None
    adviser: Adviser[G] | None = None
    reviewer: Reviewer[G] | None = None
    verbs: tuple[str, ...] = ()
    orders_ahead: bool = False
    newest_edition: int = 1

    # --- games

    def new(self, setup: Setup) -> G:
        """Deal a game.

        Raises:
            ValueError: no table can have chosen this.
        """
        return self.game(setup)

    def begun(self, game: G) -> G:
        """Return the same game as it stood when it was dealt."""
        return type(game)(game.setup)

    def load(self, data: dict[str, Any]) -> G:
        """Rebuild a game from `Game.to_dict`.

        Raises:
            ValueError: it is none.
        """
        return self.game.from_dict(data)

    def parse(self, text: str) -> A:
        """Read an action's text.

        Raises:
            ValueError: it is none.
        """
        if not re.fullmatch(self.moves, text):
            raise ValueError(f"“{text[:LONGEST_TEXT]}” is no action")
        move: Any = Move(text)
        return move  # type: ignore[no-any-return]

    @property
    def refusal(self) -> type[Exception]:
        """What `Game.apply` raises."""
        return self.game.refusal

    def write_log(self, game: G, proof: Proof | None) -> str:
        """Write a finished game as a text; where its seed comes from with it."""
        return self.log.write(game, proof)

    def setup(self, players: int, seed: str, **chosen: str | int | bool | None) -> Setup:
        """Return a setup of the newest edition; options that are not chosen are what commands make of that.

        Raises:
            ValueError: there is no such option, or it cannot have this value.
        """
        where = Asked.SOLO if players == 1 else Asked.NEW
        values = {option.key: option.left_out(where) for option in self.options} | chosen
        demand_options(self.options, values)
        return Setup(players, seed, GameOptions.of(values), self.newest_edition)

    # --- what happened

    def turn_ended(self, event: E) -> int | None:
        """The seat whose turn ends with an event; None: no turn does."""
        return event.seat if isinstance(event, TurnEnded) else None

    def ends_turn(self, events: Sequence[E]) -> bool:
        """Whether a turn, a round or the game has ended with these events, so that the table is told."""
        return any(self.turn_ended(event) is not None for event in events)

    def round_begun(self, event: E) -> int | None:
        """The round that begins with an event; None: none does."""
        return None

    def seen_by(self, event: E, seat: int | None) -> E:
        """An event as a seat may see it; None: as everybody may."""
        return seen_by(event, seat)

    def figures(self, game: G, events: Sequence[E], seat: int) -> dict[str, int]:
        """What is counted of a seat in a finished game, from everything that happened."""
        return {}

    # --- what is next, and what happens by itself

    def next_seats(self, view: V) -> tuple[int, ...]:
        """Whose turns come after that of whoever is to act, in order; nobody's at the end of a round, or at once."""
        count, acting = len(view.points), view.seats_to_act
        return tuple((acting[0] + step) % count for step in range(1, count)) if len(acting) == 1 else ()

    def least(self, game: G, seat: int) -> A:
        """What ends a seat's turn with the least done, for somebody who is away."""
        first: A = game.legal_actions(seat)[0]
        return first

    def is_end(self, action: A) -> bool:
        """Whether an action does nothing but end a turn."""
        return action.text == "end"

    def declines(self, action: A) -> bool:
        """Whether an action turns a question down."""
        return False

    def follows(self, action: A) -> tuple[A, ...]:
        """An action with what a player means by it: that is played as well where it is legal then."""
        return (action,)

    def only_answer(self, view: V) -> A | None:
        """What answers the open question of a view by itself: the single answer that nothing could change."""
        return None

    def order(self, game: G, seat: int, standing: Standing) -> A | None:
        """What a seat that is to act wants done without being asked: what is all that is left. None: it is asked."""
        if not (standing.auto or standing.ends):
            return None
        legal: tuple[A, ...] = game.legal_actions(seat)
        only = legal[0] if len(legal) == 1 else None
        return only if only is not None and (standing.ends if self.is_end(only) else standing.auto) else None

    def may_order(self, view: V, seat: int, action: str) -> bool:
        """Whether an order of a seat for its next turn can still come to anything."""
        return False

    # --- games for one

    def bystanders(self, options: GameOptions) -> tuple[str, ...]:
        """The names of those who play at a table besides the players: the game itself moves for them."""
        return ()

    def harder(self, options: GameOptions) -> GameOptions | None:
        """The options of another game for one, a step more difficult; None: there is none."""
        return None

    # --- words and pictures

    def texts(self, language: str) -> Texts[A, E, V, S]:
        """What it says in a language, by its code."""
        said: Texts[A, E, V, S] = import_module(self.texts_module).texts_in(language)
        return said

    def pictures(self, language: str) -> Pictures[V, S, E]:
        """What it shows, with words in a language, by its code."""
        shown: Pictures[V, S, E] = import_module(self.pictures_module).pictures_in(language)
        return shown

    @property
    def option_words(self) -> Mapping[str, OptionWords]:
        """What people read about its options, by key."""
        said: Mapping[str, OptionWords] = import_module(self.texts_module).OPTION_WORDS
        return said

    def emoji_picture(self, name: str) -> bytes:
        """The picture of an emoji of its own, as PNG bytes."""
        drawn: bytes = import_module(self.pictures_module).emoji_picture(name)
        return drawn


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any, Any]
"""A game of which one knows no more than this page says."""


_NAMES = frozenset({"game", "edition", "players", OPTION, "seed"})


def log_of(key: str, game: type[G]) -> LogFormat[Setup, G]:
    """Return how the logs of a game are written and read: its key, its set-up and its options."""

    def settings(setup: Setup) -> dict[str, object]:
        options = {f"{OPTION} {name}": json.dumps(value) for name, value in setup.options}
        return {"game": key, "edition": setup.edition, "players": setup.players, **options, "seed": setup.seed}

    def meant(said: Mapping[str, str]) -> Setup:
        if said["game"] != key:
            raise ValueError(f"this is a game of {said['game']}, not of {key}")
        options = {name.split()[1]: json.loads(value) for name, value in said.items() if name.startswith(f"{OPTION} ")}
        return Setup(int(said["players"]), said["seed"], GameOptions.of(options), int(said["edition"]))

    return LogFormat(game, game.refusal, settings, meant, _NAMES)
