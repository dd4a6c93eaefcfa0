"""Imagines games: complete and random, but consistent with what one seat may know. Independent of players and plans.
What the seat cannot know is collected, sorted and dealt again with the given seed, so that the real arrangement has no
influence. Face-down cards and tiles that the seat knows stay where they are: this round's purchases in its own deck,
cards that others have put on the bottom of theirs, tiles publicly returned to the bottom of a stack, and stacks that it
has looked through.

>>> game = Game.new(GameSetup(seed="example"))
>>> imagine(game, 0, "any").view(0) == game.view(0), imagine(game, 0, "any").state == game.state
(True, False)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import dropwhile, pairwise

from arnak_bot.games.arnak.engine import effects
from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, ROUNDS
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.game import Game
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.rules.rival import arrow
from arnak_bot.games.arnak.engine.setup import GameSetup
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Phase, Player, Rival, State
from arnak_bot.games.arnak.engine.view import has_seen_rescue
from arnak_bot.kit.chance import shuffled

Log = Sequence[tuple[int, str]]


def imagine(game: Game, seat: int, chance: str) -> Game:
    """Return a game in which `seat` sees what it sees in `game`; the same `chance` gives the same game. Nothing before
    the imagined position can be undone, and future shuffles differ. Raises ValueError if there is no such seat."""
    if not 0 <= seat < len(game.state.players):
        raise ValueError(f"there is no seat {seat} in this game")
    state, log = game.state.copy(), game.log
    for at, player in enumerate(state.players):
        if at == seat:
            _deal_own_deck(player, _actions_this_round(log, at, player), chance)
        else:
            _deal_opponents_cards(state, at, log, chance)
    state.item_deck = _deal_row_deck(state.item_deck, chance, "items", top_known=state.item_top_known)
    state.artifact_deck = _deal_row_deck(state.artifact_deck, chance, "artifacts", top_known=state.artifact_top_known)
    for level, stack in enumerate(state.site_stacks, 1):
        shown = min(_count_returned_tiles(log, level), len(stack))
        stack[shown:] = shuffled(sorted(stack[shown:]), chance, f"level {level} sites")
    state.guardian_stack = shuffled(sorted(state.guardian_stack), chance, "guardians")
    _deal_assistants(state, seat, chance)
    _deal_bonus_stack(state, seat, game.setup, chance)
    _deal_idols(state, chance)
    if state.rival is not None:
        _deal_rival_stack(state.rival, chance)
    return Game(replace(game.setup, seed=f"imagined {chance}"), state, list(_as_seen_by(seat, log)))


def imagine_turn(game: Game, seat: int, chance: str) -> Game | None:
    """Imagine the next turn of `seat` as if the others did nothing before it; None if it has no turn to plan."""
    if game.state.phase is not Phase.TURNS or game.state.seat == seat or game.state.players[seat].passed:
        return None
    imagined = imagine(game, seat, chance)
    imagined.state.seat = seat
    return _nothing_begun(imagined)


def imagine_keeping(game: Game, seat: int, chance: str) -> Game | None:
    """Imagine that the round ends now and only `seat` is asked what to keep; None if nothing can be kept (R42)."""
    before = game.state
    if before.phase is not Phase.TURNS or before.round == ROUNDS or not before.players[seat].hand:
        return None
    imagined = imagine(game, seat, chance)
    imagined.state.phase = Phase.KEEPING
    for at, player in enumerate(imagined.state.players):
        player.keeping = at == seat
    return _nothing_begun(imagined)


def _nothing_begun(imagined: Game) -> Game:
    state = imagined.state
    state.main_taken, state.undo_floor = False, imagined.ply
    state.agenda.clear()
    state.spare.clear()
    return Game(imagined.setup, state, list(imagined.log))


def _as_seen_by(seat: int, log: Log) -> Iterator[tuple[int, str]]:
    """The log without the other players' secret decisions: which cards they kept or put back on the deck."""
    for acting, text in log:
        secret = acting != seat and text.startswith(("keep", "top", "done"))
        yield acting, "done" if secret else text


# --- cards of players -------------------------------------------------------------------------


def _actions_this_round(log: Log, seat: int, player: Player) -> list[Action]:
    """What a seat has done this round, oldest first; a pass ends its actions for the round."""
    passes = 1 if player.passed else 0
    found: list[Action] = []
    for acting, text in reversed(log):
        if acting != seat:
            continue
        action = act(text)
        if action.verb is Verb.PASS:
            passes -= 1
            if passes < 0:
                break
        found.append(action)
    return list(dropwhile(lambda action: action.verb in _AFTER_PASSING, reversed(found)))


_AFTER_PASSING = frozenset({Verb.END, Verb.KEEP, Verb.DONE})


def _deal_own_deck(player: Player, done: list[Action], chance: str) -> None:
    """Deal the deck, but leave in place the items that the seat put into it this round, since each of them is unique. A
    basic card put back on top is ignored, because it is indistinguishable from others of its kind."""
    placed = {each.args[0] for each in done if each.verb in (Verb.BUY, Verb.GAIN, Verb.TOP) and _is_item(each.args[0])}
    hidden = [at for at, card in enumerate(player.deck) if card not in placed]
    cards = shuffled(sorted(player.deck[at] for at in hidden), chance, "own deck")
    for at, card in zip(hidden, cards, strict=True):
        player.deck[at] = card


def _deal_opponents_cards(state: State, seat: int, log: Log, chance: str) -> None:
    """Deal a player's cards: which ones they own is public (R16), but not which are in hand and which in the deck."""
    player = state.players[seat]
    pool = Counter([*player.deck, *player.hand, *player.kept, *player.aside])
    below = _known_purchases(_actions_this_round(log, seat, player), len(player.deck))
    if any(not pool[card] for card in below):
        below = []
    pool.subtract(below)
    hidden = shuffled(sorted(pool.elements()), chance, f"cards of seat {seat}")
    in_hand = len(player.hand) + len(player.kept)
    kept = 0
    if state.phase is Phase.KEEPING:  # how many cards a player keeps is secret until all have answered (R42)
        most = in_hand - 1 if player.keeping else in_hand
        kept = shuffled(range(most + 1), chance, f"kept by seat {seat}")[0]
    player.deck = [*below, *(hidden.pop() for _ in range(len(player.deck) - len(below)))]
    player.aside = [hidden.pop() for _ in player.aside]
    player.kept = [hidden.pop() for _ in range(kept)]
    player.hand = hidden


def _known_purchases(done: list[Action], deck_size: int) -> list[str]:
    """The cards that everybody knows to be at the bottom of a deck, from the bottom up."""
    below: list[str] = []
    for action in done:
        if action.args and action.args[0] in _UNSETTLING:
            return []
        if action.verb in (Verb.BUY, Verb.GAIN) and _is_item(action.args[0]):
            below.insert(0, action.args[0])
    return below[:deck_size]


def _is_item(card: str) -> bool:
    """Whether a card is an item with a price; each of these is unique, unlike the basic cards."""
    printed = CARD_BY_ID.get(card)
    return printed is not None and printed.goods is effects.Goods.ITEM and bool(printed.cost)


def _disturbs_deck(effect: effects.Effect | None) -> bool:
    """Whether an effect may take cards from the bottom of a deck, or put a gained item anywhere but there."""
    match effect:
        case effects.Buy(to=to):
            return to is not effects.Destination.DECK_BOTTOM
        case effects.Draw(from_bottom=from_bottom):
            return from_bottom
        case effects.CrystalEarring() | effects.ObsidianEarring():
            return True
        case _:
            return any(map(_disturbs_deck, effects.parts_of(effect)))


_UNSETTLING = frozenset(card.id for card in CARD_BY_ID.values() if _disturbs_deck(card.effect))
"""After an action with one of these cards, the positions of purchases in that player's deck count as unknown."""


# --- decks and stacks -------------------------------------------------------------------------


def _deal_row_deck(deck: list[str], chance: str, label: str, *, top_known: bool) -> list[str]:
    """Deal a deck of the row again; its top card stays if everybody has seen it (R24)."""
    top = deck[-1:] if top_known else []
    return [*shuffled(sorted(deck[: len(deck) - len(top)]), chance, label), *top]


def _count_returned_tiles(log: Log, level: int) -> int:
    """How many tiles of a site stack were publicly turned up and put on the bottom."""
    texts = [text for _, text in log]
    if level == 1:
        return sum(text in ("play guiding-stone", "use guiding-stone") for text in texts)
    skull = ("play guiding-skull", "use guiding-skull")
    return sum(text in skull and answer == "accept" for text, answer in pairwise(texts))


def _deal_assistants(state: State, seat: int, chance: str) -> None:
    """Deal the assistants hidden below the top ones; the rescue stack is known to those who have reached it (R40)."""
    stacks = list(state.assistant_stacks)
    if not has_seen_rescue(state, seat):
        stacks.append(state.rescue_stack)
    hidden = shuffled(sorted(number for stack in stacks for number in stack[:-1]), chance, "assistants")
    for stack in stacks:
        stack[:-1] = [hidden.pop() for _ in stack[:-1]]


def _deal_bonus_stack(state: State, seat: int, setup: GameSetup, chance: str) -> None:
    """Deal the bonus stack, unless the seat has looked through it on reaching the Lost Temple (R39). Tiles that the
    rival took from it were not shown (R51), so it is also unknown which tiles have left the game."""
    if seat in state.arrivals:
        return
    unseen = Counter(dict(setup.box.bonus_tiles))
    unseen.subtract(tile for tiles in state.bonus_tiles for tile in tiles)
    blind = RIVAL_SEAT in state.arrivals and state.rival is not None
    if not blind:
        unseen.subtract(state.spent_bonuses)
    pool = shuffled(sorted(unseen.elements()), chance, "bonus tiles")
    state.bonus_stack = [pool.pop() for _ in state.bonus_stack]
    if blind:
        state.spent_bonuses = [pool.pop() for _ in state.spent_bonuses]


def _deal_idols(state: State, chance: str) -> None:
    """Deal all idols except the face-up one of each site: the others are hidden or, once taken, interchangeable."""
    piles: list[list[IdolKind]] = [pile for player in state.players for pile in (player.crates, player.slots)]
    piles.append(state.spent_idols)
    if state.rival is not None:
        piles.append(state.rival.lesser_idols)
    lower = [kind for idols in state.idols for kind in idols[1:]]
    hidden = shuffled(sorted([*lower, *(kind for pile in piles for kind in pile)]), chance, "idols")
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]
    state.idols = [(*idols[:1], *(hidden.pop() for _ in idols[1:])) for idols in state.idols]


def _deal_rival_stack(rival: Rival, chance: str) -> None:
    """Shuffle the stack so that the back of its top tile shows the same arrow as before (R48)."""
    if not rival.stack:
        return
    showing = arrow(rival)
    stack = shuffled(sorted(rival.stack), chance, "rival stack")
    top = next(tile for tile in reversed(stack) if RIVAL_TILE_BY_ID[tile].arrow is showing)
    stack.remove(top)
    rival.stack = [*stack, top]
