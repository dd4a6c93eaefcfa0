"""Games whose hidden parts are laid anew: what the seat that looks must never notice. Written apart from `imagine`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from arnak_bot.games.arnak.engine import Game, GameSetup, Phase
from arnak_bot.games.arnak.engine.content import BONUS_TILES, CARD_BY_ID
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.effects import Goods
from arnak_bot.games.arnak.engine.state import Player, State
from tests.engine.playing import BOARD_NAMES, SEATS

SETUPS: tuple[tuple[int, str, int | None], ...] = (
    *((players, board, None) for players in SEATS for board in BOARD_NAMES),
    *((1, board, rival) for rival in (0, 3, 5) for board in BOARD_NAMES),
)
"""Players, board and rival of every kind of game."""

Decks = list[set[str]]
"""The items in each deck when the round began: whatever came since came in the open."""


def positions(setup: GameSetup, chance: random.Random, share: float) -> Iterator[tuple[Game, Decks]]:
    """Positions of a random game, that share of them, with what lay in the decks at the start of the round."""
    game, round_, decks = Game.new(setup), 0, []
    while not game.over:
        if game.round != round_:
            round_, decks = game.round, [_items(player.deck) for player in game.state.players]
        acting = chance.choice(game.seats_to_act)
        legal = game.legal_actions(acting)
        busy = [action for action in legal if action.verb not in ("pass", "end")] or list(legal)
        game.apply(chance.choice(busy if chance.random() < 0.7 else list(legal)), acting)
        if chance.random() < share and not game.over:
            yield game, decks if game.round == round_ else [_items(player.deck) for player in game.state.players]


def permuted(game: Game, seat: int, chance: random.Random) -> Game:
    """The same game for `seat`, whatever it may remember of the order of its own purchases."""
    decks = [set() if at == seat else _items(player.deck) for at, player in enumerate(game.state.players)]
    return rearranged(game, seat, decks, chance)


def rearranged(game: Game, seat: int, decks: Decks, chance: random.Random) -> Game:
    """The same game for `seat`, with everything laid anew that it cannot know, the chance to come too."""
    state = game.state.copy()
    for at, player in enumerate(state.players):
        _rearrange_cards(state, player, own=at == seat, fixed=_items(player.deck) - decks[at], chance=chance)
    for deck, known in ((state.item_deck, state.item_top_known), (state.artifact_deck, state.artifact_top_known)):
        top = [deck.pop()] if known and deck else []
        chance.shuffle(deck)
        deck += top
    texts = [text for _, text in game.log]
    if not any("guiding-stone" in text or "guiding-skull" in text for text in texts):
        for stack in state.site_stacks:
            chance.shuffle(stack)
    chance.shuffle(state.guardian_stack)
    _rearrange_assistants(state, chance, seen_rescue=bool(game.view(seat).rescue_stack))
    if seat not in state.arrivals:
        _rearrange_bonuses(state, chance)
    hidden = [idols[1] for idols in state.idols if len(idols) > 1]
    chance.shuffle(hidden)
    state.idols = [(idols[0], hidden.pop()) if len(idols) > 1 else idols for idols in state.idols]
    if state.rival is not None and state.rival.stack:
        showing = RIVAL_TILE_BY_ID[state.rival.stack[-1]].arrow
        chance.shuffle(state.rival.stack)
        top_tile = next(tile for tile in state.rival.stack if RIVAL_TILE_BY_ID[tile].arrow is showing)
        state.rival.stack.remove(top_tile)
        state.rival.stack.append(top_tile)
    return Game(replace(game.setup, seed=str(chance.random())), state, list(game.log))


def _items(cards: list[str]) -> set[str]:
    return {card for card in cards if CARD_BY_ID[card].goods is Goods.ITEM and CARD_BY_ID[card].cost}


def _rearrange_cards(state: State, player: Player, *, own: bool, fixed: set[str], chance: random.Random) -> None:
    places = [at for at, card in enumerate(player.deck) if card not in fixed]
    hidden = [player.deck[at] for at in places]
    if not own:
        hidden += [*player.hand, *player.kept, *player.aside]
    chance.shuffle(hidden)
    for at in places:
        player.deck[at] = hidden.pop()
    if own:
        return
    player.aside = [hidden.pop() for _ in player.aside]
    if state.phase is Phase.KEEPING:
        kept = chance.randint(0, len(hidden) - player.keeping)
        player.kept, player.hand = hidden[:kept], hidden[kept:]
    else:
        player.hand = hidden


def _rearrange_assistants(state: State, chance: random.Random, *, seen_rescue: bool) -> None:
    stacks = [*state.assistant_stacks, *([] if seen_rescue else [state.rescue_stack])]
    hidden = [number for stack in stacks for number in stack[:-1]]
    chance.shuffle(hidden)
    for stack in stacks:
        stack[:-1] = [hidden.pop() for _ in stack[:-1]]


def _rearrange_bonuses(state: State, chance: random.Random) -> None:
    unseen = Counter(BONUS_TILES)
    unseen.subtract(tile for tiles in state.bonus_tiles for tile in tiles)
    unseen.subtract(state.spent_bonuses)
    pool = list(unseen.elements())
    chance.shuffle(pool)
    state.bonus_stack = [pool.pop() for _ in state.bonus_stack]
