"""A guided first game: each thing is explained the first time its player can do it, once, in a sentence or two.

A lesson looks only at what the player may see. Which lessons somebody has had is kept by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from arnak_bot.engine import GameView, Phase, Verb
from arnak_bot.engine.content import BOARDS, CARD_BY_ID, FEAR
from arnak_bot.engine.printed import CardKind
from arnak_bot.engine.steps import Pay

__all__ = ["LESSONS", "Lesson", "next_lesson"]

LAST_ROUND = 5


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to learn. `comes` says whether a view is the moment for it; `key` is stable, for remembering."""

    key: str
    text: str
    comes: Callable[[GameView], bool]


def next_lesson(view: GameView, had: Collection[str]) -> Lesson | None:
    """Return the most useful lesson that fits this moment and has not been had; None if nothing is new.

    `view` is that of the player who is to act; what they have just been asked comes before what they could do.
    """
    if view.viewer is None or view.viewer not in view.seats_to_act:
        return None
    return next((lesson for lesson in LESSONS if lesson.key not in had and lesson.comes(view)), None)


def _may(*verbs: Verb) -> Callable[[GameView], bool]:
    """The player could do one of these now."""
    return lambda view: any(action.verb in verbs for action in view.legal)


def _asked(*verbs: Verb) -> Callable[[GameView], bool]:
    """The open question is answered with one of these."""
    return lambda view: view.question is not None and any(action.verb in verbs for action in view.answers)


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


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "keeping",
        "The round is over and you have cards left. Those you keep count towards the five of the next round, so "
        "keeping is rarely worth it: let them go, unless one is just what you need.",
        lambda view: view.phase is Phase.KEEPING,
    ),
    Lesson(
        "paying",
        "Now you pay for the way. A card used as a ticket goes into play and its effect is **not** used. Cheap tickets "
        "first: the boot of a Fear card is worth nothing else. Two coins always hire a plane.",
        _pays_travel,
    ),
    Lesson(
        "recruiting",
        "Somebody joins your expedition! You choose for the whole game. An assistant can be used once in each round, "
        "most of them beside your main action.",
        _asked(Verb.RECRUIT),
    ),
    Lesson(
        "exiling",
        "Exiling takes a card out of your deck for good, so that better ones come up more often. A Fear card is the best "
        "choice: it is a point more at the end. A card that you have already used this round costs you nothing.",
        _asked(Verb.EXILE),
    ),
    Lesson(
        "welcome",
        "Welcome ashore! A turn is **one main action** and any number of ⚡ free ones. Do not worry: Undo takes back "
        "whatever did not reveal something new.",
        _turn_is_open,
    ),
    Lesson(
        "digging",
        "Start with a **dig**: an archaeologist goes to a camp on the shore for the price of a boot, and you take what "
        "the camp gives. Compasses and coins are good to begin with. Both come home at the end of the round.",
        lambda view: _turn_is_open(view) and _may(Verb.DIG)(view),
    ),
    Lesson(
        "funding",
        "Funding and Exploration have a ⚡: play one for a coin or a compass **beside** your main action, or keep it as a "
        "ticket. Never both.",
        _may_play(CardKind.BASIC, free=True),
    ),
    Lesson(
        "ending",
        "That was your main action. Free actions are still yours, now or never; then end your turn.",
        lambda view: view.main_taken and view.question is None and _may(Verb.END)(view),
    ),
    Lesson(
        "rival",
        "The rival moves before you in every round, by ten tiles of its own. It never pays; it takes places, cards and "
        "assistants away. What it has left to do is on the picture.",
        lambda view: view.rival is not None and bool(view.rival.used),
    ),
    Lesson(
        "guardian",
        "A guardian sits where your archaeologist stands. It does nothing until the round ends; then your archaeologist "
        "brings home a **Fear** card. Overcome it before, if you can pay what it asks: that is worth 5 points.",
        _stands_before_guardian,
    ),
    Lesson(
        "overcoming",
        "You can **overcome** the guardian now: 5 points, no Fear, and a boon for later. It is one of the best actions "
        "there is.",
        lambda view: not view.main_taken and _may(Verb.OVERCOME)(view),
    ),
    Lesson(
        "discovering",
        "You can afford to **discover** a place in the fog. You take the idol there (3 points and its effect), then the "
        "new place gives you what it has, and then its guardian wakes. Nobody knows beforehand what you will find.",
        lambda view: not view.main_taken and _may(Verb.DISCOVER)(view),
    ),
    Lesson(
        "glass",
        "**Research** with the magnifying glass: pay the price on the bridge, take what the row gives, and score for how "
        "high it stands in the end. There may be more than one way up.",
        lambda view: not view.main_taken and _may_research("glass")(view),
    ),
    Lesson(
        "notebook",
        "The **notebook** follows the glass and brings you assistants on its way up. It scores for its row, too, and never "
        "climbs above the glass.",
        lambda view: not view.main_taken and _may_research("notebook")(view),
    ),
    Lesson(
        "items",
        "You can buy an **item**. It goes under your deck and comes to your hand next round, as a rule. Early in the game "
        "items are worth more: you will use them more often.",
        lambda view: not view.main_taken and _may_buy(CardKind.ITEM)(view),
    ),
    Lesson(
        "artifacts",
        "You can buy an **artifact** with compasses. Its effect is yours at once, without a tablet; that alone may be worth "
        "the price. It also brings points.",
        lambda view: not view.main_taken and _may_buy(CardKind.ARTIFACT)(view),
    ),
    Lesson(
        "playing-artifacts",
        "You hold an **artifact**. Playing it from your hand costs a tablet and is your main action. As a ticket it costs "
        "nothing.",
        lambda view: not view.main_taken and _may_play(CardKind.ARTIFACT, free=False)(view),
    ),
    Lesson(
        "idols",
        "You have an idol. Putting it into a slot is a free action with an effect of your choice, and the idol still "
        "counts 3. But an empty slot is worth points, too: the first ones cost you least.",
        _may(Verb.IDOL),
    ),
    Lesson(
        "assistants",
        "An assistant of yours is ready. Use it once a round; at the end of the round everybody is fresh again.",
        _may(Verb.ASSISTANT),
    ),
    Lesson(
        "boons",
        "The guardian you overcame offers a **boon**: once in the game, whenever you like. The points stay yours.",
        _may(Verb.BOON),
    ),
    Lesson(
        "fear",
        "There is **Fear** in your hand. It can do nothing but walk: use its boot whenever a boot is asked for.",
        _holds_fear,
    ),
    Lesson(
        "temple",
        "You have found the **Lost Temple**! Research with the glass now buys temple tiles: nothing but points.",
        _at_the_temple,
    ),
    Lesson(
        "last-round",
        "This is the last round. Coins, compasses and all the rest are worth nothing when it ends: turn everything you "
        "have into points.",
        lambda view: view.round == LAST_ROUND,
    ),
    Lesson(
        "passing",
        "Nothing is left but to **pass**. If you have free actions, use them first: they are gone with the round.",
        _only_passing_left,
    ),
)
