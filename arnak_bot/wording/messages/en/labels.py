"""The sentences of labels.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.store.kinds import Motion


class Labels:
    """What labels says in en."""

    __slots__ = ()

    def join(self) -> str:
        return "Join"

    def leave(self) -> str:
        return "Leave"

    def start(self) -> str:
        return "Start"

    def advice(self) -> str:
        return "What would you do?"

    def review(self) -> str:
        return "Look back"

    def add_computer(self) -> str:
        return "Add a computer …"

    def add_computer_of(self, *, level: str) -> str:
        return f"a computer, {level}"

    def send_computer_away(self) -> str:
        return "send the last computer away"

    def send_away(self) -> str:
        return "Send a computer away …"

    def help(self) -> str:
        return "Help"

    def again(self) -> str:
        return "Play again"

    def learn(self) -> str:
        return "Learn to play"

    def back(self) -> str:
        return "‹ Back"

    def next(self) -> str:
        return "Next ›"

    def guided_here(self) -> str:
        return "Start a guided game here"

    def guided_private(self) -> str:
        return "In a direct message"

    def my_turn(self) -> str:
        return "My turn"

    def my_hand(self) -> str:
        return "My hand"

    def log(self) -> str:
        return "Log"

    def board(self) -> str:
        return "Board"

    def take_seat(self) -> str:
        return "Take the seat"

    def reopen(self) -> str:
        return "Open it again"

    def leave_game(self) -> str:
        return "Leave the game"

    def sure(self) -> str:
        return "Yes, I am sure"

    def go_back(self) -> str:
        return "Go back"

    def stop_it(self) -> str:
        return "Stop it"

    def play_on(self) -> str:
        return "Play on"

    def earlier(self) -> str:
        return "‹ Earlier"

    def later(self) -> str:
        return "Later ›"

    def undo_turn(self) -> str:
        return "Undo the whole turn"

    def undo_to_reveal(self) -> str:
        return "Undo back to the last reveal"

    def what_is_this(self) -> str:
        return "What is this?"

    def and_end_turn(self, *, payment: str) -> str:
        return f"{payment} and end turn"

    def ask_undo(self, *, action: str) -> str:
        return f"Ask to undo: {action}"

    def undo(self, *, action: str) -> str:
        return f"Undo: {action}"

    def vote_for(self, *, motion: Motion, name: str) -> str:
        if motion == "pass":
            return f"Pass for {name}"
        elif motion == "without":
            return f"Go on without {name}"
        elif motion == "replace":
            return f"Replace {name}"
        elif motion == "pause":
            return "Agree to the pause"
        elif motion == "computer":
            return "Let a computer play"
        else:
            return f"Let {name} take it back"

    def vote(self, *, what: str, ayes: int, needed: int) -> str:
        return f"{what} ({ayes} of {needed})"

    def menu(self, *, heading: str, possible: int) -> str:
        return f"{heading} ({possible})"

    def menu_out_of_reach(self, *, heading: str) -> str:
        return f"{heading} (out of reach)"

    def numbered(self, *, number: int, name: str) -> str:
        return f"{number}. {name}"

    def more(self, *, page: int, count: int) -> str:
        return f"More… (page {page} of {count})"

    def lacking(self, *, name: str) -> str:
        return f"✖ {name}"

    def taken_back(self) -> str:
        return "Taken back."

    def steps_taken_back(self, *, steps: int) -> str:
        if steps == 1:
            return f"{steps} step taken back."
        else:
            return f"{steps} steps taken back."

    def on_pause(self, *, who: str, until: str) -> str:
        return f"{who} (on a pause until {until})"

    def deadline(self, *, deadline: str) -> str:
        return f"Deadline {deadline}."

    def not_begun(self, *, round: str) -> str:
        return f"{round} has not begun yet."

    def waiting_table(self, *, link: str, round: str) -> str:
        return f"{link}: {round}"

    def of_game(self, *, name: str, game: str) -> str:
        return f"{name} ({game})"

    def waits_since(self, *, since: str) -> str:
        return f"waits since {since}"

    def waits_until(self, *, deadline: str) -> str:
        return f"deadline {deadline}"

    def you_are_next(self, *, mover: str, channel: str) -> str:
        return f"You are next in {channel}: {mover} is to move now."

    def seed(self, *, seed: str) -> str:
        return f"-# Fair by proof: `{seed}` was the seed."

    def story_page(self, *, page: int, count: int) -> str:
        return f"**The story, page {page} of {count}**"

    def game_took(self, *, span: str) -> str:
        return f"The game took {span}."

    def game_began(self, *, link: str) -> str:
        return f"It began here: {link}"

    def the_others(self) -> str:
        return "The others"

    def deadline_passed(self, *, name: str, who: str) -> str:
        return f"**{name}'s time has run out.** {who} may decide: pass for them this once, go on without {name} from now on (I pass for them), or find somebody else with `/table replace`. Or wait: a move at any time settles it."

    def deadline_passed_computers(self, *, name: str, who: str) -> str:
        return f"**{name}'s time has run out.** {who} may decide: let a computer play until {name} is back, pass for them this once, go on without {name} from now on (I pass for them unless you let a computer play), or find somebody else with `/table replace`. Or wait: a move at any time settles it."

    def stands_in(self, *, name: str) -> str:
        return f"A computer plays for {name} until they are back: their next click gives them the seat."

    def stands_in_until(self, *, name: str, until: str) -> str:
        return f"A computer plays for {name} until {until}, or until they are back before: their next click gives them the seat."

    def why(self, *, reasons: str) -> str:
        return f"-# Why: {reasons}"

    def why_of(self, *, name: str, purpose: str) -> str:
        return f"{name}: {purpose}"

    def computer_seat(self, *, name: str, level: str) -> str:
        return f"{name} 🤖 {level}"

    def asks_for_pause(self, *, name: str, until: str) -> str:
        return f"**{name}** asks for a pause until {until}. Nobody is pinged and no time runs meanwhile."

    def paused(self, *, until: str) -> str:
        return f"Enjoy your pause until {until}. `/table pause days:0` ends it early."

    def agreed(self, *, motion: Motion, name: str, until: str) -> str:
        if motion == "pass":
            return f"The table has passed for {name}."
        elif motion == "without":
            return f"The table goes on without {name}. `/game join` brings them back."
        elif motion == "replace":
            return f"The table looks for a new player in the place of {name}."
        elif motion == "pause":
            return f"{name} is on a pause until {until}."
        elif motion == "computer":
            return f"A computer plays for {name}."
        else:
            return f"{name} takes back a step that had revealed something. The log keeps both."

    def asks_to_take_back(self, *, name: str, who: str) -> str:
        return f"**{name}** asks to take back their last step, though it has revealed something. {who}: it is taken back if all of you agree."

    def replace_question(self, *, newcomer: str, name: str) -> str:
        return f"Shall {newcomer} take the seat of {name}?"

    def seat_offered(self, *, newcomer: str, name: str) -> str:
        return f"{newcomer}, the seat of {name} is yours if you want it: hand, tokens and all."

    def seat_taken(self, *, newcomer: str, name: str) -> str:
        return f"{newcomer} has taken the seat of {name}."

    def has_left(self, *, name: str) -> str:
        return f"{name} has left the game; I pass for them. `/game join` brings them back, `/table replace` finds somebody."

    def has_left_computers(self, *, name: str) -> str:
        return f"{name} has left the game. I pass for them unless the others let a computer play. `/game join` brings them back, `/table replace` finds somebody."

    def without_computers(self, *, name: str) -> str:
        return f"The table goes on without {name}: I pass for them unless the others let a computer play. `/game join` brings them back."

    def is_back(self, *, name: str) -> str:
        return f"{name} is back at the table."

    def time_over(self, *, name: str) -> str:
        return f"{name} plays their seat again: the time away is over."

    def thread_name(self, *, table: str, opener: str) -> str:
        return f"{table}: {opener}"

    def elsewhere(self, *, channels: str) -> str:
        return f"On this server tables are opened in {channels}."

    def thread_opened(self, *, channel: str) -> str:
        return f"The table is in {channel}. Come and take a seat."

    def plays_again(self, *, name: str) -> str:
        return f"**{name}** opens another table, with the same options."

    def press_join(self, *, who: str) -> str:
        return f"{who}: press Join."

    def invite_me(self, *, invite: str) -> str:
        return f"I am not in this server, so I cannot host a table here. Somebody who manages it can invite me: {invite}"

    def missing_permissions(self, *, permissions: str) -> str:
        return f"I am missing permissions in this channel: {permissions}. A moderator can grant them to my role."

    def discord_says(self, *, status: int) -> str:
        return f"Discord says {status}"

    def still_named(self, *, links: str) -> str:
        return f"Your name still stands in {links}, which I cannot edit: ask whoever may delete messages there."

    def network_says(self, *, kind: str) -> str:
        return f"the connection to Discord broke: {kind}"

    def channel_closed(self, *, channel: str, why: str) -> str:
        return f"It is your turn in {channel}, but I cannot post there ({why}). `/show board` there shows the table; a moderator can mend it by letting me view the channel, send messages and attach files."

    def table_is_gone(self, *, where: str) -> str:
        return f"Your table in {where} was stopped, because I cannot reach that place any more."

    def learning_page(self, *, title: str, page: int, count: int) -> str:
        return f"**{title}** · {page} of {count}"

    def guided_game(self, *, channel: str) -> str:
        return f"Your first game has begun in {channel}. Press **My turn** there: I explain each thing when you meet it."
