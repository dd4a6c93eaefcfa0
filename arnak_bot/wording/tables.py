"""The whole table in words: alt texts, the board for screen readers, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.engine import naming
from arnak_bot.engine.content import BOARDS, CARD_BY_ID, DISCOVER_COMPASSES, SITE_TILE_BY_KEY, TEMPLE_STACKS
from arnak_bot.engine.printed import Site
from arnak_bot.engine.rules.scoring import ScoreSheet
from arnak_bot.engine.state import BLOCKED, EMPTY, RIVAL_SEAT, Phase
from arnak_bot.engine.view import GameView, PlayerView, RivalView, SiteView
from arnak_bot.names import spoken, spoken_all
from arnak_bot.wording import effects, short, signs
from arnak_bot.wording.actions import clip
from arnak_bot.wording.prompts import hand

ALT_LIMIT = 1024
LIT_ALT = "The board, with everything lit that the menus list, under their numbers; the rest is dimmed."


def turn_line(view: GameView, names: Sequence[str]) -> str:
    """Say which round it is and who is to act."""
    if view.over:
        return f"The game is over: {winners(view.scores, names)}."
    who = signs.listed(names[seat] for seat in view.seats_to_act)
    if view.phase is Phase.KEEPING:
        return f"Round {signs.ROMAN[view.round]} ends: {who} may keep cards."
    return f"Round {signs.ROMAN[view.round]}, {who} to move."


def board_alt(view: GameView, names: Sequence[str]) -> str:
    """Describe the board picture in at most 1,024 characters."""
    parts = [turn_line(view, names)]
    row = [f"{signs.card(card)} {CARD_BY_ID[card].cost}" for card in (*view.artifacts, *view.items)]
    parts.append(f"Row: {', '.join(row[: len(view.artifacts)])} | {', '.join(row[len(view.artifacts) :])}.")
    found = [_site(view, site, names) for site in view.sites]
    parts.append(f"Sites: {'; '.join(part for part in found if part)}.")
    tops = [signs.assistant(number) for number, _ in view.assistant_tops if number]
    parts.append(f"Assistants: {', '.join(tops) or 'none'}.")
    parts += [_player(view, player, names) for player in view.players]
    if view.rival is not None:
        parts.append(_rival(view, view.rival, names))
    return clip(" ".join(parts), ALT_LIMIT)


def part_alt(view: GameView, names: Sequence[str], part: str, seat: int) -> str:
    """Describe the picture of one part of the board: island, track, row or player."""
    match part:
        case "island":
            lines = _site_lines(view, names)
        case "track":
            lines = [_tokens_on_track(view, names), _temple(view, names)]
        case "row":
            lines = _row_lines(view)
        case _:
            lines = [_player(view, player, names) for player in view.players if player.seat == seat]
            if view.rival is not None and seat == RIVAL_SEAT:
                lines = [_rival(view, view.rival, names)]
    return clip(" ".join([turn_line(view, names), *lines]), ALT_LIMIT)


def _row_lines(view: GameView) -> list[str]:
    """The cards of the row with their costs, artifacts and items."""
    return [
        f"{goods}: {'; '.join(f'{signs.card(card)} {CARD_BY_ID[card].cost}' for card in cards) or 'none'}."
        for goods, cards in (("Artifacts", view.artifacts), ("Items", view.items))
    ]


def _tokens_on_track(view: GameView, names: Sequence[str]) -> str:
    """Who stands in which row of the research track."""
    rows = [f"{names[player.seat]}: {_token_rows(view, player)}" for player in view.players]
    if view.rival is not None:
        rows.append(f"{names[RIVAL_SEAT]}: {_glass_row(view, view.rival)}")
    return f"Research track. {'; '.join(rows)}."


def _glass_row(view: GameView, player: PlayerView | RivalView) -> str:
    return f"glass at {signs.space(view.board, player.glass)}"


def _token_rows(view: GameView, player: PlayerView) -> str:
    return f"{_glass_row(view, player)}, notebook at {signs.space(view.board, player.notebook)}"


def _temple(view: GameView, names: Sequence[str]) -> str:
    """The Lost Temple: who has arrived, and what is left of the stacks."""
    arrived = signs.listed(names[seat] for seat in view.arrivals) or "nobody yet"
    stacks = "; ".join(
        f"{left} worth {naming.stack(stack.id)}" for stack, left in zip(TEMPLE_STACKS, view.temple_tiles, strict=True)
    )
    return f"Lost Temple: {arrived}; tiles there: {stacks}."


def _site(view: GameView, site: SiteView, names: Sequence[str]) -> str:
    standing = [names[stander] for stander in site.standers if stander >= 0]
    if site.level and not site.discovered:
        return ""
    guard = f", guardian {signs.guardian(site.guardian)}" if site.guardian else ""
    if not standing and not site.level and not guard:
        return ""
    return f"{signs.site(view, site.id)}{guard}: {signs.listed(standing) or 'free'}"


def _player(view: GameView, player: PlayerView, names: Sequence[str]) -> str:
    tokens = signs.resources_in_words(tuple(each for each in player.tokens if each[1])) or "nothing"
    passed = ", passed" if player.passed else ""
    hand = signs.counted(player.hand_size, "card")
    return f"{names[player.seat]}: {tokens}; {_token_rows(view, player)}; {hand} in hand{passed}."


def _rival(view: GameView, rival: RivalView, names: Sequence[str]) -> str:
    last = f"played {signs.rival_tile(rival.used[-1])}, " if rival.used else ""
    return (
        f"{names[RIVAL_SEAT]}: {last}{signs.counted(rival.tiles_left, 'tile')} left, arrow {rival.arrow.value}; "
        f"{_glass_row(view, rival)}; {signs.counted(len(rival.guardians), 'guardian')}, "
        f"{signs.counted(len(rival.cards), 'card')}; {signs.counted(rival.points, 'point')}."
    )


def round_alt(
    view: GameView,
    names: Sequence[str],
    ended: int,
    lines: Sequence[tuple[str, Sequence[str]]],
    figures: Sequence[Mapping[str, int]],
) -> str:
    """Describe the round card: `lines` are its names with the figures each adds up."""
    headline = round_headline(names, figures)
    parts = [f"Round {signs.ROMAN[ended]}.", *([f"{headline}."] if headline else [])]
    for name, done in zip(names, figures, strict=False):
        counts = [(what, sum(done.get(figure, 0) for figure in counted)) for what, counted in lines]
        parts.append(f"{name}: {', '.join(f'{what} {count}' for what, count in counts if count) or 'nothing'}.")
    row = signs.listed(signs.card(card) for card in (*view.artifacts, *view.items))
    parts.append(f"Round {signs.ROMAN[view.round]} begins with {names[view.starter]}; in the row: {row}.")
    return clip(" ".join(parts), ALT_LIMIT)


_FEATS = (
    (("temple reached",), "reached the Lost Temple", "reached the Lost Temple"),
    (("guardians overcome",), "overcame a guardian", "overcame {} guardians"),
    (("discovered level 2",), "discovered a level II site", "discovered {} level II sites"),
    (("discovered level 1",), "discovered a site", "discovered {} sites"),
    (("artifacts bought",), "bought an artifact", "bought {} artifacts"),
    (("research glass", "research notebook"), "took a step on the track", "took {} steps on the track"),
    (("items bought",), "bought an item", "bought {} items"),
    (("cards played",), "played a card", "played {} cards"),
)
"""What a round is remembered for, the rarest first: figures, for one and for several."""


def round_headline(names: Sequence[str], figures: Sequence[Mapping[str, int]]) -> str:
    """Return what a round is remembered for: the rarest feat and who did most of it; "" if nothing happened."""
    for counted, once, several in _FEATS:
        counts = [sum(done.get(figure, 0) for figure in counted) for done in figures]
        most = max(counts, default=0)
        if most:
            who = signs.listed(name for name, count in zip(names, counts, strict=False) if count == most)
            return f"{who} {once if most == 1 else several.format(most)}"
    return ""


def hand_alt(view: GameView) -> str:
    """Describe the hand picture."""
    return clip(hand(view), ALT_LIMIT)


def winners(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    """Say who has won, with the points."""
    first = [sheet for sheet in sheets if sheet.rank == 1]
    verb = "wins" if len(first) == 1 else "share the victory"
    return f"{signs.listed(names[sheet.seat] for sheet in first)} {verb} with {signs.counted(first[0].total, 'point')}"


def score_alt(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    """Describe the score sheet, every source of points included."""
    parts = []
    for sheet in sorted(sheets, key=lambda each: each.rank):
        lines = ", ".join(f"{source.value} {points}" for source, points in sheet.lines)
        parts.append(f"{names[sheet.seat]} {signs.counted(sheet.total, 'point')}: {lines}.")
    return clip(" ".join(parts), ALT_LIMIT)


def board_text(view: GameView, names: Sequence[str]) -> list[str]:
    """Return the whole open table in words, a line for each thing, for screen readers and bad connections."""
    names = spoken_all(names)
    lines = [f"**{turn_line(view, names)}**"]
    lines += _row_lines(view)
    lines += _site_lines(view, names)
    tops = ", ".join(f"{signs.assistant(number)} ({size})" for number, size in view.assistant_tops if number)
    lines.append(f"Assistants on top of their stacks: {tops or 'none'}.")
    lines.append(_temple(view, names))
    lines += [_player(view, player, names) for player in view.players]
    if view.rival is not None:
        lines.append(_rival(view, view.rival, names))
    return lines


def _site_lines(view: GameView, names: Sequence[str]) -> list[str]:
    return [
        _site_line(view, site, printed, names)
        for site, printed in zip(view.sites, BOARDS[view.board].sites, strict=True)
    ]


def _site_line(view: GameView, site: SiteView, printed: Site, names: Sequence[str]) -> str:
    if not site.discovered:
        compasses = signs.counted(DISCOVER_COMPASSES[site.level], "compass")
        idol = short.idol(site.idols[0]) if site.idols else "none"
        return f"{site.id}: undiscovered, {compasses} and {signs.icons_in_words(printed.spaces[0])}; idol: {idol}."
    effect = printed.effect or SITE_TILE_BY_KEY[site.level, site.tile].effect
    places = []
    for space, stander in zip(printed.spaces, site.standers, strict=True):
        free = f"a space free for {signs.icons_in_words(space)}"
        places.append(free if stander == EMPTY else "a space blocked" if stander == BLOCKED else names[stander])
    guard = ""
    if site.guardian:
        cost = effects.guardian_cost_in_words(site.guardian)
        guard = f" Guardian {signs.guardian(site.guardian)}: {cost}."
    return f"{signs.site(view, site.id)}: {short.effect(effect)}; {', '.join(places)}.{guard}"


def owned_cards(view: GameView, seat: int, names: Sequence[str]) -> str:
    """Return every card a seat owns, unordered (R16); for the viewer also what the own deck still holds."""
    player = view.players[seat]
    text = f"**{spoken(names[seat])}** owns {_counted(player.cards)}."
    if seat == view.viewer:
        text += f"\nStill in your deck: {_counted(player.deck)}."
    return text


def _counted(cards: Sequence[tuple[str, int]]) -> str:
    return (
        signs.listed(f"{count}× {signs.card(card)}" if count > 1 else signs.card(card) for card, count in cards)
        or "nothing"
    )


def exiled(view: GameView) -> str:
    """Return the exile piles."""
    piles = (("Items", view.exiled_items), ("Artifacts", view.exiled_artifacts))
    return "\n".join(f"**{name} in exile**: {signs.listed(map(signs.card, cards)) or 'none'}." for name, cards in piles)


def score_lines(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    """Return the points as they stand, best first."""
    lines = []
    for sheet in sorted(sheets, key=lambda each: each.rank):
        parts = ", ".join(f"{source.value} {points}" for source, points in sheet.lines if points)
        lines.append(f"**{spoken(names[sheet.seat])} {sheet.total}**: {parts}.")
    return "\n".join(lines)
