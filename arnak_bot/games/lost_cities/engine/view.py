"""Views: everything a seat may know, as values; pictures, prompts and players get nothing else.

Hands and the deck are secret; discard piles, columns, points and tokens are open (C8, C9).
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

from arnak_bot.game.position import SeatView
from arnak_bot.games.lost_cities.engine.actions import Action
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Piece, Tile
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore, Owed, Phase, Player, State
from arnak_bot.kit.knowledge import secret_fields
from arnak_bot.kit.plain import frozen

Values: TypeAlias = tuple[tuple[Colour, tuple[int, ...]], ...]
"""The values of cards by colour, oldest first."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as the viewer sees them: the fields of `Player`, but `hand` is empty unless it is the viewer's."""

    seat: int
    hand_size: int
    points: int
    known: tuple[Card, ...]
    columns: Values
    pieces: tuple[tuple[Colour, Piece], ...]
    artifacts: int
    tokens: int
    tile_points: int
    expeditions: tuple[ExpeditionScore, ...]
    artifact_points: int
    hand: tuple[Card, ...] = ()

    def column(self, colour: Colour) -> tuple[int, ...]:
        return dict(self.columns)[colour]

    def piece(self, colour: Colour) -> Piece | None:
        return dict(self.pieces).get(colour)


@dataclass(frozen=True, slots=True)
class TableView:
    """The public part of the table: the public fields of `State`."""

    seat: int
    starter: int
    expedition: int
    phase: Phase
    piles: Values
    tiles: tuple[tuple[Colour, tuple[Tile | None, ...]], ...]
    crossings: int
    returned: int
    owed: Owed | None
    discarded: Colour | None
    undo_floor: int

    def pile(self, colour: Colour) -> tuple[int, ...]:
        """Return the values of a discard pile, top card last."""
        return dict(self.piles)[colour]

    def path(self, colour: Colour) -> tuple[Tile | None, ...]:
        """Return the event tiles of a path, an entry for each stone."""
        return dict(self.tiles)[colour]


@dataclass(frozen=True, slots=True)
class GameView(SeatView):
    """The game as one seat (`viewer`; None: the public) knows it. The options are public, the seed is not.

    `points` are public, since every gain was visible (C8). `ply` counts all decisions made.
    """

    players: tuple[PlayerView, ...]
    table: TableView
    deck_size: int
    expeditions: int
    setup: GameSetup
    scores: tuple[ScoreSheet, ...]
    ply: int

    @property
    def question(self) -> Owed | None:
        """The open question of the seat to act, apart from which card to play and what to draw."""
        return self.table.owed

    @property
    def own(self) -> PlayerView:
        """The viewer's own possessions; requires a viewer."""
        assert self.viewer is not None
        return self.players[self.viewer]


def view_of(state: State, setup: GameSetup, seat: int | None, legal: tuple[Action, ...], ply: int) -> GameView:
    """Build the view of `seat`: `legal` are its legal actions, `ply` is the number of decisions made.

    Secrets are declared in the fields of the state, not in this function.
    """
    over = state.phase is Phase.OVER
    seats_to_act = () if over else (state.seat,)
    open_table = {name: frozen(getattr(state, name)) for name in _open_fields(State) if name != "players"}
    return GameView(
        viewer=seat,
        points=tuple(player.points for player in state.players),
        round=state.expedition,
        answers=() if state.owed is None else legal,
        players=tuple(_player(player, at, own=at == seat) for at, player in enumerate(state.players)),
        table=TableView(**open_table),
        deck_size=len(state.deck),
        expeditions=setup.expeditions,
        setup=replace(setup, seed=""),
        seats_to_act=seats_to_act,
        legal=legal,
        scores=score_sheets(state, setup),
        over=over,
        undoable=ply - state.undo_floor if seat in seats_to_act else 0,
        ply=ply,
    )


def _player(player: Player, seat: int, *, own: bool) -> PlayerView:
    shown = {name: frozen(getattr(player, name)) for name in _open_fields(Player)}
    secrets = {name: frozen(getattr(player, name)) for name in secret_fields(Player)} if own else {}
    return PlayerView(seat=seat, hand_size=len(player.hand), points=player.points, **shown, **secrets)


def _open_fields(kind: Any) -> list[str]:
    return [field.name for field in fields(kind) if field.name not in secret_fields(kind)]


def known_state(view: GameView) -> State:
    """Return the state, without anything the viewer cannot know, for checking legal actions and finding reasons."""
    table, players = view.table, []
    for player in view.players:
        columns = {colour: list(values) for colour, values in player.columns}
        players.append(Player(hand=list(player.hand), columns=columns, pieces=dict(player.pieces)))
    piles = {colour: list(values) for colour, values in table.piles}
    return State(players, seat=table.seat, phase=table.phase, piles=piles, discarded=table.discarded)
