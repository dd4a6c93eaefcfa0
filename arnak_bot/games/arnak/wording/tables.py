"""The whole table in words: alt texts, the board for screen readers, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from arnak_bot.games.arnak.engine import GameView, PlayerView, RivalView, ScoreSheet, ScoreSource, SiteView, content
from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.setup import RIVAL_NAME
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY, RIVAL_SEAT
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.prose import listed, lower_first


def board_alt(view: GameView, turn_line: str, names: Sequence[str], words: Words) -> str:
    said = words.tables
    found = [_site(view, site, names, words) for site in view.sites]
    tops = [signs.assistant(number, words) for number, _ in view.assistant_tops if number]
    parts = [
        turn_line,
        said.row_alt(
            artifacts=", ".join(_with_costs(view.artifacts, words)), items=", ".join(_with_costs(view.items, words))
        ),
        said.sites_alt(sites="; ".join(part for part in found if part) or said.none()),
        said.assistants_alt(assistants=", ".join(tops) or said.none()),
        *people_lines(view, names, words),
    ]
    return clip(" ".join(parts), ALT_LIMIT)


def part_alt(view: GameView, turn_line: str, names: Sequence[str], part: Part, seat: int, words: Words) -> str:
    match part:
        case Part.ISLAND:
            lines = site_lines(view, names, words)
        case Part.TRACK:
            lines = [_tokens_on_track(view, names, words), temple_line(view, names, words)]
        case Part.ROW:
            lines = row_lines(view, words)
        case Part.PLAYER:
            lines = [people_lines(view, names, words)[seat]]
        case _:
            assert_never(part)
    return clip(" ".join([turn_line, *lines]), ALT_LIMIT)


def _with_costs(cards: Sequence[str], words: Words) -> list[str]:
    return [f"{signs.card(card, words)} {content.CARD_BY_ID[card].cost}" for card in cards]


def people_lines(view: GameView, names: Sequence[str], words: Words) -> list[str]:
    lines = [_player(view, player, names, words) for player in view.players]
    return lines if view.rival is None else [*lines, _rival(view, view.rival, names, words)]


def row_lines(view: GameView, words: Words) -> list[str]:
    said = words.tables
    return [
        said.artifacts_line(cards="; ".join(_with_costs(view.artifacts, words)) or said.none()),
        said.items_line(cards="; ".join(_with_costs(view.items, words)) or said.none()),
    ]


def _tokens_on_track(view: GameView, names: Sequence[str], words: Words) -> str:
    said = words.tables
    rows = [said.on_track(name=names[player.seat], tokens=_token_rows(view, player, words)) for player in view.players]
    if view.rival is not None:
        rows.append(said.on_track(name=names[RIVAL_SEAT], tokens=_glass_row(view, view.rival, words)))
    return said.track_line(rows="; ".join(rows))


def _glass_row(view: GameView, player: PlayerView | RivalView, words: Words) -> str:
    return words.tables.glass_at(space=signs.space(view.board, player.glass, words))


def _token_rows(view: GameView, player: PlayerView, words: Words) -> str:
    glass = _glass_row(view, player, words)
    return words.tables.notebook_at(glass=glass, space=signs.space(view.board, player.notebook, words))


def temple_line(view: GameView, names: Sequence[str], words: Words) -> str:
    said = words.tables
    arrived = listed((names[seat] for seat in view.arrivals), words) or said.nobody_yet()
    stacks = [
        said.stack(left=left, worth=signs.stack(stack.id, words))
        for stack, left in zip(content.TEMPLE_STACKS, view.temple_tiles, strict=True)
    ]
    return said.temple_line(arrived=arrived, stacks="; ".join(stacks))


def _site(view: GameView, site: SiteView, names: Sequence[str], words: Words) -> str:
    said = words.tables
    standing = [names[stander] for stander in site.standers if stander >= 0]
    if not site.discovered or not (site.level or standing or site.guardian):
        return ""
    name, who = signs.site(view, site.id, words), listed(standing, words) or said.free()
    if site.guardian:
        return said.site_alt_guarded(site=name, guardian=signs.guardian(site.guardian, words), who=who)
    return said.site_alt(site=name, who=who)


def _player(view: GameView, player: PlayerView, names: Sequence[str], words: Words) -> str:
    said = words.tables
    tokens = signs.resources_in_words(tuple(each for each in player.tokens if each[1]), words) or said.nothing()
    tell = said.player_passed if player.passed else said.player
    return tell(name=names[player.seat], tokens=tokens, track=_token_rows(view, player, words), count=player.hand_size)


def _rival(view: GameView, rival: RivalView, names: Sequence[str], words: Words) -> str:
    said = words.tables
    last = [said.rival_played(tile=signs.rival_tile(rival.used[-1], words))] if rival.used else []
    doing = ", ".join([*last, said.tiles_left(count=rival.tiles_left), said.arrow(arrow=rival.arrow.value)])
    owns = f"{said.guardians(count=len(rival.guardians))}, {words.amounts.cards(count=len(rival.cards))}"
    track, points = _glass_row(view, rival, words), words.amounts.points(points=rival.points)
    return f"{names[RIVAL_SEAT]}: {doing}; {track}; {owns}; {points}."


def round_alt(
    view: GameView,
    names: Sequence[str],
    ended: int,
    lines: Sequence[tuple[str, Sequence[str]]],
    figures: Sequence[Mapping[str, int]],
    words: Words,
) -> str:
    """Describe the round card; `lines` are its rows, each with its name and the statistics that it adds up."""
    said = words.tables
    headline = round_headline(names, figures, words)
    parts = [said.round_alt(round=numeral(ended)), *([said.headline(headline=headline)] if headline else [])]
    for name, done in zip(names, figures, strict=False):
        counts = [(what, sum(done.get(figure, 0) for figure in counted)) for what, counted in lines]
        did = ", ".join(f"{what} {count}" for what, count in counts if count)
        parts.append(said.round_of_player(name=name, figures=did or said.nothing()))
    row = listed((signs.card(card, words) for card in (*view.artifacts, *view.items)), words)
    parts.append(said.next_round(round=numeral(view.round), starter=names[view.begins], cards=row))
    return clip(" ".join(parts), ALT_LIMIT)


_FEATS = {
    "temple": (Figure.TEMPLE_REACHED,),
    "guardians": (Figure.OVERCOME,),
    "level-2": (Figure.DISCOVERED_2,),
    "level-1": (Figure.DISCOVERED_1,),
    "artifacts": (Figure.ARTIFACTS_BOUGHT,),
    "research": (Figure.GLASS_STEPS, Figure.NOTEBOOK_STEPS),
    "items": (Figure.ITEMS_BOUGHT,),
    "cards": (Figure.CARDS_PLAYED,),
}
"""The feats that can head a round, the rarest first, with the statistics that count each of them."""


def round_headline(names: Sequence[str], figures: Sequence[Mapping[str, int]], words: Words) -> str:
    """Return the highlight of a round: its rarest feat, and who achieved it most often; "" if there was none."""
    for feat, counted in _FEATS.items():
        counts = [sum(done.get(figure, 0) for figure in counted) for done in figures]
        most = max(counts, default=0)
        if most:
            first, *others = [name for name, count in zip(names, counts, strict=False) if count == most]
            who = listed([first, *(lower_first(name) if name == RIVAL_NAME else name for name in others)], words)
            return words.tables.tell(f"feat-{feat}", {"who": who, "count": most}.__getitem__)
    return ""


def score_alt(sheets: Sequence[ScoreSheet], names: Sequence[str], words: Words, *, so_far: bool = False) -> str:
    parts = []
    for sheet in sorted(sheets, key=lambda each: each.rank):
        lines = ", ".join(f"{source_name(source, words)} {points}" for source, points in sheet.lines)
        parts.append(words.tables.score_alt(name=names[sheet.seat], points=sheet.total, lines=lines))
    told = " ".join(parts)
    return clip(words.plain.score_so_far_alt(sheet=told) if so_far else told, ALT_LIMIT)


def site_lines(view: GameView, names: Sequence[str], words: Words) -> list[str]:
    return [
        _site_line(view, site, printed, names, words)
        for site, printed in zip(view.sites, content.BOARDS[view.board].sites, strict=True)
    ]


def _site_line(view: GameView, site: SiteView, printed: Site, names: Sequence[str], words: Words) -> str:
    said = words.tables
    if not site.discovered:
        return said.undiscovered(
            site=site.id,
            compasses=signs.resources_in_words(bag(compass=content.DISCOVER_COMPASSES[site.level]), words),
            travel=signs.icons_in_words(printed.spaces[0], words),
            idol=short.effect(content.IDOL_EFFECTS[site.idols[0]], words) if site.idols else said.none(),
        )
    effect = content.site_effect(printed, site.tile)
    places = []
    for space, stander in zip(printed.spaces, site.standers, strict=True):
        free = said.space_free(travel=signs.icons_in_words(space, words))
        places.append(free if stander == EMPTY else said.space_blocked() if stander == BLOCKED else names[stander])
    name, gives = signs.site(view, site.id, words), short.effect(effect, words)
    line = said.discovered(site=name, effect=gives, spaces=", ".join(places))
    if not site.guardian:
        return line
    cost = effects.guardian_cost(site.guardian, words)
    return f"{line} {said.guardian(guardian=signs.guardian(site.guardian, words), cost=cost)}"


def source_name(source: ScoreSource, words: Words) -> str:
    return words.tables[f"source-{source}"]
