"""Standing texts: help, lobby, openings, and the short answers that never change."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine.content import BOARDS
from arnak_bot.names import spoken
from arnak_bot.store import Options
from arnak_bot.wording import signs
from arnak_bot.wording.wishes import hours

HELP = """\
**It is my turn.** Press **My turn** below the newest picture: everything you can do is there. Or type: `/turn dig`, \
`/turn buy`, `/turn choose` and the others suggest what is possible.
**What does this sign, card or rule mean?** The picture here explains the signs; `/show card` and `/show rules` the rest.
**What happened?** **Log** below the table, `/show history`, `/show scores`. All tables that wait for you: `/show mine`.
**I want to play.** `/game new` opens a table, `/game solo` a game against the rival. Never played? `/game learn`.
**I cannot play for a while.** `/table pause` asks for days off, `/table replace` hands your seat over, `/turn ahead` passes when \
your turn comes, `/me wishes` sets your waking hours.
**I pressed the wrong thing.** **Undo** in My turn, or `/table undo`, as long as nothing hidden was revealed.

-# An unofficial fan project for people who own the game. `/me forget` deletes what is stored about you."""

LEGEND_ALT = "What the signs mean: resources, ways to travel, cards, assistants, idols, guardians and points, each with its name."
SINCE = "**Since your last turn**"
NOTHING_WAITS = "No table waits for you. Enjoy the view."
TURN_DONE = "Your turn is done."
NOT_MINE = "It is not your turn, but here is your hand."
NEEDS_A_CHANNEL = "A table for several players needs a channel of a server. Here you can play /game solo."
KEEP_ANSWERS = {
    "nothing": "From now on you keep nothing at the end of a round at this table, without being asked.",
    "all": "From now on you keep all your cards at the end of a round at this table, without being asked.",
    "ask": "You are asked at the end of every round which cards you keep.",
}
REMINDER = "The table waits. {who}"
GOOD_MORNING = "Good morning, it is your turn. {who}"
CLOSED = (
    "Nobody has played here for a month: I have closed this table. Everything is kept; any player can open it again."
)
LEAVE_QUESTION = (
    "Leave this running game? I pass for you from then on. To hand your seat to somebody, use `/table replace` instead."
)
YOU_LEFT = "You have left the game. `/game join` brings you back."
BACK_FROM_PAUSE = "Welcome back: your pause has ended."
NO_THREADS_HERE = "I can open a thread in a text channel only. Choose `place: here`."
TOO_MANY_THREADS = "This server has as many open threads as Discord allows. Close one, or choose `place: here`."
NO_PICTURE = "The picture could not be drawn this time; `/show board text:True` tells the table in words."
IN_THE_CHANNEL = "Done: see below."
REFUSED = (
    "**I cannot post here.** Let me view the channel, send messages (in threads, too) and attach files; "
    "`/show board everyone:True` there then shows the table again."
)
REOPENED = "This table is open again."
REPAIRED = "Something had been left unfinished here; it is put right now, and the game goes on."
ASKED = "The others are asked."
ASKED_TO_TAKE_BACK = "The others are asked. You may play on meanwhile; that settles it."
ANOTHER_CHANNEL = "That table belongs to another channel. Press its buttons there."
SETTINGS_NEED_A_SERVER = "Servers have settings and statistics; this is not one."
SETTINGS_NEED_A_MODERATOR = "Only members who may manage the server can change its settings."
NO_GAMES_YET = "No finished game to tell of yet."
NO_SUCH_ZONE = "I do not know this time zone. Type a city, such as Prague or New York, and choose one."
THIS_SERVER, SOMEONE = "This server", "someone"
ORDER_LEFT = "When your turn comes I pass for you. `/turn ahead` takes that back."
ORDER_TAKEN_BACK = "You have no order for your next turn."
NO_TABLE_TO_REPEAT = "There is no finished table here to repeat. `/game new` opens one."
REPEAT_IS_FOR_PLAYERS = "Only who played at this table can repeat it. `/game new` opens one of your own."
DIRECT_MESSAGES_CLOSED = (
    "I cannot write to you: allow direct messages from members of this server, or start the guided game here."
)
KEEP_PLAYING = "The table goes on."
STOP_QUESTION = "Stop this table for everyone? The game cannot be continued."
STOPPED = "This table was stopped. `/game new` opens another one."
WENT_WRONG = "Something went wrong on my side. Nothing of the game is lost: press My turn to go on."
CANNOT_POST = (
    "Your move is saved, but I cannot post in this channel ({why}). "
    "Ask a moderator to let me view the channel, send messages and attach files; `/show board` shows the table."
)
FORGOTTEN = "Everything stored about you is deleted. Pictures and older messages that were posted keep your name."


PROMISE_LENGTH = 16
"""Characters of the commitment that fit into small print; Help has it whole."""


def lobby(options: Options, names: Sequence[str], commitment: str) -> str:
    """Return the text of the lobby message, with the promise about the deal in small print."""
    people = "\n".join(f"{signs.SEAT_SIGNS[at]} {spoken(name)}" for at, name in enumerate(names)) or "nobody yet"
    ends = (
        "Turns end by themselves, and pass, when nothing else is left to do."
        if options.auto_end
        else "Turns end when the player says so."
    )
    free = options.seats - len(names)
    wanted = f"{signs.counted(free, 'seat')} free." if free else "Ready to start."
    times = [f"A reminder comes after {hours(options.remind_hours)}."] if options.remind_hours else []
    if options.deadline_hours:
        times.append(f"After {hours(options.deadline_hours)} the others may decide about a player who does not move.")
    board = BOARDS[options.board].name
    title = f"**Lost Ruins of Arnak** · {board} · {signs.counted(options.seats, 'player')}"
    promise = f"-# Fair by proof: `{commitment[:PROMISE_LENGTH]}…`, see Help"
    return "\n".join(part for part in (title, people, f"{wanted} {ends}", " ".join(times), promise) if part)


def opening(names: Sequence[str]) -> str:
    """Return what is said when a game starts."""
    order = " → ".join(f"{signs.SEAT_SIGNS[at]} {spoken(name)}" for at, name in enumerate(names))
    return f"**The expedition begins.** Order: {order}"


def solo_opening(name: str, difficulty: int, red_tiles: Sequence[str]) -> str:
    """Return what is said when a solo game starts; the red tiles are shown to the player (R47)."""
    red = signs.listed(signs.rival_tile(tile).removesuffix(" (red)") for tile in red_tiles) or "none"
    return f"**{spoken(name)} against the rival**, difficulty {difficulty}. Its red tiles: {red}."


def solo_result(won: bool) -> str:
    """Return win or loss."""
    return "You have beaten the rival." if won else "The rival has the better of you. Another try?"


def fairness(commitment: str) -> str:
    """Return what a player reads about the dealing of a table: the promise that was made before anybody joined."""
    return (
        f"-# Fair by proof: before anybody sat down I promised my part of the seed, sha256 `{commitment}`. Everybody who "
        "joins adds to it; the log file of the finished game has both, and anyone can check them."
    )
