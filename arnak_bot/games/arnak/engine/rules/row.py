"""The card row, refilled and taken from (R22). It has six places; in round N, N of them are to the left of the moon
staff. Gaps in a half are closed only while its deck has cards; once that is empty, they stay where they are."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.effects import Goods
from arnak_bot.games.arnak.engine.events import LeftRow, RowRefilled
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import GAP, State

PLACES = ROUNDS + 1


def artifact_places(state: State) -> tuple[str, ...]:
    """The places to the left of the staff, left to right; GAP for an empty one."""
    return (*([GAP] * (state.round - len(state.artifacts))), *state.artifacts)


def item_places(state: State) -> tuple[str, ...]:
    return (*state.items, *([GAP] * (PLACES - state.round - len(state.items))))


def cards_of(state: State, goods: Goods) -> list[str]:
    """Return the cards in one or both halves of the row, left to right."""
    found: list[str] = []
    if goods is not Goods.ITEM:
        found += state.artifacts
    if goods is not Goods.ARTIFACT:
        found += state.items
    return [card for card in found if card != GAP]


def take(state: State, card: str) -> None:
    """Take a card out of the row; its place stays empty until the row is refilled."""
    half = state.items if card in state.items else state.artifacts
    half[half.index(card)] = GAP
    _drop_outer_gaps(state)


def _drop_outer_gaps(state: State) -> None:
    while state.items and state.items[-1] == GAP:
        state.items.pop()
    while state.artifacts and state.artifacts[0] == GAP:
        state.artifacts.pop(0)


def refill(turn: Turn) -> None:
    """Slide cards towards the staff and deal new ones at the far ends; if the deck is empty, nothing slides (R22)."""
    state = turn.state
    if state.artifact_deck:
        state.artifacts = cards_of(state, Goods.ARTIFACT)
    while len(state.artifacts) < state.round and state.artifact_deck:
        state.artifacts.insert(0, state.artifact_deck.pop())
        state.artifact_top_known = False
        turn.events.append(RowRefilled(state.artifacts[0]))
    if state.item_deck:
        state.items = cards_of(state, Goods.ITEM)
    while len(state.items) < PLACES - state.round and state.item_deck:
        state.items.append(state.item_deck.pop())
        state.item_top_known = False
        turn.events.append(RowRefilled(state.items[-1]))


def move_staff(turn: Turn) -> None:
    """Exile the cards next to the staff, if any, and move the staff one place to the right (R42)."""
    state = turn.state
    for card in (*state.artifacts[-1:], *state.items[:1]):
        if card != GAP:
            turn.send_to_exile(card)
            turn.events.append(LeftRow(card))
    state.artifacts = [*state.artifacts[:-1], GAP, GAP]
    state.items = state.items[1:]
    _drop_outer_gaps(state)
    state.round += 1
    refill(turn)
