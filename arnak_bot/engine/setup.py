"""How a game is set up: what the table chose, and the first state that follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.engine.chance import shuffled
from arnak_bot.engine.content import (
    ARTIFACTS,
    ASSISTANTS,
    BOARDS,
    BONUS_TILES,
    FEAR,
    FEAR_CARDS,
    GUARDIANS,
    IDOL_TILES,
    ITEMS,
    ROUNDS,
    SITE_TILES,
    STARTING_DECK,
    STARTING_RESOURCES,
    TEMPLE_STACKS,
)
from arnak_bot.engine.printed import Board, BonusTile, IdolKind
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.state import BLOCKED, EMPTY, Player, State

__all__ = ["GameSetup", "first_state"]

MOST_PLAYERS = 4
FEWEST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What a table decides before it plays.

    Attributes:
        players: 2 to 4 seats.
        board: "bird" or "snake".
        seed: any text; the same setup and log give the same game.
        auto_end: end a turn by itself when no free action is left (R3).
        rival: the difficulty of a solo game; None with human opponents.

    Raises:
        ValueError: a value that no table could have chosen.
    """

    players: int = 2
    board: str = "bird"
    seed: str = ""
    auto_end: bool = False
    rival: int | None = None

    def __post_init__(self) -> None:
        if self.board not in BOARDS:
            raise ValueError(f"there is no board “{self.board}”; choose {' or '.join(BOARDS)}")
        if self.rival is not None or self.players == 1:
            raise ValueError("solo games against the rival cannot be set up yet: choose 2 to 4 players")
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"a game has 2 to 4 players, not {self.players}")


def first_state(setup: GameSetup) -> State:
    """Lay out the table as the rulebook says, before anybody has drawn a card."""
    board = BOARDS[setup.board]
    players = setup.players

    def mix(things: list[int], label: str) -> list[int]:
        return shuffled(things, setup.seed, label)

    idols = shuffled([kind for kind, count in IDOL_TILES.items() for _ in range(count)], setup.seed, "idols")
    item_deck = shuffled([card.id for card in ITEMS], setup.seed, "items")
    artifact_deck = shuffled([card.id for card in ARTIFACTS], setup.seed, "artifacts")
    bonuses = shuffled([tile for tile, count in BONUS_TILES.items() for _ in range(count)], setup.seed, "bonus tiles")
    assistants = mix([tile.number for tile in ASSISTANTS], "assistants")
    rescue = [assistants.pop() for _ in range(players)] if board.rescue_space is not None else []
    sizes = (3, 3, len(assistants) - 6) if rescue else (4, 4, 4)
    level_1, level_2 = (
        mix([tile.number for tile in SITE_TILES if tile.level == level], f"level {level} sites") for level in (1, 2)
    )
    return State(
        board=setup.board,
        players=[_player(setup, seat) for seat in range(players)],
        seat=0,
        starter=0,
        tiles=[0] * len(board.sites),
        guardians=[0] * len(board.sites),
        idols=_deal_idols(board, idols),
        spaces=_spaces(board, setup),
        site_stacks=[level_1, level_2],
        guardian_stack=mix([tile.number for tile in GUARDIANS], "guardians"),
        assistant_stacks=[[assistants.pop() for _ in range(size)] for size in sizes],
        rescue_stack=rescue,
        items=[item_deck.pop() for _ in range(ROUNDS)],
        artifacts=[artifact_deck.pop()],
        item_deck=item_deck,
        artifact_deck=artifact_deck,
        bonus_tiles=_deal_bonuses(board, players, bonuses),
        bonus_stack=[bonuses.pop() for _ in range(players)],
        temple_tiles=[players] * len(TEMPLE_STACKS),
        fear_deck=FEAR_CARDS - players * STARTING_DECK.count(FEAR),
    )


def _player(setup: GameSetup, seat: int) -> Player:
    tokens = dict.fromkeys(Resource, 0)
    tokens.update(STARTING_RESOURCES[seat])
    return Player(tokens, shuffled(STARTING_DECK, setup.seed, f"deck of seat {seat}"))


def _deal_idols(board: Board, idols: list[IdolKind]) -> list[tuple[IdolKind, ...]]:
    return [tuple(idols.pop() for _ in range(site.idols)) for site in board.sites]


def _deal_bonuses(board: Board, players: int, tiles: list[BonusTile]) -> list[tuple[BonusTile, ...]]:
    return [tuple(tiles.pop() for _ in range(space.bonus_tiles[players - 2])) for space in board.research]


def _spaces(board: Board, setup: GameSetup) -> list[tuple[int, ...]]:
    """Blocking tiles close the second space of all camps with 2 players, of three with 3."""
    camps = [at for at, site in enumerate(board.sites) if site.level == 0]
    blocked = {2: len(camps), 3: 3, 4: 0}[setup.players]
    closed = shuffled(camps, setup.seed, "blocking tiles")[:blocked]
    return [
        tuple(BLOCKED if at in closed and space == 1 else EMPTY for space in range(len(site.spaces)))
        for at, site in enumerate(board.sites)
    ]
