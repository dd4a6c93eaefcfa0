"""The picture of the private panel: what was found, what can be chosen, the hand; and what it says in words."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from arnak_bot.games.arnak.engine import Event, GameView
from arnak_bot.games.arnak.engine.events import Discovered, Overcame, ReachedTemple, Rescued, SiteRevealed
from arnak_bot.games.arnak.wording import moments, prompts, tables
from arnak_bot.games.arnak.wording.numbering import Numbers, Place, PlaceKind
from arnak_bot.games.arnak.wording.things import Thing, found
from arnak_bot.games.kit.limits import ALT_LIMIT, clip
from arnak_bot.host import Table
from arnak_bot.store import Person
from arnak_bot.wording.messages import Words
from cogs.looks import Looks
from images import arnak as images

__all__ = ["hand_files", "panel_files"]

MOST_CHOICES = 12
"""More things would be too small to tell apart on a phone: their menu has the words."""

_KINDS = {
    PlaceKind.SITE: images.LitKind.SITE,
    PlaceKind.SPACE: images.LitKind.SPACE,
    PlaceKind.TEMPLE: images.LitKind.TEMPLE,
    PlaceKind.CARD: images.LitKind.CARD,
}


async def hand_files(looks: Looks, table: Table, view: GameView, words: Words) -> list[discord.File]:
    """Draw the hand of the view's owner as an attachment; none if that fails."""
    assert view.viewer is not None
    return await looks.drawn(
        "hand", tables.hand_alt(view, words), images.draw_hand, view, table.names[view.viewer], words=words.pictures
    )


async def panel_files(
    looks: Looks,
    table: Table,
    view: GameView,
    numbers: Numbers,
    happened: Sequence[Event],
    person: Person,
    words: Words,
) -> list[discord.File]:
    """Draw what the viewer decides by: the hand with, above it, what was found and what can be chosen now."""
    if view.viewer not in view.seats_to_act:
        return await hand_files(looks, table, view, words)
    moment = _moment(view, table.turn_events, happened, words)
    things = [thing for thing in found(happened, view, words) if thing.kind != "card" or thing.id not in _hand(view)]
    shown = () if moment is not None or numbers.places else tuple(map(_choice, things))
    to_end = prompts.is_to_end(view) and not view.free  # nothing is left that would need the hand
    private = images.Private(
        moment=moment,
        found=shown,
        lit=images.Lit(tuple(_lit(place, number) for place, number in numbers.places)),
        choices=tuple(map(_choice, numbers.things)) if len(numbers.things) <= MOST_CHOICES else (),
        hand=not (to_end and (moment is not None or shown)),
        layout=person.layout or table.options.layout,
        points=table.view(None).points,
    )
    alt = clip(
        " ".join([*_alts(private, numbers, words), tables.hand_alt(view, words) if private.hand else ""]),
        ALT_LIMIT,
    )
    return await looks.drawn("panel", alt, images.draw_private, view, table.names, private, words=words.pictures)


def _hand(view: GameView) -> tuple[str, ...]:
    assert view.viewer is not None
    own = view.players[view.viewer]
    return (*own.hand, *own.drawn, *own.kept)


def _moment(
    view: GameView, turn: Sequence[Event], happened: Sequence[Event], words: Words
) -> tuple[images.Moment, str] | None:
    """The great moment of the viewer's own that has just come about, with its headline.

    A discovery is told once its site is revealed: an idol may ask something before.
    """
    known = {site.id for site in view.sites if site.tile}
    own = [event for event in turn if event.seat == view.viewer]
    told = tuple(event for event in own if not isinstance(event, Discovered) or event.site in known)
    now = [key for event in happened if (key := _moment_of(event)) is not None]
    for moment in reversed(images.moments_of(view, told)):
        if (moment.kind, moment.site) in now:
            return moment, moments.headline_for_you(
                moment.kind.value, moment.tile, moment.guardian, moment.assistant, words
            )
    return None


def _moment_of(event: Event) -> tuple[images.MomentKind, str] | None:
    """What makes a moment, with the site it happened at, if any."""
    match event:
        case SiteRevealed(site=site):
            return images.MomentKind.DISCOVERY, site
        case Overcame(site=site):
            return images.MomentKind.OVERCOME, site
        case ReachedTemple():
            return images.MomentKind.TEMPLE, ""
        case Rescued():
            return images.MomentKind.RESCUE, ""
        case _:
            return None


def _choice(thing: Thing) -> images.Choice:
    return images.Choice(thing.kind, thing.id, thing.caption)


def _lit(place: Place, number: int) -> images.LitPlace:
    return images.LitPlace(_KINDS[place.kind], place.id, number)


def _alts(private: images.Private, numbers: Numbers, words: Words) -> list[str]:
    """What stands above the hand, in words; what is lit is what the menus list."""
    lines = [f"{private.moment[1]}."] if private.moment is not None else []
    if numbers.places:
        lines.append(words.tables.lit_alt())
    lines += [f"{number}: {thing.name}." for number, thing in enumerate(numbers.things, 1)]
    return lines
