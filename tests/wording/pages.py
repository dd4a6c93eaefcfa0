"""What is said around the games, for the approved files: every message of the Fluent files, figures, great moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from arnak_bot.game.options import GameOptions
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine.content import ASSISTANTS, ITEMS
from arnak_bot.games.arnak.engine.events import Discovered, Event, GuardianAwoke, Overcame, ReachedTemple, Rescued
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.figures import Family, Figure
from arnak_bot.games.arnak.wording import moments
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.kit.pages import as_text
from arnak_bot.store import ResultRecord
from arnak_bot.wording.fluent.compiling import messages_of
from arnak_bot.wording.fluent.reading import Message, Parameter
from arnak_bot.wording.messages import HOME as HOST
from tests.engine.stage import Stage
from tests.wording.happenings import GROUND, example_of
from tools.message_stubs import homes

REFERENCE = ARNAK.texts("en").reference

Line = tuple[str, str]


def sample(parameter: Parameter, count: int) -> int | str:
    """A value to say for a parameter: the number itself, another member or variant for every number, or its name."""
    if parameter.number:
        return count
    values = _members(parameter) or parameter.values
    return values[count % len(values)] if values else f"<{parameter.name}>"


def _members(parameter: Parameter) -> tuple[str, ...]:
    if not parameter.enum:
        return ()
    module, _, name = parameter.enum.rpartition(".")
    return tuple(str(member.value) for member in getattr(import_module(module), name))


def of_messages() -> Iterator[Line]:
    """Every message of the Fluent files in every variant, as its method says it."""
    for home in homes():
        of_game = "" if home == HOST else f"{home.package} "
        for room in home.rooms("en"):
            said = getattr(import_module(home.package).ENGLISH, room)
            for message in messages_of(home, room):
                yield from _variants(f"{of_game}{room}.{message.id}", message, getattr(said, message.method))


def _variants(name: str, message: Message, say: Callable[..., str]) -> Iterator[Line]:
    heard: set[str] = set()
    most = max((len(_members(each) or each.values) for each in message.parameters), default=0)
    for count in range(max(3, most)):
        samples = {each: sample(each, count) for each in message.parameters}
        words = say(**{each.name: value for each, value in samples.items()})
        if words not in heard:
            heard.add(words)
            yield " ".join([name, *_named_variant(samples, count)]), words.replace("\n", " / ")


def _named_variant(samples: Mapping[Parameter, int | str], count: int) -> list[str]:
    """What distinguishes a variant: its keys, which another variant does not change; a number where it has none."""
    keys = [str(value) for each, value in samples.items() if each.enum or each.values]
    numbered = not keys or any(each.number for each in samples)
    return [*keys, *([str(count)] if samples and numbered else [])]


def _result(
    table: int, seat: int, board: str, players: int, rival: int | None, points: int, rank: int, seconds: int | None
) -> ResultRecord:
    options = GameOptions.of({"board": board, "rival": rival})
    return ResultRecord(table, seat, 10 + seat, 1, ARNAK.key, options, players, points, rank, seconds)


def _results() -> list[ResultRecord]:
    """Three games of two and one against the rival; every figure has a number of its own."""
    figures = {figure.value: 7 * number for number, figure in enumerate(Figure, 11)}
    for number, card in enumerate(["fear", "funding-car", *[item.id for item in ITEMS[:7]]]):
        figures |= {Family.PLAYED.of(card): 90 - number, Family.BOUGHT.of(card): 40 + number}
    figures |= {Family.ASSISTANT.of(assistant.number): assistant.number for assistant in ASSISTANTS}
    played = [(1, 61, 1), (1, 48, 2), (2, 55, 2), (2, 70, 1), (3, 44, 1), (3, 43, 2)]
    return [
        _result(table, index % 2, "bird" if table < 3 else "snake", 2, None, points, rank, 600)
        for index, (table, points, rank) in enumerate(played)
    ] + [replace(_result(4, 0, "snake", 1, 3, 52, 2, 1200), figures=figures)]


def of_statistics() -> Iterator[Line]:
    """The pages of a player, of a server, and of both where there is nothing to tell."""
    results, names = _results(), {10: "Ann", 11: "Bob"}
    bare = [_result(5, 0, "bird", 2, None, 40, 1, None)]
    for title, page in (
        ("player", REFERENCE.player_statistics([each for each in results if each.user_id == 10])),
        ("server", REFERENCE.server_statistics(results, names)),
        ("player without figures", REFERENCE.player_statistics(bare)),
        ("server without figures", REFERENCE.server_statistics(bare, names)),
    ):
        times: Counter[str] = Counter()
        for section, rows in page:
            for name, value in rows:
                times[f"{section}/{name}"] += 1
                again = f" ({times[f'{section}/{name}']})" if times[f"{section}/{name}"] > 1 else ""
                yield f"{title}, {section}, {name}{again}", value
        for number, part in enumerate(as_text("Ann", page, 600)):
            yield f"{title}, part {number}", part.replace("\n", " / ")


def of_moments() -> Iterator[Line]:
    """The great moments: headline, words and alt text; who came first to the temple, and what the rival does."""
    yield from _moment("Overcame", [example_of(Overcame)], GROUND)
    for assistant in ASSISTANTS:
        yield from _moment(f"Rescued {assistant.number}", [_example(Rescued, assistant=assistant.number)], GROUND)
    for site in ("L1-1", "L1-2"):
        found, awoke = _example(Discovered, site=site), _example(GuardianAwoke, site="L1-1")
        yield from _moment(f"Discovered {site}", [found, awoke], GROUND)
    for arrivals in ((), (0,), (1, 0), (1, 2, 0), (1, 2, 3, 0)):
        view = replace(GROUND, arrivals=arrivals)
        yield from _moment(f"ReachedTemple {len(arrivals)}", [_example(ReachedTemple, seat=0)], view)
    yield from _moment("Rescued of the rival", [_example(Rescued, seat=RIVAL_SEAT)], Stage(rival=1).game.view(None))
    for moment in ("discovery", "overcome", "temple", "rescue"):
        yield f"you, {moment}", moments.headline_for_you(moment, "1-1", 1, 1, ENGLISH)


def _example(kind: type[Event], **chosen: Any) -> Event:
    event: Any = example_of(kind)
    changed: Event = replace(event, **chosen)
    return changed


def _moment(key: str, events: Sequence[Event], view: GameView) -> Iterator[Line]:
    for said in moments.moments(events, view, ("Ann", "The rival"), ENGLISH):
        yield key, f"{said.headline} / {said.words} / {said.alt}"


PAGES: dict[str, Callable[[], Iterable[Line]]] = {
    "messages": of_messages,
    "statistics": of_statistics,
    "moments": of_moments,
}
