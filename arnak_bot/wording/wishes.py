"""A summary of users' preferences, and lists of channels."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.kit.prose import listed
from arnak_bot.store import Person
from arnak_bot.wording.messages import Words

MOST_CHANNELS = 25


def person(wished: Person, words: Words) -> str:
    said = words.wishes
    if wished.wake == wished.sleep:
        awake = said.awake_always() if wished.zone == Person().zone else said.awake_always_in_zone(zone=wished.zone)
    else:
        awake = said.awake_between(wake=wished.wake, sleep=wished.sleep, zone=wished.zone)
    notes = said.note_when_next() if wished.heads_up else said.no_note_when_next()
    layout = wished.layout
    pictures = said.pictures_as_tables_have_it() if layout is None else said.pictures_are(layout=layout)
    plans = said.plans_at_once() if wished.at_once else said.plans_by_button()
    league = said.in_leagues() if wished.rated else said.in_no_league()
    return "\n".join((awake, said.your_turns(ends=wished.ends), plans, notes, pictures, league, said.change_a_wish()))


def channels(ids: Sequence[int], words: Words) -> str:
    """Return links to channels, at most the first `MOST_CHANNELS`."""
    named = [f"<#{channel}>" for channel in ids[:MOST_CHANNELS]]
    more = len(ids) - len(named)
    return listed([*named, words.wishes.more_channels(count=more)] if more > 0 else named, words)
