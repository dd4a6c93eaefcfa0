"""Events as a story: a sentence for each seat's run of events, private parts only to their owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from arnak_bot.games.lost_cities.engine import Event, GameView, Reason, seen_by
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import words

__all__ = ["clause", "since", "tell"]

_SHORT = 180
_UNTOLD = (kinds.TurnEnded, kinds.Dealt, kinds.DrewFromDeck)
"""What is not worth telling to somebody who was away."""


def tell(events: Iterable[Event], view: GameView, names: Sequence[str]) -> list[str]:
    """Return a line for each seat's run of events, as the viewer of `view` may read them."""
    lines: list[str] = []
    seen = [seen_by(event, view.viewer) for event in events]
    for (_, alone), run in groupby(seen, key=lambda event: (event.seat, isinstance(event, _ALONE))):
        told = list(run)
        if alone:
            lines += [_sentence(event, names) for event in told]
        elif clauses := [text for event in told if (text := clause(event))]:
            seat = told[0].seat
            assert seat is not None
            lines.append(f"{names[seat]} {words.listed(clauses)}.")
    return lines


def since(events: Iterable[Event], view: GameView, names: Sequence[str], most: int = 3) -> list[str]:
    """Return at most `most` short lines on what the others did since the viewer last moved."""
    others = [event for event in events if event.seat != view.viewer and not isinstance(event, _UNTOLD)]
    return [words.clip(line, _SHORT) for line in tell(others, view, names)][-most:]


_ALONE = (kinds.ExpeditionBegan, kinds.ExpeditionEnded, kinds.ExpeditionScored, kinds.ArtifactsScored, kinds.GameEnded)


def _sentence(event: Event, names: Sequence[str]) -> str:
    """A whole sentence, for what is not one step of a turn."""
    match event:
        case kinds.ExpeditionBegan(seat, expedition):
            return f"Expedition {expedition} begins: {names[seat]} goes first."
        case kinds.ExpeditionEnded(seat, expedition, reason):
            what = "the fifth piece over a bridge" if reason is kinds.EndReason.BRIDGES else "the last card of the deck"
            return f"Expedition {expedition} ends with {what}, by {names[seat]}."
        case kinds.ExpeditionScored(seat, _, score, total):
            forgiven = f" ({words.points(score.forgiven)} forgiven)" if score.forgiven else ""
            artifacts = f", {words.counted(score.artifacts, 'artifact')}" if score.artifacts else ""
            paths = f"{words.points(score.path_points)} from explorers, {words.signed(score.tiles)} from tiles"
            return f"{names[seat]}: {paths}{forgiven}{artifacts}; {words.points(total)} in all."
        case kinds.ArtifactsScored(seat, tokens, points, forgiven):
            kept = f" ({words.points(forgiven)} forgiven)" if forgiven else ""
            return f"{names[seat]}: {words.points(points)} for {words.counted(tokens, 'artifact token')}{kept}."
        case kinds.GameEnded(winners):
            verb = "wins" if len(winners) == 1 else "share the victory"
            return f"{words.listed(names[seat] for seat in winners)} {verb}."
        case _:
            raise ValueError(f"no sentence for {event!r}")


def clause(event: Event) -> str:
    """Return what somebody does, in the third person and without their name; empty for what goes without saying."""
    match event:
        case kinds.Dealt(_, count, cards):
            if cards is None:
                return f"is dealt {words.counted(count, 'card')}"
            return f"is dealt {words.listed(words.card(card) for card in sorted(cards, key=lambda card: card.order))}"
        case kinds.CardPlayed(_, card):
            return f"plays {words.card(card)}"
        case kinds.CardDiscarded(_, card):
            return f"discards {words.card(card)}"
        case kinds.PathBegun(_, path, researcher):
            who = "the researcher" if researcher else "an adventurer"
            return f"begins {words.path(path)} with {who}"
        case kinds.DrewFromDeck(_, card):
            return f"draws {words.card(card) if card is not None else 'a card'}"
        case kinds.DrewFromPile(_, card):
            return f"takes {words.card(card)} from its discard pile"
        case kinds.TurnEnded():
            return ""
        case _:
            return _on_the_way(event)


def _on_the_way(event: Event) -> str:
    """What happens to an explorer on its path."""
    match event:
        case kinds.Stepped(_, path, stone, researcher, reason):
            who = "the researcher" if researcher else "an adventurer"
            source = _SOURCES[reason]
            return f"steps{source} to {words.place(stone)} of {words.path(path)} with {who}"
        case kinds.BridgeCrossed(_, _, crossings):
            return f"crosses the bridge ({crossings} of {CROSSINGS_TO_END})"
        case kinds.CityReached(_, path):
            return f"reaches the {path.value} city"
        case kinds.ArtifactFound():
            return "finds an artifact 🏺"
        case kinds.PointsFound(_, _, points):
            return f"finds {words.points(points)} ⭐"
        case kinds.ArrowFound():
            return "finds an arrow ➡️"
        case kinds.ArrowIdle():
            return "has no explorer that could follow it"
        case kinds.CityCardIdle():
            return "has no other explorer that could step"
        case _:
            raise ValueError(f"no words for {event!r}")


_SOURCES = {None: "", Reason.ARROW: " by the arrow", Reason.CITY: " from the city"}
