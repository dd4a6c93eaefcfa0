"""What a bot asks of Discord in a session, as text: every message whole, and nothing that is not said.

Each step is what somebody does, followed by what the bot does then. Pictures are drawn on threads, so that answers and
posts come in any order: those of a step are put in order by who reads them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from textwrap import indent
from typing import Any

import discord
import simcord
from PIL import Image
from simcord.components import COMPONENTS_V2_FLAG, walk_components

from arnak_bot.host import Table
from tests.discord.conftest import World, send_form
from tests.discord.strict.gate import Request

_STYLES = {1: "blue", 2: "grey", 3: "green", 4: "red", 5: "link"}
_ORDERS = (
    *("POST /interactions", "PATCH /webhooks", "POST /webhooks", "DELETE /webhooks"),
    *("POST /channels", "", "/users"),
)
_CALLBACKS = {
    4: "is answered",
    5: "is told to wait",
    6: "is acknowledged",
    7: "sees it change",
    8: "is offered",
    9: "sees a form",
}
_EPHEMERAL = 1 << 6
_USUAL = {
    "tts": False,
    "enforce_nonce": True,
    "disabled": False,
    "required": True,
    "default": False,
    "min_values": 1,
    "max_values": 1,
    "embeds": [],
    "attachments": [],
}
"""What is left out where it is so."""
_ID = re.compile(r"\b\d{17,20}\b")


def _begins(label: str, begin: str) -> bool:
    """Whether a label begins so, with or without its number."""
    return label.startswith(begin) or re.sub(r"^\d+\. ", "", label).startswith(begin)


@dataclass
class Transcript:
    """A session of people at Discord, written down."""

    world: World
    lines: list[str] = field(default_factory=list)
    _heard: list[tuple[Request, list[str]]] = field(default_factory=list)
    _names: dict[str, str] = field(default_factory=dict)
    _answers: dict[str, list[simcord.ResponseMessage]] = field(default_factory=dict)
    _above: set[str] = field(default_factory=set)
    _count: int = 0

    def __post_init__(self) -> None:
        self.world.gate.listener = self._note

    @property
    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    # --- what people do ---------------------------------------------------------------------------------

    async def table(self, *names: str, **options: object) -> Table:
        """Start a table, which is not told of here."""
        before = [*self.lines]
        table = await self.world.start_table(*names, **options)
        self.write()
        self.lines = [*before, "", f"## A table of {' and '.join(names)}"]
        return table

    async def slash(self, name: str, command: str, /, *place: Any, **options: Any) -> Any:
        """Let somebody type a command, in another place than the channel if one is given."""
        typed = " ".join(f"{key}={getattr(value, 'name', value)}" for key, value in options.items())
        actor = self.world.member(name)
        (where,) = place or (self.world.channel,)
        step = f"{name}: /{command} {typed}".strip() + (f" in {where.name}" if place else "")
        return await self._step(step, name, actor.slash(where, command, **options))

    async def play(self, *steps: str) -> None:
        """Let people act one after the other, as it is written down: "Ann: /game new", "Bob presses Join"."""
        for step in steps:
            name, what, how = step.split(" ", 2)
            match what:
                case "presses":
                    await self.click(name, how)
                case "chooses":
                    await self.choose(name, how)
                case _:
                    await self.slash(name.removesuffix(":"), f"{what.removeprefix('/')} {how}")

    async def types(self, name: str, command: str, option: str, text: str) -> None:
        typing = self.world.member(name).autocomplete(self.world.channel, command, option, text)
        await self._step(f"{name}: /{command} {option}={text}…", name, typing)

    async def click(self, name: str, *labels: str) -> Any:
        """Let somebody press, each time, the newest button that they see with a label that begins so."""
        for label in labels:
            message, item = self._find(name, "label", label)
            clicking = self.world.member(name).click(message, custom_id=item["custom_id"])
            result = await self._step(f"{name} presses {item['label']}", name, clicking)
        return result

    async def choose(self, name: str, *labels: str) -> None:
        """Let somebody choose the newest line of a menu that they see that begins so after its number, if any."""
        for label in labels:
            message, item = self._find(name, "options", label)
            line = next(each for each in item["options"] if _begins(each["label"], label))
            choosing = self.world.member(name).select(message, [line["value"]], custom_id=item["custom_id"])
            await self._step(f"{name} chooses {line['label']}", name, choosing)

    async def form(self, name: str, label: str, **changed: str) -> Any:
        """Let somebody open a form and send it back, but for what is changed as it was."""
        shown = await self.click(name, label)
        typed = " ".join(f"{key}={value}" for key, value in changed.items())
        return await self._step(f"{name} sends {typed}", name, send_form(self.world.member(name), shown, **changed))

    async def wait(self, hours: float, look_every: float | None = None) -> None:
        await self._step(f"{hours} hours go by", "", self.world.wait(hours=hours, look_every=look_every))

    def _find(self, name: str, key: str, begin: str) -> tuple[Any, dict[str, Any]]:
        """The message with such a button or menu that somebody looks at, and that: their own answers come first."""
        seen: list[Any] = [*self.world.channel.history(), *self._answers.get(name, [])]
        for message in reversed(seen):
            where = message.channel.id if isinstance(message, discord.Message) else message.channel_id
            if message.id not in self.world.gate.backend.messages[where]:
                continue  # the answer is gone
            stored = self.world.gate.backend.get_message(where, message.id)
            for item in walk_components(stored.components):
                texts = [each["label"] for each in item.get("options", [])] if key == "options" else [item.get("label")]
                if any(text is not None and _begins(text, begin) for text in texts):
                    return message, item
        raise AssertionError(f"{name} sees no {begin}")

    async def _step(self, said: str, name: str, doing: Awaitable[Any]) -> Any:
        self.write()
        self.lines += ["", f"## {said}"]
        result = await doing
        await self.world.env.settle()
        self.write()
        for message in [getattr(result, "response", None), *getattr(result, "followups", [])]:
            if message is not None:
                self._answers.setdefault(name, []).append(message)
        return result

    # --- what the bot does ------------------------------------------------------------------------------

    def _note(self, request: Request) -> None:
        files = [] if request.answer is None else [self._file(each) for each in request.files]
        self._heard.append((request, files))

    def _file(self, file: discord.File) -> str:
        if file.filename.endswith((".log", ".csv")):
            return file.filename
        at = file.fp.tell()
        file.fp.seek(0)
        width, height = Image.open(BytesIO(file.fp.read())).size
        file.fp.seek(at)
        return f"{file.filename} {width}x{height}"

    def write(self) -> None:
        """Write down what was asked of Discord since the last step."""
        heard = sorted(self._heard, key=lambda each: _order(each[0]))
        self._heard = []
        for request, files in heard:
            self.lines += map(self._named, self._told(request, files))

    def _told(self, request: Request, files: list[str]) -> Iterator[str]:
        data = dict(request.body or {})
        match request.method, request.path.strip("/").split("/"):
            case "GET", _:
                return
            case "POST", ["interactions", _, _, "callback"]:
                what, data = _CALLBACKS[data["type"]], dict(data.get("data") or {})
            case "PATCH", ["webhooks", *_, "@original"]:
                what = "reads now"
            case "DELETE", ["webhooks", *_]:
                what = "waits no more"
            case "POST", ["webhooks", *_]:
                what = f"is told besides, {self._message(request)}"
            case "POST", ["channels", channel, "messages"]:
                what = f"{self._message(request)} in {channel}"
            case "DELETE", ["channels", _, "messages", message]:
                what = f"{message} goes"
            case "PATCH", [*_, "messages", message]:
                what = f"{message} becomes"
            case method, _:
                what = f"{method} {request.path}"
        private = data.get("flags", 0) & _EPHEMERAL
        yield f"> {what}{', alone' if private else ''}"
        if private:
            data["flags"] -= _EPHEMERAL
        yield from (f"    {line}" for text in self._content(data, files) for line in text.split("\n"))

    def _message(self, request: Request) -> str:
        """The name of a new message: the next number."""
        if request.answer is None:
            return "a message that Discord does not take"
        self._count += 1
        self._names[str(request.answer["id"])] = f"message-{self._count}"
        return f"message-{self._count}"

    def _content(self, data: dict[str, Any], files: list[str]) -> Iterator[str]:
        """The lines of a message; whatever is not known here stands as it was sent."""
        if "content" in data and (data["content"] or not data.get("flags", 0) & COMPONENTS_V2_FLAG):
            yield from (f"| {line}" for line in (data.pop("content") or "").splitlines() or [""])
        if data.get("flags", 0) & COMPONENTS_V2_FLAG:  # which its components show
            data.pop("content", None)
            data["flags"] -= COMPONENTS_V2_FLAG
        if not data.get("flags"):
            data.pop("flags", None)
        alts = [each.get("description") or "" for each in data.pop("attachments", [])]
        for file, alt in zip(files, alts, strict=True) if files else ():
            yield f"{file}: {self._once(alt)}"
        if "components" in data:
            rows = data.pop("components")
            yield from (line for row in rows for line in self._component(row)) if rows else ["no buttons"]
        for choice in data.pop("choices", ()):
            yield _rest(choice)
        mentions = data.pop("allowed_mentions", None) or {}
        if mentions.pop("parse", None) or any(mentions.values()):
            yield f"pings {_rest(mentions)}"
        nonce = str(data.pop("nonce", ""))
        if nonce:
            yield f"nonce {nonce if nonce.startswith('arnak-') else 'of its own'}"
        if left := _rest(data):
            yield left

    def _component(self, item: dict[str, Any]) -> Iterator[str]:
        """A component with everything in it; a label of a form as the line above what it labels."""
        match item["type"]:
            case 1:
                yield from self._row(item["components"])
            case 9:
                (text,) = item["components"]
                yield f"| {text['content']} {_button(dict(item['accessory']))}"
            case 10:
                yield from (f"| {line}" for line in item["content"].splitlines())
            case 12:
                yield " ".join(f"picture {each['media']['url']}" for each in item["items"])
            case 14:
                yield "---"
            case 17:
                yield from (line for each in item["components"] for line in self._component(each))
            case 18:
                yield f"{item['label']}:"
                yield from self._row([item["component"]])
            case _:
                yield _rest(item)

    def _row(self, row: list[dict[str, Any]]) -> Iterator[str]:
        """A row of buttons in a line, or a menu in several."""
        if row[0]["type"] == 2:
            yield " ".join(_button(dict(item)) for item in row)
            return
        if row[0]["type"] == 4:
            yield from (f"field {item['custom_id']}: {item.get('value') or ''}" for item in row)
            return
        for item in map(dict, row):
            lines = "\n".join(_option(dict(each)) for each in item.pop("options", ()))  # one of channels has none
            del item["type"]
            yield f"menu {item.pop('custom_id')} “{item.pop('placeholder', '')}” {_rest(item)}".rstrip()
            if lines:
                yield indent(self._once(lines), "  ")

    def _once(self, text: str) -> str:
        """A long text, but where it is repeated: that would hide what is new."""
        known = text in self._above
        self._above.add(text)
        return "(as above)" if known else text

    def _named(self, line: str) -> str:
        """A line with names in place of Discord's ids."""
        world = self.world
        known = {str(member.id): name for name, member in world.people.items()}
        known |= {str(channel.id): channel.name or "direct" for channel in world.gate.backend.channels.values()}
        known |= {str(world.guild.id): "Camp", str(world.env.bot.application_id): "bot", **self._names}
        return _ID.sub(lambda found: known.get(found[0], "?"), line)


def _order(request: Request) -> int:
    """What is said to who clicked comes first, then what a channel is told, then what is tidied there."""
    asked = f"{request.method} {request.path}"
    return next((number for number, begin in enumerate(_ORDERS) if begin and asked.startswith(begin)), len(_ORDERS))


def _option(option: dict[str, Any]) -> str:
    sign = f"{(option.pop('emoji', None) or {}).get('name', '')} ".lstrip()
    told = f" ({option.pop('description')})" if option.get("description") else ""
    return f"{sign}{option.pop('label')}{told} = {option.pop('value')} {_rest(option)}".rstrip()


def _button(item: dict[str, Any]) -> str:
    del item["type"]
    sign = f"{(item.pop('emoji', None) or {}).get('name', '')} ".lstrip()
    said = f"{_STYLES[item.pop('style')]} {sign}{item.pop('label')} {item.pop('custom_id')} {_rest(item)}"
    return f"[{said.rstrip()}]"


def _rest(data: dict[str, Any]) -> str:
    """What is left of a message but for what is usual."""
    left = {key: value for key, value in data.items() if key not in _USUAL or value != _USUAL[key]}
    if isinstance(left.get("id"), int):  # of a component that clients are to show anew; it counts what was sent before
        left["id"] = "new"
    return json.dumps(left, ensure_ascii=False, sort_keys=True) if left else ""
