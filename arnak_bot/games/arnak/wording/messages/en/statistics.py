"""The sentences of statistics.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.resources import Resource


class Statistics:
    """What statistics says in en."""

    __slots__ = ()

    def title_games(self) -> str:
        return "Games"

    def title_by_board_and_players(self) -> str:
        return "By board and players"

    def title_points_a_game(self) -> str:
        return "Points a game"

    def title_island(self) -> str:
        return "Island"

    def title_guardians(self) -> str:
        return "Guardians"

    def title_research(self) -> str:
        return "Research"

    def title_resources_gained_paid(self) -> str:
        return "Resources gained / paid"

    def title_cards(self) -> str:
        return "Cards"

    def title_favourite_cards(self) -> str:
        return "Favourite cards"

    def title_assistants(self) -> str:
        return "Assistants"

    def title_favourite_assistants(self) -> str:
        return "Favourite assistants"

    def title_turns(self) -> str:
        return "Turns"

    def title_most_wins(self) -> str:
        return "Most wins"

    def title_best_points(self) -> str:
        return "Best points"

    def title_most_played_cards(self) -> str:
        return "Most played cards"

    def title_most_bought_cards(self) -> str:
        return "Most bought cards"

    def title_most_used_assistants(self) -> str:
        return "Most used assistants"

    def games(self) -> str:
        return "games"

    def won_against_others(self) -> str:
        return "won against others"

    def average_points(self) -> str:
        return "average points"

    def best_points(self) -> str:
        return "best points"

    def archaeologists_relocated(self) -> str:
        return "archaeologists relocated"

    def archaeologists_taken_back(self) -> str:
        return "archaeologists taken back"

    def idols_taken(self) -> str:
        return "idols taken"

    def idols_slotted(self) -> str:
        return "idols slotted"

    def idols_paid(self) -> str:
        return "idols paid"

    def overcome(self) -> str:
        return "overcome"

    def boons_used(self) -> str:
        return "boons used"

    def moved(self) -> str:
        return "moved"

    def magnifying_glass_steps(self) -> str:
        return "magnifying glass steps"

    def notebook_steps(self) -> str:
        return "notebook steps"

    def temple_reached(self) -> str:
        return "temple reached"

    def bonus_tiles(self) -> str:
        return "bonus tiles"

    def average_row_of_the_glass(self) -> str:
        return "average row of the glass"

    def average_row_of_the_notebook(self) -> str:
        return "average row of the notebook"

    def drawn(self) -> str:
        return "drawn"

    def played_for_their_effect(self) -> str:
        return "played for their effect"

    def put_down_unused(self) -> str:
        return "put down unused"

    def items_bought(self) -> str:
        return "items bought"

    def artifacts_bought(self) -> str:
        return "artifacts bought"

    def gained_otherwise(self) -> str:
        return "gained otherwise"

    def exiled(self) -> str:
        return "exiled"

    def fear_gained(self) -> str:
        return "Fear gained"

    def fear_exiled(self) -> str:
        return "Fear exiled"

    def owned_at_the_end(self) -> str:
        return "owned at the end"

    def recruited(self) -> str:
        return "recruited"

    def rescued(self) -> str:
        return "rescued"

    def used(self) -> str:
        return "used"

    def turned_to_gold(self) -> str:
        return "turned to gold"

    def exchanged(self) -> str:
        return "exchanged"

    def refreshed(self) -> str:
        return "refreshed"

    def borrowed(self) -> str:
        return "borrowed"

    def usual_time_of_a_turn(self) -> str:
        return "usual time of a turn"

    def turns(self) -> str:
        return "turns"

    def decisions(self) -> str:
        return "decisions"

    def taken_back(self) -> str:
        return "taken back"

    def effects_declined(self) -> str:
        return "effects declined"

    def tokens_left_at_the_end(self) -> str:
        return "tokens left at the end"

    def of_them_solo(self) -> str:
        return "of them solo"

    def players(self) -> str:
        return "players"

    def some_of(self, *, count: int, games: int) -> str:
        return f"{count} of {games}"

    def won_against_rival(self, *, difficulty: int) -> str:
        return f"won against rival {difficulty}"

    def by_table(self, *, board: str, count: int) -> str:
        if count == 1:
            return f"{board}, solo: games / average / best"
        else:
            return f"{board}, {count} players: games / average / best"

    def digs_at_camps(self) -> str:
        return "digs at camps"

    def digs_at_level_i(self) -> str:
        return "digs at level I sites"

    def digs_at_level_ii(self) -> str:
        return "digs at level II sites"

    def camps_activated(self) -> str:
        return "camps activated"

    def level_i_activated(self) -> str:
        return "level I sites activated"

    def level_ii_activated(self) -> str:
        return "level II sites activated"

    def level_i_discovered(self) -> str:
        return "level I sites discovered"

    def level_ii_discovered(self) -> str:
        return "level II sites discovered"

    def in_round(self, *, round: str) -> str:
        return f"in round {round}"

    def temple_tiles_worth(self, *, points: int) -> str:
        return f"temple tiles worth {points}"

    def resource(self, *, resource: Resource) -> str:
        if resource == "coin":
            return "coin"
        elif resource == "compass":
            return "compass"
        elif resource == "tablet":
            return "tablet"
        elif resource == "arrowhead":
            return "arrowhead"
        else:
            return "jewel"

    def none_yet(self) -> str:
        return "none yet"
