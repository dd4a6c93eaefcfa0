"""The sentences in the Fluent files: nothing forgotten, nothing dead, nothing said otherwise."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine import events as arnak_events
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.reasons import ReasonKind
from arnak_bot.games.arnak.thoughts import Why as ArnakWhy
from arnak_bot.games.arnak.wording.forms import ATTRIBUTES
from arnak_bot.games.arnak.wording.lessons import MOMENTS
from arnak_bot.games.lost_ark import engine as lost_ark
from arnak_bot.games.lost_ark.engine.printed import Terrain
from arnak_bot.games.lost_ark.thoughts import Why as LostArkWhy
from arnak_bot.games.lost_ark.wording.messages import HOME as LOST_ARK
from arnak_bot.games.lost_cities import engine as lost_cities
from arnak_bot.games.lost_cities.engine import events as lost_events
from arnak_bot.games.lost_cities.engine.actions import Verb as LostVerb
from arnak_bot.games.lost_cities.figures import Figure
from arnak_bot.games.lost_cities.thoughts import Why as LostCitiesWhy
from arnak_bot.games.lost_cities.wording.messages import HOME as LOST_CITIES
from arnak_bot.kit.prose import message_of
from arnak_bot.refusals import AboutGame, AboutPlayer, WithFacts
from arnak_bot.store import HOST_OPTIONS
from arnak_bot.wording import languages
from arnak_bot.wording.fluent import Home
from arnak_bot.wording.fluent.compiling import class_of, module, room_class
from arnak_bot.wording.fluent.compiling import messages_of as read_messages
from arnak_bot.wording.fluent.home import AMOUNTS, ROOT
from arnak_bot.wording.fluent.plurals import plural_test
from arnak_bot.wording.fluent.reading import Message, MessageError, read
from arnak_bot.wording.fluent.room import python_name
from arnak_bot.wording.messages import ENGLISH, LANGUAGES, Labels
from arnak_bot.wording.messages import HOME as HOST
from cogs.arnak import VERBS
from tests.wording.pages import sample
from tools import pseudo
from tools.message_stubs import homes, require_all_members

ROOMS = [(home, room) for home in homes() for room in home.rooms("en")]
USERS = ("arnak_bot", "cogs", "images")
messages_of = cache(read_messages)
ISOLATING = re.compile("[\u2066-\u2069]")


def _asked_for() -> set[tuple[str, str]]:
    """Every attribute with the name or attribute that it is asked of: ("texts", "turn_done")."""
    found = {pair for folder in USERS for path in (ROOT / folder).rglob("*.py") for pair in _attributes(path)}
    effects = [name for room, name in found if room == "Effects"]
    effects += [python_name(message_of(kind)) for kind in Effect.__args__]
    found |= {("effects", f"{name}{form}") for name in effects for form in ATTRIBUTES}
    thoughts = {*map(python_name, [*ArnakWhy, *LostCitiesWhy, *LostArkWhy]), *Verb}
    found |= {("thoughts", f"{start}{name}") for name in thoughts for start in ("", "purpose_")}
    found |= {("lessons", python_name(key)) for key in MOMENTS}
    refusals = (kind for base in (WithFacts, AboutGame, AboutPlayer) for kind in base.__subclasses__())
    found |= {("refusals", python_name(message_of(kind))) for kind in refusals}
    told = ("", ".told", ".twist", ".goal")
    chapters = [f"{each.key}{part}" for game in GAMES.values() for each in game.chapters for part in told]
    found |= {("chapters", python_name(each)) for each in (*chapters, "win")}
    found |= {(room, f"{each}{part}") for room, each in _of_families() for part in ("", "_text", "_also")}
    rooms = {"options", "tables", *(room for home, room in ROOMS if _is_all(home, room))}
    return found | {(room, python_name(each)) for room in rooms for each in _of_options()}


def _of_families() -> Iterator[tuple[str, str]]:
    """Labels, called as verbs; topics of the rules and pages of how to play, messages with a text."""
    for home, room in ROOMS:
        kinds = _ARNAK.get(room, ())
        yield from ((room, each.method) for each in messages_of(home, room) if each.id.partition(".")[0] in kinds)
        if home is LOST_CITIES and room in _LOST_CITIES:
            yield from ((room, f"{python_name(each)}{part}") for each in _LOST_CITIES[room] for part in ("", "_short"))
        if home is LOST_ARK:
            yield from ((room, python_name(each)) for each in _LOST_ARK.get(room, ()))
        if room in ("rules", "learn") or _is_all(home, room):
            yield from ((room, each) for each in getattr(import_module(home.package).ENGLISH, room).having("text"))


def _is_all(home: Home, room: str) -> bool:
    """Whether a small game says everything in this one room, its options and topics too."""
    return home.rooms() == [room]


_ARNAK = {
    "actions": [*Verb],
    "story": [*map(message_of, arnak_events.KINDS)],
    "moments": ["discovery", "overcome", "rescue", "temple"],
    "reasons": [kind.name.lower().replace("_", "-") for kind in ReasonKind],
    "verbs": [
        f"turn-{verb.name}{told}" for verb in VERBS for told in ("", *(f"-{each.name}" for each in verb.parameters))
    ],
}
"""What Arnak says by the kinds of things."""

_LOST_CITIES = {
    "story": [*map(message_of, lost_events.KINDS)],
    "actions": [f"{verb}{part}" for verb in LostVerb for part in ("", ".named")],
    "refusals": [why.name for why in lost_cities.Why],
    "scores": [*lost_cities.ScoreSource],
    "statistics": [*Figure],
    "thoughts": [f"then-{verb}" for verb in LostVerb],
    "components": [f"{what}-text" for what in ("artifact", "arrow", "points")],
}
"""What Lost Cities says by the kinds of things."""

_LOST_ARK = {
    "actions": [*lost_ark.Verb, "call-and-end"],
    "refusals": [why.name for why in lost_ark.Why],
    "prose": [*lost_ark.Colour, *(f"{terrain}{part}" for terrain in Terrain for part in ("", ".several"))],
    "components": [
        f"{each.key}{part}" for each in GAMES["lost-ark"].texts("en").reference.look_ups() for part in ("", ".told")
    ],
}
"""What the Lost Ark says by the kinds of things."""


def _of_options() -> Iterator[str]:
    """The messages that options may have."""
    for option in (*HOST_OPTIONS, *(option for game in GAMES.values() for option in game.options)):
        told = [f"{text}-{choice.typed}" for text in ("name", "lobby", "proposed") for choice in option.choices]
        yield from (f"{option.key}.{each}" for each in (*OptionScope, "lobby", "proposed", *told))
    yield from (f"game.{where}" for where in OptionScope)


def _attributes(path: Path) -> Iterator[tuple[str, str]]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    rooms = dict(_named_rooms(nodes))
    if path.is_relative_to(ROOT / "images/kit"):
        rooms["words"] = "pictures"  # names know no other room
    for node in nodes:
        if isinstance(node, ast.Attribute):
            of = node.value
            name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
            yield rooms.get(name, name), node.attr
            yield "any" if name == "said" else name, node.attr
        elif isinstance(node, ast.AsyncFunctionDef):
            yield from _texts_of_command(node)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            match node.slice:
                case ast.JoinedStr([ast.Constant(str() as family), *_]):
                    yield node.value.attr, f"{family}*"
        elif isinstance(node, ast.Call):
            match node:  # said.tell(f"ask-{kind}", fact), section(said, "turns", total, figures)
                case ast.Call(ast.Name("menu"), [ast.Constant(str() as family), *_], of_a_game):
                    yield "verbs" if of_a_game else "commands", f"{family.partition('-')[0]}-*"
                case ast.Call(ast.Attribute(_, "section"), [_, ast.Constant(str() as heading), *_]):
                    yield "statistics", f"{heading}.*"
                case ast.Call(ast.Attribute(of, "tell"), [ast.JoinedStr([ast.Constant(str() as family), *_]), *_]):
                    name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
                    yield rooms.get(name, name), f"{family}*"


def _texts_of_command(function: ast.AsyncFunctionDef) -> Iterator[tuple[str, str]]:
    """What a command and its parameters are described as, if the function is one."""
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(ast.Name("command"), [ast.Constant(str() as group), *of_a_game]):
                room, name = "verbs" if of_a_game else "commands", f"{group}_{function.name.rstrip('_')}"
                yield from ((room, f"{name}{each}") for each in ("", *(f"_{each.arg}" for each in function.args.args)))


def _named_rooms(nodes: list[ast.AST]) -> Iterator[tuple[str, str]]:
    """Names that stand for a room: `said = words.texts`."""
    for node in nodes:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                both = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
                pairs = zip(target.elts, node.value.elts, strict=True) if both else [(target, node.value)]  # type: ignore[attr-defined]
                for name, value in pairs:
                    if isinstance(name, ast.Name) and isinstance(value, ast.Attribute):
                        yield name.id, value.attr


def test_every_message_is_used_somewhere() -> None:
    asked, dead = _asked_for(), []
    for home, room in ROOMS:
        rooms = home.rooms() if room == AMOUNTS else [room]
        other = {name for each in rooms for name in re.findall(r"\{ ([a-z.-]+) \}", home.text(each, "en"))}
        dead += [
            f"{home.package}: {room}.ftl: {message.id}"
            for message in messages_of(home, room)
            if message.id not in other and not {*_ways_to_say(room, message)} & asked
        ]
    assert not dead, f"nobody says {', '.join(dead)}"


def _ways_to_say(room: str, message: Message) -> Iterator[tuple[str, str]]:
    """By its name, as a value of its class, or as one of a family: "card-*"."""
    yield from ((room, message.method), ("any", message.method), (class_of(room), message.method))
    yield room, f"{message.id.partition('-')[0]}-*"
    yield room, f"{message.id.partition('.')[0]}.*"


@pytest.mark.parametrize(("home", "room"), ROOMS, ids=[room for _, room in ROOMS])
def test_a_message_gives_the_same_text_as_fluent(home: Home, room: str) -> None:
    """What is compiled and Mozilla's own formatter agree on every message, in every number and variant."""
    bundle = FluentBundle(["en-US"], use_isolating=False)
    bundle.add_resource(FluentResource(home.text("amounts", "en")))
    bundle.add_resource(FluentResource(home.text(room, "en")), allow_overrides=True)
    said = getattr(import_module(home.package).ENGLISH, room)
    for message, count in product(messages_of(home, room), range(6)):
        told = {parameter.name: sample(parameter, count) for parameter in message.parameters}
        name, _, attribute = message.id.partition(".")
        entry = bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        expected, errors = bundle.format_pattern(pattern, told)
        assert isinstance(expected, str)
        assert not errors
        assert getattr(said, message.method)(**told) == expected
        assert not ISOLATING.search(expected)


def test_no_sentence_has_a_typewriters_apostrophe() -> None:
    files = sorted((ROOT / "arnak_bot").rglob("*.ftl"))
    lines = [(file.name, line) for file in files for line in file.read_text("utf-8").splitlines()]
    straight = [each for each in lines if not each[1].lstrip().startswith("#") and re.search(r"[\w}]'", each[1])]
    assert len(files) > 50 and straight == [], "in sentences it is ’"


def test_untranslated_messages_are_english() -> None:
    english = {message.id: message for message in messages_of(HOST, "labels")}
    german = "join = Platz nehmen\ntaken-back = { $steps ->\n    [one] einer\n   *[other] { $steps } Schritte\n}\n"
    space: dict[str, type[Labels]] = {"Labels": Labels}
    exec("\n".join(room_class("labels", read(german, "de", english), "de")), space)
    said = space["Labels_de"]()
    assert isinstance(said, type(ENGLISH.labels))
    assert said.join() == "Platz nehmen"
    assert (said.taken_back(steps=1, whole="no"), said.taken_back(steps=3, whole="no")) == ("einer", "3 Schritte")
    assert said.leave() == ENGLISH.labels.leave()


def test_a_message_may_refer_to_an_amount_in_its_own_language_and_prefers_its_own_room() -> None:
    english = {message.id: message for message in messages_of(HOST, "labels")}
    amounts = "steps = { $steps ->\n    [one] einen Schritt\n   *[other] { $steps } Schritte\n}\njoin = hundert\n"
    text = "join = dabei\nleave = { join }\ntaken-back = { steps } zurück\n"
    said = {each.id: each for each in read(text, "de/labels.ftl", english, amounts=amounts)}
    assert [*said] == ["join", "leave", "taken-back"]
    space: dict[str, type[Labels]] = {"Labels": Labels}
    exec("\n".join(room_class("labels", said.values(), "de")), space)
    room = space["Labels_de"]()
    assert tuple(room.taken_back(steps=steps, whole="no") for steps in (1, 2)) == (
        "einen Schritt zurück",
        "2 Schritte zurück",
    )
    assert room.leave() == "dabei"


def test_a_term_in_a_translation_is_replaced_by_its_text() -> None:
    english = {message.id: message for message in messages_of(HOST, "labels")}
    back, _ = read("-step = Schritt\nback = ein { -step } zurück\nnext = weiter\n", "de/labels.ftl", english)
    assert "".join(map(str, back.line)) == "ein Schritt zurück"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dug = { $who } digs\n", "no comment says what $who is"),
        ("# $who: who\n# $what: what\ndug = { $who } digs\n", "nothing says $what"),
        ("### $who: who\n\ndug = digs\n", "nothing says $who"),
        ("dug = { other } digs\n", "other is not in this file"),
        ('# $at (number): when\ndug = { DATETIME($at, month: "long") }\n', "FunctionReference is not supported"),
        ("dug digs\n", "not Fluent: line 1, 'dug digs': Expected token"),
        ("dug = digs\ndug = digs\n", "dug is defined twice"),
        ("dug = { dig }\ndig = { dug }\n", "refers to itself"),
        (
            "# $ends (arnak_bot.store.kinds.Ends): how\nends = { $ends ->\n    [auto] so\n   *[ask] thus\n}\n",
            "not the members of Ends: table",
        ),
    ],
)
def test_a_file_that_cannot_be_compiled_is_rejected_by_name(text: str, why: str) -> None:
    with pytest.raises(MessageError, match=re.escape(why)):
        for message in read(text, "en/digs.ftl"):
            require_all_members(message)


def test_a_parameter_is_described_nearby_or_once_for_a_file_or_for_all_rooms() -> None:
    explained = "### $who: who\n### $at (number): when\n\n# $who (number): of how many\n"
    (dug,) = read(
        f"{explained}dug = {{ $who }} dig at {{ $at }} in {{ $site }}\n",
        "en/digs.ftl",
        shared={"site": "", "at": "", "idol": ""},
    )
    assert {each.name: each.number for each in dug.parameters} == {"who": True, "at": True, "site": False}


def test_a_parameter_described_for_all_rooms_is_used_in_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Home, "folder", tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "digs.ftl").write_text("dug = { $who } digs\n")
    (tmp_path / "en" / "parameters.ftl").write_text("### $who: who\n### $idol: what they find\n")
    with pytest.raises(MessageError, match=re.escape("parameters.ftl: nothing says $idol")):
        module(Home("digs"))


@pytest.mark.parametrize(
    ("text", "why"), [("gone = weg\n", "not a message in English"), ("join = { $x }\n", "never told $x")]
)
def test_a_translation_of_a_message_that_does_not_exist_is_rejected(text: str, why: str) -> None:
    english = {message.id: message for message in messages_of(HOST, "labels")}
    with pytest.raises(MessageError, match=re.escape(why)):
        read(text, "de/labels.ftl", english)


@pytest.mark.parametrize(
    ("language", "plural", "numbers"),
    [("en", "one", [1]), ("fr", "one", [0, 1]), ("pl", "few", [2, 3, 4, 22, 23, 24]), ("ar", "two", [2])],
)
def test_plurals_are_those_of_unicode(language: str, plural: str, numbers: list[int]) -> None:
    test = plural_test(language, plural, "count")
    assert [count for count in range(26) if eval(test, {"count": count})] == numbers


def test_the_pseudo_language_is_accented_and_longer_and_keeps_discord_markup() -> None:
    said = pseudo.words()
    assert said.labels.undo(action="Buy Hat").endswith(": Buy Hat")
    page = said.texts.help_away()
    assert "`/table pause`" in page
    assert not re.search(r"[a-zA-Z]", re.sub(r"`[^`]*`", "", page))
    english = ENGLISH.texts.went_wrong()
    assert len(said.texts.went_wrong()) >= 1.35 * len(english)


def test_somebody_reads_the_language_of_their_locale_or_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german, brazilian = replace(ENGLISH, language="de"), replace(ENGLISH, language="pt-BR")
    monkeypatch.setitem(LANGUAGES, "de", german)
    monkeypatch.setitem(LANGUAGES, "pt-BR", brazilian)
    assert languages.words_for("de") is languages.words_for("de-AT") is german
    assert languages.words_for("pt-BR") is brazilian
    assert languages.words_for("ja") is languages.words_for("en-US") is languages.words_for(None) is ENGLISH


def test_a_tables_own_language_takes_precedence_over_its_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    german = replace(ENGLISH, language="de")
    monkeypatch.setitem(LANGUAGES, "de", german)
    assert languages.table_words(None, "de") is german
    assert languages.table_words("en", "de") is ENGLISH
    assert languages.table_words(None, None) is ENGLISH


def test_a_message_that_is_not_there_is_named_as_in_the_file() -> None:
    with pytest.raises(AttributeError, match="Options have no piles.name-3"):
        ENGLISH.options["piles.name-3"]
    with pytest.raises(AttributeError, match="Options have no piles.name-3"):
        ENGLISH.options.tell("piles.name-3", str)
