"""Playing, buying, gaining, exiling and putting down cards (R16 to R26)."""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.arnak.engine import effects
from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR_TILE
from arnak_bot.games.arnak.engine.events import (
    Bought,
    CardPutDown,
    Exiled,
    ExiledFromRow,
    GainedCard,
    Played,
    Topped,
    TopRevealed,
)
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.resources import Resource, covers
from arnak_bot.games.arnak.engine.rules import row
from arnak_bot.games.arnak.engine.rules.payments import discards
from arnak_bot.games.arnak.engine.rules.rule import DECLINE, Rule
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import KeepDrawn, TopDrawn, UseArtifact

# --- playing ----------------------------------------------------------------------------------


def play(turn: Turn, card: Card, effect: effects.Effect | None) -> None:
    """Play a card from hand for its effect, or for its pass effect (R30); an artifact costs a tablet (R20)."""
    put_into_play(turn, card)
    turn.next_up(effect, f"card:{card.id}")


def put_into_play(turn: Turn, card: Card) -> None:
    turn.pay(card.price_to_play)
    turn.player.hand.remove(card.id)
    turn.tell(Played, card.id)
    if card.exiles_itself:
        turn.send_to_exile(card.id)
        turn.tell(Exiled, card.id)
    else:
        turn.player.play.append(card.id)


# --- buying -----------------------------------------------------------------------------------


def on_offer(turn: Turn, effect: effects.Buy, tokens: Mapping[Resource, int] | None = None) -> list[Card]:
    """The cards in the row (or revealed on top) that `effect` offers the player with `tokens` (default: their own)."""
    state, tokens = turn.state, turn.player.tokens if tokens is None else tokens
    names: list[str] = []
    for goods, deck in ((effects.Goods.ARTIFACT, state.artifact_deck), (effects.Goods.ITEM, state.item_deck)):
        if effect.goods in (goods, effects.Goods.EITHER):
            names += [*row.cards_of(state, goods), *(deck[-1:] if effect.top_too else ())]
    cards = [CARD_BY_ID[name] for name in names]
    if effect.free:
        return cards
    return [card for card in cards if covers(tokens, card.price(effect.discount))]


def purchases(turn: Turn, effect: effects.Buy) -> list[Action]:
    verb = "gain" if effect.free else "buy"
    return [act(f"{verb} {card.id}") for card in on_offer(turn, effect)]


def ask_buy(turn: Turn, effect: effects.Buy) -> list[Action]:
    offers = purchases(turn, effect)
    return [*offers, DECLINE] if offers or not effect.free else []


def reveal_top(turn: Turn, effect: effects.RevealTop) -> None:
    state = turn.state
    if effect.goods is effects.Goods.ITEM and state.item_deck and not state.item_top_known:
        state.item_top_known = True
        turn.tell(TopRevealed, state.item_deck[-1])
        turn.reveal()
    if effect.goods is effects.Goods.ARTIFACT and state.artifact_deck and not state.artifact_top_known:
        state.artifact_top_known = True
        turn.tell(TopRevealed, state.artifact_deck[-1])
        turn.reveal()


def buy(turn: Turn, effect: effects.Buy, action: Action) -> None:
    """Take a card on offer, pay for it, and put it where it belongs (R19)."""
    card = CARD_BY_ID[action.args[0]]
    _take_from_row(turn, card.id)
    to = None if card.goods is effects.Goods.ARTIFACT else effect.to
    if effect.free:
        turn.tell(GainedCard, card.id, to)
    else:
        turn.pay(card.price(effect.discount))
        turn.tell(Bought, card.id)
    match to:
        case None:
            turn.player.play.append(card.id)
            if card.effect is not None:
                turn.next_up(UseArtifact(card.id), f"card:{card.id}")
        case effects.Destination.DECK_BOTTOM:
            turn.player.deck.insert(0, card.id)
        case effects.Destination.DECK_TOP:
            turn.player.deck.append(card.id)
        case effects.Destination.HAND:
            turn.player.hand.append(card.id)


def _take_from_row(turn: Turn, card: str) -> None:
    state = turn.state
    if card in row.cards_of(state, effects.Goods.EITHER):
        row.take(state, card)
    elif state.item_deck and state.item_deck[-1] == card:
        state.item_deck.pop()
        state.item_top_known = False
    else:
        state.artifact_deck.pop()
        state.artifact_top_known = False


# --- exile ------------------------------------------------------------------------------------


def ask_exile(turn: Turn, effect: effects.ExileCard) -> list[Action]:
    """`exile X` takes X from the play area if it is there; in that case, `exile X hand` takes it from the hand."""
    player = turn.player
    in_play = list(dict.fromkeys(player.play))
    found = [f"exile {card}" for card in in_play]
    for card in dict.fromkeys(player.hand):
        found.append(f"exile {card} hand" if card in in_play else f"exile {card}")
    if player.fear_tiles:
        found.append(f"exile {FEAR_TILE}")
    return [*map(act, found), DECLINE]


def answer_exile(turn: Turn, effect: effects.ExileCard, action: Action) -> None:
    player, card = turn.player, action.args[0]
    if card == FEAR_TILE:
        player.fear_tiles -= 1
    else:
        from_hand = len(action.args) > 1 or card not in player.play
        (player.hand if from_hand else player.play).remove(card)
        turn.send_to_exile(card)
    turn.tell(Exiled, card)


def exile_rightmost_item(turn: Turn, effect: effects.ExileRightmostItem) -> None:
    items = row.cards_of(turn.state, effects.Goods.ITEM)
    if items:
        row.take(turn.state, items[-1])
        turn.send_to_exile(items[-1])
        turn.tell(ExiledFromRow, items[-1])


def ask_gain_from_exile(turn: Turn, effect: effects.GainFromExile) -> list[Action]:
    return [*(act(f"gain {card}") for card in turn.state.exiled_items), DECLINE]


def answer_gain_from_exile(turn: Turn, effect: effects.GainFromExile, action: Action) -> None:
    card = action.args[0]
    turn.state.exiled_items.remove(card)
    turn.player.deck.insert(0, card)
    turn.tell(GainedCard, card, effects.Destination.DECK_BOTTOM)


# --- putting down, and the earrings -----------------------------------------------------------


def ask_put_down(turn: Turn, effect: effects.PutDown) -> list[Action]:
    return discards(turn)


def answer_put_down(turn: Turn, effect: effects.PutDown, action: Action) -> None:
    turn.put_down(action.args[0])


def ask_crystal(turn: Turn, effect: effects.CrystalEarring) -> list[Action]:
    return _numbers(turn, 3)


def answer_crystal(turn: Turn, effect: effects.CrystalEarring, action: Action) -> None:
    turn.player.aside += turn.take_from_deck(int(action.args[0]))
    turn.next_up(KeepDrawn(may_top=True))


def ask_obsidian(turn: Turn, effect: effects.ObsidianEarring) -> list[Action]:
    return _numbers(turn, 2)


def answer_obsidian(turn: Turn, effect: effects.ObsidianEarring, action: Action) -> None:
    turn.player.aside += turn.take_from_deck(int(action.args[0]), from_bottom=True)
    turn.next_up(KeepDrawn(may_top=False))


def _numbers(turn: Turn, most: int) -> list[Action]:
    return [act(f"draw {count}") for count in range(1, min(most, len(turn.player.deck)) + 1)]


def ask_keep_drawn(turn: Turn, stage: KeepDrawn) -> list[Action]:
    return [act(f"keep {card}") for card in dict.fromkeys(turn.player.aside)]


def answer_keep_drawn(turn: Turn, stage: KeepDrawn, action: Action) -> None:
    player, card = turn.player, action.args[0]
    player.aside.remove(card)
    player.hand.append(card)
    if stage.may_top and player.aside:
        turn.next_up(TopDrawn())
    else:
        put_rest_down(turn, stage)


def ask_top(turn: Turn, stage: TopDrawn) -> list[Action]:
    return [*(act(f"top {card}") for card in dict.fromkeys(turn.player.aside)), DECLINE]


def answer_top(turn: Turn, stage: TopDrawn, action: Action) -> None:
    card = action.args[0]
    turn.player.aside.remove(card)
    turn.player.deck.append(card)
    turn.tell(Topped, card)
    put_rest_down(turn, stage)


def put_rest_down(turn: Turn, stage: KeepDrawn | TopDrawn) -> None:
    player = turn.player
    for card in player.aside:
        player.play.append(card)
        turn.tell(CardPutDown, card)
    player.aside.clear()


def has_something_to_exile(turn: Turn, effect: effects.ExileCard) -> bool:
    player = turn.player
    return bool(player.hand or player.play or player.fear_tiles)


# --- the rules of this module, for the registry -------------------------------------------------

ROWS = (
    Rule(effects.RevealTop, reveal_top, only_gains=True),
    Rule(effects.ExileRightmostItem, exile_rightmost_item, only_gains=False),
    Rule(effects.ExileCard, ask=ask_exile, answer=answer_exile, only_gains=True, worthwhile=has_something_to_exile),
    Rule(effects.PutDown, ask=ask_put_down, answer=answer_put_down, only_gains=True, worthwhile=False),
    Rule(effects.Buy, ask=ask_buy, answer=buy, only_gains=True),
    Rule(effects.GainFromExile, ask=ask_gain_from_exile, answer=answer_gain_from_exile, only_gains=True),
    Rule(effects.CrystalEarring, ask=ask_crystal, answer=answer_crystal, only_gains=False),
    Rule(effects.ObsidianEarring, ask=ask_obsidian, answer=answer_obsidian, only_gains=False),
    Rule(KeepDrawn, ask=ask_keep_drawn, answer=answer_keep_drawn),
    Rule(TopDrawn, ask=ask_top, answer=answer_top, on_decline=put_rest_down),
)
