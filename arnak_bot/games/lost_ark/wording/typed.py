"""Understands other ways to type a tile or a movement, in addition to the canonical texts and labels of actions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from arnak_bot.games.lost_ark.engine import Action, Character, GameView, Phase, Verb, parse
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.printed import COLOUR_OF, EDGE_OF, PLACES, TILES, Colour
from arnak_bot.games.lost_ark.engine.rules.legality import moving
from arnak_bot.games.lost_ark.prospects import by_prospect
from arnak_bot.kit.named import named_exactly
from arnak_bot.kit.spelling import means_the_end, without_chat

ALSO = {"pass": Verb.MINUS, "skip": Verb.MINUS, "tile": Verb.FILL, "tiles": Verb.FILL, "a tile": Verb.FILL}
"""Players' words for not answering a call, and for filling a tile."""
_ROLLING = frozenset({"roll", "die", "dice", "stay"})
"""Words for what comes after a walk: the die, or going no further. Both only need the turn to end."""
_OF_A_QUESTION = re.compile(r"^(?:use (?:a|my) (diamond)|(fill|call) an? (?:(\w+) )?(?:tile|colou?r))$")
"""What is asked, as the questions have it: "fill a tile"."""
_WALKING = frozenset({"call", "walk", "draw", "visit"})
_FILLING = frozenset({"fill", "tile", "tiles"})
_HINTS = frozenset({"hint", "hints"})
_SPENDING = frozenset({"use", "spend", "a", "token"})
_DANGER = frozenset({"dangerous", "danger", "skull", "skulls"})
_AT_DANGER = frozenset({"a", "the", "to", "place", "places", "visit", "draw", "enter", "walk"})
DANGEROUS = "dangerous"
"""How the labels call the places that show a skull."""
_COLOUR_WORDS = {
    Colour.GREEN: ("green", "forest"),
    Colour.RED: ("red", "mountain"),
    Colour.YELLOW: ("yellow", "meadow", "plain", "field"),
    Colour.BLUE: ("blue", "ocean", "sea"),
    Colour.GREY: ("grey", "city", "road"),
}
_TILES_UNDER_EDGE = ("inner", "middle", "left", "right")
"""The words for the tiles of an edge, in the order of their numbers."""


def names_of_start(action: Action) -> Iterator[str]:
    """Yield other names of a start: "start at green 33", "walk green 33"."""
    if action.verb is Verb.START and (colour := COLOUR_OF.get(action.at)) is not None:
        for word in _COLOUR_WORDS[colour]:
            yield from (f"start at {word} {action.at}", f"{Verb.WALK} {word} {action.at}")


def names_of_tile(action: Action) -> Iterator[str]:
    """Yield other names of a fill: "forest inner", "fill forest inner", "fill red forest inner"."""
    if action.verb not in (Verb.FIRST, Verb.FILL):
        return
    edge = EDGE_OF[action.at]
    for word in ("diamond",) if edge is None else _COLOUR_WORDS[edge]:
        tile = f"{word} {_TILES_UNDER_EDGE[int(action.at[1]) - 1]}"
        yield from (tile, f"fill {tile}", f"fill {action.colour} {tile}")


def in_game_words(typed: str, view: GameView) -> str:
    """Return the input as the labels have it: one visits places when walking, in the colour that was called."""
    typed = _british(typed)
    plain = ALSO.get(typed.strip(), typed.strip())
    words, colour = {*without_chat(plain.split())}, moving(view.state, view.seat)
    if words & _DANGER and words <= _DANGER | _AT_DANGER:  # a paladin visits such places once it walks
        return Verb.WALK if view.own.character is Character.PALADIN and colour is None else DANGEROUS
    plain = _OF_A_QUESTION.sub(r"\1 \2 \3", plain).strip().removeprefix("in ")
    return plain if colour is None else plain.replace(Verb.WALK, "visit").removesuffix(f" in {colour}")


def _british(typed: str) -> str:
    return typed.casefold().replace("gray", Colour.GREY)


def action_named(typed: str, view: GameView) -> Action | None:
    """The action with this text, possible or not; a colour alone is an answer or a call, a verb or tile without one is
    in the called colour, a place is to be visited, and where no tile may be filled, any fill will do.
    """
    typed = typed.replace(f"{Verb.WALK} in ", f"{Verb.WALK} ")
    if typed == "visit" and not any(each.verb is Verb.DRAW for each in view.legal):
        typed = Verb.WALK
    fills = [f"{Verb.FILL} {typed} {each.at}" for each in view.legal if each.verb is Verb.FILL][:1]
    called = [] if typed == view.called else [*fills, f"{Verb.CALL} {typed}"]
    words = typed.split()
    cannot_fill = words[:1] == [Verb.FILL] and not any(each.verb in (Verb.FIRST, Verb.FILL) for each in view.legal)
    for text in (typed, *called, _with_verb(Verb.FILL if cannot_fill else typed, view)):
        with suppress(ValueError):
            return parse(text)
    if tile := next((word for word in words if word in TILES), None):
        colour = next((each for each in Colour if each in words), view.called)
        return to(Verb.FILL, colour or view.own.identity, tile)
    if place := next((word for word in words if word in PLACES), None):
        return to(Verb.DRAW, at=place)
    return to(Verb.END) if means_the_end(typed) or means_the_die(typed) else None


def means_the_die(typed: str) -> bool:
    words = without_chat(typed.casefold().split())
    return bool(words) and _ROLLING.issuperset(words)


def means_hints(typed: str) -> bool:
    words = {*without_chat(typed.casefold().split())}
    return bool(words & _HINTS) and words <= _HINTS | _SPENDING


def _with_verb(verb: str, view: GameView) -> str:
    """The text of an action with a verb that was typed alone: in the called colour or, where it is not possible in any
    colour, some action. A verb that leaves a choice stays alone.
    """
    if verb == Verb.CALL and view.phase is Phase.CALL:
        return verb
    if verb == Verb.DIAMOND:
        return f"{verb} {Colour.GREY} 12"
    if verb == Verb.FILL and not any(each.verb is Verb.FILL for each in view.legal):
        return f"{verb} {Colour.GREEN} g1"
    return f"{verb} {view.called or Colour.GREEN}"


def in_colour(typed: str, actions: Iterable[Action], view: GameView) -> Sequence[Action]:
    """Return the actions meant by a colour that was not called, alone or with a verb: the answers in it, the best
    first, then the tiles under its edge; none if it cannot be answered in this colour.
    """
    words = {*without_chat(_british(typed).split())}
    colour = next((each for each in Colour if each in words), None)
    if colour in (None, view.called) or not words <= {colour, *_WALKING, *_FILLING, *_HINTS, *_SPENDING}:
        return ()
    fills = [each for each in actions if each.verb is Verb.FILL and not words & _WALKING]
    found = sorted((each for each in fills if each.colour is colour), key=lambda fill: by_prospect(view.own, fill))
    found += [each for each in actions if each == to(Verb.WALK, colour) and not words & _FILLING]
    under = [each for each in fills if each.colour is view.called and EDGE_OF[each.at] is colour]
    return [*found, *under] if found else ()


def movement_meant(typed: str, view: GameView) -> tuple[Action, ...]:
    """Return the actions meant by typed places, with or without a colour; none if the places are not a movement."""
    words = without_chat(_british(typed).split())
    places = tuple(dict.fromkeys(word for word in words if word in PLACES))
    rest = [word for word in words if word not in PLACES and word not in _WALKING]
    named = next((colour for colour, also in _COLOUR_WORDS.items() if rest and rest[0] in also), None)
    if (
        not places
        or len(rest) > (named is not None)
        or named_exactly(typed, [(each, (each.text,)) for each in view.legal])
    ):
        return ()
    draws = tuple(to(Verb.DRAW, at=place) for place in places)
    if view.phase is Phase.CALL and named is not None:
        return (to(Verb.CALL, named), *draws)
    if view.phase is not Phase.DRAW or view.called is None:
        return ()
    moves_in = moving(view.state, view.seat)
    if moves_in is None:
        return (to(Verb.WALK, named or view.called), *draws)
    is_of_place = all(COLOUR_OF.get(place) is named for place in places)  # "mountain 25", whatever one is walking in
    return draws if named in (None, moves_in) or is_of_place else ()
