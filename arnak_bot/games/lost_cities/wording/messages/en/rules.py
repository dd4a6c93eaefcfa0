"""The sentences of rules.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Rules:
    """What rules says in en."""

    __slots__ = ()

    def the_goal(self) -> str:
        return "The goal"

    def the_goal_text(self) -> str:
        return "Send explorers along five paths to five lost cities. Most points after three expeditions win (after one in the short game); if tied, more artifact tokens; then you share the victory."

    def the_goal_also(self) -> str:
        return "win; winner; tie"

    def a_turn(self) -> str:
        return "A turn"

    def a_turn_text(self) -> str:
        return "Play a card on a column of your own, or discard one; then draw one card, and your turn is over. You always end a turn with eight cards."

    def begin_a_path(self) -> str:
        return "Begin a path"

    def begin_a_path_text(self) -> str:
        return "Play any card of a colour you have not begun and put an adventurer or your researcher on the first stone. You can have one explorer a path; the others may walk the same paths."

    def begin_a_path_also(self) -> str:
        return "start"

    def step_on(self) -> str:
        return "Step on"

    def step_on_text(self) -> str:
        return "Play a card of a path you have begun: its explorer goes one stone on. The card must be equal to or higher than the last one of the column, so begin low and skip little."

    def step_on_also(self) -> str:
        return "move; walk"

    def rising_or_falling(self) -> str:
        return "Rising or falling"

    def rising_or_falling_text(self) -> str:
        return "A variant for the whole table: each of your columns may rise or fall. The second different value of a column settles which; equal values are always allowed."

    def rising_or_falling_also(self) -> str:
        return "variant; descending"

    def discard(self) -> str:
        return "Discard"

    def discard_text(self) -> str:
        return "Put any card of your hand on the pile of its colour. Only the top card of a pile can be taken. You cannot take back the card you have just discarded, but the next player can take it."

    def discard_also(self) -> str:
        return "pile"

    def draw(self) -> str:
        return "Draw"

    def draw_text(self) -> str:
        return "Take the top card of the deck, or the top card of one of the discard piles. That ends your turn."

    def draw_also(self) -> str:
        return "deck"

    def the_city(self) -> str:
        return "The city"

    def the_city_text(self) -> str:
        return "An explorer on the ninth stone has reached its city. Cards of that path can still be played: then one of your other explorers takes a step instead."

    def event_tiles(self) -> str:
        return "Event tiles"

    def event_tiles_text(self) -> str:
        return "They work at once, whenever a step brings an explorer onto one: artifacts, arrows and points."

    def event_tiles_also(self) -> str:
        return "tile"

    def artifacts(self) -> str:
        return "Artifacts"

    def artifacts_text(self) -> str:
        return "The first to come there takes the tile. After the expedition it becomes a token, and tokens are paid for at the end of the game: few of them cost points, many bring up to 100 (50 in the short game)."

    def arrows(self) -> str:
        return "Arrows"

    def arrows_text(self) -> str:
        return "Step with any of your explorers that are on a path, the same one or another. If that one finds a tile, it works too. You can leave the step out only if none of your explorers can step. The tile stays."

    def points_on_tiles(self) -> str:
        return "Points on tiles"

    def points_on_tiles_text(self) -> str:
        return "They are yours at once and for good. The researcher does not double them. The tile stays for the next."

    def the_researcher(self) -> str:
        return "The researcher"

    def the_researcher_text(self) -> str:
        return "Your fifth explorer counts twice when the expedition is scored: 100 points in a city, −40 on the first stone."

    def the_researcher_also(self) -> str:
        return "leader; double"

    def stones(self) -> str:
        return "Stones"

    def stones_text(self) -> str:
        return "−20, −15, −10, 5, 10, 15, then the bridge, 30, 35 and 50 points in the city."

    def end_of_an_expedition(self) -> str:
        return "End of an expedition"

    def end_of_an_expedition_text(self) -> str:
        return "It ends at once when the fifth explorer, of anybody, crosses a bridge (its tile is not used, and nobody draws), or when the last card of the deck is drawn."

    def end_of_an_expedition_also(self) -> str:
        return "bridge"

    def scoring(self) -> str:
        return "Scoring"

    def scoring_text(self) -> str:
        return "Every explorer on a path brings the points of its stone, which may be negative. Nobody falls below zero points. Explorers who stayed at home count nothing."

    def scoring_also(self) -> str:
        return "score; points; negative"

    def the_next_expedition(self) -> str:
        return "The next expedition"

    def the_next_expedition_text(self) -> str:
        return "New tiles, a new deck and new hands; points and artifact tokens are kept. The player after the last one begins."

    def artifact_tokens(self) -> str:
        return "Artifact tokens"

    def artifact_tokens_text(self) -> str:
        return "Long game: 0 or 1 cost 50 points, 2 or 3 cost 40, 4 or 5 cost 20; 6 or 7 bring 30, 8 or 9 bring 50, 10 or 11 bring 70, 12 or more 100. Short game: none costs 20, 1 costs 15; 2 bring 10, 3 bring 15, 4 bring 30, 5 or more 50."

    def artifact_tokens_also(self) -> str:
        return "token"

    def two_players(self) -> str:
        return "Two players"

    def two_players_text(self) -> str:
        return "Before each deal 30 random cards leave the deck unseen."

    def what_is_secret(self) -> str:
        return "What is secret"

    def what_is_secret_text(self) -> str:
        return "Hands and the deck. Discard piles, columns, points and artifacts are open, and so is a card that somebody took from a discard pile."

    def what_is_secret_also(self) -> str:
        return "hidden"

    def short_game(self) -> str:
        return "Short game"

    def short_game_text(self) -> str:
        return "One expedition instead of three, with its own scale for artifacts."

    def unknown(self, *, typed: str, topics: str) -> str:
        return f"I have no short answer about “{typed}”. Try: {topics}."

    def answer(self, *, topic: str, told: str) -> str:
        return f"**{topic}**: {told}"
