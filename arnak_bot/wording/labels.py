"""The words on buttons and the short lines around them."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.wording import signs

JOIN, LEAVE, START, HELP = "Join", "Leave", "Start", "Help"
MY_TURN, MY_HAND, LOG = "My turn", "My hand", "Log"
SURE, GO_BACK = "Yes, I am sure", "Go back"
STOP_IT, PLAY_ON = "Stop it", "Play on"
EARLIER, LATER = "‹ Earlier", "Later ›"
TAKEN_BACK = "Taken back."


def done(payment: str) -> str:
    """The button that pays and ends the turn."""
    return f"Done: {payment}"


def undo(action: str) -> str:
    """The button that takes the last decision back."""
    return f"Undo “{action}”"


def more(page: int, count: int) -> str:
    """The option that turns a menu's page."""
    return f"More… (page {page} of {count})"


def lacking(name: str) -> str:
    """An option that is out of reach."""
    return f"✖ {name}"


def seed(value: str | None) -> str:
    """The seed, told when a game is over."""
    return f"Seed: `{value}`"


def mentions(user_ids: Sequence[tuple[int, int]]) -> str:
    """Mention users by (seat, id), each with the sign of their seat."""
    return signs.listed(f"{signs.SEAT_SIGNS[seat]} <@{user_id}>" for seat, user_id in user_ids)


def to_move(round_number: int, asked: str, *, keeping: bool) -> str:
    """Say whom the table waits for."""
    if keeping:
        return f"Round {signs.ROMAN[round_number]} ends. {asked}: which cards do you keep?"
    return f"Round {signs.ROMAN[round_number]}: {asked} to move."


def not_begun(round_number: int) -> str:
    """There is no picture of a round to come."""
    return f"Round {signs.ROMAN[round_number]} has not begun yet."


def story_page(page: int, count: int, text: str) -> str:
    """A page of the log."""
    return f"**The story, page {page} of {count}**\n{text}"


def film_alt(turns: int, ending: str) -> str:
    """Describe the animated picture of a game."""
    return f"The whole game, a frame for each of its {turns} turns. {ending}"


def missing_permissions(names: Sequence[str]) -> str:
    """Name what the bot may not do here, and who can mend it."""
    return f"I am missing permissions in this channel: {', '.join(names)}. A moderator can grant them to my role."


def waiting_table(channel_id: int, round_number: int) -> str:
    """One line of the tables that wait for a user."""
    return f"· <#{channel_id}>: round {signs.ROMAN[round_number]}"


def discord_says(status: int) -> str:
    """What to tell of a failure that has no text of its own."""
    return f"Discord says {status}"
