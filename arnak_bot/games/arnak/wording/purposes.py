"""Why a turn was played, in few words, for those who did not play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from arnak_bot.games.arnak.engine import GameView, Verb
from arnak_bot.games.arnak.engine.content import FEAR_TILE
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.games.kit.prose import enumerated
from arnak_bot.games.thinking import Reason

__all__ = ["purpose"]


def purpose(reasons: Sequence[Reason], view: GameView, words: Words) -> str:
    """Return what a turn was good for; "" where there is nothing to say."""
    return enumerated([_TOLD[Why(reason.kind)](reason, view, words) for reason in reasons], words)


def _exiles(reason: Reason, _: GameView, words: Words) -> str:
    card, *_rest = reason.about
    return words.thoughts.purpose_exiles(
        card=words.story.a_fear_tile() if card == FEAR_TILE else signs.card(card, words)
    )


def _prepares(reason: Reason, _: GameView, words: Words) -> str:
    said = words.thoughts
    return {
        Verb.DISCOVER: said.purpose_discover,
        Verb.OVERCOME: said.purpose_overcome,
        Verb.RESEARCH: said.purpose_research,
        Verb.TEMPLE: said.purpose_temple,
        Verb.BUY: said.purpose_buy,
    }[Verb(reason.about[0])]()


_TOLD: Mapping[Why, Callable[[Reason, GameView, Words], str]] = {
    Why.ARRIVES: lambda reason, _, words: words.thoughts.purpose_arrives(points=reason.count),
    Why.POINTS: lambda reason, _, words: words.thoughts.purpose_scores(
        points=reason.count, source=source_name(ScoreSource(reason.about[0]), words)
    ),
    Why.SLOT: lambda reason, _, words: words.thoughts.purpose_slot(slot=reason.count),
    Why.SAFE: lambda reason, view, words: words.thoughts.purpose_safe(site=signs.site(view, reason.about[0], words)),
    Why.BOON: lambda reason, _, words: words.thoughts.purpose_boon(
        guardian=signs.guardian(int(reason.about[0]), words)
    ),
    Why.RECRUITS: lambda reason, _, words: words.thoughts.purpose_recruits(
        assistant=signs.assistant(int(reason.about[0]), words), rounds=reason.count
    ),
    Why.LASTS: lambda reason, _, words: words.thoughts.purpose_lasts(
        card=signs.card(reason.about[0], words), rounds=reason.count
    ),
    Why.EXILES: _exiles,
    Why.LAST_SPACE: lambda reason, _, words: words.thoughts.purpose_last_space(),
    Why.PREPARES: _prepares,
}
