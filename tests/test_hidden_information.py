"""What a seat must not know changes nothing that it sees: view, legal actions, prompts and pictures."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, BONUS_TILES
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.engine.steps import TakeLastBonus
from arnak_bot.games.arnak.wording import tables
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from tests.engine.playing import BOARD_NAMES, SEATS
from tests.samples import all_day
from tests.wording.happenings import CHANNEL, TURN

SETUPS: list[tuple[int, str, int | None]] = [
    *((players, board, None) for players in SEATS for board in BOARD_NAMES),
    *((1, board, rival) for rival in (0, 3, 5) for board in BOARD_NAMES),
]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


_BASIC = ("funding", "exploration", "fear")


def _shuffle_basic(deck: list[str], chance: random.Random) -> None:
    """Shuffle the cards that everybody begins with; in which order its own purchases lie below, a seat may know."""
    mixed = list(deck)
    chance.shuffle(mixed)
    basic = (card for card in mixed if card.startswith(_BASIC))
    deck[:] = [next(basic) if card.startswith(_BASIC) else card for card in deck]


def permuted(game: Game, seat: int, chance: random.Random) -> Game:
    """Return the same game with everything shuffled that the seat must not know."""
    state = game.state.copy()
    for at, player in enumerate(state.players):
        if at == seat:
            _shuffle_basic(player.deck, chance)
            continue
        hidden = [*player.hand, *player.deck, *player.kept, *player.aside]
        chance.shuffle(hidden)
        for zone in (player.hand, player.deck, player.kept, player.aside):
            zone[:] = [hidden.pop() for _ in zone]
    _shuffle_below(state.item_deck, state.item_top_known, chance)
    _shuffle_below(state.artifact_deck, state.artifact_top_known, chance)
    for stack in (*state.site_stacks, state.guardian_stack):
        chance.shuffle(stack)
    _shuffle_assistants(game, state, seat, chance)
    _shuffle_bonuses(game, state, seat, chance)
    _shuffle_face_down_idols(state, chance)
    if state.rival is not None and state.rival.stack:
        top = RIVAL_TILE_BY_ID[state.rival.stack[-1]].arrow
        chance.shuffle(state.rival.stack)
        first = next(tile for tile in state.rival.stack if RIVAL_TILE_BY_ID[tile].arrow is top)
        state.rival.stack.remove(first)
        state.rival.stack.append(first)
    return Game(game.setup, state, list(game.log))


def _shuffle_below(deck: list[str], top_known: bool, chance: random.Random) -> None:
    known = [deck.pop()] if top_known and deck else []
    chance.shuffle(deck)
    deck += known


def _shuffle_assistants(game: Game, state: State, seat: int, chance: random.Random) -> None:
    """All assistants that lie under another one, the rescue stack's too unless the seat has been there."""
    seen_rescue = bool(game.view(seat).rescue_stack)
    stacks = [*state.assistant_stacks, *([] if seen_rescue else [state.rescue_stack])]
    hidden = [number for stack in stacks for number in stack[:-1]]
    chance.shuffle(hidden)
    for stack in stacks:
        stack[:-1] = [hidden.pop() for _ in stack[:-1]]


def _shuffle_bonuses(game: Game, state: State, seat: int, chance: random.Random) -> None:
    """The bonus stack may hold any tile that has not been seen, those out of the game included."""
    question = game.view(seat).question
    if question is not None and isinstance(question.task, TakeLastBonus):
        return
    unseen = Counter(BONUS_TILES)
    unseen.subtract(tile for tiles in state.bonus_tiles for tile in tiles)
    unseen.subtract(state.spent_bonuses)
    pool = list(unseen.elements())
    chance.shuffle(pool)
    state.bonus_stack = [pool.pop() for _ in state.bonus_stack]


def _shuffle_face_down_idols(state: State, chance: random.Random) -> None:
    hidden = [idols[1] for idols in state.idols if len(idols) > 1]
    chance.shuffle(hidden)
    state.idols = [(idols[0], hidden.pop()) if len(idols) > 1 else idols for idols in state.idols]


def everything_shown(game: Game, seat: int, names: tuple[str, ...], *, with_pictures: bool) -> list[object]:
    """All that a seat is given: the view, its legal actions in words, the prompts, the pictures."""
    view = game.view(seat)
    shown: list[object] = [
        view,
        game.legal_actions(seat),
        TURN.question(view),
        TURN.status(view, ()),
    ]
    shown += [(TURN.with_hint(action, view), TURN.hint(action, view)) for action in view.legal]
    shown += [TURN.hand(view), tables.board_alt(view, CHANNEL.turn_line(view, names), names, ENGLISH), game.view(None)]
    if with_pictures:
        shown += [
            images.draw_board(view, names, words=ENGLISH),
            images.draw_hand(view, names[seat], ENGLISH),
        ]
    return shown


@pytest.mark.parametrize("setup", all_day((SETUPS[at] for at in (0, 3, 5, 7, 8)), SETUPS), ids=str)
def test_hidden_things_change_nothing_that_a_seat_sees(setup: tuple[int, str, int | None]) -> None:
    players, board, rival = setup
    chance = random.Random(repr(setup))
    game = Game.new(GameSetup(players, board, seed=f"hidden {setup}", rival=rival))
    names = NAMES[: max(2, players)]
    compared = pictures = 0
    while not game.over:
        acting = chance.choice(game.seats_to_act)
        legal = game.legal_actions(acting)
        busy = [action for action in legal if action.verb not in ("pass", "end")] or list(legal)
        game.apply(chance.choice(busy if chance.random() < 0.6 else list(legal)), acting)
        if chance.random() < 0.15:
            seat = chance.randrange(players)
            other = permuted(game, seat, chance)
            with_pictures = compared % 10 == 0
            before = everything_shown(game, seat, names, with_pictures=with_pictures)
            after = everything_shown(other, seat, names, with_pictures=with_pictures)
            assert after == before
            compared += 1
            pictures += with_pictures
    assert compared >= 8 and pictures >= 1


def test_the_permutation_really_changes_the_game() -> None:
    game = Game.new(GameSetup(players=3, board="snake", seed="really"))
    other = permuted(game, 0, random.Random(1))
    assert other.fingerprint() != game.fingerprint()
    mine, theirs = game.state, other.state
    assert mine.players[1].hand != theirs.players[1].hand
    for name in ("item_deck", "artifact_deck", "guardian_stack", "site_stacks", "assistant_stacks", "rescue_stack"):
        assert getattr(mine, name) != getattr(theirs, name), name
    assert BOARDS["snake"].rescue_space is not None
