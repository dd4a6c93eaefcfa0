"""The beginning and end of an expedition: new tiles, deck and hands, and the scoring of pieces (C1, C3, C6)."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, CITY, HAND, REMOVED_WITH_TWO, TILE_STONES, TILES
from arnak_bot.games.lost_cities.engine.events import EndReason, Event
from arnak_bot.games.lost_cities.engine.printed import Colour, Tile
from arnak_bot.games.lost_cities.engine.rules import scoring
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, GameSetup
from arnak_bot.games.lost_cities.engine.state import Phase, Player, State
from arnak_bot.kit.chance import shuffled


def drawn_starter(setup: GameSetup) -> int:
    """The first player, whom the rules do not specify: drawn at random, or seat 0 in the first edition."""
    return 0 if setup.edition == FIRST_EDITION else shuffled(range(setup.players), setup.seed, "starter")[0]


def begin(state: State, setup: GameSetup, starter: int) -> list[Event]:
    """Reset everything except points and tokens, deal, and give the turn to `starter`."""
    state.expedition += 1
    state.seat = state.starter = starter
    state.phase = Phase.CARD
    state.crossings = state.returned = 0
    state.owed = state.discarded = None
    state.piles = {colour: [] for colour in Colour}
    state.tiles = _lay_tiles(setup.seed, state.expedition)
    state.deck = shuffled(ALL_CARDS, setup.seed, f"deck of expedition {state.expedition}")
    removed = REMOVED_WITH_TWO if setup.players == 2 else 0
    state.aside = [state.deck.pop() for _ in range(removed)]
    state.players = [Player(tokens=player.tokens, expeditions=player.expeditions) for player in state.players]
    for _ in range(HAND):
        for player in state.players:
            player.hand.append(state.deck.pop())
    dealt = [happened.Dealt(seat, HAND, tuple(player.hand)) for seat, player in enumerate(state.players)]
    return [happened.ExpeditionBegan(starter, state.expedition), *dealt]


def _lay_tiles(seed: str, expedition: int) -> dict[Colour, list[Tile | None]]:
    tiles = shuffled(
        [tile for tile, count in TILES.items() for _ in range(count)], seed, f"tiles of expedition {expedition}"
    )
    return {
        colour: [tiles.pop() if stone in TILE_STONES[colour] else None for stone in range(1, CITY + 1)]
        for colour in Colour
    }


def end(state: State, setup: GameSetup, reason: EndReason) -> list[Event]:
    """Score the pieces, turn artifact tiles into tokens, and begin the next expedition or end the game; then pieces and
    columns stay on the table for everybody to look at.
    """
    events: list[Event] = [happened.ExpeditionEnded(state.seat, state.expedition, reason)]
    for seat, player in enumerate(state.players):
        score = scoring.expedition_score(player)
        player.expeditions.append(score)
        player.tokens += player.artifacts
        state.returned += player.artifacts
        player.artifacts = player.tile_points = 0
        events.append(happened.ExpeditionScored(seat, state.expedition, score, player.points))
    if state.expedition < setup.expeditions:
        return events + begin(state, setup, (state.seat + 1) % len(state.players))
    state.phase = Phase.OVER
    state.owed = state.discarded = None
    sheets = pay_for_artifacts(state, setup)
    events += [
        happened.ArtifactsScored(sheet.seat, sheet.tokens, sheet.artifact_points, sheet.forgiven) for sheet in sheets
    ]
    return [*events, happened.GameEnded(tuple(sheet.seat for sheet in sheets if sheet.rank == 1))]


def pay_for_artifacts(state: State, setup: GameSetup) -> tuple[scoring.ScoreSheet, ...]:
    """Set everybody's points to those on the final score sheets (C7)."""
    sheets = scoring.score_sheets(state, setup)
    for player, sheet in zip(state.players, sheets, strict=True):
        player.artifact_points = sheet.artifact_points + sheet.forgiven
    return sheets
