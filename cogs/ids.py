"""Custom ids: each holds the table, the number of moves made there by then, and the action, but no other state.

`a:turn:7` My turn at table 7; `a:do:7:41:draw 3` an action offered when 41 moves had been made; `a:do:7:42:take
red>end` one followed by another if that is legal then; `a:sure:…` the same, confirmed; `a:do:7:41:walk red&draw 34`
actions that are played only together; `a:advised:7:41:0` the whole of the best hint; `a:tab:7:RED` another tab of the
panel; `p:do:7:2:draw 3` the same in a plan, when 2 actions had been tried (likewise for every other item of a panel);
`w:do:7:40:draw 3` the same in What if; `w:from:7:38` start What if at decision 38; `a:undoall:7:41` undo everything
possible; `a:vote:7:pass:1:0` a vote about seat 1; `a:seat:7:1:55` the seat that user 55 may take; `a:thread:new:,,2` a
table in a thread, with the options of `/game new`; `a:find:too:noughts:3` join those looking for a game for three;
`a:invite:yes:7:55:66` user 55 accepts the invitation of user 66 to table 7.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.game.options import OptionScope
from arnak_bot.game.values import Form
from arnak_bot.store import VoteKind

LIMIT = 100
THEN = ">"
WITH = "&"
ANSWERS = "ANSWERS"
"""The tab with the answers that a waiting player can give in advance."""
SEND_AWAY = "away"
"""The menu option with which older lobbies remove the last computer; the other options are levels."""


class Press(StrEnum):
    """The buttons that need no data except their table; the value is the word in the custom id."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    MY_TURN = "turn"
    PLAN = "plan"
    NOTE = "note"
    MY_HAND = "hand"
    LOG = "log"
    HELP = "help"
    BOARD = "board"
    STOP = "stop"
    CLOSE_LOBBY = "close"
    KEEP_PLAYING = "keep"
    BACK = "back"
    RESIGN = "resign"
    REOPEN = "reopen"
    AGAIN = "again"
    AGAIN_IN_THREAD = "againthread"
    HARDER = "harder"
    HARDER_IN_THREAD = "harderthread"
    WHAT_IS_THIS = "what"
    ADVICE = "advice"
    ADVICE_IN_FULL = "why"
    REVIEW = "review"
    REPLAY = "replay"
    WHAT_IF = "whatif"
    LEARN = "howto"
    WITHDRAW = "withdraw"


class AtSeat(StrEnum):
    SIT = "sit"
    REMOVE = "remove"


class Guided(StrEnum):
    """Where to start a solo game, such as a guided one: in this channel, in a thread, or in a direct message."""

    HERE = "here"
    IN_THREAD = "thread"
    PRIVATE = "private"


class Undo(StrEnum):
    """What a button undoes: the last move, only its payment, everything possible, or what revealed something, with the
    others' consent or, at that moment, without it.
    """

    LAST = "undo"
    PAYMENT = "undopay"
    ALL = "undoall"
    PLEAD = "plead"
    ALONE = "alone"


class PlanAction(StrEnum):
    """What a button does with a plan: keep it, keep it and end the turn, keep it to be played without asking, drop a
    kept one, or play one. With a question: answer it in advance, or drop the answer and be asked.
    """

    KEEP = "keep"
    KEEP_AND_END = "keepend"
    UNASKED = "unasked"
    DROP = "drop"
    PLAY = "play"
    ANSWER = "answer"
    ASK = "ask"


class Mark(StrEnum):
    """The private copies of a table on which a panel can act; the value is the prefix of the custom ids."""

    PLAN = "p"
    WHAT_IF = "w"


class WhatIfAction(StrEnum):
    """What a button or menu in What if chooses: where to begin, who plays the other seats, …"""

    FROM = "from"
    TURNS = "turns"
    OTHERS = "others"
    GO_ON = "on"
    CHOICES = "choices"


class Seeking(StrEnum):
    TOO = "too"
    STOP = "stop"


class Answer(StrEnum):
    """The answers to an invitation, to the offer of a seat, or to the question whether to delete somebody's data."""

    YES = "yes"
    NO = "no"


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, words))


_TABLE_OR_COPY = rf"(?P<mark>a|{_any(Mark)})"
"""The start of the ids of a panel's items: on the table itself, or on a private copy."""
_TABLE, _MOVE = r"(?P<table>\d{1,18})", r"(?P<move>\d{1,18})"
TABLE_BUTTON = re.compile(rf"a:(?P<what>{_any(Press)}):{_TABLE}")
DO_BUTTON = re.compile(rf"{_TABLE_OR_COPY}:(?P<how>do|sure):{_TABLE}:{_MOVE}:(?P<actions>.+)")
ADVISED_BUTTON = re.compile(rf"a:(?P<how>advised|advisedsure):{_TABLE}:{_MOVE}:(?P<number>\d)")
UNDO_BUTTON = re.compile(rf"{_TABLE_OR_COPY}:(?P<how>{_any(Undo)}):{_TABLE}:{_MOVE}")
HELP_MENU = re.compile(rf"a:topic:{_TABLE}")
LOOK_MENU = re.compile(rf"a:look:{_TABLE}:(?P<group>[A-Z]+)")
PICK_MENU = re.compile(rf"{_TABLE_OR_COPY}:pick:{_TABLE}:{_MOVE}:(?P<menu>[A-Z]+)")
AT_SEAT_BUTTON = re.compile(rf"a:(?P<what>{_any(AtSeat)}):{_TABLE}:(?P<seat>\d)")
OPTION_MENU = re.compile(rf"a:option:{_TABLE}:(?P<key>[a-z_]{{1,40}})")
FORM_BUTTON = re.compile(rf"a:form:{_TABLE}:(?P<form>{_any(Form)})")
COMPUTER_MENU = re.compile(rf"a:computer:{_TABLE}")
TAB_BUTTON = re.compile(rf"{_TABLE_OR_COPY}:tab:{_TABLE}:(?P<tab>[A-Z]*)")
LOG_PAGE = re.compile(rf"a:page:{_TABLE}:(?P<page>\d{{1,18}})")
VOTE_BUTTON = re.compile(rf"a:vote:{_TABLE}:(?P<motion>{_any(VoteKind)}):(?P<seat>\d):(?P<value>[0-8]?\d{{1,18}})")
SETTINGS_MENU = re.compile(r"a:settings:(?P<group>[01])")
SETTING_MENU = re.compile(r"a:setting:(?P<key>[a-z_]{1,40})(?::\d+)?")
SETTING_OFF = re.compile(r"a:settingoff:(?P<key>[a-z]{1,40})")
WEBHOOK_TEST = re.compile(r"a:webhooktest")
NOTE_FORM = re.compile(rf"a:noted:{_TABLE}")
LADDER_BUTTON = re.compile(r"a:ladder:(?P<game>[a-z-]{1,40})")
LADDER_MENU = re.compile(r"a:laddermonth")
LEARN_BUTTON = re.compile(rf"a:learn:(?:(?P<game>[a-z-]{{1,40}}):)?(?P<page>\d{{1,2}}|{_any(Guided)})")
THREAD_BUTTON = re.compile(rf"a:thread:(?P<where>{OptionScope.NEW}|{OptionScope.SOLO}):(?P<chosen>[A-Za-z0-9,-]*)")
CHAPTER_BUTTON = re.compile(rf"a:chapter:(?P<what>show|{_any(Guided)}):(?P<key>[a-z-]{{1,40}})")
CHAPTERS = "a:chapters"
CHAPTER_MENU = re.compile(CHAPTERS)
FORGET_BUTTON = re.compile(rf"a:forget:(?P<what>{_any(Answer)})")
SEAT_BUTTON = re.compile(rf"a:seat:{_TABLE}:(?P<seat>\d):(?P<user>\d{{1,19}})(?::(?P<no>{Answer.NO}))?")

FIND_BUTTON = re.compile(rf"a:find:(?P<what>{_any(Seeking)}):(?P<game>[a-z-]{{1,40}}):(?P<seats>\d)")
INVITE_BUTTON = re.compile(rf"a:invite:(?P<what>{_any(Answer)}):{_TABLE}:(?P<user>\d{{1,19}})(?::(?P<by>\d{{1,19}}))?")


def in_trial(mark: Mark, custom_id: str) -> str:
    return f"{mark}{custom_id.removeprefix('a')}"


PLAN_BUTTON = re.compile(rf"p:(?P<how>{_any(PlanAction)}):{_TABLE}:{_MOVE}:(?P<number>\d)")
WHAT_IF_CHOICE = re.compile(rf"w:(?P<what>{_any(WhatIfAction)}):{_TABLE}:(?P<since>\d{{1,9}})")


def plan_button(table: int, move: int, how: PlanAction, number: int = 0) -> str:
    """`number`: that of the saved plan or question. `move` reveals outdated clicks."""
    return f"p:{how}:{table}:{move}:{number}"


def what_if_choice(table: int, what: WhatIfAction, since: int = 0) -> str:
    return f"w:{what}:{table}:{since}"


def table_button(what: Press, table: int) -> str:
    return f"a:{what}:{table}"


def do_button(table: int, move: int, *actions: str, sure: bool = False, together: int = 1) -> str:
    """The actions played `together` must be legal; the others follow if they are."""
    played = THEN.join((WITH.join(actions[:together]), *actions[together:]))
    return f"a:{'sure' if sure else 'do'}:{table}:{move}:{played}"


def advised_button(table: int, move: int, number: int, *, sure: bool = False) -> str:
    """Hints are counted from 0."""
    return f"a:{'advisedsure' if sure else 'advised'}:{table}:{move}:{number}"


def actions_in(played: str) -> tuple[list[str], int]:
    """Return the actions of a button, and how many of them are played together."""
    first, *following = played.split(THEN)
    together = first.split(WITH)
    return [*together, *following], len(together)


def tab_button(table: int, tab: str) -> str:
    """ "" leads back."""
    return f"a:tab:{table}:{tab}"


def undo_button(table: int, move: int, how: Undo) -> str:
    return f"a:{how}:{table}:{move}"


def help_menu(table: int) -> str:
    """0: no table."""
    return f"a:topic:{table}"


def look_menu(table: int, group: str) -> str:
    return f"a:look:{table}:{group}"


def pick_menu(table: int, move: int, menu: str) -> str:
    return f"a:pick:{table}:{move}:{menu}"


def log_page(table: int, page: int) -> str:
    return f"a:page:{table}:{page}"


def vote_button(table: int, motion: VoteKind, seat: int, value: int) -> str:
    return f"a:vote:{table}:{motion}:{seat}:{value}"


def seat_button(table: int, seat: int, user: int, what: Answer = Answer.YES) -> str:
    return f"a:seat:{table}:{seat}:{user}" + (f":{what}" if what is Answer.NO else "")


def at_seat_button(table: int, what: AtSeat, seat: int) -> str:
    return f"a:{what}:{table}:{seat}"


def option_menu(table: int, key: str) -> str:
    return f"a:option:{table}:{key}"


def form_button(table: int, form: Form) -> str:
    """The id of the lobby button that opens a form, and of that form."""
    return f"a:form:{table}:{form}"


def computer_menu(table: int) -> str:
    return f"a:computer:{table}"


def learn_button(game: str, page: int) -> str:
    """Pages are counted from 0."""
    return f"a:learn:{game}:{page}"


def guided_button(game: str, where: Guided) -> str:
    return f"a:learn:{game}:{where}"


def chapter_button(key: str, where: Guided | None = None) -> str:
    """None: show the chapter on the map."""
    return f"a:chapter:{where or 'show'}:{key}"


def thread_button(where: OptionScope, chosen: Iterable[str]) -> str:
    """`chosen`: the table's options, in the command's order."""
    return f"a:thread:{where}:{','.join(chosen).rstrip(',')}"


def find_button(what: Seeking, game: str, seats: int) -> str:
    return f"a:find:{what}:{game}:{seats}"


def invite_button(what: Answer, table: int, user: int, by: int) -> str:
    """`user`: who is invited. `by`: who invited them."""
    return f"a:invite:{what}:{table}:{user}:{by}"


def forget_button(what: Answer) -> str:
    return f"a:forget:{what}"


def ladder_button(game: str) -> str:
    return f"a:ladder:{game}"


def settings_menu(group: int) -> str:
    """0: the server's own settings; 1: the defaults of new tables."""
    return f"a:settings:{group}"


def setting_menu(key: str, fresh: int | None = None) -> str:
    """`fresh` only makes the id different."""
    return f"a:setting:{key}" if fresh is None else f"a:setting:{key}:{fresh}"


def setting_off(key: str) -> str:
    return f"a:settingoff:{key}"


def note_form(table: int) -> str:
    return f"a:noted:{table}"
