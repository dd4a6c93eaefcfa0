"""Events as a story: a sentence for each seat's run of events, private parts only to their owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from arnak_bot.games.kit.limits import clip
from arnak_bot.games.lost_cities.engine import Event, ExpeditionScore, GameView, Piece, Reason, seen_by
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["SILENT", "clause", "own", "since", "tell"]

_SHORT = 180
_MOST_NEWS = 3
SILENT: dict[type[Event], str] = {kinds.TurnEnded: "the next player's turn says it"}
"""The kinds of events that nobody needs to be told, and why."""

_UNTOLD = (kinds.TurnEnded, kinds.Dealt, kinds.DrewFromDeck)
"""What is not worth telling to somebody who was away."""

_ALONE = (kinds.ExpeditionBegan, kinds.ExpeditionEnded, kinds.ExpeditionScored, kinds.ArtifactsScored, kinds.GameEnded)
"""What is a whole sentence, not a step of a turn."""


def tell(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """Return a line for each seat's run of events, as the viewer of `view` may read them."""
    lines: list[str] = []
    seen = [seen_by(event, view.viewer) for event in events]
    for (_, alone), run in groupby(seen, key=lambda event: (event.seat, isinstance(event, _ALONE))):
        told = list(run)
        if alone:
            lines += [_sentence(event, names, words) for event in told]
        elif clauses := [text for event in told if (text := clause(event, words))]:
            seat = told[0].seat
            assert seat is not None
            lines.append(words.story.did(name=names[seat], deeds=prose.listed(clauses, words)))
    return lines


def since(
    events: Iterable[Event], view: GameView, names: Sequence[str], words: Words, most: int = _MOST_NEWS
) -> list[str]:
    """Return at most `most` short lines on what the others did since the viewer last moved."""
    others = [event for event in events if event.seat != view.viewer and not isinstance(event, _UNTOLD)]
    return [clip(line, _SHORT) for line in tell(others, view, names, words)][-most:]


def own(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """Return what came of the viewer's own deeds: what they drew first, then what they did, then what followed."""
    told = list(events)
    drawn = [event.card for event in told if isinstance(event, kinds.DrewFromDeck) and event.seat == view.viewer]
    lines = [words.story.you_drew(card=prose.card(card, words)) for card in drawn if card is not None]
    return lines + tell([event for event in told if not isinstance(event, kinds.DrewFromDeck)], view, names, words)


def _sentence(event: Event, names: Sequence[str], words: Words) -> str:
    """A whole sentence, for what is not one step of a turn."""
    said = words.story
    match event:
        case kinds.ExpeditionBegan(seat, expedition):
            return said.expedition_begins(number=expedition, name=names[seat])
        case kinds.ExpeditionEnded(seat, expedition, reason):
            return said.expedition_ends(number=expedition, name=names[seat], reason=reason)
        case kinds.ExpeditionScored(seat, _, score, total):
            return said.expedition_scored(
                name=names[seat], gains=_gains(score, words), total=prose.points(total, words)
            )
        case kinds.ArtifactsScored(seat, count, points, forgiven):
            worth, tokens = prose.points(points, words), words.prose.artifact_tokens(count=count)
            if not forgiven:
                return said.artifacts_scored(name=names[seat], points=worth, tokens=tokens)
            debt = prose.points(forgiven, words)
            return said.artifacts_scored_forgiven(name=names[seat], points=worth, tokens=tokens, forgiven=debt)
        case kinds.GameEnded():
            return said.game_ends()
        case _:
            raise ValueError(f"no sentence for {event!r}")


def _gains(score: ExpeditionScore, words: Words) -> str:
    """What an expedition brought somebody: explorers, tiles with a debt forgiven behind them, artifacts."""
    said = words.story
    found = said.from_tiles(points=prose.signed(score.tiles))
    if score.forgiven:
        found = said.forgiven(gain=found, points=prose.points(score.forgiven, words))
    gains = [said.from_explorers(points=prose.points(score.path_points, words)), found]
    if score.artifacts:
        gains.append(words.prose.artifacts(count=score.artifacts))
    return prose.enumerated(gains, words)


def clause(event: Event, words: Words) -> str:
    """Return what somebody does, in the third person and without their name; empty for what goes without saying."""
    said = words.story
    match event:
        case kinds.Dealt(_, count, cards):
            if cards is None:
                return said.dealt_some(count=count)
            dealt = sorted(cards, key=lambda card: card.order)
            return said.dealt(cards=prose.listed((prose.card(card, words) for card in dealt), words))
        case kinds.CardPlayed(_, card):
            return said.plays(card=prose.card(card, words))
        case kinds.CardDiscarded(_, card):
            return said.discards(card=prose.card(card, words))
        case kinds.PathBegun(_, path, researcher):
            return said.begins(path=words.prose.path(path=path), piece=prose.piece_name(researcher=researcher))
        case kinds.DrewFromDeck(_, card):
            return said.draws(card=prose.card(card, words)) if card is not None else said.draws_unseen()
        case kinds.DrewFromPile(_, card):
            return said.takes(card=prose.card(card, words))
        case kinds.TurnEnded():
            return ""
        case _:
            return _on_the_way(event, words)


def _on_the_way(event: Event, words: Words) -> str:
    """What happens to an explorer on its path."""
    said = words.story
    match event:
        case kinds.Stepped(_, path, stone, researcher, reason):
            place, piece = prose.place(Piece(stone, researcher), words), prose.piece_name(researcher=researcher)
            if reason is None:
                return said.steps(place=place, piece=piece)
            say = said.steps_by_arrow if reason is Reason.ARROW else said.steps_from_city
            return say(place=place, path=words.prose.path(path=path), piece=piece)
        case kinds.BridgeCrossed(_, _, crossings):
            return said.crosses(number=crossings, most=CROSSINGS_TO_END)
        case kinds.CityReached(_, path):
            return said.reaches(city=words.prose.city(path=path))
        case kinds.ArtifactFound():
            return said.finds_artifact()
        case kinds.PointsFound(_, _, points):
            return said.finds_points(points=prose.points(points, words))
        case kinds.ArrowFound():
            return said.finds_arrow()
        case kinds.ArrowIdle():
            return said.arrow_idle()
        case kinds.CityCardIdle():
            return said.city_card_idle()
        case kinds.StepDeclined():
            return said.declines_step()
        case _:
            raise ValueError(f"no words for {event!r}")
