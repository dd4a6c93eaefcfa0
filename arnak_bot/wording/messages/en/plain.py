"""The sentences of plain.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Plain:
    """What plain says in en."""

    __slots__ = ()

    def moves(self) -> str:
        return "What you can do"

    def question(self) -> str:
        return "What do you do?"

    def no_hand(self) -> str:
        return "Nobody holds anything here that the others do not see."

    def not_now(self, *, action: str) -> str:
        return f"“{action}” is not possible now."

    def possible_now(self, *, action: str) -> str:
        return f"“{action}” is possible now."

    def not_your_turn(self) -> str:
        return "it is not your turn"

    def nothing_like_it(self, *, typed: str) -> str:
        return f"you can do nothing now that is called “{typed}”"

    def several(self, *, typed: str, actions: str) -> str:
        return f"“{typed}” may be {actions}"

    def to_move(self, *, who: str) -> str:
        return f"{who} to move."

    def over(self) -> str:
        return "The game is over."

    def round(self, *, number: int) -> str:
        return f"Round {number}"

    def begins(self, *, who: str) -> str:
        return f"{who} begin a game."

    def winners(self, *, who: str, count: int, points: int) -> str:
        if count == 1:
            if points == 1:
                return f"{who} wins with {points} point"
            else:
                return f"{who} wins with {points} points"
        else:
            if points == 1:
                return f"{who} share the first place with {points} point each"
            else:
                return f"{who} share the first place with {points} points each"

    def score(self, *, rank: int, name: str, points: int) -> str:
        if points == 1:
            return f"{rank}. {name}: {points} point"
        else:
            return f"{rank}. {name}: {points} points"

    def all_on_the_table(self, *, name: str) -> str:
        return f"What {name} has lies on the table."

    def nothing_discarded(self) -> str:
        return "Nothing has left play."

    def thing(self, *, name: str, told: str) -> str:
        return f"**{name}.** {told}"

    def unknown(self, *, typed: str, names: str) -> str:
        return f"I know nothing called “{typed}”. Try {names}."

    def unknown_here(self, *, typed: str) -> str:
        return f"I know nothing called “{typed}”: this game has nothing to look up."

    def scores(self) -> str:
        return "Scores"

    def scores_so_far(self) -> str:
        return "The scores so far"

    def signs(self) -> str:
        return "What is what"

    def film_alt(self, *, turns: int, ending: str) -> str:
        return f"The whole game, a frame for each of its {turns} turns. {ending}"

    def again(self) -> str:
        return "Play again"

    def title_games(self) -> str:
        return "Games"

    def title_players(self) -> str:
        return "Won, of games"

    def games(self) -> str:
        return "Games"

    def won(self) -> str:
        return "Won"

    def average_points(self) -> str:
        return "Points a game"

    def best_points(self) -> str:
        return "Best"

    def some_of(self, *, count: int, games: int) -> str:
        return f"{count} of {games}"

    def advised(self, *, what: str, points: int, spread: int) -> str:
        if points == 1:
            return f"**{what}**: about {points} point at the end, give or take {spread}."
        else:
            return f"**{what}**: about {points} points at the end, give or take {spread}."

    def as_good(self, *, what: str) -> str:
        return f"**{what}**: about as good; luck will decide more than the difference."

    def less_good(self, *, what: str, points: int, less: int, spread: int) -> str:
        if points == 1:
            return f"**{what}**: about {points} point, {less} less than the first, give or take {spread}."
        else:
            return f"**{what}**: about {points} points, {less} less than the first, give or take {spread}."

    def suggestion(self, *, what: str) -> str:
        return f"A good move now: **{what}**."

    def then(self, *, deed: str, others: str) -> str:
        return f"{deed}, then {others}"

    def nothing_decided(self, *, points: int) -> str:
        return f"Nothing that was done cost anybody more than {points} points beyond doubt."

    def decided(self, *, count: int, name: str, round: str, points: int) -> str:
        if count == 1:
            return f"One moment stands out: {round}, {name}, about {points} points."
        else:
            return f"{count} moments stand out, the greatest of them in {round}: {name}, about {points} points."

    def turned(self, *, round: str, name: str, before: int, after: int, other: str, other_before: int, other_after: int) -> str:
        return f"Most was decided in {round}: {name} went from {before} to {after} points expected, {other} from {other_before} to {other_after}."

    def moment(self, *, number: int, round: str, name: str, played: str) -> str:
        return f"**{number}.** {round}, {name}: {played}."

    def better(self, *, better: str, points: int, spread: int) -> str:
        if points == 1:
            return f"**{better}** would have been worth about {points} point more, give or take {spread}."
        else:
            return f"**{better}** would have been worth about {points} points more, give or take {spread}."

    def good_choice(self, *, second: str, points: int, spread: int) -> str:
        if points == 1:
            return f"A good choice: worth about {points} point more than **{second}**, the best of all else, give or take {spread}."
        else:
            return f"A good choice: worth about {points} points more than **{second}**, the best of all else, give or take {spread}."

    def good_luck(self, *, points: int, spread: int) -> str:
        if points == 1:
            return f"No decision, but luck: what came of it was worth about {points} point more than anybody could expect, give or take {spread}."
        else:
            return f"No decision, but luck: what came of it was worth about {points} points more than anybody could expect, give or take {spread}."

    def bad_luck(self, *, points: int, spread: int) -> str:
        if points == 1:
            return f"No decision, but luck: what came of it was worth about {points} point less than anybody could expect, give or take {spread}."
        else:
            return f"No decision, but luck: what came of it was worth about {points} points less than anybody could expect, give or take {spread}."

    def sureness(self, *, turns: int, points: int, spread: int) -> str:
        if turns == 1:
            return f"{turns} turn was compared with the best that the computer found, in imagined games that agree with what its player knew then; only what cost more than {points} points, and more than may be chance, is named. “Give or take” is what 95 of 100 such figures keep to; the lines of the chart do so give or take {spread} points."
        else:
            return f"{turns} turns were compared with the best that the computer found, in imagined games that agree with what each player knew then; only what cost more than {points} points, and more than may be chance, is named. “Give or take” is what 95 of 100 such figures keep to; the lines of the chart do so give or take {spread} points."

    def how_it_went(self) -> str:
        return "How the game went"

    def points_expected(self) -> str:
        return "Points expected at the end"

    def review_alt(self, *, title: str, drawn: str) -> str:
        return f"{title}: {drawn}."

    def review_line(self, *, name: str, first: int, points: int) -> str:
        return f"{name}: {first} expected at first, {points} in the end."
