"""What a player has and the cards in play, as chips of a panel; `players` decides which of them there is room for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR, IDOL_SLOT_POINTS
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.engine.view import PlayerView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs, phrases
from images.arnak.art import figure_of, portrait
from images.arnak.chips import LINE, TEXT, Chip, changed, chosen_by, counted, number
from images.arnak.lit import LitPlace
from images.arnak.theme import ON_LIGHT, RESOURCES
from images.kit.canvas import Canvas
from images.kit.text import fitting_size, glyphs_width, text_width
from images.kit.theme import (
    BRASS,
    DANGER,
    FAINT,
    GOLD,
    INK,
    LIGHT,
    ON_LEAVES,
    PAPER,
    PLATE,
    SEATS,
    SILVER,
    SOFT_INK,
    TOKEN_RIM,
    Colour,
    mixed,
)

_TOKEN_ICON, _TOKENS = 40, 44
"""The sizes of a resource and of its number, legible on a phone because moves depend on them."""


CLOSE = 640
"""Below this width, panels are always side by side, as they never are on a phone."""


@dataclass(frozen=True, slots=True)
class Told:
    """A panel that is `close` to others shows less. `changes`: the last turn's, by kind of token; `plays`: whether the
    cards in play are shown.
    """

    player: PlayerView
    changes: tuple[tuple[str, int], ...]
    words: Words
    close: bool
    lit: tuple[LitPlace, ...] = ()
    plays: bool = True

    def numbered(self, chip: Chip, kind: str, name: str) -> Chip:
        return next(
            (chosen_by(chip, place.numbers) for place in self.lit if (place.kind, place.id) == (kind, name)), chip
        )

    @property
    def pictured(self) -> tuple[str, ...]:
        """The cards in play that get a picture if there is room: not Fear or the starting cards everybody has."""
        worthy = (card for card in self.player.play if CARD_BY_ID[card].kind in (CardKind.ITEM, CardKind.ARTIFACT))
        return tuple(worthy) if self.plays else ()

    @property
    def spare(self) -> int:
        """The width reserved for a turn's changes; 0 if only choices are shown, since nothing has changed then."""
        return 3 * LINE if self.plays else 0

    def unchanged(self) -> Told:
        return replace(self, changes=())


@lru_cache(maxsize=64)
def owned(told: Told, *, in_words: bool, brief: bool = False) -> tuple[Chip, ...]:
    """Cached because they are tried repeatedly. If `brief`, an exhausted assistant has a tick instead of words."""
    return (
        *_tokens(told),
        *_counts(told),
        *_things(told, in_words=in_words),
        *(
            told.numbered(
                _assistant(each, told.words, in_words=in_words, close=told.close, brief=brief),
                "assistant",
                str(each.number),
            )
            for each in told.player.assistants
        ),
        *_guardians(told, in_words=in_words, brief=brief),
    )


def _tokens(told: Told) -> list[Chip]:
    chips = []
    changes = dict(told.changes)
    for resource, count in told.player.tokens:
        won = changes.get(resource, 0)
        if told.close and not count and not won:
            continue
        if count:
            chip = number(str(count), resource.value, RESOURCES[resource], INK, _TOKEN_ICON, _TOKENS)
        else:
            chip = number("0", resource.value, FAINT, FAINT, _NONE_ICON, _NONE)
        chips.append(_apart(changed(chip, won, welcome=won > 0) if won else chip))
    return chips


_NONE_ICON, _NONE = 30, 30


def _apart(chip: Chip) -> Chip:
    """With a wide gap after it, so that no icon seems to belong to the next number."""
    return replace(chip, width=chip.width + _APART)


_APART = 8


def _figures(told: Told) -> int:
    """The size of all numbers other than those of tokens."""
    return 40 if told.close else TEXT


def _counts(told: Told) -> list[Chip]:
    player, words, size = told.player, told.words, _figures(told)
    home = number(str(player.at_home), "archaeologist", SEATS[player.seat].colour, INK, 32, size)
    hand, deck = words.pictures.in_hand(count=player.hand_size), words.pictures.in_deck(count=player.deck_size)
    cards = [f"{hand}  {deck}"] if told.close else [hand, deck]
    return [_apart(home), *(_apart(counted(each, size)) for each in cards)]


@lru_cache(maxsize=256)
def _assistant(owned: OwnedAssistant, words: Words, *, in_words: bool, close: bool, brief: bool) -> Chip:
    does = _does(owned, words, in_words=in_words, brief=brief)
    size = fitting_size(does, TEXT, _WIDEST_SIGNS if close and not in_words else None)
    wide = glyphs_width(does, size)
    rim = GOLD if owned.gold else SILVER

    def draw(canvas: Canvas, x: int, y: int) -> None:
        ground = PAPER if owned.exhausted else LIGHT
        box = (x, y + 2, x + LINE + wide + 10, y + LINE - 2)
        canvas.panel(box, ground if not owned.gold else mixed(ground, GOLD, 0.3), 20, outline=rim, line=3)
        face = portrait(owned.number, canvas.pixels(LINE), gold=owned.gold, exhausted=owned.exhausted)
        canvas.figure(face, (x, y))
        ink = SOFT_INK if owned.exhausted else INK
        canvas.glyphs((x + LINE + 4 + wide // 2, y + LINE // 2), does, size, ink, ON_LIGHT)
        if owned.exhausted and brief:
            _tick(canvas, x + LINE - 4, y + LINE)

    return Chip(LINE + wide + 12, draw)


def _tick(canvas: Canvas, right: int, bottom: int) -> None:
    canvas.panel((right - 24, bottom - 24, right, bottom), INK, 12)
    canvas.line(((right - 18, bottom - 12), (right - 14, bottom - 7), (right - 6, bottom - 17)), LIGHT, 4)


def _does(owned: OwnedAssistant, words: Words, *, in_words: bool, brief: bool) -> glyphs.Line:
    signs = glyphs.assistant(owned.number, gold=owned.gold, words=words)
    if owned.exhausted and brief:
        return signs
    if owned.exhausted:
        return glyphs.within(words.pictures.used(does=glyphs.SIGNS), _said(signs, words, in_words=in_words))
    phrase = phrases.assistant(owned.number, gold=owned.gold, words=words)
    lines, _ = phrases.fitting(phrase, _WIDEST_PHRASE, 1, TEXT, TEXT)
    return lines[0] if in_words and len(lines) == 1 else signs


def _said(signs: glyphs.Line, words: Words, *, in_words: bool) -> glyphs.Line:
    return glyphs.worded(signs, words) if in_words else signs


_WIDEST_PHRASE, _WIDEST_SIGNS = 400, 240


def _guardians(told: Told, *, in_words: bool, brief: bool) -> list[Chip]:
    """The guardians that were overcome, with their boons; boons that can still be used come first."""
    player, words = told.player, told.words
    unused = [number for number in player.guardians if number not in player.used_boons]
    used = [number for number in player.guardians if number in player.used_boons]
    chip = partial(_guardian, words=words, in_words=in_words)
    return [
        *(told.numbered(chip(number, used=False, brief=False), "boon", str(number)) for number in unused),
        *(chip(number, used=True, brief=brief or told.close) for number in used),
    ]


@lru_cache(maxsize=128)
def _guardian(number: int, words: Words, *, in_words: bool, used: bool, brief: bool) -> Chip:
    line = _said(glyphs.boon(number), words, in_words=in_words)
    if used:
        line = () if brief else glyphs.within(words.pictures.used(does=glyphs.SIGNS), line)
    elif in_words:
        line = glyphs.within(words.pictures.boon(does=glyphs.SIGNS), line)
    wide = glyphs_width(line, TEXT) + 6 if line else 0
    rim, ground, ink = (SOFT_INK, PAPER, SOFT_INK) if used else (DANGER, LIGHT, INK)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.panel((x, y + 4, x + 40 + wide, y + LINE - 4), ground, 10, outline=rim, line=2)
        canvas.panel((x + 2, y + 6, x + 38, y + LINE - 6), rim, 8)
        canvas.icon(f"guardian-{number}", (x + 4, y + 6), 32, LIGHT)
        canvas.glyphs((x + 39 + wide // 2, y + LINE // 2), line, TEXT, ink, ON_LIGHT)
        if used and not line:
            _tick(canvas, x + 42, y + LINE)

    return Chip(40 + wide, draw)


def _things(told: Told, *, in_words: bool) -> list[Chip]:
    player, size, more_fear = told.player, _figures(told), dict(told.changes).get(FEAR, 0)
    said = told.words.pictures
    fears = str(player.fear + player.fear_tiles)
    fear = _named(fears, "fear", ON_LIGHT["fear"], f" {said.fear()}" if in_words else "", size)
    chips = [changed(fear, more_fear, welcome=more_fear < 0) if more_fear else fear]
    if player.slots or not told.close:
        chips.append(_slots(player.slots, slim=not in_words, open_too=not told.close))
    if player.crates:
        word = f" {said.idols_in_crates(count=player.crates)}" if in_words else ""
        chips.append(told.numbered(_named(str(player.crates), "idol", TOKEN_RIM, word, size), "idol", ""))
    if player.temple_tiles:
        chips.append(number(str(len(player.temple_tiles)), "temple", GOLD, INK, 32, size))
    return chips


@lru_cache(maxsize=64)
def _named(text: str, sign: str, shade: Colour, word: str, size: int) -> Chip:
    wide = text_width(text, size, bold=True)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.text((x, y + LINE // 2), text, size, INK, bold=True)
        canvas.icon(sign, (x + wide + 3, y + 4), 34, shade)
        canvas.text((x + wide + 36, y + LINE // 2), word, TEXT, SOFT_INK)

    return Chip(wide + 36 + text_width(word, TEXT) + (4 if word else 0), draw)


@lru_cache(maxsize=16)
def _slots(filled: int, *, slim: bool, open_too: bool) -> Chip:
    """A chip with the four idol slots: an unfilled one shows its points or, unless `open_too`, is narrow and empty."""
    size, wide = 34, 26 if slim else 34
    narrow = wide if open_too else 12
    widths = [wide if at < filled else narrow for at in range(len(IDOL_SLOT_POINTS))]

    def draw(canvas: Canvas, x: int, y: int) -> None:
        left, top = x, y + (LINE - size) // 2
        for at, points in enumerate(IDOL_SLOT_POINTS):
            box = (left, top, left + widths[at], top + size)
            canvas.panel(box, PLATE if at < filled else PAPER, 6, outline=BRASS, line=2)
            if at < filled:
                canvas.icon("idol", (left + 2, top + (size - wide) // 2 + 2), wide - 4, ON_LEAVES)
            elif open_too:
                canvas.text((left + wide // 2, top + size // 2), str(points), TEXT, SOFT_INK, bold=True, anchor="mm")
            left += widths[at] + 3

    return Chip(sum(widths) + 3 * len(widths) - 3, draw)


@lru_cache(maxsize=64)
def by_name(play: tuple[str, ...], words: Words, *, pictured: bool) -> tuple[Chip, ...]:
    """Chips with the number of cards in play, then each name once, the newest first, with a picture if `pictured`."""
    if not play:
        return ()
    head, kinds = counted(words.pictures.played(count=len(play))), _several(play)
    named = (_named_card(*each, words, pictured=pictured, last=each is kinds[-1]) for each in kinds)
    return (replace(head, counts=0), *named)


def _several(play: tuple[str, ...]) -> list[tuple[str, int]]:
    """The last-played card of each name, the newest first, with the number of cards of that name."""
    newest = {CARD_BY_ID[card].name: card for card in play}
    counts = Counter(CARD_BY_ID[card].name for card in reversed(play))
    return [(newest[name], count) for name, count in counts.items()]


def by_picture(play: tuple[str, ...]) -> list[Chip]:
    return [_small_card(card, count) for card, count in _several(play)]


@lru_cache(maxsize=1024)
def _named_card(card: str, count: int, words: Words, *, pictured: bool, last: bool) -> Chip:
    before = LINE if pictured else 0
    name = CARD_BY_ID[card].name
    name = name if count == 1 else words.pictures.several_cards(card=name, count=count)
    name = name if pictured or last else f"{name},"

    def draw(canvas: Canvas, x: int, y: int) -> None:
        if pictured:
            canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + before, y + LINE // 2), name, TEXT, INK, bold=True)

    return Chip(before + text_width(name, TEXT, bold=True), draw, counts=count, letters=not pictured)


@lru_cache(maxsize=128)
def _small_card(card: str, count: int) -> Chip:
    times = f"×{count}" if count > 1 else ""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.figure(figure_of(card, canvas.pixels(LINE - 4)), (x, y + 2))
        canvas.text((x + LINE - 6, y + LINE // 2), times, TEXT, INK, bold=True)

    return Chip(LINE - 10 + (text_width(times, TEXT, bold=True) + 4 if times else 0), draw, counts=count)
