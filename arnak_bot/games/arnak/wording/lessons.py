"""A guided first game: each thing is explained the first time its player can do it, once, in a sentence or two.

A lesson looks only at what the player may see. Which lessons somebody has had is kept by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from arnak_bot.games.arnak.engine import GameView, Phase, Verb
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words

__all__ = ["LESSONS", "Lesson", "lessons", "next_lesson"]

LAST_ROUND = 5
ARCHAEOLOGISTS = 2


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to learn. `comes` says whether a view is the moment for it; `key` is stable, for remembering."""

    key: str
    text: str
    comes: Callable[[GameView], bool]


def next_lesson(view: GameView, had: Collection[str], words: Words) -> Lesson | None:
    """Return the most useful lesson that fits this moment and has not been had; None if nothing is new.

    `view` is that of the player who is to act; what they have just been asked comes before what they could do.
    """
    if view.viewer is None or view.viewer not in view.seats_to_act:
        return None
    return next((lesson for lesson in lessons(words) if lesson.key not in had and lesson.comes(view)), None)


def _may(*verbs: Verb) -> Callable[[GameView], bool]:
    """The player could do one of these now."""
    return lambda view: any(action.verb in verbs for action in view.legal)


def _asked(*verbs: Verb) -> Callable[[GameView], bool]:
    """The open question is answered with one of these."""
    return lambda view: view.question is not None and any(action.verb in verbs for action in view.answers)


def _unasked(comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """While somebody ponders a question, what else they could do is no help."""
    return lambda view: view.question is None and comes(view)


def _pays_travel(view: GameView) -> bool:
    return view.question is not None and isinstance(view.question.task, Pay) and bool(view.question.task.travel)


def _may_buy(kind: CardKind) -> Callable[[GameView], bool]:
    return lambda view: any(
        action.verb is Verb.BUY and action.args[0] in CARD_BY_ID and CARD_BY_ID[action.args[0]].kind is kind
        for action in view.legal
    )


def _may_play(kind: CardKind, *, free: bool) -> Callable[[GameView], bool]:
    return lambda view: any(
        action.verb is Verb.PLAY
        and action.args[0] in CARD_BY_ID
        and CARD_BY_ID[action.args[0]].kind is kind
        and (action in view.free) is free
        for action in view.legal
    )


def _may_research(token: str) -> Callable[[GameView], bool]:
    return lambda view: any(action.verb is Verb.RESEARCH and action.args[0] == token for action in view.legal)


def _stands_before_guardian(view: GameView) -> bool:
    return any(site.guardian and view.viewer in site.standers for site in view.sites)


def _has_one_out(view: GameView) -> bool:
    assert view.viewer is not None
    return view.players[view.viewer].at_home == ARCHAEOLOGISTS - 1


def _holds_fear(view: GameView) -> bool:
    assert view.viewer is not None
    return FEAR in view.players[view.viewer].hand


def _only_passing_left(view: GameView) -> bool:
    main = [action for action in view.legal if action not in view.free]
    return view.question is None and not view.main_taken and all(action.verb is Verb.PASS for action in main)


def _at_the_temple(view: GameView) -> bool:
    assert view.viewer is not None
    track = BOARDS[view.board].research
    return track[view.players[view.viewer].glass].row == max(space.row for space in track)


def _turn_is_open(view: GameView) -> bool:
    return view.phase is Phase.TURNS and view.question is None and not view.main_taken


def lessons(words: Words) -> tuple[Lesson, ...]:
    """Return all lessons, the most useful first."""
    said = words.lessons
    return (
        Lesson(
            "keeping",
            said.keeping(),
            lambda view: view.phase is Phase.KEEPING,
        ),
        Lesson(
            "paying",
            said.paying(),
            _pays_travel,
        ),
        Lesson(
            "recruiting",
            said.recruiting(),
            _asked(Verb.RECRUIT),
        ),
        Lesson(
            "exiling",
            said.exiling(),
            _asked(Verb.EXILE),
        ),
        Lesson(
            "welcome",
            said.welcome(),
            _turn_is_open,
        ),
        Lesson(
            "digging",
            said.digging(),
            lambda view: _turn_is_open(view) and _has_one_out(view) and _may(Verb.DIG, Verb.DISCOVER)(view),
        ),
        Lesson(
            "guardian",
            said.guardian(),
            _unasked(_stands_before_guardian),
        ),
        Lesson(
            "funding",
            said.funding(),
            _unasked(_may_play(CardKind.BASIC, free=True)),
        ),
        Lesson(
            "ending",
            said.ending(),
            lambda view: view.main_taken and view.question is None and _may(Verb.END)(view),
        ),
        Lesson(
            "rival",
            said.rival(),
            lambda view: _turn_is_open(view) and view.rival is not None and bool(view.rival.used),
        ),
        Lesson(
            "overcoming",
            said.overcoming(),
            lambda view: not view.main_taken and _may(Verb.OVERCOME)(view),
        ),
        Lesson(
            "discovering",
            said.discovering(),
            lambda view: not view.main_taken and _may(Verb.DISCOVER)(view),
        ),
        Lesson(
            "glass",
            said.glass(),
            lambda view: not view.main_taken and _may_research("glass")(view),
        ),
        Lesson(
            "notebook",
            said.notebook(),
            lambda view: not view.main_taken and _may_research("notebook")(view),
        ),
        Lesson(
            "items",
            said.items(),
            lambda view: not view.main_taken and _may_buy(CardKind.ITEM)(view),
        ),
        Lesson(
            "artifacts",
            said.artifacts(),
            lambda view: not view.main_taken and _may_buy(CardKind.ARTIFACT)(view),
        ),
        Lesson(
            "playing-artifacts",
            said.playing_artifacts(),
            lambda view: not view.main_taken and _may_play(CardKind.ARTIFACT, free=False)(view),
        ),
        Lesson(
            "idols",
            said.idols(),
            _unasked(_may(Verb.IDOL)),
        ),
        Lesson(
            "assistants",
            said.assistants(),
            _unasked(_may(Verb.ASSISTANT)),
        ),
        Lesson(
            "boons",
            said.boons(),
            _unasked(_may(Verb.BOON)),
        ),
        Lesson(
            "fear",
            said.fear(),
            lambda view: _turn_is_open(view) and _holds_fear(view) and _may(Verb.DIG)(view),
        ),
        Lesson(
            "temple",
            said.temple(),
            _at_the_temple,
        ),
        Lesson(
            "last-round",
            said.last_round(),
            lambda view: view.round == LAST_ROUND,
        ),
        Lesson(
            "passing",
            said.passing(),
            _only_passing_left,
        ),
    )


LESSONS = lessons(ENGLISH)
"""The lessons in English."""
