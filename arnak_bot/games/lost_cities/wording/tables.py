"""The whole table in words: alt texts, and the board for those who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.lost_cities.engine import Colour, GameView, PlayerView
from arnak_bot.games.lost_cities.engine.content import CROSSINGS_TO_END
from arnak_bot.games.lost_cities.wording import scores, words

__all__ = ["ALT_LIMIT", "board_alt", "board_text", "played_cards", "turn_line"]

ALT_LIMIT = 1024


def turn_line(view: GameView, names: Sequence[str]) -> str:
    """Say which expedition it is and who is to act."""
    if view.over:
        return f"The game is over: {scores.winners(view.scores, names)}."
    who = words.listed(names[seat] for seat in view.seats_to_act)
    which = "The expedition" if view.expeditions == 1 else f"Expedition {view.table.expedition} of {view.expeditions}"
    return f"{which}, {who} to move."


def board_alt(view: GameView, names: Sequence[str]) -> str:
    """Describe the board picture in at most 1,024 characters."""
    parts = [turn_line(view, names), _progress(view)]
    parts += [_player(player, names) for player in view.players]
    parts.append(_piles(view))
    return words.clip(" ".join(parts), ALT_LIMIT)


def board_text(view: GameView, names: Sequence[str]) -> list[str]:
    """Describe everything on the table, a line for each path, player and pile."""
    lines = [turn_line(view, names), _progress(view)]
    lines += [_path(view, colour, names) for colour in Colour]
    lines += [_player(player, names) for player in view.players]
    lines += [played_cards(player, names) for player in view.players if player.pieces]
    return [*lines, _piles(view)]


def _progress(view: GameView) -> str:
    crossed = words.counted(view.table.crossings, "piece")
    have = "has" if view.table.crossings == 1 else "have"
    return (
        f"{crossed} of {CROSSINGS_TO_END} {have} crossed a bridge; {words.counted(view.deck_size, 'card')} in the deck."
    )


def _path(view: GameView, colour: Colour, names: Sequence[str]) -> str:
    """Who stands where on a path, and which tiles are left on it."""
    standing = []
    for player in view.players:
        piece = player.piece(colour)
        if piece is not None:
            kind = "'s researcher" if piece.researcher else ""
            standing.append(f"{names[player.seat]}{kind} on {words.place(piece.stone)}")
    tiles = [
        f"{words.tile(tile)} on {at}" for at, tile in enumerate(view.table.path(colour), start=1) if tile is not None
    ]
    there = words.listed(standing) or "nobody yet"
    return f"{colour.value.capitalize()} path: {there}. Tiles: {', '.join(tiles) or 'none'}."


def _player(player: PlayerView, names: Sequence[str]) -> str:
    """A player's points, artifacts and explorers."""
    artifacts = player.artifacts + player.tokens
    paths = [
        f"{colour.value} {piece.stone}{' (researcher)' if piece.researcher else ''}"
        for colour in Colour
        if (piece := player.piece(colour)) is not None
    ]
    gains = f"{words.points(player.points)}, {words.counted(artifacts, 'artifact')}"
    return f"{names[player.seat]}: {gains}; {', '.join(paths) or 'no explorer out'}."


def played_cards(player: PlayerView, names: Sequence[str]) -> str:
    """The columns of a player, and the cards of their hand that everybody saw them take."""
    columns = [f"{colour.value} {words.column(values)}" for colour, values in player.columns if values]
    known = words.listed(words.card(card) for card in sorted(player.known, key=lambda card: card.order))
    seen = f" Known to be in hand: {known}." if known else ""
    return f"{names[player.seat]}'s cards: {'; '.join(columns) or 'none played'}.{seen}"


def _piles(view: GameView) -> str:
    """The discard piles, their top card first."""
    piles = [f"{colour.value} {', '.join(map(str, reversed(values)))}" for colour, values in view.table.piles if values]
    return f"Discard piles, top first: {'; '.join(piles)}." if piles else "No discard pile yet."
