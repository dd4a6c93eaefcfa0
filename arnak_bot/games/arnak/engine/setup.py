"""The set-up of a game: the choices of the table, and the initial state that results from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from arnak_bot.games.arnak.engine.content import BOARDS, EDITIONS, FEAR, ROUNDS, TEMPLE_STACKS, Box, newest_edition
from arnak_bot.games.arnak.engine.printed import Board, BoardName
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY, Player, Rival, State
from arnak_bot.kit.chance import shuffled

T = TypeVar("T")

MOST_PLAYERS = 4
FEWEST_PLAYERS = 2
EASIEST_RIVAL, HARDEST_RIVAL = 0, 5
RIVAL_NAME = "The rival"
SOLO_COUNTS_AS = 2


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What a table decides before the game starts. Raises ValueError if a value is not one of the available choices.

    Attributes:
        players: 2 to 4 seats, or 1 for a solo game against the rival.
        auto_end: end the turn automatically when no free action is left (R3).
        rival: the difficulty of a solo game, 0 to 5; None with human opponents.
        opening: the names of what lies on top of the stacks, the topmost first: a card of the first seat's deck,
            "site 2" (level I), "guardian 11", a red tile of the rival. Everything else is shuffled as usual.
    """

    players: int = 2
    board: str = BoardName.BIRD.value
    seed: str = ""
    auto_end: bool = False
    rival: int | None = None
    edition: int = field(default_factory=newest_edition)
    opening: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise ValueError(f"there is no edition {self.edition}; the newest is {newest_edition()}")
        boards = [board.id for board in self.box.boards]
        if self.board not in boards:
            raise ValueError(f"there is no board “{self.board}”; choose {' or '.join(boards)}")
        if self.players == 1:
            if self.rival is None or not EASIEST_RIVAL <= self.rival <= HARDEST_RIVAL:
                raise ValueError(f"a solo game needs a rival of difficulty 0 to {HARDEST_RIVAL}, not {self.rival}")
        elif not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"a game has 2 to 4 players, or 1 against the rival, not {self.players}")
        elif self.rival is not None:
            raise ValueError("the rival plays in solo games only: choose 1 player")
        if missing := Counter(self.opening) - Counter(_named(self.box)):
            raise ValueError(f"nothing named “{next(iter(missing))}” can be on top of a stack")

    @property
    def box(self) -> Box:
        return EDITIONS[self.edition]

    @property
    def solo(self) -> bool:
        return self.rival is not None

    @property
    def stack_size(self) -> int:
        """The size of the stacks that have one tile for each player; a solo game counts as 2 players (R46)."""
        return SOLO_COUNTS_AS if self.solo else self.players


def first_state(setup: GameSetup) -> State:
    """Set up the table according to the rulebook, before anybody has drawn a card."""
    box, board, players = setup.box, BOARDS[setup.board], setup.stack_size

    def mix(things: Iterable[T], label: str) -> list[T]:
        return shuffled(things, setup.seed, label)

    idols = mix(Counter(box.idol_tiles).elements(), "idols")
    item_deck = mix((card.id for card in box.items), "items")
    artifact_deck = mix((card.id for card in box.artifacts), "artifacts")
    bonuses = mix(Counter(box.bonus_tiles).elements(), "bonus tiles")
    assistants = mix((tile.number for tile in box.assistants), "assistants")
    rescue = [assistants.pop() for _ in range(players)] if board.rescue_space is not None else []
    sizes = (3, 3, len(assistants) - 6) if rescue else (4, 4, 4)
    level_1, level_2 = (
        mix((tile.number for tile in box.site_tiles if tile.level == level), f"level {level} sites") for level in (1, 2)
    )
    state = State(
        board=setup.board,
        players=[_player(setup, seat) for seat in range(setup.players)],
        seat=0,
        starter=0,
        tiles=[0] * len(board.sites),
        guardians=[0] * len(board.sites),
        idols=[tuple(idols.pop() for _ in range(site.idols)) for site in board.sites],
        spaces=_spaces(board, setup),
        site_stacks=[level_1, level_2],
        guardian_stack=mix((tile.number for tile in box.guardians), "guardians"),
        assistant_stacks=[[assistants.pop() for _ in range(size)] for size in sizes],
        rescue_stack=rescue,
        items=[item_deck.pop() for _ in range(ROUNDS)],
        artifacts=[artifact_deck.pop()],
        item_deck=item_deck,
        artifact_deck=artifact_deck,
        bonus_tiles=[tuple(bonuses.pop() for _ in range(at.bonus_tiles[players - 2])) for at in board.research],
        bonus_stack=[bonuses.pop() for _ in range(players)],
        temple_tiles=[players] * len(TEMPLE_STACKS),
        fear_deck=box.fear_cards - setup.players * box.starting_deck.count(FEAR),
        rival=_rival(setup) if setup.solo else None,
    )
    _put_on_top(state, setup.opening)
    return state


_SITE, _GUARDIAN = "site", "guardian"


def _named(box: Box) -> list[str]:
    """The names of everything that can be put on top of a stack."""
    sites = (f"{_SITE} {tile.number}" for tile in box.site_tiles if tile.level == 1)
    red = (pair[1].id for pair in box.rival_pairs)
    return [*box.starting_deck, *sites, *(f"{_GUARDIAN} {tile.number}" for tile in box.guardians), *red]


def _put_on_top(state: State, opening: Sequence[str]) -> None:
    stacks = {_SITE: state.site_stacks[0], _GUARDIAN: state.guardian_stack}
    for name in reversed(opening):
        kind, _, number = name.partition(" ")
        if number:
            stacks[kind].remove(int(number))
            stacks[kind].append(int(number))
        elif name in state.players[0].deck:
            state.players[0].deck.remove(name)
            state.players[0].deck.append(name)


def _player(setup: GameSetup, seat: int) -> Player:
    tokens = dict.fromkeys(Resource, 0)
    tokens.update(setup.box.starting_resources[1 if setup.solo else seat])
    return Player(tokens, shuffled(setup.box.starting_deck, setup.seed, f"deck of seat {seat}"))


def _rival(setup: GameSetup) -> Rival:
    """Five dig tiles and one of each pair: first the red tiles named by the setup, then random ones (R47)."""
    pairs = setup.box.rival_pairs
    drawn = shuffled(range(len(pairs)), setup.seed, "red rival tiles")
    red = set(sorted(drawn, key=lambda at: pairs[at][1].id not in setup.opening)[: setup.rival])
    chosen = [pair[1] if at in red else pair[0] for at, pair in enumerate(pairs)]
    return Rival(
        difficulty=setup.rival or 0,
        red_tiles=[tile.id for tile in chosen if tile.red],
        stack=[tile.id for tile in (*setup.box.dig_tiles, *chosen)],
    )


def _spaces(board: Board, setup: GameSetup) -> list[tuple[int, ...]]:
    """Blocking tiles close the second space of every camp with 2 players, and of three camps with 3."""
    camps = [at for at, site in enumerate(board.sites) if site.level == 0]
    blocked = {2: len(camps), 3: 3, 4: 0}[setup.stack_size]
    closed = shuffled(camps, setup.seed, "blocking tiles")[:blocked]
    return [
        tuple(BLOCKED if at in closed and space == 1 else EMPTY for space in range(len(site.spaces)))
        for at, site in enumerate(board.sites)
    ]
