"""The sentences of refusals.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.refusals import Why
    from arnak_bot.store.kinds import Stoppers


class Refusals:
    """What refusals says in en."""

    __slots__ = ()

    def refused(self, *, why: Why) -> str:
        if why == "no-table-here":
            return "There is no table in this channel. /game new opens one. Never played? /game learn."
        elif why == "no-such-table":
            return "This table does not exist any more. /game new opens another one."
        elif why == "no-such-game":
            return "That game is not on my shelf."
        elif why == "another-channel":
            return "That table belongs to another channel. Press its buttons there."
        elif why == "channel-taken":
            return "This channel has a table already. Finish it, or /table stop it, or use another channel."
        elif why == "another-table-by-now":
            return "This channel has another table by now: finish that one first."
        elif why == "needs-a-channel":
            return "A table for several players needs a channel of a server. Here you can play /game solo."
        elif why == "no-threads-here":
            return "I can open a thread in a text channel only. Choose `place: here`."
        elif why == "too-many-threads":
            return "This server has as many open threads as Discord allows. Close one, or choose `place: here`."
        elif why == "direct-messages-closed":
            return "I cannot write to you: allow direct messages from members of this server, or start the guided game here."
        elif why == "not-started":
            return "This table has not started yet. The opener starts it with /game start."
        elif why == "started-already":
            return "This game has started already."
        elif why == "game-over":
            return "This game is over."
        elif why == "closed-unplayed":
            return "This table was closed because nobody played. /game start opens it again."
        elif why == "not-closed":
            return "This table was not closed."
        elif why == "stopped":
            return "This table was stopped."
        elif why == "ended-already":
            return "This table has ended already."
        elif why == "ended-open-another":
            return "This table has ended. /game new opens another one."
        elif why == "moved-on":
            return "The game has moved on since that was shown. Here is where it stands now."
        elif why == "not-saved":
            return "That could not be saved, and nothing has changed. Try again in a moment."
        elif why == "old-rules":
            return "This game began under an older version of the rules: its story cannot be retold."
        elif why == "log-is-secret":
            return "The log is open when the game is over; until then it holds secrets."
        elif why == "no-picture":
            return "The picture could not be drawn this time; `/show board text:True` tells the table in words."
        elif why == "spectator":
            return "You are not playing at this table. You may watch: Log, Board and Help are for everyone."
        elif why == "sits-already":
            return "You sit at this table already."
        elif why == "they-sit-already":
            return "They sit at this table already."
        elif why == "still-sits":
            return "You still sit at a table. Leave or finish it first."
        elif why == "not-seated":
            return "You do not sit at this table."
        elif why == "nobody-sits":
            return "Nobody sits at this table. /table stop ends it, and /game solo opens another one."
        elif why == "nobody-sits-there":
            return "Nobody sits there."
        elif why == "full":
            return "This table is full."
        elif why == "cannot-be-dealt":
            return "No game can be dealt with these options. Open another table with others."
        elif why == "no-hints-here":
            return "No hints at this table. /game new has an option for them, and where only computers play with you I always give some."
        elif why == "nobody-thinks":
            return "I cannot think about this now. Try again in a minute."
        elif why == "review-is-for-the-end":
            return "I look back when the game is over."
        elif why == "no-review-of-this":
            return "I cannot look back at games of this kind."
        elif why == "only-opener-seats-computers":
            return "Only the player who opened the table decides about computers."
        elif why == "too-many-computers":
            return "One seat at least is for a player: choose fewer computers, or more seats."
        elif why == "no-computer-sits":
            return "No computer sits at this table."
        elif why == "level-without-computers":
            return "You have chosen no computers, and `level` says how well they play: choose `computers` as well, or leave it out."
        elif why == "only-opener-starts":
            return "Only the player who opened the table can start it."
        elif why == "too-few":
            return "It takes at least two players. Ask a friend to press Join."
        elif why == "left":
            return "You have left this game. /game join brings you back."
        elif why == "solo":
            return "A solo game has a single seat: yours."
        elif why == "seat-not-offered":
            return "This seat is not offered to you, or not any more."
        elif why == "seat-is-for-somebody-else":
            return "This seat is offered to somebody else."
        elif why == "no-seat-for-bots":
            return "A bot cannot take a seat."
        elif why == "nothing-to-take-back":
            return "There is nothing of yours to take back."
        elif why == "undo-will-do":
            return "Undo takes that back: nobody has to agree."
        elif why == "your-turn-now":
            return "It is your turn now: no need to leave an order."
        elif why == "passed-already":
            return "You have passed already. Leave the order when the next round has begun."
        elif why == "others-decide":
            return "The others decide about this."
        elif why == "pause-over":
            return "That pause would be over already."
        elif why == "no-table-to-repeat":
            return "There is no finished table here to repeat. `/game new` opens one."
        elif why == "repeat-is-for-players":
            return "Only who played at this table can repeat it. `/game new` opens one of your own."
        elif why == "settings-need-a-server":
            return "Servers have settings and statistics; this is not one."
        elif why == "settings-need-a-moderator":
            return "Only members who may manage the server can change its settings."
        elif why == "no-games-yet":
            return "No finished game to tell of yet."
        else:
            return "I do not know this time zone. Type a city, such as Prague or New York, and choose one."

    def no_seat_of_theirs(self, *, name: str) -> str:
        return f"{name} does not play at this table."

    def no_such_part(self, *, game: str) -> str:
        return f"The board of {game}, which is played here, has no such part: choose another one."

    def not_your_turn(self, *, awaited: str) -> str:
        return f"It is not your turn: {awaited} to move."

    def no_action(self, *, text: str) -> str:
        return f"“{text}” is not an action. Choose one of the suggestions."

    def no_such_option(self, *, option: str, game: str) -> str:
        return f"`{option}` is an option of another game: {game} has none of this name."

    def only_alone(self, *, option: str) -> str:
        return f"`{option}` is for games that you play alone: leave it out, or play without computers."

    def seat_count(self, *, game: str, counts: str) -> str:
        return f"A table of {game} has {counts} seats."

    def no_computers(self, *, game: str) -> str:
        return f"Computers do not play {game}."

    def not_for_one(self, *, game: str) -> str:
        return f"{game} is not played alone. /game new opens a table for several."

    def not_in_game(self, *, game: str, command: str) -> str:
        return f"{game} is played here, without `/turn {command}`: type `/turn do`."

    def has_come_back(self, *, name: str) -> str:
        return f"{name} has come back in the meantime."

    def has_played_on(self, *, name: str) -> str:
        return f"{name} has played on since that was asked."

    def has_time(self, *, name: str) -> str:
        return f"{name} still has time, or has played by now."

    def pause_length(self, *, days: int) -> str:
        return f"A pause lasts 1 to {days} days; 0 ends it."

    def only_stoppers(self, *, stoppers: Stoppers) -> str:
        if stoppers == "opener":
            return "Only the player who opened the table, or a moderator, can stop it."
        elif stoppers == "players":
            return "Only a player of this table, or a moderator, can stop it."
        else:
            return "On this server only a moderator can stop a table."

    def broken(self, *, table: str, why: str) -> str:
        return f"Table {table} cannot be loaded: {why} Whoever opened it, or a moderator, can stop it with /table stop."

    def broken_nobody_sits(self) -> str:
        return "nobody sits there."

    def broken_log(self, *, error: str) -> str:
        return f"its log does not lead to a game ({error})."

    def broken_rows(self, *, error: str) -> str:
        return f"what was stored of it cannot be read ({error})."
