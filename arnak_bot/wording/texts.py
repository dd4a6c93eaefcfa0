"""Standing texts: help, lobby, openings, and the short answers that never change."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine.content import BOARDS
from arnak_bot.wording import signs

HELP = """\
**Playing a turn**
Press **My turn** below the newest picture: a private panel shows your hand and everything you can do. Pick one main \
action (dig, discover, overcome, buy, play, research or pass) and any number of free actions; then **End turn**. \
**Undo** takes back a decision as long as nothing hidden was revealed.
Or type: `/turn dig`, `discover`, `overcome`, `buy`, `play`, `research`, `temple`, `assistant`, `boon`, `idol`, \
`choose` (answers an open question), `pass`, `end`. All of them suggest what is possible.

**Signs**
🪙 coin  🧭 compass  📜 tablet  🏹 arrowhead  💎 jewel
🥾 boot  🚙 car  ⛵ ship  ✈️ plane (pays for anything; 2🪙 hire one)

**Looking things up**
`/arnak board` (as a picture or as text), `hand`, `log`, `card` (any card, tile, guardian, assistant or idol), `rules`, \
`deck` (all cards a player owns), `exile`, `scores`, `history`, `replay` (after the game), `mine` (all tables that wait for you). \
Spectators may use all but the hand.

**Tables**
`/arnak solo` starts a game against the rival, here or in a direct message with me. \
`/arnak new` opens a table in this channel, `/arnak join`, `leave`, `start`, `stop`; `/arnak keep` answers for you at the end of rounds; `/arnak forget` deletes what is \
stored about you.

You need to know the rules and should own the game: this is an unofficial fan project."""

OUT_OF_REACH = "That is out of reach for now: its line says what is missing."
SINCE = "**Since your last turn**"
NOTHING_WAITS = "No table waits for you. Enjoy the view."
TURN_DONE = "Your turn is done."
NOT_MINE = "It is not your turn, but here is your hand."
NEEDS_A_CHANNEL = "A table for several players needs a channel of a server. Here you can play /arnak solo."
KEEP_ANSWERS = {
    "nothing": "From now on you keep nothing at the end of a round at this table, without being asked.",
    "all": "From now on you keep all your cards at the end of a round at this table, without being asked.",
    "ask": "You are asked at the end of every round which cards you keep.",
}
REMINDER = "The table waits. {who}"
KEEP_PLAYING = "The table goes on."
STOP_QUESTION = "Stop this table for everyone? The game cannot be continued."
STOPPED = "This table was stopped. `/arnak new` opens another one."
WENT_WRONG = "Something went wrong on my side. Nothing of the game is lost: press My turn to go on."
CANNOT_POST = (
    "Your move is saved, but I cannot post in this channel ({why}). "
    "Ask a moderator to let me view the channel, send messages and attach files; `/arnak board` shows the table."
)
FORGOTTEN = "Everything stored about you is deleted."


def lobby(board: str, seats: int, names: Sequence[str], auto_end: bool, remind_hours: int | None) -> str:
    """Return the text of the lobby message."""
    people = "\n".join(f"{signs.SEAT_SIGNS[at]} {name}" for at, name in enumerate(names)) or "nobody yet"
    ends = (
        "Turns end by themselves, and pass, when nothing else is left to do."
        if auto_end
        else "Turns end when the player says so."
    )
    free = seats - len(names)
    wanted = f"{free} seat{'' if free == 1 else 's'} free." if free else "Ready to start."
    reminder = f" A reminder comes after {remind_hours} hours." if remind_hours else ""
    return f"**Lost Ruins of Arnak** · {BOARDS[board].name} · {seats} players\n{people}\n{wanted} {ends}{reminder}"


def opening(names: Sequence[str], commitment: str) -> str:
    """Return what is said when a game starts."""
    order = " → ".join(f"{signs.SEAT_SIGNS[at]} {name}" for at, name in enumerate(names))
    return f"**The expedition begins.** Order: {order}\nSeed (sha256): `{commitment}`"


def solo_opening(name: str, difficulty: int, red_tiles: Sequence[str], commitment: str) -> str:
    """Return what is said when a solo game starts; the red tiles are shown to the player (R47)."""
    red = signs.listed(signs.rival_tile(tile).removesuffix(" (red)") for tile in red_tiles) or "none"
    return (
        f"**{name} against the rival**, difficulty {difficulty}. Its red tiles: {red}.\nSeed (sha256): `{commitment}`"
    )


def solo_result(won: bool) -> str:
    """Return win or loss."""
    return "You have beaten the rival." if won else "The rival has the better of you. Another try?"
