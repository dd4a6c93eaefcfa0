"""The sentences of texts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Texts:
    """What texts says in en."""

    __slots__ = ()

    def help_my_turn(self, *, commands: str) -> str:
        return f"**It is my turn.** Press **My turn** below the newest picture: everything you can do is there. Or type: {commands} and the others suggest what is possible."

    def help_what_is_it(self) -> str:
        return "**What does this sign, card or rule mean?** The picture here explains the signs; `/show card` and `/show rules` the rest."

    def help_what_happened(self) -> str:
        return "**What happened?** **Log** below the table, `/show history`, `/show scores`. All tables that wait for you: `/show mine`."

    def help_play(self) -> str:
        return "**I want to play.** `/game new` opens a table, `/game solo` a game for one. Never played? `/game learn`."

    def help_away(self) -> str:
        return "**I cannot play for a while.** `/table pause` asks for days off, `/table replace` hands your seat over, `/me wishes` sets your waking hours."

    def help_away_ahead(self) -> str:
        return "**I cannot play for a while.** `/table pause` asks for days off, `/table replace` hands your seat over, `/turn ahead` passes when your turn comes, `/me wishes` sets your waking hours."

    def help_wrong(self) -> str:
        return "**I pressed the wrong thing.** **Undo** in My turn, or `/table undo`, as long as nothing hidden was revealed."

    def help_fan_project(self) -> str:
        return "-# An unofficial fan project for people who own the game. `/me forget` deletes what is stored about you."

    def ask_what(self) -> str:
        return "What do you want to know about?"

    def since(self) -> str:
        return "**Since your last turn**"

    def nothing_waits(self) -> str:
        return "No table waits for you. Enjoy the view."

    def turn_done(self) -> str:
        return "Your turn is done."

    def not_mine(self) -> str:
        return "It is not your turn, but here is your hand."

    def reminder(self, *, who: str) -> str:
        return f"The table waits. {who}"

    def good_morning(self, *, who: str) -> str:
        return f"Good morning, it is your turn. {who}"

    def closed(self) -> str:
        return "Nobody has played here for a month: I have closed this table. Everything is kept; any player can open it again."

    def leave_question(self) -> str:
        return "Leave this running game? I pass for you from then on. To hand your seat to somebody, use `/table replace` instead."

    def leave_question_computers(self) -> str:
        return "Leave this running game? I pass for you from then on, unless the others let a computer play. To let one play until you are back, use `/me away` instead; to hand your seat to somebody, `/table replace`."

    def leave_question_alone(self) -> str:
        return "Leave this running game? Nobody else plays it: it stops then, and cannot be continued."

    def you_left(self) -> str:
        return "You have left the game. `/game join` brings you back."

    def back_from_pause(self) -> str:
        return "Welcome back: your pause has ended."

    def no_picture(self) -> str:
        return "The picture could not be drawn this time; `/show board text:True` tells the table in words."

    def in_the_channel(self) -> str:
        return "Done: see below."

    def refused(self) -> str:
        return "**I cannot post here.** Let me view the channel, send messages (in threads, too) and attach files; `/show board everyone:True` there then shows the table again."

    def reopened(self) -> str:
        return "This table is open again."

    def repaired(self) -> str:
        return "Something had been left unfinished here; it is put right now, and the game goes on."

    def asked(self) -> str:
        return "The others are asked."

    def asked_to_take_back(self) -> str:
        return "The others are asked. You may play on meanwhile; that settles it."

    def this_server(self) -> str:
        return "This server"

    def someone(self) -> str:
        return "someone"

    def keep_playing(self) -> str:
        return "The table goes on."

    def stop_question(self) -> str:
        return "Stop this table for everyone? The game cannot be continued."

    def stopped(self) -> str:
        return "This table was stopped. `/game new` opens another one."

    def went_wrong(self) -> str:
        return "Something went wrong on my side. Nothing of the game is lost: press My turn to go on."

    def cannot_post(self, *, why: str) -> str:
        return f"Your move is saved, but I could not post in this channel ({why}). It is told as soon as I can. If that stays so, ask a moderator to let me view the channel, send messages and attach files; `/show board` shows the table."

    def forgotten(self) -> str:
        return "Everything stored about you is deleted. Pictures and older messages that were posted keep your name."

    def advice(self) -> str:
        return "**What I would do:**"

    def advised(self, *, advice: str, number: int) -> str:
        return f"{number}. {advice}"

    def looking_back(self, *, count: int, done: int) -> str:
        return f"Looking back at the game, turn by turn: {done} of {count} …"

    def looking_back_begins(self) -> str:
        return "Looking back at the game …"

    def stats_with_computers(self, *, games: int, points: int, won: int) -> str:
        if games == 1:
            return f"With computers: {games} game, {points} points, {won} won. It is not counted above."
        else:
            return f"With computers: {games} games, {points} points on average, {won} won. They are not counted above."

    def stats_of_server_with_computers(self, *, games: int) -> str:
        if games == 1:
            return f"{games} game with computers is not counted above."
        else:
            return f"{games} games with computers are not counted above."

    def stats_only_with_computers(self) -> str:
        return "All of these games were played with computers."

    def away(self, *, tables: int, until: str) -> str:
        if tables == 1:
            return f"A computer plays for you at {tables} table until {until}. Your next click there gives you your seat."
        else:
            return f"A computer plays for you at {tables} tables until {until}. Your next click at one of them gives you your seat there."

    def away_nowhere(self) -> str:
        return "You play nowhere now where a computer could play for you."

    def back_from_away(self, *, tables: int) -> str:
        if tables == 0:
            return "No computer plays for you anywhere."
        elif tables == 1:
            return f"You play at {tables} table yourself again."
        else:
            return f"You play at {tables} tables yourself again."

    def lobby_title(self, *, game: str) -> str:
        return f"**{game}**"

    def lobby_nobody(self) -> str:
        return "nobody yet"

    def lobby_free(self, *, seats: int) -> str:
        if seats == 1:
            return f"{seats} seat free."
        else:
            return f"{seats} seats free."

    def more_before(self) -> str:
        return "-# … what came before is behind Log"

    def lobby_full(self) -> str:
        return "Ready to start."

    def lobby_full_of_computers(self) -> str:
        return "Ready to start. Whoever joins takes a computer's seat."

    def lobby_promise(self, *, promise: str) -> str:
        return f"-# Fair by proof: `{promise}…`, see Help"

    def fairness(self, *, commitment: str) -> str:
        return f"-# Fair by proof: before anybody sat down I promised my part of the seed, sha256 `{commitment}`. Everybody who joins adds to it; the log file of the finished game has both, and anyone can check them."
