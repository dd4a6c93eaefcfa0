"""What the panel says to the one who plays: the question, their situation, their hand, how far undo reaches."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine import Action, Colour, Draw, GameView, Phase, Play, parse
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.actions import ends_expedition
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["doubt", "hand", "paths", "question", "status", "undo_reach"]


def question(view: GameView, words: Words) -> str:
    """Return what the viewer is asked now; what they wait for where it is not their turn."""
    said = words.prompts
    if view.over:
        return said.game_over()
    if view.viewer not in view.seats_to_act:
        return said.not_your_turn()
    match view.table.phase:
        case Phase.STEP:
            assert view.question is not None
            source = prose.reason(view.question.reason, view.question.path, words)
            return said.which_step(source=source) if view.setup.compels_steps else said.may_step(source=source)
        case Phase.DRAW:
            return said.which_draw() if len(view.legal) > 1 else said.only_draw()
        case _:
            return said.which_card()


def status(view: GameView, words: Words) -> str:
    """Return the viewer's points and artifacts, and how near the end of the expedition is; the picture has the rest."""
    own, said = view.own, words.prompts
    points, artifacts = prose.points(own.points, words), words.prose.artifacts(count=own.artifacts + own.tokens)
    if view.over:
        return said.status_over(points=points, artifacts=artifacts)
    crossings, cards = (
        said.crossings(count=CROSSINGS_TO_END - view.table.crossings),
        words.prose.cards(count=view.deck_size),
    )
    return said.status(points=points, artifacts=artifacts, crossings=crossings, cards=cards)


def paths(view: GameView, words: Words) -> list[str]:
    """Return the viewer's paths, a line each: the cards of the column, and where its explorer stands."""
    lines = []
    for colour, column in view.own.columns:
        piece = view.own.piece(colour)
        if piece is not None:
            kind = prose.piece_name(researcher=piece.researcher)
            stands = words.prompts.on_path(place=prose.place(piece, words), piece=kind)
            shown = prose.column(column, words)
            lines.append(words.prompts.path(sign=prose.COLOUR_SIGNS[colour], column=shown, stands=stands))
    return lines


def hand(view: GameView, words: Words) -> str:
    """Return the viewer's hand in words, by colour, for those who cannot see the picture."""
    parts = []
    for colour in Colour:
        values = sorted(card.value for card in view.own.hand if card.colour is colour)
        if values:
            shown = prose.listed(map(str, values), words)
            parts.append(words.prompts.hand_of_path(colour=words.prose.colour(path=colour), values=shown))
    return words.prompts.hand(cards="; ".join(parts)) if parts else words.prompts.hand_empty()


def doubt(view: GameView, action: Action, words: Words) -> str | None:
    """Return what to ask before what ends an expedition, and with it the turn: nothing else cannot be taken back."""
    if action == Draw() and view.deck_size == 1:
        return words.prompts.last_card()
    return words.prompts.fifth_crossing() if ends_expedition(action, view) else None


def undo_reach(view: GameView, log: Sequence[tuple[int, str]], words: Words) -> str:
    """Say how far Undo reaches where its button, which names one decision, does not: a card and a step were played."""
    if view.viewer not in view.seats_to_act or view.undoable < 2:
        return ""
    first = parse(log[-view.undoable][1])
    assert isinstance(first, Play), "nothing else is followed by a step"
    return words.prompts.undo_played(card=prose.card(first.card, words))
