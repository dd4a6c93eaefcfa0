"""The sentences of options.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Options:
    """What options says in en."""

    __slots__ = ()

    def game_help(self) -> str:
        return "Which game"

    def game_server_help(self) -> str:
        return "What /game new proposes: which game"

    def seats_help(self) -> str:
        return "How many players, 2 to 4"

    def seats_server_help(self) -> str:
        return "What /game new proposes: how many players"

    def seats_lobby(self, *, count: int) -> str:
        if count == 1:
            return f"{count} player"
        else:
            return f"{count} players"

    def seats_proposed(self, *, count: int) -> str:
        return f"{count} players"

    def order_help(self) -> str:
        return "Who begins"

    def order_shuffled(self) -> str:
        return "shuffled"

    def order_joined(self) -> str:
        return "as they joined"

    def turns_help(self) -> str:
        return "How a turn ends, for players who have not said otherwise"

    def turns_solo_help(self) -> str:
        return "How a turn ends"

    def turns_server_help(self) -> str:
        return "What /game new proposes: how a turn ends"

    def turns_auto(self) -> str:
        return "by themselves, when nothing is left to do"

    def turns_ask(self) -> str:
        return "when the player says so"

    def turns_lobby_auto(self) -> str:
        return "Turns end by themselves, and pass, when nothing else is left to do."

    def turns_lobby_ask(self) -> str:
        return "Turns end when the player says so."

    def turns_proposed_auto(self) -> str:
        return "turns that end by themselves"

    def turns_proposed_ask(self) -> str:
        return "turns that end when the player says so"

    def remind_help(self) -> str:
        return "When to remind the player whose turn it is"

    def remind_server_help(self) -> str:
        return "What /game new proposes: when to remind"

    def remind_off(self) -> str:
        return "off"

    def remind_12(self) -> str:
        return "after 12 hours"

    def remind_24(self) -> str:
        return "after 24 hours"

    def remind_48(self) -> str:
        return "after 48 hours"

    def remind_lobby(self, *, after: str) -> str:
        return f"A reminder comes after {after}."

    def remind_proposed(self, *, after: str) -> str:
        return f"a reminder: {after}"

    def deadline_help(self) -> str:
        return "After how long the others may decide about a player who does not move"

    def deadline_server_help(self) -> str:
        return "What /game new proposes: after how long the others may decide"

    def deadline_never(self) -> str:
        return "never"

    def deadline_24(self) -> str:
        return "after 24 hours"

    def deadline_48(self) -> str:
        return "after 48 hours"

    def deadline_72(self) -> str:
        return "after 3 days"

    def deadline_168(self) -> str:
        return "after a week"

    def deadline_lobby(self, *, after: str) -> str:
        return f"After {after} the others may decide about a player who does not move."

    def deadline_proposed(self, *, after: str) -> str:
        return f"a deadline: {after}"

    def hours(self, *, count: int) -> str:
        if count == 1:
            return f"{count} hour"
        else:
            return f"{count} hours"

    def days(self, *, count: int) -> str:
        if count == 1:
            return f"{count} day"
        else:
            return f"{count} days"

    def never(self) -> str:
        return "never"

    def place_help(self) -> str:
        return "Here, or in a thread that I open for it"

    def place_server_help(self) -> str:
        return "What /game new proposes: here, or in a thread"

    def place_here(self) -> str:
        return "here"

    def place_thread(self) -> str:
        return "in a thread of its own"

    def place_proposed_here(self) -> str:
        return "the channel itself"

    def place_proposed_thread(self) -> str:
        return "a thread of its own"

    def layout_help(self) -> str:
        return "The shape of the pictures"

    def layout_server_help(self) -> str:
        return "What /game new proposes: the shape of the pictures"

    def layout_wide(self) -> str:
        return "wide"

    def layout_tall(self) -> str:
        return "tall, for phones"

    def layout_proposed_wide(self) -> str:
        return "wide pictures"

    def layout_proposed_tall(self) -> str:
        return "tall pictures"

    def language_help(self) -> str:
        return "The language of what everybody at the table reads"

    def language_server_help(self) -> str:
        return "What /game new proposes: the language of the table"

    def language_of_the_server(self) -> str:
        return "as the server has it"

    def language_itself(self) -> str:
        return "English"

    def language_proposed_of_the_server(self) -> str:
        return "the language of the server"

    def language_proposed(self, *, language: str) -> str:
        return f"{language}"

    def computers_help(self) -> str:
        return "How many of the seats computers take"

    def computers_solo_help(self) -> str:
        return "Against how many computers you play; none: the game for one"

    def level_help(self) -> str:
        return "How well computers play"

    def level_server_help(self) -> str:
        return "What /game new proposes: how well computers play"

    def level_novice(self) -> str:
        return "novice"

    def level_able(self) -> str:
        return "able"

    def level_strong(self) -> str:
        return "strong"

    def level_novice_means(self) -> str:
        return "Like somebody in their second game"

    def level_able_means(self) -> str:
        return "Plays well, and does not look far ahead"

    def level_strong_means(self) -> str:
        return "Thinks ahead: hard to beat"

    def level_proposed(self, *, level: str) -> str:
        return f"{level} computers"

    def away_help(self) -> str:
        return "What happens when somebody's time has run out"

    def away_server_help(self) -> str:
        return "What /game new proposes: what happens when somebody's time has run out"

    def away_vote(self) -> str:
        return "the others decide"

    def away_computer(self) -> str:
        return "a computer plays until they are back"

    def away_lobby(self) -> str:
        return "For whoever is late a computer plays, until they are back."

    def away_proposed(self) -> str:
        return "a computer for whoever is late"

    def hints_help(self) -> str:
        return "Whether players may ask what a computer would do"

    def hints_server_help(self) -> str:
        return "What /game new proposes: whether players may ask what a computer would do"

    def hints_no(self) -> str:
        return "no"

    def hints_yes(self) -> str:
        return "yes"

    def hints_lobby(self) -> str:
        return "You may ask what a computer would do."

    def hints_proposed(self) -> str:
        return "hints"
