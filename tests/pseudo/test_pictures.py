"""Every kind of picture in the language nobody speaks: nothing is English, nothing is cut, and everything fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from arnak_bot.games.__main__ import line_of
from arnak_bot.games.arnak.engine import Event, Game, GameSetup, content
from arnak_bot.games.arnak.engine.events import TurnBegan
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.pictured import LayoutName, Part
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.numbering import PlaceKind
from arnak_bot.games.lost_ark.wording import messages as lost_ark_in_english
from arnak_bot.games.lost_cities import engine as lost
from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.games.lost_cities.wording import messages as lost_cities_in_english
from arnak_bot.games.lost_cities.wording.reference import everything
from arnak_bot.wording import messages as house_in_english
from images import arnak as images
from images.arnak.cards import PHONE_CARD, ROW_CARD, hand_card, row_card
from images.arnak.choices import paint_choices
from images.arnak.island import Land
from images.arnak.tiles import tile
from images.kit.chart import ChartWords, Course, draw_course
from images.lost_ark import letter
from images.lost_cities.legend import draw_legend
from images.lost_cities.lookup import draw_look_up
from images.lost_cities.pictures import LostCitiesPictures
from images.lost_cities.private import draw_hand, draw_private
from tests.lost_ark.drawn import pictures_in as lost_ark_pictures
from tests.lost_cities.drawn import draw_board
from tests.pseudo.drawn import Text, listening, not_right
from tools import pseudo
from tools.pseudo import said_in_pseudo

pytestmark = pytest.mark.whole_check

NAMES = ("Mariana", "Tom", "Aiko", "Zoe")
LEAST = 17
"""A word is drawn smaller where a language needs more room, but never smaller than this."""

_NAMED = {
    *(word for name in (*NAMES, *(card.name for card in content.CARD_BY_ID.values())) for word in name.split()),
    *(word for tile in content.SITE_TILES for word in tile.name.split()),
    *(word for guardian in content.GUARDIANS for word in guardian.name.split()),
    *(word for board in content.BOARDS.values() for site in board.sites for word in site.name.split()),
    *("II", "III", "IV"),
}
NAMED = {part for word in _NAMED for part in re.findall(r"[A-Za-z]{2,}", word)}
"""Names of players and of what is printed in the box, and numerals."""

Draw = Callable[[Words, Callable[[str], str]], object]
"""Draws with these words, and with sentences of its own said in the same language."""


def stages(setup: GameSetup, every: int) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A game every so many decisions, and its end, with what the decisions since the last turn did."""
    game, player, turn = Game.new(setup), EagerPlayer(5), tuple[Event, ...]()
    yield game.copy(), turn
    while not game.over:
        seat = game.seats_to_act[0]
        events = game.apply(player.choose(game.view(seat)), seat)
        turn = events if turn and isinstance(turn[-1], TurnBegan) else turn + events
        if game.over or len(game.log) % every == 0:
            yield game.copy(), turn


SETUPS = {
    "two": GameSetup(2, "bird", "pseudo"),
    "four": GameSetup(4, "snake", "pseudo"),
    "solo": GameSetup(1, "snake", "pseudo", rival=3),
}


@cache
def played(name: str) -> list[tuple[Game, tuple[Event, ...]]]:
    """The stages of a game of so many."""
    return list(stages(SETUPS[name], 60))


def boards(name: str) -> Draw:
    def draw(words: Words, said: Callable[[str], str]) -> None:
        names = (NAMES[0], "Aiko") if name == "solo" else NAMES[: SETUPS[name].players]
        for game, turn in played(name):
            for layout in LayoutName:
                images.draw_board(game.view(None), names, images.marks_of(turn), layout, words=words)

    return draw


def parts(words: Words, said: Callable[[str], str]) -> None:
    game, turn = played("two")[3]
    for part in Part:
        images.draw_part(game.view(None), NAMES[:2], part, 0, images.marks_of(turn), words=words)


def cards(words: Words, said: Callable[[str], str]) -> None:
    for card in content.CARD_BY_ID:
        for size in (ROW_CARD, PHONE_CARD):
            row_card(card, size, words=words)
        hand_card(card, words)


def tiles(words: Words, said: Callable[[str], str]) -> None:
    for each in content.SITE_TILES:
        tile("site", f"{each.level}-{each.number}", words)
    for guardian in content.GUARDIANS:
        tile("guardian", str(guardian.number), words)
    for kind in ("assistant", "silver", "gold"):
        for assistant in content.ASSISTANTS:
            tile(kind, str(assistant.number), words)
    for idol in content.IDOL_EFFECTS:
        tile("idol", idol, words)
    for slot in content.IDOL_SLOT_EFFECTS:
        tile("slot", slot.name, words)
    for bonus in content.BONUS_TILE_EFFECTS:
        tile("bonus", bonus, words)
    for stack in content.TEMPLE_STACKS:
        tile("temple", stack.id, words)


def hands(words: Words, said: Callable[[str], str]) -> None:
    for game, _ in played("four"):
        for seat in game.seats_to_act:
            images.draw_hand(game.view(seat), NAMES[seat], words)
    view = played("two")[-1][0].view(0)
    images.draw_hand(view, "\U0001f980", words)


def ends(words: Words, said: Callable[[str], str]) -> None:
    for name in ("two", "four"):
        game, count = played(name)[-1][0], SETUPS[name].players
        images.draw_scores(game.scores(), NAMES[:count], words)
        images.draw_scores(game.scores(), NAMES[:count], words, so_far=True)
        middle = played(name)[len(played(name)) // 2][0]
        figures: list[dict[str, int]] = [dict.fromkeys(Figure, seat + 1) for seat in range(count)]
        headline = said("Mariana reached the Lost Temple and overcame two guardians")
        images.draw_round(middle.view(None), NAMES[:count], 2, figures, headline, words=words)


def statistics(words: Words, said: Callable[[str], str]) -> None:
    rows = tuple((said(f"magnifying glass steps {at}"), str(at * 137)) for at in range(1, 8))
    page = tuple((said("Guardians and the temple"), rows) for _ in range(6))
    images.draw_statistics("Mariana", page, words)


def review(words: Words, said: Callable[[str], str]) -> None:
    rounds = tuple(1 + at // 4 for at in range(20))
    expected = tuple((50.0 + at, 48.0 - at, 51.0 + at % 3, 60.0) for at in range(20))
    course = Course(rounds, expected, (70, 30, 53, 61), ((2, 0), (3, 0), (17, 1)))
    shown = ChartWords(said("How the game went"), said("Points expected at the end"), ("I", "II", "III", "IV", "V"))
    draw_course(course, NAMES, shown)


def legend(words: Words, said: Callable[[str], str]) -> None:
    images.draw_legend(words)


def choices(words: Words, said: Callable[[str], str]) -> None:
    text = said("Assistant\nDraw a card. You may send an archaeologist to dig or discover, two boots for free.")
    sides = [images.Choice(side, str(number), text) for number in (1, 7, 10) for side in ("silver", "gold")]
    for count in range(1, len(sides) + 1):
        paint_choices(sides[:count], words).encode()
    images.tile_picture("card", "hat", text, words)
    images.tile_picture("guardian", "3", text, words)


def moments(words: Words, said: Callable[[str], str]) -> None:
    headline, sentence = (
        said("Mariana discovers a site of level two"),
        said("It gives two tablets, and a guardian awakes"),
    )
    for kind in images.MomentKind:
        shown = images.Moment(kind, 0, "snake", "L1-1", "1-8", guardian=6, assistant=10, gains=(("tablet", 2),))
        images.draw_moment(shown, NAMES, headline, sentence, words=words)


def private(words: Words, said: Callable[[str], str]) -> None:
    game, _ = played("two")[2]
    seat = game.seats_to_act[0]
    shown = images.Private(
        lit=images.Lit((images.LitPlace(PlaceKind.SITE, "camp-jewel", "1"),)),
        choices=(images.Choice("idol", "coin", said("coin\nwhat it does, in words")),),
    )
    images.draw_private(game.view(seat), NAMES[:2], shown, words)


def film(words: Words, said: Callable[[str], str]) -> None:
    steps = [(game.view(None), images.marks_of(turn)) for game, turn in played("two")[:2]]
    images.draw_replay(steps, NAMES[:2], [(said("pays"), "#coin"), (said("gains"), "#jewel")], words=words)


def lost_cities(words: Words, said: Callable[[str], str]) -> None:
    home = lost_cities_in_english
    spoken = home.ENGLISH if words is ENGLISH else pseudo.words_of(home.HOME)
    for players in (2, 4):
        game = line_of(GAME).played_by("able", lost.GameSetup(players, lost.Length.LONG, seed="pseudo"))
        halfway = lost.Game.new(game.setup)
        for _, text in game.log[: len(game.log) // 2]:
            halfway.apply(text)
        names = NAMES[:players]
        draw_board(game.view(None), names, spoken)
        turn: tuple[lost.Event, ...] = ()
        for _ in range(3 * players):
            seat = halfway.seats_to_act[0]
            draw_private(halfway.view(seat), names, spoken, turn)
            draw_hand(halfway.view(seat), NAMES[seat], spoken)
            turn = halfway.apply(game.log[len(halfway.log)][1])
            draw_board(halfway.view(None), names, spoken, turn)
        again = lost.Game.new(game.setup)
        happened = [event for _, text in game.log for event in again.apply(text)]
        with speaking_pseudo(lost_cities_in_english):
            draws = LostCitiesPictures(words.language)
            draws.moments(happened, game.view(None), names)[-1].draw()
            draws.round(3, happened, game.view(None), names)[-1].draw()
            for so_far in (False, True):
                draws.scores(game.scores(), names, so_far=so_far).draw()
    draw_legend(spoken)
    for thing in everything(spoken)[:14]:
        draw_look_up(thing.key, spoken, halfway.view(0))


@contextmanager
def speaking_pseudo(game: Any) -> Iterator[pytest.MonkeyPatch]:
    """Let the host and a game, given the module of its messages, be asked for the pseudo language."""
    with pytest.MonkeyPatch.context() as patch:
        for house in (house_in_english, game):
            patch.setitem(house.LANGUAGES, pseudo.CODE, pseudo.words_of(house.HOME))
        yield patch


def lost_ark(words: Words, said: Callable[[str], str]) -> None:
    with speaking_pseudo(lost_ark_in_english) as patch:
        patch.setattr(
            letter, "_cluster", lambda *shown: None
        )  # cut out of a compass: figures alone, most of them outside
        for _, picture in lost_ark_pictures(words.language, NAMES):
            picture.draw()


KINDS: dict[str, Draw] = {
    **{f"boards-{name}": boards(name) for name in SETUPS},
    "parts": parts,
    "cards": cards,
    "tiles": tiles,
    "hands": hands,
    "ends": ends,
    "statistics": statistics,
    "review": review,
    "legend": legend,
    "choices": choices,
    "moments": moments,
    "private": private,
    "film": film,
    "lost-cities": lost_cities,
    "lost-ark": lost_ark,
}


def _is_english(text: str) -> bool:
    """Whether there are words that nobody is called by; a name that is cut ends in dots."""
    words = re.findall(r"([A-Za-z]{2,})(…?)", text)
    return any(word not in NAMED and not (cut and _begins_a_name(word)) for word, cut in words)


def _begins_a_name(beginning: str) -> bool:
    return any(name.startswith(beginning) for name in NAMED)


def _is_word(text: Text) -> bool:
    return len(re.findall(r"[^\W\d_]", text.text)) > 1


@pytest.fixture
def islands_painted_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is painted over an island leaves its small part of the picture, and is not heard where it was."""
    monkeypatch.setattr(Land, "_may_follow", lambda self, other: False)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_in_the_pseudo_language(kind: str, islands_painted_whole: None) -> None:
    with listening() as heard:
        KINDS[kind](pseudo.words(), said_in_pseudo)
        sheets = heard()
    texts = [text for sheet in sheets for text, _ in sheet.texts]
    assert {text.text for text in texts if _is_english(text.text)} == set()
    assert any(not text.text.isascii() for text in texts), "we did listen"
    assert {problem for sheet in sheets for problem in not_right(sheet, _NAMED)} == set()
    assert {(text.size, text.text) for text in texts if _is_word(text) and text.size < LEAST} == set()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_in_english(kind: str, islands_painted_whole: None) -> None:
    with listening() as heard:
        KINDS[kind](ENGLISH, str)
        sheets = heard()
    assert any(_is_english(text.text) for sheet in sheets for text, _ in sheet.texts), "we would hear English"
    assert {problem for sheet in sheets for problem in not_right(sheet, _NAMED)} == set()
