"""The contents of the private panel's picture: what was just found, choices, highlighted places, the hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.events import Discovered, Event, Overcame, ReachedTemple, Rescued, SiteRevealed
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import moments
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.numbering import Numbers, PlaceKind, numbers_of
from arnak_bot.games.arnak.wording.things import Thing, found
from arnak_bot.games.arnak.wording.turn import is_to_end
from images.arnak.choices import Choice
from images.arnak.lit import ON_TABLE, Lit, LitPlace
from images.arnak.moments import Moment, MomentKind, moments_of
from images.arnak.private import Private

MOST_CHOICES = 12
"""With more choices than this, each would be too small to recognise on a phone, so only the menu shows them."""


def panel_of(
    happened: Sequence[Event],
    turn: Sequence[Event],
    view: GameView,
    points: Sequence[int],
    words: Words,
) -> tuple[Private, list[str]]:
    """Return what to draw for the active player, and the text to show above the hand."""
    numbers = numbers_of(view, words)
    moment = _moment(view, turn, happened, words)
    held = (*view.own.hand, *view.own.drawn, *view.own.kept)
    things = [thing for thing in found(happened, view, words) if thing.kind != "card" or thing.id not in held]
    is_main = any(place.kind in ON_TABLE for place, _ in numbers.places)  # then the board matters more than finds
    shown = () if moment is not None or is_main else tuple(map(_choice, things))
    to_end = is_to_end(view) and not view.free  # nothing is left to do that would need the hand
    private = Private(
        moment=moment,
        found=shown,
        lit=_lit(numbers, words),
        choices=tuple(map(_choice, numbers.things)) if len(numbers.things) <= MOST_CHOICES else (),
        hand=not (to_end and (moment is not None or shown)),
        points=tuple(points),
        rest="" if moment is not None or shown or numbers.of else _rest(view, words),
    )
    return private, _said(private, numbers, words)


def _moment(
    view: GameView, turn: Sequence[Event], happened: Sequence[Event], words: Words
) -> tuple[Moment, str] | None:
    """A discovery is shown once its site is revealed, since an idol may require a decision before that."""
    known = {site.id for site in view.sites if site.tile}
    own = [event for event in turn if event.seat == view.viewer]
    told = tuple(event for event in own if not isinstance(event, Discovered) or event.site in known)
    now = [key for event in happened if (key := _moment_of(event)) is not None]
    for moment in reversed(moments_of(view, told)):
        if (moment.kind, moment.site) in now:
            return moment, moments.headline_for_you(
                moment.kind.value, moment.tile, moment.guardian, moment.assistant, words
            )
    return None


def _moment_of(event: Event) -> tuple[MomentKind, str] | None:
    match event:
        case SiteRevealed(site=site):
            return MomentKind.DISCOVERY, site
        case Overcame(site=site):
            return MomentKind.OVERCOME, site
        case ReachedTemple():
            return MomentKind.TEMPLE, ""
        case Rescued():
            return MomentKind.RESCUE, ""
        case _:
            return None


def _choice(thing: Thing) -> Choice:
    return Choice(thing.kind, thing.id, thing.caption)


def _lit(numbers: Numbers, words: Words) -> Lit:
    """The places that actions lead to; a research space counts once for each token that can move there."""
    texts = {number: text.split() for text, number in numbers.of.items()}
    found = defaultdict[tuple[PlaceKind, str], list[int]](list)
    for place, number in numbers.places:
        name = " ".join(texts[number][1:3]) if place.kind is PlaceKind.SPACE else place.id
        found[place.kind, name].append(number)
    places = []
    for (kind, name), numbered in found.items():
        verbs = dict.fromkeys(words.pictures.option_verb(verb=texts[number][0]) for number in numbered)
        places.append(LitPlace(kind, name, ", ".join(map(str, sorted(numbered))), " / ".join(verbs)))
    return Lit(tuple(places))


def _rest(view: GameView, words: Words) -> str:
    """What to say if the viewer can only pass or end the turn; "" if there is a choice."""
    verbs = {action.verb for action in view.legal}
    if view.phase is not Phase.TURNS or not verbs or not verbs <= {Verb.PASS, Verb.END}:
        return ""
    return words.pictures.only_end() if Verb.END in verbs else words.pictures.only_pass()


def _said(private: Private, numbers: Numbers, words: Words) -> list[str]:
    lines = [f"{private.moment[1]}."] if private.moment is not None else []
    if private.lit.on_table:
        lines.append(words.tables.lit_alt())
    elif private.lit.places:
        lines.append(words.tables.lit_own_alt())
    if private.rest:
        lines.append(private.rest)
    lines += [f"{number}: {thing.name}." for number, thing in enumerate(numbers.things, 1)]
    return lines
