"""The sentences of statistics.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.setup import Length


class Statistics:
    """What statistics says in en."""

    __slots__ = ()

    def title_games(self) -> str:
        return "Games"

    def title_by_table(self) -> str:
        return "By players and length (games / average / best)"

    def title_points(self) -> str:
        return "Points"

    def title_paths(self) -> str:
        return "Paths"

    def title_tiles(self) -> str:
        return "Tiles"

    def title_cards(self) -> str:
        return "Cards"

    def title_turns(self) -> str:
        return "Turns"

    def title_most_wins(self) -> str:
        return "Most wins"

    def title_best_points(self) -> str:
        return "Best points"

    def games(self) -> str:
        return "games"

    def players(self) -> str:
        return "players"

    def won(self) -> str:
        return "won"

    def average_points(self) -> str:
        return "average points"

    def best_points(self) -> str:
        return "best points"

    def table(self, *, players: int, length: Length) -> str:
        if length == "long":
            if players == 1:
                return f"long, {players} player"
            else:
                return f"long, {players} players"
        else:
            if players == 1:
                return f"short, {players} player"
            else:
                return f"short, {players} players"

    def table_figures(self, *, games: int, average: str, best: str) -> str:
        return f"{games} / {average} / {best}"

    def some_of(self, *, count: int, games: int) -> str:
        return f"{count} of {games}"

    def a_game(self, *, average: str) -> str:
        return f"{average} a game"

    def of_explorers(self) -> str:
        return "of explorers"

    def found_on_tiles(self) -> str:
        return "found on tiles"

    def of_artifacts(self) -> str:
        return "of artifacts"

    def debt_forgiven(self) -> str:
        return "debt forgiven"

    def begun(self) -> str:
        return "begun"

    def with_the_researcher(self) -> str:
        return "with the researcher"

    def steps(self) -> str:
        return "steps"

    def thanks_to_arrows(self) -> str:
        return "thanks to arrows"

    def thanks_to_cities(self) -> str:
        return "thanks to cities"

    def steps_lost(self) -> str:
        return "steps that nobody could take"

    def bridges_crossed(self) -> str:
        return "bridges crossed"

    def cities_reached(self) -> str:
        return "cities reached"

    def artifacts(self) -> str:
        return "artifacts"

    def arrows(self) -> str:
        return "arrows"

    def played(self) -> str:
        return "played"

    def discarded(self) -> str:
        return "discarded"

    def from_the_deck(self) -> str:
        return "drawn from the deck"

    def from_piles(self) -> str:
        return "taken from discard piles"

    def turns(self) -> str:
        return "turns"

    def expeditions_ended(self) -> str:
        return "expeditions ended"
