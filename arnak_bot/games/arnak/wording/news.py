"""How a player's situation has changed since their last move: full sites, opponents who overtook them, cards taken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

from arnak_bot.games.arnak.engine import Event, GameView, Phase
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY, RIVAL_SEAT
from arnak_bot.games.arnak.wording import signs, story
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.summaries import Summary, summaries_of
from arnak_bot.kit.limits import units
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import capital, listed


def situation(
    events: Sequence[Event], told: Sequence[str], view: GameView, names: Sequence[str], words: Words, *, begun: bool
) -> list[str]:
    """One line each about sites now full, the research track and the row, which comes first if a round has `begun`.

    `events` are those since the viewer's last move, `told` the lines that describe them.
    """
    if view.viewer is None:
        return []
    others = [event for event in events if event.seat is not None and event.seat != view.viewer]
    row, taken = _row(events, told, view, words), _taken(others, told, view, words)
    lines = [taken, _research(others, view, names, words)]
    return [line for line in ([row, *lines] if begun else [*lines, row]) if line]


LONGEST_NEWS, _ROOM = 180, 11
"""The number of characters in a line of news, and the number of words about the rival's turns, that fit in a panel."""


def of_rival(earlier: Iterable[Event], latest: Iterable[Event], view: GameView, words: Words) -> list[str]:
    """One line, if any: what the rival did in this round and the one before, or that it has finished, and Fear."""
    before, now = (
        [each for each in summaries_of(part) if isinstance(each.head, kinds.RivalTurnedUp)]
        for part in (earlier, latest)
    )
    home, said = fear_home([*earlier, *latest], view, words), words.news
    told = list[str]()
    of_round = partial(said.rival_did_before, also="yes" if now else "no")
    for say, turns, past in ((said.rival_did, now, False), (of_round, before, True)):
        if turns:
            room = LONGEST_NEWS - units(" ".join([*told, say(done=""), *home]))
            told.append(say(done=_done_by_rival(turns, view, words, room, past=past)))
    acts = view.phase is Phase.TURNS and view.viewer in view.seats_to_act
    if not (now or before) and acts and view.rival is not None and not view.rival.tiles_left:
        told.append(said.rival_has_finished())
    return [" ".join([*told, *home])] if told or home else []


def fear_home(events: Iterable[Event], view: GameView, words: Words) -> list[str]:
    """Return the line about Fear that the viewer's archaeologists brought home (R42); empty if there was none."""
    home = [each for each in events if isinstance(each, kinds.GainedFear) and each.site and each.seat == view.viewer]
    named = [words.story.the_assistant(assistant=signs.guardian(event.guardian, words)) for event in home]
    return [words.news.fear_home(guardians=capital(listed(named, words)))] if named else []


def _done_by_rival(turns: Iterable[Summary], view: GameView, words: Words, room: int, *, past: bool) -> str:
    """What the rival did, without its tiles and reasons, the best-scoring moves first.

    What has more than `_ROOM` words or `room` characters is counted, not named; then the least important moves go.
    """
    said, done = words.news, defaultdict[Any, list[str]](list)
    for event in chain.from_iterable(turn.results for turn in turns):
        match event:
            case kinds.Discovered(site=site):
                done["discovers"].append(signs.site(view, site, words))
            case kinds.Overcame(guardian=guardian):
                done["overcomes"].append(words.story.the_assistant(assistant=signs.guardian(guardian, words)))
            case kinds.Researched(space=space):
                done["reaches"] = [signs.space(view.board, space, words)]
            case kinds.TookTempleTile():
                done["takes"].append("")
            case kinds.Bought(card=card):
                done["buys"].append(signs.card(card, words))
            case kinds.Recruited(assistant=number) | kinds.Rescued(assistant=number):
                done["removes"].append(words.story.the_assistant(assistant=signs.assistant(number, words)))
            case kinds.Dug(site=site):
                done["digs"].append(signs.site(view, site, words))
    does = partial(said.rival_does, when="before" if past else "now")
    parts = {how: does(how=how, what=listed(them, words)) for how, them in _best_first(done)}
    for how in reversed(parts):
        counted = does(how=how, what=said.counted(how=how, count=len(done[how])))
        whole = listed(parts.values(), words)
        saves = len(counted.split()) < len(parts[how].split()) and len(whole.split()) > _ROOM
        saves |= units(counted) < units(parts[how]) and units(whole) > room
        if how == "takes" or (how != "reaches" and len(done[how]) > 1 and saves):
            parts[how] = counted
    told, more = [*parts.values()], list[str]()
    while len(told) > 1 and units(listed([*told, *more], words)) > room:
        told, more = told[:-1], [said.and_more()]
    rests = ((each, turn) for turn in turns for each in turn.results if isinstance(each, kinds.RivalRested))
    idle = [words.story.rival_rested(), *(story.described([each], turn, view, words)[0] for each, turn in rests)]
    return listed([*told, *more], words) or (said.rival_did_nothing() if past else idle[-1])


def _best_first(done: Mapping[Any, list[str]]) -> list[tuple[Any, list[str]]]:
    """Discoveries and guardians overcome elsewhere, whichever came first, then the rest by its worth."""
    rest = ("reaches", "takes", "buys", "removes", "digs")
    return sorted(done.items(), key=lambda each: rest.index(each[0]) + 1 if each[0] in rest else 0)


def _taken(events: Sequence[Event], told: Sequence[str], view: GameView, words: Words) -> str:
    """The sites that are full now and that somebody else moved to in these events; "" if the viewer can send nobody.
    Where a site has one space, `told` says it already.
    """
    gone_to = {event.site for event in events if isinstance(event, kinds.Dug | kinds.Discovered)}
    gone_to |= {event.end for event in events if isinstance(event, kinds.Relocated)}
    full = [site for site in view.sites if site.id in gone_to and EMPTY not in site.standers]
    spaces = {signs.site(view, site.id, words): len(site.standers) - site.standers.count(BLOCKED) for site in full}
    names = [name for name, count in spaces.items() if count > 1 or not any(name in line for line in told)]
    return words.news.no_space_left(sites=listed(names, words)) if names and view.own.at_home else ""


def _research(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> str:
    steps = [event for event in events if isinstance(event, kinds.Researched)]
    track, parts = BOARDS[view.board].research, []
    for token in Token:
        row = {player.seat: track[player.space_of(token)].row for player in view.players}
        if view.rival is not None and token is Token.GLASS:
            row[RIVAL_SEAT] = track[view.rival.glass].row
        mine = row[view.own.seat]
        moved = Counter(event.seat for event in steps if event.token is token)
        past = [spoken(names[seat]) for seat in sorted(moved) if row[seat] - moved[seat] <= mine < row[seat]]
        if past:
            place = 1 + sum(other > mine for other in row.values())
            who = listed(past, words)
            parts.append(words.news.overtaken(count=len(past), who=who, token=token, place=place, players=len(row)))
    return " ".join(parts)


_TAKEN = (kinds.Bought, kinds.GainedCard, kinds.ExiledFromRow, kinds.LeftRow)


def _row(events: Sequence[Event], told: Sequence[str], view: GameView, words: Words) -> str:
    """The new cards still in the row, newest first, and those that others took and `told` does not mention."""
    there = {*view.artifacts, *view.items}
    took = [event for event in events if isinstance(event, _TAKEN) and event.seat != view.viewer]
    names = [signs.card(card, words) for card in dict.fromkeys(event.card for event in took)]
    gone = listed([name for name in names if not any(name in line for line in told)], words)
    came = dict.fromkeys(event.card for event in reversed(events) if isinstance(event, kinds.RowRefilled))
    new = listed((signs.with_price(card, words) for card in came if card in there), words)
    parts = (words.news.new_in_row(cards=new) if new else "", words.news.gone_from_row(cards=gone) if gone else "")
    return " ".join(filter(None, parts))
