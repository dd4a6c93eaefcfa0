"""The sentences of commands.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Commands:
    """What commands says in en."""

    __slots__ = ()

    def called(self, *, name: str) -> str:
        return f"{name}"

    def game(self) -> str:
        return "Begin, join and leave games, and learn to play"

    def game_new(self) -> str:
        return "Open a table in this channel, or in a thread of its own"

    def game_solo(self) -> str:
        return "Play a game for one, here or in a direct message"

    def game_join(self) -> str:
        return "Take a seat at this channel's table, or come back to yours"

    def game_leave(self) -> str:
        return "Give up your seat; in a running game I pass for you then, or a computer plays"

    def game_start(self) -> str:
        return "Start the game you opened, or reopen a table that was closed"

    def game_again(self) -> str:
        return "Play again: another table like the one that has just ended here"

    def game_review(self) -> str:
        return "Look back at the finished game: the expected points turn by turn, and what decided it"

    def game_learn(self) -> str:
        return "Learn to play from nothing, in a few pages with pictures"

    def game_learn_game(self) -> str:
        return "Which game"

    def game_help(self) -> str:
        return "What to do in which situation, and what the signs mean"

    def show(self) -> str:
        return "Look at the table, your hand, the story, the rules, the figures"

    def show_board(self) -> str:
        return "The table as a picture"

    def show_board_part(self) -> str:
        return "Only a part of it, at full size"

    def show_board_player(self) -> str:
        return "Whose strip, when the part is a player"

    def show_board_everyone(self) -> str:
        return "Show it to the whole channel, with its buttons (players only)"

    def show_board_text(self) -> str:
        return "The whole table in words, for screen readers and bad connections"

    def show_hand(self) -> str:
        return "Your hand, for you alone"

    def show_log(self) -> str:
        return "What has happened so far"

    def show_card(self) -> str:
        return "Look up a card, or anything else that lies on a table"

    def show_card_name(self) -> str:
        return "Type a few letters of its name"

    def show_rules(self) -> str:
        return "A short answer about the rules"

    def show_rules_topic(self) -> str:
        return "Type a few letters: a main action, a keyword, a question"

    def show_deck(self) -> str:
        return "Every card a player owns, and what is still in your own deck"

    def show_deck_player(self) -> str:
        return "Whose cards; yours if you leave this out"

    def show_exile(self) -> str:
        return "The cards that have left play"

    def show_scores(self) -> str:
        return "The points as they stand"

    def show_scores_text(self) -> str:
        return "The points in words, for screen readers and bad connections"

    def show_history(self) -> str:
        return "The table as it stood at the end of a round"

    def show_history_round(self) -> str:
        return "Which round; all of them if you leave this out"

    def show_replay(self) -> str:
        return "The log of the finished game as a file, and an animated picture of it"

    def show_mine(self) -> str:
        return "All tables, anywhere, that wait for you"

    def show_stats(self) -> str:
        return "Statistics of finished games: yours, somebody else's, or this server's"

    def show_stats_game(self) -> str:
        return "Of which game; the one played most if you leave this out"

    def show_stats_player(self) -> str:
        return "Whose games; yours if you leave this out"

    def show_stats_where(self) -> str:
        return "Games everywhere, or only those on this server"

    def show_stats_server(self) -> str:
        return "The statistics of this server instead of a player's"

    def show_stats_text(self) -> str:
        return "In words instead of a picture"

    def table(self) -> str:
        return "Take back, pause, replace, stop; settings of the server"

    def table_replace(self) -> str:
        return "Give a seat to a new player: yours, or by vote one of somebody away"

    def table_replace_player(self) -> str:
        return "Who leaves the seat"

    def table_replace_new(self) -> str:
        return "Who takes it"

    def table_pause(self) -> str:
        return "Ask the table for a pause: no pings, no deadline"

    def table_pause_days(self) -> str:
        return "How many days from now; 0 ends your pause"

    def table_stop(self) -> str:
        return "Stop this channel's table for everyone"

    def table_undo(self) -> str:
        return "Take back your last decision, if nothing was revealed since"

    def table_settings(self) -> str:
        return "Settings of this server, for moderators; without options they are shown"

    def table_settings_channel(self) -> str:
        return "Allow tables in this channel, or forbid them; none chosen: everywhere"

    def table_settings_stop(self) -> str:
        return "Who may stop tables"

    def me(self) -> str:
        return "What you want at every table, and what is stored about you"

    def me_wishes(self) -> str:
        return "What you want at every table: waking hours, notes, how your turns end"

    def me_wishes_zone(self) -> str:
        return "Your time zone: type a city"

    def me_wishes_wake(self) -> str:
        return "From this hour on you may be pinged"

    def me_wishes_sleep(self) -> str:
        return "From this hour on you are not pinged and no deadline runs"

    def me_wishes_notes(self) -> str:
        return "A silent note in a direct message when you are next"

    def me_wishes_turns(self) -> str:
        return "How your turns end"

    def me_wishes_layout(self) -> str:
        return "The shape of the pictures that only you see"

    def me_away(self) -> str:
        return "Let a computer play for you while you are away; 0 days: you are back"

    def me_away_days(self) -> str:
        return "For how many days from now; your next click at a table gives you that seat at once"

    def me_forget(self) -> str:
        return "Delete everything stored about you (not while you are playing)"

    def turn(self) -> str:
        return "Your turn, typed: suggestions show what is possible"

    def turn_do(self) -> str:
        return "Do anything that is possible now, by its name"

    def turn_do_action(self) -> str:
        return "What to do"

    def turn_choose(self) -> str:
        return "Answer the open question"

    def turn_choose_answer(self) -> str:
        return "Which answer"

    def turn_pass(self) -> str:
        return "Pass, where the game that is played here lets you"

    def turn_end(self) -> str:
        return "End your turn after your main action"

    def my_layout_wide(self) -> str:
        return "wide"

    def my_layout_tall(self) -> str:
        return "tall, for phones"

    def my_layout_table(self) -> str:
        return "as the table has it"

    def my_ends_auto(self) -> str:
        return "by themselves, when nothing is left to do"

    def my_ends_ask(self) -> str:
        return "when I say so"

    def my_ends_table(self) -> str:
        return "as the table has it"

    def part_all(self) -> str:
        return "the whole table"

    def stoppers_opener(self) -> str:
        return "the opener and moderators"

    def stoppers_players(self) -> str:
        return "any player of the table and moderators"

    def stoppers_moderators(self) -> str:
        return "only moderators"

    def scope_all(self) -> str:
        return "everywhere"

    def scope_guild(self) -> str:
        return "on this server"
