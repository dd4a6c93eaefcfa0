"""The whole table in words: alt texts, and the board for those who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.kit.limits import ALT_LIMIT, clip
from arnak_bot.games.lost_cities.engine import Colour, GameView, PlayerView
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import prose, scores
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.prompts import hand

__all__ = [
    "board_alt",
    "board_text",
    "film_alt",
    "hand_alt",
    "legend_alt",
    "look_up_alt",
    "opening",
    "piles",
    "played_cards",
    "player_line",
    "private_alt",
    "to_move",
    "turn_line",
]


def turn_line(view: GameView, names: Sequence[str], words: Words) -> str:
    """Say which expedition it is and who is to act."""
    said = words.tables
    if view.over:
        return said.game_over(winners=scores.winners(view.scores, names, words))
    return to_move(view, prose.listed((names[seat] for seat in view.seats_to_act), words), words)


def to_move(view: GameView, who: str, words: Words) -> str:
    """Say which expedition it is and that the table waits for `who`."""
    said = words.tables
    if view.expeditions == 1:
        return said.to_move_only(who=who)
    return said.to_move(number=view.table.expedition, count=view.expeditions, who=who)


def opening(view: GameView, names: Sequence[str], words: Words) -> str:
    """Say that the game begins, and with whom."""
    name = names[view.table.starter]
    return words.tables.opening_short(name=name) if view.expeditions == 1 else words.tables.opening(name=name)


def board_alt(view: GameView, names: Sequence[str], words: Words) -> str:
    """Describe the board picture in at most 1,024 characters."""
    parts = [turn_line(view, names, words), _progress(view, words)]
    parts += [player_line(player, names, words) for player in view.players]
    parts.append(piles(view, words))
    return clip(" ".join(parts), ALT_LIMIT)


def hand_alt(view: GameView, words: Words) -> str:
    """Describe the picture of the viewer's hand."""
    return clip(f"{hand(view, words)} {words.tables.hand_alt()}", ALT_LIMIT)


def private_alt(view: GameView, names: Sequence[str], words: Words) -> str:
    """Describe the picture that the viewer decides by: the hand first, which nothing else says."""
    parts = [hand(view, words), words.tables.lit_alt(), board_alt(view, names, words)]
    return clip(" ".join(parts), ALT_LIMIT)


def legend_alt(words: Words) -> str:
    """Describe the picture of all signs."""
    return words.tables.legend_alt()


def look_up_alt(title: str, words: Words) -> str:
    """Describe the picture of a thing that is looked up."""
    return words.tables.look_up_alt(title=title)


def film_alt(view: GameView, names: Sequence[str], turns: int, words: Words) -> str:
    """Describe the film of a finished game."""
    return words.tables.film_alt(turns=turns, ending=scores.winners(view.scores, names, words))


def board_text(view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """Describe everything on the table, a line for each path, player and pile."""
    lines = [turn_line(view, names, words), _progress(view, words)]
    lines += [_path(view, colour, names, words) for colour in Colour]
    lines += [player_line(player, names, words) for player in view.players]
    lines += [played_cards(player, names, words) for player in view.players if player.pieces]
    return [*lines, piles(view, words)]


def _progress(view: GameView, words: Words) -> str:
    cards = words.prose.cards(count=view.deck_size)
    return words.tables.progress(number=view.table.crossings, most=CROSSINGS_TO_END, cards=cards)


def _path(view: GameView, colour: Colour, names: Sequence[str], words: Words) -> str:
    """Who stands where on a path, and which tiles are left on it."""
    said = words.tables
    standing = [
        said.stands(
            name=names[player.seat],
            place=prose.place(piece, words),
            piece=prose.piece_name(researcher=piece.researcher),
        )
        for player in view.players
        if (piece := player.piece(colour)) is not None
    ]
    tiles = [
        said.tile_at(tile=words.prose.tile(tile=tile), stone=at)
        for at, tile in enumerate(view.table.path(colour), start=1)
        if tile is not None
    ]
    return said.path_line(
        path=words.prose.path_title(path=colour),
        there=prose.listed(standing, words) or said.nobody_yet(),
        tiles=prose.enumerated(tiles, words) or said.no_tiles(),
    )


def player_line(player: PlayerView, names: Sequence[str], words: Words) -> str:
    """A player's points, artifacts and explorers."""
    said = words.tables
    paths = [
        said.player_path(
            colour=words.prose.colour(path=colour),
            stone=piece.stone,
            piece=prose.piece_name(researcher=piece.researcher),
        )
        for colour in Colour
        if (piece := player.piece(colour)) is not None
    ]
    return said.player_line(
        name=names[player.seat],
        points=prose.points(player.points, words),
        artifacts=words.prose.artifacts(count=player.artifacts + player.tokens),
        paths=prose.enumerated(paths, words) or said.no_explorer(),
    )


def played_cards(player: PlayerView, names: Sequence[str], words: Words) -> str:
    """The columns of a player, and the cards of their hand that everybody saw them take."""
    said = words.tables
    columns = [
        said.column_of(colour=words.prose.colour(path=colour), column=prose.column(values, words))
        for colour, values in player.columns
        if values
    ]
    line = said.cards_line(name=names[player.seat], columns="; ".join(columns) or said.none_played())
    known = [prose.card(card, words) for card in sorted(player.known, key=lambda card: card.order)]
    return f"{line} {said.known(cards=prose.listed(known, words))}" if known else line


def piles(view: GameView, words: Words) -> str:
    """The discard piles, their top card first."""
    said = words.tables
    listed = [
        said.pile_of(colour=words.prose.colour(path=colour), values=prose.enumerated(map(str, reversed(values)), words))
        for colour, values in view.table.piles
        if values
    ]
    return said.piles(piles="; ".join(listed)) if listed else said.no_piles()
