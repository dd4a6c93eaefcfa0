"""Random whole games, and what must hold at every step of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain

from arnak_bot.games.arnak.engine import Game, GameSetup, content
from arnak_bot.games.arnak.engine.printed import BoardName, CardKind
from arnak_bot.games.arnak.engine.rules.row import artifact_places, item_places
from arnak_bot.games.arnak.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from arnak_bot.games.arnak.engine.state import EMPTY, GAP, RIVAL_SEAT, State

BOARD_NAMES = tuple(board.value for board in BoardName)
SEATS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
"""How many may sit at a table without a rival."""
ROW_CARDS = sorted(card.id for card in (*content.ITEMS, *content.ARTIFACTS))
BASICS = [card.id for card in content.BASIC_CARDS if card.id != content.FEAR]


def random_game(
    setup: GameSetup, chance: random.Random, check: Callable[[Game], None] | None = None, *, eager: bool = True
) -> Game:
    """Play a game at random. An eager player passes only when nothing else is left to try, one time in two."""
    game = Game.new(setup)
    while not game.over:
        seat = chance.choice(game.seats_to_act)
        legal = game.legal_actions(seat)
        assert legal, f"seat {seat} has no legal action at ply {game.ply}"
        if eager and chance.random() < 0.5:
            legal = tuple(action for action in legal if action.verb not in ("pass", "end")) or legal
        game.apply(chance.choice(legal), seat)
        if check is not None:
            check(game)
    return game


def check_invariants(game: Game) -> None:
    """No card or tile lost or doubled, nothing negative, and everybody who is waited for can act."""
    state = game.state
    _check_cards(state)
    _check_tiles(game)
    for seat, player in enumerate(state.players):
        assert min(player.tokens.values()) >= 0
        assert len(player.assistants) <= 2
        assert len(player.slots) <= 4
        assert player.at_home >= 0
        assert state.agenda or not player.aside, f"nothing asks any more about {player.aside}, laid aside"
        placed = sum(standers.count(seat) for standers in state.spaces)
        assert player.at_home + placed == 2
    assert bool(game.seats_to_act) is not game.over
    for seat in game.seats_to_act:
        texts = [action.text for action in game.legal_actions(seat)]
        assert texts and len(set(texts)) == len(texts)
        assert max(map(len, texts)) <= 80
    assert 1 <= game.round <= 5


def _check_cards(state: State) -> None:
    owned = list(
        chain.from_iterable([*each.deck, *each.hand, *each.play, *each.aside, *each.kept] for each in state.players)
    )
    everywhere = [
        *owned,
        *state.items,
        *state.artifacts,
        *state.item_deck,
        *state.artifact_deck,
        *state.exiled_items,
        *state.exiled_artifacts,
        *(state.rival.cards if state.rival else []),
    ]
    assert sorted(card for card in everywhere if card != GAP and content.CARD_BY_ID[card].cost) == ROW_CARDS
    assert len(artifact_places(state)) == state.round and len(item_places(state)) == 6 - state.round
    assert owned.count(content.FEAR) + state.fear_deck == content.FEAR_CARDS
    basics = [card for card in owned if content.CARD_BY_ID[card].kind is CardKind.BASIC] + state.exiled_basics
    assert sorted(basics) == sorted(BASICS * len(state.players))


def _check_tiles(game: Game) -> None:
    state, rival = game.state, game.state.rival
    placed = [(1 if at < 13 else 2, number) for at, number in enumerate(state.tiles) if number]
    stacked = [(level, number) for level in (1, 2) for number in state.site_stacks[level - 1]]
    assert sorted(placed + stacked) == sorted((tile.level, tile.number) for tile in content.SITE_TILES)
    overcome = list(chain.from_iterable(player.guardians for player in state.players))
    overcome += rival.guardians if rival else []
    standing = [number for number in state.guardians if number]
    assert sorted([*overcome, *standing, *state.guardian_stack]) == [tile.number for tile in content.GUARDIANS]
    hired = [owned.number for player in state.players for owned in player.assistants]
    hired += rival.assistants if rival else []
    waiting = list(chain.from_iterable(state.assistant_stacks))
    assert sorted([*hired, *waiting, *state.rescue_stack]) == [tile.number for tile in content.ASSISTANTS]
    idols = list(chain.from_iterable([*player.crates, *player.slots] for player in state.players))
    idols += [*chain.from_iterable(state.idols), *state.spent_idols]
    idols += [*rival.idols, *rival.lesser_idols] if rival else []
    assert {kind: idols.count(kind) for kind in content.IDOL_TILES} == content.IDOL_TILES
    bonuses = [*chain.from_iterable(state.bonus_tiles), *state.bonus_stack, *state.spent_bonuses]
    assert all(bonuses.count(kind) <= count for kind, count in content.BONUS_TILES.items())
    taken = list(chain.from_iterable(player.temple_tiles for player in state.players))
    taken += rival.temple_tiles if rival else []
    for at, stack in enumerate(content.TEMPLE_STACKS):
        assert state.temple_tiles[at] + taken.count(stack.id) == game.setup.stack_size
    assert all(stander >= EMPTY - 1 for standers in state.spaces for stander in standers)
    if rival:
        tiles = sorted([*rival.stack, *rival.used])
        assert len(tiles) == len(set(tiles)) == 10
        assert sum(tile.endswith("-red") for tile in tiles) == rival.difficulty
        assert sum(standers.count(RIVAL_SEAT) for standers in state.spaces) <= 6
        assert len(set(rival.idols)) == len(rival.idols)
