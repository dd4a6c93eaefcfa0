"""What Discord refuses in a message: files, alt text, components and emoji beyond what SimCord looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import regex
from simcord.backend import Backend
from simcord.backend.errors import BackendError, invalid_form_body
from simcord.components import COMPONENTS_V2_FLAG, walk_components

MEBIBYTE = 1024 * 1024
LARGEST_FILE = 10 * MEBIBYTE
LARGEST_REQUEST = 25 * MEBIBYTE
MOST_FILES = 10
LONGEST_CONTENT, LONGEST_ALT, LONGEST_NONCE = 2000, 1024, 25
LONGEST_LABEL, LONGEST_PLACEHOLDER = 80, 150
BUTTON, MENU = 2, 3
MOST_ROWS, MOST_COMPONENTS = 5, 40
TEXT, PICTURES = 10, 12
LONGEST_TEXT = 4000
"""Of all texts of a message built of components together."""
REPLY, DEFERRED_REPLY, UPDATE, AUTOCOMPLETE = 4, 5, 7, 8
MOST_CHOICES, LONGEST_CHOICE, LONGEST_ID = 25, 100, 100

_EPOCH_MS = 1420070400000
_ONE = r"(?:\p{Emoji}\p{Emoji_Modifier}?|[0-9#*])\uFE0F?\u20E3?"
_EMOJI = regex.compile(rf"(?:\p{{Regional_Indicator}}{{2}}|{_ONE}(?:\u200D{_ONE})*)")
_DIGITS = regex.compile(r"[0-9#*]+")


def units(text: str | None) -> int:
    """The length of a text as Discord may count it: in UTF-16 code units, so that most emoji count twice."""
    return len((text or "").encode("utf-16-le")) // 2


def made_at(snowflake: int) -> datetime:
    return datetime.fromtimestamp(((snowflake >> 22) + _EPOCH_MS) / 1000, UTC)


def attached(backend: Backend, channel: str, message: str) -> int:
    found = backend.messages.get(int(channel), {}).get(int(message))
    return 0 if found is None else len(found.attachments)


def check_callback(backend: Backend, body: Any, files: Sequence[Any]) -> None:
    """Check the first answer to an interaction."""
    data = body.get("data") or {}
    if int(body["type"]) in (REPLY, UPDATE):
        check(backend, data, files)
    if int(body["type"]) == AUTOCOMPLETE:
        choices = data.get("choices", [])
        _demand(len(choices) <= MOST_CHOICES, "choices: Must be 25 or fewer in length.")
        for choice in choices:
            _demand(1 <= units(choice["name"]) <= LONGEST_CHOICE, "choices.name: Must be between 1 and 100 in length.")
            value = choice["value"]
            _demand(
                not isinstance(value, str) or units(value) <= LONGEST_CHOICE, "choices.value: Must be 100 or fewer."
            )


def check(backend: Backend, body: Any, files: Sequence[Any], *, before: int = 0) -> None:
    """Check a message or an edit of one; `before` files are on it already."""
    body = body or {}
    _demand(units(body.get("content")) <= LONGEST_CONTENT, "content: Must be 2000 or fewer in length.")
    _demand(len(str(body.get("nonce") or "")) <= LONGEST_NONCE, "nonce: Must be 25 or fewer in length.")
    kept = body.get("attachments")
    count = len(files) + before if kept is None else max(len(files), len(kept))
    _demand(count <= MOST_FILES, "attachments: Must be 10 or fewer in length.")
    for each in kept or []:
        _demand(units(each.get("description")) <= LONGEST_ALT, "description: Must be 1024 or fewer in length.")
    sizes = [_size(file) for file in files]
    if any(size > LARGEST_FILE for size in sizes) or sum(sizes) > LARGEST_REQUEST:
        raise BackendError(413, 40005, "Request entity too large")
    for file in files:
        _demand(units(file.description) <= LONGEST_ALT, "description: Must be 1024 or fewer in length.")
    components = body.get("components") or []
    _demand(len(components) <= MOST_ROWS or any(each["type"] != 1 for each in components), "components: 5 or fewer.")
    _demand(len(list(walk_components(components))) <= MOST_COMPONENTS, "components: 40 or fewer in all.")
    if int(body.get("flags") or 0) & COMPONENTS_V2_FLAG:
        _check_layout(components, files)
    for component in walk_components(components):
        _check_component(backend, component)


def _check_layout(components: list[dict[str, Any]], files: Sequence[Any]) -> None:
    """Check what holds for a message built of components alone; a file that none of them names would not be seen."""
    parts = list(walk_components(components))
    text = sum(units(each["content"]) for each in parts if each["type"] == TEXT)
    _demand(text <= LONGEST_TEXT, "components: 4000 or fewer characters of text in all.")
    shown = {item["media"]["url"] for each in parts if each["type"] == PICTURES for item in each["items"]}
    hidden = [file.filename for file in files if f"attachment://{file.filename}" not in shown]
    _demand(not hidden, f"attachments: {hidden} are named by no component")
    for each in parts:
        for item in each["items"] if each["type"] == PICTURES else ():
            _demand(units(item.get("description")) <= LONGEST_ALT, "description: Must be 1024 or fewer in length.")


def _check_component(backend: Backend, component: dict[str, Any]) -> None:
    _demand(units(component.get("custom_id")) <= LONGEST_ID, "custom_id: Must be 100 or fewer in length.")
    if component["type"] == BUTTON:
        _demand(bool(component.get("label") or component.get("emoji")), "A button must have a label or an emoji.")
        _demand(units(component.get("label")) <= LONGEST_LABEL, "label: Must be 80 or fewer in length.")
    if component["type"] == MENU:
        _demand(units(component.get("placeholder")) <= LONGEST_PLACEHOLDER, "placeholder: Must be 150 or fewer.")
        for option in component["options"]:
            texts = (option["label"], option["value"], option.get("description") or "-")
            _demand(
                all(1 <= units(text) <= LONGEST_CHOICE for text in texts), "options: Must be 100 or fewer in length."
            )
        defaults = [option for option in component["options"] if option.get("default")]
        _demand(len(defaults) <= component.get("max_values", 1), "options: More defaults than may be chosen.")
    for emoji in _emoji_in(component):
        _check_emoji(backend, emoji)


def _emoji_in(component: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for each in (component, *component.get("options", [])):
        if isinstance(each.get("emoji"), dict):
            yield each["emoji"]


def _check_emoji(backend: Backend, emoji: dict[str, Any]) -> None:
    """An emoji is one of Unicode's, or one that the bot can use."""
    if emoji.get("id"):
        own = set(backend.application_emojis)
        known = own.union(*(guild.emojis for guild in backend.guilds.values()))
        _demand(int(emoji["id"]) in known, "emoji.id: Invalid emoji")
    else:
        _demand(is_emoji(emoji.get("name") or ""), f"emoji.name: Invalid emoji {emoji.get('name')!r}")


def is_emoji(text: str) -> bool:
    return _EMOJI.fullmatch(text) is not None and _DIGITS.fullmatch(text) is None


def _size(file: Any) -> int:
    where = file.fp.tell()
    size = int(file.fp.seek(0, 2))
    file.fp.seek(where)
    return size


def _demand(fine: bool, why: str) -> None:
    if not fine:
        raise invalid_form_body(why)
